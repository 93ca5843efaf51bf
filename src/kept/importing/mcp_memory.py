"""The file of the MCP reference server for memory: a graph as lines of JSON.

An observation becomes a memory that names its entity, a relation one that
says it as a sentence. The file has no dates, so its own is taken.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kept.importing.found import Found, Parts, Skipped, word
from kept.importing.places import changed_at, text_lines


def read(path: Path) -> Parts:
    """Yield the observations and relations of the graph at *path*, a file or the folder it is in."""
    if path.is_dir():
        path = next((path / name for name in ("memory.jsonl", "memory.json") if (path / name).is_file()), path)
    at = changed_at(path)
    for number, line in enumerate(text_lines(path), 1):
        where = f"line {number}"
        if not line.strip():
            continue
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):
            yield Skipped(where, "it is no JSON")
            continue
        said = list(_said(entry)) if isinstance(entry, dict) else []
        if not said:
            yield Skipped(where, "it is neither an entity with observations nor a relation")
        for content, kind in said:
            if isinstance(content, Skipped):
                yield content._replace(where=where)
            else:
                yield Found(content, where, content, tags=(kind,) if kind else (), created_at=at)


def _said(entry: dict[str, Any]) -> Iterator[tuple[str | Skipped, str | None]]:
    """Yield (sentence, type of the entity) of all that one line says."""
    name = word(entry.get("name")) or word(entry.get("entityName")) or word(entry.get("id"))
    kind = word(entry.get("entityType")) or word(entry.get("entity_type"))
    start, end, how = (
        word(entry.get(one)) or word(entry.get(other))
        for one, other in (("from", "from_id"), ("to", "to_id"), ("relationType", "relation_type"))
    )
    if entry.get("type") == "relation" or (start and end):
        if start and end and how:
            yield f"{start} {how.replace('_', ' ')} {end}", None
    elif name:
        observations = entry.get("observations", entry.get("observation", []))
        observations = observations if isinstance(observations, list) else [observations]
        if not observations and kind:
            yield f"{name} is a {kind.replace('_', ' ')}", kind
        for observation in observations:
            # Newer servers and forks write objects.
            text = (
                word(observation.get("content") or observation.get("text")) if isinstance(observation, dict) else None
            )
            said = text or word(observation)
            yield (f"{name}: {said}", kind) if said else (Skipped("", "an observation without text"), None)
