"""The word index: which memories hold a word, for callers who may see them.

FTS5 stores and intersects the lists; ranking happens elsewhere. What costs
time is fetching long lists, so the words of a query are planned: the rare
ones are fetched whole, and common ones only sort what the rare ones found.
"""

import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import nlargest
from itertools import combinations

import apsw

from kept.retrieval.ranking import FIELDS, Candidate, Candidates, rarity
from kept.retrieval.tokens import QueryWord
from kept.types import Filter

# How many list entries one query may fetch: 0.2 µs each, so about 8 ms.
MAX_POSTINGS = 40_000

# How many candidates are read and ranked exactly.
MAX_CANDIDATES = 200

# Of words that are all common, so many are combined.
_MAX_COMMON_WORDS = 6

LIVE, SUPERSEDED = "|", "!"

_UNSAFE_IN_TAG = r"[^\w.:@/+-]"


def write(connection: apsw.Connection, row: int, columns: Sequence[str]) -> int:
    """Index one memory, given what `columns_for` made of it; return how many tokens it has."""
    connection.execute(
        "INSERT INTO words (rowid, content, name, description, tags, marks) VALUES (?, ?, ?, ?, ?, ?)", (row, *columns)
    )
    return count_tokens(columns)


def columns_for(
    space: int, state: str, fields: Sequence[Sequence[str]], kind: str, tags: Iterable[str]
) -> tuple[str, ...]:
    """Return the text of each index column: the tokens of *fields*, then what is filtered by."""
    prefix = f"{space}{state}"
    return tuple(_prefixed(prefix, tokens) for tokens in (*fields, marks(kind, tags)))


def count_tokens(columns: Sequence[str]) -> int:
    """Return the length of a memory in tokens, what it is filtered by aside."""
    return sum(column.count(" ") + 1 for column in columns[: len(FIELDS)] if column)


def marks(kind: str, tags: Iterable[str]) -> list[str]:
    """Return the tokens by which a memory is filtered: its kind and its tags."""
    return [f"@{kind}", *map(_tag_mark, tags)]


def remove(connection: apsw.Connection, row: int) -> int:
    """Take one memory out of the index; return how many tokens it had."""
    columns = connection.execute(
        "SELECT content, name, description, tags FROM words WHERE rowid = ?", (row,)
    ).fetchone()
    if columns is None:
        return 0
    connection.execute("DELETE FROM words WHERE rowid = ?", (row,))
    return count_tokens(columns)


def filter_clause(spaces: Iterable[int], where: Filter) -> str | None:
    """Return *where* as an FTS5 expression, or None when it holds nothing to filter by."""
    prefixes = _prefixes(spaces, where)
    clauses = [_any_of(prefixes, [_tag_mark(tag)]) for tag in where.tags]
    if where.kinds:
        clauses.append(_any_of(prefixes, [f"@{kind}" for kind in where.kinds]))
    return " AND ".join(clauses) if clauses else None


def candidates(
    connection: apsw.Connection, spaces: Mapping[int, object], words: Sequence[QueryWord], where: Filter
) -> Candidates:
    """Find the memories most worth ranking for *words*, at most `MAX_CANDIDATES`."""
    prefixes = _prefixes(spaces, where)
    memories, tokens = connection.execute(
        "SELECT coalesce(sum(memories), 0), coalesce(sum(tokens), 0) FROM spaces"
        " WHERE space IN (SELECT value FROM json_each(?))",
        (json.dumps(list(spaces)),),
    ).fetchone() or (0, 0)
    clauses = [_word_clause(prefixes, word) for word in words]
    frequencies = [_frequency(connection, prefixes, word, clause) for word, clause in zip(words, clauses, strict=True)]
    weighted = sorted(
        (frequency, clause, rarity(frequency, memories))
        for frequency, clause in zip(frequencies, clauses, strict=True)
        if frequency
    )
    rows = _best_rows(connection, weighted, filter_clause(spaces, where))
    return Candidates(_tokens_of(connection, rows), tuple(frequencies), memories, tokens / memories if memories else 0)


def vocabulary(connection: apsw.Connection, spaces: Iterable[int], start: str, most: int) -> list[str]:
    """Return the known words that begin with *start*, as live memories of *spaces* use them."""
    known: dict[str, None] = {}
    for space in spaces:
        prefix = f"{space}{LIVE}"
        low = prefix + start
        rows = connection.execute(
            "SELECT term FROM vocabulary WHERE term >= ? AND term < ? LIMIT ?", (low, low + "\U0010ffff", most)
        )
        known.update((term[len(prefix) :], None) for (term,) in rows)
    return list(known)


def erase_separators(connection: apsw.Connection, space: int, tokens: Collection[str]) -> bool:
    """Make sure that no page boundary of the index still spells one of *tokens*.

    FTS5 keeps the first term of each page, shortened, as a separator, and
    leaves it in place when the term is deleted. About one deleted word in
    six hundred stays readable that way (measured), so those are looked for
    and, if there is one, the index is rewritten. Returns whether it was.
    """
    # FTS5 puts "0" before every term of its main index.
    spelled = {f"0{space}{state}{token}".encode() for token in tokens for state in (LIVE, SUPERSEDED)}
    separators = connection.execute("SELECT term FROM words_idx")
    if not any(bytes(term) in spelled for (term,) in separators):
        return False
    connection.execute("INSERT INTO words (words) VALUES ('optimize')")
    return True


