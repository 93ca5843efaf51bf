"""The changes of a memory, as the table of revisions holds them."""

from collections.abc import Iterator
from datetime import datetime

import apsw

from kept.storage.rows import memory_from_state, micros, moment
from kept.types import Action, Memory, Origin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.revisions import Revision


def add_revision(
    connection: apsw.Connection, row: int, version: int, action: Action, origin: Origin, at: datetime
) -> None:
    """Note a change; the state before it is written apart."""
    connection.execute(
        "INSERT INTO revisions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)",
        (row, version, action, micros(at), origin.actor, origin.user, origin.dialect, origin.session, origin.group),
    )


def set_state(connection: apsw.Connection, row: int, version: int, state: str) -> None:
    """Write what a memory was in a version that is past."""
    connection.execute("UPDATE revisions SET state = ? WHERE row = ? AND version = ?", (state, row, version))


def revisions_of(
    connection: apsw.Connection, row: int, memory: Memory, revision: "type[Revision]"
) -> "Iterator[Revision]":
    """Yield every change of a memory that had more than one, oldest first."""
    rows = connection.execute(
        "SELECT version, action, at, actor, author, dialect, session, session_group, state FROM revisions"
        " WHERE row = ? ORDER BY version",
        (row,),
    )
    for version, action, at, *origin, state in rows:
        state_then = memory_from_state(str(state)) if state else memory
        yield revision(version, action, moment(at), Origin(*origin), state_then)


def versions_of(connection: apsw.Connection, row: int, memory: Memory) -> Iterator[Memory]:
    """Yield a memory as it is and as it ever was."""
    yield memory
    states = connection.execute("SELECT state FROM revisions WHERE row = ? AND state IS NOT NULL", (row,)).fetchall()
    for (state,) in states:
        yield memory_from_state(str(state))
