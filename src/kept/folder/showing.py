"""From the store into the folder: what any dialect has changed."""

import errno
import time

from kept.errors import Conflict, InvalidInput
from kept.folder import index, markdown
from kept.folder.index import INDEX
from kept.folder.ledger import NO_STAMP, Ledger, Problem, digest_of, shown
from kept.folder.markdown import MAX_FILE_BYTES
from kept.storage.folders import FileState, Waiting
from kept.storage.protocol import Progress
from kept.types import Memory

_AT_ONCE = 500


class Showing:
    """One pass from the store into the folder."""

    def __init__(self, ledger: Ledger, progress: Progress | None = None) -> None:
        self._ledger = ledger
        self._folders = ledger.folders
        self._place = ledger.place
        self._caller = ledger.caller
        self._progress = progress

    def show(self) -> None:
        """Write what the folder does not say yet."""
        self._erase()
        total = self._folders.count_waiting(self._caller) if self._progress is not None else 0
        done, after = 0, ""
        while waiting := self._folders.waiting(self._caller, _AT_ONCE, after):
            for one in waiting:
                try:
                    self._show(one)
                except (Conflict, FileNotFoundError):
                    continue  # changed by hand this very moment: the next call takes that in first
                except InvalidInput as error:
                    self._ledger.report.problems.append(Problem(f"{one.memory.name}.md", error.message))
                except OSError as error:
                    said = f"it cannot be written: {error.strerror}"
                    self._ledger.report.problems.append(Problem(f"{one.memory.name}.md", said))
            self._ledger.finish()
            after = waiting[-1].memory.uid
            done += len(waiting)
            if self._progress is not None:
                self._progress(done, total)
            if len(waiting) < _AT_ONCE:
                break

    def _show(self, waiting: Waiting) -> None:
        memory = waiting.memory
        state = next((one for one in waiting.files if "/" not in one.file), None)
        if not memory.is_live:
            if state is not None:
                moved = self._place.to_trash(state.file)
                self._ledger.files[moved] = state._replace(file=moved, line=None, problem=None, seen=time.time_ns())
                self._ledger.take_out(state.file)
                self._ledger.report.removed.append(state.file)
            self._ledger.done.append((memory.uid, memory.version))
            return
        file = f"{memory.name}.md"
        try:
            if state is None:
                state = self._back_from_trash(waiting, file)
            if state is None:
                data = markdown.write(shown(memory))
                state = FileState(file, memory.uid, 0, self._place.create(file, data), 0, digest_of(data))
                self._ledger.report.written.append(file)
            elif state.problem is None:
                called = self._ledger.called.get(state.file) or state.file.removesuffix(".md")
                state = self._rewritten(memory, self._renamed(state, file), called)
            else:
                self._ledger.done.append((memory.uid, memory.version))
                return
        except FileExistsError:
            self._ledger.leave(file, NO_STAMP, b"", None, "it is in the way of a memory of the same name: rename it")
            return
        line = index.line(memory)
        if state.line != digest_of(line.encode()):
            self._ledger.lines[state.file] = line
        self._ledger.files[state.file] = state._replace(
            version=memory.version, seen=time.time_ns(), line=digest_of(line.encode())
        )
        self._ledger.gone.discard(state.file)
        self._ledger.done.append((memory.uid, memory.version))

    def _back_from_trash(self, waiting: Waiting, file: str) -> FileState | None:
        for state in waiting.files:
            if self._place.exists(state.file):
                return self._renamed(state, file)
            self._ledger.gone.add(state.file)
        return None

    def _renamed(self, state: FileState, file: str) -> FileState:
        if state.file == file:
            return state
        self._place.rename(state.file, file)
        self._ledger.take_out(state.file)
        return state._replace(file=file, line=None, version=0)

    def _rewritten(self, memory: Memory, state: FileState, called: str) -> FileState:
        if state.version == memory.version:
            return state
        data, stamp = self._place.read(state.file, MAX_FILE_BYTES + 1)
        if digest_of(data) != state.digest:
            raise Conflict("changed by hand")
        wanted = markdown.write(shown(memory), data, called)
        if wanted != data:
            stamp = self._place.replace(state.file, wanted, stamp)
            self._ledger.report.written.append(state.file)
        return state._replace(stamp=stamp, digest=digest_of(wanted))

    def _erase(self) -> None:
        """Remove the files of memories that were deleted for good."""
        erased = self._folders.erased(self._caller)
        if not erased:
            return
        known = self._folders.files(self._caller)
        is_done = True
        for file in [*self._place.files(), *self._place.trashed()]:
            if file not in known and file != INDEX:
                try:
                    if digest_of(self._place.read(file, MAX_FILE_BYTES + 1)[0]) in erased:
                        self._place.erase(file)
                        self._ledger.lines[file] = None
                        self._ledger.report.removed.append(file)
                except OSError as error:
                    is_done = is_done and error.errno not in {errno.EACCES, errno.EPERM, errno.EIO}
        if is_done:
            self._ledger.erased = erased
        self._ledger.finish()
