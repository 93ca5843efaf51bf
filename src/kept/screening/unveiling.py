"""Other readings of a text in which instructions may hide.

A model reads base64, letters with spaces between them and marked-up words
without effort, so what they say is screened as if it stood there plainly.
Ordinary text has no other reading, and finding that out costs little.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain
from typing import NamedTuple

from kept.screening.folding import fold

_LETTERS = str.maketrans("0134578@$", "oieastbas")
_LETTERS_WITH_L = _LETTERS | {ord("1"): ord("l")}
_DISGUISES = frozenset(map(chr, _LETTERS))
_TURNED = "\u202e"

# A word in which digits stand for letters, and what may stand around it: no other digits, and no longer than words are.
_IN_DISGUISE = re.compile(r"[^\w@$]*(?=[^A-Za-z]*[A-Za-z])[A-Za-z0134578@$!'-]{2,20}[^\w@$]*")
_DISGUISED = r"[A-Za-z][0134578@$]|[0134578@$][A-Za-z]"

_BYTES = bytes(range(256))
_DIGITS = b"0123456789"
_ASCII_LETTERS = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _shape(**kinds: bytes) -> bytes:
    """Return what turns the characters of each kind into the letter it is named for, and all others into blanks.

    Where such a letter stands, or many in a row, is found in far less time than a pattern takes.
    """
    codes = b"".join(kinds.values())
    others = _BYTES.translate(None, codes)
    letters = "".join(letter * len(kind) for letter, kind in kinds.items())
    return bytes.maketrans(codes + others, letters.encode() + b" " * len(others))


# Letters, what may stand between those that stand apart, and how three of them look, with more on either side.
_APART_SHAPE = _shape(a=_ASCII_LETTERS, s=b" ._-*|/")
_LETTERS_APART = rb"sas{1,3}as{1,3}as"

# What a veil is made of, and what stands for letters in a disguise.
_MARKS_SHAPE = _shape(m=b"&%<*_~")
_DISGUISES_SHAPE = _shape(d=b"0134578@$")

# In a word in disguise a letter stands next to one of these.
_MIXED_SHAPE = _shape(a=_ASCII_LETTERS, d=b"0134578@$!'-")

# What parts words.
_NO_WORDS = dict.fromkeys(_BYTES[:128].translate(None, _DIGITS + _ASCII_LETTERS), " ")

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
    octets = text.encode("ascii", "replace")
    if _is_veiled(text, octets):
        for said, has_other_words in _unveiled(text):
            yield Reading([Piece(said, 0, len(text))], has_other_words=has_other_words)
    if _TURNED in original:
        yield Reading([Piece(text[::-1], 0, len(text))])
    # Many small pieces are judged in one go: each would cost as much as all.
    if pieces := [*_decoded(text, octets)]:
        yield Reading(pieces)


def _is_veiled(text: str, octets: bytes) -> bool:
    # Written out, because every text that is stored comes by here.
    if "  " in text or "\n" in text or "&" in text or "%" in text or "<" in text or "*" in text or "_" in text:
        return True
    if text.count(".") + text.count("-") + text.count("/") + text.count("|") > _APART:
        return True
    if "~~" in text or [*map(len, text.split())].count(1) > _APART:
        return True
    return b"d" in octets.translate(_DISGUISES_SHAPE) and len(re.findall(_DISGUISED, text)) > 1


def _unveiled(text: str) -> Iterator[tuple[str, bool]]:
    """Yield those sentences of *text* that say something else when a veil is taken away, and if the words are others.

    How it is broken into lines is no veil: rules read across lines.
    """
    sentences, uncovered = _uncovered(text)
    changed = [both for both in zip(sentences, uncovered, strict=True) if both[0] != both[1]]
    if changed:
        before, after = zip(*changed, strict=True)
        yield "\n".join(map(_unwrapped, after)), _words(before) != _words(after)
    unclear = [*_unclear(uncovered)]
    disguised = _in_disguise(set().union(*unclear))
    in_disguise = [words for words in unclear if _is_disguised(words, disguised)]
    # A one stands for an i or an l.
    with_i, with_l = (_spelled(in_disguise, disguised, letters) for letters in (_LETTERS, _LETTERS_WITH_L))
    if with_i:
        yield "\n".join(with_i), True
    if others := [said for sentence, said in zip(with_i, with_l, strict=True) if said != sentence]:
        yield "\n".join(others), True


def _uncovered(text: str) -> tuple[list[str], list[str]]:
    """Return the sentences of *text*, and each without what may veil it."""
    octets = text.encode("ascii", "replace")
    is_apart = re.search(_LETTERS_APART, octets.translate(_APART_SHAPE)) is not None
    marks = octets.translate(_MARKS_SHAPE)
    sentences: list[str] = []
    uncovered: list[str] = []
    for start, end in _sentences(text):
        sentence = text[start:end]
        plain = _joined(sentence) if is_apart else sentence
        if marks.find(b"m", start, end) >= 0:
            plain = _unmarked(_unescaped(plain))
        sentences.append(sentence)
        uncovered.append(plain)
    return sentences, uncovered


def _sentences(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the sentences and paragraphs of a long *text* stand; a short one is one."""
    start = 0
    # A pattern that begins with what ends a sentence takes a third of the time of one that looks back for it.
    for gap in re.finditer(r"[.!?\n](?:(?<=[.!?])\s+|(?<=\n)\s*\n)", text) if len(text) >= _LONG else ():
        end = gap.start()
        yield start, end if text[end] == "\n" else end + 1
        start = gap.end()
    yield start, len(text)


