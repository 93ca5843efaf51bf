"""A Markdown text taken apart into what can be remembered: the items of its lists, and its paragraphs.

What kept itself wrote into a file (its marked block) and HTML comments are
passed over: a memory must not come back as its own source.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

_OWN_BLOCK = re.compile(r"<!-- kept:begin.*?(?:<!-- kept:end -->|\Z)", re.DOTALL)
_COMMENT = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
_FENCE = re.compile(r" {0,3}(```+|~~~+)")
_HEADING = re.compile(r" {0,3}(#{1,6})\s+(.*?)\s*#*\s*$")
_ITEM = re.compile(r"( {0,1})(?:[-*+]|\d{1,4}[.)])\s+(?:\[[ xX-]\]\s+)?(?=\S)")
_RULE = re.compile(r" {0,3}([-*_])(?:\s*\1){2,}\s*$")
_DATED = re.compile(r"\[?(\d{4}-\d\d-\d\d)\]?\s*[-–—:]\s*(?=\S)")

# What a single memory may hold, with some room for a heading.
_MOST_BYTES = 60_000


class Block(NamedTuple):
    """One item or paragraph, the headings above it, its line, and the date in front of it if there is one."""

    text: str
    heading: str
    line: int
    date: str | None = None


def blocks(text: str) -> Iterator[Block]:
    r"""Yield what *text* says, piece by piece.

    >>> [block[:2] for block in blocks("# Style\n\nIn Python:\n- tabs\n- no\n  spaces\n\nA paragraph.")]
    [('tabs', 'Style › In Python'), ('no\nspaces', 'Style › In Python'), ('A paragraph.', 'Style')]
    """
    headings: list[str] = []
    leading = ""
    for number, lines in _pieces(_without_comments(text)):
        heading = _HEADING.match(lines[0])
        if heading and len(lines) == 1:
            level = len(heading[1])
            headings = [*headings[: level - 1], *[""] * (level - 1 - len(headings)), heading[2]]
            leading = ""
            continue
        is_item = _ITEM.match(lines[0])
        said = _dedented(lines, is_item.end() if is_item else 0)
        if not is_item:
            # "In Python:" says nothing without the list below it.
            leading = said.removesuffix(":") if said.endswith(":") and len(lines) == 1 else ""
        if not said or (leading and not is_item) or re.fullmatch(r"@\S+", said):
            continue
        dated = _DATED.match(said)
        above = " › ".join(filter(None, [*headings, leading]))
        yield Block(said[dated.end() :] if dated else said, above, number, dated[1] if dated else None)


def parts(text: str) -> list[str]:
    """Return *text* in parts that a memory can hold, cut between lines where there are any."""
    if len(text.encode()) <= _MOST_BYTES:
        return [text]
    found, size = [""], 0
    for line in text.splitlines(keepends=True):
        for piece in (line[at : at + _MOST_BYTES // 4] for at in range(0, len(line), _MOST_BYTES // 4)):
            size += len(piece.encode())
            if size > _MOST_BYTES:
                found.append("")
                size = len(piece.encode())
            found[-1] += piece
    return [part for part in found if part.strip()]


def _without_comments(text: str) -> str:
    """Blank out comments and our own block, but keep every line in its place."""

    def blank(found: re.Match[str]) -> str:
        return "\n" * found[0].count("\n")

    return _COMMENT.sub(blank, _OWN_BLOCK.sub(blank, text))


def _pieces(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield (line number, lines) of every heading, item and paragraph; code belongs to what stands above it."""
    number, piece, fence, is_list, is_after_blank = 1, list[str](), "", False, False
    for at, line in enumerate(text.expandtabs(4).splitlines(), 1):
        begins = _FENCE.match(line)
        if fence:
            piece.append(line)
            fence = "" if begins and begins[1].startswith(fence) else fence
            continue
        if begins:
            fence = begins[1]
            if not piece:
                number = at
            piece.append(line)
            is_after_blank = False
            continue
        is_new = bool(_HEADING.match(line) or _ITEM.match(line) or _RULE.match(line))
        if not line.strip():
            is_after_blank = True
            continue
        # After an empty line only what is indented goes on with an item, and
        # nothing with a paragraph; a heading stands alone.
        goes_on = piece and not is_new and not _HEADING.match(piece[0])
        if goes_on and is_after_blank:
            goes_on = is_list and line.startswith("  ")
        if goes_on:
            piece += [""] if is_after_blank else []
            piece.append(line)
        else:
            if piece:
                yield number, piece
            number, piece = at, [] if _RULE.match(line) else [line]
            is_list = _ITEM.match(line) is not None
        is_after_blank = False
    if piece:
        yield number, piece


def _dedented(lines: list[str], marker: int) -> str:
    rest = [line for line in lines[1:] if line.strip()]
    indent = min([len(line) - len(line.lstrip()) for line in rest], default=0)
    return "\n".join([lines[0][marker:].strip(), *(line[indent:].rstrip() for line in lines[1:])]).strip()
