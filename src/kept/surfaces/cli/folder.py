"""The command for the folder in which memories are files."""

from typing import Literal

import click

from kept.briefing import one_line
from kept.errors import InvalidInput
from kept.folder.ledger import Problem, Report
from kept.folder.syncing import Folder
from kept.surfaces.cli.output import Progress, note, safe, say, say_json
from kept.surfaces.cli.root import command, keeper, wants_json

Action = Literal["status", "sync", "watch", "attach", "detach"]

_SHOWN = 10


@command(
    "folder",
    """
    kept folder                    where it is, and what differs
    kept folder sync               bring both to say the same; makes the folder if there is none
    kept folder watch              follow it until Ctrl-C
    kept folder attach ~/vault/memory
    kept folder detach             leave it as a plain copy
    """,
)
@click.argument("action", type=click.Choice(["status", "sync", "watch", "attach", "detach"]), default="status")
@click.argument("path", required=False)
@click.pass_context
def folder_(ctx: click.Context, action: Action, path: str | None) -> None:
    """Your memories as Markdown files that you and other programs may change."""
    if (path is not None) != (action == "attach"):
        what = "takes the path of a folder" if action == "attach" else "takes no path"
        raise InvalidInput(f"'folder {action}' {what}", field="path")
    opened = keeper(ctx)
    folder, as_json = opened.folder, wants_json(ctx)
    if action == "status":
        _status(folder, as_json=as_json)
    elif action == "watch":
        _watch(folder)
    elif action == "detach":
        left = folder.detach()
        say_json({"path": left}) if as_json else say(f"{left} is a plain copy now; your memories stay in the store")
    else:
        if opened.settings.get("memory") == "off":
            raise InvalidInput("memory is off, so the folder rests: 'kept settings set memory on'", field="memory")
        before = folder.path
        with Progress("Syncing") as progress:
            if path is not None:
                report = folder.attach(path, progress)
            else:
                report = folder.ensure(progress) or folder.sync(thoroughly=True, progress=progress)
        if before not in (None, report.path):
            note(f"{before} is a plain copy now")
        _done(report, as_json=as_json)


def _status(folder: Folder, *, as_json: bool) -> None:
    status = folder.status()
    if as_json:
        say_json(status._asdict() | {"problems": [one._asdict() for one in status.problems]})
        return
    if status.path is None:
        say("There is no folder yet: 'kept folder sync' makes one, 'kept folder attach PATH' takes one that is there")
        return
    say(f"{status.path}: {_count(status.memories, 'memory', 'memories')}")
    if status.changed:
        what = "1 file differs" if len(status.changed) == 1 else f"{len(status.changed):,} files differ"
        say(f"{what} from the store; any call, or 'kept folder sync', brings them in step:")
        for file in status.changed[:_SHOWN]:
            say(f"  {one_line(safe(file))}")
        if len(status.changed) > _SHOWN:
            say(f"  and {len(status.changed) - _SHOWN:,} more")
    _problems(status.problems)
    if not status.changed and not status.problems:
        say("Everything is in step")


def _watch(folder: Folder) -> None:
    if folder.path is None:
        raise InvalidInput("there is no folder yet: 'kept folder sync' makes one", field="path")
    note(f"Following {folder.path}; Ctrl-C ends it")
    known: list[Problem] = []
    try:
        for report in folder.watch():
            for what, files in _deeds(report).items():
                for file in files:
                    say(f"{what}: {one_line(safe(file))}")
            _problems([one for one in report.problems if one not in known])
            known = report.problems
    except KeyboardInterrupt:
        note("Stopped; the folder is in step")


def _done(report: Report, *, as_json: bool) -> None:
    if as_json:
        say_json(
            {
                "path": report.path,
                "taken_in": len(report.taken_in),
                "written": len(report.written),
                "removed": len(report.removed),
                "problems": [one._asdict() for one in report.problems],
            }
        )
        return
    done = ", ".join(f"{len(files):,} {what}" for what, files in _deeds(report).items() if files)
    say(f"{report.path}: {done or ('nothing to do' if report.problems else 'everything is in step')}")
    for file in report.taken_in[:_SHOWN]:
        say(f"  taken in: {one_line(safe(file))}")
    if len(report.taken_in) > _SHOWN:
        say(f"  and {len(report.taken_in) - _SHOWN:,} more")
    _problems(report.problems)


def _deeds(report: Report) -> dict[str, list[str]]:
    return {"taken in": report.taken_in, "written": report.written, "removed": report.removed}


def _problems(problems: list[Problem]) -> None:
    for one in problems:
        what = "The folder" if one.file == "." else f"{one_line(safe(one.file))} is left alone"
        say(f"{what}: {safe(one.problem)}")


def _count(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"
