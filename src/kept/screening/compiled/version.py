"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = '1bc742f6'
