"""Find what the rules of a group match in a text, in time linear in its length.

Patterns run on RE2, which never backtracks. It is loaded, and a pattern
compiled, only when one of the rule's anchors is in the text: most texts
have none.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from itertools import count
from typing import Any, NamedTuple

from kept.screening.compiled import load

# A token of any provider, without spaces, is longer than this.
TOKEN_CHARS = 12

# Anchors are looked up by so many first letters of a word; a shorter word, as a whole.
START = 4

# The categories that every text is screened for.
ALWAYS_SCREENED = frozenset({"secret", "injection"})

# Where the anchors stand that have no such start: always tried, or in text beyond ASCII.
ALWAYS, OUTSIDE_ASCII = "", "*"

# What words are made of, for anchors; everything else in ASCII is a gap.
_GAPS = str.maketrans({code: " " for code in range(128) if not chr(code).isalnum()})

# How far from a match its sentence may begin and end, and what a check sees.
_SENTENCE_CHARS = 300
_SENTENCE_ENDS = ".!?。！？\n;；"
_CONTEXT_CHARS = 40

# From so many characters on, all anchors are looked for at once; but not for
# the first few such texts of a process, which preparing that would take longer.
_LONG = 2_000
_FIRST_LONG_TEXTS = 8
_long_texts = count()


class Match(NamedTuple):
    """One rule that matched, and where: its first group, or all of it."""

    rule: str
    category: str
    start: int
    end: int


class CompiledRule(NamedTuple):
    """A rule as the compiled modules hold it.

    The rule of a token minds the case, and what it matches has no space in
    it. ``lists`` says where the words are that patterns name: ``{drop}``
    stands for any word of the list "drop". ``near`` must match in the same sentence, ``unless`` must not, and
    ``check`` names the function that has the last word on the value.
    """

    id: str
    category: str
    is_token: bool
    lists: str
    pattern: str
    near: str | None
    unless: str | None
    check: str | None


# The first letters of anchors → each of those anchors with the numbers of its rules.
Index = Mapping[str, Sequence[tuple[str, Sequence[int]]]]


class Text:
    """A folded text, in the forms that matching reads."""

    def __init__(self, text: str) -> None:
        self.plain = text
        self.lowered = text.lower()
        self.pieces = text.split()
        self.tokens = ""
        if max(map(len, self.pieces), default=0) > TOKEN_CHARS:
            self.tokens = " ".join(piece for piece in self.pieces if len(piece) > TOKEN_CHARS)
        # The first letters of its words; beyond ASCII, where words have no end, also any letters in a row.
        plain = self.lowered.encode("ascii", "replace").decode()
        self.starts = {word[:START] for word in plain.translate(_GAPS).split()}
        self.starts.add(ALWAYS)
        if not text.isascii():
            self.starts.update(_rows(self.lowered))
            self.starts.add(OUTSIDE_ASCII)

    @cached_property
    def plain_bytes(self) -> bytes:
        """The text as RE2 reads it."""
        return self.plain.encode(errors="replace")

    @cached_property
    def lowered_bytes(self) -> bytes:
        """The lowered text as RE2 reads it."""
        return self.lowered.encode(errors="replace")


def version() -> str:
    """Return the version of the rules."""
    return str(load("version"))


def find(text: Text, categories: Collection[str]) -> Iterator[Match]:
    """Yield everything that the rules of *categories* find in *text*."""
    if not ALWAYS_SCREENED.isdisjoint(categories):
        yield from _find(text, "screened", categories)
    if not ALWAYS_SCREENED.issuperset(categories):
        yield from _find(text, "sensitive", categories)


def _find(text: Text, book: str, categories: Collection[str]) -> Iterator[Match]:
    anchors = load("secret_anchors" if set(categories) == {"secret"} else f"{book}_anchors")
    is_long = len(text.plain) > _LONG and next(_long_texts) > _FIRST_LONG_TEXTS
    anchored = (_anchored_at_once if is_long else _anchored)(text, anchors["words"])
    if text.tokens:
        for anchor, numbers in anchors["tokens"]:
            if anchor in text.tokens:
                anchored.update(numbers)
    wanted = sorted(number for number in anchored if anchors["categories"][str(number)] in categories)
    if wanted:
        compiled = load(f"{book}_rules")
        for number in wanted:
            rule = CompiledRule(*compiled["rules"][number])
            yield from _found(rule, text, compiled["lists"][rule.lists])


def _anchored(text: Text, words: Index) -> set[int]:
    """Return the numbers of the rules that have an anchor in *text*."""
    anchored: set[int] = set()
    lowered = text.lowered
    for start in words.keys() & text.starts:
        for anchor, numbers in words[start]:
            if anchor in lowered:
                anchored.update(numbers)
    return anchored


def _anchored_at_once(text: Text, words: Index) -> set[int]:
    """Return the same of a long text, in which RE2 finds a thousand anchors faster all at once."""
    if id(words) not in _sets:
        import re2

        anchors = [(start, *anchored) for start, every in words.items() for anchored in every]
        together = re2.Set.SearchSet(_options())
        for start, anchor, _ in anchors:
            together.Add(anchor_pattern(start, anchor).encode())
        together.Compile()
        _sets[id(words)] = together, [numbers for _, _, numbers in anchors]
    together, numbers_of = _sets[id(words)]
    return {number for at in together.Match(text.lowered_bytes) or () for number in numbers_of[at]}


_sets: dict[int, tuple[Any, list[Sequence[int]]]] = {}


def anchor_pattern(start: str, anchor: str) -> str:
    """Return what *anchor* looks like in a text: it begins a word, and a short one is a word."""
    begins = r"\b" if start != ALWAYS and anchor[0].isascii() and anchor[0].isalnum() else ""
    ends = r"\b" if anchor == start and len(start) < START and anchor.isascii() else ""
    return f"{begins}{re.escape(anchor)}{ends}"


def _rows(text: str) -> Iterator[str]:
    """Yield every two, three and four letters in a row that begin beyond ASCII."""
    for at, letter in enumerate(text):
        if letter > "\x7f":
            yield text[at : at + 2]
            yield text[at : at + 3]
            yield text[at : at + 4]


def _found(rule: CompiledRule, text: Text, lists: Mapping[str, str]) -> Iterator[Match]:
    data = text.plain_bytes if rule.is_token else text.lowered_bytes
    for start, end in _characters(data, _spans(_compiled(rule.id, rule.pattern, lists), data)):
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


def _spans(regexp: Any, data: bytes) -> Iterator[tuple[int, int]]:
    """Yield where *regexp* matches: its first group that took part, or all of it."""
    at = 0
    while match := regexp.search(data, at):
        spans = (match.span(group) for group in range(1, regexp.groups + 1))
        start, end = next((span for span in spans if span != (-1, -1)), match.span())
        yield start, end
        # What ends one match may begin the next.
        at = max(end, at + 1)


def _characters(data: bytes, spans: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int]]:
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
