"""The names and keys of memories, and which of them are taken. Whoever asks before a write holds the space."""

from kept.names import numbered
from kept.storage.postgres.conditions import LIVE
from kept.storage.postgres.connection import Transaction
from kept.storage.postgres.visibility import load
from kept.types import Caller, Memory, is_reserved

# Names are the same whatever the case of A to Z.
NAMED = 'lower(name) = lower(%s::text COLLATE "C")'


def keyed(transaction: Transaction, caller: Caller, space: int, key: str) -> tuple[int, Memory] | None:
    """Return the live memory of *space* and the caller's project that has *key*, given as one or as its name."""
    for condition in ("key = %s", f"key IS NULL AND is_named AND {NAMED} AND name = %s"):
        values = (key,) * condition.count("%s")
        row = transaction.value(
            f"SELECT row FROM memories WHERE tenant = %s AND space = %s AND {condition} AND {LIVE}"
            " AND project IS NOT DISTINCT FROM %s ORDER BY row LIMIT 1",
            (transaction.tenant, space, *values, caller.project),
        )
        if row is not None:
            return row, load(transaction, transaction.spaces, [row])[row]
    return None


def free_name(transaction: Transaction, space: int, wanted: str, number: int) -> str:
    """Return *wanted*, or a variant of it that no live memory of *space* has."""
    name = wanted
    while not name or is_reserved(name) or name_is_taken(transaction, space, name):
        name = numbered(name, number)
    return name


def name_is_taken(transaction: Transaction, space: int, name: str, but_for: int = -1) -> bool:
    """Tell whether a live memory of *space*, another than the row *but_for*, has *name*."""
    taken = transaction.value(
        f"SELECT 1 FROM memories WHERE tenant = %s AND space = %s AND {NAMED} AND {LIVE} AND row <> %s",
        (transaction.tenant, space, name, but_for),
    )
    return taken is not None


def key_is_taken(transaction: Transaction, space: int, memory: Memory) -> bool:
    """Tell whether a live memory of the same project has the key of *memory*."""
    if memory.key is None:
        return False
    taken = transaction.value(
        f"SELECT 1 FROM memories WHERE tenant = %s AND space = %s AND key = %s AND {LIVE}"
        " AND project IS NOT DISTINCT FROM %s",
        (transaction.tenant, space, memory.key, memory.project),
    )
    return taken is not None
