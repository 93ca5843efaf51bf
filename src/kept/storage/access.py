"""What the engine asks a database about users, teams, tokens, and who did what."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Literal, NamedTuple, Protocol

from kept.errors import NotFound, shown
from kept.storage.rows import micros, micros_or_none, moment, moment_or_none
from kept.types import Actor

Level = Literal["read", "write", "admin"]
Use = Literal["program", "link", "browser"]

# A token whose projects are these may name any.
ANY_PROJECT = ("*",)


class User(NamedTuple):
    """Somebody who may hold tokens, and the teams that an administrator put them in."""

    tenant: str
    name: str
    teams: tuple[str, ...]
    created_at: datetime
    disabled_at: datetime | None = None


class Token(NamedTuple):
    """A token, without its secret.

    ``use`` is what it is for: a program's own, a link that signs a browser in
    once, or a browser that was signed in. ``access`` is what it may do, each
    level including the one before: read, write, admin.
    """

    id: str
    tenant: str
    user: str
    name: str
    use: Use
    actor: Actor
    access: Level
    projects: tuple[str, ...]
    created_at: datetime
    expires_at: datetime | None
    used_at: datetime | None = None
    revoked_at: datetime | None = None

    def is_live(self, now: datetime) -> bool:
        """Whether this token opens anything at *now*."""
        return self.revoked_at is None and (self.expires_at is None or now < self.expires_at)


# The columns of a token, in the order of a `Token`.
TOKEN_COLUMNS = "id, tenant, holder, name, use, actor, access, projects, created, expires, used, revoked"


def columns_of(token: Token) -> tuple[Any, ...]:
    """Write a token as the values of `TOKEN_COLUMNS`."""
    return (
        token.id, token.tenant, token.user, token.name, token.use, token.actor, token.access,
        json.dumps(token.projects), micros(token.created_at), micros_or_none(token.expires_at),
        micros_or_none(token.used_at), micros_or_none(token.revoked_at),
    )  # fmt: skip


def token_from(columns: Sequence[Any]) -> Token:
    """Build a token from its row of `TOKEN_COLUMNS`."""
    token_id, tenant, user, name, use, actor, access, projects, created, expires, used, revoked = columns
    return Token(
        token_id, tenant, user, name, use, actor, access, tuple(json.loads(projects)), moment(created),
        moment_or_none(expires), moment_or_none(used), moment_or_none(revoked),
    )  # fmt: skip


class Deed(NamedTuple):
    """One line of the audit log. It names things by their ids and says nothing of what is in them."""

    tenant: str
    at: datetime
    user: str | None
    actor: Actor
    token: str | None
    surface: str
    action: str
    target: str | None = None
    outcome: str = "ok"
    address: str | None = None


# The columns of a deed, in the order of a `Deed`.
DEED_COLUMNS = "tenant, at, author, actor, token, surface, action, target, outcome, address"


def unknown_user(name: str) -> NotFound:
    """Return what is raised where there is no user of that name."""
    return NotFound(f"there is no user '{shown(name)}': 'kept user add NAME' adds one", field="user")


def no_member(name: str, team: str) -> NotFound:
    """Return what is raised where a user to be taken out of a team is not in it."""
    return NotFound(f"'{shown(name)}' is not in the team '{shown(team)}'", field="user")


class Access(Protocol):
    """Users, teams, tokens and deeds. Whoever changes something says so in a deed, written with the change."""

    def users(self, tenant: str) -> list[User]:
        """Return all users of a tenant, by name."""

    def user(self, tenant: str, name: str) -> User | None:
        """Return one user."""

    def add_user(self, name: str, deed: Deed) -> bool:
        """Add a user to the deed's tenant; False if there is one of that name."""

    def set_disabled(self, name: str, deed: Deed, *, disabled: bool) -> None:
        """Let no token of a user open anything, or let them again."""

    def remove_user(self, name: str, deed: Deed) -> None:
        """Forget a user with their memberships and tokens. Their memories stay."""

    def join(self, team: str, name: str, deed: Deed) -> None:
        """Put a user into a team."""

    def leave(self, team: str, name: str, deed: Deed) -> None:
        """Take a user out of a team."""

    def add_token(self, token: Token, digest: bytes, deed: Deed) -> None:
        """Keep a token by the digest of its secret."""

    def tokens(self, tenant: str, user: str | None = None) -> list[Token]:
        """Return the tokens of a user, or of all, newest first."""

    def revoke(self, token_id: str, deed: Deed) -> bool:
        """Let a token open nothing any more; False if it does not already, or there is none."""

    def find(self, digest: bytes) -> tuple[Token, User] | None:
        """Return the token whose secret has this digest, live or not, and its holder."""

    def spend(self, digest: bytes, at: datetime) -> Token | None:
        """Revoke the live link of this digest and return it: to one caller only, however many ask."""

    def note(self, deeds: Sequence[Deed], used: Mapping[str, datetime] = {}) -> None:
        """Add lines to the audit log, and when tokens were last used."""

    def deeds(
        self,
        tenant: str,
        *,
        limit: int,
        user: str | None = None,
        since: datetime | None = None,
        before: int | None = None,
    ) -> list[tuple[int, Deed]]:
        """Return lines of the audit log with their numbers, newest first."""

    def projects(self, tenant: str) -> list[str]:
        """Return the projects that have memories, by name."""

    def probe(self) -> None:
        """Write something durably and take it back; raises `Backend` if that cannot be done."""
