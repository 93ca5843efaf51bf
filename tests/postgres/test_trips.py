"""How often a call goes to the server and back: over a network that is most of what it takes."""

import os
import random
import re
import shutil
import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

import kept
from kept.storage.postgres import naming, prepared, signs, visibility
from kept.storage.postgres.transaction import array


class Relay:
    """Stands between a client and the server at *target*, and counts how often the client had to wait for it."""

    def __init__(self, folder: Path, target: str) -> None:
        self.trips = 0
        self._target = target
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / ".s.PGSQL.5432"))
        self._listening.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._target)
                asked = threading.Event()
                threading.Thread(target=self._asks, args=(client, server, asked), daemon=True).start()
                threading.Thread(target=self._answers, args=(server, client, asked), daemon=True).start()

    def _asks(self, client: socket.socket, server: socket.socket, asked: threading.Event) -> None:
        with closing(client), closing(server), suppress(OSError):
            while sent := client.recv(1 << 16):
                asked.set()
                server.sendall(sent)

    def _answers(self, server: socket.socket, client: socket.socket, asked: threading.Event) -> None:
        with suppress(OSError):
            while sent := server.recv(1 << 16):
                # What follows without a question between is the rest of one answer.
                self.trips += asked.is_set()
                asked.clear()
                client.sendall(sent)

    def close(self) -> None:
        self._listening.close()


@pytest.fixture
def relay(empty_database: str) -> Iterator[tuple[Relay, str]]:
    """A relay before the database of the tests, and the URL of the database through it."""
    parts = conninfo_to_dict(empty_database)
    folder = str(parts.get("host", ""))
    if not folder.startswith("/"):
        pytest.skip("counts on a socket of this machine")
    # The path of a socket has room for some hundred characters only.
    own = Path(tempfile.mkdtemp(prefix="kept-relay-", dir="/tmp"))
    one = Relay(own, os.path.join(folder, f".s.PGSQL.{parts.get('port', 5432)}"))
    yield one, f"postgresql://{parts['user']}@/{parts['dbname']}?host={own}"
    one.close()
    shutil.rmtree(own)


@pytest.mark.covers("database.trips")
@pytest.mark.parametrize("least", [1, 2_000], ids=["signs kept", "signs compared by the server"])
def test_no_call_goes_to_the_server_more_often_than_it_must(relay, least, monkeypatch):
    monkeypatch.setattr(signs, "LEAST", least)
    counter, url = relay
    with kept.open(url, user="ann", session="s1", project="", branch="") as ann:
        ids = [ann.store(f"Fact {number} about the harbour of Lisbon").id for number in range(12)]
        calls = {
            # Settings, counts and lists, and what ranking reads, which is not much; the memories.
            "search": (lambda: ann.search("harbour Lisbon"), 2),
            # As many, and what has no vector yet, and what was not looked through for entities.
            "recall": (lambda: ann.recall("where is the harbour of Lisbon"), 6),
            # Settings; the memory; the commit.
            "get": (lambda: ann.get(ids[0]), 3),
            # Settings; which; the memories.
            "list": (ann.list, 3),
            # Settings and what is the same; the number; the row with all that it is found by; the commit.
            "store": (lambda: ann.store(f"The ferry leaves at {next(hours)}"), 4),
            # Settings; the memory; again, held; its past; its present; the commit.
            "edit": (lambda: ann.edit(ids[1], kept.Changes(content=f"The harbour closes at {next(hours)}")), 6),
            # As many, and which memory it had followed.
            "delete": (lambda: ann.delete(ids.pop()), 7),
        }
        hours = count()
        for name, (call, most) in calls.items():
            # The driver prepares a statement when it comes back, and a recall makes up for what was put off.
            for _ in range(7):
                call()
            before = counter.trips
            call()
            assert (name, counter.trips - before) == (name, min(most, counter.trips - before))


@pytest.mark.covers("database.trips")
def test_a_request_with_a_keeper_of_its_own_goes_there_no_more_often(relay, open_keeper):
    counter, url = relay
    with kept.open(url, user="ann", session="s1", project="", branch="") as ann:
        ann.store_many(f"Fact {number} about the harbour of Lisbon" for number in range(12))
        hours = count()
        calls = {
            "search": (lambda keeper: keeper.search("harbour Lisbon"), 2),
            "store": (lambda keeper: keeper.store(f"The ferry leaves at {next(hours)}"), 4),
        }
        for name, (call, most) in calls.items():
            for _ in range(3):
                call(kept.Keeper(ann.storage, ann.caller))
            before = counter.trips
            call(kept.Keeper(ann.storage, ann.caller))
            assert (name, counter.trips - before) == (name, min(most, counter.trips - before))
        # What somebody else sets holds from the next request on.
        open_keeper().settings.set("screening.sensitive", "refuse")
        with pytest.raises(kept.Refused):
            kept.Keeper(ann.storage, ann.caller).store("Ann has diabetes")


