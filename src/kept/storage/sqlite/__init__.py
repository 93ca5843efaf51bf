"""The embedded store: one SQLite file that many processes use at once."""

from kept.storage.sqlite.store import SqliteStorage

__all__ = ["SqliteStorage"]
