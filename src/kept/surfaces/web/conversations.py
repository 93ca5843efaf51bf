"""The page *Conversations*: archived parts of conversations, read, searched, downloaded."""

import json
import re
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kept.conversation import placeholders
from kept.conversation.conversation import listed, loaded
from kept.conversation.forms import kind_of, role_of, texts_of
from kept.screening.judging import mask
from kept.storage.segments import Told
from kept.surfaces.http.resources import segment_of
from kept.surfaces.http.routes import Visit, authorized
from kept.surfaces.http.site import site_of
from kept.surfaces.web.rendering import Context, Form, action, back, link, page, whole

_PAGE = 50
_MESSAGES = 40
_MOST_CHARS = 4_000

# How many messages are found at first, and with a click on "More" at most.
_FOUND = 20
_MOST_FOUND = 200

# How much is shown of a message that was found, of what stands before the
# word it was found by, and of each neighbour.
_FOUND_CHARS = 700
_BEFORE_CHARS = 200
_NEIGHBOUR_CHARS = 200

# For so long archives are looked through for secrets before the page is shown.
_LOOKING_S = 0.1


def _conversations(visit: Visit) -> Context:
    wanted = visit.request.query_params.get("find", "").strip()
    return {"find": wanted} | (_found(visit, wanted) if wanted else _listed(visit))


def _listed(visit: Visit) -> Context:
    shown = min(1_000, _whole(visit.request, "limit") or _PAGE)
    keeper = visit.keeper
    found = listed(keeper.storage.segments, keeper.caller, limit=shown + 1, within_s=_LOOKING_S)
    return {
        "segments": found[:shown],
        "tokens": sum(one.tokens for one in found[:shown]),
        "more": link("/app/conversations", limit=shown + _PAGE) if len(found) > shown else None,
    }


def _found(visit: Visit, wanted: str) -> Context:
    """Return the messages that answer, with what was said around them."""
    shown = max(_FOUND, min(_MOST_FOUND, _whole(visit.request, "limit")))
    recalled = visit.keeper.recall(wanted, limit=shown + 1, sources=("conversations",))
    has_more = len(recalled.said) > shown
    return {
        "told": [_told(one) for one in recalled.said[:shown]],
        "note": recalled.note,
        "is_cut": has_more and shown == _MOST_FOUND,
        "more": link("/app/conversations", limit=shown + _FOUND, find=wanted) if has_more else None,
    }


def _told(told: Told) -> Context:
    at = told.line.position
    address = f"/app/conversations/{quote(told.segment.uuid, safe='')}?at={at}#m{at}"
    lines = [
        (line, line.position == at, _around(line.text, told) if line.position == at else line.text[:_NEIGHBOUR_CHARS])
        for line in told.around
    ]
    return {"address": address, "segment": told.segment, "said_at": told.said_at, "lines": lines}


def _around(text: str, told: Told) -> str:
    """Return the part of a message around the first word that it was found by."""
    places = [found.start() for one in told.why if (found := re.search(re.escape(one.found), text, re.IGNORECASE))]
    start = max(0, min(places, default=0) - _BEFORE_CHARS)
    return (
        f"{'…' if start else ''}{text[start : start + _FOUND_CHARS]}{'…' if start + _FOUND_CHARS < len(text) else ''}"
    )


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
    if at := _whole(visit.request, "at"):
        start = max(0, at - segment.first) // _MESSAGES * _MESSAGES
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
    return whole(request.query_params.get(name, ""))


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
