"""How alike a question and its candidates are, by the vectors of their words: the measures of `measures`, exactly.

Nothing is read or split here: what a memory's words are made of was noted with
its vector.
"""

from collections.abc import Sequence

import numpy as np

from kept.embedding.spelling import FIRST
from kept.embedding.static import StaticModel
from kept.embedding.words import telling, words_of
from kept.retrieval.measures import ALIKE, EVEN, Likeness
from kept.retrieval.ranking import Candidates, rarity
from kept.retrieval.tokens import QueryWord

# Turns the pieces of a word into one number, of which the upper 16 bits tell it from
# others: of a thousand words hardly one is taken for another.
_FACTORS = np.array([pow(0x9E3779B97F4A7C15, power, 1 << 64) for power in range(1, 257)], np.uint64)
_BITS = 16

# Products of vectors up to this many numbers are made without threads, which
# wait for each other longer than they work.
_AT_ONCE = 1 << 18

_Floats = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
_Numbers = np.ndarray[tuple[int], np.dtype[np.intp]]


def likeness(query: str, words: Sequence[QueryWord], found: Candidates, model: StaticModel) -> Likeness:
    """Compare what was asked with every candidate."""
    question = model.pieces(query)
    texts = [
        b"" if one.place is None
        else model.pieces(one.place.text).tobytes() if one.place.pieces is None
        else one.place.pieces
        for one in found.rows
    ]  # fmt: skip
    # All words of the question, then of each text, one behind the other.
    said = np.frombuffer(b"".join([question.tobytes(), *texts]), np.uint16)
    if not len(question) or len(said) == len(question):
        return Likeness(*([0.0] * len(texts) for _ in range(3)))
    is_first = said >= FIRST
    begins = np.flatnonzero(is_first)
    pieces = (said & (FIRST - 1)).astype(np.intp)
    words_before = np.concatenate([[0], np.cumsum(is_first)])
    ends = np.cumsum([0, len(question), *[len(text) // 2 for text in texts]])
    lengths = np.diff(words_before[ends])
    asked, used = slice(int(lengths[0])), slice(int(lengths[0]), None)
    filled = lengths[1:] > 0
    starts = np.cumsum([0, *lengths[1:-1]])[filled]

    names = _names(pieces, begins)
    counts = np.bincount(names[used], minlength=1 << _BITS)[names].astype(np.float32)
    weights: _Floats = EVEN / (EVEN + counts / np.float32(len(names[used])))

    # The question as a whole, and each of its words, against every word.
    different, where = _different(pieces, model)
    vectors = model.vectors(different)
    words_asked = np.add.reduceat(vectors[where[: len(question)]], begins[asked], axis=0)
    looked_for = np.vstack([_unit(weights[asked] @ words_asked), _unit(words_asked)])
    # One row at a time: adding up along rows is what numpy does fast.
    products = [np.add.reduceat(row[where], begins)[used] for row in _products(looked_for, vectors)]
    sizes = _length(model.lengths(different)[where], begins)[used]

    meaning, partners = np.zeros(len(texts)), np.zeros(len(texts))
    weights = weights[used]
    meaning[filled] = np.add.reduceat(weights * products[0], starts) / _length(weights * sizes, starts)

    frequencies = {word.term: count for word, count in zip(words, found.frequencies, strict=True)}
    rare = np.array([rarity(frequencies.get(word, 0), found.memories) for word in telling(words_of(query))], np.float32)
    best = [np.maximum.reduceat(np.maximum(row, 0) / sizes, starts) for row in products[1:]]
    partners[filled] = rare @ np.array(best) / rare.sum()
    is_asked = np.zeros(1 << _BITS, np.bool_)
    is_asked[names[asked]] = True
    begin = np.zeros(len(texts))
    begin[filled] = is_asked[names[used][starts]]
    return Likeness(np.clip(meaning, 0, 1).tolist(), partners.tolist(), begin.tolist())


def _names(pieces: _Numbers, begins: _Numbers) -> _Numbers:
    """Return a number for each word, the same for the same pieces."""
    place = np.arange(len(pieces)) - np.repeat(begins, np.diff(begins, append=len(pieces)))
    spelled = (pieces.astype(np.uint64) + np.uint64(1)) * _FACTORS[np.minimum(place, len(_FACTORS) - 1)]
    return (np.add.reduceat(spelled, begins) >> np.uint64(64 - _BITS)).astype(np.intp)


def _different(pieces: _Numbers, model: StaticModel) -> tuple[_Numbers, _Numbers]:
    """Return the different *pieces*, and for each piece which of them it is."""
    is_there = np.zeros(model.size, np.bool_)
    is_there[pieces] = True
    return np.flatnonzero(is_there), (np.cumsum(is_there) - 1)[pieces]


def _products(looked_for: _Floats, vectors: _Floats) -> _Floats:
    """Return the product of each vector that is *looked_for* and each of *vectors*."""
    step = max(1, _AT_ONCE // looked_for.size)
    return np.concatenate(
        [looked_for @ vectors[start : start + step].T for start in range(0, len(vectors), step)], axis=1
    )


def _length(parts: _Floats, starts: _Numbers) -> _Floats:
    """Return how long sums of vectors are, given the lengths of their *parts* and where each sum begins."""
    sums, squares = np.add.reduceat(parts, starts), np.add.reduceat(parts * parts, starts)
    length: _Floats = np.maximum(np.sqrt(squares + ALIKE * np.maximum(sums * sums - squares, 0)), 1e-9)
    return length


def _unit(vectors: _Floats) -> _Floats:
    unit: _Floats = vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)
    return unit
