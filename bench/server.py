"""How fast is the server? The first paint of every page, and many clients at once, beside the engine's own figures.

    python bench/server.py [--size 100000] [--clients 50] [--seconds 60] [--workers 2] [--store URL] [--json]

A real ``kept serve`` on a store of its own. Clients mix four searches with
one store, each waiting for its answer before it asks again; every store
that was acknowledged is looked for afterwards. The engine's figures are
those of the same calls without a server: one after the other, and the same mix
from as many processes as serve, before the load and after it, for other work on
the machine slows all of them down.
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import timedelta
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any

import httpx2

import kept
from kept.access import Access
from kept.types import Draft
from texts import Writer

PAGES = (
    "/", "/?query={word}", "/?kind=fact&agent=agent", "/?offset=5000", "/app/memory/1", "/app/review",
    "/app/review?tab=same", "/app/review?tab=differs", "/app/brief", "/app/conversations", "/app/entities",
    "/app/timeline", "/app/timeline?span=year", "/app/transfer", "/app/settings", "/app/doctor",
)  # fmt: skip
PAINTS = 5
SAMPLES = 12
ENGINE_CALLS = 100

Figures = dict[str, Any]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--size", type=int, default=100_000, help="memories in the store")
    options.add_argument("--clients", type=int, default=50, help="how many ask at once")
    options.add_argument("--seconds", type=float, default=60, help="how long they ask")
    options.add_argument("--workers", type=int, default=2, help="processes that serve")
    options.add_argument("--store", help="an empty PostgreSQL database instead of a file")
    options.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    given = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="kept-bench-") as folder:
        figures = measure(given.store or str(Path(folder) / "kept.db"), given)
    if given.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name}: {json.dumps(value)}")


def measure(store: str, given: argparse.Namespace) -> Figures:
    """Fill a store, serve it, and take all figures."""
    writer = Writer()
    with kept.open(store, user="ann", session="fill", project="", branch="") as keeper:
        now = keeper.now()
        # One every ten minutes, so that the largest store is of two years.
        keeper.store_many(
            Draft(writer.memory(), created_at=now - timedelta(minutes=10 * (given.size - number)))
            for number in range(given.size)
        )
        figures: Figures = {"memories": given.size, "engine": engine(keeper, writer)}
        mixes = [mix(store, given)]
        access = Access(keeper.storage, keeper.caller, keeper.now)
        access.ensure_user("ann")
        token = access.issue("ann", "load")[0]
        link = access.issue_link("ann")
    server, url = started(store, given.workers)
    try:
        figures["paint_ms"] = paint(url, link, writer)
        figures["load"] = asyncio.run(load(url, token, writer, given, server.pid))
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(60)
    figures["exit_status"] = server.returncode
    mixes.append(mix(store, given))
    figures["engine"]["mixed_per_second"] = [one["per_second"] for one in mixes]
    figures["load"]["of_engine"] = round(figures["load"]["per_second"] / mean(figures["engine"]["mixed_per_second"]), 2)
    stored = figures["load"].pop("acknowledged") + ENGINE_CALLS + sum(one["stored"] for one in mixes)
    with kept.open(store, user="ann", session="count", project="", branch="") as keeper:
        figures["lost"] = stored - (keeper.count() - given.size)
    return figures


def engine(keeper: kept.Keeper, writer: Writer) -> Figures:
    """Time the calls of the load without a server."""
    times: dict[str, list[float]] = {"search": [], "store": []}
    for _ in range(ENGINE_CALLS):
        memory, question = writer.memory(), writer.question(writer.memory())
        started_at = time.perf_counter()
        keeper.search(question, limit=10)
        times["search"].append(time.perf_counter() - started_at)
        started_at = time.perf_counter()
        keeper.store(memory)
        times["store"].append(time.perf_counter() - started_at)
    return {f"{name}_ms": round(median(taken) * 1_000, 1) for name, taken in times.items()}


def mix(store: str, given: argparse.Namespace) -> Figures:
    """Let as many processes as serve do what the clients ask for, without a server."""
    seconds = min(10.0, given.seconds / 3)
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as processes:
        done = list(processes.map(work, [store] * given.workers, range(given.workers), [seconds] * given.workers))
    return {"per_second": round(sum(map(sum, done)) / seconds), "stored": sum(stored for _, stored in done)}


def work(store: str, number: int, seconds: float) -> tuple[int, int]:
    """Search four times and store once, again and again; return how often each was done."""
    writer = Writer()
    questions = [writer.question(writer.memory()) for _ in range(500)]
    searched = stored = 0
    with kept.open(store, user="ann", session=f"mix{number}", project="", branch="") as keeper:
        keeper.search(questions[0])
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if (searched + stored) % 5 == number % 5:
                keeper.store(f"Process {os.getpid()} learned {stored}: {writer.memory()}")
                stored += 1
            else:
                keeper.search(questions[(number * 31 + searched) % len(questions)], limit=20)
                searched += 1
    return searched, stored


def started(store: str, workers: int) -> tuple[subprocess.Popen[bytes], str]:
    """Start the server and wait until it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        str(Path(sys.executable).with_name("kept")),
        "serve",
        "--store",
        store,
        "--user",
        "ann",
        "--port",
        str(port),
    ]
    server = subprocess.Popen(
        [*command, "--workers", str(workers), "--rate", "100000"], stdout=subprocess.DEVNULL, env=os.environ
    )
    url = f"http://127.0.0.1:{port}"
    while True:
        try:
            if httpx2.get(f"{url}/health").status_code == 200:
                return server, url
        except httpx2.HTTPError:
            time.sleep(0.1)


