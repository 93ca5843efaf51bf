"""Running the server: checks before it starts, one or several worker processes, and an end that loses nothing."""

import asyncio
import errno
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from functools import partial
from types import FrameType
from typing import TextIO

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from kept import ids
from kept.access import Access
from kept.api import storage_at
from kept.errors import Backend, InvalidInput
from kept.storage.protocol import Storage
from kept.surfaces.http.app import create
from kept.surfaces.http.options import Options, checked
from kept.types import Caller

# How long requests may go on after the server was told to stop.
DRAIN_S = 20

# How often connections are told then that there will be no other request.
_TELL_AGAIN_S = 0.05

# A connection that has sent no whole head of a request by then, since it was made or since the last answer, is closed.
_HEAD_TIMEOUT_S = 20

_SWITCH_S = 0.001

# Connections that wait, and that one worker takes at once.
_MAY_WAIT, _TAKEN_AT_ONCE = 1_024, 2

# Workers that may end by themselves before something must be wrong with all of them.
_MOST_REPLACED = 20

_log = logging.getLogger("kept.http")


class _Punctual(H11Protocol):
    """Closes connections on which nobody asks anything: uvicorn itself waits for the head of a request for ever."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Take a connection."""
        super().connection_made(transport)
        self._waiting = self.loop.call_later(_HEAD_TIMEOUT_S, self._close_if_idle, self.cycle)

    def on_response_complete(self) -> None:
        """Wait for the next request; uvicorn's own time for that ends with its first byte."""
        self._waiting.cancel()
        self._waiting = self.loop.call_later(_HEAD_TIMEOUT_S, self._close_if_idle, self.cycle)
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a connection go."""
        self._waiting.cancel()
        super().connection_lost(exc)

    def _close_if_idle(self, last: RequestResponseCycle | None) -> None:
        if self.cycle is last and not self.transport.is_closing():
            self.transport.close()


class Server(uvicorn.Server):
    """Ends streams when it is told to stop, lets requests come to their end, and takes no new ones."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        # The loop takes as many connections at once as it was told may wait, so one worker would take all of a crowd.
        # It was told few; that many more may wait is said to the system alone.
        for listening in sockets or []:
            listening.listen(_MAY_WAIT)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop."""
        loaded = getattr(self.config, "loaded_app", None)
        if loaded is not None:
            loaded.site.stopping.set()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let requests come to their end, and close every connection after its last one."""
        telling = asyncio.create_task(self._tell_connections())
        try:
            await super().shutdown(sockets)
        finally:
            telling.cancel()

    async def _tell_connections(self) -> None:
        # uvicorn tells them once. One that is being made in that moment would go on asking until the time is over,
        # and then ask an engine that is closed.
        while True:
            await asyncio.sleep(_TELL_AGAIN_S)
            for connection in list(self.server_state.connections):
                connection.shutdown()


def config_of(options: Options) -> uvicorn.Config:
    """Return how uvicorn serves *options*."""
    return uvicorn.Config(
        partial(create, options),
        factory=True,
        host=options.host,
        port=options.port,
        http=_Punctual,
        ws="none",
        lifespan="on",
        loop="asyncio",
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=_HEAD_TIMEOUT_S,
        timeout_graceful_shutdown=DRAIN_S,
        limit_concurrency=2_000,
        backlog=_TAKEN_AT_ONCE,
        ssl_certfile=options.certificate,
        ssl_keyfile=options.key,
    )


def storage_of(options: Options) -> Storage:
    """Open the store of *options*."""
    return storage_at(options.store)


def ready(options: Options) -> str | None:
    """Check that the server may start, and return the address that signs a browser in; none off loopback.

    Raises:
        InvalidInput: it would be open to others without a token, or makes no sense.
        Backend: the store cannot be written.
    """
    checked(options)
    storage = storage_of(options)
    try:
        storage.access.probe()
        if options.jwt is not None:
            from kept.surfaces.http.jwt import Verifier

            Verifier(options.jwt, storage, options.tenant)
        now = ids.now()
        tokens = [one for one in storage.access.tokens(options.tenant) if one.use == "program" and one.is_live(now)]
        if not options.is_loopback and not tokens and options.jwt is None:
            raise InvalidInput(
                f"--host {options.host} lets others reach this server, and there is no token yet: make one first"
                " with 'kept token create NAME', or serve on 127.0.0.1",
                field="host",
            )
        if not options.is_loopback or options.user is None:
            return None
        owner = Caller(user=options.user, session="serve", tenant=options.tenant, actor="person")
        access = Access(storage, owner, ids.now)
        access.ensure_user(options.user)
        return f"{options.url}/sign-in?link={access.issue_link(options.user)}"
    finally:
        storage.close()


