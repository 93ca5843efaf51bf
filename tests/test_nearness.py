"""How near vectors are to that of a question, and where the nearest lead it."""

import numpy as np
import pytest

from kept.retrieval.ranking import NO_TOKENS, Candidate, Candidates
from kept.retrieval.tokens import query_words
from kept.storage.indexing import heaviest
from kept.storage.nearness import (
    alike as likeness_of,
)
from kept.storage.nearness import (
    compared,
    most_promising,
    nearest_first,
    some_of,
    stacked,
    without_common_names,
)
from kept.storage.vectors import Near, Unnamed


def as_bytes(*numbers):
    return np.array(numbers, np.int8).tobytes()


ASKED = np.array([1, 0, 0], np.float32).tobytes()


def found(vectors, rows=None):
    """Return candidates with these *rows*, those of *vectors* if none are given, compared with what is asked."""
    rows = list(vectors) if rows is None else rows
    candidates = Candidates([Candidate(row, NO_TOKENS) for row in rows], (), 100, 5.0)
    return compared(candidates, stacked(rows, vectors), ASKED)


def in_order(rows, vectors):
    return nearest_first(rows, stacked(rows, vectors), ASKED, len(rows))


def alike(vectors, rows=None):
    return dict(zip(vectors if rows is None else rows, found(vectors, rows).alike, strict=True))


def test_where_nothing_has_a_vector_nothing_is_compared():
    assert in_order([], {}) == []
    assert in_order([2, 1], {}) == [2, 1]
    assert found({}, [1, 2]) == Candidates([Candidate(row, NO_TOKENS) for row in (1, 2)], (), 100, 5.0)


def test_a_vector_of_length_0_is_near_to_nothing():
    assert alike({1: as_bytes(0, 0, 0)}) == {1: 0.0}


def test_how_alike_two_are_does_not_depend_on_lengths():
    vectors = {1: as_bytes(9, 9, 0), 2: as_bytes(-3, 0, 0), 3: as_bytes(90, 90, 0), 4: as_bytes(100, 0, 0)}
    like = alike(vectors)
    assert like[1] == pytest.approx(like[3])
    assert in_order([1, 2, 3, 4], vectors) == [4, 1, 3, 2], "of equals the first"


def test_what_has_no_vector_is_like_nothing_and_comes_last():
    vectors = {2: as_bytes(-1, 0, 0), 3: as_bytes(1, 0, 0)}
    assert in_order([1, 2, 3], vectors) == [3, 2, 1]
    assert alike(vectors, [1, 2, 3])[1] == 0
    assert found(vectors, [1, 2, 3]).twins([1.0, 0.0, 1.0])[0] == 0


NEAR, LESS_NEAR, FAR = as_bytes(9, 1, 0), as_bytes(9, 9, 0), as_bytes(0, 9, 0)


def most_promising_of(vectors, most, *, rows=None, held=None, besides=()):
    """Return the rows that promise most, of *vectors* or of *rows*, given which bits of two words they have *held*."""
    words = query_words("walrus granite")
    rows = list(vectors) if rows is None else rows
    found = Candidates([], (1, 1), 100, 5.0)
    like = likeness_of(stacked(rows, vectors), ASKED, len(rows))
    bits = [(held or {}).get(row, 0) for row in rows]
    return [rows[at] for at in most_promising(words, found, np.array(rows, np.int64), bits, like, besides, most)]


def test_what_is_nearest_promises_most():
    assert most_promising_of({10: FAR, 20: NEAR, 30: LESS_NEAR}, 2) == [20, 30]


def test_the_more_words_of_the_question_are_held_the_more_is_promised():
    same = {10: FAR, 20: FAR, 30: FAR}
    assert most_promising_of(same, 1, held={20: 0b01, 30: 0b11}) == [30]
    assert most_promising_of({10: NEAR, 20: FAR}, 1, held={20: 0b11}) == [10], "what is near weighs more"


def test_what_was_stored_right_after_what_promises_much_promises_more():
    assert most_promising_of({10: FAR, 20: NEAR, 21: FAR}, 2) == [20, 21]
    assert most_promising_of({10: FAR, 20: NEAR, 22: FAR}, 2) == [20, 22]
    assert most_promising_of({10: FAR, 19: FAR, 20: NEAR}, 2) == [19, 20]


