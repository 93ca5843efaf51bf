"""A connection is lost in the middle: what is safe to repeat is repeated, what may have happened is looked up."""

from hashlib import sha256

import pytest

import kept
from kept.access import Access
from kept.errors import Backend
from kept.storage.postgres.connection import Connections, Unsettled
from kept.storage.segments import Said, Segment
from kept.types import Budget, Draft
from kept.values import replace


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
def test_what_is_said_already_succeeds_once(open_keeper, lost_once, armed):
    ann = open_keeper()
    old, new = ann.store("Deploys on Mondays"), ann.store("Deploys on Fridays")
    armed.append(True)
    assert ann.supersede(old.uid, "Deploys on Fridays").uid == new.uid
    assert lost_once
    assert ann.get(old.uid).superseded_by == new.uid
    assert [one.action for one in ann.history(old.uid)] == ["stored", "superseded"]


@pytest.mark.covers("database.settled")
def test_the_change_of_another_is_not_taken_for_ones_own(open_keeper, monkeypatch):
    ann, other = open_keeper(), open_keeper(session="s2")
    memory = ann.store("Plays the oboe")
    commit = Connections._commit

    def losing(_, connection, **_options):
        connection.close()
        monkeypatch.setattr(Connections, "_commit", commit)
        other.archive(memory.uid)
        raise Unsettled("lost")

    monkeypatch.setattr(Connections, "_commit", losing)
    assert ann.trash(memory.uid).trashed_at is not None
    assert ann.get(memory.uid).trashed_at is not None


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
def test_a_project_is_purged_once_and_the_answer_says_how_many(open_keeper, lost_once, armed):
    ann = open_keeper(project="p1")
    for number in range(3):
        ann.store(f"fact {number}", scope="project")
    armed.append(True)
    assert ann.purge() == 3
    assert lost_once
    assert ann.count() == 0


@pytest.mark.covers("database.settled")
def test_what_is_imported_is_taken_in_once(open_keeper, lost_once, armed):
    ann, bob = open_keeper(), open_keeper(user="bob")
    memory = ann.store("Lives in Lisbon")
    dumped = list(ann.storage.dump(ann.caller))
    ann.delete(memory.uid)
    bob.store("the first")
    armed.append(True)
    # Under a uid that was ann's: bob gets another, which must not be made twice.
    assert bob.storage.take(bob.caller, dumped) == 1
    assert lost_once
    assert bob.count() == 2
    lost_once.clear()
    old = [one._replace(memory=replace(one.memory, holder="bob", content="Older")) for one in dumped]
    assert bob.storage.adopt(bob.caller, old) == ["stored"]
    assert lost_once
    assert bob.count() == 3
    assert bob.check().ok


@pytest.mark.covers("database.settled")
def test_an_archive_is_put_read_and_deleted_once(open_keeper, lost_once, armed):
    ann = open_keeper()
    ann.store("the first")
    segments = ann.storage.segments
    segment = Segment(
        "s1", "uuid-1", ann.now(), 0, 1, 2, 10, 3, "chars", exact=False, summary="s", preview="p", secret=None
    )
    for verb, expected in (
        (lambda: segments.put(ann.caller, segment, b"[]"), True),
        (lambda: segments.mark(ann.caller, "uuid-1", secret=True), None),
        (lambda: segments.read(ann.caller, "uuid-1", [Said(0, "user", "hello", ["hello"])], secret=False), None),
        (lambda: segments.delete(ann.caller, ["uuid-1"]), 1),
    ):
        lost_once.clear()
        armed.append(True)
        assert verb() == expected
        assert lost_once
        armed.clear()
    assert segments.page(ann.caller) == []
    assert segments.deleted(ann.caller, ["uuid-1"]) == {"uuid-1"}
    assert ann.check().ok


@pytest.mark.covers("database.settled")
def test_people_and_tokens_are_changed_once_and_so_says_the_audit_log(open_keeper, lost_once, armed):
    ann = open_keeper()
    ann.store("the first")
    access = Access(ann.storage, ann.caller, ann.now)

    def losing(verb, *values, **named):
        lost_once.clear()
        armed.append(True)
        try:
            return verb(*values, **named)
        finally:
            armed.clear()
            assert lost_once

    losing(access.add_user, "bob")
    losing(access.join, "red", "bob")
    token, made = losing(access.issue, "bob", "laptop")
    losing(access.leave, "red", "bob")
    losing(access.disable_user, "bob")
    losing(access.disable_user, "bob", disabled=False)
    losing(access.revoke, made.id)
    losing(access.remove_user, "bob")
    actions = [deed.action for _, deed in ann.storage.access.deeds("default", limit=100)]
    assert len(actions) == 8
    assert len(set(actions)) == 8, actions
    assert token


@pytest.mark.covers("database.settled")
def test_a_link_that_signs_in_is_spent_by_whoever_came_with_it(open_keeper, lost_once, armed):
    ann = open_keeper()
    ann.store("the first")
    access = Access(ann.storage, ann.caller, ann.now)
    access.ensure_user("ann")
    digest = sha256(access.issue_link("ann").encode()).digest()
    armed.append(True)
    assert ann.storage.access.spend(digest, ann.now()) is not None
    assert lost_once
    assert ann.storage.access.spend(digest, ann.now()) is None


@pytest.mark.covers("database.settled")
def test_what_does_the_same_twice_is_repeated(open_keeper, lost_once, armed, tmp_path):
    ann = open_keeper()
    memory = ann.store("the first")
    folders = ann.storage.folders
    for verb in (
        lambda: ann.settings.set("brief.entries", "7"),
        lambda: folders.attach(ann.caller, str(tmp_path)),
        lambda: folders.note(ann.caller, done=[(memory.uid, memory.version)]),
        lambda: folders.detach(ann.caller),
        ann.meaning.catch_up,
    ):
        lost_once.clear()
        armed.append(True)
        verb()
        assert lost_once
        armed.clear()
    assert ann.settings.get("brief.entries") == "7"
    assert folders.get(ann.caller) is None
    assert ann.meaning.coverage().waiting == 0


@pytest.mark.covers("database.settled")
@pytest.mark.usefixtures("lost_once")
def test_what_cannot_be_looked_up_is_reported_and_not_repeated(open_keeper, armed):
    ann = open_keeper()
    ann.store("the first")
    armed.append(True)
    with pytest.raises(Backend, match="lost"):
        ann.check(rebuild=True)


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
