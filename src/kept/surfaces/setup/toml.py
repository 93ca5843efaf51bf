"""One table in a TOML file, put in and taken out as text; everything else stays byte for byte."""

import json
import re
import tomllib
from typing import Any

from kept.errors import InvalidInput

Table = tuple[str, ...]


def parsed(text: str) -> dict[str, Any]:
    """Read *text*.

    Raises:
        InvalidInput: it is no TOML.
    """
    try:
        return tomllib.loads(text.removeprefix("\ufeff").replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        raise InvalidInput(
            f"it is no TOML ({error}): put it right first, or put the entry in by hand", field="file"
        ) from None


def put(text: str, table: Table, values: dict[str, Any]) -> str:
    """Return *text* with *table*, which says *values*; what else it said by itself it still says."""
    before = parsed(text)
    found = _found(before, table) or {}
    if not isinstance(found, dict):
        raise InvalidInput(f"{'.'.join(table)} is no table there; put the entry in by hand", field="file")
    if values.items() <= found.items():
        return text
    values = {key: one for key, one in found.items() if not isinstance(one, dict)} | values
    newline = "\r\n" if "\r\n" in text else "\n"
    lines = [f"[{'.'.join(map(_key, table))}]", *(f"{_key(key)} = {_value(value)}" for key, value in values.items())]
    block = newline.join([*lines, ""])
    section = _section(text, table)
    if section is not None:
        start, end = section
        changed = text[:start] + block + text[end:]
    else:
        ended = text if not text.removeprefix("\ufeff") or text.endswith("\n") else text + newline
        changed = f"{ended}{newline if text.strip() else ''}{block}"
    try:
        is_right = parsed(changed) == _with(before, table, values)
    except InvalidInput:
        is_right = False  # the file is right, but a table on one line, for instance, takes no more from elsewhere
    if not is_right:
        inline = ", ".join(f"{_key(key)} = {_value(value)}" for key, value in values.items())
        raise InvalidInput(
            f"its {'.'.join(table[:-1])} is written in a way that kept cannot change;"
            f" put this into it by hand: {_key(table[-1])} = {{ {inline} }}",
            field="file",
        )
    return changed


def taken_out(text: str, table: Table) -> str:
    """Return *text* without *table*."""
    before = parsed(text)
    section = _section(text, table)
    if section is None:
        if _found(before, table) is not None:
            raise InvalidInput(
                "it is written in a way that kept cannot change: take the entry out by hand", field="file"
            )
        return text
    start, end = section
    # The empty line that `put` made goes too.
    above = text[:start]
    for ending in ("\r\n\r\n", "\n\n"):
        if above.endswith(ending):
            above = above[: -len(ending) // 2]
            break
    changed = above + text[end:]
    if parsed(changed) != _without(before, table):
        raise InvalidInput("it is written in a way that kept cannot change: take the entry out by hand", field="file")
    return changed


def _section(text: str, table: Table) -> tuple[int, int] | None:
    """Return where the lines of *table* begin and end; what stands before the next table belongs to that one."""
    names = r"\s*\.\s*".join(rf"""(?:{re.escape(part)}|"{re.escape(part)}"|'{re.escape(part)}')""" for part in table)
    begin = re.search(rf"^[ \t\ufeff]*\[\s*{names}\s*\][^\n]*(?:\n|\Z)", text, re.MULTILINE)
    if begin is None:
        return None
    end = at = begin.end()
    for line in text[at:].splitlines(keepends=True):
        if re.match(r"\s*\[", line):
            break
        at += len(line)
        if line.strip() and not line.lstrip().startswith("#"):
            end = at
    return begin.start(), end


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    # The strings of JSON are strings of TOML.
    return json.dumps(value, ensure_ascii=False)


def _found(data: Any, table: Table) -> Any:
    for part in table:
        data = data.get(part) if isinstance(data, dict) else None
    return data


def _with(data: dict[str, Any], table: Table, values: dict[str, Any]) -> dict[str, Any]:
    first, *rest = table
    held = data.get(first)
    inner = held if isinstance(held, dict) else {}
    if rest:
        return data | {first: _with(inner, tuple(rest), values)}
    # Tables below it, such as its environment, stay.
    return data | {first: {key: one for key, one in inner.items() if isinstance(one, dict)} | values}


def _without(data: dict[str, Any], table: Table) -> dict[str, Any]:
    first, *rest = table
    inner = _without(data[first], tuple(rest)) if rest else {}
    below = {key: one for key, one in data[first].items() if isinstance(one, dict)} if not rest else {}
    inner = inner or below
    return {key: one for key, one in data.items() if key != first} | ({first: inner} if inner else {})
