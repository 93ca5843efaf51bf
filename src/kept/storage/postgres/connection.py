"""Connections to one PostgreSQL database: pool, errors, and what is tried again.

What happened before COMMIT was sent has not happened, and is tried again
(`repeated`). If the connection is lost while committing, nobody knows: that is
`Unsettled`, and never tried again blindly.
"""

import logging
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from itertools import zip_longest
from typing import Any, ParamSpec, TypeVar
from urllib.parse import quote, urlencode
from weakref import WeakKeyDictionary

import psycopg
from psycopg import errors, sql
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from kept.errors import Backend, InvalidInput
from kept.storage.postgres import prepared, schema, texts
from kept.storage.postgres.transaction import (
    READING,
    WRITING,
    Common,
    Connection,
    Space,
    Spaces,
    Transaction,
    Upkeep,
    array,
)
from kept.types import Caller

# For so long the plans of what is prepared are kept: tables grow, and are counted anew, meanwhile.
_PLANNED_FOR_S = 10.0

# How many words, and how many callers, are remembered.
_MOST_KNOWN = 10_000

_P = ParamSpec("_P")
_R = TypeVar("_R")

# How long one statement may take, how long a writer waits for another, and
# how many connections a process has; each can be set by its variable.
STATEMENT_TIMEOUT_S = 30.0
LOCK_TIMEOUT_S = 20.0
MOST_CONNECTIONS = 10
_VARIABLES = {
    "KEPT_POSTGRES_STATEMENT_TIMEOUT_S": STATEMENT_TIMEOUT_S,
    "KEPT_POSTGRES_LOCK_TIMEOUT_S": LOCK_TIMEOUT_S,
    "KEPT_POSTGRES_CONNECTIONS": float(MOST_CONNECTIONS),
}

# For so long what is safe to repeat is tried again: a restart takes seconds, a failover ten.
_PATIENCE_S = 20.0
_FIRST_PAUSE_S = 0.02
_LONGEST_PAUSE_S = 1.0

_CONNECT_TIMEOUT_S = 5

# So often who waits for a connection of the pool asks it anew.
_ASKED_ANEW_S = 1.0

# What the pool has to say, our errors say; it must not end up on a terminal.
logging.getLogger("psycopg.pool").addHandler(logging.NullHandler())


class Interrupted(Backend):
    """The transaction came to nothing through no fault of its own; it may be tried again."""


class Unsettled(Backend):
    """The connection was lost while committing: the change may have been written, or not."""


