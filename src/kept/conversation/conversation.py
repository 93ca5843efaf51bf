"""A conversation that gives back room and loses nothing: ranges of it move into the store, and back."""

import json
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from math import inf
from time import monotonic
from typing import Any
from uuid import uuid4

from kept.conversation import placeholders, ranges
from kept.conversation.advice import advise
from kept.conversation.cutting import beginning, cut, first_words, on_one_line
from kept.conversation.forms import (
    Message,
    as_json,
    checked_message,
    checked_messages,
    inseparable,
    kind_of,
    role_of,
    texts_of,
)
from kept.conversation.tokens import Counter, Counting, CustomCounter, TextCounter, model_of
from kept.errors import Backend, InvalidInput, NotFound, shown
from kept.screening.judging import mask, secrets
from kept.settings import must_be_on
from kept.storage.protocol import Storage
from kept.storage.segments import Segment, Segments
from kept.types import Caller

Answer = dict[str, Any]

MAX_SUMMARY_CHARS = 140
MAX_GIVEN_SUMMARY_CHARS = 4_000
_MIN_PREVIEW, _PREVIEW, _MAX_PREVIEW = 40, 200, 400
_MOST_ROUNDS = 1_000

# Larger archives are searched for secrets when somebody looks at them.
_JUDGED_AT_ONCE = 20_000

# What `fit` fills a window to, so that it need not be called again at once.
_FIT = 0.9

# An archive's id that costs as much as the middle one of many, so that the same conversation gets the same advice.
_TYPICAL_ID = "1e2feb89-414c-443c-9027-c4d1c386bbc4"


