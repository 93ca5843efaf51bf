"""What can go wrong between a store and its folder: each of these was once lost, leaked or stuck."""

import json
import os
import threading

import pytest

import kept
from kept import Filter
from kept.folder.place import Place

# Together they take too long for the quick check.
pytestmark = pytest.mark.slow


@pytest.fixture
def store(tmp_path):
    return tmp_path / "home" / "kept.db"


@pytest.fixture
def folder(keeper, tmp_path):
    """The folder of ann, with one memory, 'zebra'."""
    upsert(keeper, "zebra", "Likes zebras")
    return tmp_path / "home" / "users" / "ann" / "memory"


def upsert(keeper, name, body):
    given = {"action": "upsert", "name": name, "type": "user", "description": name, "body": body}
    return keeper.call("UpdateUserMemory", given)


def contents(keeper):
    return {memory.name: memory.content for memory in keeper.list(limit=1_000)}


def texts_below(path):
    return "\n".join(file.read_text(errors="replace") for file in path.rglob("*") if file.is_file())


# Deleted means gone, from the folder too


@pytest.mark.covers("folder.erased")
def test_a_file_that_was_edited_in_the_trash_goes_with_its_memory(keeper, folder):
    keeper.trash("zebra")
    trashed = folder / "trash" / "zebra.md"
    trashed.write_text(trashed.read_text() + "and more\n")
    assert keeper.delete("zebra").erasure == "complete"
    assert "zebra" not in texts_below(folder)


@pytest.mark.covers("folder.erased")
@pytest.mark.parametrize("damage", [b"\xff\xfe", b"\0" * 100_000])
def test_a_file_that_cannot_be_read_goes_with_its_memory(keeper, folder, damage):
    file = folder / "zebra.md"
    file.write_bytes(file.read_bytes() + damage)
    keeper.list()
    keeper.delete("zebra")
    assert not file.exists()


@pytest.mark.covers("folder.erased")
def test_a_file_that_was_edited_while_memory_is_off_goes_with_its_memory(keeper, folder):
    keeper.settings.set("memory", "off")
    (folder / "zebra.md").write_text("Likes zebras and more\n")
    keeper.call("memory_delete", {"id": "zebra"})
    keeper.settings.set("memory", "on")
    assert contents(keeper) == {}
    assert "zebra" not in texts_below(folder)


@pytest.mark.covers("folder.erased")
def test_a_trash_that_is_no_folder_keeps_nothing_alive(keeper, folder):
    upsert(keeper, "other", "Likes others")
    (folder / "trash").write_text("in the way")
    keeper.delete("zebra")
    assert not (folder / "zebra.md").exists()
    assert contents(keeper) == {"other": "Likes others"}


@pytest.mark.covers("folder.erased")
def test_a_copy_of_a_deleted_file_does_not_bring_it_back(keeper, folder, shell):
    copy = (folder / "zebra.md").read_text()
    keeper.delete("zebra")
    (folder / "again.md").write_text(copy.replace("Likes zebras", "Likes zebras a lot"))
    assert contents(keeper) == {}
    [problem] = json.loads(shell("folder", "status", "--json").stdout)["problems"]
    assert "deleted for good" in problem["problem"]


@pytest.mark.covers("folder.erased")
def test_a_deletion_that_fails_leaves_the_file(keeper, folder):
    for number in range(6):
        upsert(keeper, f"n{number}", f"Number {number}")
    for number in range(5):
        keeper.call("memory_delete", {"id": f"n{number}"})
    with pytest.raises(kept.OverBudget):
        keeper.call("memory_delete", {"id": "n5"})
    assert "Number 5" in (folder / "n5.md").read_text()
    assert contents(keeper) == {"zebra": "Likes zebras", "n5": "Number 5"}


# One file never stops the others


@pytest.mark.covers("folder.broken")
def test_a_name_that_is_no_utf_8_is_left_alone(keeper, folder, shell):
    (folder / os.fsdecode(b"caf\xe9.md")).write_text("x")
    assert contents(keeper) == {"zebra": "Likes zebras"}
    assert json.loads(shell("folder", "status", "--json").stdout)["problems"][0]["file"] == "caf\\xe9.md"


@pytest.mark.covers("folder.broken")
@pytest.mark.parametrize("seconds", [10_413_792_000, -10_000_000_000, 0])
def test_a_file_of_another_century_is_a_memory(keeper, folder, seconds):
    (folder / "old.md").write_text("Likes owls\n")
    os.utime(folder / "old.md", (seconds, seconds))
    assert contents(keeper)["old"] == "Likes owls"


HEADS = [
    "metadata: imported",
    "metadata: [a, b]",
    "metadata: &m\n  a: b",
    "a: &d x\nb: *d",
    "metadata:",
    "metadata: {}",
]


@pytest.mark.covers("folder.in.keys", "folder.broken")
@pytest.mark.parametrize("head", HEADS)
def test_frontmatter_that_is_hard_to_change_is_changed_rightly_or_not_at_all(keeper, folder, head):
    file = folder / "odd.md"
    text = f"---\n{head}\n---\nBody\n"
    file.write_text(text)
    keeper.edit("odd", kept.Changes(tags=("t",)))
    keeper.edit("odd", kept.Changes(content="Other"))
    upsert(keeper, "after", "Written after it")
    assert contents(keeper) == {"zebra": "Likes zebras", "odd": "Other", "after": "Written after it"}
    assert (folder / "after.md").exists()
    written = file.read_text()
    assert written == text or (head.partition(":")[0] in written and "Other" in written and "tags: [t]" in written)
    assert keeper.get("odd").tags == ("t",)


