"""The verbs of the embedded store.

Every read and write starts with `visible`: the spaces that the caller may
see (see `visibility`). What the verbs promise is said in `Storage`.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import cached_property
from typing import Literal

import apsw

from kept.errors import Backend, Conflict
from kept.retrieval.tokens import QueryWord
from kept.storage import changing
from kept.storage.changing import Change
from kept.storage.conditions import LIVE, MAY_SPEAK, TRUSTED, of_scope
from kept.storage.indexing import MAX_VOCABULARY, marks
from kept.storage.protocol import (
    Adopted,
    Choosing,
    Clock,
    Dumped,
    Indexed,
    Indexer,
    NewUid,
    Outdated,
    Progress,
    Ranking,
)
from kept.storage.rows import memory_from, micros, origin_of
from kept.storage.sqlite import budgets, changes, erasure, searching, vector_rows, words
from kept.storage.sqlite.conditions import (
    PURGED,
    condition_of,
    count_in,
    count_where,
    purged_values,
    searched,
    standing_in,
)
from kept.storage.sqlite.connection import BUSY_TIMEOUT_S, Connections, NothingToDo
from kept.storage.sqlite.history import revisions_of
from kept.storage.sqlite.naming import (
    free_name,
    key_is_taken,
    keyed,
    name_for_key,
    name_is_taken,
    same_as,
)
from kept.storage.sqlite.rows import COLUMNS, ROWS_PER_TENANT
from kept.storage.sqlite.visibility import Spaces, find, load, space_for, space_of, visible
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
    from kept.storage.segments import Segments
    from kept.storage.sqlite.transfer import Taking
    from kept.storage.sqlite.vectors import SqliteVectors
    from kept.storage.vectors import Near


class SqliteStorage:
    """Memories in one SQLite file. Nothing is opened before the first call."""

    def __init__(
        self,
        path: str,
        *,
        clock: Clock,
        new_uid: NewUid,
        indexer: Indexer,
        vfs: str | None = None,
        busy_timeout_s: float = BUSY_TIMEOUT_S,
    ) -> None:
        self.path = self.location = path
        self._clock = clock
        self._new_uid = new_uid
        self._indexer = indexer
        self._connections = Connections(path, vfs=vfs, busy_timeout_s=busy_timeout_s)
        self._all_read = NothingToDo()
        self._erasure_is_pending = False
        # When memories were recalled, to be written with the next change, or at the end.
        self._used: dict[tuple[str, str], int] = {}
        # The words and vectors of memories that this process has deleted and not yet seen gone.
        self._unerased: dict[tuple[str, int], set[bytes]] = {}

    # Writing

    def put(
        self,
        caller: Caller,
        drafts: Sequence[Judged],
        spend: Sequence[Budget] = (),
        under: Mapping[str, str] | None = None,
    ) -> list[Stored]:
        for draft, _ in drafts:
            caller.holder(draft.scope)
        # Tokens are made here, before the transaction: the write lock is for
        # writing only.
        indexed = [
            self._indexer(draft.content, draft.name or changing.legal_name(draft.key), draft.description, draft.tags)
            for draft, _ in drafts
        ]
        with self._writing() as connection:
            _must_hold(connection, caller, under)
            spaces = visible(connection, caller)
            return [
                self._put_one(connection, caller, spaces, judged, found_by, spend)
                for judged, found_by in zip(drafts, indexed, strict=True)
            ]

    def _put_one(
        self,
        connection: apsw.Connection,
        caller: Caller,
        spaces: Spaces,
        judged: Judged,
        indexed: Indexed,
        spend: Sequence[Budget],
    ) -> Stored:
        now = self._clock()
        draft = judged.draft
        target = None
        if draft.supersedes is None:
            space = space_for(connection, caller, draft.scope, spaces)
        else:
            # The successor joins its predecessor's space: what others could
            # see must not vanish into one person's own.
            target_row, space, target = find(connection, caller, spaces, draft.supersedes, field="supersedes")
            changing.must_be_live(target, draft.supersedes)
        origin = origin_of(caller, draft.dialect)
        if draft.key is not None:
            holding = keyed(connection, caller, spaces, space, draft.key)
            if holding is not None and target is None:
                row, memory = holding
                after = changing.replaced(caller, memory, judged, now)
                self._rewrite(connection, row, space, Change(memory, after, "replaced", origin, now))
                return Stored(after, duplicate=False, superseded=None, replaced=True)
            if holding is not None and target is not None:
                changing.must_be_of_key(target, holding[1], draft.key)
        duplicate = None if draft.key is not None else same_as(connection, spaces, space, draft)
        if duplicate is not None and (target is None or target.uid == duplicate.uid):
            return Stored(duplicate, duplicate=True, superseded=None)
        budgets.spend(connection, caller, spend)
        uid = self._new_uid(now) if duplicate is None else duplicate.uid
        if target is not None:
            # First, so that the successor may take over the name.
            after = changing.superseded(target, uid)
            self._rewrite(connection, target_row, space, Change(target, after, "superseded", origin, now))
            target = after
        memory = duplicate or self._insert(connection, caller, spaces, space, judged, indexed, origin, uid, now)
        return Stored(memory, duplicate=duplicate is not None, superseded=target)

    def _insert(
        self,
        connection: apsw.Connection,
        caller: Caller,
        spaces: Spaces,
        space: int,
        judged: Judged,
        indexed: Indexed,
        origin: Origin,
        uid: str,
        now: datetime,
    ) -> Memory:
        draft = judged.draft
        row = changes.next_row(connection, caller.tenant)
        number = row % ROWS_PER_TENANT
        if draft.name is not None and name_is_taken(connection, space, draft.name):
            raise Conflict(f"the name '{draft.name}' is taken: edit that memory, or choose another name", field="name")
        name = draft.name or name_for_key(connection, space, draft.key)
        if name is None and changing.legal_name(draft.key):
            indexed = self._indexer(draft.content, None, draft.description, draft.tags)
        memory = changing.created(caller, spaces[space], judged, origin, uid, number, name, now)
        entry = words.entry_of(space, words.LIVE, indexed, memory.kind, memory.tags, memory.category)
        return changes.insert(connection, row, space, memory, caller.tenant, entry)

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
        with self._writing() as connection:
            _must_hold(connection, caller, under)
            row, space, memory = find(connection, caller, visible(connection, caller), ref)
            changing.must_be_live(memory, ref)
            changing.must_be_at(memory, ref, if_version)
            now = self._clock()
            after = changing.edited(caller, memory, changes, findings, now)
            if after is memory:
                return memory
            if changes.name is not None and name_is_taken(connection, space, changes.name, but_for=row):
                raise Conflict(f"the name '{changes.name}' is taken; choose another", field="name")
            self._rewrite(connection, row, space, Change(memory, after, "edited", origin_of(caller, dialect), now))
            return after

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

    def _change(
        self, caller: Caller, ref: str, dialect: str, action: Action, change: Callable[[Memory, datetime], Memory]
    ) -> Memory:
        """Write what *change* makes of the memory *ref*, if that is another."""
        with self._writing() as connection:
            row, space, memory = find(connection, caller, visible(connection, caller), ref)
            now = self._clock()
            after = change(memory, now)
            if after is not memory:
                self._rewrite(connection, row, space, Change(memory, after, action, origin_of(caller, dialect), now))
            return after

    def restore(self, caller: Caller, ref: str, dialect: str) -> Memory:
        with self._writing() as connection:
            row, space, memory = find(connection, caller, visible(connection, caller), ref)
            after = changing.untrashed(memory, ref)
            if after.is_live:
                key = None if key_is_taken(connection, space, memory) else memory.key
                after = replace(after, name=free_name(connection, space, memory.name, memory.id), key=key)
            origin = origin_of(caller, dialect)
            self._rewrite(connection, row, space, Change(memory, after, "restored", origin, self._clock()))
            return after

    def delete(self, caller: Caller, ref: str, spend: Sequence[Budget] = ()) -> Deleted:
        with self._writing() as connection:
            row, space, memory = find(connection, caller, visible(connection, caller), ref)
            budgets.spend(connection, caller, spend)
            predecessor = connection.execute(
                "SELECT uid FROM memories WHERE space = ? AND superseded_by = ? LIMIT 1",
                (space, memory.uid),
            ).get
            self._delete(connection, caller, [(row, space, memory)])
        if self._erasure_is_pending:
            self._erasure_is_pending = not self._erase(patience_s=0.2)
        return Deleted(
            memory.uid,
            memory.id,
            None if predecessor is None else str(predecessor),
            "pending" if self._erasure_is_pending else "complete",
        )

    def purge(self, caller: Caller) -> int:
        with self._writing() as connection:
            spaces = visible(connection, caller)
            found = [
                (columns[0], columns[1], memory_from(columns, spaces))
                for columns in connection.execute(
                    f"SELECT {COLUMNS} FROM memories WHERE {PURGED}", purged_values(spaces, caller)
                )
            ]
            self._delete(connection, caller, found)
        if self._erasure_is_pending:
            self._erasure_is_pending = not self._erase(patience_s=0.2)
        return len(found)

    def count_purge(self, caller: Caller) -> int:
        with self._reading() as connection:
            values = purged_values(visible(connection, caller), caller)
            return int(str(connection.execute(f"SELECT count(*) FROM memories WHERE {PURGED}", values).get))

    # Reading

    def get(self, caller: Caller, ref: str) -> Memory:
        with self._reading() as connection:
            return find(connection, caller, visible(connection, caller), ref)[2]

    def page(self, caller: Caller, where: Filter, limit: int, offset: int = 0) -> list[Memory]:
        with self._reading() as connection:
            spaces = searched(connection, caller, where)
            condition, values = condition_of(spaces, where)
            time = "trashed" if where.trashed else "created"
            # Each space has its own index in order of time; merging their
            # heads is cheaper than sorting all of them together.
            heads: list[tuple[int, int]] = []
            for space in spaces:
                heads += connection.execute(
                    f"SELECT {time}, row FROM memories WHERE space = ? AND {condition}"
                    f" ORDER BY {time} DESC, row DESC LIMIT ?",
                    (space, *values, limit + offset),
                )
            rows = [row for _, row in sorted(heads, reverse=True)[offset : offset + limit]]
            found = load(connection, spaces, rows)
            return [found[row] for row in rows]

    def count(self, caller: Caller, where: Filter) -> int:
        with self._reading() as connection:
            spaces = searched(connection, caller, where)
            return sum(count_in(connection, space, spaces, where) for space in spaces)

    def standing(
        self, caller: Caller, choose: Choosing, *, confirmed_rules: bool = False, scope: Scope | None = None
    ) -> list[Memory]:
        with self._reading() as connection:
            spaces = searched(connection, caller, Filter(scope=scope))
            rules, facts = (
                standing_in(connection, caller, spaces, behavioral=behavioral, confirmed=behavioral and confirmed_rules)
                for behavioral in (True, False)
            )
            chosen = choose(rules, facts)
            found = load(connection, spaces, chosen)
            return [found[row] for row in chosen]

    def count_standing(self, caller: Caller, *, confirmed_rules: bool = False, scope: Scope | None = None) -> int:
        with self._reading() as connection:
            spaces = searched(connection, caller, Filter(scope=scope))
            live = sum(count_in(connection, space, spaces, Filter()) for space in spaces)
            live -= count_where(connection, spaces, f"NOT {TRUSTED}")
            live -= count_where(connection, spaces, f"{TRUSTED} AND archived IS NOT NULL")
            if confirmed_rules:
                live -= count_where(connection, spaces, f"{MAY_SPEAK} AND behavioral = 1 AND confirmed = 0")
            return live

    def waiting(self, caller: Caller, limit: int, offset: int = 0) -> list[Memory]:
        with self._reading() as connection:
            spaces = visible(connection, caller)
            rows = [
                row
                for (row,) in connection.execute(
                    f"SELECT row FROM memories WHERE space IN (SELECT value FROM json_each(?)) AND {LIVE}"
                    f" AND NOT {TRUSTED} ORDER BY created DESC, row DESC LIMIT ? OFFSET ?",
                    (json.dumps(list(spaces)), limit, offset),
                )
            ]
            found = load(connection, spaces, rows)
            return [found[row] for row in rows]

    def count_waiting(self, caller: Caller) -> int:
        with self._reading() as connection:
            return count_where(connection, visible(connection, caller), f"NOT {TRUSTED}")

    def search(
        self,
        caller: Caller,
        query: Sequence[QueryWord],
        where: Filter,
        limit: int,
        rank: Ranking,
        under: Mapping[str, str] | None = None,
    ) -> list[Hit]:
        with self._reading() as connection:
            _must_hold(connection, caller, under)
            return searching.by_words(connection, caller, query, where, limit, rank)

    def recall(
        self,
        caller: Caller,
        query: Sequence[QueryWord],
        where: Filter,
        limit: int,
        rank: Ranking,
        near: "Near | None" = None,
    ) -> list[Hit]:
        with self._reading() as connection:
            vectors = None if near is None else self.vectors
            return searching.by_meaning(connection, caller, query, where, limit, rank, vectors, near)

    def note_use(self, caller: Caller, memories: Sequence[Memory]) -> None:
        if caller.actor == "person":
            return  # what a person looks at was not given to an agent
        now = micros(self._clock())
        self._used |= {(caller.tenant, memory.uid): now for memory in memories}

    def vocabulary(self, caller: Caller, start: str) -> list[str]:
        with self._reading() as connection:
            return words.vocabulary(connection, visible(connection, caller), start, MAX_VOCABULARY)

    def named(self, caller: Caller, name: str) -> Memory | None:
        with self._reading() as connection:
            own = of_scope(visible(connection, caller), "personal")
            for space in own:
                row = connection.execute(
                    f"SELECT row FROM memories WHERE space = ? AND name = ? AND {LIVE}", (space, name)
                ).get
                if row is not None:
                    return load(connection, own, [int(str(row))])[int(str(row))]
            return None

    def is_elsewhere(self, caller: Caller, number: int) -> bool:
        if number >= ROWS_PER_TENANT:
            return False
        with self._reading() as connection:
            space = connection.execute(
                "SELECT space FROM memories WHERE row = (SELECT base + ? FROM tenants WHERE tenant = ?)",
                (number, caller.tenant),
            ).get
            return space is not None and space not in visible(connection, caller)

    def entities(self, caller: Caller) -> list[Entity]:
        with self._reading() as connection:
            found = words.entities(connection, visible(connection, caller))
            return [Entity(type_, name, memories=memories) for (type_, name), memories in found.items()]

    def last_mentions(self, caller: Caller, entities: Sequence[Entity]) -> list[Memory | None]:
        with self._reading() as connection:
            spaces = visible(connection, caller)
            rows = [words.filtered(connection, spaces, Filter(entity=entity), 1) for entity in entities]
            found = load(connection, spaces, list({row for (row,) in filter(None, rows)}))
            return [found[row[0]] if row else None for row in rows]

    def unread(self, caller: Caller) -> int:
        with self._reading() as connection:
            whose = caller.tenant, caller.user, caller.project, caller.teams
            if self._all_read.is_known(connection, whose):
                return 0
            count = words.count_unread(connection, visible(connection, caller))
            if not count:
                self._all_read.note(connection, whose)
            return count

    def read(self, caller: Caller, most: int, patience_s: float | None = None) -> int:
        with self._writing(patience_s) as connection:
            spaces = visible(connection, caller)
            rows = words.unread(connection, spaces, most) if spaces else []
            for row, memory in load(connection, spaces, rows).items():
                space = space_of(connection, caller, memory.scope, memory.holder, spaces)
                words.remove(connection, row)
                words.write(connection, row, self._entry(space, memory))
            return len(rows)

    def history(self, caller: Caller, ref: str) -> "list[Revision]":
        from kept.revisions import Revision

        with self._reading() as connection:
            row, _, memory = find(connection, caller, visible(connection, caller), ref)
            if memory.version == 1:
                return [Revision(1, "stored", memory.updated_at, memory.origin, memory)]
            return list(revisions_of(connection, row, memory, Revision))

    def dump(self, caller: Caller) -> Iterator[Dumped]:
        from kept.storage.sqlite import transfer

        with self._reading() as connection:
            yield from transfer.dump(connection, visible(connection, caller))

    def as_of(self, caller: Caller, moment: datetime) -> Iterator[Memory]:
        from kept.storage.sqlite import transfer

        with self._reading() as connection:
            yield from transfer.as_of(connection, visible(connection, caller), moment)

    def take(self, caller: Caller, dumped: Sequence[Dumped]) -> int:
        if not dumped:
            return 0
        with self._writing() as connection:
            return self._taking.take(connection, caller, visible(connection, caller), dumped)

    def adopt(self, caller: Caller, dumped: Sequence[Dumped]) -> list[Adopted]:
        with self._writing() as connection:
            spaces = visible(connection, caller)
            return [self._taking.adopt(connection, caller, spaces, one) for one in dumped]

    @cached_property
    def _taking(self) -> "Taking":
        from kept.storage.sqlite.transfer import Taking

        return Taking(self._clock, self._new_uid, self._entry)

    def pulse(self, caller: Caller) -> int:
        with self._reading() as connection:
            counting = "SELECT sum(changes) FROM spaces WHERE space IN (SELECT value FROM json_each(?))"
            spaces = json.dumps(list(visible(connection, caller)))
            return int(str(connection.execute(counting, (spaces,)).get or 0))

    # Folders, conversations and access, which most calls have nothing to do with

    @cached_property
    def access(self) -> "Access":
        from kept.storage.sqlite.access import SqliteAccess

        return SqliteAccess(self._reading, self._writing)

    @cached_property
    def browsing(self) -> "Browsing":
        from kept.storage.sqlite.browsing import SqliteBrowsing

        return SqliteBrowsing(self._reading, self._writing)

    @cached_property
    def folders(self) -> "Folders":
        from kept.storage.sqlite.folders import SqliteFolders

        return SqliteFolders(self._connections)

    @cached_property
    def segments(self) -> "Segments":
        from kept.storage.sqlite.segments import SqliteSegments

        return SqliteSegments(self._reading, self._writing, self._note_deleted, self._clock, lambda: self.vectors)

    @cached_property
    def vectors(self) -> "SqliteVectors":
        from kept.storage.sqlite.vectors import SqliteVectors

        return SqliteVectors(self._reading, self._writing)

    # Budgets and settings

    def used(self, caller: Caller, names: Sequence[str]) -> dict[str, int]:
        with self._reading() as connection:
            return budgets.used(connection, caller, names)

    def settings(self, caller: Caller) -> dict[str, str]:
        with self._reading() as connection:
            settings = _settings(connection, caller)
        self._connections.make_durable(settings.get("durability"))
        return settings

    def last_settings(self, caller: Caller) -> dict[str, str] | None:  # noqa: ARG002 - as the protocol says
        return None  # a look takes microseconds

    def set_setting(self, caller: Caller, name: str, value: str | None, *, of: Literal["user", "store"]) -> None:
        key = ("", "", name) if of == "store" else (caller.tenant, caller.holder("personal"), name)
        with self._writing() as connection:
            connection.execute("DELETE FROM settings WHERE tenant = ? AND author = ? AND name = ?", key)
            if value is not None:
                connection.execute("INSERT INTO settings VALUES (?, ?, ?, ?)", (*key, value))

    # The file

    def check(self, *, rebuild: bool = False, progress: Progress | None = None) -> CheckReport:
        from kept.storage.sqlite import check

        if not rebuild:
            with self._reading() as connection:
                return check.check(connection, self._indexer, progress)
        with self._writing() as connection:
            check.rebuild(connection, self._indexer)
            return replace(check.check(connection, self._indexer, progress), rebuilt=True)

    def backup(self, target: str, progress: Progress | None = None) -> None:
        from kept.storage.sqlite import backup

        with self._reading() as connection:
            backup.write(connection, target, self._indexer, progress)

    def restore_backup(self, source: str, progress: Progress | None = None) -> None:
        from kept.storage.sqlite import backup

        backup.verify(source, self._indexer)
        with self._writing():
            pass  # there is a store to restore into, and it may be written
        self._connections.overwrite(source, progress)
        with self._writing() as connection:
            connection.execute("UPDATE folders SET overrules = 1")
            vector_rows.outdated(connection)
        self._erasure_is_pending = not self._connections.checkpoint()

    def close(self) -> None:
        if "vectors" in self.__dict__:
            with suppress(Backend):
                self.vectors.save()
        if self._used:
            with suppress(Backend), self._writing():
                pass  # what was recalled is noted with it
        self._connections.close()

    # Inside

    @contextmanager
    def _writing(self, patience_s: float | None = None) -> Iterator[apsw.Connection]:
        with self._connections.writing(patience_s) as connection:
            yield connection
            if self._used:
                used, self._used = self._used, {}
                connection.executemany(
                    "UPDATE memories SET used = ? WHERE tenant = ? AND uid = ?",
                    # Another thread may still add to it.
                    [(at, *named) for named, at in list(used.items())],
                )
            pending = connection.execute("SELECT 1 FROM tombstones WHERE erased = 0").get
            self._erasure_is_pending = pending is not None
        self._retry_erasure()

    @contextmanager
    def _reading(self) -> Iterator[apsw.Connection]:
        with self._connections.reading() as connection:
            yield connection
        self._retry_erasure()

    def _note_deleted(self, tenant: str, number: int, words: set[bytes]) -> None:
        """Note which words must be in no byte of the file once the log is emptied."""
        self._unerased[tenant, number] = words

    def _retry_erasure(self) -> None:
        if self._erasure_is_pending:
            self._erasure_is_pending = not self._erase(patience_s=0.0)

    def _erase(self, patience_s: float) -> bool:
        """Overwrite what was deleted; False while that cannot be done.

        The deletion itself has happened. Whatever stands in the way here, a
        reader or the disk, the next call tries again.
        """
        try:
            with self._connections.reading() as connection:
                pending = list(connection.execute("SELECT tenant, id FROM tombstones WHERE erased = 0"))
            if not self._connections.checkpoint(patience_s):
                return False
            # What another process deleted is unknown here and cannot be
            # looked for, so the file is rewritten in any case.
            is_unknown = any(deleted not in self._unerased for deleted in pending)
            if is_unknown or erasure.has_leftovers(self.path, set().union(*self._unerased.values())):
                self._connections.rewrite_file(patience_s)
            with self._connections.writing() as connection:
                connection.executemany("UPDATE tombstones SET erased = 1 WHERE tenant = ? AND id = ?", pending)
        except Backend:
            return False
        self._unerased = {}
        return True

    def _rewrite(self, connection: apsw.Connection, row: int, space: int, change: Change) -> None:
        changes.rewrite(connection, row, space, change, self._entry(space, change.after))

    def _delete(self, connection: apsw.Connection, caller: Caller, found: Sequence[tuple[int, int, Memory]]) -> None:
        gone = changes.erase(connection, caller, found, self._tokens, self._clock())
        self._unerased |= {(caller.tenant, memory.id): gone for _, _, memory in found}

    def _entry(self, space: int, memory: Memory) -> words.Entry:
        """Return what *memory* is found by."""
        name = memory.name if memory.is_named else None
        indexed = self._indexer(memory.content, name, memory.description, memory.tags)
        state = words.state_of(memory.superseded_by, memory.trashed_at)
        return words.entry_of(space, state, indexed, memory.kind, memory.tags, memory.category)

    def _tokens(self, memory: Memory) -> Iterator[str]:
        indexed = self._indexer(memory.content, memory.name, memory.description, memory.tags)
        for tokens in indexed.fields:
            yield from tokens
        yield from marks(indexed.entities, memory.kind, memory.tags, memory.category)


def _settings(connection: apsw.Connection, caller: Caller) -> dict[str, str]:
    # The whole store's first, so that the user's own win.
    rows = connection.execute(
        "SELECT name, value FROM settings WHERE tenant = '' AND author = ''"
        " UNION ALL SELECT name, value FROM settings WHERE tenant = ? AND author = ?",
        (caller.tenant, caller.user or ""),
    )
    return dict(rows)


def _must_hold(connection: apsw.Connection, caller: Caller, settings: Mapping[str, str] | None) -> None:
    if settings is not None and settings != _settings(connection, caller):
        raise Outdated
