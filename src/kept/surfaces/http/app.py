"""The server as one ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router

from kept.surfaces.http import events, openapi, probes, tools, transfers
from kept.surfaces.http.answers import Json
from kept.surfaces.http.gate import Gate
from kept.surfaces.http.options import Options
from kept.surfaces.http.resources import ROUTES
from kept.surfaces.http.routes import served
from kept.surfaces.http.site import Site
from kept.surfaces.web.pages import error_page
from kept.surfaces.web.pages import routes as page_routes


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

    @asynccontextmanager
    async def lifespan(_: Any) -> AsyncIterator[None]:
        async with AsyncExitStack() as open_parts:
            beside = await site.opened()
            try:
                for part in parts:
                    await open_parts.enter_async_context(part())
                yield
            finally:
                await open_parts.aclose()
                await asyncio.shield(site.closed(beside))

    parts: list[Any] = []
    router = Router(routes, redirect_slashes=False, lifespan=lifespan)
    return Gate(router, site, error_page)


async def _described(_: Request) -> Response:
    return Json(openapi.document())


def _metadata_routes() -> list[Route]:
    from kept.surfaces.http.jwt import metadata

    async def described(request: Request) -> Response:
        return Json(metadata(request.scope["kept.site"].options.jwt))

    base = "/.well-known/oauth-protected-resource"
    return [Route(base, described, methods=["GET"]), Route(f"{base}/{{rest:path}}", described, methods=["GET"])]
