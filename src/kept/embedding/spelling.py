"""How the built-in model spells a word in pieces, and what pieces tell of how common it is."""

from collections.abc import Callable
from itertools import pairwise

NAME = "wordllama-256"
DIMS = 256

# Pieces are numbered below this; the first of a word carries it as a mark.
FIRST = 0x8000

# Longer words are codes and links: their beginning is enough.
_MAX_LETTERS = 32

# How fast common words lose weight. The pieces are numbered by how early they
# were learned, which is by how common they are; Zipf's law makes a frequency of it.
EVEN = 1e-3
ZIPF = 20.0

# The number of what is no piece.
NONE = 1 << 30

_START = "▁"


def spelled(word: str, number_of: Callable[[str], int]) -> tuple[int, ...]:
    """Return the pieces of *word*: of neighbours, those learned first are joined first.

    The published list of joins is not needed: whatever two pieces make a
    third may be joined, and the third's number says when that was learned. Only
    rows of spaces were learned in another order, and no word has one.
    """
    pieces = [_START, *word[:_MAX_LETTERS]]
    joined = [number_of(one + other) for one, other in pairwise(pieces)]
    while joined and (first := min(joined)) != NONE:
        at = joined.index(first)
        pieces[at : at + 2] = [pieces[at] + pieces[at + 1]]
        # What it may be joined with now are its two neighbours; of the others nothing has changed.
        del joined[at]
        if at > 0:
            joined[at - 1] = number_of(pieces[at - 1] + pieces[at])
        if at < len(joined):
            joined[at] = number_of(pieces[at] + pieces[at + 1])
    found: list[int] = []
    for piece in pieces:
        number = number_of(piece)
        # What it has no piece for, it spells in bytes.
        found += [number_of(f"<0x{byte:02X}>") for byte in piece.encode()] if number == NONE else [number]
    return (found[0] | FIRST, *found[1:])
