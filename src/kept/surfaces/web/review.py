"""The page *Review*: what waits for a person, what says the same twice, and what contradicts itself."""

from functools import cache

from markupsafe import Markup
from starlette.routing import Route

from kept.errors import InvalidInput
from kept.screening.rulebook import explanation
from kept.storage.browsing import Pair
from kept.surfaces.http.routes import Visit
from kept.surfaces.web.differences import side_by_side
from kept.surfaces.web.memories import DIALECT
from kept.surfaces.web.rendering import Context, Form, action, back, first, link, page, visible, whole
from kept.trust import passages
from kept.types import Changes, Memory

_PAGE = 10
_TABS = ("waiting", "same", "differs")


def _review(visit: Visit) -> Context:
    keeper, asked = visit.keeper, visit.request.query_params
    tab = asked.get("tab", "waiting")
    tab = tab if tab in _TABS else "waiting"
    offset = whole(asked.get("offset", ""))
    if tab == "waiting":
        found: list[Context] = [_waiting(memory) for memory in keeper.waiting(limit=_PAGE + 1, offset=offset)]
    else:
        keeper.compare(most=4, seconds=0.03)
        found = [_pair(pair) for pair in keeper.alike("same" if tab == "same" else "differs", limit=_PAGE + 1,
                                                      offset=offset)]  # fmt: skip
    browsing = keeper.storage.browsing
    return {
        "tab": tab,
        "found": found[:_PAGE],
        "count_same": browsing.count_pairs(keeper.caller, "same"),
        "count_differs": browsing.count_pairs(keeper.caller, "differs"),
        "is_comparing": not browsing.is_compared(keeper.caller),
        "older": link("/app/review", tab=tab, offset=offset + _PAGE) if len(found) > _PAGE else None,
        "newer": link("/app/review", tab=tab, offset=max(0, offset - _PAGE)) if offset else None,
    }


def _waiting(memory: Memory) -> Context:
    reasons = [(finding.rule, finding.field, explained(finding.rule)) for finding in memory.findings]
    return {
        "memory": memory,
        "text": marked(memory),
        "reasons": reasons or [("unconfirmed import", "content", "What an import brought waits until you confirm it.")],
    }


def _pair(pair: Pair) -> Context:
    older, newer = side_by_side(pair.older.content, pair.newer.content)
    return {"pair": pair, "older": older, "newer": newer}


@cache
def explained(rule: str) -> str:
    """Return what a rule is about; the rule book is long, so each is looked up once."""
    return explanation(rule)


def marked(memory: Memory) -> Markup:
    """Return the content with what was found in it marked."""
    return Markup("").join(
        Markup("<mark>{}</mark>").format(visible(piece)) if is_found else visible(piece)
        for piece, is_found in passages(memory)
    )


def _judge(visit: Visit, form: Form) -> str:
    """Settle a pair: one of the two stays, or both."""
    newer, older, wanted = (first(form, name) for name in ("newer", "older", "action"))
    if wanted == "both":
        visit.keeper.dismiss(newer, older)
        return back(form, "dismissed")
    if wanted not in ("newer", "older"):
        raise InvalidInput("action must be newer, older or both", field="action")
    kept, dropped = (newer, older) if wanted == "newer" else (older, newer)
    content = first(form, "content")
    if content.strip() and content != visit.keeper.get(kept).content:
        visit.keeper.edit(kept, Changes(content=content), dialect=DIALECT)
    visit.keeper.merge(kept, dropped, dialect=DIALECT)
    return back(form, "merged")


def routes() -> list[Route]:
    """Return the routes of the page."""
    return [page("/app/review", "review.html", "review", _review), action("/app/judge", _judge, "memory.judge")]
