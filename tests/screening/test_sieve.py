"""The quick no is never wrong: what the sieve calls ordinary, the rules find nothing in."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kept.screening import sieve
from kept.screening.folding import fold
from kept.screening.matching import ALWAYS_SCREENED, Text, find
from kept.screening.rulebook import read
from kept.screening.unveiling import readings

SETS = sorted(Path(__file__).parents[2].joinpath("bench", "sets").glob("*.jsonl"))
EXAMPLES = [text for group in ("secret", "injection") for rule in read(group) for text in rule.matches]


@pytest.fixture(autouse=True)
def _ready(monkeypatch):
    monkeypatch.setattr(sieve, "_sieve", sieve._compiled())


def findings(text):
    folded = Text(fold(text))
    every = [folded, *(Text(reading.text) for reading in readings(folded.plain, folded.pieces, text))]
    return [match for one in every for match in find(one, ALWAYS_SCREENED)]


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.stem)
def test_nothing_is_found_in_what_the_sieve_calls_ordinary(path):
    texts = [json.loads(line)["text"] for line in path.read_text(encoding="utf-8").splitlines()]
    assert [text for text in texts if sieve.is_ordinary(text) and findings(text)] == []


def test_no_example_of_a_rule_is_ordinary():
    assert [text for text in EXAMPLES if sieve.is_ordinary(text)] == []


@given(st.text(alphabet="ab1 .-_x0%&;<>~|\\5e\n", max_size=60))
def test_what_has_another_reading_is_not_ordinary(text):
    if sieve.is_ordinary(text):
        assert [*readings(text, text.split(), text)] == []


def test_a_process_that_judges_little_never_compiles_it(monkeypatch):
    monkeypatch.setattr(sieve, "_sieve", None)
    monkeypatch.setattr(sieve, "_judged", 0)
    for _ in range(sieve._AFTER):
        assert not sieve.is_ordinary("Plain text")
    assert sieve._sieve is None
    assert sieve.is_ordinary("Plain text")
