"""From the folder into the store: what a person or another program has changed."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from kept.errors import InvalidInput, KeptError
from kept.folder import index, markdown
from kept.folder.index import INDEX
from kept.folder.ledger import NO_STAMP, Ledger, Problem, digest_of, shown
from kept.folder.markdown import MAX_FILE_BYTES, Parts, description_of
from kept.folder.place import SAME_TICK_NS, Stamp, printable
from kept.storage.folders import Attached, FileState
from kept.storage.protocol import Outdated, Progress, Storage
from kept.trust import Screen
from kept.types import Changes, Draft, Memory, checked_content, checked_name
from kept.values import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from kept.types import Judged

    _Written = TypeVar("_Written")

_AT_ONCE = 500

_DIALECT = "files"

# So many files, if they are most of all, do not vanish at once on purpose.
_MANY = 20


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


class Taking:
    """One pass from the folder into the store."""

    def __init__(self, storage: Storage, ledger: Ledger, progress: Progress | None = None) -> None:
        self._storage = storage
        self._ledger = ledger
        self._folders = ledger.folders
        self._place = ledger.place
        self._caller = ledger.caller
        # Whoever wrote a file, a person or a program, nobody can tell; so it
        # counts as an agent's, and belongs to no project.
        self._hand = replace(ledger.caller, actor="agent", session="folder", project=None, branch=None, teams=())
        self._screen: Screen | None = None
        self._progress = progress
        self.seen: dict[str, Stamp] = {}
        self._states: dict[str, FileState] = {}
        self._erased: set[bytes] = set()
        self._found: list[_Found] = []
        self._index: Stamp | None = None
        # Whether the system tells what changes; then a file need not be read
        # twice to be sure.
        self._is_told = False

    def take_in(self, attached: Attached, names: set[str] | None, *, thoroughly: bool) -> None:
        """Take in what changed, among *names* or anywhere."""
        if attached.overrules:
            self._overrule()
            names = None
        elif names is not None and not names:
            return
        self._place.clean(names)
        self._look(names, thoroughly=thoroughly)
        missing = {
            file: state
            for file, state in self._states.items()
            if "/" not in file and file != INDEX and file not in self.seen and (names is None or file in names)
        }
        self._ledger.gone |= {file for file, state in missing.items() if state.uid is None}
        missing = {file: state for file, state in missing.items() if state.uid is not None}
        former_of: dict[str | bytes | None, FileState] = {state.uid: state for state in missing.values()}
        former_of |= {state.digest: state for state in missing.values()}
        new: list[_Found] = []
        for found in self._found:
            former = former_of.get(found.parts.uid) or former_of.get(found.digest)
            if found.state is not None and found.state.uid is not None:
                self._edit(found, found.state)
            elif former is not None and former.file in missing:
                # Somebody has renamed it.
                del missing[former.file]
                self._ledger.take_out(former.file)
                self._ledger.called[found.file] = former.file.removesuffix(".md")
                self._edit(found, former)
            elif not self._joined(found):
                new.append(found)
        self._add(new)
        self._remove(missing)
        self._look_at_index(attached, names)
        self._ledger.finish()
        if thoroughly:
            self._ledger.report.problems += self._left_below()

    def _left_below(self) -> list[Problem]:
        return [
            Problem(f"{name}/", "a folder; only files beside MEMORY.md are memories") for name in self._place.below()
        ]

    def compared(self) -> tuple[list[str], list[Problem]]:
        """Return the files that differ from what was noted, and those that are left alone; changes nothing."""
        self._look(None, thoroughly=True)
        left = [*self._ledger.files.values(), *(one for one in self._states.values() if one.file == INDEX)]
        problems = {one.file: Problem(one.file, one.problem) for one in left if one.problem}
        missing = [file for file, one in self._states.items() if one.uid and "/" not in file and file not in self.seen]
        if missing and self._has_vanished(len(missing)):
            problems["."] = Problem(".", f"{len(missing):,} files are gone: they will be written again")
        for found in self._found:
            try:
                wrong = self._clash(found) or self._was_deleted(found)
                self._judged(found, None)
            except KeptError as error:
                wrong = error.message
            if wrong is not None:
                problems[found.file] = Problem(found.file, wrong)
        changed = [one.file for one in self._found if one.file not in problems]
        return [*changed, *missing], sorted([*problems.values(), *self._left_below()])

    def _look(self, names: set[str] | None, *, thoroughly: bool) -> None:
        """Read what may have changed."""
        self._is_told = names is not None
        self._states = self._folders.files(self._caller, names)
        self._erased = self._folders.erased(self._caller)
        for file, stamp in self._stamps(names):
            if file == INDEX:
                self._index = stamp
                if stamp is None:
                    self._ledger.leave(INDEX, NO_STAMP, b"", None, "it is no plain file, so there is no index")
                elif INDEX in self._states:
                    self._ledger.gone.add(INDEX)  # what was wrong with it is over
                continue
            self.seen[file] = stamp or NO_STAMP
            state = self._states.get(file)
            is_same = state is not None and state.stamp == (stamp or NO_STAMP)
            is_doubtful = self._is_told or state is None or not is_same or _may_have_changed(state)
            if is_doubtful or (thoroughly and state is not None and state.problem):
                self._read(file, stamp, state)

    def _stamps(self, names: set[str] | None) -> Iterator[tuple[str, Stamp | None]]:
        if names is None:
            yield from sorted(self._place.files().items())
            return
        for name in sorted(names):
            if name.endswith(".md") and not name.startswith("."):
                with suppress(FileNotFoundError):
                    yield printable(name), self._place.stamp(name)

    def _read(self, file: str, stamp: Stamp | None, state: FileState | None) -> None:
        try:
            checked_name(file.removesuffix(".md"), "its name")
            if stamp is None:
                self._ledger.leave(file, NO_STAMP, b"", state, "it is no plain file")
                return
            data, stamp = self._place.read(file, MAX_FILE_BYTES + 1)
        except FileNotFoundError:
            self.seen.pop(file)
            return
        except (InvalidInput, OSError) as error:
            said = error.message if isinstance(error, KeptError) else f"it cannot be read: {error.strerror}"
            self._ledger.leave(file, stamp or NO_STAMP, b"", state, said)
            return
        digest = digest_of(data)
        if digest in self._erased and (state is None or state.uid is None):
            self.seen.pop(file)  # of a memory that was deleted for good; it is removed with the rest
        elif state is not None and state.digest == digest and state.problem is None:
            if stamp != state.stamp or not self._is_told:
                self._ledger.files[file] = state._replace(stamp=stamp, seen=time.time_ns())
        else:
            try:
                self._found.append(_Found(file, stamp, data, digest, _parts(data), state))
            except InvalidInput as error:
                self._ledger.leave(file, stamp, digest, state, error.message)

    def _edit(self, found: _Found, state: FileState) -> None:
        """Let a memory say what its file says."""
        try:
            memory = self._storage.get(self._hand, state.uid or "")
            if memory.is_live:
                memory = self._edited(found, memory, state)
        except KeptError as error:
            self._ledger.leave(found.file, found.stamp, found.digest, state, error.message)
            return
        self._known(found, memory, state)

    def _edited(self, found: _Found, memory: Memory, state: FileState) -> Memory:
        changes = _differences(found, memory)
        if changes is None:
            return memory
        self._ledger.report.taken_in.append(found.file)
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
        is_same = memory.is_live and markdown.write(shown(memory), found.data, called) == found.data
        line = index.line(memory)
        self._ledger.files[found.file] = FileState(
            found.file,
            memory.uid,
            memory.version if is_same else 0,
            found.stamp,
            time.time_ns(),
            found.digest,
            digest_of(line.encode()),
        )
        if state is None:
            self._ledger.hand_made_lines[found.file] = line
        elif state.line != digest_of(line.encode()) or state.file != found.file:
            self._ledger.lines[found.file] = line
        if is_same:
            self._ledger.done.append((memory.uid, memory.version))
        else:
            self._ledger.again.add(memory.uid)

    def _joined(self, found: _Found) -> bool:
        """Tell whether an unknown file is that of a memory, as when somebody died before it was noted."""
        if (wrong := self._clash(found) or self._was_deleted(found)) is not None:
            self._ledger.leave(found.file, found.stamp, found.digest, found.state, wrong)
            return True
        memory = self._storage.named(self._hand, found.name)
        if memory is None and found.parts.uid is not None:
            memory = self._fetched(found.parts.uid)
        if memory is None:
            return False
        if self._has_file(memory):
            return False
        state = FileState(found.file, memory.uid, None, found.stamp, 0, b"")
        self._edit(found, state)
        if found.file in self._ledger.lines:
            self._ledger.hand_made_lines[found.file] = self._ledger.lines.pop(found.file)
        return True

    def _clash(self, found: _Found) -> str | None:
        """Say what is wrong with the name of a file that differs only in case from another."""
        memory = self._storage.named(self._hand, found.name)
        if memory is None or memory.name == found.name or not self._has_file(memory):
            return None
        return f"its name differs only in case from {memory.name}.md: give it another"

    def _was_deleted(self, found: _Found) -> str | None:
        """Say what is wrong with a file of a memory that was deleted for good."""
        if found.parts.uid is None or not self._folders.was_deleted(self._caller, found.parts.uid):
            return None
        return "its memory was deleted for good: remove it, or the id in its frontmatter to keep it anew"

    def _has_file(self, memory: Memory) -> bool:
        """Tell whether *memory* has a file in the folder, the trash aside."""
        files = {state.file for state in self._folders.files_of(self._caller, memory.uid) if "/" not in state.file}
        return any(map(self._place.exists, files - self._ledger.gone))

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
            self._ledger.leave(new[0].file, new[0].stamp, new[0].digest, new[0].state, error.message)
            return True
        for found, memory in stored:
            self._ledger.report.taken_in.append(found.file)
            self._known(found, memory, None)
        return True

    def _acceptable(self, found: _Found, screen: Screen) -> "Judged | None":
        try:
            return self._judged(found, screen)
        except KeptError as error:
            self._ledger.leave(found.file, found.stamp, found.digest, found.state, error.message)
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
            self._ledger.report.problems.append(
                Problem(".", f"{len(missing):,} files were gone at once: they were written again; "
                             "'kept trash' and 'kept delete' remove memories")
            )  # fmt: skip
            self._ledger.gone |= missing.keys()
            self._ledger.again |= {state.uid for state in missing.values() if state.uid}
            return
        for file, state in missing.items():
            self._ledger.take_out(file)
            with suppress(KeptError):
                memory = self._storage.get(self._hand, state.uid or "")
                if memory.is_live and self._was_changed_too(memory, state):
                    self._ledger.again.add(memory.uid)  # it says something new, so it is not what was thrown away
                elif memory.is_live:
                    self._storage.trash(self._hand, memory.uid, _DIALECT)
                    self._ledger.report.removed.append(file)

    def _has_vanished(self, missing: int) -> bool:
        """Tell whether so many files gone at once are an accident, and nobody's wish."""
        known = self._folders.count(self._caller)
        is_most = missing >= _MANY and 2 * missing > known
        return is_most or (missing >= known and (known > 1 or not self._place.exists(INDEX)))

    def _overrule(self) -> None:
        """Move what the store knows nothing of to the trash: a backup was restored, and it has the last word."""
        states = self._folders.files(self._caller)
        for file, stamp in self._place.files().items():
            state = states.pop(file, None)
            if file != INDEX and stamp is not None and (state is None or state.stamp != stamp):
                self._place.to_trash(file)
                self._ledger.take_out(file)
        self._ledger.gone |= {file for file in states if "/" not in file}
        self._ledger.finish()
        self._folders.attach(self._caller, self._place.path)

    def _look_at_index(self, attached: Attached, names: set[str] | None) -> None:
        """Bring back lines that are missing, or there twice, in an index that somebody else has changed."""
        if (names is not None and INDEX not in names) or self._index == attached.index_stamp:
            return
        self._ledger.index = self._index
        with suppress(OSError):
            lines = Counter(index.files(self._place.read_index()[0]))
            for file, state in self._folders.files(self._caller).items():
                if state.uid and "/" not in file and lines[file] != 1 and file not in self._ledger.gone:
                    self._ledger.files.setdefault(file, state)
                    self._ledger.files[file] = self._ledger.files[file]._replace(line=None)
                    self._ledger.again.add(state.uid)


