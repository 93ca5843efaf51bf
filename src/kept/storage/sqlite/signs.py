"""The signs of vectors, in memory, where all that are asked about are compared at once.

Apart from `vectors`, because it loads a library for arithmetic, which takes
longer than a process has that asks one question.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

import apsw
import numpy as np

from kept.storage import signs
from kept.storage.signs import Packed, Rows
from kept.storage.sqlite.vector_rows import edition
from kept.storage.vectors import Near

# So many are read at a time, to be packed: as bytes they take eight times as much memory.
_READ_AT_ONCE = 16_384


class _Known:
    """The rows of one space and the signs of their vectors, as read so far."""

    def __init__(self) -> None:
        self.rows: Rows = np.zeros(0, np.int64)
        self.signs: Packed | None = None
        self.read_to = 0

    def extend(self, rows: Sequence[int], vectors: Sequence[bytes]) -> None:
        more = signs.of_vectors(vectors)
        self.signs = more if self.signs is None else np.concatenate([self.signs, more], axis=1)
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
    ) -> list[tuple[Rows, Packed]]:
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
    known: list[tuple[Rows, Packed]],
    fresh: Mapping[int, bytes],
    vector: bytes,
    most: int,
    among: Sequence[int] | None = None,
) -> list[int]:
    """Return the rows, of those *known* and of the *fresh* vectors, whose signs are most like those of *vector*.

    With *among*, only such rows.
    """
    if fresh:
        known = [*known, (np.array(list(fresh), np.int64), signs.of_vectors(list(fresh.values())))]
    return signs.nearest(known, vector, most, among)
