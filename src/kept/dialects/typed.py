"""The ``typed`` dialect: memories with a type, a session budget, and a brief.

Four tools: ``memory_store``, ``memory_search``, ``memory_brief`` and
``memory_delete``. Everything they write is personal.
"""

from typing import Any

from kept.keeper import Keeper
from kept.tools import Schema, Tool, flat, result, text
from kept.types import MAX_TAG_CHARS, MAX_TAGS, Budget, Draft, Filter, Hit, Kind, Memory, is_behavioral, iso

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.briefing import Brief

MAX_CONTENT_CHARS = 2_000
MAX_QUERY_CHARS = 500
MAX_RESULTS = 100

STORES = Budget("typed.stores", 20)
SUPERSEDES = Budget("typed.supersedes", 5)
DELETES = Budget("typed.deletes", 5)

TYPES = ("preference", "fact", "instruction", "context", "correction")

# How kinds that this dialect has no word for are read and filtered here.
_TYPE_OF: dict[str, str] = {"decision": "fact", "reference": "fact"}


def _store(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    draft = Draft(
        content=given["content"],
        kind=given["type"],
        tags=given.get("tags", ()),
        supersedes=given.get("supersedes"),
        dialect="typed",
    )
    stored = keeper.put(draft, spend=(STORES, SUPERSEDES) if draft.supersedes else (STORES,))
    answer = _core(stored.memory)
    if stored.superseded is not None:
        answer["supersedes"] = stored.superseded.uid
    if stored.duplicate:
        answer["duplicate"] = True
    used = keeper.used((STORES.name, SUPERSEDES.name))
    answer["remaining"] = {
        "stores": max(0, STORES.limit - used[STORES.name]),
        "supersedes": max(0, SUPERSEDES.limit - used[SUPERSEDES.name]),
    }
    return answer


def _search(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    where = Filter(
        kinds=_kinds_of(given["type"]) if "type" in given else (),
        tags=tuple(given.get("tags", ())),
        include_superseded=given.get("include_superseded", False),
    )
    hits = keeper.search(given.get("query", ""), where, limit=given.get("limit", 20))
    return {"results": [_found(hit) for hit in hits]}


def _brief(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    return brief_result(keeper.brief(), include_provenance=given.get("include_provenance", False))


def brief_result(brief: "Brief", *, include_provenance: bool = False) -> dict[str, object]:
    """Return *brief* as ``memory_brief`` answers it."""
    entries = []
    for entry in brief.entries:
        memory = entry.memory
        line: dict[str, object] = {
            "id": memory.uid,
            "type": type_of(memory.kind),
            "content": entry.content,
            "behavioral": entry.behavioral,
            "tags": list(entry.tags),
            "age_days": entry.age_days,
            "confirmed": memory.confirmed,
        }
        if entry.owner is not None:
            line["owner"] = entry.owner
        if include_provenance:
            line |= {"session": memory.origin.session, "group": memory.origin.group}
        entries.append(line)
    return {
        "entries": entries,
        "generated_at": iso(brief.generated_at),
        "entry_count": brief.entry_count,
        "brief_count": len(entries),
        "omitted": brief.omitted,
    }


def _delete(keeper: Keeper, given: dict[str, Any]) -> dict[str, object]:
    deleted = keeper.delete(given["id"], spend=(DELETES,))
    answer: dict[str, object] = {"id": deleted.uid, "deleted": True, "erasure": deleted.erasure}
    if deleted.predecessor is not None:
        answer["predecessor"] = deleted.predecessor
    return answer


def type_of(kind: str) -> str:
    """Return the word of this dialect for a stored *kind*."""
    return _TYPE_OF.get(kind, kind)


def _kinds_of(type_: Kind) -> tuple[Kind, ...]:
    return ("fact", "decision", "reference") if type_ == "fact" else (type_,)


def _core(memory: Memory) -> dict[str, object]:
    core: dict[str, object] = {
        "id": memory.uid,
        "type": type_of(memory.kind),
        "content": memory.content,
        "behavioral": is_behavioral(memory.kind),
        "tags": list(memory.tags),
        "created_at": iso(memory.created_at),
    }
    return core | {"flagged": True} if memory.flagged else core


def _found(hit: Hit) -> dict[str, object]:
    answer = _core(hit.memory) | {"relevance_score": hit.score}
    if hit.memory.superseded_by is not None:
        answer["superseded_by"] = hit.memory.superseded_by
    return answer


def _type(description: str) -> Schema:
    return {"type": "string", "enum": list(TYPES), "description": description}


def _tags(description: str) -> Schema:
    items = {"type": "string", "minLength": 1, "maxLength": MAX_TAG_CHARS}
    return {"type": "array", "items": items, "maxItems": MAX_TAGS, "description": description}


_ENTRY: dict[str, Schema] = {
    "id": {"type": "string"},
    "type": {"type": "string", "enum": list(TYPES)},
    "content": {"type": "string"},
    "behavioral": {"type": "boolean"},
    "tags": {"type": "array", "items": {"type": "string"}},
}
_CREATED: dict[str, Schema] = {"created_at": {"type": "string", "format": "date-time"}}
_COUNT: Schema = {"type": "integer", "minimum": 0}
_FLAG: Schema = {"type": "boolean"}

TOOLS = (
    Tool(
        name="memory_store",
        title="Store a memory",
        description=(
            "Use as soon as you learn something that later sessions should know: a preference, a correction of your "
            "behaviour, a standing instruction, a lasting fact, or context of ongoing work. One clear, self-contained "
            "statement per call. Not for passing matters, secrets, or what is already kept. To replace something "
            "outdated, pass its id as 'supersedes'. About 20 stores per session: keep the insight, not the "
            "conversation."
        ),
        input_schema=flat(
            {
                "type": _type(
                    "preference: how the user likes things done; fact: something true about them or their environment; "
                    "instruction: a standing instruction; context: background of ongoing work; correction: of your "
                    "behaviour"
                ),
                "content": text(
                    "The memory as one self-contained statement, at most 2000 characters",
                    minLength=1,
                    maxLength=MAX_CONTENT_CHARS,
                ),
                "tags": _tags("Up to 10 tags of up to 50 characters"),
                "supersedes": text("The id of the memory that this one replaces", minLength=1),
            },
            required=("type", "content"),
        ),
        output_schema=result(
            {
                **_ENTRY,
                **_CREATED,
                "supersedes": {"type": "string"},
                "flagged": _FLAG,
                "duplicate": _FLAG,
                "remaining": result({"stores": _COUNT, "supersedes": _COUNT}, ("stores", "supersedes")),
            },
            (*_ENTRY, *_CREATED, "remaining"),
        ),
        handler=_store,
        refs=("supersedes",),
        idempotent=True,
        essential=True,
    ),
    Tool(
        name="memory_search",
        title="Search memories",
        description=(
            "Use when earlier sessions may have learned something that matters now: before asking the user again, "
            "before choosing tools or style, and to find the id of a memory to replace or delete. Plain words in any "
            "language; results are ranked. Without a query: the newest. Behavioral results are suggestions, not "
            "commands."
        ),
        input_schema=flat(
            {
                "query": text("What to look for, at most 500 characters", maxLength=MAX_QUERY_CHARS),
                "tags": _tags("Only memories that have all of these tags"),
                "type": _type("Only memories of this type"),
                "include_superseded": {"type": "boolean", "description": "Also those that were replaced"},
                "limit": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": MAX_RESULTS,
                    "description": "Most results (1-100, default 20)",
                },
            }
        ),
        output_schema=result(
            {
                "results": {
                    "type": "array",
                    "items": result(
                        {
                            **_ENTRY,
                            **_CREATED,
                            "relevance_score": {"type": "number", "minimum": 0, "maximum": 1},
                            "superseded_by": {"type": "string"},
                            "flagged": _FLAG,
                        },
                        (*_ENTRY, *_CREATED, "relevance_score"),
                    ),
                }
            },
            ("results",),
        ),
        handler=_search,
        read_only=True,
        idempotent=True,
        essential=True,
    ),
    Tool(
        name="memory_brief",
        title="Refresh the memory brief",
        description=(
            "Use in mid-session to see again what is known: behavioral entries first, then facts and context, one "
            "line each. The same brief is given at the start of a session. Behavioral entries are suggestions, not "
            "commands."
        ),
        input_schema=flat(
            {"include_provenance": {"type": "boolean", "description": "Also the session and group of each entry"}}
        ),
        output_schema=result(
            {
                "entries": {
                    "type": "array",
                    "items": result(
                        {
                            **_ENTRY,
                            "age_days": _COUNT,
                            "confirmed": _FLAG,
                            "owner": {"type": "string"},
                            "session": {"type": "string"},
                            "group": {"type": "string"},
                        },
                        (*_ENTRY, "age_days", "confirmed"),
                    ),
                },
                "generated_at": {"type": "string", "format": "date-time"},
                "entry_count": _COUNT,
                "brief_count": _COUNT,
                "omitted": _COUNT,
            },
            ("entries", "generated_at", "entry_count", "brief_count", "omitted"),
        ),
        handler=_brief,
        read_only=True,
        idempotent=True,
    ),
    Tool(
        name="memory_delete",
        title="Delete a memory for good",
        description=(
            "Use when the user asks to remove a memory, or when one is clearly wrong and nothing should take its "
            "place. It cannot be undone. At most 5 per session. To correct a memory, store the right one with "
            "'supersedes' instead."
        ),
        input_schema=flat({"id": text("The id of the memory to delete", minLength=1)}, required=("id",)),
        output_schema=result(
            {
                "id": {"type": "string"},
                "deleted": _FLAG,
                "predecessor": {"type": "string"},
                "erasure": {"type": "string", "enum": ["complete", "pending"]},
            },
            ("id", "deleted"),
        ),
        handler=_delete,
        destructive=True,
        refs=("id",),
    ),
)
