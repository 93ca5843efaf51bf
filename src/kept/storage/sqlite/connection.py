"""Connections to one SQLite file: opening, waiting, transactions, errors.

Each thread has its own connection, and a forked child opens new ones. A
store that does not exist yet is created by the first write; until then it
reads as empty. Opening an up-to-date store writes nothing.
"""

import os
import threading
import time
import weakref
from collections.abc import Callable, Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import cache
from itertools import count

import apsw

from kept.errors import Backend
from kept.storage.protocol import Progress
from kept.storage.sqlite import schema

# How long a writer waits for others before it gives up.
BUSY_TIMEOUT_S = 20.0

# Waiting begins with pauses of about 4 ms and shortens them down to 0.5 ms,
# so those who have waited longest ask most often. SQLite's own handler does
# the opposite (up to 100 ms), which lets newcomers overtake for ever.
_FIRST_PAUSE_S = 0.004
_SHORTEST_PAUSE_S = 0.0005

_CACHE_KIB = 16_384
_PAGES_PER_STEP = 2_000

# Begins a transaction, and ends it.
Transaction = Callable[..., AbstractContextManager[apsw.Connection]]


class Connections:
    """All connections of one process to the file at *path*."""

    def __init__(self, path: str, *, vfs: str | None = None, busy_timeout_s: float = BUSY_TIMEOUT_S) -> None:
        self.path = path
        self.busy_timeout_s = busy_timeout_s
        self._errors_converted = _ErrorsConverted(path, busy_timeout_s)
        self._vfs = vfs
        self._local = threading.local()
        self._open: weakref.WeakSet[apsw.Connection] = weakref.WeakSet()
        self._lock = threading.Lock()
        self._writer = threading.Lock()
        self._closed = False
        self._was_forked_while_writing = False
        _all.add(self)

    @contextmanager
    def reading(self) -> Iterator[apsw.Connection]:
        """Run a block of reads on one unchanging snapshot; never waits for a writer."""
        with self._errors_converted:
            connection = self._connection() or self._empty()
            connection.execute("BEGIN")
            try:
                yield connection
            finally:
                self._end(connection, "COMMIT")

    @contextmanager
    def writing(self, patience_s: float | None = None) -> Iterator[apsw.Connection]:
        """Run a block in one transaction: all of it, durably, or nothing.

        Creates the store if there is none. With *patience_s*, what the block
        writes is derived from what is stored, beside a search that somebody
        waits for: it waits no longer than that for other writers, and not for
        the disk. A power failure may undo it, and it is made again.
        """
        with self._errors_converted, self._turn(patience_s):
            connection = self._connection() or self._create()
            with nullcontext() if patience_s is None else self._unsynced(connection):
                # IMMEDIATE waits for the write lock here. A plain BEGIN asks for
                # it at the first write, and if another writer has committed since
                # our first read, SQLite fails at once instead of waiting.
                with nullcontext() if patience_s is None else self._waiting(connection, patience_s):
                    connection.execute("BEGIN IMMEDIATE")
                try:
                    yield connection
                    connection.execute("COMMIT")
                finally:
                    self._end(connection, "ROLLBACK")

    @contextmanager
    def _turn(self, patience_s: float | None) -> Iterator[None]:
        """Let one thread of this process write at a time.

        SQLite's lock is asked for again and again, with pauses in between; this
        one wakes the next thread at once, so only processes wait that way.
        """
        if not self._writer.acquire(timeout=self.busy_timeout_s if patience_s is None else patience_s):
            raise apsw.BusyError
        try:
            yield
        finally:
            self._writer.release()

    def make_durable(self, durability: str | None) -> None:
        """Sync this thread's writes as the store's setting says, which may have changed since the store was opened."""
        connection: apsw.Connection | None = getattr(self._local, "connection", None)
        if connection is not None and self._local.durability != durability:
            _sync(connection, durability)
            self._local.durability = durability

    @contextmanager
    def _unsynced(self, connection: apsw.Connection) -> Iterator[None]:
        """Leave it to the next durable commit, or checkpoint, to sync what the block commits."""
        _sync(connection, "normal")
        try:
            yield
        finally:
            # A connection that could not end its transaction is closed by now.
            if getattr(self._local, "connection", None) is connection:
                _sync(connection, self._local.durability)

    def checkpoint(self, patience_s: float = 0.2) -> bool:
        """Move the log into the file and empty it; False while a reader needs the log."""
        with self._errors_converted:
            connection = self._connection()
            if connection is None:
                return True
            with self._waiting(connection, patience_s), suppress(apsw.BusyError):
                connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
                return True
            return False

    def rewrite_file(self, patience_s: float) -> None:
        """Write the whole file anew, page by page, so that nothing unused is left in it."""
        with self._errors_converted:
            connection = self._connection()
            if connection is None:
                return
            with self._waiting(connection, patience_s):
                # The copy in between goes to a file, not to memory: it holds
                # live memories only, and all of them.
                connection.pragma("temp_store", "file")
                try:
                    connection.execute("VACUUM")
                finally:
                    connection.pragma("temp_store", "memory")
                connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)

    @contextmanager
    def _waiting(self, connection: apsw.Connection, patience_s: float) -> Iterator[None]:
        """Wait for others no longer than *patience_s* within the block."""
        connection.set_busy_handler(_Patience(patience_s))
        try:
            yield
        finally:
            connection.set_busy_handler(_Patience(self.busy_timeout_s))

    def overwrite(self, source: str, progress: Progress | None = None) -> None:
        """Replace everything in the store by the contents of another file, and bring it up to date."""
        with self._errors_converted:
            connection = self._connection() or self._create()
            copied = apsw.Connection(source, flags=apsw.SQLITE_OPEN_READONLY)
            try:
                copy_pages(copied, connection, progress)
            finally:
                copied.close()
            schema.migrate(connection, self.path)

    def close(self) -> None:
        """Close every connection of this process. Later calls fail."""
        self._closed = True
        with self._lock, self._errors_converted:
            for connection in list(self._open):
                connection.close()
            self._open.clear()  # a forked child must not look at what is closed

    def exists(self) -> bool:
        """Whether there is a file with something in it."""
        try:
            return os.stat(self.path).st_size > 0
        except FileNotFoundError:
            return False

    def _connection(self) -> apsw.Connection | None:
        """Return this thread's connection, or None when there is no store yet."""
        if self._closed:
            raise Backend("this keeper is closed; open another")
        if self._was_forked_while_writing:
            raise Backend("this process was forked while its parent was writing; start it anew to use the store")
        connection: apsw.Connection | None = getattr(self._local, "connection", None)
        if connection is None and self.exists():
            connection = self._connect()
            version = schema.version_of(connection, self.path)
            if version == 0:
                connection.close()
                return None
            if version < schema.LATEST_VERSION:
                schema.migrate(connection, self.path)
            self._adopt(connection)
        return connection

    def _create(self) -> apsw.Connection:
        try:
            make_private_folder(os.path.dirname(self.path))
            with _creating, suppress(FileExistsError):
                # Only a new file is opened and closed here: closing one that
                # another connection has open would drop that one's locks.
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        except OSError as error:
            raise Backend(f"cannot create the store {self.path}: {error.strerror}") from error
        connection = self._connect()
        self._share_log(connection)
        schema.migrate(connection, self.path)
        self._adopt(connection)
        return connection

    def _share_log(self, connection: apsw.Connection) -> None:
        """Give a new file its write-ahead log; it keeps it from then on."""
        # While another process does the same, SQLite answers "busy" here
        # without asking the busy handler, so the handler is asked by hand.
        wait = _Patience(self.busy_timeout_s)
        for attempts in count():
            try:
                mode = connection.pragma("journal_mode", "wal")
                break
            except apsw.BusyError:
                if not wait(attempts):
                    raise
        if mode != "wal":
            raise Backend(f"{self.path} is on a file system that cannot share a write-ahead log")

    def _connect(self) -> apsw.Connection:
        if os.path.isdir(self.path):
            raise Backend(f"{self.path} is a folder; --store takes a file in it")
        flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_NOMUTEX
        with _creating:
            connection = apsw.Connection(self.path, flags=flags, vfs=self._vfs)
        connection.set_busy_handler(_Patience(self.busy_timeout_s))
        _configure(connection)
        return connection

    def _empty(self) -> apsw.Connection:
        """Return a store with nothing in it, for reads before the first write."""
        connection = apsw.Connection(":memory:")
        connection.deserialize("main", _nothing())
        return connection

    def _adopt(self, connection: apsw.Connection) -> None:
        self._local.connection, self._local.durability = connection, None
        given = connection.execute("SELECT value FROM settings WHERE author = '' AND name = 'durability'").get
        self.make_durable(None if given is None else str(given))
        with self._lock:
            self._open.add(connection)

    def _close_inherited(self) -> None:
        """Close, in a forked child, what it got from its parent, without touching the parent's log.

        SQLite keeps its locks per process and would believe that they hold
        in the child too: whatever it opened would be written without locks.
        """
        inherited = list(self._open)
        self._open, self._local = weakref.WeakSet(), threading.local()
        self._lock, self._writer = threading.Lock(), threading.Lock()
        self._was_forked_while_writing = any(connection.in_transaction for connection in inherited)
        if self._was_forked_while_writing:
            _unusable.extend(inherited)
            return
        for connection in inherited:
            connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
            connection.close()

    def _end(self, connection: apsw.Connection, statement: str) -> None:
        """Leave a transaction that is still open; drop a connection that cannot."""
        if not connection.in_transaction:
            return
        try:
            connection.execute(statement)
        except apsw.Error:
            self._local.connection = None
            connection.close(True)


