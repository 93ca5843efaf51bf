"""Random characters, and what is none: words, runs, the same few again."""

import itertools
import math
import re
from collections import Counter

UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", re.IGNORECASE)
HEX = re.compile(r"[0-9a-f]+", re.IGNORECASE)

# What can be said: a vowel, and never many consonants in a row.
_PRONOUNCED = re.compile(r"(?:[^aeiouy]{0,3}[aeiouy]+)+[^aeiouy]{0,3}", re.IGNORECASE)

# How often the kind of character changes, for each character. In random letters
# of both cases and digits it does 0.62 times, in camelCase 0.3 times; in random
# small letters and digits 0.4 times, and those of names stand together.
_MIXED_CHANGES = 0.38
_PLAIN_CHANGES = 0.22


def is_shuffled(value: str, size: int) -> bool:
    """Tell random letters and digits, at least *size* of them, from words: the kind of character changes all the time.

    >>> is_shuffled("k3J9bQ7xWz5mV2nL8pR4", 20), is_shuffled("shouldReturn200WhenUserIsIn", 20)
    (True, False)
    """
    bare = re.sub("[^A-Za-z0-9]", "", value)
    if len(bare) < size or len(value) > 1.15 * len(bare) + 1 or is_wordy(bare) or share_in_runs(bare) > 0.3:
        return False
    kinds = ["digit" if letter.isdigit() else "upper" if letter.isupper() else "lower" for letter in bare]
    changes = sum(one != following for one, following in itertools.pairwise(kinds)) / len(bare)
    if {"lower", "upper"} <= set(kinds):
        return changes >= _MIXED_CHANGES
    return len(set(kinds)) > 1 and changes >= _PLAIN_CHANGES and len(re.findall(r"\d+", bare)) >= 4


def is_random_hex(value: str, size: int) -> bool:
    """Tell hexadecimal digits, at least *size* of them, from zeros, dates and words."""
    is_hex = len(value) >= size and HEX.fullmatch(value) is not None
    return is_hex and classes(value) >= {"digit", "letter"} and len(set(value.lower())) >= 8


def is_wordy(value: str) -> bool:
    """Tell a name made of words (``monkeyPatchFactory2``, ``prod-db-01``) from random characters."""
    if len(re.findall(r"\d+", value)) >= 4:
        return False  # what people name has a number or two
    words = [run for run in re.findall(r"[A-Z]?[a-z]{3,}|[A-Z]{4,}", value) if _PRONOUNCED.fullmatch(run)]
    letters = sum(map(len, words))
    return len(value) < 60 and letters > 0.65 * len(value) and letters >= 4 * len(words)


def classes(value: str) -> set[str]:
    """Return which of "digit", "letter", "lower" and "upper" there are in *value*."""
    found = set()
    for letter in value:
        if letter.isdigit():
            found.add("digit")
        elif letter.isalpha():
            found |= {"letter", "upper" if letter.isupper() else "lower"}
    return found


def bits(value: str) -> float:
    """Return the entropy of *value*, in bits for each character."""
    return -sum(n / len(value) * math.log2(n / len(value)) for n in Counter(value).values())


def longest_run(value: str) -> int:
    """Return the length of the longest run such as ``defgh`` or ``4567`` in *value*."""
    return max(_runs(value), default=0)


def share_in_runs(value: str) -> float:
    """Return how much of *value* is in runs of five and more."""
    return sum(run for run in _runs(value.lower()) if run >= 5) / len(value)


def _runs(value: str) -> list[int]:
    runs = [1]
    for one, following in itertools.pairwise(value):
        if ord(following) - ord(one) == 1:
            runs[-1] += 1
        else:
            runs.append(1)
    return runs
