"""Commands about who may come in over HTTP: user, token, audit. Teams are in `sharing`, beside your own."""

from datetime import UTC, datetime
from typing import Literal

import click

from kept.access import LEVELS, MAX_DAYS, Access
from kept.errors import InvalidInput
from kept.storage.access import ANY_PROJECT, Level, Token, User
from kept.surfaces.as_json import deed_json, token_json, user_json
from kept.surfaces.cli.output import age, note, safe, say, say_json, table
from kept.surfaces.cli.root import command, keeper, wants_json
from kept.types import Actor

# Where 'kept serve' is, unless told otherwise.
_SERVED = "http://127.0.0.1:8765"

_DAYS = 365


def access(ctx: click.Context) -> Access:
    """Return the access of this call's store."""
    opened = keeper(ctx)
    return Access(opened.storage, opened.caller, opened.now)


@command(
    "user",
    """
    kept user                      who may come in
    kept user add ann
    kept user disable ann          all tokens of hers stop working
    kept user enable ann
    kept user remove ann           and her tokens; her memories stay
    """,
)
@click.argument("action", type=click.Choice(["list", "add", "disable", "enable", "remove"]), default="list")
@click.argument("name", required=False)
@click.pass_context
def user_(ctx: click.Context, action: str, name: str | None) -> None:
    """Who may use this store over HTTP ('kept serve')."""
    if (name is not None) != (action != "list"):
        raise InvalidInput(
            f"'user {action}' {'takes no name' if name is not None else 'takes the name of a user'}", field="name"
        )
    users, wanted = access(ctx), str(name)
    if action == "list":
        found = users.users()
        if wants_json(ctx):
            say_json([user_json(user) for user in found])
            return
        table(("user", "teams", "state"), ((one.name, ", ".join(one.teams), _state(one)) for one in found), wide=1)
        if not found:
            note("Nobody yet: 'kept user add NAME'")
        return
    if action == "remove":
        users.remove_user(wanted)
        say_json({"removed": wanted}) if wants_json(ctx) else say(f"Removed {safe(wanted)}")
        return
    user = users.add_user(wanted) if action == "add" else users.disable_user(wanted, disabled=action == "disable")
    say_json(user_json(user)) if wants_json(ctx) else say(f"{safe(user.name)} is {_state(user)}")


