"""What the engine asks a database about the vectors of what it holds."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from kept.types import Caller


class Near(NamedTuple):
    """Where to look besides the words: near *vector* (float32), as *model* made it, for the *most* nearest.

    With *exactly*, as models deserve that see more than single words, what
    the signs of the vectors nominate is put in order by the vectors themselves.
    With *once*, nobody asks again, and nothing need be kept ready for it.
    *besides* are rows that are looked at wherever their vectors point.
    *unnamed* has, for each name in the question, its words and where the
    question points without it.
    """

    model: str
    vector: bytes
    most: int
    exactly: bool = False
    once: bool = False
    besides: tuple[int, ...] = ()
    unnamed: "tuple[Unnamed, ...]" = ()


class Unnamed(NamedTuple):
    """The words of a name in a question, and what makes the vector (float32) of the question without it.

    To make it may take as long as all the rest of a recall: only for names that are common.
    """

    terms: tuple[str, ...]
    vector: Callable[[], bytes]


class Unembedded(NamedTuple):
    """A text that has no vector yet, in the version that was read; if it has one by another model, by which.

    ``tenant`` is whose it is, where rows are counted per tenant.
    """

    row: int
    space: int
    version: int
    text: str
    instead: str | None = None
    tenant: str = ""


class Embedded(NamedTuple):
    """A text, its vector (float32), and the pieces of its words."""

    text: Unembedded
    vector: bytes
    pieces: bytes


class Coverage(NamedTuple):
    """How many of a tenant's memories have a vector by a model, and how many wait for one."""

    embedded: int
    waiting: int


class Vectors(Protocol):
    """The vectors of one store."""

    def waiting(self, caller: Caller, model: str, most: int) -> list[Unembedded]:
        """Return texts of the tenant that have no vector by *model*, oldest first. None is shown to anybody."""

    def add(self, model: str, embedded: Sequence[Embedded]) -> None:
        """Take in what *model* made: found by from now on here, written now and then, and with `save`.

        Raises:
            Backend: it was time to write, which failed or would have taken long; what was taken in stays.
        """

    def save(self) -> None:
        """Write what was added; what has changed or gone meanwhile is left out, and waits again.

        Raises:
            Backend: the store cannot be written now; nothing is forgotten.
        """

    def coverage(self, caller: Caller, model: str) -> Coverage:
        """Tell how far *model* has come, not counting what is not written yet."""
