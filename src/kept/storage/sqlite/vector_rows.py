"""What changes of memories do to their vectors. Apart from the rest, which loads a library for arithmetic.

New vectors are noticed by their rows, which only grow. Every other change is
noted under ``vectors`` in the table ``store``: how many there have been, and
which rows the last of them were about, so that a process that knows most of
them reads no more than the rest.
"""

import json
import os
from collections.abc import Iterable
from typing import NamedTuple

import apsw

# What is embedded of a memory: what it says, and what was said about it.
TEXT = "iif(description IS NULL, content, description || char(10) || content)"

# How many changed rows are remembered: two batches of vectors that were made again.
_REMEMBERED = 128

# Deleted vectors are looked for in the file in parts of so many bytes: what
# remains of one may be cut.
_PART = 32


class Edition(NamedTuple):
    """Where the vectors stand: how many changes there were in this ``era``, and the rows of the last."""

    era: str
    changes: int
    rows: list[int]


def noted(connection: apsw.Connection) -> str:
    """Return the present edition of the vectors as it is written: the same as long as nothing changes."""
    return str(connection.execute("SELECT value FROM store WHERE name = 'vectors'").get)


def edition_of(noted: str) -> Edition:
    """Return what is *noted*."""
    # A new store has an era only.
    return Edition(*json.loads(noted)) if noted.startswith("[") else Edition(noted, 0, [])


def changed(connection: apsw.Connection, rows: Iterable[int]) -> None:
    """Note that the vectors of *rows* are others than before, or gone."""
    era, changes, before = edition_of(noted(connection))
    rows = list(rows)
    after = Edition(era, changes + len(rows), [*before, *rows][-_REMEMBERED:])
    connection.execute("UPDATE store SET value = ? WHERE name = 'vectors'", (json.dumps(after),))


def outdated(connection: apsw.Connection, row: int | None = None) -> None:
    """Note that the text of *row* has changed; without one, that all vectors may be others than before."""
    if row is None:
        era = json.dumps(Edition(os.urandom(8).hex(), 0, []))
        connection.execute("UPDATE store SET value = ? WHERE name = 'vectors'", (era,))
        return
    connection.execute("UPDATE vectors SET model = '' WHERE row = ?", (row,))
    if connection.changes():
        changed(connection, [row])


def removed(connection: apsw.Connection, rows: Iterable[int]) -> set[bytes]:
    """Remove the vectors of *rows*, which are deleted; return parts of them that must be nowhere in the file."""
    packed = json.dumps(list(rows))
    gone: list[tuple[int, bytes, bytes]] = list(
        connection.execute(
            "DELETE FROM vectors WHERE row IN (SELECT value FROM json_each(?)) RETURNING row, vector, pieces", (packed,)
        )
    )
    if gone:
        changed(connection, [row for row, _, _ in gone])
    parts = (blob[at : at + _PART] for _, *blobs in gone for blob in blobs for at in range(0, len(blob), _PART))
    # A short rest, or one that says nothing, may be in the file by chance.
    return {part for part in parts if len(part) >= _PART // 2 and part.strip(b"\0")}
