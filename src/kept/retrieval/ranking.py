"""From candidates to an order: the only place where a score is made.

The score is BM25 over all fields of a memory at once, set against what a
memory that answers every word of the query would reach. So 1 means
"everything that was asked for is here", 0.3 means "about a third of what
makes this query special", and scores of different queries can be compared.

Pure arithmetic: the same for every database.
"""

from collections.abc import Callable, Iterable, Sequence
from heapq import nlargest
from math import log
from typing import Literal, NamedTuple

from kept.retrieval.tokens import QueryWord, entity_mark, is_unspaced, without_spaces
from kept.types import Signal, TermMatch

FIELDS = ("content", "name", "description", "tags")

# How much an occurrence counts by where it stands.
FIELD_WEIGHTS = (1.0, 0.6, 1.0, 1.0)

# How fast repetitions stop counting, and how much longer texts are held
# back. Memories are short statements: a second mention says little. Pairs of
# characters are in long texts by chance, so there they are held back more.
K1, K1_UNSPACED = 0.9, 0.3
B, B_UNSPACED = 0.25, 0.75

# What a match is worth by how it was made: by another name of the same thing
# (or by both), or by a thing of the kind that the word names.
EXACT, STEM, FUZZY = 1.0, 0.8, 0.5
SAME, SAME_TOO, MEMBER = 0.8, 0.25, 0.3

# Where a question is written without spaces, each of its words is several pairs
# and characters; a number or a word in Latin letters among them weighs as many.
SPACED = 3.0

# Hiragana writes endings and particles: pairs with it say less of what a text is about.
GRAMMAR = 0.2

# A word of more than two characters is many pairs, which are mostly there together or not at
# all. Each weighs the less, the longer the word is, by this power: a long name does not drown the rest.
COMPOUND = 0.5


class Place(NamedTuple):
    """What a memory is, and where and when (in microseconds) it was stored.

    ``pieces`` are those of its words; where they are not known yet, there is
    its ``text``. Personal is what somebody tells of themselves: how often they
    say "I", up to three times; at least 1 where they say "my".
    ``branch`` is the one of the version control on which it was stored.
    """

    text: str
    pieces: bytes | None
    session: str
    stored: int
    kind: str
    is_superseded: bool
    is_question: bool
    personal: int
    branch: str | None = None


class Candidate(NamedTuple):
    """A memory that may answer: its row, and the tokens of each of `FIELDS` as `token_text`.

    ``held`` has a bit for each word of the query, in order, that may be in
    it; the others need not be looked for. ``marks`` are the tokens of what it
    is about, if the query asks for such. ``place`` is known when it matters.
    """

    row: int
    fields: tuple[str, ...]
    held: int = -1
    marks: str = ""
    place: Place | None = None


# Given how well each candidate answers: by how much those answer better, together, that are most like it.
Twins = Callable[[Sequence[float]], Sequence[float]]


class Candidates(NamedTuple):
    """What storage found for the words of a query, filters and visibility applied.

    ``frequencies`` tells for each word in how many visible memories it is,
    ``alike`` for each of ``rows`` how near its vector is to the question's,
    where a model that sees more than single words has made them, and ``twins``
    what those lend each other that are most alike.
    """

    rows: list[Candidate]
    frequencies: tuple[int, ...]
    memories: int
    average_tokens: float
    alike: Sequence[float] = ()
    twins: Twins | None = None


def with_more(found: Candidates, rows: Iterable[int]) -> Candidates:
    """Add *rows* that were found by something else than words.

    Those that words have not found count as holding none: they hold no rare
    one, or others would have had to stand back.
    """
    known = {one.row for one in found.rows}
    return found._replace(rows=[*found.rows, *(Candidate(row, NO_TOKENS, 0) for row in rows if row not in known)])


def looked_at(most: int, memories: int) -> int:
    """Return how many candidates of one sort a recall looks at closely: among many *memories* fewer than *most*."""
    return most if memories <= _MANY_MEMORIES else min(most, _FEW_CANDIDATES)


def promising(memories: int) -> int:
    """Return of how many candidates of all sorts that is enough where vectors tell well which of them may answer."""
    return _PROMISING if memories <= _MANY_MEMORIES else _FEW_PROMISING


_MANY_MEMORIES = 5_000
_FEW_CANDIDATES = 64

# With so many the sets of docs/recall.md come out as with all.
_PROMISING, _FEW_PROMISING = 112, 80

