"""Two texts side by side, with what differs marked, word by word."""

import re
from collections import Counter
from contextlib import suppress
from difflib import Match, SequenceMatcher

from markupsafe import Markup

from kept.surfaces.web.rendering import visible

_PIECES = re.compile(r"\s+|[^\W_]+|[\W_]")

# How many pairs of equal pieces are looked at: a tenth of a second's worth. Texts that repeat a few pieces would take
# the cube of their length. Beyond this, texts are compared line by line, and if that is too much as well, not at all.
_MOST_LOOKS = 1_000_000


def side_by_side(before: str, after: str) -> tuple[Markup, Markup]:
    """Return both texts as HTML, in which ``del`` and ``ins`` mark what differs.

    >>> side_by_side("uses pnpm 9", "uses pnpm 10")
    (Markup('uses pnpm <del>9</del>'), Markup('uses pnpm <ins>10</ins>'))
    """
    for old, new in (
        (_PIECES.findall(before), _PIECES.findall(after)),
        (before.splitlines(keepends=True), after.splitlines(keepends=True)),
    ):
        with suppress(_TooMuchError):
            return _marked(old, new)
    return visible(before), visible(after)


class _TooMuchError(Exception):
    """Comparing would take too long."""


class _Matcher(SequenceMatcher[str]):
    """Compares as its base does, and gives up when that takes too long."""

    def __init__(self, old: list[str], new: list[str]) -> None:
        super().__init__(None, old, new, autojunk=False)
        self._old = old
        self._times_in_new = Counter(new)
        self._looks = 0

    def find_longest_match(self, alo: int = 0, ahi: int | None = None, blo: int = 0, bhi: int | None = None) -> Match:
        """Return the longest part that both have there."""
        self._looks += sum(self._times_in_new[piece] for piece in self._old[alo:ahi])
        if self._looks > _MOST_LOOKS:
            raise _TooMuchError
        return super().find_longest_match(alo, ahi, blo, bhi)


def _marked(old: list[str], new: list[str]) -> tuple[Markup, Markup]:
    left, right = Markup(""), Markup("")
    for kind, a, b, c, d in _Matcher(old, new).get_opcodes():
        gone, come = "".join(old[a:b]), "".join(new[c:d])
        if kind == "equal":
            left, right = left + visible(gone), right + visible(come)
            continue
        if gone:
            left += Markup("<del>{}</del>").format(visible(gone))
        if come:
            right += Markup("<ins>{}</ins>").format(visible(come))
    return left, right
