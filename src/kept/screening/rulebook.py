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
``second``    more texts, of which one is in it too: for a rule whose anchors
              are common words, and dear to try.
``reach``     how many characters from an anchor a match may begin or end, in
              a long text; unless said, as many as the pattern can match, and
              no more than 256.
``token``     true when the pattern minds the case and what it matches has
              at least thirteen characters and no space; or how many it has.
``near``      a pattern that must match in the same sentence.
``unless``    a pattern that must not.
``check``     the function of `checks` that judges the matched value. If it
              lets only one kind of value through, the rule is tried only near
              what may be one (see `values`).

A file whose rules are for one language says so: ``language = "de"``. An anchor
that other languages have too then counts only in a text with words of that
language (see ``words.toml``).
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kept.screening.anchoring import SECOND, STRIDE, TOKEN_CHARS, Anchor, packed
from kept.screening.folding import fold
from kept.screening.matching import CompiledRule, filled
from kept.screening.values import COINED, MADE
from kept.screening.weighing import ADDRESS, EXPLANATION, MAIL, MARK, QUOTE, RULE, numberless, sign_names
from kept.screening.widths import width

GROUPS = ("secret", "injection", "sensitive")

# What is always looked for stands together: looking up anchors once is cheaper than twice.
BOOKS = {"screened": ("secret", "injection"), "sensitive": ("sensitive",)}
RULES = Path(__file__).with_name("rules")
COMPILED = Path(__file__).with_name("compiled")

# Stands inside the tokens of examples, so that other scanners leave the
# rules alone; taken out when they are read.
BREAK = "¦"


# Before the names of lists in words.toml of a language's commonest words.
_SPOKEN = "spoken_"

# Before an anchor that may begin inside a word.
INSIDE = "…"

# An anchor of no more letters is a whole word.
_SHORT = 3

# The checks that let nothing through but one kind of value.
_MADE = ("is_named_key", "is_given_key", "is_stated_key", "is_key_among_ids")
_COINED = (
    "is_thought_up", "is_habit", "is_strong", "is_beside_its_name", "is_paired_with_name", "is_paired_password",
)  # fmt: skip
_VALUES = dict.fromkeys(_MADE, MADE) | dict.fromkeys(_COINED, COINED)

# No rule reaches further than so many characters.
_REACH = 256


class Rule(NamedTuple):
    """One rule, with what it says to people and the examples it must hold to."""

    compiled: CompiledRule
    language: str
    token_chars: int
    anchors: tuple[str, ...]
    second: tuple[str, ...]
    reach: int
    explanation: str
    matches: tuple[str, ...]
    passes: tuple[str, ...]


def read(group: str) -> list[Rule]:
    """Read the rules of *group*."""
    rules = [_rule(given, path) for path in _paths(group) for given in _toml(path).get("rule", ())]
    return sorted(rules, key=_turn)


def _turn(rule: Rule) -> tuple[bool, int]:
    """Return when a rule is tried.

    A token's own form says more than what stands around it. Of the others the short ones, which RE2 is quick with,
    come first, because the first that match are enough.
    """
    is_token = rule.compiled.is_token
    return not is_token, 0 if is_token else len(_whole_pattern(rule.compiled))


def _whole_pattern(rule: CompiledRule) -> str:
    return filled(rule.pattern, _lists(RULES / f"{rule.lists}.toml"))


def _paths(group: str) -> list[Path]:
    return sorted(RULES.glob(f"{group}*.toml"))


@cache
def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def explanation(rule_id: str) -> str:
    """Return what the rule *rule_id* is about, in one sentence."""
    if rule_id == RULE:
        return EXPLANATION
    for group in GROUPS:
        for rule in read(group):
            if rule.compiled.id == rule_id:
                return rule.explanation
    return "A rule of another version of kept."


