"""Many processes, threads and forks on one store: nothing is lost, nothing is given twice."""

import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import apsw
import pytest

import kept
from kept.dialects.typed import DELETES, STORES, SUPERSEDES
from kept.ids import new_uid, now
from kept.keeper import indexed
from kept.storage.sqlite import SqliteStorage

# Each test starts processes.
pytestmark = pytest.mark.slow

STRESS = bool(os.environ.get("KEPT_STRESS"))
ROUNDS = 100 if STRESS else 10
REPEATS = 5 if STRESS else 1
PROCESSES = 16
TEXTS_EACH = 100
USERS = ("ann", "bob", "cem", "dee")
COMMON = "The office is in Lisbon"


def everything(keeper, where=kept.Filter(include_superseded=True)):
    found = []
    while page := keeper.list(where, limit=1000, offset=len(found)):
        found += page
    return found


def all_begin_together(workers):
    for worker in workers:
        assert worker.answer() == "ready"
    for worker in workers:
        worker.say()
    return [worker.answer() for worker in workers]


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
@pytest.mark.parametrize("repeat", range(REPEATS))
def test_sixteen_processes_store_at_once_and_nothing_is_lost_or_given_twice(
    open_keeper, start, record_property, repeat
):
    keepers = {user: open_keeper(user=user) for user in USERS}
    first = keepers["ann"].store("The store is there before the race").id
    texts = {
        number: [f"process {number} text {text} word{number}x{text}" for text in range(TEXTS_EACH)]
        for number in range(PROCESSES)
    }
    for number, own in texts.items():
        # The common text comes at different places, so that processes meet in it.
        own.insert(number, COMMON)

    answers = all_begin_together(
        [start("store_texts", user=USERS[number % 4], texts=texts[number]) for number in range(PROCESSES)]
    )

    longest_s = max(answer["longest_s"] for answer in answers)
    record_property("longest_wait_s", round(longest_s, 3))
    print(f"\nlongest single wait of 16 writers, run {repeat}: {longest_s * 1000:.0f} ms")  # noqa: T201 - a measurement
    assert [answer["errors"] for answer in answers] == [[]] * PROCESSES
    kept_by_user = {user: everything(keeper) for user, keeper in keepers.items()}
    for index, user in enumerate(USERS):
        wanted = {text for number in range(index, PROCESSES, 4) for text in texts[number]}
        found = sorted(memory.content for memory in kept_by_user[user] if memory.id != first)
        assert found == sorted(wanted)  # also: the common text once
    ids = sorted(memory.id for found in kept_by_user.values() for memory in found)
    assert ids == list(range(1, PROCESSES * TEXTS_EACH + len(USERS) + 2))
    for index, user in enumerate(USERS):
        acknowledged = {number for at in range(index, PROCESSES, 4) for number in answers[at]["ids"]}
        assert acknowledged <= {memory.id for memory in kept_by_user[user]}
    assert keepers["ann"].check().problems == ()


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
@pytest.mark.parametrize("repeat", range(REPEATS))
def test_eight_processes_of_one_session_store_exactly_its_twenty(open_keeper, start, repeat):  # noqa: ARG001 - a count
    open_keeper(session="another").store("The store is there before the race")
    calls = {
        number: [("memory_store", {"type": "fact", "content": f"process {number} text {text}"}) for text in range(25)]
        for number in range(8)
    }

    answers = all_begin_together([start("call_until_refused", session="shared", calls=calls[at]) for at in calls])

    keeper = open_keeper(session="shared")
    assert sum(answer["done"] for answer in answers) == STORES.limit == keeper.count() - 1
    assert {answer["code"] for answer in answers} == {"over_budget"}
    assert keeper.used([STORES.name]) == {STORES.name: STORES.limit}
    assert keeper.check().problems == ()


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
@pytest.mark.parametrize("repeat", range(REPEATS))
def test_eight_processes_of_one_session_supersede_exactly_its_five(open_keeper, start, repeat):  # noqa: ARG001 - a count
    keeper = open_keeper(session="shared")
    targets = [keeper.store(f"old text {number}").uid for number in range(48)]
    calls = {
        at: [
            ("memory_store", {"type": "fact", "content": f"instead of {uid}", "supersedes": uid})
            for uid in targets[at::8]
        ]
        for at in range(8)
    }

    answers = all_begin_together([start("call_until_refused", session="shared", calls=calls[at]) for at in calls])

    assert sum(answer["done"] for answer in answers) == SUPERSEDES.limit
    assert {answer["code"] for answer in answers} == {"over_budget"}
    assert keeper.used([STORES.name, SUPERSEDES.name]) == {STORES.name: 5, SUPERSEDES.name: 5}
    superseded = [memory for memory in everything(keeper) if memory.superseded_by is not None]
    assert {keeper.get(memory.superseded_by).content for memory in superseded} == {
        f"instead of {memory.uid}" for memory in superseded
    }
    assert len(superseded) == 5
    assert keeper.check().problems == ()


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
@pytest.mark.parametrize("repeat", range(REPEATS))
def test_eight_processes_of_one_session_delete_exactly_its_five(open_keeper, start, repeat):  # noqa: ARG001 - a count
    keeper = open_keeper(session="shared")
    targets = [keeper.store(f"old text {number}").uid for number in range(48)]
    calls = {at: [("memory_delete", {"id": uid}) for uid in targets[at::8]] for at in range(8)}

    answers = all_begin_together([start("call_until_refused", session="shared", calls=calls[at]) for at in calls])

    assert sum(answer["done"] for answer in answers) == DELETES.limit
    assert {answer["code"] for answer in answers} == {"over_budget"}
    assert keeper.count() == len(targets) - 5
    assert keeper.check().problems == ()


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
def test_eight_processes_that_create_the_store_at_the_same_moment_all_succeed(open_keeper, start, tmp_path):
    workers = [start("create", text=f"text of process {number}") for number in range(8)]
    for worker in workers:
        assert worker.answer() == "ready"
    for round_ in range(ROUNDS):
        path = tmp_path / f"round{round_}" / "nested" / "kept.db"
        for worker in workers:
            worker.say(str(path))
        answers = [worker.answer() for worker in workers]
        assert [answer["error"] for answer in answers if "error" in answer] == [], f"in round {round_}"
        assert sorted(answer["id"] for answer in answers) == list(range(1, 9))
        keeper = open_keeper(path)
        assert {memory.content for memory in keeper.list()} == {f"text of process {number}" for number in range(8)}
        assert keeper.check().problems == ()


