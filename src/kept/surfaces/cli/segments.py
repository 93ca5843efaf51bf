"""The command for archived parts of conversations."""

from pathlib import Path
from typing import Literal

import click

from kept.conversation import placeholders
from kept.conversation.conversation import listed, loaded
from kept.conversation.tokens import TextCounter, model_of
from kept.errors import InvalidInput, NotFound
from kept.storage.segments import Segment
from kept.surfaces.as_json import segment_json
from kept.surfaces.cli import direct
from kept.surfaces.cli.output import Progress, confirm, note, safe, say, say_json, table
from kept.surfaces.cli.root import command, given, keeper, wants_json
from kept.surfaces.counting import counted

Action = Literal["list", "show", "restore", "delete", "prune", "import"]


@command(
    "segments",
    """
    kept segments                                  what is archived
    kept segments show mem://session/uuid
    kept segments restore mem://session/uuid --conversation chat.json
    kept segments delete mem://session/uuid --yes
    kept segments prune --older-than 90 --yes
    kept segments import ~/.claude/projects/my-project/session.jsonl
    """,
)
@click.argument("action", type=click.Choice(["list", "show", "restore", "delete", "prune", "import"]), default="list")
@click.argument("what", metavar="[HANDLE|FILE]", required=False)
@click.option("--limit", "-n", type=click.IntRange(1, 100_000), default=20, show_default=True, help="list: at most")
@click.option("--older-than", type=click.IntRange(0), default=0, metavar="DAYS", help="prune: only older ones")
@click.option("--yes", "-y", is_flag=True, help="do not ask")
@click.pass_context
def segments_(ctx: click.Context, action: Action, what: str | None, limit: int, older_than: int, yes: bool) -> None:
    """Archived parts of conversations: list, show, put back, delete; bring in a coding agent's transcript."""
    opened = keeper(ctx)
    opened.caller.holder("personal")
    segments, as_json = opened.storage.segments, wants_json(ctx)
    if (what is not None) != (action in {"show", "restore", "delete", "import"}):
        needs = "takes a file" if action == "import" else "takes the handle of an archive"
        raise InvalidInput(
            f"'segments {action}' {'takes no handle' if what is not None else needs}", field="memory_handle"
        )
    if action == "list":
        found = listed(segments, opened.caller, limit=limit)
        if as_json:
            say_json([segment_json(one) for one in found])
        else:
            table(
                ("handle", "date", "messages", "tokens", "summary", "marks"), map(_row, found), wide=4, spare=(3, 2, 1)
            )
            if not found:
                note("Nothing is archived yet.")
    elif action == "show":
        answer = loaded(segments, opened.caller, str(what))
        say_json(answer) if as_json else say(safe(str(answer["markdown"])))
    elif action == "restore":
        with direct.attached(given(ctx), opened) as conversation:
            if conversation is None:
                raise InvalidInput("name the file to restore to with --conversation", field="conversation")
            answer = conversation.restore(str(what))
        say_json(answer) if as_json else say(f"Restored {answer['restored']:,} messages at {answer['index']}")
    elif action == "delete":
        uuid = str(what).strip().rpartition("/")[2]
        archive = segments.find(opened.caller, [uuid]).get(uuid)
        if archive is None:
            raise NotFound(f"no archive '{safe(str(what))}': 'kept segments' lists them", field="memory_handle")
        confirm(f"Delete {archive.messages:,} archived messages for good?", yes=yes)
        segments.delete(opened.caller, [uuid])
        say_json({"handle": what, "deleted": True}) if as_json else say(f"Erased {safe(str(what))}")
    elif action == "prune":
        _prune(ctx, older_than, yes=yes)
    else:
        _import(ctx, Path(str(what)))


def _prune(ctx: click.Context, days: int, *, yes: bool) -> None:
    """Delete old archives; with a conversation those of this session that nothing in it leads to."""
    opened = keeper(ctx)
    segments, caller = opened.storage.segments, opened.caller
    with direct.attached(given(ctx), opened) as conversation:
        if conversation is not None:
            answer = conversation.prune()
        else:
            every = segments.page(caller)
            old = [one for one in every if (opened.now() - one.created_at).days >= days]
            confirm(f"Delete {len(old):,} of {len(every):,} archives for good?", yes=yes)
            deleted = segments.delete(caller, [one.uuid for one in old])
            answer = {"initial": len(every), "pruned": deleted, "remaining": len(every) - deleted}
    say_json(answer) if wants_json(ctx) else say(f"Erased {answer['pruned']:,}; {answer['remaining']:,} are left")


def _import(ctx: click.Context, file: Path) -> None:
    from kept.conversation import transcripts

    opened = keeper(ctx)
    counter = TextCounter(model_of(None))
    try:
        # A crash can leave half a letter: the line stays, or is named as broken.
        with file.expanduser().open(encoding="utf-8", errors="replace") as lines, Progress("Reading") as progress:
            done = transcripts.bring_in(opened.storage.segments, opened.caller, lines, counter, opened.now, progress)
    except OSError as error:
        raise InvalidInput(f"cannot read {file}: {error.strerror}", field="file") from error
    if wants_json(ctx):
        say_json(done._asdict())
    else:
        say(f"Read {counted(done.messages, 'message', 'messages')}; {done.new:,} of {done.archives:,} archives are new")
    if done.skipped:
        first = ", ".join(map(str, done.skipped[:10])) + (", …" if len(done.skipped) > 10 else "")
        note(f"Passed over {len(done.skipped):,} lines that are no JSON objects: {first}")


def _row(segment: Segment) -> tuple[str, ...]:
    handle = placeholders.handle_of(segment.session, segment.uuid)
    size = f"{segment.messages:,}", f"{segment.tokens:,}"
    return handle, f"{segment.created_at:%Y-%m-%d}", *size, segment.summary, "(secret)" if segment.secret else ""
