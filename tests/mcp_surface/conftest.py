"""What the tests of MCP share: servers inside this process, and as processes with the SDK's own client."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import anyio
import pytest
import uvicorn
from mcp import Client as McpClient
from mcp import StdioServerParameters, stdio_client
from mcp.server import Server

import kept
from kept.offering import Offer
from kept.surfaces.mcp.server import Client, build_server

KEPT = Path(sys.executable).with_name("kept")
NODE = Path(sys.executable).parents[1] / "node"

# Both eras of the protocol: the handshake, and requests that stand for themselves.
ERAS = ("legacy", "auto")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=ERAS)
def era(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def inside(keeper: kept.Keeper) -> Callable[..., object]:
    """Return a client of a server in this process, for ann unless another keeper is given."""

    def connect(*dialects: str, era: str = "legacy", keeper: kept.Keeper = keeper) -> McpClient:
        server = build_server(Offer(dialects or ("typed",)), lambda _: Client(keeper))
        return McpClient(server, mode=era)

    return connect


@pytest.fixture
def mcp_env(tmp_path: Path) -> dict[str, str]:
    """Ann's environment, in a home of the test's own."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("KEPT_")}
    return env | {"KEPT_HOME": str(tmp_path / "home"), "KEPT_USER": "ann", "KEPT_SESSION": "s1"}


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """The folder that servers are started in."""
    (tmp_path / "work").mkdir()
    return tmp_path / "work"


@pytest.fixture
def outside(tmp_path: Path, mcp_env: dict[str, str], work: Path) -> Callable[..., object]:
    """Return the SDK's client of ``kept mcp`` as a process."""

    @asynccontextmanager
    async def connect(
        *arguments: str, era: str = "legacy", cwd: Path = work, **extra: str | None
    ) -> AsyncIterator[McpClient]:
        env = {name: value for name, value in (mcp_env | extra).items() if value is not None}
        command = StdioServerParameters(command=str(KEPT), args=["mcp", *arguments], env=env, cwd=cwd)
        with (tmp_path / "stderr.txt").open("a") as errors, anyio.fail_after(60):
            async with McpClient(stdio_client(command, errlog=errors), mode=era) as client:
                yield client

    return connect


def _hears_ctrl_c() -> None:
    """Undo what a run of the tests in the background passes on: to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Wire:
    """A server as a process, spoken to byte by byte: for what no decent client would send."""

    def __init__(self, command: list[str], env: dict[str, str], cwd: Path) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            env=env,
            cwd=cwd,
            preexec_fn=_hears_ctrl_c,  # noqa: PLW1509 - it takes no lock
        )

    def meet(self) -> None:
        """Shake hands."""
        client = {"name": "test", "version": "1"}
        self.request("initialize", protocolVersion="2025-11-25", capabilities={}, clientInfo=client)
        assert self.answer()["result"]["serverInfo"]["name"] == "kept"
        self.send(json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}).encode())

    def request(self, method: str, number: int = 1, **params: object) -> None:
        """Send a request."""
        self.send(json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}).encode())

    def send(self, line: bytes) -> None:
        """Send a line, whatever it is."""
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def answer(self) -> dict[str, object]:
        """Return the next thing that it says, which must be JSON."""
        return json.loads(self.process.stdout.readline())

    def leave(self) -> tuple[int, bytes, bytes]:
        """Close its input; return its status and what it had still to say."""
        said, errors = self.process.communicate(timeout=30)
        return self.process.returncode, said, errors


@pytest.fixture
def wire(mcp_env: dict[str, str], work: Path) -> Iterator[Callable[..., Wire]]:
    """Start ``kept mcp`` to speak to it byte by byte."""
    started: list[Wire] = []

    def start(*arguments: str, **extra: str) -> Wire:
        started.append(Wire([str(KEPT), "mcp", *arguments], mcp_env | extra, work))
        return started[-1]

    yield start
    for one in started:
        one.process.kill()
        one.process.communicate()


@pytest.fixture
def over_http() -> Iterator[Callable[[Server], str]]:
    """Serve over HTTP as the SDK does it, and return the address; the HTTP surface has tests of its own."""
    with ExitStack() as stack:

        def serve(server: Server) -> str:
            listening = socket.create_server(("127.0.0.1", 0))
            running = uvicorn.Server(uvicorn.Config(server.streamable_http_app(), log_level="critical"))
            thread = threading.Thread(target=running.run, args=([listening],))
            thread.start()
            stack.callback(thread.join)
            stack.callback(setattr, running, "should_exit", True)
            while not running.started:
                time.sleep(0.01)
            return f"http://127.0.0.1:{listening.getsockname()[1]}/mcp"

        yield serve


@pytest.fixture
def kept_command() -> str:
    return str(KEPT)


@pytest.fixture
def node(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run one of the programs that ``make test`` has fetched, with the Node that it needs.

    The Inspector tells a server of the home and the path and of no other variable, so the home is the test's own too:
    else its memories would be kept with those of whoever runs the tests.
    """
    if not (NODE / ".ready").exists():
        pytest.fail("the programs that check MCP servers are not installed; run: make .venv/node/.ready")

    def run(program: str, *arguments: str, **extra: str) -> subprocess.CompletedProcess[str]:
        path = f"{NODE / 'node_modules/node/bin'}{os.pathsep}{os.environ['PATH']}"
        command = [NODE / "node_modules/.bin" / program, *arguments]
        env = os.environ | extra | {"PATH": path, "HOME": str(tmp_path)}
        return subprocess.run(command, capture_output=True, text=True, env=env, timeout=300, check=False)

    return run
