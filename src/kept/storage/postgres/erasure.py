"""Making sure that what was deleted is in no page of the tables and indexes.

PostgreSQL leaves deleted rows where they were until they are vacuumed. A plain
VACUUM gives their place free and may leave their bytes in it; VACUUM FULL
writes every table and index anew from what lives. What archives of the log
and backups hold is beyond its reach.
"""

from psycopg import sql

from kept.errors import Backend
from kept.storage.postgres.connection import Connections, Upkeep

# Every table that holds what a memory or an archive says.
_TABLES = ("memories", "revisions", "words", "postings", "vectors", "segments", "messages", "folder_files", "settings")


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


def _pending(connections: Connections, tenant: str) -> list[int]:
    with connections.reading(Upkeep(tenant)) as transaction:
        found = transaction.execute("SELECT id FROM tombstones WHERE tenant = %s AND NOT erased", (tenant,))
        return [number for (number,) in found]
