"""What the engine asks a database about the archived ranges of conversations."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from kept.types import Caller


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

    def page(self, caller: Caller, session: str | None = None, limit: int = -1) -> list[Segment]:
        """Return archives, newest first, of one session or all."""

    def delete(self, caller: Caller, uuids: Sequence[str]) -> int:
        """Erase archives and their bytes; return how many there were."""
