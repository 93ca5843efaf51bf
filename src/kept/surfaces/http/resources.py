"""Memories, archives, entities, settings and the rest as resources, for people and their scripts."""

import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from starlette.responses import StreamingResponse

from kept import transfer
from kept.access import LEVELS, MAX_DAYS
from kept.conversation.conversation import listed, loaded
from kept.errors import AccessDenied, InvalidInput, NotFound, shown
from kept.keeper import MAX_OFFSET, MAX_PAGE
from kept.settings import KNOWN
from kept.storage.segments import Segment
from kept.surfaces.as_json import (
    deed_json,
    entity_json,
    hit_json,
    memory_json,
    revision_json,
    segment_json,
    token_json,
    user_json,
)
from kept.surfaces.http.routes import Route, Visit
from kept.surfaces.http.shapes import (
    DEED,
    ENTITY,
    HIT,
    MEMORY,
    REVISION,
    SEGMENT,
    TEXT,
    TOKEN,
    USER,
    WHOLE,
    YES_OR_NO,
    list_of,
    object_of,
)
from kept.surfaces.http.site import visitor_of
from kept.tools import Schema, flat, text
from kept.types import ACTORS, KINDS, MAX_TAGS, SCOPES, Actor, Changes, Draft, Filter

# What the page and scripts write is noted as coming from here.
DIALECT = "http"

_REF = text("the memory: its mem- id, number or name", minLength=1)
_TAGS: Schema = {
    "type": "array",
    "items": {"type": "string", "maxLength": 50},
    "maxItems": MAX_TAGS,
    "description": "tags",
}
_LIMIT: Schema = {"type": "integer", "minimum": 1, "maximum": MAX_PAGE, "description": "most answers, default 20"}
_OFFSET: Schema = {"type": "integer", "minimum": 0, "maximum": MAX_OFFSET, "description": "how many to pass over"}

# For so long archives are looked through for secrets before they are listed.
_LOOKING_S = 1.0

_ACTIONS = ("archive", "unarchive", "trash", "restore", "confirm", "delete")

FILTERS: dict[str, Schema] = {
    "query": text("words to look for; without any: the newest first", maxLength=2_000),
    "kind": {"type": "array", "items": {"type": "string", "enum": list(KINDS)}, "description": "of these kinds"},
    "tag": {"type": "array", "items": {"type": "string", "maxLength": 50}, "description": "with all these tags"},
    "category": text("of this category", maxLength=100),
    "scope": text("personal, project or team", enum=list(SCOPES)),
    "project": text("written in this project", maxLength=500),
    "agent": text("written by a person, an agent or an import", enum=list(ACTORS)),
    "dialect": text("written through this dialect", maxLength=50),
    "since": text("stored at or after this day or time", maxLength=40),
    "until": text("stored before this day or time", maxLength=40),
    "trust": text("confirmed, unconfirmed or waiting", enum=["confirmed", "unconfirmed", "waiting"]),
    "superseded": {"type": "boolean", "description": "also what was superseded"},
    "trash": {"type": "boolean", "description": "what is in the trash instead"},
}


def filters(given: dict[str, Any]) -> Filter:
    """Return what *given* narrows a list to.

    Raises:
        InvalidInput: a time is none.
    """
    where = Filter(
        kinds=tuple(given.get("kind", ())),
        tags=tuple(given.get("tag", ())),
        category=given.get("category"),
        scope=given.get("scope"),
        include_superseded=given.get("superseded", False),
        trashed=given.get("trash", False),
        project=given.get("project"),
        actor=given.get("agent"),
        dialect=given.get("dialect"),
        since=_moment(given, "since"),
        until=_moment(given, "until"),
        trust=given.get("trust"),
    )
    if where.trashed and where.tags:
        raise InvalidInput("the trash is not searched by tag; leave out one of the two", field="tag")
    return where


def _moment(given: dict[str, Any], name: str) -> datetime | None:
    if name not in given:
        return None
    try:
        moment = datetime.fromisoformat(given[name])
        return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        raise InvalidInput(f"{name} must be a day or time such as 2026-01-28T09:30:00Z", field=name) from None


# Memories


def _list(visit: Visit) -> object:
    where, query = filters(visit.given), visit.given.get("query", "")
    limit, offset = visit.given.get("limit", 20), visit.given.get("offset", 0)
    found = visit.keeper.browse(query, where, limit=limit, offset=offset)
    return {"hits": [hit_json(hit) for hit in found.hits], "offset": offset, "has_more": found.has_more,
            "is_cut": found.is_cut}  # fmt: skip


