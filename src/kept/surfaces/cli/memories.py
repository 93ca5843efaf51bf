"""Commands for people: remember, find, change and remove memories."""

import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import TypeVar

import click

from kept.errors import Conflict, InvalidInput, Refused, shown
from kept.identity import is_url
from kept.keeper import MAX_PAGE, Keeper
from kept.past import Past
from kept.storage.changing import must_be_live
from kept.surfaces.as_json import memory_json, revision_json
from kept.surfaces.cli.output import (
    FULL_HEADER,
    age,
    confirm,
    full_row,
    note,
    safe,
    say,
    say_json,
    styled,
    table,
)
from kept.surfaces.cli.recalling import answer, show
from kept.surfaces.cli.root import TakesText, command, keeper, wants_json
from kept.types import KINDS, SCOPES, Changes, Draft, Filter, Kind, Memory, Scope, iso

_Written = TypeVar("_Written")

_kind = click.option("--kind", "-k", type=click.Choice(KINDS), help="what kind of memory")
_tag = click.option("--tag", "-t", "tags", multiple=True, help="a tag; repeat for several")
_scope = click.option("--scope", type=click.Choice(SCOPES), help="only what these may see")
_category = click.option("--category", help="a word of your own to sort by")
_limit = click.option("--limit", "-n", type=click.IntRange(1, MAX_PAGE), default=20, show_default=True, help="at most")
_as_of = click.option("--as-of", metavar="TIME", help="as it stood then, such as 2026-01-28 or 2026-01-28T09:30")
_superseded = click.option("--superseded", is_flag=True, help="also what was replaced")
_yes = click.option("--yes", "-y", is_flag=True, help="do not ask")
_ids = click.argument("ids", metavar="ID...", nargs=-1, required=True)


@command(
    "remember",
    """
    kept remember "Prefers tabs over spaces" --kind preference
    kept remember "Staging runs on port 8443" -t staging -t ports
    kept remember "Uses pnpm 10" --supersedes 12
    kept remember "Deploys go out on Tuesdays" --scope project --key deploy-day
    pbpaste | kept remember -
    """,
    TakesText,
)
@click.argument("text", nargs=-1, required=True)
@click.option("--kind", "-k", type=click.Choice(KINDS), default="fact", show_default=True, help="what kind of memory")
@_tag
@click.option("--name", help="a readable name; one is made up if you give none")
@click.option("--description", help="one line about it")
@click.option("--scope", type=click.Choice(SCOPES), default="personal", show_default=True, help="who may see it")
@click.option("--key", help="replace the memory that has this key in this project and scope, if there is one")
@_category
@click.option("--supersedes", metavar="ID", help="the memory that this one replaces")
@click.pass_context
def remember_(
    ctx: click.Context,
    text: tuple[str, ...],
    kind: Kind,
    tags: tuple[str, ...],
    name: str | None,
    description: str | None,
    scope: Scope,
    key: str | None,
    category: str | None,
    supersedes: str | None,
) -> None:
    """Keep something ('-' reads it from standard input)."""
    content = standard_input() if text == ("-",) else " ".join(text)
    opened = keeper(ctx)
    draft = Draft(
        content,
        kind=kind,
        tags=tags,
        name=name,
        description=description,
        scope=scope,
        supersedes=supersedes,
        key=key,
        category=category,
        dialect="shell",
    )
    stored = insisting(lambda keep_secret: opened.put(draft, keep_secret=keep_secret))
    if wants_json(ctx):
        say_json(memory_json(stored.memory) | {"duplicate": stored.duplicate, "replaced": stored.replaced})
    elif stored.replaced:
        say(f"Replaced {stored.memory.id} ({stored.memory.name}), now version {stored.memory.version}")
    elif stored.duplicate and stored.superseded is None:
        say(f"Already kept as {stored.memory.id} ({stored.memory.name})")
    else:
        replaced = f", in place of {stored.superseded.id}" if stored.superseded else ""
        say(f"Remembered as {stored.memory.id} ({stored.memory.name}){replaced}")
    if stored.memory.flagged:
        note("Screening flagged it, so it stays out of briefs; 'kept review' shows why and lets you confirm it")


