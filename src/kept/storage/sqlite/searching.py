"""Looking for memories: by their words, and near a vector."""

import json
from collections.abc import Iterable, Sequence

import apsw

from kept.retrieval.ranking import Candidate, Place, Ranked, looked_at, with_more
from kept.retrieval.tokens import QueryWord
from kept.storage.indexing import beside
from kept.storage.protocol import Ranking
from kept.storage.sqlite import words
from kept.storage.sqlite.conditions import condition_of, of_oneself, searched
from kept.storage.sqlite.vector_rows import TEXT
from kept.storage.sqlite.visibility import Spaces, load
from kept.types import Caller, Filter, Hit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.storage.sqlite.vectors import SqliteVectors
    from kept.storage.vectors import Near

# Among so many that a filter leaves, the newest, what is nearest is looked for.
_MOST_FILTERED = 50_000


def by_words(
    connection: apsw.Connection,
    caller: Caller,
    query: Sequence[QueryWord],
    where: Filter,
    limit: int,
    rank: Ranking,
) -> list[Hit]:
    """Return what *rank* chooses among the memories that hold words of *query*."""
    spaces = searched(connection, caller, where)
    return _hits(connection, spaces, rank(words.candidates(connection, spaces, query, where, limit)))


def by_meaning(
    connection: apsw.Connection,
    caller: Caller,
    query: Sequence[QueryWord],
    where: Filter,
    limit: int,
    rank: Ranking,
    vectors: "SqliteVectors | None",
    near: "Near | None",
) -> list[Hit]:
    """Return what *rank* chooses among those, and among the memories near a vector."""
    spaces = searched(connection, caller, where)
    found = words.candidates(connection, spaces, query, where, limit, closely=True)
    if vectors is not None and near is not None:
        more = beside(query, found)
        # They take the room of the farthest: what is looked at closely is what costs time.
        most = looked_at(near.most, found.memories) - len(more)
        near = near._replace(most=most, besides=(*near.besides, *more))
        found = with_more(found, _nearest(connection, spaces, where, vectors, near))
        if near.exactly:
            found = found._replace(alike=vectors.alike(connection, [one.row for one in found.rows], near))
    return _hits(connection, spaces, rank(found._replace(rows=_placed(connection, found.rows))))


def _nearest(
    connection: apsw.Connection, spaces: Spaces, where: Filter, vectors: "SqliteVectors", near: "Near"
) -> list[int]:
    """Return the rows nearest to *near* among those that *where* leaves."""
    nearest = vectors.nearest(connection, spaces, near)
    allowed = _allowed(connection, spaces, where, [*nearest, *near.besides])
    if 2 * len({*nearest}.intersection(allowed)) >= len(nearest):
        return allowed
    # A narrow filter has left few of them: then those near are looked for where it leads.
    among = _filtered(connection, spaces, where)
    nearest = [*vectors.nearest(connection, spaces, near, among=among), *near.besides]
    return _allowed(connection, spaces, where, nearest)


def _filtered(connection: apsw.Connection, spaces: Spaces, where: Filter) -> list[int]:
    """Return the rows that *where* leaves, and perhaps some more."""
    if words.filter_clause(spaces, where) is not None:
        return words.filtered(connection, spaces, where, _MOST_FILTERED)
    condition, values = condition_of(spaces, where)
    rows = connection.execute(
        f"SELECT row FROM memories WHERE space IN (SELECT value FROM json_each(?)) AND {condition}"
        " ORDER BY row DESC LIMIT ?",
        (json.dumps(list(spaces)), *values, _MOST_FILTERED),
    )
    return [row for (row,) in rows]


def _hits(connection: apsw.Connection, spaces: Spaces, best: Sequence[Ranked]) -> list[Hit]:
    found = load(connection, spaces, [ranked.row for ranked in best])
    return [Hit(found[ranked.row], ranked.score, ranked.why, ranked.signals) for ranked in best]


def _allowed(connection: apsw.Connection, spaces: Spaces, where: Filter, rows: Iterable[int]) -> list[int]:
    """Return those of *rows* that *spaces* and *where* leave."""
    condition, values = condition_of(spaces, where)
    allowed = connection.execute(
        "SELECT row FROM memories WHERE row IN (SELECT value FROM json_each(?))"
        f" AND space IN (SELECT value FROM json_each(?)) AND {condition}",
        (json.dumps(list(rows)), json.dumps(list(spaces)), *values),
    )
    return [row for (row,) in allowed]


def _placed(connection: apsw.Connection, candidates: Sequence[Candidate]) -> list[Candidate]:
    """Give each candidate its words, and where and when it was stored."""
    rows = {one.row: one for one in candidates}
    found = connection.execute(
        f"SELECT m.row, iif(pieces IS NULL, {TEXT}, ''), pieces, session, created, kind,"
        f" superseded_by IS NOT NULL, content LIKE '%?' OR content LIKE '%？', {of_oneself('content')} FROM memories m"
        " LEFT JOIN vectors v ON v.row = m.row AND v.model != '' WHERE m.row IN (SELECT value FROM json_each(?))",
        (json.dumps(list(rows)),),
    )
    return [Candidate(*rows[row][:-1], Place(*place)) for row, *place in found]
