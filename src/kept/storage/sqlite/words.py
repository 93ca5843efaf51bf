"""The word index: which memories hold a word, for callers who may see them.

FTS5 stores and intersects the lists; ranking happens elsewhere. What costs
time is fetching long lists, so the words of a query are planned: the rare
ones are fetched whole, and common ones only sort what the rare ones found.
"""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import apsw

from kept.retrieval.ranking import Candidate, Candidates, looked_at, token_text, weights_of
from kept.retrieval.tokens import TOPIC, QueryWord, unescaped
from kept.storage.conditions import of_origin
from kept.storage.indexing import (
    MAX_COMMON_WORDS,
    MAX_POSTINGS,
    MAX_POSTINGS_PER_WORD,
    MIN_CANDIDATES,
    UNREAD,
    count_tokens,
    filter_marks,
    heaviest,
    index_tokens,
    marks,
)
from kept.storage.protocol import Indexed
from kept.types import KINDS, Filter

# Up to so many memories, hardly a word is too common to be fetched.
_FEW_MEMORIES = 2 * MAX_POSTINGS_PER_WORD

# What stands behind the number of a space.
LIVE, SUPERSEDED, TRASHED, SAID = "", "!", "~", "@"
STATES = (LIVE, SUPERSEDED, TRASHED, SAID)

# What a memory is found by: the text of each index column.
Entry = tuple[str, ...]


def write(connection: apsw.Connection, row: int, entry: Entry) -> int:
    """Index one memory; return how many tokens it has."""
    connection.execute(
        "INSERT INTO words (rowid, content, name, description, tags, marks) VALUES (?, ?, ?, ?, ?, ?)", (row, *entry)
    )
    return count_tokens(entry)


def entry_of(space: int, state: str, indexed: Indexed, kind: str, tags: Iterable[str], category: str | None) -> Entry:
    """Return what a memory is found by: the tokens of its fields, then what is filtered by."""
    filtered_by = marks(indexed.entities, kind, tags, category)
    return tuple([token_text(tokens, f"{space}{state}") for tokens in (*indexed.fields, filtered_by)])


def state_of(superseded_by: object, trashed: object) -> str:
    """Return under which of the three a memory is indexed."""
    if trashed is not None:
        return TRASHED
    return LIVE if superseded_by is None else SUPERSEDED


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
    clauses = [_any_of(prefixes, marks) for marks in filter_marks(where)]
    return " AND ".join(clauses) if clauses else None


def filtered(connection: apsw.Connection, spaces: Iterable[int], where: Filter, most: int) -> list[int]:
    """Return the rows that *where* leaves, the newest *most*, given that it asks for more than an origin."""
    clause = filter_clause(spaces, where)
    return [] if clause is None else _rows(connection, clause, _ANY, limit=most)


def newest(connection: apsw.Connection, space: int, most: int, before: int = sys.maxsize) -> list[int]:
    """Return the newest *most* rows of the live memories of *space*, of those before a row."""
    # Each has a kind, and this index alone has the rows of a space in order.
    of_any_kind = _any_of([f"{space}{LIVE}|"], [f"@{kind}" for kind in KINDS])
    found = connection.execute(
        "SELECT rowid FROM words WHERE words MATCH ? AND rowid < ? ORDER BY rowid DESC LIMIT ?",
        (of_any_kind, before, most),
    )
    return [row for (row,) in found]


def candidates(
    connection: apsw.Connection,
    spaces: Mapping[int, object],
    words: Sequence[QueryWord],
    where: Filter,
    limit: int,
) -> Candidates:
    """Find the memories most worth ranking for *words*, so many that the best *limit* are among them."""
    return _read_all(connection, words, _held_by_memories(connection, spaces, words, where, limit, closely=False))


def held(
    connection: apsw.Connection, spaces: Mapping[int, object], words: Sequence[QueryWord], where: Filter, limit: int
) -> tuple[Candidates, dict[int, int]]:
    """Find the rows most worth a close look for *words*, with the bits of those that each holds; nothing is read yet.

    What is found tells how rare the words are, and has no rows.
    """
    return _held_by_memories(connection, spaces, words, where, limit, closely=True)


def _held_by_memories(
    connection: apsw.Connection,
    spaces: Mapping[int, object],
    words: Sequence[QueryWord],
    where: Filter,
    limit: int,
    *,
    closely: bool,
) -> tuple[Candidates, dict[int, int]]:
    prefixes = _prefixes(spaces, where)
    restriction = _Restriction(filter_clause(spaces, where), *of_origin(where, "?"))
    return _held(connection, spaces, words, limit, prefixes, restriction, "memories", "tokens", closely=closely)


def said(
    connection: apsw.Connection, spaces: Mapping[int, object], words: Sequence[QueryWord], limit: int
) -> Candidates:
    """Find the archived messages most worth ranking for *words*; their rows are below zero."""
    prefixes = [f"{space}{SAID}|" for space in spaces]
    found = _held(connection, spaces, words, limit, prefixes, _ANY, "messages", "message_tokens", closely=True)
    return _read_all(connection, words, found)


