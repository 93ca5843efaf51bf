"""Sessions that ended before anybody asked what of them should be kept.

A small file for each, beside the user's memories: a session ends while its
host is going down, and must wait neither for a lock nor for a disk.
"""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from typing import NamedTuple

from kept.identity import memory_folder
from kept.keeper import Keeper
from kept.types import iso

# What nobody has reviewed by then, nobody will.
_KEPT = timedelta(days=14)


class Sweep(NamedTuple):
    """An ended session: whose transcript is where, in which project, and whether an agent was told of it."""

    session: str
    host: str
    project: str | None
    transcript: str | None
    ended_at: datetime
    is_mentioned: bool = False


def add(keeper: Keeper, sweep: Sweep) -> None:
    """Note that a session has ended; noting it again replaces the first note."""
    folder = _folder(keeper)
    os.makedirs(folder, mode=0o700, exist_ok=True)
    path = _path(folder, sweep.session)
    part = f"{path}.{os.getpid()}"
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump(sweep._asdict() | {"ended_at": iso(sweep.ended_at)}, file)
    os.replace(part, path)


def pending(keeper: Keeper) -> list[Sweep]:
    """Return the sessions of the caller's project that wait for a review, newest first."""
    if keeper.caller.user is None:
        return []
    here = [sweep for sweep in _all(keeper) if sweep.project == keeper.caller.project]
    return sorted(here, key=lambda sweep: sweep.ended_at, reverse=True)


def done(keeper: Keeper, session: str) -> None:
    """Forget a session that was reviewed."""
    with suppress(OSError):
        os.unlink(_path(_folder(keeper), session))


def _all(keeper: Keeper) -> Iterator[Sweep]:
    folder = _folder(keeper)
    try:
        names = [name for name in os.listdir(folder) if name.endswith(".json")]
    except OSError:
        return
    for name in names:
        # What cannot be read is too old, or no note of ours.
        with suppress(OSError, ValueError, TypeError, KeyError):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                fields = json.load(file)
            sweep = Sweep(**fields | {"ended_at": datetime.fromisoformat(fields["ended_at"])})
            if keeper.now() - sweep.ended_at > _KEPT:
                os.unlink(os.path.join(folder, name))
            else:
                yield sweep


def _folder(keeper: Keeper) -> str:
    return os.path.join(os.path.dirname(memory_folder(keeper.storage.path, keeper.caller)), "sweeps")


def _path(folder: str, session: str) -> str:
    from hashlib import blake2b  # here, for it loads a library that a look at no notes does without

    return os.path.join(folder, blake2b(session.encode("utf-8", "replace"), digest_size=16).hexdigest() + ".json")
