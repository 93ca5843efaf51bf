"""How a keeper recalls by meaning: the model, the vectors that are still to be made, the question as a vector.

Whatever stands in the way of vectors, words find: then `Meaning.note` says why
there are none.
"""

from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import numpy as np

from kept.embedding.embedders import Embedder, embedder_for
from kept.embedding.static import StaticModel, static_model
from kept.errors import Backend, NoModel
from kept.storage.protocol import Storage
from kept.storage.vectors import Embedded, Near
from kept.types import Caller

# How many of the nearest are looked at more closely.
NOMINATED = 96

# How many texts are embedded at a time, and for how long beside a search.
_BATCH = 64
_BESIDE_S = 0.15


class Meaning:
    """What a keeper needs to look beyond words, loaded when it is first asked for."""

    def __init__(self, storage: Storage, caller: Caller, embedder: str | None) -> None:
        self._storage = storage
        self._caller = caller
        self.static: StaticModel | None = None
        self.embedder: Embedder | None = None
        self.note: str | None = None
        try:
            self.static = static_model()
            self.embedder = embedder_for(embedder) if embedder else self.static
        except NoModel as error:
            self.note = error.message

    def near(self, query: str) -> Near | None:
        """Return where *query* points to, after a look at what has no vector yet; None without a model."""
        if self.embedder is None:
            return None
        try:
            self.catch_up(within_s=_BESIDE_S)
            vector = self.embedder.embed([query])[0]
        except NoModel as error:
            self.note = error.message
            return None
        return Near(self.embedder.name, vector.tobytes(), NOMINATED) if vector.any() else None

    def catch_up(self, *, within_s: float | None = None, progress: Callable[[int], None] | None = None) -> int:
        """Make the vectors that are missing, oldest first, for so long; return how many were made."""
        if self.embedder is None or self.static is None:
            return 0
        began, done = monotonic(), 0
        vectors = self._storage.vectors
        while waiting := vectors.waiting(self._caller, self.embedder.name, _BATCH):
            made = self.embedder.embed([one.text for one in waiting])
            pieces = [self.static.pieces(one.text) for one in waiting]
            embedded = [Embedded(*one) for one in zip(waiting, map(_bytes, made), map(_bytes, pieces), strict=True)]
            # A store that cannot be written now is still searched by what was made.
            with suppress(Backend):
                vectors.add(self.embedder.name, embedded)
            done += len(waiting)
            if progress is not None:
                progress(done)
            if within_s is not None and monotonic() - began > within_s:
                self.note = "vectors are still being made: some memories are found by their words only"
                return done
        self.note = None
        return done


def _bytes(array: "np.ndarray[tuple[int, ...], np.dtype[np.generic]]") -> bytes:
    return array.tobytes()
