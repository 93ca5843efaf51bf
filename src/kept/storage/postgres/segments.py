"""Archived ranges of conversations in the PostgreSQL store."""

from collections.abc import Callable, Sequence

from kept.retrieval.ranking import Candidate, Ranked, with_more
from kept.retrieval.tokens import QueryWord
from kept.storage.indexing import beside
from kept.storage.postgres import looking, vector_rows, words
from kept.storage.postgres.conditions import of_oneself
from kept.storage.postgres.connection import Connections, repeated
from kept.storage.postgres.settling import are_gone, settled
from kept.storage.postgres.transaction import WRITTEN_BY_INSERT, Transaction, array, numbers
from kept.storage.postgres.visibility import lock, next_number, own_space, space_for
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
from kept.storage.vectors import Near
from kept.types import Caller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.storage.postgres.vectors import PostgresVectors


class PostgresSegments:
    """The archives of one store. What the verbs promise is said in `Segments`."""

    def __init__(self, connections: Connections, clock: Clock, vectors: "Callable[[], PostgresVectors]") -> None:
        self._connections = connections
        self._clock = clock
        self._vectors = vectors

    @repeated
    def put(self, caller: Caller, segment: Segment, body: bytes) -> bool:
        digest = digest_of(body)

        def write(transaction: Transaction) -> bool:
            space = space_for(transaction, caller, "personal")
            number = next_number(transaction, "segments")
            added = transaction.execute(
                f"INSERT INTO segments (tenant, segment, space, {COLUMNS}, digest, body)"
                f" VALUES ({', '.join(['%s'] * 21)}) ON CONFLICT DO NOTHING",
                (caller.tenant, number, space, *columns_of(segment), digest, body),
            )
            return added.rowcount > 0

        def has_landed(transaction: Transaction, is_new: bool) -> bool:
            looking = "SELECT 1 FROM segments WHERE tenant = %s AND space = %s AND uuid = %s AND digest = %s"
            of = (caller.tenant, own_space(transaction), segment.uuid, digest)
            return not is_new or transaction.value(looking, of) is not None

        return settled(self._connections, caller, write, has_landed)

    @repeated
    def get(self, caller: Caller, session: str, uuid: str) -> tuple[Segment, bytes]:
        with self._connections.reading(caller) as transaction:
            row = transaction.execute(
                f"SELECT {COLUMNS}, digest, body FROM segments"
                " WHERE tenant = %s AND space = %s AND uuid = %s AND session = %s",
                (caller.tenant, own_space(transaction), uuid, session),
            ).fetchone()
        return whole(row, uuid)

    @repeated
    def find(self, caller: Caller, uuids: Sequence[str]) -> dict[str, Segment]:
        with self._connections.reading(caller) as transaction:
            rows = transaction.execute(
                f"SELECT {COLUMNS} FROM segments WHERE tenant = %s AND space = %s AND uuid = ANY (%s::text[])",
                (caller.tenant, own_space(transaction), list(uuids)),
            )
            return {one.uuid: one for one in map(segment_from, rows)}

    @repeated
    def mark(self, caller: Caller, uuid: str, *, secret: bool) -> None:
        with self._connections.writing(caller, repeatable=True) as transaction:
            transaction.execute(
                "UPDATE segments SET secret = %s WHERE tenant = %s AND space = %s AND uuid = %s",
                (secret, caller.tenant, own_space(transaction), uuid),
            )

    @repeated
    def of_source(self, caller: Caller, source: str) -> Segment | None:
        with self._connections.reading(caller) as transaction:
            row = transaction.execute(
                f"SELECT {COLUMNS} FROM segments WHERE tenant = %s AND space = %s AND source = %s",
                (caller.tenant, own_space(transaction), source),
            ).fetchone()
            return None if row is None else segment_from(row)

    @repeated
    def deleted(self, caller: Caller, uuids: Sequence[str]) -> set[str]:
        with self._connections.reading(caller) as transaction:
            rows = transaction.execute(
                "SELECT uid FROM tombstones WHERE tenant = %s AND space = %s AND id <= %s AND uid = ANY (%s::text[])",
                (caller.tenant, own_space(transaction), FIRST_TOMBSTONE, list(uuids)),
            )
            return {uid for (uid,) in rows}

    @repeated
    def unread(self, caller: Caller) -> tuple[Segment, bytes] | None:
        with self._connections.reading(caller) as transaction:
            row = transaction.execute(
                f"SELECT {COLUMNS}, body FROM segments WHERE tenant = %s AND space = %s AND NOT is_read"
                " ORDER BY segment DESC LIMIT 1",
                (caller.tenant, own_space(transaction)),
            ).fetchone()
            return None if row is None else (segment_from(row[:-1]), row[-1])

    @repeated
    def read(self, caller: Caller, uuid: str, said: Sequence[Said], *, secret: bool) -> None:
        with self._connections.writing(caller, repeatable=True) as transaction:
            space = own_space(transaction)
            lock(transaction, [space])
            found = transaction.execute(
                "UPDATE segments SET is_read = true, secret = %s WHERE tenant = %s AND space = %s AND uuid = %s"
                " AND NOT is_read RETURNING segment, created",
                (secret, caller.tenant, space, uuid),
            ).fetchone()
            if found is None or not said:
                return  # another process was first, or it is deleted
            segment, created = found
            entries = [words.entry_of([one.tokens]) for one in said]
            transaction.execute(
                "UPDATE spaces SET messages = messages + %s, message_tokens = message_tokens + %s"
                " WHERE tenant = %s AND space = %s",
                (len(said), sum(entry.tokens for entry in entries), caller.tenant, space),
            )
            first = next_number(transaction, "messages", len(said)) - len(said) + 1
            transaction.execute(
                "INSERT INTO messages (tenant, message, space, segment, position, speaker, said, text)"
                " SELECT %s, m.message, %s, %s, m.position, m.speaker, %s, m.text"
                " FROM unnest(%s::bigint[], %s::bigint[], %s::text[], %s::text[]) AS m"
                f" (message, position, speaker, text){WRITTEN_BY_INSERT}",
                (
                    caller.tenant,
                    space,
                    segment,
                    created,
                    numbers(range(first, first + len(said))),
                    numbers(one.position for one in said),
                    array(one.speaker for one in said),
                    array(one.text for one in said),
                ),
            )
            said_by_number = [(-message, entry) for message, entry in enumerate(entries, first)]
            transaction.together(
                [
                    *words.writing(caller.tenant, space, words.SAID, said_by_number),
                    vector_rows.awaited(caller.tenant, space, [row for row, _ in said_by_number]),
                ]
            )

    @repeated
    def search(
        self, caller: Caller, query: Sequence[QueryWord], limit: int, rank: Ranking, near: Near | None = None
    ) -> list[Told]:
        with self._connections.reading(caller) as transaction:
            space = own_space(transaction)
            spaces = {space: None}
            found = looking.said(transaction, spaces, query, limit)
            if near is not None:
                nearest = self._vectors().nearest(transaction, spaces, near, messages=True)
                held = {one.row: one.held for one in found.rows}
                found = with_more(found, [*nearest, *beside(query, found, held)])
            found = found._replace(rows=_placed(transaction, space, found.rows))
            if near is not None and near.exactly:
                found = self._vectors().compared(transaction, query, found, near, messages=True)
            return _told(transaction, space, rank(found))

    @repeated
    def page(self, caller: Caller, session: str | None = None, limit: int = -1) -> list[Segment]:
        of_session = "" if session is None else " AND session = %s"
        with self._connections.reading(caller) as transaction:
            rows = transaction.execute(
                f"SELECT {COLUMNS} FROM segments WHERE tenant = %s AND space = %s{of_session}"
                " ORDER BY segment DESC LIMIT %s",
                (
                    caller.tenant,
                    own_space(transaction),
                    *(() if session is None else (session,)),
                    None if limit < 0 else limit,
                ),
            )
            return [segment_from(row) for row in rows]

    @repeated
    def delete(self, caller: Caller, uuids: Sequence[str]) -> int:
        def write(transaction: Transaction) -> list[int]:
            space = own_space(transaction)
            lock(transaction, [space])
            gone = transaction.execute(
                "SELECT segment, uuid FROM segments WHERE tenant = %s AND space = %s AND uuid = ANY (%s::text[])"
                " FOR UPDATE",
                (caller.tenant, space, list(uuids)),
            ).fetchall()
            _take_out(transaction, space, [segment for segment, _ in gone])
            transaction.execute(
                "DELETE FROM segments WHERE tenant = %s AND segment = ANY (%s::bigint[])",
                (caller.tenant, [segment for segment, _ in gone]),
            )
            transaction.many(
                "INSERT INTO tombstones (tenant, id, uid, space, deleted, actor, author, session, erased)"
                " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, false)",
                [
                    (caller.tenant, FIRST_TOMBSTONE - segment, uuid, space, micros(self._clock()), caller.actor,
                     caller.user, caller.session)
                    for segment, uuid in gone
                ],
            )  # fmt: skip
            return [FIRST_TOMBSTONE - segment for segment, _ in gone]

        return len(settled(self._connections, caller, write, are_gone))


