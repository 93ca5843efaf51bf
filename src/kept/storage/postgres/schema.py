"""The numbered migrations of the PostgreSQL store and how they are applied.

All tables are in a schema of their own, ``kept``. Migrations only add, so that
servers of the version before may run on, and be started, while new ones come;
what they leave behind is removed by a later one. The store notes the oldest
schema whose code can still work with it (`OLDEST_VERSION`).
"""

import os
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from psycopg import Connection, errors, sql

from kept.errors import Backend

if TYPE_CHECKING:
    from collections.abc import Iterator

# The number of the last migration: what this code writes.
LATEST_VERSION = 2

# Code that knows this version, or a later one, can work with the latest: since then nothing was removed, and only
# tables, and columns that may be left out, were added.
OLDEST_VERSION = 1

# As whom statements run when the role that connects could pass by row-level security.
RUNTIME_ROLE = "kept_app"

OLDEST_PGVECTOR = (0, 8)

# Held while one process migrates: "kept" in ASCII.
_LOCK = 0x6B657074

_FOLDER = os.path.join(os.path.dirname(__file__), "migrations")


def migrations() -> list[tuple[int, str]]:
    """Return the migrations in order as (number, SQL)."""
    found = []
    for name in sorted(os.listdir(_FOLDER)):
        if name.endswith(".sql"):
            with open(os.path.join(_FOLDER, name), encoding="utf-8") as file:
                found.append((int(name.partition("_")[0]), file.read()))
    return found


def version_of(connection: "Connection[Any]") -> int:
    """Return the schema version of a database, 0 when it holds no store yet."""
    known = connection.execute("SELECT to_regclass('kept.store') IS NOT NULL").fetchone()
    if known is None or not known[0]:
        return 0
    found = connection.execute("SELECT value FROM kept.store WHERE name = 'schema'").fetchone()
    return 0 if found is None else int(found[0])


def oldest_of(connection: "Connection[Any]") -> int | None:
    """Return what schema code must know at least to work with a store."""
    found = connection.execute("SELECT value FROM kept.store WHERE name = 'oldest'").fetchone()
    return None if found is None else int(found[0])


def must_fit(version: int, address: str, oldest: int | None = None) -> None:
    """Make sure that this code can work with a store of *version*, for which code must know *oldest*, or all of it.

    Raises:
        Backend: it is older or newer; the message says what to do.
    """
    if (version if oldest is None else oldest) > LATEST_VERSION:
        raise Backend(
            f"{address} was written by a newer kept (schema {version}; this one knows up to {LATEST_VERSION}): "
            "upgrade kept to open it"
        )
    if version < LATEST_VERSION:
        raise Backend(
            f"{address} has the schema {version}, and this kept needs {LATEST_VERSION}: run 'kept store migrate'"
        )


def migrate(connection: "Connection[Any]", upto: int = LATEST_VERSION) -> int:
    """Bring a database to the latest schema, each migration in one transaction; return the version it had.

    *connection* must be in autocommit mode, as a role that may create what is
    missing. Others that migrate at the same time wait, and find it done.

    Raises:
        Backend: an administrator has to do something first; the message says what.
    """
    with _locked(connection):
        before = version_of(connection)
        if before >= upto:
            # The role may be younger than the tables. Whoever does not own them has nothing to grant.
            if before == upto and _owns_tables(connection):
                _grant(connection)
            return before
        _must_be_utf8(connection)
        connection.execute("CREATE SCHEMA IF NOT EXISTS kept")
        _add_extension(connection)
        for number, statements in migrations():
            if before < number <= upto:
                with connection.transaction():
                    connection.execute("SET LOCAL search_path = kept")
                    connection.execute(statements.encode())
                    connection.execute(
                        "INSERT INTO store VALUES ('schema', %s), ('oldest', %s)"
                        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                        (str(number), str(min(number, OLDEST_VERSION))),
                    )
                    if number == 1:
                        _begin_store(connection)
        _grant(connection)
        return before


