"""Vectors follow the store: nobody's but the caller's, of nothing that is gone, of everything that is there."""

import random
import subprocess
import sys
import threading
import time
from contextlib import closing
from itertools import pairwise

import apsw
import numpy as np
import pytest

import kept
from kept.embedding.static import NAME, static_model
from kept.retrieval.ranking import NO_TOKENS, Candidate, Candidates
from kept.storage.sqlite import schema, signs
from kept.storage.sqlite.visibility import visible
from kept.storage.vectors import Embedded, Near, Unembedded

CAR, DOG, TEA = "The car is in the garage", "Bello the dog was fed", "She drinks tea in the morning"


def near(query, most=96, *, exactly=False):
    return Near(NAME, static_model().embed([query])[0].tobytes(), most, exactly)


def nearest(keeper, query, most=96, *, exactly=False):
    """Return the numbers of the memories nearest to *query*, before anything filters them."""
    with keeper.storage._reading() as connection:
        spaces = visible(connection, keeper.caller)
        return keeper.storage.vectors.nearest(connection, spaces, near(query, most, exactly=exactly))


def recalled(keeper, query, **options):
    return [hit.memory.content for hit in keeper.recall(query, **options).hits]


def rows(store, what="*", where="1"):
    with closing(apsw.Connection(str(store))) as connection:
        return list(connection.execute(f"SELECT {what} FROM vectors WHERE {where} ORDER BY row"))


def saved(keeper):
    keeper.meaning.catch_up()
    keeper.storage.vectors.save()
    return keeper


class TestFound:
    def test_by_meaning_where_no_word_is_shared(self, keeper):
        keeper.store_many([CAR, DOG, TEA])
        found = keeper.recall("automobile")
        assert [hit.memory.content for hit in found.hits][:1] == [CAR]
        assert (found.strategy, found.note) == ("hybrid", None)
        assert keeper.search("automobile") == [], "or words have found it"

    def test_while_its_vector_is_in_memory_only_and_when_another_keeper_reads_it(self, keeper, open_keeper, store):
        keeper.store_many([CAR, DOG, TEA])
        assert recalled(keeper, "automobile")[:1] == [CAR]
        assert rows(store) == []
        assert recalled(open_keeper(), "automobile")[:1] == [CAR]

    def test_vectors_that_were_not_written_yet_are_written_at_the_end(self, open_keeper, store):
        with open_keeper() as keeper:
            keeper.store_many([CAR, DOG, TEA])
            keeper.recall("automobile")
        assert [model for (model,) in rows(store, "model")] == [NAME] * 3
        assert open_keeper().meaning.coverage() == (3, 0)

    @pytest.mark.covers("vectors.follow")
    def test_a_memory_stored_through_one_keeper_at_the_next_recall_through_another(self, keeper, open_keeper):
        other = open_keeper()
        assert recalled(other, "automobile") == []
        keeper.store(CAR)
        assert recalled(other, "automobile") == [CAR]

    def test_with_its_description(self, keeper):
        keeper.store("It is blue", description="The car of the neighbours")
        assert recalled(keeper, "automobile") == ["It is blue"]

    @pytest.mark.parametrize(
        "text",
        [
            "ab " * 21_000,
            "!!! ???",
            "🦊🦊 🚗",
            "nul\0in\0it",
            "\u200b\u200dx",
            "東京都の猫",
            "a" * 60_000,
            "ไทย",
            "-" * 9_999,
        ],
        ids=["21,000 words", "signs", "emoji", "NUL", "invisible", "Japanese", "one long word", "Thai", "dashes"],
    )
    def test_texts_of_every_kind_get_a_vector_and_disturb_nothing(self, keeper, text):
        keeper.store(text)
        keeper.store(CAR)
        assert recalled(keeper, "automobile")[:1] == [CAR]
        keeper.recall(text[:200])
        assert saved(keeper).meaning.coverage() == (2, 0)

    def test_questions_of_every_kind_are_answered(self, keeper):
        keeper.store(CAR)
        for query in ("!!!", "🚗", "x\0y", "the of and", "a" * 5_000, "w " * 3_000, "ไทย 東京"):
            keeper.recall(query)


