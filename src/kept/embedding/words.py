"""The words of a text as the built-in model sees them.

In scripts without spaces each character is one; everything else is what lies
between spaces and signs, in lower case.
"""

import re
from collections.abc import Iterable

from kept.retrieval.stopwords import STOPWORDS
from kept.retrieval.tokens import UNSPACED_RUN

MAX_WORDS = 400


def words_of(text: str) -> list[str]:
    """Return the words of *text* in order, at most `MAX_WORDS`.

    >>> words_of("Prefers node.js")
    ['prefers', 'node', 'js']
    >>> words_of("東京都 is big")
    ['東', '京', '都', 'is', 'big']
    """
    text = re.sub("['’]s\\b|['’]", "", text.lower())
    if text.isascii():
        return re.findall(r"[a-z0-9]+", text)[:MAX_WORDS]
    words: list[str] = []
    for at, piece in enumerate(re.split(UNSPACED_RUN, text)):
        words += piece if at % 2 else re.findall(r"[^\W_]+", piece)
    return words[:MAX_WORDS]


def telling(words: Iterable[str]) -> list[str]:
    """Return *words* without those that say nothing of what a text is about; all, if nothing else is there."""
    words = list(words)
    return [word for word in words if word not in STOPWORDS] or words
