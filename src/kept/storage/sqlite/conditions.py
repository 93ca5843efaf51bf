"""Which memories are meant, as SQL: live, trusted, filtered, in standing, to be purged; and how many there are."""

import json
from collections.abc import Iterable
from typing import Any

import apsw

from kept.storage.conditions import LIVE, MAX_STANDING, MAY_SPEAK, of_origin, of_scope
from kept.storage.sqlite import words
from kept.storage.sqlite.visibility import Spaces, visible
from kept.types import Caller, Filter, Standing
from kept.values import replace

# The characters of a text; length() alone stops at a NUL character.
_SIZE = "iif(instr(content, char(0)), octet_length(content), length(content))"

# What belongs to a project: its own memories, and personal ones that facts wrote there.
PURGED = (
    "space IN (SELECT value FROM json_each(?1))"
    " OR (space IN (SELECT value FROM json_each(?2)) AND project = ?3 AND dialect = 'facts')"
)


def purged_values(spaces: Spaces, caller: Caller) -> tuple[object, ...]:
    """Return the values of `PURGED`."""
    of_project, own = of_scope(spaces, "project"), of_scope(spaces, "personal")
    return json.dumps(list(of_project)), json.dumps(list(own)), caller.project


def searched(connection: apsw.Connection, caller: Caller, where: Filter) -> Spaces:
    """Return those spaces of the caller's that *where* leaves."""
    return of_scope(visible(connection, caller), where.scope)


# As GLOB finds it, the letter alone, and where it is a word, also one with which a line begins.
_LETTER_I, _SAYS_I = "*I[ ''’]", "*[ \n]I[ ''’]"


def of_oneself(column: str) -> str:
    """Return how often somebody says "I" in *column*, up to three times; at least 1 where they say "my"."""
    # The letters alone are looked for first: ten times as fast, and few texts have them. What
    # says it three times is found out soonest by looking for that.
    times = [
        f"WHEN {column} GLOB '{count * _LETTER_I}*' AND ' ' || {column} GLOB '{count * _SAYS_I}*' THEN {count}"
        for count in (3, 2, 1)
    ]
    says_my = f"iif({column} GLOB '*my *', ' ' || {column} GLOB '* my *', 0) OR {column} GLOB 'My *'"
    return f"CASE {' '.join(times)} ELSE {says_my} END"


def condition_of(spaces: Iterable[int], where: Filter) -> tuple[str, list[object]]:
    """Return *where* as SQL on one space's memories, with its values."""
    parts, values = of_origin(where, "?")
    parts.append("trashed IS NOT NULL" if where.trashed else "trashed IS NULL")
    if not where.include_superseded and not where.trashed:
        parts.append("superseded_by IS NULL")
    if where.kinds:
        parts.append("kind IN (SELECT value FROM json_each(?))")
        values.append(json.dumps(where.kinds))
    if where.category:
        parts.append("category = ? COLLATE NOCASE")
        values.append(where.category)
    if where.tags or where.entity:
        parts.append("row IN (SELECT rowid FROM words WHERE words MATCH ?)")
        values.append(words.filter_clause(spaces, replace(where, kinds=(), category=None)))
    return " AND ".join(parts), values


def count_in(connection: apsw.Connection, space: int, spaces: Iterable[int], where: Filter) -> int:
    """Count the memories of one of *spaces* that *where* leaves."""
    if where.kinds or where.tags or where.category or where.entity or where.trashed or where.is_of_origin:
        condition, values = condition_of(spaces, where)
        counting = connection.execute(
            f"SELECT count(*) FROM memories WHERE space = ? AND {condition}", (space, *values)
        )
        return int(str(counting.get))
    # The live ones are counted already, and few are superseded.
    count = int(str(connection.execute("SELECT memories FROM spaces WHERE space = ?", (space,)).get))
    if where.include_superseded:
        superseded = "SELECT count(*) FROM memories WHERE space = ? AND superseded_by IS NOT NULL AND trashed IS NULL"
        count += int(str(connection.execute(superseded, (space,)).get))
    return count


def count_where(connection: apsw.Connection, spaces: Iterable[int], condition: str) -> int:
    """Count the live memories of *spaces* for which *condition* holds."""
    counting = connection.execute(
        f"SELECT count(*) FROM memories WHERE space IN (SELECT value FROM json_each(?)) AND {LIVE} AND {condition}",
        (json.dumps(list(spaces)),),
    )
    return int(str(counting.get))


def standing_in(
    connection: apsw.Connection, caller: Caller, spaces: Iterable[int], *, behavioral: bool, confirmed: bool
) -> list[Standing]:
    """Return what may enter a brief, the behavioral or the rest, in its order."""
    # The first of this project, the first with a standing and the first by
    # time, each in the order of its own index, hold the first of all.
    conditions = ["(behavioral OR pinned OR confirmed)"]
    if not behavioral:
        conditions.append("pinned = 0 AND confirmed = 0")
    if caller.project:
        conditions.append("project = ?1")
    if confirmed:
        conditions = [f"{condition} AND confirmed = 1" for condition in conditions]
    heads: set[tuple[Any, ...]] = set()
    for space in spaces:
        for condition in conditions:
            heads.update(
                connection.execute(
                    "SELECT pinned, confirmed, project IS NOT NULL AND project IS ?1, created, row,"
                    f" writer IS NOT NULL AND writer IS ?2, {_SIZE} FROM memories"
                    f" WHERE space = ?3 AND behavioral = ?4 AND {LIVE} AND {MAY_SPEAK} AND {condition}"
                    " ORDER BY pinned DESC, confirmed DESC, created DESC LIMIT ?5",
                    (caller.project, caller.user, space, behavioral, MAX_STANDING),
                )
            )
    best = sorted(heads, reverse=True)[:MAX_STANDING]
    return [Standing(row, bool(is_own), size) for *_, row, is_own, size in best]
