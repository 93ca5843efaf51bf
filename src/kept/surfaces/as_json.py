"""Memories, users and the rest as JSON shows them, on every surface."""

from kept.types import Entity, Hit, Memory, iso
from kept.values import as_dict

# What a recall of memories does not need is imported where it is: that is a process of its own.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.revisions import Revision
    from kept.storage.access import Deed, Token, User
    from kept.storage.segments import Segment, Told


def memory_json(memory: Memory) -> dict[str, object]:
    """Return a memory as JSON shows it."""
    fields = as_dict(memory)
    for name in ("created_at", "updated_at", "trashed_at", "archived_at", "used_at"):
        fields[name] = None if fields[name] is None else iso(fields[name])
    findings = [finding._asdict() for finding in memory.findings]
    return fields | {"behavioral": memory.behavioral, "flagged": memory.flagged, "findings": findings}


def hit_json(hit: Hit) -> dict[str, object]:
    """Return a hit as JSON shows it, with its reasons."""
    return {
        "score": hit.score,
        "memory": memory_json(hit.memory),
        "why": [as_dict(match) for match in hit.why],
        "signals": {signal.name: signal.share for signal in hit.signals},
    }


def revision_json(revision: "Revision") -> dict[str, object]:
    """Return a revision as JSON shows it."""
    return {
        "version": revision.version,
        "action": revision.action,
        "at": iso(revision.at),
        "origin": as_dict(revision.origin),
        "memory": memory_json(revision.memory),
    }


def entity_json(entity: Entity) -> dict[str, object]:
    """Return an entity as JSON shows it."""
    return {"id": entity.id, "display_name": entity.display} | {
        "name": entity.name,
        "type": entity.type,
        "memories": entity.memories,
    }


def segment_json(segment: "Segment") -> dict[str, object]:
    """Return an archived part of a conversation as JSON shows it, without its messages."""
    from kept.conversation import placeholders

    return segment._asdict() | {
        "handle": placeholders.handle_of(segment.session, segment.uuid),
        "created_at": iso(segment.created_at),
    }


def user_json(user: "User") -> dict[str, object]:
    """Return a user as JSON shows one."""
    return {"name": user.name, "teams": list(user.teams), "created_at": iso(user.created_at),
            "disabled": user.disabled_at is not None}  # fmt: skip


def token_json(token: "Token") -> dict[str, object]:
    """Return a token as JSON shows one; its secret is nowhere."""
    times = {name: None if at is None else iso(at) for name, at in (
        ("expires_at", token.expires_at), ("used_at", token.used_at), ("revoked_at", token.revoked_at))}  # fmt: skip
    return {
        "id": token.id,
        "user": token.user,
        "name": token.name,
        "use": token.use,
        "actor": token.actor,
        "access": token.access,
        "projects": list(token.projects),
        "created_at": iso(token.created_at),
        **times,
    }


def deed_json(number: int, deed: "Deed") -> dict[str, object]:
    """Return a line of the audit log as JSON shows it."""
    fields = deed._asdict()
    fields.pop("tenant")
    return {"number": number} | fields | {"at": iso(deed.at)}


def told_json(told: "Told") -> dict[str, object]:
    """Return a message that was found as JSON shows it, with its neighbours."""
    from kept.conversation import placeholders

    return {
        "score": told.score,
        "message": {
            "handle": placeholders.handle_of(told.segment.session, told.segment.uuid),
            "index": told.line.position,
            "role": told.line.speaker,
            "date": iso(told.said_at),
            "text": told.line.text,
        },
        "around": [line._asdict() for line in told.around],
        "signals": {signal.name: signal.share for signal in told.signals},
    }
