"""Everything a caller may see as lines of JSON, and back: nothing is lost but the numbers.

The first line says what the file is, each other one is a memory with its
history, and the last counts them, so that a cut file is noticed. Both ways
are streams: a hundred thousand memories need no more room than a few.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from datetime import datetime
from typing import Any, NamedTuple

from kept.errors import InvalidInput
from kept.keeper import Keeper
from kept.revisions import Revision
from kept.screening.judging import judge, mask
from kept.storage.protocol import Dumped
from kept.types import (
    ACTORS,
    KINDS,
    Actor,
    Changes,
    Draft,
    Finding,
    Memory,
    Origin,
    checked_choice,
    checked_text,
    iso,
)
from kept.values import replace

FORMAT = "kept-export"
VERSION = 1
BATCH = 500

_TIMES = ("created_at", "updated_at", "trashed_at", "archived_at")


class Imported(NamedTuple):
    """What became of the memories of a file."""

    stored: int
    known: int
    refused: int
    elsewhere: int


def export(keeper: Keeper, *, with_secrets: bool = False) -> Iterator[str]:
    """Yield the lines of an export of everything that *keeper*'s caller may see."""
    caller = keeper.caller
    yield _line({"format": FORMAT, "version": VERSION, "exported_at": iso(keeper.now()), "user": caller.user,
                 "project": caller.project})  # fmt: skip
    count = 0
    for dumped in keeper.storage.dump(caller):
        count += 1
        yield _line(_packed(dumped if with_secrets else _masked(dumped)))
    yield _line({"format": FORMAT, "memories": count})


def bring_in(
    keeper: Keeper,
    lines: Iterable[str],
    *,
    untrusted: bool = False,
    keep_secrets: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Imported:
    """Store the memories of an export; those that are there already stay as they are.

    They come in as they left: who wrote them, whether a person confirmed
    them, with their history. With *untrusted* they wait for a person, as
    text from elsewhere should. What screening finds counts in any case.

    Raises:
        InvalidInput: a line is no part of an export; the batches before it
            are stored, and a second try goes on from there.
    """
    from kept.retrieval import meaning  # noqa: F401 - loaded, so that entities are found on the way

    stored = known = refused = elsewhere = 0
    batch: list[Dumped] = []

    def flush() -> None:
        nonlocal stored, known
        new = keeper.storage.take(keeper.caller, batch)
        stored, known = stored + new, known + len(batch) - new
        batch.clear()
        if progress is not None:
            progress(stored + known)

    for dumped in _read(lines):
        judged = _judged(dumped, keep_secrets=keep_secrets, untrusted=untrusted)
        if judged is None:
            refused += 1
        elif not keeper.caller.may_hold(judged.memory.scope, judged.memory.holder):
            elsewhere += 1
        else:
            batch.append(judged)
        if len(batch) >= BATCH:
            flush()
    flush()
    return Imported(stored, known, refused, elsewhere)


def _masked(dumped: Dumped) -> Dumped:
    """Hide the secrets that a person insisted on."""
    if not any(one.category == "secret" for memory in _states(dumped) for one in memory.findings):
        return dumped
    return _changed(dumped, lambda memory: replace(memory, content=mask(memory.content)))


def _judged(dumped: Dumped, *, keep_secrets: bool, untrusted: bool) -> Dumped | None:
    """Return *dumped* with what screening finds in it today; None if that is a secret."""
    memory = dumped.memory
    texts = {"content": memory.content, "name": memory.name if memory.is_named else "", "key": memory.key or "",
             "description": memory.description or "", "tags": "\n".join(memory.tags)}  # fmt: skip
    findings = judge({field: text for field, text in texts.items() if text})
    if not keep_secrets and any(one.category == "secret" for one in findings):
        return None
    is_new = not {one.rule for one in findings} <= {one.rule for one in memory.findings}
    confirmed = memory.confirmed and not is_new and not untrusted
    origin = replace(memory.origin, actor="import") if untrusted else memory.origin
    kept = memory.findings if {one.rule for one in findings} == {one.rule for one in memory.findings} else findings
    return dumped._replace(memory=replace(memory, findings=kept, confirmed=confirmed, origin=origin))


def _states(dumped: Dumped) -> Iterator[Memory]:
    yield dumped.memory
    yield from (revision.memory for revision in dumped.history)


def _changed(dumped: Dumped, change: Callable[[Memory], Memory]) -> Dumped:
    history = tuple([replace(revision, memory=change(revision.memory)) for revision in dumped.history])
    return Dumped(change(dumped.memory), history)


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


def _read(lines: Iterable[str]) -> Iterator[Dumped]:
    """Yield the memories of an export, each checked as if it were new."""
    promised: int | None = None
    found = 0
    for number, line in enumerate(lines, 1):
        try:
            part = _part(line, is_first=number == 1)
        except (AttributeError, KeyError, TypeError, ValueError, InvalidInput) as error:
            raise InvalidInput(f"line {number} is no part of an export: {error}", field="file") from None
        if isinstance(part, Dumped):
            found += 1
            yield part
        elif part is not None:
            promised = part
    if found != promised:
        end = "no end" if promised is None else f"promises {promised}"
        raise InvalidInput(f"the file is cut: it holds {found} memories and {end}", field="file")


def _part(line: str, *, is_first: bool) -> Dumped | int | None:
    """Return the memory that *line* is, or the number of memories that it promises, if any."""
    part = json.loads(line) if line.strip() else {}
    if not part:
        return None
    if part.get("format") == FORMAT:
        if part.get("version", VERSION) > VERSION:
            raise ValueError(f"version {part['version']} is newer than this kept knows")
        promised: int | None = part.get("memories")
        return promised
    if is_first:
        raise ValueError("the first one must say that this is an export of kept")
    return _unpacked(part)


def _unpacked(part: dict[str, Any]) -> Dumped:
    memory = _memory(part["memory"])
    history = tuple(
        Revision(
            int(one["version"]), one["action"], _time(one["at"]), _origin(one["origin"]),
            _memory(one["memory"]) if "memory" in one else memory,
        )
        for one in part["history"]
    )  # fmt: skip
    versions = [revision.version for revision in history]
    if versions not in ([], list(range(1, memory.version + 1))) or (not history and memory.version != 1):
        raise ValueError("its history has gaps")
    return Dumped(memory, history)


def _memory(fields: dict[str, Any]) -> Memory:
    given = fields | {name: None if fields.get(name) is None else _time(fields[name]) for name in _TIMES}
    given |= {
        "tags": tuple(fields["tags"]),
        "findings": tuple(Finding(*one) for one in fields["findings"]),
        "origin": _origin(fields["origin"]),
    }
    memory = Memory(**given)
    # What a draft or an edit may not hold, a file may not bring in.
    Draft(
        memory.content, kind=memory.kind, tags=memory.tags, description=memory.description, scope=memory.scope,
        key=memory.key, category=memory.category, confidence=memory.confidence, created_at=memory.created_at,
    )  # fmt: skip
    Changes(name=memory.name)
    checked_choice(memory.kind, KINDS, "kind")
    if not memory.uid.startswith("mem-") or memory.version < 1 or not isinstance(memory.pinned, bool):
        raise ValueError("uid, version or pinned is none")
    return memory


def _origin(fields: dict[str, Any]) -> Origin:
    actor: Actor = checked_choice(fields["actor"], ACTORS, "actor")  # type: ignore[assignment]  # it is one of them now
    texts = (checked_text(fields[name], name) for name in ("dialect", "session", "group"))
    return Origin(actor, fields["user"], *texts)


def _time(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(f"the time {text} has no zone")
    return moment
