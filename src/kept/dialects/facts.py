"""The ``facts`` dialect: a project's knowledge base, for the people and agents who work on it.

One tool, ``memory``, that does what its ``action`` says. It writes for the
project unless told otherwise.
"""

from typing import Any

from kept.errors import AccessDenied, InvalidInput, NotFound, OverBudget, Refused
from kept.keeper import Keeper
from kept.tools import Actions, Schema, Tool, flat, result, text
from kept.types import (
    MAX_CATEGORY_CHARS,
    MAX_KEY_CHARS,
    SCOPES,
    Budget,
    Draft,
    Filter,
    Kind,
    Memory,
    Scope,
    Stored,
    is_blank,
    iso,
)

MAX_CONTENT_BYTES = 10_240
MAX_QUERY_CHARS = 2_000
MAX_RESULTS = 100
MAX_ENTITIES = 200
DEFAULT_CONFIDENCE = 0.8

MEMORIES = Budget("facts.memories", 50)

FACT_TYPES = ("preference", "decision", "context", "general")

# Which word of this dialect stands for which stored kinds; the first is written.
_KINDS_OF: dict[str, tuple[Kind, ...]] = {
    "preference": ("preference", "instruction", "correction"),
    "decision": ("decision",),
    "context": ("context",),
    "general": ("fact", "reference"),
}
_FACT_TYPE_OF: dict[str, str] = {kind: fact_type for fact_type, kinds in _KINDS_OF.items() for kind in kinds}


def fact_type_of(kind: str) -> str:
    """Return the word of this dialect for a stored *kind*."""
    return _FACT_TYPE_OF[kind]


def key_of(memory: Memory) -> str | None:
    """Return the key of *memory*: as it was given, or its name if that was given; a made-up name is none."""
    return memory.key or (memory.name if memory.is_named else None)


