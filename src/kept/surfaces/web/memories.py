"""The pages *Memories* and *Memory*: search, look, correct, archive, trash, erase."""

from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kept.arguments import checked
from kept.briefing import one_line
from kept.errors import InvalidInput, KeptError
from kept.folder import markdown
from kept.surfaces.http.resources import FILTERS, filters
from kept.surfaces.http.routes import Visit, authorized
from kept.surfaces.http.site import site_of
from kept.surfaces.web.differences import side_by_side
from kept.surfaces.web.rendering import Context, Form, action, back, first, link, listed, page, project_of, whole
from kept.tools import flat
from kept.trust import masked
from kept.types import KINDS, SCOPES, Changes, Draft, Entity, Filter, Hit, Memory

DIALECT = "page"
PAGE = 25
_MOST_AT_ONCE = 200

_DIALECTS = ("typed", "facts", "files", "space", "shell", "python", "page", "http")
_STATES = ("live", "superseded", "trash")


# Memories


def _memories(visit: Visit) -> Context:
    asked = _asked(visit.request)
    where = filters(asked)
    offset = whole(visit.request.query_params.get("offset", ""))
    query = str(asked.get("query", ""))
    found = visit.keeper.browse(query, where, limit=PAGE, offset=offset)
    is_narrowed = any(name != "query" for name in asked)
    is_empty = not found.hits and not is_narrowed and not query and not offset
    shown = {name: visit.request.query_params.getlist(name) for name in visit.request.query_params}
    keep = {name: value for name, value in shown.items() if name not in ("offset", "part", "done", "ids")}
    return {
        "hits": [_hit(hit) for hit in found.hits],
        "cut_at": offset + len(found.hits) if found.is_cut else None,
        "query": query,
        "asked": asked,
        "state": _state(visit.request),
        "is_narrowed": is_narrowed,
        "is_empty": is_empty and not visit.keeper.count(Filter(include_superseded=True)),
        "total": None if query or is_narrowed else visit.keeper.count(),
        "older": link("/", **keep, offset=offset + PAGE) if found.has_more else None,
        "newer": link("/", **keep, offset=max(0, offset - PAGE)) if offset else None,
        "kinds": KINDS,
        "scopes": SCOPES,
        "dialects": _DIALECTS,
    }


def _asked(request: Request) -> dict[str, Any]:
    """Return what the address narrows the list to; an empty field of the form says nothing."""
    given: dict[str, Any] = {}
    for name, schema in FILTERS.items():
        values = [value for value in request.query_params.getlist(name) if value.strip()]
        if not values or schema["type"] == "boolean":
            continue
        if name == "tag":
            values = [tag.strip() for value in values for tag in value.split(",") if tag.strip()]
        given[name] = values if schema["type"] == "array" else values[0]
    state = _state(request)
    if state != "live":
        given["superseded" if state == "superseded" else "trash"] = True
    return checked(flat(FILTERS), given)


def _state(request: Request) -> str:
    state = request.query_params.get("state", "live")
    return state if state in _STATES else "live"


def _hit(hit: Hit) -> Context:
    return {"memory": hit.memory, "score": hit.score, "why": [_reason(one) for one in (*hit.why, *hit.signals)]}


def _reason(signal: object) -> list[tuple[str, str]]:
    """Return one reason of a hit as names and values, whatever kind of reason it is."""
    names: tuple[str, ...] = getattr(signal, "_fields", ()) or getattr(type(signal), "__slots__", ())
    said = []
    for name in names:
        value = getattr(signal, name)
        if value in (None, "", ()):
            continue
        if isinstance(value, float):
            value = f"{value:.0%}" if 0 <= value <= 1 else f"{value:.3g}"
        elif isinstance(value, tuple | list):
            value = ", ".join(map(str, value))
        said.append((name.replace("_", " "), str(value)))
    return said


def _store(visit: Visit, form: Form) -> str:
    draft = Draft(
        first(form, "content"),
        kind=first(form, "kind", "fact"),  # type: ignore[arg-type]  # checked by the draft
        tags=listed(form, "tags"),
        scope=first(form, "scope", "personal"),  # type: ignore[arg-type]  # as above
        dialect=DIALECT,
    )
    stored = visit.keeper.put(draft)
    return back(form, "known" if stored.duplicate else "stored")


_ACTS = {
    "archive": "archived",
    "unarchive": "unarchived",
    "trash": "trashed",
    "restore": "restored",
    "confirm": "confirmed",
    "pin": "pinned",
    "unpin": "unpinned",
}