@command(
    "recall",
    """
    kept recall "which port does staging use"
    kept recall indentation --kind preference --explain
    kept recall "package manager" --as-of 2026-01-28
    kept recall "why did we drop redis" --in conversations
    """,
    TakesText,
)
@click.argument("query", nargs=-1)
@_kind
@_tag
@_category
@_scope
@_limit
@_superseded
@_as_of
@click.option(
    "--in",
    "place",
    type=click.Choice(("memories", "conversations", "all")),
    default="memories",
    show_default=True,
    help="where to look: archived conversations too, or only there",
)
@click.option("--explain", is_flag=True, help="show why each was found")
@click.pass_context
def recall_(
    ctx: click.Context,
    query: tuple[str, ...],
    kind: Kind | None,
    tags: tuple[str, ...],
    category: str | None,
    scope: Scope | None,
    limit: int,
    superseded: bool,
    as_of: str | None,
    place: str,
    explain: bool,
) -> None:
    """Find memories; without a query, the newest."""
    kinds = (kind,) if kind else ()
    where = Filter(kinds=kinds, tags=tags, category=category, scope=scope, include_superseded=superseded)
    wanted = " ".join(query)
    if as_of is None:
        answer(keeper(ctx), wanted, where, limit=limit, place=place, as_json=wants_json(ctx), explain=explain)
    elif place != "memories":
        raise InvalidInput("--in conversations looks at the present only", field="in")
    else:
        show(_view(keeper(ctx), as_of).search(wanted, where, limit=limit), as_json=wants_json(ctx), explain=explain)


@command("list", "kept list\nkept list --all --json\nkept list --kind preference --tag python\nkept list --trash")
@_kind
@_tag
@_category
@_scope
@_limit
@click.option("--all", "everything", is_flag=True, help="no limit")
@_superseded
@click.option("--trash", "trashed", is_flag=True, help="what is in the trash")
@_as_of
@click.pass_context
def list_(
    ctx: click.Context,
    kind: Kind | None,
    tags: tuple[str, ...],
    category: str | None,
    scope: Scope | None,
    limit: int,
    everything: bool,
    superseded: bool,
    trashed: bool,
    as_of: str | None,
) -> None:
    """List memories, newest first: since when they are kept, from whom, and when they were last used."""
    if trashed and (tags or as_of):
        raise InvalidInput("--trash goes with neither --tag nor --as-of", field="trash")
    where = Filter(
        kinds=(kind,) if kind else (),
        tags=tags,
        category=category,
        scope=scope,
        include_superseded=superseded,
        trashed=trashed,
    )
    opened = keeper(ctx)
    if as_of:
        memories = _view(opened, as_of).list(where, limit=sys.maxsize if everything else limit)
        total = len(memories)
    else:
        memories = list(_pages(opened, where)) if everything else opened.list(where, limit=limit)
        total = opened.count(where)
    if wants_json(ctx):
        say_json([memory_json(memory) for memory in memories])
        return
    table(FULL_HEADER, map(full_row, memories), wide=5, spare=(4, 3, 2, 1))
    if not memories:
        where_else = "'kept list --trash' shows what is in the trash" if trashed else "'kept list' shows what is kept"
        if kind or tags or category or scope or as_of:
            note(f"Nothing fits what was asked for; {where_else}.")
        else:
            note("Nothing is in the trash." if trashed else 'Nothing is kept yet. Try: kept remember "…"')
    elif len(memories) < total:
        note(f"{len(memories)} of {total:,}; --all shows everything")


@command("show", "kept show 12\nkept show prefers-tabs-over-spaces --json")
@click.argument("ids", metavar="ID...", nargs=-1, required=True)
@_as_of
@click.pass_context
def show_(ctx: click.Context, ids: tuple[str, ...], as_of: str | None) -> None:
    """Show one memory with everything known about it."""
    view = _view(keeper(ctx), as_of)
    memories = [view.get(one) for one in ids]
    if wants_json(ctx):
        say_json(memory_json(memories[0]) if len(memories) == 1 else [memory_json(memory) for memory in memories])
        return
    for number, memory in enumerate(memories):
        if number:
            say()
        show_memory(memory)


@command(
    "edit",
    """
    kept edit 12                      opens your editor
    kept edit 12 --content "Prefers spaces"
    kept edit 12 --tag python --tag style --pin
    """,
)
@click.argument("id_", metavar="ID")
@click.option("--content", help="the new text; '-' reads it from standard input")
@_kind
@click.option("--tag", "-t", "tags", multiple=True, help="the new tags, in place of all others")
@click.option("--no-tags", is_flag=True, help="take all tags away")
@click.option("--name", help="the new name")
@click.option("--description", help="the new description")
@_category
@click.option("--pin/--unpin", "pinned", default=None, help="whether it comes first in briefs")
@click.pass_context
def edit_(
    ctx: click.Context,
    id_: str,
    content: str | None,
    kind: Kind | None,
    tags: tuple[str, ...],
    no_tags: bool,
    name: str | None,
    description: str | None,
    category: str | None,
    pinned: bool | None,
) -> None:
    """Change a memory; the version before stays in its history."""
    opened = keeper(ctx)
    version = None
    if tags and no_tags:
        raise InvalidInput("--tag gives new tags and --no-tags takes all away: say one of them", field="tags")
    new_tags = tags or (() if no_tags else None)
    if all(part is None for part in (content, kind, new_tags, name, description, category, pinned)):
        before = opened.get(id_)
        content, version = edited(before), before.version
    elif content == "-":
        content = standard_input()
    changes = Changes(content, kind, new_tags, name, description, category, pinned)
    memory = insisting(
        lambda keep_secret: opened.edit(id_, changes, dialect="shell", if_version=version, keep_secret=keep_secret)
    )
    if wants_json(ctx):
        say_json(memory_json(memory))
    else:
        say(f"Changed {memory.id} ({memory.name}), now version {memory.version}")


