"""The ``context`` dialect: an agent gives back room in its context window, and loses nothing.

Two tools on a conversation: ``memory`` by ``operation``, and
``list_history``. The conversation is the caller's own list of messages or a
file of theirs; a tool's arguments never name it.
"""

from typing import Any

from kept.conversation.conversation import Conversation, loaded
from kept.conversation.placeholders import handle_of
from kept.conversation.reading import as_text
from kept.errors import InvalidInput
from kept.keeper import Keeper
from kept.tools import Actions, Schema, Tool, flat, result, text
from kept.types import iso

_OPERATIONS = ("store", "load", "list", "restore", "prune", "stats", "search")


def _memory(keeper: Keeper, conversation: Conversation | None, given: dict[str, Any]) -> dict[str, object]:
    # The advice of stats may be passed on as it is.
    arguments = {name: value for name, value in given.items() if name not in {"operation", "tokens", "usage_after"}}
    if given["operation"] == "search":
        return _search(keeper, **arguments)
    if given["operation"] == "load" and conversation is None:
        return loaded(keeper.storage.segments, keeper.caller, arguments["memory_handle"])
    operation = getattr(_attached(conversation), given["operation"])
    answer: dict[str, object] = operation(**arguments)
    return answer


def _search(keeper: Keeper, query: str, limit: int = 5) -> dict[str, object]:
    found = keeper.recall(query, limit=limit, sources=("conversations",))
    results = [
        {
            "handle": handle_of(one.segment.session, one.segment.uuid),
            "index": one.line.position,
            "role": one.line.speaker,
            "date": iso(one.said_at),
            "score": one.score,
            "text": as_text(one),
        }
        for one in found.said
    ]
    return {"results": results, "strategy": found.strategy, **({"note": found.note} if found.note else {})}


def _list_history(_: Keeper, conversation: Conversation | None, given: dict[str, Any]) -> dict[str, object]:
    return _attached(conversation).list_history(**given)


def _attached(conversation: Conversation | None) -> Conversation:
    if conversation is None:
        raise InvalidInput(
            "there is no conversation: name its file with --conversation or KEPT_CONVERSATION", field="conversation"
        )
    return conversation


def _number(description: str, **limits: int) -> Schema:
    return {"type": "integer", "description": description, **limits}


def _flag(description: str) -> Schema:
    return {"type": "boolean", "description": description}


TOOLS = (
    Tool(
        name="memory",
        title="Archive and restore parts of this conversation",
        description=(
            "Manages the context window. store archives a contiguous range of messages and leaves a placeholder (when"
            " usage is above 70 %; prefer old, low-signal stretches: logs, long code, enumerations; give a summary with"
            " decisions, constraints and open questions). load reads an archive without changing the conversation,"
            " restore puts its messages back, list shows the placeholders, prune deletes archives that no placeholder"
            " leads to, stats counts tokens and recommends a range, search finds messages in all your archives."
        ),
        input_schema=flat(
            {
                "operation": text("store, load, list, restore, prune, stats or search", enum=list(_OPERATIONS)),
                "start_index": _number("store: first message of the range"),
                "end_index": _number("store: last message of the range, included"),
                "summary": text("store: what later turns need to know of it"),
                "auto": _flag("store: without a summary, take the first line"),
                "tokens": _number("store: as stats gave it; not needed"),
                "usage_after": {"type": "number", "description": "store: as stats gave it; not needed"},
                "max_preview_chars": _number("store: length of the preview, 40 to 400, default 200"),
                "memory_handle": text("load, restore: the handle that store returned"),
                "restore_insert_index": _number("restore: where to insert; default: at the end"),
                "remove_placeholder": _flag("restore: take the placeholder out"),
                "replace_placeholder_with": text("restore: put this text in the placeholder's place"),
                "query": text("search: what you look for, in plain words"),
                "limit": _number("search: at most so many messages (1-50, default 5)", minimum=1, maximum=50),
            },
            required=("operation",),
        ),
        output_schema=result(
            {
                "handle": {"type": "string"},
                "placeholder": {"type": "string"},
                "tokens": {"type": "integer"},
            },
            (),
        ),
        handler=_memory,
        destructive=True,
        actions=Actions(
            field="operation",
            takes={
                "store": (
                    "start_index",
                    "end_index",
                    "summary",
                    "auto",
                    "max_preview_chars",
                    "tokens",
                    "usage_after",
                ),
                "load": ("memory_handle",),
                "list": (),
                "restore": (
                    "memory_handle",
                    "restore_insert_index",
                    "remove_placeholder",
                    "replace_placeholder_with",
                ),
                "prune": (),
                "stats": (),
                "search": ("query", "limit"),
            },
            needs={
                "search": ("query",),
                "store": ("start_index", "end_index"),
                "load": ("memory_handle",),
                "restore": ("memory_handle",),
            },
            reading=frozenset({"load", "list", "stats", "search"}),
            destructive=frozenset({"prune"}),
        ),
        of_conversation=True,
    ),
    Tool(
        name="list_history",
        title="List the messages of this conversation",
        description=(
            "Shows the messages with index, role, kind, size in characters and tokens, and the beginning of each. Use"
            " it to find the range to archive."
        ),
        input_schema=flat(
            {
                "start": _number("first message, default 0", minimum=0),
                "limit": _number("most messages (1-500, default 40)", minimum=1, maximum=500),
                "max_chars_per_message": _number("characters of each (16-4096, default 160)", minimum=16, maximum=4096),
                "include_full_markdown": _flag("also the whole text of these messages"),
            }
        ),
        output_schema=result(
            {
                "total_messages": {"type": "integer"},
                "messages": {"type": "array", "items": {"type": "object"}},
                "markdown": {"type": "string"},
            },
            ("total_messages", "messages"),
        ),
        handler=_list_history,
        read_only=True,
        idempotent=True,
        of_conversation=True,
    ),
)
