"""Vectors in PostgreSQL: their signs nominate candidates, and ranking looks at those exactly.

The server nominates by pgvector. A look at all vectors of a few spaces is
exact, and takes a millisecond for ten thousand; who asks more than once about
many keeps their signs (`signs`). A tenant with very many gets an index of its
own (`tune`): one for all tenants would find others' first and lose the caller's.

Archived messages are known by their numbers below zero, memories by those above.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np
from psycopg import errors, sql

from kept.retrieval.ranking import Candidates
from kept.retrieval.tokens import QueryWord
from kept.storage.nearness import (
    Stack,
    alike,
    compared,
    most_promising,
    nearest_first,
    some_of,
    stacked,
    without_common_names,
)
from kept.storage.postgres import prepared
from kept.storage.postgres.connection import Connections, repeated
from kept.storage.postgres.signs import Held, Signs
from kept.storage.postgres.transaction import Spaces, Statement, Transaction, Upkeep, array, numbers
from kept.storage.postgres.vector_rows import TEXT
from kept.storage.postgres.visibility import numbering
from kept.storage.signs import as_bytes
from kept.storage.vectors import Coverage, Embedded, Near, Unembedded
from kept.types import Caller

# Vectors are added beside searches, which must not wait long for other writers.
_PATIENCE_S = 2.0

# For each vector that is chosen exactly, so many are nominated by their signs.
_NOMINATED = 4

# From so many vectors of a tenant on, an index of its own pays: to look through it thoroughly takes about as long as to
# look at 70,000.
LARGE = 100_000

# How thoroughly that is: among 40,000 vectors, 200 found 92 of the 100 nearest, and 500 found 99.
_THOROUGH = 400


class PostgresVectors:
    """The vectors of one store. What the verbs promise is said in `Vectors`; all is of spaces the caller may see."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._signs = Signs()
        connections.when_lost(self._signs.forget)

    @repeated
    def waiting(self, caller: Caller, model: str, most: int) -> list[Unembedded]:
        with self._connections.reading(caller) as transaction:
            # One trip tells, nearly always, that nothing waits.
            if not transaction.last(*prepared.any_waiting(caller.tenant, transaction.spaces, model))[0][0]:
                return []
        with self._connections.reading(caller) as transaction:
            of = {"tenant": caller.tenant, "spaces": numbers(transaction.spaces), "model": model, "most": most}
            found = transaction.execute(_WAITING, of).fetchall()
            texts = _texts(transaction, [row for row, _, _ in found])
        return [
            Unembedded(row, space, *texts[row], by or None, caller.tenant) for row, space, by in found if row in texts
        ]

    @repeated
    def add(self, model: str, embedded: Sequence[Embedded]) -> None:
        tenants: dict[str, list[Embedded]] = {}
        for one in embedded:
            tenants.setdefault(one.text.tenant, []).append(one)
        for tenant, made in tenants.items():
            with self._connections.writing(Upkeep(tenant), _PATIENCE_S, repeatable=True) as transaction:
                seen: Spaces = {one.text.space: ("personal", "") for one in made}
                transaction.see(seen)
                versions = _versions(transaction, [one.text.row for one in made])
                # What has changed or gone meanwhile is left out, and waits; another process may have been first.
                current = [one for one in made if versions.get(one.text.row) == one.text.version]
                vectors = [as_bytes(vector) for _, vector, _ in current]
                writing = (
                    (
                        "UPDATE vectors SET model = %s, dims = n.dims, signs = n.signs::bit varying, vector = n.vector,"
                        " pieces = n.pieces, written = t.vectors FROM tenants t, unnest(%s::bigint[], %s::text[],"
                        " %s::integer[], %s::text[], %s::bytea[], %s::bytea[])"
                        " AS n (row, instead, dims, signs, vector, pieces) WHERE t.tenant = %s"
                        " AND vectors.tenant = %s AND vectors.row = n.row AND vectors.model = n.instead"
                    ),
                    (
                        model,
                        numbers(text.row for text, _, _ in current),
                        array(text.instead or "" for text, _, _ in current),
                        numbers(map(len, vectors)),
                        array(_signs(np.frombuffer(vector, np.int8)) for vector in vectors),
                        array(f"\\x{vector.hex()}" for vector in vectors),
                        array(f"\\x{pieces.hex()}" for _, _, pieces in current),
                        tenant,
                        tenant,
                    ),
                )
                # Whoever takes the next number waits until this ends: so whoever has seen a number has seen all below.
                transaction.together([numbering(transaction, "vectors"), writing])

    def save(self) -> None:
        """Do nothing: what was added is written."""

    @repeated
    def coverage(self, caller: Caller, model: str) -> Coverage:
        with self._connections.reading(caller) as transaction:
            embedded, waiting = transaction.execute(
                "SELECT count(*) FILTER (WHERE model = %s), count(*) FILTER (WHERE model <> %s) FROM vectors"
                " WHERE tenant = %s AND space = ANY (%s::bigint[]) AND row > 0",
                (model, model, transaction.tenant, list(transaction.spaces)),
            ).fetchone() or (0, 0)
        return Coverage(embedded, waiting)

    def held(self, transaction: Transaction, spaces: Iterable[int], near: Near) -> Held | None:
        """Return the signs of all vectors of *spaces*, if they are at hand."""
        return self._signs.held(transaction, spaces, near)

    def hold(self, transaction: Transaction, spaces: Iterable[int], near: Near, memories: int) -> None:
        """Have the signs of *spaces*, which have so many memories, at hand from now on, if that pays."""
        self._signs.load(transaction, spaces, near, memories)

    def nearest(
        self,
        transaction: Transaction,
        spaces: Iterable[int],
        near: Near,
        *,
        messages: bool = False,
        among: Sequence[int] | None = None,
        held: Held | None = None,
    ) -> list[int]:
        """Return the rows of *spaces* whose vectors point most nearly where *near* does, nearest first.

        Those of memories, or with *messages* those of archived messages; or some *among* them.
        """
        if held is not None:
            return self.nearest_of(transaction, held.nominated(near, _nominated(near), among), near)
        asking = self.nominating(transaction, spaces, near, messages=messages, among=among)
        return self.nearest_of(transaction, [row for (row,) in transaction.execute(*asking)], near)

    def nominating(
        self,
        transaction: Transaction,
        spaces: Iterable[int],
        near: Near,
        *,
        messages: bool = False,
        among: Sequence[int] | None = None,
    ) -> Statement:
        """Look for rows whose vectors point nearly where *near* does, from which `nearest_of` chooses."""
        dims = len(near.vector) // 4
        transaction.set("hnsw.iterative_scan", "relaxed_order")
        transaction.set("hnsw.ef_search", str(_THOROUGH))
        return (
            (
                "SELECT row FROM vectors WHERE tenant = %s AND space = ANY (%s::bigint[]) AND model = %s AND dims = %s"
                f" AND row {'<' if messages else '>'} 0 AND {'true' if among is None else 'row = ANY (%s::bigint[])'}"
                f" ORDER BY signs::bit({dims}) OPERATOR({self._connections.extension}.<~>) %s::bit({dims})"
                f" LIMIT {_nominated(near)}"
            ),
            (
                transaction.tenant,
                numbers(spaces),
                near.model,
                dims,
                *([] if among is None else [numbers(among)]),
                _signs(np.frombuffer(near.vector, np.float32)),
            ),
        )

    def nearest_of(self, transaction: Transaction, nominated: Sequence[int], near: Near) -> list[int]:
        """Return the nearest of those that were *nominated*, nearest first."""
        rows = [*nominated[: _nominated(near)]]
        if near.exactly:
            return nearest_first(rows, _stack(transaction, rows, near), near.vector, near.most)
        return rows[: near.most]

    def compared(
        self,
        transaction: Transaction,
        query: Sequence[QueryWord],
        found: Candidates,
        near: Near,
        *,
        messages: bool = False,
        most: int | None = None,
    ) -> Candidates:
        """Return what was *found*, with how alike its vectors are to that of *near* and to each other.

        Of more than *most*, those that promise most to answer.
        """
        near = without_common_names(near, query, found)
        rows = [-one.row if messages else one.row for one in found.rows]
        stack = _stack(transaction, rows, near)
        if most is not None and most < len(rows):
            like, held = alike(stack, near.vector, len(rows)), [one.held for one in found.rows]
            best = most_promising(query, found, np.array(rows, np.int64), held, like, near.besides, most)
            found, stack = found._replace(rows=[found.rows[at] for at in best.tolist()]), some_of(stack, best)
        return compared(found, stack, near.vector)

    def tune(self) -> list[str]:
        """Give every tenant with very many vectors an index of its own; return the names of those that are new.

        As the role that connects, which must own the tables.
        """
        made = []
        with self._connections.apart() as connection:
            for tenant in self._connections.tenants():
                for model, dims, count in self._models(tenant):
                    name = _index_name(tenant, model, dims)
                    if count < LARGE or _has_index(connection, name):
                        continue
                    statement = sql.SQL(
                        "CREATE INDEX CONCURRENTLY {} ON kept.vectors USING hnsw ((signs::bit({})) {}.bit_hamming_ops)"
                        " WHERE tenant = {} AND model = {} AND dims = {} AND row > 0"
                    ).format(
                        sql.Identifier(name), sql.Literal(dims), sql.SQL(self._connections.extension),
                        sql.Literal(tenant), sql.Literal(model), sql.Literal(dims),
                    )  # fmt: skip
                    try:
                        connection.execute(statement)
                    except errors.DuplicateTable:
                        continue  # another process was first
                    made.append(name)
        return made

    def _models(self, tenant: str) -> list[tuple[str, int, int]]:
        with self._connections.reading(Upkeep(tenant, spaces=True)) as transaction:
            return transaction.execute(
                "SELECT model, dims, count(*) FROM vectors WHERE tenant = %s AND model <> '' AND row > 0"
                " GROUP BY model, dims ORDER BY model, dims",
                (tenant,),
            ).fetchall()


