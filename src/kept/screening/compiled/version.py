"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = '97d40b65'
