"""Looking for memories: by their words, and near a vector."""

from collections.abc import Iterable, Mapping, Sequence

from kept.retrieval.ranking import Candidate, Place, Ranked, looked_at, with_more
from kept.retrieval.tokens import QueryWord
from kept.storage.indexing import beside, filter_marks
from kept.storage.postgres import words
from kept.storage.postgres.conditions import condition_of, of_oneself, searched
from kept.storage.postgres.connection import Transaction
from kept.storage.postgres.vector_rows import TEXT
from kept.storage.postgres.visibility import load
from kept.storage.protocol import Ranking
from kept.types import Filter, Hit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.storage.postgres.vectors import PostgresVectors
    from kept.storage.vectors import Near

# Among so many that a filter leaves, the newest, what is nearest is looked for.
_MOST_FILTERED = 50_000


def by_words(
    transaction: Transaction, query: Sequence[QueryWord], where: Filter, limit: int, rank: Ranking
) -> list[Hit]:
    """Return what *rank* chooses among the memories that hold words of *query*."""
    spaces = searched(transaction, where)
    return _hits(transaction, rank(words.candidates(transaction, spaces, query, where, limit)))


def by_meaning(
    transaction: Transaction,
    query: Sequence[QueryWord],
    where: Filter,
    limit: int,
    rank: Ranking,
    vectors: "PostgresVectors | None",
    near: "Near | None",
) -> list[Hit]:
    """Return what *rank* chooses among those, and among the memories near a vector."""
    spaces = searched(transaction, where)
    found = words.candidates(transaction, spaces, query, where, limit, closely=True)
    if vectors is not None and near is not None:
        more = beside(query, found)
        # They take the room of the farthest: what is looked at closely is what costs time.
        most = looked_at(near.most, found.memories) - len(more)
        near = near._replace(most=most, besides=(*near.besides, *more))
        found = with_more(found, _nearest(transaction, spaces, where, vectors, near))
        if near.exactly:
            found = found._replace(alike=vectors.similar(transaction, [one.row for one in found.rows], near))
    return _hits(transaction, rank(found._replace(rows=_placed(transaction, found.rows))))


def _nearest(
    transaction: Transaction, spaces: Mapping[int, object], where: Filter, vectors: "PostgresVectors", near: "Near"
) -> list[int]:
    """Return the rows nearest to *near* among those that *where* leaves."""
    nearest = vectors.nearest(transaction, spaces, near)
    allowed = _allowed(transaction, spaces, where, [*nearest, *near.besides])
    if 2 * len({*nearest}.intersection(allowed)) >= len(nearest):
        return allowed
    # A narrow filter has left few of them: then those near are looked for where it leads.
    among = _filtered(transaction, spaces, where)
    nearest = [*vectors.nearest(transaction, spaces, near, among=among), *near.besides]
    return _allowed(transaction, spaces, where, nearest)


def _filtered(transaction: Transaction, spaces: Mapping[int, object], where: Filter) -> list[int]:
    """Return the rows that *where* leaves, and perhaps some more."""
    if filter_marks(where):
        return words.filtered(transaction, spaces, where, _MOST_FILTERED)
    condition, values = condition_of(where)
    rows = transaction.execute(
        f"SELECT row FROM memories m WHERE tenant = %s AND space = ANY (%s::bigint[]) AND {condition}"
        " ORDER BY row DESC LIMIT %s",
        (transaction.tenant, list(spaces), *values, _MOST_FILTERED),
    )
    return [row for (row,) in rows]


def _hits(transaction: Transaction, best: Sequence[Ranked]) -> list[Hit]:
    found = load(transaction, transaction.spaces, [ranked.row for ranked in best])
    return [Hit(found[ranked.row], ranked.score, ranked.why, ranked.signals) for ranked in best]


def _allowed(transaction: Transaction, spaces: Mapping[int, object], where: Filter, rows: Iterable[int]) -> list[int]:
    """Return those of *rows* that *spaces* and *where* leave."""
    condition, values = condition_of(where)
    allowed = transaction.execute(
        "SELECT row FROM memories m WHERE tenant = %s AND row = ANY (%s::bigint[]) AND space = ANY (%s::bigint[])"
        f" AND {condition} ORDER BY row",
        (transaction.tenant, list(rows), list(spaces), *values),
    )
    return [row for (row,) in allowed]


def _placed(transaction: Transaction, candidates: Sequence[Candidate]) -> list[Candidate]:
    """Give each candidate its words, and where and when it was stored."""
    rows = {one.row: one for one in candidates}
    found = transaction.execute(
        f"SELECT m.row, CASE WHEN pieces IS NULL THEN {TEXT} ELSE '' END, pieces, session, created, kind,"
        f" superseded_by IS NOT NULL, right(content, 1) IN ('?', '？'), {of_oneself('content')} FROM memories m"
        " LEFT JOIN (SELECT row, pieces FROM vectors WHERE tenant = %(tenant)s AND row = ANY (%(rows)s::bigint[])"
        " AND model <> '') v ON v.row = m.row"
        " WHERE m.tenant = %(tenant)s AND m.row = ANY (%(rows)s::bigint[]) ORDER BY m.row",
        {"tenant": transaction.tenant, "rows": list(rows)},
    ).fetchall()
    return [Candidate(*rows[row][:-1], Place(*place)) for row, *place in found]