class Connections:
    """All connections of one process to the database at *url*."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.address = _address(url)
        self._lock = threading.Lock()
        self._pool: ConnectionPool[Connection] | None = None
        self._process = os.getpid()
        self._closed = False
        self._role = ""
        self._is_cluster = False
        self._timeouts: dict[str, str] = {}
        # The schema in which the extension is.
        self.extension = "kept"
        self._was_reached = False
        self._common: Common = {}
        self._spaces: dict[tuple[str, *tuple[Space, ...]], Spaces] = {}
        self._planned_until: WeakKeyDictionary[Connection, float] = WeakKeyDictionary()
        self._when_lost: list[Callable[[], None]] = []

    @contextmanager
    def reading(self, who: Caller | Upkeep, *, spaces: bool = True) -> Iterator[Transaction]:
        """Run a block of reads on one unchanging snapshot; never waits for a writer.

        Without *spaces*, none is looked for: what is read lies in none.
        """
        with self._transaction(who, READING, None, spaces=spaces) as transaction:
            yield transaction

    @contextmanager
    def writing(
        self, who: Caller | Upkeep, patience_s: float | None = None, *, repeatable: bool = False
    ) -> Iterator[Transaction]:
        """Run a block in one transaction: all of it, durably, or nothing.

        Waits for other writers as long as always, or for *patience_s*. What
        is *repeatable* does the same when it is done twice.

        Raises:
            Interrupted: nothing was written; or it is repeatable.
            Unsettled: nobody knows.
        """
        try:
            with self._transaction(who, WRITING, patience_s) as transaction:
                yield transaction
        except Unsettled as lost:
            if repeatable:
                raise Interrupted(lost.message) from lost
            raise

    @contextmanager
    def apart(self) -> Iterator[Connection]:
        """Give a connection of its own, in autocommit mode and as the role that connects: for migrations and vacuum."""
        with self._errors_converted(), self._connect() as connection:
            yield connection

    def when_lost(self, call: Callable[[], None]) -> None:
        """Let *call* be called whenever a connection was lost: the next may lead to another server."""
        self._when_lost.append(call)

    def tenants(self) -> list[str]:
        """Return all tenants, by name."""
        with self.reading(Upkeep(reach="store")) as transaction:
            return [tenant for (tenant,) in transaction.execute("SELECT tenant FROM tenants ORDER BY tenant")]

    def close(self) -> None:
        """Close every connection of this process. Later calls fail."""
        self._closed = True
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None and self._process == os.getpid():
            pool.close()

    @contextmanager
    def _transaction(
        self, who: Caller | Upkeep, mode: str, patience_s: float | None, *, spaces: bool = True
    ) -> Iterator[Transaction]:
        # Each connection has the usual timeouts already: only others need a statement.
        timeouts = {name: value for name, value in _timeouts(patience_s).items() if self._timeouts.get(name) != value}
        with self._borrowed() as connection:
            if len(self._common) > _MOST_KNOWN:
                self._common = {}
            role = {"role": self._role} if self._role else {}
            transaction = Transaction(connection, mode, role | timeouts | _said(who), self._common)
            if time.monotonic() > self._planned_until.get(connection, 0):
                transaction.plan_anew()
                self._planned_until[connection] = time.monotonic() + _PLANNED_FOR_S
            try:
                with self._errors_converted(connection):
                    if spaces:
                        self._show_spaces(transaction, who)
                    yield transaction
            except BaseException:
                if transaction.is_begun:
                    with suppress(psycopg.Error):
                        connection.execute("ROLLBACK")
                raise
            if transaction.is_begun and not transaction.is_ended:
                self._commit(connection, is_writing=mode == WRITING)

    def _show_spaces(self, transaction: Transaction, who: Caller | Upkeep) -> None:
        if isinstance(who, Upkeep):
            if who.spaces:
                transaction.look([])
            return
        holders = holders_of(who)
        known = self._spaces.get((who.tenant, *holders))
        if known is not None:
            transaction.see(known)
        elif holders:
            transaction.look(holders)
            if len(transaction.spaces) == len(holders):
                # A space keeps its number for ever, so whoever has all of theirs need not look again.
                if len(self._spaces) > _MOST_KNOWN:
                    self._spaces = {}
                self._spaces[who.tenant, *holders] = dict(transaction.spaces)

    def _commit(self, connection: Connection, *, is_writing: bool) -> None:
        try:
            ended = connection.execute("COMMIT").statusmessage
        except psycopg.OperationalError as error:
            if not is_writing or isinstance(error, errors.SerializationFailure | errors.DeadlockDetected):
                raise Interrupted(f"{self.address} was too busy; try again") from error
            self._tell_of_loss()
            raise Unsettled(
                f"the connection to {self.address} was lost while committing: the change may have been written or"
                " not; look before you repeat it"
            ) from error
        except psycopg.Error as error:
            raise Backend(f"the database failed: {_first_line(error)}") from error
        if ended != "COMMIT":
            raise Backend("the database took the transaction back; nothing was written")

    def _tell_of_loss(self) -> None:
        for call in self._when_lost:
            call()

    @contextmanager
    def _borrowed(self) -> Iterator[Connection]:
        pool = self._opened()
        try:
            connection = _taken(pool)
        except PoolTimeout as error:
            # Either the server is gone, or all are in use: ask which.
            with self.apart():
                pass
            raise Interrupted(
                f"all {pool.max_size} connections to {self.address} are in use; allow more with"
                " KEPT_POSTGRES_CONNECTIONS"
            ) from error
        except PoolClosed as error:
            raise Backend("this keeper is closed; open another") from error
        try:
            yield connection
        finally:
            pool.putconn(connection)

    def _opened(self) -> "ConnectionPool[Connection]":
        if self._closed:
            raise Backend("this keeper is closed; open another")
        if self._pool is not None and self._process == os.getpid():
            return self._pool
        with self._lock:
            if self._pool is None or self._process != os.getpid():
                # A forked child opens its own and leaves its parent's alone.
                self._process = os.getpid()
                self._prepare()
                self._pool = ConnectionPool(
                    self.url,
                    kwargs=self._options(),
                    min_size=0,
                    max_size=int(_limit("KEPT_POSTGRES_CONNECTIONS")),
                    configure=self._configure,
                    check=None,
                    open=True,
                    reconnect_timeout=0,
                    num_workers=1,
                )
            return self._pool

    def _prepare(self) -> None:
        """Look at the database once: create the store if there is none, and learn as whom to work there."""
        with self.apart() as connection:
            version = schema.version_of(connection)
            if version == 0:
                schema.migrate(connection)
            else:
                schema.must_fit(version, self.address, schema.oldest_of(connection))
            if schema.may_bypass(connection):
                known = connection.execute(
                    "SELECT 1 FROM pg_roles WHERE rolname = %s", (schema.RUNTIME_ROLE,)
                ).fetchone()
                if known is None:
                    raise Backend(
                        f"the role of {self.address} could pass by row-level security, and there is no role"
                        f" {schema.RUNTIME_ROLE} to work as: run 'kept store migrate', or connect as an ordinary role"
                    )
                self._role = schema.RUNTIME_ROLE
            self._is_cluster = schema.is_cluster(connection)
            self._timeouts = _timeouts()
            self.extension = sql.Identifier(schema.place_of_extension(connection)).as_string(connection)
        self._was_reached = True

    def _connect(self) -> Connection:
        return psycopg.connect(self.url, **self._options())

    def _options(self) -> dict[str, Any]:
        # The driver forgets what it has prepared by itself with every rollback, and what `prepared` has with it.
        options: dict[str, Any] = {"autocommit": True, "prepare_threshold": None}
        if "connect_timeout" not in conninfo_to_dict(self.url):
            options["connect_timeout"] = _CONNECT_TIMEOUT_S
        if "application_name" not in conninfo_to_dict(self.url):
            options["application_name"] = "kept"
        return options

    def _configure(self, connection: Connection) -> None:
        texts.register(connection)
        settings = {
            "search_path": f"kept, {self.extension}",
            # What is prepared is planned once. Left to itself, the server would go on planning what has few values.
            # But a cluster has to know the tenant to find its node, and without it refuses to plan.
            "plan_cache_mode": "force_custom_plan" if self._is_cluster else "force_generic_plan",
            # No question of a caller is worth reading through everybody's rows. Of a table that was nearly empty when
            # somebody last counted, a plan would do so, and go on when it has grown.
            "enable_seqscan": "off",
            # To start workers for a question takes five milliseconds, which is longer than to answer it.
            "max_parallel_workers_per_gather": "0",
            **self._timeouts,
        }
        setting = [f"SET {name} = {value}" for name, value in settings.items()]
        connection.execute("; ".join([*setting, *prepared.PREPARING]).encode(), prepare=False)

    @contextmanager
    def _errors_converted(self, connection: Connection | None = None) -> Iterator[None]:
        """Turn the driver's errors into ours: the one place where that happens."""
        try:
            yield
        except psycopg.Error as error:
            raise self._converted(error, connection) from error

    def _converted(self, error: psycopg.Error, connection: Connection | None) -> Backend:
        said = _first_line(error)
        match error:
            case errors.SerializationFailure() | errors.DeadlockDetected():
                return Interrupted(f"{self.address} was too busy; try again")
            case errors.LockNotAvailable():
                return Backend("the store is busy: others have been writing for too long; try again")
            case errors.QueryCanceled():
                seconds = _limit("KEPT_POSTGRES_STATEMENT_TIMEOUT_S")
                return Backend(
                    f"{self.address} took longer than {seconds:g} s (KEPT_POSTGRES_STATEMENT_TIMEOUT_S); try again"
                )
            case errors.DiskFull():
                return Backend("the disk of the database is full; nothing was written")
            case errors.InsufficientPrivilege():
                return Backend(
                    f"the role of {self.address} may not do this ({said}): connect as the owner, or let the owner run"
                    " 'kept store migrate'"
                )
            case errors.ReadOnlySqlTransaction():
                # A standby, or one that was the primary: the next connection may find the new one.
                if connection is not None:
                    connection.close()
                return Interrupted(f"{self.address} may only be read now; try again")
            case psycopg.OperationalError() | psycopg.InterfaceError():
                if connection is None and not self._was_reached:
                    return Backend(f"cannot connect to {self.address}: {said}")
                if connection is not None and self._pool is not None:
                    # Others that were lost with this one are not to be tried one by one.
                    with suppress(psycopg.Error, PoolClosed):
                        self._pool.drain()
                    self._tell_of_loss()
                return Interrupted(f"{self.address} cannot be reached now: {said}")
        return Backend(f"the database failed: {said}")


