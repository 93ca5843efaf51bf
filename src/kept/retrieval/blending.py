"""From candidates to the order of a recall: words, meaning, company, time. The only place of its weights.

Every signal is a number between 0 and about 1; the sum of their shares orders
the candidates, and `certainty` makes a score of it. The weights were chosen
by cross-validation (docs/recall.md has the figures, and what each is worth).

Pure arithmetic: the same for every database.
"""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from heapq import nlargest
from math import exp
from typing import NamedTuple

from kept.retrieval.dates import span_of, wants_newest
from kept.retrieval.ranking import Candidate, Candidates, Coverage, Place, Ranked, coverage, explainer
from kept.retrieval.tokens import QueryWord, without_spaces
from kept.types import Signal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.retrieval.measures import Liken

# What each signal is worth.
WEIGHTS = {
    "words": 0.09,
    "all words": 0.15,
    "meaning": 0.2,
    "similar words": 0.09,
    "passage": 0.25,
    "vector": 0.15,
    "before": 0.17,
    "after": 0.05,
    "nearby": 0.045,
    "session": 0.22,
    "told before": 0.09,
    "reply": 0.1,
    "twins": 0.2,
    "date": 0.09,
    "newest": 0.03,
    "begins": 0.03,
    "personal": 0.08,
    "question": -0.04,
    "kind": 0.03,
    "superseded": -0.05,
}

# What of the weight of these is left where a larger model's vectors tell it too.
_BESIDE_VECTOR = 0.75
_TOLD_BY_VECTOR = ("meaning", "begins")

# Of texts longer than so many tokens on average, each holds some words of a question by chance: there words
# leave weight to meaning, the longer the more, up to half of theirs.
_LONG_TEXTS = 64
_LEFT_TO_WORDS = 0.5

# Where words are alone, what the two before it have told counts so many times as much, and what neighbours lend half.
_TOLD_ALONE, _LENT_ALONE = 1.7, 0.5

# In scripts without spaces words decide where the best candidate holds so much of what was asked; the less it holds,
# the more counts which passage is most like the question, and all of its weight where it holds no more than the second.
_SURE, _UNSURE = 0.7, 0.3

# What stands for something that a candidate itself does not say.
_INSTEAD = ("told before", "reply", "twins")

# What was told before counts for what itself holds so much of the question.
_LEAST_OWN = 0.05

# What was stored within so many microseconds was stored in one go: a document, paragraph by paragraph.
_IN_ONE_GO = 10_000_000

# What has no word of the question must be so much like it.
_LEAST = 0.1
_LEAST_VECTOR = 0.2

# How much of each makes what neighbours lend each other.
_OWN = {"words": 0.35, "meaning": 0.3, "similar words": 0.35, "vector": 0.25}

# So much nearer are memories of the same branch, and of the default branch:
# enough to reorder what says about the same, too little to bury a clearly better answer.
SAME_BRANCH, DEFAULT_BRANCH = 1.25, 1.12

# What the default branch is called where nothing tells.
_USUAL_DEFAULTS = ("main", "master")

# At least so many more than asked for are ranked, from which the branch may raise one.
_SPARE = 5

# Which words ask for which kind.
_KINDS = (
    r"(?P<preference>\b(?:prefers?|preferences?|favou?rites?|likes?|lieblings\w*|préfère|prefiere)\b|好み|好き)"
    r"|(?P<decision>\b(?:decided?|decisions?|chose|why did we|entschieden|décidé)\b|決定)"
    r"|(?P<instruction>\b(?:rules?|should i|how should|always|never)\b)"
)

# Who asks about themselves; but what "you" said, or what was said in "our" talk, others may have told.
_OF_ONESELF = r"\b(i|my|me)\b"
_OF_OTHERS = r"\b(you|your|our)\b"

# Who says "I" once may only ask for something; who says it again tells what they did.
_PERSONAL = (0.0, 0.6, 0.8, 1.0)


class Asked(NamedTuple):
    """What was asked, when, and on which branch of the version control."""

    query: str
    words: Sequence[QueryWord]
    now: datetime
    branch: str | None = None
    default_branch: str | None = None


