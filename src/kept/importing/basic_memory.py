"""Notes of basic-memory: Markdown with observations (``- [category] text #tag``) and relations.

Each observation becomes a memory that names its note. The rest of the note,
relations included, stays together as one.
"""

import re
from pathlib import Path

from kept.errors import InvalidInput
from kept.folder.markdown import head_of
from kept.importing.found import Found, Parts, Skipped, moment, word
from kept.importing.markdown import tags_of
from kept.importing.places import changed_at, contents, markdown_files
from kept.names import slug
from kept.types import KINDS, Kind

# Not a box to tick, and not a link.
_OBSERVATION = re.compile(r"\s*[-*]\s+\[(?![ xX-]\])([^\[\]()]{1,60})\](?!\()\s+(\S.*)$")
_TAG = re.compile(r"(?<!\S)#([^\s#]+)")
_KINDS: dict[str, Kind] = {"rule": "instruction", "requirement": "instruction", "convention": "instruction"}


def read(path: Path) -> Parts:
    """Yield the memories of a note, or of all notes of a project's folder."""
    for file in markdown_files(path) if path.is_dir() else [path]:
        where = file.relative_to(path).as_posix() if path.is_dir() else file.name
        try:
            head, body = head_of(contents(file))
        except InvalidInput as error:
            yield Skipped(where, error.message)
            continue
        yield from _note(file, where, head, body)


def _note(file: Path, where: str, head: dict[str, object], body: str) -> Parts:
    title = word(head.get("title")) or file.stem
    link = word(head.get("permalink")) or where
    tags = tags_of(head.get("tags"))
    updated = moment(head.get("modified")) or moment(head.get("updated_at")) or changed_at(file)
    created = moment(head.get("created")) or moment(head.get("created_at")) or moment(head.get("date")) or updated
    rest: list[str] = []
    is_code = False
    for number, line in enumerate(body.splitlines(), 1):
        is_code ^= line.lstrip().startswith("```")
        observation = None if is_code else _OBSERVATION.match(line)
        if observation is None:
            rest.append(line)
            continue
        category, said = observation[1].strip(), observation[2].strip()
        text = " ".join(_TAG.sub("", said).split())
        kind = next((kind for kind in KINDS if kind == category.lower()), _KINDS.get(category.lower(), "fact"))
        if not text:
            yield Skipped(f"{where}:{number}", "an observation without text")
            continue
        yield Found(
            f"{link}\0{category}\0{text}",
            f"{where}:{number}",
            f"{title}: {text}",
            kind,
            tags=(*_TAG.findall(said), *tags),
            category=category,
            created_at=created,
            updated_at=updated,
        )
    said = _without_empty_headings(rest)
    if said:
        yield Found(
            link, where, said, name=slug(link.replace("/", " ")) or None, description=title, tags=tags,
            category=word(head.get("type")), created_at=created, updated_at=updated,
        )  # fmt: skip


def _without_empty_headings(lines: list[str]) -> str:
    """Return what is left when the observations are gone, without the headings that stood over nothing else."""
    kept: list[str] = []
    waiting: list[str] = []
    for line in lines:
        heading = re.match(r"(#{1,6})\s", line)
        if heading:
            # One of the same level, or of a higher one, ends those before it.
            waiting = [one for one in waiting if len(one) - len(one.lstrip("#")) < len(heading[1])] + [line]
        elif line.strip():
            kept += [*waiting, line]
            waiting = []
        elif kept and kept[-1]:
            kept.append("")
    return "\n".join(kept).strip()
