"""How far a rule reaches is what its pattern can match."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kept.screening import rulebook
from kept.screening.widths import UNBOUNDED, width


@pytest.mark.parametrize(
    ("pattern", "most"),
    [
        ("", 0), ("abc", 3), ("a|bcd|ef", 3), ("(?:ab|c){2,4}d?", 9), (r"\bx\b$", 1), (r"[^\]a]{3}[]b]", 4),
        ("(?m)^ab", 2),
        (r"(?P<name>\x41)\.", 2), ("a*", UNBOUNDED), ("[a-z]{5,}", 5 + UNBOUNDED), ("a{0,80}?b", 81),
    ],
)  # fmt: skip
def test_the_width_of_a_pattern_is_the_longest_text_it_matches(pattern, most):
    assert width(pattern) == most


PIECES = ["a", "[ab]?", "(?:ab|b)", "a{1,3}", "(?:a|b{2}){0,2}", "|", "."]


@given(st.lists(st.sampled_from(PIECES)).map("".join), st.data())
def test_no_match_is_longer_than_the_width(pattern, data):
    match = re.compile(pattern).match(data.draw(st.text("ab")))
    assert match is None or len(match[0]) <= width(pattern)


def test_rules_reach_no_further_than_they_may():
    for group in rulebook.GROUPS:
        for rule in rulebook.read(group):
            assert 0 < rule.reach <= 512, rule.compiled.id
