"""Memories that other systems keep on this machine already, looked for where they keep them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from kept.errors import InvalidInput
from kept.importing.claude_code import memory_folders
from kept.surfaces.setup import jsonc, toml
from kept.surfaces.setup.agents import AGENTS, Place, Started

_MAX_BYTES = 64 << 20


class Candidate(NamedTuple):
    """Something that can be imported: by which source, from where, and what it is."""

    source: str
    path: Path
    title: str


def candidates(place: Place) -> list[Candidate]:
    """Return what is there to import, each place once."""
    found: dict[Path, Candidate] = {}
    for one in (*_claude_code(place), *_instructions(place), *_graphs(place), *_mem0(place), *_basic_memory(place)):
        if one.path.exists():
            found.setdefault(one.path.resolve(), one)
    return list(found.values())


def _claude_code(place: Place) -> Iterator[Candidate]:
    folder = Path(place.env.get("CLAUDE_CONFIG_DIR") or place.home / ".claude")
    for memory in memory_folders(folder) if folder.is_dir() else ():
        if next(memory.glob("*.md"), None) is not None:
            yield Candidate("claude-code", memory, f"memory of Claude Code in {memory.parent.name}")


def _instructions(place: Place) -> Iterator[Candidate]:
    """Yield the files in which people tell agents what to do, if there is a list in them."""
    files = [
        place.home / ".claude" / "CLAUDE.md",
        place.home / ".codex" / "AGENTS.md",
        place.home / ".gemini" / "GEMINI.md",
        *(place.project / name for name in ("CLAUDE.md", "CLAUDE.local.md", "AGENTS.md", "GEMINI.md")),
    ]
    for file in files:
        if re.search(r"^\s{0,3}(?:[-*+]|\d+[.)])\s+\S", _text(file), re.MULTILINE):
            yield Candidate("markdown", file, f"lists in {file.name}")


def _graphs(place: Place) -> Iterator[Candidate]:
    """Yield the files of the MCP reference server: those that a configuration names, else where it writes by itself."""
    named = [value for config in _configurations(place) for value in _values(config, "MEMORY_FILE_PATH")]
    cached = (place.home / ".npm" / "_npx").glob("*/node_modules/@modelcontextprotocol/server-memory/dist/memory.json*")
    usual = (folder / "memory.jsonl" for folder in (place.home, place.project))
    for file in (*(Path(one).expanduser() for one in named if one.strip()), *sorted(cached), *usual):
        if file.is_file() and '"type"' in _text(file)[:10_000]:
            yield Candidate("mcp-memory", file, "graph of the MCP memory server")


def _mem0(place: Place) -> Iterator[Candidate]:
    folder = Path(place.env.get("MEM0_DIR") or place.home / ".mem0")
    if (folder / "history.db").is_file():
        yield Candidate("mem0", folder / "history.db", "memories of mem0")


def _basic_memory(place: Place) -> Iterator[Candidate]:
    config = _json(place.home / ".basic-memory" / "config.json")
    projects = config.get("projects") if isinstance(config, dict) else None
    paths = [one.get("path") if isinstance(one, dict) else one for one in (projects or {}).values()]
    for path in (*paths, str(place.home / "basic-memory")):
        folder = Path(path).expanduser() if isinstance(path, str) else place.home / "basic-memory"
        if next(folder.glob("**/*.md"), None) is not None:
            yield Candidate("basic-memory", folder, "notes of basic-memory")


def _configurations(place: Place) -> Iterator[Any]:
    """Yield the configuration of every agent, as far as it can be read."""
    nobody = Started(("kept",))
    for agent in AGENTS.values():
        for file in (*agent.files(place, "user", nobody), *agent.files(place, "project", nobody)):
            if file.form == "whole":
                continue
            try:
                text = _text(file.path)
                yield toml.parsed(text) if file.form == "toml" else jsonc.parsed(text).value
            except InvalidInput:
                continue


def _values(held: Any, wanted: str) -> Iterator[str]:
    """Yield every text that stands under the key *wanted*, however deep."""
    if isinstance(held, dict):
        for key, value in held.items():
            if key == wanted and isinstance(value, str):
                yield value
            yield from _values(value, wanted)
    elif isinstance(held, list):
        for value in held:
            yield from _values(value, wanted)


def _json(path: Path) -> Any:
    try:
        return json.loads(_text(path))
    except (ValueError, RecursionError):
        return None


def _text(path: Path) -> str:
    try:
        if not path.is_file() or path.stat().st_size > _MAX_BYTES:
            return ""
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
