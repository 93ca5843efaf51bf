"""What the engine asks of a database, in the engine's own words.

Every method takes the caller and applies the one rule of visibility itself:
a memory outside the caller's scopes does not exist, whatever its id. Every
write is one transaction: all of it, durably, or nothing.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Literal, NamedTuple, Protocol

from kept.retrieval.ranking import Candidates, Ranked
from kept.retrieval.tokens import QueryWord
from kept.types import (
    Budget,
    Caller,
    Changes,
    CheckReport,
    Deleted,
    Entity,
    Filter,
    Finding,
    Hit,
    Judged,
    Memory,
    Scope,
    Standing,
    Stored,
)

Clock = Callable[[], datetime]
NewUid = Callable[[datetime], str]

# Told how much is done, and of how much.
Progress = Callable[[int, int], None]

# What was found → the best of it, in order.
Ranking = Callable[[Candidates], Sequence[Ranked]]

# What may enter a brief, behavioral and not → the rows of what does, in order.
Choosing = Callable[[Sequence[Standing], Sequence[Standing]], Sequence[int]]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.revisions import Revision
    from kept.storage.access import Access
    from kept.storage.browsing import Browsing
    from kept.storage.folders import Folders
    from kept.storage.segments import Segments
    from kept.storage.vectors import Near, Vectors


class Indexed(NamedTuple):
    """What a memory is found by: the tokens of each field that ranking knows, and (type, name) of its entities.

    ``entities`` is None while nobody has looked for them.
    """

    fields: tuple[list[str], ...]
    entities: Sequence[tuple[str, str]] | None = None


# Content, name, description and tags → what the memory is found by.
Indexer = Callable[[str, str | None, str | None, Sequence[str]], Indexed]


class Dumped(NamedTuple):
    """A memory with every change of it, oldest first; none if there was only one."""

    memory: Memory
    history: "tuple[Revision, ...]" = ()


# New here; the same as another memory; here since an earlier import, or deleted since.
Adopted = Literal["stored", "merged", "known"]


class Outdated(Exception):
    """The settings by which something was judged hold no longer; nothing was written."""


class Storage(Protocol):
    """One store. Safe to share between threads and, by its location, between processes."""

    # Where it is, as it may be shown, and as it is opened again: a URL may hold a password.
    path: str
    location: str

    def put(
        self,
        caller: Caller,
        drafts: Sequence[Judged],
        spend: Sequence[Budget] = (),
        under: Mapping[str, str] | None = None,
    ) -> list[Stored]:
        """Store *drafts* with what was found in them, spending each budget once per draft.

        *under* are the settings by which they were judged; if others hold
        now, `Outdated` is raised.

        A draft equal to a live memory of the same kind returns that memory
        and costs nothing, unless it supersedes another. One with a key that a
        live memory of the same project and scope has replaces it, at no cost.
        """

    def get(self, caller: Caller, ref: str) -> Memory:
        """Return the memory that *ref* names: a uid, an integer id or a name."""

    def page(self, caller: Caller, where: Filter, limit: int, offset: int = 0) -> list[Memory]:
        """Return memories newest first."""

    def count(self, caller: Caller, where: Filter) -> int:
        """Count what `page` would return without a limit."""

    def standing(
        self, caller: Caller, choose: Choosing, *, confirmed_rules: bool = False, scope: Scope | None = None
    ) -> list[Memory]:
        """Return what *choose* chooses for a brief, in its order.

        It is given what may enter one, the behavioral and the others: live,
        pinned, confirmed, of this project, recent first. What waits for a
        person is not among them, and with *confirmed_rules* nothing
        behavioral that no person has confirmed. With *scope*, only of that.
        """

    def count_standing(self, caller: Caller, *, confirmed_rules: bool = False, scope: Scope | None = None) -> int:
        """Count the memories that may enter a brief."""

    def waiting(self, caller: Caller, limit: int, offset: int = 0) -> list[Memory]:
        """Return the live memories that wait for a person, newest first."""

    def count_waiting(self, caller: Caller) -> int:
        """Count what `waiting` would return without a limit."""

    def search(
        self,
        caller: Caller,
        query: Sequence[QueryWord],
        where: Filter,
        limit: int,
        rank: Ranking,
        under: Mapping[str, str] | None = None,
    ) -> list[Hit]:
        """Find candidates for *query*, let *rank* order them, and return the *limit* it chose.

        All from one snapshot: *rank* is a pure function and is called once.
        *under* are the settings by which it was asked for; if others hold
        now, `Outdated` is raised.
        """

    def recall(
        self,
        caller: Caller,
        query: Sequence[QueryWord],
        where: Filter,
        limit: int,
        rank: Ranking,
        near: "Near | None" = None,
    ) -> list[Hit]:
        """Do as `search`, with candidates from near a vector too, and tell *rank* the text and place of each."""

    def note_use(self, caller: Caller, memories: Sequence[Memory]) -> None:
        """Note that an agent recalled *memories* just now; written with the next change, or at the end."""

    def vocabulary(self, caller: Caller, start: str) -> list[str]:
        """Return known words that begin with *start*."""

    def edit(
        self,
        caller: Caller,
        ref: str,
        changes: Changes,
        dialect: str,
        if_version: int | None,
        findings: Sequence[Finding] = (),
        under: Mapping[str, str] | None = None,
    ) -> Memory:
        """Replace parts of a memory; the version before stays in its history.

        *findings* are those in the new parts; those in other parts stay.
        """

    def confirm(self, caller: Caller, ref: str, dialect: str) -> Memory:
        """Note that a person stands behind a memory as it is."""

    def screened(self, caller: Caller, memory: Memory, findings: Sequence[Finding], dialect: str) -> Memory:
        """Replace what was found in *memory*, unless it has changed since; what is new needs confirming anew."""

    def archive(self, caller: Caller, ref: str, dialect: str, *, archived: bool = True) -> Memory:
        """Keep a memory from speaking by itself, or let it again; it is found as before."""

    def trash(self, caller: Caller, ref: str, dialect: str) -> Memory:
        """Take a memory out of everything but the trash."""

    def restore(self, caller: Caller, ref: str, dialect: str) -> Memory:
        """Bring a memory back from the trash."""

    def delete(self, caller: Caller, ref: str, spend: Sequence[Budget] = ()) -> Deleted:
        """Erase a memory, its history and every byte of both."""

    def is_elsewhere(self, caller: Caller, number: int) -> bool:
        """Tell whether the memory *number* exists in a space that *caller* may not see."""

    def purge(self, caller: Caller) -> int:
        """Erase all memories of the caller's project, and those personal ones that facts wrote there."""

    def count_purge(self, caller: Caller) -> int:
        """Count what `purge` would erase."""

    def entities(self, caller: Caller) -> list[Entity]:
        """Return what live memories are about, with the number of those that mention each."""

    def last_mentions(self, caller: Caller, entities: Sequence[Entity]) -> list[Memory | None]:
        """Return for each of *entities* the live memory that was stored last of those that mention it."""

    def unread(self, caller: Caller) -> int:
        """Count the live memories in which nobody has looked for entities yet."""

    def read(self, caller: Caller, most: int, patience_s: float | None = None) -> int:
        """Let the indexer look for entities in at most *most* of the unread memories; return how many it was.

        With *patience_s*, wait no longer than that for other writers.
        """

    def history(self, caller: Caller, ref: str) -> "list[Revision]":
        """Return every change of a memory, oldest first."""

    def dump(self, caller: Caller) -> Iterator[Dumped]:
        """Yield every memory of the caller's scopes with its history, in the order they were stored."""

    def take(self, caller: Caller, dumped: Sequence[Dumped]) -> int:
        """Store what `dump` yielded here or elsewhere, under new numbers; return how many were not there yet."""

    def adopt(self, caller: Caller, dumped: Sequence[Dumped]) -> list[Adopted]:
        """Store memories of another system as `take` does, and tell what became of each.

        One that says the same as a live memory of its place is that memory.
        """

    def as_of(self, caller: Caller, moment: datetime) -> Iterator[Memory]:
        """Yield every memory as it stood at *moment*, trash aside."""

    def named(self, caller: Caller, name: str) -> Memory | None:
        """Return the caller's own live memory that is called *name*, whatever the case."""

    @property
    def folders(self) -> "Folders":
        """What is known of the folders of this store."""

    @property
    def segments(self) -> "Segments":
        """The archived ranges of conversations."""

    @property
    def vectors(self) -> "Vectors":
        """What the memories mean, as vectors."""

    def pulse(self, caller: Caller) -> int:
        """Return a number that changes whenever a memory that the caller may see does."""

    @property
    def browsing(self) -> "Browsing":
        """Looking through memories, as people do."""

    @property
    def access(self) -> "Access":
        """Who may come in over HTTP, and who did what."""

    def used(self, caller: Caller, names: Sequence[str]) -> dict[str, int]:
        """Return how much of each budget this session has used."""

    def settings(self, caller: Caller) -> dict[str, str]:
        """Return what was set for the store and for this user; the user's own wins."""

    def last_settings(self, caller: Caller) -> dict[str, str] | None:
        """Return what `settings` returned last, where to look again takes long; for calls that go on *under* it."""

    def set_setting(self, caller: Caller, name: str, value: str | None, *, of: Literal["user", "store"]) -> None:
        """Set one setting, or with None go back to its default."""

    def check(self, *, rebuild: bool = False, progress: Progress | None = None) -> CheckReport:
        """Verify rows, index, history and counts against each other."""

    def backup(self, target: str, progress: Progress | None = None) -> None:
        """Write a verified copy of the live store to *target*."""

    def restore_backup(self, source: str, progress: Progress | None = None) -> None:
        """Replace the live store by a verified copy made with `backup`."""

    def close(self) -> None:
        """Release everything. Later calls fail."""
