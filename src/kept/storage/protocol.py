"""What the engine asks of a database, in the engine's own words.

Every method takes the caller and applies the one rule of visibility itself:
a memory outside the caller's scopes does not exist, whatever its id. Every
write is one transaction: all of it, durably, or nothing.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
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

# Told how much of how much is done.
Progress = Callable[[int, int], None]

# What was found → the best of it, in order.
Ranking = Callable[[Candidates], Sequence[Ranked]]

# What may enter a brief, behavioral and not → the rows of what does, in order.
Choosing = Callable[[Sequence[Standing], Sequence[Standing]], Sequence[int]]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.revisions import Revision


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


class Attached(NamedTuple):
    """A user's folder: where it is, how its index was left, and what the store has to tell it.

    ``waits`` if memories or deletions are not in it yet; ``overrules`` if the
    store has the last word about everything in it.
    """

    store_id: str
    path: str
    index_stamp: tuple[int, int, int] | None
    waits: bool
    overrules: bool


class FileState(NamedTuple):
    """A file of a folder as it was last seen; see the tables of folders for each field."""

    file: str
    uid: str | None
    version: int | None
    stamp: tuple[int, int, int]
    seen: int
    digest: bytes
    line: bytes | None = None
    problem: str | None = None


class Waiting(NamedTuple):
    """A memory that its folder does not show yet, and the files that it has there."""

    memory: Memory
    files: list[FileState]


class Folders(Protocol):
    """What the store knows of the folders in which memories are files. All of it is the caller's own."""

    def get(self, caller: Caller) -> Attached | None:
        """Return the caller's folder."""

    def store_id(self) -> str:
        """Return what tells this store from every other."""

    def attach(self, caller: Caller, path: str) -> None:
        """Let the folder at *path* be the caller's; all live memories wait to be written there."""

    def detach(self, caller: Caller) -> None:
        """Forget the caller's folder."""

    def files(self, caller: Caller, names: Collection[str] | None = None) -> dict[str, FileState]:
        """Return the known files, or those of *names*, by name."""

    def files_of(self, caller: Caller, uid: str) -> list[FileState]:
        """Return the files of one memory."""

    def count(self, caller: Caller) -> int:
        """Count the files that are memories, the trash aside."""

    def problems(self, caller: Caller) -> list[FileState]:
        """Return the files that are left alone."""

    def waiting(self, caller: Caller, most: int, after: str = "") -> list[Waiting]:
        """Return at most *most* memories that the folder does not show yet, by uid, those after *after*."""

    def count_waiting(self, caller: Caller) -> int:
        """Count what `waiting` would return without a limit."""

    def was_deleted(self, caller: Caller, uid: str) -> bool:
        """Tell whether *uid* was a memory of the caller's that is deleted for good."""

    def erased(self, caller: Caller) -> set[bytes]:
        """Return the digests of the files of deleted memories."""

    def note(
        self,
        caller: Caller,
        files: Iterable[FileState] = (),
        gone: Iterable[str] = (),
        done: Iterable[tuple[str, int]] = (),
        again: Iterable[str] = (),
        erased: Iterable[bytes] = (),
        index: tuple[int, int, int] | None = None,
    ) -> None:
        """Note what was seen and done, all at once.

        *files* are new states, *gone* files that are no more, *done* the
        memories whose files now say their version, *again* those to write
        again, *erased* the digests of files that were removed for good.
        """


class Segment(NamedTuple):
    """An archived range of a conversation, without its messages.

    ``first`` and ``last`` are where it stood; ``inside`` are the handles of
    archives whose placeholders are among the messages. ``secret`` is None
    while nobody has looked for one.
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


class Outdated(Exception):
    """The settings by which something was judged hold no longer; nothing was written."""


class Storage(Protocol):
    """One store. Safe to share between threads and, by its location, between processes."""

    path: str

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

    def search(self, caller: Caller, query: Sequence[QueryWord], where: Filter, limit: int, rank: Ranking) -> list[Hit]:
        """Find candidates for *query*, let *rank* order them, and return the *limit* it chose.

        All from one snapshot: *rank* is a pure function and is called once.
        """

    def note_use(self, caller: Caller, memories: Sequence[Memory]) -> None:
        """Note that *memories* were recalled just now; written with the next change, or when the store is closed."""

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

    def unread(self, caller: Caller) -> int:
        """Count the live memories in which nobody has looked for entities yet."""

    def read(self, caller: Caller, most: int) -> int:
        """Let the indexer look for entities in at most *most* of the unread memories; return how many it was."""

    def history(self, caller: Caller, ref: str) -> "list[Revision]":
        """Return every change of a memory, oldest first."""

    def dump(self, caller: Caller) -> Iterator[Dumped]:
        """Yield every memory of the caller's scopes with its history, in the order they were stored."""

    def take(self, caller: Caller, dumped: Sequence[Dumped]) -> int:
        """Store what `dump` yielded here or elsewhere, under new numbers; return how many were not there yet."""

    def as_of(self, caller: Caller, moment: datetime) -> Iterator[Memory]:
        """Yield every memory as it stood at *moment*, trash aside."""

    def named(self, caller: Caller, name: str) -> Memory | None:
        """Return the caller's own live memory that is called *name*, whatever the case."""

    @property
    def folders(self) -> Folders:
        """What is known of the folders of this store."""

    @property
    def segments(self) -> Segments:
        """The archived ranges of conversations."""

    def used(self, caller: Caller, names: Sequence[str]) -> dict[str, int]:
        """Return how much of each budget this session has used."""

    def settings(self, caller: Caller) -> dict[str, str]:
        """Return what was set for the store and for this user; the user's own wins."""

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
