"""The other process: runs one task on a store, and says in lines of JSON how it went.

Started as ``python worker.py TASK ARGUMENTS``. A task says "ready" and waits
for a line before the part that matters, so that many can begin together.
"""

import json
import os
import random
import sys
import threading
import time
from pathlib import Path

import apsw

import kept
import kept.api  # what is imported later would blur the start
import kept.dialects.typed
import kept.tools


def say(value: object) -> None:
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


def wait() -> str:
    return sys.stdin.readline().strip()


def open_keeper(store: str, user: str = "ann", session: str = "main") -> kept.Keeper:
    return kept.open(store, user=user, session=session, project="", branch="")


# Many at once


def store_texts(store: str, user: str, texts: list[str]) -> None:
    """Store each text; tell the ids given, what went wrong, and the longest wait of all."""
    keeper = open_keeper(store, user)
    ids, errors, longest_s = [], [], 0.0
    say("ready")
    wait()
    for text in texts:
        began = time.monotonic()
        try:
            ids.append(keeper.store(text, tags=["many"]).id)
        except Exception as error:  # noqa: BLE001 - whatever it is, the test must see it
            errors.append(repr(error))
        longest_s = max(longest_s, time.monotonic() - began)
    say({"ids": ids, "errors": errors, "longest_s": longest_s})


def call_until_refused(store: str, session: str, calls: list[tuple[str, dict[str, object]]]) -> None:
    """Call tools one after the other until one fails; tell how many worked, and the code of the failure."""
    keeper = open_keeper(store, session=session)
    say("ready")
    wait()
    done, code = 0, None
    try:
        for name, arguments in calls:
            keeper.call(name, arguments)
            done += 1
    except kept.KeptError as error:
        code = error.code
    say({"done": done, "code": code})


def create(store: str, text: str) -> None:  # noqa: ARG001 - another store is named each time
    """Be the first to use the store that is named, again and again until an empty line comes."""
    say("ready")
    while path := wait():
        try:
            with open_keeper(path) as keeper:
                say({"id": keeper.store(text).id})
        except Exception as error:  # noqa: BLE001 - whatever it is, the test must see it
            say({"error": repr(error)})


def create_once(store: str, text: str) -> None:
    """Create the store, say so, and stay until killed."""
    say("ready")
    wait()
    keeper = open_keeper(store)
    say({"uid": keeper.store(text).uid})
    wait()


# In the way


def hold_the_write_lock(store: str) -> None:
    """Keep a write transaction open until told to let go."""
    connection = apsw.Connection(store)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("CREATE TABLE in_the_way (number)")
    say("holding")
    wait()
    connection.execute("ROLLBACK")
    say("released")


def hold_the_log(store: str) -> None:
    """Keep reading the present state of the file until told to let go; then stay connected, idle."""
    connection = apsw.Connection(store)
    connection.execute("BEGIN")
    connection.execute("SELECT count(*) FROM sqlite_schema").fetchall()
    say("holding")
    wait()
    connection.execute("END")
    say("released")
    wait()


def write_one(store: str, text: str) -> None:
    """Write once, as any other process might."""
    with open_keeper(store, session="another") as keeper:
        say({"uid": keeper.store(text).uid})


def locks_on(path: str) -> int | None:
    """Count our own locks on a file, where Linux lists them."""
    if not os.path.exists("/proc/locks"):
        return None
    number = f":{os.stat(path).st_ino} "
    with open("/proc/locks", encoding="ascii") as lines:
        return sum(number in line and line.split()[4] == str(os.getpid()) for line in lines)


def take_turns(store: str, calls: list[str]) -> None:
    """Keep one keeper open; make one call after the other, each when a line comes; tell the locks held after it."""
    keeper = open_keeper(store)
    for number, call in enumerate(calls):
        answer: dict[str, object] = {}
        if call == "store":
            answer["id"] = keeper.store(f"turn {number}").id
        elif call == "delete":
            answer["erasure"] = keeper.delete(keeper.store(f"zanzibarcode of turn {number}").uid).erasure
        elif call == "backup":
            keeper.backup(Path(f"{store}.copy{number}"))
        else:
            answer["problems"] = keeper.check(rebuild=call == "rebuild").problems
        say({**answer, "locks": locks_on(store)})
        wait()
    keeper.close()


# Crashes


def write_until_killed(store: str, log: str, name: str, seed: int) -> None:
    """Change memories of our own for ever; each change is noted in *log* before and after.

    The log is a file, so what was written to it survives SIGKILL, and a
    full pipe cannot hold us up.
    """
    rng = random.Random(seed)
    descriptor = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def note(line: dict[str, object]) -> None:
        os.write(descriptor, json.dumps(line).encode() + b"\n")

    keeper = open_keeper(store, session=name)
    live: list[str] = []
    trashed: list[str] = []
    say("ready")
    wait()
    number = 0
    while True:
        number += 1
        word = f"{name}n{number:05}"  # of one length: none begins another
        text = f"{word} is a text that is long enough to look like one {word}s"
        choices = ["store"] * 4 + ["edit", "supersede", "trash", "delete"] * bool(live)
        choices += ["restore", "delete trashed"] * bool(trashed)
        what = rng.choice(choices)
        uid = None
        if what in ("edit", "supersede", "trash", "delete"):
            uid = live.pop(rng.randrange(len(live))) if what != "edit" else rng.choice(live)
        elif what != "store":
            uid = trashed.pop(rng.randrange(len(trashed)))
        note({"what": what, "uid": uid, "text": text, "tag": word})
        if what == "store":
            made = keeper.store(text, tags=[word])
            live.append(made.uid)
            note({"uid": made.uid, "id": made.id})
        elif what == "supersede":
            made = keeper.supersede(uid, text, tags=[word])
            live.append(made.uid)
            note({"uid": made.uid, "id": made.id})
        elif what == "edit":
            keeper.edit(uid, kept.Changes(content=text, tags=(word,)))
            note({"uid": uid})
        elif what == "trash":
            keeper.trash(uid)
            trashed.append(uid)
            note({"uid": uid})
        elif what == "restore":
            keeper.restore(uid)
            live.append(uid)
            note({"uid": uid})
        else:
            note({"uid": keeper.delete(uid).uid})


