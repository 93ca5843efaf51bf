"""What administrators ask of a PostgreSQL store: how it is, and how it would be spread over several nodes."""

from typing import Any, NamedTuple

from psycopg import Connection

from kept.errors import Backend
from kept.storage.postgres import schema
from kept.storage.postgres.connection import Connections
from kept.storage.postgres.vectors import PostgresVectors

# Shards of a cluster: enough to spread over as many nodes, few enough that a look at all of them is quick.
SHARDS = 64


class Status(NamedTuple):
    """How a database is. ``memories`` and ``erasures`` are None where the role may not count them all.

    ``pgvector`` is the version that the database uses, ``pgvector_available`` the one that the server could give it.
    ``copying`` tells that a copy to this place has begun and is not complete.
    """

    store: str
    server: str
    pgvector: str | None
    pgvector_available: str | None
    copying: bool
    schema: int
    latest: int
    role: str
    works_as: str
    tenants: int
    memories: int | None
    erasures: int | None
    size: int
    standbys: int


class Migrated(NamedTuple):
    """What `migrate` did: the schema before and after it, and the indexes it made for large tenants."""

    before: int
    after: int
    indexes: tuple[str, ...]


def migrate(connections: Connections) -> Migrated:
    """Bring a database to the latest schema, as the role that connects, and give large tenants their indexes."""
    with connections.apart() as connection:
        before = schema.migrate(connection)
        schema.must_fit(max(before, schema.LATEST_VERSION), connections.address)
    return Migrated(before, schema.LATEST_VERSION, tuple(PostgresVectors(connections).tune()))


def status(connections: Connections) -> Status:
    """Tell how the database at *connections* is; changes nothing, whatever schema it has."""
    with connections.apart() as connection:
        version = schema.version_of(connection)
        is_above = schema.may_bypass(connection)
        role = str(_value(connection, "SELECT session_user"))
        has_role = _value(connection, "SELECT 1 FROM pg_roles WHERE rolname = %s", schema.RUNTIME_ROLE) is not None
        counted: list[int | None] = [None, None]
        if version and is_above:
            counted = [
                int(_value(connection, f"SELECT count(*) FROM kept.{what}"))
                for what in ("memories", "tombstones WHERE NOT erased")
            ]
        connection.execute("SET kept.reach = 'store'")
        return Status(
            store=connections.address,
            server=str(_value(connection, "SHOW server_version")).split()[0],
            pgvector=_value(connection, "SELECT extversion FROM pg_extension WHERE extname = 'vector'"),
            pgvector_available=_value(
                connection, "SELECT default_version FROM pg_available_extensions WHERE name = 'vector'"
            ),
            copying=bool(_value(connection, "SELECT to_regnamespace('kept_copying') IS NOT NULL")),
            schema=version,
            latest=schema.LATEST_VERSION,
            role=role,
            works_as=schema.RUNTIME_ROLE if is_above and has_role else role,
            tenants=int(_value(connection, "SELECT count(*) FROM kept.tenants")) if version else 0,
            memories=counted[0],
            erasures=counted[1],
            size=int(_value(connection, _SIZE)),
            standbys=int(_value(connection, "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'")),
        )


def shard_plan(connections: Connections) -> list[str]:
    """Return the statements that spread this database over the nodes of a Citus cluster, tenant by tenant.

    Made from the tables as they are, so it is complete for whatever schema the database has.

    Raises:
        Backend: there is no store, or it has something that cannot be spread.
    """
    with connections.apart() as connection:
        if schema.version_of(connection) == 0:
            raise Backend(f"there is no store at {connections.address} yet: 'kept store migrate' makes one")
        tables: list[tuple[str, bool]] = connection.execute(_TABLES.encode()).fetchall()
        refers = connection.execute(_REFERS.encode()).fetchall()
        for name, index in connection.execute(_GLOBAL_KEYS.encode()).fetchall():
            raise Backend(f"{name} cannot be spread: its key {index} does not begin with the tenant")
        database = str(_value(connection, "SELECT quote_ident(current_database())"))
    plan = [
        "CREATE EXTENSION IF NOT EXISTS citus;",
        "-- Who asks is said by SET LOCAL in every transaction, and must be known on every node.",
        f"ALTER DATABASE {database} SET citus.propagate_set_commands = 'local';",
        *(f"SELECT create_reference_table('kept.{name}');" for name, has_tenant in tables if not has_tenant),
        f"SELECT create_distributed_table('kept.tenants', 'tenant', shard_count => {SHARDS});",
    ]
    spread, left = {"tenants"}, [name for name, has_tenant in tables if has_tenant and name != "tenants"]
    while left:
        # What others refer to goes first.
        ready = [name for name in left if all(other in spread for of, other in refers if of == name)]
        plan += [
            f"SELECT create_distributed_table('kept.{name}', 'tenant', colocate_with => 'kept.tenants');"
            for name in ready
        ]
        spread.update(ready)
        left = [name for name in left if name not in ready]
    return plan


_SIZE = (
    "SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class"
    " WHERE relnamespace = to_regnamespace('kept') AND relkind = 'r'"
)
_TABLES = """
SELECT c.relname, EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant')
FROM pg_class c WHERE c.relnamespace = 'kept'::regnamespace AND c.relkind = 'r' ORDER BY c.relname
"""
_REFERS = """
SELECT f.relname, t.relname FROM pg_constraint k
JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
WHERE k.contype = 'f' AND f.relnamespace = 'kept'::regnamespace
"""
_GLOBAL_KEYS = """
SELECT t.relname, c.relname FROM pg_index i
JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'tenant'
WHERE t.relnamespace = 'kept'::regnamespace AND i.indisunique AND i.indkey[0] <> a.attnum
"""


def _value(connection: "Connection[Any]", statement: str, *values: object) -> Any:
    row = connection.execute(statement.encode(), values or None).fetchone()
    return None if row is None else row[0]
