"""The command that connects kept to coding agents, and takes it out again."""

import os
import shlex
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import click

from kept.errors import InvalidInput
from kept.git import repository
from kept.identity import store_path
from kept.screening.judging import mask
from kept.surfaces.cli.options import Given
from kept.surfaces.cli.output import confirm, note, safe, say, say_json, styled
from kept.surfaces.cli.root import command, given, wants_json
from kept.surfaces.setup import changing
from kept.surfaces.setup.agents import AGENTS, Agent, Place, Scope, Started, is_installed, started_here
from kept.surfaces.setup.changing import Change

_EVERY = "all"

# What is the same in every session; the others an agent says by itself.
_LASTING = ("store", "user", "team", "tenant", "group")


class Planned(NamedTuple):
    """What is to be done for one agent, or why it cannot be done."""

    name: str
    changes: list[Change]
    problem: str | None = None
    is_covered: bool = False

    @property
    def agent(self) -> Agent:
        """The agent itself."""
        return AGENTS[self.name]


@command(
    "setup",
    """
    kept setup                        connect every coding agent that is found here
    kept setup claude-code cursor
    kept setup codex --dry-run        show what would change
    kept setup zed --print            show what to put in by hand
    kept setup --scope project        into files of this project, to share
    kept setup --remove               take everything out again
    """,
)
@click.argument("agents", metavar="[AGENT]...", nargs=-1, type=click.Choice([*AGENTS, _EVERY]))
@click.option("--scope", type=click.Choice(["user", "project"]), default="user", show_default=True, help="whose files")
@click.option("--dry-run", is_flag=True, help="only show what would change")
@click.option("--print", "only_print", is_flag=True, help="only show the entries, to put in by hand")
@click.option("--remove", is_flag=True, help="take our entries out; unchanged files are restored to the byte")
@click.option("--command", "started", metavar="COMMAND", help="how agents start kept; default: this installation")
@click.option("--yes", "-y", is_flag=True, help="do not ask")
@click.pass_context
def setup_(
    ctx: click.Context,
    agents: tuple[str, ...],
    scope: Scope,
    dry_run: bool,
    only_print: bool,
    remove: bool,
    started: str | None,
    yes: bool,
) -> int:
    """Connect kept to coding agents: the MCP server, and hooks where the agent has them. Shows a diff and asks.

    AGENT is claude-code, codex, cursor, vscode, gemini, zed, windsurf, opencode, or all; default: those found here.
    """
    place = here()
    options = identity_options(given(ctx))
    called = Started(tuple(shlex.split(started)), options) if started else started_here(scope, options)
    chosen = chosen_agents(agents, place, remove=remove)
    if only_print:
        _print(chosen, place, scope, called, as_json=wants_json(ctx))
        return 0
    plans = list(planned(chosen, place, scope, called, remove=remove))
    as_json = wants_json(ctx)
    if not as_json:
        show(plans, remove=remove)
    if not plans:
        note(f"No coding agent was found here; name one: {', '.join(AGENTS)}")
    needed = [change for plan in plans for change in plan.changes if change.is_needed]
    if needed and not dry_run:
        confirm(f"Change {len(needed)} {'file' if len(needed) == 1 else 'files'}?", yes=yes)
        carry_out(plans, scope, remove=remove)
        if not as_json:
            done(plans, remove=remove)
        if not remove:
            hint()
    if as_json:
        say_json([_as_json(plan, is_done=not dry_run) for plan in plans])
    return InvalidInput.exit_code if any(plan.problem for plan in plans) else 0


def identity_options(said: Given) -> tuple[str, ...]:
    """Return the options that say whose memories an agent should use, as they were given here."""
    lasting = {name: values for name, values in said.items() if name in _LASTING}
    if "store" in lasting:
        lasting["store"] = [store_path(lasting["store"][-1])]
    return tuple(f"--{name}={value}" for name, values in lasting.items() for value in values)


def here() -> Place:
    """Return where we are."""
    around = repository(os.getcwd())
    return Place(Path.home(), Path(around.root if around else os.getcwd()))


def chosen_agents(names: Sequence[str], place: Place, *, remove: bool) -> list[str]:
    """Return the agents that are meant: those named, else those found; all of them when removing."""
    if names and _EVERY not in names:
        return list(dict.fromkeys(names))
    return [name for name, agent in AGENTS.items() if remove or is_installed(agent, place)]


def planned(names: Sequence[str], place: Place, scope: Scope, called: Started, *, remove: bool) -> Iterator[Planned]:
    """Yield what is to be done for each agent; one that cannot be changed does not stop the others."""
    for name in names:
        if not remove and AGENTS[name].has_plugin(place):
            yield Planned(name, [], is_covered=True)
            continue
        try:
            files = AGENTS[name].files(place, scope, called)
            changes = [changing.removing(file) if remove else changing.adding(file) for file in files]
        except InvalidInput as error:
            yield Planned(name, [], error.message)
        else:
            yield Planned(name, changes)


def show(plans: Sequence[Planned], *, remove: bool) -> None:
    """Print the diffs; secrets that stand near a change are masked."""
    for plan in plans:
        title = styled(plan.agent.title, bold=True)
        if plan.problem is not None:
            note(f"{title}: {safe(plan.problem)}")
        elif plan.is_covered:
            say(f"{title}: is connected by the plugin")
        elif not plan.changes:
            note(f"{title}: it has no such file in a project")
        elif not any(change.is_needed for change in plan.changes):
            say(f"{title}: {'nothing of ours in it' if remove else 'is connected'}")
        else:
            say(f"{title}:")
        for change in plan.changes:
            for line in change.diff().splitlines() if change.is_needed else ():
                colour = {"+": "green", "-": "red"}.get(line[:1])
                say(f"  {styled(safe(mask(line)), fg=colour) if colour else safe(mask(line))}")


def carry_out(plans: Sequence[Planned], scope: Scope, *, remove: bool) -> None:
    """Write all changes, each file whole or not at all."""
    needed = [change for plan in plans for change in plan.changes if change.is_needed]
    if not remove:
        # All before the first is written: two of them may need the same new folder.
        for change in needed:
            changing.remember(change)
    for change in needed:
        changing.write(change, scope)
    if remove:
        for plan in plans:
            for change in plan.changes:
                changing.forget(change.file)


def done(plans: Sequence[Planned], *, remove: bool) -> None:
    """Say what a person should know now."""
    for plan in plans:
        if any(change.is_needed for change in plan.changes):
            say(f"{plan.agent.title}: {'taken out' if remove else 'connected; start it anew'}")
            if plan.agent.note and not remove:
                note(f"  {plan.agent.note}")


def hint() -> None:
    """Say what is missing for the server that agents will start."""
    if find_spec("mcp") is None:
        note("The MCP server needs one more package: pip install 'kept[mcp]'")


def _print(names: Sequence[str], place: Place, scope: Scope, called: Started, *, as_json: bool) -> None:
    files = [(name, file) for name in names for file in AGENTS[name].files(place, scope, called)]
    if as_json:
        say_json([{"agent": name, "path": str(file.path), "text": changing.alone(file)} for name, file in files])
        return
    for name, file in files:
        say(f"{AGENTS[name].title}: {file.path}")
        say(changing.alone(file))


def _as_json(plan: Planned, *, is_done: bool) -> dict[str, object]:
    files = [
        {"path": str(change.file.path), "changed": change.is_needed and is_done, "diff": mask(change.diff())}
        for change in plan.changes
    ]
    return {"agent": plan.name, "problem": plan.problem, "files": files}
