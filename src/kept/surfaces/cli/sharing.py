"""Commands that carry memories out, in, and away: export, import, purge, team."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

import click

from kept import blocks, transfer
from kept.errors import InvalidInput
from kept.importing.sources import SOURCES
from kept.surfaces.cli.output import Progress, note, safe, say, say_json
from kept.surfaces.cli.root import command, keeper, wants_json
from kept.surfaces.counting import counted
from kept.types import SCOPES, Scope

# What agents call the file they read.
_FILES = {"claude-local": "CLAUDE.local.md", "agents-md": "AGENTS.md", "gemini-md": "GEMINI.md"}


@command(
    "export",
    """
    kept export > memories.json             this project's active memories
    kept export --all --file backup.jsonl   everything of yours, without loss
    kept export claude-local
    kept export agents-md --file docs/AGENTS.md
    """,
)
@click.argument("form", type=click.Choice(["json", *_FILES]), default="json")
@click.option("--all", "everything", is_flag=True, help="all you may see, with history; 'kept import' brings it back")
@click.option("--file", "file", type=click.Path(path_type=Path), help="where to; default: standard output, or the file")
@click.option("--with-secrets", is_flag=True, help="do not mask the secrets that you chose to keep")
@click.pass_context
def export_(ctx: click.Context, form: str, everything: bool, file: Path | None, with_secrets: bool) -> None:
    """Write memories out: as JSON, without loss (--all), or into a file that agents read."""
    opened = keeper(ctx)
    if form in _FILES:
        if everything:
            raise InvalidInput("--all goes with JSON only; the file of an agent holds what is active", field="all")
        written = blocks.write(opened, str(file or _FILES[form]))
        if wants_json(ctx):
            say_json({"path": written.path, "count": written.memories, "omitted": written.omitted})
        else:
            more = f"; {written.omitted:,} more had no room" if written.omitted else ""
            say(f"Wrote {counted(written.memories, 'memory', 'memories')} to {written.path}{more}")
        return
    with _writing(file) as out, Progress("Exporting") as progress:
        if everything:
            for number, line in enumerate(transfer.export(opened, with_secrets=with_secrets)):
                out.write(line)
                progress(number)
        else:
            import json

            out.write(json.dumps(opened.call("memory", {"action": "export"}), ensure_ascii=False) + "\n")
    if file is not None:
        say_json({"path": str(file.expanduser().absolute())}) if wants_json(ctx) else note(f"Wrote {file}")


@contextmanager
def _writing(file: Path | None) -> Iterator[TextIO]:
    """Write to *file*, which appears only when it is whole, or to standard output."""
    if file is None:
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # a real stream, whatever the locale says
        yield sys.stdout
        return
    target = file.expanduser().absolute()
    if target.is_dir():
        raise InvalidInput(f"{file} is a folder; name a file in it", field="file")
    part = target.with_name(f".{target.name}.part")
    try:
        # Memories are for their owner's eyes.
        part.touch(mode=0o600)
        with part.open("w", encoding="utf-8") as out:
            yield out
        part.replace(target)
    except OSError as error:
        raise InvalidInput(f"cannot write {file}: {error.strerror}", field="file") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


@command(
    "import",
    """
    kept import backup.jsonl
    kept import theirs.jsonl --untrusted
    kept import --from claude-code ~/.claude
    kept import --from mcp-memory memory.jsonl
    kept import --from chatgpt-export export.zip
    pbpaste | kept import --from markdown -
    cat backup.jsonl | kept import -
    """,
)
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--from", "source", type=click.Choice(list(SOURCES)), help="another system; default: 'kept export --all'")
@click.option("--scope", type=click.Choice(SCOPES), default="personal", help="with --from: who may see them")
@click.option("--confirm", "confirmed", is_flag=True, help="with --from: you stand behind them, so they need no review")
@click.option("--untrusted", is_flag=True, help="somebody else's: all of it waits for 'kept review'")
@click.option("--keep-secrets", is_flag=True, help="also what holds a secret")
@click.pass_context
def import_(
    ctx: click.Context,
    file: Path,
    source: str | None,
    scope: Scope,
    confirmed: bool,
    untrusted: bool,
    keep_secrets: bool,
) -> None:
    """Bring in what 'kept export --all' or another system wrote; what is there already stays as it is."""
    opened = keeper(ctx)
    if source is not None:
        if untrusted or keep_secrets:
            raise InvalidInput(
                "--untrusted and --keep-secrets go with an export of kept, not with --from", field="from"
            )
        from kept.surfaces.cli import imports

        imports.bring(ctx, opened, source, file, scope, confirmed=confirmed)
        return
    if confirmed or scope != "personal":
        raise InvalidInput("--confirm and --scope go with --from", field="from")
    with _reading(file) as lines, Progress("Importing") as progress:
        done = transfer.bring_in(opened, lines, untrusted=untrusted, keep_secrets=keep_secrets, progress=progress)
    if wants_json(ctx):
        say_json(done._asdict())
        return
    known = f"; {counted(done.known, 'was', 'were')} there already" if done.known else ""
    say(f"Brought in {counted(done.stored, 'memory', 'memories')}{known}")
    if done.archives:
        say(f"Brought in {done.archives:,} archived parts of conversations")
    if done.refused:
        note(f"{done.refused:,} hold a secret and were left out; --keep-secrets brings them in, masked in briefs")
    if done.elsewhere:
        note(f"{done.elsewhere:,} belong to another project or team and were left out; run it there, or with --team")


@contextmanager
def _reading(file: Path) -> Iterator[TextIO]:
    try:
        if str(file) == "-":
            sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # as above
            yield sys.stdin
        else:
            with file.expanduser().open(encoding="utf-8") as lines:
                yield lines
    except IsADirectoryError:
        raise InvalidInput(f"{file} is a folder, so no export; {transfer.OF_OTHERS}", field="file") from None
    except OSError as error:
        raise InvalidInput(f"cannot read {file}: {error.strerror}", field="file") from error
    except UnicodeDecodeError:
        raise InvalidInput(f"{file} is no text, so no export; {transfer.OF_OTHERS}", field="file") from None


@command("purge", "kept purge\nkept purge --yes")
@click.option("--yes", "-y", is_flag=True, help="do not ask")
@click.pass_context
def purge_(ctx: click.Context, yes: bool) -> None:
    """Erase all memories of this project, and your own that agents kept there as facts; asks first."""
    opened = keeper(ctx)
    count, project = opened.count_purge(), opened.caller.project
    note(f"{counted(count, 'memory', 'memories')} of {safe(str(project))} would be erased for good")
    if not yes and count:
        if not sys.stdin.isatty():
            raise InvalidInput("this needs a confirmation and there is no terminal to ask on; add --yes", field="yes")
        if click.prompt("Type the name of the project to go on", err=True, default="", show_default=False) != project:
            raise click.Abort
    erased = opened.purge() if count else 0
    say_json({"purged": erased}) if wants_json(ctx) else say(f"Erased {counted(erased, 'memory', 'memories')}")


# What people type because other programs have such a command. Nobody calls a team so.
_NO_TEAMS = frozenset({"clear", "delete", "get", "help", "join", "leave", "none", "set", "show", "unset", "use"})


@command(
    "team",
    """
    kept team                          your own teams
    kept team platform mobile          set them, the active one first
    kept team --none
    kept team list                     whom 'kept serve' lets see which team's memories
    kept team add platform ann
    kept team remove platform ann
    """,
)
@click.argument("names", nargs=-1)
@click.option("--none", "leave", is_flag=True, help="belong to no team")
@click.pass_context
def team_(ctx: click.Context, names: tuple[str, ...], leave: bool) -> None:
    """Show or set your teams (--team and KEPT_TEAM go before), or with add, remove, list those of HTTP users."""
    opened = keeper(ctx)
    if names and names[0] in ("add", "remove", "list") and not leave:
        _membership(ctx, *names)
        return
    teams: tuple[str, ...] = opened.caller.teams
    if leave and names:
        raise InvalidInput("--none takes no name: either teams or none", field="names")
    names = tuple(dict.fromkeys(names))
    if leave:
        opened.settings.unset("teams")
        teams = ()
    elif names:
        if names[0] in _NO_TEAMS:
            raise InvalidInput(
                f"there is no 'team {names[0]}': 'kept team NAME' sets your teams, 'kept team' shows them,"
                " 'kept team --none' leaves them",
                field="names",
            )
        if any("," in name for name in names):
            raise InvalidInput("the name of a team holds no comma", field="names")
        opened.settings.set("teams", ",".join(names))
        teams = names
    if wants_json(ctx):
        say_json({"active": teams[0] if teams else None, "teams": list(teams)})
    elif not teams:
        say("You are in no team: 'kept team NAME' sets one")
    else:
        say(f"Active: {safe(teams[0])}" + (f"; also in: {safe(', '.join(teams[1:]))}" if teams[1:] else ""))


def _membership(ctx: click.Context, action: str, *names: str) -> None:
    """Show or change which users of the server are in which team."""
    from kept.surfaces.cli.access import access

    teams = access(ctx)
    if action == "list" and not names:
        found = teams.teams()
        if wants_json(ctx):
            say_json(found)
            return
        for team, members in found.items():
            say(f"{safe(team)}: {safe(', '.join(members))}")
        if not found:
            note("No user is in a team: 'kept team add TEAM USER'")
        return
    if action == "list" or len(names) < 2:
        raise InvalidInput(
            f"'team {action}' takes {'nothing' if action == 'list' else 'a team and users'}", field="names"
        )
    team, *members = names
    for name in members:
        teams.join(team, name) if action == "add" else teams.leave(team, name)
    done = {"add": "Added to", "remove": "Taken out of"}[action]
    say_json({"team": team, action: members}) if wants_json(ctx) else say(
        f"{done} {safe(team)}: {safe(', '.join(members))}"
    )
