"""What every request passes, whatever it asks for: who it is addressed to, where it comes from, who sends it, how much.

Host and Origin are checked before anything else. A page of another site can
make a browser send requests here, also to an address that a name was turned
to a moment ago, but it cannot make it send another Host or Origin.
"""

import asyncio
import json
import logging
import secrets
import time
import traceback
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kept.errors import Backend, KeptError
from kept.surfaces.http.answers import Stop, failure, status_of
from kept.surfaces.http.options import values_in
from kept.surfaces.http.site import Site, address_of
from kept.surfaces.http.threads import asker
from kept.surfaces.http.visitors import Visitor, identify, secret_of

log = logging.getLogger("kept.http")

# Nothing but this server's own files, and no inline script or style.
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self';"
    " manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # With "no-referrer" browsers say "Origin: null" where a form is sent, which tells nothing of where it was.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})

# Makes a page of an error for a browser.
ErrorPage = Callable[[Request, int, str, str, str], Response]


class Gate:
    """The server as an ASGI application: checks a request, lets it in, and answers for whatever goes wrong."""

    def __init__(self, inner: ASGIApp, site: Site, error_page: ErrorPage) -> None:
        self._inner = inner
        self.site = site
        self._error_page = error_page
        self._scheme = "https" if site.options.certificate else "http"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or the life of the server itself."""
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
        elif scope["type"] == "http":
            await self._serve(scope, receive, send)
        # Nothing here speaks over web sockets: uvicorn refuses what is not answered.

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        request_id = secrets.token_hex(8)
        scope.update({"kept.site": self.site, "kept.visitor": None, "app": self})
        request = Request(scope, receive)
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                headers["X-Request-Id"] = request_id
            await send(message)

        self.site.metrics.open_requests += 1
        try:
            try:
                await self._admit(request)
                await self._inner(scope, self._bounded(request, receive), answer)
            except Exception as error:  # noqa: BLE001 - the outermost edge: a caller gets an answer, never a traceback
                if status or isinstance(error, ClientDisconnect):
                    log.warning("%s was cut short: %s", request_id, type(error).__name__)
                else:
                    response = self._answer_to(request, error, request_id)
                    await response(scope, receive, answer)
        finally:
            self.site.metrics.open_requests -= 1
            took = time.perf_counter() - started
            route = _route_of(scope)
            self.site.metrics.request(scope["method"], route, status, took)
            visitor = scope["kept.visitor"]
            who = "-" if visitor is None else json.dumps(visitor.user)
            # The route and not the address: that may hold what somebody searched for, or a link's secret.
            log.info("%s %s %s %d %.1f ms %s", request_id, scope["method"], route, status, took * 1_000, who)

    # Letting in

    async def _admit(self, request: Request) -> None:
        headers = request.headers
        self._check_host(headers)
        self._check_origin(request)
        cookie = _cookie(headers, self.site.options.cookie)
        address = address_of(request) or "?"
        try:
            visitor = await self._visitor(secret_of(headers), cookie)
        except Stop:
            self._limit(self.site.guesses.wait_s(address))
            self.site.note(request, "denied", outcome="unauthorized")
            raise
        if visitor is None:
            # Those without a token share what one token has.
            asker.set(f"address {address}")
            self._limit(self.site.rate.wait_s(f"address {address}"))
            return
        request.scope["kept.visitor"] = visitor
        asker.set(visitor.token)
        self.site.journal.note_use(visitor.token, self.site.now())
        self._limit(self.site.rate.wait_s(visitor.token))

    async def _visitor(self, secret: str | None, cookie: str | None) -> Visitor | None:
        """Return who sent a request; None if it carries neither token nor cookie.

        Raises:
            Stop: it carries a token that opens nothing.
        """
        visitor = None
        if secret or cookie:
            visitor = await self.site.threads.run_first(identify, self.site.storage, secret, cookie, self.site.now())
        if visitor is None and secret is not None and self.site.verify is not None:
            visitor = await self.site.threads.run_signed(self.site.verify, secret)
        if visitor is None and secret is not None:
            raise Stop(401, "unauthorized", "this token opens nothing: it is unknown, expired or revoked")
        return visitor

    def _check_host(self, headers: Headers) -> None:
        given = headers.getlist("host")
        name = _host_name(given[0]) if len(given) == 1 else None
        if name not in self.site.options.allowed_hosts:
            raise Stop(421, "bad_host", "this server does not go by the name in the Host header")

    def _check_origin(self, request: Request) -> None:
        headers = request.headers
        origins = headers.getlist("origin")
        own = f"{self._scheme}://{headers['host'].lower()}"
        # Behind a proxy that ends TLS the browser says https and we hear http.
        allowed = {own, own.replace("http://", "https://", 1)}
        if any(origin.lower() not in allowed for origin in origins):
            raise Stop(403, "bad_origin", "a page of another site sent this request")
        if origins or "authorization" in headers or request.method not in _CHANGING:
            return
        # A browser that carries a cookie says where a change comes from.
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Stop(403, "bad_origin", "a page of another site sent this request")

    @staticmethod
    def _limit(wait_s: float) -> None:
        if wait_s > 0:
            seconds = str(max(1, round(wait_s + 0.5)))
            raise Stop(429, "rate_limited", f"too many requests; wait {seconds} s", {"Retry-After": seconds})

    def _bounded(self, request: Request, receive: Receive) -> Receive:
        """Return *receive* with a limit of size and time on the body."""
        options = self.site.options
        is_import = request.url.path == "/import"  # lines of JSON, each with a limit of its own
        most = options.max_import if is_import else options.max_body
        declared = request.headers.get("content-length", "0")
        got, values, deadline, is_complete = 0, 0, time.monotonic() + options.body_timeout_s, False

        async def bounded() -> Message:
            nonlocal got, values, is_complete
            if is_complete:
                return await receive()
            if not declared.isdecimal() or int(declared) > most:
                raise Stop(413, "too_large", f"a request may have {most:,} bytes")
            try:
                # Large bodies get more time, as long as they keep coming.
                patience = deadline - time.monotonic() + got / 100_000
                message = await asyncio.wait_for(receive(), max(0.001, patience))
            except TimeoutError:
                raise Stop(408, "too_slow", "the request did not arrive in time", {"Connection": "close"}) from None
            if message["type"] == "http.request":
                got += len(message.get("body", b""))
                is_complete = not message.get("more_body", False)
                values += 0 if is_import else values_in(message.get("body", b""))
                if got > most:
                    raise Stop(413, "too_large", f"a request may have {most:,} bytes", {"Connection": "close"})
                # Told at the end: whoever is still sending would hear nothing but that the connection is gone.
                if is_complete and values > options.max_values:
                    said = f"a request may have {options.max_values:,} values, counted by commas, colons and brackets"
                    raise Stop(413, "too_large", said)
            return message

        return bounded

    # Answering

    def _answer_to(self, request: Request, error: Exception, request_id: str) -> Response:
        """Return the answer to a request that went wrong."""
        if isinstance(error, HTTPException):
            error = _of_http(error)
        if not isinstance(error, KeptError | Stop):
            # Where, but not with what: the text of an error may quote a memory.
            where = "".join(traceback.format_tb(error.__traceback__))
            log.error("%s failed with %s\n%s", request_id, type(error).__name__, where)
            error = Stop(500, "internal", f"something went wrong in the server; its log has it under {request_id}")
        if isinstance(error, Backend):
            # Where the store lies is not for everybody.
            error.message = error.message.replace(self.site.storage.path, "[store]")
        if isinstance(error, Stop):
            self.site.metrics.refused(error.code)
            if error.code == "unauthorized":
                error.headers.setdefault("WWW-Authenticate", self._challenge())
        answer = failure(error)
        if _wants_page(request):
            said: dict[str, Any] = json.loads(bytes(answer.body))["error"]
            page = self._error_page(request, status_of(error), said["code"], said["message"], said["remedy"])
            page.headers.update({name: value for name, value in answer.headers.items() if name in _KEPT_HEADERS})
            return page
        return answer

    def _challenge(self) -> str:
        if self.site.options.jwt is None:
            return 'Bearer realm="kept"'
        address = f"{self.site.options.jwt.audience.rstrip('/')}/.well-known/oauth-protected-resource"
        parts = urlsplit(self.site.options.jwt.audience)
        if parts.path not in ("", "/"):
            address = f"{parts.scheme}://{parts.netloc}/.well-known/oauth-protected-resource{parts.path}"
        return f'Bearer realm="kept", resource_metadata="{address}"'


_NO_ROUTE = "(none)"
_KEPT_HEADERS = frozenset({"www-authenticate", "retry-after", "allow", "connection"})


def _of_http(error: HTTPException) -> KeptError | Stop:
    if error.status_code == 404:
        return Stop(404, "not_found", "there is nothing at this address")
    if error.status_code == 405:
        return Stop(405, "wrong_method", "this address does not take that method", error.headers)
    return Stop(error.status_code, "invalid_input", str(error.detail), error.headers)


def _wants_page(request: Request) -> bool:
    path = request.url.path
    is_for_people = path in ("/", "/sign-in") or path.startswith("/app") or _route_of(request.scope) == _NO_ROUTE
    return is_for_people and "text/html" in request.headers.get("accept", "")


def _route_of(scope: Scope) -> str:
    """Return the pattern of the route that answered; what fits none is one."""
    route = scope.get("route")
    return getattr(route, "path", None) or _NO_ROUTE


def _host_name(host: str) -> str | None:
    """Return the name in a Host header, without its port; None if it is not one."""
    host = host.strip().lower()
    name, separator, port = host.rpartition(":")
    if host.startswith("["):
        name, separator, port = host.partition("]")
        name, port = name + "]", port.removeprefix(":")
    elif not separator:
        name, port = host, ""
    return name if name and (not port or port.isdecimal()) else None


def _cookie(headers: Headers, name: str) -> str | None:
    """Return the value of one cookie."""
    try:
        found = SimpleCookie("; ".join(headers.getlist("cookie"))).get(name)
    except CookieError:
        return None
    return None if found is None else found.value
