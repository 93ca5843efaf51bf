"""What a source yields: a memory, a conversation, or a part of it that could not be read.

A source says what it found and when that was written. Whether it is kept,
merged or refused is decided in `bringing`, the same for every source.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, NamedTuple

from kept.types import Kind

# As a number, a time before this is in seconds and one after it in milliseconds.
_MOST_SECONDS = 100_000_000_000


class Version(NamedTuple):
    """What a memory said before, and since when."""

    content: str
    at: datetime


class Found(NamedTuple):
    """One memory as the source tells it.

    ``identity`` is what the source knows it by: the same at every import, so
    that a second one finds it again. ``where`` is for a person to look at.
    """

    identity: str
    where: str
    content: str
    kind: Kind = "fact"
    name: str | None = None
    description: str | None = None
    tags: tuple[str, ...] = ()
    category: str | None = None
    created_at: datetime | None = None
    updated_at: datetime | None = None
    versions: tuple[Version, ...] = ()
    project: str | None = None


class Talk(NamedTuple):
    """One conversation, to be archived and not to be remembered line by line."""

    identity: str
    where: str
    title: str
    created_at: datetime | None
    messages: list[dict[str, Any]]


class Skipped(NamedTuple):
    """A part that was left out, and why."""

    where: str
    reason: str


Part = Found | Talk | Skipped
Parts = Iterator[Part]


def moment(given: object) -> datetime | None:
    """Return the time that *given* is: ISO 8601, or seconds or milliseconds since 1970; None if it is none.

    >>> moment("2024-07-29T16:17:42-07:00")
    datetime.datetime(2024, 7, 29, 23, 17, 42, tzinfo=datetime.timezone.utc)
    >>> moment(1722295062) == moment(1722295062000), moment("soon")
    (True, None)
    """
    try:
        if isinstance(given, str):
            said = datetime.fromisoformat(given.strip())
            return said.replace(tzinfo=UTC) if said.tzinfo is None else said.astimezone(UTC)
        if isinstance(given, int | float) and not isinstance(given, bool):
            return datetime.fromtimestamp(given / 1_000 if given > _MOST_SECONDS else given, UTC)
    except (ValueError, OverflowError, OSError):
        pass
    return None


def word(given: object) -> str | None:
    """Return *given* if it is text with something in it."""
    return given.strip() or None if isinstance(given, str) else None
