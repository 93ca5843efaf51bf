"""The command that serves agents over MCP."""

import click

from kept.errors import InvalidInput
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
    try:
        from kept.surfaces.mcp.stdio import serve
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith(("mcp", "anyio")):
            raise
        raise InvalidInput("MCP needs a part that is not installed: pip install 'kept[mcp]'") from None
    serve(
        given(ctx), tuple(name.strip() for names in dialects or ("typed",) for name in names.split(",") if name.strip())
    )
