"""The audit log of requests, and when tokens were last used, written a few times a second.

A write of its own for each search would cost more than the search. What
changes users and tokens is logged by the engine, with the change.
"""

import asyncio
from contextlib import suppress
from datetime import datetime

from kept.errors import Backend
from kept.storage.access import Deed
from kept.storage.protocol import Storage
from kept.surfaces.http.answers import Stop
from kept.surfaces.http.threads import Threads

EVERY_S = 0.5

# What is kept while the store cannot be written; then the oldest lines go.
_MOST = 50_000


class Journal:
    """Collects lines and writes them, at the latest when the server stops."""

    def __init__(self, storage: Storage, threads: Threads) -> None:
        self._storage = storage
        self._threads = threads
        self._deeds: list[Deed] = []
        self._used: dict[str, datetime] = {}

    def note(self, deed: Deed) -> None:
        """Add a line."""
        self._deeds.append(deed)
        del self._deeds[:-_MOST]

    def note_use(self, token: str, at: datetime) -> None:
        """Note that a token was used."""
        self._used[token] = at

    async def keep_writing(self) -> None:
        """Write what was collected, until cancelled."""
        while True:
            await asyncio.sleep(EVERY_S)
            with suppress(Backend, Stop):  # the lines are kept, and the next turn tries again
                await self._threads.run(self.write)

    def write(self) -> None:
        """Write what was collected."""
        deeds, self._deeds = self._deeds, []
        used, self._used = self._used, {}
        if not deeds and not used:
            return
        try:
            self._storage.access.note(deeds, used)
        except Backend:
            self._deeds = [*deeds, *self._deeds][-_MOST:]
            self._used = used | self._used
            raise
