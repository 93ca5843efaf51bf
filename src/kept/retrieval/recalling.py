"""What answered a question, and where its asker works."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from kept.errors import InvalidInput
from kept.types import Hit, Signal
from kept.values import replace

# So much nearer are memories of the same branch, and of the default branch:
# enough to reorder what says about the same, too little to bury a clearly better answer.
SAME_BRANCH, DEFAULT_BRANCH = 1.25, 1.12

# What the default branch is called where nothing tells.
_USUAL_DEFAULTS = ("main", "master")

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


def by_branch(hits: Sequence[Hit], branch: str | None, default: str | None) -> list[Hit]:
    """Return *hits* with those of *branch*, then those of the *default* branch, raised among near equals.

    What is placed before another has at least its score.
    """
    defaults = (default,) if default else _USUAL_DEFAULTS

    def nearness(hit: Hit) -> float:
        if branch is not None and hit.memory.branch == branch:
            return SAME_BRANCH
        # What belongs to no branch belongs to all.
        return DEFAULT_BRANCH if hit.memory.branch is None or hit.memory.branch in defaults else 1.0

    least = 0.0
    raised: list[Hit] = []
    for hit in sorted(hits, key=lambda hit: -hit.score * nearness(hit))[::-1]:
        least = max(least, hit.score)
        raised.append(hit if hit.score == least else _raised(hit, least))
    return raised[::-1]


def _raised(hit: Hit, score: float) -> Hit:
    by_branch = Signal("branch", round(score - hit.score, 4))
    return replace(hit, score=score, signals=(*hit.signals, by_branch) if hit.signals else ())
