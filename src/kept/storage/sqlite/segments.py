"""Archived ranges of conversations in the embedded store."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import apsw

from kept.errors import Backend, NotFound, shown
from kept.storage.protocol import Clock
from kept.storage.segments import Segment
from kept.storage.sqlite.connection import Transaction
from kept.storage.sqlite.folders import own_space
from kept.storage.sqlite.rows import micros, moment
from kept.storage.sqlite.visibility import space_for, visible
from kept.types import Caller

_COLUMNS = (
    "session, uuid, created, first, last, messages, chars, tokens, tokenizer, exact, summary, preview, secret, inside,"
    " source, conversation"
)

# The ids of deleted archives among the tombstones, apart from those of memories.
_FIRST_TOMBSTONE = -(1 << 60)


class SqliteSegments:
    """The archives of one store. What the verbs promise is said in `Segments`."""

    def __init__(
        self, reading: Transaction, writing: Transaction, deleted: Callable[[str, int], None], clock: Clock
    ) -> None:
        self._reading = reading
        self._writing = writing
        self._note_deleted = deleted
        self._clock = clock

    def put(self, caller: Caller, segment: Segment, body: bytes) -> bool:
        with self._writing() as connection:
            space = space_for(connection, caller, "personal", visible(connection, caller))
            connection.execute(
                f"INSERT OR IGNORE INTO segments (space, {_COLUMNS}, digest, body) VALUES ({', '.join('?' * 19)})",
                (
                    space, segment.session, segment.uuid, micros(segment.created_at), segment.first, segment.last,
                    segment.messages, segment.chars, segment.tokens, segment.tokenizer, segment.exact, segment.summary,
                    segment.preview, segment.secret, json.dumps(segment.inside), segment.source,
                    segment.conversation,
                    _digest(body), body,
                ),
            )  # fmt: skip
            return connection.changes() > 0

    def get(self, caller: Caller, session: str, uuid: str) -> tuple[Segment, bytes]:
        with self._reading() as connection:
            row = connection.execute(
                f"SELECT {_COLUMNS}, digest, body FROM segments WHERE space = ? AND uuid = ? AND session = ?",
                (own_space(connection, caller), uuid, session),
            ).fetchone()
        if row is None:
            raise NotFound(
                f"no archive '{shown(uuid)}': 'list' shows those of this conversation", field="memory_handle"
            )
        *columns, digest, body = row
        if _digest(body) != digest:
            raise Backend(f"the archive {uuid} is damaged: its messages are not those that were stored")
        return _segment(columns), body

    def find(self, caller: Caller, uuids: Sequence[str]) -> dict[str, Segment]:
        with self._reading() as connection:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM segments WHERE space = ? AND uuid IN (SELECT value FROM json_each(?))",
                (own_space(connection, caller), json.dumps(list(uuids))),
            )
            return {one.uuid: one for one in map(_segment, rows)}

    def mark(self, caller: Caller, uuid: str, *, secret: bool) -> None:
        with self._writing() as connection:
            connection.execute(
                "UPDATE segments SET secret = ? WHERE space = ? AND uuid = ?",
                (secret, own_space(connection, caller), uuid),
            )

    def of_source(self, caller: Caller, source: str) -> Segment | None:
        with self._reading() as connection:
            row = connection.execute(
                f"SELECT {_COLUMNS} FROM segments WHERE space = ? AND source = ?",
                (own_space(connection, caller), source),
            ).fetchone()
            return None if row is None else _segment(row)

    def deleted(self, caller: Caller, uuids: Sequence[str]) -> set[str]:
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT uid FROM tombstones WHERE tenant = ? AND space = ? AND id <= ?"
                " AND uid IN (SELECT value FROM json_each(?))",
                (caller.tenant, own_space(connection, caller), _FIRST_TOMBSTONE, json.dumps(list(uuids))),
            )
            return {uid for (uid,) in rows}

    def page(self, caller: Caller, session: str | None = None, limit: int = -1) -> list[Segment]:
        of_session = "" if session is None else " AND session = ?"
        with self._reading() as connection:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM segments WHERE space = ?{of_session} ORDER BY segment DESC LIMIT ?",
                (own_space(connection, caller), *(() if session is None else (session,)), limit),
            )
            return [_segment(row) for row in rows]

    def delete(self, caller: Caller, uuids: Sequence[str]) -> int:
        with self._writing() as connection:
            space = own_space(connection, caller)
            rows: list[Any] = connection.execute(
                "DELETE FROM segments WHERE space = ? AND uuid IN (SELECT value FROM json_each(?))"
                " RETURNING segment, uuid",
                (space, json.dumps(list(uuids))),
            ).fetchall()
            connection.executemany(
                "INSERT INTO tombstones VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)",
                [
                    (caller.tenant, _FIRST_TOMBSTONE - segment, uuid, space, micros(self._clock()), caller.actor,
                     caller.user, caller.session)
                    for segment, uuid in rows
                ],
            )  # fmt: skip
            for segment, _ in rows:
                self._note_deleted(caller.tenant, _FIRST_TOMBSTONE - segment)
        return len(rows)


def _digest(body: bytes) -> bytes:
    from hashlib import sha256  # here, for it loads a library that hardly any call needs

    return sha256(body).digest()


def _segment(columns: Sequence[Any]) -> Segment:
    session, uuid, created, first, last, messages, chars, tokens, tokenizer, exact, *rest = columns
    summary, preview, secret, inside, source, conversation = rest
    return Segment(
        session, uuid, moment(created), first, last, messages, chars, tokens, tokenizer, bool(exact), summary, preview,
        None if secret is None else bool(secret), tuple(json.loads(inside)), source, conversation,
    )  # fmt: skip
