"""How a memory is written in a row of PostgreSQL: the columns of every database, and how long its content is.

The length is kept because counting it would fetch every long content from outside its row.
"""

import re
from typing import Any

from kept.storage import rows
from kept.types import Memory

# A memory's row is its number. What is written by this program alone is read as it is, as varchar: it holds nothing
# that texts are looked through for.
COLUMNS = re.sub(r"\b(uid|kind|actor|dialect|superseded_by)\b", r"\1::varchar", rows.COLUMNS.format(number="row"))

_WRITTEN = (*rows.WRITTEN, "chars")
INSERT = f"INSERT INTO memories ({', '.join(_WRITTEN)}) VALUES ({', '.join(['%s'] * len(_WRITTEN))})"

_CHANGING = (*rows.CHANGING, "chars")
UPDATE = f"UPDATE memories SET {', '.join(f'{name} = %s' for name in _CHANGING)} WHERE tenant = %s AND row = %s"


def columns_of(row: int, memory: Memory, tenant: str, space: int) -> tuple[Any, ...]:
    """Write a new memory as a row of `INSERT`."""
    return (*rows.columns_of(row, memory, tenant, space), len(memory.content))


def changing_columns(memory: Memory) -> tuple[Any, ...]:
    """Write what `UPDATE` sets."""
    return (*rows.changing_columns(memory), len(memory.content))
