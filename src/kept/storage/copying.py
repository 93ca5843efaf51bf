"""Copying a whole store into another, whatever database either is in.

Rows travel in one form, that of `TABLES`, in parcels of one tenant. A target
writes a parcel and how far the copy has come in one transaction, so that a
copy that was stopped goes on where it was; only when it is complete, and what
was read back has the counts and hashes of what was sent, does the target
become a store that can be opened.

Numbers of rows are the source's. Targets may give others to spaces, archives
and messages, which nobody sees; memories keep theirs.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from hashlib import blake2b
from marshal import dumps
from operator import itemgetter
from typing import Any, NamedTuple, Protocol, Self

from kept.errors import Backend
from kept.storage.protocol import Progress

Row = tuple[Any, ...]

# Rows of one parcel, and so of one transaction: at most so many, and so many bytes if the next are as long as the last.
PARCEL = 10_000
_PARCEL_BYTES = 16 << 20
_FIRST = 4_000

# A row of an archive may be of many megabytes.
_ARCHIVES = 20

_SPACES = ("space", "newer_space", "older_space")

# Of these every memory has a row, and each is sent and read back: so often it passes until it is copied.
_OF_EACH = ("memories", "words", "vectors")
_PASSES = 2 * len(_OF_EACH)


class Table(NamedTuple):
    """One kind of rows: its columns besides the tenant, and which of them are its key.

    ``unseen`` are columns that need not be the same in a copy.
    """

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    unseen: tuple[str, ...] = ()


def _table(name: str, columns: str, key: str, unseen: str = "") -> Table:
    return Table(name, tuple(columns.split()), tuple(key.split()), tuple(unseen.split()))


# In this order: what refers to something comes after it. The word index and
# the vectors are of memories, or of archived messages, whose rows are below zero.
TABLES = (
    _table("spaces", "space scope holder memories tokens messages message_tokens changes", "space", "space"),
    _table(
        "memories",
        "row space uid name is_named kind behavioral content description tags project branch actor author dialect"
        " session session_group writer created updated version pinned confirmed digest superseded_by trashed findings"
        " key category confidence archived used",
        "row",
    ),
    _table("words", "row space state content name description tags marks", "row"),
    _table("vectors", "row space model vector pieces", "row"),
    _table(
        "revisions", "row version space action at actor author dialect session session_group state", "row version"
    ),
    _table("tombstones", "id uid space deleted actor author session", "id", "id"),
    _table("budgets", "author session name used", "author session name"),
    _table("settings", "author name value", "author name"),
    _table(
        "segments",
        "segment space session uuid created first last messages chars tokens tokenizer exact summary preview secret"
        " inside source conversation digest body is_read",
        "segment",
        "segment",
    ),
    _table("messages", "message space segment position speaker said text", "message", "message segment"),
    _table("message_words", "row space state content name description tags marks", "row", "row"),
    _table("message_vectors", "row space model vector pieces", "row", "row"),
    _table("folders", "space path index_size index_time index_inode overrules", "space"),
    _table(
        "folder_files", "space file uid version size time inode seen digest line problem", "space file"
    ),
    _table("folder_waiting", "space uid", "space uid"),
    _table("folder_erased", "space digest", "space digest"),
    _table("users", "name created disabled", "name"),
    _table("members", "name team", "name team"),
    _table("tokens", "id holder name use actor access projects created expires used revoked digest", "id"),
    _table("deeds", "deed at author actor token surface action target outcome address", "deed", "deed"),
    _table("likeness", "newer older newer_space older_space kind dismissed", "newer older"),
    _table("compared", "space first last", "space"),
)  # fmt: skip


class Parcel(NamedTuple):
    """Rows of one table and tenant, as a target has packed them."""

    table: Table
    tenant: str
    rows: int
    packed: Any


class Tenant(NamedTuple):
    """A tenant, and the last numbers that it has given."""

    name: str
    memories: int
    segments: int
    messages: int
    deeds: int


class Source(Protocol):
    """A store to be read. All reads between ``__enter__`` and ``__exit__`` see one state of it."""

    address: str

    def __enter__(self) -> Self:
        """Begin to read."""

    def __exit__(self, *_: object) -> None:
        """End it."""

    def facts(self) -> dict[str, str]:
        """Return what the store knows of itself that a copy must know too: its id, and the version of its tokens."""

    def tenants(self) -> list[Tenant]:
        """Return the tenants, in an order that stays."""

    def count(self) -> dict[str, int]:
        """Count the memories, and whatever else tells cheaply that something has changed."""

    def rows(self, table: Table, tenant: str, after: Sequence[Any] | None, most: int) -> list[Row]:
        """Return the next rows of a tenant in the order of their key, those after the key *after*."""


class Target(Source, Protocol):
    """A store to be written; while it is incomplete nobody can open it."""

    def position(self) -> dict[str, Any] | None:
        """Return what the last `write` noted; None if nothing was copied here yet.

        Raises:
            InvalidInput: there is a store here, or something else.
        """

    def begin(self, facts: Mapping[str, str], tenants: Sequence[Tenant], position: Mapping[str, Any]) -> None:
        """Make an empty store."""

    def discard(self) -> None:
        """Forget an incomplete copy."""

    def pack(self, table: Table, tenant: str, rows: list[Row]) -> Any:
        """Make of *rows* what `write` takes, while it may be writing others."""

    def write(self, parcels: Sequence[Parcel], position: Mapping[str, Any]) -> None:
        """Write rows of tenants, and *position*, all or nothing."""

    def complete(self) -> None:
        """Make what is derived from the rows, which may be read meanwhile. Doing it twice does no harm."""

    def stop(self) -> None:
        """Let `complete`, which may be going on in another thread, end soon and fail."""

    def publish(self) -> None:
        """Let the copy be a store that can be opened."""


class Copied(NamedTuple):
    """What was copied: memories, and rows of every kind."""

    memories: int
    rows: int


class _Sums:
    """Counts and hashes of rows by table, whatever their order."""

    def __init__(self, known: Mapping[str, Sequence[int]] | None = None) -> None:
        self.known: dict[str, list[int]] = {name: list(sums) for name, sums in (known or {}).items()}
        self._spaces: dict[tuple[str, int], tuple[str, str]] = {}

    def learn(self, tenant: str, spaces: Sequence[Row]) -> None:
        """Know whose the spaces of *tenant* are: rows are told apart by that, for numbers may differ."""
        self._spaces |= {(tenant, space): (scope, holder) for space, scope, holder, *_ in spaces}

    def copied(self) -> dict[str, list[int]]:
        """Return what is known now."""
        return {name: list(sums) for name, sums in self.known.items()}

    def passes(self) -> int:
        """Return how many of the rows are those that every memory has."""
        return sum(self.known[name][0] for name in _OF_EACH if name in self.known)

    def add(self, table: Table, tenant: str, rows: Sequence[Row]) -> None:
        if table.name == "spaces":
            self.learn(tenant, rows)
        of_space, rest = _seen(table)
        count, total = self.known.get(table.name, (0, 0))
        for row in rows:
            said = (tenant, [self._spaces[tenant, row[at]] for at in of_space], rest(row))
            # Its second version writes equal values alike, and takes a tenth of the time of repr.
            total += int.from_bytes(blake2b(dumps(said, 2), digest_size=8).digest())
        self.known[table.name] = [count + len(rows), total & 0xFFFF_FFFF_FFFF_FFFF]


def copy(source: Source, target: Target, progress: Progress | None = None, *, restart: bool = False) -> Copied:
    """Copy *source* to *target*, or go on with a copy that was stopped; with *restart* from the beginning.

    Raises:
        InvalidInput: the target holds something else.
        Backend: the source has changed meanwhile, or the copy is not what was sent.
    """
    with ExitStack() as reading:
        reading.enter_context(source)
        tenants, found = source.tenants(), source.count()
        with target:
            if restart:
                target.discard()
            position = target.position()
            if position is None:
                position = {
                    "of": source.facts()["id"],
                    "count": found,
                    "tenant": 0,
                    "table": 0,
                    "after": None,
                    "sums": {},
                }
                target.begin(source.facts(), tenants, position)
            if position["of"] != source.facts()["id"]:
                raise Backend(
                    f"{target.address} holds an incomplete copy of another store; --restart discards it, or name"
                    " another place"
                )
            if position["count"] != found:
                raise _changed(source)
            position = _send(source, target, tenants, dict(position), progress)
            reading.close()
            with ThreadPoolExecutor(1) as beside:
                # Rows can be read back while what is derived from them is made.
                completing = beside.submit(target.complete)
                try:
                    read_back = _read_back(target, found["memories"], progress)
                    completing.result()
                except BaseException:
                    # Whoever presses Ctrl-C does not wait until all of it is indexed.
                    target.stop()
                    raise
            _verify(position["sums"], read_back.known)
            # What was written meanwhile would be missing, and nobody would know.
            with source:
                if source.count() != found:
                    raise _changed(source)
            target.publish()
    rows = sum(count for count, _ in position["sums"].values())
    return Copied(position["sums"].get("memories", [0])[0], rows)


def _send(
    source: Source, target: Target, tenants: Sequence[Tenant], position: dict[str, Any], progress: Progress | None
) -> dict[str, Any]:
    """Send everything from *position* on, and return where that led."""
    sums = _Sums(position["sums"])
    total = position["count"]["memories"]
    parcels: list[Parcel] = []
    packed_rows = weight = 0
    # While one parcel is written the next is read and packed: a database is at work on one, and we on the other.
    with ThreadPoolExecutor(1) as writer:
        writing: Future[None] | None = None
        for number, tenant in enumerate(tenants[position["tenant"] :], position["tenant"]):
            if position["table"] or position["after"]:
                sums.learn(tenant.name, _all_spaces(source, tenant.name))
            for at in range(position["table"], len(TABLES)):
                table = TABLES[at]
                for rows in _parcels(source, table, tenant.name, _revived(position["after"])):
                    sums.add(table, tenant.name, rows)
                    packed = target.pack(table, tenant.name, rows)
                    parcels.append(Parcel(table, tenant.name, len(rows), packed))
                    packed_rows += len(rows)
                    weight += _weight(rows)
                    is_enough = packed_rows >= PARCEL or weight >= _PARCEL_BYTES
                    if is_enough or table.name == "segments":
                        after = [_packed(rows[-1][table.columns.index(column)]) for column in table.key]
                        reached = {"tenant": number, "table": at, "after": after, "sums": sums.copied()}
                        if writing is not None:
                            writing.result()
                        writing = writer.submit(target.write, parcels, position | reached)
                        parcels, packed_rows, weight = [], 0, 0
                    if progress is not None:
                        progress(sums.passes() // _PASSES, total)
                position["after"] = None
            position["table"] = 0
        if writing is not None:
            writing.result()
        position |= {"tenant": len(tenants), "sums": sums.copied()}
        target.write(parcels, position)
    return position


def _verify(sent: Mapping[str, Sequence[int]], got: Mapping[str, Sequence[int]]) -> None:
    for table in TABLES:
        (rows, sum_), (rows_got, sum_got) = sent.get(table.name, (0, 0)), got.get(table.name, (0, 0))
        if (rows, sum_) != (rows_got, sum_got):
            others = ", but others" if rows == rows_got else ""
            raise Backend(
                f"the copy is not what was sent: {table.name} has {rows_got:,} rows of {rows:,}{others};"
                " nothing was opened, --restart copies anew"
            )


def _read_back(target: Target, total: int, progress: Progress | None) -> _Sums:
    sums = _Sums()
    for tenant in target.tenants():
        for table in TABLES:
            for rows in _parcels(target, table, tenant.name):
                sums.add(table, tenant.name, rows)
                if progress is not None:
                    progress((len(_OF_EACH) * total + sums.passes()) // _PASSES, total)
    return sums


def _all_spaces(source: Source, tenant: str) -> list[Row]:
    return [row for rows in _parcels(source, TABLES[0], tenant) for row in rows]


def _parcels(source: Source, table: Table, tenant: str, after: Sequence[Any] | None = None) -> Iterator[list[Row]]:
    key = [table.columns.index(column) for column in table.key]
    most = min(PARCEL, _ARCHIVES if table.name == "segments" else _FIRST)
    while rows := source.rows(table, tenant, after, most):
        yield rows
        if len(rows) < most:
            return
        after = [rows[-1][one] for one in key]
        if table.name != "segments":
            most = max(1, min(PARCEL, _PARCEL_BYTES * len(rows) // _weight(rows)))


def _weight(rows: Sequence[Row]) -> int:
    """Return about how many bytes *rows* have, by looking at some of them."""
    some = rows[:: max(1, len(rows) // 100)]
    held = sum(len(value) for row in some for value in row if isinstance(value, (str, bytes)))
    return 1 + held * len(rows) // len(some)


def _seen(table: Table) -> tuple[list[int], Callable[[Row], Any]]:
    """Return which columns of a table are spaces, and what takes the others that a hash is made of from a row."""
    spaces = [at for at, column in enumerate(table.columns) if column in _SPACES]
    rest = [at for at, column in enumerate(table.columns) if column not in {*_SPACES, *table.unseen}]
    return spaces, itemgetter(*rest)


def _packed(value: Any) -> Any:
    """Write a part of a key as JSON can hold it."""
    return {"hex": value.hex()} if isinstance(value, bytes) else value


def _revived(key: Sequence[Any] | None) -> list[Any] | None:
    if key is None:
        return None
    return [bytes.fromhex(part["hex"]) if isinstance(part, dict) else part for part in key]


def _changed(source: Source) -> Backend:
    return Backend(
        f"{source.address} has changed since the copy began: stop what writes to it, then copy with --restart"
    )