# Those without one first, then those of other models; of each the memories first, the oldest first.
_WAITING = " UNION ALL ".join(
    "(SELECT row, space, model FROM unnest(%(spaces)s::bigint[]) AS s (of), LATERAL (SELECT row, space, model"
    f" FROM vectors WHERE tenant = %(tenant)s AND space = s.of AND {models} AND row {side} 0"
    f" ORDER BY model, {oldest} LIMIT %(most)s) AS v ORDER BY {oldest})"
    for models in ("model = ''", "model > '' AND model < %(model)s", "model > %(model)s")
    for side, oldest in ((">", "row"), ("<", "row DESC"))
)
_WAITING += " LIMIT %(most)s"


def _texts(transaction: Transaction, rows: Sequence[int]) -> dict[int, tuple[int, str]]:
    """Return the version and the text of memories and messages; a message has no versions."""
    found = transaction.execute(
        f"SELECT m.row, m.version, {TEXT} FROM memories m WHERE tenant = %(tenant)s AND row = ANY (%(rows)s::bigint[])"
        " UNION ALL SELECT -message, 0, text FROM messages WHERE tenant = %(tenant)s"
        " AND message = ANY (%(messages)s::bigint[])",
        {"tenant": transaction.tenant, "rows": list(rows), "messages": [-row for row in rows if row < 0]},
    )
    return {row: (version, text) for row, version, text in found.fetchall()}


