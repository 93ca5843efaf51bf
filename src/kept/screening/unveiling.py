"""Other readings of a text in which instructions may hide.

A model reads base64, letters with spaces between them and marked-up words
without effort, so what they say is screened as if it stood there plainly.
Ordinary text has no other reading, and finding that out costs little.
"""

import re
from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from kept.screening.folding import fold

_LETTERS = str.maketrans("0134578@$", "oieastbas")
_LETTERS_WITH_L = _LETTERS | {ord("1"): ord("l")}
_DISGUISES = frozenset(map(chr, _LETTERS))
_TURNED = "\u202e"

# A word in which digits stand for letters, and what may stand around it: no other digits, and no longer than words are.
_IN_DISGUISE = re.compile(r"[^\w@$]*(?=[^A-Za-z]*[A-Za-z])[A-Za-z0134578@$!'-]{2,20}[^\w@$]*")
_DISGUISED = r"[A-Za-z][0134578@$]|[0134578@$][A-Za-z]"

# Turns letters into one letter, and what may stand between those that stand apart into blanks.
_SHAPE = bytes(
    ord("a") if chr(code).isalpha() and code < 128 else ord(" ") if code in b" ._-*|/" else ord("x")
    for code in range(256)
)

# Of letters that stand apart, there are more than this.
_APART = 3

# Of a sentence in disguise, so many words are.
_DISGUISED_WORDS = 2

# From so many characters on, only the sentences that change are read again.
_LONG = 1_000


class Piece(NamedTuple):
    """What stands in a text from *start* to *end*, read another way."""

    said: str
    start: int
    end: int


class Reading:
    """What pieces of a text say when they are read another way, each in a sentence of its own.

    It may be that only marks between the words are gone, and there are no other words.
    """

    def __init__(self, pieces: Sequence[Piece], *, has_other_words: bool = True) -> None:
        self._pieces = pieces
        self.has_other_words = has_other_words
        self._begin = [0, *accumulate(len(piece.said) + len(_BETWEEN) for piece in pieces)]
        self.text = _BETWEEN.join(piece.said for piece in pieces)

    def place(self, at: int) -> tuple[int, int]:
        """Return where the piece stands that *at*, in what was read, belongs to."""
        piece = self._pieces[bisect_right(self._begin, at) - 1]
        return piece.start, piece.end


# Between what pieces say, so that no sentence goes on from one to the next.
_BETWEEN = ".\n"


def readings(text: str, original: str) -> Iterator[Reading]:
    """Yield the other readings of folded *text*."""
    sizes = [*map(len, text.split())]
    if _is_veiled(text, sizes):
        for said, has_other_words in _unveiled(text):
            yield Reading([Piece(said, 0, len(text))], has_other_words=has_other_words)
    if _TURNED in original:
        yield Reading([Piece(text[::-1], 0, len(text))])
    # Many small pieces are judged in one go: each would cost as much as all.
    if _has_code(sizes) and (pieces := [*_decoded(text)]):
        yield Reading(pieces)


def _is_veiled(text: str, sizes: Sequence[int]) -> bool:
    # Written out, because every text that is stored comes by here.
    if "  " in text or "\n" in text or "&" in text or "%" in text or "<" in text or "*" in text or "_" in text:
        return True
    if sizes.count(1) > _APART or text.count(".") + text.count("-") + text.count("/") + text.count("|") > _APART:
        return True
    return "~~" in text or (not _DISGUISES.isdisjoint(text) and len(re.findall(_DISGUISED, text)) > 1)


def _has_code(sizes: Sequence[int]) -> bool:
    return max(sizes, default=0) >= _CODE_CHARS or sizes.count(2) >= _HEX_PAIRS


def _unveiled(text: str) -> Iterator[tuple[str, bool]]:
    """Yield those sentences of *text* that say something else when a veil is taken away, and if the words are others.

    How it is broken into lines is no veil: rules read across lines.
    """
    joined = _has_letters_apart(text)
    sentences = [text] if len(text) < _LONG else re.split(r"(?<=[.!?])\s+|\n\s*\n", text)
    uncovered = [_uncovered(one, joined=joined) for one in sentences]
    changed = [both for both in zip(sentences, uncovered, strict=True) if both[0] != both[1]]
    if changed:
        before, after = map("\n".join, zip(*changed, strict=True))
        yield "\n".join(_unwrapped(said) for _, said in changed), _words(before) != _words(after)
    disguised = _in_disguise("\n".join(uncovered))
    if len(disguised) < _DISGUISED_WORDS:
        return
    in_disguise = [sentence for sentence in uncovered if _is_disguised(sentence, disguised)]
    # A one stands for an i or an l.
    with_i, with_l = (
        [_spelled(sentence, disguised, letters) for sentence in in_disguise] for letters in (_LETTERS, _LETTERS_WITH_L)
    )
    if with_i:
        yield "\n".join(with_i), True
    if others := [said for sentence, said in zip(with_i, with_l, strict=True) if said != sentence]:
        yield "\n".join(others), True


