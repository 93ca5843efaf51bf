"""The tool table: what a model may call, described so that it knows when.

Dialects fill the table; the shell, MCP and HTTP read it. A tool's schemas
are flat objects, because model APIs accept nothing else at the root.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from kept.arguments import checked
from kept.errors import InvalidInput, shown
from kept.keeper import Keeper
from kept.settings import must_be_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.conversation.conversation import Conversation

Schema = dict[str, Any]
Handler = Callable[..., dict[str, object]]

# Each dialect's module has a tuple TOOLS. They are imported when asked for.
DIALECTS = ("typed", "context", "facts", "files", "space")

# What is said where the arguments of "memory" ask for the tools of two dialects at once.
NOT_BOTH = "memory takes an action or an operation, not both"


class Tool(NamedTuple):
    """One tool of one dialect.

    The hints are promises to the host: ``destructive`` is true only where
    something is lost for good, ``idempotent`` where a second equal call
    changes nothing more. A host that does not show all tools at once should
    show those that are ``essential``. ``refs`` are arguments that name a
    memory, unless its actions say which. The handler takes the keeper and the
    arguments; one ``of_conversation`` takes the conversation between the two.
    """

    name: str
    title: str
    description: str
    input_schema: Schema
    output_schema: Schema
    handler: Handler
    read_only: bool = False
    destructive: bool = False
    idempotent: bool = False
    essential: bool = False
    actions: "Actions | None" = None
    of_conversation: bool = False
    refs: tuple[str, ...] = ()


class Actions(NamedTuple):
    """What a tool does by the value of one of its arguments, ``field``.

    ``takes`` names the arguments of each action, ``needs`` those that it
    cannot do without. The actions in ``local`` write files or everything at
    once, and are not offered to remote callers; beside each stand the fields
    that only its result has. Those in ``reading`` change nothing, those in
    ``destructive`` work while memory is off. ``refs`` are arguments that name
    a memory. ``limits`` are what an action says otherwise about an argument
    than the schema of the tool.
    """

    field: str
    takes: dict[str, tuple[str, ...]]
    needs: dict[str, tuple[str, ...]]
    local: dict[str, tuple[str, ...]] = {}  # noqa: RUF012 - nobody changes it
    reading: frozenset[str] = frozenset()
    destructive: frozenset[str] = frozenset()
    refs: tuple[str, ...] = ()
    limits: dict[str, dict[str, Schema]] = {}  # noqa: RUF012 - nobody changes it


class ToolTable(tuple[Tool, ...]):
    """The tools of one dialect, in the forms that model APIs take."""

    __slots__ = ()

    def as_openai(self) -> list[dict[str, object]]:
        """Return the table as the ``tools`` of an OpenAI chat request."""
        return [
            {
                "type": "function",
                "function": {"name": tool.name, "description": tool.description, "parameters": tool.input_schema},
            }
            for tool in self
        ]

    def as_anthropic(self) -> list[dict[str, object]]:
        """Return the table as the ``tools`` of an Anthropic messages request."""
        return [
            {"name": tool.name, "description": tool.description, "input_schema": tool.input_schema} for tool in self
        ]


def tools(dialect: str) -> ToolTable:
    """Return the tools of *dialect*.

    Raises:
        InvalidInput: there is no such dialect.
    """
    if dialect not in DIALECTS:
        raise InvalidInput(f"there is no dialect '{shown(dialect)}'; there are: {', '.join(DIALECTS)}", field="dialect")
    return ToolTable(import_module(f"kept.dialects.{dialect}").TOOLS)


def call(keeper: Keeper, name: str, arguments: object, conversation: "Conversation | None" = None) -> dict[str, object]:
    """Run the tool *name* for *keeper*'s caller, on *conversation* where it is about one.

    Raises:
        InvalidInput: no such tool, or arguments that its schema does not allow.
        Disabled: the user has switched memory off; only deleting still works.
    """
    return run(keeper, _named(name, arguments), arguments, conversation)


def run(keeper: Keeper, tool: Tool, arguments: object, conversation: "Conversation | None" = None) -> dict[str, object]:
    """Run *tool* as `call` does, for those who have found it themselves."""
    names: dict[str, str] = {}
    if isinstance(arguments, dict):
        if tool.actions is not None:
            arguments = _of_action(tool, tool.actions, arguments)
        # A memory has several names, whichever of them the schema speaks of.
        refs = tool.refs if tool.actions is None else tool.actions.refs
        names = {name: str(arguments[name]) for name in refs if _is_name(tool, name, arguments.get(name))}
        arguments = {name: one for name, one in arguments.items() if name not in names}
    checked_arguments = checked(_schema_of(tool, arguments), arguments, named=names) | names
    is_destructive = tool.destructive
    if tool.actions is not None:
        is_destructive = checked_arguments[tool.actions.field] in tool.actions.destructive
    if not is_destructive:
        must_be_on(keeper.storage.settings(keeper.caller))
    if tool.of_conversation:
        return tool.handler(keeper, conversation, checked_arguments)
    return tool.handler(keeper, checked_arguments)


def reads(tool: Tool, arguments: object) -> bool:
    """Tell whether a call of *tool* changes nothing."""
    if tool.read_only or tool.actions is None:
        return tool.read_only
    action = arguments.get(tool.actions.field) if isinstance(arguments, dict) else None
    return isinstance(action, str) and action in tool.actions.reading


def _is_name(tool: Tool, name: str, value: object) -> bool:
    """Tell whether *value* names a memory in another form than the schema speaks of."""
    other = int if tool.input_schema["properties"][name]["type"] == "string" else str
    return isinstance(value, other) and not isinstance(value, bool)


def _of_action(tool: Tool, actions: Actions, arguments: dict[str, object]) -> dict[str, object]:
    """Leave out empty arguments, which models fill in where they have nothing to say; refuse those of other actions.

    Raises:
        InvalidInput: an argument is missing, or belongs to another action.
    """
    action = arguments.get(actions.field)
    if not isinstance(action, str) or action not in actions.takes:
        return arguments  # the schema says what is wrong
    own, needed = {actions.field, *actions.takes[action]}, actions.needs.get(action, ())
    known = tool.input_schema["properties"]
    is_said = {
        name: name in needed or name not in known or value not in (None, "") for name, value in arguments.items()
    }
    given = {name: value for name, value in arguments.items() if is_said[name]}
    for name in given:
        if name not in own and name in known:
            users = ", ".join(other for other, takes in actions.takes.items() if name in takes)
            raise InvalidInput(f"{name} is no argument of {action}; it belongs to: {users}", field=name)
    for name in needed:
        if given.get(name) is None or (name in actions.refs and given[name] == ""):
            raise InvalidInput(f"{name} is required for {action}", field=name)
    return given


def _schema_of(tool: Tool, arguments: object) -> Schema:
    """Return the schema that holds for *arguments*: the tool's, with what their action says otherwise."""
    if tool.actions is None or not isinstance(arguments, dict):
        return tool.input_schema
    known = tool.input_schema["properties"]
    limits = tool.actions.limits.get(str(arguments.get(tool.actions.field)), {})
    return tool.input_schema | {"properties": known | {name: known[name] | limit for name, limit in limits.items()}}


