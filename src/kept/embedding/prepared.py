"""What a process that asks one question needs of the built-in model, in a small file of its own.

Loading the model takes longer than such a process has: 16 MB to verify, a
tokenizer to parse, a library for arithmetic to import. So whoever has loaded
and verified it leaves here how its pieces are spelled, how long their vectors
are, and the signs of those: 1.5 MB in the user's own folder, read in a few
milliseconds. The few vectors that a question needs whole are read from the
model's file, as long as it is the one that was verified.

The file may be deleted at any time: whoever misses it makes it again. A
damaged one, or one of another version of the model, counts as missing.
"""

import json
import os
from array import array
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple
from zlib import crc32

from kept.embedding.spelling import DIMS, NAME
from kept.identity import home_folder

# Becomes another when what is written here does.
_FORM = 1

# The first line, with room for any path of the model.
_MAX_LINE_BYTES = 8_192


class Weights(NamedTuple):
    """The file that holds the vectors, where they begin in it, and what tells that it has not changed."""

    path: str
    starts_at: int
    size: int
    modified_ns: int


class Prepared(NamedTuple):
    """The pieces by their text, the lengths of their vectors, the signs of those, and where to read them whole."""

    numbers: dict[str, int]
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
            line = file.readline(_MAX_LINE_BYTES)
            body = file.read()
        said = json.loads(line)
        weights = Weights(*said["weights"])
        texts, pieces = said["texts"], said["pieces"]
        whole = texts + pieces * (4 + DIMS // 8)
        if said["form"] != _FORM or said["crc"] != crc32(body) or len(body) != whole or not _is_unchanged(weights):
            return None
    except (OSError, ValueError, KeyError, TypeError):
        return None
    spelled = body[:texts].decode().split("\n")
    lengths = array("f", body[texts : texts + 4 * pieces])
    return Prepared(dict(zip(spelled, range(pieces), strict=True)), lengths, body[texts + 4 * pieces :], weights)


def write(spelled: Sequence[str], lengths: bytes, signs: bytes, weights_path: str, starts_at: int) -> None:
    """Leave the model behind for processes that ask one question; where nothing can be written, do without.

    *spelled* are its pieces in their order, *lengths* are float32.
    """
    import tempfile

    texts = "\n".join(spelled).encode()
    body = texts + lengths + signs
    with suppress(OSError):
        file = os.stat(weights_path)
        weights = Weights(os.path.abspath(weights_path), starts_at, file.st_size, file.st_mtime_ns)
        said = {"form": _FORM, "texts": len(texts), "pieces": len(spelled), "crc": crc32(body), "weights": weights}
        folder = os.path.dirname(path())
        os.makedirs(folder, mode=0o700, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=folder)
        try:
            with open(handle, "wb") as out:
                out.write(json.dumps(said).encode() + b"\n" + body)
            os.replace(draft, path())
        except OSError:
            os.unlink(draft)


def _is_unchanged(weights: Weights) -> bool:
    file = os.stat(weights.path)
    return (file.st_size, file.st_mtime_ns) == (weights.size, weights.modified_ns)
