"""What is wrong with an installation, if anything: versions, paths, permissions, latency."""

import os
import platform
import stat
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import apsw

import kept
from kept.api import open as open_keeper
from kept.errors import KeptError, NotFound
from kept.identity import home_folder, is_url
from kept.keeper import Keeper

# Before this release SQLite could lose a commit when two connections write
# and one of them checkpoints.
_SAFE_SQLITE = (3, 51, 3)

Finding = tuple[str, bool, str]


def examine(opened: Keeper) -> Iterator[Finding]:
    """Yield (what, whether it is good, what was found); reads the whole store, and tries all else on a scratch file."""
    yield from glance(opened)
    yield from _writing(opened)
    yield from _integrity(opened)
    yield from _round_trip()


def glance(opened: Keeper) -> Iterator[Finding]:
    """Yield what can be told at once, whatever the size of the store."""
    yield "kept", True, f"{kept.__version__} on Python {platform.python_version()}, {platform.platform(terse=True)}"
    version = apsw.sqlite_lib_version()
    is_safe = tuple(map(int, version.split("."))) >= _SAFE_SQLITE
    yield "sqlite", is_safe, version if is_safe else f"{version} can lose commits: pip install --upgrade apsw"
    caller = opened.caller
    yield (
        "caller",
        caller.user is not None,
        ", ".join(
            [
                f"user {caller.user or '(none: set --user or KEPT_USER)'}",
                f"project {caller.project or '(none)'}",
                f"branch {caller.branch or '(none)'}",
                f"teams {' '.join(caller.teams) or '(none)'}",
                f"session {caller.session}",
            ]
        ),
    )
    yield "home", True, home_folder()
    yield from _file(opened)


def _file(opened: Keeper) -> Iterator[Finding]:
    if is_url(opened.storage.path):
        yield from _database(opened)
        return
    path = Path(opened.storage.path)
    if not os.path.exists(path):
        yield "store", True, f"{path} (not there yet: the first memory creates it)"
        return
    mode = stat.S_IMODE(path.stat().st_mode)
    yield (
        "store",
        not mode & 0o077,
        f"{path}, {path.stat().st_size:,} bytes, mode {mode:04o}"
        + (f"; others can read it: chmod 600 '{path}'" if mode & 0o077 else ""),
    )


def _database(opened: Keeper) -> Iterator[Finding]:
    try:
        opened.storage.access.probe()
        yield "store", True, f"{opened.storage.path}, written to and read"
    except KeptError as error:
        yield "store", False, error.message


def _writing(opened: Keeper) -> Iterator[Finding]:
    """Write to the store itself, and take it back; where there is none yet, see whether there can be one."""
    path = Path(opened.storage.path)
    if is_url(opened.storage.path):
        return  # that was tried already
    if not os.path.exists(path):
        folder = next(one for one in path.absolute().parents if os.path.exists(one))
        if not os.access(folder, os.W_OK | os.X_OK):
            yield "writing", False, f"the store cannot be read or created: no permission for {folder}"
        return
    try:
        opened.storage.access.probe()
        yield "writing", True, "written to the store, and taken back"
    except KeptError as error:
        yield "writing", False, error.message


def _integrity(opened: Keeper) -> Iterator[Finding]:
    if not is_url(opened.storage.path) and not os.path.exists(opened.storage.path):
        return
    try:
        started = time.perf_counter()
        report = opened.check()
        took = time.perf_counter() - started
        text = f"{report.memories:,} memories, {report.revisions:,} revisions, checked in {took:.1f} s"
        yield "integrity", report.ok, "; ".join([text, *report.problems])
    except KeptError as error:
        yield "integrity", False, error.message


def _round_trip() -> Iterator[Finding]:
    """Store, search and delete on a scratch file, and measure each."""
    with tempfile.TemporaryDirectory(prefix="kept-doctor-") as folder:
        try:
            with open_keeper(Path(folder) / "scratch.db", user="doctor", session="doctor", project="") as scratch:
                scratch.store("The first write creates the file")
                took = {}
                started = time.perf_counter()
                memory = scratch.store("The doctor keeps a quizzical thermometer", tags=["health"])
                took["store"] = time.perf_counter() - started
                started = time.perf_counter()
                hits = scratch.search("quizzical thermometers")
                took["search"] = time.perf_counter() - started
                is_found = [hit.memory.uid for hit in hits] == [memory.uid]
                started = time.perf_counter()
                scratch.delete(memory.uid)
                took["delete"] = time.perf_counter() - started
                is_gone = not scratch.search("quizzical") and _is_not_found(scratch, memory.uid)
        except KeptError as error:
            yield "round trip", False, error.message
            return
        times = ", ".join(f"{name} {seconds * 1_000:.1f} ms" for name, seconds in took.items())
        yield "round trip", is_found and is_gone, f"stored, found, erased: {times}"


def _is_not_found(scratch: Keeper, uid: str) -> bool:
    try:
        scratch.get(uid)
    except NotFound:
        return True
    return False
