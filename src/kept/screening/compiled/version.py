"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = 'af0fae97'
