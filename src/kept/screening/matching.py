"""Find what the rules of a group match in a text, in time linear in its length.

One pass over the text finds the anchors of all rules. Most texts have none.
Where one has, the patterns of its rules are tried on RE2, which never
backtracks; it is loaded, and a pattern compiled, when it is first needed.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from itertools import accumulate, chain
from typing import Any, NamedTuple

from kept.screening.compiled import load

# A token of any provider has at least so many characters, without spaces.
TOKEN_CHARS = 13

# The categories that every text is screened for.
ALWAYS_SCREENED = frozenset({"secret", "injection"})

# What may not stand before an anchor that begins a word, nor after one that ends it.
_WORD = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")

# How `packed` begins when none of its anchors may stand inside a word.
_BEGINS_WORD = "b"

# How far from a match its sentence may begin and end, and what a check sees.
_SENTENCE_CHARS = 300
_SENTENCE_ENDS = ".!?。！？\n;；"
_CONTEXT_CHARS = 40

# In a text longer than this, rules are tried only around their anchors: in so
# many strides of so many characters to either side.
_LONG = 2_000
_STRIDE = 256
_REACH = 2


class Match(NamedTuple):
    """One rule that matched, and where: its first group, or all of it."""

    rule: str
    category: str
    start: int
    end: int


class CompiledRule(NamedTuple):
    """A rule as the compiled files hold it.

    The rule of a token minds the case, and what it matches has no space in
    it. ``lists`` says where the words are that patterns name: ``{drop}``
    stands for any word of the list "drop". ``near`` must match in the same
    sentence, ``unless`` must not, and ``check`` names the function that has
    the last word on the value.
    """

    id: str
    category: str
    is_token: bool
    lists: str
    pattern: str
    near: str | None
    unless: str | None
    check: str | None


class Anchor(NamedTuple):
    """For which rules a word is an anchor, and where.

    It may have to begin a word, to end one, to be written just so in a piece
    of so many characters without spaces, or to stand in a text in *language*.
    """

    begins_word: bool
    ends_word: bool
    token: str
    token_chars: int
    language: str
    rules: tuple[int, ...]


# Where something begins and ends.
Span = tuple[int, int]


class Text:
    """A folded text, in the forms that matching reads."""

    def __init__(self, text: str) -> None:
        self.plain = text
        self.lowered = text.lower()

    @cached_property
    def languages(self) -> set[str]:
        """The languages, of those that rules are for, that it may be in."""
        words = set(re.findall("[a-z]+", self.lowered))
        if not self.plain.isascii():
            words.update(self.lowered)  # beyond ASCII, words may have no end
        return {language for language, spoken in _spoken().items() if not words.isdisjoint(spoken)}

    @cached_property
    def plain_bytes(self) -> bytes:
        """The text as RE2 reads it."""
        return self.plain.encode(errors="replace")

    @cached_property
    def lowered_bytes(self) -> bytes:
        """The lowered text as RE2 reads it."""
        return self.lowered.encode(errors="replace")


@cache
def _spoken() -> dict[str, frozenset[str]]:
    """Return the words that tell languages."""
    return {language: frozenset(words) for language, words in load("spoken").items()}


def version() -> str:
    """Return the version of the rules."""
    return str(load("version"))


def has_anchor(text: Text) -> bool:
    """Tell whether a rule that every text is screened for may match; False is certain, and quick to tell."""
    lowered = text.lowered
    for last, (size, packed) in _anchors("screened_anchors", lowered):
        first = last - size + 1
        if packed[0] == _BEGINS_WORD and first > 0 and lowered[first - 1] in _WORD:
            continue
        for anchor in unpacked(packed):
            if _counts(anchor, text, first, last + 1):
                return True
    return False


def find(text: Text, categories: Collection[str], enough: int | None = None) -> Iterator[Match]:
    """Yield everything that the rules of *categories* find in *text*.

    When *enough* is given: of each rule the first match, and of each category
    no more than so many rules.
    """
    if not ALWAYS_SCREENED.isdisjoint(categories):
        yield from _find(text, "screened", categories, enough)
    if not ALWAYS_SCREENED.issuperset(categories):
        yield from _find(text, "sensitive", categories, enough)


def _find(text: Text, book: str, categories: Collection[str], enough: int | None) -> Iterator[Match]:
    name = "secret_anchors" if set(categories) == {"secret"} else f"{book}_anchors"
    anchored = _anchored(text, name)
    category_of = load(name)["categories"]
    wanted = sorted(number for number in anchored if category_of[str(number)] in categories)
    if not wanted:
        return
    compiled = load(f"{book}_rules")
    rules_found = dict.fromkeys(categories, 0)
    for number in wanted:
        rule = CompiledRule(*compiled["rules"][number])
        matches = _found(rule, text, anchored[number], compiled["lists"][rule.lists])
        if enough is None:
            yield from matches
        elif rules_found[rule.category] < enough and (match := next(matches, None)):
            rules_found[rule.category] += 1
            yield match


def _anchored(text: Text, name: str) -> dict[int, list[Span]]:
    """Return the numbers of the rules that have an anchor in *text*, and where in its bytes each may match."""
    strides = _strides(text, name)
    if len(text.plain) <= _LONG:
        return {number: [(0, len(text.lowered_bytes))] for number in strides}
    lowered = text.lowered
    parts = (lowered[at : at + _STRIDE] for at in range(0, len(lowered), _STRIDE))
    ends = [*accumulate(len(part.encode(errors="replace")) for part in parts)]
    return {number: _parts(found, ends) for number, found in strides.items()}


def _strides(text: Text, name: str) -> dict[int, set[int]]:
    """Return the numbers of the rules that have an anchor in *text*, and in which of its strides."""
    lowered = text.lowered
    strides: dict[int, set[int]] = {}
    spoken: dict[str, list[Anchor]] = {}
    done: set[tuple[int, str]] = set()
    for last, (size, packed) in _anchors(name, lowered):
        first = last - size + 1
        if packed[0] == _BEGINS_WORD and first > 0 and lowered[first - 1] in _WORD:
            continue
        place = last // _STRIDE, packed
        if place in done:
            continue
        if packed not in spoken:
            anchors = unpacked(packed)
            spoken[packed] = [one for one in anchors if not one.language or one.language in text.languages]
        counting = [anchor for anchor in spoken[packed] if _counts(anchor, text, first, last + 1)]
        for number in (number for anchor in counting for number in anchor.rules):
            strides.setdefault(number, set()).add(place[0])
        if len(counting) == len(spoken[packed]):
            done.add(place)
    return strides


def _counts(anchor: Anchor, text: Text, first: int, after: int) -> bool:
    """Tell whether *anchor* stands in *text*, from *first* on, as it must."""
    lowered = text.lowered
    if anchor.begins_word and first > 0 and lowered[first - 1] in _WORD:
        return False
    if anchor.ends_word and after < len(lowered) and lowered[after] in _WORD:
        return False
    return not anchor.token or _is_in_token(text.plain, anchor, first)


def _anchors(name: str, text: str) -> Iterator[tuple[int, tuple[int, str]]]:
    """Return the anchors in *text*: where each ends, its size, and for which rules it counts."""
    ascii_anchors: Iterator[tuple[int, tuple[int, str]]] = _automaton(name).iter(text)
    return ascii_anchors if text.isascii() else chain(ascii_anchors, _automaton(f"{name}_beyond").iter(text))


@cache
def _automaton(name: str) -> Any:
    """Return what finds all anchors of a file in one pass."""
    from ahocorasick import Automaton

    automaton = Automaton()
    for word, packed in load(name)["anchors"].items():
        automaton.add_word(word, (len(word), packed))
    automaton.make_automaton()
    return automaton


def packed(anchors: Iterable[Anchor]) -> str:
    """Return *anchors* as one string: loading thousands of them as lists would take longer than screening.

    Those that may stand inside a word come first, so that the first letter tells whether there are any.
    """
    return "\n".join(
        "\t".join(
            [
                _BEGINS_WORD if anchor.begins_word else "",
                "e" if anchor.ends_word else "",
                anchor.token,
                str(anchor.token_chars),
                anchor.language,
                *map(str, anchor.rules),
            ]
        )
        for anchor in sorted(anchors)
    )


@cache
def unpacked(anchors: str) -> tuple[Anchor, ...]:
    """Return what `packed` made a string of."""
    fields = (line.split("\t") for line in anchors.split("\n"))
    return tuple(
        Anchor(bool(begins), bool(ends), token, int(chars), language, tuple(map(int, rules)))
        for begins, ends, token, chars, language, *rules in fields
    )


def _is_in_token(text: str, anchor: Anchor, first: int) -> bool:
    """Tell whether *anchor* stands at *first*, within a piece that is long enough for its tokens."""
    if not text.startswith(anchor.token, first):
        return False
    before, after = text[max(0, first - anchor.token_chars) : first], text[first : first + anchor.token_chars]
    return len(before.rpartition(" ")[2]) + len(after.partition(" ")[0]) >= anchor.token_chars


def _parts(strides: Iterable[int], ends: Sequence[int]) -> list[Span]:
    """Return these *strides* with what is within reach of them, as few parts in bytes."""
    parts: list[Span] = []
    for stride in sorted(strides):
        first, last = stride - _REACH, min(stride + _REACH, len(ends) - 1)
        span = ends[first - 1] if first > 0 else 0, ends[last]
        if parts and parts[-1][1] >= span[0]:
            span = parts.pop()[0], span[1]
        parts.append(span)
    return parts


def _found(rule: CompiledRule, text: Text, parts: Iterable[Span], lists: Mapping[str, str]) -> Iterator[Match]:
    data = text.plain_bytes if rule.is_token else text.lowered_bytes
    for start, end in _characters(data, _spans(_compiled(rule.id, rule.pattern, lists), data, parts)):
        if _is_placed(rule, lists, text.plain, start, end) and _is_checked(rule, text.plain, start, end):
            yield Match(rule.id, rule.category, start, end)


def _is_placed(rule: CompiledRule, lists: Mapping[str, str], text: str, start: int, end: int) -> bool:
    """Tell whether the sentence around a match has what the rule wants near, and nothing that rules it out."""
    if rule.near is None and rule.unless is None:
        return True
    sentence = _sentence(text, start, end).lower().encode(errors="replace")
    if rule.near is not None and not _compiled(rule.id, rule.near, lists).search(sentence):
        return False
    return rule.unless is None or not _compiled(rule.id, rule.unless, lists).search(sentence)


def _is_checked(rule: CompiledRule, text: str, start: int, end: int) -> bool:
    if rule.check is None:
        return True
    check: Callable[[str, str, str], bool] = getattr(import_module("kept.screening.checks"), rule.check)
    before, after = text[max(0, start - _CONTEXT_CHARS) : start], text[end : end + _CONTEXT_CHARS]
    return check(text[start:end], before, after)


def _sentence(text: str, start: int, end: int) -> str:
    """Return the sentence around *start* to *end*."""
    first, last = max(0, start - _SENTENCE_CHARS), end + _SENTENCE_CHARS
    before = max(text.rfind(mark, first, start) for mark in _SENTENCE_ENDS)
    after = min((at for mark in _SENTENCE_ENDS if (at := text.find(mark, end, last)) >= 0), default=last)
    return text[max(first, before + 1) : after]


def _spans(regexp: Any, data: bytes, parts: Iterable[Span]) -> Iterator[Span]:
    """Yield where *regexp* matches in these *parts* of *data*: its first group that took part, or all of it."""
    groups = range(1, regexp.groups + 1)
    for at, last in parts:
        while match := regexp.search(data, at, last):
            if match.end() == last:  # it may go on beyond this part
                match = regexp.search(data, match.start())
            start, end = next((span for group in groups if (span := match.span(group)) != (-1, -1)), match.span())
            yield start, end
            # What ends one match may begin the next.
            at = max(end, at + 1)  # noqa: PLW2901 - the rest of the part


def _characters(data: bytes, spans: Iterator[Span]) -> Iterator[Span]:
    """Turn *spans* of bytes, which come in order, into spans of characters."""
    if data.isascii():
        yield from spans
        return
    byte = character = 0
    for start, end in spans:
        character += len(data[byte:start].decode())
        byte = start
        yield character, character + len(data[start:end].decode())


# Room for a pattern and its states; RE2's own limit makes the largest ones slow.
_PATTERN_BYTES = 32 << 20

_ready: dict[tuple[str, str], Any] = {}


def _compiled(rule_id: str, pattern: str, lists: Mapping[str, str]) -> Any:
    """Return *pattern* of a rule, compiled when it is first needed."""
    if (rule_id, pattern) not in _ready:
        _ready[rule_id, pattern] = regexp(filled(pattern, lists))
    return _ready[rule_id, pattern]


def regexp(pattern: str) -> Any:
    """Compile *pattern* for RE2, which is loaded only now."""
    import re2

    return re2.compile(pattern.encode(), _options())


def _options() -> Any:
    import re2

    options = re2.Options()
    options.max_mem = _PATTERN_BYTES
    options.log_errors = False
    return options


def filled(pattern: str, lists: Mapping[str, str]) -> str:
    """Replace every ``{name}`` in *pattern* by the pattern of that list."""
    for name in lists:
        if f"{{{name}}}" in pattern:
            pattern = pattern.replace(f"{{{name}}}", f"(?:{filled(lists[name], lists)})")
    return pattern
