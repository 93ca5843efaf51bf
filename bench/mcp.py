"""What does MCP cost? Our server against an empty one on the same SDK, in turns, in one run.

    python bench/mcp.py [--memories 10000] [--starts 9] [--calls 200] [--json]

A start is the time from the start of the process to the answer that lists
the tools. A call's overhead is its round trip less what the engine takes for
the same call in this process; it is set against the round trip of a tool that
does nothing. Both should stay within 1.3. The client is as small as can be,
so that it does not hide what the servers do.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from operator import sub
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, Self

import kept
from texts import Writer

LIMIT = 1.3
ROUNDS = 4

# As the SDK's own pages begin: one tool, which does nothing, in a thread.
EMPTY = """
from mcp.server import MCPServer

server = MCPServer("empty")


@server.tool()
def nothing() -> dict[str, str]:
    "Do nothing."
    return {}


server.run("stdio")
"""

Row = dict[str, object]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--memories", type=int, default=10_000, help="memories in the store")
    options.add_argument("--starts", type=int, default=9, help="starts of each server")
    options.add_argument("--calls", type=int, default=200, help="calls of each tool")
    options.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    given = options.parse_args()
    rows: list[Row] = []

    def report(**row: object) -> None:
        rows.append(row)
        if not given.json:
            print("  ".join(f"{name.replace('_', ' ')} {value}" for name, value in row.items()), flush=True)

    with tempfile.TemporaryDirectory(prefix="kept-bench-") as folder:
        store = Path(folder) / "kept.db"
        measure_starts(store, given.starts, report)
        measure_calls(store, given.memories, given.calls, report)
    if given.json:
        print(json.dumps({"limit": LIMIT, "rows": rows}, indent=1))


def measure_starts(store: Path, starts: int, report: Callable[..., None]) -> None:
    """Start both servers in turns, and time the first list of tools."""

    def start(server: Callable[[], Server]) -> float:
        began = time.perf_counter()
        with server() as one:
            one.ask("tools/list")
            return time.perf_counter() - began

    start(lambda: kept_server(store)), start(empty_server)  # these write the compiled files
    times = [(start(lambda: kept_server(store)), start(empty_server)) for _ in range(starts)]
    ours, empty = zip(*times, strict=True)
    report(
        what="start to first tools/list",
        ms=_ms(median(ours)),
        empty_ms=_ms(median(empty)),
        ratio=round(median(ours) / median(empty), 2),
    )


def measure_calls(store: Path, memories: int, calls: int, report: Callable[..., None]) -> None:
    """Make each call through the server and in this process, and the empty one, in turns."""
    writer = Writer()
    with kept.open(store, user="ann", session="bench", project="p1", branch="") as keeper:
        texts = [writer.memory() for _ in range(memories)]
        keeper.warm_up()  # so that entities are found at once, and no recall stops to look for them
        keeper.store_many(texts)
        with kept_server(store) as ours, empty_server() as empty:
            ours.warm_up()
            # In rounds, for the speed of a machine changes.
            kinds = [(name, is_write, make, _Times([], [], [])) for name, is_write, make in _calls(writer, texts)]
            for _, is_write, make, took in kinds * ROUNDS:
                for turn in range(calls // ROUNDS):
                    asked = make()
                    took.nothing.append(_timed(partial(empty.call, "nothing", {})))
                    # The same question, for some take twice as long as others; and in turns, for whoever is
                    # second finds the pages of the store near the processor.
                    both: list[tuple[list[float], Callable[[], object]]] = [
                        (took.round_trips, partial(ours.call, *asked)),
                        (took.engine, partial(keeper.call, *(make() if is_write else asked))),
                    ]
                    for times, call in both if turn % 2 else reversed(both):
                        times.append(_timed(call))
            for name, _, _, took in kinds:
                overhead = median(map(sub, took.round_trips, took.engine))
                report(
                    what=name,
                    ms=_ms(median(took.round_trips)),
                    engine_ms=_ms(median(took.engine)),
                    overhead_ms=_ms(overhead),
                    empty_ms=_ms(median(took.nothing)),
                    ratio=round(overhead / median(took.nothing), 2),
                )


class _Times(NamedTuple):
    """How long calls of one kind took: of the empty tool, through our server, and in this process."""

    nothing: list[float]
    round_trips: list[float]
    engine: list[float]


def _calls(
    writer: Writer, texts: Sequence[str]
) -> Iterator[tuple[str, bool, Callable[[], tuple[str, dict[str, Any]]]]]:
    """Yield the name of each call, whether it writes, and what makes one."""
    numbers = count()

    def question() -> str:
        return writer.question(texts[next(numbers) % len(texts)])

    def sentence() -> str:
        return f"User said: {writer.memory()}"

    # memory_store is the same write, but only twenty times in a session.
    yield "memory_space_edits add", True, lambda: ("memory_space_edits", {"operate": "add", "content": sentence()})
    yield "memory_search", False, lambda: ("memory_search", {"query": question()})
    yield "memory_search, 5", False, lambda: ("memory_search", {"query": question(), "limit": 5})
    yield "memory_brief", False, lambda: ("memory_brief", {})
    yield (
        "memory remember",
        True,
        lambda: ("memory", {"action": "remember", "key": f"k{next(numbers) % 5}", "content": writer.memory()}),
    )
    yield "memory recall", False, lambda: ("memory", {"action": "recall", "query": question()})
    yield "memory list", False, lambda: ("memory", {"action": "list", "limit": 5})


class Server:
    """A server as a process, spoken to line by line."""

    def __init__(self, command: list[str], env: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
        self._ids = count(1)
        client = {"name": "bench", "version": "1"}
        self.ask("initialize", protocolVersion="2025-11-25", capabilities={}, clientInfo=client)
        self._send({"method": "notifications/initialized"})

    def call(self, name: str, arguments: Mapping[str, Any]) -> None:
        """Call a tool, which must succeed."""
        answer = self.ask("tools/call", name=name, arguments=arguments)
        if answer.get("isError"):
            raise RuntimeError(answer["content"][0]["text"])

    def warm_up(self) -> None:
        """List the tools, and let the server load what it loads after that."""
        self.ask("tools/list")
        time.sleep(2)

    def ask(self, method: str, **params: object) -> Any:
        """Send a request and return its result."""
        self._send({"id": next(self._ids), "method": method, "params": params})
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())["result"]

    def _send(self, message: dict[str, object]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
        self._process.stdin.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def kept_server(store: Path) -> Server:
    """Start our server on *store*, with three dialects."""
    command = [str(Path(sys.executable).with_name("kept")), "mcp", "--dialect", "typed,facts,space"]
    return Server(command, _env() | {"KEPT_STORE": str(store), "KEPT_USER": "ann", "KEPT_PROJECT": "p1"})


def empty_server() -> Server:
    """Start the server that does nothing."""
    return Server([sys.executable, "-c", EMPTY], _env())


def _env() -> dict[str, str]:
    # Without compiled files the SDK would be compiled anew at each start.
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _timed(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return time.perf_counter() - began


def _ms(seconds: float) -> float:
    return round(seconds * 1_000, 2)


if __name__ == "__main__":
    main()
