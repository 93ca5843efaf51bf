"""From candidates to an order: pure arithmetic."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kept.retrieval.ranking import (
    K1,
    Candidate,
    Candidates,
    calibrated,
    coverage,
    rank,
    rarity,
    token_text,
    weights_of,
)
from kept.retrieval.tokens import QueryWord, index_tokens, query_words

FIELDS = ("content", "name", "description", "tags")


def candidate(row: int, *fields: str | list[str]) -> Candidate:
    """Build a candidate from the texts, or the very tokens, of its fields."""
    tokens = [field if isinstance(field, list) else index_tokens(field) for field in fields]
    return Candidate(row, tuple(token_text(one) for one in [*tokens, [], [], [], []][:4]))


def candidates(query: str, *rows: Candidate) -> Candidates:
    """Tell of *rows* what storage would."""
    texts = ["".join(row.fields) for row in rows]
    frequencies = tuple(sum(f"|{word.forms[-1]} " in text for text in texts) for word in query_words(query))
    return Candidates(list(rows), frequencies, 100, sum(text.count(" ") for text in texts) / len(texts))


def order(query: str, *contents: str, limit: int = 10) -> list[int]:
    rows = [candidate(row, content) for row, content in enumerate(contents)]
    return [one.row for one in rank(query_words(query), candidates(query, *rows), limit)]


@given(st.lists(st.text(alphabet="abc ", max_size=12), min_size=1, max_size=8), st.text(alphabet="abc ", max_size=8))
def test_scores_lie_between_0_and_1_best_first_and_explain_themselves(contents, query):
    words = query_words(query)
    rows = [candidate(row, content) for row, content in enumerate(contents)]
    ranked = rank(words, candidates(query, *rows), 5)
    scores = [one.score for one in ranked]
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score <= 1 for score in scores)
    assert len(ranked) <= 5
    for one in ranked:
        assert one.why
        assert 0 < sum(match.share for match in one.why) <= 1.001
        assert {match.term for match in one.why} <= {word.term for word in words}


def test_what_holds_none_of_the_words_is_not_ranked():
    assert order("tea", "coffee", "tea") == [1]
    assert order("juice", "coffee", "tea") == []


def test_nothing_asked_for_is_nothing_found():
    assert rank([], Candidates([], (), 0, 0.0), 10) == []
    assert rank(query_words("tea"), Candidates([], (0,), 0, 0.0), 10) == []


def test_the_limit_keeps_the_best():
    assert order("green tea", "tea", "green tea", "green", limit=1) == [1]


def test_a_rarer_word_weighs_more():
    rows = [candidate(0, "common word"), candidate(1, "rare word")]
    found = Candidates(rows, frequencies=(90, 1), memories=100, average_tokens=2.0)
    assert [one.row for one in rank(query_words("common rare"), found, 10)] == [1, 0]


def test_a_shorter_text_with_the_same_words_comes_first():
    assert order("tea", "tea and a very long story about everything else in the world", "tea time") == [1, 0]


def test_a_second_mention_counts_but_less_than_a_second_word():
    assert order("green tea", "tea tea tea tea", "green tea cup pot") == [1, 0]
    assert order("tea", "tea pot cup", "tea tea cup") == [1, 0]


def test_among_equals_the_later_row_comes_first():
    assert order("tea", "tea one", "tea two") == [1, 0]


@pytest.mark.parametrize("field", FIELDS)
def test_a_match_names_its_field(field):
    row = candidate(0, *("tea" if name == field else "" for name in FIELDS))
    (best,) = rank(query_words("tea"), candidates("tea", row), 10)
    assert best.why[0].fields == (field,)


def test_exact_before_stem_before_a_guess():
    rows = [candidate(0, ["rubbing", "x"]), candidate(1, ["run", "x"]), candidate(2, ["running", "run"])]
    found = Candidates(rows, (3,), 100, 2.0)
    ranked = rank([QueryWord("running", ("running", "run"))], found, 10)
    assert [(one.row, one.why[0].how) for one in ranked] == [(2, "exact"), (1, "stem")]
    (guessed,) = rank([QueryWord("rubbin", ("rubbin",), fuzzy=("rubbing",))], found, 10)
    assert (guessed.row, guessed.why[0].how, guessed.why[0].found) == (0, "fuzzy", "rubbing")
    (known,) = rank([QueryWord("rubbing", ("rubbing",))], found, 10)
    assert guessed.score < known.score


def test_a_word_inside_a_longer_one_is_not_that_word():
    assert order("art", "artist", "part", "smart art") == [2]


def test_a_prefix_finds_every_token_that_starts_with_it():
    word = QueryWord("猫", ("猫",), prefix=True)
    rows = [candidate(0, ["猫が", "が"]), candidate(1, ["黒猫"])]
    assert [one.row for one in rank([word], Candidates(rows, (1,), 10, 1.5), 10)] == [0]


@given(st.integers(1, 10**6).flatmap(lambda memories: st.tuples(st.integers(0, memories - 1), st.just(memories))))
def test_rarity_is_above_zero_and_falls_with_every_memory_that_has_the_word(pair):
    frequency, memories = pair
    assert rarity(frequency, memories) > rarity(frequency + 1, memories) > 0


@given(st.floats(0, K1 + 1), st.floats(0, K1 + 1))
def test_calibration_keeps_the_order_within_0_and_1(one, other):
    low, high = sorted((one, other))
    assert 0 <= calibrated(low) <= calibrated(high) <= 1
    assert calibrated(0) == 0
    assert calibrated(K1 + 1) == calibrated(1_000) == 1


@pytest.mark.covers("recall.numbers")
def test_where_words_have_no_spaces_a_number_weighs_as_much_as_a_word_of_several_pairs():
    words = query_words("2004年の売上")
    weights = dict(zip((word.term for word in words), weights_of(words, (7,) * len(words), 100), strict=True))
    assert weights["2004"] == pytest.approx(weights["売上"] + weights["売"] + weights["上"])
    assert weights["の売"] < weights["売上"]


def test_a_long_name_does_not_drown_the_other_words():
    words = query_words("原子力潜水艦を建造した")
    weights = dict(zip((word.term for word in words), weights_of(words, (7,) * len(words), 100), strict=True))
    assert weights["原子"] == weights["水艦"] == pytest.approx(weights["建造"] / 3**0.5)


def test_where_nothing_says_where_words_end_all_pairs_weigh_the_same():
    words = query_words("我最喜欢的咖啡")
    assert len(set(weights_of(words, (7,) * len(words), 100))) == 1


def test_between_spaces_words_weigh_by_their_rarity_alone():
    words = query_words("the budget of 2004")
    assert weights_of(words, (3, 9), 100) == [rarity(3, 100), rarity(9, 100)]


@pytest.mark.parametrize(
    ("content", "share"), [("a red car", 1.0), ("cars in red", 1.0), ("a red bike", 0.0), ("", 0.0)]
)
def test_all_words_are_there_or_not(content, share):
    query = "red car"
    found = candidates(query, candidate(1, content))
    assert coverage(query_words(query), found).all_words == [share]
