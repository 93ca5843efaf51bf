"""Which time a question asks about."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kept.retrieval.dates import span_of, wants_newest

# A Monday.
NOW = datetime(2026, 11, 16, 15, 30, tzinfo=UTC)

WHEN = [
    ("what happened on 2023-05-07?", "2023-05-07", "2023-05-10"),
    ("the plan of 2023-05", "2023-05-01", "2023-06-01"),
    ("2023/5/7", "2023-05-07", "2023-05-10"),
    ("notes of 7 May 2023", "2023-05-07", "2023-05-10"),
    ("notes of the 7th of May, 2023", "2023-05-07", "2023-05-10"),
    ("notes of May 7th", "2026-05-07", "2026-05-10"),
    ("on December 24", "2025-12-24", "2025-12-27"),
    ("on November 16", "2026-11-16", "2026-11-19"),
    ("on November 17", "2025-11-17", "2025-11-20"),
    ("in December", "2025-12-01", "2026-01-01"),
    ("in November", "2026-11-01", "2026-12-01"),
    ("in Feb. 2024", "2024-02-01", "2024-03-01"),
    ("February 29 2024", "2024-02-29", "2024-03-03"),
    ("in Sept 2025", "2025-09-01", "2025-10-01"),
    ("in 2024", "2024-01-01", "2025-01-01"),
    ("2023年5月7日に", "2023-05-07", "2023-05-10"),
    ("2023年5月", "2023-05-01", "2023-06-01"),
    ("2023年の計画", "2023-01-01", "2024-01-01"),
    ("today", "2026-11-16", "2026-11-17"),
    ("what did I say yesterday", "2026-11-15", "2026-11-17"),
    ("last monday", "2026-11-09", "2026-11-11"),
    ("last sunday", "2026-11-15", "2026-11-17"),
    ("last week", "2026-11-02", "2026-11-16"),
    ("three days ago", "2026-11-12", "2026-11-14"),
    ("a month ago", "2026-10-02", "2026-11-01"),
    ("2 years ago", "2024-05-18", "2025-05-17"),
    ("last weekend", "2026-11-02", "2026-11-16"),
    ("in the past two weeks", "2026-11-01", "2026-11-17"),
    ("over the last few months", "2026-07-18", "2026-11-17"),
    ("in the past year", "2025-11-15", "2026-11-17"),
    ("the weekend before April 10, 2023", "2023-04-03", "2023-04-13"),
    ("two weeks before August 11, 2023", "2023-07-28", "2023-08-14"),
    ("a month before 2023-08-11", "2023-07-12", "2023-08-14"),
    ("between August 11 and August 15, 2023", "2023-08-11", "2023-08-18"),
    ("from May to July 2023", "2023-05-01", "2023-08-01"),
    ("from November to January", "2025-11-01", "2026-02-01"),
    ("what was said between Ann and Bo in May 2023", "2023-05-01", "2023-06-01"),
    ("early May 2023", "2023-05-01", "2023-05-14"),
    ("in the second week of May 2023", "2023-05-08", "2023-05-18"),
    ("at the end of May 2023", "2023-05-20", "2023-06-04"),
]

NEVER = [
    "",
    "may I deploy on Friday?",
    "which ports are open: 2023 or 8080?",
    "31 April 2023",
    "February 30",
    "version 1.2.3",
    "the marching band",
    "nothing at all",
    "2023 ideas",
    "in 3000",
    "the last few changes",
    "before the release",
]


@pytest.mark.parametrize(("query", "start", "end"), WHEN)
def test_a_time_is_understood(query, start, end):
    span = span_of(query, NOW)
    assert span is not None
    assert [str(moment.date()) for moment in span] == [start, end]
    assert (span.start.tzinfo, span.start.hour, span.start.minute) == (UTC, 0, 0)


@pytest.mark.parametrize("query", NEVER)
def test_where_no_time_is_named_there_is_none(query):
    assert span_of(query, NOW) is None


@given(st.text(alphabet="0123456789-/. agodywekmnthrslMJune年月日", max_size=40), st.datetimes(
    min_value=datetime(1971, 1, 1), max_value=datetime(2200, 1, 1), timezones=st.just(UTC)))  # fmt: skip  # noqa: DTZ001
def test_whatever_is_asked_a_span_has_a_beginning_before_its_end(query, now):
    span = span_of(query, now)
    assert span is None or timedelta() < span.end - span.start <= timedelta(days=1_000)
    assert isinstance(wants_newest(query), bool)


@pytest.mark.parametrize(
    "query",
    ["the latest plan", "Where do I live now?", "most recent", "is it still red", "最新の計画", "aktuelle Version"],
)
def test_a_question_for_the_newest_is_noticed(query):
    assert wants_newest(query)


@pytest.mark.parametrize("query", ["", "do you know her", "snow", "my first plan", "instill"])
def test_other_questions_want_any_age(query):
    assert not wants_newest(query)


@pytest.mark.parametrize("query", ["a factual error", "where do you actually live", "the actual cost in 2020"])
def test_english_words_that_contain_foreign_ones_want_any_age(query):
    assert not wants_newest(query)


def test_a_month_that_there_is_not_is_no_time():
    assert span_of("2023-13-05", NOW) is None


@pytest.mark.parametrize("query", ["what changed since May 2025?", "all since 2024"])
def test_since_lasts_until_now(query):
    assert span_of(query, NOW).end > NOW


@pytest.mark.parametrize("query", ["what does Jan prefer?", "April's phone number", "where does June live?"])
def test_people_who_are_called_like_months_are_no_time(query):
    assert span_of(query, NOW) is None
