"""How a keeper recalls by meaning: the model, the vectors that are still to be made, the question as a vector.

Whatever stands in the way of vectors, words find: then `Meaning.note` says why
there are none.
"""

import re
from collections.abc import Callable
from functools import partial
from threading import Lock
from time import monotonic

import numpy as np

from kept.embedding.embedders import SPACED_ONLY, Embedder, embedder_for
from kept.embedding.static import StaticModel, static_model
from kept.embedding.words import without_each_name
from kept.errors import Backend, NoModel
from kept.retrieval.likeness import likeness
from kept.retrieval.measures import Liken
from kept.retrieval.tokens import UNSPACED_RUN, query_words
from kept.storage.protocol import Storage
from kept.storage.vectors import Coverage, Embedded, Near, Unnamed
from kept.types import Caller

# How many of the nearest are looked at more closely.
NOMINATED = 128

# How many texts are embedded at a time, and for how long beside a search;
# there, models that take milliseconds for each get few at a time.
_BATCH = 64
_BATCH_BESIDE = 8
_BESIDE_S = 0.15

_STILL = "vectors are still being made: some memories are found by their words only"


class Meaning:
    """What a keeper needs to look beyond words, loaded when it is first asked for."""

    def __init__(self, storage: Storage, caller: Caller, named: str) -> None:
        self._storage = storage
        self._caller = caller
        self._catching_up = Lock()
        # Names that the last question with them found common: only of a few can a tenth of all memories be.
        self._common_names: set[str] = set()
        self.named = named
        self.static: StaticModel | None = None
        self.embedder: Embedder | None = None
        self.note: str | None = None
        try:
            self.static = static_model()
            self.embedder = embedder_for(named)
        except NoModel as error:
            self.note = error.message

    @property
    def liken(self) -> Liken | None:
        """What compares a question with its candidates; None without a model."""
        return None if self.static is None else partial(likeness, model=self.static)

    def near(self, query: str) -> Near | None:
        """Return where *query* points to, after a look at what has no vector yet; None if no model can tell."""
        if self.embedder is None:
            return None
        if self.named in SPACED_ONLY and not query.isascii() and re.search(UNSPACED_RUN, query):
            self._catch_up_beside()
            return None
        exactly = self.embedder is not self.static
        names = without_each_name(query) if exactly else []
        # Together with the question takes half as long; but what is not expected to be asked for waits until it is.
        expected = [rest for name, rest in names if name in self._common_names]
        self._common_names.difference_update([name for name, _ in names])
        try:
            vector, *unnamed = self.embedder.embed([query, *expected])
        except NoModel as error:
            self.note = error.message
            return None
        self._catch_up_beside()
        if not vector.any():
            return None
        made = {query: vector.tobytes()} | dict(zip(expected, map(_bytes, unnamed), strict=True))
        without = [
            Unnamed(tuple([word.term for word in query_words(name)]), partial(self._without, name, query, rest, made))
            for name, rest in names
        ]
        return Near(self.embedder.name, made[query], NOMINATED, exactly, unnamed=tuple(without))

    def _without(self, name: str, query: str, rest: str, made: dict[str, bytes]) -> bytes:
        """Return where the *rest* of *query*, without a *name* that is common, points to.

        If no model can tell, where *query* does. What was *made* of them before is not made again.
        """
        self._common_names.add(name)
        if rest not in made and self.embedder is not None:
            try:
                made[rest] = self.embedder.embed([rest])[0].tobytes()
            except NoModel as error:
                self.note = error.message
        return made.get(rest, made[query])

    def prepare(self) -> None:
        """Leave the built-in model behind for processes that ask one question, if it is the one that is used."""
        if self.static is not None and self.embedder is self.static:
            self.static.prepare()

    def _catch_up_beside(self) -> None:
        """Make what vectors can be made beside a search."""
        try:
            self.catch_up(within_s=_BESIDE_S)
        except NoModel as error:
            self.note = error.message  # what has a vector is found by it

    def catch_up(self, *, within_s: float | None = None, progress: Callable[[int], None] | None = None) -> int:
        """Make the vectors that are missing, oldest first, for so long; return how many were made.

        Raises:
            NoModel: the model failed; what was made before stays.
            Backend: the store cannot be written; never where the time is limited.
        """
        if self.embedder is None or self.static is None:
            return 0
        # One thread at a time: another would make the same ones.
        if not self._catching_up.acquire(timeout=-1 if within_s is None else within_s):
            self.note = _STILL
            return 0
        try:
            return self._made(self.embedder, self.static, within_s, progress)
        finally:
            self._catching_up.release()

    def _made(
        self,
        embedder: Embedder,
        static: StaticModel,
        within_s: float | None,
        progress: Callable[[int], None] | None,
    ) -> int:
        began, done = monotonic(), 0
        most = _BATCH if within_s is None or embedder is static else _BATCH_BESIDE
        vectors = self._storage.vectors
        while waiting := vectors.waiting(self._caller, embedder.name, most):
            made = embedder.embed([one.text for one in waiting])
            pieces = [static.pieces(one.text) for one in waiting]
            embedded = [Embedded(*one) for one in zip(waiting, map(_bytes, made), map(_bytes, pieces), strict=True)]
            done += len(waiting)
            try:
                vectors.add(embedder.name, embedded)
            except Backend as error:
                if within_s is not None:
                    # A store that cannot be written now is still searched by what was made.
                    self.note = f"vectors cannot be written: {error.message}"
                    return done
                vectors.save()  # which waits for others
            if progress is not None:
                progress(done)
            if within_s is not None and len(waiting) == most and monotonic() - began > within_s:
                self.note = _STILL
                return done
        self.note = None
        return done

    def coverage(self) -> Coverage:
        """Tell how many memories have a vector by the model that is set, and how many wait for one.

        Raises:
            NoModel: there is no such model now.
        """
        if self.embedder is None:
            raise NoModel(self.note or "there is no model")
        return self._storage.vectors.coverage(self._caller, self.embedder.name)


def _bytes(array: "np.ndarray[tuple[int, ...], np.dtype[np.generic]]") -> bytes:
    return array.tobytes()
