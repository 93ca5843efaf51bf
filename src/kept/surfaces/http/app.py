"""The server as one ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router

from kept.errors import KeptError
from kept.surfaces.http import events, openapi, probes, tools, transfers
from kept.surfaces.http.answers import Json, Stop
from kept.surfaces.http.gate import Gate
from kept.surfaces.http.options import Options
from kept.surfaces.http.resources import ROUTES
from kept.surfaces.http.routes import served
from kept.surfaces.http.site import Site
from kept.surfaces.web.pages import error_page
from kept.surfaces.web.pages import routes as page_routes
from kept.types import Caller


def create(options: Options) -> Gate:
    """Return the application of one worker process."""
    site = Site(options)
    routes: list[BaseRoute] = [
        *tools.routes(),
        *map(served, ROUTES),
        *transfers.routes(),
        *events.routes(),
        *probes.routes(),
        Route("/openapi.json", _described, methods=["GET"]),
        *page_routes(),
    ]
    if options.jwt is not None:
        routes += _metadata_routes()
    mcp_routes, running = _mcp(site)
    routes += mcp_routes

    @asynccontextmanager
    async def lifespan(_: Any) -> AsyncIterator[None]:
        async with AsyncExitStack() as open_parts:
            beside = await site.opened(_warm)
            try:
                if running is not None:
                    await open_parts.enter_async_context(running())
                yield
            finally:
                await open_parts.aclose()
                await asyncio.shield(site.closed(beside))

    router = Router(routes, redirect_slashes=False, lifespan=lifespan)
    return Gate(router, site, error_page)


def _mcp(site: Site) -> tuple[list[Route], Any]:
    """Return the routes of MCP and what runs beside them; without its package, a line that says how to get it."""
    try:
        from kept.surfaces.http.mcp import mounted
    except ImportError:

        async def missing(_: Request) -> Response:
            raise Stop(501, "missing", "this server has no MCP: pip install 'kept[mcp]' where it runs")

        return [Route(path, missing, methods=["GET", "POST"]) for path in ("/mcp", "/mcp/{dialect}")], None
    return mounted(site)


def _warm(site: Site) -> None:
    """Load what the first requests would wait for."""
    from kept.surfaces.web.brief import tokens_of
    from kept.surfaces.web.rendering import templates

    with suppress(KeptError):  # whoever asks first is told what is wrong
        site.keeper(Caller(user=site.options.user, session="warm", tenant=site.options.tenant)).warm_up()
    tokens_of("warm")
    for name in templates().list_templates():
        templates().get_template(name)


async def _described(_: Request) -> Response:
    return Json(openapi.document())


def _metadata_routes() -> list[Route]:
    from kept.surfaces.http.jwt import metadata

    async def described(request: Request) -> Response:
        return Json(metadata(request.scope["kept.site"].options.jwt))

    base = "/.well-known/oauth-protected-resource"
    return [Route(base, described, methods=["GET"]), Route(f"{base}/{{rest:path}}", described, methods=["GET"])]
