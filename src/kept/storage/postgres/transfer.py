"""Memories on their way out of a store and into it, with their histories; and a store as it once was."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

from kept.storage.postgres import changes, words
from kept.storage.postgres.conditions import equal_to
from kept.storage.postgres.history import add_revision, revisions_of
from kept.storage.postgres.naming import free_name, key_is_taken
from kept.storage.postgres.rows import COLUMNS, INSERT, columns_of
from kept.storage.postgres.transaction import Transaction
from kept.storage.postgres.visibility import next_number, space_of
from kept.storage.protocol import Adopted, Clock, Dumped, NewUid
from kept.storage.rows import memory_from, memory_from_state, micros, state_json
from kept.types import Caller, Draft, Memory
from kept.values import replace

# Who is said to have deleted what an import left out.
_ABSENT = "import"


def dump(transaction: Transaction) -> Iterator[Dumped]:
    """Yield every memory that the caller sees with its history, in the order they were stored."""
    from kept.revisions import Revision

    spaces = transaction.spaces
    found = transaction.stream(
        f"SELECT {COLUMNS} FROM memories WHERE tenant = %s AND space = ANY (%s::bigint[]) ORDER BY row",
        (transaction.tenant, list(spaces)),
    )
    for columns in found:
        memory = memory_from(columns, spaces)
        history = tuple(revisions_of(transaction, columns[0], memory, Revision)) if memory.version > 1 else ()
        yield Dumped(memory, history)


def as_of(transaction: Transaction, moment: datetime) -> Iterator[Memory]:
    """Yield every memory that the caller sees as it stood at *moment*, trash aside."""
    spaces = transaction.spaces
    columns = ", ".join(f"m.{name.strip()}" for name in COLUMNS.split(","))
    rows = transaction.stream(
        f"SELECT r.state, {columns} FROM memories m LEFT JOIN revisions r ON r.tenant = m.tenant"
        " AND r.row = m.row AND r.version = (SELECT max(version) FROM revisions"
        " WHERE tenant = m.tenant AND row = m.row AND at <= %(at)s)"
        " WHERE m.tenant = %(tenant)s AND m.space = ANY (%(spaces)s::bigint[])"
        " AND (r.version IS NOT NULL OR (m.version = 1 AND m.updated <= %(at)s)) ORDER BY m.row",
        {"at": micros(moment), "tenant": transaction.tenant, "spaces": list(spaces)},
    )
    for state, *current in rows:
        memory = memory_from(tuple(current), spaces) if state is None else memory_from_state(state)
        if memory.trashed_at is None:
            yield memory


class Taking:
    """Takes in what was dumped elsewhere; the caller's spaces must be held."""

    def __init__(self, clock: Clock, new_uid: NewUid, entry_of: Callable[[Memory], words.Entry]) -> None:
        self._clock = clock
        self._new_uid = new_uid
        self._entry = entry_of

    def take(self, transaction: Transaction, caller: Caller, dumped: Sequence[Dumped]) -> list[Memory]:
        """Store what was *dumped*, under new numbers; return what was not there yet."""
        taken = [memory for one in dumped if (memory := self._take_one(transaction, caller, one)) is not None]
        # A successor that did not come along, or comes later: noted, so that `check` knows of it.
        transaction.execute(
            "INSERT INTO tombstones SELECT tenant, -row, superseded_by, space, %s::bigint, %s::text, %s::text,"
            " %s::text, true FROM memories m WHERE tenant = %s AND space = ANY (%s::bigint[])"
            " AND superseded_by IS NOT NULL AND NOT EXISTS"
            " (SELECT 1 FROM memories o WHERE o.tenant = m.tenant AND o.uid = m.superseded_by) AND NOT EXISTS"
            " (SELECT 1 FROM tombstones t WHERE t.tenant = m.tenant AND t.uid = m.superseded_by)"
            " ON CONFLICT DO NOTHING",
            (micros(self._clock()), _ABSENT, caller.user, caller.session, caller.tenant, list(transaction.spaces)),
        )
        return taken

    def adopt(self, transaction: Transaction, caller: Caller, dumped: Dumped) -> tuple[Adopted, Memory | None]:
        """Store a memory of another system, unless a live one says the same; tell what became of it."""
        memory = dumped.memory
        space = space_of(transaction, memory.scope, memory.holder)
        same = transaction.execute(*equal_to(transaction, space, Draft(memory.content, kind=memory.kind))).fetchone()
        if same is not None and memory_from(same, transaction.spaces).uid != memory.uid:
            return "merged", None
        taken = self._take_one(transaction, caller, dumped)
        return ("known" if taken is None else "stored"), taken

    def _take_one(self, transaction: Transaction, caller: Caller, dumped: Dumped) -> Memory | None:
        """Store what was dumped and return it; None if it is known, or was deleted."""
        memory = dumped.memory
        of_uid = (caller.tenant, memory.uid)
        known = transaction.value("SELECT 1 FROM memories WHERE tenant = %s AND uid = %s", of_uid)
        erased = transaction.value(
            f"SELECT space FROM tombstones WHERE tenant = %s AND uid = %s AND actor <> '{_ABSENT}'", of_uid
        )
        if known is not None or erased in transaction.spaces:
            return None
        if erased is not None:
            # Somebody else's, of whom the caller must not learn.
            memory = replace(memory, uid=self._new_uid(self._clock()))
        transaction.execute(f"DELETE FROM tombstones WHERE tenant = %s AND uid = %s AND actor = '{_ABSENT}'", of_uid)
        holder = caller.holder("personal") if memory.scope == "personal" else memory.holder
        space = space_of(transaction, memory.scope, holder)
        number = next_number(transaction, "memories")
        memory = replace(memory, id=number, holder=holder)
        if memory.is_live:
            is_key_taken = key_is_taken(transaction, space, memory)
            name = free_name(transaction, space, memory.name, number)
            is_named = memory.is_named and name == memory.name
            memory = replace(memory, key=None if is_key_taken else memory.key, name=name, is_named=is_named)
        inserting = f"{INSERT} ON CONFLICT (tenant, uid) DO NOTHING"
        while not transaction.execute(inserting, columns_of(number, memory, caller.tenant, space)).rowcount:
            # Somebody else's again, which nobody here can see.
            memory = replace(memory, uid=self._new_uid(self._clock()))
        statements = []
        for revision in dumped.history:
            state = None
            if revision.version < memory.version:
                state = state_json(replace(revision.memory, id=number, holder=holder))
            statements.append(
                add_revision(
                    caller.tenant, number, space, revision.version, revision.action, revision.origin, revision.at, state
                )
            )
        transaction.together([*statements, *changes.adding(transaction, number, space, memory, self._entry(memory))])
        return memory
