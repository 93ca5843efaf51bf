"""The values that travel between the layers. All are frozen.

Constructing a `Draft` validates it, so every draft that exists may be
stored. Limits that belong to one dialect (2,000 characters in ``typed``)
are checked by that dialect; the limits here hold for every memory.
"""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple, TypedDict, get_args

from kept.errors import AccessDenied, InvalidInput
from kept.values import value

Kind = Literal["preference", "instruction", "correction", "fact", "context", "decision", "reference"]
Scope = Literal["personal", "project", "team"]
Actor = Literal["person", "agent", "import"]
Action = Literal[
    "stored",
    "edited",
    "superseded",
    "trashed",
    "restored",
    "confirmed",
    "screened",
    "replaced",
    "archived",
    "unarchived",
]

KINDS: tuple[Kind, ...] = get_args(Kind)
SCOPES: tuple[Scope, ...] = get_args(Scope)
ACTORS: tuple[Actor, ...] = get_args(Actor)

# A memory of these kinds tells an agent how to behave, so a brief shows it
# as a suggestion and never as a command.
BEHAVIORAL: frozenset[str] = frozenset({"preference", "instruction", "correction"})

MAX_CONTENT_BYTES = 65_536
MAX_DESCRIPTION_CHARS = 500
MAX_TAGS = 10
MAX_TAG_CHARS = 50
MAX_NAME_CHARS = 100
MAX_KEY_CHARS = 200
MAX_CATEGORY_CHARS = 100
MAX_IDENTITY_CHARS = 500

_NAME = r"[A-Za-z0-9_-]{1,100}\Z"


def is_behavioral(kind: str) -> bool:
    """Tell whether a memory of *kind* influences how an agent behaves."""
    return kind in BEHAVIORAL


def iso(moment: datetime) -> str:
    """Write *moment* as ISO 8601 in UTC.

    >>> iso(datetime(2026, 1, 28, 9, 30, tzinfo=UTC))
    '2026-01-28T09:30:00.000000Z'
    """
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def checked_text(given: object, field: str) -> str:
    """Return *given* if it is text that can be stored, else raise `InvalidInput`."""
    if not isinstance(given, str):
        raise InvalidInput(f"{field} must be a string, not {type(given).__name__}", field=field)
    try:
        given.encode()
    except UnicodeEncodeError:
        raise InvalidInput(
            f"{field} contains half of a surrogate pair, which is no character; send valid Unicode",
            field=field,
        ) from None
    return given


def checked_tags(tags: Sequence[str], field: str = "tags") -> tuple[str, ...]:
    """Return *tags* without repetitions, in order, or raise `InvalidInput`."""
    if isinstance(tags, str):
        raise InvalidInput(f"{field} must be a list of strings, not one string", field=field)
    if len(tags) > MAX_TAGS:
        raise InvalidInput(
            f"{field} has {len(tags)} entries; at most {MAX_TAGS} are allowed", field=field, limit=MAX_TAGS
        )
    for tag in tags:
        if not checked_text(tag, field).strip():
            raise InvalidInput(f"{field} has a blank entry; leave it out", field=field)
        if len(tag) > MAX_TAG_CHARS:
            raise InvalidInput(
                f"{field} has an entry of {len(tag)} characters; at most {MAX_TAG_CHARS} are allowed",
                field=field,
                limit=MAX_TAG_CHARS,
            )
    return tuple(dict.fromkeys(tags)) if tags else ()


def checked_name(name: str, field: str = "name") -> str:
    """Return *name* if it is a legal memory name, else raise `InvalidInput`."""
    if not re.match(_NAME, checked_text(name, field)):
        raise InvalidInput(
            f"{field} may have 1 to {MAX_NAME_CHARS} letters, digits, dashes and underscores (A-Z a-z 0-9 - _)",
            field=field,
            limit=MAX_NAME_CHARS,
        )
    if is_reserved(name):
        raise InvalidInput(f"{field} 'MEMORY' is reserved for the index; choose another", field=field)
    return name


def is_legal_name(name: str) -> bool:
    """Tell whether a memory may have *name*."""
    return re.match(_NAME, name) is not None and not is_reserved(name)


def is_reserved(name: str) -> bool:
    """Tell whether no memory may have *name*: the index of a folder has it."""
    return name.upper() == "MEMORY"


