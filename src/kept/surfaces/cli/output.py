"""What people see: tables, colour, progress, questions.

On a terminal, columns and colour; in a pipe, plain text with tabs that other
programs can cut. Nothing stored can send control codes to a terminal.
"""

import json
import os
import re
import sys
import time
import unicodedata
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Self

from kept.briefing import one_line
from kept.errors import InvalidInput
from kept.surfaces.cli.direct import write_line
from kept.types import Memory

# Controls but for line feed and tab, and marks that turn text around.
_UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")

# The column that may be cut too, for there may be many of them.
TAGS = "tags"

# A sentence that is cut shorter says nothing.
_READABLE_COLUMNS = 32

_PROGRESS_AFTER_S = 2.0
_PROGRESS_EVERY_S = 0.2


def is_terminal() -> bool:
    """Whether standard output is a terminal."""
    return sys.stdout.isatty()


def has_colour() -> bool:
    """Whether colour is wanted: on a terminal, unless NO_COLOR or TERM says no."""
    return is_terminal() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def styled(text: str, **style: bool | str) -> str:
    """Return *text* in colour where colour is wanted."""
    if not has_colour():
        return text
    import click  # which takes longer to load than most answers to find

    return click.style(text, **style)  # type: ignore[arg-type]  # click's own names


def say(text: str = "") -> None:
    """Print one line."""
    write_line(sys.stdout, text) if text else print()  # noqa: T201 - this is the command


def note(text: str) -> None:
    """Print one line on standard error: what a pipe should not get."""
    write_line(sys.stderr, text)


def say_json(value: object) -> None:
    """Print *value* as one line of JSON."""
    say(json.dumps(value, ensure_ascii=False))


def safe(text: str) -> str:
    """Return *text* without what could steer a terminal; line breaks stay."""
    return _UNSAFE.sub("", text)


def table(
    header: Sequence[str], rows: Iterable[Sequence[str]], *, wide: int, spare: Sequence[int] = (), wraps: bool = False
) -> None:
    """Print *rows*; on a terminal in columns, with column number *wide* cut, or wrapped, to the width.

    Where that would leave too little of it to read, the columns in *spare* are
    left out, the first of them first. A pipe gets all.
    """
    lines = [[one_line(cell) for cell in row] for row in rows]
    if not is_terminal():
        for line in lines:
            say("\t".join(line))
        return
    import shutil

    columns = shutil.get_terminal_size().columns
    widths = [max(_width(cell) for cell in column) for column in zip(header, *lines, strict=True)]
    if header[-1] == TAGS:
        widths[-1] = min(widths[-1], max(len("(unconfirmed import)"), columns // 3))
    shown = list(range(len(widths)))

    def room() -> int:
        others = sum(widths[at] for at in shown if at != wide)
        return columns - others - 2 * (len(shown) - 1)

    for at in spare:
        if room() < min(widths[wide], _READABLE_COLUMNS):
            shown.remove(at)
    widths[wide] = max(20, min(widths[wide], room()))

    def line_of(cells: Sequence[str]) -> str:
        return "  ".join(_padded(cells[at], widths[at]) for at in shown).rstrip()

    say(styled(line_of(header), dim=True))
    for line in lines:
        first, *more = wrapped(line[wide], widths[wide]) if wraps else [line[wide]]
        say(line_of([*line[:wide], first, *line[wide + 1 :]]))
        for rest in more:
            say(line_of([rest if at == wide else "" for at in range(len(line))]))


def wrapped(text: str, width: int) -> list[str]:
    """Return *text* in lines of at most *width* columns; at least one."""
    import textwrap

    return textwrap.wrap(text, width, break_on_hyphens=False) or [""]


def memory_row(memory: Memory) -> tuple[str, ...]:
    """Return the cells of one memory in a list."""
    # What holds it back comes first: many tags may be cut.
    marks = []
    if memory.is_waiting:
        marks.append("(flagged)" if memory.flagged else "(unconfirmed import)")
    if memory.archived_at is not None:
        marks.append("(archived)")
    marks += [f"#{tag}" for tag in memory.tags]
    return str(memory.id), memory.kind, age(memory.created_at), memory.content, " ".join(marks)


MEMORY_HEADER = ("id", "kind", "age", "content", TAGS)


def full_row(memory: Memory) -> tuple[str, ...]:
    """Return the cells of one memory where everything is shown: since when, from whom, and when it was last used."""
    number, kind, _, content, marks = memory_row(memory)
    origin = f"{memory.origin.actor}, {memory.origin.dialect}"
    used = "never" if memory.used_at is None else f"{memory.used_at:%Y-%m-%d}"
    return number, kind, f"{memory.created_at:%Y-%m-%d}", origin, used, content, marks


FULL_HEADER = ("id", "kind", "date", "from", "used", "content", TAGS)


def age(moment: datetime) -> str:
    """Say how long ago *moment* was."""
    seconds = max(0, (datetime.now(UTC) - moment).total_seconds())
    for unit, size in (("y", 31_557_600), ("mo", 2_629_800), ("d", 86_400), ("h", 3_600), ("min", 60)):
        if seconds >= size:
            return f"{int(seconds // size)} {unit}"
    return "now"


class Progress:
    """A line on standard error for work that takes over two seconds; only on a terminal."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._started = time.monotonic()
        self._shown = 0.0

    def __call__(self, done: int, total: int | None = None) -> None:
        """Show how much is done, not too often."""
        now = time.monotonic()
        if not sys.stderr.isatty() or now - self._started < _PROGRESS_AFTER_S or now - self._shown < _PROGRESS_EVERY_S:
            return
        self._shown = now
        of = f" of {total:,} ({done * 100 // total} %)" if total else ""
        sys.stderr.write(f"\r\x1b[K{self.what}: {done:,}{of}")
        sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def confirm(question: str, *, yes: bool) -> None:
    """Go on if the person agrees, or said so with ``--yes``.

    Raises:
        InvalidInput: there is no terminal to ask on.
        click.Abort: the answer was no.
    """
    if yes:
        return
    if not sys.stdin.isatty():
        raise InvalidInput("this needs a confirmation and there is no terminal to ask on; add --yes", field="yes")
    import click

    click.confirm(safe(question), abort=True, err=True)


def _width(text: str) -> int:
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def _padded(text: str, width: int) -> str:
    if _width(text) > width:
        while _width(text) > width - 1:
            text = text[: -max(1, (_width(text) - width) // 2)]
        text += "…"
    return text + " " * (width - _width(text))
