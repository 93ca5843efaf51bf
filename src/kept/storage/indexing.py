"""How memories stand in a word index, and which words drive a query: the same for every database."""

from collections.abc import Iterable, Mapping, Sequence
from heapq import nlargest

from kept.retrieval.tokens import QueryWord, entity_mark, escaped
from kept.types import Filter

# How many list entries one query may fetch, and one of its words.
MAX_POSTINGS = 30_000
MAX_POSTINGS_PER_WORD = 10_000

# How many candidates are read and ranked exactly; more when more are asked for.
MIN_CANDIDATES = 128

# A recall looks at each of them more closely, so among so many memories at fewer.
MANY_MEMORIES = 5_000
FEW_CANDIDATES = 64

# Of words that are all common, so many are combined.
MAX_COMMON_WORDS = 6

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


def index_tokens(word: QueryWord) -> tuple[str, ...]:
    """Return the tokens by which *word* is found."""
    # Every inflection is indexed with its stem behind it, so the stem alone
    # finds all of them, the exact form included.
    meant = tuple([entity_mark(*entity) for entity in (*word.same, *word.members)])
    return (word.fuzzy or word.forms[-1:]) + meant


def heaviest(held: Mapping[int, int], weights: Sequence[tuple[int, float]], most: int) -> dict[int, int]:
    """Return the *most* rows whose words, given as bits, weigh most; *weights* are of each bit."""
    sums = {bits: sum(weight for bit, weight in weights if bits & bit) for bits in set(held.values())}
    best = nlargest(most, [(sums[bits], row) for row, bits in held.items()])
    return {row: held[row] for _, row in best}


def _tag_mark(tag: str) -> str:
    return f"#{escaped(tag)}"


def _category_mark(category: str) -> str:
    return f":{escaped(category)}"