class NothingToDo:
    """Remembers of what there was nothing to do, for each connection until anybody writes."""

    def __init__(self) -> None:
        self._known: weakref.WeakKeyDictionary[apsw.Connection, tuple[tuple[int, int], Hashable]]
        self._known = weakref.WeakKeyDictionary()

    def is_known(self, connection: apsw.Connection, what: Hashable) -> bool:
        """Tell whether nothing was to do of *what*, and nobody has written since; within a transaction."""
        return self._known.get(connection) == (_state_of(connection), what)

    def note(self, connection: apsw.Connection, what: Hashable) -> None:
        """Remember that there is nothing to do of *what*; within the transaction that has found out."""
        self._known[connection] = _state_of(connection), what


def _state_of(connection: apsw.Connection) -> tuple[int, int]:
    """Return what changes with every write of others, and with every one of this connection's own."""
    return int(connection.pragma("data_version")), connection.total_changes()


class _ErrorsConverted:
    """Turns the driver's errors into ours: the one place where that happens."""

    def __init__(self, path: str, busy_timeout_s: float) -> None:
        self._path = path
        self._busy_timeout_s = busy_timeout_s

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _traceback: object) -> None:
        if error is not None and (said := self._said(error)) is not None:
            raise Backend(said) from error

    def _said(self, error: BaseException) -> str | None:
        match error:
            case apsw.BusyError() | apsw.LockedError():
                return f"the store is busy: others have been writing for {self._busy_timeout_s:g} s; try again"
            case apsw.NotADBError():
                return f"{self._path} is not a kept store (not a SQLite database); name another file"
            case apsw.CantOpenError():
                return f"cannot open the store {self._path}: check that it exists and may be written"
            case apsw.ReadOnlyError():
                return f"the store {self._path} may not be written: check its permissions"
            case apsw.FullError():
                return "the disk is full; nothing was written"
            case UnicodeEncodeError():
                # Texts and our own path were checked long before, so it is that of a backup.
                return "the path of the file is no UTF-8, and SQLite opens no other: name another file"
            case apsw.CorruptError() | ValueError() | OverflowError():
                # ValueError and OverflowError: a text, a time or a list that no version of ours has written.
                return f"the store {self._path} is damaged: run 'kept check', or restore a backup"
            case apsw.Error():
                return f"the database failed: {error}"
            case OSError():
                return f"cannot open the store {self._path}: {error.strerror}"
        return None


