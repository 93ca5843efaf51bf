"""What changes of memories do to their vectors. Apart from the rest, which loads a library for arithmetic."""

import json
from collections.abc import Iterable

import apsw


def outdated(connection: apsw.Connection, row: int | None = None) -> None:
    """Note that vectors are others than before; of *row*, if given, that its text has changed."""
    if row is not None:
        connection.execute("UPDATE vectors SET model = '' WHERE row = ?", (row,))
        if not connection.changes():
            return
    connection.execute("UPDATE store SET value = lower(hex(randomblob(8))) WHERE name = 'vectors'")


def removed(connection: apsw.Connection, rows: Iterable[int]) -> None:
    """Remove the vectors of *rows*, which are deleted."""
    connection.execute("DELETE FROM vectors WHERE row IN (SELECT value FROM json_each(?))", (json.dumps(list(rows)),))
    if connection.changes():
        outdated(connection)
