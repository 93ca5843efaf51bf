"""Which files of a folder have changed since the last time we asked, without looking at each.

Linux tells (inotify), at once and in order, for file systems of this machine;
elsewhere every file is looked at.
"""

import os
import select
import struct
import time

_MODIFY, _ATTRIB, _CLOSE_WRITE = 0x2, 0x4, 0x8
_MOVED_FROM, _MOVED_TO, _CREATE, _DELETE, _DELETE_SELF, _MOVE_SELF = 0x40, 0x80, 0x100, 0x200, 0x400, 0x800
_CHANGES = _MODIFY | _CLOSE_WRITE | _MOVED_FROM | _MOVED_TO | _CREATE | _DELETE | _DELETE_SELF | _MOVE_SELF
_LOST = _DELETE_SELF | _MOVE_SELF | 0x2000 | 0x4000 | 0x8000  # unmounted, overflown, ended
_ONLY_FOLDERS = 0x0100_0000
_EVENT = struct.Struct("iIII")
_READ_BYTES = 65_536

# Programs that remove or rename many files need a moment for all of them.
_QUIET_S = 0.1
_LONGEST_S = 0.6

# File systems where nobody but this machine can change a file.
_LOCAL = frozenset("bcachefs btrfs exfat ext2 ext3 ext4 f2fs ntfs3 overlay ramfs tmpfs vfat xfs zfs".split())


class Watch:
    """Tells what changes in one folder from now on."""

    def __init__(self, path: str) -> None:
        """Begin to watch.

        Raises:
            OSError: this system does not tell, or not about this folder.
        """
        self._process = os.getpid()
        self._handle = -1
        self._handle = _inotify(path)

    def changed(self) -> set[str] | None:
        """Return the names of what changed since the last call; None if that is not known."""
        if os.getpid() != self._process:
            return None  # the parent hears it, and each event is told once
        names: set[str] = set()
        while True:
            try:
                events = os.read(self._handle, _READ_BYTES)
            except BlockingIOError:
                return names
            at = 0
            while at < len(events):
                _, mask, _, size = _EVENT.unpack_from(events, at)
                at += _EVENT.size
                if mask & _LOST:
                    return None
                names.add(os.fsdecode(events[at : at + size].rstrip(b"\0")))
                at += size

    def wait(self) -> None:
        """Wait until something has changed and it is quiet again, or goes on for too long."""
        select.select([self._handle], [], [])
        until = time.monotonic() + _LONGEST_S
        while self.changed() != set() and time.monotonic() < until:
            time.sleep(_QUIET_S)

    def close(self) -> None:
        """Stop watching."""
        handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)

    def __del__(self) -> None:
        """Stop watching for whom nobody asks any more: a user has few of these."""
        self.close()


def _inotify(path: str) -> int:
    import ctypes

    libc = ctypes.CDLL(None, use_errno=True)
    if not hasattr(libc, "inotify_init1") or not _is_local(path):
        raise OSError("no word of changes here")
    handle: int = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    if handle < 0:
        raise OSError(ctypes.get_errno(), "cannot watch")
    if libc.inotify_add_watch(handle, os.fsencode(path), _CHANGES | _ONLY_FOLDERS) < 0:
        os.close(handle)
        raise OSError(ctypes.get_errno(), "cannot watch")
    return handle


def _is_local(path: str) -> bool:
    """Tell whether the file system of *path* is one that only this machine changes."""
    device = os.stat(path).st_dev
    with open("/proc/self/mountinfo", encoding="utf-8", errors="replace") as mounts:
        for mount in mounts:
            fields = mount.split()
            if fields[2] == f"{os.major(device)}:{os.minor(device)}":
                return fields[fields.index("-") + 1] in _LOCAL
    return False
