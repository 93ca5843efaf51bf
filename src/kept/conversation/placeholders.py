"""What stands where archived messages were: written, found again wherever it is now, and cut out.

A placeholder is text, and anybody can write text. It counts only if its
handle is that of an archive of the caller's; what it says beside that is
never believed.
"""

import copy
import re
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import quote, unquote

from kept.conversation.cutting import on_one_line
from kept.conversation.forms import Message

_FIRST_LINE = (
    r"\[\[memory archived handle=(?P<handle>mem://[^\s\[\]]+) range=\d+\.\.\d+ messages=\d+ chars=\d+ tokens=\d+\]\]"
)
_PLACEHOLDER = re.compile(_FIRST_LINE + r"(?:\r?\nSummary: [^\n]*)?(?:\r?\nPreview: [^\n]*)?")
_MARK = "[[memory archived "
_SCHEME = "mem://"


class Found(NamedTuple):
    """A placeholder in a conversation: the message it is in, and the handle it names."""

    at: int
    handle: str


def handle_of(session: str, uuid: str) -> str:
    """Return the handle of an archive."""
    return f"{_SCHEME}{quote(session, safe='')}/{uuid}"


def parsed(handle: str) -> tuple[str, str] | None:
    """Return (session, uuid) of a handle; None if it is none."""
    session, is_one, uuid = handle.removeprefix(_SCHEME).rpartition("/")
    return (unquote(session), uuid) if handle.startswith(_SCHEME) and is_one else None


def text(handle: str, span: tuple[int, int], counts: tuple[int, int, int], summary: str, preview: str) -> str:
    """Write a placeholder; *counts* are messages, characters and tokens."""
    messages, chars, tokens = counts
    first = (
        f"[[memory archived handle={handle} range={span[0]}..{span[1]}"
        f" messages={messages} chars={chars} tokens={tokens}]]"
    )
    return f"{first}\nSummary: {inert(summary)}\nPreview: {inert(preview)}"


def inert(line: str) -> str:
    """Return *line* on one line, unable to be taken for a placeholder."""
    return on_one_line(line).replace("[[memory", "[ [memory")


def inert_text(text: str) -> str:
    """Return *text*, of any number of lines, unable to be taken for a placeholder."""
    return text.replace("[[memory", "[ [memory")


def found_in(message: Message, index: int = 0) -> Iterator[Found]:
    """Yield the placeholders in the texts that a message says."""
    for said in _said(message):
        if _MARK not in said:
            continue
        for match in _PLACEHOLDER.finditer(said):
            yield Found(index, match["handle"])


def without(message: Message, handle: str, instead: str = "") -> Message | None:
    """Return *message* with *instead* in the place of the placeholder of *handle*; None if nothing is left of it."""

    def cut(said: str) -> str:
        is_done = False

        def replaced(match: re.Match[str]) -> str:
            nonlocal is_done
            if match["handle"] != handle or is_done:
                return match[0]
            is_done = True
            return instead

        return _PLACEHOLDER.sub(replaced, said)

    changed = copy.deepcopy(message)
    content = changed.get("content")
    if isinstance(content, str):
        changed["content"] = cut(content)
        is_left = bool(changed["content"].strip()) or bool(changed.get("tool_calls"))
        return changed if is_left else None
    if isinstance(content, list):
        blocks = []
        for block in content:
            if isinstance(block, dict) and isinstance(block.get("text"), str):
                block["text"] = cut(block["text"])
                if not block["text"].strip():
                    continue
            blocks.append(block)
        changed["content"] = blocks
        return changed if blocks or changed.get("tool_calls") else None
    return changed


def is_nothing_else(message: Message, handle: str) -> bool:
    """Tell whether *message* is the placeholder of *handle* and nothing else."""
    found = [_PLACEHOLDER.fullmatch(said.strip()) for said in _said(message)]
    return len(found) == 1 and found[0] is not None and found[0]["handle"] == handle


def _said(message: Message) -> Iterator[str]:
    """Yield what a person or a model says in a message: no tool's result, and no system's words, is a placeholder."""
    if message.get("role") not in {"user", "assistant"}:
        return
    content = message.get("content")
    if isinstance(content, str):
        yield content
    elif isinstance(content, list):
        for block in content:
            if isinstance(block, dict) and isinstance(block.get("text"), str):
                yield block["text"]
