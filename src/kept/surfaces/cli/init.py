"""The first minute: a store, what other systems know already, agents connected, and one fact recalled."""

import sys
from collections.abc import Sequence

import click

from kept.errors import Backend, KeptError
from kept.importing.bringing import Report, bring_in
from kept.importing.sources import parts_of
from kept.keeper import Keeper
from kept.surfaces.cli import setup
from kept.surfaces.cli.imports import as_dict, tell
from kept.surfaces.cli.output import Progress, note, safe, say, say_json, styled
from kept.surfaces.cli.root import command, given, keeper, wants_json
from kept.surfaces.counting import counted
from kept.surfaces.examining import examine
from kept.surfaces.setup.agents import AGENTS, Place, Started, started_here
from kept.surfaces.setup.finding import Candidate, candidates
from kept.types import Draft

_NAME = "kept-set-up"
_QUESTION = "when was kept set up"


@command("init", "kept init\nkept init --yes        import and connect everything that is found, without asking")
@click.option("--yes", "-y", is_flag=True, help="import and connect what is found")
@click.pass_context
def init_(ctx: click.Context, yes: bool) -> int:
    """Set everything up: create the store, import what other systems remember, connect agents, try it once."""
    opened = keeper(ctx)
    as_json = wants_json(ctx)
    asks = sys.stdin.isatty() and not yes and not as_json
    place = setup.here()
    _remember(opened)
    if not as_json:
        say(f"Store: {opened.storage.path}")
    found = candidates(place)
    reports = _imported(opened, found, yes=yes, asks=asks, quiet=as_json)
    called = started_here("user", setup.identity_options(given(ctx)))
    connected = _connected(place, called, yes=yes, asks=asks, quiet=as_json)
    bad = [(name, text) for name, is_good, text in examine(opened) if not is_good]
    recalled = next((hit.memory.content for hit in opened.search(_QUESTION, limit=1)), None)
    if as_json:
        say_json(
            {
                "store": opened.storage.path,
                "found": [{"from": one.source, "path": str(one.path)} for one in found],
                "imported": [{"path": str(one.path), **as_dict(report)} for one, report in reports],
                "connected": connected,
                "problems": [{"name": name, "text": text} for name, text in bad],
                "recalled": recalled,
            }
        )
    else:
        _end(bad, recalled, waiting=opened.count_waiting())
    return Backend.exit_code if bad or recalled is None else 0


def _remember(opened: Keeper) -> None:
    """Store the first fact, unless it is there."""
    if opened.storage.named(opened.caller, _NAME) is None:
        day = f"{opened.now():%Y-%m-%d}"
        opened.put(Draft(f"Kept was set up on this machine on {day}", name=_NAME, dialect="init"))


def _imported(
    opened: Keeper, found: Sequence[Candidate], *, yes: bool, asks: bool, quiet: bool
) -> list[tuple[Candidate, Report]]:
    """Import what was found, after asking; what cannot be read is told and passed over."""
    reports = []
    for one in found:
        where = f"{one.title}: {one.path}"
        if not quiet:
            say(f"Found {safe(where)}")
        if not yes and not (asks and click.confirm("  Import it?", default=True, err=True)):
            if not asks and not quiet:
                note(f"  to import it: kept import --from {one.source} '{safe(str(one.path))}'")
            continue
        confirmed = asks and click.confirm("  Is all of it yours, so that it needs no review?", default=False, err=True)
        try:
            with Progress("Importing") as progress:
                parts = parts_of(one.source, one.path)
                report = bring_in(opened, one.source, parts, confirmed=confirmed, progress=progress)
        except Backend:
            raise
        except KeptError as error:
            note(f"  {safe(error.message)}")
            continue
        reports.append((one, report))
        if not quiet:
            tell(report, confirmed=True)  # what waits is said once, at the end
    return reports


def _connected(place: Place, called: Started, *, yes: bool, asks: bool, quiet: bool) -> list[str]:
    """Connect the agents that are installed, after asking for each."""
    connected = []
    for name in setup.chosen_agents((), place, remove=False):
        [plan] = setup.planned([name], place, "user", called, remove=False)
        title = AGENTS[name].title
        if plan.problem is not None:
            note(f"{title}: {safe(plan.problem)}")
            continue
        if any(change.is_needed for change in plan.changes):
            if asks:
                setup.show([plan], remove=False)
            if not yes and not (asks and click.confirm(f"Connect {title}?", default=True, err=True)):
                if not asks and not quiet:
                    note(f"Found {title}; to connect it: kept setup {name}")
                continue
            setup.carry_out([plan], "user", remove=False)
            if not quiet:
                setup.done([plan], remove=False)
        elif not quiet:
            say(f"{title}: is connected")
        connected.append(name)
    if connected:
        setup.hint()
    return connected


def _end(bad: Sequence[tuple[str, str]], recalled: str | None, *, waiting: int) -> None:
    for name, text in bad:
        say(f"{styled('BAD ', fg='red')} {name.ljust(12)} {text}")
    if not bad:
        say("Checked: versions, permissions, the store, and a round trip are well ('kept doctor' shows them)")
    if waiting:
        note(f"{counted(waiting, 'memory waits', 'memories wait')} for you before they enter a prompt: kept review")
    if recalled is not None:
        say(f"$ kept recall {_QUESTION}")
        say(styled(safe(recalled), bold=True))
