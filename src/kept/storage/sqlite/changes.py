"""What a change of memories writes: rows, index, vectors, history and counts."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

import apsw

from kept.names import numbered
from kept.storage.changing import Change
from kept.storage.rows import changing_columns, columns_of, micros, state_json
from kept.storage.sqlite import erasure, vector_rows, words
from kept.storage.sqlite.history import add_revision, set_state, versions_of
from kept.storage.sqlite.naming import name_is_taken
from kept.storage.sqlite.rows import INSERT, ROWS_PER_TENANT, UPDATE
from kept.types import Caller, Memory
from kept.values import replace


def next_row(connection: apsw.Connection, tenant: str) -> int:
    """Return the row of the next memory: after every memory that there is or ever was."""
    known = connection.execute(
        "SELECT base + deleted, (SELECT row FROM memories WHERE row < base + ?1 ORDER BY row DESC LIMIT 1)"
        " FROM tenants WHERE tenant = ?2",
        (ROWS_PER_TENANT, tenant),
    ).fetchone()
    if known is not None:
        last_deleted, last = known
        return int(max(last_deleted, last or 0)) + 1
    base = int(str(connection.execute("SELECT count(*) FROM tenants").get)) * ROWS_PER_TENANT
    connection.execute("INSERT INTO tenants VALUES (?, ?, 0)", (tenant, base))
    return base + 1


def insert(
    connection: apsw.Connection, row: int, space: int, memory: Memory, tenant: str, entry: words.Entry
) -> Memory:
    """Write a new memory and return it; a made-up name that is taken gets a number.

    Trying costs less than looking first, and hardly ever fails.
    """
    while True:
        try:
            connection.execute(INSERT, columns_of(row, memory, tenant, space))
        except apsw.ConstraintError:
            if memory.is_named or not name_is_taken(connection, space, memory.name):
                raise
            memory = replace(memory, name=numbered(memory.name, memory.id))
        else:
            index(connection, row, space, memory, entry)
            return memory


def rewrite(connection: apsw.Connection, row: int, space: int, change: Change, entry: words.Entry) -> None:
    """Write *change* to the row, its index entry, its history and the counts."""
    before, after, action, origin, at = change
    if before.version == 1:
        add_revision(connection, row, 1, "stored", before.origin, before.updated_at)
    set_state(connection, row, before.version, state_json(before))
    add_revision(connection, row, after.version, action, origin, at)
    _unindex(connection, row, space, before)
    connection.execute(UPDATE, (*changing_columns(after), row))
    if (before.content, before.description) != (after.content, after.description):
        vector_rows.outdated(connection, row)
    index(connection, row, space, after, entry)


def erase(
    connection: apsw.Connection,
    caller: Caller,
    found: Sequence[tuple[int, int, Memory]],
    tokens_of: Callable[[Memory], Iterable[str]],
    now: datetime,
) -> set[bytes]:
    """Delete memories with all that tells of them, and return what must be in no byte of the file any more."""
    if not found:
        return set()
    spelled: dict[int, set[str]] = {}
    for row, space, memory in found:
        versions = versions_of(connection, row, memory)
        spelled.setdefault(space, set()).update(token for version in versions for token in tokens_of(version))
        _unindex(connection, row, space, memory)
        connection.execute("DELETE FROM memories WHERE row = ?", (row,))
        connection.execute(
            "INSERT INTO tombstones VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)",
            (caller.tenant, memory.id, memory.uid, space, micros(now), caller.actor, caller.user, caller.session),
        )
    gone = vector_rows.removed(connection, [row for row, _, _ in found])
    last = max(memory.id for _, _, memory in found)
    connection.execute("UPDATE tenants SET deleted = max(deleted, ?) WHERE tenant = ?", (last, caller.tenant))
    for space, tokens in spelled.items():
        erasure.erase_separators(connection, space, tokens)
        gone |= {token.encode() for token in erasure.unshared(connection, space, tokens)}
    return gone


def index(connection: apsw.Connection, row: int, space: int, memory: Memory, entry: words.Entry) -> None:
    """Let a memory be found, and counted."""
    tokens = words.write(connection, row, entry)
    if memory.is_live:
        _count_live(connection, space, 1, tokens)


def _unindex(connection: apsw.Connection, row: int, space: int, memory: Memory) -> None:
    tokens = words.remove(connection, row)
    if memory.is_live:
        _count_live(connection, space, -1, -tokens)


def _count_live(connection: apsw.Connection, space: int, memories: int, tokens: int) -> None:
    connection.execute(
        "UPDATE spaces SET memories = memories + ?, tokens = tokens + ?, changes = changes + 1 WHERE space = ?",
        (memories, tokens, space),
    )
