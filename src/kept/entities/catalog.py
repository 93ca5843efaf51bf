"""What is known by name: technologies, the topics they belong to, and the words that tell other things.

Names are looked up word by word in a dictionary. One pass of an automaton
over the text would find them too, but building it from so many names takes
longer than loading all the rest; only names in scripts without blanks, which
are few, are found that way.

Nothing is loaded until it is first asked for.
"""

import json
import os
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from kept.retrieval.tokens import fold

COMPILED = os.path.join(os.path.dirname(__file__), "compiled.json")

# What stands between the number of a technology and how its name must be written.
EXACT, AMBIGUOUS = "!", "?"
# What begins the entry of an organisation.
ORGANIZATION = "~"
# What separates the values of a list, and the entries of one name.
BETWEEN, BETWEEN_ENTRIES = "|", ";"

# A word of a name, in folded text. What joins words (blank, hyphen, slash) is no part of one.
WORD = r"\.?[a-z0-9][a-z0-9+#_]*+(?:\.[a-z0-9+#_]++)*+"


class Entry(NamedTuple):
    """What a name stands for, and how it must be written to do so.

    ``exact`` is empty where case does not matter. An ambiguous name counts
    in technical context only.
    """

    is_organization: bool
    name: str
    display: str
    exact: str
    is_ambiguous: bool