@command(
    "token",
    """
    kept token                                     yours and everybody's
    kept token create laptop                       for your own agents
    kept token create ci --of ann --access read --days 30
    kept token create shared --in my-project       may also work in that project
    kept token create script --person              for a person's script: memories, review, export
    kept token revoke tok-0123456789ab
    kept token link                                signs a browser in to 'kept serve', once
    kept token link https://kept.example.org --of ann --access write
    """,
)
@click.argument("action", type=click.Choice(["list", "create", "revoke", "link"]), default="list")
@click.argument("name", metavar="[NAME|ID|URL]", required=False)
@click.option("--of", "of", metavar="USER", help="whose; default: yours")
@click.option(
    "--access", "level", type=click.Choice(LEVELS), help="what it may do; default: write, your own link: admin"
)
@click.option("--person", is_flag=True, help="a person's, not an agent's: may confirm, edit and export")
@click.option("--in", "projects", metavar="PROJECT", multiple=True, help="a project it may work in ('*': any)")
@click.option("--days", type=click.IntRange(1, MAX_DAYS), help=f"until it expires; default: {_DAYS}")
@click.option("--never", is_flag=True, help="never expires")
@click.pass_context
def token_(
    ctx: click.Context,
    action: Literal["list", "create", "revoke", "link"],
    name: str | None,
    of: str | None,
    level: Level | None,
    person: bool,
    projects: tuple[str, ...],
    days: int | None,
    never: bool,
) -> None:
    """Tokens with which programs come in over HTTP, and links that sign browsers in; each is shown once."""
    if action != "link" and (name is not None) != (action != "list"):
        needs = {"list": "takes no name", "create": "takes a name for it", "revoke": "takes the id of one"}
        raise InvalidInput(f"'token {action}' {needs[action]}", field="name")
    if never and days is not None:
        raise InvalidInput("--days says when it expires and --never that it does not: say one of them", field="days")
    if action == "link" and name is not None and not name.startswith(("http://", "https://")):
        raise InvalidInput(
            f"'token link' takes the address of the server, such as {_SERVED}; whose it is goes with --of", field="name"
        )
    tokens, wanted = access(ctx), str(name)
    if action == "list":
        found = tokens.tokens(of)
        if wants_json(ctx):
            say_json([token_json(token) for token in found])
        else:
            table(("id", "user", "name", "access", "for", "last used", "state"), map(_row, found), wide=2, spare=(5, 4))
        return
    if action == "revoke":
        tokens.revoke(wanted)
        say_json({"revoked": wanted}) if wants_json(ctx) else say(f"Revoked {safe(wanted)}")
        return
    own = keeper(ctx).caller.holder("personal")
    if of is None or of == own:
        tokens.ensure_user(own)
    if action == "link":
        is_own = of in (None, own)
        secret = tokens.issue_link(
            of or own, level or ("admin" if is_own else "write"), projects or (ANY_PROJECT if is_own else ())
        )
        address = f"{(name or _SERVED).rstrip('/')}/sign-in?link={secret}"
        say_json({"link": address}) if wants_json(ctx) else say(address)
        return
    actor: Actor = "person" if person else "agent"
    secret, token = tokens.issue(
        of or own,
        wanted,
        access=level or "write",
        actor=actor,
        projects=projects,
        days=None if never else days or _DAYS,
    )
    if wants_json(ctx):
        say_json(token_json(token) | {"token": secret})
        return
    say(secret)
    note(f"{token.id} for {safe(token.user)}, {token.access}. Copy it now: it is shown only this once")


@command("audit", "kept audit\nkept audit --of ann --since 2026-01-28\nkept audit --limit 1000 --json")
@click.option("--of", "of", metavar="USER", help="only what this user did")
@click.option("--since", metavar="TIME", help="from then on, such as 2026-01-28")
@click.option("--limit", "-n", type=click.IntRange(1, 100_000), default=50, show_default=True, help="at most")
@click.pass_context
def audit_(ctx: click.Context, of: str | None, since: str | None, limit: int) -> None:
    """Who did what over HTTP, and to users and tokens, newest first. It never says what a memory holds."""
    try:
        moment = None if since is None else datetime.fromisoformat(since).astimezone(UTC)
    except ValueError:
        raise InvalidInput(f"--since takes a time such as 2026-01-28, not '{since}'", field="since") from None
    found = access(ctx).deeds(limit=limit, user=of, since=moment)
    if wants_json(ctx):
        say_json([deed_json(number, deed) for number, deed in found])
        return
    rows = (
        (f"{deed.at:%Y-%m-%d %H:%M:%S}", deed.user or "", deed.token or deed.surface, deed.action, deed.target or "",
         deed.outcome)
        for _, deed in found
    )  # fmt: skip
    table(("when (UTC)", "who", "by", "what", "to", "outcome"), rows, wide=4)
    if not found:
        note("Nothing yet.")


def _state(user: User) -> str:
    return "disabled" if user.disabled_at else "active"


def _row(token: Token) -> tuple[str, ...]:
    now = datetime.now(UTC)
    if token.revoked_at is not None:
        state = "revoked"
    elif token.expires_at is None:
        state = "never expires"
    else:
        state = f"until {token.expires_at:%Y-%m-%d}" if token.is_live(now) else "expired"
    where = "" if not token.projects else " in any project" if token.projects == ANY_PROJECT else " in projects"
    used = "never" if token.used_at is None else age(token.used_at)
    holder = "browser" if token.use == "browser" else token.actor
    return token.id, token.user, token.name, token.access, holder + where, used, state
