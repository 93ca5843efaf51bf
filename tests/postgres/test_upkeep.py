"""Damage is found, the index heals, what was deleted leaves the tables, large tenants get an index of their own."""

from threading import Timer

import psycopg
import pytest

import kept
import postgres_server
from kept.storage.postgres import erasure, vectors

DAMAGE = {
    "a posting is missing": "DELETE FROM postings WHERE term = 'oboe'",
    "a posting is of nothing": "UPDATE postings SET row = 77 WHERE term = 'oboe'",
    "an entry is missing": "DELETE FROM words WHERE row = 1",
    "an entry is out of date": "UPDATE words SET content = '|other ' WHERE row = 1",
    "a count is wrong": "UPDATE spaces SET memories = memories + 1",
    "a digest is wrong": "UPDATE memories SET digest = 0 WHERE row = 1",
    "a vector is of nothing": "UPDATE vectors SET row = 77 WHERE row = 1",
    "a vector is missing": "DELETE FROM vectors WHERE row = 1",
}
ROW_DAMAGE = {
    "a revision is missing": "DELETE FROM revisions WHERE version = 1",
    "a revision cannot be read": "UPDATE revisions SET state = '{' WHERE version = 1",
    "a successor never was": "UPDATE memories SET superseded_by = 'mem-gone' WHERE row = 1",
    "a number is given twice": "UPDATE tenants SET memories = 1",
}


@pytest.fixture
def filled(open_keeper):
    ann = open_keeper()
    ann.store("Plays the oboe")
    ann.supersede(ann.store("Lives in Lisbon").uid, "Lives in Porto")
    assert ann.check().ok
    return ann


@pytest.mark.covers("database.check")
@pytest.mark.parametrize("damage", [*DAMAGE, *ROW_DAMAGE])
def test_damage_is_reported(filled, change_rows, damage):
    change_rows((DAMAGE | ROW_DAMAGE)[damage])
    report = filled.check()
    assert not report.ok
    assert len(report.problems) < 20


@pytest.mark.covers("database.check")
def test_the_problems_of_one_kind_do_not_crowd_out_another(open_keeper, change_rows):
    ann = open_keeper()
    for number in range(9):
        ann.supersede(ann.store(f"Oboe {number}").uid, f"Bassoon {number}")
    change_rows("UPDATE memories SET digest = 0")
    change_rows("UPDATE revisions SET state = '{' WHERE state IS NOT NULL")
    change_rows("DELETE FROM words")
    problems = ann.check().problems
    assert {problem.partition(":")[0] for problem in problems} == {"memories", "history", "word index", "counts"}
    assert len(problems) < 25


@pytest.mark.covers("database.check")
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_rebuild_makes_everything_agree_with_the_memories(filled, change_rows, damage):
    change_rows(DAMAGE[damage])
    report = filled.check(rebuild=True)
    assert (report.rebuilt, report.problems) == (True, ())
    assert [hit.memory.content for hit in filled.search("oboes")] == ["Plays the oboe"]


@pytest.mark.covers("database.erasure")
def test_what_was_deleted_is_vacuumed_away(open_keeper, store):
    ann = open_keeper()
    ann.store("Plays the oboe")
    memory = ann.store("Hides the xylophone", tags=["quartz"])
    ann.edit(memory.uid, kept.Changes(content="Hides the marimba"))
    ann.meaning.catch_up()
    assert ann.delete(memory.uid).erasure == "pending"
    assert ann.storage.vacuum() == 1
    with psycopg.connect(store, autocommit=True) as admin:
        admin.execute("CREATE EXTENSION IF NOT EXISTS pageinspect")
        left = b""
        for (table,) in admin.execute(
            "SELECT oid::regclass::text FROM pg_class WHERE relnamespace = 'kept'::regnamespace"
            " AND relkind IN ('r', 'i')"
            " UNION ALL SELECT reltoastrelid::regclass::text FROM pg_class"
            " WHERE relnamespace = 'kept'::regnamespace AND reltoastrelid <> 0"
        ).fetchall():
            pages = admin.execute("SELECT pg_relation_size(%s) / 8192", (table,)).fetchone()[0]
            for page in range(pages):
                left += bytes(admin.execute("SELECT get_raw_page(%s, %s)", (table, page)).fetchone()[0])
        assert admin.execute("SELECT count(*) FROM kept.tombstones WHERE NOT erased").fetchone() == (0,)
    assert b"oboe" in left
    assert [word for word in (b"xylophone", b"marimba", b"quartz") if word in left] == []
    assert ann.check().ok


@pytest.mark.covers("database.erasure")
def test_who_can_still_see_what_was_deleted_is_waited_for(open_keeper, store, monkeypatch):
    ann = open_keeper()
    memory = ann.store("Hides the xylophone")
    with psycopg.connect(store) as reader:
        reader.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        reader.execute("SELECT count(*) FROM kept.memories")
        ann.delete(memory.uid)
        monkeypatch.setattr(erasure, "_PATIENCE_S", 0.2)
        with pytest.raises(kept.Backend, match=rf"process {reader.info.backend_pid} .*nothing is erased"):
            ann.storage.vacuum()
        monkeypatch.setattr(erasure, "_PATIENCE_S", 60)
        Timer(0.3, reader.rollback).start()
        assert ann.storage.vacuum() == 1


@pytest.mark.covers("database.erasure")
def test_who_writes_in_another_database_is_waited_for_too(open_keeper, database, monkeypatch):
    ann = open_keeper()
    with psycopg.connect(postgres_server.in_database(database, "postgres")) as writer:
        writer.execute("SELECT pg_current_xact_id()")
        ann.delete(ann.store("Hides the xylophone").uid)
        monkeypatch.setattr(erasure, "_PATIENCE_S", 0.2)
        with pytest.raises(kept.Backend, match=rf"process {writer.info.backend_pid} "):
            ann.storage.vacuum()
        writer.rollback()
        monkeypatch.setattr(erasure, "_PATIENCE_S", 60)
        assert ann.storage.vacuum() == 1


@pytest.mark.covers("database.large_tenants")
def test_a_large_tenant_gets_an_index_of_its_own_and_finds_the_same(open_keeper, store, monkeypatch):
    monkeypatch.setattr(vectors, "LARGE", 50)
    ann = open_keeper()
    ann.store_many(f"Fact {number}: the {number % 7} oboes of {number % 11} orchestras" for number in range(60))
    open_keeper(tenant="small").store("Too little for an index")
    ann.meaning.catch_up()
    before = [hit.memory.id for hit in ann.recall("musical instruments").hits]
    [name] = ann.storage.vectors.tune()
    assert ann.storage.vectors.tune() == []
    with psycopg.connect(store) as admin:
        definition = admin.execute("SELECT pg_get_indexdef(%s::regclass)", (f"kept.{name}",)).fetchone()[0]
    assert "hnsw" in definition
    assert "tenant = 'default'" in definition
    assert [hit.memory.id for hit in ann.recall("musical instruments").hits] == before
    with psycopg.connect(store, autocommit=True) as admin:
        admin.execute(f"DROP INDEX kept.{name}")


@pytest.mark.covers("database.backup")
def test_a_backup_says_how_it_is_made(filled, tmp_path):
    with pytest.raises(kept.InvalidInput, match="pg_dump"):
        filled.backup(tmp_path / "copy.db")
    with pytest.raises(kept.InvalidInput, match="pg_restore"):
        filled.restore_backup(tmp_path / "copy.db")
