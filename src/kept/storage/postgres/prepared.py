"""The statements of a search and a recall: each is prepared when a connection opens, and planned once for all tenants.

To plan one of them takes two to four times as long as to run it, and the plan
is the same for everybody: a few rows by the beginning of a key. All other
statements are sent with their values and planned for them, because what is
good for one tenant may be bad for another.
"""

from collections.abc import Iterable
from typing import Literal

from kept.storage.indexing import MAX_POSTINGS_PER_WORD
from kept.storage.postgres.rows import COLUMNS
from kept.storage.postgres.transaction import Statement, array, literal, numbers

# The whole store's first, so that the user's own win.
_SETTINGS = (
    "SELECT name, value FROM settings WHERE (tenant = '' AND author = '') OR (tenant = $1 AND author = $2)"
    " ORDER BY tenant = '' DESC, name"
)

_COUNT = (
    "SELECT coalesce(sum({what}), 0)::bigint, coalesce(sum({tokens}), 0)::bigint FROM spaces"
    " WHERE tenant = $1 AND space = ANY ($2::bigint[])"
)

# One row more than may be fetched tells that a list is too long.
_LISTS = (
    "SELECT t.term, array(SELECT row FROM postings p WHERE p.tenant = $1 AND p.space = ANY ($2::bigint[])"
    " AND p.state = ANY ($3::smallint[]) AND p.term = t.term"
    f" LIMIT {MAX_POSTINGS_PER_WORD + 1}) FROM unnest($4::text[]) AS t (term)"
)

# As varchar, tokens are read as they are: none holds what texts are looked through for.
_WORDS = "SELECT row, {marks}, content::varchar, name::varchar, description::varchar, tags::varchar FROM words"
_OF_ROWS = " WHERE tenant = $1 AND row = ANY ($2::bigint[])"
_OF_FEW = (
    " WHERE tenant = $1 AND row = ANY ((SELECT CASE WHEN count(*) <= $5 THEN array_agg(row) END FROM"
    " (SELECT row FROM postings WHERE tenant = $1 AND space = ANY ($2::bigint[]) AND state = ANY ($3::smallint[])"
    " AND term = ANY ($4::text[]) LIMIT $5 + 1) AS few)::bigint[])"
)
_ROWS_IN_ORDER = " ORDER BY row"

# The rows of vectors and their signs, as bytes: eight for the row, four for how many signs there are, the signs.
SIGNED = "string_agg(int8send(row) || varbit_send(signs), '')"
_OF_SPACES = " FROM vectors WHERE tenant = $1 AND space = ANY ($2::bigint[])"
_MARKS = {True: "marks", False: "''::varchar"}

STATEMENTS = {
    "kept_settings": _SETTINGS,
    "kept_count_memories": _COUNT.format(what="memories", tokens="tokens"),
    "kept_count_messages": _COUNT.format(what="messages", tokens="message_tokens"),
    "kept_lists": _LISTS,
    **{
        f"kept_{name}_{'marked' if has_marks else 'bare'}": _WORDS.format(marks=marks) + of + _ROWS_IN_ORDER
        for name, of in (("words", _OF_ROWS), ("few_words", _OF_FEW))
        for has_marks, marks in _MARKS.items()
    },
    "kept_unread": (
        "SELECT count(*) FROM postings WHERE tenant = $1 AND space = ANY ($2::bigint[]) AND state = 0 AND term = $3"
    ),
    "kept_any_waiting": (
        f"SELECT EXISTS (SELECT{_OF_SPACES} AND model < $3) OR EXISTS (SELECT{_OF_SPACES} AND model > $3)"
    ),
    "kept_written": "SELECT coalesce(max(vectors), 0) FROM tenants WHERE tenant = $1",
    "kept_newer": (
        f"SELECT space, {SIGNED} FROM ("
        + " UNION ALL ".join(
            f"SELECT space, row, signs{_OF_SPACES} AND model = $3 AND dims = $4 AND {written} AND row > 0"
            # Servers of the version before leave no number.
            for written in ("written > $5", "written = 0")
        )
        + ") AS v GROUP BY space"
    ),
    "kept_memories": (
        f"SELECT {COLUMNS} FROM memories WHERE tenant = $1 AND row = ANY ($2::bigint[]) AND space = ANY ($3::bigint[])"
    ),
}

PREPARING = [f"PREPARE {name} AS {statement}" for name, statement in STATEMENTS.items()]


def settings(tenant: str, author: str) -> Statement:
    """Ask what is set for the store and for *author*."""
    return _executing("kept_settings", tenant, author)


def counting(what: Literal["memories", "messages"], tenant: str, spaces: Iterable[int]) -> Statement:
    """Count memories or messages, and their tokens."""
    return _executing(f"kept_count_{what}", tenant, numbers(spaces))


def lists(tenant: str, spaces: Iterable[int], states: Iterable[int], terms: Iterable[str]) -> Statement:
    """Look which rows hold each of *terms*."""
    return _executing("kept_lists", tenant, numbers(spaces), numbers(states), array(terms))


def words(tenant: str, rows: Iterable[int], *, has_marks: bool) -> Statement:
    """Read the tokens of *rows*, in the order of the rows; what they are filtered by only with *has_marks*."""
    return _executing(f"kept_words_{'marked' if has_marks else 'bare'}", tenant, numbers(rows))


def words_of_few(
    tenant: str, spaces: Iterable[int], states: Iterable[int], terms: Iterable[str], most: int, *, has_marks: bool
) -> Statement:
    """Read the same of all rows that hold one of *terms*; nothing, if their lists have more than *most* entries."""
    name = f"kept_few_words_{'marked' if has_marks else 'bare'}"
    return _executing(name, tenant, numbers(spaces), numbers(states), array(terms), most)


def unread(tenant: str, spaces: Iterable[int], term: str) -> Statement:
    """Count the live memories of *spaces* that hold *term*."""
    return _executing("kept_unread", tenant, numbers(spaces), term)


def any_waiting(tenant: str, spaces: Iterable[int], model: str) -> Statement:
    """Ask whether anything in *spaces* has no vector by *model*."""
    return _executing("kept_any_waiting", tenant, numbers(spaces), model)


def written(tenant: str) -> Statement:
    """Ask for the number under which vectors of *tenant* were written last."""
    return _executing("kept_written", tenant)


def newer(tenant: str, spaces: Iterable[int], model: str, dims: int, since: int) -> Statement:
    """Read the signs of the memories' vectors that were written after the number *since*, by space."""
    return _executing("kept_newer", tenant, numbers(spaces), model, dims, since)


def memories(tenant: str, rows: Iterable[int], spaces: Iterable[int]) -> Statement:
    """Read the memories of *rows*, as far as they are in *spaces*."""
    return _executing("kept_memories", tenant, numbers(rows), numbers(spaces))


def _executing(name: str, *values: str | int) -> Statement:
    given = ", ".join(literal(value) if isinstance(value, str) else str(value) for value in values)
    return f"EXECUTE {name} ({given})", ()
