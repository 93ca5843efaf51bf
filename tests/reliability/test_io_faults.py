"""Every disk operation of a write fails once: the store is as before or as after, never between.

Two ways to let the disk fail:

- An apsw VFS between SQLite and the file, for writes, syncs and truncations.
  apsw's VFS files have no shared memory, so the store is opened in exclusive
  locking mode, in which SQLite keeps the index of the log in the heap. Left
  out that way: the shared memory file and its locks. Everything else (log,
  checkpoint, recovery) is the same code.
- SQLite's own table of system calls, in which ``pwrite`` and ``ftruncate``
  are replaced. There the log is shared as always, but a sync cannot fail,
  because SQLite calls ``fsync`` directly.
"""

import contextlib
import ctypes
import errno
import itertools
import os
import shutil
from datetime import UTC, datetime

import apsw
import pytest

import kept
from kept.keeper import indexed
from kept.retrieval.meaning import wanted
from kept.storage.sqlite import SqliteStorage

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("heavy")]

STRESS = bool(os.environ.get("KEPT_STRESS"))
VFS = "kept-faults"

OPERATIONS = {
    "store": lambda keeper: keeper.store("A new text with zanzibarcode in it", tags=["fresh"], name="fresh"),
    "edit": lambda keeper: keeper.edit("first", kept.Changes(content="Another zanzibarcode", tags=("other",))),
    "supersede": lambda keeper: keeper.supersede("first", "In its place a zanzibarcode", tags=["other"]),
    "delete": lambda keeper: keeper.delete("first"),
}


class Fault:
    """Counts disk operations of one kind, and lets the n-th fail, or that and all after it."""

    def __init__(self):
        self.disarm()

    def arm(self, kind, number, how, *, for_good=False):
        self.kind, self.number, self.how, self.for_good, self.seen = kind, number, how, for_good, 0

    def disarm(self):
        self.kind, self.number, self.how, self.for_good, self.seen = "", 0, "", False, 0

    def strikes(self, kind):
        if kind != self.kind:
            return False
        self.seen += 1
        return self.seen == self.number or (self.for_good and self.seen > self.number)

    @property
    def has_struck(self):
        return self.seen >= self.number > 0


fault = Fault()


