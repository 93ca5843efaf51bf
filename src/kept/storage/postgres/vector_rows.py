"""What changes of memories do to their vectors. Apart from the rest, which loads a library for arithmetic.

Every memory and message has a row among the vectors from the beginning. Its
model is empty while it has none, so that what waits for one is found at once.
"""

from collections.abc import Sequence

from kept.storage.postgres.transaction import WRITTEN_BY_INSERT, Statement, numbers

# What is embedded of a memory: what it says, and what was said about it.
TEXT = "CASE WHEN m.description IS NULL THEN m.content ELSE m.description || chr(10) || m.content END"


def awaited(tenant: str, space: int, rows: Sequence[int]) -> Statement:
    """Note that new memories or messages have no vector yet."""
    return (
        (
            "INSERT INTO vectors (tenant, row, space, model, dims, signs, vector, pieces)"
            f" SELECT %s, row, %s, '', 0, '', '', '' FROM unnest(%s::bigint[]) AS r (row){WRITTEN_BY_INSERT}"
        ),
        (tenant, space, numbers(rows)),
    )


def outdated(tenant: str, row: int) -> Statement:
    """Note that the text of *row* has changed."""
    return "UPDATE vectors SET model = '' WHERE tenant = %s AND row = %s", (tenant, row)


def removed(tenant: str, rows: Sequence[int]) -> Statement:
    """Remove the vectors of *rows*, which are deleted."""
    return "DELETE FROM vectors WHERE tenant = %s AND row = ANY (%s::bigint[])", (tenant, numbers(rows))
