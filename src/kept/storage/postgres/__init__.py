"""The store for many machines: PostgreSQL with pgvector."""

from importlib.util import find_spec

from kept.errors import Backend

if find_spec("psycopg") is None or find_spec("psycopg_pool") is None:
    raise Backend("PostgreSQL needs a driver; install it with: pip install 'kept[postgres]'")
