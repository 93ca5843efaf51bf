"""Where new ids come from."""

import os
from datetime import UTC, datetime


def now() -> datetime:
    """Return the present time in UTC."""
    return datetime.now(UTC)


def new_uid(moment: datetime) -> str:
    """Return a new memory id: a version 7 UUID, so that later ids sort after earlier ones.

    Ids in order of time are added at the end of an index; random ones would
    touch a page each anywhere in it.
    """
    millis = int(moment.timestamp() * 1_000) & (1 << 48) - 1
    random = int.from_bytes(os.urandom(10))
    value = millis << 80 | 0x7 << 76 | (random >> 68 & 0xFFF) << 64 | 0b10 << 62 | random & (1 << 62) - 1
    digits = f"{value:032x}"
    return f"mem-{digits[:8]}-{digits[8:12]}-{digits[12:16]}-{digits[16:20]}-{digits[20:]}"
