"""How many writes a session has made, and whether it may make another."""

from collections.abc import Sequence

import apsw

from kept.errors import OverBudget
from kept.types import Budget, Caller


def used(connection: apsw.Connection, caller: Caller, names: Sequence[str]) -> dict[str, int]:
    """Return how much of each budget this session has used."""
    if not names:
        return {}
    rows = connection.execute(
        "SELECT name, used FROM budgets WHERE tenant = ? AND author = ? AND session = ?",
        (caller.tenant, caller.user or "", caller.session),
    )
    return dict.fromkeys(names, 0) | {name: used for name, used in rows if name in names}


def spend(connection: apsw.Connection, caller: Caller, budgets: Sequence[Budget]) -> None:
    """Take one from each budget.

    Call it inside the transaction of the write: otherwise two processes
    could both take the last one.

    Raises:
        OverBudget: nothing is left of one of them.
    """
    taken = used(connection, caller, [budget.name for budget in budgets])
    for budget in budgets:
        if taken[budget.name] >= budget.limit:
            what = budget.name.rpartition(".")[2]
            raise OverBudget(
                f"this session has used all {budget.limit} of its {what}; go on without, or in a new session",
                limit=budget.limit,
                used=taken[budget.name],
            )
        connection.execute(
            "INSERT INTO budgets VALUES (?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET used = used + 1",
            (caller.tenant, caller.user or "", caller.session, budget.name),
        )
