"""Who may see what: the one rule, and every way to reach a memory through it.

A transaction knows the spaces that its caller may see (`Transaction.spaces`,
from `holders_of`), and no statement on memories runs without them. The
policies of the tables say the same a second time.
"""

from collections.abc import Iterable, Mapping, Sequence

from kept.storage.postgres import prepared
from kept.storage.postgres.rows import COLUMNS
from kept.storage.postgres.transaction import Row, Statement, Transaction, numbers
from kept.storage.rows import Space, memory_from, the_one
from kept.types import Caller, Memory, Scope

# The row of a memory, its space, and itself.
Found = tuple[int, int, Memory]

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
    """Wait until no other transaction writes to *spaces*, and keep them out until this one ends."""
    transaction.execute(*locking(transaction, spaces))


def locking(transaction: Transaction, spaces: Sequence[int]) -> Statement:
    """Wait until no other transaction writes to *spaces*, and keep them out until this one ends.

    Whoever changes the memories of a space holds it, so that what is read
    from now on, whether a name is taken or a memory already there, stays true.
    """
    return (
        "SELECT 1 FROM spaces WHERE tenant = %s AND space = ANY (%s::bigint[]) ORDER BY space FOR NO KEY UPDATE",
        (transaction.tenant, numbers(spaces)),
    )


def next_number(transaction: Transaction, what: str, how_many: int = 1) -> int:
    """Return the next number of the tenant for one of *what*, a column of its counters, and the last of *how_many*.

    Others of the tenant wait for theirs until this transaction ends, so ask late.
    """
    taking = numbering(transaction, what, how_many)
    last = transaction.value(*taking)
    if last is None:
        transaction.execute(*being_known(transaction))
        last = transaction.value(*taking)
    return int(last)


def being_known(transaction: Transaction) -> Statement:
    """Make the tenant one of those that the store knows."""
    return "INSERT INTO tenants (tenant) VALUES (%s) ON CONFLICT DO NOTHING", (transaction.tenant,)


def numbering(transaction: Transaction, what: str, how_many: int = 1) -> Statement:
    """Take numbers as `next_number` does, of a tenant that has had some."""
    return (
        f"UPDATE tenants SET {what} = {what} + %s WHERE tenant = %s RETURNING {what}",
        (how_many, transaction.tenant),
    )


def find(transaction: Transaction, ref: str, field: str = "id", *, but_first: Sequence[Statement] = ()) -> Found:
    """Return (row, space, memory) of the one visible memory that *ref* names.

    A name means the live memory that has it; if none has, one that was
    superseded under it, and after those one in the trash. What comes
    *but_first* goes in the same trip.
    """
    looks = looking(transaction, ref)
    answers = transaction.together([*but_first, *looks])[len(but_first) :]
    found = {columns[0]: columns for rows in answers for columns in rows}
    if not found:
        select, of = _SELECT, (transaction.tenant, numbers(transaction.spaces), ref)
        former, trashed = transaction.together([
            (f"{select} AND {_NAMED} AND superseded_by IS NOT NULL AND trashed IS NULL", of),
            (f"{select} AND {_NAMED} AND trashed IS NOT NULL", of),
        ])  # fmt: skip
        found = {columns[0]: columns for columns in former or trashed}
    return the_one(found, transaction.spaces, ref, field)


def looking(transaction: Transaction, ref: str) -> list[Statement]:
    """Look for the live memory that is named *ref*, and for any with that uid or number."""
    of = (transaction.tenant, numbers(transaction.spaces))
    looks: list[Statement] = [(f"{_SELECT} AND {_NAMED} AND superseded_by IS NULL AND trashed IS NULL", (*of, ref))]
    if ref.startswith("mem-"):
        looks.append((f"{_SELECT} AND uid = %s", (*of, ref)))
    if ref.isascii() and ref.isdecimal() and len(ref) <= 12:
        looks.append((f"{_SELECT} AND row = %s::bigint", (*of, int(ref))))
    return looks


def find_and_hold(transaction: Transaction, ref: str) -> Found:
    """Return what `find` finds, in a space that is held from now on."""
    _, space, _ = find(transaction, ref)
    # Again: it may have changed while this waited for the space.
    return find(transaction, ref, but_first=[locking(transaction, [space])])


_SELECT = f"SELECT {COLUMNS} FROM memories WHERE tenant = %s AND space = ANY (%s::bigint[])"
_NAMED = 'folded = lower(%s::text COLLATE "C")'


def load(transaction: Transaction, spaces: Mapping[int, Space], rows: Sequence[int]) -> dict[int, Memory]:
    """Return the memories of *rows*, which an index has named; each lies in one of *spaces*."""
    return loaded(transaction.execute(*loading(transaction, spaces, rows)).fetchall(), spaces) if rows else {}


def loading(transaction: Transaction, spaces: Iterable[int], rows: Sequence[int]) -> Statement:
    """Ask for the memories of *rows*, of which `loaded` makes what `load` returns."""
    return prepared.memories(transaction.tenant, rows, spaces)


def loaded(found: Iterable[Row], spaces: Mapping[int, Space]) -> dict[int, Memory]:
    """Return memories by their rows."""
    return {columns[0]: memory_from(columns, spaces) for columns in found}
