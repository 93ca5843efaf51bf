"""Who may see what: the one rule, and every way to reach a memory through it.

A caller sees the spaces returned by `visible`, and nothing else. No
statement on memories, here or elsewhere, runs without its answer.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import apsw

from kept.storage.rows import Space, memory_from, the_one
from kept.storage.sqlite.rows import COLUMNS, ROWS_PER_TENANT
from kept.types import Caller, Memory, Scope

Spaces = dict[int, Space]


def visible(connection: apsw.Connection, caller: Caller) -> Spaces:
    """Return the spaces that *caller* may see: the one rule of visibility."""
    mine = [("personal", caller.user), ("project", caller.project), *(("team", team) for team in caller.teams)]
    spaces: Spaces = {}
    for scope, holder in mine:
        if holder is not None:
            rows = connection.execute(
                "SELECT space, scope, holder FROM spaces WHERE tenant = ? AND scope = ? AND holder = ?",
                (caller.tenant, scope, holder),
            )
            spaces.update((space, (scope, holder)) for space, scope, holder in rows)
    return spaces


def space_for(connection: apsw.Connection, caller: Caller, scope: Scope, spaces: Spaces) -> int:
    """Return the space that *caller* writes to in *scope*; it is made, and added to *spaces*, if new."""
    return space_of(connection, caller, scope, caller.holder(scope), spaces)


def space_of(connection: apsw.Connection, caller: Caller, scope: Scope, holder: str, spaces: Spaces) -> int:
    """Return the space of *holder*, who must be one that *caller* may write to; it is made if new."""
    wanted = (scope, holder)
    for space, owned in spaces.items():
        if owned == wanted:
            return space
    created = connection.execute(
        "INSERT INTO spaces (tenant, scope, holder) VALUES (?, ?, ?) RETURNING space", (caller.tenant, *wanted)
    ).get
    spaces[int(str(created))] = wanted
    return int(str(created))


def find(
    connection: apsw.Connection, caller: Caller, spaces: Mapping[int, Space], ref: str, field: str = "id"
) -> tuple[int, int, Memory]:
    """Return (row, space, memory) of the one visible memory that *ref* names.

    A name means the live memory that has it; if none has, one that was
    superseded under it, and after those one in the trash.
    """
    visible = json.dumps(list(spaces))
    select = f"SELECT {COLUMNS} FROM memories WHERE space IN (SELECT value FROM json_each(?))"
    found: dict[int, tuple[Any, ...]] = {}

    def look(condition: str, *values: object) -> None:
        found.update((columns[0], columns) for columns in connection.execute(f"{select} AND {condition}",
                                                                             (visible, *values)))  # fmt: skip

    if ref.startswith("mem-"):
        look("tenant = ? AND uid = ?", caller.tenant, ref)
    if ref.isascii() and ref.isdecimal() and len(ref) <= 12 and int(ref) < ROWS_PER_TENANT:
        look("row = (SELECT base + ? FROM tenants WHERE tenant = ?)", int(ref), caller.tenant)
    look("name = ? AND superseded_by IS NULL AND trashed IS NULL", ref)
    if not found:
        look("name = ? AND superseded_by IS NOT NULL AND trashed IS NULL", ref)
    if not found:
        look("name = ? AND trashed IS NOT NULL", ref)
    return the_one(found, spaces, ref, field)


def load(connection: apsw.Connection, spaces: Mapping[int, Space], rows: Sequence[int]) -> dict[int, Memory]:
    """Return the memories of *rows*, which an index has named; each lies in one of *spaces*."""
    found = connection.execute(
        f"SELECT {COLUMNS} FROM memories WHERE row IN (SELECT value FROM json_each(?))", (json.dumps(rows),)
    )
    memories = {columns[0]: memory_from(columns, spaces) for columns in found if columns[1] in spaces}
    if len(memories) != len(rows):
        raise apsw.CorruptError("an index names memories that are not there")
    return memories
