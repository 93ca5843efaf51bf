"""What screening says about a memory: what it found, where, and what that means.

Secrets are refused. Instructions to a model are flagged. Statements about a
person's sensitive sides are named, and whoever asked decides.
"""

from collections.abc import Collection, Iterable, Mapping

from kept.screening.anchoring import Text
from kept.screening.folding import fold, passages
from kept.screening.matching import ALWAYS_SCREENED, Match, find, version
from kept.screening.unveiling import readings
from kept.screening.weighing import RULE, weighed
from kept.types import Finding

SECRET = "secret"
INJECTION = "injection"

# So many rules of a category say enough about a text. Of a long one a single rule does: whoever writes a text that
# every rule has to be tried on gains no time by it, for some rule matches early.
_ENOUGH = 3
_ENOUGH_OF_LONG = 1


def secrets(text: str) -> list[Match]:
    """Return the secrets in *text*."""
    return _placed(text, find(Text(fold(text)), [SECRET]))


def injections(text: str) -> list[Match]:
    """Return the instructions to a model in *text*, also those that hide from a reader."""
    return [match for match in _judged(text, [INJECTION]) if match.category == INJECTION]


def sensitive(text: str, categories: Collection[str]) -> list[Match]:
    """Return what *text* says about a person in one of *categories*."""
    return _placed(text, find(Text(fold(text)), categories))


def judge(
    fields: Mapping[str, str], categories: Collection[str] = (), *, until_secret: bool = False
) -> tuple[Finding, ...]:
    """Return what is found in the named *fields* of a memory, in each the first that some rules find.

    Sensitive *categories* are looked for only when they are given. With *until_secret* nothing else is looked for in
    a field that has a secret: who refuses it need not know the rest.
    """
    wanted = ALWAYS_SCREENED.union(categories) if categories else ALWAYS_SCREENED
    return tuple(
        [
            Finding(match.rule, match.category, field, match.start, match.end, version())
            for field, text in fields.items()
            for match in _judged(text, wanted, until_secret=until_secret)
        ]
    )


def _judged(text: str, categories: Collection[str], *, until_secret: bool = False) -> list[Match]:
    """Return the first match of some rules in *text*; if none is for a model, what its signs and other readings say."""
    folded = Text(fold(text))
    enough = _ENOUGH_OF_LONG if folded.is_long else _ENOUGH
    found = _named_once(find(folded, categories, enough, until_secret=until_secret))
    categories_found = {match.category for match in found}
    if INJECTION not in categories_found and not (until_secret and SECRET in categories_found):
        hidden = _weighed(folded.plain)
        for reading in readings(folded.plain, text):
            said = [*find(Text(reading.text), [INJECTION], enough)]
            if not said and not hidden and reading.has_other_words:
                said = _weighed(reading.text)
            places = [reading.place(match.start) for match in said]
            hidden += [match._replace(start=start, end=end) for match, (start, end) in zip(said, places, strict=True)]
        found += hidden
    return _placed(text, found)


def _weighed(text: str) -> list[Match]:
    """Return the passage of *text* that many weak signs tell from ordinary text, if there is one."""
    passage = weighed(text)
    return [] if passage is None else [Match(RULE, INJECTION, passage.start, passage.end)]


def _named_once(matches: Iterable[Match]) -> list[Match]:
    """Return *matches* without secrets that were found already: a token's own form says more than what is around it."""
    named: list[Match] = []
    for match in matches:
        secrets_before = (one for one in named if one.category == match.category == SECRET)
        if not any(one.start < match.end and match.start < one.end for one in secrets_before):
            named.append(match)
    return named


def mask(text: str) -> str:
    """Return *text* with every secret in it replaced by the name of its rule."""
    masked, last = [], 0
    for match in sorted(secrets(text), key=lambda match: (match.start, -match.end)):
        if match.start >= last:
            masked += [text[last : match.start], f"[{match.rule} hidden]"]
        last = max(last, match.end)
    return "".join([*masked, text[last:]]) if last else text


def _placed(text: str, matches: Iterable[Match]) -> list[Match]:
    """Return *matches* in folded text as places in *text* itself."""
    found = list(matches)
    places = passages(text, ((match.start, match.end) for match in found))
    return [match._replace(start=start, end=end) for match, (start, end) in zip(found, places, strict=True)]
