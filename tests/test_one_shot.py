"""One question, one process: found by meaning, without loading what only more questions would pay for."""

import json
import os
import stat
import subprocess
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kept
from kept import glance
from kept.embedding import prepared
from kept.embedding.light import light_model
from kept.embedding.static import static_model
from kept.retrieval import likeness, likeness_by_signs
from kept.retrieval.ranking import Candidate, Candidates, Place
from kept.retrieval.tokens import query_words
from kept.values import as_dict

MEMORIES = [
    "The car is parked in the garage behind the house",
    "Bello the dog is fed twice a day",
    "She drinks green tea in the morning",
    "Staging listens on port 8443",
    "The production database runs on PostgreSQL 16",
    "Deploys go out on Tuesdays after the review",
    "The doctor said to take the pills with food",
    "Our flight to Lisbon leaves at noon",
    "The kitchen was painted yellow last summer",
    "He plays the violin in a small orchestra",
    "The invoice must be paid within thirty days",
    "Their daughter studies biology in Vienna",
    "The garden needs water every evening in July",
    "Backups are encrypted and kept for a year",
    "The logo is blue on a white background",
    "The meeting with the lawyer was moved to Friday",
    "Mountain bikes are stored in the cellar",
    "The old laptop has a broken keyboard",
    "We bake bread with rye flour on weekends",
    "The insurance covers theft and fire",
]
QUESTIONS = [
    "where is the automobile",
    "what does the puppy eat",
    "which beverage does she have at breakfast",
    "which port does staging use",
    "which sql server do we use",
    "when is the release day",
    "how to swallow the medicine",
    "when does the airplane depart",
    "colour of the walls where we cook",
    "which musical instrument does he play",
    "when is the bill due",
    "what does the girl learn at university",
    "how often to irrigate the plants",
    "how long are copies of the data stored",
    "what colour is the emblem",
    "when do we see the attorney",
    "where are the bicycles",
    "what is wrong with the computer",
    "what do we make in the oven",
    "is a burglary insured",
]


@pytest.fixture
def filled(open_keeper):
    """A keeper of `MEMORIES` whose vectors are made and whose model is prepared."""
    keeper = open_keeper()
    keeper.store_many(MEMORIES)
    keeper.meaning.catch_up()
    keeper.storage.vectors.save()
    keeper.meaning.prepare()
    return keeper


@pytest.fixture
def once(filled, open_keeper):  # noqa: ARG001 - what it fills is what is asked about
    """Open a keeper on the same store, as a process does that asks one question."""

    def open_once(**options):
        keeper = open_keeper(**options)
        keeper.asks_once = True
        return keeper

    return open_once


def first(keeper, query, **options):
    return next((hit.memory.content for hit in keeper.recall(query, **options).hits), None)


class TestFound:
    @pytest.mark.covers("once.meaning")
    def test_by_meaning_where_no_word_is_shared(self, once):
        keeper = once()
        found = keeper.recall("automobile")
        assert found.hits[0].memory.content == MEMORIES[0]
        assert (found.strategy, found.note) == ("hybrid", None)
        assert keeper._meaning is None, "the model was loaded"

    @pytest.mark.covers("once.meaning")
    def test_as_a_process_finds_that_has_loaded_the_model(self, filled, once):
        keeper = once()
        pairs = [(first(filled, question), first(keeper, question)) for question in QUESTIONS]
        assert sum(loaded == light for loaded, light in pairs) >= len(QUESTIONS) - 1
        right = [light == memory for (_, light), memory in zip(pairs, MEMORIES, strict=True)]
        assert sum(right) >= len(QUESTIONS) - 4
        assert keeper._meaning is None

    def test_by_the_facts_dialect_too(self, once):
        keeper = once()
        answer = keeper.call("memory", {"action": "recall", "query": "automobile"})
        assert (answer["memories"][0]["content"], answer["strategy"]) == (MEMORIES[0], "hybrid")
        assert keeper._meaning is None

    @pytest.mark.covers("once.follow")
    def test_what_has_no_vector_yet(self, filled, once):
        filled.store("The cat sleeps on the sofa")
        filled.edit(2, kept.Changes(content="The cellar is full of wine"))
        keeper = once()
        assert first(keeper, "kitten on a couch") == "The cat sleeps on the sofa"
        assert first(keeper, "champagne") == "The cellar is full of wine"
        assert keeper._meaning is None

    @pytest.mark.covers("once.follow")
    def test_when_many_have_none_their_vectors_are_made(self, filled, once):
        filled.store_many(f"Shelf {number} holds bottles of wine" for number in range(glance._MOST_WAITING + 1))
        keeper = once()
        assert first(keeper, "champagne").endswith("holds bottles of wine")
        assert keeper._meaning is not None
        keeper.close()
        assert filled.meaning.coverage().waiting == 0

    def test_only_what_the_caller_may_see_and_the_filter_leaves(self, once):
        assert once(user="bob").recall("automobile").hits == []
        assert once().recall("automobile", kept.Filter(kinds=("preference",))).hits == []

    def test_a_question_that_says_nothing(self, once):
        assert once().recall("?!").hits == []
        assert once().recall("the of and").strategy in ("hybrid", "keyword")

    def test_a_long_question(self, once):
        words = " ".join(f"{one} {other}" for one in MEMORIES[4:] for other in QUESTIONS[4:])
        assert first(once(), f"Where is the automobile? {words}") is not None

    @pytest.mark.covers("once.affordable")
    def test_among_too_many_by_words_and_says_so(self, once, monkeypatch):
        monkeypatch.setattr(glance, "_AFFORDABLE", len(MEMORIES) - 1)
        found = once().recall("which port does staging use")
        assert found.hits[0].memory.content == MEMORIES[3]
        assert found.strategy == "keyword"
        assert found.note.startswith("20 memories are too many")
        assert once().recall("automobile").hits == []


