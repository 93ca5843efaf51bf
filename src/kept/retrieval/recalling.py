"""What answered a question, and where its asker works."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from kept.types import Hit
from kept.values import replace

# So much nearer are memories of the same branch, and of the default branch:
# enough to reorder near ties, too little to bury a clearly better answer.
SAME_BRANCH, DEFAULT_BRANCH = 1.06, 1.03

# What the default branch is called where nothing tells.
_USUAL_DEFAULTS = ("main", "master")

Strategy = Literal["hybrid", "semantic", "fuzzy", "keyword"]


class Recalled(NamedTuple):
    """What was found, what answered, and what stood in the way of more."""

    hits: list[Hit]
    strategy: Strategy
    note: str | None = None


def by_branch(hits: Sequence[Hit], branch: str | None, default: str | None) -> list[Hit]:
    """Return *hits* with those of *branch*, then those of the *default* branch, raised among near equals."""
    defaults = (default,) if default else _USUAL_DEFAULTS

    def nearness(hit: Hit) -> float:
        if branch is not None and hit.memory.branch == branch:
            return SAME_BRANCH
        # What belongs to no branch belongs to all.
        return DEFAULT_BRANCH if hit.memory.branch is None or hit.memory.branch in defaults else 1.0

    raised = [replace(hit, score=min(1.0, round(hit.score * nearness(hit), 4))) for hit in hits]
    order = sorted(range(len(hits)), key=lambda at: -hits[at].score * nearness(hits[at]))
    return [raised[at] for at in order]
