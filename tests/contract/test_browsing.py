"""Looking through memories: by origin, by day, by likeness, on every backend."""

from datetime import UTC, datetime, timedelta

from kept.types import Changes, Filter


def contents(hits):
    return [hit.memory.content for hit in hits]


def test_a_list_is_narrowed_by_origin_in_the_database(open_keeper, clock):
    agent, person = open_keeper(project="web"), open_keeper(actor="person", project="app")
    agent.store("By an agent")
    clock.advance(days=2)
    person.store("By a person")
    open_keeper(actor="import").store("By an import")
    look = person.browse
    assert contents(look("", Filter(actor="agent")).hits) == ["By an agent"]
    assert contents(look("", Filter(project="app")).hits) == ["By a person"]
    assert contents(look("", Filter(trust="confirmed")).hits) == ["By a person"]
    assert contents(look("", Filter(trust="waiting")).hits) == ["By an import"]
    assert contents(look("", Filter(until=clock() - timedelta(days=1))).hits) == ["By an agent"]
    assert contents(look("by an", Filter(actor="import")).hits) == ["By an import"]


def test_a_narrow_filter_finds_what_many_others_answer_better(open_keeper, clock):
    agent, person = open_keeper(project="web"), open_keeper(actor="person", project="app")
    agent.store_many(f"Redis {number}" for number in range(1_200))
    late = "A long note of our own about many things, of which Redis is one that comes late"
    clock.advance(days=1)
    person.store(late)
    for narrow in (Filter(actor="person"), Filter(project="app"), Filter(trust="confirmed"), Filter(since=clock())):
        assert contents(person.browse("redis", narrow).hits) == [late]
        assert contents(person.search("redis", narrow)) == [late]
        assert contents(person.recall("redis", narrow).hits) == [late]
        assert person.count(narrow) == 1
        assert [memory.content for memory in person.as_of(clock()).list(narrow)] == [late]
    assert person.browse("redis", Filter(dialect="files")).hits == []


def test_pages_of_a_search_share_no_hit_and_say_where_they_end(keeper):
    keeper.store_many(f"Redis {number}" for number in range(1_200))
    seen, offset, found = [], 0, keeper.browse("redis", limit=100)
    while found.has_more:
        assert not found.is_cut
        seen += contents(found.hits)
        offset += 100
        found = keeper.browse("redis", limit=100, offset=offset)
    assert found.is_cut
    assert len({*seen, *contents(found.hits)}) == 1_000
    some = keeper.browse("redis 7", Filter(since=keeper.now()), limit=1_000)
    assert (len(some.hits), some.has_more, some.is_cut) == (1_000, False, True)
    assert keeper.browse("redis", Filter(kinds=("decision",))) == ([], False, False)


def test_what_a_person_looks_up_was_not_given_to_an_agent(open_keeper):
    person, agent = open_keeper(actor="person"), open_keeper()
    person.store("Uses pnpm")
    person.browse("pnpm", Filter())
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


def test_ones_own_setting_empties_ones_own_trash_only_and_all_of_it(open_keeper, clock, monkeypatch):
    monkeypatch.setattr("kept.keeper.MAX_PAGE", 2)
    ann, bob = (open_keeper(user=user, team="t", actor="person") for user in ("ann", "bob"))
    ann.trash(ann.store("Of the team", scope="team").uid)
    old = [bob.store(f"Old {number}").uid for number in range(3)]
    for uid in old:
        bob.trash(uid)
    clock.advance(days=40)
    for number in range(3):
        bob.trash(bob.store(f"Young {number}").uid)
    bob.settings.set("trash.days", "30")
    assert bob.empty_trash() == 3
    monkeypatch.undo()
    left = {memory.content for memory in bob.list(Filter(trashed=True))}
    assert left == {"Of the team", "Young 0", "Young 1", "Young 2"}
