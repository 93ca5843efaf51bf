"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = '0bb8395a'
