"""Entities are told as well as was measured; `python bench/entities.py` prints the figures themselves."""

import json
import sys

import pytest


def test_few_finds_are_wrong_and_most_are_made(bench):
    figures = bench.measure(bench.read(bench.SET))[0]
    assert figures["rows"] >= 200
    assert figures["precision"] >= 0.9
    assert figures["recall"] >= 0.7


@pytest.mark.parametrize("kind", ["technology", "file", "person", "url", "identifier", "version"])
def test_no_common_type_is_told_badly(bench, kind):
    figures = bench.measure(bench.read(bench.SET))[0]["by_type"][kind]
    assert figures["precision"] >= 0.85
    assert figures["recall"] >= 0.7


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "ja", "zh"])
def test_no_language_is_told_badly(bench, language):
    figures = bench.measure(bench.read(bench.SET))[0]["by_lang"][language]
    assert figures["precision"] >= 0.85
    assert figures["recall"] >= 0.7


def test_a_label_is_compared_by_its_canonical_name(bench, tmp_path, capsys, monkeypatch):
    labels = [
        {"type": "technology", "name": "postgres", "text": "Postgres"},
        {"type": "person", "name": "José Ruiz", "text": "José Ruiz"},
    ]
    path = tmp_path / "rows.jsonl"
    path.write_text(json.dumps({"text": "José Ruiz likes Postgres.", "lang": "en", "entities": labels}) + "\n")
    monkeypatch.setattr(sys, "argv", ["entities.py", "--data", str(path), "--json", "--misses"])
    bench.main()
    said = json.loads(capsys.readouterr().out)
    assert (said["precision"], said["recall"], said["misses"]) == (1.0, 1.0, [])


def test_a_row_that_is_none_is_named(bench, tmp_path):
    path = tmp_path / "rows.jsonl"
    path.write_text('{"text": "fine", "entities": []}\n{"text": 1}\n')
    with pytest.raises(SystemExit, match=r"rows.jsonl:2: not a row"):
        list(bench.read(path))
