"""How a memory is written in a row of the embedded store."""

from typing import Any

from kept.storage.rows import COLUMNS as _COLUMNS
from kept.storage.rows import (
    Space,
    digest,
    findings_json,
    memory_from,
    memory_from_state,
    micros,
    moment,
    origin_of,
    state_json,
    tags_json,
)
from kept.types import Memory

__all__ = [
    "COLUMNS",
    "INSERT",
    "ROWS_PER_TENANT",
    "UPDATE",
    "Space",
    "changing_columns",
    "columns_of",
    "digest",
    "findings_json",
    "memory_from",
    "memory_from_state",
    "micros",
    "moment",
    "origin_of",
    "state_json",
    "tags_json",
]

# A tenant's rows begin at a multiple of this, and so many it may have.
ROWS_PER_TENANT = 1 << 40

COLUMNS = _COLUMNS.format(number=f"row & {ROWS_PER_TENANT - 1}")


_WRITTEN = (
    "row, tenant, space, uid, project, actor, author, dialect, session, session_group, created, name, is_named, kind,"
    " behavioral, content, description, tags, branch, writer, updated, version, pinned, confirmed, digest,"
    " superseded_by, trashed, findings, key, category, confidence, archived, used"
)
INSERT = f"INSERT INTO memories ({_WRITTEN}) VALUES ({', '.join('?' * 33)})"

# The columns that change, in the order of `changing_columns`.
_CHANGING = _WRITTEN.split(", ")[11:-1]
UPDATE = f"UPDATE memories SET {', '.join(f'{name} = ?' for name in _CHANGING)} WHERE row = ?"


def columns_of(row: int, memory: Memory, tenant: str, space: int) -> tuple[Any, ...]:
    """Write a new memory as a row of `INSERT`."""
    origin = memory.origin
    return (
        row, tenant, space, memory.uid, memory.project, origin.actor, origin.user, origin.dialect, origin.session,
        origin.group, micros(memory.created_at), *changing_columns(memory),
        None if memory.used_at is None else micros(memory.used_at),
    )  # fmt: skip


def changing_columns(memory: Memory) -> tuple[Any, ...]:
    """Write what `UPDATE` sets."""
    return (
        memory.name, memory.is_named, memory.kind, memory.behavioral, memory.content, memory.description,
        tags_json(memory.tags), memory.branch, memory.writer, micros(memory.updated_at), memory.version,
        memory.pinned, memory.confirmed, digest(memory.kind, memory.content), memory.superseded_by,
        None if memory.trashed_at is None else micros(memory.trashed_at), findings_json(memory.findings), memory.key,
        memory.category, memory.confidence, None if memory.archived_at is None else micros(memory.archived_at),
    )  # fmt: skip
