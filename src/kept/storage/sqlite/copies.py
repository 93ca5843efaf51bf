"""The embedded store as the source and the target of a copy.

A copy grows in a file beside the one that it will be, whose name nobody
opens, and gets its name when it is complete.
"""

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from typing import Any, Self

import apsw

from kept.errors import Backend, InvalidInput
from kept.storage.copying import Parcel, Row, Table, Tenant
from kept.storage.sqlite import schema
from kept.storage.sqlite.connection import Connections, make_private_folder
from kept.storage.sqlite.rows import ROWS_PER_TENANT
from kept.storage.sqlite.words import LIVE, SAID, SUPERSEDED, TRASHED

_TRUTHS = frozenset("is_named behavioral pinned confirmed exact secret is_read overrules dismissed".split())

# What stands behind a space in the index, by the number of the state.
_MARKS = (LIVE, SUPERSEDED, TRASHED, SAID)

# Another that copies to the same place is given so long to end.
_PATIENCE_MS = 2_000

_STATE = "CASE WHEN m.trashed IS NOT NULL THEN 2 WHEN m.superseded_by IS NOT NULL THEN 1 ELSE 0 END"
_OF_TENANT = "{table} t WHERE t.space IN (SELECT space FROM spaces WHERE tenant = :tenant)"
_VECTOR = "coalesce(v.model, ''), iif(v.model > '', v.vector, x''), iif(v.model > '', v.pieces, x'')"
_MEMORY_ROWS = "m.row > :base AND m.row < :end"

# These the whole file counts, and no index tells whose they are: who looked through all of them for each tenant would
# take longer with every tenant. So it is noted once, apart from the file.
_NUMBERING = """
CREATE TEMP TABLE numbered (
    counted TEXT, tenant TEXT, number INTEGER, PRIMARY KEY (counted, tenant, number)
) WITHOUT ROWID;
INSERT INTO numbered SELECT 'messages', tenant, message FROM messages JOIN spaces USING (space);
INSERT INTO numbered SELECT 'deeds', tenant, deed FROM deeds
"""
_NUMBERED = "n.counted = :counted AND n.tenant = :tenant"
_OF_MESSAGES = "numbered n CROSS JOIN messages t ON t.message = n.number"
_COUNTED_BY = {"messages": "messages", "message_words": "messages", "message_vectors": "messages", "deeds": "deeds"}

# Where each table's rows are, and those columns that are not called as they are elsewhere.
_FROM = {
    "spaces": "spaces t WHERE tenant = :tenant",
    "memories": f"memories m WHERE {_MEMORY_ROWS}",
    "words": f"memories m JOIN words_content w ON w.id = m.row WHERE {_MEMORY_ROWS}",
    "vectors": f"memories m LEFT JOIN vectors v ON v.row = m.row WHERE {_MEMORY_ROWS}",
    "revisions": f"revisions r JOIN memories m ON m.row = r.row WHERE {_MEMORY_ROWS}",
    "messages": f"{_OF_MESSAGES} WHERE {_NUMBERED}",
    "message_words": f"{_OF_MESSAGES} JOIN words_content w ON w.id = -t.message WHERE {_NUMBERED}",
    "message_vectors": f"{_OF_MESSAGES} LEFT JOIN vectors v ON v.row = -t.message WHERE {_NUMBERED}",
    "deeds": f"numbered n CROSS JOIN deeds t ON t.deed = n.number WHERE {_NUMBERED}",
    "likeness": "likeness l JOIN memories m ON m.row = l.newer JOIN memories o ON o.row = l.older"
                f" WHERE {_MEMORY_ROWS}",
    **{name: _OF_TENANT.format(table=name)
       for name in ("segments", "folders", "folder_files", "folder_waiting", "folder_erased", "compared")},
    **{name: f"{name} t WHERE tenant = :tenant"
       for name in ("tombstones", "budgets", "settings", "users", "members", "tokens")},
}  # fmt: skip
_INDEXED = {"content": "w.c0", "name": "w.c1", "description": "w.c2", "tags": "w.c3", "marks": "w.c4"}
_COLUMNS: dict[str, dict[str, str]] = {
    "memories": {"row": "m.row - :base"},
    "words": {"row": "m.row - :base", "space": "m.space", "state": _STATE, **_INDEXED},
    "vectors": {"row": "m.row - :base", "space": "m.space", "model": _VECTOR},
    "revisions": {
        "row": "r.row - :base",
        "space": "m.space",
        **{column: f"r.{column}" for column in ("version", "actor", "author", "dialect", "session", "session_group")},
    },
    "message_words": {"row": "-t.message", "space": "t.space", "state": "3", **_INDEXED},
    "message_vectors": {"row": "-t.message", "space": "t.space", "model": _VECTOR},
    "likeness": {
        "newer": "l.newer - :base",
        "older": "l.older - :base",
        "newer_space": "m.space",
        "older_space": "o.space",
        "kind": "l.kind",
    },
    "compared": {"first": "max(0, first - :base)", "last": "max(0, last - :base)"},
}