def _remember(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    content: str = given["content"]
    if is_blank(content):
        raise InvalidInput("Memory content cannot be empty: say what is to be remembered", field="content")
    if len(content.encode()) > MAX_CONTENT_BYTES:
        raise InvalidInput(
            f"Memory content too large: {len(content.encode()):,} bytes; at most {MAX_CONTENT_BYTES:,} are allowed,"
            " so remember a summary, or split it",
            field="content",
            limit=MAX_CONTENT_BYTES,
        )
    from kept.retrieval import meaning  # noqa: F401 - loaded, so that it is read for entities at once

    scope = _scope(keeper, given.get("scope"))
    draft = Draft(
        content=content,
        kind=_KINDS_OF[given.get("fact_type", "general")][0],
        scope=scope,
        key=given.get("key"),
        category=given.get("category"),
        confidence=given.get("confidence", DEFAULT_CONFIDENCE),
        dialect="facts",
    )
    try:
        stored = keeper.put(draft, spend=(MEMORIES,))
    except Refused as error:
        if error.is_secret:
            raise Refused(
                f"Content appears to contain a secret ({', '.join(error.reasons)}) and was not kept: put it in a"
                " password manager, a secret store or an environment variable, and remember where it is instead",
                reasons=error.reasons,
                is_secret=True,
            ) from None
        raise
    except OverBudget as error:
        raise OverBudget(
            f"Rate limit exceeded: this session has created all {error.limit} of its memories; update one by its key,"
            " or go on in a new session",
            limit=error.limit,
            used=error.used,
        ) from None
    memory = stored.memory
    used = keeper.used((MEMORIES.name,))[MEMORIES.name]
    return {
        "id": memory.id,
        "key": key_of(memory),
        "scope": memory.scope,
        "updated": stored.replaced,
        "suspicious": memory.flagged,
        "message": _said(keeper, stored, is_default="scope" not in given),
        "remaining": {"memories": max(0, MEMORIES.limit - used)},
    }


def _scope(keeper: Keeper, given: str | None) -> Scope:
    if given is None:
        return "project" if keeper.caller.project else "personal"
    for scope in SCOPES:
        if scope == given:
            return scope
    raise InvalidInput(f"Invalid scope '{given[:40]}': it must be one of: {', '.join(SCOPES)}", field="scope")


def _said(keeper: Keeper, stored: Stored, *, is_default: bool) -> str:
    memory = stored.memory
    if stored.duplicate:
        said = f"Memory {memory.id} says this already"
    else:
        said = f"{'Updated' if stored.replaced else 'Remembered as'} memory {memory.id}"
    if is_default and keeper.caller.project is None:
        said += " (personal: there is no project here)"
    if memory.flagged:
        said += "; it reads like an instruction to a model, so it stays out of exports and briefs until a person has"
        said += " reviewed it ('kept review')"
    return said


def _recall(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    query: str = given["query"]
    if not query.strip():
        raise InvalidInput("query is required for recall: say what to look for", field="query")
    found = keeper.recall(query, _where(given), limit=given.get("limit", 10))
    memories = [_shown(hit.memory) | {"score": hit.score, "branch": hit.memory.branch} for hit in found.hits]
    return {"memories": memories, "strategy": found.strategy}


def _list(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    where, limit, offset = _where(given), given.get("limit", 20), given.get("offset", 0)
    memories = keeper.list(where, limit=limit, offset=offset)
    total = keeper.count(where)
    return {
        "memories": [_shown(memory) for memory in memories],
        "total": total,
        "offset": offset,
        "limit": limit,
        "has_more": offset + len(memories) < total,
    }


def _where(given: dict[str, Any]) -> Filter:
    kinds = _KINDS_OF[given["fact_type"]] if "fact_type" in given else ()
    return Filter(kinds=kinds, category=given.get("category") or None)


def _shown(memory: Memory) -> dict[str, object]:
    return {
        "id": memory.id,
        "content": memory.content,
        "fact_type": fact_type_of(memory.kind),
        "category": memory.category,
        "scope": memory.scope,
        "key": key_of(memory),
        "created_at": iso(memory.created_at),
        "archived": memory.archived_at is not None,
        "suspicious": memory.flagged,
    }


def _forget(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    ref = str(given["id"])
    try:
        deleted = keeper.delete(ref)
    except NotFound:
        _deny_elsewhere(keeper, ref)
        return {"id": given["id"], "deleted": False, "message": f"Memory {ref} not found: nothing was deleted"}
    return {"id": deleted.id, "deleted": True, "message": f"Deleted memory {deleted.id} for good"}


def _archive(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    ref = str(given["id"])
    try:
        memory = keeper.archive(ref, dialect="facts")
    except NotFound:
        _deny_elsewhere(keeper, ref)
        raise
    return {
        "id": memory.id,
        "archived": True,
        "message": f"Archived memory {memory.id}: it stays out of exports and briefs, and recall finds it",
    }


def _deny_elsewhere(keeper: Keeper, ref: str) -> None:
    """Say that a memory is somebody else's, as this document wants; to other dialects it does not exist.

    Raises:
        AccessDenied: it is.
    """
    if ref.isascii() and ref.isdecimal() and keeper.storage.is_elsewhere(keeper.caller, int(ref)):
        raise AccessDenied(f"Access denied: memory {ref} belongs to another user, project or team")


def _entities(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    found = keeper.entities(given.get("query", ""), limit=given.get("limit", 50))
    return {
        "entities": [
            {
                "id": entity.id,
                "name": entity.name,
                "type": entity.type,
                "display_name": entity.display,
                "memories": entity.memories,
            }
            for entity in found
        ]
    }


def _export(keeper: Keeper, _given: dict[str, Any]) -> dict[str, object]:
    from kept.blocks import active

    return {
        "project": keeper.caller.project,
        "exported_at": iso(keeper.now()),
        "memories": [
            _shown(memory)
            | {
                "branch": memory.branch,
                "confidence": DEFAULT_CONFIDENCE if memory.confidence is None else memory.confidence,
                "updated_at": iso(memory.updated_at),
            }
            for memory in active(keeper)
        ],
    }


def _purge(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    if keeper.caller.project is None:
        raise InvalidInput(
            "Cannot purge: no active project; run inside a git repository, or set --project or KEPT_PROJECT",
            field="project",
        )
    if not given.get("confirm"):
        count = keeper.count_purge()
        raise InvalidInput(f"Use confirm=true to delete all {count} memories of this project", field="confirm")
    return {"purged": keeper.purge()}


def _export_claude_local(keeper: Keeper, _given: dict[str, Any]) -> dict[str, object]:
    from kept import blocks

    written = blocks.write(keeper, "CLAUDE.local.md")
    return {"path": written.path, "count": written.memories, "omitted": written.omitted}


_HANDLERS = {
    "remember": _remember,
    "recall": _recall,
    "list": _list,
    "forget": _forget,
    "archive": _archive,
    "entities": _entities,
    "export": _export,
    "purge": _purge,
    "export_claude_local": _export_claude_local,
}

_FILTERS = ("category", "fact_type")
ACTIONS = Actions(
    field="action",
    takes={
        "remember": ("content", "key", "fact_type", "category", "confidence", "scope"),
        "recall": ("query", "limit", *_FILTERS),
        "list": ("limit", "offset", *_FILTERS),
        "forget": ("id",),
        "archive": ("id",),
        "entities": ("query", "limit"),
        "export": (),
        "purge": ("confirm",),
        "export_claude_local": (),
    },
    needs={"remember": ("content",), "recall": ("query",), "forget": ("id",), "archive": ("id",)},
    local={"export": ("exported_at",), "purge": ("purged",), "export_claude_local": ("path", "count")},
    reading=frozenset({"recall", "list", "entities"}),
    destructive=frozenset({"forget", "purge"}),
    refs=("id",),
    limits={action: {"limit": {"maximum": MAX_RESULTS}} for action in ("recall", "list")},
)


def _memory(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    return _HANDLERS[given["action"]](keeper, given)


_TEXT: Schema = {"type": "string"}
_COUNT: Schema = {"type": "integer", "minimum": 0}
_FLAG: Schema = {"type": "boolean"}

TOOLS = (
    Tool(
        name="memory",
        title="Remember and recall facts",
        description=(
            "The knowledge base of this project, kept across sessions and shared with those who work on it. Recall"
            " before you plan or decide something that may have been settled. Remember decisions with their reasons,"
            " preferences, conventions and context that cannot be read from the code; give a key to what changes over"
            " time, so that it is replaced and not repeated. Never store secrets. Actions: remember, recall, list,"
            " forget, archive (keep, but out of exports), entities (what memories are about)."
        ),
        input_schema=flat(
            {
                "action": text(f"what to do: {', '.join(_HANDLERS)}", enum=list(_HANDLERS)),
                "content": text("remember: the fact, complete in itself, at most 10 KB"),
                "key": text(
                    "remember: replace the memory that has this key, if there is one", minLength=1,
                    maxLength=MAX_KEY_CHARS,
                ),
                "fact_type": text("remember, recall, list: what it is (default: general)", enum=list(FACT_TYPES)),
                "category": text("remember, recall, list: a word of your own to sort by", maxLength=MAX_CATEGORY_CHARS),
                "confidence": {
                    "type": "number", "minimum": 0, "maximum": 1,
                    "description": "remember: how sure you are (default: 0.8)",
                },
                "scope": text(
                    "remember: who may see it: personal, project (default) or team; team needs an active team"
                ),
                "query": text(
                    "recall: what to look for, in plain words; entities: part of a name", maxLength=MAX_QUERY_CHARS
                ),
                "id": {"type": "integer", "minimum": 1, "description": "forget, archive: the id of the memory"},
                "limit": {
                    "type": "integer", "minimum": 1, "maximum": MAX_ENTITIES,
                    "description": "recall (default 10), list (20): at most 100; entities (50): at most 200",
                },
                "offset": {
                    "type": "integer", "minimum": 0, "maximum": 1_000_000,
                    "description": "list: how many to skip (default 0)",
                },
                "confirm": {"type": "boolean", "description": "purge: must be true to delete everything"},
            },
            required=("action",),
        ),
        output_schema=result(
            {
                "scope": _TEXT,
                "updated": _FLAG,
                "suspicious": _FLAG,
                "message": _TEXT,
                "remaining": {"type": "object"},
                "memories": {"type": "array", "items": {"type": "object"}},
                "strategy": {"type": "string", "enum": ["hybrid", "semantic", "fuzzy", "keyword"]},
                "total": _COUNT,
                "offset": _COUNT,
                "limit": _COUNT,
                "has_more": _FLAG,
                "deleted": _FLAG,
                "archived": _FLAG,
                "entities": {"type": "array", "items": {"type": "object"}},
                "exported_at": _TEXT,
                "purged": _COUNT,
                "path": _TEXT,
                "count": _COUNT,
            },
            (),
        ),
        handler=_memory,
        destructive=True,
        essential=True,
        actions=ACTIONS,
    ),
)  # fmt: skip
