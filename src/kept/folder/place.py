"""One folder on disk, touched so that nothing outside it ever is.

Everything goes through the open folder, never through a path; links are not
followed; a file appears whole or not at all.
"""

import errno
import fcntl
import json
import os
import secrets
import stat
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import NamedTuple, Self

from kept.errors import Backend, Conflict
from kept.folder.index import INDEX
from kept.folder.system import exchange

MARKER = ".kept"
TRASH = "trash"

# Two writes within this time may leave the same time on a file.
SAME_TICK_NS = 20_000_000

_LARGEST = (1 << 63) - 1
_PATIENCE_S = 60.0
_PAUSE_S = 0.002
_TEMPORARY = (".kept-", ".tmp")


class Stamp(NamedTuple):
    """What tells, without reading it, that a file is still the same."""

    size: int
    time: int
    inode: int


class Missing(Exception):
    """The folder is not there, or is not the one that was left."""


class Place:
    """A folder that is open and, within `locked`, ours alone."""

    def __init__(self, path: str) -> None:
        """Open the folder at *path*.

        Raises:
            Missing: there is none, or a link stands in its place.
        """
        self.path = path
        flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
        try:
            self._folder = os.open(path, flags)
        except FileNotFoundError:
            raise Missing(f"{path} is missing") from None
        except OSError as error:
            if error.errno not in {errno.ENOTDIR, errno.ELOOP}:
                raise
            raise Missing(f"{path} is no folder") from None
        self._trash: int | None = None
        if os.path.realpath(path) != path:
            os.close(self._folder)
            raise Missing(f"{path} is reached through a link that was not there before")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._folder)
        if self._trash is not None:
            os.close(self._trash)

    # Whose it is

    def owner(self) -> dict[str, str] | None:
        """Return what the folder says of whose it is; None if it says nothing."""
        try:
            said = json.loads(self.read(MARKER, 4096)[0])
        except (OSError, ValueError):
            return None
        return said if isinstance(said, dict) else None

    def claim(self, owner: dict[str, str]) -> None:
        """Write into the folder whose it is."""
        self._write(MARKER, json.dumps(owner).encode() + b"\n", 0o600)

    def release(self) -> None:
        """Take out what says whose it is."""
        with suppress(FileNotFoundError):
            os.unlink(MARKER, dir_fd=self._folder)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep other processes and threads out; they wait."""
        try:
            handle = os.open(MARKER, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=self._folder)
        except OSError as error:
            raise Missing(f"{self.path} has lost its file {MARKER}") from error
        try:
            deadline = time.monotonic() + _PATIENCE_S
            while True:
                try:
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                except BlockingIOError:
                    if time.monotonic() > deadline:
                        raise Backend(f"the folder {self.path} is busy; try again") from None
                    time.sleep(_PAUSE_S)
            yield
        finally:
            os.close(handle)

    # Looking

    def files(self) -> dict[str, Stamp | None]:
        """Return the Markdown files of the folder; None for what has such a name and is no plain file."""
        found: dict[str, Stamp | None] = {}
        with os.scandir(self._folder) as entries:
            for entry in entries:
                if entry.name.endswith(".md") and not entry.name.startswith("."):
                    with suppress(FileNotFoundError):
                        found[printable(entry.name)] = _stamp(entry.stat(follow_symlinks=False))
        return found

    def below(self) -> list[str]:
        """Return the folders in this one, but for the trash, hidden ones and those that look like a file of it."""
        with os.scandir(self._folder) as entries:
            inside = [one.name for one in entries if one.is_dir(follow_symlinks=False) and one.name != TRASH]
        return sorted(printable(name) for name in inside if not name.startswith(".") and not name.endswith(".md"))

    def clean(self, names: Iterable[str] | None = None) -> None:
        """Remove what a process that died has left, among *names* or anywhere; only for who has locked the folder."""
        for name in os.listdir(self._folder) if names is None else names:
            if name.startswith(_TEMPORARY[0]) and name.endswith(_TEMPORARY[1]):
                with suppress(OSError):
                    os.unlink(name, dir_fd=self._folder)

    def trashed(self) -> list[str]:
        """Return the Markdown files in the trash."""
        with self._in_trash(make=False) as folder:
            names = [] if folder is None else os.listdir(folder)
        return [f"{TRASH}/{name}" for name in names if name.endswith(".md") and printable(name) == name]

    def exists(self, file: str) -> bool:
        """Tell whether anything has this name."""
        with self._folder_of(file) as (folder, name):
            try:
                os.stat(name, dir_fd=folder, follow_symlinks=False)
            except FileNotFoundError:
                return False
            return True

    def stamp(self, file: str) -> Stamp | None:
        """Return the stamp of a plain file; None for anything else.

        Raises:
            FileNotFoundError: there is nothing of this name.
        """
        with self._folder_of(file) as (folder, name):
            return _stamp(os.stat(name, dir_fd=folder, follow_symlinks=False))

    def read(self, file: str, most: int) -> tuple[bytes, Stamp]:
        """Return at most *most* bytes of a plain file, and its stamp.

        Raises:
            OSError: it is not there, or no plain file.
        """
        with self._folder_of(file) as (folder, name):
            handle = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
        with os.fdopen(handle, "rb") as opened:
            stamp = _stamp(os.fstat(opened.fileno()))
            if stamp is None:
                raise OSError(errno.EINVAL, "no plain file")
            return opened.read(most), stamp

    # Changing

    def create(self, file: str, data: bytes) -> Stamp:
        """Write a new file.

        Raises:
            FileExistsError: something has this name.
        """
        temporary, stamp = self._temporary(data, 0o600)
        try:
            os.link(temporary, file, src_dir_fd=self._folder, dst_dir_fd=self._folder, follow_symlinks=False)
        except FileExistsError:
            raise
        except OSError:
            # A file system without hard links; whoever writes the same name now loses.
            if self.exists(file):
                raise FileExistsError(errno.EEXIST, "in the way", file) from None
            os.rename(temporary, file, src_dir_fd=self._folder, dst_dir_fd=self._folder)
        finally:
            with suppress(FileNotFoundError):
                os.unlink(temporary, dir_fd=self._folder)
        return stamp

    def replace(self, file: str, data: bytes, known: Stamp) -> Stamp:
        """Write a file that was as *known* says.

        Raises:
            Conflict: it is not any more.
        """
        mode = stat.S_IMODE(os.stat(file, dir_fd=self._folder, follow_symlinks=False).st_mode)
        temporary, stamp = self._temporary(data, mode)
        try:
            if self.stamp(file) != known or not self._exchange(temporary, file, stamp, known):
                raise Conflict(f"{file} has just been changed")
        finally:
            with suppress(FileNotFoundError):
                os.unlink(temporary, dir_fd=self._folder)
        return stamp

    def _exchange(self, temporary: str, file: str, ours: Stamp, known: Stamp) -> bool:
        """Put *temporary* in the place of *file*; False, and all as before, if that was not *known* any more.

        They change places at once, so that what somebody else wrote in this
        very moment comes out and can be put back.
        """
        is_ours_inside = False
        while True:
            if not exchange(temporary, file, self._folder):
                os.rename(temporary, file, src_dir_fd=self._folder, dst_dir_fd=self._folder)
                return True
            is_ours_inside = not is_ours_inside
            out = self.stamp(temporary)
            if out == (known if is_ours_inside else ours):
                return is_ours_inside

    def read_index(self) -> tuple[bytes, Stamp | None]:
        """Return the index and its stamp; nothing if there is none.

        Raises:
            OSError: something else has its name.
        """
        try:
            return self.read(INDEX, -1)
        except FileNotFoundError:
            return b"", None

    def rename(self, old: str, new: str) -> None:
        """Give a file another name.

        Raises:
            FileExistsError: something has it already.
        """
        if self.exists(new):
            raise FileExistsError(errno.EEXIST, "in the way", new)
        with self._folder_of(old) as (source, old_name), self._folder_of(new) as (target, new_name):
            os.rename(old_name, new_name, src_dir_fd=source, dst_dir_fd=target)

    def to_trash(self, file: str) -> str:
        """Move a file to the trash, beside whatever is there under its name, and return what it is now."""
        stem = file.removesuffix(".md")
        number, target = 1, f"{TRASH}/{file}"
        while self.exists(target):
            number += 1
            target = f"{TRASH}/{stem}-{number}.md"
        self.rename(file, target)
        return target

    def erase(self, file: str) -> None:
        """Remove a file for good."""
        with self._folder_of(file) as (folder, name), suppress(FileNotFoundError):
            os.unlink(name, dir_fd=folder)

    def flush(self) -> None:
        """Wait until every change of names is on disk."""
        os.fsync(self._folder)
        if self._trash is not None:
            os.fsync(self._trash)

    # Inside

    def _write(self, file: str, data: bytes, mode: int) -> Stamp:
        with suppress(FileNotFoundError):
            mode = stat.S_IMODE(os.stat(file, dir_fd=self._folder, follow_symlinks=False).st_mode)
        temporary, stamp = self._temporary(data, mode)
        os.rename(temporary, file, src_dir_fd=self._folder, dst_dir_fd=self._folder)
        return stamp

    def _temporary(self, data: bytes, mode: int) -> tuple[str, Stamp]:
        """Write *data* to a new file that nobody takes for a memory."""
        name = secrets.token_hex(8).join(_TEMPORARY)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
        handle = os.open(name, flags, mode, dir_fd=self._folder)
        with os.fdopen(handle, "wb") as opened:
            opened.write(data)
            opened.flush()
            # Dated back, so that whoever writes it next, however soon, leaves another time on it.
            earlier = time.time_ns() - 2 * SAME_TICK_NS
            os.utime(handle, ns=(earlier, earlier))
            os.fsync(handle)
            written = os.fstat(handle)
        return name, _stamp(written) or Stamp(0, 0, 0)

    @contextmanager
    def _folder_of(self, file: str) -> Iterator[tuple[int, str]]:
        """Give the open folder that *file* lies in, and its name there."""
        above, is_inside, name = file.rpartition("/")
        if not is_inside:
            yield self._folder, name
            return
        if above != TRASH:
            raise ValueError(f"no file of this folder: {file}")
        with self._in_trash(make=True) as folder:
            yield folder or 0, name

    @contextmanager
    def _in_trash(self, *, make: bool) -> Iterator[int | None]:
        if self._trash is None:
            flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
            if make:
                with suppress(FileExistsError):
                    os.mkdir(TRASH, 0o700, dir_fd=self._folder)
            with suppress(FileNotFoundError):
                self._trash = os.open(TRASH, flags, dir_fd=self._folder)
        yield self._trash


def printable(name: str) -> str:
    """Return the name of a file as it can be stored and shown; one that is no UTF-8 is no name of ours anyway."""
    return os.fsencode(name).decode("utf-8", "backslashreplace")


def _stamp(found: os.stat_result) -> Stamp | None:
    if not stat.S_ISREG(found.st_mode):
        return None
    # Times after 2262, and the inodes of some file systems, are larger than a database holds.
    return Stamp(found.st_size, max(-_LARGEST, min(found.st_mtime_ns, _LARGEST)), found.st_ino & _LARGEST)
