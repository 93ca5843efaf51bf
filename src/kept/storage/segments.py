"""What the engine asks a database about the archived ranges of conversations."""

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, NamedTuple, Protocol

from kept.errors import Backend, NotFound, shown
from kept.retrieval.ranking import Candidate, Candidates, Place, Ranked
from kept.retrieval.tokens import QueryWord
from kept.storage.rows import micros, moment
from kept.storage.vectors import Near
from kept.types import Caller, Signal, TermMatch

# What was found → the best of it, in order.
Ranking = Callable[[Candidates], Sequence[Ranked]]

# The columns of an archive, in the order of a `Segment`.
COLUMNS = (
    "session, uuid, created, first, last, messages, chars, tokens, tokenizer, exact, summary, preview, secret, inside,"
    " source, conversation"
)

# So many messages before and after one that was found are told with it.
AROUND = 2

# The ids of deleted archives among the tombstones, apart from those of memories.
FIRST_TOMBSTONE = -(1 << 60)


class Segment(NamedTuple):
    """An archived range of a conversation, without its messages.

    ``first`` and ``last`` are where it stood; ``inside`` are the handles of
    archives whose placeholders are among the messages. ``secret`` is None
    while nobody has looked for one. ``conversation`` is the file that it was
    archived from, if it was one.
    """

    session: str
    uuid: str
    created_at: datetime
    first: int
    last: int
    messages: int
    chars: int
    tokens: int
    tokenizer: str
    exact: bool
    summary: str
    preview: str
    secret: bool | None
    inside: tuple[str, ...] = ()
    source: str | None = None
    conversation: str | None = None


class Said(NamedTuple):
    """A message as it is found by: where it stood in its conversation, who said it, the text and its tokens."""

    position: int
    speaker: str
    text: str
    tokens: list[str]


class Line(NamedTuple):
    """One message of a conversation, to be read."""

    position: int
    speaker: str
    text: str


class Told(NamedTuple):
    """A message that was found: in which archive, when, how well it answers, and what was said around it."""

    segment: Segment
    line: Line
    said_at: datetime
    score: float
    why: tuple[TermMatch, ...] = ()
    signals: tuple[Signal, ...] = ()
    around: tuple[Line, ...] = ()


class Segments(Protocol):
    """Archived ranges of conversations. Each is seen by its owner only."""

    def put(self, caller: Caller, segment: Segment, body: bytes) -> bool:
        """Store an archive with its messages as JSON; False if one of the same source is there."""

    def get(self, caller: Caller, session: str, uuid: str) -> tuple[Segment, bytes]:
        """Return an archive and its messages, after comparing them with their digest."""

    def find(self, caller: Caller, uuids: Sequence[str]) -> dict[str, Segment]:
        """Return those of *uuids* that there are."""

    def mark(self, caller: Caller, uuid: str, *, secret: bool) -> None:
        """Note whether there is a secret in an archive."""

    def of_source(self, caller: Caller, source: str) -> Segment | None:
        """Return the archive that an import made of *source*."""

    def deleted(self, caller: Caller, uuids: Sequence[str]) -> set[str]:
        """Return those of *uuids* that there were."""

    def unread(self, caller: Caller) -> tuple[Segment, bytes] | None:
        """Return an archive whose messages cannot be found by their words yet, and the messages."""

    def read(self, caller: Caller, uuid: str, said: Sequence[Said], *, secret: bool) -> None:
        """Let the messages of an archive be found from now on."""

    def search(
        self, caller: Caller, query: Sequence[QueryWord], limit: int, rank: Ranking, near: Near | None = None
    ) -> list[Told]:
        """Find candidates among the archived messages, let *rank* order them, and return the *limit* it chose."""

    def page(self, caller: Caller, session: str | None = None, limit: int = -1) -> list[Segment]:
        """Return archives, newest first, of one session or all."""

    def delete(self, caller: Caller, uuids: Sequence[str]) -> int:
        """Erase archives and their bytes; return how many there were."""


def columns_of(segment: Segment) -> tuple[Any, ...]:
    """Write an archive as the values of `COLUMNS`."""
    return (
        segment.session, segment.uuid, micros(segment.created_at), segment.first, segment.last, segment.messages,
        segment.chars, segment.tokens, segment.tokenizer, segment.exact, segment.summary, segment.preview,
        segment.secret, json.dumps(segment.inside), segment.source, segment.conversation,
    )  # fmt: skip


def segment_from(columns: Sequence[Any]) -> Segment:
    """Build an archive from its row of `COLUMNS`."""
    session, uuid, created, first, last, messages, chars, tokens, tokenizer, exact, *rest = columns
    summary, preview, secret, inside, source, conversation = rest
    return Segment(
        session, uuid, moment(created), first, last, messages, chars, tokens, tokenizer, bool(exact), summary, preview,
        None if secret is None else bool(secret), tuple(json.loads(inside)), source, conversation,
    )  # fmt: skip


def digest_of(body: bytes) -> bytes:
    """Return what the messages of an archive are compared with when they are read."""
    from hashlib import sha256  # here, for it loads a library that hardly any call needs

    return sha256(body).digest()


def whole(row: Sequence[Any] | None, uuid: str) -> tuple[Segment, bytes]:
    """Return the archive *uuid* and its messages from its row of `COLUMNS`, digest and body.

    Raises:
        NotFound: there is no row.
        Backend: the messages are not those that were stored.
    """
    if row is None:
        raise NotFound(f"no archive '{shown(uuid)}': 'list' shows those of this conversation", field="memory_handle")
    *columns, digest, body = row
    if digest_of(body) != digest:
        raise Backend(f"the archive {uuid} is damaged: its messages are not those that were stored")
    return segment_from(columns), body


def placed(candidate: Candidate, found: Sequence[Any]) -> Candidate:
    """Give *candidate* its words and its place, and its number in the order in which things were said."""
    message, text, pieces, segment, said, asks, of_self = found
    place = Place(text, pieces, str(segment), said, "", is_superseded=False, is_question=asks, personal=of_self)
    return candidate._replace(row=message, place=place)
