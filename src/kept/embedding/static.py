"""The built-in model: one vector for each piece of a word, and nothing to run.

The table comes from the package ``wordllama``, whose wheel carries it. The
package itself is never imported (it would load several others): its two files
are found, verified and read here.
"""

import json
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from kept.embedding import prepared
from kept.embedding.embedders import Vectors, of_length_1
from kept.embedding.files import located, read
from kept.embedding.spelling import DIMS, EVEN, FIRST, NAME, NONE, ZIPF, spelled
from kept.embedding.words import telling, words_of

_INSTALL = "pip install 'wordllama>=0.4.0.post1,<0.5'"
_PACKAGE = "wordllama"
_WEIGHTS = "weights/l2_supercat_256.safetensors"
_SHA256 = {
    _WEIGHTS: "64b47a2dc493cb8e85944076601189739852d7b64e0e1eedcb1937a251cd9fd5",
    "tokenizers/l2_supercat_tokenizer_config.json": "93248f2a9ec36c7b35f700a033d5f36228aae48db61aee31007fa49062cdeb68",
}

Pieces = np.ndarray[tuple[int], np.dtype[np.uint16]]


class StaticModel:
    """Vectors of texts, made from those of the pieces of their words."""

    name = NAME
    dims = DIMS

    def __init__(self, weights: bytes, pieces: bytes) -> None:
        self._starts_at = 8 + int.from_bytes(weights[:8], "little")
        self._table = np.frombuffer(weights, np.float16, offset=self._starts_at).reshape(-1, DIMS)
        # Filled as pieces are used; what was never touched takes no memory.
        self._ready = np.zeros(self._table.shape, np.float32)
        self._lengths = np.zeros(len(self._table), np.float32)
        self._numbers: dict[str, int] = json.loads(pieces)["model"]["vocab"]
        self._spelled = lru_cache(maxsize=65_536)(self._spell)

    def pieces(self, text: str) -> Pieces:
        """Return the pieces of the telling words of *text*, the first of each word marked."""
        return self.pieces_of(telling(words_of(text)))

    def vectors(self, pieces: "np.ndarray[tuple[int], np.dtype[np.intp]]") -> Vectors:
        """Return the vectors of these *pieces*."""
        is_new = self._lengths.take(pieces) == 0
        if is_new.any():
            new = pieces[is_new]
            self._ready[new] = self._table[new]
            self._lengths[new] = np.maximum(np.linalg.norm(self._ready[new], axis=1), 1e-9)
        return self._ready.take(pieces, axis=0)

    def lengths(self, pieces: "np.ndarray[tuple[int], np.dtype[np.intp]]") -> Vectors:
        """Return how long the vectors of *pieces* are, which were asked for before."""
        return self._lengths.take(pieces)

    @property
    def size(self) -> int:
        """How many pieces there are."""
        return len(self._table)

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Return one vector of length 1 for each of *texts*; of length 0 where there is no word."""
        result = np.zeros((len(texts), DIMS), np.float32)
        for row, text in enumerate(texts):
            marked = self.pieces_of(words_of(text))
            if not len(marked):
                continue
            plain = marked & (FIRST - 1)
            is_first = marked >= FIRST
            rarest = np.maximum.reduceat(plain, is_first.nonzero()[0]).astype(np.float32)
            weights = EVEN / (EVEN + 1 / ((rarest + 2.7) * ZIPF))
            each = weights.take(is_first.cumsum() - 1)
            # Not as a product of matrices, for which threads would be started.
            result[row] = np.add.reduce(each[:, None] * self.vectors(plain.astype(np.intp)))
        return of_length_1(result)

    def pieces_of(self, words: Sequence[str]) -> Pieces:
        """Return the pieces of *words*, the first of each word marked."""
        return np.array([piece for word in words for piece in self._spelled(word)], np.uint16)

    def _spell(self, word: str) -> tuple[int, ...]:
        return spelled(word, lambda text: self._numbers.get(text, NONE))

    def prepare(self) -> None:
        """Leave behind what processes need that ask one question, unless it is there."""
        path = located(_PACKAGE, _WEIGHTS)
        if path is None or prepared.read() is not None:
            return
        lengths = np.maximum(np.linalg.norm(self._table.astype(np.float32), axis=1), 1e-9).astype(np.float32)
        signs = np.packbits(self._table > 0, axis=1)
        in_order = sorted(self._numbers, key=self._numbers.__getitem__)
        prepared.write(in_order, lengths.tobytes(), signs.tobytes(), path, self._starts_at)


@lru_cache(maxsize=1)
def static_model() -> StaticModel:
    """Return the built-in model, loaded once in a process.

    Raises:
        NoModel: its files are missing or not those that were published.
    """
    return StaticModel(*(read(_PACKAGE, name, expected, _INSTALL) for name, expected in _SHA256.items()))
