"""The numbered migrations of the SQLite file and how they are applied."""

from pathlib import Path

import apsw

from kept.errors import Backend

# "kept" in ASCII: tells our files from other people's SQLite databases.
APPLICATION_ID = 0x6B657074

_FOLDER = Path(__file__).parent / "migrations"


def migrations() -> list[tuple[int, Path]]:
    """Return the migrations in order as (number, file)."""
    return sorted((int(path.name[:4]), path) for path in _FOLDER.glob("[0-9][0-9][0-9][0-9]_*.sql"))


def latest_version() -> int:
    """Return the schema version that this code writes."""
    return migrations()[-1][0]


def version_of(connection: apsw.Connection, path: str) -> int:
    """Return the schema version of an open file, 0 when it holds nothing yet.

    Raises:
        Backend: the file is another program's, or from a newer version.
    """
    version = int(connection.pragma("user_version"))
    application = int(connection.pragma("application_id"))
    if application != APPLICATION_ID:
        if version or connection.execute("SELECT count(*) FROM sqlite_schema").get:
            raise Backend(f"{path} is a SQLite database, but not a kept store; name another file with --store")
        return 0
    if version > latest_version():
        raise Backend(
            f"{path} was written by a newer kept (schema {version}; this one knows up to {latest_version()}): "
            "upgrade kept to open it"
        )
    return version


def migrate(connection: apsw.Connection, path: str, upto: int | None = None) -> None:
    """Bring an open file to the latest schema, each migration in one transaction."""
    for number, file in migrations():
        if upto is not None and number > upto:
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Asked again under the lock: another process may have been first.
            if version_of(connection, path) < number:
                connection.execute(file.read_text(encoding="utf-8"))
                connection.pragma("user_version", number)
                connection.pragma("application_id", APPLICATION_ID)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
