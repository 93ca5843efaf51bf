"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = '9d1db484'
