"""Conversations of other systems, archived: found by their messages, and never taken for memories."""

from typing import Any
from uuid import uuid4

from kept.conversation.conversation import is_secret, preview_of, summary_of
from kept.conversation.forms import as_json, texts_of
from kept.conversation.tokens import Counter, TextCounter, model_of
from kept.importing.found import Talk
from kept.keeper import Keeper
from kept.storage.segments import Segment
from kept.types import MAX_IDENTITY_CHARS

AT_ONCE = 200


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
    said = [text for message in chunk for text in texts_of(message)]
    segment = Segment(
        session=session,
        uuid=str(uuid4()),
        created_at=talk.created_at or keeper.now(),
        first=first,
        last=first + len(chunk) - 1,
        messages=len(chunk),
        chars=sum(map(len, said)),
        tokens=sum(counter.per_message(chunk)),
        tokenizer=counter.tokenizer,
        exact=counter.is_exact(chunk),
        summary=summary_of(talk.title or None, said, len(chunk), auto=True),
        preview=preview_of(chunk, 200),
        secret=is_secret(said),
        source=source,
    )
    return segments.put(caller, segment, body)
