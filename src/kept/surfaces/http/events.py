"""`/events`: tells a page when something that its reader may see has changed, as server-sent events.

It says that something changed, never what: the page asks again, as its
reader. Another process may have written, so the store is asked, once a second.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from kept.errors import Backend
from kept.surfaces.http.answers import Stop
from kept.surfaces.http.routes import authorized
from kept.surfaces.http.site import Site, site_of, visitor_of
from kept.types import Caller

EVERY_S = 1.0
_COMMENT_EVERY = 15
_MOST_STREAMS, _MOST_OF_ONE = 200, 20
_TURNS = 300


class _Streams:
    """The streams that are open, by token."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        site, token = site_of(request), visitor_of(request).token
        caller = authorized(request, "read")
        if self._open.total() >= _MOST_STREAMS or self._open[token] >= _MOST_OF_ONE:
            raise Stop(503, "overloaded", "too many pages listen already", {"Retry-After": "30"})
        self._open[token] += 1
        try:
            first = await site.threads.run(site.storage.pulse, caller)
            stream = StreamingResponse(
                _changes(site, caller, first), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"}
            )
            await stream(scope, receive, send)
        finally:
            self._open -= Counter([token])  # which also forgets whom it has none of


async def _changes(site: Site, caller: Caller, seen: int) -> AsyncIterator[str]:
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


def routes() -> list[Route]:
    """Return the route of the events."""
    return [Route("/events", _Streams(), methods=["GET"])]