def _store(visit: Visit) -> object:
    stored = visit.keeper.put(Draft(**visit.given, dialect=DIALECT))
    return memory_json(stored.memory) | {"duplicate": stored.duplicate}


def _get(visit: Visit) -> object:
    return memory_json(visit.keeper.get(visit.given["ref"]))


def _edit(visit: Visit) -> object:
    given = dict(visit.given)
    ref, version = given.pop("ref"), given.pop("if_version", None)
    if "tags" in given:
        given["tags"] = tuple(given["tags"])
    return memory_json(visit.keeper.edit(ref, Changes(**given), dialect=DIALECT, if_version=version))


def _delete(visit: Visit) -> object:
    deleted = visit.keeper.delete(visit.given["ref"])
    return {"id": deleted.uid, "deleted": True, "erasure": deleted.erasure}


def _act(visit: Visit) -> object:
    """Do one thing to a memory and return it, or that it is no more."""
    keeper, ref, action = visit.keeper, visit.given["ref"], visit.given["action"]
    match action:
        case "archive" | "unarchive":
            return memory_json(keeper.archive(ref, archived=action == "archive", dialect=DIALECT))
        case "trash":
            return memory_json(keeper.trash(ref, dialect=DIALECT))
        case "restore":
            return memory_json(keeper.restore(ref, dialect=DIALECT))
        case "confirm":
            return memory_json(keeper.confirm(ref, dialect=DIALECT))
        case _:
            return _delete(visit)


def _history(visit: Visit) -> object:
    return {"revisions": [revision_json(revision) for revision in visit.keeper.history(visit.given["ref"])]}


def _review(visit: Visit) -> object:
    limit, offset = visit.given.get("limit", 20), visit.given.get("offset", 0)
    waiting = visit.keeper.waiting(limit=limit, offset=offset)
    return {"memories": [memory_json(memory) for memory in waiting], "total": visit.keeper.count_waiting()}


# Entities, archives, settings


def _entities(visit: Visit) -> object:
    found = visit.keeper.entities(visit.given.get("query", ""), limit=visit.given.get("limit", 50))
    return {"entities": [entity_json(entity) for entity in found]}


def _entity(visit: Visit) -> object:
    found = visit.keeper.entities_named(visit.given["name"])
    if not found:
        raise NotFound(f"no memory mentions '{shown(visit.given['name'])}'", field="name")
    limit = visit.given.get("limit", 20)
    return {
        "entities": [
            entity_json(entity)
            | {
                "memory_list": [memory_json(one) for one in visit.keeper.list(Filter(entity=entity), limit=limit)],
                "neighbours": [entity_json(one) for one in visit.keeper.neighbours(entity)],
            }
            for entity in found
        ]
    }


def segment_of(visit: Visit, uuid: str) -> Segment:
    """Return the archive of that id.

    Raises:
        NotFound: there is none of the caller's.
    """
    found = visit.keeper.storage.segments.find(visit.keeper.caller, [uuid]).get(uuid)
    if found is None:
        raise NotFound(f"no archive '{shown(uuid)}': /segments lists them", field="uuid")
    return found


def _segments(visit: Visit) -> object:
    limit = visit.given.get("limit", 20)
    found = listed(visit.keeper.storage.segments, visit.keeper.caller, limit=limit, within_s=_LOOKING_S)
    return {"segments": [segment_json(segment) for segment in found]}


def _segment(visit: Visit) -> object:
    handle = segment_json(segment_of(visit, visit.given["uuid"]))["handle"]
    return loaded(visit.keeper.storage.segments, visit.keeper.caller, str(handle))


def _forget_segment(visit: Visit) -> object:
    segment = segment_of(visit, visit.given["uuid"])
    visit.keeper.storage.segments.delete(visit.keeper.caller, [segment.uuid])
    return {"uuid": segment.uuid, "deleted": True}


def _settings(visit: Visit) -> object:
    return {
        "settings": [
            {"name": one.name, "value": value, "default": one.default, "of": one.of, "help": one.help,
             "values": one.values}
            for one, value in visit.keeper.settings
        ]
    }  # fmt: skip


def why_fixed(visit: Visit, name: str) -> str | None:
    """Return why the visitor may not change that setting; None if they may."""
    visitor = visitor_of(visit.request)
    if name == "teams":
        return "over HTTP an administrator says who is in which team: 'kept team add TEAM USER'"
    if name == "embedder":
        # Its address is sent the texts of all tenants, and the key of whoever runs the server.
        return "where texts are sent is not said over HTTP: 'kept embedder use MODEL', where the server runs"
    is_owner = visitor.may("admin") and visitor.tenant == visit.site.options.tenant
    if name in KNOWN and KNOWN[name].of == "store" and not is_owner:
        return f"{name} holds for the whole store: changing it needs admin access in the server's own tenant"
    return None