# The order of those whose key is made from a column, and what comes after a key: said of the column itself, for by what
# is made from it the database would sort all that is left, each time.
_BY_ROW = ("m.row", "m.row > :base + :after0")
_BY_NUMBER = ("n.number", "n.number > :after0")
_BY_MESSAGE = ("n.number DESC", "n.number < -:after0")
_ORDER = {
    "memories": _BY_ROW,
    "words": _BY_ROW,
    "vectors": _BY_ROW,
    "revisions": (
        "r.row, r.version",
        "m.row >= :base + :after0 AND (r.row, r.version) > (:base + :after0, :after1)",
    ),
    "likeness": (
        "l.newer, l.older",
        "m.row >= :base + :after0 AND (l.newer, l.older) > (:base + :after0, :base + :after1)",
    ),
    "messages": _BY_NUMBER,
    "message_words": _BY_MESSAGE,
    "message_vectors": _BY_MESSAGE,
    "deeds": _BY_NUMBER,
}


class SqliteSource:
    """A SQLite file to be read."""

    def __init__(self, path: str) -> None:
        self.address = path
        self._connections = Connections(path)
        self._reading = ExitStack()
        self._connection: apsw.Connection | None = None
        self._is_numbered = False
        self._bases: dict[str, int] = {}

    def __enter__(self) -> Self:
        if not self._connections.exists():
            raise InvalidInput(f"there is no store at {self.address}", field="from")
        self._connection = self._reading.enter_context(self._connections.reading())
        self._bases = dict(self._connection.execute("SELECT tenant, base FROM tenants"))
        return self

    def __exit__(self, *error: object) -> None:
        self._connection, self._is_numbered = None, False
        self._reading.__exit__(*error)  # type: ignore[arg-type]  # the three that it is called with
        self._connections.close()
        self._connections = Connections(self.address)

    def facts(self) -> dict[str, str]:
        return dict(self._execute("SELECT name, value FROM store WHERE name IN ('id', 'tokens')"))

    def tenants(self) -> list[Tenant]:
        return [Tenant(*row) for row in self._execute(_TENANTS, {"rows": ROWS_PER_TENANT})]

    def count(self) -> dict[str, int]:
        return {
            name: int(self._execute(f"SELECT {what}")[0][0] or 0)
            for name, what in (
                ("memories", "(SELECT count(*) FROM memories)"),
                ("changes", "(SELECT sum(changes) FROM spaces)"),
                ("archives", "(SELECT count(*) + sum(is_read) FROM segments)"),
                ("deleted", "(SELECT count(*) FROM tombstones)"),
                ("deeds", "(SELECT max(deed) FROM deeds)"),
                ("used", "(SELECT sum(used) FROM budgets)"),
                ("set", "(SELECT count(*) FROM settings)"),
            )
        }

    def rows(self, table: Table, tenant: str, after: Sequence[Any] | None, most: int) -> list[Row]:
        named = _COLUMNS.get(table.name, {})
        # The three parts of a vector are one expression.
        columns = ", ".join(
            named.get(column, column)
            for column in table.columns
            if not (column in ("vector", "pieces") and "model" in named)
        )
        key = ", ".join(table.key)
        order, beyond = _ORDER.get(
            table.name, (key, f"({key}) > ({', '.join(f':after{at}' for at in range(len(table.key)))})")
        )
        base = self._bases.get(tenant, -1)
        values: dict[str, Any] = {"tenant": tenant, "base": base, "end": base + ROWS_PER_TENANT if base >= 0 else -1}
        if table.name in _COUNTED_BY:
            values["counted"] = _COUNTED_BY[table.name]
            self._number()
        if after is not None:
            values |= {f"after{at}": part for at, part in enumerate(after)}
        among = _FROM[table.name] + ("" if after is None else f" AND {beyond}")
        found = self._execute(f"SELECT {columns} FROM {among} ORDER BY {order} LIMIT {most}", values)
        if table.name in ("words", "message_words"):
            return [(*row[:3], *[_bare(text) if text else "" for text in row[3:]]) for row in found]
        truths = [at for at, column in enumerate(table.columns) if column in _TRUTHS]
        return [_with_truths(row, truths) for row in found] if truths else found

    def _number(self) -> None:
        """Note once whose the messages and deeds are."""
        if not self._is_numbered:
            self._execute(_NUMBERING)
            self._is_numbered = True

    def _execute(self, statement: str, values: Mapping[str, Any] | None = None) -> list[Row]:
        if self._connection is None:
            raise Backend(f"{self.address} is not open")
        return list(self._connection.execute(statement, values))