def _begin_store(connection: "Connection[Any]") -> None:
    from kept.retrieval.tokens import TOKENS_VERSION

    connection.execute(
        "INSERT INTO store VALUES ('id', %s), ('tokens', %s)", (os.urandom(16).hex(), str(TOKENS_VERSION))
    )


@contextmanager
def _locked(connection: "Connection[Any]") -> "Iterator[None]":
    connection.execute("SELECT pg_advisory_lock(%s)", (_LOCK,))
    try:
        yield
    finally:
        if not connection.broken:
            connection.execute("SELECT pg_advisory_unlock(%s)", (_LOCK,))


def _must_be_utf8(connection: "Connection[Any]") -> None:
    encoding = connection.execute("SHOW server_encoding").fetchone()
    if encoding != ("UTF8",):
        raise Backend(f"the database has the encoding {encoding and encoding[0]}; create one with ENCODING 'UTF8'")


def _add_extension(connection: "Connection[Any]") -> None:
    try:
        connection.execute("CREATE EXTENSION IF NOT EXISTS vector WITH SCHEMA kept")
    except errors.InsufficientPrivilege:
        raise Backend(
            "the database lacks the extension pgvector: let an administrator run 'CREATE EXTENSION vector' in it"
        ) from None
    except (errors.UndefinedFile, errors.FeatureNotSupported):
        raise Backend(
            "the PostgreSQL server lacks pgvector: install it there (packages are called postgresql-NN-pgvector),"
            " then run 'kept store migrate'"
        ) from None


def place_of_extension(connection: "Connection[Any]") -> str:
    """Return the schema in which pgvector is.

    Raises:
        Backend: it is not there, or too old to look on where a filter has left too little.
    """
    found = connection.execute(
        "SELECT nspname, extversion FROM pg_extension e JOIN pg_namespace n ON n.oid = extnamespace"
        " WHERE extname = 'vector'"
    ).fetchone()
    if found is None:
        raise Backend("the database lacks the extension pgvector: let an administrator run 'CREATE EXTENSION vector'")
    if tuple(int(part) for part in found[1].split(".")[:2]) < OLDEST_PGVECTOR:
        raise Backend(
            f"the database has pgvector {found[1]}, and kept needs 0.8: install it on the server, then let an"
            " administrator run 'ALTER EXTENSION vector UPDATE'"
        )
    return str(found[0])


def is_cluster(connection: "Connection[Any]") -> bool:
    """Tell whether the tables may be spread over the nodes of a Citus cluster."""
    return connection.execute("SELECT 1 FROM pg_extension WHERE extname = 'citus'").fetchone() is not None


def _grant(connection: "Connection[Any]") -> None:
    """Let the runtime role use the tables; make it, if this role could pass by row-level security."""
    role = sql.Identifier(RUNTIME_ROLE)
    exists = connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (RUNTIME_ROLE,)).fetchone() is not None
    if not exists:
        if not may_bypass(connection):
            return  # row-level security holds for this role as it is
        # Another database of the same server may be first.
        with suppress(errors.DuplicateObject, errors.UniqueViolation):
            connection.execute(sql.SQL("CREATE ROLE {} NOLOGIN NOSUPERUSER NOBYPASSRLS").format(role))
    for statement in (
        "GRANT USAGE ON SCHEMA kept TO {}",
        "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA kept TO {}",
    ):
        connection.execute(sql.SQL(statement).format(role))


def _owns_tables(connection: "Connection[Any]") -> bool:
    found = connection.execute(
        "SELECT pg_has_role(relowner, 'MEMBER') FROM pg_class WHERE oid = to_regclass('kept.store')"
    ).fetchone()
    return found is not None and bool(found[0])


def may_bypass(connection: "Connection[Any]") -> bool:
    """Tell whether the role of *connection* could pass by row-level security."""
    found = connection.execute("SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = session_user").fetchone()
    return found is None or bool(found[0])
