"""Markdown files of any kind: notes, instruction files of agents, a pasted list of what a chat remembers.

A file with frontmatter is one memory; any other is taken apart into its
items and paragraphs, which are known by what they say wherever they stand.
"""

from datetime import datetime
from pathlib import Path

from kept.errors import InvalidInput
from kept.folder.markdown import head_of
from kept.git import repository
from kept.importing.found import Found, Parts, Skipped, moment, word
from kept.importing.places import changed_at, contents, markdown_files
from kept.importing.texts import blocks
from kept.types import Kind, is_legal_name

# What an agent reads as its orders.
INSTRUCTIONS = frozenset({"claude.md", "claude.local.md", "agents.md", "agents.override.md", "gemini.md"})


def read(path: Path) -> Parts:
    """Yield the memories of one file, or of every Markdown file below a folder."""
    if not path.is_dir():
        yield from _file(path, path.name)
        return
    for file in markdown_files(path):
        yield from _file(file, file.relative_to(path).as_posix())


def of_text(text: str, where: str, kind: Kind, at: datetime | None, project: str | None = None) -> Parts:
    """Yield the pieces of a text; they are known by what they say, so that a moved one is found again."""
    for block in blocks(text):
        yield Found(
            block.text,
            f"{where}:{block.line}",
            block.text,
            kind,
            description=block.heading or None,
            created_at=moment(block.date) or at,
            project=project,
        )


def _file(path: Path, where: str) -> Parts:
    try:
        head, body = head_of(contents(path))
    except InvalidInput as error:
        yield Skipped(where, error.message)
        return
    if not body.strip():
        yield Skipped(where, "it is empty")
    elif head:
        yield note(path, where, head, body)
    else:
        is_instruction = path.name.lower() in INSTRUCTIONS
        around = repository(str(path.resolve().parent)) if is_instruction else None
        kind: Kind = "instruction" if is_instruction else "fact"
        yield from of_text(body, where, kind, changed_at(path), around.project if around else None)


def note(path: Path, where: str, head: dict[str, object], body: str) -> Found:
    """Return a file with frontmatter as one memory."""
    title = word(head.get("title")) or word(head.get("name"))
    at = changed_at(path)
    updated = moment(head.get("modified")) or moment(head.get("updated")) or at
    return Found(
        where,
        where,
        body,
        name=path.stem if is_legal_name(path.stem) else None,
        description=word(head.get("description")) or title,
        tags=tags_of(head.get("tags")),
        created_at=moment(head.get("created")) or moment(head.get("date")) or updated,
        updated_at=updated,
    )


def tags_of(said: object) -> tuple[str, ...]:
    """Return the tags of a frontmatter: a list, or words with commas."""
    listed = said.split(",") if isinstance(said, str) else said if isinstance(said, list) else []
    return tuple(tag.strip().removeprefix("#") for tag in listed if isinstance(tag, str))
