"""Which known words a misspelt one may have meant."""

from collections.abc import Iterable

# Shorter words have too many neighbours for a guess to be worth anything.
MIN_CHARS = 4
MAX_GUESSES = 5


def is_correctable(word: str) -> bool:
    """Tell whether *word* is one a person may have mistyped (not a number, not a code)."""
    return len(word) >= MIN_CHARS and word.isalpha()


def guesses(word: str, vocabulary: Iterable[str]) -> tuple[str, ...]:
    """Return the words of *vocabulary* nearest to *word*, nearest first, at most five.

    Near is one slip (a letter missing, added, wrong, or two swapped), and
    two from eight letters on.

    >>> guesses("kuberntes", ["kubernetes", "kitchen", "kubectl"])
    ('kubernetes',)
    """
    reach = 1 if len(word) < 8 else 2
    letters = frozenset(word)
    near = []
    for known in vocabulary:
        if abs(len(known) - len(word)) > reach or known == word:
            continue
        # One slip changes at most two of the letters a word is made of.
        if len(letters.symmetric_difference(known)) > 2 * reach:
            continue
        distance = slips(word, known, reach)
        if distance <= reach:
            near.append((distance, known))
    return tuple(known for _, known in sorted(near)[:MAX_GUESSES])


def slips(one: str, other: str, at_most: int) -> int:
    """Count the slips between two words, or return *at_most* + 1 when there are more.

    >>> slips("recieve", "receive", 2), slips("cat", "dog", 2)
    (1, 3)
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before_that, before, row = before, row, [i]
        for j, known in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != known))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == known:
                cost = min(cost, before_that[j - 2] + 1)
            row.append(cost)
        if min(row) > at_most:
            return at_most + 1
    return row[-1]
