"""Everything a caller may see as lines of JSON, and back: nothing is lost but the numbers.

The first line says what the file is, each other one is a memory with its
history or an archived part of a conversation, and the last counts them, so
that a cut file is noticed. Archives with a secret in them stay where they are. Both ways
are streams: a hundred thousand memories need no more room than a few.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, NamedTuple, get_args
from uuid import UUID

from kept.errors import InvalidInput
from kept.keeper import Keeper
from kept.revisions import Revision
from kept.screening.matching import ALWAYS_SCREENED
from kept.storage.protocol import Dumped
from kept.storage.segments import Segment
from kept.trust import Screen, masked
from kept.types import (
    ACTORS,
    MAX_IDENTITY_CHARS,
    Action,
    Actor,
    Draft,
    Finding,
    Memory,
    Origin,
    checked_choice,
    checked_line,
    checked_name,
    checked_text,
    iso,
)
from kept.values import replace

FORMAT = "kept-export"
VERSION = 2
BATCH = 500

# What most often is the matter with a file that is no export.
OF_OTHERS = "'kept import --from SOURCE' reads what other systems wrote"

# Other writers wait while a batch is indexed.
_BATCH_CHARS = 1_000_000

_TIMES = ("created_at", "updated_at", "trashed_at", "archived_at", "used_at")


class Imported(NamedTuple):
    """What became of the memories of a file, and how many archives of conversations are new."""

    stored: int
    known: int
    refused: int
    elsewhere: int
    archives: int = 0


class Archive(NamedTuple):
    """An archived part of a conversation, with its messages as JSON."""

    segment: Segment
    body: bytes


def export(keeper: Keeper, *, with_secrets: bool = False) -> Iterator[str]:
    """Yield the lines of an export of everything that *keeper*'s caller may see."""
    caller = keeper.caller
    yield _line({"format": FORMAT, "version": VERSION, "exported_at": iso(keeper.now()), "user": caller.user,
                 "project": caller.project})  # fmt: skip
    count = 0
    keeper.refresh()
    for dumped in keeper.storage.dump(caller):
        count += 1
        yield _line(_packed(dumped if with_secrets else _hidden(dumped)))
    archives = 0
    for archive in _archives(keeper, with_secrets=with_secrets):
        archives += 1
        yield _line(_packed_archive(archive))
    yield _line({"format": FORMAT, "memories": count, "archives": archives})


def _archives(keeper: Keeper, *, with_secrets: bool) -> Iterator[Archive]:
    """Yield the caller's archives, oldest first; those that hold a secret only if they are asked for."""
    from kept.conversation.conversation import must_know_secret

    if keeper.caller.user is None:
        return
    segments = keeper.storage.segments
    for listed in reversed(segments.page(keeper.caller)):
        segment, body = segments.get(keeper.caller, listed.session, listed.uuid)
        if with_secrets or not must_know_secret(segments, keeper.caller, segment, body):
            yield Archive(segment, body)


