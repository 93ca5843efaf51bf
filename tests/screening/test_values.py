"""A quick look misses no value of the kind that a rule needs."""

from hypothesis import given
from hypothesis import strategies as st

from kept.screening.values import coined, made

PIECES = st.text(st.characters(codec="ascii", exclude_categories=["Cc", "Zs"]), min_size=1, max_size=20)


@given(st.lists(PIECES, max_size=4), PIECES, st.lists(PIECES, max_size=4))
def test_letters_and_digits_in_one_piece_are_seen_whatever_stands_around_them(before, piece, after):
    start = len(" ".join([*before, ""]))
    places = {*coined(" ".join([*before, piece, *after]).encode())}
    has_both = any(map(str.isalpha, piece)) and any(map(str.isdigit, piece))
    assert not has_both or not places.isdisjoint(range(start, start + len(piece)))


@given(st.text("abc 12-.", max_size=40))
def test_what_is_long_and_has_a_digit_or_a_capital_may_be_made_by_a_machine(text):
    for word in text.split():
        if len(word) >= 14 and any(map(str.isdigit, word)):
            assert [*made(word)] == [(0, len(word))]
            assert [*made(f"({word})")] == [(1, 1 + len(word))]


def test_words_are_neither():
    text = b"The user likes tea, and asked for 3 cups (of 10); why not? Well: internationalisation, e.g. in Rome!"
    assert not [*coined(text)]
    assert not [place for piece in text.decode().split() for place in made(piece)]
