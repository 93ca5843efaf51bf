"""What became of a change whose connection was lost while it was committed.

Writes that do the same when they are done twice are repeated
(``writing(…, repeatable=True)``). The others are looked up: each leaves
something that no other write leaves.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from kept.storage.postgres.connection import Connections, Interrupted, Unsettled, repeated
from kept.storage.postgres.transaction import Transaction, Upkeep, numbers
from kept.storage.postgres.visibility import locking
from kept.storage.rows import micros, micros_or_none
from kept.types import Caller, Memory

_R = TypeVar("_R")

Look = Callable[[Transaction, _R], bool]


def settled(
    connections: Connections, who: Caller | Upkeep, write: Callable[[Transaction], _R], has_landed: "Look[_R]"
) -> _R:
    """Let *write* change something; if nobody knows whether that was committed, find out by *has_landed*."""
    written: list[_R] = []
    try:
        with connections.writing(who) as transaction:
            written.append(write(transaction))
    except Unsettled as lost:
        if not _landed(connections, who, written[0], has_landed):
            raise Interrupted(lost.message) from lost
    return written[0]


@repeated
def _landed(connections: Connections, who: Caller | Upkeep, written: _R, has_landed: "Look[_R]") -> bool:
    with connections.writing(who) as transaction:
        # The lost transaction may still be committing. It holds its spaces or its
        # tenant's numbers, so this waits for it.
        transaction.together(
            [
                locking(transaction, sorted(transaction.spaces)),
                ("SELECT 1 FROM tenants WHERE tenant = %s FOR NO KEY UPDATE", (transaction.tenant,)),
            ]
        )
        return has_landed(transaction, written)


def is_landed(transaction: Transaction, written: Memory) -> bool:
    """Tell whether a memory was committed as it was *written*."""
    found = transaction.execute(
        "SELECT version, updated, trashed, archived, superseded_by FROM memories WHERE tenant = %s AND uid = %s",
        (transaction.tenant, written.uid),
    ).fetchone()
    # At the same version it may be another's change.
    same = (
        written.version,
        micros(written.updated_at),
        micros_or_none(written.trashed_at),
        micros_or_none(written.archived_at),
        written.superseded_by,
    )
    return found is not None and (found[0] > written.version or found == same)


def have_landed(transaction: Transaction, written: Iterable[Memory]) -> bool:
    """Tell whether all memories were committed as they were *written*."""
    return all(is_landed(transaction, memory) for memory in written)


def are_gone(transaction: Transaction, numbers_of: Sequence[int]) -> bool:
    """Tell whether the deletion of memories or archives was committed, given their numbers among the tombstones."""
    counting = "SELECT count(*) FROM tombstones WHERE tenant = %s AND id = ANY (%s::bigint[])"
    return int(transaction.value(counting, (transaction.tenant, numbers(numbers_of)))) == len(numbers_of)
