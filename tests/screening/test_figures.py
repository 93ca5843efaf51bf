"""Screening stays as good as it was measured: recall and false alarms on every set in ``bench/sets``.

The limits are those that were promised; `python bench/screening.py` prints
the figures themselves. ``injection_templates_4``, ``_6`` and ``_7`` miss their
goal (0.85): their limits only keep what there is.
"""

import json
import sys
from pathlib import Path

import pytest

# Thousands of texts are judged.
pytestmark = pytest.mark.slow

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(scope="module")
def screening():
    sys.path.insert(0, str(BENCH))
    try:
        import screening
    finally:
        sys.path.remove(str(BENCH))
    return screening


def figures(screening, name):
    return screening.measure(name, screening.read(BENCH / "sets" / f"{name}.jsonl"))[0]


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("passwords_prose", 0.80),
        ("passwords_prose_2", 0.80),
        ("passwords_prose_3", 0.80),
        ("passwords_prose_4", 0.80),
        ("passwords_prose_5", 0.88),
        ("passwords_prose_6", 0.88),
        ("passwords_prose_7", 0.88),
        ("injection_templates", 0.75),
        ("injection_templates_2", 0.75),
        ("injection_templates_3", 0.85),
        ("injection_templates_4", 0.65),
        ("injection_templates_5", 0.85),
        ("injection_templates_6", 0.75),
        ("injection_templates_7", 0.30),
        ("injection_obfuscated", 0.85),
        ("sensitive", 0.90),
        ("sensitive_2", 0.90),
        ("sensitive_3", 0.90),
        ("sensitive_4", 0.90),
    ],
)
def test_enough_is_found(screening, name, least):
    assert figures(screening, name)["recall"] >= least


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("ordinary", 0.0005),
        ("ordinary_3", 0.0005),
        ("ordinary_4", 0.0005),
        ("ordinary_5", 0.0005),
        ("ordinary_6", 0.0005),
        ("ordinary_7", 0.0005),
        ("passwords_talk", 0.02),
        ("passwords_talk_2", 0.02),
        ("passwords_talk_3", 0.02),
        ("passwords_talk_4", 0.02),
        ("passwords_talk_5", 0.015),
        ("passwords_talk_6", 0.015),
        ("passwords_talk_7", 0.015),
        ("standing_rules", 0.005),
        ("standing_rules_2", 0.005),
        ("injection_lookalikes", 0.02),
        ("injection_lookalikes_3", 0.01),
        ("injection_lookalikes_4", 0.01),
        ("injection_lookalikes_7", 0.03),
        ("sensitive_lookalikes", 0.02),
        ("sensitive_lookalikes_2", 0.02),
        ("sensitive_lookalikes_3", 0.02),
        ("sensitive_lookalikes_4", 0.02),
    ],
)
def test_hardly_anything_is_found_where_nothing_is(screening, name, most):
    assert figures(screening, name)["false_positive_rate"] <= most


@pytest.mark.parametrize("seed", [7, 8, 9])
def test_provider_tokens_are_found_in_prose(screening, seed):
    assert screening.measure("tokens", screening.provider_tokens(seed=seed, count=700))[0]["recall"] >= 0.97


@pytest.mark.parametrize("seed", [7, 8, 9])
def test_ids_hashes_and_public_keys_are_no_tokens(screening, seed):
    assert screening.measure("ids", screening.public_ids(seed=seed, count=4_000))[0]["false_positive_rate"] <= 0.0005


@pytest.mark.parametrize(
    "name",
    [
        "standing_rules",
        "standing_rules_2",
        "injection_lookalikes",
        "injection_lookalikes_4",
        "sensitive_lookalikes",
        "sensitive_lookalikes_3",
        "sensitive_lookalikes_4",
    ],
)
def test_there_is_no_secret_in_what_people_tell_their_agents(screening, name):
    rows = screening.read(BENCH / "sets" / f"{name}.jsonl")
    assert [row["text"] for row in rows if screening.secrets(row["text"])] == []


def test_a_miss_is_shown_without_the_secret(screening, tmp_path, capsys, monkeypatch):
    token = "ghp_" + "k3J9bQ7xWzT5mV2nL8pR4sY6dF1gH0cAeXuQ"
    rows = [
        {"text": f"use {token} for now", "label": "clean"},
        {"text": "the usual one, Bluebird, opens it all", "label": "secret"},
    ]
    path = tmp_path / "rows.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    monkeypatch.setattr(sys, "argv", ["screening.py", "--data", str(path), "--json", "--misses"])
    screening.main()
    said = json.loads(capsys.readouterr().out)
    assert (said["recall"], said["false_positive_rate"], len(said["misses"])) == (0.0, 1.0, 2)
    assert token not in str(said)
    assert "opens it all" not in str(said)


def test_a_row_that_is_none_is_named(screening, tmp_path):
    path = tmp_path / "rows.jsonl"
    path.write_text('{"text": "fine", "label": "clean"}\n{"text": 1}\n')
    with pytest.raises(SystemExit, match=r"rows.jsonl:2: not a row"):
        list(screening.read(path))
