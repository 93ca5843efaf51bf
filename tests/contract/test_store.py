"""Writing: store, store_many, get, list, count, edit, supersede, trash, restore, delete."""

import contextlib
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import apsw
import pytest

import kept
from kept import Changes, Draft, Filter, InvalidInput
from kept.storage.sqlite import schema

# Storing


def test_a_stored_memory_has_all_its_names_and_says_where_it_came_from(open_keeper, clock):
    ann = open_keeper(project="p1", branch="main", group="night", actor="person", new_uid=lambda _: "mem-1")
    stored = ann.store("Prefers tabs", kind="preference", tags=["style"], name="tabs", description="indentation")
    assert stored == kept.Memory(
        uid="mem-1",
        id=1,
        name="tabs",
        is_named=True,
        kind="preference",
        content="Prefers tabs",
        description="indentation",
        tags=("style",),
        scope="personal",
        holder="ann",
        project="p1",
        branch="main",
        origin=kept.Origin(actor="person", user="ann", dialect="python", session="s1", group="night"),
        writer="ann",
        created_at=clock.now,
        updated_at=clock.now,
        version=1,
        pinned=False,
        confirmed=True,
        superseded_by=None,
        trashed_at=None,
    )
    assert ann.get("mem-1") == stored
    assert stored.behavioral
    assert stored.is_live


def test_a_stored_memory_is_there_after_everything_was_closed(open_keeper):
    with open_keeper() as first:
        stored = first.store("Uses pnpm 10")
    assert open_keeper().get(stored.uid) == stored


@pytest.mark.parametrize("text", ["a", "  padded\n", "tab\tand\r\nbreak", "nul\0inside", "👩‍💻 日本語 🇩🇪", "e\u0301"])
def test_content_comes_back_as_it_was_written(keeper, text):
    assert keeper.get(keeper.store(text).uid).content == text


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"content": ""}, "content"),
        ({"content": " \n\t"}, "content"),
        ({"content": "\ud800"}, "content"),
        ({"content": "é" * 32_769}, "content"),
        ({"content": 7}, "content"),
        ({"kind": "rumour"}, "kind"),
        ({"scope": "galaxy"}, "scope"),
        ({"tags": [f"t{number}" for number in range(11)]}, "tags"),
        ({"tags": ["x" * 51]}, "tags"),
        ({"tags": [" "]}, "tags"),
        ({"tags": "one"}, "tags"),
        ({"name": "no spaces"}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"name": "Memory"}, "name"),
        ({"name": "../up"}, "name"),
        ({"name": "line\n"}, "name"),
        ({"description": "x" * 501}, "description"),
        ({"created_at": datetime(2026, 1, 1)}, "created_at"),  # noqa: DTZ001 - the point of it
    ],
)
def test_a_draft_out_of_range_does_not_come_into_being(wrong, field):
    with pytest.raises(InvalidInput) as failure:
        Draft(**{"content": "fine"} | wrong)
    assert failure.value.field == field


def test_the_largest_draft_is_stored_whole(keeper):
    draft = Draft(
        "é" * 32_768, tags=["x" * 49 + str(number) for number in range(10)], name="n" * 100, description="d" * 500
    )
    stored = keeper.get(keeper.store(draft).uid)
    assert (stored.content, stored.tags, stored.name) == (draft.content, tuple(draft.tags), draft.name)
    assert stored.description == draft.description


def test_the_same_content_and_kind_is_one_memory_while_the_first_is_live(keeper):
    first = keeper.store("Uses pnpm")
    assert keeper.store("Uses pnpm", tags=["new"]) == first
    assert keeper.store("Uses pnpm", kind="context") != first
    keeper.trash(first.uid)
    assert keeper.store("Uses pnpm").uid != first.uid
    assert keeper.count() == 2


@pytest.mark.covers("names.slug")
def test_a_memory_without_a_name_gets_a_readable_and_free_one(keeper):
    names = [keeper.store("Prefers dark mode!", kind=kind).name for kind in ("fact", "context", "preference")]
    assert names == ["prefers-dark-mode", "prefers-dark-mode-2", "prefers-dark-mode-3"]
    assert not keeper.get(1).is_named
    assert keeper.edit(1, Changes(name="dark-mode")).is_named


