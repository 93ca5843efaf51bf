"""How a memory is written in a row of PostgreSQL."""

import re
from typing import Any

from kept.storage.rows import COLUMNS as _COLUMNS
from kept.storage.rows import digest, findings_json, micros, tags_json
from kept.types import Memory

# A memory's row is its number. What is written by this program alone is read as it is, as varchar: it holds nothing
# that texts are looked through for.
COLUMNS = re.sub(r"\b(uid|kind|actor|dialect|superseded_by)\b", r"\1::varchar", _COLUMNS.format(number="row"))

_WRITTEN = (
    "tenant, row, space, uid, project, actor, author, dialect, session, session_group, created, name, is_named, kind,"
    " behavioral, content, chars, description, tags, branch, writer, updated, version, pinned, confirmed, digest,"
    " superseded_by, trashed, findings, key, category, confidence, archived, used"
)
INSERT = f"INSERT INTO memories ({_WRITTEN}) VALUES ({', '.join(['%s'] * 34)})"

# The columns that change, in the order of `changing_columns`.
_CHANGING = _WRITTEN.split(", ")[11:-1]
UPDATE = f"UPDATE memories SET {', '.join(f'{name} = %s' for name in _CHANGING)} WHERE tenant = %s AND row = %s"


def columns_of(row: int, memory: Memory, tenant: str, space: int) -> tuple[Any, ...]:
    """Write a new memory as a row of `INSERT`."""
    origin = memory.origin
    return (
        tenant, row, space, memory.uid, memory.project, origin.actor, origin.user, origin.dialect, origin.session,
        origin.group, micros(memory.created_at), *changing_columns(memory),
        None if memory.used_at is None else micros(memory.used_at),
    )  # fmt: skip


def changing_columns(memory: Memory) -> tuple[Any, ...]:
    """Write what `UPDATE` sets."""
    return (
        memory.name, memory.is_named, memory.kind, memory.behavioral, memory.content, len(memory.content),
        memory.description, tags_json(memory.tags), memory.branch, memory.writer, micros(memory.updated_at),
        memory.version, memory.pinned, memory.confirmed, digest(memory.kind, memory.content), memory.superseded_by,
        None if memory.trashed_at is None else micros(memory.trashed_at), findings_json(memory.findings), memory.key,
        memory.category, memory.confidence, None if memory.archived_at is None else micros(memory.archived_at),
    )  # fmt: skip
