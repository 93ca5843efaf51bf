"""The page *Settings*: the switch, what a brief may hold, trust, tokens, who may come in."""

from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from kept.access import LEVELS
from kept.dialects import facts, typed
from kept.errors import AccessDenied, InvalidInput, NotFound
from kept.settings import KNOWN, Setting, checked
from kept.storage.access import Level
from kept.surfaces.http.resources import may_set, why_fixed
from kept.surfaces.http.routes import Visit, authorized
from kept.surfaces.http.site import needs_tls, site_of, visitor_of
from kept.surfaces.web.rendering import (
    Context,
    Form,
    action,
    back,
    common,
    first,
    form_of,
    listed,
    page,
    project_of,
    render,
)

_THEMES = ("auto", "light", "dark")
_COOKIE_S = 365 * 86_400

# What takes one of a few values is chosen, not typed.
_CHOICES = {"memory", "brief.trust", "screening.sensitive", "search.by", "durability"}


def _settings(visit: Visit) -> Context:
    visitor = visitor_of(visit.request)
    access = visit.site.access(visit.request)
    given = [
        (one, value, _choices(one), visitor.may("write") and why_fixed(visit, one.name) is None)
        for one, value in visit.keeper.settings
        if one.name not in ("memory", "teams")
    ]
    folder = visit.keeper.storage.folders.get(visit.keeper.caller)
    return {
        "settings": given,
        "tokens": access.tokens(None if visitor.may("admin") else visitor.user),
        "now": visit.site.now(),
        "users": access.users() if visitor.may("admin") else [],
        "folder": folder,
        "levels": LEVELS,
        "budgets": _BUDGETS,
        "made": None,
        "store": visit.site.storage.path,  # without a password, unlike what the server was started with
        "deeds": access.deeds(limit=15) if visitor.may("admin") else [],
    }


_BUDGETS = (
    ("memory_store", "stores of a session", typed.STORES.limit),
    ("memory_store", "supersedes of a session", typed.SUPERSEDES.limit),
    ("memory_delete", "deletes of a session", typed.DELETES.limit),
    ("memory (facts)", "new memories of a session", facts.MEMORIES.limit),
)


def _choices(setting: Setting) -> list[str]:
    return setting.values.split(", ") if setting.name in _CHOICES else []


def _save(visit: Visit, form: Form) -> str:
    given = {name: values[0].strip() for name, values in form.items() if name in KNOWN}
    # All or nothing: whoever corrects one value and sends the form again expects the others unchanged.
    for name, value in given.items():
        may_set(visit, name)
        if value:
            checked(name, value)
    for name, value in given.items():
        if value:
            visit.keeper.settings.set(name, value)
        else:
            visit.keeper.settings.unset(name)
    return back(form, "saved")


async def _make_token(request: Request) -> Response:
    """Make a token and show its secret, once: this answer is the only place where it is."""
    site = site_of(request)
    caller = authorized(request, "admin", project=project_of(request))
    form = await form_of(request)

    def made() -> Response:
        access = site.access(request)
        user = first(form, "user").strip() or visitor_of(request).user
        level: Level = first(form, "access", "write")  # type: ignore[assignment]  # checked when it is made
        days = first(form, "days", "365")
        if not days.isdecimal():
            raise InvalidInput("days must be a whole number", field="days")
        projects = listed(form, "projects")
        secret, token = access.issue(
            user, first(form, "name"), access=level, actor="person" if "person" in form else "agent",
            projects=projects, days=int(days[:6]),
        )  # fmt: skip
        visit = Visit(site.keeper(caller), {}, site, request)
        return render("settings.html", common(visit, "settings") | _settings(visit) | {"made": (secret, token)})

    return await site.threads.run(made)


def _revoke(visit: Visit, form: Form) -> str:
    visitor, wanted = visitor_of(visit.request), first(form, "token")
    access = visit.site.access(visit.request)
    if not visitor.may("admin") and wanted not in {token.id for token in access.tokens(visitor.user)}:
        raise NotFound("there is no such token of yours", field="token")
    access.revoke(wanted)
    return back(form, "revoked")


async def _choose(request: Request) -> Response:
    """Note in a cookie which project the reader works in, or which theme they like."""
    visitor = visitor_of(request)
    form = await form_of(request)
    response = RedirectResponse(back(form), 303)
    secure = needs_tls(request)
    if "project" in form:
        project = first(form, "project")
        if project and not visitor.may_name(project):
            raise AccessDenied("this sign-in may not work in that project", field="project")
        response.set_cookie("kept-project", quote(project), max_age=_COOKIE_S, httponly=True, samesite="strict",
                            secure=secure)  # fmt: skip
    if "theme" in form:
        theme = first(form, "theme")
        if theme not in _THEMES:
            raise InvalidInput(f"theme must be one of: {', '.join(_THEMES)}", field="theme")
        response.set_cookie("kept-theme", theme, max_age=_COOKIE_S, httponly=True, samesite="strict", secure=secure)
    return response


def routes() -> list[Route]:
    """Return the routes of the page."""
    return [
        page("/app/settings", "settings.html", "settings", _settings),
        action("/app/settings", _save, "settings.set"),
        Route("/app/tokens", _make_token, methods=["POST"]),
        action("/app/tokens/revoke", _revoke, "token.revoke"),
        Route("/app/choose", _choose, methods=["POST"]),
    ]
