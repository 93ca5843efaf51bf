"""What the answers of resources look like, as schemas for `/openapi.json`."""

from kept.tools import Schema

TEXT: Schema = {"type": "string"}
TIME: Schema = {"type": "string", "format": "date-time"}
WHOLE: Schema = {"type": "integer"}
YES_OR_NO: Schema = {"type": "boolean"}
MAYBE_TEXT: Schema = {"type": ["string", "null"]}
MAYBE_TIME: Schema = {"type": ["string", "null"], "format": "date-time"}
TEXTS: Schema = {"type": "array", "items": TEXT}


def object_of(**properties: Schema) -> Schema:
    """Return the schema of an object that has all of *properties* and may have more."""
    return {"type": "object", "properties": properties, "required": list(properties)}


def list_of(items: Schema) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "items": items}


ORIGIN = object_of(actor=TEXT, user=MAYBE_TEXT, dialect=TEXT, session=TEXT, group=TEXT)
MEMORY = object_of(
    uid=TEXT, id=WHOLE, name=TEXT, kind=TEXT, content=TEXT, description=MAYBE_TEXT, tags=TEXTS, scope=TEXT, holder=TEXT,
    project=MAYBE_TEXT, branch=MAYBE_TEXT, origin=ORIGIN, writer=MAYBE_TEXT, created_at=TIME, updated_at=TIME,
    version=WHOLE, pinned=YES_OR_NO, confirmed=YES_OR_NO, superseded_by=MAYBE_TEXT, trashed_at=MAYBE_TIME,
    archived_at=MAYBE_TIME, used_at=MAYBE_TIME, key=MAYBE_TEXT, category=MAYBE_TEXT, behavioral=YES_OR_NO,
    flagged=YES_OR_NO,
)  # fmt: skip
HIT = object_of(memory=MEMORY, score={"type": "number"}, why=list_of({"type": "object"}))
REVISION = object_of(version=WHOLE, action=TEXT, at=TIME, origin=ORIGIN, memory=MEMORY)
ENTITY = object_of(id=WHOLE, name=TEXT, type=TEXT, display_name=TEXT, memories=WHOLE)
SEGMENT = object_of(
    handle=TEXT, session=TEXT, uuid=TEXT, created_at=TIME, messages=WHOLE, chars=WHOLE, tokens=WHOLE, tokenizer=TEXT,
    exact=YES_OR_NO, summary=TEXT, preview=TEXT, secret={"type": ["boolean", "null"]},
)  # fmt: skip
TOKEN = object_of(
    id=TEXT, user=TEXT, name=TEXT, use=TEXT, actor=TEXT, access=TEXT, projects=TEXTS, created_at=TIME,
    expires_at=MAYBE_TIME, used_at=MAYBE_TIME, revoked_at=MAYBE_TIME,
)  # fmt: skip
USER = object_of(name=TEXT, teams=TEXTS, created_at=TIME, disabled=YES_OR_NO)
DEED = object_of(
    number=WHOLE, at=TIME, user=MAYBE_TEXT, actor=TEXT, token=MAYBE_TEXT, surface=TEXT, action=TEXT, target=MAYBE_TEXT,
    outcome=TEXT, address=MAYBE_TEXT,
)  # fmt: skip
ERROR = object_of(error=object_of(code=TEXT, message=TEXT, remedy=TEXT))