def test_what_is_looked_at_besides_stays_wherever_it_points():
    assert most_promising_of({10: NEAR, 20: NEAR, 30: FAR}, 1, besides=(30, 99)) == [30]


def test_what_has_no_vector_yet_is_neither_nearest_nor_farthest():
    assert most_promising_of({10: FAR, 20: NEAR}, 2, rows=[10, 15, 20]) == [15, 20]
    assert most_promising_of({}, 1, rows=[10, 20], held={20: 0b01}) == [20]


def test_some_vectors_keep_their_rows():
    some = some_of(stacked([10, 15, 20, 30], {10: NEAR, 20: FAR, 30: LESS_NEAR}), np.array([1, 2, 3]))
    assert some.at.tolist() == [1, 2], "the first of them has none"
    assert [*map(bytes, some.vectors)] == [FAR, LESS_NEAR]


@pytest.mark.covers("vectors.led")
def test_of_two_that_are_equally_near_the_one_comes_first_that_the_nearest_point_to():
    vectors = {at: as_bytes(100, 30, 0) for at in (1, 2, 3)} | {4: as_bytes(60, 80, 0), 5: as_bytes(60, -80, 0)}
    assert in_order([5, 4], vectors) == [5, 4], "as near as each other"
    led = alike(vectors)
    assert led[4] > led[5]
    assert led[1] > led[4], "what was nearest stays so"


def floats(*numbers):
    return np.array(numbers, np.float32).tobytes()


def pointing(frequencies, memories, *, words="Ann Kestrel sail"):
    """Return where a question points that names Ann and the Kestrel, given how common they are."""
    named = Unnamed(("ann",), lambda: floats(0, 1, 1)), Unnamed(("kestrel",), lambda: floats(1, 0, 1))
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


def test_for_a_rare_name_no_other_vector_is_made():
    near = Near("own", ASKED, 9, exactly=True, unnamed=(Unnamed(("ann",), lambda: pytest.fail("was made")),))
    assert without_common_names(near, query_words("Ann"), Candidates([], (9,), 100, 5.0)) is near


def test_a_question_without_names_points_where_it_pointed():
    near = Near("own", ASKED, 9, exactly=True)
    assert without_common_names(near, query_words("sail"), Candidates([], (90,), 100, 5.0)) is near


def lent(vectors, answering, rows=None):
    """Return what twins lend each of *vectors*, given how well those that are *answering* do."""
    rows = list(vectors) if rows is None else rows
    lent = found(vectors, rows).twins([answering.get(row, 0.0) for row in rows])
    return dict(zip(rows, lent, strict=True))


def test_twins_are_those_that_are_most_like_one_and_count_all_together_as_one():
    vectors = {9: as_bytes(100, 10, 0), 1: as_bytes(100, 0, 0), 5: as_bytes(90, 40, 0), 2: as_bytes(0, 0, 100)}
    assert lent(vectors, dict.fromkeys([9, 5], 1.0))[1] == pytest.approx(1.0)
    assert lent(vectors, {9: 1.0})[1] > lent(vectors, {5: 1.0})[1] > 0, "the more alike the more"
    assert lent(vectors, {1: 1.0})[1] == 0, "a lesser answer lends nothing"
    assert lent(vectors, dict.fromkeys([9, 1, 5], 1.0))[2] == 0, "what is like nothing has none"


def test_of_equals_the_first_are_twins():
    vectors = {row: as_bytes(100, 0, 0) for row in (1, 2, 3, 4, 5)}
    assert [row for row in vectors if lent(vectors, {row: 1.0})[5] > 0] == [1, 2, 3]


def test_what_is_alone_has_no_twins():
    assert lent({1: as_bytes(1, 0, 0)}, {1: 1.0}) == {1: 0.0}


def test_among_many_what_was_told_right_after_the_best_is_kept():
    held = dict.fromkeys(range(1, 400), 1) | {100: 0b11}
    kept = heaviest(held, [(0b01, 1.0), (0b10, 5.0)], 10)
    assert {100, 101, 102, *range(391, 400)} <= kept.keys()
    assert len(kept) <= 10 + 8
    messages = heaviest({-row: bits for row, bits in held.items()}, [(0b01, 1.0), (0b10, 5.0)], 10)
    assert {-100, -101, -102} <= messages.keys()
