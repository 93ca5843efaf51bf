"""Connections die, servers restart, standbys take over: what was acknowledged is there, once."""

import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import psycopg
import pytest

import kept
import postgres_server
from kept.errors import Backend

ROUNDS = 10 if os.environ.get("KEPT_STRESS") else 1


class Writer(threading.Thread):
    """Stores one memory after another until told to stop, and knows which of them were acknowledged."""

    def __init__(self, store: str, number: int) -> None:
        super().__init__()
        self.store = store
        self.number = number
        self.acknowledged: list[str] = []
        self.failed: list[str] = []
        self.surprises: list[BaseException] = []
        self.enough = threading.Event()

    def run(self) -> None:
        try:
            with open_in(self.store, f"writer-{self.number}") as keeper:
                for turn in range(1_000_000):
                    if self.enough.is_set():
                        return
                    text = f"Writer {self.number} learned fact {turn}"
                    try:
                        keeper.store(text)
                        self.acknowledged.append(text)
                    except Backend:
                        self.failed.append(text)
        except BaseException as error:  # noqa: BLE001 - reported by the test
            self.surprises.append(error)


def open_in(store: str, user: str = "ann") -> kept.Keeper:
    return kept.open(store, user=user, session="s1", project="", branch="")


@contextmanager
def writing(store: str, writers: int) -> Iterator[list[Writer]]:
    """Let so many write while the block runs."""
    started = [Writer(store, number) for number in range(writers)]
    for writer in started:
        writer.start()
    try:
        yield started
    finally:
        for writer in started:
            writer.enough.set()
        for writer in started:
            writer.join(90)


def until(is_so: Callable[[], bool], within_s: float = 60) -> None:
    deadline = time.monotonic() + within_s
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def check_all_there(store: str, writers: list[Writer]) -> None:
    """Every acknowledged memory is there, none is there twice, and every other failed with an error of ours."""
    for writer in writers:
        assert writer.surprises == []
        assert not writer.is_alive()
        with open_in(store, f"writer-{writer.number}") as keeper:
            stored = Counter(one.memory.content for one in keeper.storage.dump(keeper.caller))
        assert [text for text in writer.acknowledged if stored[text] != 1] == []
        assert [text for text, times in stored.items() if times > 1] == []
        assert set(stored) <= {*writer.acknowledged, *writer.failed}


def acknowledged(writers: list[Writer]) -> int:
    return sum(len(writer.acknowledged) for writer in writers)


@pytest.fixture
def server() -> Iterator[postgres_server.Server]:
    with postgres_server.started({"fsync": "off"}) as one:
        yield one


@pytest.mark.slow
@pytest.mark.covers("database.killed_connections")
def test_connections_killed_in_the_middle_of_calls_lose_nothing_and_double_nothing(server):
    with open_in(server.url()) as keeper:
        keeper.store("The first write makes the tables")
    with writing(server.url(), 4) as writers, psycopg.connect(server.url(), autocommit=True) as admin:
        for _ in range(30 * ROUNDS):
            before = acknowledged(writers)
            admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kept'")
            until(lambda before=before: acknowledged(writers) > before + 3)
    check_all_there(server.url(), writers)
    # A connection is lost before the commit was sent, mostly, or it can be found out: nobody had to see it.
    assert [writer.failed for writer in writers] == [[], [], [], []]
    with open_in(server.url()) as keeper:
        assert keeper.check().problems == ()


@pytest.mark.slow
@pytest.mark.covers("database.restarts")
def test_a_restart_of_the_server_is_waited_for(server):
    with open_in(server.url()) as keeper:
        keeper.store("The first write makes the tables")
        with writing(server.url(), 4) as writers:
            # Whoever comes while it is away is told so at once.
            until(lambda: all(writer.acknowledged for writer in writers))
            for _ in range(2 * ROUNDS):
                server.restart()
                before = acknowledged(writers)
                until(lambda before=before: acknowledged(writers) > before + 20)
        check_all_there(server.url(), writers)
        assert [writer.failed for writer in writers] == [[], [], [], []]
        # Readers wait too.
        server.restart()
        assert keeper.search("tables")


@pytest.mark.slow
@pytest.mark.covers("database.restarts")
def test_who_waits_for_a_connection_is_served_when_the_server_comes_back_and_not_when_patience_ends(
    server, monkeypatch
):
    monkeypatch.setattr("kept.storage.postgres.connection._CONNECT_TIMEOUT_S", 30)
    with open_in(server.url()) as keeper, ThreadPoolExecutor(1) as beside:
        keeper.store("Still here")
        server.stop()
        asking = beside.submit(keeper.search, "here")

        def is_forgotten() -> bool:
            found = keeper.storage.connections._pool.get_stats()
            return found["requests_waiting"] == 1 and found["pool_size"] == 0

        until(is_forgotten)
        server.start()
        assert [hit.memory.content for hit in asking.result(timeout=15)] == ["Still here"]


@pytest.mark.slow
@pytest.mark.covers("database.gone")
def test_a_server_that_stays_away_is_an_error_of_one_line_and_then_all_is_well_again(server, monkeypatch):
    monkeypatch.setattr("kept.storage.postgres.connection._PATIENCE_S", 1.0)
    monkeypatch.setattr("kept.storage.postgres.connection._CONNECT_TIMEOUT_S", 1)
    with open_in(server.url()) as keeper:
        memory = keeper.store("Still here")
        server.stop()
        for call in (lambda: keeper.search("here"), lambda: keeper.store("Not now"), lambda: keeper.delete(memory.uid)):
            with pytest.raises(Backend) as failed:
                call()
            assert "\n" not in failed.value.message
        server.start()
        assert [hit.memory.content for hit in keeper.search("here")] == ["Still here"]
        assert keeper.count() == 1


@pytest.mark.slow
@pytest.mark.covers("database.failover")
@pytest.mark.parametrize("turn", range(ROUNDS))
def test_when_a_standby_takes_over_every_acknowledged_memory_is_there_and_none_twice(turn):
    with postgres_server.cluster() as (primary, standby):
        store = (
            f"postgresql://postgres@/postgres?host={primary.folder},{standby.folder}&target_session_attrs=read-write"
        )
        with open_in(store) as keeper:
            keeper.store("The first write makes the tables")
        with writing(store, 8) as writers:
            until(lambda: all(len(writer.acknowledged) > 10 + turn for writer in writers))
            primary.kill()
            standby.promote()
            before = [len(writer.acknowledged) for writer in writers]
            until(
                lambda: all(len(writer.acknowledged) > count + 5 for writer, count in zip(writers, before, strict=True))
            )
        check_all_there(standby.url(), writers)
        with open_in(standby.url()) as keeper:
            assert keeper.check().problems == ()
