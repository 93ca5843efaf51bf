"""The server as a process: limits, streams, slow clients, an end that loses nothing, several workers."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx2
import pytest
from tests.server.conftest import NO_TLS

import kept
from kept import transfer
from kept.surfaces.http import serving
from kept.surfaces.http.options import Options


@pytest.mark.covers("server.rate")
def test_each_token_has_its_own_rate(serve):
    served = serve(rate=1, burst=5)
    ann, bob = served.agent("ann"), served.agent("bob")
    answers = [ann.post("/tools/memory_search", json={"query": "x"}) for _ in range(8)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
    error = answers[-1].json()["error"]
    assert error["code"] == "rate_limited"
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert bob.post("/tools/memory_search", json={"query": "x"}).status_code == 200


@pytest.mark.covers("server.size")
def test_a_request_that_is_too_large_is_refused_however_it_says_so(serve):
    served = serve(max_body=10_000)
    agent = served.agent()
    large = json.dumps({"type": "fact", "content": "x" * 20_000}).encode()
    assert agent.post("/tools/memory_store", content=large).status_code == 413
    in_parts = agent.post("/tools/memory_store", content=(large[at : at + 500] for at in range(0, len(large), 500)))
    assert in_parts.status_code == 413
    assert in_parts.json()["error"]["code"] == "too_large"
    with socket.create_connection(("127.0.0.1", served.options.port)) as raw:
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 200_000)
        with contextlib.suppress(ConnectionError):
            assert raw.recv(100).startswith(b"HTTP/1.1 4")
    assert agent.post("/tools/memory_search", json={"query": "x"}).status_code == 200


@pytest.mark.covers("server.size")
def test_json_that_would_take_long_to_read_is_refused_before(serve):
    agent = serve().agent()
    many = b'{"query": [' + b"[]," * 6_000_000 + b"[]]}"
    for address in ("/tools/memory_search", "/mcp"):
        answer = agent.post(address, content=many, headers={
            "Content-Type": "application/json", "Accept": "application/json, text/event-stream"})  # fmt: skip
        assert answer.status_code == 413, answer.text
        assert (answer.json()["error"]["code"], "500,000 values" in answer.text) == ("too_large", True)
    long = [{"role": "user", "content": "10:42 a line of a log of some kind, with words " * 8_000}] * 20
    answer = agent.post("/tools/list_history", json={"messages": long})
    assert (answer.status_code, answer.json()["total_messages"]) == (200, 20), "7 MB of conversation are few values"


@pytest.mark.covers("server.size")
def test_a_line_of_an_import_is_no_larger_than_a_request(serve):
    served = serve(max_body=100_000, max_values=5_000)
    person = served.person()
    person.post("/memories", json={"content": "x" * 60_000})
    out = person.get("/export").content
    assert served.person("bob").post("/import", content=out).json()["stored"] == 1
    head, memory, end = out.splitlines(keepends=True)
    for wrong in (b'{"x": [' + b"[]," * 5_000 + b"[]]}\n", b'{"x": "' + b"y" * 100_000 + b'"}\n'):
        answer = served.person("cy").post("/import", content=head + wrong + memory + end)
        assert answer.status_code == 400
        error = answer.json()["error"]
        assert (error["field"], error["message"][:6], "kept import" in error["message"]) == ("file", "line 2", True)


@pytest.mark.covers("server.slow")
def test_slow_and_vanishing_clients_keep_nobody_waiting(serve):
    served = serve(body_timeout_s=1.0, threads=2)
    agent = served.agent()
    token = agent.headers["authorization"]
    head = f"POST /tools/memory_search HTTP/1.1\r\nHost: localhost\r\nAuthorization: {token}\r\nContent-Length: 100\r\n"
    idle = [socket.create_connection(("127.0.0.1", served.options.port)) for _ in range(40)]
    for at, connection in enumerate(idle):
        # Some say nothing, some stop in the head, some in the body, some leave.
        connection.sendall([b"", head.encode(), head.encode() + b"\r\n{", head.encode() + b"\r\n"][at % 4])
        if at % 8 == 7:
            connection.close()
    started = time.monotonic()
    for _ in range(20):
        assert agent.post("/tools/memory_search", json={"query": "x"}).status_code == 200
    assert time.monotonic() - started < 5
    idle[2].settimeout(10)
    assert b"408" in idle[2].recv(100)
    for connection in idle:
        connection.close()


@pytest.mark.covers("server.slow")
def test_half_a_head_is_not_waited_for_for_ever_be_it_the_first_or_a_later_one(serve, monkeypatch):
    monkeypatch.setattr(serving, "_HEAD_TIMEOUT_S", 1)
    served = serve()
    whole, half = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET / HTTP/1.1\r\nHos"

    def answered(connection):
        connection.sendall(whole)
        with connection.makefile("rb") as answer:
            assert answer.readline() == b"HTTP/1.1 200 OK\r\n"
            length = next(int(line.split()[1]) for line in answer if line.lower().startswith(b"content-length"))
            while answer.readline() != b"\r\n":
                pass
            answer.read(length)

    first, second, alive = (socket.create_connection(("127.0.0.1", served.options.port), timeout=20) for _ in range(3))
    first.sendall(half)
    answered(second)
    second.sendall(half)
    for _ in range(8):
        time.sleep(0.25)
        answered(alive)
    for connection in (first, second):
        assert connection.recv(1) == b"", "closed"
    for connection in (first, second, alive):
        connection.close()


@pytest.mark.covers("server.slow")
def test_a_long_import_keeps_nobody_waiting(serve):
    served = serve(threads=1)
    person, agent = served.person(), served.agent()
    with served.keeper(user="bob") as bob:
        bob.store_many(f"Note {number} about the weather in Lisbon" for number in range(1_200))
        lines = "".join(transfer.export(bob))
    importing = threading.Thread(target=lambda: person.post("/import", content=lines.encode()))
    importing.start()
    _wait_for(lambda: agent.post("/tools/memory_search", json={"query": "lisbon"}).json()["results"])
    assert importing.is_alive(), "the beginning of an import is found before its end is there"
    importing.join()


@pytest.mark.covers("server.turns")
def test_a_crowd_of_one_tokens_requests_waits_for_itself_and_nobody_else_does(serve, monkeypatch):
    served = serve(threads=1, waiting=19)
    ann, bob = served.agent("ann"), served.agent("bob")
    order, go_on = [], threading.Event()
    search = kept.Keeper.search

    def recorded(self, *given, **named):
        order.append(self.caller.user)
        assert go_on.wait(20)
        return search(self, *given, **named)

    monkeypatch.setattr(kept.Keeper, "search", recorded)
    answers = []

    def ask(client):
        answers.append((client, client.post("/tools/memory_search", json={"query": "x"}).status_code))

    threads = served.server.config.loaded_app.site.threads
    asking = [threading.Thread(target=ask, args=(ann,)) for _ in range(14)]
    for thread in asking:
        thread.start()
    _wait_for(lambda: threads.busy == 10 and len(answers) == 4)
    asking.append(threading.Thread(target=ask, args=(bob,)))
    asking[-1].start()
    _wait_for(lambda: threads.busy == 11)
    go_on.set()
    for thread in asking:
        thread.join()
    assert order[:2] == ["ann", "bob"]
    assert sorted(status for client, status in answers if client is ann) == [200] * 10 + [503] * 4
    assert [status for client, status in answers if client is bob] == [200]


@pytest.mark.covers("server.events")
def test_events_tell_of_changes_that_the_reader_may_see_and_end_with_the_server(serve):
    served = serve()
    person = served.person()
    lines: list[str] = []
    with person.stream("GET", "/events") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        reading = threading.Thread(target=lambda: lines.extend(_until_closed(stream)), daemon=True)
        reading.start()
        with served.keeper(user="bob") as bob:
            bob.store("Not ann's")
        time.sleep(1.6)
        assert "event: changed" not in lines
        with served.keeper() as keeper:
            keeper.store("Ann's")
        _wait_for(lambda: "event: changed" in lines)
        assert "Ann's" not in "".join(lines)
        site = served.server.config.loaded_app.site
        served.loop.call_soon_threadsafe(site.stopping.set)
        reading.join(5)
        assert not reading.is_alive(), "a stream ends when the server stops"


@pytest.mark.covers("server.shares")
def test_one_token_does_not_take_the_streams_of_all(serve):
    served = serve()
    ann, bob = (served.token(user, actor="person", access="read") for user in ("ann", "bob"))

    def listening(token, number):
        asked = f"GET /events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        open_ones = [socket.create_connection(("127.0.0.1", served.options.port), timeout=20) for _ in range(number)]
        for one in open_ones:
            one.sendall(asked)
        return open_ones, sorted(one.recv(12)[9:] for one in open_ones)

    streams, answers = listening(ann, 25)
    assert answers == [b"200"] * 20 + [b"503"] * 5, "all came at once"
    others, answers = listening(bob, 1)
    assert answers == [b"200"]
    for one in streams:
        one.close()

    def is_free_again():
        streams, answers = listening(ann, 1)
        others.extend(streams)
        return answers == [b"200"]

    _wait_for(is_free_again)
    for one in others:
        one.close()


def _until_closed(stream):
    with contextlib.suppress(httpx2.HTTPError):
        yield from stream.iter_lines()


def _wait_for(condition, seconds=30.0):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


class Process:
    """``kept serve`` as a process of its own."""

    def __init__(self, home: Path, *options: str, **env: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.env = os.environ | {"KEPT_HOME": str(home), "KEPT_USER": "ann", "KEPT_PROJECT": "", **env}
        self.command = [Path(sys.executable).with_name("kept"), "serve", "--port", str(self.port), *options]
        self.process = subprocess.Popen(
            self.command, env=self.env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.said = [self.process.stdout.readline() for _ in range(3)]
        _wait_for(self.answers, 30)

    def answers(self) -> bool:
        assert self.process.poll() is None, self.process.stderr.read()
        with contextlib.suppress(httpx2.HTTPError):
            return httpx2.get(f"{self.url}/health", timeout=30, verify=NO_TLS).status_code == 200
        return False

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=40)
        return self.process.returncode, out, err


@pytest.mark.slow
@pytest.mark.covers("server.drains")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_signal_drains_and_nothing_acknowledged_is_lost(tmp_path, workers):
    served = Process(tmp_path, "--workers", str(workers), "--rate", "100000")
    with kept.open(tmp_path / "kept.db", user="ann") as keeper:
        from kept.access import Access

        access = Access(keeper.storage, keeper.caller, keeper.now)
        access.ensure_user("ann")
        token = access.issue("ann", "load")[0]
    acknowledged, failures, is_over = [], [], threading.Event()

    def write(number):
        with httpx2.Client(
            base_url=served.url, headers={"Authorization": f"Bearer {token}"}, timeout=30, verify=NO_TLS
        ) as client:
            for turn in range(10_000):
                content = f"Writer {number} turn {turn}"
                try:
                    answer = client.post("/tools/memory", json={"action": "remember", "content": content},
                                         headers={"Kept-Session": f"s-{number}-{turn // 40}"})  # fmt: skip
                except httpx2.HTTPError:
                    return  # the server is gone; what it did not acknowledge it need not have
                if answer.status_code == 200:
                    acknowledged.append(content)
                elif not is_over.is_set():
                    failures.append(answer.text)

    writers = [threading.Thread(target=write, args=(number,)) for number in range(6)]
    for writer in writers:
        writer.start()
    time.sleep(2)
    is_over.set()
    status, _, err = served.stop()
    for writer in writers:
        writer.join(40)
    assert failures == []
    assert len(acknowledged) > 50
    assert "Traceback" not in err
    assert status == 0, err
    assert "nothing was lost" in err
    with kept.open(tmp_path / "kept.db", user="ann", project="") as keeper:
        kept_now = {memory.content for memory in keeper.list(limit=1_000)}
        total = keeper.count()
        assert total >= len(acknowledged)
        if total <= 1_000:
            assert set(acknowledged) <= kept_now
        deeds = Access(keeper.storage, keeper.caller, keeper.now).deeds(limit=20_000)
        assert sum(deed.action == "tool memory remember" for _, deed in deeds) >= len(acknowledged), "nor of the log"
        assert keeper.check().ok


@pytest.mark.covers("server.drains")
def test_a_connection_that_is_being_made_when_the_server_stops_does_not_hold_it_up(tmp_path, caplog):
    async def stopped_while_somebody_connects() -> tuple[socket.socket, float]:
        options = Options(store=str(tmp_path / "kept.db"), user="ann", port=0)
        listening = serving.listen(options)
        server = serving.Server(serving.config_of(options))
        running = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
        late = socket.create_connection(listening.getsockname(), timeout=30)
        # The loop finds the connection in one turn, takes it in the next, and hands it over in the third.
        for _ in range(3):
            await asyncio.sleep(0)
        assert not server.server_state.connections
        started = time.monotonic()
        await server.shutdown([listening])
        took = time.monotonic() - started
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return late, took

    late, took = asyncio.run(stopped_while_somebody_connects())
    with late:
        assert late.recv(1) == b"", "taken, and closed"
    assert took < serving.DRAIN_S / 2
    assert "graceful shutdown exceeded" not in caplog.text


@pytest.mark.slow
@pytest.mark.covers("server.log")
def test_the_log_holds_neither_secrets_nor_contents(tmp_path):
    served = Process(tmp_path, KEPT_LOG="1")
    link = re.search(r"link=(\S+)", "".join(served.said))[1]
    with httpx2.Client(
        base_url=served.url, follow_redirects=True, headers={"Accept": "text/html"}, timeout=30
    ) as client:
        assert client.get(f"/sign-in?link={link}").status_code == 200
        cookie = next(iter(client.cookies.values()))
        client.get("/?query=quizzical")
        client.get("/memories/quizzical-thing")
        client.get("/memories", headers={"Authorization": "Bearer kept_wrongtoken"})
        client.post("/app/store", data={"content": "quizzical content"}, headers={"Origin": served.url})
    status, _, err = served.stop(signal.SIGINT)
    assert status == 0
    assert "GET /memories/{ref} 404" in err
    assert "GET / 200" in err
    assert '"ann"' in err
    for secret in (link, cookie, "quizzical", "wrongtoken", "kept_"):
        assert secret not in err, secret


@pytest.mark.slow
def test_starting_says_where_and_what_is_wrong_in_one_line(shell, tmp_path):
    served = Process(tmp_path / "home")
    try:
        assert served.said[0].strip() == f"kept serves {tmp_path}/home/kept.db at {served.url}"
        assert "Open this to sign your browser in" in served.said[1]
        taken = shell("serve", "--port", str(served.port))
        assert taken.returncode == 2
        assert b"choose another with --port" in taken.stderr
        nowhere = shell("serve", "--host", "nowhere.invalid", "--port", str(served.port))
        assert nowhere.returncode == 2
        assert b"choose another with --host" in nowhere.stderr
        for arguments, said in (
            (["--host", "0.0.0.0"], b"--allow-host"),
            (["--host", "0.0.0.0", "--allow-host", "kept.example", "--port", "0"], b"port"),
            (["--jwt-issuer", "https://x.example"], b"go together"),
            (["--store", "/proc/nothing/here.db", "--port", "1"], b"kept:"),
        ):
            done = shell("serve", *arguments)
            assert done.returncode, arguments
            assert said in done.stderr, done.stderr
            assert b"Traceback" not in done.stderr
    finally:
        served.stop()


def test_a_missing_package_is_one_line_with_the_remedy():
    script = (
        "import sys; sys.modules['uvicorn'] = None; from kept.surfaces.cli.root import run; sys.exit(run(['serve']))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install 'kept[server]'" in done.stderr
    assert done.stderr.count("\n") == 1


def children_of(process):
    found = subprocess.run(
        ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(process)], capture_output=True, text=True, check=False
    )
    return [int(line.split()[0]) for line in found.stdout.splitlines() if "spawn_main" in line]


@pytest.mark.slow
@pytest.mark.covers("server.workers")
def test_a_worker_that_dies_is_replaced_and_none_outlives_its_parent(tmp_path):
    served = Process(tmp_path, "--workers", "2")
    _wait_for(lambda: len(children_of(served.process.pid)) == 2)
    first = set(children_of(served.process.pid))
    os.kill(min(first), signal.SIGKILL)
    _wait_for(lambda: len(set(children_of(served.process.pid)) - first) == 1, 20)
    _wait_for(served.answers)
    workers = children_of(served.process.pid)
    served.process.kill()
    served.process.wait()

    def is_gone():
        return not any(Path(f"/proc/{worker}").exists() for worker in workers)

    _wait_for(is_gone, 30)
    served.process.stdout.close()
    served.process.stderr.close()