def sources() -> dict[str, str]:
    """Return the text of each compiled file, by its name."""
    lists = _words()
    spoken = {name.removeprefix(_SPOKEN): lists.pop(name) for name in [*lists] if name.startswith(_SPOKEN)}
    files: dict[str, dict[str, Any]] = {"words": lists, "spoken": spoken, "cues": _cues(), "weights": _weights()}
    for book, groups in BOOKS.items():
        rules = [rule for group in groups for rule in read(group)]
        # One file each: most texts make few rules be tried.
        files |= {f"lists_{path.stem}": _lists(path) for group in groups for path in _paths(group)}
        numbered = list(enumerate(rules))
        files[f"{book}_anchors"] = _anchor_file(numbered)
        if book == "screened":
            # Secrets are looked for alone, too: a brief is often all that a process does.
            files["secret_anchors"] = _anchor_file([one for one in numbered if one[1].compiled.category == "secret"])
            files["tokens"] = {"anchors": _anchors_of_tokens(numbered)}
        files[f"{book}_rules"] = {"rules": [rule.compiled for rule in rules]}
    # Most texts are ASCII, and most processes judge one.
    for name in [name for name in files if name.endswith("_anchors")]:
        anchors = files[name].pop("anchors")
        files[name]["anchors"] = {word: how for word, how in anchors.items() if word.isascii()}
        files[f"{name}_beyond"] = {"anchors": {word: how for word, how in anchors.items() if not word.isascii()}}
    texts = {name: _json(part) for name, part in files.items()}
    version = hashlib.sha256("".join(texts.values()).encode()).hexdigest()[:8]
    return texts | {"version": json.dumps(version) + "\n"}


def _json(part: object) -> str:
    """Return JSON with one entry to a line, so that a change can be read."""
    written = json.dumps(part, ensure_ascii=False, indent=1, separators=(",", ":"))
    return re.sub(r"\n {3,}|\n  (?=[]}])", "", written) + "\n"


def _words() -> dict[str, list[str]]:
    lists = tomllib.loads(RULES.joinpath("words.toml").read_text(encoding="utf-8"))
    return {name: sorted(set(text.split())) for name, text in lists.items()}


def meanings() -> list[str]:
    """Return the names of the meanings that are weighed (see `weighing`); their places are their numbers."""
    return [*_toml(RULES / "cues.toml"), ADDRESS, MAIL, MARK, QUOTE]


def _cues() -> dict[str, Any]:
    """Return which meanings each word has, each beginning of a word, words in a row, and words beyond Latin letters.

    With them, what each meaning is worth alone.
    """
    words: dict[str, list[int]] = {f"<{name}>": [meanings().index(name)] for name in (ADDRESS, MAIL, MARK, QUOTE)}
    stems: dict[str, list[int]] = {}
    phrases: dict[str, dict[str, list[list[Any]]]] = {}
    beyond: dict[str, list[int]] = {}
    for number, (_, text) in enumerate(_toml(RULES / "cues.toml").items()):
        for cue in dict.fromkeys(_cues_in(text)):
            first, *others = cue.split()
            if others:
                second, *rest = others
                phrases.setdefault(first, {}).setdefault(second, []).append([rest, [number]])
            elif not cue.isascii():
                beyond.setdefault(cue, []).append(number)
            elif cue.endswith("*"):
                stems.setdefault(cue[:-1], []).append(number)
            else:
                words.setdefault(cue, []).append(number)
    # A whole word also has the meanings of its beginnings.
    for word, numbers in words.items():
        begun = (one for size in range(1, len(word) + 1) for one in stems.get(word[:size], ()))
        numbers += [one for one in dict.fromkeys(begun) if one not in numbers]
    # Where there are no blanks the longest word is read, and what stands inside it would be lost.
    for word, numbers in beyond.items():
        inside = (one for other, those in beyond.items() if other in word for one in those)
        numbers += [one for one in dict.fromkeys(inside) if one not in numbers]
    worth = [_learnt()["meanings"].get(name, 0) for name in meanings()]
    written = {
        name: {word: " ".join(map(str, numbers)) for word, numbers in part.items()}
        for name, part in (("words", words), ("stems", stems), ("beyond", beyond))
    }
    return {**written, "phrases": phrases, "worth": worth}


