"""Many cases in one test, where a store for each would take longer than what is tried on it."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def case(*given: object) -> Iterator[None]:
    """Let whatever fails in the block say which case it was."""
    try:
        yield
    except BaseException as error:
        error.add_note("in the case " + ", ".join(map(repr, given)))
        raise
