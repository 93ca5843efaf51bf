"""MCP over HTTP: the tools of one dialect at an address each, for whoever the token says. Needs ``kept[mcp]``.

One process keeps sessions, so that a session's budgets are its own; several
cannot, for a client's next request may reach another: there each request
stands alone, and a client that wants a session names it (``Kept-Session``).
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any

import anyio.to_thread
from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser, AuthorizationContext
from mcp.server.auth.provider import AccessToken
from mcp.server.streamable_http import StreamableHTTPServerTransport
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from kept.keeper import Keeper
from kept.surfaces.http.routes import authorized
from kept.surfaces.http.site import Site, site_of, visitor_of
from kept.surfaces.http.tools import offer, run_noted
from kept.surfaces.mcp.server import Client, build_server
from kept.surfaces.mcp.server import Request as McpRequest
from kept.tools import DIALECTS, Tool
from kept.types import Caller
from kept.values import replace


class _Remote(Client):
    """The client of one request."""

    def __init__(self, keeper: Keeper, request: Request) -> None:
        super().__init__(keeper)
        self._request = request

    def run(self, tool: Tool, arguments: object) -> dict[str, object]:
        return run_noted("mcp", self._request, self.keeper, tool, arguments)


def _connect(context: McpRequest) -> Client:
    request: Any = context.request
    site = site_of(request)
    return _Remote(site.keeper(_caller(request)), request)


def _caller(request: Request) -> Caller:
    caller = authorized(request, "read", agents=True)
    # Over MCP it is always a model that asks, whoever's token it uses.
    caller = replace(caller, actor="agent")
    session = request.headers.get("mcp-session-id")
    is_named = "kept-session" in request.headers
    return replace(caller, session=f"mcp-{session[:100]}") if session and not is_named else caller


# Sessions that are open at one address, and those of one token among them. One that nobody uses ends by itself after
# half an hour.
_MOST_SESSIONS, _MOST_OF_ONE = 2_000, 100


class _Sessions(StreamableHTTPSessionManager):
    """The sessions at one address, none of whose callers has all that there may be."""

    def _admit_session(self, requestor: AuthorizationContext | None) -> StreamableHTTPServerTransport | None:
        if sum(owner == requestor for owner in self._session_owners.values()) >= _MOST_OF_ONE:
            return None
        return super()._admit_session(requestor)


class _Endpoint:
    """One dialect at one address."""

    def __init__(self, site: Site, dialect: str) -> None:
        self.manager = _Sessions(
            build_server(offer((dialect,)), _connect),
            json_response=True,
            stateless=site.options.workers > 1,
            max_request_body_size=site.options.max_body,
            max_sessions=_MOST_SESSIONS,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        _caller(request)
        # A session belongs to the token that opened it.
        visitor = visitor_of(request)
        token = AccessToken(token=visitor.token, client_id=visitor.token, scopes=[visitor.access])
        scope["user"] = AuthenticatedUser(token)
        if request.method != "POST":  # a stream, or the end of a session
            await self.manager.handle_request(scope, receive, send)
            return
        async with site_of(request).threads.turn("mcp"):
            await self.manager.handle_request(scope, receive, send)


Running = Callable[[], AbstractAsyncContextManager[None]]


def mounted(site: Site) -> tuple[list[Route], Running]:
    """Return the routes of MCP, and what runs beside them."""
    endpoints = {dialect: _Endpoint(site, dialect) for dialect in DIALECTS}

    @asynccontextmanager
    async def running() -> Any:
        # The engine runs in threads here too, no more of them than elsewhere.
        anyio.to_thread.current_default_thread_limiter().total_tokens = site.options.threads
        async with AsyncExitStack() as stack:
            for endpoint in endpoints.values():
                await stack.enter_async_context(endpoint.manager.run())
            yield

    routes = [Route("/mcp", endpoints[site.options.dialect])]
    routes += [Route(f"/mcp/{dialect}", endpoint) for dialect, endpoint in endpoints.items()]
    return routes, running