@pytest.mark.parametrize("is_open_before", [True, False])
def test_a_reader_answers_while_another_process_holds_a_write_transaction_open(
    open_keeper, start, store, is_open_before
):
    open_keeper().store("Prefers tabs over spaces")
    keeper = open_keeper()
    if is_open_before:
        assert keeper.count() == 1
    writer = start("hold_the_write_lock")
    assert writer.answer() == "holding"

    assert [hit.memory.id for hit in keeper.search("tabs")] == [1]
    assert [memory.id for memory in keeper.list()] == [1]
    assert keeper.call("memory_brief", {})["brief_count"] == 1
    assert keeper.get(1).content == "Prefers tabs over spaces"

    # All of that happened while the lock was held: it still is, and only we end it.
    with pytest.raises(apsw.BusyError):
        apsw.Connection(str(store)).execute("BEGIN IMMEDIATE")
    writer.say()
    assert writer.answer() == "released"


def test_a_reader_with_an_erasure_to_complete_does_not_wait_for_a_writer_either(keeper, start, store):
    keeper.store("Prefers tabs over spaces")
    reader = start("hold_the_log")
    assert reader.answer() == "holding"
    keeper.store("Something short-lived")
    assert keeper.delete(2).erasure == "pending"
    reader.say()
    assert reader.answer() == "released"
    writer = start("hold_the_write_lock")
    assert writer.answer() == "holding"

    assert [hit.memory.id for hit in keeper.search("tabs")] == [1]
    assert [memory.id for memory in keeper.list()] == [1]

    with pytest.raises(apsw.BusyError):
        apsw.Connection(str(store)).execute("BEGIN IMMEDIATE")


def test_a_writer_that_cannot_get_the_lock_gives_up_with_one_error_and_writes_nothing(store, open_keeper, start):
    open_keeper().store("Prefers tabs over spaces")
    storage = SqliteStorage(str(store), clock=now, new_uid=new_uid, indexer=indexed, busy_timeout_s=0.1)
    keeper = kept.Keeper(storage, kept.Caller(user="ann", session="main"))
    writer = start("hold_the_write_lock")
    assert writer.answer() == "holding"

    with pytest.raises(kept.Backend, match="busy"):
        keeper.store("Another")

    assert keeper.count() == 1
    writer.say()
    assert writer.answer() == "released"
    assert keeper.store("Another").id == 2
    keeper.close()


