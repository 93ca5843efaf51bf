"""What the embedded store knows of the folders in which memories are files."""

import json
from collections.abc import Collection, Iterable
from typing import Any

import apsw

from kept.storage.conditions import LIVE
from kept.storage.folders import Attached, FileState, Waiting
from kept.storage.rows import memory_from
from kept.storage.sqlite.connection import Connections
from kept.storage.sqlite.rows import COLUMNS
from kept.storage.sqlite.visibility import space_for, visible
from kept.types import Caller

# The setting that tells every call, for free, whether there is a folder.
SETTING = "folder"

_FILES = "SELECT file, uid, version, size, time, inode, seen, digest, line, problem FROM folder_files WHERE space = ?"
# Named, for the planner takes the primary key otherwise, and reads all.
_FILES_OF = _FILES.replace(" WHERE", " INDEXED BY folder_files_by_uid WHERE") + " AND uid = ?"


class SqliteFolders:
    """The folders of one store. What the verbs promise is said in `Folders`."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def get(self, caller: Caller) -> Attached | None:
        with self._connections.reading() as connection:
            found = connection.execute(
                "SELECT (SELECT value FROM store WHERE name = 'id'), path, overrules,"
                " EXISTS (SELECT 1 FROM folder_waiting w WHERE w.space = f.space)"
                " OR EXISTS (SELECT 1 FROM folder_erased e WHERE e.space = f.space),"
                " index_size, index_time, index_inode FROM folders f WHERE space = ?",
                (own_space(connection, caller),),
            ).fetchone()
        if found is None:
            return None
        store_id, path, overrules, waits, *stamp = found
        return Attached(store_id, path, None if stamp[0] is None else tuple(stamp), bool(waits), bool(overrules))

    def store_id(self) -> str:
        with self._connections.reading() as connection:
            return str(connection.execute("SELECT value FROM store WHERE name = 'id'").get)

    def attach(self, caller: Caller, path: str) -> None:
        with self._connections.writing() as connection:
            space = space_for(connection, caller, "personal", visible(connection, caller))
            _forget(connection, caller, space)
            connection.execute("INSERT INTO folders (space, path) VALUES (?, ?)", (space, path))
            connection.execute(
                f"INSERT INTO folder_waiting SELECT space, uid FROM memories WHERE space = ? AND {LIVE}", (space,)
            )
            connection.execute("INSERT INTO settings VALUES (?, ?, ?, ?)", (caller.tenant, caller.user, SETTING, path))

    def detach(self, caller: Caller) -> None:
        with self._connections.writing() as connection:
            _forget(connection, caller, own_space(connection, caller))

    def files(self, caller: Caller, names: Collection[str] | None = None) -> dict[str, FileState]:
        some = "" if names is None else " AND file IN (SELECT value FROM json_each(?))"
        values = () if names is None else (json.dumps(list(names)),)
        with self._connections.reading() as connection:
            rows = connection.execute(_FILES + some, (own_space(connection, caller), *values))
            return {row[0]: _state(row) for row in rows}

    def files_of(self, caller: Caller, uid: str) -> list[FileState]:
        with self._connections.reading() as connection:
            rows = connection.execute(_FILES_OF, (own_space(connection, caller), uid))
            return [_state(row) for row in rows]

    def count(self, caller: Caller) -> int:
        with self._connections.reading() as connection:
            counting = connection.execute(
                "SELECT count(*) FROM folder_files WHERE space = ? AND uid IS NOT NULL AND file NOT LIKE 'trash/%'",
                (own_space(connection, caller),),
            )
            return int(str(counting.get))

    def problems(self, caller: Caller) -> list[FileState]:
        with self._connections.reading() as connection:
            rows = connection.execute(f"{_FILES} AND problem > ''", (own_space(connection, caller),))
            return [_state(row) for row in rows]

    def waiting(self, caller: Caller, most: int, after: str = "") -> list[Waiting]:
        with self._connections.reading() as connection:
            space = own_space(connection, caller)
            spaces = {space: ("personal", caller.holder("personal"))}
            columns = ", ".join(f"m.{name.strip()}" for name in COLUMNS.split(","))
            rows = connection.execute(
                f"SELECT {columns} FROM folder_waiting w JOIN memories m ON m.tenant = ? AND m.uid = w.uid"
                " WHERE w.space = ? AND w.uid > ? ORDER BY w.uid LIMIT ?",
                (caller.tenant, space, after, most),
            )
            found = [memory_from(row, spaces) for row in rows]  # type: ignore[arg-type]  # "personal" is a scope
            return [
                Waiting(memory, [_state(row) for row in connection.execute(_FILES_OF,
                                                                           (space, memory.uid))])
                for memory in found
            ]  # fmt: skip

    def count_waiting(self, caller: Caller) -> int:
        with self._connections.reading() as connection:
            counting = connection.execute(
                "SELECT count(*) FROM folder_waiting WHERE space = ?", (own_space(connection, caller),)
            )
            return int(str(counting.get))

    def was_deleted(self, caller: Caller, uid: str) -> bool:
        with self._connections.reading() as connection:
            known = connection.execute(
                "SELECT 1 FROM tombstones WHERE tenant = ? AND uid = ? AND space = ?",
                (caller.tenant, uid, own_space(connection, caller)),
            ).get
            return known is not None

    def erased(self, caller: Caller) -> set[bytes]:
        with self._connections.reading() as connection:
            rows = connection.execute(
                "SELECT digest FROM folder_erased WHERE space = ?", (own_space(connection, caller),)
            )
            return {digest for (digest,) in rows}

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
        with self._connections.writing() as connection:
            space = own_space(connection, caller)
            connection.executemany(
                "DELETE FROM folder_files WHERE space = ? AND file = ?", [(space, file) for file in gone]
            )
            connection.executemany(
                # A memory that was deleted meanwhile must not leave its name behind.
                "INSERT OR REPLACE INTO folder_files SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11"
                " WHERE ?3 IS NULL OR EXISTS (SELECT 1 FROM memories WHERE tenant = ?12 AND uid = ?3)",
                [
                    (space, one.file, one.uid, one.version, *one.stamp, one.seen, one.digest, one.line, one.problem,
                     caller.tenant)
                    for one in files
                ],
            )  # fmt: skip
            connection.executemany(
                "DELETE FROM folder_waiting WHERE space = ?1 AND uid = ?2"
                " AND (SELECT version FROM memories WHERE tenant = ?4 AND uid = ?2) = ?3",
                [(space, uid, version, caller.tenant) for uid, version in done],
            )
            connection.executemany(
                "INSERT OR IGNORE INTO folder_waiting SELECT ?1, ?2 WHERE EXISTS"
                " (SELECT 1 FROM memories WHERE space = ?1 AND tenant = ?3 AND uid = ?2)",
                [(space, uid, caller.tenant) for uid in again],
            )
            connection.executemany(
                "DELETE FROM folder_erased WHERE space = ? AND digest = ?", [(space, digest) for digest in erased]
            )
            if index is not None:
                connection.execute(
                    "UPDATE folders SET index_size = ?, index_time = ?, index_inode = ? WHERE space = ?",
                    (*index, space),
                )


def own_space(connection: apsw.Connection, caller: Caller) -> int:
    """Return the caller's personal space; one that nobody has if there is none yet."""
    space = connection.execute(
        "SELECT space FROM spaces WHERE tenant = ? AND scope = 'personal' AND holder = ?", (caller.tenant, caller.user)
    ).get
    return -1 if space is None else int(str(space))


def _forget(connection: apsw.Connection, caller: Caller, space: int) -> None:
    connection.execute("DELETE FROM folders WHERE space = ?", (space,))
    connection.execute(
        "DELETE FROM settings WHERE tenant = ? AND author = ? AND name = ?", (caller.tenant, caller.user, SETTING)
    )


def _state(row: tuple[Any, ...]) -> FileState:
    file, uid, version, size, time, inode, seen, digest, line, problem = row
    return FileState(file, uid, version, (size, time, inode), seen, digest, line, problem)