class TestGone:
    @pytest.mark.covers("vectors.deleted")
    def test_a_deleted_memory_has_no_vector_and_leaves_the_memory_of_others_at_their_next_search(
        self, keeper, open_keeper, store
    ):
        keeper.store_many([CAR, DOG])
        other = open_keeper()
        saved(keeper)
        assert nearest(other, "automobile")[:1] == [1]
        keeper.delete(1)
        assert [row for (row,) in rows(store, "row")] == [2]
        assert recalled(other, "automobile") == recalled(keeper, "automobile")
        assert CAR not in recalled(other, "automobile")
        for one in (keeper, other):
            known = one.storage.vectors._signs._known
            assert [row for space in known.values() for row in space.rows.tolist()] == [2]

    def test_a_memory_deleted_before_its_vector_was_written_gets_none(self, keeper, open_keeper, store):
        keeper.store_many([CAR, DOG])
        keeper.recall("automobile")
        open_keeper().delete(1)
        assert CAR not in recalled(keeper, "automobile")
        keeper.close()
        assert [row for (row,) in rows(store, "row")] == [2]

    @pytest.mark.covers("vectors.follow")
    def test_an_edited_memory_is_embedded_anew(self, keeper, open_keeper, store):
        keeper.store_many([CAR, DOG, TEA])
        saved(keeper)
        other = open_keeper()
        assert nearest(other, "automobile")[:1] == [1]
        keeper.edit(1, kept.Changes(content="Potatoes and onions"))
        assert recalled(other, "vegetable")[:1] == ["Potatoes and onions"]
        assert nearest(other, "automobile", exactly=True)[0] != 1
        other.close()
        assert rows(store, "model", "row = 1") == [(NAME,)]

    def test_a_memory_edited_before_its_vector_was_written_is_embedded_anew(self, keeper, store):
        keeper.store_many([CAR, DOG, TEA])
        keeper.recall("automobile")
        keeper.edit(2, kept.Changes(content="Potatoes and onions"))
        assert recalled(keeper, "vegetable")[:1] == ["Potatoes and onions"]
        assert saved(keeper).meaning.coverage() == (3, 0)
        vector = np.frombuffer(rows(store, "vector", "row = 2")[0][0], np.int8).astype(float)
        expected = static_model().embed(["Potatoes and onions"])[0]
        assert vector @ expected / np.linalg.norm(vector) > 0.999

    def test_a_memory_edited_between_reading_and_writing_is_not_passed_over(self, keeper):
        keeper.store_many([CAR, DOG, TEA])
        vectors = keeper.storage.vectors
        waiting = vectors.waiting(keeper.caller, NAME, 10)
        keeper.edit(2, kept.Changes(content="Potatoes and onions"))
        made = static_model().embed([one.text for one in waiting])
        vectors.add(NAME, [Embedded(one, vector.tobytes(), b"") for one, vector in zip(waiting, made, strict=True)])
        vectors.save()
        assert [(one.row, one.text) for one in vectors.waiting(keeper.caller, NAME, 10)] == [(2, "Potatoes and onions")]
        assert keeper.check().problems == ()

    def test_superseded_trashed_and_archived_are_shown_as_in_any_search(self, keeper):
        old = keeper.store(CAR)
        keeper.recall("automobile")
        new = keeper.supersede(old.uid, "The bicycle is in the shed")
        assert CAR not in recalled(keeper, "automobile")
        assert CAR in recalled(keeper, "automobile", where=kept.Filter(include_superseded=True))
        keeper.trash(new.uid)
        assert recalled(keeper, "motorbike") == []
        keeper.restore(new.uid)
        keeper.archive(new.uid)
        assert recalled(keeper, "motorbike") == [new.content]

    def test_a_narrow_filter_takes_nothing_from_what_is_found_by_meaning(self, keeper, open_keeper):
        keeper.store_many(f"The automobile of guest {number}" for number in range(300))
        keeper.store(CAR, kind="preference", tags=["wheels"])
        keeper.store("Soup is on the menu", kind="preference")
        keeper.meaning.catch_up()
        open_keeper(actor="person").confirm(301)
        for where in (
            kept.Filter(kinds=("preference",)),
            kept.Filter(tags=("wheels",)),
            kept.Filter(trust="confirmed"),
        ):
            assert recalled(keeper, "automobile", where=where)[:1] == [CAR]


