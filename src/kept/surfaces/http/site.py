"""What all requests of one worker process share: the store, threads, limits, counts."""

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import datetime

from starlette.requests import Request

from kept import ids
from kept.access import Access
from kept.api import storage_at
from kept.errors import Backend
from kept.keeper import Keeper
from kept.storage.access import Deed
from kept.surfaces.http.answers import Stop
from kept.surfaces.http.journal import Journal
from kept.surfaces.http.limits import RateLimit
from kept.surfaces.http.metrics import Metrics
from kept.surfaces.http.options import Options, is_loopback
from kept.surfaces.http.threads import Threads
from kept.surfaces.http.visitors import Verify, Visitor
from kept.types import Caller
from kept.values import replace

log = logging.getLogger("kept.http")

# Wrong tokens from one address: so many at once, then one every so often.
_GUESSES, _GUESSES_PER_S = 20, 0.5

# Upkeep takes a fifth of a core at most, and only for those who looked at the page lately.
_UPKEEP_EVERY_S, _UPKEEP_S = 1.0, 0.2
_ATTENDED_S = 600


class Site:
    """One worker's share of a server."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.storage = storage_at(options.store)
        self.threads = Threads(options.threads, options.waiting)
        self.journal = Journal(self.storage, self.threads)
        self.metrics = Metrics()
        self.rate = RateLimit(options.rate, options.burst)
        self.guesses = RateLimit(_GUESSES_PER_S, _GUESSES)
        self.verify: Verify | None = None
        if options.jwt is not None:
            from kept.surfaces.http.jwt import Verifier

            self.verify = Verifier(options.jwt, self.storage, options.tenant)
        self._attended: dict[Caller, float] = {}
        # Set when the server is told to stop: streams end, requests do not.
        self.stopping = asyncio.Event()

    def now(self) -> datetime:
        """Return the present time."""
        return ids.now()

    def keeper(self, caller: Caller) -> Keeper:
        """Return the engine for one request."""
        return Keeper(self.storage, caller)

    def access(self, request: Request) -> Access:
        """Return users and tokens, as the visitor of *request* may change them."""
        visitor = visitor_of(request)
        return Access(
            self.storage, visitor.caller(request.headers, self.now()), self.now, surface="http", token=visitor.token,
            address=address_of(request),
        )  # fmt: skip

    def note(self, request: Request, action: str, target: str | None = None, outcome: str = "ok") -> None:
        """Add a line to the audit log."""
        visitor: Visitor | None = request.scope.get("kept.visitor")
        self.journal.note(
            Deed(
                self.options.tenant if visitor is None else visitor.tenant,
                self.now(),
                None if visitor is None else visitor.user,
                "agent" if visitor is None else visitor.actor,
                None if visitor is None else visitor.token,
                "http",
                action,
                None if target is None else target[:200],
                outcome,
                address_of(request),
            )
        )

    def attend(self, caller: Caller) -> None:
        """Look after the memories of somebody who looks at them: what they mention, and what says the same."""
        self._attended[replace(caller, session="upkeep")] = time.monotonic()

    async def opened(self, warm: "Callable[[Site], None]") -> "list[asyncio.Task[None]]":
        """Begin the work that goes on beside requests."""
        return [
            asyncio.create_task(self.threads.run_long(warm, self)),
            asyncio.create_task(self.journal.keep_writing()),
            asyncio.create_task(self._keep_up()),
        ]

    async def _keep_up(self) -> None:
        while True:
            await asyncio.sleep(_UPKEEP_EVERY_S)
            for caller, asked in list(self._attended.items()):
                if time.monotonic() - asked > _ATTENDED_S:
                    del self._attended[caller]
                    continue
                if self.threads.busy:
                    continue  # requests go first
                try:
                    if not await self.threads.run_long(self._upkeep, caller):
                        del self._attended[caller]
                except Exception as error:  # noqa: BLE001 - beside the requests: whatever it was, they go on
                    del self._attended[caller]
                    log.warning("upkeep failed with %s", type(error).__name__)

    def _upkeep(self, caller: Caller) -> bool:
        """Do a little of it, and tell whether there is more."""
        keeper = self.keeper(caller)
        keeper.empty_trash()
        ends = time.monotonic() + _UPKEEP_S
        is_more = True
        while is_more and time.monotonic() < ends and self.threads.busy <= 1:  # nobody but this
            # Little at once: others wait to write meanwhile.
            compared = keeper.compare(most=2, seconds=_UPKEEP_S)
            read = self.storage.read(caller, 2) if self.storage.unread(caller) else 0
            is_more = bool(compared or read)
        return is_more

    async def closed(self, beside: "list[asyncio.Task[None]]") -> None:
        """Write what is still to be written, and release the store."""
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        try:
            await asyncio.to_thread(self.journal.write)
        except Backend as error:
            log.warning("%d lines of the audit log were not written: %s", len(self.journal), error.message)
        finally:
            await asyncio.to_thread(self.threads.close)
            await asyncio.to_thread(self.storage.close)


def site_of(request: Request) -> Site:
    """Return the site that *request* came to."""
    site: Site = request.scope["kept.site"]
    return site


def visitor_of(request: Request) -> Visitor:
    """Return who sent *request*.

    Raises:
        Stop: nobody that is known here.
    """
    visitor: Visitor | None = request.scope.get("kept.visitor")
    if visitor is None:
        raise Stop(401, "unauthorized", "this needs a token, or a browser that is signed in")
    return visitor


def needs_tls(request: Request) -> bool:
    """Tell whether a cookie may go over TLS only: everywhere but on loopback, also where a proxy ends it before us."""
    is_encrypted = site_of(request).options.certificate is not None
    return is_encrypted or not is_loopback(request.url.hostname or "")


def address_of(request: Request) -> str | None:
    """Return where *request* came from."""
    return None if request.client is None else request.client.host
