"""`/events`: tells a page when something that its reader may see has changed, as server-sent events.

It says that something changed, never what: the page asks again, as its
reader. Another process may have written, so the store is asked, once a second.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from kept.errors import Backend
from kept.surfaces.http.answers import Stop
from kept.surfaces.http.routes import authorized
from kept.surfaces.http.site import Site, site_of
from kept.types import Caller

EVERY_S = 1.0
_COMMENT_EVERY = 15
_MOST_STREAMS = 200
_TURNS = 300


class _Streams:
    def __init__(self) -> None:
        self.open = 0

    async def __call__(self, request: Request) -> Response:
        site = site_of(request)
        caller = authorized(request, "read")
        if self.open >= _MOST_STREAMS:
            raise Stop(503, "overloaded", "too many pages listen already", {"Retry-After": "30"})
        first = await site.threads.run(site.storage.pulse, caller)
        return StreamingResponse(
            self._changes(site, caller, first), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"}
        )

    async def _changes(self, site: Site, caller: Caller, seen: int) -> AsyncIterator[str]:
        self.open += 1
        try:
            yield "retry: 3000\nevent: hello\ndata: {}\n\n"
            for turn in range(1, _TURNS):  # then the page comes again, with whatever its token is worth by then
                with suppress(TimeoutError):
                    await asyncio.wait_for(site.stopping.wait(), EVERY_S)
                if site.stopping.is_set():
                    return
                with suppress(Backend, Stop):
                    now = await site.threads.run(site.storage.pulse, caller)
                    if now != seen:
                        seen = now
                        yield f"event: changed\ndata: {now}\n\n"
                if turn % _COMMENT_EVERY == 0:
                    yield ": still here\n\n"
        finally:
            self.open -= 1


def routes() -> list[Route]:
    """Return the route of the events."""
    streams = _Streams()

    async def listen(request: Request) -> Response:
        return await streams(request)

    return [Route("/events", listen, methods=["GET"])]
