"""Checks a tool's arguments against its schema, and says what to do about a wrong one.

The part of JSON Schema that our flat tool schemas use: types, enumerations,
lengths and ranges. ``null`` means absent.
"""

import json
from collections.abc import Collection
from typing import Any

from kept.errors import InvalidInput, shown
from kept.types import checked_text

MAX_INPUT_CHARS = 20_000_000

_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "array": (list,),
    "object": (dict,),
}


def parsed(text: str) -> object:
    """Return the JSON value that *text* is.

    Raises:
        InvalidInput: it is not JSON; the message says where it stops being so.
    """
    if len(text) > MAX_INPUT_CHARS:
        raise InvalidInput(f"the arguments have over {MAX_INPUT_CHARS:,} characters; send less", limit=MAX_INPUT_CHARS)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise InvalidInput(
            f"the arguments are not valid JSON: {error.msg} at line {error.lineno} column {error.colno}; "
            'pass one object, such as \'{"query": "editor"}\''
        ) from None
    except (ValueError, RecursionError):
        raise InvalidInput("the arguments hold a number too long or lists nested too deep to read") from None


def checked(schema: dict[str, Any], arguments: object, named: Collection[str] = ()) -> dict[str, Any]:
    """Return *arguments* without nulls if *schema* allows them; those *named* are given besides.

    As in JSON Schema, a number such as 5.0 is an integer.

    Raises:
        InvalidInput: ``field`` names the first argument that is wrong.
    """
    if not isinstance(arguments, dict):
        raise InvalidInput(f"the arguments must be a JSON object, not {_named(arguments)}")
    properties: dict[str, dict[str, Any]] = schema["properties"]
    given = {}
    for name, value in arguments.items():
        if name not in properties:
            known = ", ".join(properties) or "none"
            raise InvalidInput(f"unknown argument '{shown(name)}'; there are: {known}", field=shown(name))
        if isinstance(value, float) and value.is_integer() and properties[name]["type"] == "integer":
            value = int(value)  # noqa: PLW2901 - it is the same value
        if value is not None:
            _check(name, properties[name], value)
            given[name] = value
    for name in schema.get("required", ()):
        if name not in given and name not in named:
            raise InvalidInput(f"{name} is required: {properties[name]['description']}", field=name)
    return given


def _check(field: str, schema: dict[str, Any], value: object, what: str | None = None) -> None:
    """Check one argument, or one entry of it, which messages call *what*."""
    kind: str = schema["type"]
    if not isinstance(value, _TYPES[kind]) or (isinstance(value, bool) and kind != "boolean"):
        raise InvalidInput(f"{what or field} must be {_article(kind)}, not {_named(value)}", field=field)
    if isinstance(value, str):
        _check_text(field, schema, value)
    elif isinstance(value, list):
        most = schema.get("maxItems")
        if most is not None and len(value) > most:
            raise InvalidInput(f"{field} has {len(value)} entries; at most {most} are allowed", field=field, limit=most)
        for number, item in enumerate(value, 1):
            _check(field, schema["items"], item, f"{field}: entry {number}")
    elif isinstance(value, int | float) and not isinstance(value, bool):
        low, high = schema.get("minimum"), schema.get("maximum")
        is_outside = (low is not None and not value >= low) or (high is not None and not value <= high)
        if is_outside:  # so written that NaN is outside too
            bounds = f"between {low} and {high}" if high is not None else f"at least {low}"
            raise InvalidInput(f"{field} must be {bounds}", field=field, limit=low if high is None else high)


def _check_text(field: str, schema: dict[str, Any], value: str) -> None:
    checked_text(value, field)
    choices = schema.get("enum")
    if choices is not None and value not in choices:
        raise InvalidInput(f"{field} must be one of: {', '.join(choices)}", field=field)
    most = schema.get("maxLength")
    if most is not None and len(value) > most:
        raise InvalidInput(
            f"{field} has {len(value):,} characters; at most {most:,} are allowed: make it shorter",
            field=field,
            limit=most,
        )
    least = schema.get("minLength")
    if least is not None and (len(value) < least or not value.strip()):
        raise InvalidInput(f"{field} must not be empty or blank", field=field)


def _article(kind: str) -> str:
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"


def _named(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a string", bool: "a boolean", type(None): "null"}
    return names.get(type(value), "a number")