def test_eight_threads_share_one_keeper_for_storing_and_searching(keeper):
    together = threading.Barrier(8)

    def work(thread):
        together.wait()
        for number in range(15):
            memory = keeper.store(f"thread {thread} number {number} word{thread}x{number}")
            assert keeper.search(f"word{thread}x{number}")[0].memory == memory
        return keeper.store(COMMON).uid

    with ThreadPoolExecutor(8) as threads:
        common = set(threads.map(work, range(8)))

    assert len(common) == 1
    assert sorted(memory.id for memory in everything(keeper)) == list(range(1, 8 * 15 + 2))
    assert keeper.check().problems == ()


@pytest.mark.parametrize("call", ["delete", "rebuild", "backup"])
def test_what_a_process_does_with_the_file_does_not_cost_it_its_locks(open_keeper, start, call):
    # On POSIX a process loses all its locks on a file when it closes any
    # descriptor of it. Without them another process that ends may take the log
    # away as its last user, and what the first one writes from then on is lost.
    calls = ["store", call, "store", "store"]
    first = start("take_turns", calls=calls)
    before = first.answer()
    first.say()
    after = first.answer()
    assert after["locks"] == before["locks"]
    assert after.get("problems", []) == []
    first.say()
    acknowledged = [first.answer()["id"]]
    second = start("write_one", text="From a process that comes and goes")
    assert second.answer()["uid"]
    second.end()
    first.say()
    acknowledged.append(first.answer()["id"])

    with open_keeper() as keeper:
        assert {keeper.get(number).content for number in acknowledged} == {"turn 2", "turn 3"}
        assert keeper.count() == 4
        assert keeper.check().problems == ()
    first.say()
    first.end()


@pytest.mark.skipif(not os.path.exists("/proc/self/fd"), reason="counts open files where Linux lists them")
def test_threads_that_have_ended_leave_no_open_files(keeper):
    keeper.store("Prefers tabs over spaces")

    def search():
        assert keeper.search("tabs")

    def in_a_thread():
        thread = threading.Thread(target=search)
        thread.start()
        thread.join()

    in_a_thread()
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(50):
        in_a_thread()
    assert len(os.listdir("/proc/self/fd")) <= before + 5


@pytest.mark.parametrize("exits", ["at once", "normally"])
def test_a_keeper_used_before_a_fork_works_in_parent_and_child(open_keeper, start, exits):
    answer = start("fork_and_both_write", texts=20, exits=exits).answer()

    assert answer["status"] == 0
    wanted = {f"{who} {number}" for who in ("parent", "child") for number in range(20)}
    keeper = open_keeper()
    assert {memory.content for memory in everything(keeper)} == wanted | {"before the fork", "after the child"}
    assert sorted(memory.id for memory in everything(keeper)) == list(range(1, 43))
    assert keeper.check().problems == ()


@pytest.mark.parametrize("task", ["fork_and_close_in_the_parent", "fork_and_open_another_in_the_child"])
def test_a_forked_child_that_outlives_its_parents_keeper_loses_nothing(open_keeper, start, task):
    answer = start(task, texts=5).answer()

    keeper = open_keeper()
    assert [memory.id for memory in reversed(everything(keeper))] == [1, *answer["ids"]]
    assert [memory.content for memory in keeper.list(limit=5)] == [f"child alone {at}" for at in (4, 3, 2, 1, 0)]
    assert keeper.check().problems == ()


def test_a_fork_beside_threads_with_connections_of_their_own_loses_nothing(open_keeper, start):
    assert start("fork_beside_idle_threads", texts=20).answer()["status"] == 0

    keeper = open_keeper()
    assert keeper.count() == 3 + 4 * 20
    assert sorted(memory.id for memory in everything(keeper)) == list(range(1, 84))
    assert keeper.check().problems == ()


def test_a_fork_after_a_keeper_was_closed_has_nothing_to_complain_of(store):
    script = (
        f"import os, kept; keeper = kept.open({str(store)!r}); keeper.store('One'); keeper.close(); child = os.fork();"
        " os.waitpid(child, 0) if child else None"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_threads_that_write_at_once_all_get_their_turn(open_keeper):
    keeper = open_keeper()
    with ThreadPoolExecutor(12) as threads:
        list(threads.map(lambda number: keeper.store(f"Thing {number}"), range(240)))
    assert sorted(memory.id for memory in everything(keeper)) == list(range(1, 241))
