"""The signs of the vectors of large spaces, kept in this process, where they are compared fifty times as fast.

What is asked for again is fetched once, and from then on only what was written
since. Nothing can be seen by it that its asker may not see: the rows that are
nominated here are read by the transaction that asks, through row-level security.
"""

from collections.abc import Iterable, Sequence
from threading import Lock
from time import monotonic
from typing import NamedTuple, Self

import numpy as np

from kept.storage import signs
from kept.storage.postgres import prepared
from kept.storage.postgres.transaction import Row, Statement, Transaction
from kept.storage.signs import Packed, Rows
from kept.storage.vectors import Near

# Spaces with fewer memories are compared by the server as fast. Of all spaces so many bytes are kept, which for 256
# dimensions is 1.6 million vectors.
LEAST = 2_000
MOST_BYTES = 64 << 20

# How many callers are remembered who have asked once.
_MOST_ASKED = 10_000

_READ_AT_ONCE = 20_000

# Longer than this no question takes.
_LONGEST_S = 120.0

# The tenant, the space, the model, its dimensions.
_Key = tuple[str, int, str, int]


class _Known(NamedTuple):
    """The rows of one space and the signs of their vectors, with all that was written up to a number of the tenant."""

    rows: Rows
    signs: Packed
    read_to: int
    at_s: float

    @classmethod
    def read(cls, parts: Sequence[bytes], dims: int, read_to: int) -> Self:
        """Read what `prepared.SIGNED` writes."""
        line = np.dtype([("row", ">i8"), ("bits", ">i4"), ("signs", np.uint8, (-(-dims // 8),))])
        lines = np.frombuffer(b"".join(parts), line)
        return cls(lines["row"].astype(np.int64), signs.packed_bytes(lines["signs"]), read_to, monotonic())

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return self.rows.nbytes + self.signs.nbytes

    def is_old(self) -> bool:
        """Tell whether it was read so long ago that every transaction of that time has ended."""
        return monotonic() - self.at_s > _LONGEST_S

    def without(self, rows: Rows) -> Self:
        stay = np.isin(self.rows, rows, invert=True)
        return self if stay.all() else self._replace(rows=self.rows[stay], signs=self.signs[:, stay])

    def and_newer(self, newer: Self) -> Self:
        """Return this with what is written *newer*."""
        if not len(newer.rows):
            return self._replace(read_to=newer.read_to, at_s=newer.at_s)
        old = self.without(newer.rows)
        return self._replace(
            rows=np.concatenate([old.rows, newer.rows]),
            signs=np.concatenate([old.signs, newer.signs], axis=1),
            read_to=newer.read_to,
            at_s=newer.at_s,
        )


class Signs:
    """What this process keeps of the vectors of one store."""

    def __init__(self) -> None:
        self._lock = Lock()
        # Those asked for last come last.
        self._known: dict[_Key, _Known] = {}
        self._asked: set[tuple[_Key, ...]] = set()

    def forget(self) -> None:
        """Forget everything: after a failover or a restored backup the numbers may stand for something else."""
        with self._lock:
            self._known, self._asked = {}, set()

    def held(self, transaction: Transaction, spaces: Iterable[int], near: Near) -> "Held | None":
        """Return what is kept of *spaces*; None if that is not all of them."""
        keys = _keys(transaction, spaces, near)
        with self._lock:
            if any(key not in self._known for key in keys):
                return None
            known = {key: self._known.pop(key) for key in keys}
            self._known |= known
        return Held(self, known)

    def load(self, transaction: Transaction, spaces: Iterable[int], near: Near, memories: int) -> None:
        """Keep the signs of *spaces*, which have so many memories, if that pays: who asks once may not ask again."""
        if memories < LEAST or memories * _bytes_each(near) > MOST_BYTES:
            return
        keys = _keys(transaction, spaces, near)
        with self._lock:
            if keys not in self._asked:
                if len(self._asked) >= _MOST_ASKED:
                    self._asked.clear()
                self._asked.add(keys)
                return
        read_to = int(transaction.execute(*prepared.written(transaction.tenant)).fetchall()[0][0])
        for key in keys:
            self.keep(key, _Known.read(_read_all(transaction, key), key[-1], read_to))

    def keep(self, key: _Key, known: _Known, instead_of: _Known | None = None) -> None:
        """Keep *known*; if it is *instead_of* another, then only where nobody was faster."""
        with self._lock:
            if instead_of is not None and self._known.get(key) is not instead_of:
                return
            self._known.pop(key, None)
            self._known[key] = known
            held = sum(one.size for one in self._known.values())
            for oldest in list(self._known):
                if held <= MOST_BYTES:
                    break
                held -= self._known.pop(oldest).size


class Held:
    """What is kept of the spaces that one question asks about; its own transaction brings it up to date."""

    def __init__(self, kept: Signs, known: dict[_Key, _Known]) -> None:
        self._kept = kept
        self._known = known
        self._is_current = False

    def newer(self) -> list[Statement]:
        """Ask for what was written since."""
        tenant, _, model, dims = next(iter(self._known))
        since = min(known.read_to for known in self._known.values())
        spaces = [space for _, space, _, _ in self._known]
        return [prepared.written(tenant), prepared.newer(tenant, spaces, model, dims, since)]

    def update(self, answers: Sequence[Sequence[Row]]) -> None:
        """Take in what `newer` has found."""
        [(read_to,)], found = answers
        of_space: dict[int, bytes] = dict(found)
        # Another thread may have looked later than this transaction began, for which what came since is not there.
        self._is_current = all(known.read_to <= read_to for known in self._known.values())
        if not self._is_current and any(known.read_to > read_to and known.is_old() for known in self._known.values()):
            # No transaction takes that long: the database is another now, from a backup or a standby that lagged.
            self._kept.forget()
        for key, known in self._known.items() if self._is_current else ():
            parts = [of_space[key[1]]] if key[1] in of_space else []
            if parts or known.read_to != read_to:
                self._put(key, known.and_newer(_Known.read(parts, key[-1], read_to)))

    def nominated(self, near: Near, most: int, among: Sequence[int] | None = None) -> list[int]:
        """Return the *most* rows whose signs are most like those of *near*, nearest first; or some *among* them."""
        return signs.nearest([(known.rows, known.signs) for known in self._known.values()], near.vector, most, among)

    def mended(self, transaction: Transaction, missing: Iterable[int], most: int) -> bool:
        """Forget rows that are *missing* in the transaction, of *most* that were looked for; tell if any were there.

        Where most of them are, everything is read anew: many were deleted.
        """
        gone = np.array(list(missing), np.int64)
        if not len(gone) or not self._is_current:
            return False
        for key, known in self._known.items():
            if 2 * len(gone) > most:
                self._put(key, _Known.read(_read_all(transaction, key), key[-1], known.read_to))
            else:
                self._put(key, known.without(gone))
        return True

    def _put(self, key: _Key, known: _Known) -> None:
        before, self._known[key] = self._known[key], known
        self._kept.keep(key, known, instead_of=before)


def _keys(transaction: Transaction, spaces: Iterable[int], near: Near) -> tuple[_Key, ...]:
    return tuple((transaction.tenant, space, near.model, len(near.vector) // 4) for space in spaces)


def _bytes_each(near: Near) -> int:
    """Return how many bytes a row and the signs of its vector take."""
    return 8 + 8 * -(-len(near.vector) // (4 * 64))


def _read_all(transaction: Transaction, key: _Key) -> list[bytes]:
    tenant, space, model, dims = key
    parts: list[bytes] = []
    last = 0
    while True:
        [(part, last)] = transaction.execute(
            f"SELECT {prepared.SIGNED}, max(row) FROM (SELECT row, signs FROM vectors WHERE tenant = %s AND space = %s"
            f" AND model = %s AND dims = %s AND row > %s ORDER BY row LIMIT {_READ_AT_ONCE}) AS v",
            (tenant, space, model, dims, last),
        ).fetchall()
        if part is None:
            return parts
        parts.append(part)
