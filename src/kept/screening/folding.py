"""One spelling for text that may be spelled to get past rules.

Rules are written in plain letters. `fold` brings text to them: compatibility
forms (full-width, mathematical, circled), accents, zero-width and invisible
characters, tag characters, and letters of other alphabets that pass for
Latin ones inside a Latin word. Case is left alone: tokens depend on it.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

# Written by code point, because they look alike. Cyrillic, Greek, Armenian
# and the like → the Latin letter that a reader takes them for.
_LOOKALIKES = {
    0x0430: "a", 0x0435: "e", 0x043E: "o", 0x0440: "p", 0x0441: "c", 0x0443: "y", 0x0445: "x", 0x0456: "i",
    0x0458: "j", 0x0455: "s", 0x04BB: "h", 0x0501: "d", 0x051B: "q", 0x051D: "w", 0x04CF: "l", 0x043A: "k",
    0x043C: "m", 0x0442: "t", 0x0432: "b", 0x043D: "h", 0x0433: "r", 0x043F: "n", 0x0475: "v", 0x0457: "i",
    0x0410: "A", 0x0412: "B", 0x0415: "E", 0x041A: "K", 0x041C: "M", 0x041D: "H", 0x041E: "O", 0x0420: "P",
    0x0421: "C", 0x0422: "T", 0x0425: "X", 0x0423: "Y", 0x0406: "I", 0x0408: "J", 0x0405: "S", 0x0474: "V",
    0x051A: "Q", 0x051C: "W", 0x050C: "G", 0x04C0: "I",
    0x03B1: "a", 0x03B5: "e", 0x03BF: "o", 0x03C1: "p", 0x03BD: "v", 0x03B9: "i", 0x03BA: "k", 0x03C4: "t",
    0x03C5: "u", 0x03C7: "x", 0x03B3: "y", 0x03C9: "w", 0x03C3: "o", 0x03B7: "n", 0x03B2: "b", 0x03C2: "c",
    0x0391: "A", 0x0392: "B", 0x0395: "E", 0x0396: "Z", 0x0397: "H", 0x0399: "I", 0x039A: "K", 0x039C: "M",
    0x039D: "N", 0x039F: "O", 0x03A1: "P", 0x03A4: "T", 0x03A5: "Y", 0x03A7: "X",
    0x0561: "w", 0x0570: "h", 0x0578: "n", 0x057D: "u", 0x0585: "o", 0x0581: "g", 0x0566: "q",
    0x0131: "i", 0x0251: "a", 0x0261: "g", 0x1D0F: "o", 0x026A: "I", 0x0280: "R", 0x1D1C: "U", 0x0269: "i",
    0x13A0: "D", 0x13A1: "R", 0x13A2: "T", 0x13AA: "G", 0x13B3: "W", 0x13D9: "V", 0x13DA: "S", 0x13DE: "L",
}  # fmt: skip

_LOOKALIKE_LETTERS = frozenset(map(chr, _LOOKALIKES))

_TAGS = range(0xE0020, 0xE007F)


class _Marks(dict[int, str]):
    """What becomes of each character of a decomposed text, worked out when it first comes up."""

    def __missing__(self, code: int) -> str:
        letter = chr(code)
        if code in _TAGS:
            folded = chr(code - 0xE0000)
        elif letter in "‘’ʼ":
            folded = "'"
        elif unicodedata.category(letter) in {"Mn", "Cf", "Cc", "Me"} and letter not in "\t\n\r\x0b\x0c\x85゙゚":
            folded = ""
        elif unicodedata.category(letter) in {"Zs", "Zl", "Zp"}:
            folded = " "
        elif len(letter.lower().encode(errors="replace")) != len(letter.encode(errors="replace")):
            folded = letter.lower()  # so that a text and its small letters have their places in common
        else:
            folded = letter
        if len(self) < _REMEMBERED:
            self[code] = folded
        return folded


class _Letters(dict[str, str | None]):
    """What each letter folds to wherever it stands; None for one that may join what stands before it."""

    def __missing__(self, letter: str) -> str | None:
        folded = None if _joins_before(letter) else _composed(letter)
        if len(self) < _REMEMBERED:
            self[letter] = folded
        return folded


# Of so many characters it is remembered what they fold to.
_REMEMBERED = 20_000

_marks = _Marks()
_letters = _Letters()

# Letters that stay as they are, up to one that something beyond ASCII may join; and that one with what follows.
_PIECES = r"(?P<plain>[\t\n\x20-\x7e]+)(?=[\x00-\x7f]|\Z)|(?s:.[^\x00-\x7f]*)"

# A word that is not all ASCII, from its beginning.
_FOREIGN_WORD = r"(?<![^\W\d_])[A-Za-z]*+[^\W\d_]+"

# Of more letters than this, one pass over the text replaces all at once.
_FEW = 40


def fold(text: str) -> str:
    r"""Return *text* in plain letters.

    >>> fold("Ｉｇｎｏｒｅ pre\u200bvious \u0456nstru\u0441tions, Müller")
    'Ignore previous instructions, Muller'
    """
    if text.isascii():
        return text
    changed = _changed(text)
    if changed is None:
        text = _composed(text)
    elif len(changed) > _FEW:
        text = text.translate({ord(letter): folded for letter, folded in changed.items()})
    else:
        for letter, folded in changed.items():
            text = text.replace(letter, folded)
    return _latin_words(text)


def _changed(text: str) -> dict[str, str] | None:
    """Return the letters of *text* that fold to others, wherever they stand; None if some depend on their place."""
    changed = {}
    # A text has few different letters, whatever its length.
    for letter in set(text):
        folded = _letters[letter]
        if folded is None:
            return None
        if folded != letter:
            changed[letter] = folded
    return changed


def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", _spelled(text))


def _spelled(text: str) -> str:
    return unicodedata.normalize("NFKD", text).translate(_marks)


def _latin_words(text: str) -> str:
    """Replace look-alikes in words that are partly Latin; a Russian word stays Russian."""
    if _LOOKALIKE_LETTERS.isdisjoint(text):
        return text
    return re.sub(_FOREIGN_WORD, _latin_word, text)


def _latin_word(match: re.Match[str]) -> str:
    word = match[0]
    return word.translate(_LOOKALIKES) if re.search("[A-Za-z]", word) else word


def passages(text: str, spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the parts of *text* that these *spans* of ``fold(text)`` came from."""
    found = list(spans)
    if text.isascii() or not found:
        return found
    changed = _changed(text)
    where = _places_by_piece(text) if changed is None else _places(text, changed)
    if len(where) != len(fold(text)) + 1:
        # Some rare spelling joins across our pieces: rather too much than too little.
        return [(0, len(text))] * len(found)
    return [(where[start], where[end]) for start, end in found]