@pytest.mark.covers("names.slug")
@pytest.mark.parametrize(
    "text", ["Memory", "memory!", "ユーザー", "🙂", "x" * 300, "-_-", "1", "C:\\Windows", "é" * 200]
)
def test_a_made_up_name_is_one_that_could_have_been_given(keeper, text):
    made_up = [keeper.store(text, kind=kind).name for kind in ("fact", "context")]
    assert [Draft("x", name=name).name for name in made_up] == made_up


def test_a_name_is_taken_whatever_its_case(keeper):
    keeper.store("one", name="db-choice")
    with pytest.raises(kept.Conflict):
        keeper.store("two", name="DB-Choice")
    assert keeper.count() == 1


def test_a_backdated_memory_stands_where_its_date_puts_it(keeper, clock):
    old = keeper.store("old", created_at=clock.now - timedelta(days=400))
    new = keeper.store("new")
    older = keeper.store("older", created_at=datetime(1999, 1, 1, tzinfo=UTC))
    assert keeper.list() == [new, old, older]
    assert older.created_at == datetime(1999, 1, 1, tzinfo=UTC)


# Many at once


def test_many_are_stored_in_batches_and_repetitions_are_not_counted(keeper):
    told: list[int] = []
    drafts = [Draft(f"fact {number}") for number in range(5)] + ["fact 0", "fact 5", "fact 5"]
    assert keeper.store_many(drafts, batch=3, progress=told.append) == 6
    assert told == [3, 6, 8]
    assert keeper.count() == 6


def test_a_failing_draft_undoes_its_own_batch_and_no_earlier_one(keeper):
    drafts = [Draft("a"), Draft("b", name="b"), Draft("c"), Draft("d", name="b"), Draft("e")]
    with pytest.raises(kept.Conflict):
        keeper.store_many(drafts, batch=2)
    assert {memory.content for memory in keeper.list()} == {"a", "b"}
    assert keeper.check().ok


def test_storing_none_of_many_is_no_error(keeper):
    assert keeper.store_many([]) == 0


# Finding one


@pytest.mark.covers("names.any_form")
def test_a_memory_is_found_by_uid_number_and_name_in_any_case(keeper):
    stored = keeper.store("one", name="db-choice")
    for ref in (stored.uid, stored.id, str(stored.id), "db-choice", "DB-CHOICE"):
        assert keeper.get(ref) == stored


@pytest.mark.covers("names.several_conflict")
def test_a_reference_that_fits_several_memories_is_a_conflict_naming_them(open_keeper):
    ann = open_keeper(project="p1")
    mine = ann.store("mine", name="db")
    ours = ann.store("ours", name="db", scope="project")
    second = ann.store("second", name="1")
    for ref, meant in (("db", (mine, ours)), (1, (mine, second)), ("1", (mine, second))):
        with pytest.raises(kept.Conflict) as failure:
            ann.get(ref)
        assert all(memory.uid in failure.value.message for memory in meant)


@pytest.mark.parametrize(
    "ref", ["", " ", "mem-", "mem-0", "0", "-1", "1.0", "9" * 40, "٣", "%", "'", '"', "\0", "name\n"]
)
def test_whatever_names_nothing_is_not_found(keeper, ref):
    keeper.store("there is one", name="name")
    with pytest.raises(kept.NotFound):
        keeper.get(ref)


def test_half_a_character_as_a_reference_is_an_error_of_ours(keeper):
    with pytest.raises(kept.KeptError):
        keeper.get("\ud800")


# Listing


def test_a_list_is_newest_first_and_has_pages(keeper, clock):
    stored = []
    for number in range(5):
        stored.append(keeper.store(f"fact {number}"))
        clock.advance(seconds=number % 2)  # equal times too
    newest_first = stored[::-1]
    assert keeper.list() == newest_first
    pages = [*keeper.list(limit=2), *keeper.list(limit=2, offset=2), *keeper.list(limit=2, offset=4)]
    assert pages == newest_first
    assert keeper.list(offset=5) == []


def test_a_list_of_several_scopes_is_one_order(open_keeper, clock):
    ann = open_keeper(project="p1", team="red")
    stored = []
    for number in range(9):
        stored.append(ann.store(f"fact {number}", scope=("personal", "project", "team")[number % 3]))
        clock.advance(minutes=1)
    assert ann.list(limit=4, offset=2) == stored[::-1][2:6]


