"""What coding agents write down of a session, read line by line: Claude Code, Codex and Gemini CLI.

Each line is JSON. A transcript may be far larger than memory, so it becomes
archives of a few hundred messages each; reading it again adds what is new.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from hashlib import blake2b
from typing import NamedTuple
from uuid import uuid4

from kept.conversation.conversation import is_secret, preview_of, summary_of
from kept.conversation.forms import Message, as_json, inseparable, texts_of
from kept.conversation.tokens import Counter
from kept.errors import InvalidInput
from kept.storage.segments import Segment, Segments
from kept.types import Caller

AT_ONCE = 200


class Imported(NamedTuple):
    """How many messages and archives there were, how many of the archives are new, and which lines are broken."""

    messages: int
    archives: int
    new: int
    skipped: tuple[int, ...] = ()


class _Spoken(NamedTuple):
    """A message, the session it was said in, and when, if the transcript tells."""

    session: str
    message: Message
    at: datetime | None


def bring_in(
    segments: Segments,
    caller: Caller,
    lines: Iterable[str],
    counter: Counter,
    now: Callable[[], datetime],
    progress: Callable[[int], None] | None = None,
) -> Imported:
    """Archive the messages of a transcript, with the date of the first of each archive.

    A line that a crash has broken is passed over and named; one at the end is still being written.

    Raises:
        InvalidInput: these are not the lines of any transcript that we know.
    """
    caller.holder("personal")
    messages = archives = new = 0
    beginning = ""
    broken: list[int] = []
    for session, said_at, chunk in _chunks(_messages(lines, broken)):
        # A sub-agent has the session of its agent, but begins with other words.
        beginning = beginning or blake2b(as_json(chunk[:1]), digest_size=8).hexdigest()
        source = f"{session}:{beginning}:{messages}"
        created_at = min(said_at or now(), now())
        new += _archived(segments, caller, chunk, session, source, messages, counter, created_at)
        archives += 1
        messages += len(chunk)
        if progress is not None:
            progress(messages)
    if not messages:
        raise InvalidInput("this is no transcript of Claude Code, Codex or Gemini CLI: no message in it", field="file")
    return Imported(messages, archives, new, tuple(broken))


def _archived(
    segments: Segments,
    caller: Caller,
    chunk: list[Message],
    session: str,
    source: str,
    first: int,
    counter: Counter,
    created_at: datetime,
) -> bool:
    known = segments.of_source(caller, source)
    body = as_json(chunk)
    if known is not None:
        before = segments.get(caller, known.session, known.uuid)[1]
        if before == body or len(before) > len(body):
            return False
        if body.startswith(before[:-1]):
            segments.delete(caller, [known.uuid])  # it has grown since
        else:
            source = f"{source}:{blake2b(body, digest_size=8).hexdigest()}"
    return segments.put(caller, segment_of(chunk, session, source, first, created_at, counter), body)


def segment_of(
    messages: list[Message],
    session: str,
    source: str,
    first: int,
    created_at: datetime,
    counter: Counter,
    title: str | None = None,
) -> Segment:
    """Return the archive that an import makes of *messages*, which stood at *first* and after."""
    said = [text for message in messages for text in texts_of(message)]
    return Segment(
        session=session,
        uuid=str(uuid4()),
        created_at=created_at,
        first=first,
        last=first + len(messages) - 1,
        messages=len(messages),
        chars=sum(map(len, said)),
        tokens=sum(counter.per_message(messages)),
        tokenizer=counter.tokenizer,
        exact=counter.is_exact(messages),
        summary=summary_of(title, said, len(messages), auto=True),
        preview=preview_of(messages, 200),
        secret=is_secret(said),
        source=source,
    )


def _chunks(spoken: Iterator[_Spoken]) -> Iterator[tuple[str, datetime | None, list[Message]]]:
    """Yield (session, when, messages) in parts; the session is that of the first message."""
    session, chunk = "", list[_Spoken]()
    for one in spoken:
        session = session or one.session
        chunk.append(one)
        if len(chunk) >= AT_ONCE:
            # What still waits for a result goes with it.
            parted = inseparable([said.message for said in chunk])
            size = min([len(chunk), *(first for first, last in parted if last >= len(chunk))])
            if size > 0:
                yield session, _first_date(chunk), [said.message for said in chunk[:size]]
                chunk = chunk[size:]
    if chunk:
        yield session, _first_date(chunk), [said.message for said in chunk]


def _first_date(chunk: list[_Spoken]) -> datetime | None:
    return next((one.at for one in chunk if one.at is not None), None)


def _messages(lines: Iterable[str], broken: list[int]) -> Iterator[_Spoken]:
    """Yield every entry that is a message; those of other kinds are passed over."""
    session = ""
    for entry in _entries(lines, broken):
        session = _session_of(entry) or session
        message = _message_of(entry)
        if message is not None:
            yield _Spoken(session or "transcript", message, _said_at(entry))


def _entries(lines: Iterable[str], broken: list[int]) -> Iterator[dict[str, object]]:
    """Yield what the lines say, those aside that are no JSON, which are noted.

    Gemini CLI has also written whole sessions as one object with its messages, on many lines or on one.
    """
    rest = iter(lines)
    for number, line in enumerate(rest, 1):
        text = line.removeprefix("\ufeff").strip()
        if not text:
            continue
        try:
            entry = json.loads(text + "".join(rest) if text == "{" and number == 1 else text)
        except (ValueError, RecursionError):
            entry = None
            if number > 1 and not line.endswith("\n"):
                return  # the last line, still being written
        if not isinstance(entry, dict):
            broken.append(number)
            continue
        yield entry
        within = entry.get("messages")
        yield from (one for one in within if isinstance(one, dict)) if isinstance(within, list) else ()


def _said_at(entry: dict[str, object]) -> datetime | None:
    try:
        said_at = datetime.fromisoformat(str(entry.get("timestamp")))
        return said_at.astimezone(UTC) if said_at.tzinfo else said_at.replace(tzinfo=UTC)
    except (ValueError, OverflowError):
        return None


def _session_of(entry: dict[str, object]) -> str | None:
    payload = entry.get("payload")
    if entry.get("type") == "session_meta" and isinstance(payload, dict):
        return f"codex:{payload.get('id', '')}"
    if isinstance(entry.get("sessionId"), str):
        is_gemini = "projectHash" in entry or "messages" in entry or entry.get("type") == "gemini"
        return f"{'gemini' if is_gemini else 'claude-code'}:{entry['sessionId']}"
    return None


def _message_of(entry: dict[str, object]) -> Message | None:
    message, payload, kind = entry.get("message"), entry.get("payload"), entry.get("type")
    # Claude Code: the API's own message inside; summaries and snapshots beside it.
    if kind in {"user", "assistant"} and isinstance(message, dict) and isinstance(message.get("role"), str):
        return message
    # Codex: items of the Responses API.
    if kind == "response_item" and isinstance(payload, dict):
        is_known = isinstance(payload.get("role"), str) or isinstance(payload.get("type"), str)
        return payload if is_known else None
    # Gemini CLI: who speaks is the type.
    if kind in {"user", "gemini", "info"} and isinstance(entry.get("content"), str | list) and message is None:
        role = {"user": "user", "gemini": "assistant"}.get(str(kind))
        # Its tool calls hold their results, and stand beside the text.
        beside = {part: entry[part] for part in ("toolCalls", "thoughts") if entry.get(part)}
        return None if role is None else {"role": role, "content": entry["content"], **beside}
    return None
