"""The command for whole stores: where they are, how they are, and moving them from one database to another."""

from typing import Literal, get_args

import click

from kept.api import copy_store
from kept.errors import InvalidInput
from kept.identity import is_url, store_path
from kept.surfaces.cli.output import Progress, note, say, say_json
from kept.surfaces.cli.root import command, given, keeper, wants_json
from kept.surfaces.cli.store import check_
from kept.surfaces.counting import counted

Action = Literal["status", "migrate", "check", "copy", "vacuum", "shard-plan"]


class _Actions(click.Choice[str]):
    """What can be done with a store; somebody who types a text here wants to keep it."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the action, or say which there are and what keeps a memory."""
        if value not in self.choices:
            actions = ", ".join(self.choices)
            raise InvalidInput(
                f"'kept store' takes one of {actions}; to keep a memory: kept remember TEXT", field="action"
            )
        return super().convert(value, param, ctx)


@command(
    "store",
    """
    kept store                                         where it is, and how
    kept store --store postgresql://db/kept            the same of a database; so do those below
    kept store copy kept.db postgresql://db/kept       move to a database, or back; going on if it was stopped
    kept store migrate                                 bring a database to this version of kept
    kept store check                                   the same as 'kept check'
    kept store vacuum                                  let the bytes of deleted memories go
    kept store shard-plan                              the statements that spread a database over several nodes
    """,
)
@click.argument("action", type=_Actions(get_args(Action)), default="status")
@click.argument("source", required=False, metavar="[FROM]")
@click.argument("target", required=False, metavar="[TO]")
@click.option("--restart", is_flag=True, help="with 'copy': discard an incomplete copy and begin anew")
@click.pass_context
def store_(ctx: click.Context, action: Action, source: str | None, target: str | None, restart: bool) -> int | None:
    """Where the memories are: status, moving them, and what administrators of a database do."""
    if action == "copy":
        if not source or not target:
            raise InvalidInput("'store copy' takes two stores: FROM and TO, files or postgresql://…", field="to")
        _copy(ctx, store_path(source), store_path(target), restart=restart)
        return None
    if source or restart:
        raise InvalidInput(f"'store {action}' takes the store that --store or KEPT_STORE names", field="store")
    if action == "check":
        status: int | None = ctx.invoke(check_, rebuild=False)
        return status
    location = store_path(given(ctx)["store"][-1] if given(ctx).get("store") else None)
    if not is_url(location):
        _file(ctx, action)
    elif action == "shard-plan":
        _shard_plan(ctx, location)
    elif action == "vacuum":
        _vacuum(ctx, location)
    else:
        _status(ctx, location) if action == "status" else _migrate(ctx, location)
    return None


def _copy(ctx: click.Context, source: str, target: str, *, restart: bool) -> None:
    try:
        with Progress("Copying") as progress:
            copied = copy_store(source, target, progress, restart=restart)
    except KeyboardInterrupt:
        note("kept: stopped; the same command goes on from here")
        raise click.exceptions.Exit(130) from None
    if wants_json(ctx):
        say_json({"memories": copied.memories, "rows": copied.rows})
    else:
        say(f"Copied and verified {counted(copied.memories, 'memory', 'memories')}, {copied.rows:,} rows in all")
        note("Let nobody write to the old store any more; it is as it was")
        if is_url(target) and _may_be_large(copied.memories):
            note("'kept store migrate' now gives large tenants an index, by which a first recall is faster")


def _may_be_large(memories: int) -> bool:
    from kept.storage.postgres.vectors import LARGE

    return memories >= LARGE


def _file(ctx: click.Context, action: Action) -> None:
    """Answer for an embedded store, which looks after itself."""
    if action == "shard-plan":
        raise InvalidInput(
            "a file is on one machine; --store takes the postgresql://… that should be on several", field="store"
        )
    opened = keeper(ctx)
    memories = opened.count()
    answer = {
        "status": {"store": opened.storage.path, "kind": "sqlite", "memories": memories},
        "migrate": {"store": opened.storage.path, "indexes": []},
        "vacuum": {"store": opened.storage.path, "erased": 0},
    }[action]
    if wants_json(ctx):
        say_json(answer)
    elif action == "status":
        say(f"{opened.storage.path}: a file of this machine, {memories:,} memories of yours; 'kept doctor' tells more")
    else:
        say(
            f"{opened.storage.path} is a file: it is brought up to date when opened, and what is deleted is erased then"
        )


def _status(ctx: click.Context, location: str) -> None:
    from kept.storage.postgres.connection import Connections
    from kept.storage.postgres.upkeep import status

    found = status(Connections(location))
    if wants_json(ctx):
        say_json({"kind": "postgresql", **found._asdict()})
        return
    state = "no store yet: the first write makes one, or 'kept store migrate'"
    if found.schema:
        state = f"schema {found.schema}"
        if found.schema < found.latest:
            state += f", and this kept needs {found.latest}: run 'kept store migrate'"
        elif found.schema > found.latest:
            state += f", of a newer kept: this one knows up to {found.latest}"
    say(f"{found.store}: PostgreSQL {found.server}, {_pgvector(found.pgvector, found.pgvector_available)}, {state}")
    if found.copying:
        say("An incomplete copy is here: the 'kept store copy' that began it goes on with it")
    say(f"Connects as {found.role}" + (f", works as {found.works_as}" if found.works_as != found.role else ""))
    held = [] if found.memories is None else [counted(found.memories, "memory", "memories")]
    held += [counted(found.tenants, "tenant", "tenants"), f"{found.size:,} bytes"]
    say(", ".join([*held, counted(found.standbys, "standby", "standbys")]))
    if found.erasures:
        waiting = "deletion waits", "deletions wait"
        say(f"{counted(found.erasures, *waiting)} for 'kept store vacuum'")


def _pgvector(used: str | None, available: str | None) -> str:
    if used or not available:
        return f"pgvector {used}" if used else "pgvector missing on the server"
    return f"pgvector {available} to be added by an administrator: CREATE EXTENSION vector"


def _migrate(ctx: click.Context, location: str) -> None:
    from kept.storage.postgres.connection import Connections
    from kept.storage.postgres.upkeep import migrate

    done = migrate(Connections(location))
    if wants_json(ctx):
        say_json(done._asdict())
        return
    say(f"Schema {done.after}" + ("" if done.before < done.after else ", as it was"))
    for index in done.indexes:
        say(f"A large tenant has an index of its own now: {index}")


def _vacuum(ctx: click.Context, location: str) -> None:
    from kept.api import storage_at
    from kept.storage.postgres.store import PostgresStorage

    storage = storage_at(location)
    try:
        erased = storage.vacuum() if isinstance(storage, PostgresStorage) else 0
    finally:
        storage.close()
    say_json({"erased": erased}) if wants_json(ctx) else say(
        f"Vacuumed: the bytes of {counted(erased, 'deletion', 'deletions')} are gone from tables and indexes"
    )


def _shard_plan(ctx: click.Context, location: str) -> None:
    from kept.storage.postgres.connection import Connections
    from kept.storage.postgres.upkeep import shard_plan

    plan = shard_plan(Connections(location))
    if wants_json(ctx):
        say_json({"statements": plan})
        return
    for statement in plan:
        say(statement)
