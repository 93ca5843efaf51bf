"""Commands for the store itself: settings, check, backup, completion."""

from datetime import UTC, datetime
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from kept.briefing import one_line
from kept.errors import Backend, InvalidInput
from kept.identity import home_folder
from kept.settings import KNOWN, Settings
from kept.surfaces.cli.output import Progress, confirm, is_terminal, note, safe, say, say_json, styled, wrapped
from kept.surfaces.cli.root import cli, command, keeper, wants_json

# Longer lines are hard to read.
_READING_COLUMNS = 100


@command(
    "settings",
    """
    kept settings
    kept settings get memory
    kept settings set memory off
    kept settings unset memory
    """,
)
@click.argument("action", type=click.Choice(["list", "get", "set", "unset"]), default="list")
@click.argument("name", required=False)
@click.argument("value", required=False)
@click.pass_context
def settings_(ctx: click.Context, action: str, name: str | None, value: str | None) -> None:
    """Show and change settings: 'list', 'get NAME', 'set NAME VALUE', 'unset NAME'."""
    settings = keeper(ctx).settings
    wanted = {"list": 0, "get": 1, "set": 2, "unset": 1}[action]
    if sum(part is not None for part in (name, value)) != wanted:
        what = ("takes no name", "takes the name of a setting", "takes a name and a value")[wanted]
        raise InvalidInput(f"'settings {action}' {what}; there are: {', '.join(KNOWN)}", field="name")
    if action == "set":
        settings.set(str(name), str(value))
    elif action == "unset":
        settings.unset(str(name))
    if name is not None:
        say_json({name: settings.get(name)}) if wants_json(ctx) else say(settings.get(name))
    elif wants_json(ctx):
        say_json({setting.name: held for setting, held in settings})
    else:
        _show_settings(settings)


def _show_settings(settings: Settings) -> None:
    """Print every setting: a line of columns for a program, and for a person what it does in full."""
    if not is_terminal():
        for one, held in settings:
            say("\t".join(one_line(cell) for cell in (one.name, held, one.values, one.help)))
        return
    import shutil

    room = min(shutil.get_terminal_size().columns, _READING_COLUMNS) - 2
    for one, held in settings:
        say(f"{styled(one.name, bold=True)}  {safe(held)}".rstrip())
        for line in wrapped(f"{one.help} ({one.values})", room):
            say(f"  {line}")


@command("check", "kept check\nkept check --rebuild")
@click.option("--rebuild", is_flag=True, help="make the word index anew from the memories")
@click.pass_context
def check_(ctx: click.Context, rebuild: bool) -> int:
    """Verify the store: pages, rows, index, history, counts. Exit 0 when clean."""
    with Progress("Checking") as progress:
        report = keeper(ctx).check(rebuild=rebuild, progress=progress)
    if wants_json(ctx):
        say_json(
            {
                "ok": report.ok,
                "memories": report.memories,
                "revisions": report.revisions,
                "problems": report.problems,
                "rebuilt": report.rebuilt,
            }
        )
    else:
        for problem in report.problems:
            note(problem)
        state = "Clean" if report.ok else f"{len(report.problems)} problems; 'kept check --rebuild' heals the index"
        say(f"{state}: {report.memories:,} memories, {report.revisions:,} revisions")
    return 0 if report.ok else Backend.exit_code


@command("backup", "kept backup\nkept backup ~/kept-monday.db\nkept backup --restore ~/kept-monday.db")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--restore", is_flag=True, help="put FILE in the place of the store; asks first")
@click.option("--yes", "-y", is_flag=True, help="do not ask")
@click.pass_context
def backup_(ctx: click.Context, file: Path | None, restore: bool, yes: bool) -> None:
    """Copy the live store to FILE and verify the copy, or put one back."""
    opened = keeper(ctx)
    if restore:
        if file is None:
            raise InvalidInput("--restore needs the FILE to put back", field="file")
        confirm(f"Replace everything in the store by {file}?", yes=yes)
        with Progress("Restoring") as progress:
            opened.restore_backup(file.expanduser().absolute(), progress)
        report = opened.check()
        message = f"Restored {report.memories:,} memories from {file}"
    else:
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        target = (file or Path(home_folder(), "backups", f"kept-{stamp}.db")).expanduser().absolute()
        with Progress("Copying") as progress:
            opened.backup(target, progress)
        file, message = target, f"Copied and verified: {target} ({target.stat().st_size:,} bytes)"
    say_json({"file": str(file), "restored": restore}) if wants_json(ctx) else say(message)


@command("completion", "kept completion bash >> ~/.bashrc\nkept completion fish > ~/.config/fish/completions/kept.fish")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion_(shell: str) -> None:
    """Print the script that completes 'kept' in your shell."""
    found = get_completion_class(shell)
    if found is None:
        raise InvalidInput(f"there is no completion for '{shell}'", field="shell")
    say(found(cli, {}, "kept", "_KEPT_COMPLETE").source())
