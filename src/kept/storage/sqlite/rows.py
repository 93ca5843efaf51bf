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
    "Space",
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


def columns_of(row: int, memory: Memory, tenant: str, space: int) -> tuple[Any, ...]:
    """Write a new memory as a row of `INSERT`."""
    origin = memory.origin
    return (
        row, tenant, space, memory.is_named, digest(memory.kind, memory.content), memory.behavioral, memory.uid,
        memory.name, memory.kind, memory.content, memory.description, tags_json(memory.tags), memory.project,
        memory.branch, origin.actor, origin.user, origin.dialect, origin.session, origin.group, memory.writer,
        micros(memory.created_at), micros(memory.updated_at), memory.version, memory.pinned, memory.confirmed,
        findings_json(memory.findings), memory.key, memory.category, memory.confidence, memory.superseded_by,
        None if memory.archived_at is None else micros(memory.archived_at),
        None if memory.trashed_at is None else micros(memory.trashed_at),
        None if memory.used_at is None else micros(memory.used_at),
    )  # fmt: skip


INSERT = (
    "INSERT INTO memories (row, tenant, space, is_named, digest, behavioral, uid, name, kind, content, description,"
    " tags, project, branch, actor, author, dialect, session, session_group, writer, created, updated, version, pinned,"
    f" confirmed, findings, key, category, confidence, superseded_by, archived, trashed, used)"
    f" VALUES ({', '.join('?' * 33)})"
)
