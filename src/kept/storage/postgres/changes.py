"""What a change of memories writes: rows, index, vectors, history, counts, and what folders are told.

Whoever changes memories of a space holds it. What needs no answer goes in one trip.
"""

from collections.abc import Sequence
from datetime import datetime

from kept.names import numbered
from kept.storage.changing import Change
from kept.storage.postgres import vector_rows, words
from kept.storage.postgres.history import add_revision, set_state
from kept.storage.postgres.rows import INSERT, UPDATE, changing_columns, columns_of
from kept.storage.postgres.transaction import Statement, Transaction, numbers
from kept.storage.postgres.visibility import Found
from kept.storage.rows import micros, state_json
from kept.types import Caller, Memory
from kept.values import replace


def insert(transaction: Transaction, row: int, space: int, memory: Memory, entry: words.Entry) -> Memory:
    """Write a new memory and return it; a made-up name that is taken gets a number.

    Trying costs less than looking first, and hardly ever fails.
    """
    writing = _inserting(transaction, row, space, memory)
    is_written = bool(transaction.together([writing, *adding(transaction, row, space, memory, entry)])[0])
    while not is_written:
        memory = replace(memory, name=numbered(memory.name, memory.id))
        is_written = transaction.execute(*_inserting(transaction, row, space, memory)).rowcount > 0
    return memory


def _inserting(transaction: Transaction, row: int, space: int, memory: Memory) -> Statement:
    return (
        (
            f"{INSERT} ON CONFLICT (tenant, space, folded) WHERE superseded_by IS NULL AND trashed IS NULL DO NOTHING"
            " RETURNING row"
        ),
        columns_of(row, memory, transaction.tenant, space),
    )


def adding(transaction: Transaction, row: int, space: int, memory: Memory, entry: words.Entry) -> list[Statement]:
    """Let a new memory be found, and counted, and written to its folder."""
    state = words.state_of(memory.superseded_by, memory.trashed_at)
    return [
        *words.writing(transaction.tenant, space, state, [(row, entry)]),
        vector_rows.awaited(transaction.tenant, space, [row]),
        *([_counting(transaction, space, 1, entry.tokens)] if memory.is_live else []),
        *_telling_folder(transaction, space, memory.uid),
    ]


def rewrite(transaction: Transaction, row: int, space: int, change: Change, entry: words.Entry) -> None:
    """Write *change* to the row, its index entry, its history and the counts."""
    before, after, action, origin, at = change
    tenant = transaction.tenant
    if before.version == 1:
        past = add_revision(tenant, row, space, 1, "stored", before.origin, before.updated_at, state_json(before))
    else:
        past = set_state(tenant, row, before.version, state_json(before))
    revision = add_revision(tenant, row, space, after.version, action, origin, at)
    *_, gone = transaction.together([past, revision, words.taking(tenant, [row])])
    had = words.lengths(gone).get(row, 0) if before.is_live else 0
    is_new_text = (before.content, before.description) != (after.content, after.description)
    state = words.state_of(after.superseded_by, after.trashed_at)
    transaction.together(
        [
            *words.removing(tenant, gone),
            (UPDATE, (*changing_columns(after), tenant, row)),
            *([vector_rows.outdated(tenant, row)] if is_new_text else []),
            *words.writing(tenant, space, state, [(row, entry)]),
            _counting(transaction, space, after.is_live - before.is_live, (entry.tokens if after.is_live else 0) - had),
            *_telling_folder(transaction, space, after.uid),
        ]
    )


def erase(transaction: Transaction, caller: Caller, found: Sequence[Found], now: datetime) -> None:
    """Delete memories with all that tells of them."""
    rows = [row for row, _, _ in found]
    if not rows:
        return
    tenant = transaction.tenant
    gone = transaction.execute(*words.taking(tenant, rows)).fetchall()
    tokens = words.lengths(gone)
    live: dict[int, tuple[int, int]] = {space: (0, 0) for _, space, _ in found}
    for row, space, memory in found:
        if memory.is_live:
            count, sum_ = live[space]
            live[space] = count + 1, sum_ + tokens.get(row, 0)
    statements = [*words.removing(tenant, gone), vector_rows.removed(tenant, rows)]
    for space in sorted(live):
        statements.append(_counting(transaction, space, *(-number for number in live[space])))
        statements += _taking_from_folder(transaction, space, [memory.uid for _, of, memory in found if of == space])
    statements.append(("DELETE FROM memories WHERE tenant = %s AND row = ANY (%s::bigint[])", (tenant, numbers(rows))))
    statements += [
        (
            "INSERT INTO tombstones VALUES (%s, %s, %s, %s, %s, %s, %s, %s, false)",
            (tenant, memory.id, memory.uid, space, micros(now), caller.actor, caller.user, caller.session),
        )
        for _, space, memory in found
    ]
    transaction.together(statements)


def _counting(transaction: Transaction, space: int, memories: int, tokens: int) -> Statement:
    return (
        (
            "UPDATE spaces SET memories = memories + %s, tokens = tokens + %s, changes = changes + 1"
            " WHERE tenant = %s AND space = %s"
        ),
        (memories, tokens, transaction.tenant, space),
    )


def _telling_folder(transaction: Transaction, space: int, uid: str) -> list[Statement]:
    """Note that the file of a memory does not say yet what it is now, if there is a folder."""
    if transaction.spaces[space][0] != "personal":
        return []
    return [
        (
            (
                "INSERT INTO folder_waiting (tenant, space, uid) SELECT tenant, space, %s FROM folders"
                " WHERE tenant = %s AND space = %s ON CONFLICT DO NOTHING"
            ),
            (uid, transaction.tenant, space),
        )
    ]


def _taking_from_folder(transaction: Transaction, space: int, uids: Sequence[str]) -> list[Statement]:
    """Note what the files of deleted memories looked like, and forget them."""
    if transaction.spaces[space][0] != "personal":
        return []
    of = (transaction.tenant, space, list(uids))
    return [
        (
            (
                "INSERT INTO folder_erased (tenant, space, digest) SELECT tenant, space, digest FROM folder_files"
                " WHERE tenant = %s AND space = %s AND uid = ANY (%s::text[]) AND problem IS NULL"
                " ON CONFLICT DO NOTHING"
            ),
            of,
        ),
        *(
            (f"DELETE FROM {table} WHERE tenant = %s AND space = %s AND uid = ANY (%s::text[])", of)
            for table in ("folder_files", "folder_waiting")
        ),
    ]
