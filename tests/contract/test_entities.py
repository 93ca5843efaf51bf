"""What memories are about: found, renewed, counted, and of use to recall; and where work goes on."""

import subprocess
import sys

import apsw
import pytest

import kept
from kept import Changes, Draft, Filter
from kept.types import Entity

POSTGRES = ("technology", "postgresql")
KUBERNETES = ("technology", "kubernetes")


@pytest.fixture
def unloaded(monkeypatch):
    """Be a process that has not loaded what finds entities."""

    def unload():
        monkeypatch.delitem(sys.modules, "kept.retrieval.meaning", raising=False)

    unload()
    return unload


def counts(keeper):
    """Return how many memories mention what, by (type, name)."""
    return {(one.type, one.name): one.memories for one in keeper.entities(limit=1000)}


def unread(keeper):
    return keeper.storage.unread(keeper.caller)


# Found


@pytest.mark.covers("entities.unread")
@pytest.mark.parametrize("dialect", ["python", "shell", "typed", "facts"])
def test_entities_are_found_whatever_wrote_the_memory(open_keeper, unloaded, dialect):
    ann = open_keeper(project="p1")
    unloaded()
    text = "Orders live in PostgreSQL"
    if dialect == "typed":
        ann.call("memory_store", {"type": "fact", "content": text})
    elif dialect == "facts":
        ann.call("memory", {"action": "remember", "content": text})
    else:
        ann.put(Draft(text, dialect=dialect))
    assert counts(ann) == {POSTGRES: 1}
    assert ann.check().problems == ()


@pytest.mark.covers("entities.unread")
def test_what_is_stored_without_the_extractor_is_unread_until_somebody_asks(keeper, unloaded):
    keeper.store("Orders live in PostgreSQL")
    keeper.store_many((f"Ask Anna Weber, item {number}" for number in range(300)), batch=10)
    assert unread(keeper) == 301
    assert keeper.check().problems == ()
    assert counts(keeper) == {POSTGRES: 1, ("person", "anna weber"): 300}
    assert unread(keeper) == 0
    assert keeper.check().problems == ()
    unloaded()
    assert keeper.check().problems == (), "for a process that cannot look, too"


@pytest.mark.covers("entities.unread")
@pytest.mark.usefixtures("unloaded")
def test_where_much_is_stored_at_once_it_is_read_at_once(keeper):
    keeper.store_many(f"Ask Anna Weber, item {number}" for number in range(300))
    assert unread(keeper) == 0


@pytest.mark.covers("entities.unread")
def test_what_is_stored_with_the_extractor_is_read_at_once(keeper):
    keeper.entities()
    keeper.store("Orders live in PostgreSQL")
    assert unread(keeper) == 0
    assert keeper.storage.entities(keeper.caller) == [Entity(*POSTGRES, memories=1)]


@pytest.mark.covers("entities.unread")
@pytest.mark.usefixtures("unloaded")
def test_recall_reads_a_few_unread_memories_by_itself(keeper):
    keeper.store("Deployed to Kubernetes")
    assert [hit.memory.id for hit in keeper.recall("k8s").hits] == [1]
    assert unread(keeper) == 0


@pytest.mark.covers("entities.unread")
def test_recall_never_waits_until_all_is_read(keeper, unloaded):
    for number in range(30):
        keeper.store(f"Deployed service {number} to Kubernetes")
    assert keeper.recall("k8s").hits
    assert 0 < unread(keeper) < 30
    unloaded()
    while unread(keeper):
        keeper.recall("k8s")


@pytest.mark.covers("entities.unread")
@pytest.mark.usefixtures("unloaded")
def test_of_recalls_that_follow_each_other_only_the_first_reads(keeper, monkeypatch):
    for number in range(30):
        keeper.store(f"Deployed service {number} to Kubernetes")
    now = 1000.0
    monkeypatch.setattr("kept.finding.monotonic", lambda: now)
    keeper.recall("k8s")
    left = unread(keeper)
    now += 0.01
    keeper.recall("k8s")
    assert unread(keeper) == left
    now += 1
    keeper.recall("k8s")
    assert unread(keeper) < left


