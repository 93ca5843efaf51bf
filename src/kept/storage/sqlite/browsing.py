"""Looking through the embedded store: by day, by likeness."""

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from datetime import date, datetime, timedelta

import apsw

from kept.storage.browsing import Learned, Likeness, Pair, not_compared
from kept.storage.conditions import LIVE, MAY_SPEAK
from kept.storage.rows import micros
from kept.storage.sqlite import words
from kept.storage.sqlite.visibility import Spaces, find, load, visible
from kept.types import Caller, Memory

_DAY = 86_400_000_000
_EPOCH = date(1970, 1, 1)

_MOST_PROJECTS = 300

_OPEN_PAIRS = (
    " FROM likeness l JOIN memories n ON n.row = l.newer JOIN memories o ON o.row = l.older"
    " WHERE l.dismissed = 0 AND l.kind = ?1 AND n.superseded_by IS NULL AND n.trashed IS NULL"
    " AND o.superseded_by IS NULL AND o.trashed IS NULL"
    " AND n.space IN (SELECT value FROM json_each(?2)) AND o.space IN (SELECT value FROM json_each(?2))"
)

Transaction = Callable[[], AbstractContextManager[apsw.Connection]]


class SqliteBrowsing:
    """What people look through. What the verbs promise is said in `Browsing`."""

    def __init__(self, reading: Transaction, writing: Transaction) -> None:
        self._reading = reading
        self._writing = writing

    def learned(self, caller: Caller, since: datetime, until: datetime) -> list[Learned]:
        with self._reading() as connection:
            rows = connection.execute(
                f"SELECT created / {_DAY}, actor, dialect, count(*) FROM memories"
                " WHERE space IN (SELECT value FROM json_each(?)) AND trashed IS NULL AND created >= ? AND created < ?"
                " GROUP BY 1, 2, 3 ORDER BY 1, 2, 3",
                (json.dumps(list(visible(connection, caller))), micros(since), micros(until)),
            )
            return [Learned(_EPOCH + timedelta(days=day), actor, dialect, count) for day, actor, dialect, count in rows]

    def projects(self, caller: Caller) -> list[str]:
        found: set[str] = set()
        with self._reading() as connection:
            for space in visible(connection, caller):
                name = ""
                # From one to the next by the index of projects, not through all memories.
                while name is not None and len(found) < _MOST_PROJECTS:
                    name = connection.execute(
                        f"SELECT min(project) FROM memories WHERE space = ? AND project > ? AND {LIVE} AND {MAY_SPEAK}"
                        " AND project IS NOT NULL",
                        (space, name),
                    ).get
                    found |= {name} - {None}
        return sorted(found)

    def predecessors(self, caller: Caller, uid: str) -> list[Memory]:
        with self._reading() as connection:
            spaces = visible(connection, caller)
            rows = [
                row
                for space in spaces
                for (row,) in connection.execute(
                    "SELECT row FROM memories WHERE space = ? AND superseded_by = ? ORDER BY row DESC", (space, uid)
                )
            ]
            found = load(connection, spaces, rows)
            return [found[row] for row in rows]

    def uncompared(self, caller: Caller, most: int) -> list[Memory]:
        with self._reading() as connection:
            spaces = visible(connection, caller)
            rows: list[int] = []
            for space in spaces:
                for look, bound in not_compared(_compared(connection, space)):
                    left = most - len(rows)
                    if look == "newer":
                        rows += (row for (row,) in connection.execute(_NEWER, (space, *bound, left)))
                    else:
                        rows += words.newest(connection, space, left, *bound)
            found = load(connection, spaces, rows)
            return [found[row] for row in rows]

    def note_compared(
        self,
        caller: Caller,
        compared: Sequence[Memory],
        pairs: Sequence[tuple[str, str, Likeness]],
        *,
        is_all: bool = False,
    ) -> None:
        with self._writing() as connection:
            spaces = visible(connection, caller)
            seen: dict[int, list[int]] = {space: [] for space in spaces} if is_all else {}
            for memory in compared:
                found = _where(connection, caller, memory.uid)
                if found is not None and found[1] in spaces:
                    seen.setdefault(found[1], []).append(found[0])
            for space, rows in seen.items():
                ends = [*rows, *(_compared(connection, space) or ()), *([0] if is_all else [])]
                connection.execute("INSERT OR REPLACE INTO compared VALUES (?, ?, ?)", (space, min(ends), max(ends)))
            for newer, older, kind in pairs:
                rows_of = [_where(connection, caller, uid) for uid in (newer, older)]
                if all(one is not None and one[1] in spaces for one in rows_of):
                    connection.execute(
                        "INSERT OR IGNORE INTO likeness VALUES (?, ?, ?, 0)",
                        (*(one[0] for one in rows_of if one), kind),
                    )

    def is_compared(self, caller: Caller) -> bool:
        with self._reading() as connection:
            for space in visible(connection, caller):
                ends = _compared(connection, space)
                if ends is None or ends[0] > 0:
                    return False
                if connection.execute(_NEWER, (space, ends[1], 1)).get is not None:
                    return False
            return True

    def pairs(self, caller: Caller, kind: Likeness, limit: int, offset: int = 0) -> list[Pair]:
        with self._reading() as connection:
            spaces = visible(connection, caller)
            found_rows = connection.execute(
                f"SELECT l.newer, l.older {_OPEN_PAIRS} ORDER BY l.newer DESC, l.older DESC LIMIT ?3 OFFSET ?4",
                (kind, json.dumps(list(spaces)), limit, offset),
            )
            rows = [(int(str(newer)), int(str(older))) for newer, older in found_rows]
            found = load(connection, spaces, list({row for pair in rows for row in pair}))
            return [Pair(found[newer], found[older], kind) for newer, older in rows]

    def count_pairs(self, caller: Caller, kind: Likeness) -> int:
        with self._reading() as connection:
            spaces = json.dumps(list(visible(connection, caller)))
            return int(str(connection.execute(f"SELECT count(*) {_OPEN_PAIRS}", (kind, spaces)).get))

    def dismiss(self, caller: Caller, newer: str, older: str) -> None:
        with self._writing() as connection:
            spaces: Spaces = visible(connection, caller)
            rows = [find(connection, caller, spaces, uid)[0] for uid in (newer, older)]
            connection.execute("UPDATE likeness SET dismissed = 1 WHERE newer = ? AND older = ?", rows)


def _compared(connection: apsw.Connection, space: int) -> tuple[int, int] | None:
    """Return the first and the last row of a space that were compared; None if none was."""
    found = connection.execute("SELECT first, last FROM compared WHERE space = ?", (space,)).fetchone()
    return None if found is None else (found[0], found[1])


# By the table's own order ("+space" keeps the indexes of spaces out): there are few newer ones.
_NEWER = f"SELECT row FROM memories WHERE +space = ? AND row > ? AND {LIVE} ORDER BY row LIMIT ?"


def _where(connection: apsw.Connection, caller: Caller, uid: str) -> tuple[int, int] | None:
    found = connection.execute(
        "SELECT row, space FROM memories WHERE tenant = ? AND uid = ?", (caller.tenant, uid)
    ).fetchone()
    return None if found is None else (found[0], found[1])
