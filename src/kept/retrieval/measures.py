"""How alike a question and its candidates are, as ranking wants to know it, whoever measures it.

Two measures, made for the candidates at hand. One compares the whole of both
texts, where a word weighs the less the more the candidates use it: what they
all share tells nothing. The other looks for each word of the question for the
most similar one in the candidate.

`likeness` measures exactly, with a library for arithmetic; `likeness_by_signs`
nearly so, without one.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kept.retrieval.ranking import Candidates
from kept.retrieval.tokens import QueryWord

# How fast a word loses weight that the candidates use much.
EVEN = 1e-2

# How alike two words of one text, or pieces of one word, are on average: with
# it the length of a sum of vectors is known well enough without adding them up.
ALIKE = 0.04


class Likeness(NamedTuple):
    """For each candidate: how alike it is as a whole, and in its words."""

    meaning: list[float]
    words: list[float]


# Compares what was asked, as text and as words, with every candidate.
Liken = Callable[[str, Sequence[QueryWord], Candidates], Likeness]
