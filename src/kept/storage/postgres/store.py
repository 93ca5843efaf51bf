"""The verbs of the PostgreSQL store.

Every read and write sees the spaces that its transaction knows (see
`visibility`), and whoever changes memories of a space holds it. What the verbs
promise is said in `Storage`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import cached_property
from typing import Literal, TypeVar

from kept.errors import Backend, Conflict, InvalidInput
from kept.retrieval.tokens import QueryWord
from kept.storage import changing
from kept.storage.changing import Change
from kept.storage.conditions import LIVE, MAY_SPEAK, TRUSTED, of_scope
from kept.storage.indexing import MAX_VOCABULARY
from kept.storage.postgres import budgets, changes, searching, transfer, words
from kept.storage.postgres.conditions import (
    PURGED,
    condition_of,
    count_in,
    count_where,
    equal_to,
    purged_values,
    searched,
    standing_in,
)
from kept.storage.postgres.connection import Connections, repeated
from kept.storage.postgres.history import revisions_of
from kept.storage.postgres.naming import NAMED, free_name, having_name, key_is_taken, keyed, name_is_taken
from kept.storage.postgres.rows import COLUMNS
from kept.storage.postgres.settling import are_gone, have_landed, is_landed, settled
from kept.storage.postgres.supposing import must_hold, settings_of, supposed
from kept.storage.postgres.transaction import Row, Transaction, numbers
from kept.storage.postgres.visibility import (
    MOST_ROWS,
    being_known,
    find,
    find_and_hold,
    load,
    loaded,
    loading,
    lock,
    locking,
    numbering,
    space_for,
)
from kept.storage.protocol import (
    Adopted,
    Choosing,
    Clock,
    Dumped,
    Indexed,
    Indexer,
    NewUid,
    Progress,
    Ranking,
)
from kept.storage.rows import memory_from, micros, origin_of
from kept.types import (
    Action,
    Budget,
    Caller,
    Changes,
    CheckReport,
    Deleted,
    Entity,
    Filter,
    Finding,
    Hit,
    Judged,
    Memory,
    Origin,
    Scope,
    Stored,
)
from kept.values import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.revisions import Revision
    from kept.storage.access import Access
    from kept.storage.browsing import Browsing
    from kept.storage.folders import Folders
    from kept.storage.postgres.vectors import PostgresVectors
    from kept.storage.segments import Segments
    from kept.storage.vectors import Near

_R = TypeVar("_R")

# How many uses of memories are held back at most before they are written.
_MOST_USES = 256

# Of how many users is remembered what they have set.
_MOST_KNOWN = 10_000


class PostgresStorage:
    """Memories in one PostgreSQL database. Nothing is opened before the first call."""

    def __init__(self, url: str, *, clock: Clock, new_uid: NewUid, indexer: Indexer) -> None:
        self.connections = Connections(url)
        self.path = self.connections.address
        self.location = url
        self._clock = clock
        self._new_uid = new_uid
        self._indexer = indexer
        self._taking = transfer.Taking(clock, new_uid, self._entry)
        # When memories were recalled, by whom, to be written with the caller's next change, or at the end.
        self._used: dict[Caller, dict[str, int]] = {}
        # What is set, as last seen, by tenant and user: over HTTP each request has a keeper of its own.
        self._settings: dict[tuple[str, str | None], dict[str, str]] = {}

    # Writing

    @repeated
    def put(
        self,
        caller: Caller,
        drafts: Sequence[Judged],
        spend: Sequence[Budget] = (),
        under: Mapping[str, str] | None = None,
    ) -> list[Stored]:
        if not drafts:
            return []
        for draft, _ in drafts:
            caller.holder(draft.scope)
        # Tokens are made here, before the transaction: its locks are for writing only.
        indexed = [
            self._indexer(draft.content, draft.name or changing.legal_name(draft.key), draft.description, draft.tags)
            for draft, _ in drafts
        ]

        def write(transaction: Transaction) -> list[Stored]:
            spaces = {space_for(transaction, caller, draft.scope) for draft, _ in drafts if draft.supersedes is None}
            if any(draft.supersedes is not None for draft, _ in drafts):
                # What is superseded may lie in any space that the caller sees.
                spaces |= transaction.spaces.keys()
            asked = [settings_of(caller), locking(transaction, sorted(spaces))]
            # Nothing is written before the first draft, so a duplicate of it can be looked for in the same trip.
            first = drafts[0].draft
            is_alone = first.key is None and first.supersedes is None
            if is_alone:
                asked.append(equal_to(transaction, space_for(transaction, caller, first.scope), first))
            settings, _, *equal = transaction.together(asked)
            must_hold(settings, under)
            return [
                self._put_one(transaction, caller, judged, found_by, spend, equal.pop() if equal else None)
                for judged, found_by in zip(drafts, indexed, strict=True)
            ]

        def has_landed(transaction: Transaction, stored: list[Stored]) -> bool:
            new = [one.memory for one in stored if not one.duplicate]
            return have_landed(transaction, [*new, *(one.superseded for one in stored if one.superseded is not None)])

        return self._settled(caller, write, has_landed)

    def _put_one(
        self,
        transaction: Transaction,
        caller: Caller,
        judged: Judged,
        indexed: Indexed,
        spend: Sequence[Budget],
        equal: Sequence[Row] | None,
    ) -> Stored:
        """Store one draft; *equal* are the rows that say the same, if that was asked already."""
        now = self._clock()
        draft = judged.draft
        target = None
        if draft.supersedes is None:
            space = space_for(transaction, caller, draft.scope)
        else:
            # The successor joins its predecessor's space: what others could
            # see must not vanish into one person's own.
            target_row, space, target = find(transaction, draft.supersedes, field="supersedes")
            changing.must_be_live(target, draft.supersedes)
        origin = origin_of(caller, draft.dialect)
        if draft.key is not None:
            holding = keyed(transaction, caller, space, draft.key)
            if holding is not None and target is None:
                row, memory = holding
                after = changing.replaced(caller, memory, judged, now)
                self._rewrite(transaction, row, space, Change(memory, after, "replaced", origin, now))
                return Stored(after, duplicate=False, superseded=None, replaced=True)
            if holding is not None and target is not None:
                changing.must_be_of_key(target, holding[1], draft.key)
        duplicate = None
        if draft.key is None:
            if equal is None:
                equal = transaction.execute(*equal_to(transaction, space, draft)).fetchall()
            duplicate = memory_from(equal[0], transaction.spaces) if equal else None
        if duplicate is not None and (target is None or target.uid == duplicate.uid):
            return Stored(duplicate, duplicate=True, superseded=None)
        uid = self._new_uid(now) if duplicate is None else duplicate.uid
        if target is not None:
            # First, so that the successor may take over the name.
            after = changing.superseded(target, uid)
            self._rewrite(transaction, target_row, space, Change(target, after, "superseded", origin, now))
            target = after
        if duplicate is not None:
            budgets.spend(transaction, caller, spend)
            return Stored(duplicate, duplicate=True, superseded=target)
        memory = self._insert(transaction, caller, space, judged, indexed, spend, origin, uid, now)
        return Stored(memory, duplicate=False, superseded=target)

    def _insert(
        self,
        transaction: Transaction,
        caller: Caller,
        space: int,
        judged: Judged,
        indexed: Indexed,
        spend: Sequence[Budget],
        origin: Origin,
        uid: str,
        now: datetime,
    ) -> Memory:
        draft = judged.draft
        name = draft.name or changing.legal_name(draft.key)
        naming = [] if name is None else [having_name(transaction, space, name)]
        # The number last: others of the tenant wait for theirs from then on.
        *spent, [(row,)] = transaction.together(
            [*naming, *budgets.spending(caller, spend), numbering(transaction, "memories")]
        )
        if name is not None and spent.pop(0):
            if draft.name is not None:
                raise Conflict(
                    f"the name '{draft.name}' is taken: edit that memory, or choose another name", field="name"
                )
            # The key stays a key, but the memory is not called by it.
            name = None
            indexed = self._indexer(draft.content, None, draft.description, draft.tags)
        budgets.must_be_spent(transaction, caller, spend, spent)
        memory = changing.created(caller, transaction.spaces[space], judged, origin, uid, row, name, now)
        entry = words.entry_for(indexed, memory.kind, memory.tags, memory.category)
        return changes.insert(transaction, row, space, memory, entry)

    @repeated
    def edit(
        self,
        caller: Caller,
        ref: str,
        changes: Changes,
        dialect: str,
        if_version: int | None,
        findings: Sequence[Finding] = (),
        under: Mapping[str, str] | None = None,
    ) -> Memory:
        def write(transaction: Transaction) -> Memory:
            must_hold(transaction.execute(*settings_of(caller)), under)
            row, space, memory = find_and_hold(transaction, ref)
            changing.must_be_live(memory, ref)
            changing.must_be_at(memory, ref, if_version)
            now = self._clock()
            after = changing.edited(caller, memory, changes, findings, now)
            if after is memory:
                return memory
            if changes.name is not None and name_is_taken(transaction, space, changes.name, but_for=row):
                raise Conflict(f"the name '{changes.name}' is taken; choose another", field="name")
            self._rewrite(transaction, row, space, Change(memory, after, "edited", origin_of(caller, dialect), now))
            return after

        return self._settled(caller, write, is_landed)

    def confirm(self, caller: Caller, ref: str, dialect: str) -> Memory:
        return self._change(caller, ref, dialect, "confirmed", lambda memory, now: changing.confirmed(memory, ref, now))

    def screened(self, caller: Caller, memory: Memory, findings: Sequence[Finding], dialect: str) -> Memory:
        def change(current: Memory, now: datetime) -> Memory:
            return changing.screened(current, findings, now) if current.version == memory.version else current

        return self._change(caller, memory.uid, dialect, "screened", change)

    def archive(self, caller: Caller, ref: str, dialect: str, *, archived: bool = True) -> Memory:
        def change(memory: Memory, now: datetime) -> Memory:
            return changing.archived(memory, ref, now, archived=archived)

        return self._change(caller, ref, dialect, "archived" if archived else "unarchived", change)

    def trash(self, caller: Caller, ref: str, dialect: str) -> Memory:
        return self._change(caller, ref, dialect, "trashed", lambda memory, now: changing.trashed(memory, ref, now))

    @repeated
    def _change(
        self, caller: Caller, ref: str, dialect: str, action: Action, change: Callable[[Memory, datetime], Memory]
    ) -> Memory:
        """Write what *change* makes of the memory *ref*, if that is another."""

        def write(transaction: Transaction) -> Memory:
            row, space, memory = find_and_hold(transaction, ref)
            now = self._clock()
            after = change(memory, now)
            if after is not memory:
                self._rewrite(transaction, row, space, Change(memory, after, action, origin_of(caller, dialect), now))
            return after

        return self._settled(caller, write, is_landed)

    @repeated
    def restore(self, caller: Caller, ref: str, dialect: str) -> Memory:
        def write(transaction: Transaction) -> Memory:
            row, space, memory = find_and_hold(transaction, ref)
            after = changing.untrashed(memory, ref)
            if after.is_live:
                key = None if key_is_taken(transaction, space, memory) else memory.key
                after = replace(after, name=free_name(transaction, space, memory.name, memory.id), key=key)
            origin = origin_of(caller, dialect)
            self._rewrite(transaction, row, space, Change(memory, after, "restored", origin, self._clock()))
            return after

        return self._settled(caller, write, is_landed)

    @repeated
    def delete(self, caller: Caller, ref: str, spend: Sequence[Budget] = ()) -> Deleted:
        def write(transaction: Transaction) -> Deleted:
            row, space, memory = find_and_hold(transaction, ref)
            budgets.spend(transaction, caller, spend)
            predecessor = transaction.value(
                "SELECT uid FROM memories WHERE tenant = %s AND space = %s AND superseded_by = %s ORDER BY row LIMIT 1",
                (transaction.tenant, space, memory.uid),
            )
            changes.erase(transaction, caller, [(row, space, memory)], self._clock())
            # What was deleted lies in dead rows until they are vacuumed.
            return Deleted(memory.uid, memory.id, predecessor, "pending")

        return self._settled(caller, write, lambda transaction, deleted: are_gone(transaction, [deleted.id]))

    @repeated
    def purge(self, caller: Caller) -> int:
        def write(transaction: Transaction) -> list[int]:
            lock(transaction, sorted(transaction.spaces))
            found = [
                (columns[0], columns[1], memory_from(columns, transaction.spaces))
                for columns in transaction.execute(
                    f"SELECT {COLUMNS} FROM memories WHERE {PURGED}", purged_values(transaction, caller)
                )
            ]
            changes.erase(transaction, caller, found, self._clock())
            return [memory.id for _, _, memory in found]

        return len(self._settled(caller, write, are_gone))

    @repeated
    def count_purge(self, caller: Caller) -> int:
        with self.connections.reading(caller) as transaction:
            counting = f"SELECT count(*) FROM memories WHERE {PURGED}"
            return int(transaction.value(counting, purged_values(transaction, caller)))

    # Reading

    @repeated
    def get(self, caller: Caller, ref: str) -> Memory:
        with self.connections.reading(caller) as transaction:
            return find(transaction, ref)[2]

    @repeated
    def page(self, caller: Caller, where: Filter, limit: int, offset: int = 0) -> list[Memory]:
        with self.connections.reading(caller) as transaction:
            spaces = searched(transaction, where)
            condition, values = condition_of(where)
            time = "trashed" if where.trashed else "created"
            # Each space has its own index in order of time; merging their
            # heads is cheaper than sorting all of them together.
            found = transaction.execute(
                "SELECT h.row FROM unnest(%s::bigint[]) AS s (space), LATERAL (SELECT row, "
                f"{time} AS at FROM memories m WHERE tenant = %s AND space = s.space AND {condition}"
                f" ORDER BY {time} DESC, row DESC LIMIT %s) AS h ORDER BY h.at DESC, h.row DESC LIMIT %s OFFSET %s",
                (list(spaces), transaction.tenant, *values, limit + offset, limit, offset),
            )
            return _in_order(transaction, [row for (row,) in found])

    @repeated
    def count(self, caller: Caller, where: Filter) -> int:
        with self.connections.reading(caller) as transaction:
            return count_in(transaction, searched(transaction, where), where)

    @repeated
    def standing(
        self, caller: Caller, choose: Choosing, *, confirmed_rules: bool = False, scope: Scope | None = None
    ) -> list[Memory]:
        with self.connections.reading(caller) as transaction:
            spaces = searched(transaction, Filter(scope=scope))
            rules, facts = (
                standing_in(
                    transaction, caller, spaces, behavioral=behavioral, confirmed=behavioral and confirmed_rules
                )
                for behavioral in (True, False)
            )
            return _in_order(transaction, choose(rules, facts))

    @repeated
    def count_standing(self, caller: Caller, *, confirmed_rules: bool = False, scope: Scope | None = None) -> int:
        with self.connections.reading(caller) as transaction:
            spaces = searched(transaction, Filter(scope=scope))
            live = count_in(transaction, spaces, Filter())
            live -= count_where(transaction, spaces, f"NOT {TRUSTED}")
            live -= count_where(transaction, spaces, f"{TRUSTED} AND archived IS NOT NULL")
            if confirmed_rules:
                live -= count_where(transaction, spaces, f"{MAY_SPEAK} AND behavioral AND NOT confirmed")
            return live

    @repeated
    def waiting(self, caller: Caller, limit: int, offset: int = 0) -> list[Memory]:
        with self.connections.reading(caller) as transaction:
            found = transaction.execute(
                f"SELECT row FROM memories WHERE tenant = %s AND space = ANY (%s::bigint[]) AND {LIVE}"
                f" AND NOT {TRUSTED} ORDER BY created DESC, row DESC LIMIT %s OFFSET %s",
                (transaction.tenant, list(transaction.spaces), limit, offset),
            )
            return _in_order(transaction, [row for (row,) in found])

    @repeated
    def count_waiting(self, caller: Caller) -> int:
        with self.connections.reading(caller) as transaction:
            return count_where(transaction, transaction.spaces, f"NOT {TRUSTED}")

    @repeated
    def search(
        self,
        caller: Caller,
        query: Sequence[QueryWord],
        where: Filter,
        limit: int,
        rank: Ranking,
        under: Mapping[str, str] | None = None,
    ) -> list[Hit]:
        with self.connections.reading(caller) as transaction:
            return searching.by_words(transaction, query, where, limit, rank, supposed(caller, under))

    @repeated
    def recall(
        self,
        caller: Caller,
        query: Sequence[QueryWord],
        where: Filter,
        limit: int,
        rank: Ranking,
        near: "Near | None" = None,
    ) -> list[Hit]:
        with self.connections.reading(caller) as transaction:
            vectors = None if near is None else self.vectors
            return searching.by_meaning(transaction, query, where, limit, rank, vectors, near)

    def note_use(self, caller: Caller, memories: Sequence[Memory]) -> None:
        if caller.actor == "person":
            return  # what a person looks at was not given to an agent
        now = micros(self._clock())
        uses = self._used.setdefault(caller, {})
        uses |= {memory.uid: now for memory in memories}
        if len(uses) > _MOST_USES or len(self._used) > _MOST_USES:
            with suppress(Backend):
                self._write_uses()

    @repeated
    def vocabulary(self, caller: Caller, start: str) -> list[str]:
        with self.connections.reading(caller) as transaction:
            return words.vocabulary(transaction, transaction.spaces, start, MAX_VOCABULARY)

    @repeated
    def named(self, caller: Caller, name: str) -> Memory | None:
        with self.connections.reading(caller) as transaction:
            own = list(of_scope(transaction.spaces, "personal"))
            row = transaction.value(
                f"SELECT row FROM memories WHERE tenant = %s AND space = ANY (%s::bigint[]) AND {NAMED} AND {LIVE}",
                (transaction.tenant, own, name),
            )
            return None if row is None else _in_order(transaction, [row])[0]

    @repeated
    def is_elsewhere(self, caller: Caller, number: int) -> bool:
        if not 0 < number < MOST_ROWS:
            return False
        # Other people's memories are invisible here, even that they exist. But
        # each number that was given out is that of a memory, or of a deleted one.
        with self.connections.reading(caller) as transaction:
            elsewhere = transaction.value(
                "SELECT true FROM tenants WHERE tenant = %(tenant)s AND memories >= %(number)s"
                " AND NOT EXISTS (SELECT 1 FROM memories WHERE tenant = %(tenant)s AND row = %(number)s)"
                " AND NOT EXISTS (SELECT 1 FROM tombstones WHERE tenant = %(tenant)s AND id = %(number)s)",
                {"tenant": transaction.tenant, "number": number},
            )
            return elsewhere is not None

    @repeated
    def entities(self, caller: Caller) -> list[Entity]:
        with self.connections.reading(caller) as transaction:
            found = words.entities(transaction, transaction.spaces)
            return [Entity(type_, name, memories=memories) for (type_, name), memories in found.items()]

    @repeated
    def last_mentions(self, caller: Caller, entities: Sequence[Entity]) -> list[Memory | None]:
        with self.connections.reading(caller) as transaction:
            rows = words.last_mentions(transaction, transaction.spaces, entities)
            found = load(transaction, transaction.spaces, list(set(rows.values())))
            return [found.get(rows.get(at, 0)) for at in range(len(entities))]

    @repeated
    def unread(self, caller: Caller) -> int:
        with self.connections.reading(caller) as transaction:
            return words.count_unread(transaction, transaction.spaces)

    @repeated
    def read(self, caller: Caller, most: int, patience_s: float | None = None) -> int:
        with self.connections.writing(caller, patience_s, repeatable=True) as transaction:
            lock(transaction, sorted(transaction.spaces))
            rows = words.unread(transaction, transaction.spaces, most)
            memories = load(transaction, transaction.spaces, rows)
            words.remove(transaction, memories)
            for space, owned in transaction.spaces.items():
                of_space = [
                    (row, self._entry(one)) for row, one in memories.items() if (one.scope, one.holder) == owned
                ]
                if of_space:
                    transaction.together(words.writing(transaction.tenant, space, words.LIVE, of_space))
            return len(rows)

    @repeated
    def history(self, caller: Caller, ref: str) -> "list[Revision]":
        from kept.revisions import Revision

        with self.connections.reading(caller) as transaction:
            row, _, memory = find(transaction, ref)
            if memory.version == 1:
                return [Revision(1, "stored", memory.updated_at, memory.origin, memory)]
            return list(revisions_of(transaction, row, memory, Revision))

    def dump(self, caller: Caller) -> Iterator[Dumped]:
        with self.connections.reading(caller) as transaction:
            yield from transfer.dump(transaction)

    @repeated
    def take(self, caller: Caller, dumped: Sequence[Dumped]) -> int:
        if not dumped:
            return 0

        def write(transaction: Transaction) -> list[Memory]:
            lock(transaction, sorted(transaction.spaces))
            return self._taking.take(transaction, caller, dumped)

        return len(self._settled(caller, write, have_landed))

    @repeated
    def adopt(self, caller: Caller, dumped: Sequence[Dumped]) -> list[Adopted]:
        def write(transaction: Transaction) -> list[tuple[Adopted, Memory | None]]:
            lock(transaction, sorted(transaction.spaces))
            return [self._taking.adopt(transaction, caller, one) for one in dumped]

        def has_landed(transaction: Transaction, adopted: list[tuple[Adopted, Memory | None]]) -> bool:
            return have_landed(transaction, [memory for _, memory in adopted if memory is not None])

        return [what for what, _ in self._settled(caller, write, has_landed)]

    def as_of(self, caller: Caller, moment: datetime) -> Iterator[Memory]:
        with self.connections.reading(caller) as transaction:
            yield from transfer.as_of(transaction, moment)

    @repeated
    def pulse(self, caller: Caller) -> int:
        with self.connections.reading(caller) as transaction:
            counting = "SELECT sum(changes)::bigint FROM spaces WHERE tenant = %s AND space = ANY (%s::bigint[])"
            of = (transaction.tenant, numbers(transaction.spaces))
            return int(transaction.last(counting, of)[0][0] or 0)

    # Folders, conversations and access, which most calls have nothing to do with

    @cached_property
    def access(self) -> "Access":
        from kept.storage.postgres.access import PostgresAccess

        return PostgresAccess(self.connections)

    @cached_property
    def browsing(self) -> "Browsing":
        from kept.storage.postgres.browsing import PostgresBrowsing

        return PostgresBrowsing(self.connections)

    @cached_property
    def folders(self) -> "Folders":
        from kept.storage.postgres.folders import PostgresFolders

        return PostgresFolders(self.connections)

    @cached_property
    def segments(self) -> "Segments":
        from kept.storage.postgres.segments import PostgresSegments

        return PostgresSegments(self.connections, self._clock, lambda: self.vectors)

    @cached_property
    def vectors(self) -> "PostgresVectors":
        from kept.storage.postgres.vectors import PostgresVectors

        return PostgresVectors(self.connections)

    # Budgets and settings

    @repeated
    def used(self, caller: Caller, names: Sequence[str]) -> dict[str, int]:
        with self.connections.reading(caller, spaces=False) as transaction:
            return budgets.used(transaction, caller, names)

    @repeated
    def settings(self, caller: Caller) -> dict[str, str]:
        with self.connections.reading(caller, spaces=False) as transaction:
            found: dict[str, str] = dict(transaction.last(*settings_of(caller)))
        if len(self._settings) > _MOST_KNOWN:
            self._settings = {}
        self._settings[caller.tenant, caller.user] = found
        return found

    def last_settings(self, caller: Caller) -> dict[str, str] | None:
        return self._settings.get((caller.tenant, caller.user))

    @repeated
    def set_setting(self, caller: Caller, name: str, value: str | None, *, of: Literal["user", "store"]) -> None:
        key = ("", "", name) if of == "store" else (caller.tenant, caller.holder("personal"), name)
        with self.connections.writing(caller, repeatable=True) as transaction:
            if value is None:
                transaction.execute("DELETE FROM settings WHERE tenant = %s AND author = %s AND name = %s", key)
            else:
                setting = (
                    "INSERT INTO settings VALUES (%s, %s, %s, %s)"
                    " ON CONFLICT (tenant, author, name) DO UPDATE SET value = excluded.value"
                )
                # A tenant may set something before it stores anything, and whoever copies all tenants must know of it.
                transaction.together([being_known(transaction), (setting, (*key, value))])

    # The database

    def check(self, *, rebuild: bool = False, progress: Progress | None = None) -> CheckReport:
        from kept.storage.postgres import check

        if rebuild:
            check.rebuild(self.connections, self._indexer)
        return replace(check.check(self.connections, self._indexer, progress), rebuilt=rebuild)

    def vacuum(self) -> int:
        """Remove the bytes of what was deleted from all tables and indexes; return how many deletions that were."""
        from kept.storage.postgres import erasure

        return erasure.vacuum(self.connections)

    def backup(self, target: str, progress: Progress | None = None) -> None:  # noqa: ARG002 - as the protocol says
        raise InvalidInput(
            f"a backup of {self.path} is made by 'pg_dump --format=custom'; 'kept store copy {self.path} {target}'"
            " writes it to a file of kept's own",
            field="file",
        )

    def restore_backup(self, source: str, progress: Progress | None = None) -> None:  # noqa: ARG002 - as above
        raise InvalidInput(
            f"a dump is restored by 'pg_restore'; 'kept store copy {source} {self.path}' takes in a file of kept's own",
            field="file",
        )

    def close(self) -> None:
        if self._used:
            with suppress(Backend):
                self._write_uses()
        self.connections.close()

    # Inside

    def _settled(
        self, caller: Caller, write: Callable[[Transaction], _R], has_landed: Callable[[Transaction, _R], bool]
    ) -> _R:
        def write_all(transaction: Transaction) -> _R:
            written = write(transaction)
            self._write_uses_of(transaction, caller)
            return written

        return settled(self.connections, caller, write_all, has_landed)

    def _write_uses(self) -> None:
        for caller in list(self._used):
            with self.connections.writing(caller, repeatable=True) as transaction:
                self._write_uses_of(transaction, caller)

    def _write_uses_of(self, transaction: Transaction, caller: Caller) -> None:
        used = self._used.pop(caller, None)
        if used:
            transaction.execute(
                "UPDATE memories SET used = u.at FROM unnest(%s::text[], %s::bigint[]) AS u (uid, at)"
                " WHERE tenant = %s AND memories.uid = u.uid AND space = ANY (%s::bigint[])",
                (list(used), list(used.values()), transaction.tenant, list(transaction.spaces)),
            )

    def _rewrite(self, transaction: Transaction, row: int, space: int, change: Change) -> None:
        changes.rewrite(transaction, row, space, change, self._entry(change.after))

    def _entry(self, memory: Memory) -> words.Entry:
        name = memory.name if memory.is_named else None
        indexed = self._indexer(memory.content, name, memory.description, memory.tags)
        return words.entry_for(indexed, memory.kind, memory.tags, memory.category)


def _in_order(transaction: Transaction, rows: Sequence[int]) -> list[Memory]:
    """Return the memories of *rows*, as the last thing that is read."""
    if not rows:
        return []
    found = loaded(transaction.last(*loading(transaction, transaction.spaces, rows)), transaction.spaces)
    return [found[row] for row in rows]
