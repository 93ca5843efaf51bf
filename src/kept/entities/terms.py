"""Find concepts: terms of two or three words that a text uses more than once."""

import itertools
import re
from collections.abc import Iterator

from kept.entities import catalog
from kept.entities.mention import BY_GUESS, Find, Text, pattern

_TERM_WORD = r"[^\W\d_]+(?:[-'’][^\W\d_]+)*"
# A shorter word is hardly ever part of a term.
_LEAST_CHARS = 3


def concepts(text: Text) -> Iterator[Find]:
    """Yield the terms that *text* repeats, the longest where several overlap."""
    words = text.words
    # Two words that come back as a pair are two repetitions at least.
    if len(words) - len(text.word_set) < 2:
        return
    pairs = list(itertools.pairwise(words))
    if len(set(pairs)) == len(pairs):
        return
    matches = list(pattern(_TERM_WORD).finditer(text.folded))
    places: dict[str, list[tuple[int, int]]] = {}
    stop = catalog.words("concepts.stop")
    for at, match in enumerate(matches):
        if not _is_content(match[0], stop):
            continue
        for size in (2, 3):
            run = matches[at : at + size]
            if len(run) < size or not _stands_together(text, run) or not all(_is_content(one[0], stop) for one in run):
                break
            places.setdefault(" ".join(one[0] for one in run), []).append((match.start(), run[-1].end()))
    for spans in places.values():
        if len(spans) > 1:
            for start, end in spans:
                yield text.find("concept", start, end, BY_GUESS)


def _is_content(word: str, stop: frozenset[str]) -> bool:
    return len(word) >= _LEAST_CHARS and word not in stop


def _stands_together(text: Text, run: list[re.Match[str]]) -> bool:
    return all(text.plain[one.end() : other.start()] in (" ", "\n", "\u00a0") for one, other in itertools.pairwise(run))