def _take_out(transaction: Transaction, space: int, segments: Sequence[int]) -> None:
    """Take the messages of archives out of everything they are found by."""
    rows = [
        -message
        for (message,) in transaction.execute(
            "DELETE FROM messages WHERE tenant = %s AND segment = ANY (%s::bigint[]) RETURNING message",
            (transaction.tenant, list(segments)),
        )
    ]
    if not rows:
        return
    tokens = words.remove(transaction, rows)
    transaction.execute(*vector_rows.removed(transaction.tenant, rows))
    transaction.execute(
        "UPDATE spaces SET messages = messages - %s, message_tokens = message_tokens - %s"
        " WHERE tenant = %s AND space = %s",
        (len(rows), sum(tokens.values()), transaction.tenant, space),
    )


def _placed(transaction: Transaction, space: int, candidates: Sequence[Candidate]) -> list[Candidate]:
    """Give each candidate its words and its place, and its number in the order in which things were said."""
    rows = {-one.row: one for one in candidates}
    found = transaction.execute(
        "SELECT message, CASE WHEN pieces IS NULL THEN text ELSE '' END, pieces, segment, said,"
        f" right(rtrim(text), 1) IN ('?', '？'), {of_oneself('text')} FROM messages m LEFT JOIN vectors v"
        " ON v.tenant = m.tenant AND v.row = -message AND v.model <> ''"
        " WHERE m.tenant = %s AND m.space = %s AND message = ANY (%s::bigint[]) ORDER BY message",
        (transaction.tenant, space, list(rows)),
    )
    return [placed(rows[columns[0]], columns) for columns in found]