@pytest.mark.usefixtures("unloaded")
def test_reading_for_entities_changes_no_memory(keeper, clock):
    keeper.store("Orders live in PostgreSQL", tags=["db"], category="infra", name="orders")
    before = keeper.get(1), keeper.search("orders"), keeper.list(Filter(tags=("db",), category="infra"))
    clock.advance(days=1)
    keeper.entities()
    assert (keeper.get(1), keeper.search("orders"), keeper.list(Filter(tags=("db",), category="infra"))) == before
    assert len(keeper.history(1)) == 1


def test_a_store_that_is_not_there_mentions_nothing_and_stays_away(keeper, store):
    assert keeper.entities() == []
    assert keeper.entities_named("k8s") == []
    assert keeper.recall("k8s").hits == []
    assert not store.exists()


def test_entities_come_most_mentioned_first_and_under_their_own_names(keeper):
    keeper.store("We use postgres")
    keeper.store("postgres again, with k8s")
    found = keeper.entities()
    assert [(one.display, one.type, one.memories) for one in found] == [
        ("PostgreSQL", "technology", 2),
        ("Kubernetes", "technology", 1),
    ]
    assert keeper.entities(limit=1) == found[:1]
    assert keeper.entities("GRES") == found[:1]
    assert keeper.entities("nothing has this") == []
    for wrong in (0, 1001):
        with pytest.raises(kept.InvalidInput):
            keeper.entities(limit=wrong)


def test_an_entity_is_named_as_it_was_mentioned_last(keeper):
    keeper.store("Anna Schmidt leads the team")
    keeper.store("Lunch with ANNA SCHMIDT and Max Weber")
    [anna] = keeper.entities("anna")
    assert (anna.display, anna.memories) == ("ANNA SCHMIDT", 2)
    keeper.trash(keeper.recall("lunch").hits[0].memory.id)
    assert [one.display for one in keeper.entities()] == ["Anna Schmidt"]


def test_a_memory_counts_once_however_often_it_says_a_name(keeper):
    keeper.store("postgres, PostgreSQL and postgres")
    assert counts(keeper) == {POSTGRES: 1}


def test_topics_are_no_entities(keeper):
    keeper.store("Orders live in PostgreSQL")
    assert {one.type for one in keeper.entities()} == {"technology"}
    assert keeper.entities_named("database") == []


# Renewed


@pytest.mark.covers("entities.renewed")
@pytest.mark.parametrize("loaded", [True, False])
def test_an_edit_renews_the_entities(keeper, unloaded, loaded):
    keeper.store("Orders live in PostgreSQL")
    assert counts(keeper) == {POSTGRES: 1}
    if not loaded:
        unloaded()
    keeper.edit(1, Changes(content="Orders are served by Kubernetes"))
    assert unread(keeper) == (0 if loaded else 1)
    assert counts(keeper) == {KUBERNETES: 1}
    assert keeper.check().problems == ()


@pytest.mark.covers("entities.renewed")
def test_an_upsert_renews_the_entities(keeper):
    keeper.store("Orders live in PostgreSQL", key="db")
    keeper.store("Orders are served by Kubernetes", key="db")
    assert counts(keeper) == {KUBERNETES: 1}


@pytest.mark.covers("entities.renewed")
def test_an_edit_of_other_parts_keeps_the_entities(keeper):
    keeper.store("Orders live in PostgreSQL")
    keeper.edit(1, Changes(tags=("db",), pinned=True))
    keeper.archive(1)
    assert counts(keeper) == {POSTGRES: 1}


