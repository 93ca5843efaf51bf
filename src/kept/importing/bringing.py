"""What becomes of the parts of another system: kept, merged, held for a person, or skipped with a reason.

Whatever comes in is screened and carries the mark of an import, so that it
speaks by itself only when a person has confirmed it. Each batch is one
transaction: a run that is stopped leaves whole memories, and the next run
goes on where it stopped.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from hashlib import blake2b
from typing import NamedTuple

from kept.errors import Backend, InvalidInput, KeptError, NotFound, Refused
from kept.importing.found import Found, Part, Skipped, Talk
from kept.importing.talks import archive
from kept.importing.texts import parts
from kept.keeper import Keeper
from kept.names import slug
from kept.revisions import Revision
from kept.storage.protocol import Dumped
from kept.trust import Screen, masked
from kept.types import Changes, Draft, Memory, Origin, Scope, is_legal_name
from kept.values import replace

BATCH = 200

# So many reasons are kept; beyond that they are only counted.
MOST_REASONS = 1_000


class Report(NamedTuple):
    """What an import did.

    ``held`` are those of the taken in which screening found something;
    ``conversations`` and ``messages`` were read, ``archives`` are new.
    """

    taken: int = 0
    updated: int = 0
    merged: int = 0
    known: int = 0
    held: int = 0
    skipped: int = 0
    conversations: int = 0
    messages: int = 0
    archives: int = 0
    reasons: tuple[Skipped, ...] = ()


def bring_in(
    keeper: Keeper,
    source: str,
    found: Iterable[Part],
    *,
    scope: Scope = "personal",
    confirmed: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Take in what *source* found; a second time the same changes nothing.

    With *confirmed*, which only a person may say, what screening has nothing
    against speaks at once.

    Raises:
        AccessDenied: there is no user for personal memories.
        Backend: the store failed; the batches before stay stored.
    """
    from kept.retrieval import meaning

    meaning.wanted.set()
    keeper.refresh()
    bringing = _Bringing(keeper, source, scope, confirmed=confirmed and keeper.caller.actor == "person")
    for number, part in enumerate(found, 1):
        bringing.take(part)
        if progress is not None:
            progress(number)
    bringing.flush()
    keeper.refresh()
    return Report(**bringing.counts, reasons=tuple(bringing.reasons))