class TestWhoMaySee:
    @pytest.mark.covers("vectors.visibility")
    def test_nobody_gets_the_memories_of_others_by_meaning(self, open_keeper):
        keepers = {
            (user, tenant): open_keeper(user=user, tenant=tenant)
            for user in ("ann", "bob")
            for tenant in ("one", "two")
        }
        for (user, tenant), keeper in keepers.items():
            keeper.store(f"The car of {user} in {tenant}")
            keeper.store(DOG)
        for turn in range(2):
            for (user, tenant), keeper in keepers.items():
                assert recalled(keeper, "automobile")[:1] == [f"The car of {user} in {tenant}"], turn
                assert all(f"{user} in {tenant}" in text or text == DOG for text in recalled(keeper, "vehicles"))
                assert len(nearest(keeper, "automobile")) == 2
                saved(keeper)

    def test_one_store_object_serves_callers_who_may_see_different_things(self, keeper, open_keeper):
        # As a server does: memory that is shared must not be memory that is seen.
        bob = open_keeper(user="bob")
        bob.storage = keeper.storage
        keeper.store(CAR)
        bob.store(DOG)
        assert recalled(keeper, "automobile")[:1] == [CAR]
        assert recalled(bob, "automobile") in ([], [DOG])
        assert recalled(keeper, "hound") in ([], [CAR])
        assert recalled(bob, "hound")[:1] == [DOG]

    def test_a_projects_memories_are_for_whoever_works_there(self, open_keeper):
        inside, outside = (open_keeper(user="bob", project=project) for project in ("p1", "p2"))
        open_keeper(project="p1").store(CAR, scope="project")
        assert recalled(inside, "automobile") == [CAR]
        assert recalled(outside, "automobile") == []

    def test_filters_hold(self, keeper):
        keeper.store(CAR, tags=["private"])
        keeper.store("The lorry is outside", kind="preference")
        assert recalled(keeper, "automobile", where=kept.Filter(tags=("private",))) == [CAR]
        assert recalled(keeper, "automobile", where=kept.Filter(kinds=("preference",))) == ["The lorry is outside"]


class TestTheFile:
    def test_a_restored_backup_is_searched_as_it_is(self, keeper, open_keeper, tmp_path):
        keeper.store_many([CAR, DOG])
        other = open_keeper()
        assert recalled(saved(other), "automobile")[:1] == [CAR]
        keeper.backup(tmp_path / "copy.db")
        keeper.delete(1)
        keeper.store(TEA)
        assert CAR not in recalled(saved(other), "automobile")
        keeper.restore_backup(tmp_path / "copy.db")
        for one in (keeper, other):
            assert recalled(one, "automobile")[:1] == [CAR]
            assert sorted(nearest(one, "automobile")) == [1, 2]

    @pytest.mark.covers("vectors.check")
    def test_check_finds_vectors_of_no_memory_and_of_another_space_and_rebuild_heals_them(self, keeper, store):
        keeper.store_many([CAR, DOG])
        saved(keeper)
        with closing(apsw.Connection(str(store))) as connection:
            connection.execute("INSERT INTO vectors SELECT 77, space, model, vector, pieces FROM vectors WHERE row = 1")
            connection.execute("DELETE FROM vectors WHERE row = 2")
            connection.execute("INSERT INTO spaces (tenant, scope, holder) VALUES ('default', 'personal', 'bob')")
            connection.execute("UPDATE vectors SET space = (SELECT max(space) FROM spaces) WHERE row = 1")
        assert set(keeper.check().problems) == {
            "vectors: row 1 is of another space",
            "vectors: row 77 is of no memory",
            "vectors: row 2 was passed over",
        }
        assert keeper.check(rebuild=True).problems == ()
        assert recalled(keeper, "automobile")[:1] == [CAR]
        assert saved(keeper).meaning.coverage() == (2, 0)
        assert [row for (row,) in rows(store, "row")] == [1, 2]

    def _as_before(self, path):
        """Make the store at *path* one of schema 6."""
        with closing(apsw.Connection(str(path))) as connection:
            connection.execute(
                "DROP TABLE vectors; DROP TABLE messages; DELETE FROM store WHERE name = 'vectors';"
                " DROP INDEX segments_unread; ALTER TABLE segments DROP COLUMN is_read;"
                " ALTER TABLE spaces DROP COLUMN messages; ALTER TABLE spaces DROP COLUMN message_tokens;"
                " DROP TABLE users; DROP TABLE members; DROP TABLE tokens; DROP TABLE deeds; DROP TABLE likeness;"
                " DROP TABLE compared; ALTER TABLE spaces DROP COLUMN changes;"
                " PRAGMA user_version = 6"
            )
            assert schema.version_of(connection, str(path)) == 6

    def test_a_store_from_before_there_were_vectors_gets_them(self, open_keeper, store):
        with open_keeper() as keeper:
            keeper.store_many([CAR, DOG])
        self._as_before(store)
        assert recalled(open_keeper(), "automobile")[:1] == [CAR]
        assert open_keeper().check().problems == ()

    def test_a_backup_from_before_there_were_vectors_can_be_restored(self, keeper, tmp_path):
        keeper.store_many([CAR, DOG])
        keeper.backup(tmp_path / "copy.db")
        self._as_before(tmp_path / "copy.db")
        keeper.restore_backup(tmp_path / "copy.db")
        assert recalled(keeper, "automobile")[:1] == [CAR]

    @pytest.mark.covers("vectors.read_only")
    def test_a_store_that_may_only_be_read_is_recalled_from(self, keeper, store):
        keeper.store_many([CAR, DOG, *(f"Filling number {number}" for number in range(100))])
        with keeper.storage._reading() as connection:
            connection.pragma("query_only", True)
        for _ in range(5):
            found = keeper.recall("automobile")
        assert found.hits[0].memory.content == CAR
        assert rows(store) == []
        with keeper.storage._reading() as connection:
            connection.pragma("query_only", False)
        assert saved(keeper).meaning.coverage() == (102, 0), "nothing was lost or forgotten"

    def test_a_store_that_others_write_to_without_end_is_recalled_from_at_once(self, keeper, store):
        keeper.store_many([CAR, DOG, *(f"Filling number {number}" for number in range(100))])
        keeper.entities()  # which writes down what it finds
        with closing(apsw.Connection(str(store))) as writer:
            writer.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            found = keeper.recall("automobile")
            assert time.monotonic() - began < 5, "not as long as a writer waits"
            assert found.hits[0].memory.content == CAR
            assert "cannot be written" in found.note
            writer.execute("ROLLBACK")
        assert keeper.recall("automobile").note is None


