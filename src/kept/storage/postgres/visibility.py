"""Who may see what: the one rule, and every way to reach a memory through it.

A transaction knows the spaces that its caller may see (`Transaction.spaces`,
from `holders_of`), and no statement on memories runs without them. The
policies of the tables say the same a second time.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kept.storage.postgres.connection import Transaction
from kept.storage.postgres.rows import COLUMNS
from kept.storage.rows import Space, memory_from, the_one
from kept.types import Caller, Memory, Scope

# What an integer column can hold, and more than anybody will store.
MOST_ROWS = 1 << 40


def space_for(transaction: Transaction, caller: Caller, scope: Scope) -> int:
    """Return the space that *caller* writes to in *scope*; it is made, and seen from now on, if new."""
    return space_of(transaction, scope, caller.holder(scope))


def space_of(transaction: Transaction, scope: Scope, holder: str) -> int:
    """Return the space of *holder*, who must be one that the caller may write to; it is made if new."""
    wanted = (scope, holder)
    for space, owned in transaction.spaces.items():
        if owned == wanted:
            return space
    space = next_number(transaction, "spaces")
    transaction.execute(
        "INSERT INTO spaces (tenant, space, scope, holder) VALUES (%s, %s, %s, %s)"
        " ON CONFLICT (tenant, scope, holder) DO NOTHING",
        (transaction.tenant, space, *wanted),
    )
    # Another may have been first; then its number holds.
    found = transaction.value(
        "SELECT space FROM spaces WHERE tenant = %s AND scope = %s AND holder = %s", (transaction.tenant, *wanted)
    )
    transaction.see({int(found): wanted})
    return int(found)


def own_space(transaction: Transaction) -> int:
    """Return the caller's personal space; one that nobody has if there is none yet."""
    return next((space for space, (scope, _) in transaction.spaces.items() if scope == "personal"), -1)


def lock(transaction: Transaction, spaces: Sequence[int]) -> None:
    """Wait until no other transaction writes to *spaces*, and keep them out until this one ends.

    Whoever changes the memories of a space holds it, so that what is read
    from now on, whether a name is taken or a memory already there, stays true.
    """
    transaction.execute(
        "SELECT 1 FROM spaces WHERE tenant = %s AND space = ANY (%s::bigint[]) ORDER BY space FOR NO KEY UPDATE",
        (transaction.tenant, list(spaces)),
    )


def next_number(transaction: Transaction, what: str, how_many: int = 1) -> int:
    """Return the next number of the tenant for one of *what*, a column of its counters, and the last of *how_many*.

    Others of the tenant wait for theirs until this transaction ends, so ask late.
    """
    taking = f"UPDATE tenants SET {what} = {what} + %s WHERE tenant = %s RETURNING {what}"
    last = transaction.value(taking, (how_many, transaction.tenant))
    if last is None:
        transaction.execute("INSERT INTO tenants (tenant) VALUES (%s) ON CONFLICT DO NOTHING", (transaction.tenant,))
        last = transaction.value(taking, (how_many, transaction.tenant))
    return int(last)


def find(transaction: Transaction, ref: str, field: str = "id") -> tuple[int, int, Memory]:
    """Return (row, space, memory) of the one visible memory that *ref* names.

    A name means the live memory that has it; if none has, one that was
    superseded under it, and after those one in the trash.
    """
    spaces = transaction.spaces
    select = f"SELECT {COLUMNS} FROM memories WHERE tenant = %s AND space = ANY (%s::bigint[])"
    found: dict[int, tuple[Any, ...]] = {}

    def look(condition: str, value: object) -> None:
        rows = transaction.execute(f"{select} AND {condition}", (transaction.tenant, list(spaces), value))
        found.update((columns[0], columns) for columns in rows)

    if ref.startswith("mem-"):
        look("uid = %s", ref)
    if ref.isascii() and ref.isdecimal() and len(ref) <= 12:
        look("row = %s::bigint", int(ref))
    look('lower(name) = lower(%s::text COLLATE "C") AND superseded_by IS NULL AND trashed IS NULL', ref)
    if not found:
        look('lower(name) = lower(%s::text COLLATE "C") AND superseded_by IS NOT NULL AND trashed IS NULL', ref)
    if not found:
        look('lower(name) = lower(%s::text COLLATE "C") AND trashed IS NOT NULL', ref)
    return the_one(found, spaces, ref, field)


def load(transaction: Transaction, spaces: Mapping[int, Space], rows: Sequence[int]) -> dict[int, Memory]:
    """Return the memories of *rows*, which an index has named; each lies in one of *spaces*."""
    if not rows:
        return {}
    found = transaction.execute(
        f"SELECT {COLUMNS} FROM memories WHERE tenant = %s AND row = ANY (%s::bigint[]) AND space = ANY (%s::bigint[])",
        (transaction.tenant, list(rows), list(spaces)),
    ).fetchall()
    return {columns[0]: memory_from(columns, spaces) for columns in found}
