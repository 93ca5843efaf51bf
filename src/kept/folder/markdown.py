"""One memory as a Markdown file with frontmatter: how it is written, and read whoever wrote it.

A file that somebody else made keeps its form: where the memory changes, only
the parts that say something else are replaced.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from kept.briefing import one_line
from kept.errors import InvalidInput
from kept.types import BEHAVIORAL, KINDS, MAX_CONTENT_BYTES, MAX_DESCRIPTION_CHARS, Kind, Memory, Scope

TYPES = ("user", "feedback", "project", "reference")

MAX_HEAD_CHARS = 16_384
MAX_FILE_BYTES = MAX_CONTENT_BYTES + 4 * MAX_HEAD_CHARS
MAX_FIRST_LINE_CHARS = 150

_KIND_OF: dict[str, Kind] = {
    "user": "preference",
    "feedback": "correction",
    "project": "context",
    "reference": "reference",
}
_MAX_DEPTH = 16

# What YAML reads as this very text without quotes, whatever comes after it.
_PLAIN = r"(?!(?i:true|false|yes|no|on|off|null|y|n)\Z)[^\W\d_](?:[\w ,.()/+'’-]|:(?! |\Z))*(?<! )\Z"
# What YAML would not read back as it is: controls, line breaks of its own, byte order marks, no characters.
_UNREADABLE = "[\x00-\x1f\x7f-\xa0\u2028\u2029\ufeff\ufffe\uffff]"


class Parts(NamedTuple):
    """What a file says of a memory; None where it says nothing."""

    body: str
    name: str | None = None
    description: str | None = None
    type: str | None = None
    kind: str | None = None
    tags: tuple[str, ...] | None = None
    uid: str | None = None

    def new_kind(self, known: Kind | None = None) -> Kind:
        """Return the kind that the file means; *known* is the memory's, which may say more than a type can."""
        said = next((kind for kind in KINDS if kind == self.kind), None)
        if self.type is None:
            return said or known or "fact"
        for kind in (said, known):
            if kind is not None and type_of(kind, "personal") == self.type:
                return kind
        return _KIND_OF.get(self.type, known or "fact")


def type_of(kind: str, scope: Scope) -> str:
    """Return the word of such files for a stored *kind*."""
    if kind == "correction":
        return "feedback"
    if kind in BEHAVIORAL or (kind == "fact" and scope == "personal"):
        return "user"
    return "reference" if kind == "reference" else "project"


def kind_of(type_: str) -> Kind:
    """Return the stored kind that a type of such files means."""
    return _KIND_OF[type_]


def description_of(memory: Memory) -> str:
    """Return what a memory is about, in one line: its description, else its first line."""
    if memory.description:
        return one_line(memory.description)
    lines = (one_line(line) for line in memory.content.split("\n"))
    return next(filter(None, lines), "")[:MAX_FIRST_LINE_CHARS].rstrip()


# Reading


def read(data: bytes) -> Parts:
    """Return what a file says.

    Raises:
        InvalidInput: it is no text, or its frontmatter cannot be read.
    """
    text = _Text.of(data)
    said = {path: value for path, value, _ in text.values()}
    description = said.get(("description",))
    tags = said.get(("metadata", "tags"), said.get(("tags",)))
    if isinstance(tags, str):
        tags = [tag for tag in re.split(r"[,\s]+", tags) if tag]
    kind_of_type = said.get(("type",)) or said.get(("metadata", "type"))
    return Parts(
        text.body,
        name=_word(said.get(("name",))),
        description=one_line(description)[:MAX_DESCRIPTION_CHARS] if isinstance(description, str) else None,
        type=kind_of_type if kind_of_type in TYPES else None,
        kind=_word(said.get(("metadata", "kind"))),
        tags=None if tags is None else tuple(tag.removeprefix("#") for tag in tags if isinstance(tag, str)),
        uid=_word(said.get(("metadata", "id"))),
    )


def head_of(data: bytes) -> tuple[dict[str, object], str]:
    """Return the top-level values of a file's frontmatter, whatever they are called, and its body.

    Raises:
        InvalidInput: it is no text, or its frontmatter cannot be read.
    """
    text = _Text.of(data)
    return {path[0]: value for path, value, _ in text.values() if len(path) == 1}, text.body


def _word(value: object) -> str | None:
    return value.strip() or None if isinstance(value, str) else None