class TestReadingAgain:
    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(4))
    def test_whatever_happened_a_long_lived_reader_knows_what_a_new_one_knows(self, open_keeper, seed):
        rng = random.Random(seed)
        writers, reader = [open_keeper(), open_keeper()], open_keeper()
        alive = []
        for step in range(120):
            writer = rng.choice(writers)
            what = rng.choice(["store"] * 4 + ["edit", "edit", "delete", "save", "recall", "many"])
            if what == "store" or not alive:
                alive.append(writer.store(f"Text {step} of {rng.random()}").id)
            elif what == "many":
                for number in rng.sample(alive, min(len(alive), 12)):
                    writer.edit(number, kept.Changes(content=f"Again {step} {number} {rng.random()}"))
            elif what == "edit":
                writer.edit(rng.choice(alive), kept.Changes(content=f"Other {step} of {rng.random()}"))
            elif what == "delete":
                writer.delete(alive.pop(rng.randrange(len(alive))))
            elif what == "save":
                saved(writer)
            else:
                writer.recall("text")
            if step % 7 == 0:
                fresh = open_keeper()
                assert sorted(nearest(reader, "text", 999)) == sorted(nearest(fresh, "text", 999)), step
                fresh.close()
        saved(writers[0])
        writers[1].close()
        fresh = open_keeper()
        assert sorted(nearest(reader, "text", 999)) == sorted(nearest(fresh, "text", 999)) == sorted(alive)
        for query in ("text", "other again", "0.5"):
            assert set(nearest(reader, query, 5, exactly=True)) == set(nearest(fresh, query, 5, exactly=True))
        assert fresh.check().problems == ()

    def test_more_changes_than_are_remembered_are_read_all_the_same(self, keeper, open_keeper):
        keeper.store_many(f"Text number {number}" for number in range(300))
        saved(keeper)
        reader = open_keeper()
        assert len(nearest(reader, "text", 999)) == 300
        for number in range(1, 201):
            keeper.edit(number, kept.Changes(content=f"Text {number} again"))
        assert sorted(nearest(reader, "text", 999)) == list(range(201, 301))
        saved(keeper)
        assert sorted(nearest(reader, "text", 999)) == list(range(1, 301))

    def test_a_few_changes_do_not_make_it_read_everything(self, keeper, open_keeper):
        keeper.store_many(f"Text number {number}" for number in range(300))
        saved(keeper)
        reader = open_keeper()
        nearest(reader, "text")
        (known,) = reader.storage.vectors._signs._known.values()
        keeper.delete(5)
        keeper.edit(6, kept.Changes(content=CAR))
        saved(keeper)
        assert nearest(reader, "automobile")[0] == 6
        assert next(iter(reader.storage.vectors._signs._known.values())) is known
        assert len(known.rows) == 299