@pytest.mark.parametrize("limit", [0, -1, 1_001])
def test_a_page_out_of_range_is_invalid(keeper, limit):
    for read in (lambda: keeper.list(limit=limit), lambda: keeper.search("x", limit=limit)):
        with pytest.raises(InvalidInput) as failure:
            read()
        assert failure.value.field == "limit"


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        (Filter(), {"a", "b", "new"}),
        (Filter(kinds=("preference",)), {"a"}),
        (Filter(kinds=("preference", "context")), {"a", "b"}),
        (Filter(tags=("x",)), {"a", "b"}),
        (Filter(tags=("X", "y")), {"b"}),
        (Filter(tags=("x", "z")), set()),
        (Filter(tags=("x",), kinds=("context",)), {"b"}),
        (Filter(include_superseded=True), {"a", "b", "old", "new"}),
        (Filter(trashed=True), {"gone"}),
        (Filter(trashed=True, tags=("x",)), {"gone"}),
        (Filter(trashed=True, tags=("y",)), set()),
    ],
)
def test_list_and_count_keep_to_the_filter(keeper, where, expected):
    keeper.store("a", kind="preference", tags=["x"])
    keeper.store("b", kind="context", tags=["x", "Y"])
    keeper.supersede(keeper.store("old").uid, "new")
    keeper.trash(keeper.store("gone", tags=["x"]).uid)
    assert {memory.content for memory in keeper.list(where)} == expected
    assert keeper.count(where) == len(expected)


# Superseding


def test_a_superseded_memory_stays_readable_and_names_its_successor(keeper):
    old = keeper.store("Uses pnpm 9")
    new = keeper.supersede(old.uid, "Uses pnpm 10")
    old = keeper.get(old.uid)
    assert (old.content, old.superseded_by, old.is_live) == ("Uses pnpm 9", new.uid, False)
    assert keeper.list() == [new]
    assert keeper.list(Filter(include_superseded=True)) == [new, old]


def test_superseding_an_unknown_memory_writes_nothing(keeper):
    with pytest.raises(kept.NotFound):
        keeper.supersede("mem-none", "new")
    assert keeper.count(Filter(include_superseded=True)) == 0


def test_superseding_twice_is_a_conflict_that_names_the_successor_and_writes_nothing(keeper):
    old = keeper.store("one")
    new = keeper.supersede(old.uid, "two")
    with pytest.raises(kept.Conflict) as failure:
        keeper.supersede(old.uid, "three")
    assert failure.value.details["superseded_by"] == new.uid
    assert keeper.count(Filter(include_superseded=True)) == 2


def test_a_memory_in_the_trash_cannot_be_superseded_or_edited(keeper):
    gone = keeper.trash(keeper.store("one").uid)
    with pytest.raises(kept.Conflict):
        keeper.supersede(gone.uid, "two")
    with pytest.raises(kept.Conflict):
        keeper.edit(gone.uid, Changes(content="two"))
    assert keeper.count() == 0


def test_a_successor_of_a_shared_memory_stays_shared(open_keeper):
    ann, bob = open_keeper(project="p1"), open_keeper(user="bob", project="p1")
    ours = ann.store("Deploys on Friday", scope="project")
    new = bob.supersede(ours.uid, "Deploys on Monday")
    assert ann.get(new.uid).scope == "project"


def test_superseding_by_what_is_live_already_makes_no_second_entry(keeper):
    old, known = keeper.store("Uses npm"), keeper.store("Uses pnpm")
    assert keeper.supersede(old.uid, "Uses pnpm").uid == known.uid
    assert keeper.list() == [known]
    assert keeper.get(old.uid).superseded_by == known.uid


def test_a_memory_does_not_supersede_itself(keeper):
    memory = keeper.store("Uses npm")
    assert keeper.supersede(memory.uid, "Uses npm") == memory
    assert keeper.get(memory.uid).is_live


# Editing


def test_an_edit_replaces_what_it_names_and_leaves_the_rest(keeper, clock):
    before = keeper.store("Uses npm", tags=["tool"], description="package manager")
    later = clock.advance(hours=1)
    after = keeper.edit(before.uid, Changes(content="Uses pnpm", pinned=True))
    assert keeper.get(before.uid) == after
    assert (after.content, after.pinned, after.version, after.updated_at) == ("Uses pnpm", True, 2, later)
    assert (after.uid, after.id, after.name, after.created_at) == (
        before.uid,
        before.id,
        before.name,
        before.created_at,
    )
    assert (after.tags, after.description, after.kind) == (before.tags, before.description, before.kind)
    assert [hit.memory for hit in keeper.search("pnpm")] == [after]
    assert keeper.search("npm") == []