def _read_all(
    connection: apsw.Connection, words: Sequence[QueryWord], found: tuple[Candidates, dict[int, int]]
) -> Candidates:
    return found[0]._replace(rows=read(connection, words, found[1]))


def _held(
    connection: apsw.Connection,
    spaces: Mapping[int, object],
    words: Sequence[QueryWord],
    limit: int,
    prefixes: list[str],
    restriction: "_Restriction",
    counted: str,
    counted_tokens: str,
    *,
    closely: bool,
) -> tuple[Candidates, dict[int, int]]:
    if not prefixes:
        return Candidates([], (0,) * len(words), 0, 0), {}
    memories, tokens = connection.execute(
        f"SELECT coalesce(sum({counted}), 0), coalesce(sum({counted_tokens}), 0) FROM spaces"
        " WHERE space IN (SELECT value FROM json_each(?))",
        (json.dumps(list(spaces)),),
    ).fetchone() or (0, 0)
    clauses = [_word_clause(prefixes, word) for word in words]
    is_free = not restriction.match and not restriction.conditions
    lists = _fetched(connection, words, clauses) if is_free and memories <= _FEW_MEMORIES else {}
    frequencies = tuple(
        len(lists[clause]) if clause in lists else _frequency(connection, prefixes, word, clause)
        for word, clause in zip(words, clauses, strict=True)
    )
    weights = weights_of(words, frequencies, memories)
    plan = sorted(
        _Planned(frequency, clause, 1 << at, weight)
        for at, (frequency, clause, weight) in enumerate(zip(frequencies, clauses, weights, strict=True))
        if frequency
    )
    enough = looked_at(MIN_CANDIDATES, memories) if closely else MIN_CANDIDATES
    held = _best_rows(connection, plan, lists, restriction, max(enough, 2 * limit))
    return Candidates([], frequencies, memories, tokens / memories if memories else 0), held


def vocabulary(connection: apsw.Connection, spaces: Iterable[int], start: str, most: int) -> list[str]:
    """Return the known words that begin with *start*, as live memories of *spaces* use them."""
    known: dict[str, None] = {}
    for space in spaces:
        prefix = f"{space}{LIVE}|"
        low = prefix + start
        rows = connection.execute(
            "SELECT term FROM vocabulary WHERE term >= ? AND term < ? LIMIT ?", (low, low + "\U0010ffff", most)
        )
        known.update((term[len(prefix) :], None) for (term,) in rows)
    return list(known)


def entities(connection: apsw.Connection, spaces: Iterable[int]) -> dict[tuple[str, str], int]:
    """Return what live memories of *spaces* are about, as (type, name), and how many mention it."""
    found: dict[tuple[str, str], int] = {}
    for space in spaces:
        prefix = f"{space}{LIVE}|+"
        rows = connection.execute(
            "SELECT term, doc FROM vocabulary WHERE term >= ? AND term < ?", (prefix, f"{space}{LIVE}|,")
        )
        for term, memories in rows:
            type_, _, name = term[len(prefix) :].partition(":")
            if type_ == TOPIC or not name:
                continue
            entity = type_, unescaped(name)
            found[entity] = found.get(entity, 0) + memories
    return found


def count_unread(connection: apsw.Connection, spaces: Iterable[int]) -> int:
    """Count the live memories of *spaces* in which nobody has looked for entities yet."""
    terms = [f"{space}{LIVE}|{UNREAD}" for space in spaces]
    counts = (connection.execute("SELECT doc FROM vocabulary WHERE term = ?", (term,)).get for term in terms)
    return sum(int(str(count or 0)) for count in counts)


def unread(connection: apsw.Connection, spaces: Iterable[int], most: int) -> list[int]:
    """Return the newest of those memories."""
    return _rows(connection, _any_of([f"{space}{LIVE}|" for space in spaces], [UNREAD]), _ANY, limit=most)


class _Restriction(NamedTuple):
    """What rows must be like beside holding a word: an FTS5 expression; conditions on the memory, their values."""

    match: str | None = None
    conditions: Sequence[str] = ()
    values: Sequence[object] = ()


_ANY = _Restriction()


class _Planned(NamedTuple):
    """A word of a query: in how many memories, how to find them, its bit, what it weighs."""

    frequency: int
    clause: str
    bit: int
    weight: float


def _fetched(connection: apsw.Connection, words: Sequence[QueryWord], clauses: Sequence[str]) -> dict[str, list[int]]:
    """Return by its clause the rows of each word: among few memories, to count them first takes as long."""
    lists: dict[str, list[int]] = {}
    room = MAX_POSTINGS
    for word, clause in zip(words, clauses, strict=True):
        # A word with marks is counted in another way, and of many common words not all may be fetched.
        if room > 0 and not (word.same or word.members):
            lists[clause] = _rows(connection, clause, _ANY)
            room -= len(lists[clause])
    return lists