class TestArithmetic:
    @pytest.fixture
    def made(self, keeper):
        """Four hundred memories with vectors of a model of the test's own; the vectors."""
        rng = np.random.default_rng(7)
        vectors = rng.normal(size=(400, 96)).astype(np.float32) + rng.normal(size=96).astype(np.float32)
        keeper.store_many(f"Number {number}" for number in range(400))
        waiting = keeper.storage.vectors.waiting(keeper.caller, "own", 400)
        assert [one.row for one in waiting] == list(range(1, 401))
        for start in (0, 370):
            keeper.storage.vectors.add(
                "own",
                [
                    Embedded(one, vectors[one.row - 1].tobytes(), b"")
                    for one in waiting[start : 370 if not start else 400]
                ],
            )
        assert len(keeper.storage.vectors._unsaved) == 30
        return vectors

    def alike(self, keeper, rows, near):
        """Return how alike candidates with these *rows* are found."""
        found = Candidates([Candidate(row, NO_TOKENS) for row in rows], (), 400, 2.0)
        with keeper.storage._reading() as connection:
            return keeper.storage.vectors.compared(connection, (), found, near).alike

    def test_alike_is_the_cosine_also_of_what_is_not_written_yet(self, keeper, made):
        asked = made[42] + made[399]
        exact = made @ asked / np.linalg.norm(made, axis=1) / np.linalg.norm(asked)
        like = self.alike(keeper, range(1, 500), Near("own", asked.tobytes(), 9))
        assert not any(like[400:]), "what there is not is like nothing"
        assert np.corrcoef(like[:400], exact)[0, 1] > 0.95, "the nearest lead a little to where they are"

    def test_only_what_one_model_made_is_compared(self, keeper, made):
        keeper.storage.vectors.save()
        assert not self.alike(keeper, [1, 2], Near("another", made[0].tobytes(), 9))
        assert not self.alike(keeper, [1, 2], Near("own", made[0][:64].tobytes(), 9)), "of another length"
        assert not self.alike(keeper, [], Near("own", made[0].tobytes(), 9))

    def test_a_vector_at_hand_is_read_anew_once_its_text_has_changed(self, keeper, made):
        keeper.storage.vectors.save()
        asked = Near("own", made[0].tobytes(), 9, exactly=True)
        near, far = self.alike(keeper, [1, 2], asked)
        first = next(hit.memory for hit in keeper.search("number 0") if hit.memory.content == "Number 0")
        keeper.edit(first.uid, kept.Changes(content="Another number"))
        [waiting] = keeper.storage.vectors.waiting(keeper.caller, "own", 9)
        assert self.alike(keeper, [1, 2], asked)[0] == 0, "until it has a vector again"
        keeper.storage.vectors.add("own", [Embedded(waiting, (-made[0]).tobytes(), b"")])
        assert self.alike(keeper, [1, 2], asked)[0] < -0.5
        keeper.storage.vectors.save()
        assert self.alike(keeper, [1, 2], asked)[0] < -0.5
        assert near > 0.9 > far

    def test_vectors_at_hand_are_found_by_their_rows_in_whatever_order_they_came(self):
        at_hand = signs._AtHand(2)
        at_hand.add([-3, -5, 7], [bytes([1, 1]), bytes([2, 2]), bytes([3, 4])])
        at_hand.add([6], [bytes([4, 4])])
        found = at_hand.stack(np.array([9, 7, -5, 6]))
        assert found.at.tolist() == [1, 2, 3], "of 9 there is none"
        assert found.vectors.tolist() == [[3, 4], [2, 2], [4, 4]]
        assert found.lengths.tolist() == pytest.approx([5, 8**0.5, 32**0.5])

    def test_of_a_vector_that_is_replaced_or_dropped_nothing_stays_at_hand(self):
        at_hand = signs._AtHand(2)
        at_hand._vectors[:4] = 0
        at_hand.add([1, 2, 3], [bytes([11, 11]), bytes([12, 12]), bytes([13, 13])])
        at_hand.add([2], [bytes([22, 22])])
        at_hand.drop([3, 4])
        assert at_hand.stack(np.array([1, 2, 3])).vectors.tolist() == [[11, 11], [22, 22]]
        assert at_hand._vectors[:4].tolist() == [[11, 11], [0, 0], [0, 0], [22, 22]]

    def test_all_are_compared_where_few_vectors_fit_at_hand(self, keeper, made, monkeypatch):
        keeper.storage.vectors.save()
        asked = Near("own", made[7].tobytes(), 9, exactly=True)
        expected = self.alike(keeper, range(1, 101), asked)
        monkeypatch.setattr(signs, "_AT_HAND_BYTES", 110 * 96)
        keeper.storage.vectors._signs = None
        with keeper.storage._reading() as connection:
            assert 8 in keeper.storage.vectors.nearest(connection, visible(connection, keeper.caller), asked)
        for start in (1, 51, 101, 151):
            few = self.alike(keeper, range(start, start + 100), asked)
            assert len(few) == 100
            assert all(few)
        assert self.alike(keeper, range(1, 101), asked) == expected

    @pytest.mark.covers("vectors.exact")
    def test_exactly_means_the_order_of_cosines(self, keeper, made):
        overlap = {True: 0, False: 0}
        for at in range(0, 400, 16):
            asked = made[at] + made[(at + 7) % 400]
            exact = made @ asked / np.linalg.norm(made, axis=1) / np.linalg.norm(asked)
            best = {int(row) + 1 for row in np.argsort(-exact)[:10]}
            for exactly in overlap:
                with keeper.storage._reading() as connection:
                    spaces = visible(connection, keeper.caller)
                    asking = Near("own", asked.tobytes(), 20, exactly)
                    found = keeper.storage.vectors.nearest(connection, spaces, asking)
                assert len(found) == len(set(found)) == 20
                overlap[exactly] += len(best & set(found[:10]))
                if exactly:
                    assert {at + 1, (at + 7) % 400 + 1} == set(found[:2])
                    scores = [exact[row - 1] for row in found]
                    assert all(one > other - 0.02 for one, other in pairwise(scores)), "in their order"
        assert overlap[True] > 1.2 * overlap[False]

    def test_vectors_of_another_length_are_neither_compared_nor_an_error(self, keeper, made):
        with keeper.storage._reading() as connection:
            spaces = visible(connection, keeper.caller)
            assert keeper.storage.vectors.nearest(connection, spaces, Near("own", made[0][:64].tobytes(), 9)) == []

    def test_a_model_replaces_the_vectors_of_another_a_few_at_a_time(self, keeper, made, store):
        done = 0
        while waiting := keeper.storage.vectors.waiting(keeper.caller, "new", 150):
            assert len(waiting) <= 150
            new = [Embedded(one, made[one.row - 1][::-1].tobytes(), b"") for one in waiting]
            keeper.storage.vectors.add("new", new)
            done += len(waiting)
            assert keeper.storage.vectors.coverage(keeper.caller, "new").embedded == done, "what is done is written"
        assert done == 400
        assert {model for (model,) in rows(store, "model")} == {"new"}

    @pytest.mark.usefixtures("made")
    def test_what_another_tenant_has_is_not_made_again_here(self, keeper, open_keeper):
        keeper.storage.vectors.save()
        other = open_keeper(tenant="other")
        other.store(CAR)
        assert [one.text for one in other.storage.vectors.waiting(other.caller, "new", 10)] == [CAR]

    def test_a_row_of_no_memory_is_never_written(self, keeper, store):
        keeper.store(CAR)
        keeper.storage.vectors.add("own", [Embedded(Unembedded(9, 1, 1, ""), np.ones(8, np.float32).tobytes(), b"")])
        keeper.storage.vectors.save()
        assert rows(store) == []


