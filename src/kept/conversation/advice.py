"""Which early part of a conversation to archive when it fills the window."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, islice
from typing import NamedTuple

from kept.conversation import placeholders, ranges
from kept.conversation.forms import Message, inseparable, results_of, role_of, texts_of

# Above this usage of the window a part should be archived, so that usage comes to between the two goals.
FULL = 0.70
GOAL_LOW, GOAL_HIGH = 0.55, 0.60

# Roughly what a placeholder costs. The real cost is found out for so many ranges only.
_PLACEHOLDER_TOKENS = 100
_MOST_MEASURED = 12

# By how many tokens the estimate of a placeholder may be wrong: its id costs 22 to 38 tokens, 28 at the median.
_UNSURE = 11

# A range is plainly better than an earlier one if it comes nearer by this share of the limit.
_PLAINLY = 0.02

# Where the caller names a goal, usage may end this share of the limit below it.
_SLACK = 0.05

# How many of the newest messages always stay.
_NEWEST = 8

# Logs, listings and long code have short or repetitive lines and few sentences.
_MANY_LINES = 20

# What a placeholder for the messages from the first to the last would cost.
PlaceholderCost = Callable[[int, int], int]


class Advice(NamedTuple):
    """A range to archive, what it costs, and what usage comes to without it."""

    start: int
    end: int
    tokens: int
    usage_after: float


class _Range(NamedTuple):
    start: int
    end: int
    tokens: int


def advise(
    messages: Sequence[Message],
    costs: Sequence[int],
    limit: int,
    placeholder: PlaceholderCost,
    goal: float | None = None,
) -> Advice | None:
    """Return the early range that brings usage to between 55 and 60 %; None while less than 70 % is used.

    With *goal*, a share of the limit, to just below that, whatever is used.
    Never the system's words at the beginning nor the newest exchange, and
    nothing inseparable is parted. Where no range comes out there: the one that
    frees enough, and as little more as there is; else the largest.
    """
    total = sum(costs)
    if goal is None and total <= FULL * limit:
        return None
    low, high = (GOAL_LOW, GOAL_HIGH) if goal is None else (goal - _SLACK, goal)
    together = inseparable(messages)
    best: Advice | None = None
    for first, last in _old(messages):
        units = _units(first, last, together)
        typical = _PLACEHOLDER_TOKENS
        wanted = low * limit + _UNSURE, high * limit - _UNSURE
        for _ in range(2):  # what a placeholder costs here is known after the first look
            for start, end, tokens in islice(_ranked(messages, costs, units, wanted, typical),
                                             _MOST_MEASURED):  # fmt: skip
                typical = placeholder(start, end)
                advice = Advice(start, end, tokens, max(0.0, (total - tokens + typical) / limit))
                if wanted[0] <= advice.usage_after * limit <= wanted[1]:
                    return advice
                if tokens > typical and (best is None or _is_nearer(advice, best, high)):
                    best = advice
        if best is not None and best.usage_after <= high:
            return best
    return best


def _is_nearer(advice: Advice, best: Advice, high: float) -> bool:
    """Tell whether *advice* ends plainly nearer to what is wanted than *best*; too full is worse than too empty."""
    is_full, was_full = advice.usage_after > high, best.usage_after > high
    if is_full != was_full:
        return was_full
    gain = advice.usage_after - best.usage_after
    return (-gain if is_full else gain) > _PLAINLY


def _ranked(
    messages: Sequence[Message],
    costs: Sequence[int],
    units: Sequence[ranges.Range],
    wanted: tuple[float, float],
    placeholder: int,
) -> Iterator[_Range]:
    """Yield ranges of *units*, by what they would leave if a placeholder cost that much: inside first, noisy first."""
    low, high = wanted
    total = sum(costs)
    sums = [0, *accumulate(costs)]
    least, most = total - high + placeholder, total - low + placeholder
    inside: list[_Range] = []
    beside: list[tuple[bool, int, _Range]] = []
    for run in _runs(units):
        ends = [sums[end + 1] for _, end in run]
        for start, _ in run:
            # The first end that frees enough, and the one before, in case a placeholder costs less.
            at = bisect_left(ends, sums[start] + least)
            for one in (at, at - 1):
                if not 0 <= one < len(run) or run[one][1] < start:
                    continue
                tokens = ends[one] - sums[start]
                found = _Range(start, run[one][1], tokens)
                if least <= tokens <= most:
                    inside.append(found)
                else:
                    # In steps of a twentieth of the whole, so that an earlier range wins over one a little nearer.
                    by = 20 * (least - tokens if tokens < least else tokens - most) // max(1, total)
                    beside.append((tokens < least, int(by), found))
    noise = _noises(messages, inside)
    yield from sorted(inside, key=lambda one: (-noise(one), one.start))
    yield from (found for _, _, found in sorted(beside))


def _runs(units: Sequence[ranges.Range]) -> "Iterator[list[ranges.Range]]":
    """Yield the units that stand together, between those that may not go."""
    run: list[ranges.Range] = []
    for unit in [*units, _BARRIER]:
        if unit != _BARRIER:
            run.append(unit)
        elif run:
            yield run
            run = []


def _old(messages: Sequence[Message]) -> "list[ranges.Range]":
    """Return the ranges that may go: before what the user said last; else after it, but for the newest messages.

    An agent at work on one task makes many calls after it.
    """
    first = 0
    while first < len(messages) and role_of(messages[first]) in {"system", "developer"}:
        first += 1
    newest = next((at for at in range(len(messages) - 1, first - 1, -1) if _is_said_by_user(messages[at])), first - 1)
    return [(first, newest - 1), (max(first, newest + 1), len(messages) - 1 - _NEWEST)]


def _is_said_by_user(message: Message) -> bool:
    is_placeholder = any(True for _ in placeholders.found_in(message))
    return role_of(message) == "user" and not results_of(message) and not is_placeholder


# Stands between units for what may not go.
_BARRIER: ranges.Range = (-1, -1)


def _units(first: int, last: int, together: Sequence[ranges.Range]) -> "list[ranges.Range]":
    """Return what first..last consists of: single messages, and ranges that must stay whole."""
    units: list[ranges.Range] = []
    at = first
    for start, end in [*ranges.merged(together), (last + 1, last)]:
        units += ((one, one) for one in range(at, min(start, last + 1)))
        if start <= last and end >= at:
            # What reaches out of the old part cuts it.
            units.append((start, end) if start >= first and end <= last else _BARRIER)
        at = max(at, end + 1)
    return units


def _noises(messages: Sequence[Message], chosen: Sequence[_Range]) -> Callable[[_Range], float]:
    """Return what tells which share of a range's text reads like a log, a listing or code."""
    if not chosen:
        return lambda _: 0.0
    first, last = min(one.start for one in chosen), max(one.end for one in chosen)
    looked_at = [_noisy_and_all(message) for message in messages[first : last + 1]]
    noisy = [0, *accumulate(one for one, _ in looked_at)]
    chars = [0, *accumulate(all_ for _, all_ in looked_at)]

    def noise(one: _Range) -> float:
        begin, end = one.start - first, one.end + 1 - first
        return round((noisy[end] - noisy[begin]) / max(1, chars[end] - chars[begin]), 2)

    return noise


def _noisy_and_all(message: Message) -> tuple[int, int]:
    """Return how many characters of a message read like a log, a listing or code, and how many there are."""
    noisy = chars = 0
    for text in texts_of(message):
        chars += len(text)
        lines = text.count("\n") + 1
        is_listing = lines >= _MANY_LINES and len(text) / lines < 120
        if is_listing or "```" in text:
            noisy += len(text)
    return noisy, chars
