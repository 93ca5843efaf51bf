"""The signs of vectors, 32 bytes for 256 dimensions, and which are most like those of a question: the same everywhere.

They are packed: as numbers of 64 bits, those of a vector below each other.
"""

from collections.abc import Sequence

import numpy as np

Rows = np.ndarray[tuple[int], np.dtype[np.int64]]
Packed = np.ndarray[tuple[int, int], np.dtype[np.uint64]]
_Counts = np.ndarray[tuple[int], np.dtype[np.uint16]]

# Among so many, those nearest are looked for first.
_SAMPLED = 2_048


def nearest(known: Sequence[tuple[Rows, Packed]], vector: bytes, most: int, among: Sequence[int] | None) -> list[int]:
    """Return the *most* of the rows *known* whose signs are most like those of *vector* (float32), nearest first.

    With *among*, only such rows.
    """
    found, apart = _nearest(known, vector, most, among)
    return list(dict.fromkeys(found[np.argsort(apart, kind="stable")].tolist()))


def nominated(known: Sequence[tuple[Rows, Packed]], vector: bytes, most: int, among: Sequence[int] | None) -> Rows:
    """Return the same rows, to be put in order by others, and meanwhile in their own."""
    found, _ = _nearest(known, vector, most, among)
    # Of one list no row comes twice, and to sort alone takes a tenth of the time.
    return np.unique(found) if len(known) > 1 else np.sort(found)


def _nearest(
    known: Sequence[tuple[Rows, Packed]], vector: bytes, most: int, among: Sequence[int] | None
) -> tuple[Rows, _Counts]:
    """Return them in no order, and how many of the signs of each are others."""
    if not known:
        return np.zeros(0, np.int64), np.zeros(0, np.uint16)
    asked = packed(np.frombuffer(vector, np.float32).reshape(1, -1) > 0)
    found, apart = known[0][0], _apart(known[0][1], asked)
    if len(known) > 1:  # else a million would be copied for nothing
        found = np.concatenate([rows for rows, _ in known])
        apart = np.concatenate([apart, *(_apart(of, asked) for _, of in known[1:])])
    if among is not None:
        is_meant = np.isin(found, np.array(among, np.int64))
        found, apart = found[is_meant], apart[is_meant]
    if len(found) > most:
        best = _least(apart, most)
        found, apart = found[best], apart[best]
    return found, apart


def of_vectors(vectors: Sequence[bytes]) -> Packed:
    """Return the signs of vectors with one byte for each dimension."""
    return packed(np.frombuffer(b"".join(vectors), np.int8).reshape(len(vectors), -1) > 0)


def packed(positive: "np.ndarray[tuple[int, int], np.dtype[np.bool_]]") -> Packed:
    """Pack the signs of vectors, each a line of *positive*."""
    return packed_bytes(np.packbits(positive, axis=1))


def packed_bytes(signs: "np.ndarray[tuple[int, int], np.dtype[np.uint8]]") -> Packed:
    """Pack the signs of vectors, each a line of bytes with eight signs in each."""
    spare = -signs.shape[1] % 8
    whole = np.pad(signs, ((0, 0), (0, spare))) if spare else np.ascontiguousarray(signs)
    return np.ascontiguousarray(whole.view(np.uint64).T)


def as_bytes(vector: bytes) -> bytes:
    """Write a float32 vector with one byte for each dimension."""
    values = np.frombuffer(vector, np.float32)
    scaled = np.rint(values * (127 / max(1e-9, float(np.abs(values).max()))))
    return bytes(scaled.astype(np.int8).tobytes())


def _apart(signs: Packed, asked: Packed) -> _Counts:
    """Count for each vector the signs that are others than those *asked* for."""
    count = np.zeros(signs.shape[1], np.uint16)
    # One line at a time: adding up short columns takes numpy six times as long.
    for line, wanted in zip(signs, asked[:, 0], strict=True):
        count += np.bitwise_count(line ^ wanted)
    return count


def _least(apart: _Counts, most: int) -> "np.ndarray[tuple[int], np.dtype[np.intp]]":
    """Return where the least *most* of *apart* are, in no order; of equals at the border, some."""
    # Some of all show about where the border is, and what lies below it is put in order.
    some = apart[:: max(1, len(apart) // _SAMPLED)]
    border = np.partition(some, at)[at] if (at := 2 * most * len(some) // len(apart) + 8) < len(some) else apart.max()
    below = np.flatnonzero(apart <= border)
    if len(below) < most:
        below = np.arange(len(apart))
    return below[np.argpartition(apart[below], most - 1)[:most]]
