"""What words of ideographs and of katakana mean: a small table that comes with this package.

Chinese and Japanese do not say where a word ends, so the longest words that
the table knows are read, one behind the other. Hiragana is passed over: it
writes endings and particles. 10,082 words of 128 numbers, four bits each:
``bench/unspaced_words.py`` makes both files from the Universal Sentence Encoder.
"""

import os
import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from kept.embedding.embedders import Vectors

DIMS = 128

# A word is of one script only.
RUN = "[\u3005\u3400-\u9fff]+|[\u30a1-\u30fa\u30fc-\u30ff]+"

WORDS = os.path.join(os.path.dirname(__file__), "unspaced_words.txt")
VECTORS = os.path.join(os.path.dirname(__file__), "unspaced_vectors.bin")

# Of a longer text only the beginning is read.
MAX_CHARS = 2_000

# What only asks: who, what.
_ASKING = "[何誰]"


class UnspacedModel:
    """Vectors of the words in a text that is written without spaces."""

    def __init__(self, words: Sequence[str], vectors: bytes) -> None:
        self._numbers = {word: number for number, word in enumerate(words)}
        self._longest = max(map(len, words))
        packed = np.frombuffer(vectors, np.uint8).reshape(-1, DIMS // 2)
        levels = np.stack((packed >> 4, packed & 0xF), axis=-1).reshape(-1, DIMS)
        # Kept as levels between -15 and 15, a byte each, and made vectors where they are used.
        self._levels = 2 * levels.astype(np.int8) - 15
        self._scales = 1 / np.linalg.norm(self._levels.astype(np.float32), axis=1, keepdims=True)
        self._read = lru_cache(maxsize=16_384)(self._cut)

    @property
    def size(self) -> int:
        """How many words there are."""
        return len(self._levels)

    def vectors(self, words: Sequence[int]) -> Vectors:
        """Return the vectors of *words*, by their numbers, each of length 1."""
        return np.asarray(self._levels.take(words, axis=0) * self._scales.take(words, axis=0), np.float32)

    def asked(self, query: str) -> list[int]:
        """Return the words that *query* is about, by their numbers."""
        return self.words(re.sub(_ASKING, " ", unicodedata.normalize("NFKC", query)))

    def words(self, text: str) -> list[int]:
        """Return the words of *text* in order, by their numbers."""
        return [word for run in re.findall(RUN, text[:MAX_CHARS]) for word in self._read(run)]

    def _cut(self, run: str) -> tuple[int, ...]:
        found: list[int] = []
        start = 0
        while start < len(run):
            for end in range(min(len(run), start + self._longest), start, -1):
                number = self._numbers.get(run[start:end])
                if number is not None:
                    found.append(number)
                    break
            start = end
        return tuple(found)


@lru_cache(maxsize=1)
def unspaced_model() -> UnspacedModel:
    """Return the table, loaded once in a process."""
    with open(WORDS, encoding="utf-8") as words, open(VECTORS, "rb") as vectors:
        return UnspacedModel(words.read().split(), vectors.read())