@pytest.mark.covers("entities.orphaned")
@pytest.mark.parametrize("how", ["trash", "delete", "supersede"])
def test_an_entity_goes_with_the_last_memory_that_mentions_it(keeper, how):
    keeper.store("Orders live in PostgreSQL")
    keeper.store("Invoices live in PostgreSQL, too")
    assert counts(keeper) == {POSTGRES: 2}
    removed = {
        "trash": keeper.trash,
        "delete": keeper.delete,
        "supersede": lambda ref: keeper.supersede(str(ref), f"Moved elsewhere, {ref}"),
    }[how]
    removed(1)
    assert counts(keeper) == {POSTGRES: 1}
    removed(2)
    assert counts(keeper) == {}
    assert keeper.entities_named("postgres") == []
    assert keeper.recall("database").hits == []
    assert keeper.check().problems == ()


@pytest.mark.covers("entities.orphaned")
@pytest.mark.parametrize("loaded", [True, False])
def test_an_entity_comes_back_with_its_memory(keeper, unloaded, loaded):
    keeper.store("Orders live in PostgreSQL")
    counts(keeper)
    keeper.trash(1)
    if not loaded:
        unloaded()
    keeper.restore(1)
    assert counts(keeper) == {POSTGRES: 1}
    assert keeper.check().problems == ()


@pytest.mark.covers("entities.orphaned")
def test_an_entity_goes_when_its_project_is_purged(open_keeper):
    ann = open_keeper(project="p1")
    ann.store("Orders live in PostgreSQL", scope="project")
    ann.store("Orders are served by Kubernetes")
    assert counts(ann) == {POSTGRES: 1, KUBERNETES: 1}
    ann.purge()
    assert counts(ann) == {KUBERNETES: 1}


@pytest.mark.covers("entities.orphaned")
def test_no_byte_of_an_entity_is_left_after_its_memory_was_deleted(keeper, store):
    keeper.store("Lunch is at noon")
    keeper.store("Ask @quillon77 about k8s")
    assert ("technology", "kubernetes") in counts(keeper)
    program = (
        "import sys, kept\n"
        "with kept.open(sys.argv[1], user='ann', session='s2', project='', branch='') as keeper: keeper.delete(2)"
    )
    keeper.close()
    subprocess.run([sys.executable, "-c", program, store], check=True)
    left = b"".join(file.read_bytes() for file in store.parent.iterdir())
    assert b"kubernetes" not in left
    assert b"quillon77" not in left


def test_a_rebuild_keeps_the_entities(keeper, unloaded):
    keeper.store("Orders live in PostgreSQL")
    keeper.store("Deployed to Kubernetes")
    keeper.trash(2)
    before = counts(keeper)
    assert keeper.check(rebuild=True).problems == ()
    assert counts(keeper) == before == {POSTGRES: 1}
    unloaded()
    assert keeper.check(rebuild=True).problems == ()
    assert counts(keeper) == before
    keeper.restore(2)
    assert counts(keeper) == {POSTGRES: 1, KUBERNETES: 1}


def test_a_missing_entity_is_damage_that_check_finds_and_a_rebuild_heals(keeper, store):
    keeper.store("Orders live in PostgreSQL")
    counts(keeper)
    connection = apsw.Connection(str(store))
    connection.execute("UPDATE words SET marks = replace(marks, 'postgresql', 'mysql')")
    connection.close()
    assert not keeper.check().ok
    assert keeper.check(rebuild=True).ok
    assert counts(keeper) == {POSTGRES: 1}


# Seen


@pytest.mark.covers("entities.visible_only")
def test_entities_are_counted_over_what_the_caller_may_see(open_keeper, unloaded):
    text = "{} uses PostgreSQL"
    bob = open_keeper(user="bob", project="p2", team=["t1"])
    for scope in kept.types.SCOPES:
        bob.store(text.format(scope), scope=scope)
    bob.store("Secretly moving to Kubernetes")
    ann = open_keeper(project="p1", team=["t1"])
    ann.store(text.format("ann"))
    unloaded()
    assert counts(ann) == {POSTGRES: 2}
    assert unread(bob) == 3, "others' memories stay unread"
    assert ann.entities_named("k8s") == []
    assert [one.memories for one in ann.entities_named("postgres")] == [2]
    assert counts(bob) == {POSTGRES: 3, KUBERNETES: 1}
    assert counts(open_keeper(user="eve")) == {}
    assert counts(open_keeper(tenant="other", team=["t1"])) == {}


