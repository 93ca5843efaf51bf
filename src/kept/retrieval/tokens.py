"""From text to the tokens that are indexed and looked up.

One word becomes its exact folded form and, where it differs, its stem in the
language of the text. What
programmers write keeps its whole form beside its parts: ``node.js`` is found
as ``node.js``, ``node`` and ``js``; ``camelCase`` as ``camelcase``, ``camel``
and ``case``. Scripts written without spaces become character pairs, because
a word-based index finds only a quarter of Japanese answers.

A token never holds white space, quotes, ``|`` or ``!``, and never starts
with ``#``: the storage layer uses those for itself.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from kept.retrieval.languages import ENGLISH, language_asked, language_of, little_words, stem
from kept.retrieval.stopwords import STOPWORDS

# Raise it with every change of what `index_tokens` returns: a store that was
# indexed by another version must be indexed again before it is searched.
TOKENS_VERSION = 2

MAX_TOKEN_CHARS = 64
# Of a longer query only the beginning is read.
MAX_QUERY_CHARS = 20_000
MAX_QUERY_WORDS = 48

_IDEOGRAPH = "[\u3400-\u9fff]"

# Japanese changes the script where a word ends: what stands in one script between hiragana is a word.
_HIRAGANA = "[\u3041-\u309f]"
_LONG_WORD = "[\u3005\u3400-\u9fff]{3,}|[\u30a1-\u30ff]{3,}"

# Patterns are compiled by `re` when first used, not at every start.

# Thai, Lao, Myanmar, Hangul, Khmer, kana, Han: written without spaces, or
# with particles joined to the word (Korean).
_UNSPACED = (
    "\u0e00-\u0e7f\u0e80-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3040-\u30fa\u30fc-\u30ff"
    "\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
)
UNSPACED_RUN = f"([{_UNSPACED}]+)"

# Letters, digits and the marks that belong to them: vowel signs of Indic
# scripts, points of Hebrew and Arabic, accents. `\w` leaves marks out.
_LETTERS = r"[^\W_\u200b-\u200f]|[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0900-\u0dff]"
_CHUNK = (
    rf"(?:{_LETTERS})+(?:(?:[._/\\:@'’-]|::|__)(?:{_LETTERS})+)*(?:\+\+|\#)?"
    # Pictures and signs are tokens of their own: people search for emoji.
    r"|[\u2190-\u2bff\U0001f000-\U0001faff]"
)
_ASCII_CHUNK = r"[A-Za-z0-9]+(?:(?:[._/\\:@'-]|::|__)[A-Za-z0-9]+)*(?:\+\+|\#)?"

_CONNECTOR = r"[._/\\:@-]+"
_CASE_PART = r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|[0-9]+|[^A-Za-z0-9]+"
_VERSION = r"[vV]\d+\.\d"
_MARKS = r"[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f]"

_UNSAFE_IN_MARK = r"[^\w.:@/+-]"

# Type and canonical name of an entity.
Named = tuple[str, str]

# What a technology is for is marked like an entity of this type, and is none.
TOPIC = "topic"


def entity_mark(type_: str, name: str) -> str:
    """Write an entity as one token of the index."""
    return f"+{escaped(type_)}:{escaped(name)}"


def escaped(text: str) -> str:
    """Write *text* as part of one token, so that different texts stay different.

    >>> escaped("Visual Studio Code")
    'visual%20.studio%20.code'
    """
    return re.sub(_UNSAFE_IN_MARK, lambda found: f"%{ord(found[0]):x}.", text.casefold())


def unescaped(text: str) -> str:
    """Return what `escaped` was given, in lower case."""
    return re.sub(r"%([0-9a-f]+)\.", lambda found: chr(int(found[1], 16)), text)


class QueryWord(NamedTuple):
    """One thing to look for: *term* as asked, and the index tokens that answer it.

    ``forms`` starts with the exact form; the stem, if another, follows, and of
    a question in another language than English the English one.
    With ``prefix`` every token that starts with the form answers (a single
    character of an unspaced script). ``same`` are entities that go by this
    word too, ``members`` those that are of the kind it names. ``part_of`` is
    how many characters the word has that a pair, or one of them, was cut from.
    ``is_foreign`` tells a word whose stem is that of another language than
    English: a text may hold it that was taken for English.
    """

    term: str
    forms: tuple[str, ...]
    prefix: bool = False
    fuzzy: tuple[str, ...] = ()
    same: tuple[Named, ...] = ()
    members: tuple[Named, ...] = ()
    part_of: int = 2
    is_foreign: bool = False


def fold(word: str) -> str:
    """Take case, accents and presentation forms from *word*.

    >>> fold("Éclair"), fold("Straße"), fold("ＡＢＣ")
    ('eclair', 'strasse', 'abc')
    """
    if word.isascii():
        return word.lower()
    decomposed = unicodedata.normalize("NFKD", word.casefold())
    return unicodedata.normalize("NFKC", re.sub(_MARKS, "", decomposed))


def index_tokens(text: str) -> list[str]:
    """Return the tokens of *text* in order, repetitions included.

    >>> index_tokens("Prefers node.js")
    ['prefers', 'prefer', 'node.js', 'node', 'js']
    >>> index_tokens("東京都")
    ['東京', '京都', '都']
    """
    if text.isascii():
        found = re.findall(_ASCII_CHUNK, text)
        language = language_of(text.lower().split())
        if language == ENGLISH:
            return [*chain.from_iterable(map(_chunk_tokens, found))]
        return [token for chunk in found for token in _chunk_tokens(chunk, language)]
    tokens: list[str] = []
    chunks = _chunks(text)
    language = language_of(fold(chunk) for chunk, is_unspaced in chunks if not is_unspaced)
    for chunk, is_unspaced in chunks:
        if is_unspaced:
            # The last character stands alone too, so that every character
            # starts some token and a query of one character is a prefix.
            tokens.extend(chunk[at : at + 2] for at in range(len(chunk)))
        else:
            tokens += _chunk_tokens(chunk, language)
    return tokens


def query_words(text: str) -> list[QueryWord]:
    """Return what *text* asks for, each word once, at most `MAX_QUERY_WORDS`.

    >>> [word.forms for word in query_words("what are my dogs' names?")]
    [('dogs', 'dog'), ('names', 'name')]
    >>> [word.forms for word in query_words("to be or not to be")]
    [('to',), ('be',), ('or',), ('not',)]
    """
    words: dict[str, QueryWord] = {}
    single: dict[str, QueryWord] = {}
    chunks = _chunks(text[:MAX_QUERY_CHARS])
    language = language_asked([fold(chunk) for chunk, is_unspaced in chunks if not is_unspaced])
    part_of = {} if text.isascii() else _cut_from_long_words(text)
    for chunk, is_unspaced in chunks:
        if is_unspaced and len(chunk) == 1:
            words[chunk] = QueryWord(chunk, (chunk,), prefix=True)
        elif is_unspaced:
            for at in range(len(chunk) - 1):
                pair = chunk[at : at + 2]
                words[pair] = QueryWord(pair, (pair,), part_of=part_of.get(pair, 2))
            # One of these may say it all, whatever stands beside it.
            for one in re.findall(_IDEOGRAPH, chunk):
                single[one] = QueryWord(one, (one,), prefix=True, part_of=part_of.get(one, 2))
        else:
            for word in _chunk_words(chunk):
                # Of another language, many words are English all the same: plurals of loan words above all.
                roots = (stem_of(word, language), word if language == ENGLISH else stem_of(word))
                forms = tuple(dict.fromkeys((word, *roots)))
                words[word] = QueryWord(word, forms, is_foreign=language != ENGLISH)
    words |= single
    little = STOPWORDS if language == ENGLISH else STOPWORDS | little_words(language)
    telling = [word for term, word in words.items() if term not in little]
    return (telling or list(words.values()))[:MAX_QUERY_WORDS]


def _cut_from_long_words(text: str) -> dict[str, int]:
    """Return how long the Japanese word is that a pair of characters, or one of them, was cut from.

    >>> _cut_from_long_words("原子力の船")
    {'原': 3, '子': 3, '力': 3, '原子': 3, '子力': 3}
    """
    if not re.search(_HIRAGANA, text):
        return {}  # Chinese does not say where a word ends
    cut: dict[str, int] = {}
    for word in re.findall(_LONG_WORD, unicodedata.normalize("NFKC", text)):
        for piece in (*word, *(word[at : at + 2] for at in range(len(word) - 1))):
            cut.setdefault(piece, len(word))
    return cut


def is_unspaced(word: str) -> bool:
    """Tell whether *word* is of a script that is written without spaces."""
    return not word.isascii() and re.match(UNSPACED_RUN, word) is not None


def without_spaces(words: Iterable[QueryWord]) -> bool:
    """Tell whether any of *words* is of a script that is written without spaces."""
    return any(is_unspaced(word.term) for word in words)


def stem_of(word: str, language: str = ENGLISH) -> str:
    """Return the stem of *word* in *language*; what is no plain word of it stays as it is."""
    return stem(word, language) if word.isalpha() and (word.isascii() or language != ENGLISH) else word


def _chunks(text: str) -> list[tuple[str, bool]]:
    """Split *text* into words as written and runs of unspaced script (True)."""
    if text.isascii():
        return [(chunk, False) for chunk in re.findall(_ASCII_CHUNK, text)]
    chunks: list[tuple[str, bool]] = []
    for at, piece in enumerate(re.split(UNSPACED_RUN, unicodedata.normalize("NFKC", text))):
        if at % 2:
            chunks.append((piece.casefold(), True))
        else:
            chunks.extend((chunk, False) for chunk in re.findall(_CHUNK, piece))
    return chunks


@lru_cache(maxsize=32_768)
def _chunk_tokens(chunk: str, language: str = ENGLISH) -> tuple[str, ...]:
    """Return the words of one *chunk*, each followed by its stem if that is another."""
    if chunk.islower() and chunk.isalpha() and chunk.isascii() and len(chunk) <= MAX_TOKEN_CHARS:
        # By far the most are plain words, and half the cost of a new one would be calls.
        root = stem(chunk, language)
        return (chunk,) if root == chunk else (chunk, root)
    tokens: list[str] = []
    for word in _chunk_words(chunk):
        tokens.append(word)
        root = stem_of(word, language)
        if root != word:
            tokens.append(root)
    return tuple(tokens)


def _chunk_words(chunk: str) -> tuple[str, ...]:
    """Return the folded words of one *chunk*: whole first, then its parts."""
    if chunk.isalpha() and (chunk.islower() or chunk[1:].islower() or chunk.isupper()):
        return (fold(chunk)[:MAX_TOKEN_CHARS],)
    chunk = _without_apostrophes(chunk)
    whole = fold(chunk).replace("\\", "/")[:MAX_TOKEN_CHARS]
    words = {whole: None}
    if re.match(_VERSION, chunk):
        chunk = chunk.lstrip("vV")
        words[chunk] = None
    parts = [part for part in re.split(_CONNECTOR, chunk) if part]
    if len(parts) > 2 and all(part.isdigit() for part in parts):
        words[".".join(parts[:2])] = None  # 3.11.7 is a 3.11
    for part in parts:
        pieces = re.findall(_CASE_PART, part.rstrip("+#"))
        words.update((fold(piece)[:MAX_TOKEN_CHARS], None) for piece in (part, *pieces) if _is_telling(piece, chunk))
    return tuple(word for word in words if word)


def _is_telling(piece: str, chunk: str) -> bool:
    # A lone digit or letter from inside a longer form (the 7 of 3.11.7, the t
    # of log4j) matches far too much to be worth a token.
    return len(piece) > 1 or piece == chunk


def _without_apostrophes(chunk: str) -> str:
    """Drop a possessive or an elided article, join a contraction.

    >>> [_without_apostrophes(word) for word in ("dog's", "don't", "l'homme")]
    ['dog', 'dont', 'homme']
    """
    pieces = chunk.replace("’", "'").split("'")
    if len(pieces) == 2:
        before, after = pieces
        if after in ("s", "S"):
            return before
        if len(before) <= 2 and len(after) > 2:
            return after
    return "".join(pieces)
