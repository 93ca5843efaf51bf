"""Deleted means gone: the words are in no byte of any file, and the reply says when not yet."""

import os
import random
import re
import subprocess
from contextlib import closing
from pathlib import Path

import apsw
import pytest

import kept

# Files are searched byte by byte.
pytestmark = pytest.mark.slow

STRESS = bool(os.environ.get("KEPT_STRESS"))
OTHERS = 10_000
DELETED = 600 if STRESS else 150

_WORD = re.compile(rb"[a-z0-9]+")


def bytes_in(*folders):
    """Return all bytes of all files below *folders*.

    Another process reads them: when this one closes a file of the store, it
    loses its locks on it.
    """
    paths = [str(path) for folder in folders for path in Path(folder).rglob("*") if path.is_file()]
    return subprocess.run(["cat", "--", *paths], stdout=subprocess.PIPE, check=True).stdout


def words_in(*folders):
    """Return all words in all bytes of all files below *folders*, in lower case."""
    return set(_WORD.findall(bytes_in(*folders).lower()))


def spelled(text):
    """Return the words of *text* as `words_in` would find them."""
    return set(_WORD.findall(text.lower().encode()))


def erase(keeper, how, ref):
    """Delete by one of the two ways, and return what the reply says about the bytes."""
    if how == "tool":
        answer = keeper.call("memory_delete", {"id": str(ref)})
        assert answer["deleted"] is True
        return answer["erasure"]
    return keeper.delete(ref).erasure


def assert_gone(keeper, home, tmp_path, texts):
    """Assert that nothing below *home*, and no backup made now, holds a word of *texts*."""
    found = words_in(home)
    for text in texts:
        assert spelled(text) & found == set(), "in the store"
    keeper.backup(tmp_path / "after" / "copy.db")
    found = words_in(tmp_path / "after")
    for text in texts:
        assert spelled(text) & found == set(), "in the backup"
    assert keeper.check().problems == ()


both_ways = pytest.mark.parametrize("how", ["tool", "python"])


@both_ways
def test_words_tags_name_and_description_of_a_deleted_memory_are_in_no_byte(keeper, home, tmp_path, how):
    keeper.store("Something that stays")
    memory = keeper.store(
        "The zanzibarcode is quokkaproof42",
        tags=["Wombatlike", "ünïquetagg"],
        name="Numbatname-77",
        description="Bilbydescribed",
    )
    assert {b"zanzibarcode", b"wombatlike", b"numbatname", b"bilbydescribed"} <= words_in(home)

    assert erase(keeper, how, memory.uid) == "complete"

    assert_gone(keeper, home, tmp_path, ["zanzibarcode quokkaproof42 wombatlike quetagg Numbatname 77 bilbydescribed"])
    assert keeper.count() == 1


@both_ways
def test_words_of_every_earlier_version_go_with_a_deleted_memory(keeper, home, tmp_path, how):
    memory = keeper.store("First zanzibarcode", tags=["wombatone"], name="numbatone")
    keeper.edit(memory.uid, kept.Changes(content="Then quokkaproof", tags=("wombattwo",), name="numbattwo"))
    keeper.edit(memory.uid, kept.Changes(content="At last bilbyend", description="Dunnartwise"))
    texts = ["zanzibarcode wombatone numbatone quokkaproof wombattwo numbattwo bilbyend dunnartwise"]
    assert spelled(texts[0]) <= words_in(home)

    assert erase(keeper, how, memory.uid) == "complete"

    assert_gone(keeper, home, tmp_path, texts)


