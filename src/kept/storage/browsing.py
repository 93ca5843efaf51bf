"""What the engine asks a database for people who look through their memories: by day, by likeness."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Literal, NamedTuple, Protocol

from kept.types import Actor, Caller, Memory

Likeness = Literal["same", "differs"]


class Learned(NamedTuple):
    """How many memories came in on one day, from whom, and how."""

    day: date
    actor: Actor
    dialect: str
    memories: int


class Pair(NamedTuple):
    """Two live memories that say nearly the same, or the same with another value."""

    newer: Memory
    older: Memory
    kind: Likeness


class Browsing(Protocol):
    """Looking through what the caller may see."""

    def learned(self, caller: Caller, since: datetime, until: datetime) -> list[Learned]:
        """Count what was stored on each day, by whom and how, trash aside."""

    def projects(self, caller: Caller) -> list[str]:
        """Return the projects in which memories that the caller may see were written; the first few hundred."""

    def predecessors(self, caller: Caller, uid: str) -> list[Memory]:
        """Return what the memory *uid* has superseded, the latest first."""

    def uncompared(self, caller: Caller, most: int) -> list[Memory]:
        """Return live memories that were not compared with the others yet, the newest first."""

    def note_compared(
        self,
        caller: Caller,
        compared: Sequence[Memory],
        pairs: Sequence[tuple[str, str, Likeness]],
        *,
        is_all: bool = False,
    ) -> None:
        """Note that *compared* were, and which pairs of uids (newer, older) are alike; judged ones stay judged.

        With *is_all* there was nothing else to compare.
        """

    def is_compared(self, caller: Caller) -> bool:
        """Tell, at once, whether every memory was compared with the others."""

    def pairs(self, caller: Caller, kind: Likeness, limit: int, offset: int = 0) -> list[Pair]:
        """Return pairs that nobody has judged, the newest first."""

    def count_pairs(self, caller: Caller, kind: Likeness) -> int:
        """Count what `pairs` would return without a limit."""

    def dismiss(self, caller: Caller, newer: str, older: str) -> None:
        """Note that a person wants both of a pair as they are."""


def not_compared(compared: tuple[int, int] | None) -> list[tuple[Literal["any", "newer", "older"], tuple[int, ...]]]:
    """Return where to look for what was not compared yet, given the first and the last row that were.

    What was compared has no gaps: it grows by the next newer ones, then by the next older ones.
    """
    if compared is None:
        return [("any", ())]
    first, last = compared
    return [("newer", (last,)), *([("older", (first,))] if first > 0 else [])]  # type: ignore[list-item]  # as above
