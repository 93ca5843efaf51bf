"""How near vectors are to that of a question, exactly: the same for every database."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from kept.retrieval.ranking import Candidates, Twins
from kept.retrieval.tokens import QueryWord
from kept.storage.indexing import shares
from kept.storage.signs import Rows
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

# Before anything is read of them, candidates promise to answer by how near they are, by this share of what the words
# weigh that they hold, and by these of what those promise more that were stored so many steps from them.
_HELD = 0.35
_LENT = ((-1, 0.3), (-2, 0.1), (1, 0.1))

# As numbers that are multiplied, vectors take four times their bytes: so many at a time.
_AT_ONCE = 1_024

Bytes = np.ndarray[tuple[int, int], np.dtype[np.int8]]
_Floats = np.ndarray[tuple[int, ...], np.dtype[np.floating]]
Places = np.ndarray[tuple[int, ...], np.dtype[np.intp]]


class Stack(NamedTuple):
    """The vectors of some of several rows, one below the other, with a byte for each dimension; *at* tells of which.

    *lengths* tells how long each is, and is never 0.
    """

    at: Places
    vectors: Bytes
    lengths: _Floats


def some_of(of: Stack, places: Places) -> Stack:
    """Return the vectors *of* those rows that stand in these *places*, which are in order."""
    is_one = np.isin(of.at, places)
    return Stack(places.searchsorted(of.at[is_one]), of.vectors[is_one], of.lengths[is_one])


def stacked(rows: Sequence[int], vectors: Mapping[int, bytes]) -> Stack:
    """Return those of *vectors* that *rows* have, in their order."""
    at = [place for place, row in enumerate(rows) if row in vectors]
    found = np.frombuffer(b"".join([vectors[rows[place]] for place in at]), np.int8)
    found = found.reshape(len(at), len(found) // max(1, len(at)))
    return Stack(np.array(at, np.intp), found, lengths_of(found))


def lengths_of(vectors: Bytes) -> _Floats:
    """Return how long each of *vectors* is, but for one of length 0 a little more.

    They are whole numbers, and what is added up of them is small enough to stay exact: those
    that are the same are equally like any other, wherever they stand.
    """
    lengths = np.empty(len(vectors), np.float32)
    for start in range(0, len(vectors), _AT_ONCE):
        some = vectors[start : start + _AT_ONCE].astype(np.float32)
        lengths[start : start + _AT_ONCE] = np.sqrt(np.vecdot(some, some))
    return np.maximum(lengths, np.float32(1e-9))


def nearest_first(rows: Sequence[int] | Rows, of: Stack, asked: bytes, most: int) -> list[int]:
    """Return the *most* of *rows* whose vectors are most like what is *asked* (float32); without one, last."""
    rows = np.asarray(rows, np.int64)
    if not len(of.at):
        return [*map(int, rows[:most])]
    # How long the vector of the question is changes nothing here.
    like = of.vectors.astype(np.float32) @ np.frombuffer(asked, np.float32) / of.lengths
    nearest: list[int] = rows.take(of.at.take((-like).argsort(kind="stable")[:most])).tolist()
    return nearest if len(nearest) == most else [*dict.fromkeys([*nearest, *rows.tolist()])][:most]


def alike(of: Stack, asked: bytes, rows: int) -> _Floats:
    """Return for each of so many *rows* how alike its vector is to what is *asked* (float32).

    What has none yet is as alike as the others on average: nothing is known of it.
    """
    known = of.vectors.astype(np.float32) @ _asked(asked) / of.lengths if len(of.at) else np.zeros(0)
    like = np.full(rows, known.sum() / max(1, len(known)))
    like[of.at] = known
    return like


def most_promising(
    words: Sequence[QueryWord],
    found: Candidates,
    rows: Rows,
    held: Sequence[int],
    like: _Floats,
    besides: Sequence[int],
    most: int,
) -> Places:
    """Return where the *most* of *rows* stand that promise most to answer, and first those looked at *besides*.

    The rows are in order, and so are their places. *held* has for each the bits of *words* that it holds, *like* how
    near it is.
    """
    share_of = shares(words, found, held)
    promise = like + np.array([_HELD * share_of[bits] for bits in held])
    lent = np.zeros(len(rows))
    for step, share in _LENT:
        at, beside = _places_of(rows + step, rows)
        lent[at] += share * np.maximum(promise[beside] - promise[at], 0)
    promise += lent
    promise[_places_of(np.array(besides, np.int64), rows)[1]] = np.inf
    return np.sort((-promise).argsort(kind="stable")[:most])


def _places_of(some: Rows, rows: Rows) -> tuple[Places, Places]:
    """Return where those of *some* stand that are among *rows*, and where they stand there; the rows are in order."""
    found = rows.searchsorted(some)
    at = (rows.take(found, mode="clip") == some).nonzero()[0]
    return at, found.take(at)


def compared(found: Candidates, of: Stack, asked: bytes) -> Candidates:
    """Return what was *found*, with how alike its vectors are to what is *asked* (float32), and to each other.

    Of two that are equally like a third, the first is its twin: candidates come in the same order from every database.
    """
    if not len(of.at):
        return found
    vectors = of.vectors.astype(np.float32)
    alike = np.zeros(len(found.rows))
    alike[of.at] = _led(vectors, of.lengths, _asked(asked))
    return found._replace(alike=alike.tolist(), twins=_twins(vectors, of.lengths, of.at))


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
    asked = _asked(near.vector)
    rest = asked.copy()
    for name in common:
        rest += _asked(name.vector()) - asked
    return near._replace(vector=(asked + np.float32(_WITHOUT) * rest).tobytes(), unnamed=())


def _led(of: _Floats, lengths: _Floats, asked: _Floats) -> _Floats:
    """Return how alike vectors and what is *asked* are, where the nearest lead it a little to where they are."""
    leading = np.argsort(-(of @ asked / lengths), kind="stable")[:_LEADING]
    middle = np.add.reduce(of[leading] / lengths[leading, None]) / np.float32(len(leading))
    return of @ _unit(asked + np.float32(_MOVED) * middle) / lengths


def _twins(of: _Floats, lengths: _Floats, at: Places) -> Twins:
    """Return what tells by how much the twins of those that stand *at* these places answer better."""
    # Divided by the length of the one, which is enough to tell which of the others are most like it.
    like = of @ of.T
    like /= lengths
    np.fill_diagonal(like, -np.inf)
    closest, counts = _highest(like, min(_TWINS, len(of) - 1))
    counts = np.maximum(counts, 0) ** _CLOSER
    shares = counts / np.maximum(np.add.reduce(counts, axis=1, keepdims=True), 1e-9)
    twins = at[closest]

    def lent(cores: Sequence[float]) -> list[float]:
        answering = np.array(cores)
        lent = np.zeros(len(cores))
        lent[at] = np.maximum(np.add.reduce(shares * answering[twins], axis=1) - answering[at], 0)
        return lent.tolist()

    return lent


def _highest(of: _Floats, most: int) -> tuple[Places, _Floats]:
    """Return where the highest values of each row stand, and what they are; overwrites them.

    Of equal ones the first. To sort a row for a few of its values takes forty times as long.
    """
    places = np.empty((len(of), most), np.intp)
    values = np.empty((len(of), most))
    of_all, starts = of.reshape(-1), np.arange(0, of.size, of.shape[1])
    for at in range(most):
        places[:, at] = highest = of.argmax(axis=1)
        values[:, at] = of_all.take(starts + highest)
        of_all[starts + highest] = -np.inf
    return places, values


def _asked(vector: bytes) -> _Floats:
    return _unit(np.frombuffer(vector, np.float32))


def _unit(vector: _Floats) -> _Floats:
    unit: _Floats = vector / max(float(np.sqrt(vector @ vector)), 1e-9)
    return unit
