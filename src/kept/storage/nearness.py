"""How near vectors are to that of a question, exactly: the same for every database."""

from collections.abc import Mapping, Sequence

import numpy as np

from kept.retrieval.ranking import Candidates, Twins
from kept.retrieval.tokens import QueryWord
from kept.storage.vectors import Near

# A question is moved by this share towards the middle of so many vectors that are nearest to it:
# what these have in common tells better what it is about than any one of them.
_MOVED = 0.3
_LEADING = 3

# A name is common that this share of all memories holds, of at least so many. The question
# without those counts so many times as much as the whole of it.
_COMMON = 0.1
_FEWEST = 50
_WITHOUT = 1.5

# So many are the twins of one: those that are most like it, the more alike the more, by this power.
_TWINS = 3
_CLOSER = 2

_Floats = np.ndarray[tuple[int, ...], np.dtype[np.float32]]


def cosines(vectors: Mapping[int, bytes], asked: bytes) -> dict[int, float]:
    """Return how alike each of *vectors* (a byte for each dimension) and *asked* (float32) are, from -1 to 1."""
    if not vectors:
        return {}
    return dict(zip(vectors, (_matrix(vectors) @ _unit(np.frombuffer(asked, np.float32))).tolist(), strict=True))


def cosines_led(vectors: Mapping[int, bytes], asked: bytes) -> dict[int, float]:
    """Return the same, where the nearest of *vectors* lead what is *asked* a little to where they are."""
    if not vectors:
        return {}
    of, wanted = _matrix(vectors), _unit(np.frombuffer(asked, np.float32))
    leading = of[np.argsort(-(of @ wanted), kind="stable")[:_LEADING]]
    moved = _unit(wanted + np.float32(_MOVED) * np.add.reduce(leading) / np.float32(len(leading)))
    return dict(zip(vectors, (of @ moved).tolist(), strict=True))


def without_common_names(near: Near, words: Sequence[QueryWord], found: Candidates) -> Near:
    """Let *near* point more to what the question says beside the names that are common in what was *found* in.

    Whom half of all memories name, a name does not tell from each other; but a
    vector is made of the name as of any other word.
    """
    if not near.unnamed:
        return near
    held = {word.term: frequency for word, frequency in zip(words, found.frequencies, strict=True)}
    least = _COMMON * max(found.memories, _FEWEST)
    common = [one for one in near.unnamed if one.terms and all(held.get(term, 0) >= least for term in one.terms)]
    if not common:
        return near
    asked = _unit(np.frombuffer(near.vector, np.float32))
    rest = asked.copy()
    for name in common:
        rest += _unit(np.frombuffer(name.vector, np.float32)) - asked
    return near._replace(vector=(asked + np.float32(_WITHOUT) * rest).tobytes(), unnamed=())


def twins_of(vectors: Mapping[int, bytes]) -> Twins:
    """Return for each of *vectors* the others that are most like it, and what of all of them each counts."""
    if len(vectors) < 2:
        return {}
    rows = sorted(vectors)
    of = _matrix({row: vectors[row] for row in rows})
    like = np.maximum(of @ of.T, 0)
    np.fill_diagonal(like, 0)
    closest, counts = _highest(like, min(_TWINS, len(rows)))
    counts **= _CLOSER
    shares = counts / np.maximum(np.add.reduce(counts, axis=1, keepdims=True), np.float32(1e-9))
    return {
        row: [(rows[at], share) for at, share in zip(places, of_row, strict=True) if share]
        for row, places, of_row in zip(rows, closest.tolist(), shares.tolist(), strict=True)
    }


def _highest(of: _Floats, most: int) -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.intp]], _Floats]:
    """Return where the highest values of each row stand, and what they are; overwrites them.

    Of equal ones the first, so that every database finds the same. To sort a row for a few of its values takes forty
    times as long.
    """
    places = np.empty((len(of), most), np.intp)
    values = np.empty((len(of), most), of.dtype)
    every = np.arange(len(of))
    for at in range(most):
        places[:, at] = of.argmax(axis=1)
        values[:, at] = of[every, places[:, at]]
        of[every, places[:, at]] = -1
    return places, values


def _matrix(vectors: Mapping[int, bytes]) -> _Floats:
    """Return *vectors* of length 1, one below the other."""
    return _unit(np.frombuffer(b"".join(vectors.values()), np.int8).reshape(len(vectors), -1).astype(np.float32))


def _unit(vectors: _Floats) -> _Floats:
    unit: _Floats = vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), np.float32(1e-9))
    return unit
