"""Read the catalogue of technologies and the lists of words, and compile them into one file of JSON.

    python -m kept.entities.compiling

Extracting reads nothing but ``compiled.json``. It holds few and long strings,
because splitting a string is many times faster than parsing as many values.
"""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from kept.entities.catalog import (
    AMBIGUOUS,
    BETWEEN,
    BETWEEN_ENTRIES,
    COMPILED,
    EXACT,
    ORGANIZATION,
    WORD,
    fold_in_place,
    key_of,
)
from kept.retrieval.tokens import fold

FOLDER = Path(__file__).parent
TECHNOLOGIES = FOLDER / "technologies.toml"

# Scripts without blanks between words: names in them are found anywhere.
UNSPACED = "[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"


class Form(NamedTuple):
    """One way to write a name, and when it counts: always, in this case only, or in technical context."""

    written: str
    mark: str


class Technology(NamedTuple):
    """A technology, how it may be written, and the topics that it belongs to."""

    display: str
    forms: list[Form]
    topics: list[str]


def read(path: Path = TECHNOLOGIES) -> tuple[dict[str, list[str]], list[Technology]]:
    """Return the words of each topic, and the technologies in the order of the file.

    Raises:
        ValueError: a line is no ``Display = alias, alias``.
    """
    words: dict[str, list[str]] = {}
    technologies: dict[str, Technology] = {}
    for topic in tomllib.loads(path.read_text(encoding="utf-8"))["topic"]:
        words.setdefault(topic["name"], []).extend(topic["words"])
        for line in filter(None, map(str.strip, topic["technologies"].splitlines())):
            display, _, aliases = line.partition(" = ")
            form = _form(display)
            if not form.written or "=" in aliases:
                raise ValueError(f"topic {topic['name']}: not a line `Display = alias, alias`: {line}")
            member = technologies.setdefault(form.written, Technology(form.written, [], []))
            member.topics.append(topic["name"])
            forms = [form, *(_form(alias) for alias in aliases.split(",") if alias.strip())]
            member.forms.extend(one for one in forms if one not in member.forms)
    return words, list(technologies.values())


def _form(given: str) -> Form:
    written = given.strip()
    for sign, mark in (("!!", AMBIGUOUS), ("!", EXACT)):
        if written.endswith(sign):
            return Form(written.removesuffix(sign), mark)
    return Form(written, "")


def source() -> str:
    """Return what ``compiled.json`` should hold."""
    words, technologies = read()
    wording = _toml("wording.toml")
    numbers = {technology.display: number for number, technology in enumerate(technologies)}
    entries: dict[str, list[str]] = {}
    for technology in technologies:
        for form in technology.forms:
            entry = f"{numbers[technology.display]}{form.mark}{form.written if form.mark else ''}"
            entries.setdefault(key_of(form.written), []).append(entry)
    for line in _split(wording["technical"]["aliases"], "\n"):
        display, _, aliases = line.partition(" = ")
        for form in map(_form, aliases.split(",")):
            entry = f"{numbers[display]}{form.mark}{form.written if form.mark else ''}"
            entries.setdefault(key_of(form.written), []).append(entry)
    for name in _split(wording["organizations"]["known"], "|"):
        entries.setdefault(key_of(name), []).append(f"{ORGANIZATION}{name}")
    unspaced = {key: value for key, value in entries.items() if re.search(UNSPACED, key)}
    spaced = {key: value for key, value in entries.items() if key not in unspaced}
    compiled = {
        "displays": _flat(numbers),
        "names": _flat(sorted(spaced)),
        "entries": _flat(BETWEEN_ENTRIES.join(dict.fromkeys(spaced[key])) for key in sorted(spaced)),
        "unspaced": {key: BETWEEN_ENTRIES.join(dict.fromkeys(value)) for key, value in sorted(unspaced.items())},
        "most_words": max(len(key.split()) for key in spaced),
        "pairs": _flat(sorted({" ".join(key.split()[:2]) for key in spaced if " " in key})),
        "topics": [
            [
                name,
                _flat(dict.fromkeys(map(key_of, (name, *words[name])))),
                " ".join(str(numbers[one.display]) for one in _members(name, technologies)),
            ]
            for name in words
        ],
        "words": _words(wording) | _people(),
    }
    return _json(compiled)


def _flat(values: Iterable[str]) -> str:
    """Return *values* as one string.

    Raises:
        ValueError: a value holds what separates them.
    """
    every = list(values)
    if any(BETWEEN in value for value in every):
        raise ValueError(f"{BETWEEN} separates names and stands in none of them")
    return BETWEEN.join(every)


def _members(topic: str, technologies: Iterable[Technology]) -> Iterator[Technology]:
    return (technology for technology in technologies if topic in technology.topics)


def _words(wording: dict[str, dict[str, str]]) -> dict[str, str]:
    by_bar = {"employers", "written_in"}
    as_written = {"suffixes", "plain", "heads", "names", "endings", "brands", "cjk", "cjk_suffixes"}
    also_folded = {"suffixes": "suffix_words", "heads": "head_words", "names": "names_folded"}
    lists = {}
    for group, every in wording.items():
        for name, text in every.items():
            if (group, name) in (("organizations", "known"), ("technical", "aliases")):
                continue
            parts = _split(text, "|" if name in by_bar else None)
            if name in also_folded:
                # Whether a text holds one of them is asked of its words first.
                lists[f"{group}.{also_folded[name]}"] = _flat(dict.fromkeys(_words_of(parts)))
            lists[f"{group}.{name}"] = _flat(parts if name in as_written else _folded(parts))
    lists["technical.written_words"] = _flat(
        dict.fromkeys(lists["technical.written_in"].replace(" ", BETWEEN).split(BETWEEN)[::2])
    )
    return lists


def _people() -> dict[str, str]:
    people = _toml("people.toml")
    first_names = sorted({name for text in people["first_names"].values() for name in _folded(text.split())})
    lists = {"people.first_names": _flat(first_names)}
    for name, text in people["words"].items():
        parts = _split(text, "|" if name == "introductions" else None)
        lists[f"people.{name}"] = _flat(_folded(parts))
    titles = [*people["words"]["titles"].split(), *people["words"]["southern_titles"].split()]
    lists["people.title_words"] = _flat(dict.fromkeys(_words_of(titles)))
    return lists


def _words_of(names: Iterable[str]) -> Iterator[str]:
    """Yield the words that a text with one of *names* holds: with the dot of the end of a sentence, and without."""
    for name in names:
        yield from re.findall(WORD, fold_in_place(name))


def _folded(words: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(map(fold, words)))


def _split(text: str, separator: str | None) -> list[str]:
    return [part.strip() for part in text.split(separator) if part.strip()]


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads(FOLDER.joinpath(name).read_text(encoding="utf-8"))


def _json(compiled: object) -> str:
    """Return JSON with one entry to a line, so that a change can be read."""
    written = json.dumps(compiled, ensure_ascii=False, indent=1, separators=(",", ":"))
    return re.sub(r"\n {3,}|\n  (?=[]}])", "", written) + "\n"


def write() -> None:
    """Compile the lists."""
    Path(COMPILED).write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    write()