class _Text:
    """A file taken apart: a byte order mark, the frontmatter if there is one, and the body."""

    def __init__(self, bom: str, head: str | None, gap: str, body: str, newline: str = "\n", end: str = "\n") -> None:
        self.bom = bom
        self.head = head
        self.gap = gap
        self.body = body
        self.newline = newline
        self.end = end

    @classmethod
    def of(cls, data: bytes) -> "_Text":
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            raise InvalidInput("it is no UTF-8 text: save it as UTF-8", field="file") from None
        bom = text[:1] if text.startswith("\ufeff") else ""
        text = text[len(bom) :]
        begin = re.match(r"---[ \t]*(\r?\n)", text)
        end = re.compile(r"^---[ \t]*\r?$\n?", re.MULTILINE).search(text, begin.end()) if begin else None
        if begin is None or end is None:
            return cls._plain(bom, text)
        newline = begin[1]
        head, body = text[begin.end() : end.start()], text[end.end() :]
        if newline == "\r\n":
            head, body = head.replace("\r\n", "\n"), body.replace("\r\n", "\n")
        if not _is_mapping(head):
            return cls._plain(bom, text)
        gap = "\n" if body.startswith("\n") else ""
        body = body[len(gap) :]
        return cls(bom, head, gap, body.removesuffix("\n"), newline, body[-1:] if body.endswith("\n") else "")

    @classmethod
    def _plain(cls, bom: str, text: str) -> "_Text":
        end = re.search(r"(?:\r?\n)?\Z", text)
        return cls(bom, None, "", text[: end.start()] if end else text, end=end[0] if end else "")

    def bytes(self) -> bytes:
        head = "" if self.head is None else f"---\n{self.head}---\n"
        # A body that begins with a line break needs the one that is skipped.
        gap = self.gap or ("\n" if self.head is not None and self.body.startswith("\n") else "")
        # And so with the last one, which is no part of it.
        end = self.end or ("\n" if self.body.endswith("\n") else "")
        text = f"{head}{gap}{self.body}{end}"
        if self.newline == "\r\n":
            text = text.replace("\r\n", "\n").replace("\n", "\r\n")
        return (self.bom + text).encode()

    def values(self) -> Iterator[tuple[tuple[str, ...], Any, tuple[int, int]]]:
        """Yield (path, value, where in the head) of everything that stands in the frontmatter."""
        return _values(self.head) if self.head else iter(())

    def set(self, path: tuple[str, ...], value: str) -> None:
        """Let the frontmatter say *value*, written as YAML, at *path*."""
        head = self.head or ""
        places = {known: where for known, _, where in _values(head)} if head else {}
        values = {known: said for known, said, _ in _values(head)} if head else {}
        if re.search(r"[:\[,-]\s+[&*]\w", head):
            raise InvalidInput("its frontmatter has anchors, which kept cannot change: change it by hand", field="file")
        if path in places:
            start, end = places[path]
            end -= len(head[start:end]) - len(head[start:end].rstrip("\n"))
            self.head = f"{head[:start]}{value}{head[end:]}"
        elif path[:-1] in places and values[path[:-1]] is None:
            # A key that is there and says nothing.
            at = places[path[:-1]][0]
            self.head = f"{head[:at]}\n  {path[-1]}: {value}{head[at:]}"
        elif path[:-1] in places:
            # Into the mapping that is there, before its first key.
            start = places[path[:-1]][0]
            is_flow = head[start] == "{"
            start += is_flow
            indent = start - head.rfind("\n", 0, start) - 1
            after = ", " if is_flow else "\n" + " " * indent
            self.head = f"{head[:start]}{path[-1]}: {value}{after}{head[start:]}"
        else:
            nested = "".join(f"{key}:\n{'  ' * depth}" for depth, key in enumerate(path[:-1], 1))
            self.head = f"{head}{nested}{path[-1]}: {value}\n"


def _is_mapping(head: str) -> bool:
    """Tell whether *head* is frontmatter, and not what stands between two rules of a text."""
    return not head.strip() or re.search(r"^[^\s#][^\n]*?:(\s|$)", head, re.MULTILINE) is not None


