"""What a write makes of a memory, before it is written: the same for every database."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from kept.errors import Conflict, shown
from kept.names import numbered, slug
from kept.storage.rows import Space
from kept.types import (
    Action,
    Caller,
    Changes,
    Finding,
    Judged,
    Memory,
    Origin,
    is_legal_name,
    is_reserved,
)
from kept.values import replace


class Change(NamedTuple):
    """One change of a memory, as its history tells it."""

    before: Memory
    after: Memory
    action: Action
    origin: Origin
    at: datetime


def created(
    caller: Caller, space: Space, judged: Judged, origin: Origin, uid: str, number: int, name: str | None, now: datetime
) -> Memory:
    """Return the memory that a draft becomes; without a *name*, one is made up."""
    draft = judged.draft
    scope, holder = space
    return Memory(
        uid=uid,
        id=number,
        name=name or made_up_name(draft.key or draft.content, number),
        is_named=name is not None,
        kind=draft.kind,
        content=draft.content,
        description=draft.description,
        tags=tuple(draft.tags),
        scope=scope,
        holder=holder,
        project=caller.project,
        branch=caller.branch,
        origin=origin,
        writer=origin.user,
        created_at=draft.created_at or now,
        updated_at=now,
        version=1,
        pinned=False,
        confirmed=is_answered_for(caller, judged.findings),
        superseded_by=None,
        trashed_at=None,
        findings=judged.findings,
        key=draft.key,
        category=draft.category,
        confidence=draft.confidence,
        archived_at=None,
        used_at=None,
    )


def replaced(caller: Caller, memory: Memory, judged: Judged, now: datetime) -> Memory:
    """Return *memory* after a draft with its key took its place; all but names and scope is the draft's."""
    draft = judged.draft
    return replace(
        memory,
        kind=draft.kind,
        content=draft.content,
        description=draft.description,
        tags=tuple(draft.tags),
        key=draft.key,
        category=draft.category,
        confidence=draft.confidence,
        branch=caller.branch,
        writer=caller.user,
        confirmed=is_answered_for(caller, judged.findings),
        findings=judged.findings,
        archived_at=None,
        updated_at=now,
        version=memory.version + 1,
    )


def superseded(memory: Memory, by: str) -> Memory:
    """Return *memory* after the one whose uid is *by* took its place."""
    return replace(memory, superseded_by=by, version=memory.version + 1)


def edited(caller: Caller, memory: Memory, changes: Changes, findings: Sequence[Finding], now: datetime) -> Memory:
    """Return *memory* after *changes*, in which *findings* were found; itself, if they change nothing."""
    changed = {name: value for name, value in changes.given().items() if value != getattr(memory, name)}
    if not changed:
        return memory
    if "name" in changed:
        changed["is_named"] = True
    if "category" in changed:
        changed["category"] = changed["category"] or None
    found = (*(one for one in memory.findings if one.field not in changed), *findings)
    changed["findings"] = found
    if not changed.keys().isdisjoint({"content", "kind", "description"}):
        # Whoever rewrites a memory answers for it from now on.
        changed |= {"writer": caller.user, "confirmed": is_answered_for(caller, found)}
    elif findings:
        changed["confirmed"] = is_answered_for(caller, findings) and memory.confirmed
    return replace(memory, **changed, updated_at=now, version=memory.version + 1)


def confirmed(memory: Memory, ref: str, now: datetime) -> Memory:
    """Return *memory* as a person stands behind it; itself, if one did already."""
    must_be_live(memory, ref)
    if memory.confirmed:
        return memory
    return replace(memory, confirmed=True, updated_at=now, version=memory.version + 1)


def screened(memory: Memory, findings: Sequence[Finding], now: datetime) -> Memory:
    """Return *memory* with *findings* in the place of its own; what is found newly waits for a person again."""
    is_new = not {one.rule for one in findings} <= {one.rule for one in memory.findings}
    return replace(
        memory,
        findings=tuple(findings),
        confirmed=memory.confirmed and not is_new,
        updated_at=now,
        version=memory.version + 1,
    )


def archived(memory: Memory, ref: str, now: datetime, *, archived: bool) -> Memory:
    """Return *memory* in the archive, or out of it; itself, if it is there."""
    must_be_live(memory, ref)
    if (memory.archived_at is not None) == archived:
        return memory
    return replace(memory, archived_at=now if archived else None, version=memory.version + 1)


def trashed(memory: Memory, ref: str, now: datetime) -> Memory:
    """Return *memory* in the trash.

    Raises:
        Conflict: it is there already.
    """
    if memory.trashed_at is not None:
        raise Conflict(f"the memory '{shown(ref)}' is in the trash already")
    return replace(memory, trashed_at=now, version=memory.version + 1)


def untrashed(memory: Memory, ref: str) -> Memory:
    """Return *memory* out of the trash; whether its name and key are free is for the store to see.

    Raises:
        Conflict: it is not there.
    """
    if memory.trashed_at is None:
        raise Conflict(f"the memory '{shown(ref)}' is not in the trash")
    return replace(memory, trashed_at=None, version=memory.version + 1)


def is_answered_for(caller: Caller, findings: Sequence[Finding]) -> bool:
    """Tell whether what *caller* writes counts as confirmed.

    A secret is kept only where a person has insisted on it; anything else
    that was found waits, also a person's own, until it is reviewed.
    """
    return caller.actor == "person" and all(one.category == "secret" for one in findings)


def must_be_live(memory: Memory, ref: str) -> None:
    """Make sure that *memory* may be changed.

    Raises:
        Conflict: it is in the trash, or superseded.
    """
    if memory.trashed_at is not None:
        raise Conflict(f"the memory '{shown(ref)}' is in the trash; restore it first")
    if memory.superseded_by is not None:
        raise Conflict(
            f"the memory '{shown(ref)}' is already superseded by {memory.superseded_by}; use that one",
            superseded_by=memory.superseded_by,
        )


def must_be_at(memory: Memory, ref: str, version: int | None) -> None:
    """Make sure that *memory* is what its caller has read.

    Raises:
        Conflict: it is at another version by now.
    """
    if version is not None and version != memory.version:
        raise Conflict(
            f"the memory '{shown(ref)}' changed underneath: it is at version {memory.version} and not"
            f" {version}; read it again",
            version=memory.version,
        )


def must_be_of_key(target: Memory, holder: Memory, key: str) -> None:
    """Make sure that a draft with *key* supersedes the memory that holds it.

    Raises:
        Conflict: it would supersede another.
    """
    if holder.uid != target.uid:
        raise Conflict(f"another memory has the key '{shown(key)}'; supersede that one", field="key")


def legal_name(key: str | None) -> str | None:
    """Return *key* if a memory may be called by it."""
    return key if key is not None and is_legal_name(key) else None


def made_up_name(text: str, number: int) -> str:
    """Return a name made from the first words of *text*."""
    name = slug(text)
    return numbered(name, number) if not name or is_reserved(name) else name
