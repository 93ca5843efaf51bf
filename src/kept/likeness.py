"""Do two memories say the same, or the same thing with another value?

By their words, without a model. Two texts are compared by the stems that
carry meaning; values (numbers, versions, days, technologies of one topic,
opposites such as on and off, a "not") are set apart first, because "Uses
pnpm 9" and "Uses pnpm 10" are alike in all but what matters.
"""

import re
from collections.abc import Iterable

from kept.entities import catalog
from kept.entities.extracting import mentions
from kept.retrieval.tokens import query_words
from kept.storage.browsing import Likeness

# Measured on the pairs of tests/test_likeness.py: below these, what two texts share is chance.
_SAME_AT = 0.75
_FRAME_AT = 0.65

_DAYS = "monday tuesday wednesday thursday friday saturday sunday".split()
_MONTHS = "january february march april may june july august september october november december".split()
_OPPOSITES = (
    ("on", "off"), ("enabled", "disabled"), ("enable", "disable"), ("always", "never"), ("before", "after"),
    ("allow", "forbid"), ("allowed", "forbidden"), ("true", "false"), ("yes", "no"), ("light", "dark"),
    ("tabs", "spaces"), ("left", "right"), ("public", "private"), ("single", "double"), ("morning", "evening"),
)  # fmt: skip
_NEGATIONS = frozenset(
    "not never no don't dont doesn't doesnt isn't isnt won't wont without avoid stop stopped".split()
)
_NUMBER = re.compile(r"(?<![\w.])v?\d[\d.,:]*\d|(?<![\w.])v?\d(?!\w)")
_WORD = re.compile(r"[\w']+")


def likeness(one: str, other: str) -> Likeness | None:
    """Tell whether two texts say the same, the same of another value, or neither.

    >>> likeness("Prefers tabs over spaces", "prefers tabs over spaces.")
    'same'
    >>> likeness("Uses pnpm 9 for the web app", "Uses pnpm 10 for the web app")
    'differs'
    >>> likeness("Uses pnpm 9 for the web app", "Deploys on Tuesdays")
    """
    mine, theirs = _stems(one), _stems(other)
    if not mine or not theirs:
        return None
    values, their_values = _values(one), _values(other)
    # One value may be in several groups, so differences are compared as sets. If more than one thing differs,
    # the two are about different things.
    differing = {
        (frozenset(values[group] - their_values[group]), frozenset(their_values[group] - values[group]))
        for group in values.keys() & their_values.keys()
    }
    differing = {(said, instead) for said, instead in differing if said and instead}
    if len(differing) > 1 or any(len(said) > 1 or len(instead) > 1 for said, instead in differing):
        return None
    if differing:
        [(said, instead)] = differing
        frame, their_frame = mine - _stems(" ".join(said)), theirs - _stems(" ".join(instead))
        return "differs" if frame & their_frame and _overlap(frame, their_frame) >= _FRAME_AT else None
    overlap = _overlap(mine, theirs)
    if _is_negated(one) != _is_negated(other):
        return "differs" if overlap >= _FRAME_AT else None
    return "same" if overlap >= _SAME_AT else None


def _stems(text: str) -> set[str]:
    return {word.forms[-1] for word in query_words(text)}


def _overlap(one: set[str], other: set[str]) -> float:
    return len(one & other) / len(one | other)


def _is_negated(text: str) -> bool:
    return not _NEGATIONS.isdisjoint(_words(text))


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text.replace("’", "'"))]


def _values(text: str) -> dict[str, set[str]]:
    """Return the values that *text* states, by what they are values of."""
    words = _words(text)
    found: dict[str, set[str]] = {}

    def add(group: str, said: Iterable[str]) -> None:
        for one in said:
            found.setdefault(group, set()).add(one)

    add("number", (number.rstrip(".,:").lstrip("v") for number in _NUMBER.findall(text)))
    add("day", (word.rstrip("s") for word in words if word.rstrip("s") in _DAYS))
    add("month", (word for word in words if word in _MONTHS))
    for pair in _OPPOSITES:
        # Whoever names both compares them; the first is then what is meant.
        said = [word for word in words if word in pair]
        add("/".join(pair), said[:1])
    for mention in mentions(text):
        if mention.type == "technology":
            for topic in catalog.topics_of(mention.name):
                add(f"topic {topic}", [mention.display.casefold()])
    return found
