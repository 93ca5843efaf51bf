"""Where the engine runs: a bounded number of threads, and a bounded queue before them.

The engine is synchronous and exists once; the event loop never waits for it.
What takes milliseconds is done in turn by few threads, for more would only
fight for the interpreter; what takes seconds has threads of its own.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import partial
from typing import ParamSpec, TypeVar

from kept.surfaces.http.answers import Stop

_Given = ParamSpec("_Given")
_Answer = TypeVar("_Answer")


# Exports, imports and examinations that go on at once.
_LONG = 2

# How many signed tokens are verified at once: while the keys for one are fetched, one whose keys are there goes on.
_SIGNED = 2


# Whose call it is: a token, or an address without one. What the server does by itself is nobody's.
asker: ContextVar[str] = ContextVar("asker", default="")


class _Own:
    """The calls of one caller, those that wait among them."""

    def __init__(self, at_once: int) -> None:
        self.under_way = asyncio.Semaphore(at_once)
        self.calls = 0


class Threads:
    """So many threads, and so many calls that may wait for one."""

    def __init__(self, threads: int, waiting: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="kept")
        # Who asks is found out by a thread of its own: it takes no time, and must not wait behind what does.
        self._first = ThreadPoolExecutor(1, thread_name_prefix="kept-first")
        # Whether somebody else signed a token may take as long as fetching their keys does.
        self._signed = ThreadPoolExecutor(_SIGNED, thread_name_prefix="kept-signed")
        self._long = ThreadPoolExecutor(_LONG, thread_name_prefix="kept-long")
        self._at_once = {"short": threads, "mcp": threads, "long": 1}
        self._most = threads + waiting
        self._own: dict[tuple[str, str], _Own] = {}
        self.busy = 0

    async def run(self, function: Callable[_Given, _Answer], *given: _Given.args, **named: _Given.kwargs) -> _Answer:
        """Run *function* in a thread and return its answer.

        Raises:
            Stop: too many calls wait already.
        """
        async with self.turn("short"):
            return await self._run_in(self._pool, partial(function, *given, **named))

    async def run_long(
        self, function: Callable[_Given, _Answer], *given: _Given.args, **named: _Given.kwargs
    ) -> _Answer:
        """Run what takes seconds, as `run` does, where nobody waits behind it who asks for less."""
        async with self.turn("long"):
            return await self._run_in(self._long, partial(function, *given, **named))

    @asynccontextmanager
    async def turn(self, kind: str) -> AsyncIterator[None]:
        """Wait until whoever asks has few enough calls of *kind* under way; "short", "long" or "mcp".

        A crowd of one caller's calls waits here, each for the one before it.
        Everybody else waits for as many of them as are under way, and no more.

        Raises:
            Stop: too many calls wait already, of all callers or of this one.
        """
        who = asker.get(), kind
        own = self._own.get(who) or _Own(self._at_once[kind])
        if self.busy >= self._most or own.calls >= max(1, self._most // 2):
            raise Stop(503, "overloaded", "too many requests wait already", {"Retry-After": "1"})
        self._own[who] = own
        self.busy += 1
        own.calls += 1
        try:
            async with own.under_way:
                yield
        finally:
            self.busy -= 1
            own.calls -= 1
            if not own.calls:
                del self._own[who]

    @staticmethod
    async def _run_in(pool: ThreadPoolExecutor, call: Callable[[], _Answer]) -> _Answer:
        return await asyncio.get_running_loop().run_in_executor(pool, call)

    async def run_first(
        self, function: Callable[_Given, _Answer], *given: _Given.args, **named: _Given.kwargs
    ) -> _Answer:
        """Run something short before everything else."""
        return await self._run_in(self._first, partial(function, *given, **named))

    async def run_signed(
        self, function: Callable[_Given, _Answer], *given: _Given.args, **named: _Given.kwargs
    ) -> _Answer:
        """Find out about a signed token, where only those who send one wait for it."""
        return await self._run_in(self._signed, partial(function, *given, **named))

    def close(self) -> None:
        """Let what runs come to its end, and take no more."""
        for pool in (self._first, self._signed, self._pool, self._long):
            pool.shutdown(wait=True)
