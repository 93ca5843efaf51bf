"""Which time a question asks about, if it says so."""

import re
from datetime import datetime, timedelta
from typing import NamedTuple

_MONTHS = "january february march april may june july august september october november december".split()
_WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday".split()
_SHORT = {name[:3]: number for number, name in enumerate(_MONTHS, 1)} | {"sept": 9}
_NUMBERS = {name: number for number, name in enumerate("one two three four five six seven eight nine ten".split(), 1)}
_NUMBERS |= {"couple of": 2, "few": 4, "several": 5}
_DAYS = {"day": 1, "weekend": 7, "week": 7, "month": 30, "year": 365}

_MONTH = rf"(?P<month>{'|'.join(_MONTHS)}|(?:{'|'.join(_SHORT)})\b\.?)"
_WRITTEN = (
    rf"\b(?:(?P<day>\d{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?)?{_MONTH}"
    r"(?:\s+(?P<day2>\d{1,2})(?:st|nd|rd|th)?\b(?!\d))?(?:,?\s+(?:of\s+)?(?P<year>(?:19|20)\d\d))?\b"
)
_ISO = r"\b(?P<year>(?:19|20)\d\d)[-/.](?P<month>\d{1,2})(?:[-/.](?P<day>\d{1,2}))?\b"
_EASTERN = r"(?P<year>(?:19|20)\d\d)\s?年(?:\s?(?P<month>\d{1,2})\s?月(?:\s?(?P<day>\d{1,2})\s?日)?)?"
_YEAR = r"\b(?:in|of|since|during|from)\s+(?P<year>(?:19|20)\d\d)\b"
_AGO = rf"\b(?P<count>\d{{1,3}}|an?|{'|'.join(_NUMBERS)})\s+(?P<unit>day|week|month|year)s?\s+ago\b"
_LAST = rf"\blast\s+(?P<unit>weekend|week|month|year|{'|'.join(_WEEKDAYS)})\b"
_COUNT = rf"\d{{1,3}}|{'|'.join(_NUMBERS)}|few|couple of|several"
_PAST = (
    rf"\b(?:past|last)\s+(?P<count>{_COUNT})\s+(?P<unit>day|week|month|year)s?\b|\bpast\s+(?P<one>week|month|year)\b"
)
_BEFORE = rf"\b(?:(?P<count>{_COUNT}|an?)\s+)?(?:(?P<unit>day|week|month|year)s?\s+)?before\s+$"
# Which days of a month are its beginning, its middle and its end; some days more, for what happened is told later.
_PARTS = {"beginning of": (0, 13), "start of": (0, 13), "early": (0, 13), "middle of": (9, 23), "mid": (9, 23),
          "end of": (19, 34), "late": (19, 34), "first week of": (0, 10), "second week of": (7, 17),
          "third week of": (14, 24), "last week of": (21, 34)}  # fmt: skip
_PART = rf"\b(?P<part>{'|'.join(_PARTS)})[\s-]*$"
_NEAR = r"\b(?P<near>today|yesterday|this week|this month|this year)\b"

# One of these is in every question that names a time: most name none, and are not looked through any further.
_ANY_TIME = rf"(?:19|20)\d\d|{'|'.join(_SHORT)}|ago|last|past|today|yesterday|this (?:week|month|year)"

_NEWEST = (
    r"\b(latest|newest|most recent(ly)?|current(ly)?|now(adays)?|these days|at the moment|up to date|still)\b"
    r"|最新|現在|目前|\b(aktuell\w*|derzeit|neueste[nrs]?|actuel(le)?(ment)?|actualmente|dernière?)\b"
)


class Span(NamedTuple):
    """A time from ``start`` up to ``end``."""

    start: datetime
    end: datetime


def wants_newest(query: str) -> bool:
    """Tell whether *query* asks how things stand now."""
    return re.search(_NEWEST, query, re.IGNORECASE) is not None


def span_of(query: str, now: datetime) -> Span | None:
    """Return the time that *query* names, seen from *now*; a month without a year is the last such month.

    >>> from datetime import UTC
    >>> now = datetime(2026, 11, 16, tzinfo=UTC)
    >>> [str(day.date()) for day in span_of("what did we decide in May 2023?", now)]
    ['2023-05-01', '2023-06-01']
    >>> [str(day.date()) for day in span_of("the call two weeks ago", now)]
    ['2026-10-30', '2026-11-05']
    >>> span_of("may I deploy on Friday?", now) is None
    True
    """
    lower = query.lower()
    if not re.search(_ANY_TIME, lower):
        return None
    if between := _between(query, now):
        return between
    for pattern in (_ISO, _EASTERN, _WRITTEN, _YEAR):
        found = re.search(pattern, lower)
        if found and (span := _written(found, query, now)):
            return span
    return _told(lower, now)


