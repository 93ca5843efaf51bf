"""The page *Timeline*: what was learned when, and from whom, as a picture one can click."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta

from starlette.routing import Route

from kept.storage.browsing import Learned
from kept.surfaces.http.routes import Visit
from kept.surfaces.web.rendering import Context, page
from kept.types import ACTORS

# Name of the span → (days, days in one bar).
_SPANS = {"month": (30, 1), "quarter": (91, 1), "year": (364, 7)}

# The picture, in its own units.
_WIDTH, _HEIGHT = 960, 220


def _timeline(visit: Visit) -> Context:
    asked = visit.request.query_params.get("span", "quarter")
    span = asked if asked in _SPANS else "quarter"
    days, step = _SPANS[span]
    last = _day(visit.request.query_params.get("until")) or visit.keeper.now().date()
    first = last - timedelta(days=days - 1)
    learned = visit.keeper.storage.browsing.learned(
        visit.keeper.caller, _start(first), _start(last + timedelta(days=1))
    )
    bars = _bars(learned, first, days, step)
    return {
        "span": span,
        "spans": tuple(_SPANS),
        "first": first,
        "last": last,
        "bars": bars,
        "rows": [bar for bar in bars[::-1] if bar["total"]],
        "total": sum(one.memories for one in learned),
        "by_actor": Counter({actor: sum(one.memories for one in learned if one.actor == actor) for actor in ACTORS}),
        "by_dialect": _by_dialect(learned),
        "earlier": first - timedelta(days=1),
        "later": min(last + timedelta(days=days), visit.keeper.now().date()),
        "is_now": last >= visit.keeper.now().date(),
        "actors": ACTORS,
        "highest": max((bar["total"] for bar in bars), default=0),
    }


def _bars(learned: list[Learned], first: date, days: int, step: int) -> list[Context]:
    """Return one bar for every *step* days, with its parts from bottom to top."""
    counts: Counter[tuple[int, str]] = Counter()
    for one in learned:
        counts[(one.day - first).days // step, one.actor] += one.memories
    number = -(-days // step)
    most = max((sum(counts[at, actor] for actor in ACTORS) for at in range(number)), default=0) or 1
    pitch = _WIDTH / number
    bars: list[Context] = []
    for at in range(number):
        begin = first + timedelta(days=at * step)
        end = begin + timedelta(days=step)
        y, parts = float(_HEIGHT), []
        for actor in ACTORS:
            height = round(counts[at, actor] / most * (_HEIGHT - 10), 1)
            y -= height
            if height:
                parts.append({"actor": actor, "y": round(y, 1), "height": height, "count": counts[at, actor]})
        bars.append({
            "begin": begin, "end": end, "x": round(at * pitch + pitch * 0.12, 1), "width": round(pitch * 0.76, 1),
            "parts": parts, "total": sum(counts[at, actor] for actor in ACTORS),
            "counts": {actor: counts[at, actor] for actor in ACTORS},
        })  # fmt: skip
    return bars


def _by_dialect(learned: list[Learned]) -> list[tuple[str, int]]:
    counts: Counter[str] = Counter()
    for one in learned:
        counts[one.dialect] += one.memories
    return counts.most_common()


def _day(text: str | None) -> date | None:
    """Return the day that *text* is; None if it is none that has years before and after it."""
    try:
        day = None if not text else date.fromisoformat(text)
    except ValueError:
        return None
    return day if day is not None and date.min.year + 2 < day.year < date.max.year - 2 else None


def _start(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def routes() -> list[Route]:
    """Return the route of the page."""
    return [page("/app/timeline", "timeline.html", "timeline", _timeline)]
