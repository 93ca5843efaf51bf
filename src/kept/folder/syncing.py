"""Memories and their files, brought to say the same.

The store notes how each file looked when both agreed, and which memories
have changed since; so a change is found by size and time, and decided by
content. Whatever dies in between leaves a note, and the next call goes on.
"""

import os
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import blake2b
from typing import Any, NamedTuple

from kept.errors import Conflict, InvalidInput, KeptError
from kept.folder import index, markdown
from kept.folder.index import INDEX
from kept.folder.markdown import MAX_FILE_BYTES, Parts, description_of
from kept.folder.place import Missing, Place, Stamp
from kept.folder.watching import Watch
from kept.identity import memory_folder
from kept.storage.protocol import Attached, FileState, Outdated, Progress, Storage, Waiting
from kept.trust import Screen, masked
from kept.types import Caller, Changes, Draft, Memory, checked_content, checked_name
from kept.values import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from kept.types import Judged

    _Written = TypeVar("_Written")

_AT_ONCE = 500

# Two writes within this time may leave the same time on a file, so what was
# seen so soon after its last change is read once more.
_SAME_TICK_NS = 20_000_000
_NO_STAMP = Stamp(-1, -1, -1)

_POLL_S = 0.5
_DIALECT = "files"


class Problem(NamedTuple):
    """A file that is left alone, and why."""

    file: str
    problem: str


class Status(NamedTuple):
    """How a folder and the store compare. ``changed`` are the files that the next call takes in or writes."""

    path: str | None
    memories: int
    files: int
    changed: list[str]
    problems: list[Problem]


class Report:
    """What one pass over a folder did."""

    def __init__(self, path: str | None = None) -> None:
        self.path = path
        self.taken_in = 0
        self.written = 0
        self.removed = 0
        self.problems: list[Problem] = []

    def __bool__(self) -> bool:
        """Whether anything happened."""
        return bool(self.taken_in or self.written or self.removed)