@both_ways
def test_each_link_of_a_chain_of_successors_goes_with_its_own_deletion(keeper, home, tmp_path, how):
    first = keeper.store("First zanzibarcode", tags=["wombatone"])
    second = keeper.supersede(first.uid, "Then quokkaproof", tags=["wombattwo"])
    third = keeper.supersede(second.uid, "At last bilbyend", tags=["wombatthree"])

    assert erase(keeper, how, second.uid) == "complete"

    assert_gone(keeper, home, tmp_path, ["quokkaproof wombattwo"])
    assert keeper.get(first.uid).superseded_by == second.uid, "not revived"
    assert [hit.memory.uid for hit in keeper.search("bilbyend")] == [third.uid]
    for link in (first, third):
        assert erase(keeper, how, link.uid) == "complete"
    assert words_in(home) & spelled("zanzibarcode wombatone bilbyend wombatthree quokkaproof wombattwo") == set()


@both_ways
def test_a_memory_deleted_from_the_trash_is_gone_too(keeper, home, tmp_path, how):
    memory = keeper.store("The zanzibarcode", tags=["wombatlike"], name="numbatname")
    keeper.edit(memory.uid, kept.Changes(content="The quokkaproof"))
    keeper.trash(memory.uid)
    assert erase(keeper, how, memory.uid) == "complete"
    assert_gone(keeper, home, tmp_path, ["zanzibarcode quokkaproof wombatlike numbatname"])


@both_ways
def test_a_memory_deleted_after_the_index_was_made_anew_is_gone_too(keeper, home, tmp_path, how):
    keeper.store_many(f"Text {number} about zanzibarland{number}" for number in range(300))
    memory = keeper.store("The zanzibarcode", tags=["wombatlike"], name="numbatname")
    assert keeper.check(rebuild=True).problems == ()
    assert erase(keeper, how, memory.uid) == "complete"
    assert_gone(keeper, home, tmp_path, ["zanzibarcode wombatlike numbatname"])


def test_words_that_another_memory_has_stay_and_are_still_found(keeper, home):
    stays = keeper.store("The zanzibarcode is short", tags=["wombatlike"])
    goes = keeper.store("The zanzibarcode is long", tags=["wombatlike"], kind="preference")
    keeper.delete(goes.uid)
    assert spelled("zanzibarcode wombatlike") <= words_in(home)
    assert [hit.memory.uid for hit in keeper.search("zanzibarcode")] == [stays.uid]
    assert [memory.uid for memory in keeper.list(kept.Filter(tags=("wombatlike",)))] == [stays.uid]


def test_a_tombstone_without_content_remains(keeper, store):
    memory = keeper.store("The zanzibarcode", name="numbatname", tags=["wombatlike"])
    keeper.delete(memory.uid)
    rows = list(apsw.Connection(str(store)).execute("SELECT id, uid, actor, author, erased FROM tombstones"))
    assert rows == [(memory.id, memory.uid, "agent", "ann", 1)]
    assert keeper.store("Another").id == memory.id + 1, "no id is given twice"
    with pytest.raises(kept.NotFound):
        keeper.history(memory.uid)


