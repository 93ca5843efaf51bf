"""Frozen dataclasses that are cheap to define.

`dataclasses` writes and compiles the source of every method of every class at
each start, and to do so imports what Python has for reading source code. For
our values that took longer than a search, and a search is often all that a
process does. `value` makes the same kind of class without either: frozen,
with slots, compared and shown by its fields. `dataclasses.fields`, `asdict`
and `replace` work on it; what they need is made when they first ask.
"""

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar, dataclass_transform

_Class = TypeVar("_Class")
_Value = TypeVar("_Value")


@dataclass_transform(frozen_default=True)
def value(cls: type[_Class]) -> type[_Class]:
    """Make *cls* a frozen dataclass with slots, compared and shown by its fields."""
    names = tuple(cls.__annotations__)
    defaults = {name: cls.__dict__[name] for name in names if name in cls.__dict__}
    body = {name: part for name, part in cls.__dict__.items() if name not in {*names, "__dict__", "__weakref__"}}
    body |= {
        "__slots__": names,
        "__match_args__": names,
        "__init__": _init,
        "__repr__": _repr,
        "__eq__": _eq,
        "__hash__": _hash,
        "__setattr__": _refuse,
        "__delattr__": _refuse,
        "__reduce__": _reduce,
        "__dataclass_fields__": _WhenAsked("__dataclass_fields__", _dataclass_fields),
        "__signature__": _WhenAsked("__signature__", _signature),
        "_defaults": defaults,
        "_has_checks": "__post_init__" in body,
    }
    made: type[_Class] = type(cls.__name__, cls.__bases__, body)
    type.__setattr__(made, "_setters", tuple([made.__dict__[name].__set__ for name in names]))
    return made


def replace(one: _Value, **changes: Any) -> _Value:
    """Return a copy of *one* with some fields changed."""
    return type(one)(**{name: getattr(one, name) for name in type(one).__slots__} | changes)  # type: ignore[attr-defined]  # every value has slots


def as_dict(one: object) -> dict[str, Any]:
    """Return the fields of *one* by their names, as `dataclasses.asdict` does, without what that imports.

    A field that is a value becomes a dictionary too; what is in a tuple stays what it is.
    """
    fields = {name: getattr(one, name) for name in type(one).__slots__}  # type: ignore[attr-defined]  # every value has slots
    return {name: as_dict(field) if hasattr(field, "_setters") else field for name, field in fields.items()}


def _init(self: Any, *given: object, **named: object) -> None:
    names = self.__slots__
    if len(given) == len(names) and not named:
        for set_field, value in zip(self._setters, given, strict=True):
            set_field(self, value)
    else:
        fields = self._defaults | named if len(named) != len(names) else named
        if given:
            if len(given) > len(names) or not named.keys().isdisjoint(names[: len(given)]):
                _complain(self, given, named)
            fields = fields | dict(zip(names, given, strict=False))
        if len(fields) != len(names):
            _complain(self, given, named)
        try:
            for name, set_field in zip(names, self._setters, strict=True):
                set_field(self, fields[name])
        except KeyError:
            _complain(self, given, named)
    if self._has_checks:
        self.__post_init__()


def _complain(self: Any, given: tuple[object, ...], named: dict[str, object]) -> NoReturn:
    """Raise the error that a call of the real signature raises."""
    type(self).__signature__.bind(*given, **named)
    raise TypeError(f"{type(self).__name__}: wrong arguments")


def _fields(self: Any) -> tuple[object, ...]:
    return tuple(getattr(self, name) for name in self.__slots__)


def _repr(self: Any) -> str:
    shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
    return f"{type(self).__name__}({shown})"


def _eq(self: Any, other: object) -> bool:
    return _fields(self) == _fields(other) if type(other) is type(self) else NotImplemented


def _hash(self: Any) -> int:
    return hash(_fields(self))


def _refuse(self: object, name: str, *_: object) -> NoReturn:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot change field '{name}' of a {type(self).__name__}: use replace")


def _reduce(self: Any) -> tuple[object, ...]:
    return type(self), _fields(self)


class _WhenAsked:
    """A part of a class that is made when it is first asked for."""

    def __init__(self, name: str, make: Callable[[Any], object]) -> None:
        self._name = name
        self._make = make

    def __get__(self, _: object, cls: Any) -> object:
        made = self._make(cls)
        setattr(cls, self._name, made)
        return made


def _dataclass_fields(cls: Any) -> object:
    from dataclasses import field, make_dataclass

    kinds = cls.__annotations__
    fields = [
        (name, kinds[name], field(default=cls._defaults[name]) if name in cls._defaults else field())
        for name in cls.__slots__
    ]
    made: Any = make_dataclass(cls.__name__, fields)
    return made.__dataclass_fields__


def _signature(cls: Any) -> object:
    from inspect import Parameter, Signature

    return Signature(
        [
            Parameter(
                name,
                Parameter.POSITIONAL_OR_KEYWORD,
                default=cls._defaults.get(name, Parameter.empty),
                annotation=cls.__annotations__[name],
            )
            for name in cls.__slots__
        ]
    )
