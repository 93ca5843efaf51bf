"""Where the engine runs: a bounded number of threads, and a bounded queue before them.

The engine is synchronous and exists once; the event loop never waits for it.
What takes milliseconds is done in turn by few threads, for more would only
fight for the interpreter; what takes seconds has threads of its own.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from kept.surfaces.http.answers import Stop

_Given = ParamSpec("_Given")
_Answer = TypeVar("_Answer")


# Exports, imports and examinations that go on at once.
_LONG = 2


class Threads:
    """So many threads, and so many calls that may wait for one."""

    def __init__(self, threads: int, waiting: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="kept")
        # Who asks is found out by a thread of its own: it takes no time, and must not wait behind what does.
        self._first = ThreadPoolExecutor(1, thread_name_prefix="kept-first")
        self._long = ThreadPoolExecutor(_LONG, thread_name_prefix="kept-long")
        self._most = threads + waiting
        self.busy = 0

    async def run(self, function: Callable[_Given, _Answer], *given: _Given.args, **named: _Given.kwargs) -> _Answer:
        """Run *function* in a thread and return its answer.

        Raises:
            Stop: too many calls wait already.
        """
        return await self._run_in(self._pool, partial(function, *given, **named))

    async def run_long(
        self, function: Callable[_Given, _Answer], *given: _Given.args, **named: _Given.kwargs
    ) -> _Answer:
        """Run what takes seconds, as `run` does, where nobody waits behind it who asks for less."""
        return await self._run_in(self._long, partial(function, *given, **named))

    async def _run_in(self, pool: ThreadPoolExecutor, call: Callable[[], _Answer]) -> _Answer:
        if self.busy >= self._most:
            raise Stop(503, "overloaded", "too many requests wait already", {"Retry-After": "1"})
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, call)
        finally:
            self.busy -= 1

    async def run_first(
        self, function: Callable[_Given, _Answer], *given: _Given.args, **named: _Given.kwargs
    ) -> _Answer:
        """Run something short before everything else."""
        return await asyncio.get_running_loop().run_in_executor(self._first, partial(function, *given, **named))

    def close(self) -> None:
        """Let what runs come to its end, and take no more."""
        for pool in (self._first, self._pool, self._long):
            pool.shutdown(wait=True)