@pytest.mark.slow
class TestAtOnce:
    def test_a_recall_does_not_wait_for_another_thread_that_makes_all_vectors(self, keeper):
        keeper.store_many([CAR, DOG])
        with keeper.meaning._catching_up:
            began = time.monotonic()
            found = keeper.recall("garage")
            assert time.monotonic() - began < 10, "or it would wait for ever"
        assert [hit.memory.content for hit in found.hits][:1] == [CAR]
        assert "still being made" in found.note

    def test_eight_threads_recall_and_store_with_one_keeper(self, keeper):
        keeper.store_many([CAR, DOG, TEA])
        errors, missed = [], []
        begin = threading.Barrier(8)

        def work(thread):
            try:
                begin.wait()
                for turn in range(15):
                    text = f"Thread {thread} notes zq{thread}x{turn} about a car"
                    memory = keeper.store(text)
                    if turn % 3 == 0:
                        keeper.edit(memory.uid, kept.Changes(content=f"{text} again"))
                    elif turn % 5 == 0:
                        keeper.delete(memory.uid)
                        continue
                    if f"zq{thread}x{turn}" not in " ".join(recalled(keeper, f"zq{thread}x{turn}", limit=100)):
                        missed.append(text)
            except BaseException as error:  # noqa: BLE001 - whatever it is, the test must see it
                errors.append(repr(error))

        threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert (errors, missed) == ([], [])
        coverage = saved(keeper).meaning.coverage()
        assert coverage.waiting == 0
        assert keeper.check().problems == ()

    @pytest.mark.covers("vectors.follow")
    def test_what_one_process_stores_steadily_another_finds_by_meaning_within_two_seconds(self, keeper, store):
        script = (
            "import sys, time, kept\n"
            "with kept.open(sys.argv[1], user='ann', session='s2', project='', branch='') as keeper:\n"
            "    for number in range(150):\n"
            "        keeper.store(f'Filling number {number} of the warehouse')\n"
            "        if number == 75: keeper.store('The car is in the garage'); print('stored', flush=True)\n"
            "        time.sleep(0.01)\n"
        )
        keeper.store(DOG)
        writer = subprocess.Popen([sys.executable, "-c", script, str(store)], stdout=subprocess.PIPE, text=True)
        while writer.poll() is None and not recalled(keeper, "warehouse"):
            time.sleep(0.01)
        assert writer.stdout.readline() == "stored\n"
        began = time.monotonic()
        while recalled(keeper, "automobile")[:1] != [CAR]:
            assert time.monotonic() - began < 5
        assert writer.wait() == 0
        writer.stdout.close()
        assert saved(keeper).meaning.coverage() == (152, 0)


