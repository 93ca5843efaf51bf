"""The PostgreSQL store as the source and the target of a copy.

A copy grows in a schema whose name nobody opens, and gets its name when it is
complete. Until then its tables do not obey row-level security for their
owner, which COPY needs, and the postings are lists: one for each word and
parcel. They become rows at the end, in the order of their index, which then
has nothing left to sort; sorting them one by one took half of a copy.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any, Self

import numpy as np
from psycopg import Connection, errors, sql

from kept.errors import Backend, InvalidInput
from kept.storage.copying import Parcel, Row, Table, Tenant
from kept.storage.postgres import schema, texts
from kept.storage.postgres.connection import Connections

_SCHEMA = "kept"
_GROWING = "kept_copying"

# Held while a copy is made: "copy" in ASCII.
_LOCK = 0x636F7079
_PATIENCE_S = 10

# Rows of memories and of messages are in one table.
_STORED = {
    "words": ("words", "row > 0"),
    "message_words": ("words", "row < 0"),
    "vectors": ("vectors", "row > 0"),
    "message_vectors": ("vectors", "row < 0"),
}
_COLUMNS = {
    "vectors": {
        "vector": "CASE WHEN model > '' THEN vector ELSE '' END",
        "pieces": "CASE WHEN model > '' THEN pieces ELSE '' END",
    },
    # As varchar, tokens are read as they are: none holds what texts are looked through for.
    "words": {name: f"{name}::varchar" for name in ("content", "name", "description", "tags")},
}

_COUNTED = {
    "memories": "SELECT count(*) FROM memories WHERE tenant = %s",
    "changes": "SELECT sum(changes) FROM spaces WHERE tenant = %s",
    "archives": "SELECT count(*) + count(*) FILTER (WHERE is_read) FROM segments WHERE tenant = %s",
    "deleted": "SELECT count(*) FROM tombstones WHERE tenant = %s",
    "deeds": "SELECT max(deed) FROM deeds WHERE tenant = %s",
    "used": "SELECT sum(used) FROM budgets WHERE tenant = %s",
    "set": "SELECT count(*) FROM settings WHERE tenant = %s",
}

# Which memories of a parcel hold a word: their numbers, separated by commas. Long lists are not worth compressing.
_LISTS = """
CREATE TABLE posting_lists (
    tenant text COLLATE "C", space bigint, state smallint, term text COLLATE "C", first bigint, rows text
);
ALTER TABLE posting_lists ALTER rows SET STORAGE EXTERNAL
"""
# In the order of the index, as a text whose first bytes tell most of them apart: to compare tenants, spaces and states
# first, which are nearly always the same, takes twice as long.
_SORTED = """
WITH places AS (
    SELECT tenant, space, state, row_number() OVER (ORDER BY tenant, space, state)::text AS place
    FROM (SELECT DISTINCT tenant, space, state FROM posting_lists) AS d
)
SELECT tenant, space, state, term, rows FROM posting_lists JOIN places USING (tenant, space, state)
ORDER BY (length(place) || place || term) COLLATE "C", first
"""

# How COPY reads that there is no value.
_NULL = "\\N"

# Bytes that are sent at once.
_BLOCK = 1 << 18


class PostgresSource:
    """A database to be read, tenant by tenant, as a role that obeys row-level security may."""

    def __init__(self, url: str) -> None:
        self._connections = Connections(url)
        self.address = self._connections.address
        self._schema = _SCHEMA
        self._stack = ExitStack()
        self._connection: Connection[Any] | None = None
        self._tenant: str | None = None

    def __enter__(self) -> Self:
        with ExitStack() as opening:
            opening.push(self.__exit__)
            self._begin(self._connect())
            opening.pop_all()
        return self

    def _begin(self, connection: "Connection[Any]") -> None:
        version = schema.version_of(connection)
        if version == 0:
            raise InvalidInput(f"there is no store at {self.address}", field="from")
        schema.must_fit(version, self.address)
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def __exit__(self, *error: object) -> None:
        self._connection = self._tenant = None
        self._stack.__exit__(*error)  # type: ignore[arg-type]  # the three that it is called with

    def facts(self) -> dict[str, str]:
        return dict(self._rows("SELECT name, value FROM store WHERE name IN ('id', 'tokens')"))

    def tenants(self) -> list[Tenant]:
        self._execute("SET kept.reach = 'store'")
        self._tenant = None
        found = {
            name: Tenant(name, *numbers)
            for name, *numbers in self._rows(
                "SELECT tenant, memories, segments, messages, deeds FROM tenants ORDER BY tenant"
            )
        }
        # Settings may be older than the first number that was given.
        for name in ("", "default"):
            found.setdefault(name, Tenant(name, 0, 0, 0, 0))
        return list(found.values())

    def count(self) -> dict[str, int]:
        counts = dict.fromkeys(_COUNTED, 0)
        for tenant in self.tenants():
            self._turn_to(tenant.name)
            for name, statement in _COUNTED.items():
                counts[name] += int(self._rows(statement, (tenant.name,))[0][0] or 0)
        return counts

    def rows(self, table: Table, tenant: str, after: Sequence[Any] | None, most: int) -> list[Row]:
        self._turn_to(tenant)
        stored, among = _STORED.get(table.name, (table.name, "true"))
        read_as = _COLUMNS.get(stored, {})
        columns = ", ".join(read_as.get(column, column) for column in table.columns)
        key = ", ".join(table.key)
        beyond = "" if after is None else f" AND ({key}) > ({', '.join(['%s'] * len(table.key))})"
        return self._rows(
            f"SELECT {columns} FROM {stored} WHERE tenant = %s AND {among}{beyond} ORDER BY {key} LIMIT {most}",
            (tenant, *(after or ())),
        )

    def _connect(self) -> "Connection[Any]":
        self._connection = self._stack.enter_context(self._connections.apart())
        texts.register(self._connection)
        self._connection.execute(f"SET search_path = {self._schema}; SET plan_cache_mode = force_custom_plan".encode())
        return self._connection

    def _turn_to(self, tenant: str) -> None:
        """Let row-level security show all of *tenant*."""
        if tenant == self._tenant:
            return
        self._execute(
            sql.SQL("SET kept.tenant = {}; SET kept.reach = 'tenant'; SET kept.spaces = ''").format(sql.Literal(tenant))
        )
        spaces = [space for (space,) in self._rows("SELECT space FROM spaces WHERE tenant = %s", (tenant,))]
        self._execute(f"SET kept.spaces = '{{{','.join(map(str, spaces))}}}'")
        self._tenant = tenant

    def _execute(self, statement: str | sql.Composed) -> None:
        self._open().execute(statement.encode() if isinstance(statement, str) else statement)

    def _rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        return self._open().execute(statement.encode(), values or None).fetchall()

    def _open(self) -> "Connection[Any]":
        if self._connection is None:
            raise Backend(f"{self.address} is not open")
        return self._connection


class PostgresTarget(PostgresSource):
    """A database in which a store is to be made. It is read back before anybody else sees it."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._schema = _GROWING

    def _begin(self, connection: "Connection[Any]") -> None:
        try:
            # That of a process that was killed ends soon.
            connection.execute(f"SET lock_timeout = '{_PATIENCE_S}s'".encode())
            connection.execute("SELECT pg_advisory_lock(%s)", (_LOCK,))
        except errors.LockNotAvailable:
            raise Backend(f"another process is copying to {self.address}; let it end first") from None
        if self._exists(_SCHEMA) and not self._is_empty():
            raise InvalidInput(
                f"there is a store at {self.address} already; name another database for the copy", field="to"
            )
        # What is lost with a power failure is copied again; the last commit makes all before it durable.
        connection.execute("SET synchronous_commit = off")

    def position(self) -> dict[str, Any] | None:
        noted = self._rows("SELECT value FROM store WHERE name = 'copying'") if self._exists(_GROWING) else []
        if not noted:
            return None
        position: dict[str, Any] = json.loads(noted[0][0])
        return position

    def begin(self, facts: Mapping[str, str], tenants: Sequence[Tenant], position: Mapping[str, Any]) -> None:
        connection = self._open()
        # Half begun, or half made, is not begun.
        self.discard()
        schema.migrate(connection)
        with connection.transaction():
            connection.execute(f"ALTER SCHEMA {_SCHEMA} RENAME TO {_GROWING}".encode())
            for table in self._tables():
                connection.execute(sql.SQL("ALTER TABLE {} NO FORCE ROW LEVEL SECURITY").format(sql.Identifier(table)))
            connection.execute(_LISTS)
            name, definition = self._rows(
                "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint"
                " WHERE conrelid = 'postings'::regclass AND contype = 'p'"
            )[0]
            connection.execute(sql.SQL("ALTER TABLE postings DROP CONSTRAINT {}").format(sql.Identifier(name)))
            known = [*facts.items(), ("copying", json.dumps(position)), ("copying index", definition)]
            with connection.cursor() as cursor:
                cursor.executemany(
                    "INSERT INTO store VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value", known
                )
                cursor.executemany(
                    "INSERT INTO tenants (tenant, memories, segments, messages, deeds) VALUES (%s, %s, %s, %s, %s)",
                    [one for one in tenants if one.name],
                )

    def discard(self) -> None:
        if self._exists(_GROWING):
            # The extension may live in it, and stays.
            for (extension,) in self._rows(
                "SELECT extname FROM pg_extension WHERE extnamespace = to_regnamespace(%s)", (_GROWING,)
            ):
                self._execute(sql.SQL("DROP EXTENSION {} CASCADE").format(sql.Identifier(extension)))
            self._execute(f"DROP SCHEMA {_GROWING} CASCADE")

    def pack(self, table: Table, tenant: str, rows: list[Row]) -> list[tuple[str, bytes]]:
        """Write *rows* as COPY reads them: a statement, and the text that follows it, for each table."""
        return [
            (f"COPY {name} ({', '.join(columns)}) FROM STDIN", "".join(lines).encode())
            for name, columns, lines in _blocks(table, tenant, rows)
        ]

    def write(self, parcels: Sequence[Parcel], position: Mapping[str, Any]) -> None:
        connection = self._open()
        with connection.transaction():
            for parcel in parcels:
                for statement, text in parcel.packed:
                    with connection.cursor().copy(statement.encode()) as stream:
                        stream.write(text)
            connection.execute("UPDATE store SET value = %s WHERE name = 'copying'", (json.dumps(position),))

    def complete(self) -> None:
        tables = self._tables()
        with self._connections.apart() as connection:
            # What is in order already is indexed sooner by one process than by several.
            alone = "SET maintenance_work_mem = '256MB'; SET max_parallel_maintenance_workers = 0"
            connection.execute(f"SET search_path = {_GROWING}; {alone}".encode())
            with connection.transaction():
                # A process that was killed while it did this may still be at it.
                connection.execute("LOCK TABLE postings IN ACCESS EXCLUSIVE MODE")
                noted = connection.execute("SELECT value FROM store WHERE name = 'copying index'").fetchone()
                if noted is not None:
                    self._write_postings(connection)
                    connection.execute("DROP TABLE posting_lists")
                    connection.execute(f"ALTER TABLE postings ADD {noted[0]}".encode())
                    connection.execute("DELETE FROM store WHERE name = 'copying index'")
                connection.execute(
                    "UPDATE tenants t SET spaces = (SELECT coalesce(max(space), 0) FROM spaces s"
                    " WHERE s.tenant = t.tenant)"
                )
            for table in tables:
                connection.execute(sql.SQL("ANALYZE {}").format(sql.Identifier(table)))

    def _write_postings(self, connection: "Connection[Any]") -> None:
        """Make a row of each entry of the lists: by COPY, which takes a third of what INSERT … SELECT does."""
        with self._connections.apart() as beside:
            # Nobody has looked yet how many lists there are.
            planning = "SET enable_mergejoin = off; SET enable_nestloop = off; SET work_mem = '256MB'"
            beside.execute(f"SET search_path = {_GROWING}; {planning}".encode())
            # What a transaction has emptied it may fill with rows that need no vacuuming.
            connection.execute("TRUNCATE postings")
            reading = beside.cursor().copy(f"COPY ({_SORTED}) TO STDOUT")
            with reading as lists, connection.cursor().copy("COPY postings FROM STDIN (FREEZE)") as stream:
                lines, size = [], 0
                for one in lists:
                    head, _, rows = bytes(one).rpartition(b"\t")
                    head += b"\t"
                    lines.append(head + rows.replace(b",", b"\n" + head))
                    size += len(lines[-1])
                    if size >= _BLOCK:
                        stream.write(b"".join(lines))
                        lines, size = [], 0
                stream.write(b"".join(lines))

    def publish(self) -> None:
        connection = self._open()
        connection.execute("SET synchronous_commit = on")
        try:
            with connection.transaction():
                for table in self._tables():
                    connection.execute(sql.SQL("ALTER TABLE {} FORCE ROW LEVEL SECURITY").format(sql.Identifier(table)))
                connection.execute("DELETE FROM store WHERE name = 'copying'")
                connection.execute(f"ALTER SCHEMA {_GROWING} RENAME TO {_SCHEMA}".encode())
        except errors.DuplicateSchema:
            raise InvalidInput(
                f"somebody has made another store at {self.address} meanwhile; remove its schema {_SCHEMA!r}, then run"
                " this again",
                field="to",
            ) from None

    def _exists(self, name: str) -> bool:
        return bool(self._rows("SELECT to_regnamespace(%s) IS NOT NULL", (name,))[0][0])

    def _is_empty(self) -> bool:
        """Tell whether the store that is here holds nothing yet, as after 'kept store migrate'."""
        version = schema.version_of(self._open())
        if version == 0:
            return True  # somebody began to make one
        if version != schema.LATEST_VERSION:
            return False
        self._execute("SET kept.reach = 'store'")
        return not self._rows("SELECT 1 FROM kept.tenants LIMIT 1")

    def _tables(self) -> list[str]:
        """Return the tables that obey row-level security."""
        return [
            name
            for (name,) in self._rows(
                "SELECT relname FROM pg_class WHERE relnamespace = to_regnamespace(%s) AND relkind = 'r'"
                " AND relrowsecurity ORDER BY relname",
                (_GROWING,),
            )
        ]


