"""Find in one pass which rules may match in a text, and where: around their anchors.

An anchor is a text without which its rules cannot match. Most texts have
none, and that is all there is to say about them.
"""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import accumulate, chain, pairwise
from typing import Any, NamedTuple

from kept.screening.compiled import load
from kept.screening.values import MADE, coined, made

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

_SENTENCE_MARK = re.compile(r"[.!?。！？\n;；]")

# Words with one blank between them.
_RUN = re.compile(r"\S+(?: \S+)*")

# Where something begins and ends, in bytes.
Span = tuple[int, int]

# What stands in a text without a blank in it, and where it begins.
Piece = tuple[str, int]


class Anchor(NamedTuple):
    """For which rules a word is an anchor, and where.

    It may have to begin a word, to end one, to be in a piece of so many
    characters without spaces, or to stand in a text in *language*.
    """

    begins_word: bool
    ends_word: bool
    token_chars: int
    language: str
    rules: tuple[int, ...]


class Text:
    """A folded text, in the forms that matching reads.

    All have their places in common: folding left no capital whose small letter takes more or fewer bytes.
    """

    def __init__(self, text: str, *, is_long: bool | None = None) -> None:
        self.plain = text
        self.lowered = text.lower()
        self.is_long = len(text) > _LONG if is_long is None else is_long
        # What `anchored` found, by the file of anchors.
        self.anchored: dict[str, dict[int, int]] = {}

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
    def lowered_octets(self) -> str:
        """The lowered text, with a letter for each byte of it.

        The automaton tries the letters that may follow one by one, and there are fewer bytes than letters.
        """
        return self.lowered if self.lowered.isascii() else self.lowered_bytes.decode("latin-1")

    @cached_property
    def stride_ends(self) -> list[int]:
        """Where each stride ends, in bytes."""
        if self.plain.isascii():
            return self.stride_ends_in_letters
        strides = pairwise([0, *self.stride_ends_in_letters])
        return [*accumulate(len(self.plain[start:end].encode(errors="replace")) for start, end in strides)]

    @cached_property
    def stride_ends_in_letters(self) -> list[int]:
        """Where each stride ends: after so many characters of the flowing text; a short text is one stride."""
        if not self.is_long:
            return [len(self.plain)]
        return [*map(self._place, range(STRIDE, len(self.flowing.plain), STRIDE)), len(self.plain)]

    @cached_property
    def flowing(self) -> "Text":
        """The text as if it were one line, with one blank between words; itself if that is what it is."""
        if "\n" not in self.plain and "  " not in self.plain and "\t" not in self.plain:
            return self
        return Text(" ".join(self._words), is_long=self.is_long)

    def place(self, start: int, end: int) -> Span:
        """Return where the part of the flowing text from *start* to *end* stands in this one."""
        return self._place(start), self._place(end - 1) + 1

    def _place(self, at: int) -> int:
        if self.flowing is self:
            return at
        here, there = self._starts
        run = bisect_right(there, at) - 1
        return here[run] + at - there[run]

    @cached_property
    def sentence_marks(self) -> list[int]:
        """Where the marks stand that end sentences."""
        return [mark.start() for mark in _SENTENCE_MARK.finditer(self.plain)]

    @cached_property
    def _words(self) -> list[str]:
        return self.plain.split()

    @cached_property
    def _starts(self) -> tuple[list[int], list[int]]:
        """Where each run of words with one blank between them begins: here, and in the flowing text."""
        spans = [run.span() for run in _RUN.finditer(self.plain)]
        return [start for start, _ in spans], [0, *accumulate([end - start + 1 for start, end in spans])]

    @cached_property
    def pieces(self) -> list[Piece]:
        """What has no blank in it and is as long as a token, and where it begins."""
        pieces, end = [], 0
        for word in self._words:
            if len(word) >= TOKEN_CHARS:
                start = self.plain.index(word, end)
                end = start + len(word)
                pieces.append((word, start))
        return pieces

    @cached_property
    def strides_with_made(self) -> int:
        """A bit for each stride with a part of what a machine may have made."""
        ends, bits = self.stride_ends_in_letters, 0
        for piece, at in self.pieces:
            for start, end in made(piece):
                bits |= (2 << bisect_right(ends, at + end - 1)) - (1 << bisect_right(ends, at + start))
        return bits

    @cached_property
    def strides_with_coined(self) -> int:
        """A bit for each stride with a part of what somebody may have thought up."""
        ends, bits = self.stride_ends, 0
        for place in coined(self.plain_bytes):
            bits |= 1 << bisect_right(ends, place)
        return bits


@cache
def _spoken() -> dict[str, frozenset[bytes]]:
    """Return the words that tell languages."""
    return {language: frozenset(map(str.encode, words)) for language, words in load("spoken").items()}


