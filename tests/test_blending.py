"""All signals together: each can change an order, none speaks where there is nothing to say."""

import unicodedata
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kept.embedding.spelling import FIRST
from kept.embedding.static import static_model
from kept.embedding.unspaced import WORDS, unspaced_model
from kept.retrieval.blending import WEIGHTS, Asked, blend, certainty
from kept.retrieval.likeness import likeness
from kept.retrieval.measures import ALIKE, EVEN
from kept.retrieval.passages import passages, written
from kept.retrieval.ranking import Candidate, Candidates, Place, token_text
from kept.retrieval.tokens import index_tokens, query_words

NOW = datetime(2026, 11, 16, 15, 30, tzinfo=UTC)


def micros(moment):
    return int(moment.timestamp() * 1e6)


def candidate(row, text, **place):
    """Build a candidate as storage does; each from a session of its own, all of the same time, unless told."""
    stored = place.pop("stored", NOW - timedelta(days=400))
    told = {"session": f"s{row}", "kind": "fact", "pieces": None}
    told |= {"is_superseded": False, "is_question": False, "personal": 0} | place
    fields = (token_text(index_tokens(text)), "", "", "")
    return Candidate(row, fields, place=Place(text=text, stored=micros(stored), **told))


def found(query, rows):
    texts = ["".join(row.fields) for row in rows]
    frequencies = tuple(sum(f"|{word.forms[-1]} " in text for text in texts) for word in query_words(query))
    average = sum(text.count(" ") for text in texts) / max(1, len(texts))
    return Candidates(list(rows), frequencies, 100, average)


def blended(query, *rows, limit=10, by_words=False):
    liken = None if by_words else partial(likeness, model=static_model())
    return blend(Asked(query, query_words(query), NOW), found(query, rows), liken, limit)


def signals(ranked):
    return {signal.name for signal in ranked.signals}


_texts = st.lists(
    st.lists(st.sampled_from("car automobile dog tea garage 東京 the of !!".split()), max_size=6).map(" ".join),
    min_size=1,
    max_size=8,
)


_queries = st.sampled_from(["car", "the latest tea", "what does the dog prefer", "in May 2025", "!!", "東京", "of the"])


@given(_texts, _queries, st.booleans())
def test_scores_lie_between_0_and_1_best_first_and_signals_are_known(texts, query, by_words):
    rows = [candidate(row, text, session="s1", is_question=row % 3 == 0) for row, text in enumerate(texts)]
    ranked = blended(query, *rows, limit=5, by_words=by_words)
    scores = [one.score for one in ranked]
    assert all(0 <= score <= 1 for score in scores)
    assert scores == sorted(scores, reverse=True)
    assert len(ranked) <= 5
    assert len({one.row for one in ranked}) == len(ranked)
    for one in ranked:
        assert signals(one) <= WEIGHTS.keys()
    for one in ranked:
        assert sum(signal.share for signal in one.signals) == pytest.approx(one.score, abs=0.001)


def test_nothing_gives_nothing():
    assert blended("car") == []
    assert blended("car", candidate(1, "unrelated"), by_words=True) == []


def test_the_newer_of_two_equals_comes_first():
    assert [one.row for one in blended("car", candidate(1, "the car"), candidate(2, "the car"))] == [2, 1]


def test_certainty_grows_with_what_speaks_for_it():
    values = [certainty(at / 50) for at in range(-10, 70)]
    assert values == sorted(values)
    assert (min(values), max(values)) == (0, 1)


