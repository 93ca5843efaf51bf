"""The rules as people write them, and the form in which matching reads them.

The TOML files in ``rules`` are the source. Reading them takes longer than a
whole call may, so what matching needs is compiled into ``compiled``, one
module for what is always looked for, one for sensitive
categories and one for words: ``make rules`` writes them, and
a test fails when they are out of date.

A rule has an ``id``, a ``category``, an ``explanation`` for people, examples
that it ``matches`` and that it ``passes``, and how it looks:

``pattern``   an RE2 pattern, on folded text (see `folding`) in lower case.
              ``{name}`` stands for a list of words, or another pattern, of
              ``[lists]``. Accents may be written; they are folded too.
``anchors``   texts of which one is in everything the pattern can match;
              ``{name}`` stands for a whole list. Looking for them first makes
              ordinary text cheap. They begin where a word does, and words
              of two or three letters end there too, unless written with an
              ellipsis (``…password``).
``token``     true when the pattern minds the case and what it matches has
              more than twelve characters and no space.
``near``      a pattern that must match in the same sentence.
``unless``    a pattern that must not.
``check``     the function of `checks` that judges the matched value.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from pprint import pformat
from typing import Any, NamedTuple

from kept.screening.folding import fold
from kept.screening.matching import ALWAYS, OUTSIDE_ASCII, START, CompiledRule

GROUPS = ("secret", "injection", "sensitive")

# What is always looked for stands together: looking up anchors once is cheaper than twice.
BOOKS = {"screened": ("secret", "injection"), "sensitive": ("sensitive",)}
RULES = Path(__file__).with_name("rules")
COMPILED = Path(__file__).with_name("compiled")

# Stands inside the tokens of examples, so that other scanners leave the
# rules alone; taken out when they are read.
BREAK = "¦"


_COMPILED_FROM = '"""Compiled from rules/{} by `make rules`: edit those."""'


# Before an anchor that may begin inside a word.
INSIDE = "…"


class Rule(NamedTuple):
    """One rule, with what it says to people and the examples it must hold to."""

    compiled: CompiledRule
    anchors: tuple[str, ...]
    explanation: str
    matches: tuple[str, ...]
    passes: tuple[str, ...]


def read(group: str) -> list[Rule]:
    """Read the rules of *group*, with the lists that their patterns name filled in."""
    rules: list[Rule] = []
    for path in sorted(RULES.glob(f"{group}*.toml")):
        book = tomllib.loads(path.read_text(encoding="utf-8"))
        rules += [_rule(given, book.get("lists", {})) for given in book["rule"]]
    # A token's own form says more than what stands around it.
    return sorted(rules, key=lambda rule: not rule.compiled.is_token)


def explanation(rule_id: str) -> str:
    """Return what the rule *rule_id* is about, in one sentence."""
    for group in GROUPS:
        for rule in read(group):
            if rule.compiled.id == rule_id:
                return rule.explanation
    return "A rule of another version of kept."


def sources() -> dict[str, str]:
    """Return the source of each compiled module, by its name."""
    books = {book: [rule for group in groups for rule in read(group)] for book, groups in BOOKS.items()}
    everything = repr([(rule.compiled, rule.anchors) for rules in books.values() for rule in rules])
    version = hashlib.sha256(everything.encode()).hexdigest()[:8]
    return {book: _source(book, rules, version) for book, rules in books.items()} | {"words": _words()}


def _words() -> str:
    lists = tomllib.loads(RULES.joinpath("words.toml").read_text(encoding="utf-8"))
    parts = [_COMPILED_FROM.format("words.toml")]
    parts += [
        f"{name.upper()} = frozenset({pformat(sorted(set(text.split())), 2, 116, compact=True)})"
        for name, text in lists.items()
    ]
    return "\n\n".join(parts) + "\n"


def _source(book: str, rules: list[Rule], version: str) -> str:
    compiled = tuple(tuple(rule.compiled) for rule in rules)
    tokens = _numbered((number, rule) for number, rule in enumerate(rules) if rule.compiled.is_token)
    words = _numbered((number, rule) for number, rule in enumerate(rules) if not rule.compiled.is_token)
    by_start: dict[str, list[tuple[str, tuple[int, ...]]]] = {}
    for anchor, numbers in words:
        by_start.setdefault(_start(anchor), []).append((anchor.removeprefix(INSIDE), numbers))
    parts = {
        "VERSION: str": version,
        "RULES: tuple[tuple[object, ...], ...]": compiled,
        "TOKENS: tuple[tuple[str, tuple[int, ...]], ...]": tokens,
        "WORDS: dict[str, list[tuple[str, tuple[int, ...]]]]": by_start,
    }
    lines = (f"{name} = {pformat(part, width=116, compact=True)}" for name, part in parts.items())
    return "\n\n".join([_COMPILED_FROM.format(" and ".join(f"{group}*.toml" for group in BOOKS[book])), *lines]) + "\n"


def _numbered(rules: Iterable[tuple[int, Rule]]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return each anchor with the numbers of the rules that have it."""
    numbers: dict[str, list[int]] = {}
    for number, rule in rules:
        for anchor in rule.anchors:
            numbers.setdefault(anchor, []).append(number)
    return tuple((anchor, tuple(numbers[anchor])) for anchor in sorted(numbers))