def related(words: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return, for those of *words* that name a topic, the technologies of it by their canonical names.

    >>> related(["database", "holiday"])["database"][:2]
    ('postgresql', 'mysql')
    """
    topics = _topics_by_word()
    found = {word: topics.get(key_of(word), ()) for word in words}
    return {
        word: tuple(dict.fromkeys(name for topic in named for name in members(topic)))
        for word, named in found.items()
        if named
    }


def topics_in(text: str) -> list[tuple[str, str]]:
    """Return the topics that *text* names: each phrase as it stands there, and the topic.

    >>> topics_in("Which Database do we use?")
    [('Database', 'database')]
    """
    folded = fold_in_place(text)
    topics = _topics_by_word()
    matches = list(re.finditer(r"[^\W_]+(?:\.[^\W_]+)*", folded))
    words = [match[0] for match in matches]
    found = []
    for at, match in enumerate(matches):
        for count in range(min(_MOST_TOPIC_WORDS, len(words) - at), 0, -1):
            named = topics.get(" ".join(words[at : at + count]))
            if named:
                found += [(text[match.start() : matches[at + count - 1].end()], topic) for topic in named]
                break
    if not folded.isascii():
        for word, named in topics.items():
            if (at := folded.find(word)) >= 0 and re.search(_UNSPACED, word):
                found += [(text[at : at + len(word)], topic) for topic in named]
    return list(dict.fromkeys(found))


# "base de datos de series temporales"
_MOST_TOPIC_WORDS = 6
_UNSPACED = "[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"


def topics_of(name: str) -> tuple[str, ...]:
    """Return the topics that a technology belongs to, by its canonical name.

    >>> topics_of("postgresql")
    ('database',)
    """
    return _topics_by_member().get(name, ())


def members(topic: str) -> tuple[str, ...]:
    """Return the canonical names of the technologies of *topic*; of an unknown one, none."""
    return _members().get(topic, ())


def aliases(name: str) -> tuple[str, ...]:
    """Return the other ways to write a technology, folded, by its canonical name."""
    return tuple(
        key
        for key, packed in (names() | load()["unspaced"]).items()
        if key != key_of(name) and any(entry.name == name for entry in entries(packed))
    )


def key_of(name: str) -> str:
    """Return *name* as it is looked up: folded, its words with a blank between them.

    >>> key_of("Scikit-Learn"), key_of("CI/CD"), key_of(".NET")
    ('scikit learn', 'ci cd', '.net')
    """
    folded = fold_in_place(name)
    if re.search(_UNSPACED, folded):
        return " ".join(folded.split())
    return " ".join(re.findall(WORD, folded)) or folded


def canonical(name: str) -> str:
    """Return the canonical form of *name*: folded, with single blanks."""
    return " ".join(fold(name).split())


@cache
def load() -> Any:
    """Return what is compiled."""
    # Bytes, because a text file would look for ends of lines first.
    with open(COMPILED, "rb") as file:
        return json.loads(file.read())


def ready() -> None:
    """Load all that most texts need, ahead of the first."""
    names(), pairs(), second_words()
    for name in load()["words"]:
        words(name)


@cache
def words(name: str) -> frozenset[str]:
    """Return the words of a list, such as "people.first_names"."""
    return frozenset(load()["words"][name].split(BETWEEN))


@cache
def names() -> dict[str, str]:
    """Return the entries of every name, by its key."""
    compiled = load()
    return dict(zip(compiled["names"].split(BETWEEN), compiled["entries"].split(BETWEEN), strict=True))


@cache
def pairs() -> frozenset[str]:
    """Return the first two words of every name that has several."""
    return frozenset(load()["pairs"].split(BETWEEN))


@cache
def second_words() -> frozenset[str]:
    """Return the second words of names: a text without any has no name of several words."""
    return frozenset(pair.partition(" ")[2] for pair in pairs())


@cache
def entries(packed: str) -> tuple[Entry, ...]:
    """Return what the entries of a name say."""
    return tuple(map(_entry, packed.split(BETWEEN_ENTRIES)))


def _entry(packed: str) -> Entry:
    if packed[0] == ORGANIZATION:
        written = packed[1:]
        return Entry(True, canonical(written), written, written, False)
    number, mark, exact = re.fullmatch(r"(\d+)([!?]?)(.*)", packed).groups()  # type: ignore[union-attr] # we wrote it
    display = _displays()[int(number)]
    return Entry(False, canonical(display), display, exact, mark == AMBIGUOUS)


@cache
def unspaced_names() -> Any:
    """Return what finds the names in scripts without blanks."""
    from ahocorasick import Automaton

    automaton = Automaton()
    for word, packed in load()["unspaced"].items():
        automaton.add_word(word, (len(word), packed))
    automaton.make_automaton()
    return automaton


@cache
def _displays() -> list[str]:
    return list(load()["displays"].split(BETWEEN))


@cache
def _members() -> dict[str, tuple[str, ...]]:
    displays = _displays()
    return {
        name: tuple(canonical(displays[int(number)]) for number in numbers.split()) for name, _, numbers in _topics()
    }


@cache
def _topics_by_word() -> dict[str, tuple[str, ...]]:
    topics: dict[str, tuple[str, ...]] = {}
    for name, keys, _ in _topics():
        for word in keys.split(BETWEEN):
            topics[word] = (*topics.get(word, ()), name)
    return topics


@cache
def _topics_by_member() -> dict[str, tuple[str, ...]]:
    topics: dict[str, tuple[str, ...]] = {}
    for topic, technologies in _members().items():
        for technology in technologies:
            topics[technology] = (*topics.get(technology, ()), topic)
    return topics


def _topics() -> Iterator[tuple[str, str, str]]:
    return (tuple(topic) for topic in load()["topics"])


class _InPlace(dict[int, str]):
    """The folded form of each character, if that is one character too."""

    def __missing__(self, code: int) -> str:
        character = chr(code)
        folded = _ALONE.get(character) or fold(character)
        self[code] = folded if len(folded) == 1 else _one(character.lower(), character)
        return self[code]


def _one(wanted: str, otherwise: str) -> str:
    return wanted if len(wanted) == 1 else otherwise


# Letters that no normal form takes apart.
_ALONE = {"ł": "l", "Ł": "l", "ø": "o", "Ø": "o", "đ": "d", "Đ": "d", "ı": "i", "İ": "i", "ə": "e"}

_in_place = _InPlace()


def fold_in_place(text: str) -> str:
    """Fold *text* so that every position stays what it is.

    >>> fold_in_place("Éclair für ＡＢＣ"), fold_in_place("Straße")
    ('eclair fur abc', 'straße')
    """
    return text.lower() if text.isascii() else text.translate(_in_place)