# The fields of a candidate that words have not found.
NO_TOKENS = ("",) * len(FIELDS)


class Ranked(NamedTuple):
    """One candidate with its score from 0 to 1 and where the score came from."""

    row: int
    score: float
    why: tuple[TermMatch, ...]
    signals: tuple[Signal, ...] = ()


class _Wanted(NamedTuple):
    """A word of the query, ready to be counted: its bit, what it weighs and what to look for."""

    bit: int
    weight: float
    exact: str
    stems: tuple[str, ...]
    fuzzy: tuple[str, ...]
    same: tuple[str, ...] = ()
    members: tuple[str, ...] = ()
    unspaced: bool = False


def token_text(tokens: Sequence[str], before: str = "") -> str:
    """Write *tokens* so that whole ones can be counted in the text: each as ``|token`` and a space.

    *before* goes in front of each. Searching a text is several times faster
    than comparing the members of a list.

    >>> token_text(["dark", "mode"], "7")
    '7|dark 7|mode '
    """
    between = f" {before}|"
    return f"{before}|{between.join(tokens)} " if tokens else ""


def rarity(frequency: int, memories: int) -> float:
    """Return how much a word tells that *frequency* of *memories* contain (BM25's idf)."""
    # In a store of three memories nothing is rare; one of at least fifty is
    # assumed, so that the first memories of a new user get sensible scores.
    memories = max(memories, frequency, 50)
    return log(1 + (memories - frequency + 0.5) / (frequency + 0.5))


def weights_of(words: Sequence[QueryWord], frequencies: Sequence[int], memories: int) -> list[float]:
    """Return how much each of *words* tells that is in so many of *memories*."""
    spaced = SPACED if without_spaces(words) else 1.0

    def by_script(word: QueryWord) -> float:
        if not is_unspaced(word.term):
            return spaced
        if any("ぁ" <= letter <= "ゟ" for letter in word.term):
            return GRAMMAR
        return float((2 / word.part_of) ** COMPOUND)

    return [rarity(frequency, memories) * by_script(word) for word, frequency in zip(words, frequencies, strict=True)]


def rank(words: Sequence[QueryWord], found: Candidates, limit: int) -> list[Ranked]:
    """Return the best *limit* candidates, best first; among equals the newer row."""
    covered = coverage(words, found)
    best = nlargest(
        limit, [(share, one.row, one) for share, one in zip(covered.words, found.rows, strict=True) if share > 0]
    )
    explain = explainer(words, found, covered)
    return [Ranked(row, calibrated(share), explain(candidate)) for share, row, candidate in best]


class Coverage(NamedTuple):
    """How much of what was asked for the words of each candidate hold.

    ``all_words`` is 1 where they hold all of it; ``said`` has the bits of those
    that they hold, and ``shares`` tells for each bit what of the whole its word is.
    ``wanted`` is what was looked for, word by word.
    """

    words: list[float]
    all_words: list[float]
    said: list[int]
    shares: list[float]
    wanted: "list[_Wanted]"


def coverage(words: Sequence[QueryWord], found: Candidates) -> Coverage:
    """Return how much of what *words* ask for each candidate holds."""
    weights = weights_of(words, found.frequencies, found.memories)
    wanted = [_wanted(word, 1 << at, weight) for at, (word, weight) in enumerate(zip(words, weights, strict=True))]
    total = sum(weights) or 1.0
    # Few sets of words are held by many rows, so it is looked up once what to look for in each.
    sought = {held: [word for word in wanted if word.bit & held] for held in {one.held for one in found.rows}}
    scored = [_raw_score(sought[one.held], one, found.average_tokens) if one.held else (0.0, 0) for one in found.rows]
    # Others that are only spelled alike are not all that was asked for.
    every = 0 if any(word.fuzzy for word in wanted) else (1 << len(wanted)) - 1
    return Coverage(
        [raw / total for raw, _ in scored],
        [float(0 < said == every) for _, said in scored],
        [said for _, said in scored],
        [weight / total for weight in weights],
        wanted,
    )


def explainer(
    words: Sequence[QueryWord], found: Candidates, covered: Coverage
) -> Callable[[Candidate], tuple[TermMatch, ...]]:
    """Return what tells how each of *words* was found in a candidate, given what of them all hold."""
    shares = [round(share, 4) for share in covered.shares]
    # Those that weigh most first; of equals the one that was asked for first.
    sought = sorted(zip(words, found.frequencies, covered.wanted, shares, strict=True), key=lambda one: -one[-1])
    return lambda candidate: _explain(sought, candidate)


