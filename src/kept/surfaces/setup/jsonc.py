"""JSON with comments, changed as text: what is not ours stays byte for byte.

A parser that remembers where everything stands, and two changes: a value is
put somewhere, or taken out. Comments, order, indentation, commas at the end
and line ends stay as they are. Every change is read back and compared before
anybody writes it.
"""

import json
import re
from functools import lru_cache
from typing import Any, NamedTuple

from kept.errors import InvalidInput

Path = tuple[str | int, ...]

_MAX_DEPTH = 200

# Spaces and comments; a byte order mark may stand at the very beginning.
_TRIVIA = re.compile(r"(?:[\s\ufeff]|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_SCALAR = re.compile(r"-?\d[\d.eE+-]*|true|false|null")


class Node(NamedTuple):
    """A value and where it stands; ``members`` are those of an object or a list, with where each begins."""

    value: Any
    start: int
    end: int
    members: "tuple[Member, ...]" = ()


class Member(NamedTuple):
    """One member: its key (a number in a list), where it begins (at its key), and its value."""

    key: str | int
    start: int
    node: Node


@lru_cache(maxsize=4)
def parsed(text: str) -> Node:
    """Read *text*, once for all that is asked of it; nothing but comments is an empty object that stands nowhere.

    Raises:
        InvalidInput: it is no JSON, even with comments.
    """
    start = _after_trivia(text, 0)
    if start == len(text):
        return Node({}, start, start)
    node = _value(text, start, 0)
    end = _after_trivia(text, node.end)
    if end != len(text):
        raise _mistake(text, end)
    return node


def put(text: str, path: Path, value: Any) -> str:
    """Return *text* with *value* at *path*, in which missing objects are made; a list takes it at its end.

    The last part of *path* may be -1: then *value* is added to the list there.
    """
    node = parsed(text)
    if node.start == node.end:
        newline = _newline(text)
        # Not behind a comment that ends with its line.
        gap = newline if text.strip("\ufeff") and not text.endswith("\n") else ""
        return f"{text}{gap}{_written(_nested(path, value), '', '  ', newline)}{newline}"
    for at, key in enumerate(path):
        if not isinstance(node.value, list if isinstance(key, int) else dict):
            where = ".".join(map(str, path[:at])) or "it"
            kind = "list" if isinstance(key, int) else "object"
            raise InvalidInput(f"{where} is no {kind}, so nothing can be put into it", field="file")
        found = [member for member in node.members if member.key == key]
        if len(found) > 1:
            raise InvalidInput(f"'{key}' stands there twice; take one out first", field="file")
        if not found:
            return _checked(_inserted(text, node, key, _nested(path[at + 1 :], value)), text, path, value)
        node = found[0].node
    if node.value == value:
        return text
    indent = _indent_at(text, node.start)
    changed = _written(value, indent, _unit(text), _newline(text))
    return _checked(text[: node.start] + changed + text[node.end :], text, path, value)


def taken_out(text: str, path: Path, stays: int = 0) -> str:
    """Return *text* without what stands at *path*, and without the objects and lists that are empty then.

    The first *stays* parts of *path* were there before, and stay even if empty.
    """
    root = node = parsed(text)
    above: list[tuple[Node, Member]] = []
    for key in path:
        member = next((one for one in node.members if one.key == key), None)
        if member is None:
            return text
        above.append((node, member))
        node = member.node
    while len(above) > stays + 1 and len(above[-1][0].members) == 1:
        above.pop()
    holder, member = above[-1]
    result = _removed(text, holder, member)
    expected = _without(root.value, [one.key for _, one in above])
    if parsed(result).value != expected:
        raise InvalidInput("it is written in a way that kept cannot change: change it by hand", field="file")
    return result


# Reading


def _value(text: str, at: int, depth: int) -> Node:
    if depth > _MAX_DEPTH:
        raise InvalidInput("it is nested too deeply", field="file")
    if text[at : at + 1] in ("{", "["):
        return _container(text, at, depth)
    found = _STRING.match(text, at) or _SCALAR.match(text, at)
    if found is None:
        raise _mistake(text, at)
    return Node(_scalar(found[0], text, at), at, found.end())


def _container(text: str, start: int, depth: int) -> Node:
    is_object = text[start] == "{"
    members: list[Member] = []
    at = _after_trivia(text, start + 1)
    while text[at : at + 1] != ("}" if is_object else "]"):
        if members:
            if text[at : at + 1] != ",":
                raise _mistake(text, at)
            at = _after_trivia(text, at + 1)
            if text[at : at + 1] == ("}" if is_object else "]"):
                break  # a comma at the end
        first, key = at, len(members)
        if is_object:
            named = _STRING.match(text, at)
            if named is None:
                raise _mistake(text, at)
            key = _scalar(named[0], text, at)
            at = _after_trivia(text, named.end())
            if text[at : at + 1] != ":":
                raise _mistake(text, at)
            at = _after_trivia(text, at + 1)
        node = _value(text, at, depth + 1)
        members.append(Member(key, first, node))
        at = _after_trivia(text, node.end)
    value: Any = {one.key: one.node.value for one in members} if is_object else [one.node.value for one in members]
    return Node(value, start, at + 1, tuple(members))


def _scalar(written: str, text: str, at: int) -> Any:
    if written[0] == '"' and "\\" not in written:
        return written[1:-1]  # most strings are what they look like
    try:
        return json.loads(written, strict=False)
    except ValueError:
        raise _mistake(text, at) from None


def _after_trivia(text: str, at: int) -> int:
    found = _TRIVIA.match(text, at)
    return found.end() if found else at


def _mistake(text: str, at: int) -> InvalidInput:
    line = text.count("\n", 0, at) + 1
    return InvalidInput(f"line {line} is no JSON: put it right first, or put the entry in by hand", field="file")


# Writing


def _inserted(text: str, holder: Node, key: str | int, value: Any) -> str:
    """Return *text* with one more member at the end of *holder*."""
    newline, unit = _newline(text), _unit(text)
    name = "" if isinstance(key, int) else f"{json.dumps(key, ensure_ascii=False)}: "
    closing = holder.end - 1
    # After the last thing that stands there, be it a comment.
    end = len(text[:closing].rstrip(" \t\r\n"))
    if not holder.members:
        outer = _indent_at(text, holder.start)
        inner = outer + unit
        written = _written(value, inner, unit, newline)
        return f"{text[:end]}{newline}{inner}{name}{written}{newline}{outer}{text[closing:]}"
    last = holder.members[-1]
    if "\n" in text[holder.start : closing]:
        is_below = "\n" in text[holder.start : last.start]
        inner = _indent_at(text, last.start) if is_below else _indent_at(text, holder.start) + unit
        added = f"{newline}{inner}{name}{_written(value, inner, unit, newline)}"
    else:
        # All on one line stays on one line.
        added = f" {name}{json.dumps(value, ensure_ascii=False)}"
    if text[_after_trivia(text, last.node.end)] == ",":
        return f"{text[:end]}{added},{text[end:]}"
    return f"{text[: last.node.end]},{text[last.node.end : end]}{added}{text[end:]}"


def _removed(text: str, holder: Node, member: Member) -> str:
    """Return *text* without *member*: its line goes with it, comments around it stay."""
    following = _after_trivia(text, member.node.end)
    is_last = member is holder.members[-1]
    start = len(text[: member.start].rstrip(" \t\r\n"))
    end = member.node.end
    if text[following] == ",":
        # The comma goes with it, but no comment between the two.
        comment = _COMMENT.search(text, end, following)
        end = end if comment else following + 1
        if comment:
            text = text[:following] + text[following + 1 :]
    elif is_last and len(holder.members) > 1:
        # The one before is the last now and needs no comma.
        before = holder.members[-2]
        comma = _after_trivia(text, before.node.end)
        text = text[:comma] + text[comma + 1 :]
        start, end = start - 1, end - 1
    if len(holder.members) == 1 and not _COMMENT.search(text, holder.start, start):
        # Nothing is left in it: it closes where it opens.
        start, end = holder.start + 1, len(text) - len(text[end:].lstrip(" \t\r\n"))
    elif start <= holder.start + 1 and "\n" not in text[holder.start : member.start]:
        # The first one on a line of several.
        end = len(text) - len(text[end:].lstrip(" \t"))
    return text[:start] + text[end:]


def _written(value: Any, indent: str, unit: str, newline: str) -> str:
    lines = json.dumps(value, ensure_ascii=False, indent=unit).split("\n")
    # A list of words stands on one line, as people write commands.
    text = re.sub(r"\[\s+((?:\"(?:[^\"\\]|\\.)*\",?\s+)+)\]", _on_one_line, "\n".join(lines))
    return text.replace("\n", f"{newline}{indent}")


def _on_one_line(found: re.Match[str]) -> str:
    inside = re.sub(r"\n\s*", " ", found[1]).strip()
    return f"[{inside}]"


def _nested(path: Path, value: Any) -> Any:
    for key in reversed(path):
        value = [value] if isinstance(key, int) else {key: value}
    return value


def _newline(text: str) -> str:
    return "\r\n" if re.search(r"(?<!\r)\n", text) is None and "\r\n" in text else "\n"


def _unit(text: str) -> str:
    """Return what the text indents by: a tab, or some spaces; two where nothing is indented."""
    found = re.search(r"^(\t|[ ]{1,8})[\"}\]{\[]", text, re.MULTILINE)
    return found[1] if found else "  "


def _indent_at(text: str, at: int) -> str:
    """Return the indentation of the line that *at* is in."""
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line[: len(line) - len(line.lstrip(" \t"))].lstrip("\ufeff")


def _checked(changed: str, text: str, path: Path, value: Any) -> str:
    """Return *changed* if it says what *text* says with *value* at *path*, and nothing else."""
    if parsed(changed).value != _with(parsed(text).value, path, value):
        raise InvalidInput("it is written in a way that kept cannot change: put the entry in by hand", field="file")
    return changed


def _with(value: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    key, rest = path[0], path[1:]
    if key == -1:
        return [*(value or []), _with(None, rest, new)]
    if isinstance(key, int):
        return [_with(one, rest, new) if at == key else one for at, one in enumerate(value)]
    held: dict[str, Any] = value or {}
    return {**held, key: _with(held.get(key), rest, new)}


def _without(value: Any, path: list[str | int]) -> Any:
    key, *rest = path
    if isinstance(value, list):
        return [_without(one, rest) if at == key else one for at, one in enumerate(value) if at != key or rest]
    return {name: _without(one, rest) if name == key else one for name, one in value.items() if name != key or rest}
