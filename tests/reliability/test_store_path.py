"""What is at the path of the store: nothing, something else, too new, not ours to write, broken."""

import contextlib
import gc
import os
import random
import shutil
import stat
from pathlib import Path

import apsw
import pytest

import kept
from kept.storage.sqlite import schema
from kept.types import Judged

# Each test starts processes.
pytestmark = pytest.mark.slow

STRESS = bool(os.environ.get("KEPT_STRESS"))


def snapshot(folder):
    """Return every file below *folder* with its bytes."""
    return {path: path.read_bytes() if path.is_file() else None for path in sorted(Path(folder).rglob("*"))}


def a_folder(path):
    path.mkdir()


def a_path_below_a_file(path):
    path.parent.rmdir()
    path.parent.write_bytes(b"a regular file")


def random_bytes(path):
    path.write_bytes(random.Random(0).randbytes(10_000))


def a_text_file(path):
    path.write_text("Dear diary,\n" * 500)


def a_short_text(path):
    path.write_text("notes\n")


def another_programs_database(path):
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE memories (content); INSERT INTO memories VALUES ('of another program')")
    connection.close()


def another_programs_database_with_a_log(path):
    connection = apsw.Connection(str(path))
    connection.pragma("journal_mode", "wal")
    connection.execute("CREATE TABLE memories (content); INSERT INTO memories VALUES ('of another program')")
    connection.close()


def another_programs_empty_database(path):
    connection = apsw.Connection(str(path))
    connection.pragma("application_id", 12345)
    connection.pragma("user_version", 1)
    connection.close()


def a_store_of_a_newer_version(path):
    with kept.open(path, user="ann", session="main", project="", branch="") as keeper:
        keeper.store("From the future")
    connection = apsw.Connection(str(path))
    connection.pragma("user_version", schema.LATEST_VERSION + 1)
    connection.close()


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (a_folder, "is a folder"),
        (a_path_below_a_file, "Not a directory"),
        (random_bytes, "not a kept store"),
        (a_text_file, "not a kept store"),
        (a_short_text, "not a kept store"),
        (another_programs_database, "not a kept store"),
        (another_programs_database_with_a_log, "not a kept store"),
        (another_programs_empty_database, "not a kept store"),
        (a_store_of_a_newer_version, "newer kept"),
    ],
)
@pytest.mark.parametrize(
    "use",
    [
        lambda keeper, _: keeper.count(),
        lambda keeper, _: keeper.search("anything"),
        lambda keeper, _: keeper.store("A text"),
        lambda keeper, _: keeper.call("memory_brief", {}),
        lambda keeper, _: keeper.check(),
        lambda keeper, folder: keeper.backup(folder / "copy.db"),
    ],
    ids=["count", "search", "store", "memory_brief", "check", "backup"],
)
def test_what_is_no_store_of_ours_is_named_in_one_error_and_left_as_it_is(
    open_keeper, store, tmp_path, make, says, use
):
    store.parent.mkdir()
    make(store)
    before = snapshot(tmp_path)

    keeper = open_keeper()
    with pytest.raises(kept.Backend) as caught:
        use(keeper, tmp_path / "backups")
    assert str(store) in caught.value.message
    assert says in caught.value.message

    del caught
    keeper.close()
    gc.collect()
    assert snapshot(tmp_path) == before


def test_an_empty_file_becomes_a_store(open_keeper, store):
    store.parent.mkdir()
    store.touch()
    keeper = open_keeper()
    assert keeper.count() == 0
    assert store.read_bytes() == b""
    assert keeper.store("A text").id == 1
    assert keeper.check().problems == ()


def test_reading_a_store_that_is_not_there_makes_nothing(open_keeper, home):
    keeper = open_keeper()
    assert keeper.count() == 0
    assert keeper.search("anything") == []
    assert keeper.call("memory_brief", {})["entry_count"] == 0
    assert keeper.check().problems == ()
    with pytest.raises(kept.NotFound):
        keeper.get(1)
    keeper.close()
    assert not home.exists()


@pytest.mark.parametrize("path", ["/proc/kept/kept.db", "/proc/self/kept.db", "/sys/kept/kept.db"])
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="these are folders that even root cannot write, on Linux")
def test_a_file_system_that_nobody_can_write_is_one_error(open_keeper, path):
    keeper = open_keeper(Path(path))
    with pytest.raises(kept.Backend, match=f"cannot create the store {path}"):
        keeper.store("A text")


