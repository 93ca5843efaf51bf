"""The store as it stood at a moment in the past.

Old versions are not in the word index, so a search here reads all of them.
That takes time in proportion to what is stored, and is meant for looking
back, not for every prompt.
"""

from collections.abc import Sequence
from datetime import datetime

from kept.errors import Conflict, InvalidInput, NotFound, shown
from kept.retrieval.ranking import Candidate, Candidates, rank, token_text
from kept.retrieval.tokens import QueryWord, index_tokens, query_words
from kept.storage.protocol import Storage
from kept.types import Caller, Entity, Filter, Hit, Hits, Memories, Memory, checked_text


class Past:
    """A read-only view. Get one from `Keeper.as_of`."""

    def __init__(self, storage: Storage, caller: Caller, moment: datetime) -> None:
        self._storage = storage
        self._caller = caller
        self.moment = moment

    def get(self, ref: str | int) -> Memory:
        """Return the memory that *ref* named then.

        Raises:
            NotFound: there was none, or it has been deleted since.
            Conflict: there were several.
        """
        wanted = checked_text(str(ref), "id").casefold()
        found = [
            memory
            for memory in self._storage.as_of(self._caller, self.moment)
            if wanted in (memory.uid, str(memory.id), memory.name.casefold())
        ]
        if not found:
            raise NotFound(f"no memory '{shown(str(ref))}' at {self.moment:%Y-%m-%d %H:%M}", field="id")
        if len(found) > 1:
            uids = ", ".join(sorted(memory.uid for memory in found))
            raise Conflict(f"'{shown(str(ref))}' named {len(found)} memories; use one of these ids: {uids}", field="id")
        return found[0]

    def list(self, where: Filter = Filter(), *, limit: int = 20) -> Memories:
        """Return what was kept then, newest first."""
        _check_limit(limit)
        found = self._matching(where)
        return sorted(found, key=lambda memory: (memory.created_at, memory.id), reverse=True)[:limit]

    def search(self, query: str, where: Filter = Filter(), *, limit: int = 20) -> Hits:
        """Return what would have answered *query* then, best first."""
        if not checked_text(query, "query").strip():
            return [Hit(memory, 0.0) for memory in self.list(where, limit=limit)]
        _check_limit(limit)
        words = query_words(query)
        memories = self._matching(where)
        candidates = [Candidate(row, _fields(memory)) for row, memory in enumerate(memories)]
        frequencies = tuple(sum(_holds(word, one.fields) for one in candidates) for word in words)
        average = sum(text.count(" ") for one in candidates for text in one.fields) / (len(candidates) or 1)
        best = rank(words, Candidates(candidates, frequencies, len(memories), average), limit)
        return [Hit(memories[ranked.row], ranked.score, ranked.why) for ranked in best]

    def _matching(self, where: Filter) -> Sequence[Memory]:
        wanted_tags = {tag.casefold() for tag in where.tags}
        return [
            memory
            for memory in self._storage.as_of(self._caller, self.moment)
            if (where.include_superseded or memory.superseded_by is None)
            and (not where.kinds or memory.kind in where.kinds)
            and wanted_tags <= {tag.casefold() for tag in memory.tags}
            and (where.scope is None or memory.scope == where.scope)
            and (where.category is None or where.category.casefold() == (memory.category or "").casefold())
            and (where.entity is None or _mentions(memory, where.entity))
            and where.allows_origin(memory)
        ]


def _mentions(memory: Memory, entity: Entity) -> bool:
    from kept.entities.extracting import mentions

    return any((one.type, one.name) == (entity.type, entity.name) for one in mentions(memory.content))


def _check_limit(limit: int) -> None:
    if not isinstance(limit, int) or limit < 1:
        raise InvalidInput("limit must be a whole number, at least 1", field="limit")


def _fields(memory: Memory) -> tuple[str, ...]:
    texts = (memory.content, memory.name if memory.is_named else "", memory.description or "", " \n ".join(memory.tags))
    return tuple(token_text(index_tokens(text)) for text in texts)


def _holds(word: QueryWord, fields: tuple[str, ...]) -> bool:
    tokens = [f"|{word.forms[0]}"] if word.prefix else [f"|{form} " for form in word.forms]
    return any(token in text for token in tokens for text in fields)
