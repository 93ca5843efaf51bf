"""The command for the model that finds memories by meaning."""

import click

from kept.embedding.embedders import choices, embedder_for
from kept.errors import Backend, InvalidInput, NoModel
from kept.keeper import Keeper
from kept.settings import KNOWN
from kept.surfaces.cli.output import Progress, note, safe, say, say_json, table
from kept.surfaces.cli.root import command, keeper, wants_json


@command(
    "embedder",
    """
    kept embedder                                   what there is
    kept embedder use minilm
    kept embedder use openai:http://localhost:11434/v1#nomic-embed-text
    kept embedder status
    """,
)
@click.argument("action", type=click.Choice(["list", "use", "status"]), default="list")
@click.argument("name", required=False)
@click.pass_context
def embedder_(ctx: click.Context, action: str, name: str | None) -> int:
    """The model that finds memories by meaning: 'list' those there are, 'use NAME', 'status'."""
    if (name is not None) != (action == "use"):
        what = "takes the name of a model: 'kept embedder list' shows them" if action == "use" else "takes no name"
        raise InvalidInput(f"'embedder {action}' {what}", field="name")
    opened, as_json = keeper(ctx), wants_json(ctx)
    if action == "list":
        _list(opened, as_json=as_json)
        return 0
    status = 0 if name is None else _use(opened, name)
    return _status(opened, as_json=as_json) or status


def _list(opened: Keeper, *, as_json: bool) -> None:
    used = opened.settings.get("embedder")
    if as_json:
        say_json(
            [
                {
                    "name": one.name,
                    "what": one.what,
                    "used": _is_of(used, one.name),
                    "installed": one.is_installed,
                    "install": None if one.is_installed else one.install,
                }
                for one in choices()
            ]
        )
        return
    rows = (
        ("*" if _is_of(used, one.name) else "", one.name, one.what if one.is_installed else f"needs: {one.install}")
        for one in choices()
    )
    table(("", "name", "what it is"), rows, wide=2, wraps=True)


def _is_of(used: str, choice: str) -> bool:
    return used.partition(":")[0] == choice.partition(":")[0]


def _use(opened: Keeper, name: str) -> int:
    """Set the model and make its vectors; what is interrupted goes on with the next search, or the next call."""
    setting = KNOWN["embedder"]
    if not setting.check(name):
        raise InvalidInput(f"the name of an embedder is one of: {setting.values}", field="name")
    # Before it is set: a model that does not work here must not replace one that does.
    embedder = embedder_for(name)
    embedder.embed(["Does it work?"])
    opened.settings.set("embedder", name)
    total = opened.meaning.coverage().waiting
    try:
        with Progress(f"Embedding with {embedder.name}") as progress:
            opened.meaning.catch_up(progress=lambda done: progress(done, max(done, total)))
            opened.storage.vectors.save()
    except KeyboardInterrupt:
        opened.storage.vectors.save()
        note("Stopped. The rest follows with searches, or at once with the same command.")
        return 130
    return 0


def _status(opened: Keeper, *, as_json: bool) -> int:
    """Show the model and how far it has come; tell by the exit status whether it works."""
    name = opened.settings.get("embedder")
    try:
        coverage = opened.meaning.coverage()
        embedder = embedder_for(name)
        model, dims, why = embedder.name, embedder.dims, None
    except NoModel as error:
        coverage, model, dims, why = None, None, None, error.message
    if as_json:
        counts = {"embedded": None, "waiting": None} if coverage is None else coverage._asdict()
        say_json({"embedder": name, "model": model, "dims": dims, **counts, "ok": why is None, "why": why})
    elif coverage is None:
        say(f"Embedder: {safe(name)}")
        note(safe(f"It does not work: {why}"))
    else:
        say(safe(f"Embedder: {name} ({model}, {dims:,} dimensions)"))
        rest = f"; {coverage.waiting:,} follow with searches, or at once with 'kept embedder use {name}'"
        say(f"Embedded: {coverage.embedded:,} of {sum(coverage):,} memories{rest if coverage.waiting else ''}")
    return 0 if why is None else Backend.exit_code
