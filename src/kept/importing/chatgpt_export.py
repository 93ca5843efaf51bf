"""The data export of ChatGPT: its conversations, archived as they were last seen.

A conversation is a tree of messages and rewrites; the branch that was shown
last is taken. The export holds no saved memories: those are pasted into a
file and imported as Markdown.
"""

from pathlib import Path
from typing import Any

from kept.importing.exports import read_export, readable
from kept.importing.found import Parts, Skipped, Talk, moment, word
from kept.types import iso

_ROLES = frozenset({"user", "assistant", "tool"})


def read(path: Path) -> Parts:
    """Yield the conversations of an export: the ZIP, its folder, or one file of it."""
    yield from read_export(path, "ChatGPT: there is no conversations.json", _conversation)


def _conversation(where: str, chat: Any, problem: str | None) -> Parts:
    mapping = chat.get("mapping") if isinstance(chat, dict) else None
    if not isinstance(mapping, dict) or not mapping:
        yield Skipped(where, problem or "it has no mapping of messages")
        return
    messages = [message for node in _branch(chat, mapping) if (message := _message(node)) is not None]
    # Older exports have no id; the id of the first node is as lasting.
    identity = word(chat.get("conversation_id")) or word(chat.get("id")) or next(iter(mapping))
    times = (moment(chat.get("create_time")), *(moment(one.get("created_at")) for one in messages))
    yield Talk(str(identity), where, word(chat.get("title")) or "", next(filter(None, times), None), messages)


def _branch(chat: dict[str, Any], mapping: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the nodes from the root to the one that was shown last."""
    at: Any = chat.get("current_node")
    if at not in mapping:
        # The newest leaf: a node that no other names as its parent, the last in the file.
        parents = {node.get("parent") for node in mapping.values() if isinstance(node, dict)}
        at = next((one for one in reversed(mapping) if one not in parents), None)
    branch: list[dict[str, Any]] = []
    seen: set[str] = set()
    while isinstance(at, str) and at not in seen and isinstance(mapping.get(at), dict):
        seen.add(at)
        branch.append(mapping[at])
        at = mapping[at].get("parent")
    return branch[::-1]


def _message(node: dict[str, Any]) -> dict[str, Any] | None:
    message = node.get("message")
    if not isinstance(message, dict):
        return None
    author, metadata, content = (message.get(part) or {} for part in ("author", "metadata", "content"))
    role = author.get("role") if isinstance(author, dict) else None
    is_hidden = isinstance(metadata, dict) and metadata.get("is_visually_hidden_from_conversation")
    text = _text(content) if isinstance(content, dict) else ""
    if role not in _ROLES or is_hidden or not text.strip():
        return None
    at = moment(message.get("create_time"))
    # A tool's answer has no call that it belongs to, so it is told as text.
    said = {"role": "assistant" if role == "tool" else role, "content": readable(text.strip())}
    return said | ({"created_at": iso(at)} if at else {})


def _text(content: dict[str, Any]) -> str:
    parts = content.get("parts")
    if isinstance(parts, list):
        said = [
            part if isinstance(part, str) else part.get("text") if isinstance(part, dict) else None for part in parts
        ]
        return "\n".join(one for one in said if isinstance(one, str))
    text = content.get("text") or content.get("result")
    if not isinstance(text, str):
        return ""
    return f"```{content.get('language') or ''}\n{text}\n```" if content.get("content_type") == "code" else text