def test_a_description_is_one_line(keeper):
    memory = keeper.store("Prefers tabs", description="two\r\nlines\n")
    assert memory.description == "two lines"
    assert keeper.edit(memory.uid, Changes(description="three\u2028more\vlines")).description == "three more lines"


def test_an_edit_that_changes_nothing_makes_no_version(keeper):
    memory = keeper.store("Uses npm", tags=["tool"])
    assert keeper.edit(memory.uid, Changes(content="Uses npm", tags=("tool",), pinned=False)) == memory
    assert len(keeper.history(memory.uid)) == 1


def test_an_edit_of_an_older_version_is_a_conflict_and_changes_nothing(keeper):
    memory = keeper.store("one")
    keeper.edit(memory.uid, Changes(content="two"), if_version=1)
    with pytest.raises(kept.Conflict) as failure:
        keeper.edit(memory.uid, Changes(content="three"), if_version=1)
    assert failure.value.details["version"] == 2
    assert keeper.get(memory.uid).content == "two"


def test_an_edit_renames_only_to_a_free_name(keeper):
    one, two = keeper.store("one", name="first"), keeper.store("two", name="second")
    with pytest.raises(kept.Conflict):
        keeper.edit(two.uid, Changes(name="First"))
    assert keeper.edit(one.uid, Changes(name="First")).name == "First"
    assert keeper.edit(two.uid, Changes(name="third")).name == "third"
    assert keeper.get("third").uid == two.uid
    with pytest.raises(kept.NotFound):
        keeper.get("second")


def test_a_superseded_memory_cannot_be_edited(keeper):
    old = keeper.store("one")
    keeper.supersede(old.uid, "two")
    with pytest.raises(kept.Conflict):
        keeper.edit(old.uid, Changes(content="three"))


@pytest.mark.parametrize(
    "wrong",
    [{}, {"content": " "}, {"kind": "rumour"}, {"tags": ("x" * 51,)}, {"name": "a b"}, {"description": "x" * 501}],
)
def test_changes_out_of_range_do_not_come_into_being(wrong):
    with pytest.raises(InvalidInput):
        Changes(**wrong)


def test_what_an_agent_rewrote_is_not_what_a_person_confirmed(open_keeper):
    memory = open_keeper(actor="person").store("Ask before pushing", kind="instruction")
    agent = open_keeper()
    assert agent.get(memory.uid).confirmed
    assert not agent.edit(memory.uid, Changes(content="Push without asking")).confirmed


# Trash


def test_the_trash_takes_a_memory_out_of_everything_and_gives_it_back(keeper, clock):
    memory = keeper.store("Uses npm", kind="preference", tags=["tool"], name="npm")
    later = clock.advance(hours=1)
    gone = keeper.trash("npm")
    assert gone.trashed_at == later
    assert keeper.list() == []
    assert keeper.count(Filter(include_superseded=True)) == 0
    assert keeper.search("npm", Filter(include_superseded=True)) == []
    assert keeper.search("npm", Filter(tags=("tool",))) == []
    assert keeper.brief().entries == ()
    assert keeper.list(Filter(trashed=True)) == [gone]
    back = keeper.restore(memory.uid)
    assert (back.content, back.name, back.trashed_at) == ("Uses npm", "npm", None)
    assert keeper.list() == [back]
    assert [hit.memory for hit in keeper.search("npm", Filter(tags=("tool",)))] == [back]


def test_a_search_in_the_trash_finds_only_what_is_in_it(keeper):
    keeper.store("Uses npm at home")
    gone = keeper.trash(keeper.store("Uses npm at work").uid)
    assert [hit.memory for hit in keeper.search("npm", Filter(trashed=True))] == [gone]


def test_trashing_twice_and_restoring_what_is_live_are_conflicts(keeper):
    memory = keeper.store("one")
    with pytest.raises(kept.Conflict):
        keeper.restore(memory.uid)
    keeper.trash(memory.uid)
    with pytest.raises(kept.Conflict):
        keeper.trash(memory.uid)


@pytest.mark.parametrize("name", ["db", "n" * 100], ids=["short", "longest"])
def test_a_memory_whose_name_was_taken_comes_back_under_another_legal_one(keeper, name):
    first = keeper.store("first", name=name)
    keeper.trash(first.uid)
    second = keeper.store("second", name=name)
    back = keeper.restore(first.uid)
    assert keeper.get(name) == second
    assert back.name != name
    assert len(back.name) <= 100
    assert keeper.get(back.name) == back