def _words(sentences: Iterable[str]) -> list[str]:
    return [*chain.from_iterable(map(_words_of, sentences))]


def _words_of(text: str) -> list[str]:
    return text.translate(_NO_WORDS).split() if text.isascii() else re.findall(r"[^\W_]+", text)


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
            plain = re.sub(r"_(?<!\w_)([^\W_](?:[^_\n]*[^\W_])?)_(?!\w)", r"\1", plain)
            plain = re.sub(r"_(?<!\w_)([^\W_]+)_(?=[^\W_]+(?:\s|$))", r"\1", plain)
    return plain


def _joined(text: str) -> str:
    """Join letters that stand apart: ``i g n o r e  a l l`` says ``ignore all``."""

    def words(match: re.Match[str]) -> str:
        # Words are set off by blanks among letters with marks between them, else by a wider gap.
        gap = " +" if re.search(r"[._\-*|/]", match[0]) else " {2,}"
        return " ".join(re.sub("[^A-Za-z]", "", word) for word in re.split(gap, match[0]))

    return re.sub(r"(?<![A-Za-z])[A-Za-z](?:[ ._\-*|/]{1,3}[A-Za-z](?![A-Za-z])){4,}", words, text)


def _unclear(sentences: Sequence[str]) -> Iterator[list[str]]:
    """Yield the words of those *sentences* in which enough may be in disguise, as far as the letters tell."""
    octets = "\n".join(sentences).encode("ascii", "replace")
    disguises, mixed = octets.translate(_DISGUISES_SHAPE), octets.translate(_MIXED_SHAPE)
    start = 0
    for sentence in sentences:
        end = start + len(sentence)
        if disguises.count(b"d", start, end) >= _DISGUISED_WORDS:
            most = mixed.count(b"ad", start, end) + mixed.count(b"da", start, end)
            if most >= _DISGUISED_WORDS and most >= len(words := sentence.split()) / 3:
                yield words
        start = end + 1


def _in_disguise(words: Iterable[str]) -> frozenset[str]:
    """Return those of *words* in which digits may stand for letters."""
    unclear = (word for word in words if not word.isalpha() and not _DISGUISES.isdisjoint(word))
    return frozenset(filter(_IN_DISGUISE.fullmatch, unclear))