def make_private_folder(path: str) -> None:
    """Create a folder, and those above it that are missing, for its owner only."""
    if path and not os.path.isdir(path):
        make_private_folder(os.path.dirname(path))
        # Another process may be first, and a file in the way is an error.
        with suppress(FileExistsError):
            os.mkdir(path, 0o700)


def copy_pages(source: apsw.Connection, target: apsw.Connection, progress: Progress | None = None) -> None:
    """Copy the whole of *source* into *target*, telling *progress* (pages done, pages in all)."""
    with target.backup("main", source, "main") as copying:
        while not copying.done:
            copying.step(_PAGES_PER_STEP)
            if progress is not None:
                progress(copying.page_count - copying.remaining, copying.page_count)


@cache
def _nothing() -> bytes:
    """Return the bytes of a store with nothing in it: to make one takes as long as a dozen reads."""
    connection = apsw.Connection(":memory:")
    schema.migrate(connection, ":memory:")
    return connection.serialize("main")


def _configure(connection: apsw.Connection) -> None:
    # None of these writes to the file; the write-ahead log is set once, when
    # the store is created, and stays.
    connection.pragma("foreign_keys", True)
    connection.pragma("secure_delete", True)
    _sync(connection, None)
    # Sorting never spills text into a file that nobody would erase; only
    # `rewrite_file` uses one, for live memories.
    connection.pragma("temp_store", "memory")
    connection.pragma("cache_size", -_CACHE_KIB)
    connection.pragma("trusted_schema", False)


def _sync(connection: apsw.Connection, durability: str | None) -> None:
    """Sync every commit, or with the durability "normal" only what is moved from the log into the file."""
    connection.pragma("synchronous", "normal" if durability == "normal" else "full")


# Held while a file is created and while one is opened.
_creating = threading.Lock()

# Every store of this process, for a child that is forked from it.
_all: weakref.WeakSet[Connections] = weakref.WeakSet()

# What a child must neither use nor close, and so keeps.
_unusable: list[apsw.Connection] = []


def _close_inherited() -> None:
    global _creating  # noqa: PLW0603 - another thread of the parent may hold it for ever
    _creating = threading.Lock()
    for connections in list(_all):
        connections._close_inherited()  # noqa: SLF001 - of the same module


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_close_inherited)


class _Patience:
    """A busy handler that waits fairly for at most *timeout_s*."""

    def __init__(self, timeout_s: float) -> None:
        self.timeout_s = timeout_s
        self.deadline = 0.0

    def __call__(self, attempts: int) -> bool:
        now = time.monotonic()
        if attempts == 0:
            self.deadline = now + self.timeout_s
        if now >= self.deadline:
            return False
        pause = max(_SHORTEST_PAUSE_S, _FIRST_PAUSE_S / (1 + attempts / 4))
        # Two processes that started together must not ask together for ever.
        jitter = 0.5 + time.perf_counter_ns() % 1_000 / 1_000
        time.sleep(pause * jitter)
        return True
