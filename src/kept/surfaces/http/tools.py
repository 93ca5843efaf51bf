"""The tools over HTTP: the names, arguments and results that they have everywhere.

A remote caller has no files here: the tools of the context dialect take
the conversation as ``messages`` and, where they change it, return it as such.
"""

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from kept.errors import AccessDenied, InvalidInput, KeptError
from kept.keeper import Keeper
from kept.offering import Offer
from kept.surfaces.http.answers import Json
from kept.surfaces.http.routes import authorized, body_of, id_of
from kept.surfaces.http.site import site_of, visitor_of
from kept.surfaces.http.visitors import Visitor
from kept.tools import DIALECTS, Schema, Tool, ToolTable, reads, run

MESSAGES: Schema = {
    "type": "array",
    "items": {"type": "object"},
    "description": "the conversation: its messages, in the form of the model's API",
}

# These operations change the conversation, so they answer with it as it is then.
_CHANGING = ("store", "restore")


def offer(dialects: tuple[str, ...] = DIALECTS) -> Offer:
    """Return the tools of *dialects* as remote callers have them."""
    made = Offer(dialects)
    made.listed = ToolTable(tool._replace(input_schema=with_messages(tool)) for tool in made.listed)
    return made


def with_messages(tool: Tool) -> Schema:
    """Return the arguments of *tool*, with the conversation among them if it is about one."""
    if not tool.of_conversation:
        return tool.input_schema
    return tool.input_schema | {"properties": tool.input_schema["properties"] | {"messages": MESSAGES}}


def run_remote(keeper: Keeper, tool: Tool, arguments: object, headers: Headers) -> dict[str, object]:
    """Run *tool* for a remote caller, on the conversation that is among *arguments* if there is one."""
    if not isinstance(arguments, dict) or "messages" not in arguments:
        return run(keeper, tool, arguments)
    given = dict(arguments)
    messages = given.pop("messages")
    if not tool.of_conversation:
        raise InvalidInput("messages go with the tools about a conversation only", field="messages")
    if not isinstance(messages, list):
        raise InvalidInput("messages must be a list of messages", field="messages")
    limit = headers.get("kept-context-limit")
    if limit is not None and not (limit.isascii() and limit.isdecimal() and int(limit[:12]) > 0):
        raise InvalidInput("Kept-Context-Limit must be a number of tokens, at least 1", field="context_limit")
    conversation = keeper.conversation(
        messages, model=headers.get("kept-model"), limit=None if limit is None else int(limit[:12]), identity="remote"
    )
    answer = run(keeper, tool, given, conversation)
    if given.get("operation") in _CHANGING:
        return answer | {"message_count": answer.get("messages"), "messages": conversation.messages}
    return answer


def run_noted(surface: str, request: Request, keeper: Keeper, tool: Tool, arguments: object) -> dict[str, object]:
    """Run *tool* for whoever sent *request*, if they may, with a line in the audit log."""
    target, outcome = _target_of(keeper, arguments), "ok"
    try:
        may_call(visitor_of(request), tool, arguments)
        _must_know_conversation(visitor_of(request), keeper, arguments)
        return run_remote(keeper, tool, arguments, request.headers)
    except KeptError as error:
        outcome = error.code
        raise
    finally:
        site_of(request).note(request, f"{surface} {_action_of(tool, arguments)}", target, outcome)


def may_call(visitor: Visitor, tool: Tool, arguments: object) -> None:
    """Raise `AccessDenied` if a call writes and the token only reads."""
    if not visitor.may("write") and not reads(tool, arguments):
        raise AccessDenied("this token only reads; a call that writes needs one with write access")


def _must_know_conversation(visitor: Visitor, keeper: Keeper, arguments: object) -> None:
    """Raise `InvalidInput` if a call would erase the archives of other conversations of the token's day too."""
    is_pruning = isinstance(arguments, dict) and arguments.get("operation") == "prune"
    if is_pruning and not visitor.has_named(keeper.caller.session):
        raise InvalidInput(
            "prune erases what this conversation no longer names, so it must know which that is: send the header"
            " Kept-Session, with the value that it had when the messages were archived",
            field="session",
        )


def routes() -> list[StarletteRoute]:
    """Return the routes of the tools."""
    offered = offer()

    async def call(request: Request) -> Response:
        site, name = site_of(request), request.path_params["name"]
        caller = authorized(request, "read", agents=True)
        arguments = await body_of(request)
        tool, own = offered.tool(name, arguments)
        return Json(await site.threads.run(run_noted, "tool", request, site.keeper(caller), tool, own))

    async def listed(request: Request) -> Response:
        authorized(request, "read", agents=True)
        return Json({"tools": [describe(tool) for tool in offered.listed]})

    return [
        StarletteRoute("/tools", listed, methods=["GET"]),
        StarletteRoute("/tools/{name}", call, methods=["POST"]),
    ]


def describe(tool: Tool) -> dict[str, object]:
    """Return a tool as a list shows it."""
    return {
        "name": tool.name,
        "title": tool.title,
        "description": tool.description,
        "input_schema": tool.input_schema,
        "output_schema": tool.output_schema,
        "read_only": tool.read_only,
        "destructive": tool.destructive,
    }


def _action_of(tool: Tool, arguments: object) -> str:
    """Return what a call does, for the audit log."""
    if tool.actions is None or not isinstance(arguments, dict):
        return tool.name
    action = arguments.get(tool.actions.field)
    is_known = isinstance(action, str) and action in tool.actions.takes
    return f"{tool.name} {action}" if is_known else tool.name


def _target_of(keeper: Keeper, arguments: object) -> str | None:
    """Return the id of what a call names, for the audit log."""
    given = arguments if isinstance(arguments, dict) else {}
    found = next((given[name] for name in ("id", "memory_id", "memory_handle", "name") if given.get(name)), None)
    return id_of(keeper, str(found)) if isinstance(found, str | int) else None
