"""Find in one pass which rules may match in a text, and where: around their anchors.

An anchor is a text without which its rules cannot match. Most texts have
none, and that is all there is to say about them.
"""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import accumulate, chain
from typing import Any, NamedTuple

from kept.screening.compiled import load

# A token of any provider has at least so many characters, without spaces.
TOKEN_CHARS = 13

# What may not stand before an anchor that begins a word, nor after one that ends it.
_WORD = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")

# Turns all but small letters into blanks.
_LETTERS = bytes(code if ord("a") <= code <= ord("z") else ord(" ") for code in range(256))

# A text longer than this is cut into strides of so many characters, and a rule
# is tried only where it has an anchor, and as far around it as the rule reaches.
_LONG = 2_000
STRIDE = 64

# Where something begins and ends, in bytes.
Span = tuple[int, int]


class Anchor(NamedTuple):
    """For which rules a word is an anchor, and where.

    It may have to begin a word, to end one, to be written just so in a piece
    of so many characters without spaces, or to stand in a text in *language*.
    """

    begins_word: bool
    ends_word: bool
    token: str
    token_chars: int
    language: str
    rules: tuple[int, ...]


class Text:
    """A folded text, in the forms that matching reads.

    All have their places in common: folding left no capital whose small letter takes more or fewer bytes.
    """

    def __init__(self, text: str) -> None:
        self.plain = text
        self.lowered = text.lower()
        self.is_long = len(text) > _LONG

    @cached_property
    def languages(self) -> set[str]:
        """The languages, of those that rules are for, that it may be in."""
        words = set(self.lowered_bytes.translate(_LETTERS).split())
        if not self.plain.isascii():
            words.update(map(str.encode, set(self.lowered)))  # beyond ASCII, words may have no end
        return {language for language, spoken in _spoken().items() if not words.isdisjoint(spoken)}

    @cached_property
    def plain_bytes(self) -> bytes:
        """The text as RE2 reads it."""
        return self.plain.encode(errors="replace")

    @cached_property
    def lowered_bytes(self) -> bytes:
        """The lowered text as RE2 reads it."""
        return self.lowered.encode(errors="replace")

    @cached_property
    def plain_octets(self) -> str:
        """The text, with a letter for each byte of it."""
        return self.plain if self.plain.isascii() else self.plain_bytes.decode("latin-1")

    @cached_property
    def lowered_octets(self) -> str:
        """The lowered text, with a letter for each byte of it.

        The automaton tries the letters that may follow one by one, and there are fewer bytes than letters.
        """
        return self.lowered if self.lowered.isascii() else self.lowered_bytes.decode("latin-1")

    @cached_property
    def longest_piece(self) -> int:
        """How many characters without spaces stand together, at most."""
        return max(map(len, self.plain.split()), default=0)

    @cached_property
    def stride_ends(self) -> list[int]:
        """Where each stride ends, in bytes; a short text is one stride."""
        stride = STRIDE if self.is_long else max(len(self.lowered), 1)
        if self.lowered.isascii():
            return [*range(stride, len(self.lowered), stride), len(self.lowered)]
        parts = (self.lowered[at : at + stride] for at in range(0, len(self.lowered), stride))
        return [*accumulate(len(part.encode(errors="replace")) for part in parts)]

    @cached_property
    def flowing(self) -> "Text":
        """The text as if it were one line, with one blank between words; itself if that is what it is."""
        if "\n" not in self.plain and "  " not in self.plain and "\t" not in self.plain:
            return self
        return Text(" ".join(self.plain.split()))

    def place(self, start: int, end: int) -> Span:
        """Return where the part of the flowing text from *start* to *end* stands in this one."""
        if self.flowing is self:
            return start, end
        return self._place(start), self._place(end - 1) + 1

    def _place(self, at: int) -> int:
        here, there = self._words
        word = bisect_right(there, at) - 1
        return here[word] + at - there[word]

    @cached_property
    def _words(self) -> tuple[list[int], list[int]]:
        """Where each word begins: here, and in the flowing text."""
        words = [*re.finditer(r"\S+", self.plain)]
        sizes = (len(word[0]) + 1 for word in words)
        return [word.start() for word in words], [0, *accumulate(sizes)]


@cache
def _spoken() -> dict[str, frozenset[bytes]]:
    """Return the words that tell languages."""
    return {language: frozenset(map(str.encode, words)) for language, words in load("spoken").items()}


def anchored(text: Text, name: str) -> dict[int, int]:
    """Return the numbers of the rules that have an anchor in *text*, each with a bit set for each stride that has one.

    *name* is the file of anchors.
    """
    lasts: defaultdict[str, list[int]] = defaultdict(list)
    for last, packed in _anchors(name, text.lowered_octets):
        lasts[packed].append(last)
    strides: dict[int, int] = {}
    for packed, places in lasts.items():
        size, anchors = unpacked(packed)
        for anchor in anchors:
            if anchor.language and anchor.language not in text.languages:
                continue
            if anchor.token_chars > text.longest_piece:
                continue
            if bits := _strides(anchor, text, size, places):
                for number in anchor.rules:
                    strides[number] = strides.get(number, 0) | bits
    seconds, reaches = _seconds(name)
    for number, second in seconds.items():
        bits, others = strides.pop(number, 0), strides.pop(second, 0)
        if bits and others and (both := bits & _widened(others, reaches[number])):
            strides[number] = both
    return strides


