"""The systems that memories can come from."""

from importlib import import_module
from pathlib import Path

from kept.errors import InvalidInput
from kept.importing.found import Parts

# Name → what it reads.
SOURCES = {
    "mcp-memory": "memory.jsonl of the MCP reference server",
    "mem0": "an export of mem0 as JSON, its history.db, or the folder of both",
    "basic-memory": "the folder of a basic-memory project",
    "claude-code": "a memory folder of Claude Code, or ~/.claude for all of them",
    "claude-export": "the data export of Claude, packed or unpacked",
    "chatgpt-export": "the data export of ChatGPT, packed or unpacked",
    "markdown": "a Markdown file or a folder of them; a pasted list",
}


def parts_of(source: str, path: Path) -> Parts:
    """Yield what *source* finds at *path*.

    Raises:
        InvalidInput: nothing is there, or it is something else.
    """
    path = path.expanduser()
    if not path.exists():
        raise InvalidInput(f"there is nothing at {path}", field="file")
    module = import_module(f"kept.importing.{source.replace('-', '_')}")
    found: Parts = module.read(path)
    return found
