"""What words mean beyond themselves: the entities in a memory, and in a question.

Importing this loads what finds entities; `keeper.indexed` looks whether it
is there, and wanted.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event

from kept.entities import catalog
from kept.entities.extracting import mentions
from kept.retrieval.tokens import TOPIC, QueryWord, query_words

# Set where entities are looked for in what is stored: from the first question by
# them on, and while much is stored. Elsewhere a store costs less without.
wanted = Event()


@contextmanager
def wanted_meanwhile() -> Iterator[None]:
    """Look for entities in what is stored in this block."""
    was_wanted = wanted.is_set()
    wanted.set()
    try:
        yield
    finally:
        if not was_wanted:
            wanted.clear()


def entities_of(content: str) -> list[tuple[str, str]]:
    """Return type and name of what *content* is about, and the topics that its technologies belong to."""
    found = dict.fromkeys((one.type, one.name) for one in mentions(content))
    topics = (topic for type_, name in found if type_ == "technology" for topic in catalog.topics_of(name))
    return [*found, *dict.fromkeys((TOPIC, topic) for topic in topics)]


def broadened(query: str, words: Sequence[QueryWord]) -> list[QueryWord]:
    """Give each of the *words* of *query* the entities that it names, or that are of the kind it names."""
    same: dict[str, list[tuple[str, str]]] = {}
    members: dict[str, list[tuple[str, str]]] = {}
    for mention in mentions(query):
        for word in query_words(query[mention.start : mention.end]):
            same.setdefault(word.term, []).append((mention.type, mention.name))
    for phrase, topic in catalog.topics_in(query):
        for word in query_words(phrase):
            members.setdefault(word.term, []).append((TOPIC, topic))
    if not same and not members:
        return list(words)
    return [
        word._replace(same=tuple(same.get(word.term, ())), members=tuple(members.get(word.term, ()))) for word in words
    ]
