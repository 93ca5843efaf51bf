"""SIGKILL at any moment: what was acknowledged stays, the rest is there whole or not at all."""

import json
import os
import random
import re
import signal
import time
from dataclasses import dataclass, replace

import pytest

import kept

STRESS = bool(os.environ.get("KEPT_STRESS"))
ROUNDS = 200 if STRESS else 20
ROUNDS_PER_STORE = 20
WRITERS = 4
LONGEST_RUN_S = 0.5


@dataclass(frozen=True)
class State:
    """What the outside of a memory must be."""

    content: str
    tags: tuple[str, ...]
    superseded_by: str | None = None
    is_trashed: bool = False


def states(keeper):
    """Return everything in the store, by uid."""
    found = {}
    for where in (kept.Filter(include_superseded=True), kept.Filter(trashed=True)):
        offset = 0
        while page := keeper.list(where, limit=1000, offset=offset):
            offset += len(page)
            for memory in page:
                found[memory.uid] = State(
                    memory.content, memory.tags, memory.superseded_by, memory.trashed_at is not None
                )
    return found


def lines_of(log):
    """Return the complete lines of a writer's log; the kill may have cut the last one."""
    return [json.loads(line) for line in log.read_bytes().split(b"\n")[:-1]]


def apply(expected, gone, intent, uid):
    """Change *expected* as the call *intent* does, whose answer was *uid*."""
    what, target = intent["what"], intent["uid"]
    fresh = State(intent["text"], (intent["tag"],))
    if what in ("store", "supersede"):
        expected[uid] = fresh
        if what == "supersede":
            expected[target] = replace(expected[target], superseded_by=uid)
    elif what == "edit":
        expected[target] = fresh
    elif what == "trash":
        expected[target] = replace(expected[target], is_trashed=True)
    elif what == "restore":
        expected[target] = replace(expected[target], is_trashed=False)
    else:
        gone.add(target)
        del expected[target]


def replay(log, expected, gone, ids):
    """Apply every acknowledged call of *log*; return the one that got no answer, if there is one."""
    lines = lines_of(log)
    for intent, answer in zip(lines[::2], lines[1::2], strict=False):
        apply(expected, gone, intent, answer["uid"])
        if "id" in answer:
            assert answer["id"] not in ids, "an integer id was given twice"
            ids.add(answer["id"])
    return lines[-1] if len(lines) % 2 else None


def settle(intent, expected, gone, actual):
    """Let the unanswered call *intent* have happened if the store says so; it must be all of it."""
    if intent["what"] in ("store", "supersede"):
        made = [uid for uid, state in actual.items() if state.tags == (intent["tag"],)]
        assert len(made) <= 1
        if made:
            apply(expected, gone, intent, made[0])
    elif actual.get(intent["uid"]) != expected[intent["uid"]]:
        apply(expected, gone, intent, intent["uid"])


def moments(worker, rounds):
    """Let *worker* run once to its end, and yield moments spread over the time it took, in seconds.

    The last is None: not before it is done.
    """
    began = time.monotonic()
    worker.say()
    worker.answer()
    took_s = time.monotonic() - began
    yield from (took_s * 1.1 * at / rounds for at in range(rounds - 1))
    yield None


def kill_at(moment_s, workers):
    """Let *workers* go on, kill them at *moment_s*, and return what each had said by then."""
    for worker in workers:
        worker.say()
    said = []
    if moment_s is None:
        said = [worker.answer() for worker in workers]
    else:
        time.sleep(moment_s)
    for worker in workers:
        worker.kill()
    ends = [worker.end() for worker in workers]
    return said or [json.loads(end) if end else None for end in ends]