@cache
def _seconds(name: str) -> tuple[dict[int, int], dict[int, int]]:
    """Return of the file *name* the rules that need two anchors, with the number of the second, and rules' reaches."""
    anchors = load(name)
    return (
        {int(number): second for number, second in anchors["seconds"].items()},
        {int(number): reach for number, reach in anchors["reaches"].items()},
    )


def _strides(anchor: Anchor, text: Text, size: int, lasts: Iterable[int]) -> int:
    """Return a bit for each stride in which *anchor* counts, of *size* bytes that end at one of *lasts*."""
    begins_word, ends_word, token, token_chars, _, _ = anchor
    octets, ends = text.lowered_octets, text.stride_ends
    bits = until = 0
    for last in lasts:
        if last < until:  # this stride has one already, or this piece is too short
            continue
        if begins_word and last >= size and octets[last - size] in _WORD:
            continue
        if ends_word and octets[last + 1 : last + 2] in _WORD:
            continue
        if token:
            first = last - size + 1
            if not text.plain_octets.startswith(token, first):
                continue
            begin, end = _piece(octets, first, token_chars)
            if end - begin < token_chars:
                until = end
                continue
        stride = bisect_right(ends, last)
        bits |= 1 << stride
        until = ends[stride]
    return bits


def _piece(text: str, at: int, chars: int) -> Span:
    """Return what stands around *at* without a space, up to so many characters to either side."""
    begin, end = max(0, at - chars), min(at + chars, len(text))
    before, after = text.rfind(" ", begin, at), text.find(" ", at, end)
    return before + 1 if before >= 0 else begin, after if after >= 0 else end


def _widened(bits: int, reach: int) -> int:
    """Return *bits* with so many more set on either side of each."""
    done = 0
    while done < reach:
        step = min(reach - done, done or 1)  # what is set already is set as far on either side
        bits |= bits << step | bits >> step
        done += step
    return bits


def around(bits: int, reach: int, ends: Sequence[int]) -> list[Span]:
    """Return the strides of *bits* with the *reach* strides on either side of them, as few parts of the text.

    >>> around(0b1000_0000, 2, [64 * number for number in range(1, 20)])
    [(320, 640)]
    """
    bits = _widened(bits, reach) & (1 << len(ends)) - 1
    parts, first = [], 0
    while bits:
        gap = (bits & -bits).bit_length() - 1
        bits, first = bits >> gap, first + gap
        size = (~bits & (bits + 1)).bit_length() - 1
        parts.append((ends[first - 1] if first else 0, ends[first + size - 1]))
        bits, first = bits >> size, first + size
    return parts


def _anchors(name: str, octets: str) -> Iterator[tuple[int, str]]:
    """Return the anchors in a text: where each ends, and what it is."""
    ascii_anchors = _finder(name).find(octets)
    return ascii_anchors if octets.isascii() else chain(ascii_anchors, _finder(f"{name}_beyond").find(octets))


class Finder:
    """What finds all anchors of a file.

    Most processes judge one short text: to make an automaton takes longer than to look up every piece of it.
    """

    def __init__(self, anchors: Mapping[str, str]) -> None:
        self._anchors = anchors
        self._has_looked = False

    def find(self, octets: str) -> Iterator[tuple[int, str]]:
        """Return where each anchor in *octets* ends, and what it is; of one anchor, in order."""
        if self._has_looked or len(octets) > _SHORT:
            found: Iterator[tuple[int, str]] = self._automaton.iter(octets)
            return found
        self._has_looked = True
        return self._looked_up(octets)

    def _looked_up(self, octets: str) -> Iterator[tuple[int, str]]:
        for size in {len(word) for word in self._anchors}:
            for start in range(len(octets) - size + 1):
                if packed := self._anchors.get(octets[start : start + size]):
                    yield start + size - 1, packed

    @cached_property
    def _automaton(self) -> Any:
        from ahocorasick import Automaton

        automaton = Automaton()
        for word, packed in self._anchors.items():
            automaton.add_word(word, packed)
        automaton.make_automaton()
        return automaton


# A text of so many bytes is short.
_SHORT = 500


@cache
def _finder(name: str) -> Finder:
    anchors: dict[str, str] = load(name)["anchors"]
    if name.endswith("_beyond"):
        anchors = {word.encode().decode("latin-1"): packed for word, packed in anchors.items()}
    return Finder(anchors)


def packed(word: str, anchors: Iterable[Anchor]) -> str:
    """Return the size of *word* in bytes and *anchors* as one string.

    Loading thousands of them as lists would take longer than screening.
    """
    lines = (
        [
            "b" if anchor.begins_word else "",
            "e" if anchor.ends_word else "",
            anchor.token,
            str(anchor.token_chars),
            anchor.language,
            *map(str, anchor.rules),
        ]
        for anchor in sorted(anchors)
    )
    return "\n".join([str(len(word.encode())), *map("\t".join, lines)])


@cache
def unpacked(packed: str) -> tuple[int, tuple[Anchor, ...]]:
    """Return what `packed` made a string of."""
    size, *lines = packed.split("\n")
    fields = (line.split("\t") for line in lines)
    return int(size), tuple(
        Anchor(bool(begins), bool(ends), token, int(chars), language, tuple(map(int, rules)))
        for begins, ends, token, chars, language, *rules in fields
    )
