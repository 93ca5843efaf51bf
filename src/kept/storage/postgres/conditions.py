"""Which memories are meant, as SQL: live, trusted, filtered, in standing, to be purged; and how many there are."""

from collections.abc import Iterable
from typing import Any

from kept.storage.conditions import LIVE, MAX_STANDING, MAY_SPEAK, of_origin, of_scope
from kept.storage.indexing import filter_marks
from kept.storage.postgres.rows import COLUMNS
from kept.storage.postgres.transaction import Spaces, Statement, Transaction
from kept.storage.rows import digest
from kept.types import Caller, Draft, Filter, Standing
from kept.values import replace

# What belongs to a project: its own memories, and personal ones that facts wrote there.
PURGED = (
    "tenant = %s AND (space = ANY (%s::bigint[])"
    " OR (space = ANY (%s::bigint[]) AND project = %s AND dialect = 'facts'))"
)


def purged_values(transaction: Transaction, caller: Caller) -> tuple[object, ...]:
    """Return the values of `PURGED`."""
    of_project, own = of_scope(transaction.spaces, "project"), of_scope(transaction.spaces, "personal")
    return transaction.tenant, list(of_project), list(own), caller.project


def searched(transaction: Transaction, where: Filter) -> Spaces:
    """Return those spaces of the caller's that *where* leaves."""
    return of_scope(transaction.spaces, where.scope)


# As a regular expression finds it, also where a line begins with it, and whatever follows.
_SAYS_I = "[ \n]I[ ''’].*"


def of_oneself(column: str) -> str:
    """Return how often somebody says "I" in *column*, up to three times; at least 1 where they say "my"."""
    times = [f"WHEN ' ' || {column} ~ '{count * _SAYS_I}' THEN {count}" for count in (3, 2)]
    return f"CASE {' '.join(times)} WHEN ' ' || {column} ~ '({_SAYS_I}| my |^ My )' THEN 1 ELSE 0 END"


def condition_of(where: Filter) -> tuple[str, list[object]]:
    """Return *where* as SQL on the memories of one space, called ``m``, with its values."""
    parts, values = of_origin(where, "%s")
    parts.append("trashed IS NOT NULL" if where.trashed else "trashed IS NULL")
    if not where.include_superseded and not where.trashed:
        parts.append("superseded_by IS NULL")
    if where.kinds:
        parts.append("kind = ANY (%s::text[])")
        values.append(list(where.kinds))
    if where.category:
        parts.append('lower(category) = lower(%s::text COLLATE "C")')
        values.append(where.category)
    for marks in filter_marks(replace(where, kinds=(), category=None)):
        parts.append(
            "EXISTS (SELECT 1 FROM postings p WHERE p.tenant = m.tenant AND p.space = m.space AND p.state IN (0, 1, 2)"
            " AND p.term = ANY (%s::text[]) AND p.row = m.row)"
        )
        values.append(marks)
    return " AND ".join(parts), values


def count_in(transaction: Transaction, spaces: Iterable[int], where: Filter) -> int:
    """Count the memories of *spaces* that *where* leaves."""
    of = (transaction.tenant, list(spaces))
    if where.kinds or where.tags or where.category or where.entity or where.trashed or where.is_of_origin:
        condition, values = condition_of(where)
        counting = f"SELECT count(*) FROM memories m WHERE tenant = %s AND space = ANY (%s::bigint[]) AND {condition}"
        return int(transaction.value(counting, (*of, *values)))
    # The live ones are counted already, and few are superseded.
    live = "SELECT coalesce(sum(memories), 0)::bigint FROM spaces WHERE tenant = %s AND space = ANY (%s::bigint[])"
    count = int(transaction.value(live, of))
    if where.include_superseded:
        superseded = (
            "SELECT count(*) FROM memories WHERE tenant = %s AND space = ANY (%s::bigint[])"
            " AND superseded_by IS NOT NULL AND trashed IS NULL"
        )
        count += int(transaction.value(superseded, of))
    return count


def count_where(transaction: Transaction, spaces: Iterable[int], condition: str) -> int:
    """Count the live memories of *spaces* for which *condition* holds."""
    counting = (
        f"SELECT count(*) FROM memories WHERE tenant = %s AND space = ANY (%s::bigint[]) AND {LIVE} AND {condition}"
    )
    return int(transaction.value(counting, (transaction.tenant, list(spaces))))


def standing_in(
    transaction: Transaction, caller: Caller, spaces: Iterable[int], *, behavioral: bool, confirmed: bool
) -> list[Standing]:
    """Return what may enter a brief, the behavioral or the rest, in its order."""
    # The first of this project, the first with a standing and the first by
    # time, each in the order of its own index, hold the first of all.
    conditions = ["(behavioral OR pinned OR confirmed)"]
    if not behavioral:
        conditions.append("NOT pinned AND NOT confirmed")
    if caller.project:
        conditions.append("project = %(project)s")
    if confirmed:
        conditions = [f"{condition} AND confirmed" for condition in conditions]
    heads = " UNION ".join(
        "(SELECT pinned, confirmed, project IS NOT NULL AND project IS NOT DISTINCT FROM %(project)s AS here, created,"
        " row, writer IS NOT NULL AND writer IS NOT DISTINCT FROM %(user)s AS own, chars FROM memories"
        " WHERE tenant = %(tenant)s AND space = s.space AND behavioral = %(behavioral)s"
        f" AND {LIVE} AND {MAY_SPEAK} AND {condition}"
        f" ORDER BY pinned DESC, confirmed DESC, created DESC LIMIT {MAX_STANDING})"
        for condition in conditions
    )
    found: list[tuple[Any, ...]] = transaction.execute(
        f"SELECT row, own, chars FROM unnest(%(spaces)s::bigint[]) AS s (space), LATERAL ({heads}) AS heads"
        " ORDER BY pinned DESC, confirmed DESC, here DESC, created DESC, row DESC, own DESC"
        f" LIMIT {MAX_STANDING}",
        {
            "tenant": transaction.tenant, "spaces": list(spaces), "project": caller.project, "user": caller.user,
            "behavioral": behavioral,
        },
    ).fetchall()  # fmt: skip
    return [Standing(row, bool(is_own), size) for row, is_own, size in found]


def equal_to(transaction: Transaction, space: int, draft: Draft) -> Statement:
    """Look for the live memory that says the same; to be one, it must have the name that *draft* is given, if any."""
    named = "" if draft.name is None else " AND name = %s"
    return (
        (f"SELECT {COLUMNS} FROM memories WHERE tenant = %s AND space = %s AND digest = %s AND {LIVE} AND kind = %s"
        f" AND content = %s{named} ORDER BY row LIMIT 1"),
        (transaction.tenant, space, digest(draft.kind, draft.content), draft.kind, draft.content,
         *([draft.name] if named else [])),
    )  # fmt: skip