class _Bringing:
    """One import on its way."""

    def __init__(self, keeper: Keeper, source: str, scope: Scope, *, confirmed: bool) -> None:
        self._keeper = keeper
        self._source = source
        self._scope: Scope = scope
        self._holder = keeper.caller.holder(scope)
        self._confirmed = confirmed
        self._screen = Screen(keeper.storage, keeper.caller)
        self._batch: list[tuple[Found, Dumped]] = []
        self.counts = dict.fromkeys(Report._fields[:-1], 0)
        self.reasons: list[Skipped] = []

    def take(self, part: Part) -> None:
        if isinstance(part, Skipped):
            self._skip(part.where, part.reason)
        elif isinstance(part, Talk):
            self._archive(part)
        else:
            for piece in _pieces(part):
                self._judge(piece)
            if len(self._batch) >= BATCH:
                self.flush()

    def flush(self) -> None:
        """Write the batch in one transaction."""
        batch, self._batch = self._batch, []
        if not batch:
            return
        outcomes = self._keeper.storage.adopt(self._keeper.caller, [dumped for _, dumped in batch])
        for (found, dumped), outcome in zip(batch, outcomes, strict=True):
            if outcome == "known" and self._update(found, dumped.memory):
                self.counts["updated"] += 1
                continue
            self.counts["taken" if outcome == "stored" else outcome] += 1
            self.counts["held"] += outcome == "stored" and dumped.memory.flagged

    def _judge(self, found: Found) -> None:
        try:
            self._batch.append((found, self._dumped(found)))
        except (InvalidInput, Refused) as error:
            self._skip(found.where, error.message)

    def _dumped(self, found: Found) -> Dumped:
        """Return *found* as a memory with its history, judged like any other."""
        caller = self._keeper.caller
        now = self._keeper.now()
        name = found.name if found.name is not None and is_legal_name(found.name) else None
        draft = Draft(
            found.content.strip("\n"),
            kind=found.kind,
            name=name,
            tags=_tags(found.tags),
            description=found.description and found.description[:500],
            scope=self._scope,
            category=found.category and found.category.strip()[:100],
        )
        findings = self._screen.draft(draft).findings
        created = min(found.created_at or found.updated_at or now, now)
        updated = max(created, min(found.updated_at or created, now))
        memory = Memory(
            uid=self._uid(found),
            id=0,
            name=name or slug(found.name or draft.content) or "memory",
            is_named=name is not None,
            kind=draft.kind,
            content=draft.content,
            description=draft.description,
            tags=tuple(draft.tags),
            scope=self._scope,
            holder=self._holder,
            # Where an import is run says nothing about what it brings.
            project=found.project if self._scope == "personal" else caller.project,
            branch=None,
            origin=Origin("import", caller.user, self._source, caller.session, caller.group),
            writer=caller.user,
            created_at=created,
            updated_at=updated,
            version=1 + len(found.versions),
            pinned=False,
            confirmed=self._confirmed and not findings,
            superseded_by=None,
            trashed_at=None,
            findings=findings,
            category=draft.category,
        )
        return Dumped(memory, _history(memory, found))

    def _uid(self, found: Found) -> str:
        """Return the id that this memory has at every import into this place."""
        named = f"{self._source}\0{self._scope}\0{self._holder}\0{found.identity}"
        digits = blake2b(named.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
        return f"mem-{digits[:8]}-{digits[8:12]}-8{digits[13:16]}-a{digits[17:20]}-{digits[20:]}"

    def _update(self, found: Found, wanted: Memory) -> bool:
        """Let a memory that an earlier import brought follow its source, unless it was changed here since."""
        with suppress(NotFound):  # it was deleted for good, and stays so
            memory = self._keeper.get(wanted.uid)
            if memory.content == wanted.content or not memory.is_live:
                return False
            brought = [one.memory.content for one in self._keeper.history(memory.uid) if one.origin.actor == "import"]
            if wanted.content in brought:
                return False
            if memory.content not in brought:
                self._skip(found.where, f"changed both here and there; kept as it is here (memory {memory.id})")
                return False
            keeper = Keeper(self._keeper.storage, replace(self._keeper.caller, actor="import"), self._keeper.now)
            try:
                keeper.edit(memory.uid, Changes(content=wanted.content), dialect=self._source)
            except Refused as error:
                self._skip(found.where, error.message)
                return False
            if self._confirmed and not wanted.findings:
                self._keeper.confirm(memory.uid, dialect=self._source)
            return True
        return False

    def _archive(self, talk: Talk) -> None:
        if not talk.messages:
            self._skip(talk.where, "a conversation without a message")
            return
        try:
            new = archive(self._keeper, talk, self._source)
        except Backend:
            raise
        except KeptError as error:
            self._skip(talk.where, error.message)
            return
        self.counts["conversations"] += 1
        self.counts["messages"] += len(talk.messages)
        self.counts["archives"] += new

    def _skip(self, where: str, reason: str) -> None:
        self.counts["skipped"] += 1
        if len(self.reasons) < MOST_REASONS:
            self.reasons.append(Skipped(where, reason))


def _pieces(found: Found) -> Iterator[Found]:
    """Yield *found*, in as many memories as it needs room for."""
    contents = parts(found.content)
    if len(contents) == 1:
        yield found
        return
    for number, content in enumerate(contents, 1):
        name = found.name if number == 1 else None
        yield found._replace(content=content, identity=f"{found.identity}#{number}", name=name, versions=())


def _history(memory: Memory, found: Found) -> tuple[Revision, ...]:
    """Return every version that the source knows, the newest being the memory itself; secrets masked."""
    if not found.versions:
        return ()
    states: list[tuple[str, datetime]] = [*found.versions, (memory.content, memory.updated_at)]
    return tuple(
        Revision(
            number,
            "stored" if number == 1 else "edited",
            at,
            memory.origin,
            memory
            if number == memory.version
            else masked(replace(memory, content=content, version=number, updated_at=at, confirmed=False)),
        )
        for number, (content, at) in enumerate(states, 1)
    )


def _tags(tags: Sequence[str]) -> tuple[str, ...]:
    """Return the tags that a memory can have."""
    return tuple(dict.fromkeys(tag.strip()[:50].strip() for tag in tags if tag.strip()))[:10]