class Conversation:
    """A list of messages whose early ranges can be archived. Get one from `Keeper.conversation`.

    ``messages`` is at every moment a list that the API it came from accepts.
    """

    def __init__(
        self,
        messages: Iterable[Message],
        storage: Storage,
        caller: Caller,
        clock: Callable[[], datetime],
        *,
        model: str | None = None,
        limit: int | None = None,
        counter: Counting | None = None,
        identity: str | None = None,
    ) -> None:
        self._messages = checked_messages(messages)
        self._storage = storage
        self._segments = storage.segments
        self._caller = caller
        self._clock = clock
        self._identity = identity
        self.stored: list[str] = []
        known = model_of(model)
        self.limit = known.window if limit is None else _checked_limit(limit)
        self._counter: Counter = CustomCounter(counter) if counter is not None else TextCounter(known)

    @property
    def messages(self) -> list[Message]:
        """The messages as they stand."""
        return list(self._messages)

    def append(self, message: Message) -> None:
        """Add a message at the end."""
        self._messages.append(checked_message(message, len(self._messages)))

    # Archiving

    def store(
        self,
        start_index: int,
        end_index: int,
        summary: str | None = None,
        auto: bool = False,
        max_preview_chars: int = _PREVIEW,
    ) -> Answer:
        """Archive the messages from *start_index* to *end_index*, both included; a placeholder takes their place.

        Raises:
            InvalidInput: there is no such range, or it would part a tool call
                from its result; the message names the nearest that does not.
        """
        self._must_be_on()
        start, end = self._range(start_index, end_index)
        costs = self._counter.per_message(self._messages)
        messages = self._messages[start : end + 1]
        said = [text for message in messages for text in texts_of(message)]
        body = as_json(messages, escaped=all(map(str.isascii, said)))
        segment = Segment(
            session=self._caller.session,
            uuid=str(uuid4()),
            created_at=self._clock(),
            first=start,
            last=end,
            messages=len(messages),
            chars=sum(map(len, said)),
            tokens=sum(costs[start : end + 1]),
            tokenizer=self._counter.tokenizer,
            exact=self._counter.is_exact(messages),
            summary=summary_of(summary, said, len(messages), auto=auto),
            preview=preview_of(messages, max_preview_chars),
            secret=is_secret(said),
            inside=tuple(found.handle for message in messages for found in placeholders.found_in(message)),
            conversation=self._identity,
        )
        placeholder = _placeholder(segment)
        shorter = [*self._messages[:start], {"role": "user", "content": placeholder}, *self._messages[end + 1 :]]
        after = self._counter.total_with(costs, start, end, shorter)
        # Only now, when nothing can fail any more but the store itself.
        self._segments.put(self._caller, segment, body)
        self.stored.append(segment.uuid)
        self._messages = shorter
        return {
            **_described(segment),
            "placeholder": placeholder,
            "range": f"{start}..{end}",
            "tokenizer": segment.tokenizer,
            "exact": segment.exact,
            "usage": {"before": round(sum(costs) / self.limit, 4), "after": round(after / self.limit, 4)},
            "conversation_tokens": {"before": sum(costs), "after": after},
            **({"secret": True} if segment.secret else {}),
        }

    def load(self, memory_handle: str) -> Answer:
        """Return an archive's messages, exactly, without changing anything."""
        self._must_be_on()
        return loaded(self._segments, self._caller, memory_handle)

    def list(self) -> Answer:
        """Return the placeholders of this conversation, in order; one whose archive is gone is not available."""
        self._must_be_on()
        found = [one for index, message in enumerate(self._messages) for one in placeholders.found_in(message, index)]
        known = self._known(one.handle for one in found)
        gone = self._segments.deleted(self._caller, [uuid for one in found if (uuid := _uuid(one.handle))])
        shown_ones: list[Answer] = []
        for one in found:
            segment = known.get(one.handle)
            if segment is not None:
                described = {**_described(segment), "range": f"{segment.first}..{segment.last}", "available": True}
                shown_ones.append({"index": one.at, **described})
            elif _uuid(one.handle) in gone:
                shown_ones.append({"index": one.at, "handle": one.handle, "range": None, "messages": None,
                                   "chars": None, "tokens": None, "summary": None, "preview": None,
                                   "available": False})  # fmt: skip
        return {"placeholders": shown_ones}

    def restore(
        self,
        memory_handle: str,
        restore_insert_index: int | None = None,
        remove_placeholder: bool = False,
        replace_placeholder_with: str | None = None,
    ) -> Answer:
        """Insert archived messages, at the end unless told where; the placeholder stays unless told otherwise.

        The index is one of the list as it stands, before a placeholder goes.
        """
        self._must_be_on()
        if remove_placeholder and replace_placeholder_with:
            raise InvalidInput(
                "either remove the placeholder or replace it, not both", field="replace_placeholder_with"
            )
        segment, body = _fetched(self._segments, self._caller, memory_handle)
        at = self._gap(restore_insert_index)
        handle = placeholders.handle_of(segment.session, segment.uuid)
        messages: list[Message | None] = [*self._messages]
        fate = "kept"
        holders = [one.at for i, m in enumerate(self._messages) for one in placeholders.found_in(m, i)
                   if one.handle == handle]  # fmt: skip
        whole = [index for index in holders if placeholders.is_nothing_else(self._messages[index], handle)]
        holder = next(iter([*whole, *holders]), None)
        if holder is not None and (remove_placeholder or replace_placeholder_with):
            fate = "removed" if remove_placeholder else "replaced"
            instead = "" if remove_placeholder else placeholders.inert_text(replace_placeholder_with or "")
            messages[holder] = placeholders.without(self._messages[holder], handle, instead)
        restored: list[Message] = json.loads(body)
        before = [message for message in messages[:at] if message is not None]
        after = [message for message in messages[at:] if message is not None]
        self._messages = [*before, *restored, *after]
        return {
            "handle": handle,
            "restored": len(restored),
            "index": len(before),
            "placeholder": fate,
            "messages": len(self._messages),
        }

    def prune(self) -> Answer:
        """Delete this session's archives that no placeholder here, and none in an archive referenced here, leads to."""
        self._caller.holder("personal")
        return pruned(self._segments, self._caller, self._caller.session, self._messages, self._identity)

    # Looking

    def stats(self) -> Answer:
        """Return what the messages cost against the window, and what to archive when it is too much."""
        self._must_be_on()
        costs = self._counter.per_message(self._messages)
        total = sum(costs)
        answer: Answer = {
            "messages": len(self._messages),
            "tokens": total,
            "tokenizer": self._counter.tokenizer,
            "exact": self._counter.is_exact(self._messages),
            "limit": self.limit,
            "usage": round(total / self.limit, 4),
            "per_message": [
                {"index": index, "role": role_of(message), "tokens": cost}
                for index, (message, cost) in enumerate(zip(self._messages, costs, strict=True))
            ],
        }
        advice = advise(self._messages, costs, self.limit, self._placeholder_cost)
        if advice is not None:
            answer["recommendation"] = {
                "operation": "store",
                "start_index": advice.start,
                "end_index": advice.end,
                "tokens": advice.tokens,
                "usage_after": round(advice.usage_after, 4),
            }
        return answer

    def list_history(
        self,
        start: int = 0,
        limit: int = 40,
        max_chars_per_message: int = 160,
        include_full_markdown: bool = False,
    ) -> Answer:
        """Return the messages from *start* on, shortly: role, kind, size and the beginning of each."""
        self._must_be_on()
        costs = self._counter.per_message(self._messages)
        chosen = range(start, min(len(self._messages), start + limit))
        answer: Answer = {
            "total_messages": len(self._messages),
            "messages": [
                {
                    "index": index,
                    "role": role_of(self._messages[index]),
                    "kind": "placeholder" if self._is_placeholder(index) else kind_of(self._messages[index]),
                    "chars": sum(map(len, texts_of(self._messages[index]))),
                    "tokens": costs[index],
                    "preview": cut(on_one_line(" ".join(texts_of(self._messages[index]))), max_chars_per_message),
                }
                for index in chosen
            ],
        }
        if include_full_markdown:
            answer["markdown"] = markdown(self._messages[start : start + limit], start)
        return answer

    def fit(self, limit: int) -> Answer:
        """Archive early ranges until all fits into *limit* tokens, and tell what was done."""
        self._must_be_on()
        _checked_limit(limit)
        before = total = self._tokens()
        archived: list[Answer] = []
        while total > limit and len(archived) < _MOST_ROUNDS:
            costs = self._counter.per_message(self._messages)
            advice = advise(self._messages, costs, limit, self._placeholder_cost, goal=_FIT)
            if advice is None or (advice.start == advice.end and self._is_placeholder(advice.start)):
                break
            archived.append(self.store(advice.start, advice.end, auto=True))
            now = self._tokens()
            if now >= total:
                break
            total = now
        return {"tokens_before": before, "tokens_after": total, "archived": archived, "fits": total <= limit}

    # Inside

    def _must_be_on(self) -> None:
        self._caller.holder("personal")
        must_be_on(self._storage.settings(self._caller))

    def _placeholder_cost(self, start: int, end: int) -> int:
        """Return what the placeholder would cost that `store` writes for start..end."""
        messages = self._messages[start : end + 1]
        handle = placeholders.handle_of(self._caller.session, _TYPICAL_ID)
        chars = sum(len(text) for message in messages for text in texts_of(message))
        summary, preview = summary_of(None, (), len(messages), auto=False), preview_of(messages, _PREVIEW)
        text = placeholders.text(handle, (start, end), (len(messages), chars, chars // 4), summary, preview)
        return self._counter.alone({"role": "user", "content": text})

    def _tokens(self) -> int:
        return sum(self._counter.per_message(self._messages))

    def _range(self, start: int, end: int) -> ranges.Range:
        for field, index in (("start_index", start), ("end_index", end)):
            if isinstance(index, bool) or not isinstance(index, int):
                raise InvalidInput(f"{field} must be a whole number", field=field)
            if not self._messages:
                raise InvalidInput("the conversation has no messages to archive", field=field)
            if not 0 <= index < len(self._messages):
                raise InvalidInput(
                    f"{field} must be between 0 and {len(self._messages) - 1}: the conversation has"
                    f" {len(self._messages)} messages",
                    field=field,
                    limit=max(0, len(self._messages) - 1),
                )
        if start > end:
            raise InvalidInput("start_index must not be after end_index", field="start_index")
        together = inseparable(self._messages)
        if ranges.parts(start, end, together):
            near = ranges.nearest(start, end, together, len(self._messages))
            hint = f"the nearest range that does not is {near[0]}..{near[1]}" if near else "that one still waits for it"
            raise InvalidInput(f"{start}..{end} would part a tool call from its result; {hint}", field="start_index")
        return start, end

    def _gap(self, index: int | None) -> int:
        """Return where messages are inserted, which must not be between a tool call and its result."""
        together = inseparable(self._messages)
        if index is None:
            # At the end, but not between a call and the result it waits for.
            size = len(self._messages)
            return min([size, *(first for first, last in ranges.merged(together) if last >= size)])
        if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index <= len(self._messages):
            raise InvalidInput(
                f"restore_insert_index must be between 0 and {len(self._messages)}",
                field="restore_insert_index",
                limit=len(self._messages),
            )
        near = ranges.nearest_gap(index, together, len(self._messages))
        if near != index:
            raise InvalidInput(
                f"restore_insert_index {index} is between a tool call and its result; the nearest place is {near}",
                field="restore_insert_index",
            )
        return index

    def _is_placeholder(self, index: int) -> bool:
        return bool(self._known(found.handle for found in placeholders.found_in(self._messages[index])))

    def _known(self, handles: Iterable[str]) -> dict[str, Segment]:
        """Return the caller's archives by those of *handles* that are theirs."""
        return _known(self._segments, self._caller, handles)


def _checked_limit(limit: int) -> int:
    if isinstance(limit, bool) or not isinstance(limit, int) or limit < 1:
        raise InvalidInput("the limit must be a whole number of tokens, at least 1", field="limit")
    return limit


# Archives without a conversation


def loaded(segments: Segments, caller: Caller, handle: str) -> Answer:
    """Return an archive's messages, exactly."""
    caller.holder("personal")
    segment, body = _fetched(segments, caller, handle)
    messages: list[Message] = json.loads(body)
    secret = must_know_secret(segments, caller, segment, body)
    return {
        **_described(segment),
        "range": f"{segment.first}..{segment.last}",
        "tokenizer": segment.tokenizer,
        "markdown": markdown(messages, segment.first),
        "messages": messages,
        **({"secret": True} if secret else {}),
    }


def must_know_secret(segments: Segments, caller: Caller, segment: Segment, body: bytes) -> bool:
    """Tell whether there is a secret in an archive, after looking if nobody has yet."""
    if segment.secret is not None:
        return segment.secret
    secret = any(secrets(text) for message in json.loads(body) for text in texts_of(message))
    with suppress(Backend):  # a store that cannot be written now is looked into again
        segments.mark(caller, segment.uuid, secret=secret)
    return secret


def listed(segments: Segments, caller: Caller, *, limit: int, within_s: float = inf) -> list[Segment]:
    """Return archives, newest first, each marked if there is a secret in it.

    Those that nobody has looked into yet are looked into now, for *within_s*;
    what is left then stays unmarked (``secret`` is None) until the next time.
    """
    deadline = monotonic() + within_s
    return [
        one if one.secret is not None or monotonic() > deadline else _marked(segments, caller, one)
        for one in segments.page(caller, limit=limit)
    ]


def _marked(segments: Segments, caller: Caller, segment: Segment) -> Segment:
    try:
        body = segments.get(caller, segment.session, segment.uuid)[1]
    except (Backend, NotFound):
        return segment  # damaged, as reading it will say, or deleted just now
    return segment._replace(secret=must_know_secret(segments, caller, segment, body))


def pruned(
    segments: Segments, caller: Caller, session: str, messages: Sequence[Message], identity: str | None
) -> Answer:
    """Delete the archives that *session* made of this conversation and that nothing in *messages* leads to."""
    archives = [one for one in segments.page(caller, session) if one.conversation == identity]
    by_handle = {placeholders.handle_of(one.session, one.uuid): one for one in archives}
    reached: set[str] = set()
    waiting = [found.handle for message in messages for found in placeholders.found_in(message)]
    while waiting:
        new = [handle for handle in dict.fromkeys(waiting) if handle not in reached]
        reached.update(new)
        waiting = [inner for segment in _known(segments, caller, new).values() for inner in segment.inside]
    unused = [one.uuid for handle, one in by_handle.items() if handle not in reached]
    deleted = segments.delete(caller, unused)
    return {
        "initial": len(archives),
        "pruned": deleted,
        "remaining": len(archives) - deleted,
        "referenced": sum(handle in reached for handle in by_handle),
    }


def markdown(messages: Sequence[Message], first: int = 0) -> str:
    """Write messages for reading, with their roles and indices."""
    parts = []
    for index, message in enumerate(messages, first):
        said = "\n\n".join(filter(None, texts_of(message)))
        parts.append(f"## [{index}] {role_of(message)}\n\n{said}")
    return "\n\n".join(parts)


def _fetched(segments: Segments, caller: Caller, handle: object) -> tuple[Segment, bytes]:
    if handle in (None, ""):
        raise InvalidInput("memory_handle is required: the handle that store returned", field="memory_handle")
    known = placeholders.parsed(handle.strip()) if isinstance(handle, str) else None
    if known is None:
        raise NotFound(
            f"'{shown(str(handle))}' is no handle of an archive; one looks like mem://session/uuid",
            field="memory_handle",
        )
    return segments.get(caller, *known)


def _known(segments: Segments, caller: Caller, handles: Iterable[str]) -> dict[str, Segment]:
    uuids = {uuid for handle in handles if (uuid := _uuid(handle)) is not None}
    if not uuids or caller.user is None:
        return {}
    found = segments.find(caller, sorted(uuids)).values()
    return {placeholders.handle_of(one.session, one.uuid): one for one in found}


def _uuid(handle: str) -> str | None:
    known = placeholders.parsed(handle)
    return None if known is None else known[1]


def _described(segment: Segment) -> Answer:
    return {
        "handle": placeholders.handle_of(segment.session, segment.uuid),
        "messages": segment.messages,
        "chars": segment.chars,
        "tokens": segment.tokens,
        "summary": segment.summary,
        "preview": segment.preview,
    }


def _placeholder(segment: Segment) -> str:
    return placeholders.text(
        placeholders.handle_of(segment.session, segment.uuid),
        (segment.first, segment.last),
        (segment.messages, segment.chars, segment.tokens),
        segment.summary,
        segment.preview,
    )


def is_secret(said: Sequence[str]) -> bool | None:
    """Tell whether there is a secret in an archive; None where looking would take too long for now."""
    return any(map(secrets, said)) if sum(map(len, said)) <= _JUDGED_AT_ONCE else None


def summary_of(given: str | None, said: Sequence[str], messages: int, *, auto: bool) -> str:
    """Return what is said of an archive: *given*, or with *auto* its first line, or how many messages there are."""
    if given and given.strip():
        return cut(mask(placeholders.inert(given)), MAX_GIVEN_SUMMARY_CHARS)
    count = "1 message" if messages == 1 else f"{messages:,} messages"
    if not auto:
        return count
    lines = (placeholders.inert(line) for text in said for line in text.split("\n"))
    short = beginning(mask(next(filter(None, lines), "")), MAX_SUMMARY_CHARS)
    return f"{short} ({messages} msgs)" if short else count


def preview_of(messages: Sequence[Message], limit: int) -> str:
    """Return the beginning of *messages* on one line."""
    clamped = max(_MIN_PREVIEW, min(_MAX_PREVIEW, limit))
    text = ""
    for message in messages:
        said = " ".join(first_words(part, 4 * clamped) for part in texts_of(message))
        text = placeholders.inert(f"{text} {role_of(message).capitalize()}: {said}")
        if len(text) > 2 * clamped:
            break
    # Masked before it is cut: half a secret is one too.
    return cut(mask(text), clamped)
