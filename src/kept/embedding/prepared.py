"""What a process that asks one question needs of the built-in model, in a small file of its own.

Loading the model takes longer than such a process has: 16 MB to verify, a
tokenizer to parse, a library for arithmetic to import. So whoever has loaded
and verified it leaves here how its pieces are spelled, how long their vectors
are, and the signs of those: 2 MB in the user's own folder, read in a
millisecond or two. The few vectors that a question needs whole are read from
the model's file, as long as it is the one that was verified.

The file may be deleted at any time: whoever misses it makes it again. A
damaged one, or one made from another file, counts as missing.
"""

import json
import os
import sys
from array import array
from collections.abc import Sequence
from contextlib import suppress
from itertools import accumulate, pairwise
from typing import NamedTuple
from zlib import crc32

from kept.embedding.spelling import NAME, NONE
from kept.identity import home_folder

# Becomes another when what is written here does, or the model. Numbers stand as this machine writes them.
_FORM = f"1 {sys.byteorder}"

# Where pieces are looked up: four times as many places as there are pieces, so
# that nearly all are found, or missed, at the first.
_PLACES = 1 << 17


class Numbers:
    """The numbers of pieces by their texts, looked up in place: to make a dictionary takes longer than all look-ups."""

    def __init__(self, texts: bytes, ends: bytes, places: bytes) -> None:
        self._texts = texts
        self._ends = array("I", ends)
        self._places = array("H", places)

    def of(self, text: str) -> int:
        """Return the number of the piece *text*, or `NONE`."""
        wanted = text.encode()
        place = crc32(wanted) % _PLACES
        while number := self._places[place]:
            if self._texts[self._ends[number - 1] : self._ends[number]] == wanted:
                return number - 1
            place = (place + 1) % _PLACES
        return NONE


class Weights(NamedTuple):
    """The file that holds the vectors, where they begin in it, and what tells that it has not changed."""

    path: str
    starts_at: int
    size: int
    modified_ns: int


class Prepared(NamedTuple):
    """The pieces, the lengths of their vectors, the signs of those, and where to read them whole."""

    numbers: Numbers
    lengths: "array[float]"
    signs: bytes
    weights: Weights


def path() -> str:
    """Return where the file is, or would be."""
    return os.path.join(home_folder(), "models", f"{NAME}.prepared")


def read() -> Prepared | None:
    """Return what was prepared; None if nothing was, or if it cannot be used any more."""
    try:
        with open(path(), "rb") as file:
            checksum, rest = file.readline(), file.read()
        if checksum != _checksum(rest):
            return None
        start = rest.index(b"\n") + 1
        said = json.loads(rest[:start])
        weights = Weights(*said["weights"])
        if said["form"] != _FORM or not _is_unchanged(weights):
            return None
    except (OSError, ValueError):
        return None
    ends = accumulate(said["sections"], initial=start)
    texts, text_ends, places, lengths, signs = (rest[one:other] for one, other in pairwise(ends))
    return Prepared(Numbers(texts, text_ends, places), array("f", lengths), signs, weights)


def write(pieces: Sequence[str], lengths: bytes, signs: bytes, weights_path: str, starts_at: int) -> None:
    """Leave the model behind for processes that ask one question; where nothing can be written, do without.

    *pieces* are in their order, *lengths* are float32.
    """
    import tempfile

    sections = (*_looked_up(pieces), lengths, signs)
    with suppress(OSError):
        file = os.stat(weights_path)
        weights = Weights(os.path.abspath(weights_path), starts_at, file.st_size, file.st_mtime_ns)
        said = {"form": _FORM, "weights": weights, "sections": [*map(len, sections)]}
        rest = b"\n".join((json.dumps(said).encode(), b"".join(sections)))
        folder = os.path.dirname(path())
        os.makedirs(folder, mode=0o700, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=folder)
        try:
            with open(handle, "wb") as out:
                out.write(_checksum(rest) + rest)
            os.replace(draft, path())
        except BaseException:
            os.unlink(draft)
            raise


def _checksum(content: bytes) -> bytes:
    return b"%08x\n" % crc32(content)


def _looked_up(pieces: Sequence[str]) -> tuple[bytes, bytes, bytes]:
    """Return what `Numbers` is made of."""
    texts = [piece.encode() for piece in pieces]
    places = array("H", bytes(2 * _PLACES))
    for number, text in enumerate(texts):
        place = crc32(text) % _PLACES
        while places[place]:
            place = (place + 1) % _PLACES
        places[place] = number + 1
    return b"".join(texts), array("I", accumulate(map(len, texts), initial=0)).tobytes(), places.tobytes()


def _is_unchanged(weights: Weights) -> bool:
    file = os.stat(weights.path)
    return (file.st_size, file.st_mtime_ns) == (weights.size, weights.modified_ns)