@pytest.mark.covers("folder.in.keys")
def test_tags_are_written_where_they_stood(keeper, folder):
    (folder / "note.md").write_text("---\ntags: [one, two]\naliases: [n]\n---\nBody\n")
    keeper.edit("note", kept.Changes(tags=("three",)))
    text = (folder / "note.md").read_text()
    assert text == "---\ntags: [three]\naliases: [n]\n---\nBody\n"
    (folder / "note.md").write_text(text.replace("three", "four"))
    assert keeper.get("note").tags == ("four",)


@pytest.mark.covers("folder.index.complete")
def test_an_index_that_is_no_file_is_reported_until_it_is_one(keeper, folder, shell):
    (folder / "MEMORY.md").unlink()
    (folder / "MEMORY.md").symlink_to("elsewhere")
    for _ in range(2):
        upsert(keeper, "more", "More")
        for command in ("sync", "status"):
            problems = json.loads(shell("folder", command, "--json").stdout)["problems"]
            assert [one["file"] for one in problems] == ["MEMORY.md"]
    (folder / "MEMORY.md").unlink()
    assert json.loads(shell("folder", "sync", "--json").stdout)["problems"] == []
    assert "(zebra.md)" in (folder / "MEMORY.md").read_text()


# Whose folder


@pytest.mark.covers("folder.attach")
@pytest.mark.parametrize("inside", ["trash", "inner", "..", "../.."])
def test_nobody_attaches_what_lies_in_or_around_a_folder(keeper, folder, open_keeper, inside):
    keeper.trash("zebra")
    (folder / "inner").mkdir()
    with pytest.raises(kept.Conflict):
        open_keeper(user="bob").folder.attach(str(folder / inside))


@pytest.mark.covers("folder.attach")
def test_an_attach_that_fails_leaves_the_folder_that_was(keeper, folder, open_keeper, tmp_path):
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    open_keeper(user="bob").folder.attach(str(theirs))
    with pytest.raises(kept.Conflict):
        keeper.folder.attach(str(theirs))
    assert keeper.folder.path == str(folder)
    upsert(keeper, "more", "More")
    assert (folder / "more.md").exists()


@pytest.mark.covers("folder.attach")
def test_a_process_that_stays_hears_of_a_folder_that_was_attached_elsewhere(keeper, open_keeper, tmp_path):
    upsert(keeper, "zebra", "Likes zebras")
    for _ in range(4):
        keeper.list()
    vault = tmp_path / "vault"
    vault.mkdir()
    open_keeper().folder.attach(str(vault))
    keeper.list()
    (vault / "hand.md").write_text("By hand\n")
    assert contents(keeper)["hand"] == "By hand"


# In the same moment


@pytest.mark.covers("folder.conflict")
def test_what_is_saved_while_kept_writes_the_file_is_not_lost(keeper, folder, monkeypatch):
    exchange = kept.folder.place.exchange
    saves = iter(["By hand, in between"])

    def saved_in_between(one, other, handle):
        for text in saves:
            (folder / "zebra.md").write_text(text)
        return exchange(one, other, handle)

    monkeypatch.setattr("kept.folder.place.exchange", saved_in_between)
    upsert(keeper, "zebra", "By the tool")
    keeper.list()
    versions = [revision.memory.content for revision in keeper.history("zebra")]
    assert {"Likes zebras", "By the tool", "By hand, in between"} <= set(versions)


@pytest.mark.covers("folder.status")
def test_a_look_at_the_folder_takes_nothing_from_who_writes(keeper, folder, open_keeper):
    is_over = threading.Event()
    looking = open_keeper()

    def look():
        while not is_over.is_set():
            looking.folder.status()

    thread = threading.Thread(target=look)
    thread.start()
    try:
        for number in range(40):
            upsert(keeper, f"n{number}", f"Number {number}")
            assert (folder / f"n{number}.md").exists()
    finally:
        is_over.set()
        thread.join()


@pytest.mark.covers("folder.emptied")
def test_most_of_many_files_gone_at_once_is_an_accident(keeper, folder):
    for number in range(30):
        upsert(keeper, f"n{number}", f"Number {number}")
    for number in range(25):
        (folder / f"n{number}.md").unlink()
    assert len(contents(keeper)) == 31
    assert keeper.count(Filter(trashed=True)) == 0
    assert (folder / "n7.md").exists()


def test_a_file_changes_places_only_with_the_one_that_was_meant(tmp_path):
    (tmp_path / ".kept").write_text("{}")
    with Place(os.path.realpath(tmp_path)) as place:
        known = place.create("a.md", b"one")
        (tmp_path / "a.md").write_text("another")
        with pytest.raises(kept.Conflict):
            place.replace("a.md", b"two", known)
        assert (tmp_path / "a.md").read_text() == "another"
        assert sorted(os.listdir(tmp_path)) == [".kept", "a.md"]
