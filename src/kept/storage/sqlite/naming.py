"""What stands for a memory already: its name, its key, or another that says the same."""

import apsw

from kept.names import numbered
from kept.storage.changing import legal_name
from kept.storage.conditions import LIVE
from kept.storage.rows import digest
from kept.storage.sqlite.visibility import Spaces, load
from kept.types import Caller, Draft, Memory, is_reserved

# Where several rows may answer, "LIMIT 1" takes the oldest: equal entries of an
# index stand in the order of their rows. Saying so ("ORDER BY row") would make
# SQLite sort them, which takes ten times as long.


def keyed(
    connection: apsw.Connection, caller: Caller, spaces: Spaces, space: int, key: str
) -> tuple[int, Memory] | None:
    """Return the live memory of *space* and the caller's project that has *key*, given as one or as its name."""
    for condition in ("key = ?2", "key IS NULL AND is_named AND name = ?2 COLLATE BINARY"):
        row = connection.execute(
            f"SELECT row FROM memories WHERE space = ?1 AND {condition} AND {LIVE} AND project IS ?3 LIMIT 1",
            (space, key, caller.project),
        ).get
        if row is not None:
            return int(str(row)), load(connection, spaces, [int(str(row))])[int(str(row))]
    return None


def same_as(connection: apsw.Connection, spaces: Spaces, space: int, draft: Draft) -> Memory | None:
    """Return the live memory that says the same; to be one, it must have the name that *draft* is given, if any."""
    named = "" if draft.name is None else " AND name = ? COLLATE BINARY"
    row = connection.execute(
        f"SELECT row FROM memories WHERE space = ? AND digest = ? AND {LIVE} AND kind = ? AND content = ?{named}"
        " LIMIT 1",
        (space, digest(draft.kind, draft.content), draft.kind, draft.content, *([draft.name] if named else [])),
    ).get
    return None if row is None else load(connection, spaces, [int(str(row))])[int(str(row))]


def name_for_key(connection: apsw.Connection, space: int, key: str | None) -> str | None:
    """Return the name that *key* gives a memory: itself, if it is a legal and free one."""
    name = legal_name(key)
    return None if name is None or name_is_taken(connection, space, name) else name


def free_name(connection: apsw.Connection, space: int, wanted: str, number: int) -> str:
    """Return *wanted*, or a variant of it that no live memory of *space* has."""
    name = wanted
    while not name or is_reserved(name) or name_is_taken(connection, space, name):
        name = numbered(name, number)
    return name


def name_is_taken(connection: apsw.Connection, space: int, name: str, but_for: int = -1) -> bool:
    """Tell whether a live memory of *space*, another than the row *but_for*, has *name*."""
    taken = connection.execute(
        f"SELECT 1 FROM memories WHERE space = ? AND name = ? AND {LIVE} AND row != ?", (space, name, but_for)
    ).get
    return taken is not None


def key_is_taken(connection: apsw.Connection, space: int, memory: Memory) -> bool:
    """Tell whether a live memory of the same project has the key of *memory*."""
    if memory.key is None:
        return False
    taken = connection.execute(
        f"SELECT 1 FROM memories WHERE space = ? AND key = ? AND {LIVE} AND project IS ?",
        (space, memory.key, memory.project),
    ).get
    return taken is not None