class _File(apsw.VFSFile):
    def __init__(self, name, flags):
        super().__init__("", name, flags)

    def _fail(self):
        if fault.how == "full":
            raise apsw.FullError("no space left")
        raise apsw.IOError("the disk failed")

    def xWrite(self, data, offset):  # noqa: N802 - SQLite's name
        if fault.strikes("write"):
            super().xWrite(bytes(data)[: len(data) // 2], offset)  # torn, as real ones are
            self._fail()
        super().xWrite(data, offset)

    def xSync(self, flags):  # noqa: N802 - SQLite's name
        if fault.strikes("sync"):
            self._fail()
        super().xSync(flags)

    def xTruncate(self, size):  # noqa: N802 - SQLite's name
        if fault.strikes("truncate"):
            self._fail()
        super().xTruncate(size)


class _Vfs(apsw.VFS):
    def __init__(self):
        super().__init__(VFS, "")

    def xOpen(self, name, flags):  # noqa: N802 - SQLite's name
        return _File(name, flags)


def _keep_the_index_of_the_log_in_the_heap(connection):
    if connection.open_vfs == VFS:
        connection.pragma("locking_mode", "exclusive")


@pytest.fixture
def vfs():
    """Let the disk fail between SQLite and the file."""
    registered = _Vfs()
    apsw.connection_hooks.append(_keep_the_index_of_the_log_in_the_heap)
    yield VFS
    fault.disarm()
    apsw.connection_hooks.remove(_keep_the_index_of_the_log_in_the_heap)
    registered.unregister()


_PWRITE = ctypes.CFUNCTYPE(
    ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int64, use_errno=True
)
_FTRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int64, use_errno=True)


@pytest.fixture
def system_calls():
    """Let the disk fail in the system calls of SQLite; the log is shared memory as always."""
    unix = apsw.VFS("kept-system-calls", "unix")
    if not unix.xGetSystemCall("pwrite64"):
        pytest.skip("this SQLite writes with other calls")
    libc = ctypes.CDLL(None, use_errno=True)
    libc.pwrite64.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int64]
    libc.pwrite64.restype = ctypes.c_ssize_t
    libc.ftruncate64.argtypes = [ctypes.c_int, ctypes.c_int64]

    def fail():
        ctypes.set_errno(errno.ENOSPC if fault.how == "full" else errno.EIO)
        return -1

    def pwrite(file, data, size, offset):
        if fault.strikes("write"):
            libc.pwrite64(file, data, size // 2, offset)
            return fail()
        return libc.pwrite64(file, data, size, offset)

    def ftruncate(file, size):
        return fail() if fault.strikes("truncate") else libc.ftruncate64(file, size)

    calls = {"pwrite64": _PWRITE(pwrite), "ftruncate": _FTRUNCATE(ftruncate)}
    for name, call in calls.items():
        assert unix.xSetSystemCall(name, ctypes.cast(call, ctypes.c_void_p).value)
    yield None
    fault.disarm()
    for name in calls:
        unix.xSetSystemCall(name, 0)  # the original again
    unix.unregister()


def open_keeper(path, vfs=None, uids=None):
    """Open a keeper whose clock and ids are the same in every run, so that states can be compared."""
    uids = uids or itertools.repeat("mem-00000000-0000-7000-8000-999999999999")
    storage = SqliteStorage(
        str(path),
        clock=lambda: datetime(2026, 1, 28, 9, 30, tzinfo=UTC),
        new_uid=lambda _: next(uids),
        indexer=indexed,
        vfs=vfs,
    )
    return kept.Keeper(storage, kept.Caller(user="ann", session="main"))


@pytest.fixture
def prepared(tmp_path):
    """A store with some memories, versions and a successor; one file, nobody has it open."""
    path = tmp_path / "prepared" / "kept.db"
    uids = (f"mem-00000000-0000-7000-8000-{number:012}" for number in itertools.count())
    with open_keeper(path, uids=uids) as keeper:
        keeper.store("The first text, about quokkaproof", name="first", tags=["old"])
        keeper.edit("first", kept.Changes(content="The first text, about quokkaproof and bilbyend"))
        for number in range(30):
            keeper.store(f"Text {number} of those that nobody touches, word{number}", name=f"other{number}")
        keeper.supersede("other3", "Instead of the fourth")
    assert [file.name for file in path.parent.iterdir()] == ["kept.db"]
    return path


def copied(source, target):
    """Copy a store as it lies on the disk, with its log."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for file in source.iterdir():
        if not file.name.endswith("-shm"):  # a crash of the machine does not leave it
            shutil.copy(file, target)
    return target / "kept.db"


def content_of(path):
    """Return every row of every table of ours; whether a deletion's bytes are known to be gone is left out."""
    connection = apsw.Connection(str(path))
    tables = [
        name
        for name, sql in connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")
        if not name.startswith(("words_", "sqlite_")) and "fts5vocab" not in sql
    ]
    content = {}
    for table in tables:
        names = [column[1] for column in connection.execute(f"PRAGMA table_info({table})")]
        shown = ", ".join(name for name in names if name != "erased")
        content[table] = sorted(connection.execute(f"SELECT {shown} FROM {table}"), key=repr)
    connection.close()
    return content


def old_and_new(prepared, tmp_path, vfs, operation):
    """Return the content before and after the operation, when nothing fails."""
    path = copied(prepared.parent, tmp_path / "run")
    old = content_of(path)
    with open_keeper(path, vfs) as keeper:
        operation(keeper)
    new = content_of(path)
    assert new != old
    return old, new


def for_every_fault(prepared, tmp_path, vfs, name, kind, how, judge, *, for_good=False):
    """Run an operation with the first disk operation failing, then the second, … until it passes without.

    *judge* is given the keeper that saw the fault, its folder, whether the
    operation failed, and where that was. Returns how many faults there were.
    """
    for number in itertools.count(1):
        folder = tmp_path / "run"
        keeper = open_keeper(copied(prepared.parent, folder), vfs)
        try:
            keeper.count()  # opens the file: that is not the part that fails
            fault.arm(kind, number, how, for_good=for_good)
            try:
                OPERATIONS[name](keeper)
            except kept.Backend:
                failed = True
            else:
                failed = False
            struck = fault.has_struck
            if not for_good:
                fault.disarm()
            judge(keeper, folder, failed, f"{name}: {kind} {number} ({how})")
        finally:
            # Here and not in the garbage collector, where our VFS must not run.
            fault.disarm()
            keeper.close()
        if not struck:
            return number - 1
    return 0


def assert_sound(path, allowed, where):
    """Assert that the store holds one of the *allowed* contents, agrees with itself, and can be written."""
    content = content_of(path)
    assert content in allowed, where
    with open_keeper(path, uids=iter(["mem-00000000-0000-7000-8000-888888888888"])) as keeper:
        assert keeper.check().problems == (), where
        keeper.store("And it can still be written")
        assert keeper.check().problems == (), where
    if content["memories"] != allowed[-1]["memories"] or len(content["tombstones"]) == 0:
        return
    # Deleted, and written since: then no byte is left either.
    assert b"quokkaproof" not in path.read_bytes(), where


operations = pytest.mark.parametrize("name", list(OPERATIONS))


def failing(*pairs):
    """Run a test for each pair of what fails and how."""
    return pytest.mark.parametrize(("kind", "how"), pairs, ids=[f"{kind}-{how}" for kind, how in pairs])


LEAST = {"write": 10, "sync": 1, "truncate": 0}


def report(record_property, name, kind, how, faults):
    record_property("fault_points", faults)
    print(f"\n{name}: {faults} faults at {kind} ({how})")  # noqa: T201 - a measurement
    assert faults >= LEAST[kind], "too few to show anything"


@operations
@failing(("write", "io"), ("write", "full"), ("sync", "io"), ("truncate", "io"))
def test_a_failing_disk_operation_leaves_the_store_as_before_or_as_after(
    prepared, tmp_path, vfs, record_property, name, kind, how
):
    old, new = old_and_new(prepared, tmp_path, vfs, OPERATIONS[name])

    def judge(keeper, folder, failed, where):
        allowed = [old, new] if failed else [new]
        # As a kill at this moment would leave it, and as an orderly end does.
        assert_sound(copied(folder, tmp_path / "killed"), allowed, where)
        keeper.close()
        assert_sound(folder / "kept.db", allowed, where)

    faults = for_every_fault(prepared, tmp_path, vfs, name, kind, how, judge)
    report(record_property, name, kind, how, faults)


@operations
@failing(("write", "full"), ("sync", "io"))
def test_a_disk_that_stays_broken_leaves_the_store_as_before_or_as_after(prepared, tmp_path, vfs, name, kind, how):
    old, new = old_and_new(prepared, tmp_path, vfs, OPERATIONS[name])

    def judge(keeper, folder, failed, where):
        with contextlib.suppress(kept.Backend):
            keeper.close()
        fault.disarm()
        assert_sound(folder / "kept.db", [old, new] if failed else [new], where)

    for_every_fault(prepared, tmp_path, vfs, name, kind, how, judge, for_good=True)


@operations
@failing(("write", "io"), ("sync", "io"), ("truncate", "io"))
def test_the_same_call_tried_again_on_the_same_keeper_succeeds(prepared, tmp_path, vfs, name, kind, how):
    _, new = old_and_new(prepared, tmp_path, vfs, OPERATIONS[name])

    def judge(keeper, folder, failed, where):
        if failed:
            # It may have happened before the disk failed; then there is nothing to do again.
            with contextlib.suppress(kept.Conflict, kept.NotFound):
                OPERATIONS[name](keeper)
        assert keeper.check().problems == (), where
        keeper.close()
        assert_sound(folder / "kept.db", [new], where)

    for_every_fault(prepared, tmp_path, vfs, name, kind, how, judge)


@operations
@failing(("write", "io"), ("write", "full"), ("truncate", "io"))
def test_with_a_shared_log_a_failing_system_call_leaves_the_store_as_before_or_as_after(
    prepared, tmp_path, system_calls, record_property, name, kind, how
):
    old, new = old_and_new(prepared, tmp_path, system_calls, OPERATIONS[name])

    def judge(keeper, folder, failed, where):
        assert keeper.check().problems == (), where
        keeper.close()
        assert_sound(folder / "kept.db", [old, new] if failed else [new], where)

    faults = for_every_fault(prepared, tmp_path, system_calls, name, kind, how, judge)
    report(record_property, name, kind, how, faults)


@pytest.mark.parametrize("through", ["vfs", "system_calls"])
@failing(("write", "io"), ("write", "full"))
def test_a_disk_that_fails_while_the_store_is_created_leaves_none_or_one_that_works(
    request, tmp_path, record_property, through, kind, how
):
    vfs = request.getfixturevalue(through)
    # Creating a store writes hundreds of times, most of them alike.
    for number in itertools.count(1, 1 if STRESS else 4):
        path = tmp_path / f"run{number}" / "kept.db"
        keeper = open_keeper(path, vfs)
        fault.arm(kind, number, how)
        with contextlib.suppress(kept.Backend):
            keeper.store("The first text of all")
        struck = fault.has_struck
        fault.disarm()
        assert keeper.store("The first text of all").id == 1, "the same keeper can try again"
        keeper.close()
        with open_keeper(path) as keeper:
            assert [memory.content for memory in keeper.list()] == ["The first text of all"], f"{kind} {number}"
            assert keeper.check().problems == (), f"{kind} {number}"
        if not struck:
            break
    assert number > 20, "it was struck where it creates the store"
    report(record_property, "create", kind, how, number - 1)


@failing(("write", "io"), ("write", "full"))
def test_a_backup_that_cannot_be_written_fails_and_leaves_no_file(
    prepared, tmp_path, system_calls, record_property, kind, how
):
    folder = tmp_path / "backups"
    with open_keeper(prepared, system_calls) as keeper:
        keeper.count()
        for number in itertools.count(1):
            fault.arm(kind, number, how)
            try:
                keeper.backup(folder / "copy.db")
            except kept.Backend:
                assert list(folder.iterdir()) == [], f"{kind} {number}"
            else:
                break
            finally:
                struck = fault.has_struck
                fault.disarm()
        assert not struck
        assert [file.name for file in folder.iterdir()] == ["copy.db"]
        assert content_of(folder / "copy.db") == content_of(prepared)
    report(record_property, "backup", kind, how, number - 1)


def test_a_delete_whose_log_cannot_be_emptied_has_happened_and_does_not_ask_to_be_tried_again(prepared, tmp_path, vfs):
    # Only the erasure after the commit truncates anything: the memory is gone
    # and the budget is spent. "Pending" would be true; an error is not.
    def judge(keeper, folder, failed, where):
        assert not failed, where
        with pytest.raises(kept.NotFound):
            keeper.get("first")
        keeper.close()
        assert_sound(folder / "kept.db", [content_of(folder / "kept.db")], where)

    assert for_every_fault(prepared, tmp_path, vfs, "delete", "truncate", "io", judge) > 0


def test_a_read_answers_although_an_erasure_cannot_be_completed(prepared, tmp_path, vfs):
    keeper = open_keeper(copied(prepared.parent, tmp_path / "run"), vfs)
    try:
        keeper.count()
        fault.arm("truncate", 1, "io", for_good=True)
        with contextlib.suppress(kept.Backend):
            keeper.delete("first")
        assert keeper.get("other1").name == "other1"
        assert len(keeper.search("nobody touches")) == 20
    finally:
        fault.disarm()
        keeper.close()


def test_a_recall_waits_for_no_disk_though_it_writes_what_follows_from_the_memories(prepared, tmp_path, vfs):
    keeper = open_keeper(copied(prepared.parent, tmp_path / "run"), vfs)
    try:
        wanted.clear()  # as in a process that only stores
        keeper.store("Deployed to Kubernetes", name="unread")
        before = keeper.storage.unread(keeper.caller)
        fault.arm("sync", 0, "")
        keeper.recall("nobody touches")
        assert keeper.storage.unread(keeper.caller) < before
        assert fault.seen == 0
        keeper.edit("unread", kept.Changes(content="What a person waits for is on the disk"))
        assert fault.seen > 0
    finally:
        fault.disarm()
        keeper.close()