@pytest.mark.covers("entities.visible_only")
def test_neighbours_are_of_visible_memories_only(open_keeper):
    open_keeper(user="bob").store("PostgreSQL on Kubernetes")
    ann = open_keeper()
    ann.store("PostgreSQL with Redis")
    [postgres] = ann.entities_named("postgres")
    assert [(one.display, one.memories) for one in ann.neighbours(postgres)] == [("Redis", 1)]


@pytest.mark.covers("entities.visible_only")
def test_an_id_is_the_same_in_every_store_and_tells_nothing(open_keeper, tmp_path):
    one = open_keeper()
    one.store("Orders live in PostgreSQL")
    other = open_keeper(store=tmp_path / "other.db", user="bob")
    other.store("Deployed to Kubernetes")
    other.store("We like postgres")
    ids = {entity.name: entity.id for entity in other.entities()}
    assert ids["postgresql"] == one.entities()[0].id
    assert len(set(ids.values())) == 2
    assert Entity("technology", "postgresql").id == Entity("technology", "postgresql", "PostgreSQL", 7).id
    assert Entity("technology", "postgresql").id != Entity("concept", "postgresql").id
    # As JSON reads numbers, too.
    assert 0 < ids["postgresql"] < 2**53


# By another name


@pytest.mark.covers("entities.aliases")
@pytest.mark.parametrize("name", ["k8s", "K8S", " kubernetes ", "Kubernetes"])
def test_an_entity_is_found_by_every_name_it_goes_by(keeper, name):
    keeper.store("Deployed to Kubernetes")
    keeper.store("k8s runs in Frankfurt")
    [found] = keeper.entities_named(name)
    assert (found.type, found.name, found.display, found.memories) == (*KUBERNETES, "Kubernetes", 2)
    assert {memory.id for memory in keeper.list(Filter(entity=found))} == {1, 2}
    assert keeper.count(Filter(entity=found)) == 2


def test_people_and_files_are_found_by_name(keeper):
    keeper.store("Ask Anna Weber and @jane about src/app.py")
    for name in ("anna weber", "@jane", "jane", "src/app.py"):
        assert len(keeper.entities_named(name)) == 1, name


def test_neighbours_are_what_is_mentioned_beside_most_often_first(keeper):
    keeper.store("PostgreSQL on Kubernetes")
    keeper.store("PostgreSQL and Redis on k8s")
    keeper.store("Redis alone")
    [postgres] = keeper.entities_named("postgres")
    assert [(one.display, one.memories) for one in keeper.neighbours(postgres)] == [("Kubernetes", 2), ("Redis", 1)]
    assert len(keeper.neighbours(postgres, limit=1)) == 1


# Recalled


def contents(recalled):
    return [hit.memory.content for hit in recalled.hits]


@pytest.mark.covers("entities.aliases")
@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("postgres", "Orders live in PostgreSQL"),
        ("k8s", "Deployed to Kubernetes"),
        ("where does k8s run", "Deployed to Kubernetes"),
        ("golang", "Written in Go 1.22"),
    ],
)
def test_recall_finds_by_another_name(keeper, query, found):
    for text in ("Orders live in PostgreSQL", "Deployed to Kubernetes", "Written in Go 1.22", "Lunch is at noon"):
        keeper.store(text)
    assert contents(keeper.recall(query))[:1] == [found]


@pytest.mark.covers("entities.aliases")
def test_recall_says_that_it_found_an_entity(keeper):
    keeper.store("Deployed to Kubernetes")
    [hit] = keeper.recall("k8s").hits
    [why] = hit.why
    assert (why.term, why.found, why.how, why.fields) == ("k8s", "kubernetes", "entity", ("entities",))
    assert 0 < hit.score <= 1


