"""What the data exports of chat products have in common: files of conversations, each a list of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

from kept.errors import InvalidInput
from kept.importing.found import Parts, Skipped
from kept.importing.packages import opened
from kept.importing.streaming import elements

# Where a conversation stands, what it is, and why it cannot be read → what is in it.
ReadOne = Callable[[str, Any, str | None], Parts]

# The name of another file and the open file → what is in it; None if it is no part of an export.
ReadBeside = Callable[[str, BinaryIO], Parts | None]


def read_export(path: Path, what: str, read_one: ReadOne, read_beside: ReadBeside = lambda _, __: None) -> Parts:
    """Yield everything of the export at *path*: the ZIP, its folder, or one file of it.

    Raises:
        InvalidInput: nothing in it is of an export; *what* says of which, and how one is told.
    """
    is_known = False
    with opened(path) as files:
        for name, data in files:
            last = Path(name).name
            is_conversations = last.startswith("conversations") and last.endswith(".json")
            parts = _conversations(name, data, read_one) if is_conversations else read_beside(name, data)
            if parts is not None:
                is_known = True
                yield from parts
    if not is_known:
        raise InvalidInput(f"{path} is no export of {what}", field="file")


def _conversations(name: str, data: BinaryIO, read_one: ReadOne) -> Parts:
    try:
        for number, chat, problem in elements(data):
            yield from read_one(f"{name}, conversation {number}", chat, problem)
    except InvalidInput as error:
        yield Skipped(name, error.message)


def readable(text: str) -> str:
    """Return *text* without halves of surrogate pairs, which exports hold where an emoji was cut."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()
