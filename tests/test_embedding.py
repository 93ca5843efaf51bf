"""The built-in model: words, their pieces, and vectors of texts."""

import json
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kept.embedding.static import DIMS, FIRST, static_model
from kept.embedding.words import MAX_WORDS, telling, words_of


@pytest.fixture
def model():
    return static_model()


def alike(one, other):
    made = static_model().embed([one, other])
    return float(made[0] @ made[1])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        (" \n\t", []),
        ("!?", []),
        ("Node.js, v2", ["node", "js", "v2"]),
        ("snake_case", ["snake", "case"]),
        ("ÉTÉ naïve", ["été", "naïve"]),
        ("東京 Tower", ["tower"]),
        ("Zu\u0308rich", ["zürich"]),
        ("x\0y", ["x", "y"]),
        ("🦊", []),
    ],
)
def test_words_are_what_lies_between_spaces_and_signs(text, words):
    assert words_of(text) == words


@given(st.text(max_size=300))
def test_any_text_has_words_and_a_vector(text):
    words = words_of(text)
    assert len(words) <= MAX_WORDS
    assert all(words)
    made = static_model().embed([text])
    assert made.shape == (1, DIMS)
    assert np.isfinite(made).all()
    assert np.linalg.norm(made) == pytest.approx(1 if words else 0, abs=1e-5)
    pieces = static_model().pieces(text)
    assert ((pieces & FIRST) > 0).sum() == len(telling(words))


def test_of_a_long_text_the_beginning_counts(model):
    assert len(words_of("word " * 20_000)) == MAX_WORDS
    assert alike("car " * MAX_WORDS, "car " * MAX_WORDS + "potatoes " * 9_999) == pytest.approx(1, abs=1e-5)
    assert len(model.pieces("x" * 60_000)) < 50


def test_common_words_tell_only_where_nothing_else_does():
    assert telling(["the", "dog"]) == ["dog"]
    assert telling(["the", "of"]) == ["the", "of"]


def test_words_are_spelled_as_the_published_tokenizer_spells_them(model):
    tokenizers = pytest.importorskip("tokenizers")
    package = Path(find_spec("wordllama").submodule_search_locations[0])
    published = tokenizers.Tokenizer.from_str(
        (package / "tokenizers" / "l2_supercat_tokenizer_config.json").read_text(encoding="utf-8")
    )
    words = (
        "automobile kubernetes postgresql naïve straße déjà 東 京 猫 x zq3x7 disestablishmentarianism 12345 ไ".split()
    )
    for word in words:
        ours = [int(piece) & (FIRST - 1) for piece in model._spell(word)]
        theirs = list(published.encode(word, add_special_tokens=False).ids)
        assert ours == theirs, word


def test_vectors_know_what_is_alike():
    assert alike("the car is broken", "an automobile needs repair") > alike("the car is broken", "she drinks tea") + 0.1
    assert alike("Prefers dark mode", "prefers DARK mode") == pytest.approx(1, abs=1e-5)


def test_vectors_do_not_depend_on_their_company(model):
    texts = ["a car", "", "two dogs", "!", "tea"]
    together = model.embed(texts)
    for text, vector in zip(texts, together, strict=True):
        assert np.array_equal(model.embed([text])[0], vector)
    assert model.embed([]).shape == (0, DIMS)


def test_pieces_are_those_that_vectors_are_known_of(model):
    pieces = model.pieces("automobile and 猫 🦊 naïve") & (FIRST - 1)
    assert model.vectors(pieces.astype(np.intp)).shape == (len(pieces), DIMS)


def test_the_vocabulary_is_read_as_json():
    package = Path(find_spec("wordllama").submodule_search_locations[0])
    config = json.loads((package / "tokenizers" / "l2_supercat_tokenizer_config.json").read_text(encoding="utf-8"))
    assert len(config["model"]["vocab"]) <= FIRST, "or the mark of a first piece would be mistaken for one"