def _taken(pool: "ConnectionPool[Connection]") -> Connection:
    """Take a connection out of *pool*.

    Who waits for one is forgotten by a pool that cannot make it just then, and
    waits on when the server is back. So it asks anew every now and then.
    """
    until = time.monotonic() + _CONNECT_TIMEOUT_S
    while True:
        try:
            return pool.getconn(timeout=min(_ASKED_ANEW_S, _CONNECT_TIMEOUT_S))
        except PoolTimeout:
            if time.monotonic() >= until:
                raise


def repeated(verb: Callable[_P, _R]) -> Callable[_P, _R]:
    """Let *verb* run again when its transaction came to nothing, for as long as patience lasts."""

    @wraps(verb)
    def repeating(*arguments: _P.args, **named: _P.kwargs) -> _R:
        until, pause = time.monotonic() + _PATIENCE_S, _FIRST_PAUSE_S
        while True:
            try:
                return verb(*arguments, **named)
            except Interrupted:
                if time.monotonic() + pause > until:
                    raise
            # A little at random: two calls that hindered each other must not meet again.
            time.sleep(pause * (0.5 + time.perf_counter_ns() % 1_000 / 1_000))
            pause = min(pause * 2, _LONGEST_PAUSE_S)

    return repeating


def holders_of(caller: Caller) -> list[Space]:
    """Return whose spaces *caller* may see: the one rule of visibility."""
    found: list[Space] = []
    if caller.user is not None:
        found.append(("personal", caller.user))
    if caller.project is not None:
        found.append(("project", caller.project))
    return [*found, *(("team", team) for team in caller.teams)]


