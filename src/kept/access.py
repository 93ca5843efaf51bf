"""Who may come in over HTTP: users, teams and tokens, and the log of who did what.

A token is 32 random bytes; the store keeps its SHA-256 only. No slow hash is
needed: nobody guesses 256 bits. What a token may see is decided by its user,
the teams an administrator put that user in, and the projects it names.
"""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

from kept.errors import Conflict, InvalidInput, NotFound, shown
from kept.storage.access import ANY_PROJECT, Deed, Level, Token, Use, User
from kept.storage.protocol import Clock, Storage
from kept.types import MAX_IDENTITY_CHARS, Actor, Caller, checked_choice, checked_line

LEVELS: tuple[Level, ...] = ("read", "write", "admin")

# So that people, logs and secret scanners recognise one.
PREFIX = "kept_"

MAX_NAME_CHARS = 100
MAX_DAYS = 3_650

LINK_MINUTES = 10
BROWSER_DAYS = 30


class Admitted(NamedTuple):
    """A live token and its holder."""

    token: Token
    user: User


class Access:
    """What *by* does to users, teams and tokens; each change is in the audit log with it."""

    def __init__(
        self,
        storage: Storage,
        by: Caller,
        clock: Clock,
        *,
        surface: str = "shell",
        token: str | None = None,
        address: str | None = None,
    ) -> None:
        self._store = storage.access
        self._by = by
        self._clock = clock
        self._from = {"surface": surface, "token": token, "address": address}

    # Users and teams

    def users(self) -> list[User]:
        """Return all users."""
        return self._store.users(self._by.tenant)

    def teams(self) -> dict[str, list[str]]:
        """Return the members of each team."""
        teams: dict[str, list[str]] = {}
        for user in self.users():
            for team in user.teams:
                teams.setdefault(team, []).append(user.name)
        return dict(sorted(teams.items()))

    def add_user(self, name: str) -> User:
        """Add a user.

        Raises:
            Conflict: there is one of that name.
        """
        if not self._store.add_user(_identity(name, "user"), self._deed("user.add", name)):
            raise Conflict(f"there is a user '{shown(name)}' already", field="user")
        return self._user(name)

    def ensure_user(self, name: str) -> User:
        """Return a user, whom it adds if there is none of that name."""
        self._store.add_user(_identity(name, "user"), self._deed("user.add", name))
        return self._user(name)

    def disable_user(self, name: str, *, disabled: bool = True) -> User:
        """Let no token of a user open anything, or let them again."""
        self._store.set_disabled(name, self._deed("user.disable" if disabled else "user.enable", name),
                                 disabled=disabled)  # fmt: skip
        return self._user(name)

    def remove_user(self, name: str) -> None:
        """Forget a user with their tokens; their memories stay."""
        self._store.remove_user(name, self._deed("user.remove", name))

    def join(self, team: str, name: str) -> User:
        """Put a user into a team, whose memories they see from now on."""
        self._store.join(_identity(team, "team"), name, self._deed("team.add", f"{team}: {name}"))
        return self._user(name)

    def leave(self, team: str, name: str) -> None:
        """Take a user out of a team."""
        self._store.leave(team, name, self._deed("team.remove", f"{team}: {name}"))

    def _user(self, name: str) -> User:
        user = self._store.user(self._by.tenant, name)
        if user is None:
            raise NotFound(f"there is no user '{shown(name)}': 'kept user add NAME' adds one", field="user")
        return user

    # Tokens

    def issue(
        self,
        user: str,
        name: str,
        *,
        access: Level = "write",
        actor: Actor = "agent",
        projects: Sequence[str] = (),
        days: int | None = 365,
    ) -> tuple[str, Token]:
        """Make a token for *user* and return its secret, which nobody can read again, with what is kept of it.

        Raises:
            NotFound: there is no such user.
        """
        if days is not None and not 1 <= days <= MAX_DAYS:
            raise InvalidInput(f"days must be between 1 and {MAX_DAYS:,}", field="days", limit=MAX_DAYS)
        lifetime = None if days is None else timedelta(days=days)
        return self._issue(user, name, "program", access, actor, projects, lifetime)

    def issue_link(self, user: str, access: Level = "admin", projects: Sequence[str] = ANY_PROJECT) -> str:
        """Make the secret of a link that signs a browser in, once and soon."""
        return self._issue(user, "sign-in link", "link", access, "person", projects, timedelta(minutes=LINK_MINUTES))[0]

    def issue_browser(self, name: str, access: Level, projects: Sequence[str]) -> tuple[str, Token]:
        """Make the secret of a browser of *by*'s own."""
        return self._issue(self._by.holder("personal"), name, "browser", access, "person", projects,
                           timedelta(days=BROWSER_DAYS))  # fmt: skip

    def tokens(self, user: str | None = None) -> list[Token]:
        """Return the tokens of *user*, or of all, newest first; links aside."""
        return [token for token in self._store.tokens(self._by.tenant, user) if token.use != "link"]

    def revoke(self, token_id: str) -> None:
        """Let a token open nothing any more.

        Raises:
            NotFound: there is no such token that is live.
        """
        if not self._store.revoke(token_id, self._deed("token.revoke", token_id)):
            raise NotFound(f"there is no live token '{shown(token_id)}': 'kept token' lists them", field="token")

    def _issue(
        self,
        user: str,
        name: str,
        use: Use,
        access: Level,
        actor: Actor,
        projects: Sequence[str],
        lifetime: timedelta | None,
    ) -> tuple[str, Token]:
        now = self._clock()
        checked_line(name, "name", MAX_NAME_CHARS)
        checked_choice(access, LEVELS, "access")
        checked_choice(actor, ("person", "agent"), "actor")
        for project in projects:
            _identity(project, "project")
        secret = PREFIX + urlsafe_b64encode(secrets.token_bytes(32)).decode().rstrip("=")
        token = Token(
            id=f"tok-{secrets.token_hex(6)}",
            tenant=self._by.tenant,
            user=user,
            name=name,
            use=use,
            actor=actor,
            access=access,
            projects=tuple(dict.fromkeys(projects)),
            created_at=now,
            expires_at=None if lifetime is None else now + lifetime,
        )
        self._store.add_token(token, digest_of(secret), self._deed(f"token.{use}", token.id))
        return secret, token

    # The log

    def deeds(
        self, *, limit: int = 50, user: str | None = None, since: datetime | None = None, before: int | None = None
    ) -> list[tuple[int, Deed]]:
        """Return lines of the audit log with their numbers, newest first."""
        return self._store.deeds(self._by.tenant, limit=limit, user=user, since=since, before=before)

    def _deed(self, action: str, target: str) -> Deed:
        by = self._by
        return Deed(by.tenant, self._clock(), by.user, by.actor, action=action, target=target[:200], **self._from)  # type: ignore[arg-type]  # the three that __init__ names


def digest_of(secret: str) -> bytes:
    """Return what the store knows a secret by."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def admit(storage: Storage, secret: str, now: datetime) -> Admitted | None:
    """Return whose live token *secret* is; None if nobody's, a spent one's, or that of somebody disabled."""
    found = storage.access.find(digest_of(secret))
    if found is None:
        return None
    token, user = found
    if token.use == "link" or not token.is_live(now) or user.disabled_at is not None:
        return None
    return Admitted(token, user)


def sign_in(
    storage: Storage, link: str, browser: str, clock: Clock, address: str | None = None
) -> tuple[str, Token] | None:
    """Take a link's secret for that of a browser; None if the link was used, is too old, or never was."""
    spent = storage.access.spend(digest_of(link), clock())
    if spent is None:
        return None
    owner = Caller(user=spent.user, session="sign-in", tenant=spent.tenant, actor="person")
    access = Access(storage, owner, clock, surface="http", address=address)
    return access.issue_browser(browser, spent.access, spent.projects)


def _identity(name: str, field: str) -> str:
    return checked_line(name, field, MAX_IDENTITY_CHARS)
