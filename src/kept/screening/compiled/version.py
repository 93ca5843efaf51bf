"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = 'fd6311b2'