def may_set(visit: Visit, name: str) -> None:
    """Raise `AccessDenied` if the visitor may not change that setting."""
    why = why_fixed(visit, name)
    if why is not None:
        raise AccessDenied(why)


def _set(visit: Visit) -> object:
    name = visit.given["name"]
    may_set(visit, name)
    visit.keeper.settings.set(name, visit.given["value"])
    return {"name": name, "value": visit.keeper.settings.get(name)}


def _unset(visit: Visit) -> object:
    name = visit.given["name"]
    may_set(visit, name)
    visit.keeper.settings.unset(name)
    return {"name": name, "value": visit.keeper.settings.get(name)}


def export(visit: Visit) -> StreamingResponse:
    """Answer with everything that the caller may see.

    It is written to a file without a name first: a client that reads slowly
    must not keep the store's log from being emptied.
    """
    file = tempfile.TemporaryFile()  # noqa: SIM115 - closed when it was sent
    for line in transfer.export(visit.keeper):
        file.write(line.encode())
    file.seek(0)

    def sent() -> Iterator[bytes]:
        with file:
            while part := file.read(65_536):
                yield part

    headers = {"Content-Disposition": f'attachment; filename="kept-{visit.keeper.now():%Y-%m-%d}.jsonl"'}
    return StreamingResponse(sent(), media_type="application/x-ndjson", headers=headers)


# Users, tokens, the log


def _tokens(visit: Visit) -> object:
    access, visitor = visit.site.access(visit.request), visitor_of(visit.request)
    return {"tokens": [token_json(token) for token in access.tokens(None if visitor.may("admin") else visitor.user)]}


def _create_token(visit: Visit) -> object:
    given = dict(visit.given)
    actor: Actor = "person" if given.pop("person", False) else "agent"
    visitor = visitor_of(visit.request)
    projects = given.pop("projects", [])
    secret, token = visit.site.access(visit.request).issue(
        given.pop("user", visitor.user), given.pop("name"), projects=projects, actor=actor, **given
    )
    return token_json(token) | {"token": secret}


def _revoke_token(visit: Visit) -> object:
    visit.site.access(visit.request).revoke(visit.given["id"])
    return {"id": visit.given["id"], "revoked": True}


def _users(visit: Visit) -> object:
    return {"users": [user_json(user) for user in visit.site.access(visit.request).users()]}


def _audit(visit: Visit) -> object:
    given = visit.given
    found = visit.site.access(visit.request).deeds(
        limit=given.get("limit", 50), user=given.get("user"), before=given.get("before")
    )
    return {"deeds": [deed_json(number, deed) for number, deed in found]}


_DRAFT: Schema = flat(
    {
        "content": text("what to keep", minLength=1, maxLength=65_536),
        "kind": text("what kind of memory, default fact", enum=list(KINDS)),
        "tags": _TAGS,
        "name": text("a readable name", minLength=1, maxLength=100),
        "description": text("one line about it", maxLength=500),
        "scope": text("who may see it, default personal", enum=list(SCOPES)),
        "key": text("replaces the memory that has this key", minLength=1, maxLength=200),
        "category": text("a category", minLength=1, maxLength=100),
        "supersedes": text("the memory that this one replaces", minLength=1),
    },
    required=("content",),
)
_CHANGES: Schema = flat(
    {
        **{name: _DRAFT["properties"][name] for name in ("content", "kind", "tags", "name", "description")},
        "category": text("a category; empty takes it away", maxLength=100),
        "pinned": {"type": "boolean", "description": "whether it comes first in briefs"},
        "if_version": {"type": "integer", "minimum": 1, "description": "only if it is at this version still"},
    }
)
_PAGE = flat({"limit": _LIMIT, "offset": _OFFSET})
_ONE = flat({"ref": _REF}, ("ref",))
_DELETED = object_of(id=TEXT, deleted=YES_OR_NO, erasure=TEXT)
_SETTING = object_of(name=TEXT, value=TEXT)