def back_up(store: str, target: str) -> None:
    """Write a backup and say when it is done."""
    keeper = open_keeper(store)
    say("ready")
    wait()
    keeper.backup(Path(target))
    say("done")
    wait()


def put_back(store: str, source: str) -> None:
    """Replace the store by a backup and say when it is done."""
    keeper = open_keeper(store)
    say("ready")
    wait()
    keeper.restore_backup(Path(source))
    say("done")
    wait()


# Forks. A fork is made here and not in the test, whose process has threads.


def fork_and_both_write(store: str, texts: int, *, exits: str) -> None:
    """Use a keeper, fork, write from parent and child at once; the child ends by *exits*."""
    keeper = open_keeper(store)
    keeper.store("before the fork")
    child = os.fork()
    who = "parent" if child else "child"
    for number in range(texts):
        keeper.store(f"{who} {number}")
    seen = len(keeper.search(f"{who} {texts - 1}"))
    if not child:
        if exits == "at once":
            os._exit(0 if seen else 1)
        sys.exit(0 if seen else 1)
    _, status = os.waitpid(child, 0)
    keeper.store("after the child")
    keeper.close()
    say({"status": status, "seen": seen})


def fork_and_close_in_the_parent(store: str, texts: int) -> None:
    """Fork, let the child write, close the keeper in the parent, let the child write more."""
    keeper = open_keeper(store)
    keeper.store("before the fork")
    (parent_reads, child_writes), (child_reads, parent_writes) = os.pipe(), os.pipe()
    child = os.fork()
    if not child:
        ids = [keeper.store("child with the parent there").id]
        os.write(child_writes, b".")
        os.read(child_reads, 1)
        ids += [keeper.store(f"child alone {number}").id for number in range(texts)]
        say({"ids": ids})
        os._exit(0)
    os.read(parent_reads, 1)
    keeper.close()
    os.write(parent_writes, b".")
    os.waitpid(child, 0)


def fork_and_open_another_in_the_child(store: str, texts: int) -> None:
    """Fork; the child leaves the keeper it inherited alone and opens its own, as one is told to."""
    inherited = open_keeper(store)
    inherited.store("before the fork")
    (parent_reads, child_writes), (child_reads, parent_writes) = os.pipe(), os.pipe()
    child = os.fork()
    if not child:
        keeper = open_keeper(store)
        ids = [keeper.store("child with the parent there").id]
        os.write(child_writes, b".")
        os.read(child_reads, 1)
        ids += [keeper.store(f"child alone {number}").id for number in range(texts)]
        say({"ids": ids})
        os._exit(0)
    os.read(parent_reads, 1)
    inherited.close()
    os.write(parent_writes, b".")
    os.waitpid(child, 0)


def fork_beside_idle_threads(store: str, texts: int) -> None:
    """Fork while other threads, idle, have connections of their own; then all of them write."""
    keeper = open_keeper(store)
    keeper.store("before the fork")
    met, forked = threading.Barrier(3), threading.Event()

    def write(name: str) -> None:
        keeper.store(f"{name} before")
        met.wait()
        forked.wait()
        for number in range(texts):
            keeper.store(f"{name} {number}")

    threads = [threading.Thread(target=write, args=(f"thread {number}",)) for number in (1, 2)]
    for thread in threads:
        thread.start()
    met.wait()
    child = os.fork()
    forked.set()
    for number in range(texts):
        keeper.store(f"{'parent' if child else 'child'} {number}")
    if not child:
        os._exit(0)
    for thread in threads:
        thread.join()
    _, status = os.waitpid(child, 0)
    keeper.close()
    say({"status": status})


# With fewer rights


def try_as_nobody(store: str) -> None:
    """Give up the rights of root, if we have them, and try to read, to write and to examine the store."""
    from kept.surfaces import examining  # while it can be read

    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(65_534)
        os.setuid(65_534)
    answers = {}
    for name, use in (("read", kept.Keeper.count), ("write", lambda keeper: keeper.store("from nobody"))):
        keeper = open_keeper(store)
        try:
            answers[name] = repr(use(keeper))
        except kept.KeptError as error:
            answers[name] = error.as_dict()
        keeper.close()
    with open_keeper(store) as keeper:
        answers["doctor"] = [name for name, is_good, _ in examining.examine(keeper) if not is_good]
    say(answers)


if __name__ == "__main__":
    globals()[sys.argv[1]](**json.loads(sys.argv[2]))
