"""The index of a folder, ``MEMORY.md``: one line for each memory, in whatever text a person put around them."""

import re
from collections.abc import Iterable, Mapping

from kept.briefing import unmarked
from kept.folder.markdown import description_of
from kept.trust import masked
from kept.types import Memory

INDEX = "MEMORY.md"

# What agents read of an index, less the line that says how many more there are.
MOST_LINES = 199
_MOST_BYTES = 25_600 - 100

_WAITING = "(waits for review)"
_ARCHIVED = "(archived)"

# The beginning of a line of the index, up to the file that it leads to.
_LINK = rb"(?:\xef\xbb\xbf)?[ \t]*[-*+] \[[^\]\n]*\]\((?:\./)?([A-Za-z0-9_-]{1,100}\.md)\)"


def line(memory: Memory) -> str:
    """Return the line of *memory*; what must not speak by itself only says that it is there."""
    if memory.is_waiting:
        about = _WAITING
    elif memory.archived_at is not None:
        about = _ARCHIVED
    else:
        about = unmarked(description_of(masked(memory) if memory.findings else memory))
    return f"- [{memory.name}]({memory.name}.md) — {about}"


def fitting(memories: Iterable[Memory]) -> list[Memory]:
    """Return the first of *memories*, as far as their lines fit in what agents read, without their secrets."""
    room, fit = _MOST_BYTES, []
    for memory in memories:
        room -= len(line(memory).encode()) + 1
        if room < 0:
            break
        fit.append(masked(memory) if memory.findings else memory)
    return fit


def files(data: bytes) -> list[str]:
    """Return the file of each line that leads to one."""
    return [found.decode() for found in re.findall(b"(?m)^" + _LINK, data)]


def update(data: bytes, lines: Mapping[str, str | None], *, keep: bool = False) -> bytes:
    """Return the index with these lines by file; None takes a line out. With *keep*, lines that are there stay."""
    newline = b"\r\n" if b"\r\n" in data[:4096] else b"\n"
    added: list[bytes] = []
    for file, text in lines.items():
        start, end = _find(data, file)
        new = b"" if text is None else text.encode() + newline
        if start < 0:
            added.append(new)
        elif text is None or not keep:
            data = data[:start] + new + _without(data[end:], file)
    if any(added) and data and not data.endswith(b"\n"):
        data += newline
    return data + b"".join(added)


def _find(data: bytes, file: str, start: int = 0) -> tuple[int, int]:
    """Return where the first line that leads to *file* begins and ends; -1 if there is none."""
    needle = f"{file})".encode()  # without the bracket before it, for some write "./" there
    while (at := data.find(needle, start)) >= 0:
        begin = data.rfind(b"\n", 0, at) + 1
        end = data.find(b"\n", at) + 1 or len(data)
        found = re.match(_LINK, data[begin:end])
        if found is not None and found[1] == file.encode():
            return begin, end
        start = end
    return -1, -1


def _without(data: bytes, file: str) -> bytes:
    """Return *data* without the lines that lead to *file*."""
    start, end = _find(data, file)
    while start >= 0:
        data = data[:start] + data[end:]
        start, end = _find(data, file, start)
    return data