@command("history", "kept history 12")
@click.argument("id_", metavar="ID")
@click.pass_context
def history_(ctx: click.Context, id_: str) -> None:
    """Show every change of a memory: who, when, from where, what."""
    revisions = keeper(ctx).history(id_)
    if wants_json(ctx):
        say_json([revision_json(revision) for revision in revisions])
        return
    rows = (
        (
            str(revision.version),
            revision.action,
            f"{revision.at:%Y-%m-%d %H:%M}",
            f"{revision.origin.actor} {revision.origin.user or ''} via {revision.origin.dialect}",
            revision.memory.content,
            "" if before is None else _difference(before.memory, revision.memory),
        )
        for before, revision in zip([None, *revisions], revisions, strict=False)
    )
    table(("version", "what", "when (UTC)", "who", "content", "changed"), rows, wide=4, spare=(3, 2))


def _difference(before: Memory, after: Memory) -> str:
    """Say which parts of a memory a change has replaced, and by what."""
    parts = ("content", "kind", "tags", "name", "description", "category")
    changed = {part: getattr(after, part) for part in parts if getattr(after, part) != getattr(before, part)}
    said = [
        part if part == "content" else f"{part}: {shown(', '.join(new) if part == 'tags' else new or '') or 'none'}"
        for part, new in changed.items()
    ]
    if after.pinned != before.pinned:
        said.append("pinned" if after.pinned else "unpinned")
    return "; ".join(said)


@command("archive", "kept archive 12 13\nkept archive 12 --undo")
@_ids
@click.option("--undo", is_flag=True, help="let them speak by themselves again")
@click.pass_context
def archive_(ctx: click.Context, ids: tuple[str, ...], undo: bool) -> None:
    """Keep memories out of briefs and exports; recall finds them as before."""
    opened = keeper(ctx)
    memories = _found(opened, ids)
    for memory in memories:
        must_be_live(memory, str(memory.id))
    changed = [opened.archive(memory.uid, archived=not undo, dialect="shell") for memory in memories]
    tell_changed(ctx, changed, "Out of the archive:" if undo else "Archived:")


@command("trash", "kept trash 12 13")
@_ids
@click.pass_context
def trash_(ctx: click.Context, ids: tuple[str, ...]) -> None:
    """Put memories in the trash; 'kept restore' brings them back."""
    opened = keeper(ctx)
    memories = _found(opened, ids, in_trash=False)
    tell_changed(ctx, [opened.trash(memory.uid, dialect="shell") for memory in memories], "In the trash:")


@command("restore", "kept restore 12")
@_ids
@click.pass_context
def restore_(ctx: click.Context, ids: tuple[str, ...]) -> None:
    """Bring memories back from the trash."""
    opened = keeper(ctx)
    memories = _found(opened, ids, in_trash=True)
    tell_changed(ctx, [opened.restore(memory.uid, dialect="shell") for memory in memories], "Back:")


@command("delete", "kept delete 12\nkept delete 12 13 --yes")
@_ids
@_yes
@click.pass_context
def delete_(ctx: click.Context, ids: tuple[str, ...], yes: bool) -> None:
    """Erase memories for good, with their history and every byte; asks first."""
    opened = keeper(ctx)
    memories = _found(opened, ids)
    for memory in memories:
        note(f"{memory.id}  {safe(memory.content)[:200]}")
    confirm(f"Erase {'this memory' if len(memories) == 1 else f'these {len(memories)} memories'} for good?", yes=yes)
    deleted = [opened.delete(memory.uid) for memory in memories]
    if wants_json(ctx):
        say_json([{"id": one.uid, "deleted": True, "erasure": one.erasure} for one in deleted])
        return
    when = "with 'kept store vacuum'" if is_url(opened.storage.location) else "when another process stops reading"
    for one in deleted:
        say(f"Erased {one.id}" + (f"; the bytes go {when}" if one.erasure == "pending" else ""))


