"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = '5be494c3'
