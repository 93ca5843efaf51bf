"""An MCP server for the tools of some dialects, whatever the transport.

Every request is answered in a thread, because the engine is synchronous: a
slow call keeps nobody waiting. Who is asking is found by the *connect* that
the transport brings, never from arguments.

What goes wrong with a tool is the tool's answer, marked as an error, in the
form that the shell prints: a model reads it and learns the remedy.
"""

import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from anyio import CapacityLimiter
from anyio.to_thread import run_sync
from mcp import types as wire
from mcp.server.caching import CacheHint
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.shared.exceptions import MCPError

from kept import __version__
from kept.errors import Backend, InvalidInput, KeptError, NotFound, unexpected
from kept.keeper import Keeper
from kept.offering import Offer
from kept.surfaces.mcp import instructions, prompts, resources
from kept.tools import Tool, run

_Answer = TypeVar("_Answer")

# Tools, prompts and templates are the same until the server is started anew.
_HOUR_MS = 3_600_000

# How Claude Code is told to show a tool without being asked for it.
_ALWAYS_LOAD = "anthropic/alwaysLoad"


class Client:
    """Whose request it is: the keeper that answers, and how a tool is run for them."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    def run(self, tool: Tool, arguments: object) -> dict[str, object]:
        """Run *tool*; a transport that has conversations attaches one here."""
        return run(self.keeper, tool, arguments)


Request = ServerRequestContext[Any, Any]

# Runs in the thread of the request. Over HTTP ``request.request`` is the HTTP
# request, with its headers; over stdio there is one client.
Connect = Callable[[Request], Client]


def build_server(offer: Offer, connect: Connect, threads: CapacityLimiter | None = None) -> Server[dict[str, Any]]:
    """Return a server that offers the tools of *offer* to the clients that *connect* finds.

    It uses no more threads at once than *threads* says; by default, than
    the program's own limit.
    """

    async def asked(request: Request, answer: Callable[[Keeper], _Answer], **about: object) -> _Answer:
        return await run_sync(partial(_asked, connect, request, answer, about), limiter=threads)

    async def list_tools(_: Request, __: object) -> wire.ListToolsResult:
        return tools

    async def call_tool(request: Request, params: wire.CallToolRequestParams) -> wire.CallToolResult:
        arguments = params.arguments or {}
        return await run_sync(_called, offer, connect, request, params.name, arguments, limiter=threads)

    async def list_resources(_: Request, __: object) -> wire.ListResourcesResult:
        return wire.ListResourcesResult(resources=[resources.BRIEF])

    async def list_templates(_: Request, __: object) -> wire.ListResourceTemplatesResult:
        return wire.ListResourceTemplatesResult(resource_templates=[*resources.TEMPLATES])

    async def read_resource(request: Request, params: wire.ReadResourceRequestParams) -> wire.ReadResourceResult:
        content = await asked(request, partial(resources.read, uri=params.uri), uri=params.uri)
        return wire.ReadResourceResult(contents=[content])

    async def list_prompts(_: Request, __: object) -> wire.ListPromptsResult:
        return wire.ListPromptsResult(prompts=[*prompts.PROMPTS])

    async def get_prompt(request: Request, params: wire.GetPromptRequestParams) -> wire.GetPromptResult:
        return await asked(request, partial(prompts.get, name=params.name, arguments=params.arguments, offer=offer))

    tools = wire.ListToolsResult(tools=[*map(_listed, offer.listed)])
    standing = CacheHint(ttl_ms=_HOUR_MS)
    return Server(
        "kept",
        version=__version__,
        title="kept: long-term memory",
        description="Long-term memory for AI agents: one store, offline, that people can see, correct and delete.",
        instructions=instructions.for_dialects(offer.dialects),
        cache_hints={
            "tools/list": standing,
            "prompts/list": standing,
            "resources/list": standing,
            "resources/templates/list": standing,
        },
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_list_resource_templates=list_templates,
        on_read_resource=read_resource,
        on_list_prompts=list_prompts,
        on_get_prompt=get_prompt,
    )


def _listed(tool: Tool) -> wire.Tool:
    return wire.Tool(
        name=tool.name,
        title=tool.title,
        description=tool.description,
        input_schema=tool.input_schema,
        output_schema=tool.output_schema,
        annotations=wire.ToolAnnotations(
            read_only_hint=tool.read_only,
            destructive_hint=tool.destructive,
            idempotent_hint=tool.idempotent,
            open_world_hint=False,  # a store of our own is all that is ever touched
        ),
        _meta={_ALWAYS_LOAD: True} if tool.essential else None,
    )


def _called(
    offer: Offer, connect: Connect, request: Request, name: str, arguments: dict[str, Any]
) -> wire.CallToolResult:
    try:
        tool, own = offer.tool(name, arguments)
        return _answered(connect(request).run(tool, own))
    except KeptError as error:
        return _failed(error)
    except Exception as error:  # noqa: BLE001 - the outermost edge of a call
        return _failed(_reported(error))


def _answered(answer: dict[str, object]) -> wire.CallToolResult:
    text = json.dumps(answer, ensure_ascii=False)
    if not text.isascii() and (clean := _encodable(text)) != text:
        text, answer = clean, json.loads(clean)
    # Not looked through for what it holds: it is an answer of ours, and it may be long.
    content = wire.TextContent.model_construct(type="text", text=text)
    return wire.CallToolResult.model_construct(content=[content], structured_content=answer)


def _failed(error: KeptError) -> wire.CallToolResult:
    text = json.dumps({"error": error.as_dict()})
    return wire.CallToolResult(content=[wire.TextContent(type="text", text=text)], is_error=True)


def _asked(
    connect: Connect, request: Request, answer: Callable[[Keeper], _Answer], about: Mapping[str, object]
) -> _Answer:
    """Let *answer* read something for the client; an error says *about* what.

    Raises:
        MCPError: it failed; resources and prompts have no other way to say so.
    """
    try:
        return answer(connect(request).keeper)
    except KeptError as error:
        known = error
    except Exception as error:  # noqa: BLE001 - the outermost edge of a request
        known = _reported(error)
    is_theirs = isinstance(known, InvalidInput | NotFound)
    code = wire.INVALID_PARAMS if is_theirs else wire.INTERNAL_ERROR
    raise MCPError(code=code, message=known.message, data={**known.as_dict(), **about})


def _reported(error: Exception) -> Backend:
    """Return what a client is told of a mistake of ours; where it happened is for the server's log, if asked for."""
    if os.environ.get("KEPT_DEBUG"):
        traceback.print_exception(error, file=sys.stderr)
    return unexpected(error)


def _encodable(text: str) -> str:
    """Return *text* with what cannot be sent, half characters of a conversation, replaced as the shell does."""
    return text.encode("utf-8", "replace").decode()