def _blocks(table: Table, tenant: str, rows: list[Row]) -> list[tuple[str, Sequence[str], list[str]]]:
    """Return tables, their columns, and lines for each."""
    stored = _STORED.get(table.name, (table.name, ""))[0]
    columns = ("tenant", *table.columns)
    written = _field(tenant)
    match stored:
        case "memories":
            content = table.columns.index("content")
            return [(stored, (*columns, "chars"), _lines(written, rows, [len(row[content]) for row in rows]))]
        case "vectors":
            vectors = [row[table.columns.index("vector")] for row in rows]
            lines = _lines(written, rows, list(map(len, vectors)), _signs(vectors))
            return [(stored, (*columns, "dims", "signs"), lines)]
        case "tombstones":
            # Its bytes never were in this database.
            return [(stored, (*columns, "erased"), _lines(written, rows, [True] * len(rows)))]
        case "words":
            lists = ("tenant", "space", "state", "term", "first", "rows")
            return [
                (stored, columns, _lines(written, rows)),
                ("posting_lists", lists, _posting_lists(written, rows)),
            ]
    return [(stored, columns, _lines(written, rows))]


def _posting_lists(tenant: str, rows: Sequence[Row]) -> list[str]:
    """Return a line for each distinct token: in which of *rows* it is."""
    spaces: dict[tuple[int, int], dict[str, list[str]]] = {}
    for row, space, state, *fields in rows:
        lists = spaces.setdefault((space, state), {})
        number = str(row)
        for token in set(" ".join(fields).split()):
            if token in lists:
                lists[token].append(number)
            else:
                lists[token] = [number]
    return [
        f"{tenant}\t{space}\t{state}\t{_field(token[1:])}\t{held[0]}\t{','.join(held)}\n"
        for (space, state), lists in spaces.items()
        for token, held in lists.items()
    ]


