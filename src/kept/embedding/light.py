"""The built-in model for a process that asks one question: the same words and vectors, and no library.

It makes the vector of the question and of its words. Those of memories are made
by `static`, many at a time.
"""

import struct
from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache

from kept.embedding import prepared
from kept.embedding.spelling import DIMS, EVEN, FIRST, NAME, ZIPF, spelled
from kept.embedding.words import telling, words_of

Vector = list[float]

_SIGNS_BYTES = DIMS // 8
_ROW_BYTES = 2 * DIMS


class LightModel:
    """Pieces, lengths and signs from what was prepared; whole vectors from the model's file, one by one."""

    name = NAME
    dims = DIMS

    def __init__(self, found: prepared.Prepared) -> None:
        number_of = lru_cache(maxsize=None)(found.numbers.of)
        self._signs = found.signs
        self._weights = found.weights
        self.lengths = found.lengths
        self._spelled = lru_cache(maxsize=None)(lambda word: spelled(word, number_of))
        self._row = lru_cache(maxsize=None)(self._read)

    def pieces(self, text: str) -> bytes:
        """Return the pieces of the telling words of *text* as they are stored, the first of each word marked."""
        return self.pieces_of(telling(words_of(text)))

    def pieces_of(self, words: Sequence[str]) -> bytes:
        """Return the pieces of *words*, the first of each word marked."""
        return array("H", [piece for word in words for piece in self._spelled(word)]).tobytes()

    def signs(self, piece: int) -> int:
        """Return the signs of the vector of *piece*: a number with a bit for each dimension, set if it is above 0."""
        return int.from_bytes(self._signs[piece * _SIGNS_BYTES : (piece + 1) * _SIGNS_BYTES])

    def vector(self, pieces: Iterable[int]) -> Vector:
        """Return the sum of the vectors of *pieces*."""
        return [sum(column) for column in zip(*map(self._row, pieces), strict=True)]

    def embed(self, text: str) -> bytes:
        """Return the vector of *text* as float32, of any length; of length 0 where there is no word."""
        whole = [0.0] * DIMS
        for word in words_of(text):
            pieces = [piece & (FIRST - 1) for piece in self._spelled(word)]
            weight = EVEN / (EVEN + 1 / ((max(pieces) + 2.7) * ZIPF))
            whole = [one + weight * other for one, other in zip(whole, self.vector(pieces), strict=True)]
        return array("f", whole).tobytes()

    def _read(self, piece: int) -> tuple[float, ...]:
        with open(self._weights.path, "rb", buffering=0) as file:
            file.seek(self._weights.starts_at + piece * _ROW_BYTES)
            return struct.unpack(f"<{DIMS}e", file.read(_ROW_BYTES))


def light_model() -> LightModel | None:
    """Return the model, if it was prepared for this."""
    found = prepared.read()
    return None if found is None else LightModel(found)
