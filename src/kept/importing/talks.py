"""Conversations of other systems, archived: found by their messages, and never taken for memories."""

from typing import Any

from kept.conversation.forms import as_json
from kept.conversation.tokens import Counter, TextCounter, model_of
from kept.conversation.transcripts import AT_ONCE, segment_of
from kept.importing.found import Talk
from kept.keeper import Keeper
from kept.types import MAX_IDENTITY_CHARS


def archive(keeper: Keeper, talk: Talk, source: str) -> int:
    """Archive *talk* in parts of a few hundred messages; return how many of them are new.

    A part that is there already stays; the last one is replaced when the
    conversation has gone on since.
    """
    # One for each conversation, for it remembers what it has counted.
    counter = TextCounter(model_of(None))
    session = f"{source}:{talk.identity}"[:MAX_IDENTITY_CHARS]
    return sum(_archived(keeper, talk, session, at, counter) for at in range(0, len(talk.messages), AT_ONCE))


def _archived(keeper: Keeper, talk: Talk, session: str, first: int, counter: Counter) -> bool:
    segments, caller = keeper.storage.segments, keeper.caller
    chunk: list[dict[str, Any]] = talk.messages[first : first + AT_ONCE]
    source = f"{session}:{first}"
    body = as_json(chunk)
    known = segments.of_source(caller, source)
    if known is not None:
        if segments.get(caller, known.session, known.uuid)[1] == body:
            return False
        segments.delete(caller, [known.uuid])
    created_at = talk.created_at or keeper.now()
    return segments.put(
        caller, segment_of(chunk, session, source, first, created_at, counter, talk.title or None), body
    )