def calibrated(coverage: float) -> float:
    """Map a share of the best single-mention answer to the range 0 to 1.

    Small shares stay what they are; repetitions and brevity can lift a
    match above 1 (at most K1 + 1), and the curve keeps that order below 1.

    >>> [round(calibrated(share), 2) for share in (0, 0.1, 0.5, 1, K1 + 1)]
    [0.0, 0.1, 0.44, 0.76, 1.0]
    """
    most = K1 + 1
    return round(1.0 - float((1 - min(coverage, most) / most) ** most), 4)


def _wanted(word: QueryWord, bit: int, weight: float) -> _Wanted:
    if word.prefix:
        return _Wanted(bit, weight, f"|{word.forms[0]}", (), (), unspaced=True)
    stems = tuple([f"|{form} " for form in word.forms[1:]])
    same, members = (tuple([f"|{entity_mark(*one)} " for one in named]) for named in (word.same, word.members))
    fuzzy = tuple(f"|{form} " for form in word.fuzzy)
    return _Wanted(bit, weight, f"|{word.forms[0]} ", stems, fuzzy, same, members, is_unspaced(word.term))


def _raw_score(sought: Sequence[_Wanted], candidate: Candidate, average: float) -> tuple[float, int]:
    """Return the sum over the words *sought*, and the bits of those that are there."""
    length, fields = 0.0, []
    for text, weight in zip(candidate.fields, FIELD_WEIGHTS, strict=True):
        if text:
            length += text.count(" ")
            fields.append((text, weight))
    length /= average or 1
    marks = candidate.marks
    score, said = 0.0, 0
    for word in sought:
        mentions = 0.0
        for text, weight in fields:
            mentions += weight * _count(word, text)
        if marks:
            mentions += _meant(word, marks, is_said=mentions > 0)
        if mentions:
            k1, b = (K1_UNSPACED, B_UNSPACED) if word.unspaced else (K1, B)
            score += word.weight * mentions * (k1 + 1) / (mentions + k1 * (1 - b + b * length))
            said |= word.bit
    return score, said


def _meant(word: _Wanted, marks: str, *, is_said: bool) -> float:
    """Return what it is worth that a memory is about what *word* means, beside what it says."""
    if any(mark in marks for mark in word.same):
        return SAME_TOO if is_said else SAME
    return MEMBER if not is_said and any(mark in marks for mark in word.members) else 0.0


def _count(word: _Wanted, text: str) -> float:
    """Count *word* in *text*, weighted by how it matched."""
    if word.fuzzy:
        return FUZZY * sum([text.count(form) for form in word.fuzzy])
    exact = text.count(word.exact)
    stems = word.stems
    if not stems:
        return EXACT * exact
    # Every inflection leaves its stem behind it, so the stem's count holds
    # the exact ones too.
    stemmed = text.count(stems[0]) if len(stems) == 1 else max([text.count(stem) for stem in stems])
    return EXACT * exact + STEM * (stemmed - exact) if stemmed > exact else EXACT * exact


def _explain(sought: Sequence[tuple[QueryWord, int, _Wanted, float]], candidate: Candidate) -> tuple[TermMatch, ...]:
    said = [(field, text) for field, text in zip(FIELDS, candidate.fields, strict=True) if text]
    matches = []
    for word, frequency, looked_for, share in sought:
        if not looked_for.bit & candidate.held:
            continue
        where = [(field, text) for field, text in said if _count(looked_for, text)]
        if where:
            form, how = _best_form(word, looked_for, "".join([text for _, text in where]))
            matches.append(TermMatch(word.term, form, how, tuple([field for field, _ in where]), frequency, share))
        elif candidate.marks and _meant(looked_for, candidate.marks, is_said=False):
            meant = next(
                name
                for type_, name in (*word.same, *word.members)
                if f"|{entity_mark(type_, name)} " in candidate.marks
            )
            matches.append(TermMatch(word.term, meant, "entity", ("entities",), frequency, share))
    return tuple(matches)


def _best_form(word: QueryWord, looked_for: _Wanted, text: str) -> tuple[str, Literal["exact", "stem", "fuzzy"]]:
    if looked_for.exact in text:
        return word.forms[0], "exact"
    for form, stem in zip(word.forms[1:], looked_for.stems, strict=True):
        if stem in text:
            return form, "stem"
    return next(form for form in word.fuzzy if f"|{form} " in text), "fuzzy"
