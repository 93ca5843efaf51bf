"""Vectors in the embedded store: saved as bytes, searched in memory by their signs.

Of each vector the signs are kept in memory, 32 bytes for 256 dimensions: they
nominate candidates, and ranking looks at those exactly. So a hundred thousand
memories take 4 MB, and a look at all of them a millisecond or two (`signs`).
Where ranking looks at the vectors themselves, as with larger models, up to
48 MB of them stay in memory too. A process that asks one question goes without
both (`one_look`).

Archived messages are known by their numbers below zero, memories by those above.

What memory nominates, the statements that follow filter: nothing here decides
who may see what, or whether it is still there.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from threading import Lock
from typing import NamedTuple

import apsw

from kept.retrieval.ranking import Candidates
from kept.retrieval.tokens import QueryWord
from kept.storage.sqlite import one_look
from kept.storage.sqlite.connection import NothingToDo, Transaction
from kept.storage.sqlite.rows import ROWS_PER_TENANT
from kept.storage.sqlite.vector_rows import TEXT, changed
from kept.storage.vectors import Coverage, Embedded, Near, Unembedded
from kept.types import Caller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.storage.nearness import Stack
    from kept.storage.signs import Packed, Rows
    from kept.storage.sqlite.signs import Signs

# How many vectors are added before they are worth a write, and how many are
# kept in memory where nothing can be written.
_SAVED_AT_ONCE = 64
_MOST_UNSAVED = 4_096

# Vectors are added beside searches, which must not wait for other writers.
_PATIENCE_S = 0.1

# For each vector that is chosen exactly, so many are nominated by their signs.
_NOMINATED = 4

_OTHER_MODELS = (
    "WITH RECURSIVE models (model) AS (SELECT min(model) FROM vectors UNION ALL"
    " SELECT (SELECT min(v.model) FROM vectors v WHERE v.model > models.model) FROM models WHERE model IS NOT NULL)"
    " SELECT model FROM models WHERE model != ?"
)


class _Unsaved(NamedTuple):
    """A vector that was made and not written yet, to be put in the place of one by another model, if any."""

    model: str
    instead: str | None
    space: int
    version: int
    vector: bytes
    pieces: bytes


class SqliteVectors:
    """The vectors of one store. What the verbs promise is said in `Vectors`."""

    def __init__(self, reading: Transaction, writing: Transaction) -> None:
        self._reading = reading
        self._writing = writing
        self._lock = Lock()
        self._unsaved: dict[int, _Unsaved] = {}
        self._all_made = NothingToDo()
        self._signs: Signs | None = None

    def waiting(self, caller: Caller, model: str, most: int) -> list[Unembedded]:
        with self._reading() as connection:
            if not self._unsaved and self._all_made.is_known(connection, (caller.tenant, model)):
                return []
            unsaved = self._drop_changed(connection, model)
            most = min(most, _MOST_UNSAVED - len(unsaved))
            if most <= 0:
                return []
            low, high = _range_of(connection, caller)
            found = list(
                connection.execute(
                    f"SELECT row, space, version, {TEXT} FROM memories WHERE row > ? AND row < ? ORDER BY row LIMIT ?",
                    (_last_row(connection, low, high), high, most + len(unsaved)),
                )
            )
            others = [name for (name,) in connection.execute(_OTHER_MODELS, (model,))]
            if others and len(found) < most:
                found += connection.execute(
                    f"SELECT m.row, m.space, version, {TEXT}, v.model FROM vectors v CROSS JOIN memories m"
                    " ON m.row = v.row WHERE v.model IN (SELECT value FROM json_each(?))"
                    " AND v.space IN (SELECT space FROM spaces WHERE tenant = ?) LIMIT ?",
                    (json.dumps(others), caller.tenant, most - len(found) + len(unsaved)),
                )
            if len(found) < most:
                found += connection.execute(
                    "SELECT -message, space, 0, text FROM messages"
                    " WHERE message > (SELECT coalesce(-min(row), 0) FROM vectors WHERE row < 0)"
                    " ORDER BY message LIMIT ?",
                    (most - len(found) + len(unsaved),),
                )
            if others and len(found) < most:
                found += connection.execute(
                    "SELECT v.row, m.space, 0, text, v.model FROM vectors v CROSS JOIN messages m ON m.message = -v.row"
                    " WHERE v.row < 0 AND v.model IN (SELECT value FROM json_each(?)) LIMIT ?",
                    (json.dumps(others), most - len(found) + len(unsaved)),
                )
            if not found:
                self._all_made.note(connection, (caller.tenant, model))
        return [Unembedded(*one) for one in found if one[0] not in unsaved][:most]

    def add(self, model: str, embedded: Sequence[Embedded]) -> None:
        from kept.storage.signs import as_bytes

        made = {
            text.row: _Unsaved(model, text.instead, text.space, text.version, as_bytes(vector), pieces)
            for text, vector, pieces in embedded
        }
        with self._lock:
            self._unsaved |= made
            is_enough = len(self._unsaved) >= _SAVED_AT_ONCE
        if is_enough:
            self._write(_PATIENCE_S)

    def save(self) -> None:
        self._write(None)

    def _write(self, patience_s: float | None) -> None:
        with self._lock:
            unsaved = dict(self._unsaved)
        if not unsaved:
            return
        with self._writing(patience_s) as connection:
            again = []
            bases = {row - row % ROWS_PER_TENANT for row in unsaved if row > 0}
            last = {base: _last_row(connection, base, base + ROWS_PER_TENANT) for base in bases}
            for row, made in sorted(unsaved.items()):
                by = connection.execute("SELECT model FROM vectors WHERE row = ?", (row,)).get
                if by != made.instead:
                    continue  # another process was first, perhaps with another model
                if by is not None:
                    again.append(row)
                source = "SELECT row, space, ?, ?, ? FROM memories WHERE row = ? AND version = ?"
                if row < 0:
                    source = "SELECT -message, space, ?, ?, ? FROM messages WHERE message = -? AND 0 = ?"
                connection.execute(
                    f"INSERT OR REPLACE INTO vectors {source}",
                    (made.model, made.vector, made.pieces, row, made.version),
                )
            for base, row in last.items():
                # Below the last vector nobody looks for memories without one, so
                # those that changed meanwhile are noted as waiting.
                connection.execute(
                    "INSERT OR IGNORE INTO vectors SELECT row, space, '', x'', x'' FROM memories"
                    " WHERE row > ? AND row < ?",
                    (row, _last_row(connection, base, base + ROWS_PER_TENANT)),
                )
            if again:
                changed(connection, again)
        with self._lock:
            # Only now: a search in between must find them somewhere.
            self._unsaved = {row: made for row, made in self._unsaved.items() if unsaved.get(row) is not made}

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
        self,
        connection: apsw.Connection,
        spaces: Iterable[int],
        near: Near,
        *,
        messages: bool = False,
        among: Sequence[int] | None = None,
    ) -> list[int]:
        """Return the rows of *spaces* whose vectors point most nearly where *near* does, nearest first.

        Those of memories, or with *messages* those of archived messages; with
        *among*, only such rows.
        """
        if near.once and not messages:
            return one_look.nearest(connection, spaces, near, among)
        from kept.storage.nearness import nearest_first
        from kept.storage.signs import nearest, nominated

        known, edition = self._known(connection, spaces, near, messages=messages)
        if not near.exactly:
            return nearest(known, near.vector, near.most, among)
        rows = nominated(known, near.vector, near.most * _NOMINATED, among)
        return nearest_first(rows, self._stack(connection, rows, near, edition), near.vector, near.most)

    def promising(
        self,
        connection: apsw.Connection,
        spaces: Iterable[int],
        near: Near,
        query: Sequence[QueryWord],
        found: Candidates,
        held: Mapping[int, int],
        most: int,
        *,
        among: Sequence[int] | None = None,
    ) -> tuple[list[int], list[int]]:
        """Return the *most* rows that promise most to answer of those nearest, and those that have words of *query*.

        Then those of them that are among the nearest. What words are *held*, and how rare they are in what was
        *found*, is known; of the rows themselves nothing need be read for this.
        """
        import numpy as np

        from kept.storage.nearness import alike, most_promising, without_common_names
        from kept.storage.signs import nominated

        known, edition = self._known(connection, spaces, near, messages=False)
        by_signs = nominated(known, near.vector, near.most * _NOMINATED, among)
        others = np.array([*held, *near.besides], np.int64)
        rows = np.sort(np.concatenate([by_signs, others]))
        rows = rows[np.diff(rows, prepend=-1) > 0]
        stack = self._stack(connection, rows, near, edition)
        like = alike(stack, near.vector, len(rows))
        at = rows.searchsorted(by_signs)
        nearest = at[(-like[at]).argsort(kind="stable")[: near.most]]
        is_meant = np.zeros(len(rows), np.bool_)
        is_meant[nearest] = is_meant[rows.searchsorted(others)] = True
        without = without_common_names(near, query, found)
        if without is not near:
            like = alike(stack, without.vector, len(rows))
        meant = rows[is_meant]
        bits = [held.get(row, 0) for row in meant.tolist()]
        best = meant[most_promising(query, found, meant, bits, like[is_meant], near.besides, most)].tolist()
        return best, [*{*best}.intersection(rows[nearest].tolist())]

    def _known(
        self, connection: apsw.Connection, spaces: Iterable[int], near: Near, *, messages: bool
    ) -> "tuple[list[tuple[Rows, Packed]], str]":
        """Return the rows and signs of *spaces*, and of which edition of what is stored they are."""
        from kept.storage.sqlite.signs import with_fresh

        spaces = list(spaces)
        with self._lock:
            looking = self._looking()
            known = looking.read(connection, spaces, near, messages=messages)
            edition = looking.edition
            fresh = {
                row: made.vector
                for row, made in self._unsaved.items()
                if _fits(made, near) and made.space in spaces and (row < 0) == messages
            }
        return with_fresh(known, fresh), edition

    def compared(
        self,
        connection: apsw.Connection,
        query: Sequence[QueryWord],
        found: Candidates,
        near: Near,
        *,
        messages: bool = False,
    ) -> Candidates:
        """Return what was *found*, with how alike its vectors are to that of *near* and to each other."""
        import numpy as np

        from kept.storage.nearness import compared, without_common_names

        near = without_common_names(near, query, found)
        rows = np.array([-one.row if messages else one.row for one in found.rows], np.int64)
        return compared(found, self._stack(connection, rows, near), near.vector)

    def _stack(self, connection: apsw.Connection, rows: "Rows", near: Near, edition: str | None = None) -> "Stack":
        """Return the vectors of *rows*, of those that have one."""
        from kept.storage.nearness import stacked

        with self._lock:
            known = self._looking().stack(connection, rows, near, edition)
            unsaved = self._unsaved
            unsaved = {row: unsaved[row] for row in rows.tolist() if row in unsaved} if unsaved else {}
        fresh = {row: made.vector for row, made in unsaved.items() if _fits(made, near)}
        if not fresh:
            return known
        vectors = dict(zip(rows.take(known.at).tolist(), map(bytes, known.vectors), strict=True))
        return stacked(rows.tolist(), vectors | fresh)

    def _looking(self) -> "Signs":
        """Return what is known of vectors; to be used under the lock."""
        from kept.storage.sqlite.signs import Signs

        self._signs = self._signs or Signs()
        return self._signs

    def _drop_changed(self, connection: apsw.Connection, model: str) -> set[int]:
        """Forget what was made of texts that are others now, or gone; return the rows that *model* has made."""
        with self._lock:
            unsaved = dict(self._unsaved)
        if not unsaved:
            return set()
        versions = dict(
            connection.execute(
                "SELECT row, version FROM memories WHERE row IN (SELECT value FROM json_each(?1))"
                " UNION ALL SELECT -message, 0 FROM messages WHERE message IN (SELECT -value FROM json_each(?1))",
                (json.dumps(list(unsaved)),),
            )
        )
        gone = {row for row, made in unsaved.items() if versions.get(row) != made.version}
        with self._lock:
            for row in gone:
                if self._unsaved.get(row) is unsaved[row]:
                    del self._unsaved[row]
        return {row for row, made in unsaved.items() if made.model == model} - gone


def _fits(made: _Unsaved, near: Near) -> bool:
    return made.model == near.model and len(made.vector) * 4 == len(near.vector)


def _range_of(connection: apsw.Connection, caller: Caller) -> tuple[int, int]:
    base = connection.execute("SELECT base FROM tenants WHERE tenant = ?", (caller.tenant,)).get
    return (0, 0) if base is None else (int(str(base)), int(str(base)) + ROWS_PER_TENANT)


def _last_row(connection: apsw.Connection, low: int, high: int) -> int:
    """Return the last row with a vector from *low* up to *high*; one before the first, if there is none."""
    last = connection.execute("SELECT max(row) FROM vectors WHERE row >= ? AND row < ?", (low, high)).get
    return low - 1 if last is None else int(str(last))
