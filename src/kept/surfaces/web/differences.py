"""Two texts side by side, with what differs marked, word by word."""

import re
from difflib import SequenceMatcher

from markupsafe import Markup

from kept.surfaces.web.rendering import visible

_PIECES = re.compile(r"\s+|[^\W_]+|[\W_]")

# Comparing takes the square of this. Longer texts are compared line by line, and very long ones not at all.
_MOST_PIECES = 2_000


def side_by_side(before: str, after: str) -> tuple[Markup, Markup]:
    """Return both texts as HTML, in which ``del`` and ``ins`` mark what differs.

    >>> side_by_side("uses pnpm 9", "uses pnpm 10")
    (Markup('uses pnpm <del>9</del>'), Markup('uses pnpm <ins>10</ins>'))
    """
    old, new = _PIECES.findall(before), _PIECES.findall(after)
    if len(old) + len(new) > _MOST_PIECES:
        old, new = before.splitlines(keepends=True), after.splitlines(keepends=True)
    if before == after or len(old) + len(new) > _MOST_PIECES:
        return visible(before), visible(after)
    left, right = Markup(""), Markup("")
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        gone, come = "".join(old[a:b]), "".join(new[c:d])
        if kind == "equal":
            left, right = left + visible(gone), right + visible(come)
            continue
        if gone:
            left += Markup("<del>{}</del>").format(visible(gone))
        if come:
            right += Markup("<ins>{}</ins>").format(visible(come))
    return left, right