def _best_rows(
    connection: apsw.Connection,
    plan: Sequence[_Planned],
    lists: Mapping[str, list[int]],
    restriction: _Restriction,
    most: int,
) -> dict[int, int]:
    """Return at most *most* rows, those with the greatest sum of rarities, each with the bits of the words it holds.

    *plan* starts with the rarest word; the *lists* of some are there.
    """
    held: dict[int, int] = {}
    driving: list[str] = []
    common: list[_Planned] = []
    fetched = 0
    for word in plan:
        if word.frequency > MAX_POSTINGS_PER_WORD or fetched + word.frequency > MAX_POSTINGS:
            common.append(word)
            continue
        fetched += word.frequency
        driving.append(word.clause)
        rows = lists[word.clause] if word.clause in lists else _rows(connection, word.clause, restriction)
        _add(held, rows, word.bit)
    combined, unlooked = common[:MAX_COMMON_WORDS], sum(word.bit for word in common)
    if len(held) > most:
        found = f"({' OR '.join(driving)})"
        for word in combined:
            _add(held, _rows(connection, f"{found} AND {word.clause}", restriction), word.bit)
        held = heaviest(held, [(word.bit, word.weight) for word in plan], most)
    elif common:
        for row in _rows_with_most(connection, [word.clause for word in combined], restriction, most):
            held.setdefault(row, 0)
    # Which of the common words a row holds is for ranking to find out.
    return {row: bits | unlooked for row, bits in held.items()} if common else held


def _rows_with_most(
    connection: apsw.Connection, clauses: list[str], restriction: _Restriction, most: int
) -> dict[int, None]:
    """Return rows that hold many of *clauses*: first all, then all but one, and so on."""
    rows: dict[int, None] = {}
    for size in range(len(clauses), 0, -1):
        groups = (f"({' AND '.join(group)})" for group in combinations(clauses, size))
        newest = _rows(connection, f"({' OR '.join(groups)})", restriction, limit=most)
        rows.update((row, None) for row in newest)
        if len(rows) >= most:
            break
    return rows


def _rows(connection: apsw.Connection, match: str, restriction: _Restriction, limit: int | None = None) -> list[int]:
    if restriction.match:
        match = f"({match}) AND {restriction.match}"
    source = "SELECT rowid FROM words WHERE words MATCH ?"
    if restriction.conditions:
        memory = "SELECT 1 FROM memories WHERE row = words.rowid"
        source = f"{source} AND EXISTS ({' AND '.join([memory, *restriction.conditions])})"
    if limit is not None:
        source = f"{source} ORDER BY rowid DESC LIMIT {limit}"
    # One JSON text instead of a row each: a third less time per entry.
    packed = connection.execute(f"SELECT json_group_array(rowid) FROM ({source})", (match, *restriction.values)).get
    rows: list[int] = json.loads(str(packed))
    return rows


def _add(held: dict[int, int], rows: list[int], bit: int) -> None:
    if not held:
        held.update(dict.fromkeys(rows, bit))
        return
    known = held.get
    for row in rows:
        held[row] = known(row, 0) | bit


def read(connection: apsw.Connection, words: Sequence[QueryWord], held: Mapping[int, int]) -> list[Candidate]:
    """Return the rows that *words* are held by, with what ranking needs of them."""
    # Straight from where FTS5 keeps the text: through it, each row costs twice
    # as much, and this is the largest part of a search.
    marks = "c4" if any(word.same or word.members for word in words) else "''"
    found = connection.execute(
        f"SELECT id, {marks}, c0, c1, c2, c3 FROM words_content WHERE id IN (SELECT value FROM json_each(?))",
        (json.dumps(list(held)),),
    )
    return [Candidate(row, tuple(fields), held[row], marked) for row, marked, *fields in found]


def _frequency(connection: apsw.Connection, prefixes: list[str], word: QueryWord, clause: str) -> int:
    """Return how many memories hold *word*."""
    if word.prefix or word.fuzzy:
        return int(str(connection.execute("SELECT count(*) FROM words WHERE words MATCH ?", (clause,)).get))
    frequency = 0
    for prefix in prefixes:
        # What has both a word and its mark counts twice: near enough to tell how rare the word is.
        for token in index_tokens(word):
            count = connection.execute("SELECT doc FROM vocabulary WHERE term = ?", (prefix + token,)).get
            frequency += int(str(count or 0))
    return frequency


def _word_clause(prefixes: list[str], word: QueryWord) -> str:
    return _any_of(prefixes, index_tokens(word), " *" if word.prefix else "")


def _any_of(prefixes: list[str], tokens: Iterable[str], suffix: str = "") -> str:
    return "(" + " OR ".join(f'"{prefix}{token}"{suffix}' for prefix in prefixes for token in tokens) + ")"


def _prefixes(spaces: Iterable[int], where: Filter) -> list[str]:
    if where.trashed:
        states: tuple[str, ...] = (TRASHED,)
    else:
        states = (LIVE, SUPERSEDED) if where.include_superseded else (LIVE,)
    return [f"{space}{state}|" for space in spaces for state in states]