def _versions(transaction: Transaction, rows: Sequence[int]) -> dict[int, int]:
    """Return the version of each memory, and 0 for each message; all stay as they are until this transaction ends."""
    return dict(
        [
            *transaction.execute(
                "SELECT row, version FROM memories WHERE tenant = %s AND row = ANY (%s::bigint[])"
                " ORDER BY row FOR SHARE",
                (transaction.tenant, [row for row in rows if row > 0]),
            ),
            *transaction.execute(
                "SELECT -message, 0 FROM messages WHERE tenant = %s AND message = ANY (%s::bigint[])"
                " ORDER BY message FOR SHARE",
                (transaction.tenant, [-row for row in rows if row < 0]),
            ),
        ]
    )


def _stack(transaction: Transaction, rows: Sequence[int], near: Near) -> Stack:
    """Return the vectors of *rows*, of those that have one."""
    found = transaction.execute(
        "SELECT row, vector FROM vectors WHERE tenant = %s AND row = ANY (%s::bigint[]) AND model = %s AND dims = %s",
        (transaction.tenant, numbers(rows), near.model, len(near.vector) // 4),
    )
    return stacked(rows, dict(found.fetchall()))


def _index_name(*of: object) -> str:
    return f"vectors_near_{blake2b(repr(of).encode(), digest_size=8).hexdigest()}"


def _has_index(connection: Any, name: str) -> bool:
    found = connection.execute(
        "SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass(%s)", (f"kept.{name}",)
    ).fetchone()
    if found is not None and not found[0]:
        # Left behind by somebody who was interrupted.
        connection.execute(sql.SQL("DROP INDEX kept.{}").format(sql.Identifier(name)))
        return False
    return found is not None


def _nominated(near: Near) -> int:
    """Return how many are nominated by their signs."""
    return near.most * (_NOMINATED if near.exactly else 1)


def _signs(vector: "np.ndarray[tuple[int], np.dtype[Any]]") -> str:
    """Write the signs of a vector as PostgreSQL writes bits."""
    return "".join("1" if positive else "0" for positive in vector > 0)