def _cues_in(text: str) -> Iterable[str]:
    """Yield the words of a list; where it has commas, what stands between them belongs together if it is Latin."""
    for part in re.split(r"[,\n]", text) if "," in text else text.split():
        cue = numberless(fold(part).lower().strip())
        yield from [cue] if cue.isascii() and cue else cue.split()


def _weights() -> dict[str, Any]:
    """Return what signs are worth, those of meanings by their numbers."""
    numbers = {name: number for number, name in sign_names(meanings()).items()}
    return _learnt() | {"meanings": {numbers[name]: worth for name, worth in _learnt()["meanings"].items()}}


@cache
def _learnt() -> dict[str, Any]:
    learnt: dict[str, Any] = json.loads(RULES.joinpath("weights.json").read_text(encoding="utf-8"))
    return learnt


def _is_lined(rule: CompiledRule) -> bool:
    """Tell whether it matters to a rule where lines end: to those of secrets, and to what a line may begin with."""
    pattern = _whole_pattern(rule)
    return rule.category == "secret" or "(?m)" in pattern or "|\\n" in pattern


def _anchor_file(rules: list[tuple[int, Rule]]) -> dict[str, Any]:
    """Return the anchors of numbered *rules*, and what else matching asks before it knows the rule.

    What the second anchors of a rule are for has a number of its own.
    """
    seconds = {number: SECOND + number for number, rule in rules if rule.second}
    anchored = [(number, rule, rule.anchors) for number, rule in rules if not rule.token_chars]
    anchored += [(seconds[number], rule, rule.second) for number, rule in rules if rule.second]
    languages_of: dict[str, set[str]] = {}
    for _, rule, anchors_of in anchored:
        for anchor in anchors_of:
            languages_of.setdefault(anchor, set()).add(rule.language)
    numbers_of: dict[tuple[str, str], list[int]] = {}
    for number, rule, anchors_of in anchored:
        for anchor in anchors_of:
            language = rule.language if _is_shared(anchor, rule.language, languages_of[anchor]) else ""
            numbers_of.setdefault((anchor, language), []).append(number)
    anchors: dict[str, list[Anchor]] = {}
    for (anchor, language), numbers in sorted(numbers_of.items()):
        word = anchor.removeprefix(INSIDE)
        is_word = word == anchor and re.search("[a-z0-9]{2}", word) is not None
        how = Anchor(
            begins_word=is_word and re.match("[a-z0-9]", word) is not None,
            ends_word=is_word and len(word) <= _SHORT,
            token_chars=0,
            language=language,
            rules=tuple(numbers),
        )
        # They are looked for in the text as if it were one line.
        anchors.setdefault(word.lower().replace("\n", " "), []).append(how)
    return {
        "categories": {number: rule.compiled.category for number, rule in rules},
        "reaches": {number: -(-rule.reach // STRIDE) for number, rule in rules},
        "lined": [number for number, rule in rules if _is_lined(rule.compiled)],
        "seconds": seconds,
        "values": {number: _VALUES[rule.compiled.check] for number, rule in rules if rule.compiled.check in _VALUES},
        "anchors": {word: packed(word, every) for word, every in anchors.items()},
    }


def _anchors_of_tokens(rules: list[tuple[int, Rule]]) -> dict[str, str]:
    """Return the anchors of those of the numbered *rules* that are for tokens, as tokens are written."""
    numbers_of: dict[tuple[str, int], list[int]] = {}
    for number, rule in rules:
        for anchor in rule.anchors if rule.token_chars else ():
            numbers_of.setdefault((anchor, rule.token_chars), []).append(number)
    anchors: dict[str, list[Anchor]] = {}
    for (anchor, chars), numbers in sorted(numbers_of.items()):
        how = Anchor(begins_word=False, ends_word=False, token_chars=chars, language="", rules=tuple(numbers))
        anchors.setdefault(anchor.removeprefix(INSIDE), []).append(how)
    return {word: packed(word, every) for word, every in anchors.items()}


def _is_shared(anchor: str, language: str, languages: set[str]) -> bool:
    """Tell whether an *anchor* of a rule for one *language* may well stand in a text in another."""
    is_foreign = language in {"ja", "zh"} or len(languages - {""}) > 1
    return language != "" and anchor.isascii() and is_foreign


def write() -> None:
    """Compile all rules."""
    for name, text in sources().items():
        COMPILED.joinpath(f"{name}.json").write_text(text, encoding="utf-8")


def _rule(given: dict[str, Any], path: Path) -> Rule:
    unknown = given.keys() - _FIELDS
    if unknown:
        raise ValueError(f"rule {given['id']}: unknown fields {sorted(unknown)}")
    pattern = _folded(given["pattern"])
    chars = width(filled(pattern, _lists(path)))
    return Rule(
        CompiledRule(
            id=given["id"],
            category=given["category"],
            is_token=bool(given.get("token", False)),
            lists=path.stem,
            pattern=pattern,
            width=chars,
            near=_folded(given["near"]) if "near" in given else None,
            unless=_folded(given["unless"]) if "unless" in given else None,
            check=given.get("check"),
        ),
        language=_toml(path).get("language", ""),
        token_chars=_token_chars(given.get("token", False)),
        anchors=_every_anchor(given["anchors"], path),
        second=_every_anchor(given.get("second", ()), path),
        reach=given.get("reach", min(_REACH, chars)),
        explanation=given["explanation"],
        matches=tuple(text.replace(BREAK, "") for text in given["matches"]),
        passes=tuple(text.replace(BREAK, "") for text in given["passes"]),
    )


_FIELDS = {
    "id", "category", "explanation", "pattern", "anchors", "second", "reach", "token", "near", "unless", "check",
    "matches", "passes",
}  # fmt: skip


def _token_chars(given: bool | int) -> int:
    return TOKEN_CHARS * given if isinstance(given, bool) else given


def _every_anchor(named: Iterable[str], path: Path) -> tuple[str, ...]:
    return tuple(dict.fromkeys(anchor for one in named for anchor in _anchors(one, path)))


def _anchors(named: str, path: Path) -> list[str]:
    """Return the anchor *named*, or for ``{list}`` all words of that list."""
    if named.startswith(INSIDE):
        return [INSIDE + fold(named.removeprefix(INSIDE))]
    if not re.fullmatch(r"\{\w+\}", named):
        return [fold(named)]
    words = _toml(path)["lists"][named[1:-1]]
    if isinstance(words, str):
        raise TypeError(f"{named} is a pattern, not a list of words, so it is no anchor")
    return [anchor.lower() for word in words for anchor in _anchors(word, path)]


@cache
def _lists(path: Path) -> dict[str, str]:
    """Return the lists of a file, each as the pattern that matches any of its words."""
    return {name: _pattern_of(words) for name, words in _toml(path).get("lists", {}).items()}


def _pattern_of(words: str | list[str]) -> str:
    if isinstance(words, str):
        return _folded(words)
    return "|".join(_quoted(word) for word in sorted(words, key=len, reverse=True))


def _folded(pattern: str) -> str:
    # A full-width bracket becomes a plain one, and must not become syntax.
    return fold(re.sub("[！-～]", lambda letter: re.escape(fold(letter[0])), pattern))


def _quoted(word: str) -> str:
    # Between words any run of blanks will do.
    return re.sub(r"(?:\\ )+", r"\\s+", re.escape(fold(word).lower()))


if __name__ == "__main__":
    write()
