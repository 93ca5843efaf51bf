"""Which known word a misspelt one may have meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kept.retrieval.spelling import MAX_GUESSES, guesses, is_correctable, slips

WORDS = st.text(alphabet="abcde", max_size=9)


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("kuberntes", "kubernetes"),  # a letter missing
        ("postgress", "postgres"),  # one too many
        ("pythom", "python"),  # a wrong one
        ("recieve", "receive"),  # two swapped
        ("jave", "java"),
        ("kubernets", "kubernetes"),
        ("tpyescrpt", "typescript"),  # two slips in a long word
    ],
)
def test_one_slip_finds_the_word_that_was_meant(slip, meant):
    assert guesses(slip, ["kitchen", meant, "zebra", "unrelated"]) == (meant,)


@pytest.mark.parametrize(
    ("word", "other"), [("farm", "form1x"), ("tabs", "spaces"), ("jaav", "jvm"), ("short", "shirts")]
)
def test_a_short_word_two_slips_away_is_another_word(word, other):
    assert guesses(word, [other]) == ()


def test_the_nearest_come_first_and_at_most_five():
    known = ["testings", "testing", "tasting", "resting", "nesting", "besting", "jesting", "vesting"]
    found = guesses("testinng", known)
    assert found[0] == "testing"
    assert len(found) <= MAX_GUESSES
    assert len(guesses("qesting", known)) == MAX_GUESSES


@pytest.mark.parametrize(
    ("word", "expected"), [("java", True), ("vim", False), ("3.11", False), ("c++", False), ("log4j", False)]
)
def test_only_words_long_enough_to_tell_are_corrected(word, expected):
    assert is_correctable(word) is expected


def full_distance(one: str, other: str) -> int:
    """Count slips the slow way: the whole table, no early end."""
    table = {(i, 0): i for i in range(len(one) + 1)} | {(0, j): j for j in range(len(other) + 1)}
    for i in range(1, len(one) + 1):
        for j in range(1, len(other) + 1):
            table[i, j] = min(
                table[i - 1, j] + 1, table[i, j - 1] + 1, table[i - 1, j - 1] + (one[i - 1] != other[j - 1])
            )
            if i > 1 and j > 1 and one[i - 1] == other[j - 2] and one[i - 2] == other[j - 1]:
                table[i, j] = min(table[i, j], table[i - 2, j - 2] + 1)
    return table[len(one), len(other)]


@given(WORDS, WORDS)
def test_slips_are_counted_exactly_up_to_the_limit(one, other):
    assert min(slips(one, other, 2), 3) == min(full_distance(one, other), 3)


@given(WORDS.filter(lambda word: len(word) >= 4), st.lists(WORDS, max_size=20))
def test_no_near_word_is_missed(word, known):
    reach = 1 if len(word) < 8 else 2
    near = {other for other in known if other != word and full_distance(word, other) <= reach}
    found = guesses(word, known)
    assert set(found) <= near
    assert len(found) == min(len(near), MAX_GUESSES) or len(known) != len(set(known))