def _named(name: str, arguments: object) -> Tool:
    # "memory" belongs to two dialects.
    if name == "memory":
        given = arguments if isinstance(arguments, dict) else {}
        is_said = {part: given.get(part) not in (None, "") for part in ("action", "operation")}
        if all(is_said.values()):
            raise InvalidInput(NOT_BOTH, field="operation")
        if isinstance(arguments, dict) and not any(is_said.values()):
            same = [tool for dialect in ("facts", "context") for tool in tools(dialect) if tool.name == name]
            raise InvalidInput(say_one(same), field="action")
        dialect = "context" if is_said["operation"] else "facts"
        return next(tool for tool in tools(dialect) if tool.name == name)
    known: dict[str, None] = {}
    for dialect in DIALECTS:
        for tool in tools(dialect):
            if tool.name == name:
                return tool
            known[tool.name] = None
    raise InvalidInput(f"there is no tool '{shown(name)}'; there are: {', '.join(known)}", field="name")


def say_one(same: Sequence[Tool]) -> str:
    """Return what is said to a call that picks none of several tools of one name."""
    ways = [f"an {tool.actions.field} ({', '.join(tool.actions.takes)})" for tool in same if tool.actions]
    return f"{same[0].name} takes {' or '.join(ways)}; say one"


def text(description: str, **limits: object) -> Schema:
    """Return the schema of a string argument."""
    return {"type": "string", "description": description, **limits}


def flat(properties: dict[str, Schema], required: Sequence[str] = ()) -> Schema:
    """Return the schema of an object with these properties and no others."""
    schema: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**schema, "required": list(required)} if required else schema


def result(properties: dict[str, Schema], required: Sequence[str]) -> Schema:
    """Return the schema of a result; later versions may add to it."""
    return {"type": "object", "properties": properties, "required": list(required)}