def _places(text: str, changed: Mapping[str, str]) -> list[int]:
    """Return for each letter of ``fold(text)``, and its end, the place in *text* that it came from."""
    resized = "".join(letter for letter, folded in changed.items() if len(folded) != 1)
    where, last = list[int](), 0
    for match in re.finditer(f"[{re.escape(resized)}]", text) if resized else ():
        where += range(last, match.start())
        where += [match.start()] * len(changed[match[0]])
        last = match.end()
    where += range(last, len(text) + 1)
    return where


def _places_by_piece(text: str) -> list[int]:
    """Return what `_places` does, of a text in which letters join."""
    where = list[int]()
    for piece in re.finditer(_PIECES, text):
        if piece.lastgroup == "plain":
            where += range(piece.start(), piece.end())
        else:
            for start, end in _clusters(piece[0]):
                where += [piece.start() + start] * _folded_size(piece[0][start:end])
    where.append(len(text))
    return where


@lru_cache(maxsize=10_000)
def _folded_size(cluster: str) -> int:
    return len(_composed(cluster))


def _clusters(text: str) -> Iterator[tuple[int, int]]:
    """Yield the pieces that normal forms never join or split across."""
    start = 0
    for at in range(1, len(text)):
        if not _joins(text[at]):
            yield start, at
            start = at
    if text:
        yield start, len(text)


@lru_cache(maxsize=10_000)
def _joins(letter: str) -> bool:
    """Tell whether *letter* may merge with what stands before it."""
    code = ord(letter)
    return (
        unicodedata.combining(letter) != 0
        or letter in "ﾞﾟ"
        or 0x1160 <= code <= 0x11FF  # Korean vowels and finals
        or 0xFFA0 <= code <= 0xFFDC
        or not _spelled(letter)
    )


def _joins_before(letter: str) -> bool:
    """Tell whether what *letter* folds to may merge with the letter before it."""
    first = _spelled(letter)[:1]
    return first != "" and (
        unicodedata.combining(first) != 0
        or unicodedata.category(first) == "Mc"
        or 0x1160 <= ord(first) <= 0x11FF  # Korean vowels and finals
    )