def _told(transaction: Transaction, space: int, best: Sequence[Ranked]) -> list[Told]:
    """Return what was found, in order, each with what was said around it."""
    rows = [ranked.row for ranked in best]
    places = {
        message: (segment, position, moment(said))
        for message, segment, position, said in transaction.execute(
            "SELECT message, segment, position, said FROM messages"
            " WHERE tenant = %s AND space = %s AND message = ANY (%s::bigint[])",
            (transaction.tenant, space, rows),
        )
    }
    segments = {
        number: segment_from(columns)
        for number, *columns in transaction.execute(
            f"SELECT segment, {COLUMNS} FROM segments WHERE tenant = %s AND segment = ANY (%s::bigint[])",
            (transaction.tenant, [segment for segment, _, _ in places.values()]),
        )
    }
    around: dict[int, list[Line]] = {row: [] for row in rows}
    for message, *line in transaction.execute(
        "SELECT m.message, a.position, a.speaker, a.text FROM messages m JOIN messages a"
        " ON a.tenant = m.tenant AND a.segment = m.segment AND a.position BETWEEN m.position - %s AND m.position + %s"
        " WHERE m.tenant = %s AND m.space = %s AND m.message = ANY (%s::bigint[]) ORDER BY m.message, a.position",
        (AROUND, AROUND, transaction.tenant, space, rows),
    ):
        around[message].append(Line(*line))
    told = []
    for ranked in best:
        segment, position, said_at = places[ranked.row]
        lines = around[ranked.row]
        line = next(one for one in lines if one.position == position)
        told.append(Told(segments[segment], line, said_at, ranked.score, ranked.why, ranked.signals, tuple(lines)))
    return told