def _best_rows(
    connection: apsw.Connection, weighted: list[tuple[int, str, float]], restriction: str | None
) -> list[int]:
    """Return the rows with the greatest sum of rarities, rarest words first."""
    scores: dict[int, float] = {}
    driving: list[str] = []
    common: list[tuple[str, float]] = []
    fetched = 0
    for frequency, clause, weight in weighted:
        if common or fetched + frequency > MAX_POSTINGS:
            common.append((clause, weight))
            continue
        fetched += frequency
        driving.append(clause)
        _add(scores, _rows(connection, clause, restriction), weight)
    if common and len(scores) > MAX_CANDIDATES:
        found = f"({' OR '.join(driving)})"
        for clause, weight in common[:_MAX_COMMON_WORDS]:
            _add(scores, _rows(connection, f"{found} AND {clause}", restriction), weight)
    elif common:
        for row in _rows_with_most(connection, [clause for clause, _ in common[:_MAX_COMMON_WORDS]], restriction):
            scores.setdefault(row, 0.0)
    if len(scores) <= MAX_CANDIDATES:
        return list(scores)
    return nlargest(MAX_CANDIDATES, scores, key=lambda row: (scores[row], row))


def _rows_with_most(connection: apsw.Connection, clauses: list[str], restriction: str | None) -> dict[int, None]:
    """Return rows that hold many of *clauses*: first those with all, then with all but one, …"""
    rows: dict[int, None] = {}
    for size in range(len(clauses), 0, -1):
        groups = (f"({' AND '.join(group)})" for group in combinations(clauses, size))
        newest = _rows(connection, f"({' OR '.join(groups)})", restriction, limit=MAX_CANDIDATES)
        rows.update((row, None) for row in newest)
        if len(rows) >= MAX_CANDIDATES:
            break
    return rows


def _rows(connection: apsw.Connection, match: str, restriction: str | None, limit: int | None = None) -> list[int]:
    if restriction:
        match = f"({match}) AND {restriction}"
    source = "SELECT rowid FROM words WHERE words MATCH ?"
    if limit is not None:
        source = f"{source} ORDER BY rowid DESC LIMIT {limit}"
    # One JSON text instead of a row each: a third less time per entry.
    packed = connection.execute(f"SELECT json_group_array(rowid) FROM ({source})", (match,)).get
    rows: list[int] = json.loads(str(packed))
    return rows


def _add(scores: dict[int, float], rows: list[int], weight: float) -> None:
    if not scores:
        scores.update(dict.fromkeys(rows, weight))
        return
    known = scores.get
    for row in rows:
        scores[row] = known(row, 0.0) + weight


def _tokens_of(connection: apsw.Connection, rows: list[int]) -> list[Candidate]:
    found = connection.execute(
        f"SELECT rowid, {', '.join(FIELDS)} FROM words WHERE rowid IN (SELECT value FROM json_each(?))",
        (json.dumps(rows),),
    )
    return [Candidate(row, tuple(map(_unprefixed, columns))) for row, *columns in found]


def _frequency(connection: apsw.Connection, prefixes: list[str], word: QueryWord, clause: str) -> int:
    """Return how many memories hold *word*; for a guessed word an upper bound."""
    if word.prefix:
        return int(str(connection.execute("SELECT count(*) FROM words WHERE words MATCH ?", (clause,)).get))
    terms = [prefix + token for prefix in prefixes for token in _index_tokens(word)]
    found = (
        connection.execute(
            "SELECT coalesce(sum(doc), 0) FROM vocabulary WHERE term IN (SELECT value FROM json_each(?))"
            if len(terms) > 1
            else "SELECT coalesce(sum(doc), 0) FROM vocabulary WHERE term = ?",
            (json.dumps(terms) if len(terms) > 1 else terms[0],),
        ).get
        if terms
        else 0
    )
    return int(str(found))


def _index_tokens(word: QueryWord) -> tuple[str, ...]:
    # Every inflection is indexed with its stem behind it, so the stem alone
    # finds all of them, the exact form included.
    return word.fuzzy or word.forms[-1:]


def _word_clause(prefixes: list[str], word: QueryWord) -> str:
    return _any_of(prefixes, _index_tokens(word), " *" if word.prefix else "")


def _any_of(prefixes: list[str], tokens: Iterable[str], suffix: str = "") -> str:
    return "(" + " OR ".join(f'"{prefix}{token}"{suffix}' for prefix in prefixes for token in tokens) + ")"


def _prefixes(spaces: Iterable[int], where: Filter) -> list[str]:
    states = (LIVE, SUPERSEDED) if where.include_superseded else (LIVE,)
    return [f"{space}{state}" for space in spaces for state in states]


def _prefixed(prefix: str, tokens: Sequence[str]) -> str:
    return f"{prefix}{f' {prefix}'.join(tokens)}" if tokens else ""


def _unprefixed(column: str) -> list[str]:
    if not column:
        return []
    # A token holds neither mark, so what precedes the first one is the space.
    prefix = re.match(r"\d+[|!]", column)
    return column.replace(prefix[0], "").split() if prefix else column.split()


def _tag_mark(tag: str) -> str:
    """Write *tag* as one token, so that different tags stay different."""
    return "#" + re.sub(_UNSAFE_IN_TAG, lambda found: f"%{ord(found[0]):x}.", tag.casefold())
