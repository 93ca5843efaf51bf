"""What answered a question, and where answers may come from."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from kept.errors import InvalidInput
from kept.types import Hit

Strategy = Literal["hybrid", "semantic", "fuzzy", "keyword"]

# Where answers may come from.
Source = Literal["memories", "conversations"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.storage.segments import Told


def checked_sources(sources: Sequence[str]) -> Sequence[Source]:
    """Return *sources* if there are such, or raise `InvalidInput`."""
    known = get_args(Source)
    if isinstance(sources, str) or not sources or not set(sources) <= set(known):
        raise InvalidInput(f"sources must be one or more of {' and '.join(known)}", field="sources")
    return [source for source in known if source in sources]


class Recalled(NamedTuple):
    """What was found, what answered, and what stood in the way of more."""

    hits: list[Hit]
    strategy: Strategy
    note: str | None = None
    said: "list[Told]" = []  # noqa: RUF012 - a default of a tuple's field, never changed
