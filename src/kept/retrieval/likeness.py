"""How alike a question and its candidates are, word by word, by the vectors of the built-in model.

Two measures, made for the candidates at hand. One compares the whole of both
texts, where a word weighs the less the more candidates use it: what they all
share tells nothing. The other looks for each word of the question for the most
similar one in the candidate.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kept.embedding.static import StaticModel
from kept.embedding.words import telling, words_of
from kept.retrieval.ranking import Candidates, rarity
from kept.retrieval.tokens import QueryWord

_Array = np.ndarray[tuple[int, ...], np.dtype[np.float32]]

# How fast a word loses weight that many of the candidates use.
_EVEN = 1e-2


class Likeness(NamedTuple):
    """For each candidate: how alike it is as a whole, and in its words."""

    meaning: list[float]
    words: list[float]


def likeness(query: str, words: Sequence[QueryWord], found: Candidates, model: StaticModel) -> Likeness:
    """Compare what was asked with every candidate."""
    question = telling(words_of(query))
    texts = [telling(words_of(one.place.text)) if one.place is not None else [] for one in found.rows]
    if not question or not any(texts):
        return Likeness([0.0] * len(texts), [0.0] * len(texts))
    at = model.indices([*question, *(word for words in texts for word in words)])
    used, where, counts = np.unique(at[len(question) :], return_inverse=True, return_counts=True)
    weights = (_EVEN / (_EVEN + counts / counts.sum())).astype(np.float32)
    vectors = model.vectors(used)
    lengths = np.array([len(words) for words in texts])
    rows = np.repeat(np.arange(len(texts)), lengths)

    # The whole: each text is the weighted sum of its words.
    uses = np.zeros((len(texts), len(used)), np.float32)
    np.add.at(uses, (rows, where), 1)
    wholes = (uses * weights) @ vectors
    asked_vectors = model.vectors(at[: len(question)])
    known = np.searchsorted(used, at[: len(question)])
    known = np.where(used[np.minimum(known, len(used) - 1)] == at[: len(question)], known, -1)
    question_weights = np.where(known >= 0, weights[known], 1).astype(np.float32)
    whole = question_weights @ asked_vectors
    meaning = (wholes @ _unit(whole)) / np.maximum(np.linalg.norm(wholes, axis=1), 1e-9)

    # The words: the best partner for each word that was asked for.
    frequencies = {word.term: count for word, count in zip(words, found.frequencies, strict=True)}
    rare = np.array([rarity(frequencies.get(word, 0), found.memories) for word in question], np.float32)
    similar = np.maximum(_unit(asked_vectors) @ _unit(vectors).T, 0)
    partners = np.zeros(len(texts), np.float32)
    filled = lengths > 0
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])[filled]
    partners[filled] = rare @ np.maximum.reduceat(similar[:, where], starts, axis=1) / rare.sum()
    return Likeness(np.maximum(meaning, 0).tolist(), partners.tolist())


def _unit(vectors: _Array) -> _Array:
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)
