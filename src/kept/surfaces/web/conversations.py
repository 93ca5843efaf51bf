"""The page *Conversations*: archived parts of conversations, read, searched, downloaded."""

import json
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kept.conversation import placeholders
from kept.conversation.conversation import loaded
from kept.conversation.forms import kind_of, role_of, texts_of
from kept.screening.judging import mask
from kept.surfaces.http.resources import segment_of
from kept.surfaces.http.routes import Visit, authorized
from kept.surfaces.http.site import site_of
from kept.surfaces.web.rendering import Context, Form, action, back, link, page

_PAGE = 50
_MESSAGES = 40
_MOST_CHARS = 4_000


def _conversations(visit: Visit) -> Context:
    segments, caller = visit.keeper.storage.segments, visit.keeper.caller
    shown = min(1_000, _whole(visit.request, "limit") or _PAGE)
    found = segments.page(caller, limit=shown + 1)
    wanted = visit.request.query_params.get("find", "").strip().casefold()
    matching = [one for one in found[:shown] if wanted in f"{one.summary} {one.preview} {one.session}".casefold()]
    return {
        "segments": [(one, placeholders.handle_of(one.session, one.uuid)) for one in matching],
        "find": wanted,
        "tokens": sum(one.tokens for one in matching),
        "more": link("/app/conversations", limit=shown + _PAGE, find=wanted) if len(found) > shown else None,
    }


def _conversation(visit: Visit) -> Context:
    segment = segment_of(visit, visit.given["uuid"])
    handle = placeholders.handle_of(segment.session, segment.uuid)
    archive: dict[str, Any] = loaded(visit.keeper.storage.segments, visit.keeper.caller, handle)
    wanted = visit.request.query_params.get("find", "").strip()
    is_secret = bool(archive.get("secret"))
    messages = [
        (segment.first + at, message)
        for at, message in enumerate(archive["messages"])
        if not wanted or any(wanted.casefold() in text.casefold() for text in texts_of(message))
    ]
    start = _whole(visit.request, "offset")
    return {
        "segment": segment,
        "handle": handle,
        "is_secret": is_secret,
        "find": wanted,
        "count": len(messages),
        "messages": [_message(at, one, masked=is_secret) for at, one in messages[start : start + _MESSAGES]],
        "older": link(visit.request.url.path, find=wanted, offset=start + _MESSAGES)
        if len(messages) > start + _MESSAGES
        else None,
        "newer": link(visit.request.url.path, find=wanted, offset=max(0, start - _MESSAGES)) if start else None,
    }


def _message(at: int, message: Any, *, masked: bool) -> Context:
    text = "\n\n".join(texts_of(message))
    text = mask(text) if masked else text
    return {
        "at": at,
        "role": role_of(message),
        "kind": kind_of(message),
        "text": text[:_MOST_CHARS],
        "is_cut": len(text) > _MOST_CHARS,
    }


def _whole(request: Request, name: str) -> int:
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0


async def _download(request: Request) -> Response:
    """Answer with an archive, exactly: its messages as JSON, or all of it as Markdown."""
    site = site_of(request)
    keeper = site.keeper(authorized(request, "read"))
    form = request.path_params["form"]

    def fetched() -> dict[str, Any]:
        visit = Visit(keeper, {}, site, request)
        segment = segment_of(visit, request.path_params["uuid"])
        handle = placeholders.handle_of(segment.session, segment.uuid)
        return loaded(keeper.storage.segments, keeper.caller, handle)

    archive = await site.threads.run(fetched)
    site.note(request, "segment.download", request.path_params["uuid"])
    if form == "json":
        body, kind = json.dumps(archive["messages"], ensure_ascii=False, indent=1), "application/json"
    else:
        body, kind = str(archive["markdown"]), "text/markdown; charset=utf-8"
    name = f'attachment; filename="conversation-{request.path_params["uuid"][:8]}.{form}"'
    return Response(body.encode("utf-8", "replace"), media_type=kind, headers={"Content-Disposition": name})


def _delete(visit: Visit, form: Form) -> str:
    segment = segment_of(visit, visit.given["ref"])
    visit.keeper.storage.segments.delete(visit.keeper.caller, [segment.uuid])
    return back(form, "deleted")


def routes() -> list[Route]:
    """Return the routes of the page."""
    return [
        page("/app/conversations", "conversations.html", "conversations", _conversations),
        page("/app/conversations/{uuid}", "conversation.html", "conversations", _conversation),
        Route("/app/conversations/{uuid}/{form:str}", _download, methods=["GET"]),
        action("/app/conversations/{ref}/delete", _delete, "segment.delete"),
    ]
