"""Archived ranges of conversations in the embedded store."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import apsw

from kept.retrieval.ranking import Candidate, Ranked, token_text, with_more
from kept.retrieval.tokens import QueryWord
from kept.storage.indexing import beside
from kept.storage.protocol import Clock
from kept.storage.rows import micros, moment
from kept.storage.segments import (
    AROUND,
    COLUMNS,
    FIRST_TOMBSTONE,
    Line,
    Ranking,
    Said,
    Segment,
    Told,
    columns_of,
    digest_of,
    placed,
    segment_from,
    whole,
)
from kept.storage.sqlite import erasure, vector_rows, words
from kept.storage.sqlite.conditions import of_oneself
from kept.storage.sqlite.connection import Transaction
from kept.storage.sqlite.folders import own_space
from kept.storage.sqlite.visibility import space_for, visible
from kept.storage.vectors import Near
from kept.types import Caller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.storage.sqlite.vectors import SqliteVectors


class SqliteSegments:
    """The archives of one store. What the verbs promise is said in `Segments`."""

    def __init__(
        self,
        reading: Transaction,
        writing: Transaction,
        deleted: Callable[[str, int, set[bytes]], None],
        clock: Clock,
        vectors: "Callable[[], SqliteVectors]",
    ) -> None:
        self._vectors = vectors
        self._reading = reading
        self._writing = writing
        self._note_deleted = deleted
        self._clock = clock

    def put(self, caller: Caller, segment: Segment, body: bytes) -> bool:
        with self._writing() as connection:
            space = space_for(connection, caller, "personal", visible(connection, caller))
            connection.execute(
                f"INSERT OR IGNORE INTO segments (space, {COLUMNS}, digest, body) VALUES ({', '.join('?' * 19)})",
                (space, *columns_of(segment), digest_of(body), body),
            )
            return connection.changes() > 0

    def get(self, caller: Caller, session: str, uuid: str) -> tuple[Segment, bytes]:
        with self._reading() as connection:
            row = connection.execute(
                f"SELECT {COLUMNS}, digest, body FROM segments WHERE space = ? AND uuid = ? AND session = ?",
                (own_space(connection, caller), uuid, session),
            ).fetchone()
        return whole(row, uuid)

    def find(self, caller: Caller, uuids: Sequence[str]) -> dict[str, Segment]:
        with self._reading() as connection:
            rows = connection.execute(
                f"SELECT {COLUMNS} FROM segments WHERE space = ? AND uuid IN (SELECT value FROM json_each(?))",
                (own_space(connection, caller), json.dumps(list(uuids))),
            )
            return {one.uuid: one for one in map(segment_from, rows)}

    def mark(self, caller: Caller, uuid: str, *, secret: bool) -> None:
        with self._writing() as connection:
            connection.execute(
                "UPDATE segments SET secret = ? WHERE space = ? AND uuid = ?",
                (secret, own_space(connection, caller), uuid),
            )

    def of_source(self, caller: Caller, source: str) -> Segment | None:
        with self._reading() as connection:
            row = connection.execute(
                f"SELECT {COLUMNS} FROM segments WHERE space = ? AND source = ?",
                (own_space(connection, caller), source),
            ).fetchone()
            return None if row is None else segment_from(row)

    def deleted(self, caller: Caller, uuids: Sequence[str]) -> set[str]:
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT uid FROM tombstones WHERE tenant = ? AND space = ? AND id <= ?"
                " AND uid IN (SELECT value FROM json_each(?))",
                (caller.tenant, own_space(connection, caller), FIRST_TOMBSTONE, json.dumps(list(uuids))),
            )
            return {uid for (uid,) in rows}

    def unread(self, caller: Caller) -> tuple[Segment, bytes] | None:
        with self._reading() as connection:
            row = connection.execute(
                f"SELECT {COLUMNS}, body FROM segments WHERE space = ? AND is_read = 0 ORDER BY segment DESC LIMIT 1",
                (own_space(connection, caller),),
            ).fetchone()
            return None if row is None else (segment_from(row[:-1]), row[-1])

    def read(self, caller: Caller, uuid: str, said: Sequence[Said], *, secret: bool) -> None:
        with self._writing() as connection:
            space = own_space(connection, caller)
            found = connection.execute(
                "UPDATE segments SET is_read = 1, secret = ? WHERE space = ? AND uuid = ? AND is_read = 0"
                " RETURNING segment, created",
                (secret, space, uuid),
            ).fetchall()
            if not found:
                return  # another process was first, or it is deleted
            segment, created = found[0]
            tokens = 0
            for one in said:
                connection.execute(
                    "INSERT INTO messages (space, segment, position, speaker, said, text) VALUES (?, ?, ?, ?, ?, ?)",
                    (space, segment, one.position, one.speaker, created, one.text),
                )
                columns = (token_text(one.tokens, f"{space}{words.SAID}"), "", "", "", "")
                tokens += words.write(connection, -connection.last_insert_rowid(), columns)
            connection.execute(
                "UPDATE spaces SET messages = messages + ?, message_tokens = message_tokens + ? WHERE space = ?",
                (len(said), tokens, space),
            )

    def search(
        self, caller: Caller, query: Sequence[QueryWord], limit: int, rank: Ranking, near: Near | None = None
    ) -> list[Told]:
        with self._reading() as connection:
            space = own_space(connection, caller)
            spaces = {space: None}
            found = words.said(connection, spaces, query, limit)
            if near is not None:
                nearest = self._vectors().nearest(connection, spaces, near, messages=True)
                held = {one.row: one.held for one in found.rows}
                found = with_more(found, [*nearest, *beside(query, found, held)])
            found = found._replace(rows=_placed(connection, space, found.rows))
            if near is not None and near.exactly:
                found = self._vectors().compared(connection, query, found, near, messages=True)
            return [_told(connection, space, ranked) for ranked in rank(found)]

    def page(self, caller: Caller, session: str | None = None, limit: int = -1) -> list[Segment]:
        of_session = "" if session is None else " AND session = ?"
        with self._reading() as connection:
            rows = connection.execute(
                f"SELECT {COLUMNS} FROM segments WHERE space = ?{of_session} ORDER BY segment DESC LIMIT ?",
                (own_space(connection, caller), *(() if session is None else (session,)), limit),
            )
            return [segment_from(row) for row in rows]

    def delete(self, caller: Caller, uuids: Sequence[str]) -> int:
        with self._writing() as connection:
            space = own_space(connection, caller)
            gone = _unread(connection, space, uuids)
            rows: list[Any] = connection.execute(
                "DELETE FROM segments WHERE space = ? AND uuid IN (SELECT value FROM json_each(?))"
                " RETURNING segment, uuid",
                (space, json.dumps(list(uuids))),
            ).fetchall()
            connection.executemany(
                "INSERT INTO tombstones VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)",
                [
                    (caller.tenant, FIRST_TOMBSTONE - segment, uuid, space, micros(self._clock()), caller.actor,
                     caller.user, caller.session)
                    for segment, uuid in rows
                ],
            )  # fmt: skip
            for segment, _ in rows:
                self._note_deleted(caller.tenant, FIRST_TOMBSTONE - segment, gone)
        return len(rows)


def _unread(connection: apsw.Connection, space: int, uuids: Sequence[str]) -> set[bytes]:
    """Take the messages of archives out of everything they are found by; return the words that no other has."""
    rows = [
        -message
        for (message,) in connection.execute(
            "SELECT message FROM messages JOIN segments USING (segment) WHERE segments.space = ?"
            " AND uuid IN (SELECT value FROM json_each(?))",
            (space, json.dumps(list(uuids))),
        )
    ]
    tokens: set[str] = set()
    for row in rows:
        text = str(connection.execute("SELECT content FROM words WHERE rowid = ?", (row,)).get or "")
        tokens.update(token.partition("|")[2] for token in text.split())
        count = words.remove(connection, row)
        connection.execute("DELETE FROM messages WHERE message = ?", (-row,))
        connection.execute(
            "UPDATE spaces SET messages = messages - 1, message_tokens = message_tokens - ? WHERE space = ?",
            (count, space),
        )
    parts = vector_rows.removed(connection, rows)
    erasure.erase_separators(connection, space, tokens)
    return parts | {token.encode() for token in erasure.unshared(connection, space, tokens)}


def _placed(connection: apsw.Connection, space: int, candidates: Sequence[Candidate]) -> list[Candidate]:
    """Give each candidate its words and its place, and its number in the order in which things were said."""
    rows = {-one.row: one for one in candidates}
    found = connection.execute(
        "SELECT message, iif(pieces IS NULL, text, ''), pieces, segment, said, substr(rtrim(text), -1) IN ('?', '？'),"
        f" {of_oneself('text')} FROM messages m LEFT JOIN vectors v ON v.row = -message AND v.model != ''"
        " WHERE m.space = ? AND message IN (SELECT value FROM json_each(?))",
        (space, json.dumps(list(rows))),
    )
    return [placed(rows[columns[0]], columns) for columns in found]


def _told(connection: apsw.Connection, space: int, ranked: Ranked) -> Told:
    segment, position, said = connection.execute(
        "SELECT segment, position, said FROM messages WHERE space = ? AND message = ?", (space, ranked.row)
    ).fetchone() or (0, 0, 0)
    row = connection.execute(f"SELECT {COLUMNS} FROM segments WHERE segment = ?", (segment,)).fetchone()
    around = [
        Line(*line)
        for line in connection.execute(
            "SELECT position, speaker, text FROM messages WHERE segment = ? AND position BETWEEN ? AND ?"
            " ORDER BY position",
            (segment, position - AROUND, position + AROUND),
        )
    ]
    line = next(one for one in around if one.position == position)
    return Told(segment_from(row or ()), line, moment(said), ranked.score, ranked.why, ranked.signals, tuple(around))