def listen(options: Options, *, shared: bool = False) -> socket.socket:
    """Take the port, so that a second server is told at once; *shared*, for one of several workers.

    Raises:
        InvalidInput: it is taken, or may not be used.
    """
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    # Named as TCP, or asyncio leaves the delay on with which small packets wait for each other: 40 ms an answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((options.host.strip("[]"), options.port))
    except OSError as error:
        listening.close()
        is_port = error.errno in (errno.EADDRINUSE, errno.EACCES)
        raise InvalidInput(
            f"cannot listen on {options.host}:{options.port}: {error.strerror or error};"
            f" choose another with {'--port' if is_port else '--host'}",
            field="port" if is_port else "host",
        ) from None
    listening.listen(_MAY_WAIT)
    listening.set_inheritable(True)
    return listening


def serve(options: Options, listening: socket.socket) -> None:
    """Serve until told to stop; with several workers, each is a process of its own on the same store.

    Raises:
        Backend: workers keep ending by themselves.
    """
    log_to(sys.stderr)
    if options.workers == 1:
        _work(options, listening)
        return
    spawning = multiprocessing.get_context("spawn")
    # Linux shares connections out among sockets of one port. On one socket the worker that is quicker takes most of
    # them, and keeps them for as long as they live.
    common = None if sys.platform == "linux" else listening
    if common is None:
        listening.close()

    def started() -> "SpawnProcess":
        worker = spawning.Process(target=_work_apart, args=(options, common, os.getpid()))
        worker.start()
        return worker

    workers = [started() for _ in range(options.workers)]
    stopped = threading.Event()

    def stop(_: int, __: FrameType | None) -> None:
        stopped.set()
        for worker in workers:
            worker.terminate()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    replaced = 0
    while any(worker.is_alive() for worker in workers):
        for at, worker in enumerate(workers):
            worker.join(0.5 if at == 0 else 0)
            if worker.is_alive() or stopped.is_set():
                continue
            if replaced >= _MOST_REPLACED:
                stop(signal.SIGTERM, None)
                raise Backend("workers keep ending by themselves; the lines above say why")
            _log.error("a worker ended with status %s; another takes its place", worker.exitcode)
            workers[at] = started()
            replaced += 1
    if any(worker.exitcode for worker in workers):
        raise Backend("a worker did not end well; the lines above say why")


def _work_apart(options: Options, common: socket.socket | None, parent: int) -> None:
    """Serve as one of several: told to stop by the process that started this one, and only by that."""
    # Ctrl-C goes to all processes of a terminal's group, and a second signal would cut requests short.
    os.setpgrp()
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    try:
        _work(options, listen(options, shared=True) if common is None else common)
    except Backend as error:
        _log.error("%s", error.message)
        sys.exit(error.exit_code)


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


def _work(options: Options, listening: socket.socket) -> None:
    log_to(sys.stderr)
    # When all is done uvicorn raises the signal that ended it once more, which would end the process in the middle
    # of its last words.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _ignore)
    # The engine's threads hold the interpreter for as long as this, while the loop has answers to send.
    sys.setswitchinterval(_SWITCH_S)
    server = Server(config_of(options))
    server.run(sockets=[listening])
    if server.config.loaded and len(server.config.loaded_app.site.journal):
        raise Backend("stopped, but the end of the audit log is lost; the line above says why")


def _ignore(_: int, __: FrameType | None) -> None:
    """Do nothing: the server has ended."""


def log_to(stream: TextIO) -> None:
    """Let the log of the server be one line each on *stream*."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for name in ("kept.http", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING if name == "uvicorn.error" or not os.environ.get("KEPT_LOG") else logging.INFO)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess
