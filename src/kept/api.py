"""How a program gets a keeper."""

import os
from collections.abc import Sequence

from kept import identity, ids
from kept.keeper import Keeper, index_fields
from kept.storage.protocol import Clock, NewUid
from kept.storage.sqlite import SqliteStorage
from kept.types import Actor


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
    actor: Actor = "agent",
    clock: Clock = ids.now,
    new_uid: NewUid = ids.new_uid,
) -> Keeper:
    """Open the store at *store*, by default the user's own, for one caller.

    What is not given comes from the environment (``KEPT_USER``, …), else
    from the login, the git repository around the working folder and the
    terminal; an empty string means none. Nothing is written before the
    first write.

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
        actor=actor,
    )
    path = identity.store_path(store)
    return Keeper(SqliteStorage(path, clock=clock, new_uid=new_uid, indexer=index_fields), caller, clock)
