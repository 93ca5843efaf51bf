"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = 'e1c31008'
