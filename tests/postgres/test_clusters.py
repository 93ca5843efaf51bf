"""Nothing is sent that a Citus cluster refuses. There is none here: what it refuses is known from its source."""

import re

import psycopg
import pytest

import kept
from kept.access import Access
from kept.api import copy_store
from kept.ids import now
from kept.storage.postgres import schema
from kept.storage.segments import Said, Segment
from kept.types import Budget, Draft


@pytest.fixture
def sent(monkeypatch):
    """Every statement that is sent from now on."""
    sent = []
    execute, many = psycopg.Connection.execute, psycopg.Cursor.executemany

    def noted(self, query, *arguments, **options):
        sent.extend(one.strip() for one in _text(query, self).split(";"))
        return execute(self, query, *arguments, **options)

    def noted_many(self, query, *arguments, **options):
        sent.append(_text(query, self))
        return many(self, query, *arguments, **options)

    monkeypatch.setattr(psycopg.Connection, "execute", noted)
    monkeypatch.setattr(psycopg.Cursor, "executemany", noted_many)
    return sent


def _text(query, connection):
    if isinstance(query, bytes):
        return query.decode()
    return query if isinstance(query, str) else query.as_string(connection)


def _all_that_is_done(ann, folder):
    """Do one of everything, of which nothing holds a semicolon."""
    first = ann.store("The build runs on Fridays", tags=["ci"], key="build")
    second = ann.store("The build runs on Mondays", supersedes=first.uid)
    ann.put(Draft("Tabs", key="indentation"), [Budget("typed.stores", 5)])
    ann.put(Draft("Spaces", key="indentation"), [Budget("typed.stores", 5)])
    ann.edit(second.uid, kept.Changes(content="The build runs on Tuesdays"))
    for ask in (ann.search, ann.recall):
        for _ in range(3):
            ask("when does the build run")
    ann.search("buidl")
    ann.brief()
    ann.list()
    ann.entities()
    ann.restore(ann.trash(second.uid).uid)
    ann.archive(second.uid)
    ann.history(second.uid)
    ann.storage.folders.attach(ann.caller, str(folder))
    ann.delete(ann.store("Gone soon").uid)
    ann.settings.set("brief.trust", "confirmed")
    segment = Segment("s1", "uuid-1", now(), 0, 0, 1, 19, 5, "o200k_base", True, "On deploying", "Where", None)
    ann.storage.segments.put(ann.caller, segment, b"[]")
    said = [Said(0, "user", "Where do we deploy?", ["where", "deploy"])]
    ann.storage.segments.read(ann.caller, segment.uuid, said, secret=False)
    ann.recall("deploying", sources=["conversations"])
    access = Access(ann.storage, ann.caller, ann.now)
    access.ensure_user("ann")
    access.issue("ann", "laptop")


@pytest.mark.covers("database.clusters")
def test_every_statement_names_its_tenant_and_leaves_out_what_a_cluster_refuses(open_keeper, store, sent, tmp_path):
    ann = open_keeper(project="kept", team="backend")
    _all_that_is_done(ann, tmp_path)
    with psycopg.connect(store) as admin:
        tables = [
            name
            for (name,) in admin.execute(
                "SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant'"
                " WHERE c.relnamespace = 'kept'::regnamespace AND c.relkind = 'r'"
            )
        ]
    touching = re.compile(rf"\b(?:FROM|JOIN|INTO|UPDATE) (?:kept\.)?(?:{'|'.join(tables)})\b")
    asked = [one for one in sent if touching.search(one)]
    assert len(asked) > 60
    # A token is looked up by its hash: whoever shows it has not said whose it is.
    assert [
        one for one in asked if not re.search(r"tenant = |INTO \w+ (\(.*|AS b |)SELECT|VALUES|digest = ", one)
    ] == []
    volatile = re.compile(
        r"\b(now\(\)|clock_timestamp|current_timestamp|random\(\)|nextval|set_config|MERGE INTO)", re.IGNORECASE
    )
    assert [one for one in asked if volatile.search(one)] == []
    # What is selected from no table goes to the nodes by COPY, which row-level security refuses.
    from_nothing = [one for one in asked if one.startswith("INSERT") and "SELECT" in one and not _selects_rows(one)]
    assert from_nothing
    assert [one for one in from_nothing if "RETURNING" not in one and "ON CONFLICT" not in one] == []


def _selects_rows(statement):
    return re.search(r"SELECT.* FROM (?!unnest)[a-z]", statement)


@pytest.mark.covers("database.clusters")
def test_on_a_cluster_what_is_prepared_is_planned_with_its_values(open_keeper, monkeypatch):
    """Without them Citus finds no node, and says that it could not create a distributed plan."""
    modes = {}
    for is_cluster in (False, True):
        monkeypatch.setattr(schema, "is_cluster", lambda _, answer=is_cluster: answer)
        ann = open_keeper(session=f"cluster-{is_cluster}")
        ann.store("The build runs on Fridays")
        assert ann.search("build")
        with ann.storage.connections.reading(ann.caller) as transaction:
            modes[is_cluster] = transaction.value("SHOW plan_cache_mode")
    assert modes == {False: "force_generic_plan", True: "force_custom_plan"}


@pytest.mark.covers("database.clusters")
def test_who_asks_is_said_within_the_transaction(open_keeper, store, sent, tmp_path):
    """Nodes are told of SET LOCAL only."""
    ann = open_keeper()
    ann.store("The build runs on Fridays")
    copy_store(store, str(tmp_path / "copy.db"))
    said = [one for one in sent if re.search(r"\bkept\.(tenant|author|project|teams|spaces|reach|token) = ", one)]
    assert said
    assert [one for one in said if not one.startswith("SET LOCAL")] == []
