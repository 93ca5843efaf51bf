"""Making sure that what was deleted is in no page of the tables and indexes.

PostgreSQL leaves deleted rows where they were until they are vacuumed. A plain
VACUUM gives their place free and may leave their bytes in it; VACUUM FULL
writes every table and index anew from what lives, and from what a transaction
that began before the deletion may still see: those are waited for. What
archives of the log and backups hold is beyond its reach.
"""

import time
from typing import Any

from psycopg import Connection, sql

from kept.errors import Backend
from kept.storage.postgres.connection import Connections
from kept.storage.postgres.transaction import Upkeep

# Every table that holds what a memory or an archive says.
_TABLES = ("memories", "revisions", "words", "postings", "vectors", "segments", "messages", "folder_files", "settings")

# How long transactions that began before are waited for.
_PATIENCE_S = 60.0

# Who may still see rows that were deleted before the transaction %(since)s, so that VACUUM FULL
# keeps them: readers of this database, standbys that ask for it, replication slots, and writers
# of any database, prepared transactions among them.
_HOLDERS = """
    SELECT DISTINCT holder FROM (
        SELECT format('process %%s (%%s)', pid, backend_type), backend_xmin FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND (datname = current_database() OR backend_type = 'walsender')
        UNION ALL SELECT format('process %%s (%%s)', pid, backend_type), backend_xid FROM pg_stat_activity
        WHERE pid <> pg_backend_pid()
        UNION ALL SELECT format('replication slot %%s', slot_name), xmin FROM pg_replication_slots
        UNION ALL SELECT format('prepared transaction %%s', gid), transaction FROM pg_prepared_xacts
    ) AS held (holder, oldest) WHERE age(oldest) > age(%(since)s::xid) ORDER BY holder
"""


def vacuum(connections: Connections) -> int:
    """Remove the bytes of what was deleted; return how many deletions are erased by that.

    Writes the tables anew, one after the other, each locked meanwhile: half a
    minute for a gigabyte. As the role that connects, which must own them.
    """
    pending = {tenant: _pending(connections, tenant) for tenant in connections.tenants()}
    with connections.apart() as connection:
        # PostgreSQL itself passes over the tables of others with a warning.
        owner = connection.execute(
            "SELECT pg_get_userbyid(relowner), pg_has_role(session_user, relowner, 'USAGE') FROM pg_class"
            " WHERE oid = 'kept.memories'::regclass"
        ).fetchone()
        if owner is None or not owner[1]:
            raise Backend(
                f"the role of {connections.address} does not own the tables: run 'kept store vacuum' as their owner"
                f" {'' if owner is None else owner[0]}"
            )
        _wait_for_older_transactions(connection)
        for table in _TABLES:
            connection.execute(sql.SQL("VACUUM (FULL, ANALYZE) kept.{}").format(sql.Identifier(table)))
        # What is rewritten reaches the files with the next checkpoint.
        may_checkpoint = connection.execute(
            "SELECT rolsuper OR pg_has_role(session_user, 'pg_checkpoint', 'member') FROM pg_roles"
            " WHERE rolname = session_user"
        ).fetchone()
        if may_checkpoint is not None and may_checkpoint[0]:
            connection.execute("CHECKPOINT")
    for tenant, ids in pending.items():
        with connections.writing(Upkeep(tenant)) as transaction:
            transaction.execute(
                "UPDATE tombstones SET erased = true WHERE tenant = %s AND id = ANY (%s::bigint[])", (tenant, ids)
            )
    return sum(map(len, pending.values()))


def _wait_for_older_transactions(connection: Connection[Any]) -> None:
    """Return when nobody can see any more what was deleted until now."""
    now = connection.execute("SELECT pg_current_xact_id()::xid::text").fetchone()
    deadline = time.monotonic() + _PATIENCE_S
    while now and (holders := connection.execute(_HOLDERS, {"since": now[0]}).fetchall()):
        if time.monotonic() > deadline:
            raise Backend(
                f"what was deleted may still be read by {', '.join(name for (name,) in holders)}, after"
                f" {_PATIENCE_S:.0f} s of waiting: nothing is erased yet; end that (pg_terminate_backend, or drop the"
                " slot), or run 'kept store vacuum' again later"
            )
        time.sleep(0.05)


def _pending(connections: Connections, tenant: str) -> list[int]:
    with connections.reading(Upkeep(tenant)) as transaction:
        found = transaction.execute("SELECT id FROM tombstones WHERE tenant = %s AND NOT erased", (tenant,))
        return [number for (number,) in found]
