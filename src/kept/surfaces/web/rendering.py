"""How pages are made: templates, what all of them show, and text that cannot do anything.

Everything stored is hostile until proven otherwise, so templates escape
without exception, and characters that nobody sees are written out.
"""

import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlencode

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from kept import __version__
from kept.errors import InvalidInput, KeptError
from kept.storage.access import ANY_PROJECT, Level
from kept.surfaces.counting import counted
from kept.surfaces.http.routes import Visit, authorized, id_of
from kept.surfaces.http.site import site_of, visitor_of

Context = dict[str, Any]
View = Callable[[Visit], Context]
Form = Mapping[str, list[str]]

# A form holds a memory at most; larger things come another way.
_MAX_FORM_BYTES = 1_000_000

# Controls but for line feed and tab, marks that turn text around, and what has no width.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]"
)

NAVIGATION = (
    ("memories", "/", "Memories"),
    ("review", "/app/review", "Review"),
    ("brief", "/app/brief", "Brief"),
    ("conversations", "/app/conversations", "Conversations"),
    ("entities", "/app/entities", "Entities"),
    ("timeline", "/app/timeline", "Timeline"),
    ("transfer", "/app/transfer", "Import and export"),
    ("settings", "/app/settings", "Settings"),
    ("doctor", "/app/doctor", "Doctor"),
)


def visible(text: object) -> Markup:
    r"""Return *text* escaped, with every character that nobody would see written out.

    >>> visible("a<b\u202e")
    Markup('a&lt;b<span class="unseen">U+202E</span>')
    """
    pieces: list[Markup] = []
    last, said = 0, str(text)
    for found in _UNSEEN.finditer(said):
        pieces.append(escape(said[last : found.start()]))
        pieces.append(Markup('<span class="unseen">U+{}</span>').format(f"{ord(found[0]):04X}"))
        last = found.end()
    return Markup("").join([*pieces, escape(said[last:])])


