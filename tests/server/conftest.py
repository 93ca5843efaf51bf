"""A real server in a thread of its own, on a store of its own, and clients that hold its tokens."""

import asyncio
import signal
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sse_starlette.sse import AppStatus

import kept
from kept import ids
from kept.access import Access
from kept.surfaces.http.options import Options
from kept.surfaces.http.serving import Server, config_of, listen, storage_of
from kept.types import Caller

# Nothing here speaks TLS, and a client that reads the certificates of the
# world takes longer to make than a server to start.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class WithToken:
    """The server, to a client that cannot send a token: each request gets one on its way in."""

    def __init__(self, inner: Any, token: str) -> None:
        self._inner = inner
        self.site = inner.site
        self._header = (b"authorization", f"Bearer {token}".encode())

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            scope["headers"] = [*scope["headers"], self._header]
        await self._inner(scope, receive, send)


class Served:
    """One server: where it is, and how to get in."""

    def __init__(self, store: Path | str, *, token: str | None = None, **options: Any) -> None:
        self._always = token
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        defaults = {"store": str(store), "user": "ann", "port": port, "rate": 100_000, "burst": 100_000, "threads": 4}
        self.options = Options(**defaults | options)
        self.url = self.options.url
        self.storage = storage_of(self.options)
        owner = Caller(user="ann", session="tests", actor="person")
        self.access = Access(self.storage, owner, ids.now)
        self._clients: list[httpx2.Client] = []
        self._ready = threading.Event()
        self._listening = listen(self.options)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        self._thread.start()
        assert self._ready.wait(60)

    async def _run(self) -> None:
        self.loop = asyncio.get_running_loop()
        config = config_of(self.options)
        if self._always is not None:
            made = config.app
            config.app = lambda: WithToken(made(), self._always)
        self.server = Server(config)
        serving = asyncio.create_task(self.server.serve(sockets=[self._listening]))
        while not self.server.started and not serving.done():  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
        self._ready.set()
        await serving

    def stop(self) -> None:
        for client in self._clients:
            client.close()
        self.loop.call_soon_threadsafe(self.server.handle_exit, signal.SIGTERM, None)
        self._thread.join(30)
        assert not self._thread.is_alive()
        # The streams of every later server of this process would end at once.
        AppStatus.should_exit = False
        self.storage.close()

    def token(self, user: str = "ann", *, tenant: str = "default", **options: Any) -> str:
        access = Access(self.storage, Caller(user="ann", session="tests", actor="person", tenant=tenant), ids.now)
        access.ensure_user(user)
        return access.issue(user, "test", **options)[0]

    def client(self, token: str | None = None, **headers: str) -> httpx2.Client:
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        client = httpx2.Client(base_url=self.url, headers=headers, timeout=30, verify=NO_TLS)
        self._clients.append(client)
        return client

    def person(self, user: str = "ann", access: str = "admin", **headers: str) -> httpx2.Client:
        return self.client(self.token(user, actor="person", access=access, projects=["*"]), **headers)

    def agent(self, user: str = "ann", access: str = "write", **headers: str) -> httpx2.Client:
        return self.client(self.token(user, access=access, projects=["*"]), **headers)

    def link(self, user: str = "ann") -> str:
        self.access.ensure_user(user)
        return f"{self.url}/sign-in?link={self.access.issue_link(user)}"

    def browser(self) -> httpx2.Client:
        """Return a client that is signed in by a link, as a browser without JavaScript is."""
        client = httpx2.Client(
            base_url=self.url, follow_redirects=True, timeout=30, verify=NO_TLS,
            headers={"Accept": "text/html", "Origin": self.url, "Sec-Fetch-Site": "same-origin"},
        )  # fmt: skip
        self._clients.append(client)
        assert client.get(self.link()).status_code == 200
        return client

    def keeper(self, **options: Any) -> kept.Keeper:
        defaults = {"store": self.options.store, "user": "ann", "session": "s1", "project": "", "branch": ""}
        return kept.open(**defaults | options)


Serve = Callable[..., Served]


@contextmanager
def serving(store: Path | str, **options: Any) -> Iterator[Served]:
    served = Served(store, **options)
    try:
        yield served
    finally:
        served.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers of this test's own."""
    started: list[Served] = []

    def start(**options: Any) -> Served:
        started.append(Served(tmp_path / "kept.db", **options))
        return started[-1]

    yield start
    for served in started:
        served.stop()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a module that do not mind each other."""
    with serving(tmp_path_factory.mktemp("served") / "kept.db") as served:
        yield served
