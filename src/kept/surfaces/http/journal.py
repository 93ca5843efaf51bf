"""The audit log of requests, and when tokens were last used, written a few times a second.

A write of its own for each search would cost more than the search. What
changes users and tokens is logged by the engine, with the change.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import datetime
from itertools import chain
from threading import Lock

from kept.storage.access import Deed
from kept.storage.protocol import Storage
from kept.surfaces.http.threads import Threads

log = logging.getLogger("kept.http")

EVERY_S = 0.5

# What is kept while the store cannot be written; then the oldest lines go.
_MOST = 50_000


class Journal:
    """Collects lines, from any thread, and writes them, at the latest when the server stops."""

    def __init__(self, storage: Storage, threads: Threads) -> None:
        self._storage = storage
        self._threads = threads
        self._lock = Lock()
        self._deeds: list[Deed] = []
        self._used: dict[str, datetime] = {}

    def __len__(self) -> int:
        """How many lines are still to be written."""
        return len(self._deeds)

    def note(self, deed: Deed) -> None:
        """Add a line."""
        with self._lock:
            self._deeds.append(deed)
            del self._deeds[:-_MOST]

    def note_use(self, token: str, at: datetime) -> None:
        """Note that a token was used."""
        with self._lock:
            self._used[token] = at

    async def keep_writing(self) -> None:
        """Write what was collected, until cancelled."""
        while True:
            await asyncio.sleep(EVERY_S)
            with suppress(Exception):  # the lines are kept, and the next turn tries again
                await self._threads.run(self.write)

    def write(self) -> None:
        """Write what was collected.

        Raises:
            Backend: the store cannot be written; the lines are kept.
        """
        with self._lock:
            deeds, self._deeds = self._deeds, []
            used, self._used = self._used, {}
        parts = [deeds] if deeds or used else []
        while parts:
            part = parts.pop()
            try:
                self._storage.access.note(part, used)
            except Exception:  # noqa: BLE001 - whatever a line may hold, the others are written
                try:
                    self._storage.access.probe()
                except Exception:
                    self._keep([*part, *chain(*reversed(parts))], used)
                    raise
                if len(part) > 1:  # one of them is to blame
                    half = len(part) // 2
                    parts += [part[half:], part[:half]]
                else:
                    self._try_again(part)

    def _keep(self, deeds: list[Deed], used: dict[str, datetime]) -> None:
        with self._lock:
            self._deeds = [*deeds, *self._deeds][-_MOST:]
            self._used = used | self._used

    def _try_again(self, part: list[Deed]) -> None:
        """Write a line that failed alone, or leave it out: it must not keep the others back for ever."""
        try:
            self._storage.access.note(part)
        except Exception as error:  # noqa: BLE001 - as above
            log.warning("a line of the audit log cannot be written and is left out: %s", type(error).__name__)
