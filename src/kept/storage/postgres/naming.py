"""The names and keys of memories, and which of them are taken. Whoever asks before a write holds the space."""

from kept.names import numbered
from kept.storage.conditions import LIVE
from kept.storage.postgres.rows import COLUMNS
from kept.storage.postgres.transaction import Statement, Transaction
from kept.storage.rows import memory_from
from kept.types import Caller, Memory, is_reserved

# Names are the same whatever the case of A to Z.
NAMED = 'folded = lower(%s::text COLLATE "C")'


def keyed(transaction: Transaction, caller: Caller, space: int, key: str) -> tuple[int, Memory] | None:
    """Return the live memory of *space* and the caller's project that has *key*, given as one or as its name."""
    of, project = (transaction.tenant, space), caller.project or ""
    select = (
        f"SELECT {COLUMNS} FROM memories WHERE tenant = %s AND space = %s AND {LIVE} AND coalesce(project, '') = %s"
    )
    found = transaction.together(
        [
            (f"{select} AND key = %s ORDER BY row LIMIT 1", (*of, project, key)),
            (f"{select} AND key IS NULL AND is_named AND {NAMED} AND name = %s ORDER BY row LIMIT 1",
             (*of, project, key, key)),
        ]
    )  # fmt: skip
    columns = next((row for rows in found for row in rows), None)
    return None if columns is None else (columns[0], memory_from(columns, transaction.spaces))


def free_name(transaction: Transaction, space: int, wanted: str, number: int) -> str:
    """Return *wanted*, or a variant of it that no live memory of *space* has."""
    name = wanted
    while not name or is_reserved(name) or name_is_taken(transaction, space, name):
        name = numbered(name, number)
    return name


def name_is_taken(transaction: Transaction, space: int, name: str, but_for: int = -1) -> bool:
    """Tell whether a live memory of *space*, another than the row *but_for*, has *name*."""
    return transaction.value(*having_name(transaction, space, name, but_for)) is not None


def having_name(transaction: Transaction, space: int, name: str, but_for: int = -1) -> Statement:
    """Look for a live memory of *space*, another than the row *but_for*, that has *name*."""
    return (
        f"SELECT 1 FROM memories WHERE tenant = %s AND space = %s AND {NAMED} AND {LIVE} AND row <> %s",
        (transaction.tenant, space, name, but_for),
    )


def key_is_taken(transaction: Transaction, space: int, memory: Memory) -> bool:
    """Tell whether a live memory of the same project has the key of *memory*."""
    if memory.key is None:
        return False
    taken = transaction.value(
        f"SELECT 1 FROM memories WHERE tenant = %s AND space = %s AND key = %s AND {LIVE}"
        " AND coalesce(project, '') = %s",
        (transaction.tenant, space, memory.key, memory.project or ""),
    )
    return taken is not None
