"""The changes of a memory, as the table of revisions holds them."""

from collections.abc import Iterator
from datetime import datetime

from kept.storage.postgres.transaction import Statement, Transaction
from kept.storage.rows import memory_from_state, micros, moment
from kept.types import Action, Memory, Origin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.revisions import Revision


def add_revision(
    tenant: str,
    row: int,
    space: int,
    version: int,
    action: Action,
    origin: Origin,
    at: datetime,
    state: str | None = None,
) -> Statement:
    """Note a change, and the memory as it left it, if that is no more what it is."""
    return (
        "INSERT INTO revisions VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)",
        (tenant, row, version, space, action, micros(at), origin.actor, origin.user, origin.dialect,
         origin.session, origin.group, state),
    )  # fmt: skip


def set_state(tenant: str, row: int, version: int, state: str) -> Statement:
    """Note how a change left the memory, now that it is another."""
    return (
        "UPDATE revisions SET state = %s WHERE tenant = %s AND row = %s AND version = %s",
        (state, tenant, row, version),
    )


def revisions_of(
    transaction: Transaction, row: int, memory: Memory, revision: "type[Revision]"
) -> "Iterator[Revision]":
    """Yield every change of a memory that had more than one, oldest first."""
    rows = transaction.execute(
        "SELECT version, action, at, actor, author, dialect, session, session_group, state FROM revisions"
        " WHERE tenant = %s AND row = %s ORDER BY version",
        (transaction.tenant, row),
    )
    for version, action, at, *origin, state in rows:
        state_then = memory_from_state(state) if state else memory
        yield revision(version, action, moment(at), Origin(*origin), state_then)