@pytest.mark.parametrize(("file_mode", "folder_mode"), [(0o444, 0o555), (0o444, 0o755), (0o000, 0o755), (0o644, 0o000)])
def test_a_store_of_someone_else_is_an_error_and_is_left_as_it_is(start, tmp_path_factory, file_mode, folder_mode):
    # Shown by a process that gives up root, below a folder that all may enter.
    base = tmp_path_factory.mktemp("shared")
    folder = base / "theirs"
    path = folder / "kept.db"
    with kept.open(path, user="ann", session="main", project="", branch="") as keeper:
        keeper.store("A text of theirs")
    before = snapshot(base)
    entered = [base, *base.parents]
    modes = {parent: parent.stat().st_mode for parent in entered}
    path.chmod(file_mode)
    folder.chmod(folder_mode)
    try:
        if os.geteuid() == 0:
            for parent in entered:
                if not modes[parent] & stat.S_IXOTH and parent != Path("/"):
                    parent.chmod(modes[parent] | stat.S_IXOTH)
        answers = start("try_as_nobody", store=str(path)).answer()
    finally:
        for parent, mode in modes.items():
            if parent.stat().st_mode != mode:
                parent.chmod(mode)
        folder.chmod(0o700)
        path.chmod(0o600)
    assert answers["write"]["code"] == "backend"
    assert str(path) in answers["write"]["message"]
    assert "writing" in answers["doctor"]
    if isinstance(answers["read"], dict):
        assert answers["read"]["code"] == "backend"
        assert str(path) in answers["read"]["message"]
    else:
        assert answers["read"] == "1", "it may be read, or not, but it is not empty"
    assert snapshot(base) == before


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
def test_files_and_folders_are_for_their_owner_only_whatever_the_umask(open_keeper, tmp_path, umask):
    path = tmp_path / "new" / "newer" / "kept.db"
    before = os.umask(umask)
    try:
        keeper = open_keeper(path)
        keeper.store("A text")
        keeper.backup(tmp_path / "backups" / "copy.db")
        modes = {
            str(file.relative_to(tmp_path)): stat.S_IMODE(file.stat().st_mode)
            for start in ("new", "backups")
            for file in (tmp_path / start, *(tmp_path / start).rglob("*"))
        }
    finally:
        os.umask(before)
    assert modes == {
        "new": 0o700,
        "new/newer": 0o700,
        "new/newer/kept.db": 0o600,
        "new/newer/kept.db-wal": 0o600,
        "new/newer/kept.db-shm": 0o600,
        "backups": 0o700,
        "backups/copy.db": 0o600,
    }


def test_reading_a_store_changes_nothing_in_its_file(open_keeper, store, home):
    with open_keeper() as keeper:
        memory = keeper.store("Prefers tabs over spaces", kind="preference", tags=["style"], name="tabs")
        keeper.supersede(memory.uid, "Prefers spaces over tabs", kind="preference")
        revisions = keeper.check().revisions
    before, was_changed_at = snapshot(home), store.stat().st_mtime_ns

    with open_keeper() as keeper:
        assert keeper.count() == 1
        assert keeper.search("spaces")
        assert keeper.search("spces"), "a misspelling looks through the vocabulary too"
        assert keeper.list(kept.Filter(tags=("style",), include_superseded=True))
        assert keeper.get("tabs").uid == memory.uid
        assert len(keeper.history("tabs")) == 2
        assert keeper.brief().entry_count == 2
        assert keeper.call("memory_search", {"query": "tabs"})["results"]
        assert keeper.used(["typed.stores"]) == {"typed.stores": 0}
        assert keeper.check().revisions == revisions
        assert (store.read_bytes(), store.stat().st_mtime_ns) == (before[store], was_changed_at)

    assert snapshot(home) == before
    assert store.stat().st_mtime_ns == was_changed_at


