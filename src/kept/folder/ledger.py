"""What one pass over a folder has seen and done, noted when it is safe on disk."""

import time
from hashlib import blake2b
from typing import NamedTuple

from kept.errors import Conflict
from kept.folder import index
from kept.folder.index import INDEX
from kept.folder.place import Place, Stamp
from kept.storage.folders import FileState, Folders
from kept.trust import masked
from kept.types import Caller, Memory

# Stands for the stamp of what is not a plain file and has none.
NO_STAMP = Stamp(-1, -1, -1)


class Problem(NamedTuple):
    """A file that is left alone, and why; "." is the folder itself."""

    file: str
    problem: str


class Report:
    """What a pass over a folder did."""

    def __init__(self, path: str | None = None) -> None:
        self.path = path
        self.taken_in: list[str] = []
        self.written: list[str] = []
        self.removed: list[str] = []
        self.problems: list[Problem] = []


class Ledger:
    """The notes of one pass over a folder that is open and locked."""

    def __init__(self, folders: Folders, caller: Caller, place: Place, report: Report) -> None:
        self.folders = folders
        self.caller = caller
        self.place = place
        self.report = report
        # New states by file, files that are gone, memories whose files say
        # their version, and memories to write again.
        self.files: dict[str, FileState] = {}
        self.gone: set[str] = set()
        self.done: list[tuple[str, int]] = []
        self.again: set[str] = set()
        self.erased: set[bytes] = set()
        # Lines of the index by file; those of hand-made files give way to what
        # is there.
        self.lines: dict[str, str | None] = {}
        self.hand_made_lines: dict[str, str | None] = {}
        self.index: Stamp | None = None
        # What a file that somebody has renamed was called before.
        self.called: dict[str, str] = {}

    def leave(self, file: str, stamp: Stamp, digest: bytes, state: FileState | None, why: str) -> None:
        """Leave a file alone, and remember why."""
        uid, version, line = (state.uid, state.version, state.line) if state else (None, None, None)
        self.files[file] = FileState(file, uid, version, stamp, time.time_ns(), digest, line, why)

    def take_out(self, file: str) -> None:
        """Note that a file is gone, and its line with it."""
        self.gone.add(file)
        self.lines[file] = None

    def finish(self) -> None:
        """Write the index, wait for the disk, and note all that was done."""
        if self.lines or self.hand_made_lines:
            self.index = self._write_index()
        if self.files or self.gone:
            self.place.flush()
        if self.files or self.gone or self.done or self.again or self.erased or self.index is not None:
            self.folders.note(
                self.caller,
                self.files.values(),
                self.gone - self.files.keys(),
                self.done,
                self.again,
                self.erased,
                self.index,
            )
        self.files, self.gone, self.done, self.again, self.erased = {}, set(), [], set(), set()
        self.lines, self.hand_made_lines, self.index = {}, {}, None

    def _write_index(self) -> Stamp | None:
        while True:
            try:
                data, stamp = self.place.read_index()
                wanted = index.update(data, self.lines)
                if self.hand_made_lines:
                    wanted = index.update(wanted, self.hand_made_lines, keep=True)
                if wanted != data:
                    create, replace = self.place.create, self.place.replace
                    stamp = create(INDEX, wanted) if stamp is None else replace(INDEX, wanted, stamp)
            except (Conflict, FileExistsError, FileNotFoundError):
                continue  # somebody else wrote it this moment
            except OSError as error:
                self.leave(INDEX, NO_STAMP, b"", None, f"the index cannot be written: {error.strerror}")
                return None
            self.gone.add(INDEX)  # if something was wrong with it, that is over
            return stamp


def shown(memory: Memory) -> Memory:
    """Return *memory* as its file shows it: without the secrets that a person insisted on."""
    return masked(memory) if memory.findings else memory


def digest_of(data: bytes) -> bytes:
    """Return what tells the content of a file, or a line, from any other."""
    return blake2b(data, digest_size=16).digest()
