"""The page *Review*: what waits for a person, what says the same twice, and what contradicts itself."""

from functools import cache

from markupsafe import Markup
from starlette.routing import Route

from kept.errors import InvalidInput
from kept.screening.judging import mask
from kept.screening.rulebook import explanation
from kept.storage.browsing import Pair
from kept.surfaces.http.routes import Visit
from kept.surfaces.web.differences import side_by_side
from kept.surfaces.web.memories import DIALECT
from kept.surfaces.web.rendering import Context, Form, action, back, first, link, page, visible
from kept.types import Changes, Memory

_PAGE = 10
_TABS = ("waiting", "same", "differs")


def _review(visit: Visit) -> Context:
    keeper, asked = visit.keeper, visit.request.query_params
    tab = asked.get("tab", "waiting")
    tab = tab if tab in _TABS else "waiting"
    offset = int(asked["offset"]) if asked.get("offset", "").isdecimal() and len(asked["offset"]) < 9 else 0
    if tab == "waiting":
        found: list[Context] = [_waiting(memory) for memory in keeper.waiting(limit=_PAGE + 1, offset=offset)]
    else:
        keeper.compare(most=4, seconds=0.05)
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
    """Return the content with what was found in it marked; a secret is masked instead."""
    if any(finding.category == "secret" for finding in memory.findings):
        return visible(mask(memory.content))
    text, last, shown = memory.content, 0, Markup("")
    spans = sorted((one.start, -one.end) for one in memory.findings if one.field == "content")
    for start, minus_end in spans:
        begin, end = max(last, start), max(last, -minus_end)
        if begin < end:
            shown += visible(text[last:begin]) + Markup("<mark>{}</mark>").format(visible(text[begin:end]))
            last = end
    return shown + visible(text[last:])


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