def checked_choice(given: str, choices: Sequence[str], field: str) -> str:
    """Return *given* if it is one of *choices*, else raise `InvalidInput`."""
    if given not in choices:
        raise InvalidInput(f"{field} must be one of: {', '.join(choices)}", field=field)
    return given


def is_blank(text: str) -> bool:
    """Tell whether *text* has nothing in it that anybody could see."""
    return not any(letter.isprintable() and not letter.isspace() for letter in text)


def checked_content(content: str) -> str:
    """Return *content* if it is not blank and not too large, else raise `InvalidInput`."""
    if is_blank(checked_text(content, "content")):
        raise InvalidInput("content must not be empty or blank", field="content")
    size = len(content.encode())
    if size > MAX_CONTENT_BYTES:
        raise InvalidInput(
            f"content has {size:,} bytes; at most {MAX_CONTENT_BYTES:,} are allowed: store a summary, or split it",
            field="content",
            limit=MAX_CONTENT_BYTES,
        )
    return content


def checked_line(given: str, field: str, most: int) -> str:
    """Return *given* if it is one line of 1 to *most* characters, else raise `InvalidInput`."""
    if not checked_text(given, field).strip() or len(given) > most or len(given.splitlines()) > 1:
        raise InvalidInput(f"{field} must be one line of 1 to {most} characters", field=field, limit=most)
    return given


def checked_confidence(confidence: float) -> float:
    """Return *confidence* if it is between 0 and 1, else raise `InvalidInput`."""
    if not 0 <= confidence <= 1:  # so written that NaN is outside too
        raise InvalidInput("confidence must be between 0 and 1", field="confidence", limit=1)
    return confidence


def checked_description(description: str) -> str:
    """Return *description* on one line if it is short enough, else raise `InvalidInput`."""
    if len(checked_text(description, "description")) > MAX_DESCRIPTION_CHARS:
        raise InvalidInput(
            f"description has {len(description)} characters; at most {MAX_DESCRIPTION_CHARS} are allowed",
            field="description",
            limit=MAX_DESCRIPTION_CHARS,
        )
    return " ".join(description.splitlines())


@value
class Caller:
    """Who asks. Never built from a tool's arguments.

    ``root`` is the project's folder on this machine, if it is here.
    """

    user: str | None
    session: str
    teams: tuple[str, ...] = ()
    project: str | None = None
    branch: str | None = None
    group: str = "default"
    tenant: str = "default"
    actor: Actor = "agent"
    language: str | None = None
    default_branch: str | None = None
    root: str | None = None

    def __post_init__(self) -> None:
        named = {
            "user": self.user,
            "project": self.project,
            "branch": self.branch,
            "group": self.group,
            "tenant": self.tenant,
            "language": self.language,
            **{f"team {number}": team for number, team in enumerate(self.teams, 1)},
        }
        for field, text in named.items():
            if text is not None:
                checked_line(text, field, MAX_IDENTITY_CHARS)
        # Hosts call their sessions what they like.
        if not checked_text(self.session, "session").strip() or len(self.session) > MAX_IDENTITY_CHARS:
            raise InvalidInput(f"session must have 1 to {MAX_IDENTITY_CHARS} characters", field="session")
        checked_choice(self.actor, ACTORS, "actor")

    def holder(self, scope: Scope) -> str:
        """Name whose *scope* this caller writes to.

        Raises:
            AccessDenied: there is no user identity for ``personal``.
            InvalidInput: there is no project or team for that scope.
        """
        if scope == "personal":
            if self.user is None:
                raise AccessDenied("no user identity: set --user or KEPT_USER to keep personal memories")
            return self.user
        if scope == "project":
            if self.project is None:
                raise InvalidInput(
                    "scope 'project' needs a project: run inside a git repository, or set --project or KEPT_PROJECT",
                    field="scope",
                )
            return self.project
        if not self.teams:
            raise InvalidInput("scope 'team' needs an active team: set --team or KEPT_TEAM", field="scope")
        return self.teams[0]

    def may_hold(self, scope: Scope, holder: str) -> bool:
        """Tell whether a memory of *holder* in *scope* is one that this caller sees."""
        if scope == "personal":
            return self.user is not None
        return holder == self.project if scope == "project" else holder in self.teams


