"""How many writes a session has made, and whether it may make another."""

from collections.abc import Sequence

from kept.errors import OverBudget
from kept.storage.postgres.transaction import Statement, Transaction
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
    """Take one from each budget.

    Raises:
        OverBudget: nothing is left of one of them.
    """
    if budgets:
        must_be_spent(transaction, caller, budgets, transaction.together(spending(caller, budgets)))


def spending(caller: Caller, budgets: Sequence[Budget]) -> list[Statement]:
    """Return what takes one from each budget, in the transaction of the write, and finds what is used then.

    One statement looks and takes: of two that want the last one, the second
    waits for the first and then finds nothing left, which `must_be_spent` sees.
    """
    return [
        (
            (
                "INSERT INTO budgets AS b SELECT %s, %s, %s, %s, 1 WHERE %s > 0"
                " ON CONFLICT (tenant, author, session, name) DO UPDATE SET used = b.used + 1"
                " WHERE b.used < %s RETURNING used"
            ),
            (caller.tenant, caller.user or "", caller.session, budget.name, budget.limit, budget.limit),
        )
        for budget in _in_order(budgets)
    ]


def must_be_spent(
    transaction: Transaction, caller: Caller, budgets: Sequence[Budget], found: Sequence[Sequence[object]]
) -> None:
    """Make sure that `spending` has taken from each budget.

    Raises:
        OverBudget: nothing was left of one of them.
    """
    for budget, taken in zip(_in_order(budgets), found, strict=True):
        if not taken:
            what = budget.name.rpartition(".")[2]
            raise OverBudget(
                f"this session has used all {budget.limit} of its {what}; go on without, or in a new session",
                limit=budget.limit,
                used=used(transaction, caller, [budget.name])[budget.name],
            )


def _in_order(budgets: Sequence[Budget]) -> list[Budget]:
    """Return *budgets* as every transaction takes from them, so that no two wait for each other."""
    return sorted(budgets, key=lambda one: one.name)
