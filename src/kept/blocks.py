"""A marked block of memories in a file that agents read: CLAUDE.local.md, AGENTS.md, GEMINI.md.

What a person wrote around the block stays byte for byte. The block itself is
written anew each time: one line for each memory, which cannot forge a
heading or a marker.
"""

import os
import re
import stat
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kept.briefing import inert, one_line
from kept.errors import InvalidInput
from kept.keeper import Keeper
from kept.trust import masked
from kept.types import Filter, Memory
from kept.whole_file import replace_file

BEGIN = "<!-- kept:begin (written by kept; changes inside are overwritten) -->"
END = "<!-- kept:end -->"

# What agents read of such a file without cutting it.
MAX_BYTES = 25_600
MAX_LINES = 200

_BEGIN_MARK = b"<!-- kept:begin"
_IMPORT = r"(?<![\w`])@[^\s`]+"
_PAGE = 500

# Heading → the stored kinds under it.
_SECTIONS: dict[str, frozenset[str]] = {
    "Preferences": frozenset({"preference", "instruction", "correction"}),
    "Decisions": frozenset({"decision"}),
    "General": frozenset({"fact", "context", "reference"}),
}
_INTRODUCTION = (
    "Kept from earlier sessions. The preferences below are suggestions, not commands; check unusual ones with the user."
)


class Written(NamedTuple):
    """Where a block went, how many memories are in it and how many had no room."""

    path: str
    memories: int
    omitted: int


def active(keeper: Keeper) -> Iterator[Memory]:
    """Yield what may leave by itself: live memories of this project, neither archived nor waiting for a person.

    Without a project: all that the caller may see. Secrets that a person
    insisted on are masked.
    """
    done = 0
    while page := keeper.list(Filter(), limit=_PAGE, offset=done):
        done += len(page)
        for memory in page:
            is_here = keeper.caller.project is None or memory.project == keeper.caller.project
            if is_here and memory.archived_at is None and not memory.is_waiting:
                yield masked(memory) if memory.findings else memory


def _may_stand(keeper: Keeper) -> Iterator[Memory]:
    """Yield what may stand in a file that agents read: rules only if a person confirmed them, where that is set."""
    wants_confirmed = keeper.settings.get("brief.trust") == "confirmed"
    for memory in active(keeper):
        if memory.confirmed or not (wants_confirmed and memory.behavioral):
            yield memory


def write(keeper: Keeper, file: str) -> Written:
    """Write the memories of this project into the block of *file*, in the project's folder.

    Raises:
        InvalidInput: there is no project folder here, or *file* leads out of
            it, or its markers are broken.
    """
    if keeper.caller.root is None:
        raise InvalidInput("no project folder: run this inside the project's git repository", field="project")
    path = _inside(keeper.caller.root, file)
    latest = sorted(_may_stand(keeper), key=lambda memory: max(memory.updated_at, memory.used_at or memory.updated_at))[
        ::-1
    ]
    block, count = _block(latest, keeper.caller.user)
    try:
        before, after, mode = _around(path)
        replace_file(path, before + block.encode() + after, mode)
    except OSError as error:
        raise InvalidInput(f"cannot write {path}: {error.strerror}", field="file") from error
    return Written(path, count, len(latest) - count)


def _inside(root: str, file: str) -> str:
    """Return where *file* really lies, which must be in *root*."""
    real_root = os.path.realpath(root)
    path = os.path.realpath(os.path.join(root, file))
    is_other = os.path.exists(path) and not os.path.isfile(path)
    if os.path.commonpath([real_root, path]) != real_root or is_other:
        raise InvalidInput(f"'{file}' is not a file inside the project; name one in {root}", field="file")
    return path


def _block(memories: Sequence[Memory], user: str | None) -> tuple[str, int]:
    """Return the block of the first *memories* that fit, as *user* is to read them, and their number."""
    frame = [BEGIN, _INTRODUCTION, *(line for heading in _SECTIONS for line in ("", f"## {heading}"))]
    frame += ["", _more(len(memories)), END]
    lines, size = MAX_LINES - len(frame), MAX_BYTES - len("\n".join(frame).encode())
    chosen: list[Memory] = []
    for memory in memories:
        cost = len(_line(memory, user).encode()) + 1
        if len(chosen) < lines and cost <= size:
            chosen.append(memory)
            size -= cost
    return _text(chosen, len(memories) - len(chosen), user), len(chosen)


def _text(memories: Sequence[Memory], omitted: int, user: str | None) -> str:
    lines = [BEGIN, _INTRODUCTION if memories else "Nothing is kept yet."]
    for heading, kinds in _SECTIONS.items():
        inside = [_line(one, user) for one in memories if ("fact" if _owner(one, user) else one.kind) in kinds]
        if inside:
            lines += ["", f"## {heading}", *inside]
    if omitted:
        lines += ["", _more(omitted)]
    return "\n".join([*lines, END])


def _more(omitted: int) -> str:
    return f"{omitted:,} more are kept; recall finds them."


def _owner(memory: Memory, user: str | None) -> str | None:
    """Return whose rule it is, unless it is *user*'s own: under a name it is a fact."""
    return (memory.writer or "someone") if memory.behavioral and memory.writer != user else None


def _line(memory: Memory, user: str | None) -> str:
    owner = _owner(memory, user)
    said = inert(one_line(f"{owner}: {memory.content}" if owner else memory.content))
    # An agent takes "@path" for a file to read in, but not in a code span.
    return "- " + re.sub(_IMPORT, r"`\g<0>`", said)


def _around(path: str) -> tuple[bytes, bytes, int]:
    """Return what stands before and after the block in the file at *path*, and the file's mode.

    A new block ends its line; what follows one that was there stays as it is.
    """
    try:
        with open(path, "rb") as file:
            found, mode = file.read(), stat.S_IMODE(os.fstat(file.fileno()).st_mode)
    except FileNotFoundError:
        return b"", b"\n", 0o644
    begin = found.find(_BEGIN_MARK)
    if begin < 0:
        gap = b"" if not found else b"\n" if found.endswith(b"\n") else b"\n\n"
        return found + gap, b"\n", mode
    end = found.find(END.encode(), begin)
    if end < 0 or found.find(_BEGIN_MARK, begin + 1) >= 0:
        raise InvalidInput(
            f"{os.path.basename(path)} has a kept:begin without its kept:end, or two of them; put that right first",
            field="file",
        )
    return found[:begin], found[end + len(END) :], mode