@value
class Draft:
    """A valid memory not yet stored.

    With a ``key`` it takes the place of the memory that has it in the same
    project and scope, if there is one.
    """

    content: str
    kind: Kind = "fact"
    tags: Sequence[str] = ()
    name: str | None = None
    description: str | None = None
    scope: Scope = "personal"
    supersedes: str | None = None
    created_at: datetime | None = None
    dialect: str = "python"
    key: str | None = None
    category: str | None = None
    confidence: float | None = None

    def __post_init__(self) -> None:
        checked_content(self.content)
        checked_choice(self.kind, KINDS, "kind")
        checked_choice(self.scope, SCOPES, "scope")
        object.__setattr__(self, "tags", checked_tags(self.tags))
        if self.name is not None:
            checked_name(self.name)
        if self.description is not None:
            object.__setattr__(self, "description", checked_description(self.description))
        if self.key is not None:
            checked_line(self.key, "key", MAX_KEY_CHARS)
        if self.category is not None:
            checked_line(self.category, "category", MAX_CATEGORY_CHARS)
        if self.confidence is not None:
            checked_confidence(self.confidence)
        if self.created_at is not None and self.created_at.tzinfo is None:
            raise InvalidInput("created_at must carry a time zone", field="created_at")


class DraftFields(TypedDict, total=False):
    """The fields of a `Draft` beside its content, for calls that build one."""

    kind: Kind
    tags: Sequence[str]
    name: str | None
    description: str | None
    scope: Scope
    supersedes: str | None
    created_at: datetime | None
    dialect: str
    key: str | None
    category: str | None
    confidence: float | None


@value
class Changes:
    """What an edit replaces; ``None`` leaves a part as it is."""

    content: str | None = None
    kind: Kind | None = None
    tags: tuple[str, ...] | None = None
    name: str | None = None
    description: str | None = None
    category: str | None = None
    pinned: bool | None = None

    def __post_init__(self) -> None:
        if self.content is not None:
            checked_content(self.content)
        if self.kind is not None:
            checked_choice(self.kind, KINDS, "kind")
        if self.tags is not None:
            object.__setattr__(self, "tags", checked_tags(self.tags))
        if self.name is not None:
            checked_name(self.name)
        if self.description is not None:
            object.__setattr__(self, "description", checked_description(self.description))
        if self.category:
            checked_line(self.category, "category", MAX_CATEGORY_CHARS)
        if not self.given():
            raise InvalidInput("nothing to change: give content, kind, tags, name, description, category or pinned")

    def given(self) -> dict[str, Any]:
        """Return the parts to replace."""
        parts: dict[str, Any] = {
            "content": self.content,
            "kind": self.kind,
            "tags": self.tags,
            "name": self.name,
            "description": self.description,
            "category": self.category,
            "pinned": self.pinned,
        }
        return {name: part for name, part in parts.items() if part is not None}


class Finding(NamedTuple):
    """One rule of screening that matched, where in which field, and the version of the rules."""

    rule: str
    category: str
    field: str
    start: int
    end: int
    rules: str


@value
class Origin:
    """Where a memory, or a change to one, came from."""

    actor: Actor
    user: str | None
    dialect: str
    session: str
    group: str


@value
class Memory:
    """One stored entry, with all its names: ``uid``, ``id`` and ``name``.

    ``is_named`` tells a name that was given from one that was made up.
    ``origin`` is where it first came from, ``writer`` who wrote what it says
    now, and ``confirmed`` whether that was, or was approved by, a person.
    ``findings`` are what screening saw in it. ``key`` is what an upsert finds
    it by; archived, it is found but speaks no more by itself. ``used_at`` is
    when it was last recalled.
    """

    uid: str
    id: int
    name: str
    is_named: bool
    kind: Kind
    content: str
    description: str | None
    tags: tuple[str, ...]
    scope: Scope
    holder: str
    project: str | None
    branch: str | None
    origin: Origin
    writer: str | None
    created_at: datetime
    updated_at: datetime
    version: int
    pinned: bool
    confirmed: bool
    superseded_by: str | None
    trashed_at: datetime | None
    findings: tuple[Finding, ...] = ()
    key: str | None = None
    category: str | None = None
    confidence: float | None = None
    archived_at: datetime | None = None
    used_at: datetime | None = None

    @property
    def flagged(self) -> bool:
        """Whether screening found something that no person has approved."""
        return bool(self.findings) and not self.confirmed

    @property
    def is_waiting(self) -> bool:
        """Whether this memory must not speak by itself before a person has confirmed it."""
        return self.flagged or (self.origin.actor == "import" and not self.confirmed)

    @property
    def behavioral(self) -> bool:
        """Whether this memory influences how an agent behaves."""
        return is_behavioral(self.kind)

    @property
    def is_live(self) -> bool:
        """Whether this memory is neither superseded nor in the trash."""
        return self.superseded_by is None and self.trashed_at is None


