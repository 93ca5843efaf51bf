"""The command that serves agents over MCP."""

import sys

import click

from kept.errors import InvalidInput
from kept.identity import store_path
from kept.offering import Offer
from kept.surfaces.cli.output import note
from kept.surfaces.cli.root import command, given


@command(
    "mcp",
    """
    kept mcp
    kept mcp --dialect typed,facts
    kept mcp --dialect context --conversation chat.json
    """,
)
@click.option("--dialect", "dialects", metavar="NAME,…", multiple=True, help="whose tools to offer; default: typed")
@click.pass_context
def mcp_(ctx: click.Context, dialects: tuple[str, ...]) -> None:
    """Serve tools, the brief and prompts to one agent over MCP, on standard input and output."""
    # What makes no sense is said at once, not after the second that the SDK takes to load.
    offer = Offer([name.strip() for names in dialects or ("typed",) for name in names.split(",") if name.strip()])
    options = given(ctx)
    store_path(options["store"][-1] if options.get("store") else None)
    try:
        from kept.surfaces.mcp.stdio import serve
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith(("mcp", "anyio")):
            raise
        raise InvalidInput("MCP needs a part that is not installed: pip install 'kept[mcp]'") from None
    if sys.stdin.isatty():
        note("Waiting for an MCP client on standard input: agents start this by themselves. Ctrl-C ends it.")
    serve(options, offer)
