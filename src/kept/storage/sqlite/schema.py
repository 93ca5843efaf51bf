"""The numbered migrations of the SQLite file and how they are applied."""

import os

import apsw

from kept.errors import Backend

# "kept" in ASCII: tells our files from other people's SQLite databases.
APPLICATION_ID = 0x6B657074

# The number of the last migration: what this code writes.
LATEST_VERSION = 8

_FOLDER = os.path.join(os.path.dirname(__file__), "migrations")


def migrations() -> list[tuple[int, str]]:
    """Return the migrations in order as (number, SQL)."""
    found = []
    for name in sorted(os.listdir(_FOLDER)):
        if name.endswith(".sql"):
            with open(os.path.join(_FOLDER, name), encoding="utf-8") as file:
                found.append((int(name.partition("_")[0]), file.read()))
    return found


def version_of(connection: apsw.Connection, path: str) -> int:
    """Return the schema version of an open file, 0 when it holds nothing yet.

    Raises:
        Backend: the file is another program's, or from a newer version.
    """
    # One statement, one snapshot: another process may be creating the store.
    version, application, tables = connection.execute(
        "SELECT user_version, application_id, (SELECT count(*) FROM sqlite_schema)"
        " FROM pragma_user_version, pragma_application_id"
    ).fetchone() or (0, 0, 0)
    if application != APPLICATION_ID:
        if version or tables:
            raise Backend(f"{path} is a SQLite database, but not a kept store; name another file with --store")
        return 0
    if version > LATEST_VERSION:
        raise Backend(
            f"{path} was written by a newer kept (schema {version}; this one knows up to {LATEST_VERSION}): "
            "upgrade kept to open it"
        )
    return int(version)


def migrate(connection: apsw.Connection, path: str, upto: int | None = None) -> None:
    """Bring an open file to the latest schema: an older one by one transaction for each migration, a new one by one."""
    missing = [step for step in migrations() if upto is None or step[0] <= upto]
    # A commit waits for the disk, and between the migrations of a file
    # with nothing in it there is nothing to keep.
    is_new = version_of(connection, path) == 0
    for steps in [missing] if is_new else [[step] for step in missing]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for number, sql in steps:
                # Asked again under the lock: another process may have been first.
                if version_of(connection, path) < number:
                    connection.execute(sql)
                    connection.pragma("user_version", number)
                    connection.pragma("application_id", APPLICATION_ID)
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
