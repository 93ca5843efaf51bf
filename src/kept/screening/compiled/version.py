"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = '321b046b'
