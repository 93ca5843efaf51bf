"""The word index: which memories hold a word, for callers who may see them.

A table of postings, read in the order of its key, serves every question:
equality of texts passes row-level security, which full-text operators do not.
`looking` asks it for what a query wants.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kept.retrieval.ranking import FIELDS, token_text
from kept.retrieval.tokens import TOPIC, entity_mark, unescaped
from kept.storage.indexing import (
    UNREAD,
    count_tokens,
    marks,
)
from kept.storage.postgres import prepared
from kept.storage.postgres.transaction import WRITTEN_BY_INSERT, Row, Statement, Transaction, array, numbers
from kept.storage.protocol import Indexed
from kept.types import Entity

# The states of what is indexed.
LIVE, SUPERSEDED, TRASHED, SAID = range(4)


class Entry(NamedTuple):
    """What stands in the index for one memory or message: the texts of its columns, and its distinct tokens."""

    columns: tuple[str, ...]
    terms: list[str]

    @property
    def tokens(self) -> int:
        """The length in tokens, what it is filtered by aside."""
        return count_tokens(self.columns)


def entry_for(indexed: Indexed, kind: str, tags: Iterable[str], category: str | None) -> Entry:
    """Return what a memory is indexed by: the tokens of the fields, then what is filtered by."""
    return entry_of([*indexed.fields, marks(indexed.entities, kind, tags, category)])


def entry_of(fields: Sequence[Sequence[str]]) -> Entry:
    """Return what a text is indexed by, given the tokens of each field."""
    columns = [token_text(tokens) for tokens in fields]
    columns += [""] * (len(FIELDS) + 1 - len(columns))
    return Entry(tuple(columns), sorted({token for tokens in fields for token in tokens}))


def state_of(superseded_by: object, trashed: object) -> int:
    """Return under which state a memory is indexed."""
    if trashed is not None:
        return TRASHED
    return LIVE if superseded_by is None else SUPERSEDED


def writing(tenant: str, space: int, state: int, entries: Sequence[tuple[int, Entry]]) -> list[Statement]:
    """Index memories, or messages by their numbers below zero, all of one space."""
    if not entries:
        return []
    columns = zip(*(entry.columns for _, entry in entries), strict=True)
    return [
        (
            ("INSERT INTO words SELECT %s, row, %s, %s, a, b, c, d, e FROM unnest(%s::bigint[], %s::text[], %s::text[],"
            f" %s::text[], %s::text[], %s::text[]) AS w (row, a, b, c, d, e){WRITTEN_BY_INSERT}"),
            (tenant, space, state, numbers(row for row, _ in entries), *map(array, columns)),
        ),
        (
            ("INSERT INTO postings SELECT %s, %s, %s, term, row FROM unnest(%s::text[], %s::bigint[]) AS p (term, row)"
            f"{WRITTEN_BY_INSERT}"),
            (
                tenant, space, state, array(term for _, entry in entries for term in entry.terms),
                numbers(row for row, entry in entries for _ in entry.terms),
            ),
        ),
    ]  # fmt: skip


def taking(tenant: str, rows: Iterable[int]) -> Statement:
    """Take memories or messages out of the index, but for their postings, which `removing` removes."""
    return (
        (
            "DELETE FROM words WHERE tenant = %s AND row = ANY (%s::bigint[])"
            " RETURNING row, space, state, content, name, description, tags, marks"
        ),
        (tenant, numbers(rows)),
    )


def removing(tenant: str, gone: Iterable[Row]) -> list[Statement]:
    """Remove the postings of what `taking` has found."""
    return [
        (
            (
                "DELETE FROM postings WHERE tenant = %s AND space = %s AND state = %s AND term = ANY (%s::text[])"
                " AND row = %s"
            ),
            (tenant, space, state, array(_terms(columns)), row),
        )
        for row, space, state, *columns in gone
    ]


def lengths(gone: Iterable[Row]) -> dict[int, int]:
    """Return how many tokens each row had of what `taking` has found."""
    return {row: count_tokens(columns) for row, _, _, *columns in gone}


def remove(transaction: Transaction, rows: Iterable[int]) -> dict[int, int]:
    """Take memories or messages out of the index; return how many tokens each had."""
    gone = transaction.execute(*taking(transaction.tenant, rows)).fetchall()
    if gone:
        transaction.together(removing(transaction.tenant, gone))
    return lengths(gone)


def _terms(columns: Iterable[str]) -> list[str]:
    return sorted({token[1:] for column in columns for token in column.split()})


def vocabulary(transaction: Transaction, spaces: Iterable[int], start: str, most: int) -> list[str]:
    """Return the known words that begin with *start*, as live memories of *spaces* use them."""
    known: dict[str, None] = {}
    for space in spaces:
        rows = transaction.execute(
            "SELECT DISTINCT term FROM postings WHERE tenant = %s AND space = %s AND state = 0 AND term >= %s"
            " AND term < %s ORDER BY term LIMIT %s",
            (transaction.tenant, space, start, f"{start}\U0010ffff", most),
        )
        known.update((term, None) for (term,) in rows)
    return list(known)


def entities(transaction: Transaction, spaces: Iterable[int]) -> dict[tuple[str, str], int]:
    """Return what live memories of *spaces* are about, as (type, name), and how many mention it."""
    found: dict[tuple[str, str], int] = {}
    for space in spaces:
        rows = transaction.execute(
            "SELECT term, count(*) FROM postings WHERE tenant = %s AND space = %s AND state = 0 AND term >= '+'"
            " AND term < ',' GROUP BY term ORDER BY term",
            (transaction.tenant, space),
        )
        for term, memories in rows:
            type_, _, name = term[1:].partition(":")
            if type_ == TOPIC or not name:
                continue
            entity = type_, unescaped(name)
            found[entity] = found.get(entity, 0) + memories
    return found


def last_mentions(transaction: Transaction, spaces: Iterable[int], entities: Sequence[Entity]) -> dict[int, int]:
    """Return the row of the live memory stored last that mentions each of *entities*, by its place among them."""
    found = transaction.execute(
        "SELECT e.at - 1, max(last.row) FROM unnest(%s::text[]) WITH ORDINALITY AS e (term, at),"
        " unnest(%s::bigint[]) AS s (space), LATERAL (SELECT row FROM postings WHERE tenant = %s AND space = s.space"
        " AND state = 0 AND term = e.term ORDER BY row DESC LIMIT 1) AS last GROUP BY e.at",
        (array(entity_mark(one.type, one.name) for one in entities), numbers(spaces), transaction.tenant),
    )
    return {int(at): int(row) for at, row in found}


def count_unread(transaction: Transaction, spaces: Iterable[int]) -> int:
    """Count the live memories of *spaces* in which nobody has looked for entities yet."""
    return int(transaction.last(*prepared.unread(transaction.tenant, spaces, UNREAD))[0][0])


def unread(transaction: Transaction, spaces: Iterable[int], most: int) -> list[int]:
    """Return the newest of those memories."""
    rows = transaction.execute(
        "SELECT row FROM postings WHERE tenant = %s AND space = ANY (%s::bigint[]) AND state = 0 AND term = %s"
        " ORDER BY row DESC LIMIT %s",
        (transaction.tenant, list(spaces), UNREAD, most),
    )
    return [row for (row,) in rows]
