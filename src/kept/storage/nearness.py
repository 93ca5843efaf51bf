"""How near vectors are to that of a question, exactly: the same for every database."""

from collections.abc import Mapping

import numpy as np

# A question is moved by this share towards the middle of so many vectors that are nearest to it:
# what these have in common tells better what it is about than any one of them.
_MOVED = 0.3
_LEADING = 3

_Floats = np.ndarray[tuple[int, ...], np.dtype[np.float32]]


def cosines(vectors: Mapping[int, bytes], asked: bytes) -> dict[int, float]:
    """Return how alike each of *vectors* (a byte for each dimension) and *asked* (float32) are, from -1 to 1."""
    if not vectors:
        return {}
    return dict(zip(vectors, (_matrix(vectors) @ _unit(np.frombuffer(asked, np.float32))).tolist(), strict=True))


def cosines_led(vectors: Mapping[int, bytes], asked: bytes) -> dict[int, float]:
    """Return the same, where the nearest of *vectors* lead what is *asked* a little to where they are."""
    if not vectors:
        return {}
    of, wanted = _matrix(vectors), _unit(np.frombuffer(asked, np.float32))
    leading = of[np.argsort(-(of @ wanted), kind="stable")[:_LEADING]]
    moved = _unit(wanted + np.float32(_MOVED) * np.add.reduce(leading) / np.float32(len(leading)))
    return dict(zip(vectors, (of @ moved).tolist(), strict=True))


def _matrix(vectors: Mapping[int, bytes]) -> _Floats:
    """Return *vectors* of length 1, one below the other."""
    return _unit(np.frombuffer(b"".join(vectors.values()), np.int8).reshape(len(vectors), -1).astype(np.float32))


def _unit(vectors: _Floats) -> _Floats:
    unit: _Floats = vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), np.float32(1e-9))
    return unit
