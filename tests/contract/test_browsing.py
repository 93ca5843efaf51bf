"""Looking through memories: by provenance, by day, by likeness, on every backend."""

from datetime import UTC, datetime, timedelta

from kept.storage.browsing import Provenance
from kept.types import Changes, Filter


def contents(hits):
    return [hit.memory.content for hit in hits]


def test_a_list_is_narrowed_by_provenance_in_the_database(open_keeper, clock):
    agent, person = open_keeper(project="web"), open_keeper(actor="person", project="app")
    agent.store("By an agent")
    clock.advance(days=2)
    person.store("By a person")
    open_keeper(actor="import").store("By an import")
    look = person.browse
    assert contents(look("", Filter(), Provenance(actor="agent"))[0]) == ["By an agent"]
    assert contents(look("", Filter(), Provenance(project="app"))[0]) == ["By a person"]
    assert contents(look("", Filter(), Provenance(trust="confirmed"))[0]) == ["By a person"]
    assert contents(look("", Filter(), Provenance(trust="waiting"))[0]) == ["By an import"]
    assert contents(look("", Filter(), Provenance(until=clock() - timedelta(days=1)))[0]) == ["By an agent"]
    assert contents(look("by an", Filter(), Provenance(actor="import"))[0]) == ["By an import"]


def test_what_a_person_looks_up_was_not_given_to_an_agent(open_keeper):
    person, agent = open_keeper(actor="person"), open_keeper()
    person.store("Uses pnpm")
    person.browse("pnpm", Filter(), Provenance())
    person.store("Another")
    assert person.get(1).used_at is None
    agent.recall("pnpm")
    agent.store("And another")
    assert person.get(1).used_at is not None


def test_days_are_counted_by_who_and_how_for_the_caller_only(open_keeper, clock):
    agent, person = open_keeper(), open_keeper(actor="person")
    agent.store("One")
    agent.store("Two", dialect="typed")
    clock.advance(days=1)
    person.store("Three")
    open_keeper(user="bob").store("Somebody else's")
    since, until = datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 2, 1, tzinfo=UTC)
    learned = agent.storage.browsing.learned(agent.caller, since, until)
    assert [(str(one.day), one.actor, one.dialect, one.memories) for one in learned] == [
        ("2026-01-28", "agent", "python", 1),
        ("2026-01-28", "agent", "typed", 1),
        ("2026-01-29", "person", "python", 1),
    ]


def test_comparing_goes_on_where_it_stopped_and_takes_new_ones_first(open_keeper):
    keeper = open_keeper(actor="person")
    for number in range(6):
        keeper.store(f"Distinct thing {'abcdef'[number] * 5}")
    keeper.store("Prefers tabs over spaces")
    keeper.store("prefers tabs over spaces!")
    assert keeper.compare(most=1, seconds=10) == 1
    assert len(keeper.alike("same")) == 1
    keeper.store("Prefers TABS over spaces?")
    rest = 0
    while done := keeper.compare(most=2, seconds=10):
        rest += done
    assert rest == 8
    assert len(keeper.alike("same")) == 3
    assert keeper.compare() == 0


def test_a_judged_pair_does_not_come_back_and_an_edit_lets_it_go(open_keeper):
    keeper = open_keeper(actor="person")
    keeper.store("Uses pnpm 9")
    keeper.store("Uses pnpm 10")
    keeper.store("Uses pnpm 11")
    keeper.compare(seconds=10)
    pairs = keeper.alike("differs")
    assert len(pairs) == 3
    keeper.dismiss(pairs[-1].newer.uid, pairs[-1].older.uid)
    assert len(keeper.alike("differs")) == 2
    keeper.merge(keeper.get(3).uid, keeper.get(1).uid)
    assert keeper.get(1).superseded_by == keeper.get(3).uid
    assert keeper.storage.browsing.count_pairs(keeper.caller, "differs") == len(keeper.alike("differs")) == 1
    keeper.edit(2, Changes(content="Likes long walks on the beach"))
    assert keeper.alike("differs") == []
    assert keeper.storage.browsing.count_pairs(keeper.caller, "differs") == 0
    keeper.delete(3)
    assert keeper.alike("differs") == []
    assert keeper.check().ok


def test_pairs_are_of_what_the_caller_may_see(open_keeper):
    ann, bob = open_keeper(project="web"), open_keeper(user="bob", project="web")
    ann.store("Uses pnpm 9")
    bob.store("Uses pnpm 10", scope="project")
    ann.compare(seconds=10)
    assert len(ann.alike("differs")) == 1
    assert bob.alike("differs") == []
    bob.compare(seconds=10)
    assert bob.alike("differs") == []


def test_predecessors_and_projects(open_keeper):
    keeper = open_keeper(project="web")
    first = keeper.store("One")
    second = keeper.supersede(first.uid, "Two")
    open_keeper(project="app").store("Other")
    assert [one.uid for one in keeper.storage.browsing.predecessors(keeper.caller, second.uid)] == [first.uid]
    assert keeper.storage.browsing.projects(keeper.caller) == ["app", "web"]
    assert open_keeper(user="bob").storage.browsing.projects(open_keeper(user="bob").caller) == []


def test_the_trash_is_emptied_after_as_many_days_as_were_set(open_keeper, clock):
    keeper = open_keeper(actor="person")
    for number in range(3):
        keeper.store(f"Fact {number}")
    keeper.trash(1)
    clock.advance(days=400)
    keeper.trash(2)
    assert len(keeper.list(Filter(trashed=True))) == 2, "nothing is erased unless that was asked for"
    keeper.settings.set("trash.days", "30")
    assert keeper.empty_trash() == 1
    assert [memory.id for memory in keeper.list(Filter(trashed=True))] == [2]
    clock.advance(days=31)
    keeper.trash(3)
    assert [memory.id for memory in keeper.list(Filter(trashed=True))] == [3]