def _start(anchor: str) -> str:
    """Return the first letters of the word by which an anchor is looked up; else when it is tried."""
    if not anchor.removeprefix(INSIDE).isascii():
        return OUTSIDE_ASCII if anchor.startswith(INSIDE) or len(anchor) < 2 else anchor[:START]
    words = re.findall(r"(?<![a-z0-9…])[a-z0-9]{2,}", anchor)
    return max(words, key=len)[:START] if words else ALWAYS


def write() -> None:
    """Compile all rules."""
    for name, source in sources().items():
        COMPILED.joinpath(f"{name}.py").write_text(source, encoding="utf-8")


def _rule(given: dict[str, Any], lists: dict[str, Any]) -> Rule:
    def pattern(name: str) -> bytes | None:
        return _folded(_filled(given[name], lists)).encode() if name in given else None

    unknown = given.keys() - _FIELDS
    if unknown:
        raise ValueError(f"rule {given['id']}: unknown fields {sorted(unknown)}")
    return Rule(
        CompiledRule(
            id=given["id"],
            category=given["category"],
            is_token=given.get("token", False),
            pattern=_folded(_filled(given["pattern"], lists)).encode(),
            near=pattern("near"),
            unless=pattern("unless"),
            check=given.get("check"),
        ),
        anchors=tuple(dict.fromkeys(anchor for named in given["anchors"] for anchor in _anchors(named, lists))),
        explanation=given["explanation"],
        matches=tuple(text.replace(BREAK, "") for text in given["matches"]),
        passes=tuple(text.replace(BREAK, "") for text in given["passes"]),
    )


_FIELDS = {
    "id", "category", "explanation", "pattern", "anchors", "token", "near", "unless", "check", "matches", "passes",
}  # fmt: skip


def _anchors(named: str, lists: dict[str, Any]) -> list[str]:
    """Return the anchor *named*, or for ``{list}`` all words of that list."""
    if named.startswith(INSIDE):
        return [INSIDE + fold(named.removeprefix(INSIDE))]
    if not re.fullmatch(r"\{\w+\}", named):
        return [fold(named)]
    words = lists[named[1:-1]]
    if isinstance(words, str):
        raise TypeError(f"{named} is a pattern, not a list of words, so it is no anchor")
    return [fold(word).lower() for word in words]


def _filled(pattern: str, lists: dict[str, Any]) -> str:
    """Replace every ``{name}`` in *pattern* by the words, or the pattern, of that name."""

    def alternatives(match: re.Match[str]) -> str:
        words = lists[match[1]]
        if isinstance(words, str):
            return f"(?:{_filled(words, lists)})"
        return f"(?:{'|'.join(_quoted(word) for word in sorted(words, key=len, reverse=True))})"

    return re.sub(r"\{([a-z_]+)\}", alternatives, pattern)


def _folded(pattern: str) -> str:
    # A full-width bracket becomes a plain one, and must not become syntax.
    return fold(re.sub("[！-～]", lambda letter: re.escape(fold(letter[0])), pattern))


def _quoted(word: str) -> str:
    # Between words any run of blanks will do.
    return re.sub(r"(?:\\ )+", r"\\s+", re.escape(fold(word).lower()))


if __name__ == "__main__":
    write()
