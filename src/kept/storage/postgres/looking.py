"""Looking into the postings: which memories hold a word, and which are most worth ranking.

Ranking happens elsewhere. What costs time is fetching long lists, so the rare
words of a query are fetched whole, and common ones only sort what those found.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from kept.retrieval.ranking import Candidate, Candidates, looked_at, weights_of
from kept.retrieval.tokens import QueryWord
from kept.storage.conditions import of_origin
from kept.storage.indexing import (
    MAX_COMMON_WORDS,
    MAX_POSTINGS,
    MAX_POSTINGS_PER_WORD,
    MIN_CANDIDATES,
    beside,
    filter_marks,
    heaviest,
    index_tokens,
)
from kept.storage.postgres import prepared
from kept.storage.postgres.transaction import Row, Statement, Transaction, array, numbers
from kept.storage.postgres.words import LIVE, SAID, SUPERSEDED, TRASHED
from kept.types import Filter

# If a list is too long to fetch, so many of its newest entries are looked through.
_LOOKED_THROUGH = 20_000

# How far the number of memories may move before common words are counted again.
_DRIFT = 0.02

_OF = "tenant = %(tenant)s AND space = ANY (%(spaces)s::bigint[]) AND state = ANY (%(states)s::smallint[])"


def filtered(transaction: Transaction, spaces: Iterable[int], where: Filter, most: int) -> list[int]:
    """Return the rows that have all that *where* filters by, the newest *most*; it must filter by something."""
    look = Look(transaction, spaces, _states(where), filter_marks(where))
    return sorted(look.restricted(), reverse=True)[:most]


def look_for(
    transaction: Transaction,
    spaces: Iterable[int],
    words: Sequence[QueryWord],
    where: Filter,
    also: Sequence[Statement] = (),
    *,
    most: int = 0,
) -> "tuple[Look, list[list[Row]]]":
    """Look which memories hold *words*; return that look, and what the statements sent with it have found.

    If they are at most *most*, what ranking needs of them comes with it.
    """
    look = Look(transaction, spaces, _states(where), filter_marks(where), of_origin(where, "%s"))
    return look, look.fetch(words, "memories", also, most=most)


def said(transaction: Transaction, spaces: Mapping[int, object], words: Sequence[QueryWord], limit: int) -> Candidates:
    """Find the archived messages most worth ranking for *words*; their rows are below zero."""
    look = Look(transaction, spaces, [SAID], [])
    look.fetch(words, "messages")
    return look.candidates(look.read(limit, closely=True))


class _Planned(NamedTuple):
    """A word of a query: in how many memories, its tokens, its bit, what it weighs."""

    frequency: int
    word: QueryWord
    bit: int
    weight: float


def _best_rows(look: "Look", plan: Sequence[_Planned], most: int) -> dict[int, int]:
    """Return at most *most* rows, those with the greatest sum of rarities, each with the bits of the words it holds.

    *plan* starts with the rarest word.
    """
    held: dict[int, int] = {}
    common: list[_Planned] = []
    fetched = 0
    for planned in plan:
        if planned.frequency > MAX_POSTINGS_PER_WORD or fetched + planned.frequency > MAX_POSTINGS:
            common.append(planned)
            continue
        fetched += planned.frequency
        _add(held, look.rows(planned.word), planned.bit)
    if look.is_restricted and held:
        allowed = look.allowed(held)
        held = {row: bits for row, bits in held.items() if row in allowed}
    combined, unlooked = common[:MAX_COMMON_WORDS], sum(planned.bit for planned in common)
    if len(held) > most:
        for planned in combined:
            for row in look.among(held, planned.word):
                held[row] |= planned.bit
        held = heaviest(held, [(planned.bit, planned.weight) for planned in plan], most)
    elif common:
        for row in look.rows_with_most([planned.word for planned in combined], most):
            held.setdefault(row, 0)
    # Which of the common words a row holds is for ranking to find out.
    return {row: bits | unlooked for row, bits in held.items()} if common else held


def _add(held: dict[int, int], rows: Iterable[int], bit: int) -> None:
    known = held.get
    for row in rows:
        held[row] = known(row, 0) | bit


class Look:
    """One look into the postings: of these spaces, in these states, with one mark of each list, of this origin."""

    def __init__(
        self,
        transaction: Transaction,
        spaces: Iterable[int],
        states: list[int],
        restriction: list[list[str]],
        origin: tuple[list[str], list[object]] = ([], []),
    ) -> None:
        self.transaction = transaction
        self.spaces = list(spaces)
        self.restriction = restriction
        self._origin = origin
        self._states = states
        self._of: dict[str, object] = {
            "tenant": transaction.tenant, "spaces": numbers(self.spaces), "states": numbers(states)
        }  # fmt: skip
        self._lists: dict[str, list[int]] = {}
        self._words: Sequence[QueryWord] = ()
        # What ranking needs of rows, of those that came with their lists.
        self._read: dict[int, Row] = {}
        self._frequencies: tuple[int, ...] = ()
        self._held: dict[int, int] = {}
        self.memories = self._tokens = 0

    @property
    def is_restricted(self) -> bool:
        """Whether not every row is allowed."""
        return bool(self.restriction or self._origin[0])

    def fetch(
        self,
        words: Sequence[QueryWord],
        counted: Literal["memories", "messages"],
        also: Sequence[Statement] = (),
        *,
        most: int = 0,
    ) -> list[list[Row]]:
        """Fetch the lists of *words* but for those that are too long, and how much is *counted* in all.

        If the lists have at most *most* entries, what `reading` would ask for
        is fetched with them. Return what the statements sent with it have found.
        """
        self._words = words
        tokens = sorted({token for word in words if not word.prefix for token in index_tokens(word)})
        # Those that were common the last time are not fetched, unless much has changed since.
        doubtful = [token for token in tokens if self._key(token) in self.transaction.common]
        fetched = [token for token in tokens if token not in doubtful]
        asked = [prepared.counting(counted, self.transaction.tenant, self.spaces), self._listing(fetched)]
        if most:
            asked.append(
                prepared.words_of_few(self.transaction.tenant, self.spaces, self._states, fetched, most,
                                     has_marks=self._has_marks)
            )  # fmt: skip
        [(self.memories, self._tokens)], lists, *found = self.transaction.together([*asked, *also])
        self._lists = dict(lists)
        if most:
            self._read = {row[0]: row for row in found.pop(0)}
        common = {token: count for token in doubtful if (count := self._known(token)) is not None}
        if outdated := [token for token in doubtful if token not in common]:
            self._lists |= self.transaction.execute(*self._listing(outdated)).fetchall()
        counts = {token: len(rows) for token, rows in self._lists.items()}
        too_long = [token for token, count in counts.items() if count > MAX_POSTINGS_PER_WORD]
        if too_long:
            common |= self._counted(too_long)
            for token in too_long:
                del self._lists[token]
        counts |= common
        self._frequencies = tuple([self._frequency(word, counts) for word in words])
        return found

    def read(self, limit: int, *, closely: bool = False) -> list[Row]:
        """Return what `reading` asks for, without asking if it is known already."""
        reading = self.reading(limit, closely=closely)
        if self._held.keys() <= self._read.keys():
            return [self._read[row] for row in sorted(self._held)]
        return self.transaction.execute(*reading).fetchall()

    def reading(self, limit: int, *, closely: bool = False) -> Statement:
        """Read what ranking needs of the rows most worth it, so many that the best *limit* are among them."""
        weights = weights_of(self._words, self._frequencies, self.memories)
        plan = sorted(
            (
                _Planned(frequency, word, 1 << at, weight)
                for at, (frequency, word, weight) in enumerate(
                    zip(self._frequencies, self._words, weights, strict=True)
                )
                if frequency
            ),
            key=lambda planned: planned.frequency,
        )
        enough = looked_at(MIN_CANDIDATES, self.memories) if closely else MIN_CANDIDATES
        self._held = _best_rows(self, plan, max(enough, 2 * limit))
        return prepared.words(self.transaction.tenant, self._held, has_marks=self._has_marks)

    def candidates(self, found: Iterable[Row]) -> Candidates:
        """Return what `reading` has found, and how rare each word is."""
        rows = [Candidate(row, tuple(fields), self._held[row], marked) for row, marked, *fields in found]
        mean = self._tokens / self.memories if self.memories else 0
        return Candidates(rows, self._frequencies, self.memories, mean)

    def beside(self) -> list[int]:
        """Return the rows right before and after the best that `reading` reads."""
        return beside(self._words, Candidates([], self._frequencies, self.memories, 0), self._held)

    @property
    def rows_held(self) -> Iterable[int]:
        """The rows that `reading` reads."""
        return self._held

    @property
    def _has_marks(self) -> bool:
        """Whether ranking looks at what memories are about."""
        return any(word.same or word.members for word in self._words)

    def _listing(self, tokens: Iterable[str]) -> Statement:
        return prepared.lists(self.transaction.tenant, self.spaces, self._states, tokens)

    def _frequency(self, word: QueryWord, counts: Mapping[str, int]) -> int:
        if word.prefix:
            return int(self.transaction.value(f"SELECT count(DISTINCT row) FROM postings WHERE {_OF} AND {_BEGINS}",
                                              self._of | _range(word)))  # fmt: skip
        if word.fuzzy and all(token in self._lists for token in index_tokens(word)):
            return len(self.rows(word))
        # What has both a word and its mark counts twice: near enough to tell how rare the word is.
        return sum(counts[token] for token in index_tokens(word))

    def rows(self, word: QueryWord) -> list[int]:
        """Return all rows that hold *word*, which must not be a common one."""
        if word.prefix:
            found = self.transaction.execute(
                f"SELECT DISTINCT row FROM postings WHERE {_OF} AND {_BEGINS}", self._of | _range(word)
            )
            return [row for (row,) in found]
        lists = [self._lists[token] for token in index_tokens(word)]
        return lists[0] if len(lists) == 1 else list(dict.fromkeys(row for rows in lists for row in rows))

    def among(self, rows: Iterable[int], word: QueryWord) -> set[int]:
        """Return those of *rows* that hold *word*."""
        holds, values = _holds(word)
        return self._among(rows, holds, values)

    def allowed(self, rows: Iterable[int]) -> set[int]:
        """Return those of *rows* that have a mark of each list of the restriction, and are of the origin."""
        allowed = set(rows)
        conditions, values = self._origin
        if conditions:
            found = self.transaction.execute(
                " AND ".join(["SELECT row FROM memories WHERE tenant = %s AND row = ANY (%s::bigint[])", *conditions]),
                (self.transaction.tenant, numbers(allowed), *values),
            )
            allowed = {row for (row,) in found}
        for alternatives in self.restriction:
            if allowed:
                allowed = self._among(allowed, "term = ANY (%(terms)s::text[])", {"terms": array(alternatives)})
        return allowed

    def restricted(self) -> set[int]:
        """Return all rows that have a mark of each list of the restriction."""
        found = self.transaction.execute(
            f"SELECT row FROM postings WHERE {_OF} AND term = ANY (%(terms)s::text[])",
            self._of | {"terms": array(self.restriction[0])},
        ).fetchall()
        return self.allowed([row for (row,) in found])

    def _among(self, rows: Iterable[int], holds: str, values: dict[str, object]) -> set[int]:
        found = self.transaction.execute(
            f"SELECT row FROM postings WHERE {_OF} AND {holds} AND row = ANY (%(rows)s::bigint[])",
            self._of | values | {"rows": numbers(sorted(rows))},
        )
        return {row for (row,) in found}

    def rows_with_most(self, words: Sequence[QueryWord], most: int) -> dict[int, None]:
        """Return rows that hold many of *words*: first all, then all but one, and so on; of each the newest."""
        rows: dict[int, None] = {}
        for size in range(len(words), 0, -1):
            newest = {row for group in combinations(words, size) for row in self._holding_all(group, most)}
            newest = self.allowed(newest) if self._origin[0] else newest
            rows.update((row, None) for row in sorted(newest, reverse=True)[:most])
            if len(rows) >= most:
                break
        return rows

    def _holding_all(self, words: Sequence[QueryWord], most: int) -> list[int]:
        """Return the newest rows that hold all of *words* and are not restricted away."""
        # From the newest of the first word on: each list lies in the order of its rows.
        holds, values = _holds(words[0])
        also: list[tuple[str, dict[str, object]]] = [_holds(word) for word in words[1:]]
        also += [
            ("term = ANY (%(terms)s::text[])", {"terms": array(alternatives)}) for alternatives in self.restriction
        ]
        conditions = ""
        for at, (condition, more) in enumerate(also):
            renamed = {f"{name}{at}": value for name, value in more.items()}
            for name in more:
                condition = condition.replace(f"%({name})s", f"%({name}{at})s")  # noqa: PLW2901 - it is the next one
            values |= renamed
            conditions += (
                " AND EXISTS (SELECT 1 FROM postings o WHERE o.tenant = %(tenant)s AND o.space = p.space"
                f" AND o.state = p.state AND o.row = p.row AND o.{condition})"
            )
        found = self.transaction.execute(
            "SELECT DISTINCT row FROM unnest(%(spaces)s::bigint[]) AS s (space),"
            " unnest(%(states)s::smallint[]) AS t (state),"
            " LATERAL (SELECT tenant, space, state, row FROM postings p WHERE p.tenant = %(tenant)s"
            f" AND p.space = s.space AND p.state = t.state AND p.{holds} ORDER BY row DESC"
            f" LIMIT {_LOOKED_THROUGH}) AS p WHERE true{conditions} ORDER BY row DESC LIMIT {most}",
            self._of | values,
        )
        return [row for (row,) in found]

    def _known(self, token: str) -> int | None:
        """Return how many memories hold a common word, if that was counted not long ago."""
        count, then = self.transaction.common.get(self._key(token), (0, -1))
        return count if then >= 0 and abs(self.memories - then) <= then * _DRIFT else None

    def _counted(self, tokens: list[str]) -> dict[str, int]:
        found = self.transaction.execute(
            f"SELECT term, count(*) FROM postings WHERE {_OF} AND term = ANY (%(terms)s::text[]) GROUP BY term",
            self._of | {"terms": array(tokens)},
        )
        counts: dict[str, int] = dict(found.fetchall())
        self.transaction.common.update({self._key(token): (count, self.memories) for token, count in counts.items()})
        return counts

    def _key(self, token: str) -> tuple[object, ...]:
        return self.transaction.tenant, tuple(self.spaces), tuple(self._states), token


_BEGINS = "term >= %(low)s AND term < %(high)s"


def _range(word: QueryWord) -> dict[str, object]:
    start = word.forms[-1]
    return {"low": start, "high": f"{start}\U0010ffff"}


def _holds(word: QueryWord) -> tuple[str, dict[str, object]]:
    """Return *word* as a condition on postings, with its values."""
    if word.prefix:
        return _BEGINS, _range(word)
    return "term = ANY (%(terms)s::text[])", {"terms": array(index_tokens(word))}


def _states(where: Filter) -> list[int]:
    if where.trashed:
        return [TRASHED]
    return [LIVE, SUPERSEDED] if where.include_superseded else [LIVE]
