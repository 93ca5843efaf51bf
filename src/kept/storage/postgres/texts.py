"""Texts on their way to PostgreSQL and back: the one character that it cannot hold is written as two others.

A memory may hold a NUL character and must come back as it was. So NUL is
written as U+FDD0 and "0", and U+FDD0, which Unicode says is no character, as
U+FDD0 and "1".
"""

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
    text = str(data, "utf-8")
    return text.replace(f"{_MARK}0", "\0").replace(f"{_MARK}1", _MARK) if _MARK in text else text


class _Dumper(StrDumperUnknown):
    def dump(self, obj: str) -> Buffer | None:
        return super().dump(written(obj))


class _Loader(Loader):
    def load(self, data: Buffer) -> str:
        return read(data)


def register(connection: "Connection[tuple[object, ...]]") -> None:
    """Let every text of *connection* go this way."""
    connection.adapters.register_dumper(str, _Dumper)
    connection.adapters.register_loader("text", _Loader)
