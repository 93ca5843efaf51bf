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

from kept.errors import Backend, Conflict, InvalidInput, KeptError
from kept.folder.ledger import Ledger, Problem, Report
from kept.folder.place import MARKER, Missing, Place
from kept.folder.showing import Showing
from kept.folder.taking import Taking
from kept.folder.watching import Watch
from kept.identity import is_url, memory_folder
from kept.storage.folders import Attached
from kept.storage.protocol import Progress, Storage
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
        self._watched: tuple[str, int, int] | None = None
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
        self._must_be_apart(real)
        before = self._folders.get(self._caller)
        self._claimed(real)
        if before is not None and before.path != real:
            self._release(before)
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
        self._release(attached)
        self._folders.detach(self._caller)
        self._unwatch()
        return attached.path

    def _release(self, attached: Attached) -> None:
        with suppress(Missing, OSError), self._opened(attached) as place, place.locked():
            place.release()

    def _claimed(self, path: str) -> str:
        before = self._folders.get(self._caller)
        try:
            with Place(path) as place:
                self._must_be_free(place)
                # First the store, which has no id before the first write to it.
                self._folders.attach(self._caller, path)
                try:
                    place.claim(self._owner(self._folders.store_id(), path))
                except OSError:
                    if before is None:
                        self._folders.detach(self._caller)
                    else:
                        self._folders.attach(self._caller, before.path)
                    raise
        except Missing as error:
            raise InvalidInput(f"cannot use this folder: {error}", field="path") from error
        except OSError as error:
            raise InvalidInput(f"cannot use the folder {path}: {error.strerror}", field="path") from error
        self._unwatch()
        return path

    def _must_be_free(self, place: Place) -> None:
        owner = place.owner()
        if owner is not None and not self._is_own(owner, place.path):
            raise Conflict(
                f"{place.path} belongs to another store or user; detach it there, or 'kept folder attach' another",
                field="path",
            )

    def _must_be_apart(self, path: str) -> None:
        """Raise `Conflict` if *path* lies in somebody's folder, or around where kept has everybody's."""
        usual = os.path.realpath(memory_folder(self._storage.path, self._caller))
        home = os.path.dirname(os.path.dirname(os.path.dirname(usual)))
        above = os.path.dirname(path)
        while above != os.path.dirname(above):
            if os.path.lexists(os.path.join(above, MARKER)):
                raise Conflict(f"{path} lies in {above}, which is a folder of memories itself", field="path")
            above = os.path.dirname(above)
        parts = os.path.relpath(path, home).split(os.sep)
        if path != usual and (parts[0] in {"users", "tenants", "stores", "."} or home.startswith(path + os.sep)):
            raise Conflict(f"{path} belongs to kept itself; choose another folder", field="path")

    def _owner(self, store_id: str, path: str) -> dict[str, str]:
        return {
            "folder": path,
            "store": store_id,
            "file": self._storage.path if is_url(self._storage.path) else os.path.realpath(self._storage.path),
            "tenant": self._caller.tenant,
            "user": self._caller.holder("personal"),
        }

    def _is_own(self, owner: dict[str, str], path: str) -> bool:
        """Tell whether a folder is this user's; one that was moved or copied, with its store or without, may be."""
        mine = self._owner(self._folders.store_id(), path)
        is_same = all(owner.get(part) == mine[part] for part in ("store", "tenant", "user"))
        is_there = owner.get("file") != mine["file"] and os.path.exists(owner.get("file", ""))
        return is_same and not (is_there and owner.get("folder") == path)

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
                    said = f"{error}: nothing is read or written until it is back, or 'kept folder attach' takes one"
                    report.problems.append(Problem(".", said))
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

    def follow(self) -> None:
        """Write what was just changed in the store."""
        attached = self._awake()
        if attached is None or not attached.waits:
            return
        with self._one_at_a_time, suppress(Missing, OSError), self._opened(attached) as place, place.locked():
            Showing(Ledger(self._folders, self._caller, place, Report())).show()

    def erase(self, uid: str) -> bool:
        """Remove the files of a memory that is about to be deleted for good; False if the folder is out of reach.

        Should it not be deleted after all, its file is written again.

        Raises:
            Backend: a file is there and cannot be removed.
        """
        attached = self._folders.get(self._caller)
        states = self._folders.files_of(self._caller, uid) if attached is not None else []
        if attached is None or not states:
            return True
        try:
            with self._one_at_a_time, self._opened(attached) as place, place.locked():
                ledger = Ledger(self._folders, self._caller, place, Report())
                ledger.again.add(uid)
                for state in states:
                    place.erase(state.file)
                    ledger.take_out(state.file)
                ledger.finish()
        except Missing:
            return False
        except OSError as error:
            file = os.path.join(attached.path, states[0].file)
            raise Backend(f"cannot remove {file} ({error.strerror}), so nothing was deleted") from error
        return True

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
        except Missing as error:
            return Status(attached.path, known, 0, waiting, [Problem(".", str(error))])
        except OSError as error:
            said = f"the folder cannot be used: {error.strerror}"
            return Status(attached.path, known, 0, waiting, [Problem(".", said)])
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
                    watch.wait()  # without end; a folder that goes away says so
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
            if owner != self._owner(attached.store_id, path):
                raise Missing(f"{path} belongs to another store or user, or was moved")
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
        with suppress(OSError):
            here = os.stat(attached.path)
            if self._watched != (attached.path, here.st_dev, here.st_ino):
                self._unwatch()
                self._watched = (attached.path, here.st_dev, here.st_ino)
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
