"""The signs of vectors, in memory: 32 bytes for 256 dimensions, compared with all that are asked about at once.

Apart from `vectors`, because it loads a library for arithmetic, which takes
longer than a process has that asks one question.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

import apsw
import numpy as np

from kept.storage.sqlite.vector_rows import edition
from kept.storage.vectors import Near

_Rows = np.ndarray[tuple[int], np.dtype[np.int64]]
_Packed = np.ndarray[tuple[int, int], np.dtype[np.uint64]]
_Counts = np.ndarray[tuple[int], np.dtype[np.uint16]]

# So many are read at a time, to be packed: as bytes they take eight times as much memory.
_READ_AT_ONCE = 16_384

# Among so many, those nearest are looked for first.
_SAMPLED = 8_192


class _Known:
    """The rows of one space and the signs of their vectors, as read so far."""

    def __init__(self) -> None:
        self.rows: _Rows = np.zeros(0, np.int64)
        self.signs: _Packed | None = None
        self.read_to = 0

    def extend(self, rows: Sequence[int], vectors: Sequence[bytes]) -> None:
        signs = _packed(_matrix(vectors) > 0)
        self.signs = signs if self.signs is None else np.concatenate([self.signs, signs], axis=1)
        self.rows = np.concatenate([self.rows, np.array(rows, np.int64)])

    def drop(self, rows: Sequence[int]) -> None:
        stay = np.isin(self.rows, np.array(rows, np.int64), invert=True)
        if self.signs is not None and not stay.all():
            self.rows, self.signs = self.rows[stay], self.signs[:, stay]


class Signs:
    """What is known of the vectors of one model. One thread at a time may `read`."""

    def __init__(self) -> None:
        self._forget("", "", 0)

    def _forget(self, model: str, era: str, changes: int) -> None:
        self._model, self._era, self._changes = model, era, changes
        self._known: dict[tuple[int, bool], _Known] = {}

    def read(
        self, connection: apsw.Connection, spaces: Iterable[int], near: Near, *, messages: bool
    ) -> list[tuple[_Rows, _Packed]]:
        """Read what others have written and changed since the last look; return the rows and signs of *spaces*."""
        era, changes, rows = edition(connection)
        missed = changes - self._changes
        if (near.model, era) != (self._model, self._era) or not 0 <= missed <= len(rows):
            self._forget(near.model, era, changes)
        elif missed:
            self._changes = changes
            self._read_again(connection, rows[-missed:], near)
        newer = "row < ? ORDER BY row DESC" if messages else "row > ? ORDER BY row"
        all_known = []
        for space in spaces:
            known = self._known.setdefault((space, messages), _Known())
            reading = connection.execute(
                f"SELECT row, vector FROM vectors WHERE model = ? AND space = ? AND {newer}",
                (near.model, space, known.read_to),
            )
            while found := list(islice(reading, _READ_AT_ONCE)):
                known.read_to = found[-1][0]
                _take(known, found, near)
            if known.signs is not None:
                all_known.append((known.rows, known.signs))
        return all_known

    def _read_again(self, connection: apsw.Connection, rows: list[int], near: Near) -> None:
        for one in self._known.values():
            one.drop(rows)
        found: dict[tuple[int, bool], list[tuple[int, bytes]]] = {}
        for row, space, vector in connection.execute(
            "SELECT row, space, vector FROM vectors WHERE row IN (SELECT value FROM json_each(?)) AND +model = ?",
            (json.dumps(rows), near.model),
        ):
            known = self._known.get((space, row < 0))
            if known is not None and abs(row) <= abs(known.read_to):
                found.setdefault((space, row < 0), []).append((row, vector))
        for place, vectors in found.items():
            _take(self._known[place], vectors, near)


def _take(known: _Known, found: Sequence[tuple[int, bytes]], near: Near) -> None:
    """Take in what was read, but for vectors of another length: those cannot be compared."""
    fitting = [(row, vector) for row, vector in found if len(vector) * 4 == len(near.vector)]
    if fitting:
        known.extend([row for row, _ in fitting], [vector for _, vector in fitting])


def nearest(
    known: list[tuple[_Rows, _Packed]],
    fresh: Mapping[int, bytes],
    vector: bytes,
    most: int,
    among: Sequence[int] | None = None,
) -> list[int]:
    """Return the rows, of those *known* and of the *fresh* vectors, whose signs are most like those of *vector*.

    With *among*, only such rows.
    """
    if fresh:
        known = [*known, (np.array(list(fresh), np.int64), _packed(_matrix(list(fresh.values())) > 0))]
    if not known:
        return []
    asked = _packed(np.frombuffer(vector, np.float32).reshape(1, -1) > 0)
    found, apart = known[0][0], _apart(known[0][1], asked)
    if len(known) > 1:  # else a million would be copied for nothing
        found = np.concatenate([rows for rows, _ in known])
        apart = np.concatenate([apart, *(_apart(of, asked) for _, of in known[1:])])
    if among is not None:
        is_meant = np.isin(found, np.array(among, np.int64))
        found, apart = found[is_meant], apart[is_meant]
    if len(found) > most:
        best = _least(apart, most)
        found, apart = found[best], apart[best]
    return list(dict.fromkeys(found[np.argsort(apart, kind="stable")].tolist()))


def as_bytes(vector: bytes) -> bytes:
    """Write a float32 vector with one byte for each dimension."""
    values = np.frombuffer(vector, np.float32)
    scaled = np.rint(values * (127 / max(1e-9, float(np.abs(values).max()))))
    return bytes(scaled.astype(np.int8).tobytes())


def _matrix(vectors: Sequence[bytes]) -> "np.ndarray[tuple[int, int], np.dtype[np.int8]]":
    return np.frombuffer(b"".join(vectors), np.int8).reshape(len(vectors), -1)


def _packed(positive: "np.ndarray[tuple[int, int], np.dtype[np.bool_]]") -> _Packed:
    """Write the signs of vectors as numbers of 64 bits, those of a vector below each other."""
    spare = -positive.shape[1] % 64
    if spare:
        positive = np.pad(positive, ((0, 0), (0, spare)))
    return np.ascontiguousarray(np.packbits(positive, axis=1).view(np.uint64).T)


def _apart(signs: _Packed, asked: _Packed) -> _Counts:
    """Count for each vector the signs that are others than those *asked* for."""
    count = np.zeros(signs.shape[1], np.uint16)
    # One line at a time: adding up short columns takes numpy six times as long.
    for line, wanted in zip(signs, asked[:, 0], strict=True):
        count += np.bitwise_count(line ^ wanted)
    return count


def _least(apart: _Counts, most: int) -> "np.ndarray[tuple[int], np.dtype[np.intp]]":
    """Return where the least *most* of *apart* are, in no order; of equals at the border, some."""
    # Some of all show about where the border is, and what lies below it is put in order.
    some = apart[:: max(1, len(apart) // _SAMPLED)]
    border = np.partition(some, at)[at] if (at := 2 * most * len(some) // len(apart) + 8) < len(some) else apart.max()
    below = np.flatnonzero(apart <= border)
    if len(below) < most:
        below = np.arange(len(apart))
    return below[np.argpartition(apart[below], most - 1)[:most]]
