"""The catalogue is complete and current, and knows what topics stand for."""

import subprocess
import sys
from pathlib import Path

import pytest

from kept.entities import catalog, compiling


def test_what_is_compiled_is_current():
    assert Path(catalog.COMPILED).read_text(encoding="utf-8") == compiling.source(), "run: make rules"


def test_the_catalogue_is_large():
    assert len(compiling.read()[1]) >= 1_700
    assert len(catalog.words("people.first_names")) >= 1_500


@pytest.mark.parametrize("word", ["database", "Database", "Datenbank", "データベース", "数据库", "bases de données"])
def test_a_topic_stands_for_its_technologies_in_any_language(word):
    assert {"postgresql", "mysql"} <= set(catalog.related([word])[word])


def test_a_word_that_is_no_topic_stands_for_nothing():
    assert catalog.related(["holiday"]) == {}


def test_topics_are_found_in_a_question():
    assert catalog.topics_in("Which Datenbank, and which 数据库?") == [
        ("Datenbank", "database"),
        ("数据库", "database"),
    ]
    assert catalog.topics_in("When is the holiday?") == []


def test_a_technology_knows_its_topics_and_aliases():
    assert "database" in catalog.topics_of("postgresql")
    assert "postgresql" in catalog.members("database")
    assert "postgres" in catalog.aliases("postgresql")
    assert catalog.topics_of("nothing") == catalog.members("nothing") == ()


def test_a_line_with_marks_is_read(tmp_path):
    path = tmp_path / "technologies.toml"
    path.write_text(
        '[[topic]]\nname = "language"\nwords = ["language"]\ntechnologies = """\nGo!! = golang, GoLang!\n\nRust!\n"""\n'
    )
    words, (go, rust) = compiling.read(path)
    assert words == {"language": ["language"]}
    assert go.forms == [("Go", catalog.AMBIGUOUS), ("golang", ""), ("GoLang", catalog.EXACT)]
    assert rust == ("Rust", [("Rust", catalog.EXACT)], ["language"])


def test_a_line_that_is_none_is_an_error(tmp_path):
    path = tmp_path / "technologies.toml"
    path.write_text('[[topic]]\nname = "x"\nwords = []\ntechnologies = """\nGo = a = b\n"""\n')
    with pytest.raises(ValueError, match="topic x"):
        compiling.read(path)


def test_nothing_is_loaded_at_import():
    code = (
        "import kept.entities.extracting, sys; from kept.entities import catalog;"
        "print(catalog.load.cache_info().currsize, 'ahocorasick' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["0", "False"]
