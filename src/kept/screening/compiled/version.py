"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = '5de6b29f'