def bring_in(
    keeper: Keeper,
    lines: Iterable[str],
    *,
    untrusted: bool = False,
    keep_secrets: bool = False,
    as_own: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Imported:
    """Store the memories of an export; those that are there already stay as they are.

    They come in as they left: who wrote them, whether a person confirmed
    them, with their history. With *untrusted* they wait for a person, as
    text from elsewhere should. With *as_own*, for whoever does not own the
    store, what others wrote in a project or team becomes an import of the
    caller's: a file may say anybody wrote it. What screening finds counts in
    any case.

    Raises:
        InvalidInput: a line is no part of an export; the batches before it
            are stored, and a second try goes on from there.
    """
    from kept.retrieval import meaning

    meaning.wanted.set()
    stored = known = refused = elsewhere = archives = size = 0
    batch: list[Dumped] = []

    def flush() -> None:
        nonlocal stored, known, size
        new = keeper.storage.take(keeper.caller, batch)
        stored, known, size = stored + new, known + len(batch) - new, 0
        batch.clear()
        if progress is not None:
            progress(stored + known)

    keeper.refresh()
    screen = Screen(keeper.storage, keeper.caller)
    for dumped in _read(lines):
        if isinstance(dumped, Archive):
            archives += keeper.storage.segments.put(keeper.caller, *dumped)
            continue
        claimed = _claimed(dumped, keeper.caller.user) if as_own else dumped
        judged = _judged(screen, claimed, keep_secrets=keep_secrets, untrusted=untrusted)
        if judged is None:
            refused += 1
        elif not keeper.caller.may_hold(judged.memory.scope, judged.memory.holder):
            elsewhere += 1
        else:
            batch.append(judged)
            size += len(judged.memory.content)
        if len(batch) >= BATCH or size >= _BATCH_CHARS:
            flush()
    flush()
    keeper.refresh()
    return Imported(stored, known, refused, elsewhere, archives)


def _judged(screen: Screen, dumped: Dumped, *, keep_secrets: bool, untrusted: bool) -> Dumped | None:
    """Return *dumped* with what screening finds in it today; None if that is a secret."""
    memory = dumped.memory
    found = screen.memory(memory)
    # Where it came from, other categories were looked for; what was found there still holds.
    beyond = [one for one in memory.findings if one.category not in ALWAYS_SCREENED.union(screen.categories)]
    findings = (*found, *beyond)
    if not keep_secrets and any(one.category == "secret" for one in findings):
        return None
    rules, before = ({one.rule for one in found} for found in (findings, memory.findings))
    changes: dict[str, Any] = {} if rules == before else {"findings": findings}
    if untrusted or not rules <= before:
        changes["confirmed"] = False
    if untrusted:
        changes["origin"] = replace(memory.origin, actor="import")
    history = dumped.history if keep_secrets else tuple([_masked(revision) for revision in dumped.history])
    return Dumped(replace(memory, **changes), history)


def _claimed(dumped: Dumped, user: str | None) -> Dumped:
    """Return what another is said to have shared as something that *user* brought in and nobody has confirmed."""
    if dumped.memory.scope == "personal" or dumped.memory.writer == user:
        return dumped

    def imported(memory: Memory) -> Memory:
        origin = replace(memory.origin, actor="import", user=user)
        return replace(memory, writer=user, confirmed=False, origin=origin)

    history = [replace(one, memory=imported(one.memory), origin=imported(one.memory).origin) for one in dumped.history]
    return Dumped(imported(dumped.memory), tuple(history))


def _hidden(dumped: Dumped) -> Dumped:
    return Dumped(masked(dumped.memory), tuple([_masked(revision) for revision in dumped.history]))


def _masked(revision: Revision) -> Revision:
    return replace(revision, memory=masked(revision.memory))


# Lines


def _line(part: dict[str, Any]) -> str:
    return json.dumps(part, ensure_ascii=False) + "\n"


def _packed(dumped: Dumped) -> dict[str, Any]:
    history = [
        {"version": one.version, "action": one.action, "at": iso(one.at), "origin": asdict(one.origin)}
        # The newest state is the memory itself.
        | ({"memory": _memory_fields(one.memory)} if one.version < dumped.memory.version else {})
        for one in dumped.history
    ]
    return {"memory": _memory_fields(dumped.memory), "history": history}


def _memory_fields(memory: Memory) -> dict[str, Any]:
    fields = asdict(memory)
    return fields | {name: None if fields[name] is None else iso(fields[name]) for name in _TIMES}


def _packed_archive(archive: Archive) -> dict[str, Any]:
    fields = archive.segment._asdict() | {"created_at": iso(archive.segment.created_at)}
    return {"archive": fields, "messages": json.loads(archive.body)}


def _unpacked_archive(part: dict[str, Any]) -> Archive:
    from kept.conversation.forms import as_json, checked_messages

    fields = _object(part["archive"])
    unknown = fields.keys() - set(Segment._fields)
    if unknown:
        raise ValueError(f"there is no field {min(unknown)!r}")
    messages = checked_messages(_list(part["messages"], "messages"))
    segment = Segment(
        session=_text(fields["session"], "session"),
        uuid=str(UUID(_text(fields["uuid"], "uuid"))),
        created_at=_time(fields["created_at"]),
        first=_whole(fields["first"], "first"),
        last=_whole(fields["last"], "last"),
        messages=len(messages),
        chars=_whole(fields["chars"], "chars"),
        tokens=_whole(fields["tokens"], "tokens"),
        tokenizer=_text(fields["tokenizer"], "tokenizer"),
        exact=_flag(fields["exact"], "exact"),
        summary=_text(fields["summary"], "summary"),
        preview=_text(fields["preview"], "preview"),
        # Not what the file says, which may be anything: the archive is looked through again.
        secret=None,
        inside=tuple([_text(one, "inside") for one in _list(fields["inside"], "inside")]),
        source=_text_or_none(fields["source"], "source"),
        conversation=_text_or_none(fields["conversation"], "conversation"),
    )
    return Archive(segment, as_json(messages))


def _read(lines: Iterable[str]) -> Iterator[Dumped | Archive]:
    """Yield the memories and archives of an export, each checked as if it were new."""
    is_export = False
    promised: int | None = None
    found = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        is_header = False
        try:
            part = _object(json.loads(line))
            if "format" in part:
                is_header = True
                promised = _header(part, promised)
                is_export = True
                continue
            if is_export and "archive" in part:
                yield _unpacked_archive(part)
                continue
            dumped = _unpacked(part) if is_export else _object(None)
        except (ArithmeticError, KeyError, RecursionError, TypeError, ValueError, InvalidInput) as error:
            said = f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)
            elsewhere = "" if is_export or is_header else f"; {OF_OTHERS}"
            raise InvalidInput(
                f"line {number} is no part of an export: {said[:200]}{elsewhere}", field="file"
            ) from None
        found += 1
        yield dumped
    if not is_export or found != promised:
        end = "no end" if promised is None else f"promises {promised}"
        raise InvalidInput(f"the file is cut, or no export: it holds {found} memories and {end}", field="file")


