"""Which early part of a conversation to archive when it fills the window."""

from collections.abc import Sequence
from typing import NamedTuple

from kept.conversation import placeholders, ranges
from kept.conversation.forms import Message, inseparable, results_of, role_of, texts_of

# Above the first something should go, so that usage comes to between the others.
FULL = 0.70
GOAL_LOW, GOAL_HIGH = 0.55, 0.59

# What a placeholder costs, about.
_PLACEHOLDER_TOKENS = 150

# So many of the newest messages always stay.
_NEWEST = 8

# Logs, listings and long code have short or repetitive lines and few sentences.
_MANY_LINES = 20

# Where a range may begin: so many places are looked at, and so many tried.
_MOST_LOOKED_AT = 400
_MOST_TRIED = 10


class Advice(NamedTuple):
    """A range to archive, what it costs, and what usage comes to without it."""

    start: int
    end: int
    tokens: int
    usage_after: float


def advise(messages: Sequence[Message], costs: Sequence[int], limit: int, goal: float | None = None) -> Advice | None:
    """Return the early range that brings usage to between 55 and 60 %; None while less than 70 % is used.

    With *goal*, a share of the limit, that instead, whatever is used. Never
    the system's words at the beginning nor the newest exchange, and nothing
    inseparable is parted. If no range is large enough: the largest.
    """
    total = sum(costs)
    if goal is None and total <= FULL * limit:
        return None
    most, least = (total - share * limit for share in ((GOAL_LOW, GOAL_HIGH) if goal is None else (goal, goal)))
    together = inseparable(messages)
    best: Advice | None = None
    for first, last in _old(messages):
        advice = _best(messages, costs, limit, (most, least), _units(first, last, together))
        if advice is not None and (best is None or advice.usage_after < best.usage_after):
            best = advice
        if best is not None and total - best.usage_after * limit >= least:
            return best
    return best


def _best(
    messages: Sequence[Message],
    costs: Sequence[int],
    limit: int,
    wanted: tuple[float, float],
    units: Sequence[ranges.Range],
) -> Advice | None:
    """Return the best range of *units*."""
    most, least = wanted
    total = sum(costs)
    best: Advice | None = None
    best_rank: tuple[bool, bool, float, int] | None = None
    for start in _starts(messages, costs, units, least + _PLACEHOLDER_TOKENS):
        chosen = _from(units[start:], costs, least + _PLACEHOLDER_TOKENS, most + _PLACEHOLDER_TOKENS)
        if chosen is None:
            continue
        begin, end, tokens = chosen
        freed = tokens - _PLACEHOLDER_TOKENS
        if freed <= 0:
            continue
        rank = (freed >= least, freed <= most, _noise(messages[begin : min(end + 1, begin + _MOST_LOOKED_AT)]), -begin)
        if best_rank is None or rank > best_rank:
            best, best_rank = Advice(begin, end, tokens, max(0.0, (total - freed) / limit)), rank
    return best


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


def _units(first: int, last: int, together: Sequence[ranges.Range]) -> "list[ranges.Range]":
    """Return what first..last consists of: single messages, and ranges that must stay whole."""
    units: list[ranges.Range] = []
    at = first
    for start, end in [*ranges.merged(together), (last + 1, last)]:
        units += ((one, one) for one in range(at, min(start, last + 1)))
        if start <= last and end >= at:
            # What reaches out of the old part cuts it.
            units.append((start, end) if start >= first and end <= last else (-1, -1))
        at = max(at, end + 1)
    return units


def _starts(
    messages: Sequence[Message], costs: Sequence[int], units: Sequence[ranges.Range], needed: float
) -> list[int]:
    """Return where a range may begin: at the first of all, and at the noisiest of those with enough after them."""
    left = sum(sum(costs[start : end + 1]) for start, end in units if start >= 0)
    early: list[int] = []
    for number, (start, end) in enumerate(units):
        if left < needed and early:
            break
        if start >= 0:
            early.append(number)
            left -= sum(costs[start : end + 1])
    # Looking at all would take as long as counting them.
    some = early[:: -(-len(early) // _MOST_LOOKED_AT)] if early else []
    noise = {number: _noise(messages[units[number][0] : units[number][1] + 1]) for number in some}
    noisiest = sorted(some, key=lambda number: (-noise[number], number))[:_MOST_TRIED]
    return sorted({*early[:1], *noisiest})


def _from(
    units: Sequence[ranges.Range], costs: Sequence[int], least: float, most: float
) -> tuple[int, int, int] | None:
    """Return the range from the first unit on that costs at least *least*, without the unit that goes beyond *most*."""
    tokens, end = 0, None
    for start, last in units:
        if start < 0:
            break
        cost = sum(costs[start : last + 1])
        if end is not None and tokens >= least and tokens + cost > least:
            break
        if end is not None and tokens + cost > most and tokens >= least:
            break
        tokens, end = tokens + cost, last
        if tokens >= least:
            break
    return None if end is None else (units[0][0], end, tokens)


def _noise(messages: Sequence[Message]) -> float:
    """Return which share of a text reads like a log, a listing or code."""
    noisy = total = 0
    for message in messages:
        for text in texts_of(message):
            total += len(text)
            lines = text.count("\n") + 1
            is_listing = lines >= _MANY_LINES and len(text) / lines < 120
            if is_listing or "```" in text:
                noisy += len(text)
    return round(noisy / total, 2) if total else 0.0