@pytest.mark.covers("database.trips")
def test_a_memory_is_looked_up_without_reading_through_the_others(open_keeper, store):
    """A condition that keeps row-level security from an index is not seen in answers, only in what they cost."""
    ann = open_keeper()
    ann.store_many([f"Fact {number} about the garden" for number in range(1_500)])
    with psycopg.connect(store, autocommit=True) as admin:
        admin.execute("ANALYZE kept.memories")
    with ann.storage.connections.reading(ann.caller) as transaction:
        (space,) = transaction.spaces
        for statement, values in [
            *visibility.looking(transaction, "mem-0123"),
            *visibility.looking(transaction, "12"),
            naming.having_name(transaction, space, "home"),
        ]:
            plan = "\n".join(line for (line,) in transaction.execute(f"EXPLAIN {statement}", values))
            assert "Seq Scan" not in plan
            assert re.search(r"Index Cond: .*(folded|uid|\"row\") =", plan), plan


@pytest.mark.covers("database.trips")
def test_what_is_prepared_never_reads_through_a_table_however_small_it_was_when_somebody_last_counted(
    open_keeper, store
):
    """Plans are kept: one that reads through a small table would go on when the table has grown."""
    ann = open_keeper()
    ann.store("Fact 0 about the garden")

    def plans():
        with ann.storage.connections.reading(ann.caller) as transaction:
            for statement, _ in [
                prepared.lists("default", [1], [0], ["garden"]),
                prepared.words_of_few("default", [1], [0], ["garden"], 128, has_marks=False),
                prepared.words_of_few("default", [1], [0], ["garden"], 128, has_marks=True),
                prepared.words("default", [1, 2], has_marks=False),
                prepared.words("default", [1, 2], has_marks=True),
                prepared.memories("default", [1, 2], [1]),
                prepared.unread("default", [1], "+!"),
                prepared.any_waiting("default", [1], "wordllama-256"),
                prepared.newer("default", [1], "wordllama-256", 256, 7),
            ]:
                yield "\n".join(line for (line,) in transaction.execute(f"EXPLAIN {statement}"))

    with psycopg.connect(store, autocommit=True) as admin:
        admin.execute("ANALYZE")
        ann.store_many([f"Fact {number} about the garden" for number in range(1, 1_500)])
        assert [plan for plan in plans() if "Seq Scan" in plan] == []
        admin.execute("ANALYZE")
        assert [plan for plan in plans() if not re.search(r"Index Cond: .*(term|model|\"row\") [=<]", plan)] == []


@pytest.mark.covers("database.trips")
@pytest.mark.parametrize("how_many", [100, 300])
def test_a_search_finds_the_same_whether_few_or_many_memories_hold_its_words(open_keeper, how_many):
    ann = open_keeper()
    ann.store_many([f"Fact {number} about the garden" for number in range(how_many)] + ["The garden gate is green"])
    assert ann.search("garden gate", limit=5)[0].memory.content == "The garden gate is green"
    assert len(ann.search("garden", limit=90)) == 90
    assert [hit.memory.content for hit in ann.search("garden fact 7", limit=1)] == ["Fact 7 about the garden"]


@pytest.mark.covers("database.trips")
def test_what_is_sent_together_arrives_as_it_was_whatever_it_holds(open_keeper):
    ann = open_keeper()
    ann.store("the first")
    chosen = random.Random(7)
    letters = "ab\0\ufdd001 '\\\"{},;%$E\n\té漢"
    with ann.storage.connections.reading(ann.caller) as transaction:
        for _ in range(200):
            items = ["".join(chosen.choices(letters, k=chosen.randrange(8))) for _ in range(3)]
            values = (array(items), items[0], items[1].encode())
            (found,), (other,) = transaction.together(
                [("SELECT %s::text[], %s::text, %s::bytea", values), ("SELECT %s::text", (items[2],))]
            )
            assert found == (items, items[0], items[1].encode())
            assert other == (items[2],)
        transaction.set("kept.author", "'; DROP TABLE memories; --\\")
        assert transaction.value("SELECT current_setting('kept.author')") == "'; DROP TABLE memories; --\\"
