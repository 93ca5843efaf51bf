"""The words of a text as the built-in model sees them: what lies between spaces and signs, in lower case.

Of scripts without spaces it knows single characters, which tell nothing: they
are left out.
"""

import re
import unicodedata
from collections.abc import Iterable

from kept.retrieval.languages import language_asked, little_words
from kept.retrieval.stopwords import STOPWORDS
from kept.retrieval.tokens import UNSPACED_RUN, fold

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


def asked_words(query: str) -> list[str]:
    """Return the words of a question that tell what it is about, in whatever language it asks.

    >>> asked_words("Wann laufen die Backups?")
    ['laufen', 'backups']
    """
    words = words_of(query)
    little = little_words(language_asked([fold(word) for word in words]))
    telling_words = telling(words)
    return [word for word in telling_words if fold(word) not in little] or telling_words


def telling(words: Iterable[str]) -> list[str]:
    """Return *words* without those that say nothing of what a text is about; all, if nothing else is there."""
    words = list(words)
    return [word for word in words if word not in STOPWORDS] or words
