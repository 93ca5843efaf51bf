"""Who may see what: four users, two projects, two teams, two tenants."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

import kept
from cases import case
from kept import Changes, Filter, Keeper, Memory

FOREVER = datetime(2999, 1, 1, tzinfo=UTC)

# Who wrote what, where: name → (identity, scope). The second tenant has the
# same users, projects and teams by name.
WRITTEN: dict[str, tuple[dict[str, Any], str]] = {
    "anns": ({"user": "ann", "project": "p1", "team": "red"}, "personal"),
    "bobs": ({"user": "bob", "project": "p1"}, "personal"),
    "cids": ({"user": "cid", "project": "p2"}, "personal"),
    "of-p1": ({"user": "ann", "project": "p1"}, "project"),
    "of-p2": ({"user": "cid", "project": "p2"}, "project"),
    "of-red": ({"user": "ann", "project": "p1", "team": ["red", "blue"]}, "team"),
    "of-blue": ({"user": "cid", "project": "p2", "team": "blue"}, "team"),
    "other-anns": ({"user": "ann", "project": "p1", "tenant": "other"}, "personal"),
    "other-p1": ({"user": "ann", "project": "p1", "tenant": "other"}, "project"),
    "other-red": ({"user": "ann", "team": "red", "tenant": "other"}, "team"),
}

# Who asks, and what they may see of it.
CALLERS: list[tuple[dict[str, Any], set[str]]] = [
    ({"user": "ann", "project": "p1", "team": "red"}, {"anns", "of-p1", "of-red"}),
    ({"user": "ann", "project": "p2"}, {"anns", "of-p2"}),
    ({"user": "ann"}, {"anns"}),
    ({"user": "bob", "project": "p1", "team": "blue"}, {"bobs", "of-p1", "of-blue"}),
    ({"user": "bob", "team": ["red", "blue"]}, {"bobs", "of-red", "of-blue"}),
    ({"user": "cid", "project": "p2", "team": "red"}, {"cids", "of-p2", "of-red"}),
    ({"user": "dora"}, set()),
    ({"user": "dora", "project": "p1"}, {"of-p1"}),
    ({"user": "", "project": "p1"}, {"of-p1"}),
    ({"user": "", "team": "blue"}, {"of-blue"}),
    ({"user": "ANN", "project": "P1", "team": "Red"}, set()),
    ({"user": "p1", "project": "red", "team": "ann"}, set()),
    ({"user": "ann", "project": "p1", "team": "red", "tenant": "other"}, {"other-anns", "other-p1", "other-red"}),
    ({"user": "bob", "project": "p1", "team": "red", "tenant": "other"}, {"other-p1", "other-red"}),
    ({"user": "ann", "project": "p1", "team": "red", "tenant": "third"}, set()),
]


@pytest.fixture
def world(open_keeper: Callable[..., Keeper]) -> dict[str, Memory]:
    """Every memory of `WRITTEN`, by its name."""
    return {
        name: open_keeper(**identity).store(f"shared word, {name}", name=name, scope=scope, tags=["common"])
        for name, (identity, scope) in WRITTEN.items()
    }


@pytest.fixture
def callers(open_keeper, world):
    """Each of `CALLERS` as (identity, keeper, names of what they see, the memories that they do not)."""
    return [
        (identity, open_keeper(**identity), visible, {name: world[name] for name in world if name not in visible})
        for identity, visible in CALLERS
    ]


READS: dict[str, Callable[[Keeper], list[Memory]]] = {
    "list": lambda keeper: keeper.list(),
    "list by tag": lambda keeper: keeper.list(Filter(tags=("common",))),
    "list all": lambda keeper: keeper.list(Filter(include_superseded=True)),
    "search": lambda keeper: [hit.memory for hit in keeper.search("shared word")],
    "search by tag": lambda keeper: [hit.memory for hit in keeper.search("word", Filter(tags=("common",)))],
    "newest": lambda keeper: [hit.memory for hit in keeper.search("")],
    "brief": lambda keeper: [entry.memory for entry in keeper.brief().entries],
    "past": lambda keeper: keeper.as_of(FOREVER).list(),
    "search in the past": lambda keeper: [hit.memory for hit in keeper.as_of(FOREVER).search("shared word")],
}


@pytest.mark.covers("visibility.personal", "visibility.project", "visibility.team", "visibility.tenant")
def test_a_caller_sees_exactly_their_own_scopes(callers):
    for identity, keeper, visible, _ in callers:
        seen = {how: {memory.name for memory in read(keeper)} for how, read in READS.items()}
        assert (identity, seen) == (identity, dict.fromkeys(READS, visible))


def test_counts_are_of_what_the_caller_sees(callers):
    for identity, keeper, visible, _ in callers:
        counts = keeper.count(), keeper.count(Filter(tags=("common",))), keeper.brief().entry_count
        assert (identity, *counts) == (identity, *[len(visible)] * 3)


def test_everything_visible_can_be_got_by_every_name(callers, world):
    for identity, keeper, visible, _ in callers:
        for name in visible:
            with case(identity, name):
                memory = world[name]
                assert keeper.get(memory.uid) == keeper.get(name) == keeper.get(memory.id) == memory
                assert keeper.history(name)[0].memory == memory


ATTEMPTS: dict[str, Callable[[Keeper, Any], object]] = {
    "get": lambda keeper, ref: keeper.get(ref),
    "history": lambda keeper, ref: keeper.history(ref),
    "edit": lambda keeper, ref: keeper.edit(ref, Changes(content="taken over")),
    "trash": lambda keeper, ref: keeper.trash(ref),
    "restore": lambda keeper, ref: keeper.restore(ref),
    "delete": lambda keeper, ref: keeper.delete(ref),
    "supersede": lambda keeper, ref: keeper.supersede(ref, "taken over", scope=_own_scope(keeper)),
}


def _own_scope(keeper: Keeper) -> str:
    caller = keeper.caller
    return "personal" if caller.user else "project" if caller.project else "team"


@pytest.mark.covers("visibility.every_verb")
def test_what_a_caller_does_not_see_does_not_exist_for_them(callers, open_keeper, world):
    for identity, keeper, _, hidden in callers:
        for name, memory in hidden.items():
            is_same_tenant = (WRITTEN[name][0].get("tenant", "default")) == keeper.caller.tenant
            for ref in (memory.uid, name, *([memory.id] if is_same_tenant else [])):
                for how, attempt in ATTEMPTS.items():
                    with case(identity, how, ref), pytest.raises(kept.NotFound):
                        attempt(keeper, ref)
    for name, (identity, _) in WRITTEN.items():
        assert open_keeper(**identity).get(name) == world[name]


@pytest.mark.covers("visibility.every_verb")
def test_a_number_means_the_memory_of_the_callers_own_tenant(open_keeper):
    here, there = open_keeper(), open_keeper(tenant="other")
    mine, theirs = here.store("here"), there.store("there")
    assert mine.id == theirs.id == 1
    assert here.get(1) == mine
    assert there.delete(1).uid == theirs.uid
    assert here.list() == [mine]


@pytest.mark.covers("names.integers_per_tenant")
def test_numbers_count_up_for_the_whole_tenant(open_keeper):
    keepers = [open_keeper(), open_keeper(user="bob"), open_keeper(tenant="other"), open_keeper(user="cid")]
    assert [keeper.store("one").id for keeper in keepers] == [1, 2, 1, 3]


def test_the_same_words_of_two_people_are_two_memories_with_one_name(open_keeper):
    ann, bob = open_keeper(), open_keeper(user="bob")
    mine, theirs = ann.store("Prefers tabs", name="tabs"), bob.store("Prefers tabs", name="tabs")
    assert mine.uid != theirs.uid
    assert (ann.get("tabs"), bob.get("tabs")) == (mine, theirs)


@pytest.mark.covers("visibility.team")
def test_a_team_memory_goes_to_the_first_team_given(open_keeper):
    open_keeper(team=["red", "blue"]).store("ours", scope="team")
    assert open_keeper(user="bob", team="red").count() == 1
    assert open_keeper(user="bob", team="blue").count() == 0


@pytest.mark.parametrize(
    ("identity", "scope", "error"),
    [
        ({"user": ""}, "personal", kept.AccessDenied),
        ({"project": ""}, "project", kept.InvalidInput),
        ({"team": []}, "team", kept.InvalidInput),
    ],
)
@pytest.mark.covers("identity.empty_user", "call.codes")
def test_nothing_is_written_to_a_scope_that_the_caller_does_not_have(open_keeper, identity, scope, error):
    keeper = open_keeper(**identity)
    with pytest.raises(error):
        keeper.store("lost", scope=scope)
    assert keeper.count() == 0


def test_members_may_change_and_delete_what_is_shared(open_keeper):
    ann, bob = open_keeper(project="p1"), open_keeper(user="bob", project="p1")
    memory = ann.store("ours", scope="project")
    edited = bob.edit(memory.uid, Changes(content="still ours"))
    assert (edited.origin.user, edited.writer) == ("ann", "bob")
    assert ann.history(memory.uid)[-1].origin.user == "bob"
    bob.delete(memory.uid)
    assert ann.count() == 0


def test_a_filter_by_scope_leaves_what_is_in_it(open_keeper):
    keeper = open_keeper(project="p1", team="t1")
    for scope in ("personal", "project", "team"):
        keeper.store(f"The {scope} port", scope=scope)
    for scope in ("personal", "project", "team"):
        where = kept.Filter(scope=scope)
        assert [memory.scope for memory in keeper.list(where)] == [scope]
        assert [hit.memory.scope for hit in keeper.search("port", where)] == [scope]
        assert [hit.memory.scope for hit in keeper.recall("port", where).hits] == [scope]
        assert [memory.scope for memory in keeper.as_of(keeper.now()).list(where)] == [scope]
        assert keeper.count(where) == 1
