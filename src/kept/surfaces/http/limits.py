"""How often a caller may ask: a bucket of tokens each, filled at a steady rate."""

import time
from collections import OrderedDict
from collections.abc import Callable

# How many callers are remembered; the one who has asked least lately is forgotten first.
_MOST = 10_000


class RateLimit:
    """At most *burst* requests at once and *rate* per second, for each caller on its own."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait_s(self, caller: str) -> float:
        """Count one request of *caller*; return 0 if it may go on, else how long it should wait."""
        now = self._clock()
        level, then = self._buckets.pop(caller, (float(self._burst), now))
        level = min(self._burst, level + (now - then) * self._rate)
        is_allowed = level >= 1
        self._buckets[caller] = (level - 1 if is_allowed else level, now)
        if len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        return 0.0 if is_allowed else (1 - level) / self._rate