def with_spare(limit: int) -> int:
    """Return how many are ranked where *limit* are asked for."""
    return limit + max(_SPARE, limit // 2)


def blend(asked: Asked, found: Candidates, liken: "Liken | None", limit: int) -> list[Ranked]:
    """Return the best *limit* candidates, best first; among equals the newer row.

    Among near equals the branch decides.
    """
    rows = found.rows
    if not rows:
        return []
    covered = coverage(asked.words, found)
    own: dict[str, Sequence[float]] = {"words": covered.words, "all words": covered.all_words}
    if liken is not None:
        own |= _likeness(asked, found, liken, covered)
    if found.alike:
        own["vector"] = [max(0.0, like) for like in found.alike]
    signals = own | _company(found, own, covered) | _circumstances(asked, rows)
    signals = {name: values for name, values in signals.items() if any(values)}
    weights = _weights(own, found.average_tokens)
    # Words of its own and words told before it are together at most all words; twins, and the question to which it is
    # the reply, make up for what it lacks.
    most = sum([weights[name] for name in signals if weights[name] > 0 and name not in _INSTEAD]) or 1.0
    totals = _sum({name: weights[name] / most for name in signals}, signals) if signals else [0.0] * len(rows)
    answering = [(totals[at], rows[at].row, at) for at in _answering(own)]
    scored = {at: certainty(total) for total, _, at in nlargest(with_spare(limit), answering)}
    explain = explainer(asked.words, found, covered)
    weighed = [(name, weights[name], values) for name, values in signals.items()]
    ranked = []
    for score, at in _by_branch(scored, rows, asked)[:limit]:
        of_score = scored[at] / (most * totals[at]) if totals[at] > 0 else 0.0
        shares = [
            Signal(name, share)
            for name, weight, values in weighed
            if (value := values[at]) and (share := round(weight * value * of_score, 4))
        ]
        if shares and score != scored[at]:
            shares.append(Signal("branch", round(score - scored[at], 4)))
        ranked.append(Ranked(rows[at].row, score, explain(rows[at]), tuple(shares)))
    return ranked


def _by_branch(scored: Mapping[int, float], rows: Sequence[Candidate], asked: Asked) -> list[tuple[float, int]]:
    """Return score and place of what is *scored*, the asker's branch and then the default one raised among near equals.

    What is placed before another has at least its score.
    """
    defaults = (asked.default_branch,) if asked.default_branch else _USUAL_DEFAULTS

    def nearness(at: int) -> float:
        place = rows[at].place
        branch = None if place is None else place.branch
        if branch is None:
            return DEFAULT_BRANCH  # what belongs to no branch belongs to all
        return SAME_BRANCH if branch == asked.branch else DEFAULT_BRANCH if branch in defaults else 1.0

    least = 0.0
    raised = []
    for at, score in sorted(scored.items(), key=lambda one: -one[1] * nearness(one[0]))[::-1]:
        least = max(least, score)
        raised.append((least, at))
    return raised[::-1]


def _doubt(words: Sequence[float]) -> float:
    """Return how far the *words* of the best candidate are from deciding: from 0 to 1."""
    return min(1.0, max(0.0, (_SURE - max(words)) / (_SURE - _UNSURE)))


def _weights(own: Mapping[str, Sequence[float]], average_tokens: float) -> dict[str, float]:
    if "meaning" not in own:
        # Words alone must hold against what neighbours lend.
        lent = {name: _LENT_ALONE * WEIGHTS[name] for name in ("before", "after", "nearby", "reply")}
        words = WEIGHTS["words"] + WEIGHTS["meaning"] + WEIGHTS["similar words"]
        told = _TOLD_ALONE * WEIGHTS["told before"]
        passage = WEIGHTS["passage"] * _doubt(own["words"])
        return WEIGHTS | lent | {"words": words, "told before": told, "passage": passage, "twins": 0.0}
    weights = dict(WEIGHTS)
    if average_tokens > _LONG_TEXTS:
        weights["words"] *= max(_LEFT_TO_WORDS, _LONG_TEXTS / average_tokens)
        weights["meaning"] += WEIGHTS["words"] - weights["words"]
    if "vector" in own:
        weights |= {name: _BESIDE_VECTOR * weights[name] for name in _TOLD_BY_VECTOR}
    return weights


def _answering(own: Mapping[str, Sequence[float]]) -> list[int]:
    """Return which candidates have words of the question, or else have something to do with it."""
    words, nothing = own["words"], [0.0] * len(own["words"])
    vector, meaning, similar = (own.get(name, nothing) for name in ("vector", "meaning", "similar words"))
    return [
        at
        for at, one in enumerate(zip(words, vector, meaning, similar, strict=True))
        if one[0] or one[1] > _LEAST_VECTOR or (2 * one[2] + one[3]) / 3 > _LEAST
    ]


def _sum(weights: Mapping[str, float], signals: Mapping[str, Sequence[float]]) -> list[float]:
    totals: list[float] = []
    for name, values in signals.items():
        weight = weights[name]
        totals = [sum_ + weight * value for sum_, value in zip(totals or [0.0] * len(values), values, strict=True)]
    return totals


# Where the curve of `certainty` begins and ends.
_LOW, _HIGH = 1 / (1 + exp(4.5)), 1 / (1 + exp(-4.5))


def certainty(total: float) -> float:
    """Map what the signals say, of all that they could, to a score from 0 to 1.

    >>> [certainty(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    [0.0, 0.0863, 0.5, 0.9137, 1.0]
    """
    return round(min(1.0, max(0.0, (1 / (1 + exp(9 * (0.5 - total))) - _LOW) / (_HIGH - _LOW))), 4)


def _likeness(asked: Asked, found: Candidates, liken: "Liken", covered: Coverage) -> dict[str, Sequence[float]]:
    if without_spaces(asked.words):
        return {"passage": liken(asked.query, asked.words, found).meaning} if _doubt(covered.words) else {}
    like = liken(asked.query, asked.words, found)
    return {"meaning": like.meaning, "similar words": like.words, "begins": like.begins}


def _company(found: Candidates, own: Mapping[str, Sequence[float]], covered: Coverage) -> dict[str, Sequence[float]]:
    """Return what candidates gain from those that are like them, were stored next to them, and in the same session."""
    rows = found.rows
    lent = {name: own[name] for name in _OWN if name in own}
    weight = sum([_OWN[name] for name in lent])
    cores = _sum({name: _OWN[name] / weight for name in lent}, lent)
    before, before_that = _before(rows)
    company: dict[str, Sequence[float]] = {"session": _session(rows, cores)}
    if found.twins is not None:
        company["twins"] = found.twins(cores)
    if not before and not before_that:
        return company
    after, after_that = ({other: at for at, other in one.items()} for one in (before, before_that))

    def better(others: Mapping[int, int]) -> list[float]:
        """Return by how much a neighbour answers better: equals have nothing to lend each other."""
        lent = [0.0] * len(cores)
        for at, other in others.items():
            lent[at] = max(0.0, cores[other] - cores[at])
        return lent

    return {
        "before": better(before),
        "after": better(after),
        "nearby": [one + other for one, other in zip(better(before_that), better(after_that), strict=True)],
        **company,
        "told before": _told(before, before_that, covered),
        "reply": _reply(rows, before, cores),
    }


def _reply(rows: Sequence[Candidate], before: Mapping[int, int], cores: Sequence[float]) -> list[float]:
    """Return how well the question answers that was asked right before: if it asks the same, the reply tells."""
    replies = [0.0] * len(cores)
    for at, other in before.items():
        place = rows[other].place
        if place is not None and place.is_question:
            replies[at] = cores[other]
    return replies


def _session(rows: Sequence[Candidate], cores: Sequence[float]) -> list[float]:
    """Return how well the best of the same session answer, where it has told more than one thing."""
    named = [None if one.place is None else one.place.session for one in rows]
    sessions: dict[str | None, list[float]] = {}
    for session, core in zip(named, cores, strict=True):
        sessions.setdefault(session, []).append(core)
    together: dict[str | None, float] = {}
    for session, told in sessions.items():
        best = sorted(told)[-3:]
        together[session] = (2 * best[-1] + sum(best) / 3) / 3 if len(best) > 1 and session is not None else 0.0
    return [together[session] for session in named]


def _before(rows: Sequence[Candidate]) -> tuple[dict[int, int], dict[int, int]]:
    """Return which candidates were stored right before others, and one earlier, in their session or in one go."""
    at_of = {one.row: at for at, one in enumerate(rows)}
    found: tuple[dict[int, int], dict[int, int]] = {}, {}
    for steps, others in enumerate(found, 1):
        for at, other in [(at, at_of[row - steps]) for row, at in at_of.items() if row - steps in at_of]:
            if _are_together(rows[at].place, rows[other].place):
                others[at] = other
    return found


def _are_together(one: Place | None, other: Place | None) -> bool:
    if one is None or other is None:
        return False
    return one.session == other.session or abs(one.stored - other.stored) <= _IN_ONE_GO


def _told(before: Mapping[int, int], before_that: Mapping[int, int], covered: Coverage) -> list[float]:
    """Return what those words weigh that a candidate lacks, and that one of the two before it has.

    What a text is about is named once; what follows says more of it, if it
    says anything that was asked for.
    """
    told = [0.0] * len(covered.said)
    for at in before.keys() | before_that.keys():
        if covered.words[at] > _LEAST_OWN:
            lent = 0
            for others in (before, before_that):
                lent |= covered.said[others[at]] if at in others else 0
            lacked = lent & ~covered.said[at]
            told[at] = sum([share for bit, share in enumerate(covered.shares) if lacked >> bit & 1])
    return told


def _circumstances(asked: Asked, rows: Sequence[Candidate]) -> dict[str, list[float]]:
    """Return what speaks for and against candidates by when they were stored and what they are."""
    places = [one.place for one in rows]
    signals: dict[str, list[float]] = {}
    span = span_of(asked.query, asked.now)
    if span is not None:
        start, end = span.start.timestamp() * 1e6, span.end.timestamp() * 1e6
        signals["date"] = [float(place is not None and start <= place.stored < end) for place in places]
    if wants_newest(asked.query):
        stored = sorted({place.stored for place in places if place is not None})
        age = {moment: at / max(1, len(stored) - 1) for at, moment in enumerate(stored)}
        signals["newest"] = [0.0 if place is None else age[place.stored] for place in places]
    kinds = {one.lastgroup for one in re.finditer(_KINDS, asked.query, re.IGNORECASE)}
    if kinds:
        signals["kind"] = [float(place is not None and place.kind in kinds) for place in places]
    if re.search(_OF_ONESELF, asked.query, re.IGNORECASE) and not re.search(_OF_OTHERS, asked.query, re.IGNORECASE):
        signals["personal"] = [0.0 if place is None else _PERSONAL[place.personal] for place in places]
    signals["question"] = [1.0 if place is not None and place.is_question else 0.0 for place in places]
    signals["superseded"] = [1.0 if place is not None and place.is_superseded else 0.0 for place in places]
    return signals