class Folder:
    """One user's memories as files."""

    def __init__(self, storage: Storage, caller: Caller) -> None:
        self._storage = storage
        self._caller = caller
        self._book = storage.folders
        self._watch: Watch | None = None
        self._syncs = 0
        self._one_at_a_time = threading.RLock()

    # Whose and where

    @property
    def path(self) -> str | None:
        """Where the folder is; None if this user has none."""
        attached = self._book.get(self._caller)
        return None if attached is None else attached.path

    def ensure(self) -> str:
        """Give the user the usual folder, unless they have one, and return where it is.

        Raises:
            Conflict: the usual folder belongs to another store.
            InvalidInput: it cannot be made.
        """
        attached = self._book.get(self._caller)
        if attached is not None:
            return attached.path
        return self._claimed(_made(memory_folder(self._storage.path, self._caller)))

    def attach(self, path: str, progress: Progress | None = None) -> Report:
        """Let the folder at *path* be the user's; what is in it is taken in, and all memories are written to it.

        Raises:
            InvalidInput: there is no such folder.
            Conflict: it belongs to another store or user.
        """
        self._caller.holder("personal")
        real = os.path.realpath(os.path.expanduser(path))
        if not os.path.isdir(real):
            raise InvalidInput(f"{path} is no folder: name one that is there", field="path")
        if self.path not in (None, real):
            self.detach()
        self._claimed(real)
        return self.sync(thoroughly=True, progress=progress)

    def detach(self) -> str:
        """Leave the folder as a plain copy, and return where it is.

        Raises:
            InvalidInput: this user has none.
        """
        attached = self._book.get(self._caller)
        if attached is None:
            raise InvalidInput("there is no folder to detach", field="path")
        with suppress(Missing), self._opened(attached) as place, place.locked():
            place.release()
        self._book.detach(self._caller)
        self._unwatch()
        return attached.path

    def _claimed(self, path: str) -> str:
        try:
            with Place(path) as place:
                owner = place.owner()
                if owner is not None and not self._is_own(owner):
                    raise Conflict(
                        f"{path} belongs to another store or user; detach it there, or 'kept folder attach' another",
                        field="path",
                    )
                # First the store, which has no id before the first write to it.
                self._book.attach(self._caller, path)
                place.claim(self._owner(self._book.store_id()))
        except (Missing, OSError) as error:
            self._book.detach(self._caller)
            raise InvalidInput(f"cannot use the folder {path}: {error}", field="path") from error
        self._unwatch()
        return path

    def _owner(self, store_id: str) -> dict[str, str]:
        return {
            "store": store_id,
            "file": os.path.realpath(self._storage.path),
            "tenant": self._caller.tenant,
            "user": self._caller.holder("personal"),
        }

    def _is_own(self, owner: dict[str, str]) -> bool:
        """Tell whether a folder is this user's; a store that was moved may claim its folder again."""
        mine = self._owner(self._book.store_id())
        is_same = all(owner.get(part) == mine[part] for part in ("store", "tenant", "user"))
        return is_same and (owner.get("file") == mine["file"] or not os.path.exists(owner.get("file", "")))

    # In step

    def sync(self, *, thoroughly: bool = False, progress: Progress | None = None) -> Report:
        """Take in what was changed in the folder, and write what was changed in the store.

        With *thoroughly*, files that were left alone are read again.
        """
        attached = self._awake()
        if attached is None:
            return Report()
        report = Report(attached.path)
        with self._one_at_a_time:
            try:
                self._sync(attached, report, progress, thoroughly=thoroughly)
            except Missing as error:
                self._unwatch()
                if not self._made_again(attached):
                    report.problems.append(Problem(".", f"{error}: nothing is read or written until it is back"))
                    return report
                report.problems.append(Problem(".", f"{error}: it was made again"))
                with suppress(Missing):
                    self._sync(attached, report, progress, thoroughly=True)
            except OSError as error:
                self._unwatch()
                report.problems.append(Problem(".", f"the folder cannot be used: {error.strerror}"))
        report.problems += (Problem(one.file, one.problem or "") for one in self._book.problems(self._caller))
        return report

    def _sync(self, attached: Attached, report: Report, progress: Progress | None, *, thoroughly: bool) -> None:
        with self._opened(attached) as place, place.locked():
            try:
                names = None if thoroughly else self._changed_names(attached.path)
                work = _Pass(self._storage, self._caller, place, report, progress)
                work.take_in(attached, names, thoroughly=thoroughly)
                work.show()
            except BaseException:
                self._unwatch()  # what changed is not known any more
                raise

    def follow(self, only: str | None = None) -> None:
        """Write what was just changed in the store; *only* one memory, and then also while memory is off."""
        attached = self._book.get(self._caller) if only is not None else self._awake()
        if attached is None:
            return
        with (
            self._one_at_a_time,
            suppress(Missing, OSError),
            self._opened(attached) as place,
            place.locked(),
        ):
            _Pass(self._storage, self._caller, place, Report()).show(only)

    def file_of(self, memory: Memory) -> str:
        """Return where the file of *memory* is, or would be."""
        path = self.path or memory_folder(self._storage.path, self._caller)
        states = sorted(self._book.files_of(self._caller, memory.uid), key=lambda one: one.seen)
        return os.path.join(path, states[-1].file if states else f"{memory.name}.md")

    def status(self) -> Status:
        """Compare folder and store, and change nothing."""
        attached = self._book.get(self._caller)
        if attached is None:
            return Status(None, 0, 0, [], [])
        known = self._book.count(self._caller)
        waiting = [one.memory.name + ".md" for one in self._book.waiting(self._caller, _AT_ONCE)]
        try:
            with self._opened(attached) as place:
                work = _Pass(self._storage, self._caller, place, Report())
                changed, problems = work.compared()
        except (Missing, OSError) as error:
            return Status(attached.path, known, 0, waiting, [Problem(".", str(error))])
        return Status(attached.path, known, len(work.seen), sorted({*waiting, *changed}), problems)

    def watch(self) -> Iterator[Report]:
        """Follow the folder until the user has none any more; yields what each change came to."""
        while (path := self.path) is not None:
            watch: Watch | None = None
            with suppress(OSError):
                watch = Watch(path)
            try:
                yield self.sync()
                if watch is None:
                    time.sleep(_POLL_S)
                else:
                    # Without end; a folder that goes away says so.
                    watch.wait()
            finally:
                if watch is not None:
                    watch.close()

    # Inside

    def _awake(self) -> Attached | None:
        """Return the folder, unless there is none or memory is off."""
        attached = self._book.get(self._caller)
        if attached is None or self._storage.settings(self._caller).get("memory") == "off":
            return None
        return attached

    @contextmanager
    def _opened(self, attached: Attached) -> Iterator[Place]:
        path = attached.path
        with Place(path) as place:
            owner = place.owner()
            if owner is None:
                raise Missing(f"{path} has lost its mark")
            if owner != self._owner(attached.store_id):
                raise Missing(f"{path} belongs to another store or user")
            yield place

    def _made_again(self, attached: Attached) -> bool:
        """Make the usual folder anew where it is gone; False for any other, which may only be out of reach."""
        if attached.path != os.path.realpath(memory_folder(self._storage.path, self._caller)):
            return False
        try:
            self._claimed(_made(attached.path))
        except KeptError:
            return False
        return True

    def _changed_names(self, path: str) -> set[str] | None:
        """Return which names may have changed; None if every file must be looked at.

        The first call of a process looks at all; only who comes again pays
        for being told.
        """
        self._syncs += 1
        if self._watch is None:
            if self._syncs > 1:
                with suppress(OSError):
                    self._watch = Watch(path)
            return None
        names = self._watch.changed()
        if names is None:
            self._unwatch()
        return names

    def _unwatch(self) -> None:
        if self._watch is not None:
            self._watch.close()
            self._watch = None


