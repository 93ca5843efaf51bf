"""A connection is lost in the middle: what is safe to repeat is repeated, what may have happened is looked up."""

import pytest

import kept
from kept.errors import Backend
from kept.storage.postgres.connection import Connections, Unsettled
from kept.types import Budget, Draft


@pytest.fixture(params=["after", "before"])
def lost_once(request, monkeypatch):
    """Lose the next connection while it commits: after the database has committed, or before."""
    commit, lost = Connections._commit, []

    def losing(self, connection, *, is_writing):
        if lost or not is_writing or not request.getfixturevalue("armed"):
            commit(self, connection, is_writing=is_writing)
            return
        lost.append(True)
        if request.param == "after":
            commit(self, connection, is_writing=True)
        connection.close()
        raise Unsettled("lost")

    monkeypatch.setattr(Connections, "_commit", losing)
    return lost


@pytest.fixture
def armed():
    """Becomes true when the next commit is to be lost."""
    return []


@pytest.mark.covers("database.settled")
def test_a_store_is_written_once_and_paid_for_once(open_keeper, lost_once, armed):
    ann = open_keeper()
    ann.store("the first")
    armed.append(True)
    stored = ann.put(Draft("Lives in Lisbon", tags=("home",)), [Budget("typed.stores", 5)])
    assert lost_once
    assert (stored.duplicate, ann.count()) == (False, 2)
    assert ann.get(stored.memory.uid) == stored.memory
    assert ann.storage.used(ann.caller, ["typed.stores"]) == {"typed.stores": 1}
    assert ann.check().ok


@pytest.mark.covers("database.settled")
def test_a_key_is_replaced_once(open_keeper, lost_once, armed):
    ann = open_keeper()
    ann.put(Draft("tabs", key="indentation"))
    armed.append(True)
    ann.put(Draft("spaces", key="indentation"))
    assert lost_once
    memory = ann.get("indentation")
    assert (memory.content, memory.version, len(ann.history(memory.uid))) == ("spaces", 2, 2)


@pytest.mark.covers("database.settled")
def test_changes_are_made_once(open_keeper, lost_once, armed):
    ann = open_keeper()
    memory = ann.store("Lives in Lisbon")
    armed.append(True)
    assert ann.edit(memory.uid, kept.Changes(content="Lives in Porto")).version == 2
    assert lost_once
    assert [one.action for one in ann.history(memory.uid)] == ["stored", "edited"]


@pytest.mark.covers("database.settled")
def test_a_memory_is_deleted_once(open_keeper, lost_once, armed):
    ann = open_keeper()
    memory = ann.store("Lives in Lisbon")
    armed.append(True)
    assert ann.delete(memory.uid, [Budget("typed.deletes", 5)]).uid == memory.uid
    assert lost_once
    assert ann.count() == 0
    assert ann.storage.used(ann.caller, ["typed.deletes"]) == {"typed.deletes": 1}


@pytest.mark.covers("database.settled")
@pytest.mark.usefixtures("lost_once")
def test_what_cannot_be_looked_up_is_reported_and_not_repeated(open_keeper, armed):
    ann = open_keeper()
    ann.store("the first")
    armed.append(True)
    with pytest.raises(Backend, match="lost"):
        ann.settings.set("brief.entries", "7")


@pytest.mark.covers("database.settled")
def test_connections_that_were_all_killed_are_replaced(open_keeper, change_rows):
    ann = open_keeper()
    ann.store("the first")
    for turn in range(3):
        change_rows(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kept'"
            " AND datname = current_database()"
        )
        ann.store(f"fact {turn}")
        assert ann.count() == turn + 2