# Confirmed by a person, not confirmed, or waiting for one before it may speak by itself.
Trust = Literal["confirmed", "unconfirmed", "waiting"]


@value
class Filter:
    """Which memories a list or a search may return, beyond visibility.

    ``project`` and what follows are of the origin: where, by whom, through
    what and when a memory was stored.
    """

    kinds: tuple[Kind, ...] = ()
    tags: tuple[str, ...] = ()
    category: str | None = None
    scope: Scope | None = None
    entity: "Entity | None" = None
    include_superseded: bool = False
    trashed: bool = False
    project: str | None = None
    actor: Actor | None = None
    dialect: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    trust: Trust | None = None

    @property
    def is_of_origin(self) -> bool:
        """Whether memories are chosen by their origin."""
        return any((self.project, self.actor, self.dialect, self.since, self.until, self.trust))

    def allows_origin(self, memory: "Memory") -> bool:
        """Tell whether *memory* is of such an origin."""
        is_trusted = {None: True, "confirmed": memory.confirmed, "waiting": memory.is_waiting,
                      "unconfirmed": not memory.confirmed}[self.trust]  # fmt: skip
        return (
            (self.project is None or memory.project == self.project)
            and (self.actor is None or memory.origin.actor == self.actor)
            and (self.dialect is None or memory.origin.dialect == self.dialect)
            and (self.since is None or memory.created_at >= self.since)
            and (self.until is None or memory.created_at < self.until)
            and is_trusted
        )


class Entity(NamedTuple):
    """What memories are about: a technology, a person, a file.

    ``name`` is canonical, ``display`` how it is shown, ``memories`` how many
    the caller may see mention it.
    """

    type: str
    name: str
    display: str = ""
    memories: int = 0

    @property
    def id(self) -> int:
        """A number made from type and name, so that it tells nothing of who else mentions it."""
        from hashlib import blake2b

        return int.from_bytes(blake2b(f"{self.type}:{self.name}".encode(), digest_size=6).digest())


class Budget(NamedTuple):
    """A number of successful writes that one session may make."""

    name: str
    limit: int


class Standing(NamedTuple):
    """A memory that may enter a brief: its row, whether the caller wrote it, and its characters."""

    row: int
    is_own: bool
    size: int


class Judged(NamedTuple):
    """A draft and what screening found in it."""

    draft: Draft
    findings: tuple[Finding, ...] = ()


class Stored(NamedTuple):
    """What became of one draft."""

    memory: Memory
    duplicate: bool
    superseded: Memory | None
    replaced: bool = False


@value
class TermMatch:
    """How one word of a query was found in one memory."""

    term: str
    found: str
    how: Literal["exact", "stem", "fuzzy", "entity"]
    fields: tuple[str, ...]
    memories: int
    share: float


class Signal(NamedTuple):
    """One reason for the score of a hit, and its part in it; below 0 if it speaks against. They add up to the score."""

    name: str
    share: float


@value
class Hit:
    """A found memory: its relevance from 0 to 1, and why it was found.

    ``why`` tells how the words of the query were found in it; ``signals``,
    where memories are found by more than their words, what each part of the
    ranking gave to the score.
    """

    memory: Memory
    score: float
    why: tuple[TermMatch, ...] = ()
    signals: tuple[Signal, ...] = ()


class Browsed(NamedTuple):
    """A page of what a person looks through; ``is_cut`` says that there may be more than can be paged through."""

    hits: list[Hit]
    has_more: bool
    is_cut: bool = False


@value
class Deleted:
    """What a permanent deletion did.

    ``erasure`` is ``pending`` while another process still reads an older
    state of the file, so that the bytes cannot be overwritten yet.
    """

    uid: str
    id: int
    predecessor: str | None
    erasure: Literal["complete", "pending"]


@value
class CheckReport:
    """What `check` found. An empty ``problems`` means the store is sound."""

    memories: int
    revisions: int
    problems: tuple[str, ...]
    rebuilt: bool

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


# A class with a method called ``list`` cannot say ``list[…]`` after it.
Memories = list[Memory]
Hits = list[Hit]
Entities = list[Entity]
