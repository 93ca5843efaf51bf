"""The audit log of requests: no line is lost, and none keeps the others back."""

import logging
import sys
import threading
from contextlib import closing

import pytest
from tests.server.conftest import serving

import postgres_server
from kept import ids
from kept.api import storage_at
from kept.errors import Backend
from kept.storage.access import Deed
from kept.surfaces.http.journal import Journal
from kept.surfaces.http.threads import Threads

# Neither database can keep the first, and one of them not the second.
UNWRITABLE = ("\ud800", "a\x00b")


@pytest.fixture
def storage(tmp_path):
    with closing(storage_at(str(tmp_path / "kept.db"))) as opened:
        yield opened


def journal_of(storage):
    return Journal(storage, Threads(1, 1))


def deed(target):
    return Deed("default", ids.now(), "ann", "agent", None, "http", "tool memory_delete", target)


def targets(storage):
    return [one.target for _, one in storage.access.deeds("default", limit=100_000)][::-1]


@pytest.mark.covers("server.journal")
def test_a_line_that_cannot_be_written_takes_no_other_with_it(storage, caplog):
    check_unwritable(storage, caplog)


@pytest.mark.slow
@pytest.mark.covers("server.journal")
def test_nor_does_it_on_postgres(caplog):
    with postgres_server.started(postgres_server.CARELESS) as server, closing(storage_at(server.url())) as storage:
        check_unwritable(storage, caplog)


def check_unwritable(storage, caplog):
    journal = journal_of(storage)
    for number in range(20):
        journal.note(deed(str(number)))
        if number in (3, 11):
            journal.note(deed(UNWRITABLE[number == 11]))
    with caplog.at_level(logging.WARNING, "kept.http"):
        journal.write()
    assert len(journal) == 0
    assert [one for one in targets(storage) if one.isdecimal()] == [str(number) for number in range(20)]
    assert "left out" in caplog.text
    assert UNWRITABLE[0] not in caplog.text
    journal.note(deed("later"))
    journal.write()
    assert targets(storage)[-1] == "later"


@pytest.mark.covers("server.journal")
def test_while_the_store_cannot_be_written_all_lines_are_kept_in_their_order(storage, monkeypatch):
    journal = journal_of(storage)
    for number in range(5):
        journal.note(deed(str(number)))

    def full(*_: object) -> None:
        raise Backend("the disk is full; nothing was written")

    with monkeypatch.context() as broken:
        broken.setattr(storage.access, "note", full)
        broken.setattr(storage.access, "probe", full)
        with pytest.raises(Backend, match="full"):
            journal.write()
    journal.note(deed("5"))
    journal.write()
    assert targets(storage) == [str(number) for number in range(6)]


@pytest.mark.covers("server.journal")
def test_lines_that_threads_note_while_others_are_written_are_all_there(storage, monkeypatch):
    journal, each, written = journal_of(storage), 50_000, []
    # On a busy machine more of them wait than a server would keep.
    monkeypatch.setattr("kept.surfaces.http.journal._MOST", 3 * each)
    # Real writes are so slow that a line is lost once in an hour.
    monkeypatch.setattr(storage.access, "note", lambda deeds, _: written.extend(deeds))

    def note(name: str) -> None:
        line = deed(name)
        for _ in range(each):
            journal.note(line)

    noting = [threading.Thread(target=note, args=(name,)) for name in "abc"]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for thread in noting:
            thread.start()
        while any(thread.is_alive() for thread in noting):
            journal.write()
    finally:
        sys.setswitchinterval(before)
    journal.write()
    assert len(written) == 3 * each


@pytest.mark.covers("server.journal")
def test_a_server_that_cannot_write_the_end_of_its_log_says_so_and_still_closes_everything(
    tmp_path, monkeypatch, caplog
):
    def full(*_: object) -> None:
        raise Backend("the disk is full; nothing was written")

    with caplog.at_level(logging.WARNING, "kept.http"), serving(tmp_path / "kept.db") as served:
        site = served.server.config.loaded_app.site
        monkeypatch.setattr(site.storage.access, "note", full)
        monkeypatch.setattr(site.storage.access, "probe", full)
        assert served.agent().post("/tools/memory_search", json={"query": "x"}).status_code == 200
    assert "1 lines of the audit log were not written: the disk is full" in caplog.text
    assert len(site.journal) == 1
    with pytest.raises(RuntimeError, match="shutdown"):
        site.threads._pool.submit(print)
