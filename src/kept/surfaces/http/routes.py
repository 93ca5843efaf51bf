"""One table of what can be asked over HTTP: it makes the routes and their description, so that both are the same.

A handler runs in a thread and takes a `Visit`; what it was given is checked
against the schemas of its route before, exactly as a tool's arguments are.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from kept.arguments import checked, parsed
from kept.errors import AccessDenied, InvalidInput, KeptError
from kept.keeper import Keeper
from kept.settings import KNOWN
from kept.storage.access import Level
from kept.surfaces.http.answers import Json, Stop
from kept.surfaces.http.site import Site, site_of, visitor_of
from kept.tools import Schema, flat


class Visit(NamedTuple):
    """One request as a handler sees it: the engine for its caller, and the arguments."""

    keeper: Keeper
    given: dict[str, Any]
    site: Site
    request: Request


class Route(NamedTuple):
    """One thing that can be asked.

    ``takes`` are the parameters of path and query, ``body`` what is sent.
    ``audited`` names the deed in the audit log; ``target`` the argument that
    tells what it was done to. ``agents`` may ask too; without it only people.
    ``is_long`` is what takes seconds in a large store.
    """

    method: str
    path: str
    summary: str
    run: Callable[[Visit], object]
    answers: Schema
    needs: Level = "read"
    takes: Schema = flat({})
    body: Schema | None = None
    status: int = 200
    audited: str | None = None
    target: str | None = None
    agents: bool = False
    is_long: bool = False

    @property
    def in_path(self) -> Sequence[str]:
        """The parameters that stand in the path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]


def served(route: Route) -> StarletteRoute:
    """Return the endpoint of *route*."""

    async def endpoint(request: Request) -> Response:
        site = site_of(request)
        caller = authorized(request, route.needs, agents=route.agents)
        given = checked(route.takes, _parameters(request, route.takes) | dict(request.path_params))
        if route.body is not None:
            given |= checked(route.body, await body_of(request))
        visit = Visit(site.keeper(caller), given, site, request)
        run = site.threads.run_long if route.is_long else site.threads.run
        answer = await run(_noted, route, visit)
        return answer if isinstance(answer, Response) else Json(answer, route.status)

    return StarletteRoute(route.path, endpoint, methods=[route.method])


def _noted(route: Route, visit: Visit) -> object:
    """Do what *route* does, with a line in the audit log if it has one."""
    if route.audited is None:
        return route.run(visit)
    target = None if route.target is None else id_of(visit.keeper, visit.given[route.target])
    outcome = "ok"
    try:
        return route.run(visit)
    except KeptError as error:
        outcome = error.code
        raise
    finally:
        visit.site.note(visit.request, route.audited, target, outcome)


# Numbers and ids of memories, and ids of archives, also at the end of their handles.
_ID = re.compile(r"(?:mem://\S*/)?((?:mem-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9]{1,18})", re.ASCII)


def id_of(keeper: Keeper, ref: str) -> str | None:
    """Return what the audit log calls the thing that *ref* names; None if there is none.

    A name may be made of what a memory says, and a caller may write anything
    where a name should stand: the log outlives both.
    """
    found = _ID.fullmatch(ref)
    if found is not None or ref in KNOWN:
        return ref if found is None else found[1]
    try:
        return str(keeper.get(ref).id)
    except KeptError:
        return None


def authorized(request: Request, needs: Level, *, agents: bool = False, project: str | None = None) -> "Caller":
    """Return the caller of *request* if they may do what *needs* says.

    Agents come by tools: those have their budgets, and rest while memory is
    off. Everything else is for people.

    Raises:
        Stop: nobody who is known here.
        AccessDenied: the token does not go so far, or is an agent's.
    """
    visitor = visitor_of(request)
    if not visitor.may(needs):
        raise AccessDenied(f"this needs a token with {needs} access; this one has {visitor.access}")
    if visitor.actor != "person" and not agents:
        raise AccessDenied("this is for people: agents use the tools. A person's token is made with --person")
    return visitor.caller(request.headers, site_of(request).now(), project)


async def body_of(request: Request) -> object:
    """Return the JSON that *request* carries.

    Raises:
        Stop: it says that it carries something else.
        InvalidInput: it is no JSON.
    """
    kind = request.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Stop(415, "wrong_type", f"the body is '{kind[:80]}' and not JSON")
    raw = await request.body()
    try:
        return parsed(raw.decode("utf-8")) if raw.strip() else {}
    except UnicodeDecodeError:
        raise InvalidInput("the body is not UTF-8") from None


def _parameters(request: Request, takes: Schema) -> dict[str, object]:
    """Return the query as the types that *takes* names."""
    given: dict[str, object] = {}
    for name in request.query_params:
        schema = takes["properties"].get(name, {})
        values = request.query_params.getlist(name)
        if schema.get("type") == "array":
            given[name] = values
            continue
        if len(values) > 1:
            raise InvalidInput(f"{name} is given {len(values)} times; give it once", field=name)
        given[name] = _converted(name, schema.get("type", "string"), values[0])
    return given


def _converted(name: str, kind: str, text: str) -> object:
    if kind == "integer":
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 18):
            raise InvalidInput(f"{name} must be a whole number", field=name)
        return int(text)
    if kind == "boolean":
        if text not in ("true", "false"):
            raise InvalidInput(f"{name} must be true or false", field=name)
        return text == "true"
    return text


TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.types import Caller
