"""How the server is: `/health` writes to the store to find out, `/metrics` counts."""

import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kept import __version__
from kept.errors import Backend
from kept.surfaces.http.answers import Json
from kept.surfaces.http.routes import authorized
from kept.surfaces.http.site import site_of

# Whoever asks more often gets the last answer: a probe costs two durable writes.
_EVERY_S = 1.0


class _Health:
    def __init__(self) -> None:
        self._asked = -_EVERY_S
        self._problem: str | None = None

    async def __call__(self, request: Request) -> Response:
        site = site_of(request)
        if time.monotonic() - self._asked >= _EVERY_S:
            self._asked = time.monotonic()
            try:
                await site.threads.run(site.storage.access.probe)
                self._problem = None
            except Backend as error:
                self._problem = error.message
        if self._problem is not None:
            # What exactly is wrong may name files: the log and 'kept doctor' say it.
            raise Backend("the store cannot be written; the person who runs this server can ask 'kept doctor'")
        return Json({"status": "ok", "version": __version__})


async def _metrics(request: Request) -> Response:
    authorized(request, "read", agents=True)
    site = site_of(request)
    gauges = {"kept_threads_busy": float(site.threads.busy)}
    return Response(site.metrics.text(gauges), media_type="text/plain; version=0.0.4; charset=utf-8")


def routes() -> list[Route]:
    """Return the routes of the probes."""
    health = _Health()

    async def healthy(request: Request) -> Response:
        return await health(request)

    return [Route("/health", healthy, methods=["GET"]), Route("/metrics", _metrics, methods=["GET"])]
