"""How memories stand in a word index, and which words drive a query: the same for every database."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from heapq import nlargest

from kept.retrieval.ranking import FIELDS, Candidates, weights_of
from kept.retrieval.tokens import QueryWord, entity_mark, escaped
from kept.types import Filter

# How many list entries one query may fetch, and one of its words: 0.2 µs each
# in the embedded store, so 6 ms in all.
MAX_POSTINGS = 30_000
MAX_POSTINGS_PER_WORD = 10_000

# How many candidates are read and ranked exactly; more when more are asked for.
MIN_CANDIDATES = 128

# How many known words one look for a misspelling may read.
MAX_VOCABULARY = 50_000

# Of words that are all common, so many are combined.
MAX_COMMON_WORDS = 6

# An answer may have none of the words: it is looked for beside so many candidates, those whose words weigh most.
_LENDING = 4

# What a memory is about is found out later, if what finds it is not loaded.
UNREAD = "+!"


def marks(
    entities: Iterable[tuple[str, str]] | None, kind: str, tags: Iterable[str], category: str | None
) -> list[str]:
    """Return the tokens by which a memory is filtered: its kind, tags, category, and what it is about."""
    found = [f"@{kind}", *map(_tag_mark, tags)]
    found += [UNREAD] if entities is None else [entity_mark(type_, name) for type_, name in entities]
    return [*found, _category_mark(category)] if category else found


def filter_marks(where: Filter) -> list[list[str]]:
    """Return *where* as lists of marks; a memory that it leaves has one of each list."""
    lists = [[_tag_mark(tag)] for tag in where.tags]
    if where.category:
        lists.append([_category_mark(where.category)])
    if where.entity:
        lists.append([entity_mark(where.entity.type, where.entity.name)])
    if where.kinds:
        lists.append([f"@{kind}" for kind in where.kinds])
    return lists


def count_tokens(columns: Sequence[str]) -> int:
    """Return the length of a text in tokens, given its columns; what it is filtered by does not count."""
    return sum(column.count(" ") for column in columns[: len(FIELDS)])


def index_tokens(word: QueryWord) -> tuple[str, ...]:
    """Return the tokens by which *word* is found."""
    # Every inflection is indexed with its stem behind it, so the stem alone
    # finds all of them, the exact form included; but with the stem of the
    # language that a text was taken for, which of short texts is often English.
    meant = tuple([entity_mark(*entity) for entity in (*word.same, *word.members)])
    return (word.fuzzy or (word.forms if word.is_foreign else word.forms[-1:])) + meant


def heaviest(held: Mapping[int, int], weights: Sequence[tuple[int, float]], most: int) -> dict[int, int]:
    """Return the *most* rows whose words, given as bits with *weights*, weigh most, and what was told right after them.

    After an answer may come another that does not name again what it is about,
    so of the two rows behind each of the best those stay that have any of the words.
    """
    best = _heaviest(held, weights, most)
    after = [row + (step if row > 0 else -step) for row in _few_heaviest(best, weights) for step in (1, 2)]
    return best | {row: held[row] for row in after if row in held}


def _heaviest(held: Mapping[int, int], weights: Sequence[tuple[int, float]], most: int) -> dict[int, int]:
    """Return the *most* rows whose words weigh most; of equal ones the newest.

    Few sets of words are held by many rows, so whole sets are weighed, not rows.
    """
    counts = Counter(held.values())
    by_weight: dict[float, set[int]] = {}
    for bits in counts:
        by_weight.setdefault(sum([weight for bit, weight in weights if bits & bit]), set()).add(bits)
    room, heavier, last = most, set[int](), set[int]()
    for _, last in sorted(by_weight.items(), reverse=True):
        size = sum(counts[bits] for bits in last)
        if size > room:
            break
        heavier |= last
        room -= size
    best = {row: bits for row, bits in held.items() if bits in heavier}
    at_the_edge = last - heavier
    newest = sorted([row for row, bits in held.items() if bits in at_the_edge], reverse=True)[:room]
    return best | {row: held[row] for row in newest}


def _few_heaviest(held: Mapping[int, int], weights: Sequence[tuple[int, float]]) -> list[int]:
    """Return the few rows beside which more is looked for: those whose words weigh most, of equal ones the newest."""
    weight_of = {bits: sum([weight for bit, weight in weights if bits & bit]) for bits in {*held.values()}}
    return [row for _, row in nlargest(_LENDING, [(weight_of[bits], row) for row, bits in held.items()])]


def beside(words: Sequence[QueryWord], found: Candidates, held: Mapping[int, int]) -> list[int]:
    """Return the rows right before and after the best of those that have *words*, as *held* tells: they may answer.

    How rare the words are tells what was *found*.
    """
    weights = weights_of(words, found.frequencies, found.memories)
    best = _few_heaviest(held, [(1 << at, weight) for at, weight in enumerate(weights)])
    return [row + step for row in best for step in (-1, 1)]


def shares(words: Sequence[QueryWord], found: Candidates, held: Iterable[int]) -> dict[int, float]:
    """Return for each set of *words*, given as bits, what of all of them it weighs."""
    weights = weights_of(words, found.frequencies, found.memories)
    total = sum(weights) or 1.0
    return {bits: sum([weight for at, weight in enumerate(weights) if bits >> at & 1]) / total for bits in {*held}}


def _tag_mark(tag: str) -> str:
    return f"#{escaped(tag)}"


def _category_mark(category: str) -> str:
    return f":{escaped(category)}"
