"""Signs that a process keeps: what is asked again is found as the server would find it, whatever happens meanwhile."""

import random
import threading

import numpy as np
import pytest

import kept
from kept.storage.postgres import searching, signs
from kept.storage.vectors import Embedded, Near
from kept.types import Filter

ABOUT = ["oboes and bassoons", "the ferries to Lisbon", "a sourdough of rye", "the roots of plum trees", "glaciers"]


@pytest.fixture(autouse=True)
def _few_are_many(monkeypatch):
    monkeypatch.setattr(signs, "LEAST", 1)


@pytest.fixture
def ann(open_keeper):
    """A keeper of a hundred memories that keeps their signs."""
    ann = open_keeper()
    ann.store_many(f"Fact {number} is about {ABOUT[number % 5]}" for number in range(100))
    for _ in range(3):
        ann.recall("woodwind instruments")
    assert _kept(ann) == 100
    return ann


def _kept(keeper):
    return sum(len(known.rows) for known in keeper.storage.vectors._signs._known.values())


def _contents(keeper, question="woodwind instruments", **options):
    return [hit.memory.content for hit in keeper.recall(question, **options).hits]


@pytest.mark.covers("database.signs")
def test_what_others_store_edit_and_delete_is_seen_at_the_next_question(ann, open_keeper):
    bob = open_keeper()
    new = bob.store("Clarinets are woodwind instruments")
    bob.meaning.catch_up()
    assert _contents(ann)[0] == "Clarinets are woodwind instruments"
    assert _kept(ann) == 101
    bob.edit(new.uid, kept.Changes(content="Penguins breed on the ice"))
    bob.meaning.catch_up()
    assert "Penguins breed on the ice" in _contents(ann, "antarctic birds")
    assert _kept(ann) == 101
    for hit in ann.recall("woodwind instruments").hits[:3]:
        bob.delete(hit.memory.uid)
    assert _contents(ann) == _contents(open_keeper())
    assert _kept(ann) == 98
    assert "Penguins breed on the ice" in _contents(ann, "antarctic birds")


@pytest.mark.covers("database.signs")
def test_when_most_were_deleted_the_rest_is_found(ann, open_keeper):
    bob = open_keeper()
    for number in range(1, 98):
        bob.delete(str(number))
    found = _contents(ann, "which fruit trees are there")
    assert found[0] == "Fact 98 is about the roots of plum trees"
    assert found == _contents(open_keeper(), "which fruit trees are there")
    assert _kept(ann) == 3


@pytest.mark.covers("database.signs")
def test_a_filter_that_leaves_few_is_asked_among_what_it_leaves(ann, open_keeper):
    ann.store("A flute and an oboe of silver", tags=["music"])
    ann.store_many(f"The violin of player {number}" for number in range(300))
    for keeper in (ann, open_keeper()):
        assert _contents(keeper, where=Filter(tags=("music",))) == ["A flute and an oboe of silver"]


@pytest.mark.covers("database.signs")
def test_a_look_that_began_earlier_takes_nothing_away_from_later_ones(ann, monkeypatch):
    """Its snapshot does not show what another thread has fetched since: that is not gone."""
    began, stored = threading.Event(), threading.Event()
    placing = searching._placing

    def slowly(*arguments):
        if threading.current_thread().name == "early":
            began.set()
            assert stored.wait(30)
        return placing(*arguments)

    monkeypatch.setattr(searching, "_placing", slowly)
    early = threading.Thread(target=lambda: ann.recall("woodwind instruments"), name="early")
    early.start()
    assert began.wait(30)
    ann.store("Clarinets are woodwind instruments")
    assert _contents(ann)[0] == "Clarinets are woodwind instruments"
    stored.set()
    early.join()
    assert _kept(ann) == 101
    assert _contents(ann)[0] == "Clarinets are woodwind instruments"


@pytest.mark.covers("database.signs")
def test_after_a_lost_connection_everything_is_read_anew(ann, change_rows):
    change_rows(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kept'"
        " AND datname = current_database()"
    )
    assert _contents(ann)
    assert _kept(ann) == 0
    assert _contents(ann)
    assert _kept(ann) == 100


@pytest.mark.covers("database.signs")
def test_after_a_restored_backup_everything_is_read_anew(ann, change_rows, monkeypatch):
    """What was numbered since the backup was made is numbered again, and is something else."""
    ann.store("Clarinets are woodwind instruments")
    assert _contents(ann)
    change_rows("UPDATE tenants SET vectors = vectors - 1")
    assert _contents(ann)
    assert _kept(ann) == 101
    monkeypatch.setattr(signs, "_LONGEST_S", 0.0)
    assert _contents(ann)
    assert _kept(ann) == 0


@pytest.mark.covers("database.signs")
def test_who_asks_once_reads_nothing_and_no_more_is_kept_than_there_is_room_for(open_keeper, monkeypatch):
    monkeypatch.setattr(signs, "MOST_BYTES", 12 * 40)
    people = [open_keeper(user=name) for name in ("ann", "bob", "carla")]
    for person in people:
        person.store_many(f"Fact {number} about oboes" for number in range(5))
        person.recall("woodwind")
    assert people[0].storage is not people[1].storage
    storage = people[0].storage
    assert _kept(people[0]) == 0
    near = Near("wordllama-256", b"\0" * 1024, 5)
    held = []
    for person in people:
        with storage.connections.reading(person.caller) as transaction:
            for _ in range(2):
                storage.vectors.hold(transaction, transaction.spaces, near, 5)
            held.append(storage.vectors.held(transaction, transaction.spaces, near) is not None)
    assert held == [True, True, True]
    with storage.connections.reading(people[0].caller) as transaction:
        assert storage.vectors.held(transaction, transaction.spaces, near) is None
        for _ in range(2):
            storage.vectors.hold(transaction, transaction.spaces, near, 13)
        assert storage.vectors.held(transaction, transaction.spaces, near) is None


@pytest.mark.covers("database.signs")
@pytest.mark.parametrize("dims", [1, 60, 64, 100])
def test_vectors_of_any_length_are_compared_as_the_server_compares_them(open_keeper, dims):
    ann = open_keeper()
    ann.store_many(f"Fact {number}" for number in range(40))
    vectors, model = ann.storage.vectors, f"made-{dims}"
    chance = random.Random(dims)

    def vector():
        return np.array([chance.uniform(-1, 1) for _ in range(dims)], np.float32).tobytes()

    waiting = vectors.waiting(ann.caller, model, 64)
    vectors.add(model, [Embedded(one, vector(), b"") for one in waiting])
    near = Near(model, vector(), 40)
    with ann.storage.connections.reading(ann.caller) as transaction:
        spaces = transaction.spaces
        by_server = vectors.nearest(transaction, spaces, near)
        for _ in range(2):
            vectors.hold(transaction, spaces, near, 40)
        held = vectors.held(transaction, spaces, near)
        here = vectors.nearest(transaction, spaces, near, held=held)
        assert len(here) == 40
        assert here[0] == by_server[0] or dims == 1
        assert sorted(here) == sorted(by_server)
