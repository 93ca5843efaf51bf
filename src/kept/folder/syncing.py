"""Memories and their files, brought to say the same.

The store notes how each file looked when both agreed, and which memories
have changed since; so a change is found by size and time, and decided by
content. Whatever dies in between leaves a note, and the next call goes on.
"""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

from kept.errors import Conflict, InvalidInput, KeptError
from kept.folder.ledger import Ledger, Problem, Report
from kept.folder.place import Missing, Place
from kept.folder.showing import Showing
from kept.folder.taking import Taking
from kept.folder.watching import Watch
from kept.identity import memory_folder
from kept.storage.protocol import Attached, Progress, Storage
from kept.types import Caller, Memory

_POLL_S = 0.5
_SHOWN_WAITING = 500
_LARGE_INDEX_BYTES = 50_000


class Status(NamedTuple):
    """How a folder and the store compare. ``changed`` names what the next call takes in or writes."""

    path: str | None
    memories: int
    files: int
    changed: list[str]
    problems: list[Problem]


class Folder:
    """One user's memories as files."""

    def __init__(self, storage: Storage, caller: Caller) -> None:
        self._storage = storage
        self._caller = caller
        self._folders = storage.folders
        self._watch: Watch | None = None
        self._syncs = 0
        self._one_at_a_time = threading.RLock()

    # Whose and where

    @property
    def path(self) -> str | None:
        """Where the folder is; None if this user has none."""
        attached = self._folders.get(self._caller)
        return None if attached is None else attached.path

    def check(self) -> None:
        """See that the user has a folder, or may be given the usual one; changes nothing.

        Raises:
            Conflict: the usual folder belongs to another store.
        """
        if self._folders.get(self._caller) is None:
            with suppress(Missing), Place(os.path.realpath(memory_folder(self._storage.path, self._caller))) as place:
                self._must_be_free(place)

    def ensure(self, progress: Progress | None = None) -> Report | None:
        """Give the user the usual folder, with all their memories, unless they have one.

        Raises:
            Conflict: the usual folder belongs to another store.
            InvalidInput: it cannot be made.
        """
        if self._folders.get(self._caller) is None:
            self._claimed(_made(memory_folder(self._storage.path, self._caller)))
            return self.sync(progress=progress)
        return None

    def attach(self, path: str, progress: Progress | None = None) -> Report:
        """Let the folder at *path* be the user's; what is in it is taken in, and all memories are written to it.

        Raises:
            InvalidInput: there is no such folder.
            Conflict: it belongs to another store or user.
        """
        self._caller.holder("personal")
        real = os.path.realpath(os.path.expanduser(path))
        if not path or not os.path.isdir(real):
            raise InvalidInput(f"'{path}' is no folder: name one that is there", field="path")
        if self.path not in (None, real):
            self.detach()
        self._claimed(real)
        return self.sync(thoroughly=True, progress=progress)

    def detach(self) -> str:
        """Leave the folder as a plain copy, and return where it is.

        Raises:
            InvalidInput: this user has none.
        """
        self._caller.holder("personal")
        attached = self._folders.get(self._caller)
        if attached is None:
            raise InvalidInput("there is no folder to detach", field="path")
        with suppress(Missing), self._opened(attached) as place, place.locked():
            place.release()
        self._folders.detach(self._caller)
        self._unwatch()
        return attached.path

    def _claimed(self, path: str) -> str:
        try:
            with Place(path) as place:
                self._must_be_free(place)
                # First the store, which has no id before the first write to it.
                self._folders.attach(self._caller, path)
                place.claim(self._owner(self._folders.store_id()))
        except (Missing, OSError) as error:
            self._folders.detach(self._caller)
            raise InvalidInput(f"cannot use the folder {path}: {error}", field="path") from error
        self._unwatch()
        return path

    def _must_be_free(self, place: Place) -> None:
        owner = place.owner()
        if owner is not None and not self._is_own(owner):
            raise Conflict(
                f"{place.path} belongs to another store or user; detach it there, or 'kept folder attach' another",
                field="path",
            )

    def _owner(self, store_id: str) -> dict[str, str]:
        return {
            "store": store_id,
            "file": os.path.realpath(self._storage.path),
            "tenant": self._caller.tenant,
            "user": self._caller.holder("personal"),
        }

    def _is_own(self, owner: dict[str, str]) -> bool:
        """Tell whether a folder is this user's; a store that was moved may claim its folder again."""
        mine = self._owner(self._folders.store_id())
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
            names = None if thoroughly else self._changed_names(attached)
            if names is not None and not names and not attached.waits and not attached.overrules:
                return report
            try:
                self._sync(attached, names, report, progress, thoroughly=thoroughly)
            except Missing as error:
                if not self._made_again(attached):
                    report.problems.append(Problem(".", f"{error}: nothing is read or written until it is back"))
                    return report
                report.problems.append(Problem(".", f"{error}: it was made again"))
                with suppress(Missing):
                    self._sync(attached, None, report, progress, thoroughly=True)
            except OSError as error:
                report.problems.append(Problem(".", f"the folder cannot be used: {error.strerror}"))
        report.problems += (Problem(one.file, one.problem or "") for one in self._folders.problems(self._caller))
        return report

    def _sync(
        self,
        attached: Attached,
        names: set[str] | None,
        report: Report,
        progress: Progress | None,
        *,
        thoroughly: bool,
    ) -> None:
        try:
            with self._opened(attached) as place, place.locked():
                ledger = Ledger(self._folders, self._caller, place, report)
                Taking(self._storage, ledger, progress).take_in(attached, names, thoroughly=thoroughly)
                Showing(ledger, progress).show()
        except BaseException:
            self._unwatch()  # what changed is not known any more
            raise

    def follow(self, only: str | None = None) -> None:
        """Write what was just changed in the store; *only* one memory, and then also while memory is off."""
        attached = self._folders.get(self._caller) if only is not None else self._awake()
        if attached is None or not attached.waits:
            return
        with self._one_at_a_time, suppress(Missing, OSError), self._opened(attached) as place, place.locked():
            Showing(Ledger(self._folders, self._caller, place, Report())).show(only)

    def file_of(self, memory: Memory) -> str:
        """Return where the file of *memory* is, or would be."""
        path = self.path or memory_folder(self._storage.path, self._caller)
        states = sorted(self._folders.files_of(self._caller, memory.uid), key=lambda one: one.seen)
        return os.path.join(path, states[-1].file if states else f"{memory.name}.md")

    def status(self) -> Status:
        """Compare folder and store, and change nothing."""
        self._caller.holder("personal")
        attached = self._folders.get(self._caller)
        if attached is None:
            return Status(None, 0, 0, [], [])
        known = self._folders.count(self._caller)
        waiting = [one.memory.name for one in self._folders.waiting(self._caller, _SHOWN_WAITING)]
        try:
            with self._opened(attached) as place:
                taking = Taking(self._storage, Ledger(self._folders, self._caller, place, Report()))
                changed, problems = taking.compared()
        except (Missing, OSError) as error:
            return Status(attached.path, known, 0, waiting, [Problem(".", str(error))])
        return Status(
            attached.path,
            known,
            len(taking.seen),
            sorted({*waiting, *(file.removesuffix(".md") for file in changed)}),
            problems,
        )

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
        attached = self._folders.get(self._caller)
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

    def _changed_names(self, attached: Attached) -> set[str] | None:
        """Return which names may have changed; None if every file must be looked at.

        The first call of a process looks at all, and unless they are many
        only who comes again pays for being told.
        """
        self._syncs += 1
        if self._watch is None:
            index_size = attached.index_stamp[0] if attached.index_stamp else 0
            if self._syncs > 1 or index_size > _LARGE_INDEX_BYTES:
                with suppress(OSError):
                    self._watch = Watch(attached.path)
            return None
        names = self._watch.changed()
        if names is None:
            self._unwatch()
        return names

    def _unwatch(self) -> None:
        if self._watch is not None:
            self._watch.close()
            self._watch = None


def _made(path: str) -> str:
    """Make a folder and those above it, for its owner only, and return where it really is."""
    try:
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        with suppress(FileExistsError):
            os.mkdir(path, 0o700)
    except OSError as error:
        raise InvalidInput(f"cannot make the folder {path}: {error.strerror}", field="path") from error
    return os.path.realpath(path)
