"""Frozen dataclasses that are cheap to define.

`dataclasses` writes and compiles the source of every method of every class
at each start. For our twenty values that took longer than a search, and a
search is often all that a process does. Comparing and showing work the same
for all of them, so `value` gives them one method each.
"""

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

_Class = TypeVar("_Class")


@dataclass_transform(frozen_default=True)
def value(cls: type[_Class]) -> type[_Class]:
    """Make *cls* a frozen dataclass with slots, compared and shown by its fields."""
    made: Any = dataclass(frozen=True, slots=True, repr=False, eq=False)(cls)
    made.__repr__, made.__eq__, made.__hash__ = _repr, _eq, _hash
    return made  # type: ignore[no-any-return]  # it is still the same class


def _fields(self: Any) -> tuple[object, ...]:
    return tuple(getattr(self, name) for name in self.__slots__)


def _repr(self: Any) -> str:
    shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
    return f"{type(self).__name__}({shown})"


def _eq(self: Any, other: object) -> bool:
    return _fields(self) == _fields(other) if type(other) is type(self) else NotImplemented


def _hash(self: Any) -> int:
    return hash(_fields(self))
