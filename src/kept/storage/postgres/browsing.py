"""Looking through the PostgreSQL store: by day, by likeness."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from kept.storage.browsing import Learned, Likeness, Pair, not_compared
from kept.storage.conditions import LIVE, MAY_SPEAK
from kept.storage.postgres.connection import Connections, repeated
from kept.storage.postgres.transaction import Transaction
from kept.storage.postgres.visibility import find, load
from kept.storage.rows import micros
from kept.types import Caller, Memory

_DAY = 86_400_000_000
_EPOCH = date(1970, 1, 1)

_MOST_PROJECTS = 300

_OPEN_PAIRS = (
    " FROM likeness l JOIN memories n ON n.tenant = l.tenant AND n.row = l.newer"
    " JOIN memories o ON o.tenant = l.tenant AND o.row = l.older"
    " WHERE l.tenant = %s AND NOT l.dismissed AND l.kind = %s AND n.superseded_by IS NULL AND n.trashed IS NULL"
    " AND o.superseded_by IS NULL AND o.trashed IS NULL"
    " AND n.space = ANY (%s::bigint[]) AND o.space = ANY (%s::bigint[])"
)

# From one to the next by the index of projects, not through all memories.
_PROJECTS = (
    "WITH RECURSIVE names (name) AS ((SELECT min(project) {of} AND project > '') UNION ALL"
    " SELECT (SELECT min(project) {of} AND project > names.name) FROM names WHERE names.name IS NOT NULL)"
    " SELECT name FROM names WHERE name IS NOT NULL LIMIT %(most)s"
).format(of=f"FROM memories WHERE tenant = %(tenant)s AND space = %(space)s AND {LIVE} AND {MAY_SPEAK}")


class PostgresBrowsing:
    """What people look through. What the verbs promise is said in `Browsing`."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    @repeated
    def learned(self, caller: Caller, since: datetime, until: datetime) -> list[Learned]:
        with self._connections.reading(caller) as transaction:
            rows = transaction.execute(
                f"SELECT created / {_DAY}, actor, dialect, count(*) FROM memories WHERE tenant = %s"
                " AND space = ANY (%s::bigint[]) AND trashed IS NULL AND created >= %s AND created < %s"
                " GROUP BY 1, 2, 3 ORDER BY 1, 2, 3",
                (caller.tenant, list(transaction.spaces), micros(since), micros(until)),
            )
            return [Learned(_EPOCH + timedelta(days=day), actor, dialect, count) for day, actor, dialect, count in rows]

    @repeated
    def projects(self, caller: Caller) -> list[str]:
        with self._connections.reading(caller) as transaction:
            found = {
                name
                for space in transaction.spaces
                for (name,) in transaction.execute(
                    _PROJECTS, {"tenant": caller.tenant, "space": space, "most": _MOST_PROJECTS}
                )
            }
            return sorted(found)[:_MOST_PROJECTS]

    @repeated
    def predecessors(self, caller: Caller, uid: str) -> list[Memory]:
        with self._connections.reading(caller) as transaction:
            spaces = transaction.spaces
            found_rows = transaction.execute(
                "SELECT row FROM memories WHERE tenant = %s AND space = ANY (%s::bigint[]) AND superseded_by = %s"
                " ORDER BY space, row DESC",
                (caller.tenant, list(spaces), uid),
            )
            rows = [row for (row,) in found_rows]
            found = load(transaction, spaces, rows)
            return [found[row] for row in rows]

    @repeated
    def uncompared(self, caller: Caller, most: int) -> list[Memory]:
        with self._connections.reading(caller) as transaction:
            spaces = transaction.spaces
            rows: list[int] = []
            for space in spaces:
                for look, bound in not_compared(_compared(transaction, space)):
                    values = (caller.tenant, space, *bound, most - len(rows))
                    rows += (row for (row,) in transaction.execute(_LOOKS[look], values))
            found = load(transaction, spaces, rows)
            return [found[row] for row in rows]

    @repeated
    def note_compared(
        self,
        caller: Caller,
        compared: Sequence[Memory],
        pairs: Sequence[tuple[str, str, Likeness]],
        *,
        is_all: bool = False,
    ) -> None:
        with self._connections.writing(caller, repeatable=True) as transaction:
            spaces = list(transaction.spaces)
            uids = {memory.uid for memory in compared} | {uid for newer, older, _ in pairs for uid in (newer, older)}
            places = {
                uid: (row, space)
                for uid, row, space in transaction.execute(
                    "SELECT uid, row, space FROM memories WHERE tenant = %s AND uid = ANY (%s::text[])"
                    " AND space = ANY (%s::bigint[])",
                    (caller.tenant, sorted(uids), spaces),
                )
            }
            seen: dict[int, list[int]] = {space: [0] for space in spaces} if is_all else {}
            for memory in compared:
                if memory.uid in places:
                    row, space = places[memory.uid]
                    seen.setdefault(space, []).append(row)
            transaction.many(
                "INSERT INTO compared (tenant, space, first, last) VALUES (%s, %s, %s, %s) ON CONFLICT (tenant, space)"
                " DO UPDATE SET first = least(compared.first, excluded.first),"
                " last = greatest(compared.last, excluded.last)",
                [(caller.tenant, space, min(rows), max(rows)) for space, rows in sorted(seen.items())],
            )
            transaction.many(
                "INSERT INTO likeness (tenant, newer, newer_space, older, older_space, kind)"
                " VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
                [
                    (caller.tenant, *places[newer], *places[older], kind)
                    for newer, older, kind in pairs
                    if newer in places and older in places
                ],
            )

    @repeated
    def is_compared(self, caller: Caller) -> bool:
        with self._connections.reading(caller) as transaction:
            for space in transaction.spaces:
                ends = _compared(transaction, space)
                if ends is None or ends[0] > 0:
                    return False
                if transaction.value(_LOOKS["newer"], (caller.tenant, space, ends[1], 1)) is not None:
                    return False
            return True

    @repeated
    def pairs(self, caller: Caller, kind: Likeness, limit: int, offset: int = 0) -> list[Pair]:
        with self._connections.reading(caller) as transaction:
            spaces = transaction.spaces
            rows = transaction.execute(
                f"SELECT l.newer, l.older {_OPEN_PAIRS} ORDER BY l.newer DESC, l.older DESC LIMIT %s OFFSET %s",
                (caller.tenant, kind, list(spaces), list(spaces), limit, offset),
            ).fetchall()
            found = load(transaction, spaces, list({row for pair in rows for row in pair}))
            return [Pair(found[newer], found[older], kind) for newer, older in rows]

    @repeated
    def count_pairs(self, caller: Caller, kind: Likeness) -> int:
        with self._connections.reading(caller) as transaction:
            spaces = list(transaction.spaces)
            return int(transaction.value(f"SELECT count(*) {_OPEN_PAIRS}", (caller.tenant, kind, spaces, spaces)))

    @repeated
    def dismiss(self, caller: Caller, newer: str, older: str) -> None:
        with self._connections.writing(caller, repeatable=True) as transaction:
            rows = [find(transaction, uid)[0] for uid in (newer, older)]
            transaction.execute(
                "UPDATE likeness SET dismissed = true WHERE tenant = %s AND newer = %s AND older = %s",
                (caller.tenant, *rows),
            )


def _compared(transaction: Transaction, space: int) -> tuple[int, int] | None:
    """Return the first and the last row of a space that were compared; None if none was."""
    found = transaction.execute(
        "SELECT first, last FROM compared WHERE tenant = %s AND space = %s", (transaction.tenant, space)
    ).fetchone()
    return None if found is None else (found[0], found[1])


_LOOKS = {
    "any": f"SELECT row FROM memories WHERE tenant = %s AND space = %s AND {LIVE} ORDER BY row DESC LIMIT %s",
    "newer": f"SELECT row FROM memories WHERE tenant = %s AND space = %s AND row > %s AND {LIVE} ORDER BY row LIMIT %s",
    "older": (
        f"SELECT row FROM memories WHERE tenant = %s AND space = %s AND row < %s AND {LIVE} ORDER BY row DESC LIMIT %s"
    ),
}
