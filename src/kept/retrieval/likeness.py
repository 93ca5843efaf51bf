"""How alike a question and its candidates are, by the vectors of their words: the measures of `measures`, exactly.

Nothing is read or split here: what a memory's words are made of was noted with
its vector.
"""

from collections.abc import Sequence

import numpy as np

from kept.embedding.spelling import FIRST
from kept.embedding.static import StaticModel
from kept.embedding.unspaced import unspaced_model
from kept.embedding.words import asked_words
from kept.retrieval.measures import ALIKE, EVEN, Likeness, by_passages
from kept.retrieval.passages import passages
from kept.retrieval.ranking import Candidates, rarity
from kept.retrieval.tokens import QueryWord, fold, without_spaces

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
_Codes = np.ndarray[tuple[int], np.dtype[np.uint16]]
_Numbers = np.ndarray[tuple[int], np.dtype[np.intp]]


def likeness(query: str, words: Sequence[QueryWord], found: Candidates, model: StaticModel) -> Likeness:
    """Compare what was asked with every candidate."""
    if without_spaces(words):
        return by_passages(passages(query, found, unspaced_model()))
    asking = asked_words(query)
    question = model.pieces_of(asking)
    places = [one.place for one in found.rows]
    texts = [
        b"" if place is None
        else model.pieces(place.text).tobytes() if place.pieces is None
        else place.pieces
        for place in places
    ]  # fmt: skip
    # All words of the question, then of each text, one behind the other.
    parts = [question.tobytes(), *texts]
    said = np.frombuffer(b"".join(parts), np.uint16)
    if not len(question) or len(said) == len(question):
        return Likeness(*([0.0] * len(texts) for _ in range(3)))
    begins = (said >= FIRST).nonzero()[0]
    # How many words there are up to where the question, and each text, ends.
    words_to = begins.searchsorted(np.array([*map(len, parts)]).cumsum() >> 1)
    own = int(words_to[0])  # how many words the question has
    filled = words_to[1:] > words_to[:-1]
    starts = (words_to[:-1] - own)[filled]

    different, where = _different(said)
    pieces = different & (FIRST - 1)
    vectors, sizes = model.vectors(pieces), model.lengths(pieces).astype(np.float64)
    words_asked = np.add.reduceat(vectors.take(where[: len(question)], axis=0), begins[:own], axis=0)
    lengths_asked = np.maximum(np.sqrt(np.add.reduce(words_asked * words_asked, axis=1)), 1e-9)

    # Of each word a column: how it is spelled, the sums for its length, and its product with each word of the question.
    table = np.empty((len(different), 3 + own))
    table[:, 0] = _spread(different)
    table[:, 1] = sizes
    table[:, 2] = sizes * sizes
    table[:, 3:] = _products(vectors, words_asked / lengths_asked[:, None])
    sums = _added_up(table, where, begins)
    names = _names(sums[0])
    names_asked, names_used = names[:own], names[own:]
    products = sums[3:, own:]
    size = _length(sums[1, own:], sums[2, own:])
    counts = np.bincount(names_used, minlength=1 << _BITS)
    weights = EVEN / (EVEN + counts.take(names_used) / len(names_used))

    # The question as a whole is the sum of its words: what it has in common with a word is the sum of what they have.
    weights_asked = EVEN / (EVEN + counts.take(names_asked) / len(names_used))
    whole = weights_asked @ words_asked
    shares = weights_asked * lengths_asked / max(float(np.sqrt(whole @ whole)), 1e-9)
    meaning, partners, begin = np.zeros((3, len(texts)))
    weighed = weights * size
    meaning[filled] = np.add.reduceat(weights * (shares @ products), starts) / _length(
        np.add.reduceat(weighed, starts), np.add.reduceat(weighed * weighed, starts)
    )

    frequencies = {word.term: count for word, count in zip(words, found.frequencies, strict=True)}
    rare = np.array([rarity(frequencies.get(fold(word), 0), found.memories) for word in asking])
    best = np.maximum.reduceat(products / size, starts, axis=1)
    partners[filled] = rare @ np.maximum(best, 0) / rare.sum()
    is_asked = np.zeros(1 << _BITS, np.bool_)
    is_asked[names_asked] = True
    begin[filled] = is_asked.take(names_used.take(starts))
    return Likeness(np.minimum(np.maximum(meaning, 0), 1).tolist(), partners.tolist(), begin.tolist())


def _different(said: _Codes) -> tuple[_Numbers, _Numbers]:
    """Return the different pieces that are *said*, and for each of those which of them it is."""
    is_there = np.zeros(_CODES, np.bool_)
    is_there[said] = True
    different = is_there.nonzero()[0]
    number = np.empty(_CODES, np.uint16)
    number[different] = np.arange(len(different), dtype=np.uint16)
    return different, number.take(said).astype(np.intp)


def _added_up(table: _Exact, where: _Numbers, begins: _Numbers) -> _Exact:
    """Add up what the rows of *table* say of pieces, for each word; of each column a row.

    First the first pieces of all words, then the second of those that have
    two, and so on: numpy adds up long rows several times faster than short
    words one by one.
    """
    sizes = np.empty_like(begins)
    np.subtract(begins[1:], begins[:-1], out=sizes[:-1])
    sizes[-1] = len(where) - begins[-1]
    longest_first = (-sizes.astype(np.int16)).argsort(kind="stable")  # of small numbers this is fast
    starts = begins.take(longest_first)
    having = len(begins) - np.bincount(sizes).cumsum()  # so many words have more than 0, 1, 2 … pieces
    added = table.take(where.take(starts), axis=0)
    for at, count in enumerate(having[1:-1].tolist(), 1):
        added[:count] += table.take(where.take(starts[:count] + at), axis=0)
    place = np.empty_like(longest_first)
    place[longest_first] = np.arange(len(place))
    return np.ascontiguousarray(added.take(place, axis=0).T)


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
