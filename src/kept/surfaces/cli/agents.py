"""Commands for agents: tools and the session-start brief."""

import click

from kept.speaking import BRIEFS
from kept.surfaces.cli import direct
from kept.surfaces.cli.output import say_json
from kept.surfaces.cli.root import command, given, keeper, wants_json
from kept.tools import DIALECTS


@command(
    "tool",
    """
    kept tool memory_store '{"type": "preference", "content": "Prefers tabs"}'
    kept tool memory_search '{"query": "indentation"}'
    echo '{"query": "indentation"}' | kept tool memory_search -
    """,
)
@click.argument("name")
@click.argument("arguments", metavar="JSON", default="{}")
@click.pass_context
def tool_(ctx: click.Context, name: str, arguments: str) -> int:
    """Call a tool as an agent: JSON in, JSON out ('-' reads it from standard input)."""
    return direct.tool(given(ctx), name, arguments)


@command("ipc", """kept ipc tool.invoke.memory_brief '{}'""")
@click.argument("method", metavar="tool.invoke.NAME")
@click.argument("arguments", metavar="JSON", default="{}")
@click.pass_context
def ipc_(ctx: click.Context, method: str, arguments: str) -> int:
    """Call a tool in the spelling 'tool.invoke.NAME'; the same as 'kept tool NAME'."""
    return direct.ipc(given(ctx), method, arguments)


@command("brief", "kept brief\nkept brief --json\nkept brief --dialect files\nkept brief --dialect space")
@click.option("--dialect", type=click.Choice(BRIEFS), default="typed", show_default=True, help="whose form")
@click.pass_context
def brief_(ctx: click.Context, dialect: str) -> int:
    """Print what an agent is told at the start of a session."""
    return direct.answered(lambda: direct.brief(given(ctx), dialect, as_json=wants_json(ctx)))


@command(
    "hook",
    """
    echo '{"hook_event_name": "SessionStart", "cwd": "."}' | kept hook session-start
    kept setup claude-code        writes the hooks where the agent reads them
    """,
)
@click.argument("event", metavar="session-start|prompt|pre-compact|session-end", required=False)
@click.pass_context
def hook_(ctx: click.Context, event: str | None) -> int:
    """Run by coding agents at the turns of a session: their JSON in, context for the model out. Always exits 0."""
    from kept.surfaces.hooks import running

    options = [f"--{name}={value}" for name, values in given(ctx).items() if name != "as_json" for value in values]
    return running.run([*filter(None, [event]), *options])


@command("tools", "kept tools\nkept tools --form openai")
@click.option("--dialect", type=click.Choice(DIALECTS), default="typed", show_default=True, help="whose tools")
@click.option(
    "--form", type=click.Choice(["openai", "anthropic"]), default="anthropic", show_default=True, help="for which API"
)
@click.pass_context
def tools_(ctx: click.Context, dialect: str, form: str) -> None:
    """Print the tools' names, descriptions and schemas, ready for a model's API."""
    table = keeper(ctx).tools(dialect)
    say_json(table.as_openai() if form == "openai" else table.as_anthropic())