def _object(part: Any) -> Any:
    if not isinstance(part, dict):
        raise TypeError("it is no object, or stands before the first line of an export")
    return part


def _header(part: dict[str, Any], promised: int | None) -> int | None:
    """Return how many memories the file promises, as far as it is known by now."""
    if part["format"] != FORMAT or _whole(part.get("version", VERSION), "version") > VERSION:
        raise ValueError("it is of another format, or of a newer version of kept")
    return _whole(part["memories"], "memories") if "memories" in part else promised


def _unpacked(part: dict[str, Any]) -> Dumped:
    memory = _memory(part["memory"])
    history = tuple([_revision(one, memory) for one in _list(part["history"], "history")])
    versions = [revision.version for revision in history]
    if versions != list(range(1, memory.version + 1)) and (history or memory.version != 1):
        raise ValueError("its history has gaps")
    if any((one.memory.uid, one.memory.version) != (memory.uid, one.version) for one in history):
        raise ValueError("its history is that of another memory")
    return Dumped(memory, history)


def _revision(part: dict[str, Any], newest: Memory) -> Revision:
    action: Action = checked_choice(_text(part["action"], "action"), get_args(Action), "action")  # type: ignore[assignment]  # it is one now
    memory = _memory(part["memory"]) if "memory" in part else newest
    return Revision(_whole(part["version"], "version"), action, _time(part["at"]), _origin(part["origin"]), memory)