class TestElsewhere:
    """Where the model has to be loaded after all."""

    @pytest.mark.covers("once.prepared")
    def test_another_model_is_not_compared_with_ours(self, filled, once):
        filled.settings.set("embedder", "openai:http://127.0.0.1:9/v1#none")
        found = once().recall("which port does staging use")
        assert found.hits[0].memory.content == MEMORIES[3]
        assert found.strategy == "keyword"
        assert "127.0.0.1:9" in found.note

    def test_conversations_are_looked_through_with_the_model(self, once):
        keeper = once()
        keeper.recall("automobile", sources=("memories", "conversations"))
        assert keeper._meaning is not None

    @pytest.mark.covers("once.prepared")
    @pytest.mark.parametrize(
        "damage",
        [
            lambda file: file.unlink(),
            lambda file: file.write_bytes(b""),
            lambda file: file.write_bytes(b"00000000\n"),
            lambda file: file.write_bytes(b"\xff" * 9_000),
            lambda file: file.write_bytes(file.read_bytes()[:-1]),
            lambda file: file.write_bytes(file.read_bytes().replace(b'"weights": ["/', b'"weights": ["x', 1)),
            lambda file: file.write_bytes(file.read_bytes()[:-50] + bytes(50)),
        ],
        ids=["missing", "empty", "nothing", "noise", "cut", "another path", "overwritten"],
    )
    def test_what_was_prepared_and_is_damaged_is_made_again(self, once, damage):
        file = Path(prepared.path())
        before = file.read_bytes()
        damage(file)
        assert prepared.read() is None
        keeper = once()
        assert first(keeper, "automobile") == MEMORIES[0]
        assert keeper._meaning is not None
        assert file.read_bytes() == before
        assert stat.S_IMODE(file.stat().st_mode) == 0o600

    @pytest.mark.covers("once.prepared")
    def test_what_was_prepared_from_another_file_does_not_count(self, tmp_path):
        weights = tmp_path / "weights"
        weights.write_bytes(b"x")
        prepared.write(["a"], bytes(4), bytes(32), str(weights), 0)
        assert prepared.read() is not None
        weights.write_bytes(b"xx")
        assert prepared.read() is None
        weights.unlink()
        assert prepared.read() is None

    @pytest.mark.usefixtures("filled")
    @pytest.mark.covers("once.prepared")
    def test_what_another_version_has_prepared_does_not_count(self, monkeypatch):
        assert prepared.read() is not None
        monkeypatch.setattr(prepared, "_FORM", "2")
        assert prepared.read() is None

    @pytest.mark.covers("once.prepared")
    def test_where_nothing_can_be_prepared_it_is_found_all_the_same(self, once, tmp_path, monkeypatch):
        (tmp_path / "other").mkdir()
        (tmp_path / "other" / "models").write_text("in the way")
        monkeypatch.setenv("KEPT_HOME", str(tmp_path / "other"))
        assert first(once(), "automobile") == MEMORIES[0]

    def test_a_full_disk_leaves_no_draft_behind(self, filled, monkeypatch):
        def full(*_):
            raise OSError(28, "No space left on device")

        Path(prepared.path()).unlink()
        monkeypatch.setattr(os, "replace", full)
        filled.meaning.prepare()
        assert os.listdir(os.path.dirname(prepared.path())) == []


