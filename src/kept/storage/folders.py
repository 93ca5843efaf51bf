"""What the engine asks a database about the folders in which memories are files."""

from collections.abc import Collection, Iterable
from typing import NamedTuple, Protocol

from kept.types import Caller, Memory


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