class SqliteTarget(SqliteSource):
    """A SQLite file to be made. It is read back before anybody else sees it."""

    def __init__(self, path: str) -> None:
        super().__init__(f"{path}.copying")
        self.path = path
        self._spaces: dict[tuple[str, int], int] = {}

    def __enter__(self) -> Self:
        if os.path.isdir(self.path):
            raise InvalidInput(f"{self.path} is a folder; name a file in it", field="to")
        try:
            if Connections(self.path).exists():
                raise InvalidInput(
                    f"there is a store at {self.path} already; name another place for the copy", field="to"
                )
            make_private_folder(os.path.dirname(self.path))
            os.close(os.open(self.address, os.O_CREAT | os.O_RDWR, 0o600))
            self._connection = apsw.Connection(self.address)
            self._connection.set_busy_timeout(_PATIENCE_MS)
            self._connection.pragma("locking_mode", "exclusive")
            self._connection.pragma("journal_mode", "wal")
            schema.migrate(self._connection, self.address)
        except apsw.BusyError as error:
            raise Backend(f"another process is copying to {self.path}; let it end first") from error
        except (OSError, apsw.Error) as error:
            raise Backend(f"cannot write {self.path}: {error}") from error
        # A process that is killed loses nothing; after a power failure the copy is made anew.
        self._connection.pragma("synchronous", "off")
        self._connection.pragma("cache_size", -65_536)
        self._connection.pragma("temp_store", "memory")
        self._learn()
        return self

    def __exit__(self, *raised: object) -> None:
        if self._connection is not None:
            self._connection.close(True)
            self._connection = None
        error = raised[1]
        if isinstance(error, apsw.FullError):
            raise Backend("the disk is full; when there is room, the same command goes on") from error
        if isinstance(error, apsw.Error):
            raise Backend(f"cannot write {self.path}: {error}") from error

    def position(self) -> dict[str, Any] | None:
        noted = self._execute("SELECT value FROM store WHERE name = 'copying'")
        if not noted:
            return None
        position: dict[str, Any] = json.loads(noted[0][0])
        return position

    def begin(self, facts: Mapping[str, str], tenants: Sequence[Tenant], position: Mapping[str, Any]) -> None:
        connection = self._open()
        with connection:
            connection.executemany("INSERT OR REPLACE INTO store VALUES (?, ?)", list(facts.items()))
            connection.executemany(
                "INSERT INTO tenants VALUES (?, ?, ?)",
                [
                    (one.name, at * ROWS_PER_TENANT, one.memories)
                    for at, one in enumerate(one for one in tenants if one.name)
                ],
            )
            # Numbers that the whole file counts go on behind those of the tenant before.
            before = Tenant("", 0, 0, 0, 0)
            offsets = {}
            for one in tenants:
                offsets[one.name] = before[2:]
                before = Tenant("", 0, *(last + more for last, more in zip(before[2:], one[2:], strict=True)))
            connection.execute("INSERT INTO store VALUES ('copying offsets', ?)", (json.dumps(offsets),))
            connection.executemany(
                "INSERT INTO sqlite_sequence VALUES (?, ?)",
                [("segments", before.segments), ("messages", before.messages), ("deeds", before.deeds)],
            )
            self._note(position)
        self._learn()

    def discard(self) -> None:
        self._open().close()
        for ending in ("", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                os.remove(self.address + ending)
        self.__enter__()

    def pack(self, table: Table, tenant: str, rows: list[Row]) -> list[Row]:  # noqa: ARG002 - as the protocol says
        return rows

    def write(self, parcels: Sequence[Parcel], position: Mapping[str, Any]) -> None:
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for table, tenant, _, rows in parcels:
                self._write(connection, table, tenant, rows)
            self._note(position)
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise

    def complete(self) -> None:
        """Do nothing: the index has grown with the rows."""

    def stop(self) -> None:
        """Do nothing: there is nothing to complete."""

    def publish(self) -> None:
        connection = self._open()
        with connection:
            connection.execute("DELETE FROM store WHERE name LIKE 'copying%'")
        connection.pragma("synchronous", "full")
        connection.pragma("locking_mode", "normal")
        connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
        connection.close()
        self._connection = None
        with suppress(FileNotFoundError):
            os.remove(f"{self.address}-wal")
        with suppress(FileNotFoundError):
            os.remove(f"{self.address}-shm")
        descriptor = os.open(self.address, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        os.rename(self.address, self.path)

    def _open(self) -> apsw.Connection:
        if self._connection is None:
            raise Backend(f"{self.path} is not open")
        return self._connection

    def _note(self, position: Mapping[str, Any]) -> None:
        self._open().execute("INSERT OR REPLACE INTO store VALUES ('copying', ?)", (json.dumps(position),))

    def _learn(self) -> None:
        """Read back which numbers were given to what was written before."""
        self._bases = dict(self._execute("SELECT tenant, base FROM tenants"))
        noted = self._execute("SELECT value FROM store WHERE name = 'copying offsets'")
        self._offsets: dict[str, list[int]] = json.loads(noted[0][0]) if noted else {}
        numbers = self._execute("SELECT value FROM store WHERE name LIKE 'copying spaces %'")
        self._spaces = {(tenant, was): is_ for (noted,) in numbers for tenant, was, is_ in json.loads(noted)}

    def _write(self, connection: apsw.Connection, table: Table, tenant: str, rows: list[Row]) -> None:
        base, (segments, messages, deeds) = self._bases.get(tenant, 0), self._offsets[tenant]
        spaces = self._spaces
        match table.name:
            case "spaces":
                # Numbers that are small make small tokens: they are counted through all tenants.
                for was, *rest in rows:
                    spaces[tenant, was] = len(spaces) + 1
                    connection.execute(_insert("spaces", ("space", "tenant", *table.columns[1:])),
                                       (spaces[tenant, was], tenant, *rest))  # fmt: skip
                packed = json.dumps([(tenant, was, spaces[tenant, was]) for was, *_ in rows])
                # Of each parcel apart: among many tenants, to write them all anew each time would take longest.
                name = f"copying spaces {tenant} {rows[0][0]}"
                connection.execute("INSERT OR REPLACE INTO store VALUES (?, ?)", (name, packed))
            case "memories":
                _insert_many(connection, "memories", ("tenant", *table.columns), [
                    (tenant, base + row, spaces[tenant, space], *rest) for row, space, *rest in rows
                ])  # fmt: skip
            case "words" | "message_words":
                offset = base if table.name == "words" else -messages
                _insert_many(connection, "words", ("rowid", *table.columns[3:]), [
                    (row + offset, *(_prefixed(text, f"{spaces[tenant, space]}{_MARKS[state]}") for text in texts))
                    for row, space, state, *texts in rows
                ])  # fmt: skip
            case "vectors" | "message_vectors":
                offset = base if table.name == "vectors" else -messages
                _insert_many(connection, "vectors", table.columns, [
                    (row + offset, spaces[tenant, space], *rest) for row, space, *rest in rows
                ])  # fmt: skip
            case "revisions":
                _insert_many(connection, "revisions", ("row", "version", *table.columns[3:]), [
                    (base + row, version, *rest) for row, version, _, *rest in rows
                ])  # fmt: skip
            case "tombstones":
                # Its bytes never were in this file.
                _insert_many(connection, "tombstones", ("tenant", *table.columns, "erased"), [
                    (tenant, number if number > 0 else number - segments, uid, spaces[tenant, space], *rest, 1)
                    for number, uid, space, *rest in rows
                ])  # fmt: skip
            case "segments":
                _insert_many(connection, "segments", table.columns, [
                    (segments + segment, spaces[tenant, space], *rest) for segment, space, *rest in rows
                ])  # fmt: skip
            case "messages":
                _insert_many(connection, "messages", table.columns, [
                    (messages + message, spaces[tenant, space], segments + segment, *rest)
                    for message, space, segment, *rest in rows
                ])  # fmt: skip
            case "deeds":
                _insert_many(connection, "deeds", ("tenant", *table.columns), [
                    (tenant, deeds + deed, *rest) for deed, *rest in rows
                ])  # fmt: skip
            case "likeness":
                _insert_many(connection, "likeness", ("newer", "older", "kind", "dismissed"), [
                    (base + newer, base + older, kind, dismissed) for newer, older, _, _, kind, dismissed in rows
                ])  # fmt: skip
            case "compared":
                _insert_many(connection, "compared", table.columns, [
                    (spaces[tenant, space], first and base + first, last and base + last)
                    for space, first, last in rows
                ])  # fmt: skip
            case "folders" | "folder_files" | "folder_waiting" | "folder_erased":
                _insert_many(connection, table.name, table.columns, [
                    (spaces[tenant, space], *rest) for space, *rest in rows
                ])  # fmt: skip
            case _:
                _insert_many(connection, table.name, ("tenant", *table.columns), [(tenant, *row) for row in rows])


_TENANTS = """
WITH names AS (
    SELECT tenant FROM tenants UNION SELECT tenant FROM spaces UNION SELECT tenant FROM users
    UNION SELECT tenant FROM budgets UNION SELECT tenant FROM settings UNION SELECT tenant FROM deeds
)
SELECT n.tenant,
    max(coalesce(t.deleted, 0), coalesce((SELECT max(row) FROM memories m
                                          WHERE m.row >= t.base AND m.row < t.base + :rows) - t.base, 0)),
    coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'segments'), 0),
    coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'messages'), 0),
    coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'deeds'), 0)
FROM names n LEFT JOIN tenants t ON t.tenant = n.tenant ORDER BY coalesce(t.base, 1 << 62), n.tenant
"""


def _bare(text: str) -> str:
    """Return indexed tokens without the space before each: ``7|dark 7|mode`` as ``|dark |mode``."""
    before, _, _ = text.partition("|")
    return text[len(before) :].replace(f" {before}|", " |")


def _prefixed(text: str, before: str) -> str:
    return before + text.replace(" |", f" {before}|") if text else ""


def _with_truths(row: Row, truths: Sequence[int]) -> Row:
    values = list(row)
    for at in truths:
        if values[at] is not None:
            values[at] = bool(values[at])
    return tuple(values)


def _insert(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


def _insert_many(
    connection: apsw.Connection, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]
) -> None:
    connection.executemany(_insert(table, columns), rows)
