"""The built-in model: one vector for each piece of a word, and nothing to run.

The table comes from the package ``wordllama``, whose wheel carries it. The
package itself is never imported (it would load several others): its two files
are found, verified and read here.
"""

import json
import os
from functools import lru_cache
from hashlib import sha256
from importlib.util import find_spec

import numpy as np

from kept.embedding.words import words_of
from kept.errors import NoModel

NAME = "wordllama-256"
DIMS = 256

_WEIGHTS = os.path.join("weights", "l2_supercat_256.safetensors")
_PIECES = os.path.join("tokenizers", "l2_supercat_tokenizer_config.json")
_SHA256 = {
    _WEIGHTS: "64b47a2dc493cb8e85944076601189739852d7b64e0e1eedcb1937a251cd9fd5",
    _PIECES: "93248f2a9ec36c7b35f700a033d5f36228aae48db61aee31007fa49062cdeb68",
}

# How many words are kept ready at a time; 1 KB each.
_MAX_READY = 32_768

# Longer words are codes and links: their beginning is enough.
_MAX_LETTERS = 32

# How fast common words lose weight. The pieces are numbered by how early they
# were learned, which is by how common they are; Zipf's law makes a frequency of it.
_EVEN = 1e-3
_ZIPF = 20.0

_START = "▁"

Vectors = np.ndarray[tuple[int, int], np.dtype[np.float32]]
Vector = np.ndarray[tuple[int], np.dtype[np.float32]]


class StaticModel:
    """Vectors of words, made from those of their pieces, and of texts, made from those of their words."""

    name = NAME
    dims = DIMS

    def __init__(self, weights: bytes, pieces: bytes) -> None:
        header = 8 + int.from_bytes(weights[:8], "little")
        self._table = np.frombuffer(weights, np.float16, offset=header).reshape(-1, DIMS)
        model = json.loads(pieces)["model"]
        self._pieces: dict[str, int] = model["vocab"]
        self._merges: dict[str, int] = {merge: rank for rank, merge in enumerate(model["merges"])}
        self._forget()

    def _forget(self) -> None:
        self._ready: dict[str, int] = {}
        self._vectors = np.zeros((1024, DIMS), np.float32)
        self._weights = np.zeros(1024, np.float32)

    def indices(self, words: list[str]) -> "np.ndarray[tuple[int], np.dtype[np.intp]]":
        """Return the rows of *words* in `vectors`; they hold until the next call."""
        if len(self._ready) > _MAX_READY:
            self._forget()
        ready = self._ready
        found = [*map(ready.get, words)]
        if None in found:
            for word in dict.fromkeys(words):
                if word not in ready:
                    self._add(word)
            found = [ready[word] for word in words]
        return np.array(found, np.intp)

    def _add(self, word: str) -> None:
        at = len(self._ready)
        if at == len(self._weights):
            self._vectors = np.concatenate([self._vectors, np.zeros_like(self._vectors)])
            self._weights = np.concatenate([self._weights, np.zeros_like(self._weights)])
        numbers = self._numbers(word[:_MAX_LETTERS])
        self._ready[word] = at
        self._vectors[at] = self._table[numbers].astype(np.float32).sum(axis=0)
        common = 1 / ((max(numbers) + 2.7) * _ZIPF)
        self._weights[at] = _EVEN / (_EVEN + common)

    def vectors(self, at: "np.ndarray[tuple[int], np.dtype[np.intp]]") -> Vectors:
        """Return the vectors of the words in these rows."""
        return self._vectors[at]

    def embed(self, texts: list[str]) -> Vectors:
        """Return one vector of length 1 for each of *texts*; of length 0 where there is no word."""
        result = np.zeros((len(texts), DIMS), np.float32)
        for row, text in enumerate(texts):
            words = words_of(text)
            if words:
                at = self.indices(words)
                result[row] = self._weights[at] @ self._vectors[at]
        lengths = np.linalg.norm(result, axis=1, keepdims=True)
        return result / np.maximum(lengths, 1e-9)

    def _numbers(self, word: str) -> list[int]:
        """Return the numbers of the pieces of *word*: of neighbours, those learned first are joined first."""
        pieces = [_START, *word]
        while len(pieces) > 1:
            ranks = [self._merges.get(f"{one} {other}", 1 << 30) for one, other in zip(pieces, pieces[1:], strict=False)]
            best = min(ranks)
            if best == 1 << 30:
                break
            at = ranks.index(best)
            pieces[at : at + 2] = [pieces[at] + pieces[at + 1]]
        numbers: list[int] = []
        for piece in pieces:
            number = self._pieces.get(piece)
            # What it has no piece for, it spells in bytes.
            numbers += [number] if number is not None else [self._pieces[f"<0x{byte:02X}>"] for byte in piece.encode()]
        return numbers


@lru_cache(maxsize=1)
def static_model() -> StaticModel:
    """Return the built-in model, loaded once in a process.

    Raises:
        NoModel: its files are missing or not those that were published.
    """
    return StaticModel(_read(_WEIGHTS), _read(_PIECES))


def _read(name: str) -> bytes:
    package = find_spec("wordllama")
    for folder in (package and package.submodule_search_locations) or ():
        try:
            with open(os.path.join(folder, name), "rb") as file:
                content = file.read()
        except OSError:
            continue
        if sha256(content).hexdigest() != _SHA256[name]:
            raise NoModel(f"{os.path.basename(name)} of the package 'wordllama' is not the one that was published")
        return content
    raise NoModel("the built-in model is missing: pip install 'wordllama>=0.4.0.post1,<0.5'")