def _uncovered(text: str, *, joined: bool) -> str:
    return _unmarked(_unescaped(_joined(text) if joined else text))


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text)


def _unwrapped(text: str) -> str:
    """Undo line wraps and runs of blanks."""
    return " ".join(text.split()) if "  " in text or "\n" in text else text


def _unescaped(text: str) -> str:
    plain = text
    if "&" in text and ";" in text:
        from html import unescape

        plain = unescape(text)
    if plain.count("%") >= 3:
        from urllib.parse import unquote

        plain = unquote(plain)
    return text if plain == text else fold(plain)


def _unmarked(text: str) -> str:
    plain = text
    if "<" in plain:
        plain = re.sub(r"<!--|-->|</?[a-zA-Z][^<>]{0,60}>", " ", plain)
    if "*" in plain or "_" in plain or "~~" in plain:
        for mark in ("*", "__", "~~"):
            plain = plain.replace(mark, "")
        if "_" in plain:
            # Words, or the first part of one; what else stands inside a name joins its words, and marks nothing.
            plain = re.sub(r"\b_([^\W_](?:[^_\n]*[^\W_])?)_(?!\w)", r"\1", plain)
            plain = re.sub(r"\b_([^\W_]+)_(?=[^\W_]+(?:\s|$))", r"\1", plain)
    return plain


def _has_letters_apart(text: str) -> bool:
    """Tell whether `_joined` may find something; False is certain, and quick to tell."""
    shape = text.encode("ascii", "replace").translate(_SHAPE)
    return any(apart in shape for apart in (b" a a ", b" a  a ", b" a   a "))


def _joined(text: str) -> str:
    """Join letters that stand apart: ``i g n o r e  a l l`` says ``ignore all``."""

    def words(match: re.Match[str]) -> str:
        # Words are set off by blanks among letters with marks between them, else by a wider gap.
        gap = " +" if re.search(r"[._\-*|/]", match[0]) else " {2,}"
        return " ".join(re.sub("[^A-Za-z]", "", word) for word in re.split(gap, match[0]))

    return re.sub(r"(?<![A-Za-z])[A-Za-z](?:[ ._\-*|/]{1,3}[A-Za-z](?![A-Za-z])){4,}", words, text)


def _in_disguise(text: str) -> frozenset[str]:
    """Return the words of *text* in which digits may stand for letters."""
    if _DISGUISES.isdisjoint(text):
        return frozenset()
    unclear = (word for word in set(text.split()) if not word.isalpha() and not _DISGUISES.isdisjoint(word))
    return frozenset(filter(_IN_DISGUISE.fullmatch, unclear))


def _is_disguised(sentence: str, disguised: frozenset[str]) -> bool:
    """Tell whether a third of the words of *sentence* are in disguise: one such word is a name."""
    words = sentence.split()
    return len(disguised.intersection(words)) >= max(_DISGUISED_WORDS, len(words) / 3)


def _spelled(text: str, words: Collection[str], letters: Mapping[int, int]) -> str:
    """Read digits in these *words* as the letters they stand for."""
    return " ".join(word.translate(letters) if word in words else word for word in text.split())


# Codes shorter than this say too little.
_CODE_CHARS = 16
_HEX_PAIRS = 12

_HEX_DIGITS = bytes.maketrans(b"123456789abcdefABCDEF", b"0" * 21)
_HEX_FORMS = tuple(pair * (_HEX_PAIRS - 1) for pair in (b"00", b"00 ", b"00:", rb"\x00"))


def _decoded(text: str) -> Iterator[Piece]:
    """Yield what base64 and hexadecimal parts of *text* say, if they say something."""
    codes = {r"(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,}={0,2}": _from_base64}
    digits = text.encode("ascii", "replace").translate(_HEX_DIGITS)
    if any(form in digits for form in _HEX_FORMS):
        codes[r"(?<![0-9A-Za-z])(?:0x)?(?:(?:\\x)?[0-9a-fA-F]{2}[ :]?){12,}"] = _from_hex
    for pattern, decode in codes.items():
        for match in re.finditer(pattern, text):
            try:
                said = decode(match[0]).decode()
            except ValueError:
                continue
            if len(said) >= 8 and all(letter.isprintable() or letter.isspace() for letter in said):
                yield Piece(fold(said), match.start(), match.end())


def _from_base64(text: str) -> bytes:
    from binascii import a2b_base64

    # More padding than is due does no harm.
    return a2b_base64(text.rstrip("=").replace("-", "+").replace("_", "/") + "==")


def _from_hex(text: str) -> bytes:
    return bytes.fromhex(text.removeprefix("0x").replace("\\x", " ").replace(":", " "))
