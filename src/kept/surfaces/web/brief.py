"""The page *Brief*: exactly what an agent would be given now, what was left out, and why."""

from starlette.routing import Route

from kept.conversation.tokens import TextCounter, model_of
from kept.speaking import BRIEFS, brief
from kept.surfaces.http.routes import Visit
from kept.surfaces.web.rendering import Context, page
from kept.types import Filter, Memory, Standing
from kept.values import replace

# How many of those without room are shown.
_SHOWN = 10


def _brief(visit: Visit) -> Context:
    # As an agent: a brief is the same for both, but what is used is noted for agents only.
    keeper = visit.site.keeper(replace(visit.keeper.caller, actor="agent"))
    asked = visit.request.query_params.get("dialect", "typed")
    dialect = asked if asked in BRIEFS else "typed"
    text = brief(keeper, dialect)
    entries = keeper.index_brief().memories if dialect == "files" else [one.memory for one in keeper.brief().entries]
    settings = {setting.name: value for setting, value in keeper.settings}
    return {
        "dialect": dialect,
        "dialects": BRIEFS,
        "text": text,
        "tokens": tokens_of(text),
        "entries": entries,
        "room": settings["brief.characters"],
        "most": settings["brief.entries"],
        "used": sum(len(memory.content) for memory in entries),
        "left_out": _left_out(visit, entries, settings["brief.trust"]),
        "crowded_out": _crowded_out(visit, entries, confirmed=settings["brief.trust"] == "confirmed"),
    }


def tokens_of(text: str) -> int:
    """Count the tokens of *text* as one message, by o200k_base."""
    return sum(TextCounter(model_of(None)).per_message([{"role": "user", "content": text}])) if text else 0


def _left_out(visit: Visit, entries: list[Memory], trust: str) -> list[tuple[int, str, str | None]]:
    """Return how many memories are not in the brief for which reason, and where to see them."""
    storage, caller = visit.keeper.storage, visit.keeper.caller
    live = storage.count(caller, Filter())
    standing = storage.count_standing(caller)
    waiting = storage.count_waiting(caller)
    reasons: list[tuple[int, str, str | None]] = [
        (waiting, "waiting for your review: flagged, or an import that nobody confirmed", "/app/review"),
        (max(0, live - standing - waiting), "archived", None),
    ]
    if trust == "confirmed":
        confirmed = storage.count_standing(caller, confirmed_rules=True)
        reasons.append((standing - confirmed, "unconfirmed rules (brief.trust is 'confirmed')", None))
        standing = confirmed
    reasons.append((max(0, standing - len(entries)), "without room; an agent finds them by searching", None))
    return [reason for reason in reasons if reason[0] > 0]


def _crowded_out(visit: Visit, entries: list[Memory], *, confirmed: bool) -> list[Memory]:
    """Return the first of those that had no room."""
    inside = {memory.uid for memory in entries}

    def most(rules: list[Standing], facts: list[Standing]) -> list[int]:
        return [one.row for one in (*rules, *facts)][: len(inside) + _SHOWN]

    found = visit.keeper.storage.standing(visit.keeper.caller, most, confirmed_rules=confirmed)  # type: ignore[arg-type]  # lists are sequences
    return [memory for memory in found if memory.uid not in inside][:_SHOWN]


def routes() -> list[Route]:
    """Return the route of the page."""
    return [page("/app/brief", "brief.html", "brief", _brief)]
