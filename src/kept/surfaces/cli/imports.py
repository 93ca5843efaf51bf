"""How an import from another system is run and told."""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from kept.errors import InvalidInput
from kept.importing.bringing import Report, bring_in
from kept.importing.sources import parts_of
from kept.keeper import Keeper
from kept.surfaces.cli.output import Progress, note, safe, say, say_json
from kept.surfaces.cli.root import wants_json
from kept.types import Scope

# So many reasons are shown; JSON has them all.
_SHOWN = 20


def bring(ctx: click.Context, opened: Keeper, source: str, path: Path, scope: Scope, *, confirmed: bool) -> None:
    """Import from *source* and tell what became of it."""
    with _standing(path) as file, Progress("Importing") as progress:
        report = bring_in(opened, source, parts_of(source, file), scope=scope, confirmed=confirmed, progress=progress)
    if wants_json(ctx):
        say_json({"from": source, **as_dict(report)})
    else:
        tell(report, confirmed=confirmed)
    if report.skipped and not any(report._replace(skipped=0, reasons=())):
        raise InvalidInput(f"nothing of {path} could be taken: is it of {source}?", field="file")


@contextmanager
def _standing(path: Path) -> Iterator[Path]:
    """Give a file that can be read more than once: what comes through a pipe is written to one first."""
    if str(path) != "-":
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="kept-import-") as folder:
        file = Path(folder, "standard input")
        with file.open("wb") as copy:
            shutil.copyfileobj(sys.stdin.buffer, copy)
        yield file


def as_dict(report: Report) -> dict[str, object]:
    """Return a report as JSON shows it."""
    return report._asdict() | {"reasons": [reason._asdict() for reason in report.reasons]}


def tell(report: Report, *, confirmed: bool) -> None:
    """Say what an import did, in a few lines."""
    parts = []
    if report.taken or not report.conversations:
        parts.append(f"{report.taken:,} {'memory' if report.taken == 1 else 'memories'} taken")
    parts += [f"{report.updated:,} brought up to date"] if report.updated else []
    parts += [f"{report.merged:,} merged with what was known"] if report.merged else []
    parts += [f"{report.known:,} were here already"] if report.known else []
    if report.conversations:
        state = "archived" if report.archives else "were archived already"
        parts.append(f"{report.conversations:,} conversations {state} ({report.messages:,} messages)")
    say("; ".join(parts))
    if report.held:
        note(f"{report.held:,} held for review, because screening found something: 'kept review' says what")
    if report.taken > report.held and not confirmed:
        note(
            "Imports are found by a search, and enter a prompt by themselves when you have confirmed them: kept review"
        )
    if report.skipped:
        note(f"{report.skipped:,} skipped:")
    for where, reason in report.reasons[:_SHOWN]:
        note(f"  {safe(where)}: {safe(reason)}")
    if report.skipped > _SHOWN:
        note(f"  and {report.skipped - _SHOWN:,} more; --json names them")
