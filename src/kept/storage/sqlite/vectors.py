"""Vectors in the embedded store: saved as bytes, searched in memory by their signs.

Of each vector only the signs are kept in memory, 32 bytes for 256 dimensions:
they nominate candidates, and ranking looks at those exactly. So a hundred
thousand memories take 4 MB, and a look at all of them a millisecond or two.
"""

from collections.abc import Iterable, Sequence
from threading import Lock

import apsw
import numpy as np

from kept.storage.sqlite.connection import Transaction
from kept.storage.sqlite.rows import ROWS_PER_TENANT
from kept.storage.sqlite.vector_rows import outdated
from kept.storage.vectors import Coverage, Embedded, Near, Unembedded
from kept.types import Caller

# So many are added before they are worth a write.
_SAVED_AT_ONCE = 64

# What is embedded of a memory: what it says, and what was said about it.
_TEXT = "iif(description IS NULL, content, description || char(10) || content)"

_Rows = np.ndarray[tuple[int], np.dtype[np.int64]]
_Signs = np.ndarray[tuple[int, int], np.dtype[np.uint64]]


class _Known:
    """The rows of one space and the signs of their vectors, as read so far."""

    def __init__(self) -> None:
        self.rows: _Rows = np.zeros(0, np.int64)
        self.signs: _Signs | None = None
        self.read_to = 0

    def extend(self, rows: Sequence[int], signs: _Signs) -> None:
        self.signs = signs if self.signs is None else np.concatenate([self.signs, signs])
        self.rows = np.concatenate([self.rows, np.array(rows, np.int64)])


