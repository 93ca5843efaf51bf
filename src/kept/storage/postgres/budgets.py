"""How many writes a session has made, and whether it may make another."""

from collections.abc import Sequence

from kept.errors import OverBudget
from kept.storage.postgres.connection import Transaction
from kept.types import Budget, Caller


def used(transaction: Transaction, caller: Caller, names: Sequence[str]) -> dict[str, int]:
    """Return how much of each budget this session has used."""
    if not names:
        return {}
    rows = transaction.execute(
        "SELECT name, used FROM budgets WHERE tenant = %s AND author = %s AND session = %s",
        (caller.tenant, caller.user or "", caller.session),
    )
    return dict.fromkeys(names, 0) | {name: used for name, used in rows if name in names}


def spend(transaction: Transaction, caller: Caller, budgets: Sequence[Budget]) -> None:
    """Take one from each budget, in the transaction of the write.

    One statement looks and takes: of two that want the last one, the second
    waits for the first and then finds nothing left.

    Raises:
        OverBudget: nothing is left of one of them.
    """
    for budget in sorted(budgets, key=lambda one: one.name):
        taken = budget.limit > 0 and transaction.value(
            "INSERT INTO budgets AS b VALUES (%s, %s, %s, %s, 1) ON CONFLICT (tenant, author, session, name)"
            " DO UPDATE SET used = b.used + 1 WHERE b.used < %s RETURNING used",
            (caller.tenant, caller.user or "", caller.session, budget.name, budget.limit),
        )
        if not taken:
            what = budget.name.rpartition(".")[2]
            raise OverBudget(
                f"this session has used all {budget.limit} of its {what}; go on without, or in a new session",
                limit=budget.limit,
                used=used(transaction, caller, [budget.name])[budget.name],
            )