def test_a_name_means_the_live_memory_before_the_one_in_the_trash(keeper):
    first = keeper.store("first", name="db")
    keeper.trash(first.uid)
    assert keeper.get("db").uid == first.uid
    second = keeper.store("second", name="db")
    assert keeper.get("db") == second


# Deleting


@pytest.mark.covers("typed.delete.permanent")
def test_a_deleted_memory_is_gone_from_every_reading(keeper, clock):
    memory = keeper.store("Uses npm", kind="preference", tags=["tool"], name="npm")
    keeper.edit(memory.uid, Changes(content="Uses npm 9"))
    before = clock.now
    clock.advance(hours=1)
    keeper.delete(memory.uid)
    everything = Filter(include_superseded=True)
    assert keeper.list(everything) == keeper.list(Filter(trashed=True)) == keeper.search("npm", everything) == []
    assert keeper.brief().entries == ()
    assert keeper.as_of(before).list(everything) == []
    for ref in (memory.uid, memory.id, "npm"):
        for read in (keeper.get, keeper.history, keeper.as_of(before).get, keeper.delete, keeper.restore):
            with pytest.raises(kept.NotFound):
                read(ref)
    assert keeper.check().ok


def test_a_deletion_leaves_a_note_of_who_and_when_but_nothing_of_what(open_keeper, store, clock):
    ann = open_keeper()
    memory = ann.store("Uses npm")
    clock.advance(hours=1)
    ann.delete(memory.uid)
    rows = (
        apsw.Connection(str(store)).execute("SELECT uid, author, session, deleted, erased FROM tombstones").fetchall()
    )
    assert rows == [(memory.uid, "ann", "s1", int(clock.now.timestamp() * 1_000_000), 1)]


def test_the_number_of_a_deleted_memory_is_never_given_again(keeper):
    keeper.store("one")
    last = keeper.store("two")
    keeper.delete(last.uid)
    assert keeper.store("three").id == last.id + 1


@pytest.mark.covers("typed.delete.predecessor")
def test_what_a_deleted_memory_had_superseded_is_named_and_not_revived(keeper):
    old = keeper.store("Uses npm")
    new = keeper.supersede(old.uid, "Uses pnpm")
    assert keeper.delete(new.uid).predecessor == old.uid
    assert keeper.list() == []
    assert keeper.search("npm") == []
    assert keeper.get(old.uid).superseded_by == new.uid
    assert keeper.delete(old.uid).predecessor is None


@pytest.mark.covers("typed.delete.trash_apart")
def test_deleting_by_name_leaves_the_one_of_that_name_in_the_trash(keeper):
    first = keeper.store("first", name="db")
    keeper.trash(first.uid)
    second = keeper.store("second", name="db")
    assert keeper.delete("db").uid == second.uid
    assert keeper.get("db").uid == first.uid


@pytest.mark.covers("typed.delete.bytes")
@pytest.mark.parametrize("state", ["live", "superseded", "trashed"])
def test_a_deleted_memory_leaves_no_bytes_in_the_files(open_keeper, store, state):
    ann = open_keeper()
    ann.store_many(f"an ordinary fact number {number}" for number in range(300))
    secret = ann.store("zebraquartz lives in oxfjord", tags=["tagzebra"], name="namezebra", description="desczebra")
    ann.edit(secret.uid, Changes(content="yakmarble lives in oxfjord", tags=("tagyak",), name="nameyak"))
    if state == "superseded":
        ann.supersede(secret.uid, "lives elsewhere")
    elif state == "trashed":
        ann.trash(secret.uid)
    words = (b"zebraquartz", b"yakmarble", b"oxfjord", b"tagzebra", b"tagyak", b"namezebra", b"nameyak", b"desczebra")
    assert all(word in _bytes_of(store) for word in words)
    assert ann.delete(secret.uid).erasure == "complete"
    assert [word for word in words if word in _bytes_of(store)] == []


def test_an_erasure_waits_for_a_reader_and_is_made_up_for_later(open_keeper, store):
    ann = open_keeper()
    secret = ann.store("zebraquartz")
    reader = apsw.Connection(str(store))
    reader.execute("BEGIN; SELECT count(*) FROM memories").fetchall()
    assert ann.delete(secret.uid).erasure == "pending"
    reader.close()
    ann.list()
    assert b"zebraquartz" not in _bytes_of(store)


