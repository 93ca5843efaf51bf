"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = 'e9f544da'