# For each signal: a question, what it speaks for, and what would come first (or equal, and newer) without it.
CHANGES = {
    "words": ("zanzibarcode", candidate(1, "zanzibarcode"), candidate(2, "something else")),
    "meaning": ("automobile", candidate(1, "the car"), candidate(2, "the tea")),
    "similar words": ("automobile", candidate(1, "the car"), candidate(2, "the tea")),
    "passage": ("何の動物を飼っているか", candidate(1, "家に猫を飼っている"), candidate(2, "家に花を飼っている")),
    "date": (
        "the car in May 2025",
        candidate(1, "the car", stored=datetime(2025, 5, 9, tzinfo=UTC)),
        candidate(2, "the car", stored=datetime(2025, 8, 9, tzinfo=UTC)),
    ),
    "newest": (
        "the latest car",
        candidate(1, "the car", stored=NOW - timedelta(days=1)),
        candidate(2, "the car", stored=NOW - timedelta(days=90)),
    ),
    "kind": ("which car do I prefer", candidate(1, "the car", kind="preference"), candidate(2, "the car")),
    "all words": ("blue car", candidate(1, "a blue car"), candidate(2, "car car car")),
    "begins": ("where is the car", candidate(1, "The car is red"), candidate(2, "Red is the car")),
    "personal": ("where is my car", candidate(1, "the car", personal=1), candidate(2, "the car")),
    "question": ("the car", candidate(1, "the car"), candidate(2, "the car", is_question=True)),
    "superseded": ("the car", candidate(1, "the car"), candidate(2, "the car", is_superseded=True)),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_signal_can_change_the_order(name, monkeypatch):
    query, raised, newer = CHANGES[name]
    for other in WEIGHTS.keys() - {name}:
        monkeypatch.setitem(WEIGHTS, other, 0.0)
    assert blended(query, raised, newer)[0].row == raised.row
    monkeypatch.setitem(WEIGHTS, name, 0.0)
    without = [one.row for one in blended(query, raised, newer)]
    assert without in ([newer.row, raised.row], [raised.row], []), "nothing but age, or the word that both need"


def test_a_vector_of_a_larger_model_can_change_the_order():
    rows = [candidate(1, "the car"), candidate(2, "the car")]
    found = Candidates(rows, (2,), 10, 2.0, alike=(0.9, 0.1))
    ranked = blend(Asked("car", query_words("car"), NOW), found, None, 5)
    assert [one.row for one in ranked] == [1, 2]
    assert "vector" in signals(ranked[0])


def with_twins(query, *rows, twins=None):
    """Rank by words and meaning what a larger model finds as near to the question, and alike as *twins* say."""
    liken = partial(likeness, model=static_model())
    return blend(
        Asked(query, query_words(query), NOW),
        found(query, rows)._replace(alike=[0.5] * len(rows), twins=twins),
        liken,
        10,
    )


def test_what_is_most_like_a_better_answer_comes_before_what_is_not():
    answer = candidate(1, "Joanna made a blueberry cheesecake from a recipe")
    rows = [answer, candidate(11, "Joanna baked brownies"), candidate(21, "Joanna baked brownies")]
    query = "Which recipe for cheesecake has Joanna made?"
    assert [one.row for one in with_twins(query, *rows)] == [1, 21, 11], "of equals the newer"
    ranked = with_twins(query, *rows, twins=lambda cores: [0.0, cores[0] - cores[1], 0.0])
    assert [one.row for one in ranked] == [1, 11, 21]
    assert "twins" in signals(ranked[1])


def test_twins_lend_nothing_where_words_are_alone():
    rows = [candidate(1, "東京の桜"), candidate(2, "東京")]
    plain, twinned = (with_twins("東京の桜", *rows, twins=twins) for twins in (None, lambda _: [0.0, 1.0]))
    assert [(one.row, one.score) for one in plain] == [(one.row, one.score) for one in twinned]


def test_every_signal_is_among_those_that_can_change_an_order():
    company = {"before", "after", "nearby", "session", "told before", "reply", "twins"}
    assert WEIGHTS.keys() == CHANGES.keys() | company | {"vector"}


@pytest.mark.parametrize(("name", "step"), [("before", -1), ("after", 1), ("nearby", 2)])
def test_what_was_said_beside_an_answer_is_raised(name, step):
    beside = candidate(10, "the garage was red", session="talk")
    answer = candidate(10 + step, "the car is an automobile", session="talk")
    apart = candidate(30, "the garage was red")
    ranked = {one.row: one for one in blended("which automobile is the car", beside, answer, apart)}
    assert name in signals(ranked[10])
    assert ranked[10].score > (ranked[30].score if 30 in ranked else 0)


@pytest.mark.covers("recall.all_words")
@pytest.mark.parametrize("room", ["attic", "cellar", "garage", "lobby", "library"])
def test_all_words_of_the_question_outweigh_some_of_them_in_a_session_full_of_such(room):
    exact = candidate(1, f"The blue team meets in the {room}")
    others = [f"The {team} team meets in the {room}" for team in ("red", "green")]
    others += [
        f"The blue team, the blue one, meets in the {other}, said the team" for other in ("hall", "yard", "loft")
    ]
    crowd = [candidate(row, text, session="talk") for row, text in enumerate(others, 10)]
    ranked = blended(f"does the blue team meet in the {room}", exact, *crowd)
    assert ranked[0].row == exact.row
    assert "all words" in signals(ranked[0])


def test_what_was_said_beside_an_answer_is_none_if_it_is_unlike_the_question():
    query, answer = "Which car is in the garage?", candidate(1, "the car in the garage", session="talk")
    assert [one.row for one in blended(query, answer, candidate(2, "seven", session="talk"))] == [1]


def test_neighbours_of_another_session_are_none():
    later = NOW - timedelta(days=399)
    rows = candidate(10, "so it was"), candidate(11, "the car", stored=later), candidate(12, "the red one", stored=NOW)
    ranked = blended("the red car", *rows)
    assert len(ranked) > 1
    assert all(not signals(one) & {"before", "after", "nearby", "session", "told before"} for one in ranked)


@pytest.mark.covers("recall.told_before")
@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.parametrize(
    ("query", "named", "answer"),
    [
        ("who designed the Kestrel engine", "The Kestrel is an engine for small boats.", "Mia designed it in 2019."),
        ("原子力潜水艦を国内で建造したのは？", "原子力潜水艦は原子炉で動く。", "インドは国内でアリハントを建造した。"),
    ],
)
def test_what_an_answer_is_about_may_be_named_in_what_was_stored_right_before_it(query, named, answer, step):
    told = candidate(10, named), candidate(10 + step, answer)
    apart = candidate(90, answer, stored=NOW - timedelta(days=9))
    ranked = {one.row: one for one in blended(query, *told, apart)}
    assert "told before" in signals(ranked[10 + step])
    assert ranked[10 + step].score > ranked[90].score


@pytest.mark.covers("recall.reply")
@pytest.mark.parametrize("by_words", [False, True])
def test_the_reply_to_such_a_question_is_above_what_was_said_after_anything_else(by_words):
    query = "What does the car cost in winter?"
    told = [
        candidate(10, "What does the car cost us in winter?", session="one", is_question=True),
        candidate(11, "Less than the dog in summer!", session="one"),
        candidate(20, "What does the car cost us in winter.", session="two"),
        candidate(21, "Less than the dog in summer!", session="two"),
    ]
    ranked = {one.row: one for one in blended(f"{query} Not the dog!", *told, by_words=by_words)}
    assert "reply" in signals(ranked[11])
    assert "reply" not in signals(ranked[21])
    assert ranked[11].score > ranked[21].score


def test_a_reply_to_a_question_in_another_session_is_none():
    asked = candidate(10, "What does the car cost?", session="one", is_question=True, stored=NOW - timedelta(days=9))
    later = candidate(11, "The car costs little", session="two")
    assert all("reply" not in signals(one) for one in blended("What does the car cost?", asked, later))


def test_what_tells_everything_itself_stays_above_what_follows_it():
    rows = [candidate(10, "東京タワーの高さは333メートルである。", session="talk")]
    rows += [candidate(10 + at, f"これは{what}の話である。", session="talk") for at, what in enumerate("塔山川", 1)]
    ranked = blended("東京タワーの高さは？", *rows)
    assert ranked[0].row == 10
    assert ranked[0].score > 0.5


def test_the_longer_the_texts_the_less_their_words_weigh_against_what_they_mean():
    def shares(average_tokens):
        query, rows = "red car", [candidate(1, "the red car of the garage"), candidate(2, "a vehicle")]
        liken = partial(likeness, model=static_model())
        told = found(query, rows)._replace(average_tokens=average_tokens, alike=(0.5, 0.5))
        best = blend(Asked(query, query_words(query), NOW), told, liken, 5)[0]
        assert best.row == 1
        of = {signal.name: signal.share for signal in best.signals}
        return of["words"] / of["meaning"]

    short, usual, long, endless = map(shares, (8.0, 64.0, 100.0, 100_000.0))
    assert short != usual, "the longer the others, the shorter is this one"
    assert usual > long > endless > 0


@pytest.mark.covers("recall.passage")
def test_without_spaces_passages_decide_only_where_words_do_not():
    texts = ["佐藤さんは決済の担当です", "鈴木さんは広報の担当です"]
    rows = [candidate(row, text) for row, text in enumerate(texts, 1)]
    unsure = blended("支払いの担当は誰", *rows)
    assert unsure[0].row == 1
    assert "passage" in signals(unsure[0])
    assert all("passage" not in signals(one) for one in blended(texts[1], *rows))
    by_words = blended("支払いの担当は誰", *rows, by_words=True)
    assert all("passage" not in signals(one) for one in by_words)


def test_a_session_with_an_answer_is_raised():
    inside = [candidate(1, "the car and its garage", session="talk"), candidate(9, "a red vehicle", session="talk")]
    ranked = {one.row: one for one in blended("car garage", *inside, candidate(20, "a red vehicle"))}
    assert "session" in signals(ranked[9])
    assert 20 not in ranked or ranked[9].score > ranked[20].score


def test_without_a_model_words_and_circumstances_decide():
    ranked = blended("the car in May 2025", candidate(1, "the car", stored=datetime(2025, 5, 9, tzinfo=UTC)),
                     candidate(2, "a car"), candidate(3, "automobile"), by_words=True)  # fmt: skip
    assert [one.row for one in ranked] == [1, 2]
    assert all(not signals(one) & {"meaning", "similar words"} for one in ranked)


@pytest.mark.parametrize(
    ("query", "absent"),
    [
        ("the car", {"date", "newest", "kind"}),
        ("automobile", {"words", "date", "newest", "kind", "question", "superseded"}),
    ],
)
def test_what_was_not_asked_for_is_no_signal(query, absent):
    for one in blended(query, candidate(1, "the car"), candidate(2, "an old car garage")):
        if "words" not in absent or one.why == ():
            assert not signals(one) & absent


@pytest.mark.parametrize(
    ("query", "is_personal"),
    [
        ("where did I leave my car", True),
        ("who gave me the car", True),
        ("what did you tell me about the car", False),
        ("the car in our last talk, which one did I like", False),
        ("where is the car of Mia", False),
    ],
)
def test_only_who_asks_about_themselves_finds_what_somebody_tells_of_themselves(query, is_personal):
    ranked = blended(query, candidate(1, "my car", personal=1), candidate(2, "the car"))
    assert {one.row: "personal" in signals(one) for one in ranked} == {1: is_personal, 2: False}


@pytest.mark.parametrize("query", ["the likelihood of rain", "unlike the car", "the ruler is long"])
def test_words_that_contain_a_kind_ask_for_none(query):
    kinds = [candidate(1, query, kind="preference"), candidate(2, query, kind="instruction")]
    assert all("kind" not in signals(one) for one in blended(query, *kinds))


def test_the_only_memory_with_the_code_that_was_asked_for_is_among_the_first_ten(keeper):
    keeper.store_many(
        f"Thread {thread} notes zq{thread}x{turn} about a car" for thread in range(8) for turn in range(15)
    )
    hits = keeper.recall("zq0x0 automobile", limit=10).hits
    assert any("zq0x0 " in hit.memory.content for hit in hits)


class TestPassages:
    def alike(self, query, *texts):
        rows = [candidate(row, text) for row, text in enumerate(texts)]
        return passages(query, found(query, rows), unspaced_model())

    @given(
        st.lists(st.text("犬猫東京タワーはのa !", max_size=40), min_size=1, max_size=6),
        st.text("犬東タはa", max_size=9),
    )
    def test_each_candidate_is_alike_by_0_to_1(self, texts, query):
        alike = self.alike(query, *texts)
        assert len(alike) == len(texts)
        assert all(0 <= one <= 1 for one in alike)

    def test_another_word_for_the_same_is_more_alike_than_something_else(self):
        alike = self.alike("新聞の名前", "雑誌を読む", "海で泳ぐ", "新聞の名前")
        assert alike[2] > alike[0] > alike[1]

    def test_a_long_text_is_as_alike_as_the_best_of_its_passages(self):
        said, other = "首都の人口が増加した。" * 4, "選手が野球の試合で活躍した。" * 4
        alone, inside, hardly = self.alike("都市に住む人", said, other + said + other, other)
        assert inside >= alone > hardly

    def test_the_order_of_candidates_does_not_matter(self):
        texts = ["犬と散歩する", "", "東京タワーの高さ" * 9, "hello"]
        assert self.alike("塔", *texts) == pytest.approx(self.alike("塔", *texts[::-1])[::-1], abs=1e-5)

    @pytest.mark.parametrize("query", ["", "はい", "hello", "何", "ไทย"])
    def test_a_question_of_no_word_that_is_known_is_like_nothing(self, query):
        assert self.alike(query, "犬と散歩する", "") == [0, 0]

    @given(st.text("犬猫東京タワーはのａA1。、 !", max_size=30))
    def test_what_is_read_from_the_index_is_what_was_written(self, text):
        model = unspaced_model()
        assert model.words(written(candidate(1, text).fields)) == model.words(unicodedata.normalize("NFKC", text))


class TestUnspacedWords:
    def test_each_word_has_a_vector_of_length_1(self):
        model, words = unspaced_model(), Path(WORDS).read_text(encoding="utf-8").split()
        assert model.size == len(set(words)) == 10_082
        assert np.linalg.norm(model.vectors(range(model.size)), axis=1) == pytest.approx(1, abs=1e-5)

    def test_the_longest_words_are_read_and_what_only_asks_is_none(self):
        words = Path(WORDS).read_text(encoding="utf-8").split()
        asked = unspaced_model().asked("オランダの植民地で何を貿易したか")
        assert [words[number] for number in asked] == ["オランダ", "植民地", "貿易"]


class TestLikeness:
    def like(self, query, *texts):
        rows = [candidate(row, text) for row, text in enumerate(texts)]
        return likeness(query, query_words(query), found(query, rows), static_model())

    @given(_texts, st.text(alphabet="car do東 !", max_size=8))
    def test_both_measures_lie_between_0_and_1_for_each_candidate(self, texts, query):
        like = self.like(query, *texts)
        for values in like:
            assert len(values) == len(texts)
            assert all(0 <= value <= 1.0001 for value in values)

    def test_the_same_words_are_most_alike(self):
        like = self.like("the red car", "she drinks tea", "red car", "an automobile")
        for values in (like.meaning, like.words):
            assert max(range(3), key=values.__getitem__) == 1
            assert values[2] > values[0]
        assert like.words[1] == pytest.approx(1, abs=0.02)

    def test_what_all_candidates_say_tells_little(self):
        crowd = [f"car number {word}" for word in "one two three four five six seven".split()]
        like = self.like("car tea", *crowd, "tea")
        assert max(like.meaning) == like.meaning[-1]

    def test_noted_pieces_and_the_text_itself_give_the_same(self):
        texts = ["the red car", "", "she drinks tea with 東京"]
        rows = [candidate(row, text) for row, text in enumerate(texts)]
        noted = [
            row._replace(place=row.place._replace(text="", pieces=static_model().pieces(text).tobytes()))
            for row, text in zip(rows, texts, strict=True)
        ]
        query = "red tea"
        both = [
            likeness(query, query_words(query), found(query, rows)._replace(rows=of), static_model())
            for of in (rows, noted)
        ]
        assert both[0] == both[1]

    def test_without_words_on_either_side_nothing_is_alike(self):
        assert self.like("!!", "the car") == ([0.0], [0.0], [0.0])
        assert self.like("car", "", "!!") == ([0.0, 0.0], [0.0, 0.0], [0.0, 0.0])

    def test_a_text_begins_with_its_first_telling_word(self):
        like = self.like("does Ann drink tea", "Ann: and you?", "the tea was Ann's", "Bob asked Ann for tea", "", "!!")
        assert like.begins == [1, 1, 0, 0, 0]

    def test_a_candidate_whose_place_is_unknown_is_not_alike(self):
        rows = [candidate(1, "the car"), candidate(2, "the car")._replace(place=None)]
        like = likeness("car", query_words("car"), found("car", rows), static_model())
        assert like.meaning[1] == like.words[1] == 0
        assert like.words[0] > 0.9

    def test_the_order_of_candidates_does_not_matter(self):
        texts = ["the red car", "she drinks tea", "a garage for automobiles", "東京"]
        forth, back = self.like("my car", *texts), self.like("my car", *texts[::-1])
        assert forth.meaning == pytest.approx(back.meaning[::-1], abs=1e-5)
        assert forth.words == pytest.approx(back.words[::-1], abs=1e-5)


def test_meaning_is_measured_as_adding_up_the_vectors_of_words_one_by_one_measures_it():
    texts = ["Bello the dog was fed", "", "tokenization of unbelievably long words", "the of", "A dog, a dogs' home"]
    query = "Who feeds a dog unbelievably?"
    model, rows = static_model(), [candidate(row, text) for row, text in enumerate(texts, 1)]
    got = likeness(query, query_words(query), found(query, rows), model)

    def words(text):
        marked = model.pieces(text)
        starts = [*np.flatnonzero(marked >= FIRST), len(marked)]
        return [tuple(marked[one:other] & (FIRST - 1)) for one, other in pairwise(starts)]

    used = [word for text in texts for word in words(text)]
    weight = {word: EVEN / (EVEN + used.count(word) / len(used)) for word in {*used, *words(query)}}
    vector = {word: model.vectors(np.array(word, np.intp)).sum(axis=0) for word in weight}

    def length(parts):
        return sqrt(sum(one * one for one in parts) + ALIKE * (sum(parts) ** 2 - sum(one * one for one in parts)))

    size = {
        word: length([float(np.linalg.norm(model.vectors(np.array([piece]))[0])) for piece in word]) for word in weight
    }
    asked = sum(weight[word] * vector[word] for word in words(query))
    asked = asked / np.linalg.norm(asked)
    for text, measured in zip(texts, got.meaning, strict=True):
        told = words(text)
        whole = sum(weight[word] * float(asked @ vector[word]) for word in told)
        expected = max(0.0, whole / length([weight[word] * size[word] for word in told])) if told else 0.0
        assert measured == pytest.approx(expected, abs=1e-4), text