@pytest.mark.covers("entities.aliases")
def test_a_memory_that_says_the_word_comes_before_one_that_means_it(keeper):
    keeper.store("It runs on k8s now")
    keeper.store("It runs on Kubernetes now")
    assert contents(keeper.recall("k8s")) == ["It runs on k8s now", "It runs on Kubernetes now"]
    assert contents(keeper.recall("kubernetes")) == ["It runs on Kubernetes now", "It runs on k8s now"]


@pytest.mark.covers("entities.topics")
def test_recall_finds_what_is_of_the_kind_that_is_asked_for(keeper):
    keeper.store("Orders live in PostgreSQL")
    keeper.store("Lunch is at noon")
    [hit] = keeper.recall("which database do we use").hits
    assert hit.memory.id == 1
    assert "entity" in {why.how for why in hit.why}


@pytest.mark.covers("entities.topics")
def test_a_word_that_is_said_counts_more_than_a_thing_of_its_kind(keeper):
    keeper.store("The database is slow on Mondays")
    keeper.store("Orders live in PostgreSQL")
    first, second = keeper.recall("database").hits
    assert (first.memory.id, second.memory.id) == (1, 2)
    assert first.score > second.score
    assert (first.why[0].how, second.why[0].how) == ("exact", "entity")


@pytest.mark.covers("entities.topics")
def test_filters_hold_for_what_is_found_by_meaning(keeper):
    keeper.store("Orders live in PostgreSQL", tags=["old"], category="infra")
    keeper.store("Orders live in MySQL", kind="decision")
    assert contents(keeper.recall("database", Filter(kinds=("decision",)))) == ["Orders live in MySQL"]
    assert contents(keeper.recall("database", Filter(tags=("old",)))) == ["Orders live in PostgreSQL"]
    assert contents(keeper.recall("database", Filter(category="INFRA"))) == ["Orders live in PostgreSQL"]
    keeper.trash(1)
    assert contents(keeper.recall("database")) == ["Orders live in MySQL"]


def test_recall_without_words_finds_nothing_and_takes_any_text(keeper):
    keeper.store("Orders live in PostgreSQL")
    assert keeper.recall("  ").hits == []
    for query in ('"', "a OR b*", "+technology:postgresql", "1|+technology:postgresql", "\0", "NEAR(", "x" * 5_000):
        assert len(keeper.recall(query).hits) <= 1
    assert contents(keeper.recall("ordrs")) == ["Orders live in PostgreSQL"]
    assert keeper.recall("ordrs").strategy == "fuzzy"
    assert keeper.recall("postgres").strategy == "hybrid"


# Branches


def on_branches(open_keeper, *branches, text="Staging listens on port 8443"):
    """Store the same text on each branch; the last is the newest, which decides among equals."""
    kinds = iter(kept.types.KINDS)
    for branch in branches:
        open_keeper(project="p1", branch=branch).store(text, kind=next(kinds), scope="project")


def branches_of(recalled):
    return [hit.memory.branch for hit in recalled.hits]


def test_among_equals_this_branch_comes_first_then_the_default_one_then_the_others(open_keeper):
    on_branches(open_keeper, "feature", "main", "other")
    assert branches_of(open_keeper(project="p1", branch="feature").recall("staging port")) == [
        "feature",
        "main",
        "other",
    ]
    assert branches_of(open_keeper(project="p1", branch="other").recall("staging port")) == [
        "other",
        "main",
        "feature",
    ]


def test_what_belongs_to_no_branch_counts_as_the_default_branchs(open_keeper):
    on_branches(open_keeper, "feature", "", "other")
    assert branches_of(open_keeper(project="p1", branch="feature").recall("staging port")) == ["feature", None, "other"]


def test_without_a_branch_the_default_one_comes_first(open_keeper):
    on_branches(open_keeper, "master", "other")
    assert branches_of(open_keeper(project="p1").recall("staging port")) == ["master", "other"]


