"""What became of a change whose connection was lost while it was committed.

Writes that do the same when they are done twice are repeated
(``writing(…, repeatable=True)``). The others are looked up: each leaves
something that no other write leaves.
"""

from collections.abc import Callable
from typing import TypeVar

from kept.storage.postgres.connection import Connections, Interrupted, Unsettled, repeated
from kept.storage.postgres.transaction import Transaction, Upkeep
from kept.storage.postgres.visibility import locking
from kept.types import Caller

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