def structure(path):
    """Return everything that makes a schema: its objects as written, its version, its mark."""
    connection = apsw.Connection(str(path))
    objects = sorted(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema"), key=repr)
    marks = (connection.pragma("user_version"), connection.pragma("application_id"))
    facts = dict(connection.execute("SELECT name, value FROM store")) if objects else {}
    connection.close()
    for name in ("id", "vectors"):
        facts.pop(name, None)  # random by design
    return objects, marks, facts


def test_a_fresh_store_equals_all_migrations_applied_one_by_one(open_keeper, store, tmp_path):
    with open_keeper() as keeper:
        keeper.store("A text")
    step_by_step = tmp_path / "step.db"
    numbers = [number for number, _ in schema.migrations()]
    for number in numbers:
        connection = apsw.Connection(str(step_by_step))
        schema.migrate(connection, str(step_by_step), upto=number)
        assert schema.version_of(connection, str(step_by_step)) == number
        connection.close()
    assert structure(step_by_step) == structure(store)
    assert numbers == list(range(1, schema.LATEST_VERSION + 1))


BREAKS_OFF = "CREATE TABLE half (number);\nINSERT INTO half VALUES (1);\nUPDATE nowhere SET number = 2;\n"


@pytest.fixture
def migrations(tmp_path, monkeypatch):
    """A copy of the migrations, which may be broken."""
    folder = tmp_path / "migrations"
    shutil.copytree(schema._FOLDER, folder)
    monkeypatch.setattr(schema, "_FOLDER", str(folder))
    return folder


@pytest.mark.parametrize("use", [kept.Keeper.count, lambda keeper: keeper.store("Another")], ids=["read", "write"])
def test_nothing_of_a_migration_that_breaks_off_is_applied(open_keeper, store, migrations, monkeypatch, use):
    with open_keeper() as keeper:
        keeper.store("A text")
    before = structure(store)
    following = schema.LATEST_VERSION + 1
    (migrations / f"{following:04}_broken.sql").write_text(BREAKS_OFF)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "LATEST_VERSION", following)
        keeper = open_keeper()
        with pytest.raises(kept.Backend):
            use(keeper)
        with pytest.raises(kept.Backend):
            use(keeper)
        keeper.close()
    assert structure(store) == before

    (migrations / f"{following:04}_broken.sql").write_text("CREATE TABLE whole (number);")
    monkeypatch.setattr(schema, "LATEST_VERSION", following)
    keeper = open_keeper()
    assert keeper.count() == 1, "and once it is mended it is applied"
    assert structure(store)[1][0] == following
    assert keeper.check().problems == ()


@pytest.mark.parametrize("number", [1, schema.LATEST_VERSION], ids=["first", "last"])
def test_a_new_store_has_all_its_tables_or_none(open_keeper, store, migrations, number):
    broken = next(migrations.glob(f"{number:04}_*.sql"))
    whole = broken.read_text()
    broken.write_text(whole + BREAKS_OFF)
    keeper = open_keeper()
    with pytest.raises(kept.Backend):
        keeper.store("A text")
    with pytest.raises(kept.Backend):
        keeper.storage.put(keeper.caller, [Judged(kept.Draft("A text"))])
    keeper.close()
    assert structure(store) == ([], (0, 0), {})

    broken.write_text(whole)
    assert open_keeper().store("A text").id == 1


def test_a_store_that_is_not_there_is_read_again_and_again_without_making_its_tables_each_time(
    open_keeper, store, migrations
):
    keeper = open_keeper()
    assert keeper.search("anything") == []
    shutil.rmtree(migrations)
    assert (keeper.count(), keeper.list(), keeper.search("anything")) == (0, [], [])
    assert not store.exists()


@pytest.mark.slow
def test_a_damaged_file_is_reported_by_check_and_never_another_kind_of_error(open_keeper, store):
    with open_keeper() as keeper:
        keeper.store_many(f"Text {number} about word{number} and others " * 3 for number in range(300))
        for number in range(1, 40):
            keeper.edit(number, kept.Changes(content=f"Edited {number}", tags=(f"tag{number}",)))
    whole = store.read_bytes()
    rng = random.Random(0)
    reported = 0
    for _ in range(400 if STRESS else 60):
        at = rng.randrange(4096, len(whole) - 16)
        damaged = bytearray(whole)
        damaged[at : at + 16] = rng.randbytes(16)
        store.write_bytes(damaged)
        with open_keeper() as keeper:
            try:
                reported += not keeper.check().ok
            except kept.Backend:
                reported += 1
            for use in (
                lambda keeper: keeper.list(kept.Filter(include_superseded=True), limit=1000),
                lambda keeper: keeper.search("word7 others", limit=1000),
                lambda keeper: [keeper.history(memory.uid) for memory in keeper.list(limit=50)],
            ):
                with contextlib.suppress(kept.KeptError):
                    use(keeper)
    assert reported > 0