def _bulk(visit: Visit, form: Form) -> str:
    """Do one thing to all memories that were chosen; erasing asks first, on a page of its own."""
    ids, wanted = [one for one in form.get("ids", []) if one.isdecimal()], first(form, "action")
    if not ids:
        raise InvalidInput("choose at least one memory first", field="ids")
    if len(ids) > _MOST_AT_ONCE:
        raise InvalidInput(f"at most {_MOST_AT_ONCE} at once", field="ids", limit=_MOST_AT_ONCE)
    if wanted == "delete":
        return link("/app/delete", ids=",".join(ids), back=back(form))
    if wanted not in _ACTS:
        raise InvalidInput(f"action must be one of: {', '.join(_ACTS)}, delete", field="action")
    for one in ids:
        _act(visit, one, wanted)
    return back(form, _ACTS[wanted], ",".join(ids))


def _act(visit: Visit, ref: str, wanted: str) -> None:
    keeper = visit.keeper
    match wanted:
        case "archive" | "unarchive":
            keeper.archive(ref, archived=wanted == "archive", dialect=DIALECT)
        case "pin" | "unpin":
            keeper.edit(ref, Changes(pinned=wanted == "pin"), dialect=DIALECT)
        case "trash":
            keeper.trash(ref, dialect=DIALECT)
        case "restore":
            keeper.restore(ref, dialect=DIALECT)
        case _:
            keeper.confirm(ref, dialect=DIALECT)


def _confirm_delete(visit: Visit) -> Context:
    ids = [one for one in visit.request.query_params.get("ids", "").split(",") if one.isdecimal()][:_MOST_AT_ONCE]
    return {
        "memories": [visit.keeper.get(one) for one in ids],
        "return_to": back({"back": [visit.request.query_params.get("back", "/")]}),
    }


def _delete(visit: Visit, form: Form) -> str:
    for one in form.get("ids", []):
        visit.keeper.delete(one)
    return back(form, "deleted")


# Memory


def _memory(visit: Visit) -> Context:
    keeper = visit.keeper
    memory = keeper.get(visit.given["ref"])
    history = keeper.history(memory.uid)
    versions = {revision.version: revision for revision in history}
    newest = max(versions)
    right = versions.get(whole(visit.request.query_params.get("to", "")) or newest, versions[newest])
    left = versions.get(whole(visit.request.query_params.get("from", "")) or right.version - 1)
    return {
        "memory": memory,
        "history": history[::-1],
        "left": left,
        "right": right,
        "compared": None if left is None else side_by_side(_as_text(left.memory), _as_text(right.memory)),
        "successor": _found(visit, memory.superseded_by),
        "predecessors": keeper.storage.browsing.predecessors(keeper.caller, memory.uid),
        "entities": _entities(memory),
        "kinds": KINDS,
        "raw": markdown.write(masked(memory)).decode("utf-8", "replace"),
        "title": one_line(memory.content)[:60],
    }


def _as_text(memory: Memory) -> str:
    """Return what a person compares of two versions."""
    lines = [memory.content]
    if memory.description:
        lines.append(f"description: {memory.description}")
    lines.append(f"kind: {memory.kind}")
    if memory.tags:
        lines.append(f"tags: {', '.join(memory.tags)}")
    return "\n".join(lines)


def _found(visit: Visit, uid: str | None) -> Memory | None:
    try:
        return None if uid is None else visit.keeper.get(uid)
    except KeptError:
        return None  # it was erased, or is not for this reader


def _entities(memory: Memory) -> list[Entity]:
    from kept.entities.extracting import mentions

    found = {(one.type, one.name): Entity(one.type, one.name, one.display) for one in mentions(memory.content)}
    return list(found.values())


def _edit(visit: Visit, form: Form) -> str:
    before = visit.keeper.get(visit.given["ref"])
    given: dict[str, Any] = {}
    for name in ("content", "kind", "name", "description", "category"):
        if name in form and first(form, name) != (getattr(before, name) or ""):
            given[name] = first(form, name)
    if "tags" in form:
        given["tags"] = listed(form, "tags")
    version = whole(first(form, "version")) or None
    if not given:
        return back(form)
    visit.keeper.edit(before.uid, Changes(**given), dialect=DIALECT, if_version=version)
    return back(form, "edited")


async def _raw(request: Request) -> Response:
    site = site_of(request)
    keeper = site.keeper(authorized(request, "read", project=project_of(request)))
    memory = await site.threads.run(keeper.get, request.path_params["ref"])
    return PlainTextResponse(markdown.write(masked(memory)))


def routes() -> list[Route]:
    """Return the routes of both pages."""
    return [
        page("/", "memories.html", "memories", _memories),
        action("/app/store", _store, "memory.store"),
        action("/app/bulk", _bulk, "memory"),
        page("/app/delete", "delete.html", "memories", _confirm_delete, "write"),
        action("/app/delete", _delete, "memory.delete"),
        Route("/app/memory/{ref}/raw", _raw, methods=["GET"]),
        page("/app/memory/{ref}", "memory.html", "memories", _memory),
        action("/app/memory/{ref}/edit", _edit, "memory.edit"),
    ]
