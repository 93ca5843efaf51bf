"""``kept mcp``: the server that a host starts as a process of its own and talks to over standard input and output.

One process serves one client. Who that is, and which conversation is meant,
is settled when it starts. What loads slowly loads after the tools are
listed, so that the host does not wait for it.
"""

import asyncio
import gc
import logging
import os
import select
import signal
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import cast
from uuid import uuid4

import anyio
from anyio.to_thread import run_sync
from mcp.server.context import CallNext, HandlerResult
from mcp.server.stdio import stdio_server

from kept.git import repository
from kept.identity import host_session
from kept.keeper import Keeper
from kept.offering import Offer
from kept.surfaces.mcp.server import Client, Request, build_server
from kept.tools import Tool, run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.surfaces.cli.options import Given

# Where hosts say which folder is worked in, when it is not the one that the
# server is started in.
FOLDERS = ("CLAUDE_PROJECT_DIR", "CURSOR_PROJECT_DIR", "GEMINI_PROJECT_DIR")

# Most clients ask for the tools right after they have met us; then the answer
# is on its way before anything is loaded. Some know them from last time.
_WARM_AFTER_S = {"tools/list": 0.05, "initialize": 1.0, "server/discover": 1.0}

# Each thread has its own connection to the store, with its own cache.
_THREADS = 16

# So much never waits where there is room at all; nobody can ask that of a pipe on Windows.
_AT_ONCE = getattr(select, "PIPE_BUF", 0)

# Nobody checks out a branch more often, and looking takes a tenth of a millisecond.
_LOOK_EVERY_S = 0.5


def serve(given: "Given", offer: Offer) -> None:
    """Serve the tools of *offer* to the client on standard input, until it leaves."""
    host = Host(given)
    # Not the program's own limit: reading and writing messages needs threads too.
    server = build_server(offer, host.client, anyio.CapacityLimiter(_THREADS))
    # In place of the SDK's tracing: here is nobody who would collect traces.
    server.middleware[:] = [_Warming(host)]
    _quieten()
    # Ctrl-C ends it as any signal does, at once, which a store survives; the SDK does not always wind up in order.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    async def main() -> None:
        # Of a file the SDK uses what `_Output` has.
        async with stdio_server(stdout=cast("anyio.AsyncFile[str]", _Output())) as (received, sent):
            await server.run(received, sent, server.create_initialization_options())

    try:
        anyio.run(main)
    finally:
        host.close()


class Host:
    """The one client of this process: opened when first needed, and moved when its branch is."""

    def __init__(self, given: "Given", env: Mapping[str, str] = os.environ) -> None:
        self._folder = next((env[name] for name in FOLDERS if os.path.isdir(env.get(name, ""))), None)
        self._given = given
        if not (given.get("session") or env.get("KEPT_SESSION") or host_session(env)):
            self._given = {**given, "session": [f"mcp-{uuid4()}"]}
        self._is_branch_given = bool(given.get("branch")) or "KEPT_BRANCH" in env
        self._lock = threading.Lock()
        self._keeper: Keeper | None = None
        self._next_look = 0.0

    def client(self, _: Request | None = None) -> Client:
        """Return the client, at work on the branch that is checked out now."""
        from kept.surfaces.cli.options import keeper_for

        with self._lock:
            if self._keeper is None:
                self._keeper = keeper_for(self._given, "agent", self._folder, once=False)
            elif not self._is_branch_given:
                self._keeper = self._on_branch(self._keeper)
            return _Local(self._keeper, self._given)

    def _on_branch(self, keeper: Keeper) -> Keeper:
        root = keeper.caller.root
        if root is None or time.monotonic() < self._next_look:
            return keeper
        self._next_look = time.monotonic() + _LOOK_EVERY_S
        around = repository(root)
        if around is None or around.branch == keeper.caller.branch:
            return keeper
        return keeper.on_branch(around.branch)

    def close(self) -> None:
        """Release the store."""
        if self._keeper is not None:
            self._keeper.close()


class _Local(Client):
    def __init__(self, keeper: Keeper, given: "Given") -> None:
        super().__init__(keeper)
        self._given = given

    def run(self, tool: Tool, arguments: object) -> dict[str, object]:
        if not tool.of_conversation:
            return run(self.keeper, tool, arguments)
        from kept.surfaces.cli.direct import attached

        with attached(self._given, self.keeper) as conversation:
            return run(self.keeper, tool, arguments, conversation)


class _Warming:
    """Opens the store and loads the engine in a thread, once the client has what it is waiting for."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._lock = threading.Lock()
        self._is_warm = False

    async def __call__(self, ctx: Request, call_next: CallNext) -> HandlerResult:
        answer = await call_next(ctx)
        if not self._is_warm and ctx.method in _WARM_AFTER_S:
            warm = threading.Thread(target=self._warm, daemon=True)
            asyncio.get_running_loop().call_later(_WARM_AFTER_S[ctx.method], warm.start)
        return answer

    def _warm(self) -> None:
        with self._lock:
            is_warm, self._is_warm = self._is_warm, True
        if not is_warm:
            with suppress(Exception):  # the first call says what is wrong
                self._host.client().keeper.warm_up()
            gc.freeze()  # what is loaded now stays, and need not be looked through again and again


class _Output:
    """Standard output for our messages alone, written at once as far as the client has room for it.

    A file of the SDK's takes two turns of a thread for each message, a good
    part of what an answer costs. Here a thread is needed only for a client
    that does not read, which must not keep us from reading what it says.
    """

    def __init__(self) -> None:
        self._text = ""
        self._wire = os.dup(1)
        # What anything else prints must not get between the messages.
        try:
            os.dup2(2, 1)
        except OSError:  # started without a standard error
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

    async def write(self, text: str) -> None:
        self._text += text

    async def flush(self) -> None:
        data, self._text = memoryview(self._text.encode()), ""
        while data and _AT_ONCE and select.select([], [self._wire], [], 0)[1]:
            data = data[os.write(self._wire, data[:_AT_ONCE]) :]
        if data:
            await run_sync(self._write_all, data)

    def _write_all(self, data: memoryview) -> None:
        while data:
            data = data[os.write(self._wire, data) :]


def _quieten() -> None:
    """Let the log of the SDK be one line each on standard error, and no tracebacks unless asked for."""

    class OneLine(logging.Formatter):
        def format(self, record: logging.LogRecord) -> str:
            return f"kept mcp: {' '.join(record.getMessage().split())}"

    if os.environ.get("KEPT_DEBUG"):
        return
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
