"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = '36a1a53c'
