"""The words of a text as the built-in model sees them: what lies between spaces and signs, in lower case.

Of scripts without spaces it knows single characters, which tell nothing: they
are left out.
"""

import re
import unicodedata
from collections.abc import Iterable

from kept.retrieval.stopwords import STOPWORDS
from kept.retrieval.tokens import UNSPACED_RUN

MAX_WORDS = 400


def words_of(text: str) -> list[str]:
    """Return the words of *text* in order, at most `MAX_WORDS`.

    >>> words_of("Prefers node.js")
    ['prefers', 'node', 'js']
    >>> words_of("東京都 is big")
    ['is', 'big']
    """
    text = re.sub("['’]s\\b|['’]", "", text.lower())
    if text.isascii():
        return re.findall(r"[a-z0-9]+", text)[:MAX_WORDS]
    return re.findall(r"[^\W_]+", re.sub(UNSPACED_RUN, " ", unicodedata.normalize("NFC", text)))[:MAX_WORDS]


def telling(words: Iterable[str]) -> list[str]:
    """Return *words* without those that say nothing of what a text is about; all, if nothing else is there."""
    words = list(words)
    return [word for word in words if word not in STOPWORDS] or words