def _found(opened: Keeper, ids: tuple[str, ...], *, in_trash: bool | None = None) -> list[Memory]:
    """Find all that are named, each once, before the first is changed: so a call is done as a whole or not at all."""
    memories = {memory.uid: memory for memory in map(opened.get, ids)}
    for memory in memories.values() if in_trash is not None else ():
        if (memory.trashed_at is not None) != in_trash:
            state = "is not in the trash" if in_trash else "is in the trash already"
            raise Conflict(f"the memory '{memory.id}' {state}; nothing was changed", field="id")
    return list(memories.values())


def tell_changed(ctx: click.Context, memories: list[Memory], what: str) -> None:
    """Print the memories that a command has changed, and *what* happened to them."""
    if wants_json(ctx):
        say_json([memory_json(memory) for memory in memories])
        return
    for memory in memories:
        say(f"{what} {memory.id} ({memory.name})")


def _view(opened: Keeper, as_of: str | None) -> Keeper | Past:
    if as_of is None:
        return opened
    try:
        moment = datetime.fromisoformat(as_of).astimezone()
    except (ValueError, OverflowError):
        said = f"--as-of takes a time such as 2026-01-28T09:30, not '{shown(as_of)}'"
        raise InvalidInput(said, field="as_of") from None
    return opened.as_of(moment)


def _pages(opened: Keeper, where: Filter) -> Iterator[Memory]:
    offset = 0
    while page := opened.list(where, limit=MAX_PAGE, offset=offset):
        yield from page
        offset += len(page)


def insisting(write: Callable[[bool], _Written]) -> _Written:
    """Write something; if it is refused as a secret, a person at a terminal may insist."""
    try:
        return write(False)
    except Refused as refusal:
        if not sys.stdin.isatty() or not sys.stderr.isatty() or not refusal.is_secret:
            raise
        note(f"kept: {refusal.message}")
        click.confirm("Keep it all the same, this once? Briefs and exports will mask it", abort=True, err=True)
        return write(True)


def standard_input() -> str:
    """Read all of standard input as text."""
    try:
        return sys.stdin.buffer.read().decode("utf-8").removesuffix("\n")
    except UnicodeDecodeError:
        raise InvalidInput("standard input is not UTF-8 text", field="text") from None


def edited(memory: Memory) -> str:
    """Let the person edit the text of *memory* in their editor."""
    if not sys.stdin.isatty():
        raise InvalidInput(
            f"there is no terminal for an editor; say what to change, such as 'kept edit {memory.id} --content TEXT'",
            field="content",
        )
    text = click.edit(memory.content, extension=".md")
    if text is None:
        raise click.Abort
    return text.removesuffix("\n")


def show_memory(memory: Memory) -> None:
    """Print one memory with everything known about it."""
    say(styled(f"{memory.id}  {memory.name}", bold=True))
    say(safe(memory.content))
    state = "waits for 'kept review'" if memory.is_waiting else "live"
    if memory.trashed_at is not None:
        state = f"in the trash since {memory.trashed_at:%Y-%m-%d %H:%M} UTC"
    elif memory.superseded_by is not None:
        state = f"superseded by {memory.superseded_by}"
    elif memory.archived_at is not None:
        state = f"archived since {memory.archived_at:%Y-%m-%d %H:%M} UTC"
    origin = memory.origin
    facts = {
        "id": memory.uid,
        "kind": memory.kind + (" (behavioral)" if memory.behavioral else ""),
        "description": memory.description or "",
        "tags": ", ".join(memory.tags),
        "key": memory.key or "",
        "category": memory.category or "",
        "confidence": "" if memory.confidence is None else f"{memory.confidence:g}",
        "scope": f"{memory.scope} ({memory.holder})",
        "project": " ".join(part for part in (memory.project, memory.branch and f"on {memory.branch}") if part),
        "state": state + (", pinned" if memory.pinned else "") + (", confirmed" if memory.confirmed else ""),
        "kept": f"{iso(memory.created_at)} ({age(memory.created_at)}) by {origin.actor} {origin.user or ''}"
        f" via {origin.dialect}, session {origin.session}",
        "last used": "" if memory.used_at is None else f"{iso(memory.used_at)} ({age(memory.used_at)})",
        "version": f"{memory.version}, changed {iso(memory.updated_at)}",
        "found": "; ".join(f"{one.rule} in the {one.field}" for one in memory.findings),
    }
    for label, value in facts.items():
        if value:
            say(f"  {styled(label.ljust(12), dim=True)}{safe(value)}")
