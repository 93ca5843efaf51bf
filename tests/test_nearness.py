"""How near vectors are to that of a question, and where the nearest lead it."""

import numpy as np
import pytest

from kept.retrieval.ranking import Candidates
from kept.retrieval.tokens import query_words
from kept.storage.indexing import heaviest
from kept.storage.nearness import cosines, cosines_led, twins_of, without_common_names
from kept.storage.vectors import Near, Unnamed


def as_bytes(*numbers):
    return np.array(numbers, np.int8).tobytes()


ASKED = np.array([1, 0, 0], np.float32).tobytes()


def test_nothing_is_near_where_there_is_nothing():
    assert cosines({}, ASKED) == cosines_led({}, ASKED) == {}


def test_a_vector_of_length_0_is_near_to_nothing():
    assert cosines({1: as_bytes(0, 0, 0)}, ASKED) == cosines_led({1: as_bytes(0, 0, 0)}, ASKED) == {1: 0.0}


def test_cosines_do_not_depend_on_lengths():
    assert cosines({1: as_bytes(9, 9, 0), 2: as_bytes(-3, 0, 0)}, ASKED) == pytest.approx({1: 0.5**0.5, 2: -1.0})


@pytest.mark.covers("vectors.led")
def test_of_two_that_are_equally_near_the_one_comes_first_that_the_nearest_point_to():
    vectors = {at: as_bytes(100, 30, 0) for at in (1, 2, 3)} | {4: as_bytes(60, 80, 0), 5: as_bytes(60, -80, 0)}
    plain, led = cosines(vectors, ASKED), cosines_led(vectors, ASKED)
    assert plain[4] == pytest.approx(plain[5])
    assert led[4] > led[5]
    assert led[1] > led[4], "what was nearest stays so"


def floats(*numbers):
    return np.array(numbers, np.float32).tobytes()


def pointing(frequencies, memories, *, words="Ann Kestrel sail"):
    """Return where a question points that names Ann and the Kestrel, given how common they are."""
    named = Unnamed(("ann",), floats(0, 1, 1)), Unnamed(("kestrel",), floats(1, 0, 1))
    near = Near("own", floats(1, 1, 1), 9, exactly=True, unnamed=named)
    near = without_common_names(near, query_words(words), Candidates([], frequencies, memories, 5.0))
    return np.frombuffer(near.vector, np.float32)


@pytest.mark.covers("vectors.names")
def test_a_name_that_many_memories_hold_moves_the_question_less_than_its_other_words():
    ann, kestrel, sail = pointing((60, 2, 2), 100)
    assert ann < kestrel
    assert kestrel == pytest.approx(sail)


def test_names_that_few_memories_hold_count_as_other_words_do():
    assert len({round(float(part), 6) for part in pointing((9, 9, 9), 100)}) == 1
    assert len({round(float(part), 6) for part in pointing((3, 3, 3), 3)}) == 1, "among three, nothing is common"


def test_of_several_common_names_all_move_the_question_less():
    ann, kestrel, sail = pointing((60, 60, 2), 100)
    assert ann == pytest.approx(kestrel)
    assert ann < sail


def test_a_name_that_is_not_among_the_words_looked_for_counts_as_rare():
    assert len({round(float(part), 6) for part in pointing((90,), 100, words="sail")}) == 1


def test_a_question_without_names_points_where_it_pointed():
    near = Near("own", ASKED, 9, exactly=True)
    assert without_common_names(near, query_words("sail"), Candidates([], (90,), 100, 5.0)) is near


def test_twins_are_those_that_are_most_like_one_and_count_all_together_as_one():
    vectors = {9: as_bytes(100, 10, 0), 1: as_bytes(100, 0, 0), 5: as_bytes(90, 40, 0), 2: as_bytes(0, 0, 100)}
    twins = twins_of(vectors)
    assert [row for row, _ in twins[1]] == [9, 5], "the nearest first, and never itself"
    assert sum(share for _, share in twins[1]) == pytest.approx(1.0)
    assert twins[1][0][1] > twins[1][1][1]
    assert twins[2] == [], "what is like nothing has none"
    assert twins == twins_of(dict(sorted(vectors.items()))), "in whatever order a database finds them"


def test_what_is_alone_has_no_twins():
    assert twins_of({}) == twins_of({1: as_bytes(1, 0, 0)}) == {}


def test_among_many_what_was_told_right_after_the_best_is_kept():
    held = dict.fromkeys(range(1, 400), 1) | {100: 0b11}
    kept = heaviest(held, [(0b01, 1.0), (0b10, 5.0)], 10)
    assert {100, 101, 102, *range(391, 400)} <= kept.keys()
    assert len(kept) <= 10 + 8
    messages = heaviest({-row: bits for row, bits in held.items()}, [(0b01, 1.0), (0b10, 5.0)], 10)
    assert {-100, -101, -102} <= messages.keys()
