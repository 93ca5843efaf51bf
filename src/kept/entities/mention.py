"""What a mention is, and a text in the forms that finding mentions reads."""

import re
from bisect import bisect_right
from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple

from kept.entities.catalog import WORD, canonical, fold_in_place

EntityType = Literal["technology", "person", "organization", "file", "identifier", "url", "version", "concept"]


@cache
def pattern(source: str) -> re.Pattern[str]:
    """Compile a pattern when it is first used: `re` has a cache too, but looking it up takes as long as matching."""
    return re.compile(source)


class Mention(NamedTuple):
    """Where a text names something: from *start* up to *end*, by its canonical name and as it is shown."""

    type: EntityType
    name: str
    display: str
    start: int
    end: int


class Find(NamedTuple):
    """Something found, before it is known what else was found at the same place.

    Of finds that overlap the longest stays; among equals the one with the
    lowest rank. One without a type only keeps others from its place.
    """

    start: int
    end: int
    rank: int
    type: EntityType | None
    name: str
    display: str


# Ranks: at the same place, what is told by more than the bare name goes first.
BY_CONTEXT, BY_FORM, BY_NAME, BY_GUESS = range(4)

_SENTENCE_END = r"[.!?\n。！？；](?:(?<=[\n。！？；])|[\"')\]]{0,4}\s)"
_BEFORE_SENTENCE = " \t\"'“”«»„([*_-–•>#`"


class Text:
    """A text as given, and folded: a position means the same in both."""

    def __init__(self, text: str) -> None:
        self.plain = text
        self.folded = fold_in_place(text)
        self.words: list[str] = pattern(WORD).findall(self.folded)
        self.word_set = set(self.words)
        self.has_digit = pattern("[0-9]").search(text) is not None
        # Whether a part is in a script without blanks.
        self.is_unspaced = not text.isascii() and pattern("[\u3040-\u30ff\u3400-\u9fff]").search(text) is not None
        # A cached property takes a lock, which takes longer than most texts need in all.
        self._spans: list[tuple[int, int]] | None = None
        self._starts: list[int] | None = None

    @property
    def spans(self) -> list[tuple[int, int]]:
        """Where the words are."""
        if self._spans is None:
            self._spans = [match.span() for match in pattern(WORD).finditer(self.folded)]
        return self._spans

    @property
    def _sentence_starts(self) -> list[int]:
        if self._starts is None:
            self._starts = [0, *(match.end() for match in pattern(_SENTENCE_END).finditer(self.plain))]
        return self._starts

    def sentence(self, at: int) -> tuple[int, int]:
        """Return where the sentence around *at* starts and ends."""
        starts = self._sentence_starts
        number = bisect_right(starts, at)
        return starts[number - 1], starts[number] if number < len(starts) else len(self.plain)

    def begins_sentence(self, at: int) -> bool:
        """Tell whether nothing but quotes and bullets stands between *at* and the start of its sentence."""
        start = self.sentence(at)[0]
        return at - start <= _MOST_BEFORE_SENTENCE and not self.plain[start:at].strip(_BEFORE_SENTENCE)

    def before(self, at: int) -> list[str]:
        """Return the two folded words before *at*, as far as they are near."""
        return pattern(r"[^\W\d_]+(?:['’][^\W\d_]+)?").findall(self.folded[max(0, at - 28) : at])[-2:]

    def after(self, at: int) -> str:
        """Return the folded word right after *at*, if only a blank or a possessive comes between."""
        match = pattern(r"[ \u00a0]([^\W\d_]+(?:['’][^\W\d_]+)?)").match(self.folded[at : at + 28])
        return match[1] if match else ""

    def find(self, type: EntityType, start: int, end: int, rank: int, display: str = "") -> Find:
        """Return what is found from *start* to *end*, named as it is written there."""
        written = self.plain[start:end]
        return Find(start, end, rank, type, canonical(written), display or " ".join(written.split()))


_MOST_BEFORE_SENTENCE = 12


def resolved(finds: Iterable[Find]) -> list[Find]:
    """Return the finds that stay where several overlap, in order of position."""
    kept: list[Find] = []
    every = sorted(finds, key=lambda find: (find.start, -find.end, find.rank))
    at = 0
    while at < len(every):
        # Finds that touch one another form a group; only within it must they be compared.
        group_end, after = every[at].end, at + 1
        while after < len(every) and every[after].start < group_end:
            group_end = max(group_end, every[after].end)
            after += 1
        kept += _winners(every[at:after]) if after - at > 1 else every[at:after]
        at = after
    return [find for find in kept if find.type is not None]


def _winners(group: list[Find]) -> list[Find]:
    winners: list[Find] = []
    starts: list[int] = []
    for find in sorted(group, key=lambda find: (find.start - find.end, find.rank, find.start)):
        place = bisect_right(starts, find.start)
        is_free = (place == 0 or winners[place - 1].end <= find.start) and (
            place == len(winners) or find.end <= winners[place].start
        )
        if is_free:
            starts.insert(place, find.start)
            winners.insert(place, find)
    return winners
