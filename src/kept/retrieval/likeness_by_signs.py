"""The measures of `measures` for a process that asks one question: nearly as `likeness` makes them, without a library.

Of the pieces of candidates only the signs are looked at, of what is looked for
also which numbers are large. How many signs differ, and how many of those where
it is large, tells the product of the two vectors closely enough: the right
answers found among the first five become about one in a hundred fewer.
"""

import re
from array import array
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from math import pi, sqrt
from operator import mul
from typing import NamedTuple

from kept.embedding.light import LightModel, Vector
from kept.embedding.spelling import DIMS, FIRST
from kept.embedding.words import asked_words
from kept.retrieval.measures import ALIKE, EVEN, Likeness, by_passages
from kept.retrieval.ranking import Candidates, rarity
from kept.retrieval.tokens import QueryWord, fold, without_spaces

# Of a long question the rarest words are looked for.
_MOST_WORDS = 24

# What a vector and its signs have in common: the cosine of the two, where its
# numbers are spread as chance spreads them.
_KEPT = sqrt(2 / pi)

# A piece is stored in two bytes, the upper one last; the first piece of a word is marked in that.
_WORD = rb"(?s).[\x80-\xff](?:.[\x00-\x7f])*"


class _Sought(NamedTuple):
    """A vector that is looked for: its signs, which of its numbers are large, and what makes a cosine of the counts."""

    signs: int
    large: int
    most: int
    scale: float


def likeness(query: str, words: Sequence[QueryWord], found: Candidates, model: LightModel) -> Likeness:
    """Compare what was asked with every candidate."""
    if without_spaces(words):
        return by_passages([0.0] * len(found.rows))  # to compare them takes a library
    asking = asked_words(query)
    question = _words_of(model.pieces_of(asking))
    texts = [
        [] if one.place is None
        else _words_of(model.pieces(one.place.text) if one.place.pieces is None else one.place.pieces)
        for one in found.rows
    ]  # fmt: skip
    counts = Counter(chain.from_iterable(texts))
    if not question or not counts:
        return Likeness(*([0.0] * len(texts) for _ in range(3)))
    all_words = counts.total()

    def weight(word: bytes) -> float:
        return EVEN / (EVEN + counts[word] / all_words)

    frequencies = {word.term: count for word, count in zip(words, found.frequencies, strict=True)}
    asked = [
        (rarity(frequencies.get(fold(word), 0), found.memories), weight(pieces), model.vector(_numbers(pieces)))
        for word, pieces in zip(asking, question, strict=True)
    ]
    weighed = [[heavy * one for one in vector] for _, heavy, vector in asked]
    whole = [sum(column) for column in zip(*weighed, strict=True)]
    rarest = sorted(asked, key=lambda one: -one[0])[:_MOST_WORDS]
    products = _Products([_sought(whole), *(_sought(vector) for _, _, vector in rarest)], model)

    known = {word: _compared(word, weight(word), products, model) for word in counts}
    rarities = [rare for rare, _, _ in rarest]
    meaning, partners = [0.0] * len(texts), [0.0] * len(texts)
    for at, text in enumerate(texts):
        if text:
            shares, sizes, alike = zip(*[known[word] for word in text], strict=True)
            meaning[at] = min(1.0, max(0.0, sum(shares) / _length(sizes)))
            best = [min(1.0, max(0.0, *column)) for column in zip(*alike, strict=True)]
            partners[at] = sum(map(mul, rarities, best)) / sum(rarities)
    return Likeness(meaning, partners, [float(text[:1] != [] and text[0] in question) for text in texts])


def _compared(word: bytes, weight: float, products: "_Products", model: LightModel) -> tuple[float, float, list[float]]:
    """Return the share of *word* in what is meant, its length there, and how alike it is to each word asked."""
    pieces = _numbers(word)
    if len(pieces) == 1:
        whole, *each = products[pieces[0]]
        size = model.lengths[pieces[0]]
    else:
        whole, *each = [sum(column) for column in zip(*[products[piece] for piece in pieces], strict=True)]
        size = _length([model.lengths[piece] for piece in pieces])
    return weight * whole, weight * size, [one / size for one in each]


class _Products(dict[int, list[float]]):
    """The products of each piece with all that is looked for, made when they are first asked for."""

    def __init__(self, sought: Sequence[_Sought], model: LightModel) -> None:
        self._sought = sought
        self._model = model

    def __missing__(self, piece: int) -> list[float]:
        signs, length = self._model.signs(piece), self._model.lengths[piece]
        made = self[piece] = []
        for one in self._sought:
            differing = signs ^ one.signs
            agreeing = one.most - differing.bit_count() - 2 * (differing & one.large).bit_count()
            made.append(agreeing * one.scale * length)
        return made


def _sought(vector: Vector) -> _Sought:
    """Prepare *vector* to be looked for: as if each of its numbers were a half or one and a half, with its sign."""
    middle = sqrt(sum(one * one for one in vector) / DIMS)
    signs = int("".join("1" if one > 0 else "0" for one in vector), 2)
    large = int("".join("1" if abs(one) > middle else "0" for one in vector), 2)
    many = large.bit_count()
    return _Sought(signs, large, DIMS // 2 + many, 1 / (_KEPT * sqrt(DIMS) * sqrt(0.25 * DIMS + 2.0 * many)))


def _words_of(pieces: bytes) -> list[bytes]:
    """Return the pieces of each word apart."""
    return re.findall(_WORD, pieces)


def _numbers(word: bytes) -> list[int]:
    return [piece & (FIRST - 1) for piece in array("H", word)]


def _length(parts: Sequence[float]) -> float:
    """Return how long a sum of vectors is, given the lengths of its *parts*."""
    total, squares = sum(parts), sum(map(mul, parts, parts))
    return max(1e-9, sqrt(squares + ALIKE * max(0.0, total * total - squares)))
