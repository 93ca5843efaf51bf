"""How alike a question and its candidates are, by the vectors of their words.

Two measures, made for the candidates at hand. One compares the whole of both
texts, where a word weighs the less the more the candidates use it: what they
all share tells nothing. The other looks for each word of the question for the
most similar one in the candidate.

Nothing is read or split here: what a memory's words are made of was noted with
its vector.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kept.embedding.static import FIRST, Pieces, StaticModel
from kept.embedding.words import telling, words_of
from kept.retrieval.ranking import Candidates, rarity
from kept.retrieval.tokens import QueryWord

# How fast a word loses weight that the candidates use much.
_EVEN = 1e-2

# How alike two words of one text, or pieces of one word, are on average: with
# it the length of a sum of vectors is known well enough without adding them up.
_ALIKE = 0.04

# Turns the pieces of a word into one number that tells it from others.
_FACTORS = np.array([pow(0x9E3779B97F4A7C15, power, 1 << 64) for power in range(1, 257)], np.uint64)

_Floats = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
_Numbers = np.ndarray[tuple[int], np.dtype[np.intp]]


class Likeness(NamedTuple):
    """For each candidate: how alike it is as a whole, and in its words."""

    meaning: list[float]
    words: list[float]


class _Words(NamedTuple):
    """Different words: the pieces of all, where each word begins, and for each use of one which it was."""

    pieces: _Numbers
    starts: _Numbers
    keys: "np.ndarray[tuple[int], np.dtype[np.uint64]]"
    uses: _Numbers
    counts: _Numbers


def likeness(query: str, words: Sequence[QueryWord], found: Candidates, model: StaticModel) -> Likeness:
    """Compare what was asked with every candidate."""
    question = model.pieces(query)
    texts = [
        np.zeros(0, np.uint16) if one.place is None
        else model.pieces(one.place.text) if one.place.pieces is None
        else np.frombuffer(one.place.pieces, np.uint16)
        for one in found.rows
    ]  # fmt: skip
    said = np.concatenate([*texts, question])
    if not len(question) or len(said) == len(question):
        return Likeness([0.0] * len(texts), [0.0] * len(texts))
    known = _different(said)
    words_before = np.concatenate([[0], np.cumsum(said >= FIRST)])
    lengths = np.diff(words_before[np.cumsum([0, *map(len, texts), len(question)])])
    asked = known.uses[-int(lengths[-1]) :]
    used = known.uses[: -int(lengths[-1])]
    counts = np.bincount(used, minlength=len(known.starts)).astype(np.float32)
    weights = _EVEN / (_EVEN + counts / counts.sum())

    # The question as a whole, and each of its words, against every word.
    vectors, where = _vectors(model, known.pieces)
    words_asked = np.array([np.add.reduce(vectors[where[_span(known, word)]], axis=0) for word in asked])
    whole = weights[asked] @ words_asked
    looked_for = np.vstack([_unit(whole), _unit(words_asked)])
    # One row at a time: adding up along rows is what numpy does fast.
    products = [np.add.reduceat(row[where], known.starts) for row in looked_for @ vectors.T]
    sizes = _length(np.linalg.norm(vectors, axis=1)[where], known.starts)

    heavy = weights * sizes
    filled = lengths[:-1] > 0
    starts = np.concatenate([[0], np.cumsum(lengths[:-1])[:-1]])[filled]
    meaning, partners = np.zeros(len(texts)), np.zeros(len(texts))
    meaning[filled] = np.add.reduceat((weights * products[0])[used], starts) / _length(heavy[used], starts)

    frequencies = {word.term: count for word, count in zip(words, found.frequencies, strict=True)}
    rare = np.array([rarity(frequencies.get(word, 0), found.memories) for word in telling(words_of(query))], np.float32)
    best = [np.maximum.reduceat((np.maximum(row, 0) / sizes)[used], starts) for row in products[1:]]
    partners[filled] = rare @ np.array(best) / rare.sum()
    return Likeness(np.clip(meaning, 0, 1).tolist(), partners.tolist())


def _different(said: Pieces) -> _Words:
    """Find the different words among those of all texts."""
    starts = np.flatnonzero(said & FIRST)
    sizes = np.diff(starts, append=len(said))
    plain = (said & (FIRST - 1)).astype(np.uint64)
    at = np.arange(len(said)) - np.repeat(starts, sizes)
    keys = np.add.reduceat((plain + np.uint64(1)) * _FACTORS[np.minimum(at, 255)], starts)
    unique, first, uses, counts = np.unique(keys, return_index=True, return_inverse=True, return_counts=True)
    chosen = sizes[first]
    ends = np.cumsum(chosen)
    inside = np.arange(ends[-1]) - np.repeat(ends - chosen, chosen)
    pieces = plain[np.repeat(starts[first], chosen) + inside].astype(np.intp)
    return _Words(pieces, ends - chosen, unique, uses, counts)


def _span(words: _Words, word: int) -> slice:
    return slice(words.starts[word], words.starts[word + 1] if word + 1 < len(words.starts) else len(words.pieces))


def _vectors(model: StaticModel, pieces: _Numbers) -> tuple[_Floats, _Numbers]:
    """Return the vectors of the different *pieces*, and for each piece which is its own."""
    unique, where = np.unique(pieces, return_inverse=True)
    return model.vectors(unique), where


def _length(parts: _Floats, starts: _Numbers) -> _Floats:
    """Return how long sums of vectors are, given the lengths of their *parts* and where each sum begins."""
    sums, squares = np.add.reduceat(parts, starts), np.add.reduceat(parts * parts, starts)
    length: _Floats = np.maximum(np.sqrt(squares + _ALIKE * np.maximum(sums * sums - squares, 0)), 1e-9)
    return length


def _unit(vectors: _Floats) -> _Floats:
    unit: _Floats = vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)
    return unit
