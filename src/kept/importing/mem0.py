"""Memories of mem0: what its ``get_all`` answers as JSON, and its own history of changes.

The history, a SQLite file, has every version; it also stands alone where
there is no export, for it knows what each memory says now.
"""

import os
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import apsw

from kept.errors import InvalidInput
from kept.importing.found import Found, Parts, Skipped, Version, moment, word
from kept.importing.streaming import elements

HISTORY = "history.db"

# What exports of different ages call the memory itself.
_TEXTS = ("memory", "text", "data", "content")
_SQLITE = b"SQLite format 3\0"


def read(path: Path) -> Parts:
    """Yield the memories of an export, of a history, or of the folder that holds them."""
    files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    history = path / HISTORY if path.is_dir() else path.with_name(HISTORY)
    if not path.is_dir() and _is_sqlite(path):
        files, history = [], path
    if not files and not _is_sqlite(history):
        raise InvalidInput(f"{path} has neither an export of mem0 (*.json) nor its {HISTORY}", field="file")
    try:
        with closing(_History(history)) as known:
            done: set[str] = set()
            for file in files:
                yield from _export(file, known, done)
            yield from known.rest(done)
    except apsw.Error as error:
        raise InvalidInput(f"cannot read {history}: {error}", field="file") from error


def _export(file: Path, known: "_History", done: set[str]) -> Parts:
    now = datetime.now(UTC)
    try:
        with file.open("rb") as data:
            for number, item, problem in elements(data):
                where = f"{file.name}, memory {number}"
                texts = (word(item.get(key)) for key in _TEXTS) if isinstance(item, dict) else iter(())
                content = next(filter(None, texts), None)
                if content is None:
                    yield Skipped(where, problem or f"it has no text under {', '.join(_TEXTS)}")
                    continue
                identity = word(item.get("id")) or content
                done.add(identity)
                expires = moment(item.get("expiration_date"))
                if expires is not None and expires < now:
                    yield Skipped(where, f"it expired on {expires:%Y-%m-%d}")
                    continue
                created = moment(item.get("created_at"))
                yield Found(
                    identity,
                    where,
                    content,
                    tags=tuple(_tags(item)),
                    created_at=created,
                    updated_at=moment(item.get("updated_at")) or created,
                    versions=known.versions(identity, content),
                )
    except OSError as error:
        raise InvalidInput(f"cannot read {file}: {error.strerror}", field="file") from error
    except InvalidInput as error:
        yield Skipped(file.name, error.message)


def _tags(item: dict[str, Any]) -> Iterator[str]:
    categories = item.get("categories")
    yield from (one for one in categories if isinstance(one, str)) if isinstance(categories, list) else ()
    # Whose it was there is not lost, though it is the importing user's here.
    for part in ("user_id", "agent_id"):
        said = word(item.get(part))
        if said:
            yield f"{part.removesuffix('_id')}:{said}"


def _is_sqlite(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except OSError:
        return False


class _History:
    """The changes that mem0 has noted; nothing where there is no such file."""

    def __init__(self, path: Path) -> None:
        self._connection: apsw.Connection | None = None
        if not _is_sqlite(path):
            return
        self._connection = apsw.Connection(os.fspath(path), flags=apsw.SQLITE_OPEN_READONLY)
        self._connection.set_busy_timeout(2_000)
        try:
            self._connection.execute(
                "SELECT memory_id, old_memory, new_memory, event, created_at, updated_at FROM history LIMIT 0"
            )
        except apsw.Error as error:
            self._connection.close()
            raise InvalidInput(f"{path} is no history of mem0: {error}", field="file") from error

    def versions(self, identity: str, content: str) -> tuple[Version, ...]:
        """Return what the memory said before it said *content*."""
        states, _ = self._states(identity)
        while states and states[-1].content == content:
            states.pop()
        return tuple(states)

    def rest(self, done: set[str]) -> Parts:
        """Yield the memories that no export has named."""
        if self._connection is None:
            return
        ids = self._connection.execute("SELECT memory_id FROM history GROUP BY memory_id ORDER BY min(rowid)")
        for identity in [str(one) for (one,) in ids.fetchall()]:
            where = f"{HISTORY}, memory {identity}"
            if identity in done:
                continue
            states, is_deleted = self._states(identity)
            if is_deleted:
                yield Skipped(where, "it was deleted in mem0")
            elif not states:
                yield Skipped(where, "its history has no text")
            else:
                *before, last = states
                first = states[0].at
                yield Found(identity, where, last.content, created_at=first, updated_at=last.at, versions=tuple(before))

    def _states(self, identity: str) -> tuple[list[Version], bool]:
        """Return what a memory has said, oldest first, and whether it was deleted in the end."""
        states: list[Version] = []
        is_deleted = False
        if self._connection is None:
            return states, is_deleted
        rows = self._connection.execute(
            "SELECT new_memory, event, created_at, updated_at, is_deleted FROM history WHERE memory_id = ?"
            " ORDER BY rowid",
            (identity,),
        )
        for content, event, created, updated, deleted in rows:
            is_deleted = str(event).upper() == "DELETE" or bool(deleted)
            # A change keeps the date of the memory as "created" and has its own as "updated".
            at = moment(updated) or moment(created)
            said = word(content)
            if not is_deleted and said and at and (not states or states[-1].content != said):
                states.append(Version(said, max(at, states[-1].at) if states else at))
        return states, is_deleted

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
