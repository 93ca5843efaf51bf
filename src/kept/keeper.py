"""The engine: what happens to a memory, whichever way it came in.

A `Keeper` belongs to one caller and one store. It may be shared by threads;
an asynchronous program runs its methods in threads (``asyncio.to_thread``).
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from datetime import datetime, timedelta
from functools import cached_property
from importlib import import_module
from types import TracebackType
from typing import Self, TypeVar, Unpack

from kept import ids
from kept.errors import AccessDenied, InvalidInput, Refused
from kept.retrieval.tokens import index_tokens, query_words
from kept.settings import Settings, value_of
from kept.storage.protocol import Clock, Indexed, Outdated, Progress, Storage
from kept.types import (
    Browsed,
    Budget,
    Caller,
    Changes,
    CheckReport,
    Deleted,
    Draft,
    DraftFields,
    Entities,
    Entity,
    Filter,
    Hit,
    Hits,
    Memories,
    Memory,
    Stored,
    checked_text,
)
from kept.values import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.briefing import Brief, IndexBrief
    from kept.conversation.conversation import Conversation
    from kept.conversation.forms import Message
    from kept.conversation.tokens import Counting
    from kept.finding import Finder
    from kept.folder.syncing import Folder
    from kept.glance import Glance
    from kept.past import Past
    from kept.recall import Meaning
    from kept.retrieval.recalling import Recalled, Source, Strategy
    from kept.revisions import Revision
    from kept.storage.browsing import Likeness, Pair
    from kept.tools import ToolTable
    from kept.trust import Screen

    Revisions = list[Revision]
    Pairs = list[Pair]
    _Written = TypeVar("_Written")

MAX_PAGE = 1_000
MAX_OFFSET = 1_000_000_000
BATCH = 1_000

# The setting that says where the user's folder is, if there is one.
_FOLDER = "folder"

# The module that finds entities. It is used only where it is loaded, see `indexed`.
_MEANING = "kept.retrieval.meaning"

# If so many memories are stored at once, loading it pays.
_MANY = 50

# How many hits are ranked for the first pages that a person looks through; after them, `MAX_PAGE`.
_BROWSED = 100


class Keeper:
    """Long-term memory for one caller. Get one from `kept.open`."""

    def __init__(self, storage: Storage, caller: Caller, clock: Clock = ids.now) -> None:
        self.caller = caller
        self.storage = storage
        self._clock = clock
        self._screen: Screen | None = None
        # What was set when somebody last looked.
        self._last_settings: dict[str, str] | None = None
        self._folder: Folder | None = None
        self._meaning: Meaning | None = None
        self._is_warm = False
        # Set where the process ends after one question: then nothing is loaded
        # that pays only with the next.
        self.asks_once = False
        # What happened to the user's folder as a whole, such as that it is gone, for a surface to tell them.
        self.accident: str | None = None

    # Writing

    def store(self, draft: Draft | str, **fields: Unpack[DraftFields]) -> Memory:
        """Store *draft*, or a text with the fields of one, and return the memory it became.

        The same content and kind stored again, while the first is live,
        returns the first. With ``supersedes`` the older memory stays
        readable but leaves search results; both changes are one transaction.

        Raises:
            InvalidInput: a field is out of range; nothing was written.
            Refused: screening found a secret in it; nothing was written.
            NotFound: ``supersedes`` names no memory; nothing was written.
            Conflict: it is superseded already, or the name is taken.
        """
        return self.put(_draft(draft, fields)).memory

    def put(self, draft: Draft, spend: Sequence[Budget] = (), *, keep_secret: bool = False) -> Stored:
        """Store *draft* within the budgets *spend*, and tell what became of it.

        With *keep_secret*, which only a person may say, a secret is kept
        this once; briefs and exports mask it.

        Raises:
            OverBudget: this session has used one of them up; nothing was written.
        """

        def write(screen: "Screen") -> Stored:
            judged = screen.draft(draft, keep_secret=keep_secret)
            return self.storage.put(self.caller, [judged], spend, screen.settings)[0]

        return self._screened(write)

    def store_many(
        self,
        drafts: Iterable[Draft | str],
        *,
        batch: int = BATCH,
        progress: Callable[[int], None] | None = None,
    ) -> int:
        """Store many drafts, one transaction per *batch*; return how many were new.

        *progress* is told the number done so far after each batch. When a
        draft fails, the batches before it stay stored.
        """
        done = new = 0
        for pending in _batches((_draft(draft, {}) for draft in drafts), batch):

            def write(screen: "Screen", pending: Sequence[Draft] = pending) -> list[Stored]:
                return self.storage.put(self.caller, [*map(screen.draft, pending)], under=screen.settings)

            with import_module(_MEANING).wanted_meanwhile() if len(pending) >= _MANY else nullcontext():
                stored = self._screened(write)
            done += len(stored)
            new += sum(not one.duplicate for one in stored)
            if progress is not None:
                progress(done)
        return new

    def supersede(self, ref: str, draft: Draft | str, **fields: Unpack[DraftFields]) -> Memory:
        """Store *draft* in the place of the memory *ref*, which stays in the history."""
        return self.put(replace(_draft(draft, fields), supersedes=_checked(ref))).memory

    def edit(
        self,
        ref: str | int,
        changes: Changes,
        *,
        dialect: str = "python",
        if_version: int | None = None,
        keep_secret: bool = False,
    ) -> Memory:
        """Replace parts of a memory; the version before stays in its history.

        Raises:
            Refused: screening found a secret in the new parts.
            Conflict: it is not at ``if_version`` any more, is superseded or
                in the trash, or the new name is taken.
        """

        def write(screen: "Screen") -> Memory:
            findings = screen.changes(changes, keep_secret=keep_secret)
            return self.storage.edit(
                self.caller, _checked(ref), changes, dialect, if_version, findings, screen.settings
            )

        return self._screened(write)

    def archive(self, ref: str | int, *, archived: bool = True, dialect: str = "python") -> Memory:
        """Keep a memory out of briefs and exports, or with ``archived=False`` let it in again; search finds it."""
        with self._in_step():
            return self.storage.archive(self.caller, _checked(ref), dialect, archived=archived)

    def purge(self) -> int:
        """Erase everything of this project: its memories, and your own that the facts dialect wrote there.

        Raises:
            InvalidInput: there is no project.
        """
        self.caller.holder("project")
        with self._in_step():
            return self.storage.purge(self.caller)

    def count_purge(self) -> int:
        """Count what `purge` would erase."""
        self.caller.holder("project")
        self.refresh()
        return self.storage.count_purge(self.caller)

    def trash(self, ref: str | int, *, dialect: str = "python") -> Memory:
        """Take a memory out of everything but the trash, and out of that what has been there for too long."""
        with self._in_step():
            trashed = self.storage.trash(self.caller, _checked(ref), dialect)
        self.empty_trash()
        return trashed

    def empty_trash(self) -> int:
        """Erase what has been in the trash for longer than the setting ``trash.days``; return how many that were.

        Only what is the caller's own: the setting is, too.
        """
        days = int(self.settings.get("trash.days"))
        if not days:
            return 0
        before = self._clock() - timedelta(days=days)
        expired: list[str] = []
        seen = 0
        while page := self.storage.page(self.caller, Filter(trashed=True, scope="personal"), MAX_PAGE, seen):
            seen += len(page)
            expired += [memory.uid for memory in page if memory.trashed_at is not None and memory.trashed_at < before]
        for uid in expired:
            self.delete(uid)
        return len(expired)

    def restore(self, ref: str | int, *, dialect: str = "python") -> Memory:
        """Bring a memory back from the trash, under another name if its own is taken."""
        with self._in_step():
            return self.storage.restore(self.caller, _checked(ref), dialect)

    def delete(self, ref: str | int, spend: Sequence[Budget] = ()) -> Deleted:
        """Erase a memory for good: row, index, history, and their bytes on disk.

        What it had superseded stays superseded and is named in the answer.
        """
        if _FOLDER not in self.storage.settings(self.caller):
            return self.storage.delete(self.caller, _checked(ref), spend)
        # The files go first, and even while the folder rests: what is deleted
        # for good must not come back from there.
        is_erased = self.folder.erase(self.get(ref).uid)
        try:
            deleted = self.storage.delete(self.caller, _checked(ref), spend)
        finally:
            self.folder.follow()
        return deleted if is_erased else replace(deleted, erasure="pending")

    # Trust

    def waiting(self, *, limit: int = 20, offset: int = 0) -> Memories:
        """Return what may not speak by itself before a person has reviewed it, newest first.

        Flagged memories and imports that nobody confirmed: `search` and
        `list` find them, briefs and exports leave them out.
        """
        self.refresh()
        return self.storage.waiting(self.caller, _page_size(limit), _offset(offset))

    def count_waiting(self) -> int:
        """Count what `waiting` would return without a limit."""
        self.refresh()
        return self.storage.count_waiting(self.caller)

    def confirm(self, ref: str | int, *, dialect: str = "python") -> Memory:
        """Let a memory speak by itself as it is, whatever was found in it.

        Raises:
            AccessDenied: the caller is not a person.
        """
        if self.caller.actor != "person":
            raise AccessDenied("only a person can confirm a memory: ask the user to run 'kept review'")
        with self._in_step():
            return self.storage.confirm(self.caller, _checked(ref), dialect)

    def rescan(self, progress: Progress | None = None) -> int:
        """Judge every live memory by today's rules; return in how many the findings changed.

        What a rule newly finds waits for a person again, confirmed or not.
        """
        from kept.trust import Screen

        with self._in_step():
            return Screen(self.storage, self.caller).again(progress)

    def _screened(self, write: "Callable[[Screen], _Written]") -> "_Written":
        """Let *write* judge and write something; again, if it judged by settings that hold no longer.

        Settings hardly ever change, so those last seen are taken for true
        until the transaction, or a refusal, looks at them.
        """
        from kept.trust import Screen

        screen, self._screen = self._screen, None
        supposed = self.storage.last_settings(self.caller)
        if screen is None and supposed is not None:
            screen = Screen(self.storage, self.caller, supposed)
        is_new = screen is None
        while True:
            if screen is None:
                screen = Screen(self.storage, self.caller)
            folder = self.folder if _FOLDER in screen.settings else None
            if folder is not None:
                self._take_in(folder)
            try:
                written = write(screen)
            except (Outdated, Refused) as error:
                if is_new and isinstance(error, Refused):
                    raise
                screen, is_new = None, True
            else:
                self._screen = screen
                if folder is not None:
                    folder.follow()
                return written

    # Reading

    def get(self, ref: str | int) -> Memory:
        """Return the memory that *ref* names: its uid, its number or its name."""
        self.refresh()
        return self.storage.get(self.caller, _checked(ref))

    def list(self, where: Filter = Filter(), *, limit: int = 20, offset: int = 0) -> Memories:
        """Return memories newest first."""
        self.refresh()
        return self.storage.page(self.caller, where, _page_size(limit), _offset(offset))

    def count(self, where: Filter = Filter()) -> int:
        """Count the memories that `list` would return without a limit."""
        self.refresh()
        return self.storage.count(self.caller, where)

    def search(self, query: str, where: Filter = Filter(), *, limit: int = 20) -> Hits:
        """Return the memories that answer *query* best; without one, the newest.

        A query is plain text, whatever it contains. Words that no memory
        knows are taken for misspellings when the others find too little.
        After `warm_up`, or if the setting ``search.by`` says so, memories are
        found by what they mean too, as `recall` finds them.
        """
        limit = _page_size(limit)
        if not checked_text(query, "query").strip():
            return [Hit(memory, 0.0) for memory in self.list(where, limit=limit)]
        words = query_words(query)
        settings = self.storage.last_settings(self.caller) if self._last_settings is None else self._last_settings
        # A folder is taken in first, and what looks beyond words begins with what is set.
        if words and settings is not None and _FOLDER not in settings and not self._is_by_meaning(settings):
            with suppress(Outdated):
                return self._finder.by_words(words, where, limit, under=settings)
        settings = self.refresh()
        if words and self._is_by_meaning(settings):
            beyond = self._beyond_words(value_of(settings, "embedder"))
            return self._finder.by_meaning(query, words, where, limit, beyond.liken, beyond.near(query))[0]
        return self._finder.by_words(words, where, limit)

    def _is_by_meaning(self, settings: dict[str, str]) -> bool:
        """Tell whether a search looks beyond words."""
        by = value_of(settings, "search.by")
        return by == "meaning" or (by == "auto" and self._is_warm)

    def recall(
        self,
        query: str,
        where: Filter = Filter(),
        *,
        limit: int = 10,
        sources: Sequence["Source"] = ("memories",),
    ) -> "Recalled":
        """Return what answers *query* best, by words, by what they mean, and by where work goes on.

        Beyond `search`: memories that say it in other words, another name for
        the same thing or a member of what is asked for ("k8s", "database"),
        what was stored beside a good answer, the time that is asked about;
        and among near equals the memory of this branch comes before one of the
        default branch, and that before the rest. With ``conversations`` among
        the *sources*, archived messages are looked through too.
        """
        from kept.retrieval.recalling import Recalled, checked_sources

        sources = checked_sources(sources)
        words = query_words(checked_text(query, "query"))
        limit = _page_size(limit)
        settings = self.refresh()
        meaning: Meaning | Glance | None = None
        loaded: Meaning | None = None
        if value_of(settings, "search.by") != "words":
            named = value_of(settings, "embedder")
            if "conversations" in sources:
                meaning = loaded = self._loaded(named)
            else:
                meaning = self._beyond_words(named)
        near = meaning.near(query) if meaning is not None and words else None
        liken = None if meaning is None else meaning.liken
        hits, is_fuzzy = (
            self._finder.by_meaning(query, words, where, limit, liken, near) if "memories" in sources else ([], False)
        )
        # What only resembles the question was not asked for.
        self.storage.note_use(self.caller, [hit.memory for hit in hits if hit.why])
        said, unread = (
            self._finder.said(query, words, limit, loaded, near) if "conversations" in sources else ([], None)
        )
        strategy: Strategy = "fuzzy" if is_fuzzy else "keyword" if near is None else "hybrid"
        return Recalled(hits, strategy, unread or (None if meaning is None else meaning.note), said)

    def _beyond_words(self, named: str) -> "Meaning | Glance":
        """Return what looks beyond words for memories; where nothing is loaded and one question is asked, a glance."""
        if not self.asks_once or self._meaning is not None:
            return self._loaded(named)
        from kept.glance import glance

        found = glance(self.storage, self.caller, named)
        if found is not None:
            return found
        loaded = self._loaded(named)
        loaded.prepare()
        return loaded

    @cached_property
    def _finder(self) -> "Finder":
        from kept.finding import Finder

        return Finder(self.storage, self.caller, self._clock)

    @property
    def meaning(self) -> "Meaning":
        """What looks beyond words: the model that is set now, and its vectors."""
        return self._loaded(self.settings.get("embedder"))

    def _loaded(self, named: str) -> "Meaning":
        meaning = self._meaning
        if meaning is None or meaning.named != named:
            from kept.recall import Meaning

            # Another process may have set another model. To go on with the last
            # one would undo what that process has made since.
            self._meaning = meaning = Meaning(self.storage, self.caller, named)
        return meaning

    def entities(self, query: str = "", *, limit: int = 50, reading: int = sys.maxsize) -> Entities:
        """Return what memories are about, most mentioned first; with *query*, those whose name contains it.

        Memories in which nobody has looked for entities are read first, but
        no more than *reading* of them.
        """
        from kept.entities import remembered

        wanted, limit = checked_text(query, "query"), _page_size(limit)
        self.refresh()
        self._finder.read_on(min(reading, self.storage.unread(self.caller)))
        return self.shown(remembered.containing(self.storage, self.caller, wanted)[:limit])

    def entities_named(self, name: str) -> Entities:
        """Return the entities that go by *name*: by their own, or by another name for them."""
        from kept.entities import remembered

        self.refresh()
        self._finder.read_on(self.storage.unread(self.caller))
        return self.shown(remembered.going_by(self.storage, self.caller, checked_text(name, "name")))

    def neighbours(self, entity: Entity, *, limit: int = 20, among: int = MAX_PAGE) -> Entities:
        """Return what the latest memories that mention *entity* mention too, most often first."""
        from kept.entities import remembered

        return remembered.beside(self.storage, self.caller, entity, limit=limit, among=among)

    def shown(self, entities: Entities) -> Entities:
        """Give entities the names under which they were mentioned last."""
        from kept.entities import remembered

        return remembered.as_written(self.storage, self.caller, entities)

    def brief(self) -> "Brief":
        """Return what an agent should know at the start of a session; nothing while memory is off."""
        from kept import briefing

        settings = {setting.name: value for setting, value in self.settings}
        if settings["memory"] == "off":
            return briefing.Brief((), self._clock(), 0, 0)
        self.refresh()
        room = {"characters": int(settings["brief.characters"]), "entries": int(settings["brief.entries"])}
        confirmed = settings["brief.trust"] == "confirmed"
        return briefing.compose(
            self.storage.standing(
                self.caller, lambda rules, facts: briefing.choose(rules, facts, **room), confirmed_rules=confirmed
            ),
            user=self.caller.user,
            now=self._clock(),
            total=self.storage.count(self.caller, Filter(include_superseded=True)),
            eligible=self.storage.count_standing(self.caller, confirmed_rules=confirmed),
        )

    def index_brief(self) -> "IndexBrief":
        """Return the user's own memories that the index of a folder shows in a prompt; none while memory is off."""
        from kept import briefing
        from kept.folder import index

        settings = {setting.name: value for setting, value in self.settings}
        if settings["memory"] == "off" or self.caller.user is None:
            return briefing.IndexBrief([], 0)
        self.refresh()
        own = replace(self.caller, teams=())
        confirmed = settings["brief.trust"] == "confirmed"
        most = {"characters": sys.maxsize, "entries": index.MOST_LINES}
        standing = self.storage.standing(
            own,
            lambda rules, facts: briefing.choose(rules, facts, **most),
            confirmed_rules=confirmed,
            scope="personal",
        )
        shown = index.fitting(standing)
        total = self.storage.count_standing(own, confirmed_rules=confirmed, scope="personal")
        return briefing.IndexBrief(shown, total - len(shown))

    def history(self, ref: str | int) -> "Revisions":
        """Return every change of a memory, oldest first."""
        self.refresh()
        return self.storage.history(self.caller, _checked(ref))

    def as_of(self, moment: datetime) -> "Past":
        """Return a view of the store as it stood at *moment*, to get, list and search in."""
        if not isinstance(moment, datetime) or moment.tzinfo is None:
            raise InvalidInput("as_of needs a datetime with a time zone, datetime(…, tzinfo=UTC)", field="moment")
        from kept.past import Past

        self.refresh()
        return Past(self.storage, self.caller, moment)

    # Looking through, as people do

    def browse(self, query: str, where: Filter = Filter(), *, limit: int = 20, offset: int = 0) -> Browsed:
        """Return what answers *query* best, or without one the newest, page by page.

        With a query the best thousand can be looked through. While many
        memories are unread, what words mean is left aside: a person does not
        wait for them to be read.
        """
        limit, offset = _page_size(limit), _offset(offset)
        if not checked_text(query, "query").strip():
            self.refresh()
            page = self.storage.page(self.caller, where, limit + 1, offset)
            return Browsed([Hit(memory, 0.0) for memory in page[:limit]], len(page) > limit)
        # More are ranked when more are asked for, and may be ranked otherwise:
        # so in few steps, or a hit would be on two pages.
        most = _BROWSED if offset + limit < _BROWSED else MAX_PAGE
        is_read = self.storage.unread(self.caller) == 0
        best = self.recall(query, where, limit=most).hits if is_read else self.search(query, where, limit=most)
        end = offset + limit
        return Browsed(best[offset:end], len(best) > end, is_cut=len(best) == MAX_PAGE <= end)

    def compare(self, *, most: int = 20, seconds: float = 0.1) -> int:
        """Look for what says the same as memories that were not compared yet; return how many were.

        It takes a search each, so it is done a few at a time, the newest
        first, and goes on where it stopped.
        """
        from kept import comparing

        return comparing.compare(self.storage, self.caller, self._finder, most=most, seconds=seconds)

    def alike(self, kind: "Likeness", *, limit: int = 20, offset: int = 0) -> "Pairs":
        """Return pairs of live memories that say the same, or differ in a value, the newest first.

        Only what `compare` has found. What was edited since, and is alike no
        more, is forgotten.
        """
        from kept import comparing

        return comparing.alike(self.storage, self.caller, kind, limit=_page_size(limit), offset=_offset(offset))

    def dismiss(self, newer: str, older: str) -> None:
        """Keep both memories of a pair as they are, and ask no more."""
        self.storage.browsing.dismiss(self.caller, newer, older)

    def merge(self, kept: str, dropped: str, *, dialect: str = "python") -> Memory:
        """Let the memory *kept* supersede *dropped*, which stays in the history.

        Raises:
            Conflict: one of them is superseded already, or in the trash.
        """
        staying, going = self.get(kept), self.get(dropped)
        draft = Draft(staying.content, kind=staying.kind, scope=going.scope, supersedes=going.uid, dialect=dialect)
        return self.put(draft).memory

    # Tools

    def tools(self, dialect: str) -> "ToolTable":
        """Return the tools of *dialect*, for a program that offers them to a model."""
        from kept.tools import tools

        return tools(dialect)

    def call(
        self, name: str, arguments: dict[str, object], *, conversation: "Conversation | None" = None
    ) -> dict[str, object]:
        """Run the tool *name* and return its result; some work on a *conversation*.

        Raises:
            KeptError: the call failed; nothing is half-written.
        """
        from kept.tools import call

        return call(self, name, arguments, conversation)

    def conversation(
        self,
        messages: "Iterable[Message]",
        *,
        model: str | None = None,
        limit: int | None = None,
        counter: "Counting | None" = None,
        identity: str | None = None,
    ) -> "Conversation":
        """Return a conversation whose early parts can be archived here, and come back.

        *model* decides how tokens are counted and how many there may be;
        *limit* goes before its window, and *counter* before its tokenizer.
        *identity* tells it from others of this session, such as its file.
        """
        from kept.conversation.conversation import Conversation

        return Conversation(
            messages,
            self.storage,
            self.caller,
            self._clock,
            model=model,
            limit=limit,
            counter=counter,
            identity=identity,
        )

    # The folder

    @property
    def folder(self) -> "Folder":
        """This user's memories as files, if they have a folder for them."""
        if self._folder is None:
            from kept.folder.syncing import Folder

            self._folder = Folder(self.storage, self.caller)
        return self._folder

    def refresh(self) -> dict[str, str]:
        """Take in what was changed in the user's folder, if there is one, and return what is set.

        Every read and write begins with it.
        """
        settings = self._last_settings = self.storage.settings(self.caller)
        if _FOLDER in settings:
            self._take_in(self.folder)
        return settings

    def _take_in(self, folder: "Folder") -> None:
        # What is wrong with single files, 'kept folder' tells. That the whole folder is gone must be said at once.
        self.accident = next((one.problem for one in folder.sync().problems if one.file == "."), self.accident)

    @contextmanager
    def _in_step(self) -> Iterator[None]:
        """Run a change of the store between taking in the folder's and telling it."""
        self.refresh()
        yield
        if _FOLDER in self.storage.settings(self.caller):
            self.folder.follow()

    # The store itself

    def pulse(self) -> int:
        """Return a number that changes whenever a memory that this caller may see does."""
        return self.storage.pulse(self.caller)

    def now(self) -> datetime:
        """Return the present time, as this keeper tells it."""
        return self._clock()

    @property
    def settings(self) -> Settings:
        """What was set for this user and this store."""
        return Settings(self.storage, self.caller)

    def used(self, names: Sequence[str]) -> dict[str, int]:
        """Return how much of each budget this session has used."""
        return self.storage.used(self.caller, names)

    def check(self, *, rebuild: bool = False, progress: Progress | None = None) -> CheckReport:
        """Verify that rows, index, history and counts agree; with *rebuild* make the index anew, entities included."""
        if rebuild:
            import_module(_MEANING).wanted.set()
        return self.storage.check(rebuild=rebuild, progress=progress)

    def backup(self, target: str | os.PathLike[str], progress: Progress | None = None) -> None:
        """Write a verified copy of the live store to *target*, a new file."""
        self.storage.backup(os.path.abspath(target), progress)

    def restore_backup(self, source: str | os.PathLike[str], progress: Progress | None = None) -> None:
        """Replace the whole store by a copy made with `backup`."""
        self.storage.restore_backup(os.path.abspath(source), progress)

    def warm_up(self) -> None:
        """Open the store and load what the first store, search and recall would wait for.

        From then on `search` looks for meaning too, unless ``search.by`` says otherwise.
        """
        from kept.trust import Screen

        self.brief()
        self.search("password")
        self.meaning.near("password")
        self._is_warm = True
        import_module(_MEANING).wanted.set()
        # A word that rules look at closely, and twice: the first short text of a process is judged without what later
        # ones are judged by.
        screen = Screen(self.storage, self.caller)
        for _ in range(2):
            screen.draft(Draft("The password is in the vault"))

    def on_branch(self, branch: str | None) -> "Keeper":
        """Return a keeper for the same caller at work on another branch, as warm as this one."""
        other = Keeper(self.storage, replace(self.caller, branch=branch), self._clock)
        other._is_warm = self._is_warm
        return other

    def close(self) -> None:
        """Release the store. Later calls fail."""
        self.storage.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def indexed(content: str, name: str | None, description: str | None, tags: Sequence[str]) -> Indexed:
    """Return what a memory is found by: the tokens of each field, in the order of ranking, and its entities.

    What finds entities takes longer to load than to store a memory, so it is
    used where it is wanted; elsewhere they are found when they are asked for.
    """
    fields = (
        index_tokens(content),
        index_tokens(name) if name else [],
        index_tokens(description) if description else [],
        index_tokens(" \n ".join(tags)) if tags else [],
    )
    # Importing what is being imported by another thread waits for it to be whole.
    meaning = import_module(_MEANING) if _MEANING in sys.modules else None
    return Indexed(fields, meaning.entities_of(content) if meaning and meaning.wanted.is_set() else None)


