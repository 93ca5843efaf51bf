"""How a memory is written in a row of the embedded store: the columns are those of every database."""

from kept.storage.rows import CHANGING, WRITTEN
from kept.storage.rows import COLUMNS as _COLUMNS

# A tenant's rows begin at a multiple of this, and so many it may have.
ROWS_PER_TENANT = 1 << 40

COLUMNS = _COLUMNS.format(number=f"row & {ROWS_PER_TENANT - 1}")

INSERT = f"INSERT INTO memories ({', '.join(WRITTEN)}) VALUES ({', '.join('?' * len(WRITTEN))})"
UPDATE = f"UPDATE memories SET {', '.join(f'{name} = ?' for name in CHANGING)} WHERE row = ?"