class TestNothingToDo:
    """What has no vector yet is not looked for again while nobody writes; whoever writes is noticed."""

    def waiting(self, keeper):
        return [one.text for one in keeper.storage.vectors.waiting(keeper.caller, NAME, 10)]

    def test_until_this_process_writes(self, keeper):
        keeper.store(CAR)
        saved(keeper)
        assert self.waiting(keeper) == self.waiting(keeper) == []
        keeper.store(DOG)
        assert self.waiting(keeper) == [DOG]

    def test_until_another_connection_writes(self, keeper, open_keeper):
        keeper.store(CAR)
        saved(keeper)
        assert self.waiting(keeper) == []
        open_keeper().store(DOG)
        assert self.waiting(keeper) == [DOG]

    def test_for_the_model_that_made_them_and_no_other(self, keeper):
        keeper.store(CAR)
        saved(keeper)
        assert self.waiting(keeper) == []
        assert [one.text for one in keeper.storage.vectors.waiting(keeper.caller, "other", 10)] == [CAR]

    def test_until_a_backup_is_restored_that_lacks_vectors(self, keeper, tmp_path):
        keeper.store(CAR)
        keeper.backup(tmp_path / "backup.db")
        saved(keeper)
        assert self.waiting(keeper) == []
        keeper.restore_backup(tmp_path / "backup.db")
        assert self.waiting(keeper) == [CAR]

    def test_of_entities_until_somebody_stores_what_was_not_read(self, keeper, store):
        keeper.store(CAR)
        keeper.entities()
        assert keeper.storage.unread(keeper.caller) == keeper.storage.unread(keeper.caller) == 0
        stored = "import sys, kept; kept.open(sys.argv[1], user='ann', session='s', project='', branch='').store('Tea')"
        subprocess.run([sys.executable, "-c", stored, str(store)], check=True)
        assert keeper.storage.unread(keeper.caller) == 1