def pairs(number):
    """Return words of one memory that stand in pairs, so that one is the beginning of the other."""
    stem = f"{chr(97 + number % 26)}{chr(97 + number // 26 % 26)}abc"
    return [f"{stem}{kind}{number:05}{end}" for kind in "xyz" for end in ("", "s")]


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
@pytest.mark.parametrize("before", ["as stored", "after edits", "after a rebuild"])
def test_among_ten_thousand_memories_with_the_same_stems_no_deleted_word_is_left(keeper, home, tmp_path, before):
    # What happens before takes its time, so there are fewer then.
    others = OTHERS if STRESS or before == "as stored" else 3_000

    def draft(number):
        words = pairs(number)
        return kept.Draft(" ".join(words), tags=[f"tag{words[0]}"], name=f"name{words[0]}-{number % 7}")

    keeper.store_many(map(draft, range(others)), batch=500)
    doomed = range(17, others, others // DELETED)
    if before == "after edits":
        for number in doomed:
            keeper.edit(number + 1, kept.Changes(content=" ".join(f"old{word}" for word in pairs(number))))
            keeper.edit(number + 1, kept.Changes(content=" ".join(f"new{word}" for word in pairs(number))))
    if before == "after a rebuild":
        assert keeper.check(rebuild=True).problems == ()
    for number in doomed:
        assert keeper.delete(number + 1).erasure == "complete"

    gone = {
        f"{start}{word}".encode()
        for number in doomed
        for word in pairs(number)
        for start in ("", "old", "new", "tag", "name")
    }
    left = words_in(home) & gone
    keeper.backup(tmp_path / "after" / "copy.db")
    left_in_backup = words_in(tmp_path / "after") & gone
    assert (len(left), sorted(left)[:10]) == (0, [])
    assert (len(left_in_backup), sorted(left_in_backup)[:10]) == (0, [])
    assert keeper.check().problems == ()
    for number in (0, 16, 18, others - 1):
        assert [hit.memory.id for hit in keeper.search(pairs(number)[0])][:1] == [number + 1]


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
@pytest.mark.parametrize("seed", range(12 if STRESS else 2))
def test_every_delete_among_other_changes_leaves_no_word_or_phrase_behind_at_once(keeper, home, seed):
    # A growing store moves rows from page to page. A copy that stays where a
    # row was is no part of the database any more, but it is a part of the file.
    rng = random.Random(seed)
    common = [
        f"{first}{second}" for first in ("gar", "win", "doc", "sal", "lon") for second in ("den", "ter", "ary", "don")
    ]
    alive: dict[str, set[bytes]] = {}
    left = {}
    for number in range(2000 if STRESS else 1000):
        own = [f"q{letter}{number:06}q" for letter in "abc"[: rng.randint(1, 3)]]
        words = [*own, *rng.choices(common, k=rng.randint(10, 40))]
        # Ten words: so long a phrase does not come twice by chance.
        phrases = {" ".join(words[at : at + 10]).encode() for at in range(len(words) - 9)}
        spells = phrases | {word.encode() for word in own}
        what = rng.choice(["store"] * 4 + ["edit", "supersede", "trash", "delete"] * bool(alive))
        uid = rng.choice(list(alive)) if alive else ""
        if what == "store":
            alive[keeper.store(" ".join(words), tags=own[:1]).uid] = spells
        elif what == "edit":
            keeper.edit(uid, kept.Changes(content=" ".join(words)))
            alive[uid] |= spells
        elif what == "supersede":
            alive[keeper.supersede(uid, " ".join(words)).uid] = spells
            del alive[uid]
        elif what == "trash":
            keeper.trash(uid)
            keeper.restore(uid)
        else:
            assert keeper.delete(uid).erasure == "complete"
            data = bytes_in(home)
            if found := {text for text in alive.pop(uid) if text in data}:
                left[number] = sorted(found, key=len)[:5]
    assert left == {}
    assert keeper.check().problems == ()


@pytest.mark.parametrize("seed", range(8 if STRESS else 2))
@pytest.mark.covers("vectors.erased")
def test_no_byte_of_the_vector_of_a_deleted_memory_is_left(keeper, home, store, seed):
    # What a memory means tells what it says, and its pieces spell its words.
    rng = random.Random(seed)
    vocabulary = "garden winter document salad london harbour violin engine pepper island window marble".split()
    alive, left = [], {}
    for number in range(600):
        what = rng.choice(["store"] * 5 + ["edit", "delete", "recall", "recall"])
        text = " ".join([f"q{number:05}", *rng.choices(vocabulary, k=rng.randint(5, 60))])
        if what == "store" or len(alive) < 20:
            alive.append(keeper.store(text).id)
        elif what == "edit":
            keeper.edit(rng.choice(alive), kept.Changes(content=text))
        elif what == "recall":
            keeper.recall(text)
        else:
            keeper.meaning.catch_up()
            keeper.storage.vectors.save()
            doomed = alive.pop(rng.randrange(len(alive)))
            with closing(apsw.Connection(str(store))) as connection:
                ((vector, pieces),) = connection.execute("SELECT vector, pieces FROM vectors WHERE row = ?", (doomed,))
            assert vector in bytes_in(home), "or this shows nothing"
            assert keeper.delete(doomed).erasure == "complete"
            data = bytes_in(home)
            parts = [blob[at : at + 32] for blob in (vector, pieces) for at in range(0, len(blob) - 31, 16)]
            if found := sum(part in data for part in parts):
                left[number] = found
    assert left == {}
    assert keeper.check().problems == ()


class TestWhileAReaderHoldsTheLog:
    @pytest.fixture
    def pending(self, keeper, home, start):
        """A memory deleted while another process reads; the process, which still does."""
        keeper.store("Something that stays", name="stays")
        memory = keeper.store("The zanzibarcode", name="numbatname", tags=["wombatlike"])
        reader = start("hold_the_log")
        assert reader.answer() == "holding"
        assert keeper.call("memory_delete", {"id": memory.uid})["erasure"] == "pending"
        assert words_in(home) & spelled("zanzibarcode"), "or this shows nothing"
        return reader

    def test_the_memory_is_gone_for_every_other_reader_at_once(self, keeper, pending, open_keeper):
        assert keeper.count() == open_keeper().count() == 1
        assert open_keeper().search("zanzibarcode") == []
        pending.say()
        assert pending.answer() == "released"

    @pytest.mark.parametrize(
        "call",
        [
            lambda keeper, _: keeper.get("stays"),
            lambda keeper, _: keeper.list(),
            lambda keeper, _: keeper.search("stays"),
            lambda keeper, _: keeper.brief(),
            lambda keeper, _: keeper.history("stays"),
            lambda keeper, _: keeper.check(),
            lambda keeper, folder: keeper.backup(folder / "copy.db"),
            lambda keeper, _: keeper.store("Another"),
            lambda keeper, _: keeper.edit("stays", kept.Changes(pinned=True)),
            lambda keeper, _: keeper.delete("stays"),
            lambda keeper, _: keeper.call("memory_search", {"query": "stays"}),
        ],
        ids=[
            "get", "list", "search", "brief", "history", "check", "backup", "store", "edit", "delete", "memory_search",
        ],
    )  # fmt: skip
    def test_the_next_call_of_any_kind_completes_it_when_the_reader_has_ended(
        self, keeper, home, store, pending, tmp_path, call
    ):
        pending.say()
        assert pending.answer() == "released"
        call(keeper, tmp_path)
        assert words_in(home) & spelled("zanzibarcode numbatname wombatlike") == set()
        erased = apsw.Connection(str(store)).execute("SELECT min(erased) FROM tombstones").get
        assert erased == 1

    def test_the_next_call_does_not_wait_while_the_reader_goes_on(self, keeper, home, pending):
        assert keeper.count() == 1
        assert keeper.store("Another").content == "Another"
        assert words_in(home) & spelled("zanzibarcode")
        pending.say()
        assert pending.answer() == "released"
        assert keeper.count() == 2
        assert words_in(home) & spelled("zanzibarcode") == set()

    def test_the_next_write_of_another_process_completes_it(self, home, pending, start):
        pending.say()
        assert pending.answer() == "released"
        other = start("write_one", text="From another process")
        assert other.answer()["uid"]
        other.end()
        assert words_in(home) & spelled("zanzibarcode numbatname wombatlike") == set()

    def test_the_next_write_completes_it_when_the_deleting_process_is_long_gone(self, keeper, home, pending, start):
        keeper.close()
        pending.say()
        assert pending.answer() == "released"
        other = start("write_one", text="From another process")
        assert other.answer()["uid"]
        assert words_in(home) & spelled("zanzibarcode numbatname wombatlike") == set()

    def test_a_backup_made_meanwhile_holds_nothing_of_it(self, keeper, pending, tmp_path):
        keeper.backup(tmp_path / "copy" / "copy.db")
        assert words_in(tmp_path / "copy") & spelled("zanzibarcode numbatname wombatlike") == set()
        assert pending.process.poll() is None
