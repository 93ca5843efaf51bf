"""Looking for memories: by their words, and near a vector."""

import json
from collections.abc import Iterable, Mapping, Sequence

import apsw

from kept.retrieval.ranking import NO_TOKENS, Candidate, Place, Ranked, looked_at, promising
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
    found, held = words.held(connection, spaces, query, where, limit)
    if vectors is None or near is None:
        rows = _placed(connection, spaces, where, query, held, held)
        return _hits(connection, spaces, rank(found._replace(rows=rows)))
    more = beside(query, found, held)
    # They take the room of the farthest: what is looked at closely is what costs time.
    near = near._replace(most=looked_at(near.most, found.memories) - len(more), besides=(*near.besides, *more))
    most = max(promising(found.memories), 2 * limit)

    def chosen(among: Sequence[int] | None = None) -> tuple[Iterable[int], list[int]]:
        """Return the rows that are worth a close look, and which of them are there because they are near."""
        if near.exactly:
            return vectors.promising(connection, spaces, near, query, found, held, most, among=among)
        nearest = vectors.nearest(connection, spaces, near, among=among)
        return {*held, *nearest, *near.besides}, nearest

    looked, nearest = chosen()
    rows = _placed(connection, spaces, where, query, held, looked)
    if 2 * len({*nearest}.intersection([one.row for one in rows])) < len(nearest):
        # A narrow filter has left few of them: then those near are looked for where it leads.
        looked, _ = chosen(_filtered(connection, spaces, where))
        rows = _placed(connection, spaces, where, query, held, looked)
    found = found._replace(rows=rows)
    if near.exactly:
        found = vectors.compared(connection, query, found, near)
    return _hits(connection, spaces, rank(found))


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


def _placed(
    connection: apsw.Connection,
    spaces: Spaces,
    where: Filter,
    query: Sequence[QueryWord],
    held: Mapping[int, int],
    looked: Iterable[int],
) -> list[Candidate]:
    """Read what ranking needs of the rows that are *looked* at: their words, and where and when they were stored.

    Of those that are not *held* to have words of *query*, what *spaces* and *where* do not leave is left out.
    """
    condition, values = condition_of(spaces, where)
    looked = [*looked]
    with_words = {row: held[row] for row in looked if row in held}
    known = {one.row: one for one in words.read(connection, query, with_words)}
    placed = connection.execute(
        f"SELECT m.row, is_left, iif(pieces IS NULL, {TEXT}, ''), pieces, session, created, kind,"
        " superseded_by IS NOT NULL, is_question, personal, branch FROM (SELECT row, description, content, session,"
        " created, kind, superseded_by, branch, substr(content, -1) IN ('?', '？') AS is_question,"
        f" {of_oneself('content')} AS personal, space IN (SELECT value FROM json_each(?)) AND {condition} AS is_left"
        " FROM memories WHERE row IN (SELECT value FROM json_each(?))) m"
        " LEFT JOIN vectors v ON v.row = m.row AND v.model != ''",
        (json.dumps(list(spaces)), *values, json.dumps(looked)),
    )
    rows = []
    for row, is_left, *place in placed:
        one = known.get(row)
        if one is not None:
            rows.append(Candidate(row, one.fields, one.held, one.marks, Place._make(place)))
        elif is_left:
            # It holds no rare word, or others would have had to stand back: so it counts as holding none.
            rows.append(Candidate(row, NO_TOKENS, 0, "", Place._make(place)))
    return rows
