"""Tell what a text is about: the technologies, people, files and other things that it names.

Without a model: known names are looked up, the rest is told by how it is
written and by the words around it. Wrong finds cost more than missed ones, so
a name that is an ordinary word too counts only where something speaks for it.
The time is linear in the length of the text.
"""

import unicodedata
from bisect import bisect_left
from itertools import accumulate

from kept.entities.mention import EntityType, Find, Mention, Text, resolved
from kept.entities.naming import organizations, people
from kept.entities.technologies import technologies
from kept.entities.terms import concepts
from kept.entities.written import identifiers, urls_and_files, versions

__all__ = ["EntityType", "Mention", "mentions"]


def mentions(text: str) -> list[Mention]:
    """Return what *text* mentions, in order of position; one entity may be mentioned several times.

    >>> [(one.type, one.name) for one in mentions("Ask Anna Weber about postgres 16 in src/db.py")]
    [('person', 'anna weber'), ('technology', 'postgresql'), ('version', '16'), ('file', 'src/db.py')]
    """
    if text.isascii() or unicodedata.is_normalized("NFC", text):
        return [Mention(find.type, find.name, find.display, find.start, find.end) for find in _finds(text) if find.type]
    composed, starts = _composed(text)
    return [
        Mention(find.type, find.name, find.display, starts[find.start], starts[find.end])
        for find in _finds(composed)
        if find.type
    ]


def _finds(given: str) -> list[Find]:
    text = Text(given)
    if not text.words and given.isascii():
        return []
    written = [*urls_and_files(text), *identifiers(text)]
    known = technologies(text, written)
    numbers = list(versions(text, known)) if text.has_digit else []
    sure = resolved([*written, *known, *numbers, *people(text), *organizations(text)])
    return _with_concepts(sure, list(concepts(text)))


def _with_concepts(sure: list[Find], terms: list[Find]) -> list[Find]:
    """Add the *terms* that hold nothing better known."""
    if not terms:
        return sure
    starts = [find.start for find in sure]
    free = []
    for term in terms:
        place = bisect_left(starts, term.end)
        if place == 0 or sure[place - 1].end <= term.start:
            free.append(term)
    return sorted([*sure, *resolved(free)], key=lambda find: find.start)


def _composed(text: str) -> tuple[str, list[int]]:
    """Return *text* with letters and their accents as one, and where in it each character of the result began."""
    parts: list[str] = []
    for character in text:
        if parts and unicodedata.combining(character):
            parts[-1] += character
        else:
            parts.append(character)
    composed = [unicodedata.normalize("NFC", part) for part in parts]
    begins = [0, *accumulate(map(len, parts))]
    starts = [begins[number] for number, part in enumerate(composed) for _ in part]
    return "".join(composed), [*starts, len(text)]