def _bytes_of(store: Path) -> bytes:
    return b"".join(file.read_bytes() for file in store.parent.iterdir())


# The file


def test_reading_before_the_first_write_creates_nothing(open_keeper, store):
    ann = open_keeper()
    assert ann.list() == ann.search("x") == []
    assert ann.count() == ann.brief().entry_count == 0
    assert ann.settings.get("memory") == "on"
    assert ann.check().ok
    assert not store.parent.exists()


def test_a_new_store_can_be_read_by_its_owner_only(keeper, store):
    keeper.store("one")
    assert [os.stat(path).st_mode & 0o077 for path in (store, store.parent)] == [0, 0]


def _folder(store: Path) -> None:
    store.mkdir()


def _text(store: Path) -> None:
    store.write_text("no database " * 100)


def _foreign(store: Path) -> None:
    apsw.Connection(str(store)).execute("CREATE TABLE theirs (x)")


def _newer(store: Path) -> None:
    with kept.open(store, user="ann", session="s1", project="", branch="") as keeper:
        keeper.store("one")
    apsw.Connection(str(store)).pragma("user_version", 9_999)


@pytest.mark.covers("call.codes")
@pytest.mark.parametrize("make", [_folder, _text, _foreign, _newer])
def test_what_is_no_store_of_ours_is_refused_and_left_as_it_is(open_keeper, store, make):
    store.parent.mkdir()
    make(store)
    before = store.read_bytes() if store.is_file() else None
    for attempt in (lambda: open_keeper().list(), lambda: open_keeper().store("x")):
        with pytest.raises(kept.Backend):
            attempt()
    assert before == (store.read_bytes() if store.is_file() else None)


def test_a_closed_keeper_fails_and_may_be_closed_again(open_keeper):
    ann = open_keeper()
    ann.store("one")
    ann.close()
    for attempt in (lambda: ann.store("two"), ann.list, ann.check):
        with pytest.raises(kept.Backend):
            attempt()
    ann.close()
    assert open_keeper().count() == 1


def test_one_keeper_serves_many_threads(open_keeper):
    ann = open_keeper()
    ann.store("the first")

    def work(number: int) -> None:
        for at in range(10):
            stored = ann.store(f"fact {number} {at}")
            assert stored in [hit.memory for hit in ann.search(f"fact {number} {at}", limit=100)]

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(work, range(4)))
    assert ann.count() == 41
    assert ann.check().ok


def test_any_number_of_threads_may_be_the_first_to_use_a_store(open_keeper, tmp_path):
    together = threading.Barrier(8)

    def be_first(keeper: kept.Keeper, number: int) -> kept.Memory:
        together.wait(timeout=10)
        return keeper.store(f"fact {number}")

    with ThreadPoolExecutor(8) as threads:
        for attempt in range(10):
            keeper = open_keeper(store=tmp_path / f"{attempt}.db")
            stored = list(threads.map(be_first, [keeper] * 8, range(8)))
            assert sorted(memory.id for memory in stored) == list(range(1, 9))
            assert keeper.check().ok


def test_a_store_that_another_process_is_just_creating_is_not_taken_for_a_foreign_one(store):
    store.parent.mkdir()
    asking, creating = apsw.Connection(str(store)), apsw.Connection(str(store))

    def create_in_between(_cursor: apsw.Cursor, statement: str, _bindings: object) -> bool:
        if "sqlite_schema" in statement:
            with contextlib.suppress(apsw.BusyError):
                schema.migrate(creating, str(store))
        return True

    asking.exec_trace = create_in_between
    assert schema.version_of(asking, str(store)) in (0, schema.LATEST_VERSION)


def test_a_successor_may_take_over_the_name_and_the_name_means_it_from_then_on(keeper):
    old = keeper.store("Uses pnpm 9", name="package-manager")
    new = keeper.supersede("package-manager", "Uses pnpm 10", name="package-manager")
    assert keeper.get("package-manager") == new
    assert keeper.get(old.uid).superseded_by == new.uid
    keeper.delete(new.uid)
    assert keeper.get("package-manager").uid == old.uid


@pytest.mark.parametrize("content", ["\u200b", "\x00", " \u2060\n", "\u202e"])
def test_content_that_nobody_can_see_is_blank(keeper, content):
    with pytest.raises(kept.InvalidInput):
        keeper.store(content)
