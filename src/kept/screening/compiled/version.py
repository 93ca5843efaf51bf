"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = 'eeff7690'
