"""Which tools a server offers: those of some dialects, as one list for callers that come over a wire.

What only a person at this machine may do (write files, purge) is left out.
Dialects may be offered together unless two tools have the same name, with
one exception: tools that do what one argument says, each by another
argument, are offered as one tool that has the arguments of both.
"""

from collections.abc import Callable, Sequence

from kept.errors import InvalidInput, shown
from kept.tools import NOT_BOTH, Actions, Schema, Tool, ToolTable, result, say_one, text, tools


class Offer:
    """The tools of *dialects*, in their order.

    ``listed`` is what a client sees; `tool` finds what its call means.

    Raises:
        InvalidInput: there is no such dialect, or two cannot be offered together.
    """

    def __init__(self, dialects: Sequence[str]) -> None:
        self.dialects = tuple(dict.fromkeys(dialects))
        if not self.dialects:
            raise InvalidInput("name at least one dialect, such as typed", field="dialect")
        self._named: dict[str, list[Tool]] = {}
        owner: dict[str, str] = {}
        for dialect in self.dialects:
            for tool in map(remote, tools(dialect)):
                others = self._named.setdefault(tool.name, [])
                if others and not _are_one(tool, *others):
                    raise InvalidInput(
                        f"{owner[tool.name]} and {dialect} both have a tool '{tool.name}'; offer one of the two",
                        field="dialect",
                    )
                others.append(tool)
                owner[tool.name] = dialect
        self.listed = ToolTable(map(_as_one, self._named.values()))

    def tool(self, name: str, arguments: object) -> tuple[Tool, object]:
        """Return the tool that a call means, and the arguments that are its own.

        Raises:
            InvalidInput: none of that name is offered, or two are meant at once.
        """
        if name not in self._named:
            raise InvalidInput(
                f"there is no tool '{shown(name)}' here; there are: {', '.join(self._named)}", field="name"
            )
        same = self._named[name]
        return (same[0], arguments) if len(same) == 1 else _meant(same, arguments)


def remote(tool: Tool) -> Tool:
    """Return *tool* without the actions that only a person at this machine may ask for."""
    actions = tool.actions
    if actions is None or not actions.local:
        return tool
    left = {action: takes for action, takes in actions.takes.items() if action not in actions.local}
    given = {actions.field, *(name for takes in left.values() for name in takes)}
    gone = {field for fields in actions.local.values() for field in fields}
    chooser = {actions.field: text(f"what to do: {', '.join(left)}", enum=list(left))}
    return tool._replace(
        input_schema=_only(tool.input_schema, lambda name: name in given, chooser),
        output_schema=_only(tool.output_schema, lambda name: name not in gone),
        actions=actions._replace(takes=left, local={}, destructive=actions.destructive - actions.local.keys()),
    )


def _only(schema: Schema, is_kept: Callable[[str], bool], instead: Schema | None = None) -> Schema:
    properties = {name: one for name, one in schema["properties"].items() if is_kept(name)}
    return schema | {"properties": properties | (instead or {})}


def _meant(same: Sequence[Tool], arguments: object) -> tuple[Tool, object]:
    """Return the tool that *arguments* are for; empty ones that only another has are left out.

    A model sees one tool, and may fill in what it has nothing to say about.
    """
    given = arguments if isinstance(arguments, dict) else {}
    asked = [tool for tool in same if tool.actions and given.get(tool.actions.field) not in (None, "")]
    if len(asked) > 1:
        raise InvalidInput(NOT_BOTH, field="operation")
    if not asked:
        raise InvalidInput(say_one(same), field="action")
    (tool,) = asked
    others = {name for other in same for name in other.input_schema["properties"]} - {*tool.input_schema["properties"]}
    return tool, {name: value for name, value in given.items() if name not in others or value not in (None, "")}


def _are_one(*same: Tool) -> bool:
    fields = [tool.actions.field for tool in same if tool.actions]
    return len(set(fields)) == len(same)


def _as_one(same: Sequence[Tool]) -> Tool:
    """Return several tools of one name as a client sees them."""
    if len(same) == 1:
        return same[0]
    by: list[tuple[Tool, Actions]] = [(tool, tool.actions) for tool in same if tool.actions]
    return same[0]._replace(
        title="; ".join(tool.title for tool in same),
        description=" ".join(
            [
                "Takes one of these arguments, never both.",
                *(f"With '{does.field}': {tool.description}" for tool, does in by),
            ]
        ),
        input_schema={
            "type": "object",
            "properties": {name: schema for tool in same for name, schema in tool.input_schema["properties"].items()},
            "additionalProperties": False,
        },
        output_schema=result(
            {name: schema for tool in same for name, schema in tool.output_schema["properties"].items()}, ()
        ),
        read_only=all(tool.read_only for tool in same),
        destructive=any(tool.destructive for tool in same),
        idempotent=all(tool.idempotent for tool in same),
        essential=any(tool.essential for tool in same),
        actions=None,
    )
