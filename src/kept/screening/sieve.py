"""A quick no for ordinary text, in a process that judges many.

One pattern of everything that could make a text worth judging: all anchors,
long pieces, markup, letters that stand apart. Compiling it takes as long as
judging a hundred texts by their words, so a process that stores one memory
never does; one that stores many does it once.
"""

from typing import Any

from kept.screening.compiled import load
from kept.screening.matching import TOKEN_CHARS, anchor_pattern, regexp

# So many texts are judged the longer way first.
_AFTER = 100

# What another reading of a text could hide in (see `unveiling`), or a token.
_NOT_PLAIN = (
    r"\S{16}|[*_~|\\<&%\n]|  |[a-z][^ ]*[0134578@$]|[0134578@$][^ ]*[a-z]|(?:\b[a-z]\W{1,3}){5}|(?:[0-9a-f]{2} ){11}"
)

_judged = 0
_sieve: Any = None


def is_ordinary(text: str) -> bool:
    """Tell whether no rule that every text is screened for can match *text*.

    False when that is not known.
    """
    global _judged, _sieve  # noqa: PLW0603 - one count and one pattern for the process
    if not text.isascii():
        return False
    if _sieve is None:
        _judged += 1
        if _judged <= _AFTER:
            return False
        _sieve = _compiled()
    return _sieve.search(text.lower().encode()) is None


def _compiled() -> Any:
    index = load("screened_anchors")["words"]
    every = ((start, anchor) for start, words in index.items() for anchor, _ in words)
    anchors = (anchor_pattern(start, anchor) for start, anchor in every if anchor.isascii())
    # No token has fewer than so many characters, or nothing but letters.
    tokens = (rf"\S{{{at}}}[0-9/:=+#$]\S{{{TOKEN_CHARS - at}}}" for at in range(TOKEN_CHARS + 1))
    return regexp("|".join([_NOT_PLAIN, *tokens, *anchors]))
