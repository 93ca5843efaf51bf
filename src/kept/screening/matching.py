"""Find what the rules of a group match in a text, in time linear in its length.

Secrets are looked for as the lines stand. Instructions are also looked for
across them, in the text as if it were one line: a break hides nothing.

Rules are tried around their anchors (see `anchoring`), on RE2, which never
backtracks; it is loaded, and a pattern compiled, when it is first needed.
"""

import re
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple

from kept.screening.anchoring import SECOND, Span, Text, anchored, anchored_tokens, parts_of, tried
from kept.screening.compiled import load

# The categories that every text is screened for.
ALWAYS_SCREENED = frozenset({"secret", "injection"})

# How far from a match its sentence may begin and end, and what a check sees.
_SENTENCE_CHARS = 300
_CONTEXT_CHARS = 40


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
    stands for any word of the list "drop". ``width`` is how many characters
    the pattern can match. ``near`` must match in the same sentence, ``unless``
    must not, and ``check`` names the function that has the last word on the
    value.
    """

    id: str
    category: str
    is_token: bool
    lists: str
    pattern: str
    width: int
    near: str | None
    unless: str | None
    check: str | None


def version() -> str:
    """Return the version of the rules."""
    return str(load("version"))


def find(
    text: Text, categories: Collection[str], enough: int | None = None, *, until_secret: bool = False
) -> Iterator[Match]:
    """Yield everything that the rules of *categories* find in *text*, secrets first.

    When *enough* is given: of each rule the first match, and of each category
    no more than so many rules. With *until_secret* only secrets, if there are any.
    """
    has_secret = False
    if not ALWAYS_SCREENED.isdisjoint(categories):
        for match in _screened(text, categories, enough, until_secret=until_secret):
            has_secret = has_secret or match.category == "secret"
            yield match
    if not ALWAYS_SCREENED.issuperset(categories) and not (until_secret and has_secret):
        yield from _find(text, "sensitive_anchors", categories, enough)


def _screened(text: Text, categories: Collection[str], enough: int | None, *, until_secret: bool) -> Iterator[Match]:
    """Yield what is always looked for: secrets as the lines stand, instructions also across them."""
    # The anchors of a long text are looked up once, whatever is asked for first.
    name = "screened_anchors" if "injection" in categories or text.is_long else "secret_anchors"
    found = []
    for match in _find(text, name, categories, enough, until_secret=until_secret):
        found.append(match)
        yield match
    if "injection" not in categories or text.flowing is text:
        return
    if not (until_secret and any(match.category == "secret" for match in found)):
        known = {match.rule for match in found}
        instructions = _find(text, name, ["injection"], enough, across_lines=True)
        yield from (match for match in instructions if match.rule not in known)


def _find(
    text: Text,
    name: str,
    categories: Collection[str],
    enough: int | None,
    *,
    until_secret: bool = False,
    across_lines: bool = False,
) -> Iterator[Match]:
    """Yield what the rules with anchors in the file *name* find in *text*: in its lines, or across them.

    In lines, those for instructions are tried only to which it matters where lines end.
    """
    strides = anchored(text, name)
    if "secret" in categories:
        strides = strides | anchored_tokens(text)
    if not strides:
        return
    read = text.flowing if across_lines else text
    book = "sensitive" if name == "sensitive_anchors" else "screened"
    kinds = _kinds(name)
    parts: dict[int, list[Span]] = {}
    rules_found = dict.fromkeys(categories, 0)
    for number in sorted(strides):
        if number >= SECOND:
            return
        category, reach, is_lined = kinds[number]
        if until_secret and category != "secret" and rules_found.get("secret"):
            return
        if category not in rules_found or rules_found[category] == enough:
            continue
        if category == "injection" and not is_lined and read is not text.flowing:
            continue
        where = tried(text, name, number, reach, strides)
        if not where:
            continue
        if where not in parts:  # rules often share their anchors
            parts[where] = parts_of(where, read.stride_ends)
        matches = _rule(book, number).matches(read, parts[where], text)
        for match in matches if enough is None else islice(matches, 1):
            rules_found[category] += 1
            yield match


class _Kind(NamedTuple):
    """What is asked of a rule before it is read: how far it reaches, and whether it matters where lines end."""

    category: str
    reach: int
    is_lined: bool


@cache
def _kinds(name: str) -> dict[int, _Kind]:
    """Return the kind of each rule in a file of anchors."""
    anchors = load(name)
    reaches, lined = anchors["reaches"], set(anchors["lined"])
    return {
        int(number): _Kind(category, reaches[number], int(number) in lined)
        for number, category in anchors["categories"].items()
    }


class _Rule:
    """A rule ready for use."""

    def __init__(self, rule: CompiledRule, lists: Mapping[str, str]) -> None:
        self._rule = rule
        self._lists = lists
        # Compiling the loose pattern too pays for long texts; when it is there, it is as good for what else they say.
        self._is_loose_first = False

    def matches(self, text: Text, parts: Iterable[Span], lines: Text) -> Iterator[Match]:
        """Yield what the rule matches in these *parts* of *text*, and where that is in the *lines* it is made of."""
        data = text.plain_bytes if self._rule.is_token else text.lowered_bytes
        self._is_loose_first = self._is_loose_first or text.is_long
        if self._is_loose_first and self._loose is not None:
            parts = self._likely(data, parts, self._loose)
            if not parts:
                return
        passed: set[tuple[str, str, str]] = set()  # what was no such value is none where it stands again
        for start, end in _characters(data, self._spans(data, parts)):
            value = _in_context(text.plain, start, end)
            if value in passed or not self._is_placed(text, start, end, lines):
                continue
            if self._check is not None and not self._check(*value):
                passed.add(value)
            else:
                where = (start, end) if lines is text else lines.place(start, end)
                yield Match(self._rule.id, self._rule.category, *where)

    def _likely(self, data: bytes, parts: Iterable[Span], loose: "Pattern") -> list[Span]:
        """Return what is left of *parts* of *data*: from where the *loose* pattern matches, as far as the pattern can.

        What counts takes RE2 a new state, and so a microsecond, for nearly every byte.
        """
        width = self._rule.width * (1 if data.isascii() else _CHARACTER_BYTES)
        likely = []
        for at, last in parts:
            first = end = at
            while at < last and (spans := loose.search(data, at, last)):
                start, stop = spans[0]
                if start > end:
                    if end > first:
                        likely.append((first, end))
                    first = start
                # All matches that begin up to here are in this part, whole. What matches loosely as far as the text
                # goes is read once.
                at = max(start + width, stop)  # noqa: PLW2901 - the rest of the part
                end = min(at + width, last)
            if end > first:
                likely.append((first, end))
        return likely

    def _spans(self, data: bytes, parts: Iterable[Span]) -> Iterator[Span]:
        """Yield where the pattern matches in *parts* of *data*: its first group that took part, or all of it."""
        for at, last in parts:
            while spans := self._pattern.search(data, at, last):
                whole, *groups = spans
                if whole[1] == last:  # it may go on beyond this part
                    whole, *groups = self._pattern.search(data, whole[0], len(data))
                start, end = next((group for group in groups if group != _NONE), whole)
                yield start, end
                # What ends one match may begin the next.
                at = max(end, at + 1)  # noqa: PLW2901 - the rest of the part

    def _is_placed(self, text: Text, start: int, end: int, lines: Text) -> bool:
        """Tell whether the sentence around a match has what the rule wants near, and nothing that rules it out.

        For what stands in one of the *lines*, that line may be the sentence.
        """
        if self._near is None and self._unless is None:
            return True
        if self._is_in_place(_sentence(text, start, end)):
            return True
        if lines is text:
            return False
        start, end = lines.place(start, end)
        return "\n" not in lines.plain[start:end] and self._is_in_place(_sentence(lines, start, end))

    def _is_in_place(self, sentence: str) -> bool:
        data = sentence.lower().encode(errors="replace")
        if self._near is not None and not self._near.search(data, 0, len(data)):
            return False
        return self._unless is None or not self._unless.search(data, 0, len(data))

    @cached_property
    def _pattern(self) -> "Pattern":
        return Pattern(filled(self._rule.pattern, self._lists))

    @cached_property
    def _loose(self) -> "Pattern | None":
        """What finds wherever the pattern does, and more; it does not count, which is what takes RE2 most time."""
        pattern = filled(self._rule.pattern, self._lists)
        loose = re.sub(_COUNT, _uncounted, pattern)
        return None if loose == pattern or self._rule.is_token else Pattern(loose)

    @cached_property
    def _near(self) -> "Pattern | None":
        return None if self._rule.near is None else Pattern(filled(self._rule.near, self._lists))

    @cached_property
    def _unless(self) -> "Pattern | None":
        return None if self._rule.unless is None else Pattern(filled(self._rule.unless, self._lists))

    @cached_property
    def _check(self) -> Callable[[str, str, str], bool] | None:
        if self._rule.check is None:
            return None
        check: Callable[[str, str, str], bool] = getattr(import_module("kept.screening.checks"), self._rule.check)
        return check


@cache
def _rule(book: str, number: int) -> _Rule:
    rule = CompiledRule(*load(f"{book}_rules")["rules"][number])
    return _Rule(rule, load(f"lists_{rule.lists}"))


# A character takes at most so many bytes.
_CHARACTER_BYTES = 4

# What a group that took no part in a match spans.
_NONE = (-1, -1)

# How often something may come again, in a pattern: {3} or {0,80}.
_COUNT = r"\{(\d+)(?:,\d*)?\}"

# Up to here counting is cheap.
_LOW_COUNTS = {"{0,1}", "{1}", "{2}", "{0,2}", "{1,2}"}


def _uncounted(count: re.Match[str]) -> str:
    if count[0] in _LOW_COUNTS:
        return count[0]
    return "*" if int(count[1]) == 0 else "+"


def _in_context(text: str, start: int, end: int) -> tuple[str, str, str]:
    """Return what stands from *start* to *end*, and what a check sees before and after it."""
    return text[start:end], text[max(0, start - _CONTEXT_CHARS) : start], text[end : end + _CONTEXT_CHARS]


def _sentence(text: Text, start: int, end: int) -> str:
    """Return the sentence around *start* to *end*."""
    marks = text.sentence_marks
    first, last = max(0, start - _SENTENCE_CHARS), end + _SENTENCE_CHARS
    before, after = bisect_left(marks, start), bisect_left(marks, end)
    if before and marks[before - 1] >= first:
        first = marks[before - 1] + 1
    if after < len(marks) and marks[after] < last:
        last = marks[after]
    return text.plain[first:last]


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


class Pattern:
    """A pattern compiled for RE2, which is loaded only now."""

    def __init__(self, pattern: str) -> None:
        import re2

        compiled = re2.compile(pattern.encode(), _options())
        # Below the wrapper, which takes as long to make an object of an answer as RE2 takes to read a sentence.
        self._match = compiled._regexp.Match  # noqa: SLF001 - there is no other way to it
        self._anywhere = re2._re2.RE2.Anchor.UNANCHORED  # noqa: SLF001 - nor to this

    def search(self, data: bytes, at: int, last: int) -> list[Span]:
        """Return where the first match in *data* from *at* to *last* is, and each of its groups; empty without one."""
        spans: list[Span] = self._match(self._anywhere, data, at, last)
        return [] if spans[0] == _NONE else spans


def _options() -> Any:
    import re2

    options = re2.Options()
    options.max_mem = _PATTERN_BYTES
    options.log_errors = False
    return options


def filled(pattern: str, lists: Mapping[str, str]) -> str:
    """Replace every ``{name}`` in *pattern* by the pattern of that list."""
    return re.sub(r"\{([a-z]\w*)\}", lambda name: f"(?:{filled(lists[name[1]], lists)})", pattern)