class _Found(NamedTuple):
    """A file that says something else than it did."""

    file: str
    stamp: Stamp
    data: bytes
    digest: bytes
    parts: Parts
    state: FileState | None

    @property
    def name(self) -> str:
        return self.file.removesuffix(".md")


class _Pass:
    """One pass over a folder that is open and locked."""

    def __init__(
        self, storage: Storage, caller: Caller, place: Place, report: Report, progress: Progress | None = None
    ) -> None:
        self._storage = storage
        self._book = storage.folders
        self._caller = caller
        # Whoever wrote a file, a person or a program, nobody can tell; so it
        # counts as an agent's, and belongs to no project.
        self._hand = replace(caller, actor="agent", session="folder", project=None, branch=None, teams=())
        self._screen: Screen | None = None
        self._place = place
        self._report = report
        self._progress = progress
        self.seen: dict[str, Stamp] = {}
        self._states: dict[str, FileState] = {}
        self._erased: set[bytes] = set()
        self._found: list[_Found] = []
        # What to note when the files are on disk.
        self._files: dict[str, FileState] = {}
        self._gone: set[str] = set()
        self._done: list[tuple[str, int]] = []
        self._again: set[str] = set()
        self._lines: dict[str, str | None] = {}
        self._hand_made_lines: dict[str, str | None] = {}
        self._index: Stamp | None = None
        self._index_is_news = False

    # From the folder into the store

    def take_in(self, attached: Attached, names: set[str] | None, *, thoroughly: bool) -> None:
        """Take in what changed, among *names* or anywhere."""
        if attached.overrules:
            self._overrule()
            names = None
        elif names is not None and not names:
            return
        self._look(names, thoroughly=thoroughly)
        missing = {
            file: state
            for file, state in self._states.items()
            if "/" not in file and file not in self.seen and (names is None or file in names)
        }
        self._gone |= {file for file, state in missing.items() if state.uid is None}
        missing = {file: state for file, state in missing.items() if state.uid is not None}
        new: list[_Found] = []
        for found in self._found:
            if found.state is not None and found.state.uid is not None:
                self._edit(found, found.state)
            elif (former := _former(found, missing)) is not None:
                del missing[former.file]
                self._gone.add(former.file)
                self._lines[former.file] = None
                self._edit(found, former)
            elif not self._joined(found):
                new.append(found)
        self._add(new)
        self._remove(missing)
        self._look_at_index(attached, names)
        self._finish()

    def compared(self) -> tuple[list[str], list[Problem]]:
        """Return the files that differ from what was noted, and those that are left alone; changes nothing."""
        self._look(None, thoroughly=True)
        left = [*self._files.values(), *(one for one in self._states.values() if one.file == INDEX)]
        problems = {one.file: Problem(one.file, one.problem) for one in left if one.problem}
        missing = [file for file, one in self._states.items() if one.uid and "/" not in file and file not in self.seen]
        if missing and self._has_vanished(len(missing)):
            problems["."] = Problem(".", f"all {len(missing):,} files are gone: they will be written again")
        for found in self._found:
            try:
                self._judged(found, None)
            except KeptError as error:
                problems[found.file] = Problem(found.file, error.message)
        changed = [one.file for one in self._found if one.file not in problems]
        return [*changed, *missing], sorted(problems.values())

    def _look(self, names: set[str] | None, *, thoroughly: bool) -> None:
        """Read what may have changed."""
        self._states = self._book.files(self._caller, names)
        self._erased = self._book.erased(self._caller)
        for file, stamp in self._stamps(names):
            if file == INDEX:
                self._index = stamp
                continue
            self.seen[file] = stamp or _NO_STAMP
            state = self._states.get(file)
            is_same = state is not None and state.stamp == (stamp or _NO_STAMP)
            if state is None or not is_same or _may_have_changed(state) or (thoroughly and state.problem):
                self._read(file, stamp, state)

    def _stamps(self, names: set[str] | None) -> Iterable[tuple[str, Stamp | None]]:
        if names is None:
            yield from sorted(self._place.files().items())
            return
        for name in sorted(names):
            if name.endswith(".md") and not name.startswith("."):
                with suppress(FileNotFoundError):
                    yield name, self._place.stamp(name)

    def _read(self, file: str, stamp: Stamp | None, state: FileState | None) -> None:
        if stamp is None:
            self._leave(file, _NO_STAMP, b"", state, "it is no plain file")
            return
        try:
            checked_name(file.removesuffix(".md"), "its name")
            data, stamp = self._place.read(file, MAX_FILE_BYTES + 1)
        except FileNotFoundError:
            self.seen.pop(file)
            return
        except (InvalidInput, OSError) as error:
            said = error.message if isinstance(error, KeptError) else f"it cannot be read: {error.strerror}"
            self._leave(file, stamp, b"", state, said)
            return
        digest = _digest(data)
        if digest in self._erased and (state is None or state.uid is None):
            self._place.erase(file)
            self._lines[file] = None
            self.seen.pop(file)
        elif state is not None and state.digest == digest and state.problem is None:
            self._files[file] = state._replace(stamp=stamp, seen=time.time_ns())
        else:
            try:
                self._found.append(_Found(file, stamp, data, digest, _parts(data), state))
            except InvalidInput as error:
                self._leave(file, stamp, digest, state, error.message)

    def _leave(self, file: str, stamp: Stamp, digest: bytes, state: FileState | None, why: str) -> None:
        """Leave a file alone, and remember why."""
        uid, version, line = (state.uid, state.version, state.line) if state else (None, None, None)
        self._files[file] = FileState(file, uid, version, stamp, time.time_ns(), digest, line, why)

    def _edit(self, found: _Found, state: FileState) -> None:
        """Let a memory say what its file says."""
        try:
            memory = self._storage.get(self._hand, state.uid or "")
            if memory.is_live:
                memory = self._edited(found, memory, state)
        except KeptError as error:
            self._leave(found.file, found.stamp, found.digest, state, error.message)
            return
        self._known(found, memory, state)

    def _edited(self, found: _Found, memory: Memory, state: FileState) -> Memory:
        changes = _differences(found, memory)
        if changes is None:
            return memory
        self._report.taken_in += 1
        if not self._was_changed_too(memory, state) or found.stamp.time >= memory.updated_at.timestamp() * 1e9:
            return self._written(memory, changes)
        # The store's is newer: the file's stays in the history.
        theirs = self._written(memory, changes)
        back: dict[str, Any] = {name: getattr(memory, name) for name in changes.given()}
        if back.get("description", "") is None:
            back["description"] = ""
        return self._written(theirs, Changes(**back))

    def _written(self, memory: Memory, changes: Changes) -> Memory:
        def write(screen: Screen) -> Memory:
            findings = screen.changes(changes)
            return self._storage.edit(
                self._hand, memory.uid, changes, _DIALECT, memory.version, findings, screen.settings
            )

        return self._screened(write)

    def _was_changed_too(self, memory: Memory, state: FileState) -> bool:
        """Tell whether the store says something else than when file and store last agreed."""
        if memory.version == state.version:
            return False
        then = [one.memory for one in self._storage.history(self._hand, memory.uid) if one.version == state.version]
        return not then or _said(then[0]) != _said(memory)

    def _known(self, found: _Found, memory: Memory, state: FileState | None) -> None:
        """Note that *found* is the file of *memory*; it is written again if it does not say all of it."""
        called = state.file.removesuffix(".md") if state else None
        is_same = memory.is_live and markdown.write(_shown(memory), found.data, called) == found.data
        line = index.line(memory)
        self._files[found.file] = FileState(
            found.file,
            memory.uid,
            memory.version if is_same else 0,
            found.stamp,
            time.time_ns(),
            found.digest,
            _digest(line.encode()),
        )
        if state is None:
            self._hand_made_lines[found.file] = line
        elif state.line != _digest(line.encode()) or state.file != found.file:
            self._lines[found.file] = line
        if is_same:
            self._done.append((memory.uid, memory.version))
        else:
            self._again.add(memory.uid)

    def _joined(self, found: _Found) -> bool:
        """Tell whether an unknown file is that of a memory, as when somebody died before it was noted."""
        memory = self._storage.named(self._hand, found.name)
        if memory is None and found.parts.uid is not None:
            memory = self._fetched(found.parts.uid)
        if memory is None:
            return False
        files = {one.file for one in self._book.files_of(self._caller, memory.uid) if "/" not in one.file} - self._gone
        if any(map(self._place.exists, files)):
            if memory.name != found.name and memory.name.casefold() == found.name.casefold():
                self._leave(
                    found.file, found.stamp, found.digest, found.state,
                    f"its name differs only in case from {memory.name}.md: give it another",
                )  # fmt: skip
                return True
            return False
        self._gone |= files
        state = FileState(found.file, memory.uid, None, found.stamp, 0, b"")
        self._edit(found, state)
        if found.file in self._lines:
            self._hand_made_lines[found.file] = self._lines.pop(found.file)
        return True

    def _fetched(self, uid: str) -> Memory | None:
        """Return the memory that a file names as its own: live without a file, or back from the trash."""
        try:
            memory = self._storage.get(self._hand, uid)
            if memory.uid != uid or memory.superseded_by is not None:
                return None
            return self._storage.restore(self._hand, uid, _DIALECT) if memory.trashed_at is not None else memory
        except KeptError:
            return None

    def _add(self, new: Sequence[_Found]) -> None:
        """Store new files as new memories."""
        for start in range(0, len(new), _AT_ONCE):
            some = new[start : start + _AT_ONCE]
            if not self._add_all(some):
                for found in some:
                    self._add_all([found])
            if self._progress is not None:
                self._progress(start + len(some), len(new))

    def _add_all(self, new: Sequence[_Found]) -> bool:
        """Store files as memories in one transaction; False if one of several was in the way of all."""

        def write(screen: Screen) -> list[tuple[_Found, Memory]]:
            judged = [(found, one) for found in new if (one := self._acceptable(found, screen)) is not None]
            stored = self._storage.put(self._hand, [one for _, one in judged], (), screen.settings)
            return [(found, one.memory) for (found, _), one in zip(judged, stored, strict=True)]

        try:
            stored = self._screened(write)
        except KeptError as error:
            if len(new) > 1:
                return False
            self._leave(new[0].file, new[0].stamp, new[0].digest, new[0].state, error.message)
            return True
        for found, memory in stored:
            self._report.taken_in += 1
            self._known(found, memory, None)
        return True

    def _acceptable(self, found: _Found, screen: Screen) -> "Judged | None":
        try:
            return self._judged(found, screen)
        except KeptError as error:
            self._leave(found.file, found.stamp, found.digest, found.state, error.message)
            return None

    def _judged(self, found: _Found, screen: Screen | None) -> "Judged":
        screen = screen or Screen(self._storage, self._hand)
        parts = found.parts
        return screen.draft(
            Draft(
                parts.body,
                kind=parts.new_kind(),
                tags=parts.tags or (),
                name=found.name,
                description=parts.description or None,
                dialect=_DIALECT,
            )
        )

    def _screened(self, write: "Callable[[Screen], _Written]") -> "_Written":
        while True:
            screen = self._screen = self._screen or Screen(self._storage, self._hand)
            try:
                return write(screen)
            except Outdated:
                self._screen = None

    def _remove(self, missing: dict[str, FileState]) -> None:
        """Put what lost its file into the trash, unless all did at once."""
        if not missing:
            return
        if self._has_vanished(len(missing)):
            self._report.problems.append(
                Problem(".", f"all {len(missing):,} files were gone at once: they were written again; "
                             "'kept trash' and 'kept delete' remove memories")
            )  # fmt: skip
            self._gone |= missing.keys()
            self._again |= {state.uid for state in missing.values() if state.uid}
            return
        for file, state in missing.items():
            self._gone.add(file)
            self._lines[file] = None
            with suppress(KeptError):
                memory = self._storage.get(self._hand, state.uid or "")
                if memory.is_live and self._was_changed_too(memory, state):
                    self._again.add(memory.uid)  # it says something new, so it is not what was thrown away
                elif memory.is_live:
                    self._storage.trash(self._hand, memory.uid, _DIALECT)
                    self._report.removed += 1

    def _has_vanished(self, missing: int) -> bool:
        known = self._book.count(self._caller)
        return missing >= known and (known > 1 or not self._place.exists(INDEX))

    def _overrule(self) -> None:
        """Move what the store knows nothing of to the trash: a backup was restored, and it has the last word."""
        states = self._book.files(self._caller)
        for file, stamp in self._place.files().items():
            state = states.pop(file, None)
            if file != INDEX and stamp is not None and (state is None or state.stamp != stamp):
                self._place.to_trash(file)
                self._gone.add(file)
                self._lines[file] = None
        self._gone |= {file for file in states if "/" not in file}
        self._finish()
        self._book.attach(self._caller, self._place.path)

    # From the store into the folder

    def show(self, only: str | None = None) -> None:
        """Write what the folder does not say yet."""
        self._erase()
        total = self._book.count_waiting(self._caller) if self._progress is not None else 0
        done, after = 0, ""
        while waiting := self._book.waiting(self._caller, _AT_ONCE, after):
            for one in waiting:
                if only is None or one.memory.uid == only:
                    try:
                        self._show(one)
                    except (Conflict, FileNotFoundError):
                        continue  # changed by hand this very moment: the next call takes that in first
            self._finish()
            after = waiting[-1].memory.uid
            done += len(waiting)
            if self._progress is not None:
                self._progress(done, total)

    def _show(self, waiting: Waiting) -> None:
        memory = waiting.memory
        state = next((one for one in waiting.files if "/" not in one.file), None)
        if not memory.is_live:
            if state is not None:
                moved = self._place.to_trash(state.file)
                self._files[moved] = state._replace(file=moved, line=None, problem=None, seen=time.time_ns())
                self._gone.add(state.file)
                self._lines[state.file] = None
                self._report.removed += 1
            self._done.append((memory.uid, memory.version))
            return
        file = f"{memory.name}.md"
        try:
            if state is None:
                state = self._back_from_trash(waiting, file)
            if state is None:
                data = markdown.write(_shown(memory))
                state = FileState(file, memory.uid, 0, self._place.create(file, data), 0, _digest(data))
                self._report.written += 1
            elif state.problem is None:
                called = state.file.removesuffix(".md")
                state = self._rewritten(memory, self._renamed(state, file), called)
            else:
                self._done.append((memory.uid, memory.version))
                return
        except FileExistsError:
            self._leave(file, _NO_STAMP, b"", None, "it is in the way of a memory of the same name: rename it")
            return
        line = index.line(memory)
        if state.line != _digest(line.encode()):
            self._lines[state.file] = line
        self._files[state.file] = state._replace(
            version=memory.version, seen=time.time_ns(), line=_digest(line.encode())
        )
        self._gone.discard(state.file)
        self._done.append((memory.uid, memory.version))

    def _back_from_trash(self, waiting: Waiting, file: str) -> FileState | None:
        for state in waiting.files:
            if self._place.exists(state.file):
                return self._renamed(state, file)
            self._gone.add(state.file)
        return None

    def _renamed(self, state: FileState, file: str) -> FileState:
        if state.file == file:
            return state
        self._place.rename(state.file, file)
        self._gone.add(state.file)
        self._lines[state.file] = None
        return state._replace(file=file, line=None, version=0)

    def _rewritten(self, memory: Memory, state: FileState, called: str) -> FileState:
        if state.version == memory.version:
            return state
        data, stamp = self._place.read(state.file, MAX_FILE_BYTES + 1)
        if _digest(data) != state.digest:
            raise Conflict("changed by hand")
        wanted = markdown.write(_shown(memory), data, called)
        if wanted != data:
            stamp = self._place.replace(state.file, wanted, stamp)
            self._report.written += 1
        return state._replace(stamp=stamp, digest=_digest(wanted))

    def _erase(self) -> None:
        """Remove the files of memories that were deleted for good."""
        erased = self._book.erased(self._caller)
        if not erased:
            return
        known = self._book.files(self._caller)
        for file in [*self._place.files(), *self._place.trashed()]:
            if file not in known and file != INDEX:
                with suppress(OSError):
                    if _digest(self._place.read(file, MAX_FILE_BYTES + 1)[0]) in erased:
                        self._place.erase(file)
                        self._lines[file] = None
                        self._report.removed += 1
        self._erased = erased
        self._finish()

    # Index and notes

    def _look_at_index(self, attached: Attached, names: set[str] | None) -> None:
        """Bring back lines that are missing from an index that somebody else has changed."""
        if (names is not None and INDEX not in names) or self._index == attached.index_stamp:
            return
        self._index_is_news = True
        with suppress(OSError):
            lines = index.files(self._place.read_index()[0])
            for file, state in self._book.files(self._caller).items():
                if state.uid and "/" not in file and file not in lines and file not in self._gone:
                    self._files.setdefault(file, state)
                    self._files[file] = self._files[file]._replace(line=None)
                    self._again.add(state.uid)

    def _finish(self) -> None:
        """Write the index, wait for the disk, and note all that was done."""
        stamp = self._index if self._index_is_news else None
        if self._lines or self._hand_made_lines:
            stamp = self._write_index()
        if self._files or self._gone:
            self._place.flush()
        if self._files or self._gone or self._done or self._again or self._erased or stamp is not None:
            self._book.note(
                self._caller, self._files.values(), self._gone - self._files.keys(), self._done, self._again,
                self._erased, stamp,
            )  # fmt: skip
        self._files, self._gone, self._done, self._again = {}, set(), [], set()
        self._lines, self._hand_made_lines, self._erased, self._index_is_news = {}, {}, set(), False

    def _write_index(self) -> Stamp | None:
        while True:
            try:
                data, stamp = self._place.read_index()
                wanted = index.update(index.update(data, self._lines), self._hand_made_lines, keep=True)
                if wanted != data:
                    create, replace = self._place.create, self._place.replace
                    stamp = create(INDEX, wanted) if stamp is None else replace(INDEX, wanted, stamp)
            except (Conflict, FileExistsError, FileNotFoundError):
                continue  # somebody else wrote it this moment
            except OSError as error:
                self._leave(INDEX, _NO_STAMP, b"", None, f"the index cannot be written: {error.strerror}")
                return None
            self._gone.add(INDEX)  # if something was wrong with it, that is over
            return stamp


