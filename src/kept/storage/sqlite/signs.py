"""The signs of vectors, in memory, where all that are asked about are compared at once.

Where the vectors themselves are compared too, as many of them as fit are kept
at hand: to read a few hundred takes a tenth of a recall and more.

Apart from `vectors`, because it loads a library for arithmetic, which takes
longer than a process has that asks one question.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

import apsw
import numpy as np

from kept.storage import signs
from kept.storage.nearness import Places, Stack, lengths_of
from kept.storage.signs import Packed, Rows
from kept.storage.sqlite.vector_rows import edition_of, noted
from kept.storage.vectors import Near

# So many are read at a time, to be packed: as bytes they take eight times as much memory.
_READ_AT_ONCE = 16_384

# So many bytes of vectors are kept at hand: those of 131,072 memories with 384 dimensions.
_AT_HAND_BYTES = 48 << 20


class _Known:
    """The rows of one space and the signs of their vectors, as read so far."""

    def __init__(self) -> None:
        self.rows: Rows = np.zeros(0, np.int64)
        self.signs: Packed | None = None
        self.read_to = 0

    def extend(self, rows: Sequence[int], vectors: Sequence[bytes]) -> None:
        more = signs.of_vectors(vectors)
        self.signs = more if self.signs is None else np.concatenate([self.signs, more], axis=1)
        self.rows = np.concatenate([self.rows, np.array(rows, np.int64)])

    def drop(self, rows: Sequence[int]) -> None:
        stay = np.isin(self.rows, np.array(rows, np.int64), invert=True)
        if self.signs is not None and not stay.all():
            self.rows, self.signs = self.rows[stay], self.signs[:, stay]


class _AtHand:
    """Vectors with a byte for each of *dims*, by their rows. What is full begins anew.

    Rows are looked up in order: in a dictionary each is somewhere else in memory,
    and to wait for that takes several times as long as to compare its vector.
    """

    def __init__(self, dims: int) -> None:
        # What was never touched takes no memory.
        self._vectors = np.empty((_AT_HAND_BYTES // max(1, dims), dims), np.int8)
        self._lengths = np.empty(len(self._vectors), np.float32)
        self._clear()

    def _clear(self) -> None:
        self._filled = 0
        # Behind the last there is one that nobody asks for.
        self._rows: Rows = np.array([np.iinfo(np.int64).max])
        self._places = np.array([-1])

    @property
    def room(self) -> int:
        """How many more fit."""
        return len(self._vectors) - self._filled

    def add(self, rows: Sequence[int], vectors: Sequence[bytes]) -> None:
        """Take in the *vectors* of *rows*, in the place of those that they had."""
        if len(rows) > self.room:
            self._clear()
        self.drop(rows)
        start, self._filled = self._filled, self._filled + len(rows)
        added = np.frombuffer(b"".join(vectors), np.int8).reshape(len(rows), -1)
        self._vectors[start : self._filled] = added
        self._lengths[start : self._filled] = lengths_of(added)
        new = np.array(rows, np.int64)
        order = new.argsort()
        before = self._rows.searchsorted(new[order])
        self._rows = np.insert(self._rows, before, new[order])
        self._places = np.insert(self._places, before, start + order)

    def drop(self, rows: Sequence[int]) -> None:
        _, found = self._found(np.array(rows, np.int64))
        if len(found):
            self._vectors[self._places[found]] = 0  # of what was deleted nothing stays
            self._rows, self._places = np.delete(self._rows, found), np.delete(self._places, found)

    def stack(self, rows: Rows) -> Stack:
        """Return the vectors of *rows*, of those that are at hand."""
        at, found = self._found(rows)
        places = self._places.take(found)
        return Stack(at, self._vectors.take(places, axis=0), self._lengths.take(places))

    def _found(self, rows: Rows) -> tuple[Places, Places]:
        """Return which of *rows* are at hand, and where they stand in order."""
        found = self._rows.searchsorted(rows)
        at = (self._rows.take(found) == rows).nonzero()[0]
        return at, found if len(at) == len(rows) else found.take(at)


class Signs:
    """What is known of the vectors of one model. One thread at a time may look."""

    def __init__(self) -> None:
        self._forget(("", 0, ""), 0)

    def _forget(self, of: tuple[str, int, str], changes: int) -> None:
        self._of, self._changes, self.edition = of, changes, ""
        self._known: dict[tuple[int, bool], _Known] = {}
        self._at_hand: _AtHand | None = None

    def read(
        self, connection: apsw.Connection, spaces: Iterable[int], near: Near, *, messages: bool
    ) -> list[tuple[Rows, Packed]]:
        """Read what others have written and changed since the last look; return the rows and signs of *spaces*."""
        self._renew(connection, near)
        newer = "row < ? ORDER BY row DESC" if messages else "row > ? ORDER BY row"
        all_known = []
        for space in spaces:
            known = self._known.setdefault((space, messages), _Known())
            reading = connection.execute(
                f"SELECT row, vector FROM vectors WHERE model = ? AND space = ? AND {newer}",
                (near.model, space, known.read_to),
            )
            while found := list(islice(reading, _READ_AT_ONCE)):
                known.read_to = found[-1][0]
                self._take(known, found, near)
            if known.signs is not None:
                all_known.append((known.rows, known.signs))
        return all_known

    def stack(self, connection: apsw.Connection, rows: Rows, near: Near, edition: str | None = None) -> Stack:
        """Return the vectors of *rows*, of those that have one; what is at hand is not read.

        Who has looked before in the same transaction knows the *edition*.
        """
        self._renew(connection, near, edition)
        at_hand = self._at_hand = self._at_hand or _AtHand(len(near.vector) // 4)
        stack = at_hand.stack(rows)
        if len(stack.at) < len(rows):
            lacking = np.delete(rows, stack.at)
            # Where there is no room for them, it begins anew.
            wanted = lacking if len(lacking) <= at_hand.room else rows
            # The plus keeps SQLite from walking through all vectors of the model.
            found: list[tuple[int, bytes]] = list(
                connection.execute(
                    "SELECT row, vector FROM vectors WHERE row IN (SELECT value FROM json_each(?)) AND +model = ?"
                    " AND length(vector) = ?",
                    (json.dumps(wanted.tolist()), near.model, len(near.vector) // 4),
                )
            )
            if found:
                at_hand.add([row for row, _ in found], [vector for _, vector in found])
                stack = at_hand.stack(rows)
        return stack

    def _renew(self, connection: apsw.Connection, near: Near, now: str | None = None) -> None:
        """Take notice of what has changed since the last look."""
        now = now or noted(connection)
        if (near.model, len(near.vector)) == self._of[:2] and now == self.edition:
            return
        era, changes, rows = edition_of(now)
        of, missed = (near.model, len(near.vector), era), changes - self._changes
        if of != self._of or not 0 <= missed <= len(rows):
            self._forget(of, changes)
        elif missed:
            self._changes = changes
            self._read_again(connection, rows[-missed:], near)
        self.edition = now

    def _take(self, known: _Known, found: Sequence[tuple[int, bytes]], near: Near) -> None:
        """Take in what was read, but for vectors of another length: those cannot be compared."""
        fitting = [(row, vector) for row, vector in found if len(vector) * 4 == len(near.vector)]
        if not fitting:
            return
        rows, vectors = [row for row, _ in fitting], [vector for _, vector in fitting]
        known.extend(rows, vectors)
        if near.exactly:
            self._at_hand = self._at_hand or _AtHand(len(near.vector) // 4)
            if len(rows) <= self._at_hand.room:
                self._at_hand.add(rows, vectors)

    def _read_again(self, connection: apsw.Connection, rows: list[int], near: Near) -> None:
        if self._at_hand is not None:
            self._at_hand.drop(rows)
        for one in self._known.values():
            one.drop(rows)
        found: dict[tuple[int, bool], list[tuple[int, bytes]]] = {}
        for row, space, vector in connection.execute(
            "SELECT row, space, vector FROM vectors WHERE row IN (SELECT value FROM json_each(?)) AND +model = ?",
            (json.dumps(rows), near.model),
        ):
            known = self._known.get((space, row < 0))
            if known is not None and abs(row) <= abs(known.read_to):
                found.setdefault((space, row < 0), []).append((row, vector))
        for place, vectors in found.items():
            self._take(self._known[place], vectors, near)


def with_fresh(known: list[tuple[Rows, Packed]], fresh: Mapping[int, bytes]) -> list[tuple[Rows, Packed]]:
    """Return the rows and signs that are *known*, and those of *fresh* vectors."""
    if not fresh:
        return known
    return [*known, (np.array(list(fresh), np.int64), signs.of_vectors(list(fresh.values())))]
