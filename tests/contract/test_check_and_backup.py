"""Damage is found, the index heals, copies are whole."""

import os

import apsw
import pytest

import kept
from kept import Changes, Filter, InvalidInput


@pytest.fixture
def filled(open_keeper):
    """A store with something of every state in it."""
    ann = open_keeper(project="p1")
    for number in range(5):
        ann.store(f"fact number {number}", tags=["common", f"t{number}"])
    ann.edit(1, Changes(content="fact edited"))
    ann.supersede("2", "fact that replaces")
    ann.trash(3)
    ann.delete(4)
    ann.store("of the project", scope="project", name="project-fact")
    open_keeper(user="bob").store("of bob")
    return ann


@pytest.fixture
def tamper(backend, store):
    """Change the database behind the keeper's back."""
    assert backend == "sqlite"

    def change(statement: str) -> None:
        connection = apsw.Connection(str(store))
        connection.execute(statement)
        connection.close()

    return change


def test_a_sound_store_has_no_problems_and_is_counted(filled):
    report = filled.check()
    assert (report.ok, report.problems, report.rebuilt) == (True, (), False)
    assert (report.memories, report.revisions) == (7, 10)


INDEX_DAMAGE = {
    "entry missing": "DELETE FROM words WHERE rowid = 1",
    "entry of another text": "UPDATE words SET content = replace(content, 'edited', 'forged') WHERE rowid = 1",
    "entry with another tag": "UPDATE words SET marks = replace(marks, '#t', '#u') WHERE rowid = 1",
    "entry too many": "INSERT INTO words (rowid, content) VALUES (999, '1|ghost')",
    "entry of a trashed memory missing": "DELETE FROM words WHERE rowid = 3",
    "made by another version": "UPDATE store SET value = '0' WHERE name = 'tokens'",
    "lists lost": "DELETE FROM words_data WHERE id > 10",
    "live memories miscounted": "UPDATE spaces SET memories = memories + 1 WHERE space = 1",
    "tokens miscounted": "UPDATE spaces SET tokens = tokens + 5 WHERE space = 1",
    "superseded without the index knowing": (
        "UPDATE memories SET superseded_by = (SELECT uid FROM memories WHERE row = 2) WHERE row = 1"
    ),
    "content changed under the index": "UPDATE memories SET content = 'other words' WHERE row = 1",
}

ROW_DAMAGE = {
    "revision missing": "DELETE FROM revisions WHERE row = 1 AND version = 1",
    "newest revision missing": "DELETE FROM revisions WHERE row = 1 AND version = 2",
    "newest revision closed": "UPDATE revisions SET state = '{}' WHERE row = 1 AND version = 2",
    "older revision emptied": "UPDATE revisions SET state = NULL WHERE row = 1 AND version = 1",
    "older revision unreadable": "UPDATE revisions SET state = 'no JSON' WHERE row = 1 AND version = 1",
    "history of nothing": "PRAGMA foreign_keys = OFF; DELETE FROM memories WHERE row = 1",
    "superseded by what never was": "UPDATE memories SET superseded_by = 'mem-x' WHERE row = 1",
    "memory in no space": "PRAGMA foreign_keys = OFF; UPDATE memories SET space = 99 WHERE row = 1",
}


@pytest.mark.parametrize("damage", [*INDEX_DAMAGE, *ROW_DAMAGE])
def test_damage_is_reported(filled, tamper, damage):
    tamper(INDEX_DAMAGE.get(damage) or ROW_DAMAGE[damage])
    report = filled.check()
    assert not report.ok
    assert all(problem.strip() for problem in report.problems)


@pytest.mark.parametrize("damage", INDEX_DAMAGE)
def test_a_rebuild_makes_index_and_counts_agree_with_the_memories(filled, tamper, damage):
    before = [hit.memory.uid for hit in filled.search("fact", Filter(include_superseded=True))]
    tamper(INDEX_DAMAGE[damage])
    report = filled.check(rebuild=True)
    assert (report.ok, report.rebuilt) == (True, True)
    assert filled.check().ok
    if "memories SET" not in INDEX_DAMAGE[damage]:
        assert [hit.memory.uid for hit in filled.search("fact", Filter(include_superseded=True))] == before


def test_a_rebuild_of_a_sound_store_changes_no_answer(filled):
    before = filled.search("fact", Filter(include_superseded=True))
    assert filled.check(rebuild=True).ok
    assert filled.search("fact", Filter(include_superseded=True)) == before


