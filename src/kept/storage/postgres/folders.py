"""What the PostgreSQL store knows of the folders in which memories are files.

Whoever changes memories of a space, or what is known of its folder, holds the
space: so a memory that changes while its file is noted as written waits again.
"""

from collections.abc import Collection, Iterable
from typing import Any

from kept.storage.folders import Attached, FileState, Waiting
from kept.storage.postgres.connection import Connections, repeated
from kept.storage.postgres.rows import COLUMNS
from kept.storage.postgres.transaction import Transaction, Upkeep
from kept.storage.postgres.visibility import lock, own_space, space_for
from kept.storage.rows import memory_from
from kept.types import Caller

# The setting that tells every call, for free, whether there is a folder.
SETTING = "folder"

_FILES = (
    "SELECT file, uid, version, size, time, inode, seen, digest, line, problem FROM folder_files"
    " WHERE tenant = %s AND space = %s"
)


class PostgresFolders:
    """The folders of one store. What the verbs promise is said in `Folders`."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    @repeated
    def get(self, caller: Caller) -> Attached | None:
        with self._connections.reading(caller) as transaction:
            found = transaction.execute(
                "SELECT (SELECT value FROM store WHERE name = 'id'), path, overrules,"
                " EXISTS (SELECT 1 FROM folder_waiting w WHERE w.tenant = f.tenant AND w.space = f.space)"
                " OR EXISTS (SELECT 1 FROM folder_erased e WHERE e.tenant = f.tenant AND e.space = f.space),"
                " index_size, index_time, index_inode FROM folders f WHERE tenant = %s AND space = %s",
                (caller.tenant, own_space(transaction)),
            ).fetchone()
        if found is None:
            return None
        store_id, path, overrules, waits, *stamp = found
        return Attached(store_id, path, None if stamp[0] is None else tuple(stamp), waits, overrules)

    @repeated
    def store_id(self) -> str:
        with self._connections.reading(Upkeep()) as transaction:
            return str(transaction.value("SELECT value FROM store WHERE name = 'id'"))

    @repeated
    def attach(self, caller: Caller, path: str) -> None:
        with self._connections.writing(caller, repeatable=True) as transaction:
            space = space_for(transaction, caller, "personal")
            lock(transaction, [space])
            _forget(transaction, caller, space)
            transaction.execute(
                "INSERT INTO folders (tenant, space, path) VALUES (%s, %s, %s)", (caller.tenant, space, path)
            )
            transaction.execute(
                "INSERT INTO folder_waiting (tenant, space, uid) SELECT tenant, space, uid FROM memories"
                " WHERE tenant = %s AND space = %s AND superseded_by IS NULL AND trashed IS NULL",
                (caller.tenant, space),
            )
            transaction.execute(
                "INSERT INTO settings (tenant, author, name, value) VALUES (%s, %s, %s, %s)",
                (caller.tenant, caller.user, SETTING, path),
            )

    @repeated
    def detach(self, caller: Caller) -> None:
        with self._connections.writing(caller, repeatable=True) as transaction:
            space = own_space(transaction)
            lock(transaction, [space])
            _forget(transaction, caller, space)

    @repeated
    def files(self, caller: Caller, names: Collection[str] | None = None) -> dict[str, FileState]:
        some = "" if names is None else " AND file = ANY (%s::text[])"
        values = () if names is None else (list(names),)
        with self._connections.reading(caller) as transaction:
            rows = transaction.execute(_FILES + some, (caller.tenant, own_space(transaction), *values))
            return {row[0]: _state(row) for row in rows}

    @repeated
    def files_of(self, caller: Caller, uid: str) -> list[FileState]:
        with self._connections.reading(caller) as transaction:
            rows = transaction.execute(f"{_FILES} AND uid = %s", (caller.tenant, own_space(transaction), uid))
            return [_state(row) for row in rows]

    @repeated
    def count(self, caller: Caller) -> int:
        with self._connections.reading(caller) as transaction:
            counted = transaction.value(
                "SELECT count(*) FROM folder_files WHERE tenant = %s AND space = %s AND uid IS NOT NULL"
                " AND NOT starts_with(file, 'trash/')",
                (caller.tenant, own_space(transaction)),
            )
            return int(counted)

    @repeated
    def problems(self, caller: Caller) -> list[FileState]:
        with self._connections.reading(caller) as transaction:
            rows = transaction.execute(
                f"{_FILES} AND problem > '' ORDER BY problem, file", (caller.tenant, own_space(transaction))
            )
            return [_state(row) for row in rows]

    @repeated
    def waiting(self, caller: Caller, most: int, after: str = "") -> list[Waiting]:
        with self._connections.reading(caller) as transaction:
            space = own_space(transaction)
            columns = ", ".join(f"m.{name.strip()}" for name in COLUMNS.split(","))
            rows = transaction.execute(
                f"SELECT {columns} FROM folder_waiting w JOIN memories m ON m.tenant = w.tenant AND m.uid = w.uid"
                " WHERE w.tenant = %s AND w.space = %s AND w.uid > %s ORDER BY w.uid LIMIT %s",
                (caller.tenant, space, after, most),
            ).fetchall()
            found = [memory_from(row, transaction.spaces) for row in rows]
            files: dict[str, list[FileState]] = {memory.uid: [] for memory in found}
            for row in transaction.execute(f"{_FILES} AND uid = ANY (%s::text[])", (caller.tenant, space, list(files))):
                files[row[1]].append(_state(row))
            return [Waiting(memory, files[memory.uid]) for memory in found]

    @repeated
    def count_waiting(self, caller: Caller) -> int:
        with self._connections.reading(caller) as transaction:
            counting = "SELECT count(*) FROM folder_waiting WHERE tenant = %s AND space = %s"
            return int(transaction.value(counting, (caller.tenant, own_space(transaction))))

    @repeated
    def was_deleted(self, caller: Caller, uid: str) -> bool:
        with self._connections.reading(caller) as transaction:
            known = transaction.value(
                "SELECT 1 FROM tombstones WHERE tenant = %s AND uid = %s AND space = %s",
                (caller.tenant, uid, own_space(transaction)),
            )
            return known is not None

    @repeated
    def erased(self, caller: Caller) -> set[bytes]:
        with self._connections.reading(caller) as transaction:
            rows = transaction.execute(
                "SELECT digest FROM folder_erased WHERE tenant = %s AND space = %s",
                (caller.tenant, own_space(transaction)),
            )
            return {digest for (digest,) in rows}

    @repeated
    def note(
        self,
        caller: Caller,
        files: Iterable[FileState] = (),
        gone: Iterable[str] = (),
        done: Iterable[tuple[str, int]] = (),
        again: Iterable[str] = (),
        erased: Iterable[bytes] = (),
        index: tuple[int, int, int] | None = None,
    ) -> None:
        with self._connections.writing(caller, repeatable=True) as transaction:
            space = own_space(transaction)
            lock(transaction, [space])
            here = (caller.tenant, space)
            transaction.execute(
                "DELETE FROM folder_files WHERE tenant = %s AND space = %s AND file = ANY (%s::text[])",
                (*here, list(gone)),
            )
            _note_files(transaction, space, files)
            transaction.many(
                "DELETE FROM folder_waiting w USING memories m WHERE w.tenant = %s AND w.space = %s AND w.uid = %s"
                " AND m.tenant = w.tenant AND m.uid = w.uid AND m.version = %s",
                [(*here, uid, version) for uid, version in done],
            )
            transaction.execute(
                "INSERT INTO folder_waiting (tenant, space, uid) SELECT tenant, space, uid FROM memories"
                " WHERE tenant = %s AND space = %s AND uid = ANY (%s::text[]) ON CONFLICT DO NOTHING",
                (*here, list(again)),
            )
            transaction.execute(
                "DELETE FROM folder_erased WHERE tenant = %s AND space = %s AND digest = ANY (%s::bytea[])",
                (*here, list(erased)),
            )
            if index is not None:
                transaction.execute(
                    "UPDATE folders SET index_size = %s, index_time = %s, index_inode = %s"
                    " WHERE tenant = %s AND space = %s",
                    (*index, *here),
                )


def _note_files(transaction: Transaction, space: int, files: Iterable[FileState]) -> None:
    """Note how files look; a memory that was deleted meanwhile must not leave its name behind."""
    files = list(files)
    known = {
        uid
        for (uid,) in transaction.execute(
            "SELECT uid FROM memories WHERE tenant = %s AND uid = ANY (%s::text[])",
            (transaction.tenant, [one.uid for one in files if one.uid is not None]),
        )
    }
    transaction.many(
        "INSERT INTO folder_files (tenant, space, file, uid, version, size, time, inode, seen, digest, line, problem)"
        " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (tenant, space, file) DO UPDATE SET"
        " uid = excluded.uid, version = excluded.version, size = excluded.size, time = excluded.time,"
        " inode = excluded.inode, seen = excluded.seen, digest = excluded.digest, line = excluded.line,"
        " problem = excluded.problem",
        [
            (transaction.tenant, space, one.file, one.uid, one.version, *one.stamp, one.seen, one.digest, one.line,
             one.problem)
            for one in files
            if one.uid is None or one.uid in known
        ],
    )  # fmt: skip


def _forget(transaction: Transaction, caller: Caller, space: int) -> None:
    transaction.execute("DELETE FROM folders WHERE tenant = %s AND space = %s", (caller.tenant, space))
    transaction.execute(
        "DELETE FROM settings WHERE tenant = %s AND author = %s AND name = %s", (caller.tenant, caller.user, SETTING)
    )


def _state(row: tuple[Any, ...]) -> FileState:
    file, uid, version, size, time, inode, seen, digest, line, problem = row
    return FileState(file, uid, version, (size, time, inode), seen, digest, line, problem)