def _parts(data: bytes) -> Parts:
    """Return what a file says, if it says anything that can be kept."""
    if len(data) > MAX_FILE_BYTES:
        raise InvalidInput(f"it is larger than {MAX_FILE_BYTES:,} bytes: split it")
    parts = markdown.read(data)
    checked_content(parts.body)
    return parts


def _differences(found: _Found, memory: Memory) -> Changes | None:
    """Return what a file says otherwise than its memory."""
    parts, known = found.parts, shown(memory)
    given: dict[str, Any] = {}
    if parts.body != known.content:
        given["content"] = parts.body
    if parts.new_kind(memory.kind) != memory.kind:
        given["kind"] = parts.new_kind(memory.kind)
    if parts.description is None and memory.description:
        given["description"] = ""
    elif parts.description is not None and parts.description != description_of(known):
        given["description"] = parts.description
    if (parts.tags or ()) != known.tags:
        given["tags"] = parts.tags or ()
    if found.name != memory.name:
        given["name"] = found.name
    return Changes(**given) if given else None


def _said(memory: Memory) -> tuple[object, ...]:
    return memory.content, memory.kind, memory.description, memory.tags, memory.name, memory.is_live


def _may_have_changed(state: FileState) -> bool:
    """Tell whether a file was seen so soon after its last change that a second one may have left the same time."""
    return state.stamp[1] > state.seen - SAME_TICK_NS
