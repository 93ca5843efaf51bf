"""`/openapi.json`, made from the table of tools and the table of routes."""

from functools import cache
from typing import Any

from kept import __version__
from kept.surfaces.http.resources import ROUTES
from kept.surfaces.http.routes import Route
from kept.surfaces.http.shapes import ERROR, TEXT, WHOLE, YES_OR_NO, list_of, object_of
from kept.surfaces.http.tools import offer
from kept.tools import Schema, Tool

_JSON = "application/json"
_NOT_JSON = {"/export": "application/x-ndjson"}
_HEADERS = ("Kept-Project", "Kept-Branch", "Kept-Session", "Kept-Group", "Kept-Language")


@cache
def document() -> dict[str, Any]:
    """Return the description of everything but the page and MCP."""
    paths: dict[str, dict[str, Any]] = {}
    for tool in offer().listed:
        paths[f"/tools/{tool.name}"] = {"post": _tool(tool)}
    paths["/tools"] = {
        "get": _open("Tools, with their schemas", _answer(object_of(tools=list_of(object_of(name=TEXT)))))
    }
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _route(route)
    paths["/brief"] = {"get": _open("What an agent would be given now", _answer(TEXT, "text/plain"))}
    paths["/brief"]["get"]["parameters"] = [
        {"name": "dialect", "in": "query", "schema": {"type": "string", "enum": ["typed", "files", "space"]}}
    ]
    imported = object_of(stored=WHOLE, known=WHOLE, refused=WHOLE, elsewhere=WHOLE)
    paths["/import"] = {"post": _open("Bring in what /export gave", _answer(imported))}
    either = {kind: {"schema": TEXT} for kind in ("application/x-ndjson", "text/plain")}
    paths["/import"]["post"]["requestBody"] = {"required": True, "content": either}
    paths["/import"]["post"]["parameters"] = [
        {"name": "untrusted", "in": "query", "schema": YES_OR_NO, "description": "all of it waits for a review"}
    ]
    paths["/health"] = {"get": _open("Whether the store can be written", _answer(object_of(status=TEXT, version=TEXT)))}
    paths["/health"]["get"]["security"] = []
    paths["/metrics"] = {"get": _open("Counts for Prometheus", _answer(TEXT, "text/plain"))}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "kept",
            "version": __version__,
            "description": "Long-term memory for AI agents. Tools are for agents; everything else is for people.",
        },
        "paths": paths,
        "components": {
            "schemas": {"Error": ERROR},
            "responses": {"Error": {"description": "What went wrong, and what to do", **_content({"$ref": _ERROR})}},
            "parameters": {
                name: {"name": name, "in": "header", "required": False, "schema": {"type": "string", "maxLength": 200}}
                for name in _HEADERS
            },
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}],
    }


_ERROR = "#/components/schemas/Error"
_FAILURES = {code: {"$ref": "#/components/responses/Error"} for code in ("4XX", "503")}


def _tool(tool: Tool) -> dict[str, Any]:
    return {
        "operationId": f"tool_{tool.name}",
        "summary": tool.title,
        "description": tool.description,
        "requestBody": {"required": True, "content": {_JSON: {"schema": tool.input_schema}}},
        "parameters": [{"$ref": f"#/components/parameters/{name}"} for name in _HEADERS],
        "responses": {"200": {"description": "The tool's result", **_content(tool.output_schema)}, **_FAILURES},
    }


def _route(route: Route) -> dict[str, Any]:
    required = route.takes.get("required", ())
    described: dict[str, Any] = {
        "operationId": "_".join([route.method.lower(), *(part.strip("{}") for part in route.path.split("/") if part)]),
        "summary": route.summary,
        "description": f"Needs a person's token with {route.needs} access.",
        "parameters": [
            {
                "name": name,
                "in": "path" if name in route.in_path else "query",
                "required": name in required,
                "description": schema.get("description", ""),
                "schema": {part: value for part, value in schema.items() if part != "description"},
            }
            for name, schema in route.takes["properties"].items()
        ],
        "responses": {
            str(route.status): {"description": "Done", **_content(route.answers, _NOT_JSON.get(route.path, _JSON))},
            **_FAILURES,
        },
    }
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": {_JSON: {"schema": route.body}}}
    return described


def _open(summary: str, answer: dict[str, Any]) -> dict[str, Any]:
    return {"summary": summary, "responses": {"200": answer, **_FAILURES}}


def _answer(schema: Schema, kind: str = _JSON) -> dict[str, Any]:
    return {"description": "Done", **_content(schema, kind)}


def _content(schema: Schema, kind: str = _JSON) -> dict[str, Any]:
    return {"content": {kind: {"schema": schema}}}
