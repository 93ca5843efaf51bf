"""How a program gets a keeper."""

import os
from collections.abc import Sequence

from kept import identity, ids
from kept.errors import Backend
from kept.keeper import Keeper, indexed
from kept.storage.protocol import Clock, NewUid, Progress, Storage
from kept.storage.sqlite import SqliteStorage
from kept.types import Actor, Caller
from kept.values import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.storage.copying import Copied


def open(
    store: str | os.PathLike[str] | None = None,
    *,
    user: str | None = None,
    project: str | None = None,
    team: str | Sequence[str] | None = None,
    branch: str | None = None,
    session: str | None = None,
    group: str | None = None,
    tenant: str | None = None,
    language: str | None = None,
    folder: str | None = None,
    actor: Actor = "agent",
    clock: Clock = ids.now,
    new_uid: NewUid = ids.new_uid,
) -> Keeper:
    """Open the store at *store*, a file or the URL of a PostgreSQL database, by default the user's own file.

    What is not given comes from the environment (``KEPT_USER``, …), else
    from the login, the git repository around *folder* (by default the
    working folder) and the terminal; an empty string means none. Nothing is written before the
    first write. Teams that nothing names are those that ``kept team`` set.

    Raises:
        InvalidInput: *store* or a part of the identity makes no sense.
    """
    caller = identity.resolve(
        user=user,
        teams=[team] if isinstance(team, str) else team,
        project=project,
        branch=branch,
        session=session,
        group=group,
        tenant=tenant,
        language=language,
        actor=actor,
        folder=folder,
    )
    storage = storage_at(identity.store_path(store), clock=clock, new_uid=new_uid)
    if team is None and not os.environ.get("KEPT_TEAM"):
        caller = _in_own_teams(caller, storage)
    return Keeper(storage, caller, clock)


def storage_at(location: str, *, clock: Clock = ids.now, new_uid: NewUid = ids.new_uid) -> Storage:
    """Return the store at *location*: the path of a file, or the URL of a PostgreSQL database."""
    if identity.is_url(location):
        from kept.storage.postgres.store import PostgresStorage

        return PostgresStorage(location, clock=clock, new_uid=new_uid, indexer=indexed)
    return SqliteStorage(location, clock=clock, new_uid=new_uid, indexer=indexed)


def copy_store(source: str, target: str, progress: Progress | None = None, *, restart: bool = False) -> "Copied":
    """Copy everything from one store to a new one, files or URLs, or go on with a copy that was stopped.

    Raises:
        InvalidInput: there is no store at *source*, or another one at *target*.
        Backend: the source has changed meanwhile, or the copy is not what was sent.
    """
    from kept.storage.copying import copy
    from kept.storage.sqlite.copies import SqliteSource, SqliteTarget

    if identity.is_url(source) or identity.is_url(target):
        from kept.storage.postgres.copies import PostgresSource, PostgresTarget

        return copy(
            PostgresSource(source) if identity.is_url(source) else SqliteSource(source),
            PostgresTarget(target) if identity.is_url(target) else SqliteTarget(target),
            progress,
            restart=restart,
        )
    return copy(SqliteSource(source), SqliteTarget(target), progress, restart=restart)


def _in_own_teams(caller: Caller, storage: Storage) -> Caller:
    """Return *caller* in the teams that ``kept team`` has set."""
    try:
        teams = storage.settings(caller).get("teams", "")
    except Backend:
        return caller  # the first call says what is wrong with the store
    return replace(caller, teams=tuple(name.strip() for name in teams.split(","))) if teams else caller