def ago(moment: datetime | None) -> str:
    """Say how long ago *moment* was."""
    if moment is None:
        return "never"
    seconds = max(0, int((datetime.now(UTC) - moment).total_seconds()))
    for unit, size in (("year", 31_557_600), ("month", 2_629_800), ("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds >= size:
            count = seconds // size
            return f"{count} {unit}{'' if count == 1 else 's'} ago"
    return "just now"


@cache
def templates() -> Environment:
    """Return the templates, which escape everything."""
    environment = Environment(
        loader=PackageLoader("kept.surfaces.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"visible": visible, "ago": ago, "path": lambda text: quote(str(text), safe="")}
    environment.globals |= {"counted": counted, "link": link, "navigation": NAVIGATION, "assets": _assets_version()}
    return environment


def _assets_version() -> str:
    """Return what changes with the style or the script, so that a browser may keep both until then."""
    from hashlib import blake2b

    static = files("kept.surfaces.web") / "static"
    parts = b"".join((static / name).read_bytes() for name in ("kept.css", "kept.js"))
    return blake2b(parts, digest_size=6).hexdigest()


def link(address: str, **parameters: object) -> str:
    """Return *address* with those parameters that say something."""
    said = {name: value for name, value in parameters.items() if value not in (None, "", (), [], False)}
    return f"{address}?{urlencode(said, doseq=True)}" if said else address


def project_of(request: Request) -> str | None:
    """Return the project that the reader of the page has chosen, else the server's own; none that they may not see."""
    chosen = request.cookies.get("kept-project")
    project = site_of(request).options.project if chosen is None else unquote(chosen)
    return project if project and visitor_of(request).may_name(project) else None


def common(visit: Visit, section: str) -> Context:
    """Return what every page shows around its own part."""
    visitor, caller = visitor_of(visit.request), visit.keeper.caller
    known = [*visit.site.storage.access.projects(visitor.tenant), *visit.keeper.storage.browsing.projects(caller)]
    projects = sorted({name for name in (*known, caller.project) if name and visitor.may_name(name)})
    if visitor.projects != ANY_PROJECT:
        projects = sorted({*projects, *visitor.projects})
    return {
        "section": section,
        "user": visitor.user,
        "visitor": visitor,
        "project": caller.project,
        "projects": projects,
        "teams": caller.teams,
        "waiting": visit.keeper.storage.count_waiting(caller),
        "is_on": visit.keeper.settings.get("memory") == "on",
        "theme": visit.request.cookies.get("kept-theme", "auto"),
        "version": __version__,
        "done": _done(visit.request),
        "here": _here(visit.request),
        "may_write": visitor.may("write"),
        "may_admin": visitor.may("admin"),
    }


def _here(request: Request) -> str:
    """Return where a form may come back to: this address, without what was just done."""
    return link(request.url.path, **{name: request.query_params.getlist(name) for name in request.query_params
                                     if name not in _DONE})  # fmt: skip


_DONE = ("done", "ids", "error")
_SAID = {
    "stored": "Kept.",
    "known": "That is kept already.",
    "edited": "Changed. The version before is in its history.",
    "archived": "Archived: out of briefs, still found.",
    "unarchived": "Out of the archive.",
    "trashed": "In the trash.",
    "restored": "Back from the trash.",
    "confirmed": "Confirmed.",
    "deleted": "Erased for good.",
    "pinned": "Pinned: it comes first in briefs.",
    "unpinned": "No longer pinned.",
    "merged": "Merged. The other one is in its history.",
    "dismissed": "Both stay as they are.",
    "saved": "Saved.",
    "revoked": "Revoked: it opens nothing any more.",
}
_UNDO = {"trashed": "restore", "archived": "unarchive"}


def _done(request: Request) -> Context | None:
    """Return what the page says about what was just done, and how to take it back."""
    what = request.query_params.get("done", "")
    if what not in _SAID:
        return None
    ids = [one for one in request.query_params.get("ids", "").split(",") if one.isdecimal()][:100]
    return {"said": _SAID[what], "undo": _UNDO.get(what) if ids else None, "ids": ids}


def render(template: str, context: Context, status: int = 200, *, part: bool = False) -> Response:
    """Return a page; with *part* only what changes of it, if the page has such a part."""
    names = [template.replace(".html", "_part.html"), template] if part else [template]
    # Half a character, which a conversation may hold, cannot be sent.
    return HTMLResponse(templates().select_template(names).render(context).encode("utf-8", "replace"), status)


def page(path: str, template: str, section: str, view: View, needs: Level = "read") -> Route:
    """Return the route of a page that *view* fills; both run in a thread."""

    async def endpoint(request: Request) -> Response:
        site = site_of(request)
        caller = authorized(request, needs, project=project_of(request))
        site.attend(caller)
        visit = Visit(site.keeper(caller), dict(request.path_params), site, request)

        def made() -> Response:
            filled = view(visit)
            # A part of the page, for the script; the rest of it is there already.
            is_part = bool(request.query_params.get("part"))
            return render(template, common(visit, section) | filled, part=is_part)

        return await site.threads.run(made)

    return Route(path, endpoint, methods=["GET"])


def action(path: str, do: Callable[[Visit, Form], str], deed: str, needs: Level = "write") -> Route:
    """Return the route of a form: *do* does it in a thread and returns where to go on."""

    async def endpoint(request: Request) -> Response:
        site = site_of(request)
        caller = authorized(request, needs, project=project_of(request))
        form = await form_of(request)
        visit = Visit(site.keeper(caller), dict(request.path_params), site, request)
        return RedirectResponse(await site.threads.run(_noted, do, deed, visit, form), 303)

    return Route(path, endpoint, methods=["POST"])


def _noted(do: Callable[[Visit, Form], str], deed: str, visit: Visit, form: Form) -> str:
    """Do what a form asks for, with a line in the audit log."""
    named = [visit.given["ref"]] if "ref" in visit.given else form.get("ids", [])[:20]
    target = ",".join(filter(None, [id_of(visit.keeper, one) for one in named])) or None
    wanted = first(form, "action")
    if re.fullmatch("[a-z]{1,10}", wanted):  # a word of a button's; anything else is none of the log's
        deed = f"{deed} {wanted}"
    outcome = "ok"
    try:
        return do(visit, form)
    except KeptError as error:
        outcome = error.code
        raise
    finally:
        visit.site.note(visit.request, deed, target, outcome)


async def form_of(request: Request) -> Form:
    """Return what a form sent.

    Raises:
        InvalidInput: it is none, or too large.
    """
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > _MAX_FORM_BYTES:
            raise InvalidInput("this form holds too much; a memory has at most 64 KB", field="content")
    try:
        return parse_qs(body.decode("utf-8"), keep_blank_values=True, max_num_fields=2_000, errors="strict")
    except ValueError:
        raise InvalidInput("the form cannot be read; send it again from the page") from None


def first(form: Form, name: str, default: str = "") -> str:
    """Return the value of one field; forms send line breaks as carriage return and line feed."""
    return form.get(name, [default])[0].replace("\r\n", "\n")


def listed(form: Form, name: str) -> tuple[str, ...]:
    """Return what stands between the commas of one field."""
    return tuple(part.strip() for part in first(form, name).split(",") if part.strip())


def whole(text: str) -> int:
    """Return the number that *text* is; 0 if it is none, or too large for a page or a version.

    >>> whole("25"), whole("-1"), whole("9" * 20)
    (25, 0, 0)
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0


def back(form: Form, done: str = "", ids: str = "") -> str:
    """Return the page that a form came from, saying what was *done*; only ever one of ours."""
    address = first(form, "back", "/")
    path, _, query = address.partition("?")
    # "//host" and "\host" would lead elsewhere.
    is_ours = path == "/" or re.fullmatch(r"/app/[\w./~%-]*", path) is not None
    if not is_ours or "\n" in address:
        path, query = "/", ""
    said = parse_qs(query, keep_blank_values=False)
    for name in _DONE:
        said.pop(name, None)
    return link(path, **said, done=done, ids=ids)
