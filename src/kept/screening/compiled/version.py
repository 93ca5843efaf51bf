"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = '43c5b31a'