def words_in(folder):
    """Return every word of a writer that is in any byte of any file."""
    return {
        word
        for path in folder.rglob("*")
        if path.is_file()
        for word in re.findall(rb"r\d+w\dn\d{5}", path.read_bytes())
    }


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
@pytest.mark.parametrize("seed", range(ROUNDS // ROUNDS_PER_STORE))
def test_every_acknowledged_change_survives_the_kill_of_all_writers(open_keeper, start, home, tmp_path, seed):
    with open_keeper() as keeper:
        keeper.delete(keeper.store("Makes the store: to create it in a race is another test's matter").uid)
    rng = random.Random(seed)
    expected, gone, ids, acknowledged = {}, set(), set(), 0
    for round_ in range(ROUNDS_PER_STORE):
        logs = [tmp_path / f"round{round_}-{number}.log" for number in range(WRITERS)]
        writers = [
            start("write_until_killed", log=str(log), name=f"r{round_:02}w{number}", seed=rng.randrange(10**9))
            for number, log in enumerate(logs)
        ]
        for writer in writers:
            assert writer.answer() == "ready"
        for writer in writers:
            writer.say()
        time.sleep(rng.uniform(0.0, LONGEST_RUN_S))
        for writer in rng.sample(writers, WRITERS):
            writer.kill()
        for writer in writers:
            writer.end()
            assert writer.process.returncode == -signal.SIGKILL, "it ended before it was killed"

        logs = [log for log in logs if log.exists()]
        unanswered = [replay(log, expected, gone, ids) for log in logs]
        acknowledged += sum(len(lines_of(log)) // 2 for log in logs)
        with open_keeper() as keeper:
            assert keeper.check().problems == (), f"after round {round_}"
            actual = states(keeper)
            for intent in unanswered:
                if intent is not None:
                    settle(intent, expected, gone, actual)
            assert actual == expected, f"after round {round_}"
    assert acknowledged > ROUNDS_PER_STORE * WRITERS

    # A kill between a delete and its erasure leaves bytes; the next write takes them.
    with open_keeper() as keeper:
        keeper.store("The next write")
        assert gone
        for uid in gone:
            with pytest.raises(kept.NotFound):
                keeper.get(uid)
        current = {state.tags[0].encode() for state in expected.values()}
        history = {revision.memory.tags[0].encode() for uid in expected for revision in keeper.history(uid)}
    assert words_in(home) <= current | history


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
def test_a_kill_while_the_store_is_created_leaves_one_that_works(open_keeper, start, tmp_path):
    def makers(path, count=2):
        started = [start("create_once", store=str(path), text=f"text {number}") for number in range(count)]
        for maker in started:
            assert maker.answer() == "ready"
        return started

    for round_, moment_s in enumerate(moments(*makers(tmp_path / "timed" / "kept.db", 1), ROUNDS)):
        path = tmp_path / f"round{round_}" / "kept.db"
        acknowledged = [said["uid"] for said in kill_at(moment_s, makers(path)) if said]
        with open_keeper(path) as keeper:
            found = states(keeper)
            assert found.keys() >= set(acknowledged), f"killed at {moment_s} s"
            assert {state.content for state in found.values()} <= {"text 0", "text 1"}
            assert keeper.store("The store works").content == "The store works"
            assert keeper.check().problems == (), f"killed at {moment_s} s"
            assert keeper.count() == len(found) + 1


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
def test_a_kill_during_a_backup_leaves_a_sound_copy_or_none_and_the_store_whole(open_keeper, start, tmp_path):
    def backing_up(target):
        worker = start("back_up", target=str(target))
        assert worker.answer() == "ready"
        return worker

    keeper = open_keeper()
    keeper.store_many(f"text {number} with the word{number} and some length to it " * 5 for number in range(800))
    before = states(keeper)
    for round_, moment_s in enumerate(moments(backing_up(tmp_path / "timed.db"), ROUNDS // 2)):
        target = tmp_path / f"copy{round_}.db"
        (said,) = kill_at(moment_s, [backing_up(target)])
        assert target.exists() or not said
        if not target.exists():
            keeper.backup(target)  # what the kill left behind is not in the way
        with open_keeper(target) as copy:
            assert states(copy) == before, f"killed at {moment_s} s"
            assert copy.check().problems == (), f"killed at {moment_s} s"
    assert states(keeper) == before
    assert keeper.check().problems == ()


def test_a_part_left_by_a_killed_backup_does_not_stand_in_the_way_of_the_next(keeper, tmp_path):
    keeper.store("Prefers tabs over spaces")
    target = tmp_path / "copy.db"
    # Process numbers are used again; in a container it is often the very same one.
    (tmp_path / f"copy.db.partial-{os.getpid()}").write_bytes(b"half a copy")
    keeper.backup(target)
    assert target.exists()


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
def test_a_kill_while_a_backup_is_put_back_leaves_the_old_store_or_the_new(open_keeper, start, tmp_path):
    def putting_back(source):
        worker = start("put_back", source=str(tmp_path / source))
        assert worker.answer() == "ready"
        return worker

    with open_keeper() as keeper:
        keeper.store_many(f"old {number} with the word{number} and some length to it " * 5 for number in range(800))
        old = states(keeper)
        keeper.backup(tmp_path / "old.db")
    with open_keeper(tmp_path / "other" / "kept.db") as other:
        other.store_many(f"new {number} with the word{number} and some length to it " * 5 for number in range(1000))
        new = states(other)
        other.backup(tmp_path / "new.db")
    timed = putting_back("new.db")
    for round_, moment_s in enumerate(moments(timed, ROUNDS // 2)):
        if round_ == 0:
            timed.end()
        wanted = old if round_ % 2 else new
        (said,) = kill_at(moment_s, [putting_back("old.db" if round_ % 2 else "new.db")])
        with open_keeper() as keeper:
            actual = states(keeper)
            assert keeper.check().problems == (), f"killed at {moment_s} s"
        assert actual in ((wanted,) if said else (old, new)), f"killed at {moment_s} s"
