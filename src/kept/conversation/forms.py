"""The forms in which agents hold their messages, read without changing any of them.

OpenAI chat, OpenAI Responses, Anthropic, and plain role and content: a
message is a JSON object, and what we do not know in it stays.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

from kept.errors import InvalidInput

Message = dict[str, Any]
Form = Literal["openai", "responses", "anthropic", "plain"]

_ANTHROPIC_BLOCKS = {"tool_use", "tool_result", "thinking", "redacted_thinking", "server_tool_use"}
_PICTURES = {"image", "image_url", "input_image", "input_audio", "document", "file", "input_file"}
# A message of one of these that has only a role and a text calls nothing.
_SPEAKERS = {"user", "assistant", "system", "developer"}
_FEW_KEYS = 2
_NOT_MODELS = {"user", "system", "developer"}
_TEXT_BLOCKS = {None, "text", "input_text", "output_text", "summary_text", "reasoning_text", "refusal", "thinking"}

_GEMINI_PARTS = ("subject", "description", "name", "args", "result")


def checked_messages(given: object) -> list[Message]:
    """Return *given* as a new list of messages, or raise `InvalidInput`."""
    if not isinstance(given, Iterable) or isinstance(given, str | bytes | Mapping):
        raise InvalidInput("messages must be a list of objects", field="messages")
    return [checked_message(one, index) for index, one in enumerate(given)]


def checked_message(given: object, index: int) -> Message:
    """Return *given* if it is a message: an object with a role, or an item of the Responses API."""
    if not isinstance(given, Mapping):
        raise InvalidInput(f"message {index} must be an object, not {type(given).__name__}", field="messages")
    message = dict(given)
    if not isinstance(message.get("role"), str) and not isinstance(message.get("type"), str):
        raise InvalidInput(f"message {index} has no role", field="messages")
    return message


def as_json(messages: Sequence[Message], *, escaped: bool = False) -> bytes:
    """Write messages as JSON that reads back as the very same, with *escaped* in ASCII alone, which is quicker.

    Raises:
        InvalidInput: a message holds something that JSON has no form for.
    """
    try:
        return json.dumps(messages, ensure_ascii=escaped, separators=(",", ":"), allow_nan=False).encode()
    except UnicodeEncodeError:
        return as_json(messages, escaped=True)  # half a surrogate pair, which only an escape can say
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidInput(f"messages must be plain JSON: {error}", field="messages") from None


def form_of(messages: Sequence[Message]) -> Form:
    """Return the API whose messages these are."""
    for message in messages:
        if "role" not in message:
            return "responses"
        blocks = {block.get("type") for block in _blocks(message)}
        if blocks & _ANTHROPIC_BLOCKS or any("source" in block for block in _blocks(message)):
            return "anthropic"
        if message.get("tool_calls") or message["role"] in {"tool", "function", "developer"}:
            return "openai"
        if blocks & {"input_text", "output_text"}:
            return "responses"
        if blocks & {"image_url", "input_audio"}:
            return "openai"
    return "plain"


# What messages of a chat are made of, nearly always.
_CHAT = {"role", "content", "tool_calls", "tool_call_id"}


def role_of(message: Message) -> str:
    """Return who speaks."""
    if isinstance(message.get("role"), str):
        return str(message["role"])
    return "tool" if str(message.get("type", "")).endswith("_output") else "assistant"


def kind_of(message: Message) -> str:
    """Return what a message is: text, tool_call, tool_result, reasoning or media."""
    blocks = {str(block.get("type")) for block in _blocks(message)}
    if calls_of(message):
        return "tool_call"
    if results_of(message):
        return "tool_result"
    if message.get("type") == "reasoning" or (blocks and blocks <= {"thinking", "redacted_thinking"}):
        return "reasoning"
    return "media" if blocks & _PICTURES else "text"


def texts_of(message: Message) -> list[str]:
    """Return every text of a message, in order: what is said, tool names and arguments, results, reasoning."""
    content = message.get("content")
    if isinstance(content, str):
        texts = [content]
    else:
        texts = [text for block in _blocks(message) for text in _texts_of_block(block)]
    if isinstance(message.get("refusal"), str):
        texts.append(message["refusal"])
    for call in _list(message.get("tool_calls")):
        texts += _texts_of_call(call)
    if not message.keys() <= _CHAT:
        texts += _rarer_texts(message)
    return texts


def _rarer_texts(message: Message) -> Iterator[str]:
    """Yield what a message says in the parts that hardly any has."""
    if isinstance(message.get("function_call"), dict):
        yield from _texts_of_call({"function": message["function_call"]})
    if str(message.get("type", "")).endswith("_call"):
        yield from (str(message[part]) for part in ("name", "arguments", "input") if isinstance(message.get(part), str))
        if isinstance(message.get("action"), dict):
            yield json.dumps(message["action"], ensure_ascii=False)
    output = message.get("output")
    if isinstance(output, str):
        yield output
    elif isinstance(output, list):
        for block in output:
            yield from _texts_of_block(block)
    for block in _list(message.get("summary")) if message.get("type") == "reasoning" else ():
        yield from _texts_of_block(block)
    if isinstance(message.get("name"), str) and "role" in message:
        yield message["name"]
    # Gemini CLI: reasoning, and calls with their results.
    for part in (*_list(message.get("thoughts")), *_list(message.get("toolCalls"))):
        values = [part.get(key) for key in _GEMINI_PARTS] if isinstance(part, dict) else []
        yield from (one if isinstance(one, str) else json.dumps(one, ensure_ascii=False) for one in values if one)


def _texts_of_block(block: object) -> Iterator[str]:
    if isinstance(block, str):
        yield block
    if not isinstance(block, dict):
        return
    for part in ("text", "thinking", "refusal"):
        if isinstance(block.get(part), str):
            yield block[part]
    kind = block.get("type")
    if str(kind).endswith("tool_use"):
        yield str(block.get("name", ""))
        yield json.dumps(block.get("input", {}), ensure_ascii=False)
    elif kind in {"document", "search_result"} or (kind not in _TEXT_BLOCKS and kind not in _PICTURES):
        # What we do not know is counted as it is written, media aside.
        source = block.get("source")
        said = (
            [source.get("data")] if isinstance(source, dict) and source.get("type") == "text" else [block.get("title")]
        )
        yield from (one for one in said if isinstance(one, str))
        content = block.get("content")
        if isinstance(content, str):
            yield content
        elif isinstance(content, list):
            for inner in content:
                yield from _texts_of_block(inner)


def _texts_of_call(call: object) -> tuple[str, ...]:
    function = (call.get("function") or call.get("custom")) if isinstance(call, dict) else None
    if not isinstance(function, dict):
        return ()
    return str(function.get("name", "")), str(function.get("arguments") or function.get("input") or "")


def pictures_in(message: Message) -> int:
    """Return how many pictures, sounds, files and sealed thoughts a message holds: what nobody can count as text."""
    if not isinstance(message.get("content"), list) and "encrypted_content" not in message:
        return 0
    blocks = [*_blocks(message), *(inner for block in _blocks(message) for inner in _list(block.get("content")))]
    uncounted = sum(isinstance(one, dict) and one.get("type") in {*_PICTURES, "redacted_thinking"} for one in blocks)
    return uncounted + ("encrypted_content" in message)


def calls_of(message: Message) -> list[str]:
    """Return the ids of the tool calls that a message makes."""
    return _calls_and_results(message)[0]


def results_of(message: Message) -> list[str]:
    """Return the ids of the tool calls whose results a message holds."""
    return _calls_and_results(message)[1]


def _calls_and_results(message: Message) -> tuple[list[str], list[str]]:
    calls = [_id(call.get("id")) for call in _list(message.get("tool_calls")) if isinstance(call, dict)]
    results = [_id(message.get("tool_call_id"))] if message.get("role") == "tool" else []
    blocks = _blocks(message)
    if not blocks and message.keys() <= _CHAT:
        return calls, results
    kind = str(message.get("type", ""))
    calls += [_id(block.get("id")) for block in blocks if str(block.get("type")).endswith("tool_use")]
    results += [_id(block.get("tool_use_id")) for block in blocks if str(block.get("type")).endswith("tool_result")]
    if isinstance(message.get("function_call"), dict):
        calls.append(f"function:{message['function_call'].get('name')}")
    if message.get("role") == "function":
        results.append(f"function:{message.get('name')}")
    if kind.endswith("_call") and "call_id" in message:
        calls.append(_id(message["call_id"]))
    if kind.endswith("_output"):
        results.append(_id(message.get("call_id")))
    if kind == "mcp_approval_request":
        calls.append(_id(message.get("id")))
    if kind == "mcp_approval_response":
        results.append(_id(message.get("approval_request_id")))
    return calls, results


def _id(given: object) -> str:
    return "" if given is None else str(given)


def inseparable(messages: Sequence[Message]) -> list[tuple[int, int]]:
    """Return the ranges (first, last) that must not be parted: a tool call and its results, reasoning and its item.

    A call at the end that still waits for a result reaches beyond the list.
    """
    open_calls: dict[str, list[int]] = {}
    ranges: dict[int, int] = {}
    last_user = -1
    for index, message in enumerate(messages):
        role = message.get("role")
        if len(message) <= _FEW_KEYS and role in _SPEAKERS and isinstance(message.get("content"), str):
            last_user = index if role == "user" else last_user
            continue  # nothing but a text
        is_result = role == "tool" and "type" not in message
        calls, results = ([], [_id(message.get("tool_call_id"))]) if is_result else _calls_and_results(message)
        for call in calls:
            open_calls.setdefault(call, []).append(index)
        for call in results:
            waiting = open_calls.get(call)
            if waiting:
                ranges[waiting.pop()] = index
        if not results and role_of(message) in _NOT_MODELS:
            last_user = index
        if message.get("type") == "reasoning" and index + 1 < len(messages):
            ranges[index] = index + 1
    for index in (at for indices in open_calls.values() for at in indices):
        if index > last_user:
            ranges[index] = len(messages)
    return sorted(ranges.items())


def _list(given: object) -> list[Any]:
    return given if isinstance(given, list) else []


def _blocks(message: Message) -> list[dict[str, Any]]:
    content = message.get("content")
    return [block for block in content if isinstance(block, dict)] if isinstance(content, list) else []
