"""Looking back: history and as_of."""

from datetime import date, datetime, timedelta, timezone

import pytest

import kept
from kept import Changes, Filter, InvalidInput


def test_a_history_tells_every_change_its_author_and_what_it_left(open_keeper, clock):
    ann, bob = open_keeper(project="p1"), open_keeper(user="bob", session="s2", project="p1", actor="person")
    memory = ann.store("one", scope="project", tags=["a"])
    clock.advance(days=1)
    bob.edit(memory.uid, Changes(content="two", tags=("b",)), dialect="files")
    clock.advance(days=1)
    ann.trash(memory.uid)
    ann.restore(memory.uid)
    successor = bob.supersede(memory.uid, "three")
    history = ann.history(memory.uid)
    assert [(one.version, one.action, one.memory.content) for one in history] == [
        (1, "stored", "one"),
        (2, "edited", "two"),
        (3, "trashed", "two"),
        (4, "restored", "two"),
        (5, "superseded", "two"),
    ]
    assert [(one.origin.user, one.origin.session, one.origin.dialect, one.origin.actor) for one in history[:2]] == [
        ("ann", "s1", "python", "agent"),
        ("bob", "s2", "files", "person"),
    ]
    assert history[0].memory == memory
    assert [one.at - memory.created_at for one in history[:3]] == [timedelta(days) for days in range(3)]
    assert history[2].memory.trashed_at == clock.now
    assert history[-1].memory == ann.get(memory.uid)
    assert history[-1].memory.superseded_by == successor.uid


def test_a_history_has_every_version_with_all_its_fields(keeper):
    first = keeper.store("one", kind="fact", tags=["a"], name="first", description="d")
    second = keeper.edit(
        first.uid, Changes(content="two", kind="context", tags=(), name="second", description="e", pinned=True)
    )
    keeper.edit(first.uid, Changes(content="three"))
    assert [one.memory for one in keeper.history(first.uid)[:2]] == [first, second]


@pytest.fixture
def timeline(keeper, clock):
    """One memory edited, one superseded, one trashed and restored, a day between each."""
    moments = {}
    moments["nothing"] = clock.now - timedelta(seconds=1)
    edited = keeper.store("Lives in Rome", tags=["home"])
    old = keeper.store("Uses mysql", kind="context")
    moments["stored"] = clock.now
    clock.advance(days=1)
    keeper.edit(edited.uid, Changes(content="Lives in Oslo", tags=("north",)))
    new = keeper.supersede(old.uid, "Uses postgres", kind="context")
    moments["changed"] = clock.now
    clock.advance(days=1)
    keeper.trash(edited.uid)
    moments["trashed"] = clock.now
    clock.advance(days=1)
    keeper.restore(edited.uid)
    moments["restored"] = clock.now
    clock.advance(days=1)
    return {name: keeper.as_of(moment) for name, moment in moments.items()}, edited, old, new


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        ("nothing", []),
        ("stored", ["Uses mysql", "Lives in Rome"]),
        ("changed", ["Uses postgres", "Lives in Oslo"]),
        ("trashed", ["Uses postgres"]),
        ("restored", ["Uses postgres", "Lives in Oslo"]),
    ],
)
def test_a_list_in_the_past_is_what_it_was(timeline, moment, expected):
    assert [memory.content for memory in timeline[0][moment].list()] == expected


def test_a_list_in_the_past_keeps_to_filter_and_limit(timeline):
    past, _, old, new = timeline
    assert [memory.content for memory in past["stored"].list(Filter(tags=("HOME",)))] == ["Lives in Rome"]
    assert past["changed"].list(Filter(tags=("home",))) == []
    assert [memory.uid for memory in past["stored"].list(Filter(kinds=("context",)))] == [old.uid]
    everything = past["changed"].list(Filter(include_superseded=True, kinds=("context",)))
    assert [memory.uid for memory in everything] == [new.uid, old.uid]
    assert len(past["stored"].list(limit=1)) == 1


def test_one_memory_in_the_past_has_the_content_of_then(timeline):
    past, edited, old, new = timeline
    for ref in (edited.uid, edited.id, edited.name.upper()):
        assert past["stored"].get(ref) == edited
        assert past["changed"].get(ref).content == "Lives in Oslo"
    assert past["stored"].get(old.uid).superseded_by is None
    assert past["changed"].get(old.uid).superseded_by == new.uid
    for moment, ref in (("nothing", old.uid), ("stored", new.uid), ("trashed", edited.uid), ("stored", "mem-none")):
        with pytest.raises(kept.NotFound):
            past[moment].get(ref)


def test_a_search_in_the_past_finds_what_stood_there(timeline):
    past, *_ = timeline
    (hit,) = past["stored"].search("rome")
    assert (hit.memory.content, hit.why[0].term) == ("Lives in Rome", "rome")
    assert 0 < hit.score <= 1
    assert past["changed"].search("rome") == past["stored"].search("oslo") == past["nothing"].search("rome") == []
    assert [hit.score for hit in past["stored"].search("")] == [0.0, 0.0]


@pytest.mark.parametrize("query", ["content", "described", "tagged", "猫", "running", "content tagged"])
def test_looking_back_at_this_moment_finds_what_a_search_finds(keeper, clock, query):
    keeper.store("content 猫が好き")
    keeper.store("b", description="described")
    keeper.store("c runs", tags=["tagged"])
    assert keeper.as_of(clock.now).search(query) == keeper.search(query) != []


def test_a_given_name_is_searched_in_the_past_too_but_a_made_up_one_never(keeper, clock):
    named = keeper.store("a", name="gardening")
    keeper.store("Gardening")
    past, present = keeper.as_of(clock.now).search("gardening"), keeper.search("gardening")
    assert past == present
    assert named in [hit.memory for hit in past]


def test_the_past_of_other_people_stays_theirs(open_keeper, clock):
    memory = open_keeper(user="bob").store("Lives in Rome")
    past = open_keeper().as_of(clock.now)
    assert past.list() == past.search("rome") == []
    with pytest.raises(kept.NotFound):
        past.get(memory.uid)


def test_a_moment_needs_a_time_zone_and_may_have_any(keeper, clock):
    with pytest.raises(InvalidInput):
        keeper.as_of(datetime(2026, 1, 1))  # noqa: DTZ001 - the point of it
    stored = keeper.store("one")
    tokyo = clock.now.astimezone(timezone(timedelta(hours=9)))
    assert keeper.as_of(tokyo).list() == [stored]
    assert keeper.as_of(tokyo - timedelta(microseconds=1)).list() == []


def test_a_name_that_was_several_memories_then_is_a_conflict_then(open_keeper, clock):
    ann = open_keeper(project="p1")
    for scope in ("personal", "project"):
        ann.store(scope, name="db", scope=scope)
    with pytest.raises(kept.Conflict):
        ann.as_of(clock.now).get("db")


@pytest.mark.parametrize("moment", ["2020-01-01", date(2020, 1, 1), datetime(2020, 1, 1)])  # noqa: DTZ001 - it is refused
def test_a_moment_without_a_time_zone_is_refused(keeper, moment):
    with pytest.raises(kept.InvalidInput) as caught:
        keeper.as_of(moment)
    assert caught.value.field == "moment"