@pytest.mark.embedded
@pytest.mark.parametrize("table", ["memories", "memories_by_uid", "revisions", "words_data"])
@pytest.mark.parametrize("offset", [0, 3], ids=["not a page", "no entries"])
def test_a_damaged_page_is_reported(filled, open_keeper, tmp_path, table, offset):
    copy = tmp_path / "copy.db"
    filled.backup(copy)
    connection = apsw.Connection(str(copy))
    size = connection.pragma("page_size")
    (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    connection.close()
    with copy.open("r+b") as file:
        file.seek((page - 1) * size + offset)
        file.write(bytes(2))  # the kind of the page, or the number of its entries
    problems = open_keeper(store=copy).check().problems
    assert any(problem.startswith("file:") for problem in problems)


def test_the_problems_of_one_kind_do_not_crowd_out_another(open_keeper, tamper):
    ann = open_keeper()
    ann.store_many(f"fact {number}" for number in range(50))
    tamper("DELETE FROM words; UPDATE memories SET version = 7; UPDATE spaces SET memories = 0")
    kinds = {problem.partition(":")[0] for problem in ann.check().problems}
    assert {"word index", "history", "counts"} <= kinds
    assert len(ann.check().problems) < 30


# Copies


@pytest.mark.embedded
def test_a_backup_holds_everything_and_is_one_private_file(filled, open_keeper, tmp_path):
    copy = tmp_path / "copies" / "copy.db"
    told: list[tuple[int, int]] = []
    filled.backup(copy, lambda done, pages: told.append((done, pages)))
    assert told[-1][0] == told[-1][1] > 0
    assert [path.name for path in copy.parent.iterdir()] == ["copy.db"]
    assert os.stat(copy).st_mode & 0o077 == 0
    copied = open_keeper(store=copy, project="p1")
    everything = Filter(include_superseded=True)
    assert copied.list(everything) == filled.list(everything)
    assert copied.list(Filter(trashed=True)) == filled.list(Filter(trashed=True))
    assert copied.history(1) == filled.history(1)
    assert copied.check() == filled.check()


@pytest.mark.embedded
def test_a_backup_never_overwrites(filled, tmp_path):
    (tmp_path / "there").write_text("something of somebody's")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("there", "link"):
        with pytest.raises(InvalidInput):
            filled.backup(tmp_path / name)
    assert (tmp_path / "there").read_text() == "something of somebody's"
    assert not (tmp_path / "nowhere").exists()


def test_a_damaged_store_makes_no_backup(filled, tamper, tmp_path):
    tamper(INDEX_DAMAGE["entry missing"])
    with pytest.raises(kept.Backend):
        filled.backup(tmp_path / "copies" / "copy.db")
    assert list((tmp_path / "copies").iterdir()) == []


@pytest.mark.embedded
def test_a_store_without_memories_can_be_backed_up_and_restored(open_keeper, tmp_path):
    ann = open_keeper()
    ann.backup(tmp_path / "copy.db")
    ann.store("one")
    ann.restore_backup(tmp_path / "copy.db")
    assert ann.count() == 0


@pytest.mark.embedded
def test_restoring_replaces_everything_for_everybody(filled, open_keeper, tmp_path):
    bob = open_keeper(user="bob")
    filled.backup(tmp_path / "copy.db")
    before = filled.list()
    filled.store("written after the copy")
    filled.delete(1)
    bob.store("written by bob")
    told: list[tuple[int, int]] = []
    filled.restore_backup(tmp_path / "copy.db", lambda done, pages: told.append((done, pages)))
    assert told[-1][0] == told[-1][1] > 0
    assert filled.list() == before
    assert [memory.content for memory in bob.list()] == ["of bob"]
    assert filled.search("copy") == []
    assert filled.check().ok
    filled.store("and life goes on")
    assert bob.check().ok


@pytest.mark.embedded
def test_restoring_into_a_store_that_is_not_there_yet_creates_it(filled, open_keeper, tmp_path):
    filled.backup(tmp_path / "copy.db")
    new = open_keeper(store=tmp_path / "new" / "kept.db", project="p1")
    new.restore_backup(tmp_path / "copy.db")
    assert new.list() == filled.list()


def _missing(path, _):
    return path


def _text(path, _):
    path.write_text("no database " * 100)


def _foreign(path, _):
    apsw.Connection(str(path)).execute("CREATE TABLE theirs (x)")


def _damaged(path, keeper):
    keeper.backup(path)
    apsw.Connection(str(path)).execute("DELETE FROM words WHERE rowid = 1")


def _newer(path, keeper):
    keeper.backup(path)
    apsw.Connection(str(path)).pragma("user_version", 9_999)


@pytest.mark.embedded
@pytest.mark.parametrize("make", [_missing, _text, _foreign, _damaged, _newer])
def test_what_is_no_sound_backup_is_not_restored(filled, tmp_path, make):
    make(tmp_path / "copy.db", filled)
    before = filled.list()
    with pytest.raises(kept.Backend):
        filled.restore_backup(tmp_path / "copy.db")
    assert filled.list() == before
    assert filled.check().ok


@pytest.mark.embedded
def test_a_deleted_memory_is_in_no_later_backup(filled, tmp_path):
    secret = filled.store("zebraquartz lives here")
    filled.delete(secret.uid)
    filled.backup(tmp_path / "copy.db")
    assert b"zebraquartz" not in (tmp_path / "copy.db").read_bytes()
