"""The data export of Claude: what it remembers becomes memories, conversations are archived.

What it remembers is a text for all conversations and one for each project,
taken apart into its paragraphs and items.
"""

import json
from pathlib import Path
from typing import Any, BinaryIO

from kept.importing.exports import read_export, readable
from kept.importing.found import Parts, Skipped, Talk, moment, word
from kept.importing.markdown import of_text
from kept.importing.places import MAX_TEXT_BYTES, changed_at

_ROLES = {"human": "user", "user": "user", "assistant": "assistant"}


def read(path: Path) -> Parts:
    """Yield the memories and conversations of an export: the ZIP, its folder, or one file of it."""

    def beside(name: str, data: BinaryIO) -> Parts | None:
        is_memories = Path(name).name.startswith("memories") or Path(name).parent.name == "memories"
        return _memories(name, data, path) if is_memories else None

    yield from read_export(path, "Claude: no conversations.json or memories.json", _conversation, beside)


def _conversation(where: str, chat: Any, problem: str | None) -> Parts:
    identity = word(chat.get("uuid")) if isinstance(chat, dict) else None
    if identity is None or not isinstance(chat.get("chat_messages"), list):
        yield Skipped(where, problem or "it has no uuid or no chat_messages")
        return
    messages = []
    for at, given in enumerate(chat["chat_messages"], 1):
        message = _message(given)
        if message is None:
            yield Skipped(f"{where}, message {at}", "it has no text or no known sender")
        else:
            messages.append(message)
    yield Talk(identity, where, word(chat.get("name")) or "", moment(chat.get("created_at")), messages)


def _message(given: Any) -> dict[str, Any] | None:
    if not isinstance(given, dict) or given.get("sender") not in _ROLES:
        return None
    blocks = given.get("content")
    said = [_said(block) for block in blocks if isinstance(block, dict)] if isinstance(blocks, list) else []
    text = "\n\n".join(filter(None, said)) or word(given.get("text")) or ""
    attached = given.get("attachments")
    for file in attached if isinstance(attached, list) else []:
        if isinstance(file, dict) and word(file.get("extracted_content")):
            text += f"\n\n[{file.get('file_name') or 'attachment'}]\n{file['extracted_content']}"
    if not text.strip():
        return None
    message = {"role": _ROLES[given["sender"]], "content": readable(text.strip())}
    return message | ({"created_at": given["created_at"]} if word(given.get("created_at")) else {})


def _said(block: dict[str, Any]) -> str:
    """Return what a part of a message says; reasoning is no part of the conversation."""
    kind = block.get("type")
    if kind == "tool_use":
        return f"[{block.get('name')}] {json.dumps(block.get('input'), ensure_ascii=False)}"
    if kind == "tool_result":
        inner = block.get("content")
        inner = inner if isinstance(inner, list) else [inner]
        return "\n".join(filter(None, (word(one.get("text") if isinstance(one, dict) else one) for one in inner)))
    return word(block.get("text")) or ""


def _memories(name: str, data: BinaryIO, path: Path) -> Parts:
    text = data.read(MAX_TEXT_BYTES)
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        yield Skipped(name, "it is no JSON")
        return
    at = changed_at(path)
    for number, account in enumerate(said if isinstance(said, list) else [said], 1):
        where = f"{name}, account {number}"
        if not isinstance(account, dict):
            yield Skipped(where, "it is no object")
            continue
        texts = {"conversations_memory": account.get("conversations_memory")}
        projects = account.get("project_memories")
        texts |= {f"project {uuid}": one for uuid, one in projects.items()} if isinstance(projects, dict) else {}
        listed = account.get("memory_files")
        for file in listed if isinstance(listed, list) else []:
            if isinstance(file, dict):
                texts[str(file.get("path") or file.get("name"))] = file.get("content") or file.get("text")
        for part, one in texts.items():
            if one is not None and not isinstance(one, str):
                yield Skipped(f"{where}, {part}", "it is no text")
            yield from of_text(readable(one), f"{where}, {part}", "fact", at) if isinstance(one, str) else ()
