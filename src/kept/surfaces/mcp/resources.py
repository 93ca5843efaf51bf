"""What a client may read by address: the brief, a memory, an archived part of a conversation.

An address gives no right. Everything is read for the caller, and what they
may not see is not found.
"""

import json
from urllib.parse import unquote

from mcp import types as wire

from kept.errors import NotFound, shown
from kept.keeper import Keeper
from kept.settings import must_be_on
from kept.speaking import brief

_BRIEF = "kept://brief"
_MEMORY = "kept://memory/"
_SEGMENT = "mem://"  # a segment's handle is its address

BRIEF = wire.Resource(
    name="brief",
    title="What is known",
    uri=_BRIEF,
    description="What earlier sessions kept about this user and their work, as it is told at the start of a session.",
    mime_type="text/plain",
)
TEMPLATES = (
    wire.ResourceTemplate(
        name="memory",
        title="One memory",
        uri_template=_MEMORY + "{id}",
        description="A memory with everything known about it, by its id (mem-…), its number or its name.",
        mime_type="application/json",
    ),
    wire.ResourceTemplate(
        name="segment",
        title="An archived part of a conversation",
        uri_template=_SEGMENT + "{session}/{id}",
        description="The messages of an archive, by the handle that its placeholder names.",
        mime_type="text/markdown",
    ),
)


def read(keeper: Keeper, uri: str) -> wire.TextResourceContents:
    """Return what is at *uri*.

    Raises:
        NotFound: nothing is, or nothing that the caller may see.
        Disabled: the user has switched memory off.
    """
    if uri == _BRIEF:
        return wire.TextResourceContents(uri=uri, mime_type="text/plain", text=brief(keeper))
    must_be_on(keeper.storage.settings(keeper.caller))
    if uri.startswith(_SEGMENT):
        return wire.TextResourceContents(uri=uri, mime_type="text/markdown", text=_segment(keeper, uri))
    if uri.startswith(_MEMORY):
        memory = _memory(keeper, unquote(uri.removeprefix(_MEMORY)))
        return wire.TextResourceContents(uri=uri, mime_type="application/json", text=memory)
    raise NotFound(f"there is nothing at '{shown(uri)}'; there are: {_BRIEF}, {_MEMORY}ID, {_SEGMENT}SESSION/ID")


def _memory(keeper: Keeper, ref: str) -> str:
    from kept.surfaces.as_json import memory_json
    from kept.trust import masked

    return json.dumps(memory_json(masked(keeper.get(ref))), ensure_ascii=False)


def _segment(keeper: Keeper, handle: str) -> str:
    from kept.conversation.conversation import loaded

    text = str(loaded(keeper.storage.segments, keeper.caller, handle)["markdown"])
    return text.encode("utf-8", "replace").decode()  # half characters cannot be sent
