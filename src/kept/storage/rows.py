"""How a memory is written in a row, and read back: what is the same for every database."""

import json
import zlib
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from kept.errors import Conflict, NotFound, shown
from kept.types import Caller, Finding, Memory, Origin, Scope

Space = tuple[Scope, str]

# The columns from which `memory_from` builds a memory; the fourth is its number.
COLUMNS = (
    "row, space, uid, {number}, name, is_named, kind, content, description, tags, project, branch, actor, author,"
    " dialect, session, session_group, writer, created, updated, version, pinned, confirmed, superseded_by, trashed,"
    " findings, key, category, confidence, archived, used"
)

# The columns in which a memory is written, in the order of `columns_of`: first those that stay as they are, or like
# ``used`` are noted apart, then those that a change may replace.
CHANGING = (
    "name", "is_named", "kind", "behavioral", "content", "description", "tags", "branch", "writer", "updated",
    "version", "pinned", "confirmed", "digest", "superseded_by", "trashed", "findings", "key", "category",
    "confidence", "archived",
)  # fmt: skip
WRITTEN = (
    "tenant", "row", "space", "uid", "project", "actor", "author", "dialect", "session", "session_group", "created",
    "used", *CHANGING,
)  # fmt: skip

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def micros(moment: datetime) -> int:
    """Return *moment* as microseconds since 1970."""
    since = moment - _EPOCH
    return (since.days * 86_400 + since.seconds) * 1_000_000 + since.microseconds


def moment(micros: int) -> datetime:
    """Return the time that *micros* microseconds after 1970 are."""
    return _EPOCH + timedelta(microseconds=micros)


def micros_or_none(at: datetime | None) -> int | None:
    """Return a time as microseconds since 1970, if there is one."""
    return None if at is None else micros(at)


def moment_or_none(at: int | None) -> datetime | None:
    """Return the time that so many microseconds after 1970 are, if there is one."""
    return None if at is None else moment(at)


def digest(kind: str, content: str) -> int:
    """Return a number by which equal contents of one kind are looked up, then compared."""
    return zlib.crc32(f"{kind}\n{content}".encode())


def memory_from(columns: tuple[Any, ...], spaces: Mapping[int, Space]) -> Memory:
    """Build a memory from a row of `COLUMNS`."""
    (
        _row, space, uid, number, name, is_named, kind, content, description, tags, project, branch, actor, author,
        dialect, session, group, writer, created, updated, version, pinned, confirmed, superseded_by, trashed, findings,
        key, category, confidence, archived, used,
    ) = columns  # fmt: skip
    scope, holder = spaces[space]
    # In the order of its fields: by their names it takes a third longer, and a search reads many.
    return Memory(
        uid,
        number,
        name,
        bool(is_named),
        kind,
        content,
        description,
        () if tags == "[]" else tuple(json.loads(tags)),
        scope,
        holder,
        project,
        branch,
        Origin(actor, author, dialect, session, group),
        writer,
        moment(created),
        moment(updated),
        version,
        bool(pinned),
        bool(confirmed),
        superseded_by,
        moment_or_none(trashed),
        () if findings is None else _findings(json.loads(findings)),
        key,
        category,
        confidence,
        moment_or_none(archived),
        moment_or_none(used),
    )


def columns_of(row: int, memory: Memory, tenant: str, space: int) -> tuple[Any, ...]:
    """Write a new memory as the values of `WRITTEN`."""
    origin = memory.origin
    return (
        tenant, row, space, memory.uid, memory.project, origin.actor, origin.user, origin.dialect, origin.session,
        origin.group, micros(memory.created_at), micros_or_none(memory.used_at), *changing_columns(memory),
    )  # fmt: skip


def changing_columns(memory: Memory) -> tuple[Any, ...]:
    """Write a changed memory as the values of `CHANGING`."""
    return (
        memory.name, memory.is_named, memory.kind, memory.behavioral, memory.content, memory.description,
        tags_json(memory.tags), memory.branch, memory.writer, micros(memory.updated_at), memory.version,
        memory.pinned, memory.confirmed, digest(memory.kind, memory.content), memory.superseded_by,
        micros_or_none(memory.trashed_at), findings_json(memory.findings), memory.key, memory.category,
        memory.confidence, micros_or_none(memory.archived_at),
    )  # fmt: skip


def origin_of(caller: Caller, dialect: str) -> Origin:
    """Return where a change made by *caller* comes from."""
    return Origin(caller.actor, caller.user, dialect, caller.session, caller.group)


def tags_json(tags: tuple[str, ...]) -> str:
    """Write *tags* as the row keeps them."""
    return json.dumps(tags, ensure_ascii=False) if tags else "[]"


def findings_json(findings: tuple[Finding, ...]) -> str | None:
    """Write *findings* as the row keeps them."""
    return json.dumps(findings) if findings else None


def _findings(given: list[list[Any]]) -> tuple[Finding, ...]:
    return tuple(Finding(*one) for one in given)


def state_json(memory: Memory) -> str:
    """Write a whole memory as its history keeps it."""
    from dataclasses import asdict

    return json.dumps(asdict(memory), ensure_ascii=False, default=micros)


def the_one(
    found: Mapping[int, tuple[Any, ...]], spaces: Mapping[int, Space], ref: str, field: str
) -> tuple[int, int, Memory]:
    """Return (row, space, memory) of the only row of `COLUMNS` that was *found* for *ref*, or raise."""
    if not found:
        raise NotFound(f"no memory '{shown(ref)}': search or list to see what there is", field=field)
    if len(found) > 1:
        uids = sorted(columns[2] for columns in found.values())
        raise Conflict(
            f"'{shown(ref)}' names {len(found)} memories; use one of these ids: {', '.join(uids)}", field=field
        )
    (columns,) = found.values()
    return columns[0], columns[1], memory_from(columns, spaces)


def memory_from_state(state: str) -> Memory:
    """Read back what `state_json` wrote."""
    fields = json.loads(state)
    fields["tags"] = tuple(fields["tags"])
    fields["findings"] = _findings(fields.get("findings", []))
    fields["origin"] = Origin(**fields["origin"])
    for name in ("created_at", "updated_at", "trashed_at", "archived_at", "used_at"):
        if fields.get(name) is not None:
            fields[name] = moment(fields[name])
    return Memory(**fields)