def _signs(vectors: Sequence[bytes]) -> list[str]:
    """Write the signs of each vector as PostgreSQL writes bits."""
    written = {0: ""}
    by_size: dict[int, list[int]] = {}
    for at, vector in enumerate(vectors):
        by_size.setdefault(len(vector), []).append(at)
    signs = [""] * len(vectors)
    for size, places in by_size.items():
        if size in written:
            continue
        of = np.frombuffer(b"".join(vectors[at] for at in places), np.int8).reshape(len(places), size)
        bits = ((of > 0).astype(np.uint8) + ord("0")).tobytes().decode()
        for number, at in enumerate(places):
            signs[at] = bits[number * size : (number + 1) * size]
    return signs


def _lines(tenant: str, rows: Sequence[Row], *more: Sequence[Any]) -> list[str]:
    """Write each of *rows*, with its values of the columns *more*, as COPY reads it."""
    columns = [_column(values) for values in (*zip(*rows, strict=True), *more)]
    return ["\t".join(fields) + "\n" for fields in zip([tenant] * len(rows), *columns, strict=True)]


def _column(values: Sequence[Any]) -> Sequence[str]:
    """Write the values of one column: at once where they are alike, which takes a third of the time."""
    match set(map(type, values)):
        case kinds if kinds == {str}:
            whole = "".join(values)
            return values if _field(whole) is whole else [_field(value) for value in values]
        case kinds if kinds == {int}:
            return [*map(str, values)]
        case kinds if kinds == {type(None)}:
            return [_NULL] * len(values)
    return [_field(value) for value in values]


def _field(value: Any) -> str:
    """Write one value; a text that may stay as it is comes back itself."""
    if value is None:
        return _NULL
    if isinstance(value, str):
        text = texts.written(value)
        if "\\" in text or "\n" in text or "\t" in text or "\r" in text:
            text = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r")
        return text
    if value is True or value is False:
        return "t" if value else "f"
    if isinstance(value, bytes):
        return "\\\\x" + value.hex()
    return repr(value)
