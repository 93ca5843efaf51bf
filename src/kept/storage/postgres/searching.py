"""Looking for memories: by their words, and near a vector."""

from collections.abc import Iterable, Mapping, Sequence

from kept.retrieval.ranking import Candidates, Place, Ranked, looked_at, promising, with_more
from kept.retrieval.tokens import QueryWord
from kept.storage.indexing import MIN_CANDIDATES, filter_marks
from kept.storage.postgres import looking
from kept.storage.postgres.conditions import condition_of, of_oneself, searched
from kept.storage.postgres.supposing import Supposed, must_hold
from kept.storage.postgres.transaction import Row, Statement, Transaction, numbers
from kept.storage.postgres.vector_rows import TEXT
from kept.storage.postgres.visibility import loaded, loading
from kept.storage.protocol import Ranking
from kept.types import Filter, Hit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.storage.postgres.vectors import PostgresVectors
    from kept.storage.vectors import Near

# How many of the memories that a filter leaves, the newest, are compared with a question.
_MOST_FILTERED = 50_000


def by_words(
    transaction: Transaction,
    query: Sequence[QueryWord],
    where: Filter,
    limit: int,
    rank: Ranking,
    supposed: Supposed | None = None,
) -> list[Hit]:
    """Return what *rank* chooses among the memories that hold words of *query*.

    Raises:
        Outdated: other settings hold than those *supposed*.
    """
    asked = [] if supposed is None else [supposed.asking]
    spaces = searched(transaction, where)
    if not spaces:
        found = transaction.together(asked) if asked else []
    else:
        most = max(MIN_CANDIDATES, 2 * limit)
        look, found = looking.look_for(transaction, spaces, query, where, asked, most=most)
    if supposed is not None:
        must_hold(found[0], supposed.settings)
    return _hits(transaction, rank(look.candidates(look.read(limit)))) if spaces else []


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
    if not spaces:
        return []
    if vectors is None or near is None:
        look, _ = looking.look_for(transaction, spaces, query, where)
        reading = look.reading(limit, closely=True)
        read, places = transaction.together([reading, _placing(transaction, spaces, where, look.rows_held)])
        return _hits(transaction, rank(_placed(look.candidates(read), places)))
    held = vectors.held(transaction, spaces, near)
    asking = [vectors.nominating(transaction, spaces, near)] if held is None else held.newer()
    look, answers = looking.look_for(transaction, spaces, query, where, asking)
    reading = look.reading(limit, closely=True)
    more = look.beside()
    # They take the places of the farthest ones: time goes with how many are looked at closely.
    most = looked_at(near.most, look.memories) - len(more)
    near = near._replace(most=most, besides=(*near.besides, *more))
    if held is None:
        nearest = vectors.nearest_of(transaction, [row for (row,) in answers[0]], near)
        vectors.hold(transaction, spaces, near, look.memories)
    else:
        held.update(answers)
        nearest = vectors.nearest(transaction, spaces, near, held=held)
    read, places = transaction.together(
        [reading, _placing(transaction, spaces, where, {*look.rows_held, *nearest, *near.besides})]
    )
    while held is not None and held.mended(transaction, _unplaced(nearest, places), len(nearest)):
        # They were deleted meanwhile, and others come in their places.
        nearest = vectors.nearest(transaction, spaces, near, held=held)
        places += transaction.execute(*_placing(transaction, spaces, where, _unplaced(nearest, places))).fetchall()
    allowed = _left(places, [*nearest, *near.besides])
    if 2 * len({*nearest}.intersection(allowed)) < len(nearest):
        # The filter left few of the nearest: look for the nearest among what it leaves.
        among = _filtered(transaction, spaces, where)
        nearest = [*vectors.nearest(transaction, spaces, near, among=among, held=held), *near.besides]
        places += transaction.execute(*_placing(transaction, spaces, where, nearest)).fetchall()
        allowed = _left(places, nearest)
    found = _placed(with_more(look.candidates(read), allowed), places)
    if near.exactly:
        most = max(promising(look.memories), 2 * limit)
        found = vectors.compared(transaction, query, found, near, most=most)
    return _hits(transaction, rank(found))


def _filtered(transaction: Transaction, spaces: Mapping[int, object], where: Filter) -> list[int]:
    """Return the rows that *where* leaves, and perhaps some more."""
    if filter_marks(where):
        return looking.filtered(transaction, spaces, where, _MOST_FILTERED)
    condition, values = condition_of(where)
    rows = transaction.execute(
        f"SELECT row FROM memories m WHERE tenant = %s AND space = ANY (%s::bigint[]) AND {condition}"
        " ORDER BY row DESC LIMIT %s",
        (transaction.tenant, numbers(spaces), *values, _MOST_FILTERED),
    )
    return [row for (row,) in rows]


def _hits(transaction: Transaction, best: Sequence[Ranked]) -> list[Hit]:
    if not best:
        return []
    asking = loading(transaction, transaction.spaces, [ranked.row for ranked in best])
    found = loaded(transaction.last(*asking), transaction.spaces)
    return [Hit(found[ranked.row], ranked.score, ranked.why, ranked.signals) for ranked in best]


def _placing(transaction: Transaction, spaces: Iterable[int], where: Filter, rows: Iterable[int]) -> Statement:
    """Look whether *rows* are left by *spaces* and *where*, for their words, and where and when they were stored."""
    condition, values = condition_of(where)
    among = (transaction.tenant, numbers(rows))
    return (
        (
            f"SELECT m.row, m.space = ANY (%s::bigint[]) AND {condition},"
            f" CASE WHEN pieces IS NULL THEN {TEXT} ELSE '' END, pieces, session, created, kind::varchar,"
            f" superseded_by IS NOT NULL, right(content, 1) IN ('?', '？'), {of_oneself('content')}, branch"
            " FROM memories m"
            " LEFT JOIN (SELECT row, pieces FROM vectors WHERE tenant = %s AND row = ANY (%s::bigint[])"
            " AND model <> '') v ON v.row = m.row WHERE m.tenant = %s AND m.row = ANY (%s::bigint[])"
        ),
        (numbers(spaces), *values, *among, *among),
    )


def _unplaced(rows: Iterable[int], places: Iterable[Row]) -> set[int]:
    """Return those of *rows* that `_placing` has not found."""
    return {*rows}.difference([row for row, *_ in places])


def _left(places: Iterable[Row], rows: Iterable[int]) -> list[int]:
    """Return those of *rows* that are left, as `_placing` has found."""
    left = {row for row, is_left, *_ in places if is_left}
    return sorted(left.intersection(rows))


def _placed(found: Candidates, places: Iterable[Row]) -> Candidates:
    """Give each candidate what `_placing` has found of it."""
    place_of = {row: Place(*place) for row, _, *place in places}
    rows = sorted(found.rows, key=lambda one: one.row)
    return found._replace(rows=[one._replace(place=place_of[one.row]) for one in rows if one.row in place_of])
