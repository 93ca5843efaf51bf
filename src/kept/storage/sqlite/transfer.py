"""Memories on their way out of a store and into it, with their histories; and a store as it once was."""

import json
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

import apsw

from kept.revisions import Revision
from kept.storage.protocol import Adopted, Clock, Dumped, NewUid
from kept.storage.rows import columns_of, memory_from, memory_from_state, micros, state_json
from kept.storage.sqlite import changes, words
from kept.storage.sqlite.history import add_revision, revisions_of, set_state
from kept.storage.sqlite.naming import free_name, key_is_taken, same_as
from kept.storage.sqlite.rows import COLUMNS, INSERT, ROWS_PER_TENANT
from kept.storage.sqlite.visibility import Spaces, space_of
from kept.types import Caller, Draft, Memory
from kept.values import replace

# Who is said to have deleted what an import left out.
_ABSENT = "import"


def dump(connection: apsw.Connection, spaces: Spaces) -> Iterator[Dumped]:
    """Yield every memory of *spaces* with its history, in the order they were stored."""
    found = connection.execute(
        f"SELECT {COLUMNS} FROM memories WHERE space IN (SELECT value FROM json_each(?)) ORDER BY row",
        (json.dumps(list(spaces)),),
    )
    for columns in found:
        memory = memory_from(columns, spaces)
        history = tuple(revisions_of(connection, columns[0], memory, Revision)) if memory.version > 1 else ()
        yield Dumped(memory, history)


def as_of(connection: apsw.Connection, spaces: Spaces, moment: datetime) -> Iterator[Memory]:
    """Yield every memory of *spaces* as it stood at *moment*, trash aside."""
    columns = ", ".join(f"m.{name.strip()}" for name in COLUMNS.split(","))
    rows = connection.execute(
        f"SELECT r.state, {columns} FROM memories m LEFT JOIN revisions r ON r.row = m.row AND r.version ="
        " (SELECT max(version) FROM revisions WHERE row = m.row AND at <= ?1)"
        " WHERE m.space IN (SELECT value FROM json_each(?2))"
        " AND (r.version IS NOT NULL OR (m.version = 1 AND m.updated <= ?1))",
        (micros(moment), json.dumps(list(spaces))),
    )
    for state, *current in rows:
        memory = memory_from(tuple(current), spaces) if state is None else memory_from_state(state)
        if memory.trashed_at is None:
            yield memory


class Taking:
    """Takes in what was dumped elsewhere."""

    def __init__(self, clock: Clock, new_uid: NewUid, entry_of: Callable[[int, Memory], words.Entry]) -> None:
        self._clock = clock
        self._new_uid = new_uid
        self._entry = entry_of

    def take(self, connection: apsw.Connection, caller: Caller, spaces: Spaces, dumped: Sequence[Dumped]) -> int:
        """Store what was *dumped*, under new numbers; return how many were not there yet."""
        taken = sum(self._take_one(connection, caller, spaces, one) for one in dumped)
        # A successor that did not come along, or comes later: noted, so that `check` knows of it.
        connection.execute(
            "INSERT OR IGNORE INTO tombstones SELECT tenant, -row, superseded_by, space, ?, ?, ?, ?, 1"
            " FROM memories WHERE superseded_by IS NOT NULL AND tenant = ?"
            " AND space IN (SELECT value FROM json_each(?)) AND superseded_by NOT IN (SELECT uid FROM memories)"
            " AND superseded_by NOT IN (SELECT uid FROM tombstones)",
            (micros(self._clock()), _ABSENT, caller.user, caller.session, caller.tenant, json.dumps(list(spaces))),
        )
        return taken

    def adopt(self, connection: apsw.Connection, caller: Caller, spaces: Spaces, dumped: Dumped) -> Adopted:
        """Store a memory of another system, unless a live one says the same; tell what became of it."""
        memory = dumped.memory
        space = space_of(connection, caller, memory.scope, memory.holder, spaces)
        same = same_as(connection, spaces, space, Draft(memory.content, kind=memory.kind))
        if same is not None and same.uid != memory.uid:
            return "merged"
        return "stored" if self._take_one(connection, caller, spaces, dumped) else "known"

    def _take_one(self, connection: apsw.Connection, caller: Caller, spaces: Spaces, dumped: Dumped) -> bool:
        """Store what was dumped; tell whether, for it may be known, or was deleted."""
        memory = dumped.memory
        of_uid = (caller.tenant, memory.uid)
        known = connection.execute("SELECT space FROM memories WHERE tenant = ? AND uid = ?", of_uid).get
        erased = connection.execute(
            f"SELECT space FROM tombstones WHERE tenant = ? AND uid = ? AND actor != '{_ABSENT}'", of_uid
        ).get
        if known in spaces or erased in spaces:
            return False
        if known is not None or erased is not None:
            # Somebody else's, of whom the caller must not learn.
            memory = replace(memory, uid=self._new_uid(self._clock()))
        connection.execute(f"DELETE FROM tombstones WHERE tenant = ? AND uid = ? AND actor = '{_ABSENT}'", of_uid)
        holder = caller.holder("personal") if memory.scope == "personal" else memory.holder
        space = space_of(connection, caller, memory.scope, holder, spaces)
        row = changes.next_row(connection, caller.tenant)
        number = row % ROWS_PER_TENANT
        memory = replace(memory, id=number, holder=holder)
        if memory.is_live:
            is_key_taken = key_is_taken(connection, space, memory)
            name = free_name(connection, space, memory.name, number)
            is_named = memory.is_named and name == memory.name
            memory = replace(memory, key=None if is_key_taken else memory.key, name=name, is_named=is_named)
        connection.execute(INSERT, columns_of(row, memory, caller.tenant, space))
        for revision in dumped.history:
            add_revision(connection, row, revision.version, revision.action, revision.origin, revision.at)
            if revision.version < memory.version:
                state = state_json(replace(revision.memory, id=number, holder=holder))
                set_state(connection, row, revision.version, state)
        changes.index(connection, row, space, memory, self._entry(space, memory))
        return True
