"""How alike a question and its candidates are, by the vectors of their words: the measures of `measures`, exactly.

Nothing is read or split here: what a memory's words are made of was noted with
its vector.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import numpy as np

from kept.embedding.spelling import FIRST
from kept.embedding.static import StaticModel
from kept.embedding.words import asked_words
from kept.retrieval.measures import ALIKE, EVEN, Likeness
from kept.retrieval.ranking import Candidates, rarity
from kept.retrieval.tokens import QueryWord, fold

# Pieces are spread over all numbers of 64 bits by this factor, and the sums of those of words again: so many of the
# upper bits tell a word from others. Of a thousand words hardly one is taken for another.
_SPREAD = np.uint64(0x9E3779B97F4A7C15)
_BITS = 16

# So many pieces there are, where the first of a word is another than the same within one.
_CODES = 2 * FIRST

# Products of vectors up to this many numbers are made without threads, which
# wait for each other longer than they work.
_AT_ONCE = 1 << 18

_Floats = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
_Exact = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
_Array = TypeVar("_Array", _Floats, _Exact)
_Numbers = np.ndarray[tuple[int], np.dtype[np.intp]]


def likeness(query: str, words: Sequence[QueryWord], found: Candidates, model: StaticModel) -> Likeness:
    """Compare what was asked with every candidate."""
    asking = asked_words(query)
    question = model.pieces_of(asking)
    texts = [
        b"" if place is None
        else model.pieces(place.text).tobytes() if place.pieces is None
        else place.pieces
        for *_, place in found.rows
    ]  # fmt: skip
    # All words of the question, then of each text, one behind the other.
    said = np.frombuffer(b"".join([question.tobytes(), *texts]), np.uint16).astype(np.intp)
    if not len(question) or len(said) == len(question):
        return Likeness(*([0.0] * len(texts) for _ in range(3)))
    begins = np.flatnonzero(said >= FIRST)
    # How many words there are up to where the question, and each text, ends.
    words_to = np.searchsorted(begins, np.cumsum([len(question), *[len(text) // 2 for text in texts]]))
    asked, used = slice(int(words_to[0])), slice(int(words_to[0]), None)
    filled = words_to[1:] > words_to[:-1]
    starts = (words_to[:-1] - words_to[0])[filled]

    different, where = _different(said)
    pieces = different & (FIRST - 1)
    vectors, sizes = model.vectors(pieces), model.lengths(pieces).astype(np.float64)
    layers = _layers(where, begins)
    spelled, lengths, squares = layers.sums(_columns(_spread(different), sizes, sizes * sizes))
    names = _names(spelled)
    counts = np.bincount(names[used], minlength=1 << _BITS)[names].astype(np.float32)
    weights: _Floats = EVEN / (EVEN + counts / np.float32(len(names[used])))

    # The question as a whole, and each of its words, against every word.
    words_asked = np.add.reduceat(vectors[where[: len(question)]], begins[asked], axis=0)
    looked_for = _unit(np.concatenate([(weights[asked] @ words_asked)[None], words_asked]))
    products = layers.sums(_products(vectors, looked_for))[:, used]
    size = _length(lengths, squares)[used]

    meaning, partners = np.zeros(len(texts)), np.zeros(len(texts))
    weighed = weights[used] * size
    meaning[filled] = np.add.reduceat(weights[used] * products[0], starts) / _length(
        np.add.reduceat(weighed, starts), np.add.reduceat(weighed * weighed, starts)
    )

    frequencies = {word.term: count for word, count in zip(words, found.frequencies, strict=True)}
    rare = np.array([rarity(frequencies.get(fold(word), 0), found.memories) for word in asking], np.float32)
    best = np.maximum(products[1:], 0) / size
    partners[filled] = rare @ np.array([np.maximum.reduceat(row, starts) for row in best]) / rare.sum()
    is_asked = np.zeros(1 << _BITS, np.bool_)
    is_asked[names[asked]] = True
    begin = np.zeros(len(texts))
    begin[filled] = is_asked[names[used][starts]]
    return Likeness(np.minimum(np.maximum(meaning, 0), 1).tolist(), partners.tolist(), begin.tolist())


def _different(said: _Numbers) -> tuple[_Numbers, _Numbers]:
    """Return the different pieces that are *said*, and for each of those which of them it is."""
    is_there = np.zeros(_CODES, np.bool_)
    is_there[said] = True
    different = np.flatnonzero(is_there)
    number = np.empty(_CODES, np.uint16)
    number[different] = np.arange(len(different), dtype=np.uint16)
    return different, number[said].astype(np.intp)


class _Layers(NamedTuple):
    """The pieces of words, laid out to be added up: the first of all, the second of those that have two, and so on.

    The words stand by how many pieces they have, most first; ``place`` tells
    for each word where. numpy adds up long rows several times faster than short words one by one.
    """

    place: _Numbers
    pieces: list[_Numbers]

    def sums(self, of_pieces: _Array) -> _Array:
        """Add up what the rows of pieces say, for each word; of each column a row."""
        added = of_pieces.take(self.pieces[0], axis=0)
        for layer in self.pieces[1:]:
            added[: len(layer)] += of_pieces.take(layer, axis=0)
        return np.ascontiguousarray(added.take(self.place, axis=0).T)


def _layers(where: _Numbers, begins: _Numbers) -> _Layers:
    sizes = np.empty_like(begins)
    np.subtract(begins[1:], begins[:-1], out=sizes[:-1])
    sizes[-1] = len(where) - begins[-1]
    longest_first = np.argsort(-sizes.astype(np.int16), kind="stable")  # of small numbers this is fast
    starts = begins[longest_first]
    place = np.empty_like(longest_first)
    place[longest_first] = np.arange(len(place))
    having = len(begins) - np.cumsum(np.bincount(sizes))  # so many words have more than 0, 1, 2 … pieces
    return _Layers(place, [where[starts[:count] + at] for at, count in enumerate(having.tolist()) if count])


def _columns(*columns: _Exact) -> _Exact:
    """Put *columns* beside each other."""
    table = np.empty((len(columns[0]), len(columns)))
    for at, column in enumerate(columns):
        table[:, at] = column
    return table


def _spread(pieces: _Numbers) -> _Exact:
    """Return a number of 32 bits for each of *pieces*, by which it is told from others also in a sum."""
    return ((pieces.astype(np.uint64) + np.uint64(1)) * _SPREAD >> np.uint64(32)).astype(np.float64)


def _names(spelled: _Exact) -> _Numbers:
    """Return a number for each word, the same for the same pieces, given the sum of what they were spread to."""
    return (spelled.astype(np.uint64) * _SPREAD >> np.uint64(64 - _BITS)).astype(np.intp)


def _products(vectors: _Floats, looked_for: _Floats) -> _Floats:
    """Return the product of each of *vectors* and each vector that is *looked_for*."""
    step = max(1, _AT_ONCE // looked_for.size)
    return np.concatenate([vectors[start : start + step] @ looked_for.T for start in range(0, len(vectors), step)])


def _length(sums: _Exact, squares: _Exact) -> _Exact:
    """Return how long sums of vectors are, given the sums of the lengths of their parts, and of their squares."""
    length: _Exact = np.maximum(np.sqrt(squares + ALIKE * np.maximum(sums * sums - squares, 0)), 1e-9)
    return length


def _unit(vectors: _Floats) -> _Floats:
    lengths = np.sqrt(np.add.reduce(vectors * vectors, axis=-1, keepdims=True))
    unit: _Floats = (vectors / np.maximum(lengths, 1e-9)).astype(np.float32, copy=False)
    return unit