def _made(path: str) -> str:
    """Make a folder and those above it, for its owner only, and return where it really is."""
    try:
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        with suppress(FileExistsError):
            os.mkdir(path, 0o700)
    except OSError as error:
        raise InvalidInput(f"cannot make the folder {path}: {error.strerror}", field="path") from error
    return os.path.realpath(path)


def _parts(data: bytes) -> Parts:
    """Return what a file says, if it says anything that can be kept."""
    if len(data) > MAX_FILE_BYTES:
        raise InvalidInput(f"it is larger than {MAX_FILE_BYTES:,} bytes: split it")
    parts = markdown.read(data)
    checked_content(parts.body)
    return parts


def _former(found: _Found, missing: dict[str, FileState]) -> FileState | None:
    """Return the file that *found* was before somebody renamed it."""
    for state in missing.values():
        if found.parts.uid == state.uid or found.digest == state.digest:
            return state
    return None


def _differences(found: _Found, memory: Memory) -> Changes | None:
    """Return what a file says otherwise than its memory."""
    parts, shown = found.parts, _shown(memory)
    given: dict[str, Any] = {}
    if parts.body != shown.content:
        given["content"] = parts.body
    if parts.new_kind(memory.kind) != memory.kind:
        given["kind"] = parts.new_kind(memory.kind)
    if parts.description is None and memory.description:
        given["description"] = ""
    elif parts.description is not None and parts.description != description_of(shown):
        given["description"] = parts.description
    if (parts.tags or ()) != shown.tags:
        given["tags"] = parts.tags or ()
    if found.name != memory.name:
        given["name"] = found.name
    return Changes(**given) if given else None


def _shown(memory: Memory) -> Memory:
    """Return *memory* as its file shows it: without the secrets that a person insisted on."""
    return masked(memory) if memory.findings else memory


def _said(memory: Memory) -> tuple[object, ...]:
    return memory.content, memory.kind, memory.description, memory.tags, memory.name, memory.is_live


def _may_have_changed(state: FileState) -> bool:
    return state.stamp[1] > state.seen - _SAME_TICK_NS


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()