def test_a_clearly_better_answer_of_another_branch_wins(open_keeper):
    on_branches(open_keeper, "other", text="Staging listens on port 8443")
    on_branches(open_keeper, "feature", text="The port of Hamburg is large")
    assert branches_of(open_keeper(project="p1", branch="feature").recall("staging port"))[0] == "other"


def test_the_branch_matters_beyond_the_limit(open_keeper):
    on_branches(open_keeper, "feature", "other")
    assert branches_of(open_keeper(project="p1", branch="feature").recall("staging port", limit=1)) == ["feature"]


# The default branch, from git itself


def git(folder, *words):
    named = ("-c", "user.name=ann", "-c", "user.email=ann@example.org", "-c", "init.defaultBranch=main")
    subprocess.run(["git", *named, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def clone(tmp_path):
    """A clone of a repository whose default branch is ``trunk``, on a branch of its own."""
    seed = tmp_path / "seed"
    seed.mkdir()
    git(seed, "init", "-b", "trunk")
    git(seed, "commit", "--allow-empty", "-m", "first")
    git(tmp_path, "clone", "--bare", seed, "origin.git")
    git(tmp_path, "clone", "origin.git", "clone")
    git(tmp_path / "clone", "switch", "-c", "fix/8443")
    return tmp_path / "clone"


def caller_in(open_keeper, monkeypatch, folder, **options):
    monkeypatch.chdir(folder)
    return open_keeper(project=None, branch=None, **options).caller


@pytest.mark.covers("entities.branches")
def test_a_clone_knows_the_default_branch_of_its_origin(open_keeper, monkeypatch, clone):
    caller = caller_in(open_keeper, monkeypatch, clone)
    assert (caller.branch, caller.default_branch) == ("fix/8443", "trunk")
    assert caller.root == str(clone)
    deep = clone / "src" / "deep"
    deep.mkdir(parents=True)
    assert caller_in(open_keeper, monkeypatch, deep) == caller


@pytest.mark.covers("entities.branches")
def test_a_worktree_knows_it_too(open_keeper, monkeypatch, clone):
    git(clone, "worktree", "add", "-b", "night", "../night")
    caller = caller_in(open_keeper, monkeypatch, clone.parent / "night")
    assert (caller.branch, caller.default_branch) == ("night", "trunk")
    assert caller.project == caller_in(open_keeper, monkeypatch, clone).project
    assert caller.root == str(clone.parent / "night")


@pytest.mark.covers("entities.branches")
def test_a_detached_head_is_on_no_branch_and_still_knows_the_default(open_keeper, monkeypatch, clone):
    git(clone, "checkout", "--detach")
    caller = caller_in(open_keeper, monkeypatch, clone)
    assert (caller.branch, caller.default_branch) == (None, "trunk")


def test_without_an_origin_the_default_branch_is_unknown(open_keeper, monkeypatch, tmp_path):
    git(tmp_path, "init", "alone")
    caller = caller_in(open_keeper, monkeypatch, tmp_path / "alone")
    assert (caller.branch, caller.default_branch) == ("main", None)


def test_another_project_than_the_folders_has_neither_its_root_nor_its_default_branch(open_keeper, monkeypatch, clone):
    monkeypatch.chdir(clone)
    caller = open_keeper(project="elsewhere").caller
    assert (caller.root, caller.default_branch) == (None, None)


@pytest.mark.covers("entities.branches")
def test_recall_in_a_clone_prefers_what_its_origin_calls_the_default_branch(open_keeper, monkeypatch, clone):
    project = caller_in(open_keeper, monkeypatch, clone).project
    for branch, kind in (("trunk", "fact"), ("main", "context")):
        open_keeper(project=project, branch=branch).store("Staging listens on port 8443", kind=kind, scope="project")
    here = open_keeper(project=None, branch=None)
    assert branches_of(here.recall("staging port")) == ["trunk", "main"]