def paint(url: str, link: str, writer: Writer) -> Figures:
    """Return how long the server takes for each page, whole: the median of a few, after one that nobody waits for."""
    took = {}
    with httpx2.Client(base_url=url, follow_redirects=True, headers={"Accept": "text/html"}, timeout=60) as client:
        client.get(f"/sign-in?link={link}").raise_for_status()
        for page in PAGES:
            times = []
            for _ in range(PAINTS + 1):
                started_at = time.perf_counter()
                client.get(page.format(word=writer.words[500])).raise_for_status()
                times.append((time.perf_counter() - started_at) * 1_000)
            took[page] = round(median(times[1:]))
    return took


async def load(url: str, token: str, writer: Writer, given: argparse.Namespace, server: int) -> Figures:
    """Let the clients ask for as long as they were told, and tell how it went."""
    port = int(url.rpartition(":")[2])
    times: dict[str, list[float]] = {"search": [], "store": []}
    errors: list[str] = []
    questions = [writer.question(writer.memory()) for _ in range(500)]
    deadline = time.monotonic() + given.seconds
    acknowledged = 0

    async def ask(number: int) -> None:
        nonlocal acknowledged
        reader, out = await asyncio.open_connection("127.0.0.1", port)
        for turn in range(1_000_000):
            if time.monotonic() > deadline:
                break
            if is_store := turn % 5 == number % 5:
                body = {"type": "fact", "content": f"Client {number} learned {turn}: {writer.memory()}"}
            else:
                body = {"query": questions[(number * 31 + turn) % len(questions)]}
            name = "memory_store" if is_store else "memory_search"
            packed = json.dumps(body).encode()
            began = time.perf_counter()
            # Twenty stores are a session's budget.
            out.write(
                f"POST /tools/{name} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
                f"Kept-Session: c{number}-{turn // 80}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(packed)}\r\n\r\n".encode()
                + packed
            )
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            answer = await reader.readexactly(int(head.split("content-length: ")[1].split("\r\n")[0]))
            times["store" if is_store else "search"].append(time.perf_counter() - began)
            if " 200 " not in head.partition("\r\n")[0]:
                errors.append(answer.decode()[:200])
            elif is_store:
                acknowledged += 1
        out.close()

    resident = [resident_mb(server)]
    clients = [asyncio.create_task(ask(number)) for number in range(given.clients)]
    for _ in range(SAMPLES):
        await asyncio.sleep(given.seconds / SAMPLES)
        resident.append(resident_mb(server))
    await asyncio.gather(*clients)
    every = sorted([*times["search"], *times["store"]])
    percents = quantiles(every, n=100)
    return {
        "clients": given.clients, "workers": given.workers, "seconds": given.seconds, "requests": len(every),
        "per_second": round(len(every) / given.seconds), "errors": len(errors), "first_errors": errors[:3],
        "p50_ms": round(percents[49] * 1_000), "p95_ms": round(percents[94] * 1_000),
        "p99_ms": round(percents[98] * 1_000), "most_ms": round(every[-1] * 1_000),
        "search_p50_ms": round(median(times["search"]) * 1_000), "store_p50_ms": round(median(times["store"]) * 1_000),
        "resident_mb": resident,
        "acknowledged": acknowledged,
    }  # fmt: skip


def resident_mb(server: int) -> int:
    """Return the resident memory of the server and its workers, where the system tells."""
    total = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            fields = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines() if ":" in line)
            if int(process.name) == server or int(fields["PPid"]) == server:
                total += int(fields.get("VmRSS", "0 kB").split()[0])
        except (OSError, KeyError):
            continue
    return total // 1_024


if __name__ == "__main__":
    main()
