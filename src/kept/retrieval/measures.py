"""How alike a question and its candidates are, as ranking wants to know it, whoever measures it.

Three measures, made for the candidates at hand. One compares the whole of both
texts, where a word weighs the less the more the candidates use it: what they
all share tells nothing. One looks for each word of the question for the most
similar one in the candidate. One looks at the first telling word only: a
statement begins with what, or a message with who, it is about.

In scripts without spaces, where words are not told apart, only wholes are
compared: the question, and the passage of a candidate that is most like it.

`likeness` measures exactly, with a library for arithmetic; `likeness_by_signs`
nearly so, without one, and of passages nothing.
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
    """For each candidate: how alike it is as a whole, and in its words; 1 if it begins with a word of the question."""

    meaning: list[float]
    words: list[float]
    begins: list[float]


def by_passages(meaning: list[float]) -> Likeness:
    """Return the measures of a question without spaces, given how alike the best passage of each candidate is."""
    nothing = [0.0] * len(meaning)
    return Likeness(meaning, nothing, nothing)


# Compares what was asked, as text and as words, with every candidate.
Liken = Callable[[str, Sequence[QueryWord], Candidates], Likeness]
