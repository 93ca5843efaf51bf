"""The store for many machines: PostgreSQL with pgvector."""

from importlib import import_module

from kept.errors import Backend

try:
    import_module("psycopg")
    import_module("psycopg_pool")
except ImportError as missing:
    raise Backend("PostgreSQL needs a driver; install it with: pip install 'kept[postgres]'") from missing