def _written(found: re.Match[str], query: str, now: datetime) -> Span | None:
    named = found.groupdict()
    day = int(named.get("day") or named.get("day2") or 0)
    year = int(named.get("year") or 0)
    month = _month(named.get("month"))
    if named.get("month") and not month:
        return None
    # Alone, the name of a month may be that of a person, or a verb.
    if (
        month
        and not (day or year)
        and not re.search(r"(?i)\b(in|of|since|last|during|this)\s+$", query[: found.start()])
    ):
        return None
    try:
        if month and not year:
            year = now.year if (month, day) <= (now.month, now.day) else now.year - 1
        start = now.replace(year=year, month=month or 1, day=day or 1, hour=0, minute=0, second=0, microsecond=0)
    except ValueError:
        return None
    if re.search(r"(?i)\bsince\s+(\w+\s+)?$", query[: found.start()]) or "since" in found[0]:
        return Span(start, now + timedelta(days=1))
    # What happened before a day, or on it, is often told a little later.
    if before := re.search(_BEFORE, query[: found.start()].lower()):
        return Span(start - timedelta(days=max(7, _days(before["count"], before["unit"] or "day"))), _after(start, day))
    if day:
        return Span(start, _after(start, day))
    if month:
        part = re.search(_PART, query[: found.start()].lower())
        if part is None:
            return Span(start, (start + timedelta(days=31)).replace(day=1))
        first, last = _PARTS[part["part"]]
        return Span(start + timedelta(days=first), start + timedelta(days=last))
    return Span(start, start.replace(year=start.year + 1))


def _between(query: str, now: datetime) -> Span | None:
    """Return the time from the first to the second date of "between … and …", or of "from … to …"."""
    found = re.search(r"\b(?:between|from)\s+(.+?)\s+(?:and|to|until|till)\s+(.+)", query, re.IGNORECASE)
    if found is None:
        return None
    first_text, last_text = (f"in {part}" for part in found.groups())
    last = _at_its_beginning(last_text, now)
    # "Between August 11 and August 15, 2023" names the year once.
    first = last and _at_its_beginning(first_text, last.end)
    return Span(first.start, last.end) if first and last and first.start < last.end else None


def _at_its_beginning(text: str, now: datetime) -> Span | None:
    """Return the time that is named right behind the "in" with which *text* begins."""
    for pattern in (_WRITTEN, _ISO):
        found = re.search(pattern, text.lower())
        if found and found.start() == len("in "):
            return _written(found, text, now)
    return None


def _days(count: str | None, unit: str) -> int:
    number = 1 if count is None else int(count) if count.isdigit() else _NUMBERS.get(count, 1)
    return number * _DAYS[unit]


def _after(start: datetime, day: int) -> datetime:
    return start + timedelta(days=3 if day else 1)


def _month(name: str | None) -> int:
    if not name:
        return 0
    if name.isdigit():
        return int(name) if 1 <= int(name) <= 12 else 0
    return _SHORT[name.rstrip(".")[:3]]


def _told(lower: str, now: datetime) -> Span | None:
    """Return the time that words such as "two weeks ago" name."""
    today = now.replace(hour=0, minute=0, second=0, microsecond=0)
    if found := re.search(_AGO, lower):
        count = found["count"]
        unit = _DAYS[found["unit"]]
        days = unit * (int(count) if count.isdigit() else _NUMBERS.get(count, 1))
        slack = timedelta(days=max(1, min(unit, days) // 2))
        middle = today - timedelta(days=days)
        return Span(middle - slack, middle + slack)
    if found := re.search(_LAST, lower):
        unit_name = found["unit"]
        if unit_name in _WEEKDAYS:
            day = today - timedelta(days=(today.weekday() - _WEEKDAYS.index(unit_name) - 1) % 7 + 1)
            return Span(day, day + timedelta(days=2))
        days = _DAYS[unit_name]
        return Span(today - timedelta(days=2 * days), today)
    if found := re.search(_PAST, lower):
        days = _days(found["count"], found["unit"] or found["one"])
        return Span(today - timedelta(days=days + 1), today + timedelta(days=1))
    if found := re.search(_NEAR, lower):
        back = {"today": 0, "yesterday": 1, "this week": 6, "this month": 30, "this year": 365}[found["near"]]
        return Span(today - timedelta(days=back), today + timedelta(days=1))
    return None
