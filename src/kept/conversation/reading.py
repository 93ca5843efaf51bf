"""Archived messages made findable: one by one, when somebody searches, never while a conversation is archived."""

import json
import re
from collections.abc import Callable
from time import monotonic

from kept.conversation.cutting import beginning
from kept.conversation.forms import Message, role_of, texts_of
from kept.retrieval.tokens import index_tokens
from kept.screening.judging import mask, secrets
from kept.storage.segments import Said, Segments, Told
from kept.types import Caller

# Of a longer message (a log, a file) the beginning is enough to find it by.
_MAX_CHARS = 8_000

# What a brief or a hook put into a message was said by nobody, and is found where it is kept.
_NOT_SAID = r"(?s)<memory>.*?</memory>"

# How much of a neighbour is told with what was found.
_AROUND_CHARS = 300


def read_on(
    segments: Segments, caller: Caller, *, within_s: float | None = None, progress: Callable[[int], None] | None = None
) -> bool:
    """Make the archives findable that are not yet, newest first; False if time ran out before the last."""
    if caller.user is None:
        return True
    began, done = monotonic(), 0
    while found := segments.unread(caller):
        if within_s is not None and monotonic() - began > within_s:
            return False
        segment, body = found
        messages: list[Message] = json.loads(body)
        said = [_said(message, segment.first + at) for at, message in enumerate(messages)]
        secret = any(secrets(text) for message in messages for text in texts_of(message))
        segments.read(caller, segment.uuid, [one for one in said if one.text], secret=secret)
        done += len(messages)
        if progress is not None:
            progress(done)
    return True


def _said(message: Message, position: int) -> Said:
    whole = re.sub(_NOT_SAID, "", "\n".join(filter(None, texts_of(message)))).strip()
    # Masked before it is cut: half a secret is one too. Half a character, as tools that cut texts leave, is a "?".
    text = beginning(mask(whole.encode(errors="replace").decode()), _MAX_CHARS)
    return Said(position, role_of(message), text, index_tokens(text))


def as_text(told: Told) -> str:
    """Write a message that was found, and what was said around it, so that a model can use it as it is."""
    when = told.said_at.strftime("%Y-%m-%d")
    lines = [f"[{when}, message {told.line.position}]"]
    for line in told.around:
        is_found = line.position == told.line.position
        said = " ".join((line.text if is_found else beginning(line.text, _AROUND_CHARS)).split())
        lines.append(f"{'>' if is_found else ' '} {line.speaker}: {said}")
    return "\n".join(lines)