def anchored(text: Text, name: str) -> dict[int, int]:
    """Return the numbers of the rules that have an anchor in *text*, each with a bit set for each stride that has one.

    *name* is the file of anchors. They are looked for in the flowing text.
    """
    if name not in text.anchored:
        strides = text.anchored[name] = {}
        _note(strides, _words(text.flowing, name))
    return text.anchored[name]


def anchored_tokens(text: Text) -> dict[int, int]:
    """Return the numbers of the rules for tokens that have an anchor in *text*, as `anchored` does."""
    strides: dict[int, int] = {}
    if text.pieces:
        _note(strides, _tokens(text))
    return strides


def _note(strides: dict[int, int], found: Iterable[tuple[Anchor, int]]) -> None:
    for anchor, bits in found:
        for number in anchor.rules:
            strides[number] = strides.get(number, 0) | bits


# The numbers of second anchors come after those of all rules.
SECOND = 10_000


def tried(text: Text, name: str, number: int, reach: int, strides: Mapping[int, int]) -> int:
    """Return in which strides of *text* the rule of that number may match, by the *strides* that have anchors.

    It reaches from an anchor so many strides to either side; and as far from a second anchor, or from a kind of value,
    or both, if it needs such.
    """
    bits = strides[number]
    second, value = _conditions(name).get(number, (None, None))
    needed = [] if second is None else [strides.get(second, 0)]
    if value is not None:
        needed.append(text.strides_with_made if value == MADE else text.strides_with_coined)
    for other in needed:
        bits &= widened(other, reach)
    reached = widened(bits, reach)
    for other in needed:
        reached &= widened(other & reached, reach)
    return reached


@cache
def _conditions(name: str) -> dict[int, tuple[int | None, str | None]]:
    """Return which rules with anchors in the file *name* need a second one, by its number, and a kind of value."""
    seconds, values = load(name)["seconds"], load(name)["values"]
    return {int(number): (seconds.get(number), values.get(number)) for number in {**seconds, **values}}


def _words(text: Text, name: str) -> Iterator[tuple[Anchor, int]]:
    """Yield the anchors of the file *name* in *text*, with a bit for each stride that has one."""
    octets, ends = text.lowered_octets, text.stride_ends
    for packed, lasts in _together(_anchors(name, octets)):
        size, anchors = unpacked(packed)
        for anchor in anchors:
            if anchor.language and anchor.language not in text.languages:
                continue
            begins_word, ends_word = anchor.begins_word, anchor.ends_word
            bits = until = 0
            for last in lasts:
                if last < until:  # this stride has one already
                    continue
                if begins_word and last >= size and octets[last - size] in _WORD:
                    continue
                if ends_word and octets[last + 1 : last + 2] in _WORD:
                    continue
                stride = bisect_right(ends, last)
                bits |= 1 << stride
                until = ends[stride]
            if bits:
                yield anchor, bits


def _tokens(text: Text) -> Iterator[tuple[Anchor, int]]:
    """Yield the anchors of tokens in *text*, with a bit for each stride that has one."""
    # All pieces in a row, because to begin with another takes longer than most of them do.
    starts = [0, *accumulate([len(piece) + 1 for piece, _ in text.pieces])]
    ends = text.stride_ends_in_letters
    found = _finder("tokens").find(" ".join([piece for piece, _ in text.pieces]))
    for packed, lasts in _together(found):
        for anchor in unpacked(packed)[1]:
            bits = until = 0
            for last in lasts:
                if last < until:  # this stride has one already, or this piece is too short
                    continue
                number = bisect_right(starts, last) - 1
                piece, at = text.pieces[number]
                until = starts[number + 1]
                if len(piece) >= anchor.token_chars:
                    away = at - starts[number]
                    stride = bisect_right(ends, last + away)
                    bits |= 1 << stride
                    until = min(ends[stride] - away, until)
            if bits:
                yield anchor, bits


def _together(found: Iterable[tuple[int, str]]) -> Iterable[tuple[str, list[int]]]:
    """Return what was *found*, with where each ends."""
    lasts: defaultdict[str, list[int]] = defaultdict(list)
    for last, packed in found:
        lasts[packed].append(last)
    return lasts.items()


def widened(bits: int, reach: int) -> int:
    """Return *bits* with so many more set on either side of each."""
    done = 0
    while done < reach:
        step = min(reach - done, done or 1)  # what is set already is set as far on either side
        bits |= bits << step | bits >> step
        done += step
    return bits


def parts_of(bits: int, ends: Sequence[int]) -> list[Span]:
    """Return the strides of *bits* as few parts of the text.

    >>> parts_of(0b11_1110_0000, [64 * number for number in range(1, 20)])
    [(320, 640)]
    """
    bits &= (1 << len(ends)) - 1
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
        Anchor(bool(begins), bool(ends), int(chars), language, tuple(map(int, rules)))
        for begins, ends, chars, language, *rules in fields
    )