class TestModel:
    """The light model is the same model."""

    @pytest.fixture(autouse=True)
    def _prepared(self, monkeypatch, tmp_path_factory):
        monkeypatch.setenv("KEPT_HOME", str(tmp_path_factory.getbasetemp() / "light"))
        static_model().prepare()

    @given(text=st.text(max_size=200) | st.text("abcdefghijklmnopqrstuvwxyz 0-_.é東京ไ🦊", max_size=200))
    def test_any_text_has_the_same_pieces_and_the_same_vector(self, text):
        light = _light()
        assert light.pieces(text) == static_model().pieces(text).tobytes()
        made = np.frombuffer(light.embed(text), np.float32)
        expected = static_model().embed([text])[0]
        assert np.allclose(made / max(1e-9, float(np.linalg.norm(made))), expected, atol=1e-4)

    def test_lengths_and_signs_are_those_of_the_vectors(self):
        light = _light()
        pieces = np.arange(0, 32_000, 371)
        vectors = static_model().vectors(pieces)
        for piece, vector in zip(pieces.tolist(), vectors, strict=True):
            assert light.lengths[piece] == pytest.approx(float(np.linalg.norm(vector)), rel=1e-3)
            assert light.signs(piece) == int("".join("1" if one > 0 else "0" for one in vector), 2)

    def test_measures_are_nearly_those_of_the_vectors(self):
        exact, nearly = [], []
        for question in QUESTIONS:
            words = query_words(question)
            rows = [Candidate(at, ("",) * 4, 0, "", _place(text)) for at, text in enumerate(MEMORIES)]
            found = Candidates(rows, (1,) * len(words), 100, 8.0)
            exact.append(likeness.likeness(question, words, found, static_model()))
            nearly.append(partial(likeness_by_signs.likeness, model=_light())(question, words, found))
        for measure in ("meaning", "words"):
            one, other = (np.ravel([getattr(each, measure) for each in taken]) for taken in (exact, nearly))
            assert np.corrcoef(one, other)[0, 1] > 0.9
            assert float(np.abs(one - other).mean()) < 0.06
            assert 0 <= other.min() <= other.max() <= 1
        assert [each.begins for each in exact] == [each.begins for each in nearly]


def _place(text):
    return Place(text, None, "s", 0, "fact", is_superseded=False, is_question=False, personal=0)


def _light():
    found = light_model()
    assert found is not None
    return found


def test_a_value_as_a_dictionary_is_what_the_library_makes_of_it(keeper):
    memory = keeper.store("Prefers tabs", tags=("style",))
    assert as_dict(memory) == asdict(memory)


class TestProcesses:
    @pytest.mark.covers("once.light")
    def test_once_prepared_a_recall_loads_no_library(self, shell):
        shell("remember", MEMORIES[0])
        assert MEMORIES[0].encode() in shell("recall", "automobile").stdout
        command = [sys.executable, "-X", "importtime", "-m", "kept", "recall", "automobile"]
        run = subprocess.run(command, env=shell.env, cwd=shell.folder, capture_output=True, check=True, text=True)
        assert MEMORIES[0] in run.stdout
        loaded = {line.rpartition("|")[2].strip() for line in run.stderr.splitlines()}
        assert "kept.glance" in loaded
        assert loaded.isdisjoint({"numpy", "click", "dataclasses", "kept.recall"})

    @pytest.mark.covers("once.light")
    def test_a_question_without_spaces_is_answered_by_words_and_loads_no_library_either(self, shell):
        shell("remember", "佐藤さんは決済の担当です")
        shell("recall", "warm up")
        command = [sys.executable, "-X", "importtime", "-m", "kept", "recall", "支払いの担当は誰"]
        run = subprocess.run(command, env=shell.env, cwd=shell.folder, capture_output=True, check=True, text=True)
        assert "佐藤" in run.stdout
        assert "numpy" not in {line.rpartition("|")[2].strip() for line in run.stderr.splitlines()}

    @pytest.mark.covers("once.light")
    def test_the_fast_way_and_the_full_command_answer_alike(self, shell):
        for memory in MEMORIES[:6]:
            shell("remember", memory)
        shell("recall", "warm up")
        for query in ("automobile", "port", ""):
            for options in ((), ("--json",)):
                fast, full = (
                    shell("recall", query, *options, *more, KEPT_PROJECT="", KEPT_BRANCH="")
                    for more in ((), ("--limit", "20"))
                )
                assert (fast.returncode, fast.stdout, fast.stderr) == (full.returncode, full.stdout, full.stderr)
        for options in ((), ("--json",)):
            fast, full = (
                shell("recall", "x", *options, *more, "--store", "ftp://x") for more in ((), ("--limit", "20"))
            )
            assert (fast.returncode, fast.stderr) == (full.returncode, full.stderr)
            assert b"ftp" in fast.stderr

    @pytest.mark.covers("once.prepared")
    def test_several_may_prepare_at_once(self, shell):
        shell("remember", MEMORIES[0])
        command = [shell.command, "recall", "automobile", "--json"]
        running = [
            subprocess.Popen(command, env=shell.env, cwd=shell.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            for _ in range(4)
        ]
        answers = [one.communicate() for one in running]
        assert [one.returncode for one in running] == [0] * 4
        assert {json.loads(out)[0]["memory"]["content"] for out, _ in answers} == {MEMORIES[0]}
        assert os.listdir(shell.home / "models") == ["wordllama-256.prepared"]
