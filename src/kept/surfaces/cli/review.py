"""The command with which a person reviews what may not speak by itself."""

import sys
from collections.abc import Iterator
from typing import Literal

import click

from kept.errors import InvalidInput
from kept.keeper import MAX_PAGE, Keeper
from kept.screening.judging import mask
from kept.screening.rulebook import explanation
from kept.surfaces.as_json import memory_json
from kept.surfaces.cli.memories import edited, insisting, tell_changed
from kept.surfaces.cli.output import Progress, age, confirm, note, safe, say, say_json, styled
from kept.surfaces.cli.root import command, keeper, wants_json
from kept.surfaces.counting import counted
from kept.trust import passages
from kept.types import Changes, Memory

Action = Literal["list", "confirm", "edit", "delete", "walk"]


@command(
    "review",
    """
    kept review                    what waits, and why
    kept review walk               go through it one by one
    kept review confirm 12 13      let these speak
    kept review confirm --all
    kept review edit 12
    kept review delete 12 --yes
    kept review --rescan           judge everything by today's rules
    """,
)
@click.argument("action", type=click.Choice(["list", "confirm", "edit", "delete", "walk"]), default="list")
@click.argument("ids", metavar="[ID...]", nargs=-1)
@click.option("--all", "everything", is_flag=True, help="all that wait")
@click.option("--rescan", is_flag=True, help="judge every memory by today's rules first")
@click.option("--yes", "-y", is_flag=True, help="do not ask")
@click.pass_context
def review_(
    ctx: click.Context, action: Action, ids: tuple[str, ...], everything: bool, rescan: bool, yes: bool
) -> None:
    """Review flagged memories and imports: they stay out of briefs until a person confirms them."""
    opened = keeper(ctx)
    if rescan:
        with Progress("Judging") as progress:
            changed = opened.rescan(progress)
        count = opened.count()
        note(f"Judged {counted(count, 'memory', 'memories')} by today's rules; {changed:,} changed")
    if action in ("list", "walk"):
        if ids:
            raise InvalidInput(f"'review {action}' takes no ids; to act on some: confirm, edit or delete", field="ids")
        _list(ctx, opened, limit=None if everything or action == "walk" else 20, walk=action == "walk")
        return
    if bool(ids) == everything:
        raise InvalidInput(
            f"'review {action}' takes the ids to {action}, or --all for everything that waits", field="ids"
        )
    chosen = list(_waiting(opened)) if everything else [opened.get(one) for one in ids]
    if action == "edit":
        changed_memories = [_edit(opened, memory) for memory in chosen]
        tell_changed(ctx, changed_memories, "Changed")
    elif action == "confirm":
        if everything:
            confirm(f"Let all {len(chosen)} speak by themselves?", yes=yes)
        tell_changed(ctx, [opened.confirm(memory.uid, dialect="shell") for memory in chosen], "Confirmed")
    else:
        confirm(f"Erase {counted(len(chosen), 'memory', 'memories')} for good?", yes=yes)
        for memory in chosen:
            opened.delete(memory.uid)
        tell_changed(ctx, chosen, "Erased")


def _list(ctx: click.Context, opened: Keeper, *, limit: int | None, walk: bool) -> None:
    total = opened.count_waiting()
    waiting = _waiting(opened) if limit is None else iter(opened.waiting(limit=limit))
    if walk:
        _walk(opened, waiting, total)
    elif wants_json(ctx):
        say_json([_json(memory) for memory in waiting])
    elif not total:
        note("Nothing waits for a review.")
    else:
        shown = 0
        for memory in waiting:
            _show(memory)
            shown += 1
        more = f"; --all shows {total - shown:,} more" if shown < total else ""
        note(f"{counted(total, 'waits', 'wait')}{more}. Next: kept review confirm ID, edit ID, delete ID, or walk")


def _walk(opened: Keeper, waiting: Iterator[Memory], total: int) -> None:
    if not sys.stdin.isatty():
        raise InvalidInput("'review walk' asks, and there is no terminal to ask on; use confirm, edit or delete")
    for number, memory in enumerate(list(waiting), 1):
        _show(memory)
        choice = click.prompt(
            f"{number} of {total}: confirm, edit, delete, skip or quit",
            type=click.Choice(["c", "e", "d", "s", "q"]),
            default="s",
            err=True,
        )
        if choice == "q":
            return
        if choice == "c":
            opened.confirm(memory.uid, dialect="shell")
        elif choice == "e":
            _edit(opened, memory)
        elif choice == "d":
            opened.delete(memory.uid)


def _edit(opened: Keeper, memory: Memory) -> Memory:
    changes = Changes(content=edited(memory))
    return insisting(
        lambda keep_secret: opened.edit(
            memory.uid, changes, dialect="shell", if_version=memory.version, keep_secret=keep_secret
        )
    )


def _waiting(opened: Keeper) -> Iterator[Memory]:
    offset = 0
    while page := opened.waiting(limit=MAX_PAGE, offset=offset):
        yield from page
        offset += len(page)


def _show(memory: Memory) -> None:
    origin = memory.origin
    by = f"{origin.actor} {origin.user or ''} via {origin.dialect}"
    say(f"{styled(str(memory.id), bold=True)}  {memory.kind}, {age(memory.created_at)}, by {safe(by)}")
    say(f"    {_marked(memory)}")
    if not memory.findings:
        say(f"    {styled('unconfirmed import', fg='yellow')}: what an import brought waits until you confirm it")
    for finding in memory.findings:
        say(f"    {styled(finding.rule, fg='yellow')} in the {finding.field}: {explanation(finding.rule)}")


def _marked(memory: Memory) -> str:
    """Return the content with what was found in it marked."""
    pieces = (_mark(safe(piece)) if is_found else safe(piece) for piece, is_found in passages(memory))
    return "".join(pieces).replace("\n", "\n    ")


def _mark(passage: str) -> str:
    shown = styled(passage, fg="red", bold=True)
    return shown if shown != passage else f"»{passage}«"


def _json(memory: Memory) -> dict[str, object]:
    reasons = [{**finding._asdict(), "explanation": explanation(finding.rule)} for finding in memory.findings] or [
        {"rule": "unconfirmed-import", "explanation": "What an import brought waits until a person confirms it."}
    ]
    shown = memory_json(memory)
    if any(finding.category == "secret" for finding in memory.findings):
        shown["content"] = mask(memory.content)
    return shown | {"reasons": reasons}
