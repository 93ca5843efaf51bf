"""The page *Entities*: what memories are about, and the neighbourhood of one as a small picture."""

from math import cos, pi, sin

from starlette.routing import Route

from kept.errors import NotFound, shown
from kept.surfaces.http.routes import Visit
from kept.surfaces.web.rendering import Context, page
from kept.types import Entity, Filter

# Reading a memory for entities takes up to ten milliseconds: so many beside showing a page, the rest in the background.
_READ_BESIDE = 4
_SHOWN = 100
_NEIGHBOURS = 12
_AMONG = 200

# The picture, in its own units.
_WIDTH, _HEIGHT, _RADIUS_X, _RADIUS_Y = 640, 400, 235, 150


def _entities(visit: Visit) -> Context:
    query = visit.request.query_params.get("query", "").strip()[:200]
    found = visit.keeper.entities(query, limit=_SHOWN, reading=_READ_BESIDE)
    return {
        "query": query,
        "found": found,
        "most": max((one.memories for one in found), default=1),
        "unread": visit.keeper.storage.unread(visit.keeper.caller),
    }


def _entity(visit: Visit) -> Context:
    wanted = (visit.given["type"], visit.given["name"])
    entity = next((one for one in visit.keeper.storage.entities(visit.keeper.caller) if one[:2] == wanted), None)
    if entity is None:
        raise NotFound(f"no memory mentions '{shown(wanted[1])}' any more", field="name")
    neighbours = visit.keeper.neighbours(entity, limit=_NEIGHBOURS, among=_AMONG)
    [named] = visit.keeper.shown([entity])
    return {
        "entity": named,
        "neighbours": neighbours,
        "picture": picture(neighbours),
        "memories": visit.keeper.list(Filter(entity=entity), limit=20),
    }


def picture(neighbours: list[Entity]) -> list[Context]:
    """Return where each neighbour stands around the middle, and how thick its line is."""
    most = max((one.memories for one in neighbours), default=1)
    placed: list[Context] = []
    for at, one in enumerate(neighbours):
        angle = 2 * pi * at / len(neighbours) - pi / 2
        x, y = _WIDTH / 2 + _RADIUS_X * cos(angle), _HEIGHT / 2 + _RADIUS_Y * sin(angle)
        label = one.display if len(one.display) <= 18 else one.display[:17] + "…"
        placed.append({"entity": one, "x": round(x), "y": round(y), "label": label,
                       "width": round(1 + 4 * one.memories / most, 1)})  # fmt: skip
    return placed


def routes() -> list[Route]:
    """Return the routes of the page."""
    return [
        page("/app/entities", "entities.html", "entities", _entities),
        page("/app/entities/{type}/{name:path}", "entity.html", "entities", _entity),
    ]