def _values(head: str) -> Iterator[tuple[tuple[str, ...], Any, tuple[int, int]]]:
    import yaml

    if len(head) > MAX_HEAD_CHARS:
        raise InvalidInput(f"its frontmatter has over {MAX_HEAD_CHARS:,} characters", field="file")
    try:
        yield from _walked(yaml.parse(head, yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f" (line {mark.line + 2})" if mark is not None else ""
        raise InvalidInput(f"its frontmatter is no YAML{where}: put it right, or take it out", field="file") from None


class _Open:
    """A mapping or a list that is being read."""

    def __init__(self, path: tuple[str, ...], start: int, *, is_mapping: bool) -> None:
        self.path = path
        self.start = start
        self.is_mapping = is_mapping
        self.key: str | None = None
        self.items: list[str] = []
        self.known: set[str] = set()


def _walked(events: Iterable[Any]) -> Iterator[tuple[tuple[str, ...], Any, tuple[int, int]]]:
    """Follow the events of one YAML document without ever nesting: a text cannot exhaust the stack."""
    import yaml

    within: list[_Open] = []

    def path_of_next() -> tuple[str, ...]:
        above = within[-1]
        return (*above.path, above.key or "") if above.is_mapping else (*above.path, "")

    for event in events:
        what = type(event)
        tag = getattr(event, "tag", None)
        if tag is not None and not re.match("tag:yaml.org,2002:[a-z]+$", tag):
            raise InvalidInput("its frontmatter has a tag that is not YAML's own", field="file")
        if what in {yaml.MappingStartEvent, yaml.SequenceStartEvent}:
            is_mapping = what is yaml.MappingStartEvent
            if not within and (not is_mapping or event.flow_style):
                raise InvalidInput("its frontmatter has not one key on each line", field="file")
            if len(within) >= _MAX_DEPTH:
                raise InvalidInput("its frontmatter is nested too deeply", field="file")
            if within and within[-1].is_mapping and within[-1].key is None:
                raise InvalidInput("its frontmatter has a key that is no word", field="file")
            within.append(_Open(path_of_next() if within else (), event.start_mark.index, is_mapping=is_mapping))
        elif what in {yaml.MappingEndEvent, yaml.SequenceEndEvent}:
            done = within.pop()
            if within:
                yield done.path, {} if done.is_mapping else done.items, (done.start, event.end_mark.index)
                within[-1].key = None
        elif what in {yaml.ScalarEvent, yaml.AliasEvent} and within:
            above = within[-1]
            text = event.value if what is yaml.ScalarEvent else None
            if above.is_mapping and above.key is None:
                if text is None or text in above.known:
                    raise InvalidInput(f"its frontmatter says '{text or '*'}' twice", field="file")
                above.known.add(text)
                above.key = text
            elif above.is_mapping:
                is_nothing = text is None or (event.implicit[0] and text in {"", "~", "null"})
                where = (event.start_mark.index, event.end_mark.index)
                yield (*above.path, above.key or ""), None if is_nothing else text, where
                above.key = None
            elif text is not None:
                above.items.append(text)


# Writing


def write(memory: Memory, over: bytes | None = None, called: str | None = None) -> bytes:
    """Return the file of *memory*; *over* is the file that is there, whose form stays, *called* its name so far."""
    kind_of_type = type_of(memory.kind, memory.scope)
    if over is None:
        return _new(memory, kind_of_type, "").bytes()
    text, said = _Text.of(over), read(over)
    text.body = memory.content
    if text.head is None:
        is_plain = not memory.description and memory.kind == "fact" and not memory.tags
        plain = text.bytes()
        return (
            plain if is_plain and read(plain).body == memory.content else _new(memory, kind_of_type, text.bom).bytes()
        )
    if said.name is not None and said.name == called and called != memory.name:
        text.set(("name",), quoted(memory.name))
    description = description_of(memory)
    if said.description != description and (memory.description or said.description is not None):
        text.set(("description",), quoted(description))
    if said.new_kind(memory.kind) != memory.kind:
        is_nested = said.type is not None and ("type",) not in {path for path, _, _ in text.values()}
        text.set(("metadata", "type") if is_nested else ("type",), kind_of_type)
        if said.kind is not None or _KIND_OF[kind_of_type] != memory.kind:
            text.set(("metadata", "kind"), memory.kind)
    if tuple(memory.tags) != (said.tags or ()):
        paths = {path for path, _, _ in text.values()}
        is_on_top = ("tags",) in paths and ("metadata", "tags") not in paths
        text.set(("tags",) if is_on_top else ("metadata", "tags"), _list(memory.tags))
    written = text.bytes()
    now = read(written)
    if (now.body, now.tags or (), now.new_kind(memory.kind)) != (memory.content, tuple(memory.tags), memory.kind):
        raise InvalidInput("its frontmatter is such that kept cannot change it: change it by hand", field="file")
    return written


def _new(memory: Memory, kind_of_type: str, bom: str) -> _Text:
    head = [
        f"name: {quoted(memory.name)}",
        f"description: {quoted(description_of(memory))}",
        f"type: {kind_of_type}",
        "metadata:",
        f"  id: {memory.uid}",
    ]
    if _KIND_OF[kind_of_type] != memory.kind:
        head.append(f"  kind: {memory.kind}")
    if memory.tags:
        head.append(f"  tags: {_list(memory.tags)}")
    return _Text(bom, "\n".join([*head, ""]), "\n", memory.content)


def quoted(text: str) -> str:
    r"""Write *text* as a YAML scalar on one line.

    >>> quoted("User prefers Japanese output"), quoted("a: b"), quoted("no")
    ('User prefers Japanese output', '"a: b"', '"no"')
    """
    return text if re.match(_PLAIN, text) else _in_quotes(text)


def _list(tags: tuple[str, ...]) -> str:
    return "[" + ", ".join(tag if re.match(_PLAIN, tag) and tag.isalnum() else _in_quotes(tag) for tag in tags) + "]"


def _in_quotes(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub(_UNREADABLE, lambda found: f"\\u{ord(found[0]):04x}", escaped) + '"'