ROUTES = (
    Route("GET", "/memories", "Search memories, or list the newest", _list,
          object_of(hits=list_of(HIT), offset=WHOLE, has_more=YES_OR_NO, is_cut=YES_OR_NO),
          takes=flat({**FILTERS, "limit": _LIMIT, "offset": _OFFSET})),
    Route("POST", "/memories", "Keep something", _store, MEMORY, "write", body=_DRAFT, status=201,
          audited="memory.store"),
    Route("GET", "/memories/{ref}", "One memory", _get, MEMORY, takes=_ONE),
    Route("PATCH", "/memories/{ref}", "Change a memory; the version before stays in its history", _edit, MEMORY,
          "write", takes=_ONE, body=_CHANGES, audited="memory.edit", target="ref"),
    Route("DELETE", "/memories/{ref}", "Erase a memory for good, with its history and every byte", _delete, _DELETED,
          "write", takes=_ONE, audited="memory.delete", target="ref"),
    Route("POST", "/memories/{ref}/{action}", "Archive, unarchive, trash, restore, confirm or delete a memory", _act,
          {"type": "object"}, "write",
          takes=flat({"ref": _REF, "action": text("what to do", enum=list(_ACTIONS))}, ("ref", "action")),
          audited="memory.act", target="ref"),
    Route("GET", "/history/{ref}", "Every change of a memory, oldest first", _history,
          object_of(revisions=list_of(REVISION)), takes=_ONE),
    Route("GET", "/review", "What waits for a person, newest first", _review,
          object_of(memories=list_of(MEMORY), total=WHOLE), takes=_PAGE),
    Route("GET", "/entities", "What memories are about, most mentioned first", _entities,
          object_of(entities=list_of(ENTITY)),
          takes=flat({"query": text("part of the name", maxLength=200), "limit": _LIMIT})),
    Route("GET", "/entities/{name}", "One entity with its memories and neighbours", _entity,
          object_of(entities=list_of(ENTITY)),
          takes=flat({"name": text("its name, or another name for it", minLength=1), "limit": _LIMIT}, ("name",))),
    Route("GET", "/segments", "Archived parts of conversations, newest first", _segments,
          object_of(segments=list_of(SEGMENT)), takes=flat({"limit": _LIMIT})),
    Route("GET", "/segments/{uuid}", "The messages of an archive, exactly", _segment,
          object_of(handle=TEXT, messages=list_of({"type": "object"}), markdown=TEXT),
          takes=flat({"uuid": text("the archive", minLength=1)}, ("uuid",))),
    Route("DELETE", "/segments/{uuid}", "Erase an archive for good", _forget_segment,
          object_of(uuid=TEXT, deleted=YES_OR_NO), "write",
          takes=flat({"uuid": text("the archive", minLength=1)}, ("uuid",)), audited="segment.delete", target="uuid"),
    Route("GET", "/settings", "All settings with the values that hold", _settings,
          object_of(settings=list_of(_SETTING))),
    Route("PUT", "/settings/{name}", "Change a setting", _set, _SETTING, "write",
          takes=flat({"name": text("which", minLength=1)}, ("name",)),
          body=flat({"value": text("the new value", maxLength=1_000)}, ("value",)), audited="settings.set",
          target="name"),
    Route("DELETE", "/settings/{name}", "Go back to the default", _unset, _SETTING, "write",
          takes=flat({"name": text("which", minLength=1)}, ("name",)), audited="settings.unset", target="name"),
    Route("GET", "/export", "Everything the caller may see, without loss, as lines of JSON", export, TEXT,
          audited="export", is_long=True),
    Route("GET", "/tokens", "One's own tokens; an administrator's: all", _tokens, object_of(tokens=list_of(TOKEN))),
    Route("POST", "/tokens", "Make a token; its secret is in this answer and nowhere else", _create_token,
          object_of(id=TEXT, token=TEXT), "admin", status=201,
          body=flat({
              "name": text("what it is for", minLength=1, maxLength=100),
              "user": text("whose, default one's own", minLength=1, maxLength=500),
              "access": text("read, write or admin", enum=list(LEVELS)),
              "person": {"type": "boolean", "description": "a person's, not an agent's"},
              "projects": {"type": "array", "items": {"type": "string", "minLength": 1, "maxLength": 500},
                           "maxItems": 100, "description": "projects it may work in"},
              "days": {"type": "integer", "minimum": 1, "maximum": MAX_DAYS, "description": "until it expires"},
          }, ("name",))),
    Route("DELETE", "/tokens/{id}", "Let a token open nothing any more", _revoke_token,
          object_of(id=TEXT, revoked=YES_OR_NO), "admin", takes=flat({"id": text("which", minLength=1)}, ("id",))),
    Route("GET", "/users", "Who may come in", _users, object_of(users=list_of(USER)), "admin"),
    Route("GET", "/audit", "Who did what, newest first", _audit, object_of(deeds=list_of(DEED)), "admin",
          takes=flat({"limit": _LIMIT, "user": text("only this user's", maxLength=500),
                      "before": {"type": "integer", "minimum": 0, "description": "older than this number"}})),
)  # fmt: skip
