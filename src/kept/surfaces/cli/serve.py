"""The command that serves the page, the tools and MCP over HTTP."""

import sys

import click

from kept.errors import InvalidInput
from kept.surfaces.cli.output import note, say
from kept.surfaces.cli.root import command, keeper
from kept.tools import DIALECTS


@command(
    "serve",
    """
    kept serve                                     the page, for you, on this machine
    kept serve --port 9000 --workers 2
    kept serve --host 0.0.0.0 --allow-host kept.example.org --certificate cert.pem --key key.pem
    """,
)
@click.option("--host", default="127.0.0.1", show_default=True, help="the address to listen on")
@click.option("--port", type=click.IntRange(1, 65_535), default=8765, show_default=True, help="the port to listen on")
@click.option("--allow-host", "hosts", multiple=True, metavar="NAME", help="another name that clients use for it")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="processes that serve")
@click.option("--dialect", type=click.Choice(DIALECTS), default="typed", show_default=True, help="what /mcp speaks")
@click.option(
    "--rate", type=click.FloatRange(0.1, 100_000), default=100, show_default=True, help="requests/s per token"
)
@click.option("--certificate", type=click.Path(exists=True), help="serve HTTPS with this certificate")
@click.option("--key", type=click.Path(exists=True), help="and this private key")
@click.option("--jwt-issuer", metavar="URL", help="also let in tokens that this server signs (kept[jwt])")
@click.option("--jwt-audience", metavar="URL", help="who they must be for: this server's own address")
@click.option("--jwt-keys", metavar="FILE|URL", help="the issuer's public keys, a JSON Web Key Set")
@click.pass_context
def serve_(
    ctx: click.Context,
    host: str,
    port: int,
    hosts: tuple[str, ...],
    workers: int,
    dialect: str,
    rate: float,
    certificate: str | None,
    key: str | None,
    jwt_issuer: str | None,
    jwt_audience: str | None,
    jwt_keys: str | None,
) -> None:
    """Serve the page, the tools and MCP over HTTP, until Ctrl-C."""
    try:
        from kept.surfaces.http import serving
        from kept.surfaces.http.options import JwtOptions, Options, is_loopback
    except ImportError:
        raise InvalidInput("the server needs more packages: pip install 'kept[server]'", field="serve") from None
    opened = keeper(ctx)
    jwt = None
    if jwt_issuer or jwt_audience or jwt_keys:
        if not (jwt_issuer and jwt_audience and jwt_keys):
            raise InvalidInput("--jwt-issuer, --jwt-audience and --jwt-keys go together", field="jwt_issuer")
        jwt = JwtOptions(jwt_issuer, jwt_audience, jwt_keys)
    options = Options(
        store=opened.storage.location,
        tenant=opened.caller.tenant,
        user=opened.caller.user,
        # A server for others is for no project of its own.
        project=opened.caller.project if is_loopback(host) else None,
        host=host,
        port=port,
        hosts=hosts,
        dialect=dialect,
        workers=workers,
        rate=rate,
        burst=max(1, round(rate * 3)),
        certificate=certificate,
        key=key,
        jwt=jwt,
    )
    listening = serving.listen(options)
    link = serving.ready(options)
    opened.close()
    say(f"kept serves {opened.storage.path} at {options.url}")
    if link is not None:
        say(f"Open this to sign your browser in (once, within ten minutes):\n  {link}")
    note("Ctrl-C ends it")
    sys.stdout.flush()
    serving.serve(options, listening)
    note("Stopped; nothing was lost")
