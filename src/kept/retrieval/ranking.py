"""From candidates to an order: the only place where a score is made.

The score is BM25 over all fields of a memory at once, set against what a
memory that answers every word of the query would reach. So 1 means
"everything that was asked for is here", 0.3 means "about a third of what
makes this query special", and scores of different queries can be compared.

Pure arithmetic: the same for every database.
"""

from collections.abc import Sequence
from heapq import nlargest
from math import log
from typing import Literal, NamedTuple

from kept.retrieval.tokens import QueryWord
from kept.types import TermMatch

FIELDS = ("content", "name", "description", "tags")

# How much an occurrence counts by where it stands.
FIELD_WEIGHTS = (1.0, 0.6, 1.0, 1.0)

# How fast repetitions stop counting, and how much longer texts are held
# back. Memories are short statements: a second mention says little.
K1 = 0.9
B = 0.4

# What a match is worth by how it was made.
EXACT, STEM, FUZZY = 1.0, 0.9, 0.5


class Candidate(NamedTuple):
    """A memory that may answer, by its row and the tokens of each of `FIELDS`."""

    row: int
    tokens: tuple[list[str], ...]


class Candidates(NamedTuple):
    """What storage found for the words of a query, filters and visibility applied.

    ``frequencies`` tells for each word in how many visible memories it is.
    """

    rows: list[Candidate]
    frequencies: tuple[int, ...]
    memories: int
    average_tokens: float


class Ranked(NamedTuple):
    """One candidate with its score from 0 to 1 and where the score came from."""

    row: int
    score: float
    why: tuple[TermMatch, ...]


def rarity(frequency: int, memories: int) -> float:
    """Return how much a word tells that *frequency* of *memories* contain (BM25's idf)."""
    # In a store of three memories nothing is rare; one of at least fifty is
    # assumed, so that the first memories of a new user get sensible scores.
    memories = max(memories, frequency, 50)
    return log(1 + (memories - frequency + 0.5) / (frequency + 0.5))


def rank(words: Sequence[QueryWord], found: Candidates, limit: int) -> list[Ranked]:
    """Return the best *limit* candidates, best first; among equals the newer row."""
    rarities = [rarity(frequency, found.memories) for frequency in found.frequencies]
    total = sum(rarities)
    if total <= 0:
        return []
    scored = [(_raw_score(words, rarities, candidate, found.average_tokens), candidate) for candidate in found.rows]
    best = nlargest(limit, (pair for pair in scored if pair[0] > 0), key=lambda pair: (pair[0], pair[1].row))
    return [
        Ranked(candidate.row, calibrated(raw / total), _explain(words, found, rarities, candidate, total))
        for raw, candidate in best
    ]


def calibrated(coverage: float) -> float:
    """Map a share of the best single-mention answer to 0–1.

    Small shares stay what they are; repetitions and brevity can lift a
    match above 1 (at most K1 + 1), and the curve keeps that order below 1.

    >>> [round(calibrated(share), 2) for share in (0, 0.1, 0.5, 1, K1 + 1)]
    [0.0, 0.1, 0.44, 0.76, 1.0]
    """
    most = K1 + 1
    return round(1 - (1 - min(coverage, most) / most) ** most, 4)


def _raw_score(words: Sequence[QueryWord], rarities: list[float], candidate: Candidate, average: float) -> float:
    length = sum(map(len, candidate.tokens))
    hold_back = K1 * (1 - B + B * length / (average or 1))
    score = 0.0
    for word, weight in zip(words, rarities, strict=True):
        mentions = _mentions(word, candidate.tokens)
        if mentions:
            score += weight * mentions * (K1 + 1) / (mentions + hold_back)
    return score


def _mentions(word: QueryWord, fields: tuple[list[str], ...]) -> float:
    """Count *word* in all fields, weighted by field and by how it matched."""
    mentions = 0.0
    for tokens, weight in zip(fields, FIELD_WEIGHTS, strict=True):
        if tokens:
            mentions += weight * _count(word, tokens)
    return mentions


def _count(word: QueryWord, tokens: list[str]) -> float:
    forms = word.forms
    if word.prefix:
        return EXACT * sum(token.startswith(forms[0]) for token in tokens)
    exact = tokens.count(forms[0])
    if len(forms) == 1:
        count = EXACT * exact
    else:
        # Every inflection leaves its stem behind it, so the stem's count
        # holds the exact ones too.
        count = EXACT * exact + STEM * max(0, tokens.count(forms[1]) - exact)
    if not count and word.fuzzy:
        count = FUZZY * sum(tokens.count(form) for form in word.fuzzy)
    return count


def _explain(
    words: Sequence[QueryWord], found: Candidates, rarities: list[float], candidate: Candidate, total: float
) -> tuple[TermMatch, ...]:
    matches = []
    for word, frequency, weight in zip(words, found.frequencies, rarities, strict=True):
        fields = tuple(
            field for field, tokens in zip(FIELDS, candidate.tokens, strict=True) if tokens and _count(word, tokens)
        )
        if fields:
            form, how = _best_form(word, candidate.tokens)
            matches.append(TermMatch(word.term, form, how, fields, frequency, round(weight / total, 4)))
    return tuple(sorted(matches, key=lambda match: -match.share))


def _best_form(word: QueryWord, fields: tuple[list[str], ...]) -> tuple[str, Literal["exact", "stem", "fuzzy"]]:
    present = {token for tokens in fields for token in tokens}
    if word.prefix or word.forms[0] in present:
        return word.forms[0], "exact"
    if word.forms[-1] in present:
        return word.forms[-1], "stem"
    return next(form for form in word.fuzzy if form in present), "fuzzy"
