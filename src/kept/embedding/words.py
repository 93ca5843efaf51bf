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

# Of a question that names more, the first.
MAX_NAMES = 3
_CAPITALS = r"\b[^\W\d_a-zß-öø-ÿ][\w’'-]*(?: [^\W\d_a-zß-öø-ÿ][\w’'-]*)*"


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


def without_each_name(query: str) -> list[tuple[str, str]]:
    """Return the names in *query*, at most `MAX_NAMES`, each with the question without it.

    A name is what is written with capital letters and is no little word;
    which of them are common, and tell little, the store knows.

    >>> without_each_name("What did Ann's brother read in New York?")
    [("Ann's", 'What did brother read in New York?'), ('New York', "What did Ann's brother read in?")]
    >>> without_each_name("Where is Ann?"), without_each_name("what is it?")
    ([], [])
    """
    found: list[tuple[str, str]] = []
    for run in re.finditer(_CAPITALS, query):
        words = run[0].split()
        while words and not telling_in(words[0]):
            words.pop(0)  # "Did" and "What" begin questions, not names
        if words and len(found) < MAX_NAMES:
            start = run.end() - len(" ".join(words))
            rest = f"{query[:start].rstrip()} {query[run.end() :].lstrip()}".strip()
            if telling_in(rest):
                found.append((" ".join(words), re.sub(r" (?=[?!.,;:])", "", rest)))
    return found


def telling_in(text: str) -> bool:
    """Tell whether *text* has a word that says what it is about."""
    return any(word not in STOPWORDS for word in words_of(text))
