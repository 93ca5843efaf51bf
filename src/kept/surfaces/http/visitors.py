"""Who sends a request, by the token or the cookie it carries, and the caller they are to the engine."""

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple
from urllib.parse import unquote

from starlette.datastructures import Headers

from kept.access import LEVELS, Admitted, admit
from kept.errors import AccessDenied, shown
from kept.storage.access import ANY_PROJECT, Level, Use
from kept.storage.protocol import Storage
from kept.surfaces.http.answers import Stop
from kept.types import Actor, Caller


class Visitor(NamedTuple):
    """Somebody with a live token. ``token`` is its id."""

    tenant: str
    user: str
    teams: tuple[str, ...]
    token: str
    use: Use
    actor: Actor
    access: Level
    projects: tuple[str, ...]

    def may(self, needed: Level) -> bool:
        """Tell whether this visitor's token allows what *needed* allows."""
        return LEVELS.index(self.access) >= LEVELS.index(needed)

    def may_name(self, project: str) -> bool:
        """Tell whether this visitor may work in *project*."""
        return self.projects == ANY_PROJECT or project in self.projects

    @property
    def _own_sessions(self) -> str:
        return f"{self.token}-"

    def has_named(self, session: str) -> bool:
        """Tell whether *session* is one that the caller named, and not all that the token does in a day."""
        return not session.startswith(self._own_sessions)

    def caller(self, headers: Headers, now: datetime, project: str | None = None) -> Caller:
        """Return who this is to the engine: user and teams by the token, the rest by headers.

        Without a session of their own, a program's calls of one day are one
        session, so that budgets hold and yet come back.

        Raises:
            AccessDenied: the token may not name that project.
        """

        def header(name: str) -> str | None:
            return unquote(headers[name]).strip() or None if name in headers else None

        project = project or header("kept-project")
        if project is not None and not self.may_name(project):
            raise AccessDenied(
                f"this token may not work in the project '{shown(project)}'; make one with --in", field="project"
            )
        return Caller(
            user=self.user,
            session=header("kept-session") or f"{self._own_sessions}{now:%Y%m%d}",
            teams=self.teams,
            project=project,
            branch=header("kept-branch"),
            group=header("kept-group") or "default",
            tenant=self.tenant,
            actor=self.actor,
            language=header("kept-language"),
        )


def visitor_of(admitted: Admitted) -> Visitor:
    """Return whoever holds an admitted token."""
    token, user = admitted
    return Visitor(token.tenant, user.name, user.teams, token.id, token.use, token.actor, token.access, token.projects)


# A signed token → who holds it, or None.
Verify = Callable[[str], Visitor | None]


def secret_of(headers: Headers) -> str | None:
    """Return the secret of the token that a request carries; None if it carries none.

    Raises:
        Stop: the header has another form.
    """
    given = headers.getlist("authorization")
    if not given:
        return None
    scheme, _, secret = given[0].partition(" ")
    secret = secret.strip()
    if len(given) > 1 or scheme.lower() != "bearer" or not secret:
        raise Stop(401, "unauthorized", "the Authorization header must be 'Bearer TOKEN'")
    return secret


def identify(storage: Storage, secret: str | None, cookie: str | None, now: datetime) -> Visitor | None:
    """Return whose token or cookie it is; None if neither is known here.

    A cookie that opens nothing is that of a browser whose time is over: it may sign in again.
    """
    admitted = admit(storage, secret or cookie or "", now)
    is_fit = admitted is not None and admitted.token.use == ("program" if secret else "browser")
    return visitor_of(admitted) if admitted is not None and is_fit else None