def _memory(fields: dict[str, Any]) -> Memory:
    """Return the memory that *fields* are; what a draft may not hold, a file may not bring in."""
    unknown = _object(fields).keys() - set(Memory.__match_args__)
    if unknown:
        raise ValueError(f"there is no field {min(unknown)!r}")
    memory = Memory(
        uid=_text(fields["uid"], "uid"),
        id=_whole(fields["id"], "id"),
        name=checked_name(_text(fields["name"], "name")),
        is_named=_flag(fields["is_named"], "is_named"),
        kind=fields["kind"],
        content=fields["content"],
        description=_text_or_none(fields["description"], "description"),
        tags=tuple(_list(fields["tags"], "tags")),
        scope=fields["scope"],
        holder=_identity(fields["holder"], "holder"),
        project=_identity_or_none(fields["project"], "project"),
        branch=_identity_or_none(fields["branch"], "branch"),
        origin=_origin(fields["origin"]),
        writer=_identity_or_none(fields["writer"], "writer"),
        created_at=_time(fields["created_at"]),
        updated_at=_time(fields["updated_at"]),
        version=_whole(fields["version"], "version"),
        pinned=_flag(fields["pinned"], "pinned"),
        confirmed=_flag(fields["confirmed"], "confirmed"),
        superseded_by=_identity_or_none(fields["superseded_by"], "superseded_by"),
        trashed_at=_time_or_none(fields["trashed_at"]),
        findings=tuple([_finding(one) for one in _list(fields["findings"], "findings")]),
        key=_text_or_none(fields["key"], "key"),
        category=_text_or_none(fields["category"], "category") or None,
        confidence=fields["confidence"],
        archived_at=_time_or_none(fields["archived_at"]),
        used_at=_time_or_none(fields.get("used_at")),
    )
    draft = Draft(
        _text(memory.content, "content"), kind=memory.kind, tags=memory.tags, description=memory.description,
        scope=memory.scope, key=memory.key, category=memory.category, confidence=memory.confidence,
    )  # fmt: skip
    if not re.fullmatch(_UID, memory.uid) or not 1 <= memory.version <= _MOST_VERSIONS:
        raise ValueError("its uid or version is none")
    return replace(memory, tags=tuple(draft.tags))


_MOST_VERSIONS = 1_000_000

# Uids stand in prompts as they are.
_UID = r"mem-[0-9A-Za-z-]{1,60}"


def _finding(part: Any) -> Finding:
    rule, category, field, start, end, rules = _list(part, "a finding")
    return Finding(
        _identity(rule, "rule"), _identity(category, "category"), _identity(field, "field"), _whole(start, "start"),
        _whole(end, "end"), _identity(rules, "rules"),
    )  # fmt: skip


def _origin(fields: dict[str, Any]) -> Origin:
    actor: Actor = checked_choice(_text(fields["actor"], "actor"), ACTORS, "actor")  # type: ignore[assignment]  # it is one now
    dialect, group = (_identity(fields[name], name) for name in ("dialect", "group"))
    session = _text(fields["session"], "session")[:MAX_IDENTITY_CHARS]
    return Origin(actor, _identity_or_none(fields["user"], "user"), dialect, session, group)


def _time(text: Any) -> datetime:
    moment = datetime.fromisoformat(_text(text, "a time"))
    if moment.tzinfo is None:
        raise ValueError(f"the time {text} has no zone")
    return moment.astimezone(UTC)


def _time_or_none(text: Any) -> datetime | None:
    return None if text is None else _time(text)


def _text(part: Any, field: str) -> str:
    return checked_text(part, field)


def _text_or_none(part: Any, field: str) -> str | None:
    return None if part is None else checked_text(part, field)


def _identity(part: Any, field: str) -> str:
    """Return the name of somebody or something, which prompts show beside what was kept."""
    return checked_line(part, field, MAX_IDENTITY_CHARS)


def _identity_or_none(part: Any, field: str) -> str | None:
    return None if part is None else _identity(part, field)


# What both databases can keep.
_MOST_WHOLE = 2**62


def _whole(part: Any, field: str) -> int:
    if not isinstance(part, int) or isinstance(part, bool):
        raise TypeError(f"{field} must be a whole number")
    if abs(part) > _MOST_WHOLE:
        raise ValueError(f"{field} is larger than any number of ours")
    return part


def _flag(part: Any, field: str) -> bool:
    if not isinstance(part, bool):
        raise TypeError(f"{field} must be true or false")
    return part


def _list(part: Any, field: str) -> list[Any]:
    if not isinstance(part, list):
        raise TypeError(f"{field} must be a list")
    return part