def _draft(draft: Draft | str, fields: DraftFields) -> Draft:
    if isinstance(draft, Draft):
        return replace(draft, **fields) if fields else draft
    return Draft(draft, **fields)


def _batches(drafts: Iterator[Draft], size: int) -> Iterator[list[Draft]]:
    pending: list[Draft] = []
    for draft in drafts:
        pending.append(draft)
        if len(pending) >= size:
            yield pending
            pending = []
    if pending:
        yield pending


def _checked(ref: object) -> str:
    if not isinstance(ref, str | int):
        more = ": pass its uid" if isinstance(ref, Memory) else ""
        raise InvalidInput(f"id must be a string or a number, not {type(ref).__name__}{more}", field="id")
    return checked_text(str(ref), "id")


def _whole(given: object, field: str) -> int:
    if not isinstance(given, int):
        raise InvalidInput(f"{field} must be a whole number, not {type(given).__name__}", field=field)
    return given


def _offset(offset: int) -> int:
    if not 0 <= _whole(offset, "offset") <= MAX_OFFSET:
        raise InvalidInput(f"offset must be between 0 and {MAX_OFFSET:,}", field="offset", limit=MAX_OFFSET)
    return offset


def _page_size(limit: int) -> int:
    if not 1 <= _whole(limit, "limit") <= MAX_PAGE:
        raise InvalidInput(f"limit must be between 1 and {MAX_PAGE}", field="limit", limit=MAX_PAGE)
    return limit