def _said(who: Caller | Upkeep) -> dict[str, str]:
    """Return what a transaction says of who asks; what is not said is nobody's."""
    if isinstance(who, Upkeep):
        said = {"kept.reach": who.reach, "kept.token": who.token.hex()}
        if who.spaces:
            said["statement_timeout"] = "0"  # a look at everything takes as long as it takes
            said |= {"enable_seqscan": "on", "max_parallel_workers_per_gather": "2"}
    else:
        said = {"kept.project": who.project or "", "kept.teams": array(who.teams) if who.teams else ""}
    # Callers without a name have budgets too, under the empty name.
    author = {} if isinstance(who, Upkeep) else {"kept.author": who.user or ""}
    return {"kept.tenant": who.tenant} | author | {name: value for name, value in said.items() if value}


def _timeouts(patience_s: float | None = None) -> dict[str, str]:
    """Return how long statements may take, and wait for other writers, in milliseconds."""
    lock_timeout_s = _limit("KEPT_POSTGRES_LOCK_TIMEOUT_S") if patience_s is None else patience_s
    return {
        "statement_timeout": str(round(_limit("KEPT_POSTGRES_STATEMENT_TIMEOUT_S") * 1_000)),
        "lock_timeout": str(max(1, round(lock_timeout_s * 1_000))),
    }


def _limit(variable: str) -> float:
    given = os.environ.get(variable)
    if not given:
        return _VARIABLES[variable]
    try:
        limit = float(given)
    except ValueError:
        limit = 0.0
    if not 0 < limit < 86_400:
        raise InvalidInput(f"{variable} is '{given}'; give a number greater than 0", field=variable)
    return limit


def _address(url: str) -> str:
    """Return *url* as it may be shown, and given to another command: without its password."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error as error:
        raise InvalidInput(f"store is no address of PostgreSQL: {_first_line(error)}", field="store") from None
    given = {name: str(value) for name, value in parts.items() if value}
    hosts, ports = given.get("host") or given.get("hostaddr") or "", given.get("port", "")
    query = {"service": given["service"]} if "service" in given else {}
    if "/" in hosts:  # the folder of a socket
        query |= {"host": hosts} | ({"port": ports} if ports else {})
        hosts = ports = ""
    who = f"{quote(given['user'])}@" if "user" in given else ""
    what = quote(given.get("dbname", "")) + (f"?{urlencode(query, safe='/,')}" if query else "")
    return f"postgresql://{who}{_where(hosts.split(','), ports.split(','))}/{what}"


def _where(hosts: list[str], ports: list[str]) -> str:
    """Write hosts with their ports, of which there may be one for all."""
    named = [f"[{host}]" if ":" in host else host for host in hosts]
    given = ports * len(hosts) if len(ports) == 1 else ports
    return ",".join(f"{host}:{port}" if port else host for host, port in zip_longest(named, given, fillvalue=""))


def _first_line(error: psycopg.Error) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