def _is_disguised(words: Sequence[str], disguised: frozenset[str]) -> bool:
    """Tell whether a third of the *words* of a sentence are in disguise: one such word is a name."""
    return len(disguised.intersection(words)) >= max(_DISGUISED_WORDS, len(words) / 3)


def _spelled(sentences: Iterable[Iterable[str]], words: Iterable[str], letters: Mapping[int, int]) -> list[str]:
    """Read digits in these *words* of *sentences* as the letters they stand for."""
    spelled = {word: word.translate(letters) for word in words}
    return [" ".join([spelled.get(word, word) for word in sentence]) for sentence in sentences]


# Codes shorter than this say too little.
_CODE_CHARS = 16
_HEX_PAIRS = 12

_HEX_DIGITS = bytes.maketrans(b"123456789abcdefABCDEF", b"0" * 21)
_HEX_FORMS = tuple(pair * (_HEX_PAIRS - 1) for pair in (b"00", b"00:", rb"\x00"))
_HEX_APART = b"00 " * (_HEX_PAIRS - 1)

_BASE64_SHAPE = _shape(c=_DIGITS + _ASCII_LETTERS + b"+/_-")
_BASE64_RUN = b"c" * _CODE_CHARS
_HEX_SHAPE = _shape(c=_DIGITS + rb"abcdefABCDEFx\: ")
_HEX_RUN = b"c" * (2 * _HEX_PAIRS)

# Base64 that begins with one of these begins with a byte that no character does.
_NO_BEGINNING = frozenset("ghijklmnopqrstuv+/_-")


def _decoded(text: str, octets: bytes) -> Iterator[Piece]:
    """Yield what base64 and hexadecimal parts of *text* say, if they say something."""
    for start, end in _runs(octets.translate(_BASE64_SHAPE), _BASE64_RUN):
        if text[start] not in _NO_BEGINNING and (said := _said(_from_base64, text[start:end])) is not None:
            yield Piece(said, start, end + text.startswith("=", end) + text.startswith("==", end))
    runs = _runs(octets.translate(_HEX_SHAPE), _HEX_RUN)
    if not runs or not _has_hex(text, octets):
        return
    pattern = re.compile(r"(?<![0-9A-Za-z])(?:0x)?(?:(?:\\x)?[0-9a-fA-F]{2}[ :]?){12,}")
    for match in chain.from_iterable(pattern.finditer(text, *run) for run in runs):
        if (said := _said(_from_hex, match[0])) is not None:
            yield Piece(said, *match.span())


def _runs(shape: bytes, least: bytes) -> list[tuple[int, int]]:
    """Return where in *shape* stands at least so much without a blank."""
    runs: list[tuple[int, int]] = []
    end = 0
    while (start := shape.find(least, end)) >= 0:
        end = shape.find(b" ", start)
        if end < 0:
            end = len(shape)
        runs.append((start, end))
    return runs


def _has_hex(text: str, octets: bytes) -> bool:
    digits = octets.translate(_HEX_DIGITS)
    if any(form in digits for form in _HEX_FORMS):
        return True
    if _HEX_APART not in digits:
        return False
    sizes = [*map(len, text.split())]
    return max(sizes) >= _CODE_CHARS or sizes.count(2) >= _HEX_PAIRS


def _said(decode: Callable[[str], bytes], code: str) -> str | None:
    """Return what *code* says, folded; None if that is no text."""
    try:
        said = decode(code).decode()
    except ValueError:
        return None
    return fold(said) if len(said) >= 8 and "".join(said.split()).isprintable() else None


def _from_base64(text: str) -> bytes:
    from binascii import a2b_base64

    # More padding than is due does no harm.
    return a2b_base64(text.replace("-", "+").replace("_", "/") + "==")


def _from_hex(text: str) -> bytes:
    return bytes.fromhex(text.removeprefix("0x").replace("\\x", " ").replace(":", " "))
