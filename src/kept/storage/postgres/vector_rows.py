"""What changes of memories do to their vectors. Apart from the rest, which loads a library for arithmetic.

Every memory and message has a row among the vectors from the beginning. Its
model is empty while it has none, so that what waits for one is found at once.
"""

from collections.abc import Sequence

from kept.storage.postgres.connection import Transaction

# What is embedded of a memory: what it says, and what was said about it.
TEXT = "CASE WHEN m.description IS NULL THEN m.content ELSE m.description || chr(10) || m.content END"


def awaited(transaction: Transaction, space: int, rows: Sequence[int]) -> None:
    """Note that new memories or messages have no vector yet."""
    transaction.execute(
        "INSERT INTO vectors (tenant, row, space, model, dims, signs, vector, pieces)"
        " SELECT %s, row, %s, '', 0, '', '', '' FROM unnest(%s::bigint[]) AS r (row)",
        (transaction.tenant, space, list(rows)),
    )


def outdated(transaction: Transaction, row: int) -> None:
    """Note that the text of *row* has changed."""
    transaction.execute("UPDATE vectors SET model = '' WHERE tenant = %s AND row = %s", (transaction.tenant, row))


def removed(transaction: Transaction, rows: Sequence[int]) -> None:
    """Remove the vectors of *rows*, which are deleted."""
    transaction.execute(
        "DELETE FROM vectors WHERE tenant = %s AND row = ANY (%s::bigint[])", (transaction.tenant, list(rows))
    )