class SqliteVectors:
    """The vectors of one store. What the verbs promise is said in `Vectors`."""

    def __init__(self, reading: Transaction, writing: Transaction) -> None:
        self._reading = reading
        self._writing = writing
        self._lock = Lock()
        self._unsaved: dict[int, Embedded] = {}
        self._forget("")

    def _forget(self, edition: str) -> None:
        self._edition = edition
        self._model = ""
        self._known: dict[tuple[int, bool], _Known] = {}

    def waiting(self, caller: Caller, model: str, most: int) -> list[Unembedded]:
        with self._reading() as connection:
            low, high = _range_of(connection, caller)
            last = connection.execute("SELECT max(row) FROM vectors WHERE row >= ? AND row < ?", (low, high)).get
            found = list(
                connection.execute(
                    f"SELECT row, space, version, {_TEXT} FROM memories WHERE row > ? AND row < ? ORDER BY row LIMIT ?",
                    (low - 1 if last is None else last, high, most + len(self._unsaved)),
                )
            )
            if len(found) < most:
                found += connection.execute(
                    f"SELECT row, space, version, {_TEXT} FROM memories WHERE row >= ?2 AND row < ?3 AND row IN"
                    " (SELECT row FROM vectors WHERE model < ?1 UNION ALL SELECT row FROM vectors WHERE model > ?1)"
                    " LIMIT ?4",
                    (model, low, high, most - len(found) + len(self._unsaved)),
                )
            if len(found) < most:
                found += connection.execute(
                    "SELECT -message, space, 0, text FROM messages"
                    " WHERE message > (SELECT coalesce(-min(row), 0) FROM vectors WHERE row < 0)"
                    " ORDER BY message LIMIT ?",
                    (most - len(found) + len(self._unsaved),),
                )
        with self._lock:
            return [Unembedded(*one) for one in found if one[0] not in self._unsaved][:most]

    def add(self, model: str, embedded: Sequence[Embedded]) -> None:
        with self._lock:
            self._unsaved |= {one.text.row: one for one in embedded}
            self._model = model
            is_enough = len(self._unsaved) >= _SAVED_AT_ONCE
        if is_enough:
            self.save()

    def save(self) -> None:
        with self._lock:
            model, unsaved, self._unsaved = self._model, self._unsaved, {}
        if not unsaved:
            return
        with self._writing() as connection:
            is_again = False
            for text, vector, pieces in unsaved.values():
                is_again |= connection.execute("SELECT 1 FROM vectors WHERE row = ?", (text.row,)).get is not None
                made = (model, _as_bytes(vector), pieces)
                if text.row > 0:
                    connection.execute(
                        "INSERT OR REPLACE INTO vectors SELECT row, space, ?, ?, ? FROM memories"
                        " WHERE row = ? AND version = ?",
                        (*made, text.row, text.version),
                    )
                else:
                    connection.execute(
                        "INSERT OR REPLACE INTO vectors SELECT -message, space, ?, ?, ? FROM messages"
                        " WHERE message = ?",
                        (*made, -text.row),
                    )
            if is_again:
                outdated(connection)

    def coverage(self, caller: Caller, model: str) -> Coverage:
        with self._reading() as connection:
            low, high = _range_of(connection, caller)
            counts = connection.execute(
                "SELECT (SELECT count(*) FROM vectors WHERE model = ?1 AND row >= ?2 AND row < ?3),"
                " (SELECT count(*) FROM memories WHERE row >= ?2 AND row < ?3)",
                (model, low, high),
            ).fetchone() or (0, 0)
        return Coverage(counts[0], counts[1] - counts[0])

    def nearest(
        self, connection: apsw.Connection, spaces: Iterable[int], near: Near, *, messages: bool = False
    ) -> list[int]:
        """Return the rows of *spaces* whose vectors point most nearly where *near* does, nearest first.

        Those of memories, or with *messages* those of archived messages.
        """
        asked = _signs([near.vector])
        with self._lock:
            self._read(connection, spaces, near.model, messages=messages)
            known = [self._known[space, messages] for space in spaces]
            rows = [one.rows for one in known if one.signs is not None]
            signs = [one.signs for one in known if one.signs is not None]
            wanted = set(spaces)
            fresh = [(text.row, vector) for text, vector, _ in self._unsaved.values()
                     if text.space in wanted and (text.row < 0) == messages]  # fmt: skip
        if fresh:
            rows.append(np.array([row for row, _ in fresh], np.int64))
            signs.append(_signs([vector for _, vector in fresh]))
        if not rows:
            return []
        apart = np.concatenate([np.bitwise_count(of ^ asked).sum(axis=1, dtype=np.uint16) for of in signs])
        found = np.concatenate(rows)
        if len(found) > near.most:
            best = np.argpartition(apart, near.most)[: near.most]
            found, apart = found[best], apart[best]
        return [int(row) for row in dict.fromkeys(found[np.argsort(apart, kind="stable")].tolist())]

    def _read(self, connection: apsw.Connection, spaces: Iterable[int], model: str, *, messages: bool) -> None:
        edition = str(connection.execute("SELECT value FROM store WHERE name = 'vectors'").get)
        if edition != self._edition or (self._model and self._model != model):
            self._forget(edition)
        self._model = model
        for space in spaces:
            known = self._known.setdefault((space, messages), _Known())
            newer = "row < ? ORDER BY row DESC" if messages else "row > ? ORDER BY row"
            found: list[tuple[int, bytes]] = connection.execute(  # type: ignore[assignment]  # the columns' types
                f"SELECT row, vector FROM vectors WHERE model = ? AND space = ? AND {newer}",
                (model, space, known.read_to),
            ).fetchall()
            if found:
                known.extend([row for row, _ in found], _signs_of_bytes([vector for _, vector in found]))
                known.read_to = found[-1][0]


def _range_of(connection: apsw.Connection, caller: Caller) -> tuple[int, int]:
    base = connection.execute("SELECT base FROM tenants WHERE tenant = ?", (caller.tenant,)).get
    return (0, 0) if base is None else (int(str(base)), int(str(base)) + ROWS_PER_TENANT)


def _as_bytes(vector: bytes) -> bytes:
    """Write a float32 vector with one byte for each dimension."""
    values = np.frombuffer(vector, np.float32)
    return bytes(np.rint(values * (127 / max(1e-9, float(np.abs(values).max())))).astype(np.int8))


def _signs(vectors: Sequence[bytes]) -> _Signs:
    return _packed(np.frombuffer(b"".join(vectors), np.float32).reshape(len(vectors), -1) > 0)


def _signs_of_bytes(vectors: Sequence[bytes]) -> _Signs:
    return _packed(np.frombuffer(b"".join(vectors), np.int8).reshape(len(vectors), -1) > 0)


def _packed(positive: "np.ndarray[tuple[int, int], np.dtype[np.bool_]]") -> _Signs:
    spare = -positive.shape[1] % 64
    if spare:
        positive = np.pad(positive, ((0, 0), (0, spare)))
    return np.packbits(positive, axis=1).view(np.uint64)
