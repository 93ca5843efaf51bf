"""How memories and archived messages are found: by their words, and by what they mean."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from time import monotonic

from kept.errors import Backend
from kept.retrieval import spelling
from kept.retrieval.languages import stems
from kept.retrieval.ranking import Candidates, Ranked, rank
from kept.retrieval.tokens import QueryWord
from kept.storage.protocol import Clock, Storage
from kept.types import Caller, Filter, Hits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.recall import Meaning
    from kept.retrieval.measures import Liken
    from kept.storage.segments import Told
    from kept.storage.vectors import Near

    Messages = list[Told]

    # Looks for words: the hits, and the terms that no memory knows.
    Look = Callable[[Sequence[QueryWord], Filter, int], tuple[Hits, set[str]]]

# How many memories are read for entities in one transaction, and how many
# beside a recall, which a person may be waiting for: two milliseconds each, to
# write their words anew. Of recalls that follow each other few have to wait for it.
_READ_AT_ONCE = 200
_READ_BESIDE = 4
_READ_EVERY_S = 0.1

# Beside a recall it is not worth waiting longer than that for other writers.
_PATIENCE_S = 0.1

# For so long archives are made ready beside a search in them.
_READING_S = 1.0

# Below this score the words of a query have found too little, and those that
# no memory knows are taken for slips of the hand.
_TOO_LITTLE = 0.5
_MAX_CORRECTED = 4


class Finder:
    """Finds what one caller may see."""

    def __init__(self, storage: Storage, caller: Caller, clock: Clock) -> None:
        self._storage = storage
        self._caller = caller
        self._clock = clock
        self._reads_again = 0.0

    def by_words(
        self, words: Sequence[QueryWord], where: Filter, limit: int, under: Mapping[str, str] | None = None
    ) -> Hits:
        """Return the memories that hold *words*, or what they are misspellings of.

        Raises:
            Outdated: other settings hold than *under*.
        """

        def look(words: Sequence[QueryWord], where: Filter, limit: int) -> tuple[Hits, set[str]]:
            unknown: set[str] = set()

            def order(found: Candidates) -> Sequence[Ranked]:
                unknown.update(_unknown(words, found))
                return rank(words, found, limit)

            return self._storage.search(self._caller, words, where, limit, order, under), unknown

        return self._found(words, where, limit, look)[0]

    def by_meaning(
        self,
        query: str,
        words: Sequence[QueryWord],
        where: Filter,
        limit: int,
        liken: "Liken | None",
        near: "Near | None",
    ) -> tuple[Hits, bool]:
        """Return the memories that answer *query*, and whether words had to be taken for misspellings."""
        from kept.retrieval.blending import Asked, blend, with_spare
        from kept.retrieval.meaning import broadened

        self._read_beside()

        def look(words: Sequence[QueryWord], where: Filter, limit: int) -> tuple[Hits, set[str]]:
            unknown: set[str] = set()

            def order(found: Candidates) -> Sequence[Ranked]:
                unknown.update(_unknown(words, found))
                branches = self._caller.branch, self._caller.default_branch
                return blend(Asked(query, words, self._clock(), *branches), found, liken, limit)

            return self._storage.recall(self._caller, words, where, with_spare(limit), order, near), unknown

        return self._found(broadened(query, words), where, limit, look)

    def said(
        self, query: str, words: Sequence[QueryWord], limit: int, meaning: "Meaning | None", near: "Near | None"
    ) -> "tuple[Messages, str | None]":
        """Return the archived messages that answer, and what was not looked at."""
        from kept.conversation.reading import read_on
        from kept.retrieval.blending import Asked, blend

        if not words:
            return [], None
        unread = None
        with suppress(Backend):
            if not read_on(self._storage.segments, self._caller, within_s=_READING_S):
                unread = "some archives are still to be read: ask again to search them too"
            elif near is not None and meaning is not None:
                meaning.catch_up(within_s=_READING_S)
        asked, liken = Asked(query, words, self._clock()), None if meaning is None else meaning.liken
        found = self._storage.segments.search(
            self._caller, words, limit, lambda found: blend(asked, found, liken, limit), near
        )
        return found, unread

    def read_on(self, most: int, *, patience_s: float | None = None) -> None:
        """Look for entities in at most *most* of the memories where nobody has, the newest first.

        Whatever stands in the way, a reader finds what is known by now.
        """
        import_module("kept.retrieval.meaning").wanted.set()
        with suppress(Backend):
            while most > 0 and (read := self._storage.read(self._caller, min(most, _READ_AT_ONCE), patience_s)):
                most -= read

    def _read_beside(self) -> None:
        """Read a few memories beside a recall, unless one has just done so."""
        now = monotonic()
        if now >= self._reads_again:
            self.read_on(min(_READ_BESIDE, self._storage.unread(self._caller)), patience_s=_PATIENCE_S)
            self._reads_again = now + _READ_EVERY_S

    def _found(self, words: Sequence[QueryWord], where: Filter, limit: int, look: "Look") -> tuple[Hits, bool]:
        """Return the best hits, and whether words had to be taken for misspellings."""
        if not words:
            return [], False
        hits, unknown = look(words, where, limit)
        if unknown and (not hits or hits[0].score < _TOO_LITTLE):
            corrected = self._corrected(words, unknown, thoroughly=not hits)
            if any(word.fuzzy for word in corrected):
                return look(corrected, where, limit)[0], True
        return hits, False

    def _corrected(self, words: Sequence[QueryWord], unknown: set[str], *, thoroughly: bool) -> Sequence[QueryWord]:
        """Give each unknown word the known ones it may have meant.

        A slip in the first letter is rare, and looking for one means reading
        all known words, so that is done only when nothing was found.
        """
        corrected = [*words]
        doubtful = [at for at, word in enumerate(words) if word.term in unknown and spelling.is_correctable(word.term)]
        for at in doubtful[:_MAX_CORRECTED]:
            term = words[at].term
            # In another language its stem may be known; else it is a slip of the hand.
            foreign = tuple(dict.fromkeys(stems(term)))
            if foreign and any(form in self._storage.vocabulary(self._caller, form) for form in foreign):
                corrected[at] = words[at]._replace(fuzzy=foreign)
                continue
            meant = spelling.guesses(term, self._storage.vocabulary(self._caller, term[0]))
            if not meant and thoroughly:
                meant = spelling.guesses(term, self._storage.vocabulary(self._caller, ""))
            corrected[at] = words[at]._replace(fuzzy=meant)
        return corrected


def _unknown(words: Sequence[QueryWord], found: Candidates) -> Iterator[str]:
    """Yield the terms that no memory knows."""
    return (word.term for word, frequency in zip(words, found.frequencies, strict=True) if not frequency)
