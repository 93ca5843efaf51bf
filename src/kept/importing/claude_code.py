"""What Claude Code remembers by itself: a folder of Markdown files for each project, with an index.

Also the files that a person writes for it (CLAUDE.md), whose lines are
instructions.
"""

import json
import re
from pathlib import Path

from kept.errors import InvalidInput
from kept.folder import markdown as files
from kept.git import repository
from kept.importing import markdown
from kept.importing.found import Found, Parts, Skipped, moment
from kept.importing.places import changed_at, contents, text_lines
from kept.types import is_legal_name

INDEX = "MEMORY.md"
_LINK = re.compile(r"\s*[-*]\s+\[[^\]]*\]\(([^()\s]+\.md)\)\s*(?:[—–:-]+\s*(.*))?$")

# A transcript names the project's folder in its first lines.
_LOOKED_AT = 50


def read(path: Path) -> Parts:
    """Yield the memories of a memory folder, of a project's, of all projects, or of one file."""
    if not path.is_dir():
        if path.name.lower() in markdown.INSTRUCTIONS:
            yield from markdown.read(path)
        elif path.name == INDEX:
            yield from _index(path, None, {file.name for file in path.parent.glob("*.md")})
        else:
            yield from _topic(path, path.name, None, None)
        return
    folders = memory_folders(path)
    if not folders:
        raise InvalidInput(f"{path} is no memory folder of Claude Code, and has none in it", field="file")
    for folder in folders:
        yield from _folder(folder, project_of(folder.parent))


def memory_folders(path: Path) -> list[Path]:
    """Return the memory folders at *path*: itself, its own, or those of the projects in it."""
    if (path / INDEX).is_file() or path.name == "memory":
        return [path]
    if (path / "memory").is_dir():
        return [path / "memory"]
    projects = path / "projects" if (path / "projects").is_dir() else path
    return sorted(folder for folder in projects.glob("*/memory") if folder.is_dir())


def project_of(folder: Path) -> str | None:
    """Return the project whose memory and transcripts lie in *folder*, as far as a transcript tells.

    The name of the folder is the path with every sign turned into a dash,
    from which nobody can get back.
    """
    for transcript in sorted(folder.glob("*.jsonl"), reverse=True):
        for _, line in zip(range(_LOOKED_AT), text_lines(transcript), strict=False):
            try:
                entry = json.loads(line)
            except (ValueError, RecursionError):
                continue
            cwd = entry.get("cwd") if isinstance(entry, dict) else None
            if isinstance(cwd, str) and Path(cwd).is_dir():
                around = repository(cwd)
                return around.project if around else None
    return None


def _folder(folder: Path, project: str | None) -> Parts:
    index = folder / INDEX
    hooks: dict[str, str] = {}
    names = {file.name for file in folder.glob("*.md") if file.name != INDEX and not file.is_symlink()}
    if index.is_file():
        for line in text_lines(index):
            link = _LINK.match(line)
            if link:
                hooks[link[1].removeprefix("./")] = (link[2] or "").strip()
        yield from _index(index, project, names)
    for name in sorted(names):
        yield from _topic(folder / name, name, project, hooks.get(name))


def _topic(path: Path, where: str, project: str | None, hook: str | None) -> Parts:
    try:
        data = contents(path)
        said, (head, _) = files.read(data), files.head_of(data)
    except InvalidInput as error:
        yield Skipped(where, error.message)
        return
    if not said.body.strip():
        yield Skipped(where, "it is empty")
        return
    name = said.name if said.name and is_legal_name(said.name) else path.stem
    at = changed_at(path)
    updated = moment(head.get("modified")) or at
    yield Found(
        # By the project's folder, and not by what it is known as here: transcripts, which tell that, come and go.
        f"{path.resolve().parent.parent.name}\0{path.name}",
        where,
        said.body,
        said.new_kind(),
        name=name if is_legal_name(name) else None,
        description=said.description or hook or None,
        tags=said.tags or (),
        created_at=moment(head.get("created")) or updated,
        updated_at=updated,
        project=project,
    )


def _index(path: Path, project: str | None, names: set[str]) -> Parts:
    """Yield what stands in an index itself; lines that only lead to a file are passed over."""
    try:
        lines = contents(path).decode("utf-8", "replace").splitlines()
    except InvalidInput as error:
        yield Skipped(INDEX, error.message)
        return
    for number, line in enumerate(lines):
        link = _LINK.match(line)
        if link:
            lines[number] = ""
            if link[1].removeprefix("./") not in names:
                yield Skipped(f"{INDEX}:{number + 1}", f"the file {link[1]} is not there")
    yield from markdown.of_text("\n".join(lines), INDEX, "fact", changed_at(path), project)
