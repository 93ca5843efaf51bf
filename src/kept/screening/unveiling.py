"""Other readings of a text in which instructions may hide.

A model reads base64, letters with spaces between them and marked-up words
without effort, so what they say is screened as if it stood there plainly.
Ordinary text has no other reading, and finding that out costs little.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from kept.screening.folding import fold

_MARKUP = "*_~"
_SEPARATORS = "._-*|/"
_DIGITS_FOR_LETTERS = dict(zip("034578@$", "oeastbas", strict=True))
_TURNED = "\u202e"

# From so many characters on, only the sentences that change are read again.
_LONG = 1_000


class Reading(NamedTuple):
    """What a part of a text says when it is read another way."""

    text: str
    start: int
    end: int


def readings(text: str, pieces: Sequence[str], original: str) -> Iterator[Reading]:
    """Yield the other readings of folded *text*, which falls into *pieces* at its blanks."""
    for said in _whole_readings(text, [*map(len, pieces)]):
        yield Reading(said, 0, len(text))
    if max(map(len, pieces), default=0) >= 16 or sum(len(piece) == 2 for piece in pieces) >= 12:
        yield from _decoded(text)
    if _TURNED in original:
        yield Reading(text[::-1], 0, len(text))


def _whole_readings(text: str, sizes: list[int]) -> Iterator[str]:
    """Yield what *text* says without line wraps, and its sentences that say something else with a veil taken away."""
    if "  " in text or "\n" in text:
        yield _changed(text, _unwrapped)
    for unveil in (_unescaped, _unmarked):
        if plain := _changed(text, unveil):
            yield _unwrapped(plain)
    stands_apart = sizes.count(1) >= 5 or any(text.count(mark) >= 5 for mark in _SEPARATORS)
    if stands_apart and (joined := _changed(text, _joined)):
        yield joined
    if "1" in text or any(digit in text for digit in _DIGITS_FOR_LETTERS):
        # A one stands for an i or an l.
        for one in "il":
            if spelled := _changed(text, partial(_spelled, one)):
                yield spelled


def _changed(text: str, unveil: Callable[[str], str]) -> str:
    """Return the sentences of *text* that *unveil* changes, as it changes them."""
    whole = unveil(text)
    if whole == text or len(text) < _LONG:
        return whole if whole != text else ""
    import re

    sentences = re.split(r"(?<=[.!?])\s+", text)
    return "\n".join(said for sentence in sentences if (said := unveil(sentence)) != sentence)


def _unwrapped(text: str) -> str:
    """Undo line wraps and runs of blanks."""
    return " ".join(text.split())


def _decoded(text: str) -> Iterator[Reading]:
    """Yield what base64 and hexadecimal parts of *text* say, if they say something."""
    import re

    codes = {
        r"[A-Za-z0-9+/_-]{16,}={0,2}": _from_base64,
        r"(?<![0-9A-Za-z])(?:0x)?(?:(?:\\x)?[0-9a-fA-F]{2}[ :]?){12,}": _from_hex,
    }
    for pattern, decode in codes.items():
        for match in re.finditer(pattern, text):
            try:
                said = decode(match[0]).decode()
            except ValueError:
                continue
            if len(said) >= 8 and all(letter.isprintable() or letter.isspace() for letter in said):
                yield Reading(fold(said), match.start(), match.end())


def _from_base64(text: str) -> bytes:
    from base64 import urlsafe_b64decode

    body = text.rstrip("=").replace("+", "-").replace("/", "_")
    return urlsafe_b64decode(body + "=" * (-len(body) % 4))


def _from_hex(text: str) -> bytes:
    return bytes.fromhex(text.removeprefix("0x").replace("\\x", " ").replace(":", " "))


def _unescaped(text: str) -> str:
    if "&" in text and ";" in text:
        from html import unescape

        text = fold(unescape(text))
    if text.count("%") >= 3:
        from urllib.parse import unquote

        text = fold(unquote(text))
    return text


def _unmarked(text: str) -> str:
    if "<" in text:
        import re

        text = re.sub(r"<!--|-->|</?[a-zA-Z][^<>]{0,60}>", " ", text)
    for mark in _MARKUP:
        text = text.replace(mark, "")
    return text


def _joined(text: str) -> str:
    """Join letters that stand apart: ``i g n o r e  a l l`` says ``ignore all``."""
    import re

    def words(match: re.Match[str]) -> str:
        # Words are set off by blanks among letters with marks between them, else by a wider gap.
        gap = " +" if re.search(r"[._\-*|/]", match[0]) else " {2,}"
        return " ".join(re.sub("[^A-Za-z]", "", word) for word in re.split(gap, match[0]))

    return re.sub(r"(?<![A-Za-z])[A-Za-z](?:[ ._\-*|/]{1,3}[A-Za-z](?![A-Za-z])){4,}", words, text)


def _spelled(one: str, text: str) -> str:
    """Read digits as the letters they stand for, in words that have letters too."""
    letters = str.maketrans(_DIGITS_FOR_LETTERS | {"1": one})
    words = text.split(" ")
    spelled = [
        word.translate(letters) if not word.isalpha() and any(map(str.isalpha, word)) else word for word in words
    ]
    # A word with a digit in it is a name; of a sentence in disguise, a third are such words.
    disguised = sum(word != plain for word, plain in zip(words, spelled, strict=True))
    return " ".join(spelled) if disguised > 1 and disguised * 3 >= len(words) else text
