"""Compiled from rules/ by `make rules`: edit those."""

from typing import Any

VERSION: Any = 'afe5976f'
