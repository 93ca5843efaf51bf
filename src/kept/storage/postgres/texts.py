"""Texts on their way to PostgreSQL and back: the one character that it cannot hold is written as two others.

A memory may hold a NUL character and must come back as it was. So NUL is
written as U+FDD0 and "0", and U+FDD0, which Unicode says is no character, as
U+FDD0 and "1".
"""

from typing import Any

from psycopg import Connection
from psycopg.abc import Buffer
from psycopg.adapt import Loader
from psycopg.types.string import StrDumperUnknown

_MARK = "\ufdd0"


def written(text: str) -> str:
    """Return *text* as PostgreSQL can hold it."""
    if "\0" in text or _MARK in text:
        return text.replace(_MARK, f"{_MARK}1").replace("\0", f"{_MARK}0")
    return text


def read(data: Buffer) -> str:
    """Return the text that `written` has written as *data*."""
    return _read(str(data, "utf-8"))


def _read(text: str) -> str:
    return text.replace(f"{_MARK}0", "\0").replace(f"{_MARK}1", _MARK) if _MARK in text else text


class _Dumper(StrDumperUnknown):
    def dump(self, obj: str) -> Buffer | None:
        return super().dump(written(obj))


class _Loader(Loader):
    def load(self, data: Buffer) -> str:
        return read(data)


def register(connection: "Connection[tuple[object, ...]]") -> None:
    """Let every text of *connection* go this way."""
    register_writing(connection)
    connection.adapters.register_loader("text", _Loader)


def register_writing(connection: "Connection[tuple[object, ...]]") -> None:
    """Let every text of *connection* go there this way; for those that come back there is `read_rows`."""
    connection.adapters.register_dumper(str, _Dumper)


def read_rows(rows: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Return *rows* with their texts as `read` returns them: many at once, of which hardly any is changed."""
    marked = [at for at, column in enumerate(zip(*rows, strict=True)) if _is_marked(column)]
    if not marked:
        return rows
    return [
        tuple(_read(value) if at in marked and isinstance(value, str) else value for at, value in enumerate(row))
        for row in rows
    ]


def _is_marked(column: tuple[Any, ...]) -> bool:
    """Tell whether a text of *column* may hold the mark; the values of a column are of one type, or none."""
    values = column if None not in column else [value for value in column if value is not None]
    return bool(values) and isinstance(values[0], str) and _MARK in "".join(values)
