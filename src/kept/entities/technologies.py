"""Find technologies, and organisations that are known by name."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from kept.entities import catalog
from kept.entities.mention import BY_NAME, Find, Text, pattern

# Joined by a hyphen to a name in lower case, these leave it what it is: what else is joined makes another name.
_JOINED = frozenset(
    "based backed native only like side first ready compatible style specific powered driven server cluster app api "
    "service services container containers project code backend frontend client database instance setup config "
    "related hosted managed friendly aware free and or to in from".split()
)
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_")
# "python3", "postgres16": the name without what follows, if at least so long.
_LEAST_BEFORE_DIGITS = 3
_MOST_GAP = 3
_NEAR = 400

# Where something begins and ends.
Span = tuple[int, int]


def technologies(text: Text, told: Sequence[Find]) -> list[Find]:
    """Return the known names in *text*.

    *told* are the files, identifiers and versions found already: they are
    technical context for names that are ordinary words too.
    """
    sure: list[Find] = []
    unsure: list[tuple[int, int, int, catalog.Entry]] = []
    for start, end, packed, at in _named(text):
        for entry in catalog.entries(packed):
            if _is_sure(text, entry, start, end):
                sure.append(_find(entry, start, end))
                break
            if not entry.is_organization:
                unsure.append((start, end, at, entry))
                break
    if unsure:
        context = _Context(text, [*told, *sure])
        sure += [
            _find(entry, start, end)
            for start, end, at, entry in unsure
            if _counts(text, entry, (start, end), text.words[max(0, at - 2) : at], context)
        ]
    return sure


def _find(entry: catalog.Entry, start: int, end: int) -> Find:
    kind = "organization" if entry.is_organization else "technology"
    return Find(start, end, BY_NAME, kind, entry.name, entry.display)  # type: ignore[arg-type] # both are types


def _named(text: Text) -> Iterator[tuple[int, int, str, int]]:
    """Yield where something with an entry stands, the entry, and the number of its first word."""
    if text.is_unspaced:
        yield from ((start, end, packed, 0) for start, end, packed in _unspaced(text))
    words, names = text.words, catalog.names()
    likely = {at: _likelihood(text, word) for at, word in enumerate(words) if word in names}
    seconds, pairs = catalog.second_words(), catalog.pairs()
    for at in [at for at, word in enumerate(words) if word in seconds]:
        if at and f"{words[at - 1]} {words[at]}" in pairs:
            likely[at - 1] = _LIKELY
    if text.has_digit:
        for at in [at for at, word in enumerate(words) if word[-1] <= "9"]:
            if at not in likely and words[at].rstrip("0123456789.") in names:
                likely[at] = _LIKELY
    if not likely or (_LIKELY not in likely.values() and not _speaks_for_names(text)):
        return
    spans = text.spans
    after = 0
    for at in sorted(likely):
        if at < after:
            continue
        word = words[at]
        most = catalog.load()["most_words"] if " ".join(words[at : at + 2]) in pairs else 1
        for count in range(min(most, len(words) - at), 0, -1):
            packed = names.get(word if count == 1 else " ".join(words[at : at + count]))
            if packed is not None and _is_whole(text, at, count):
                # Of "Swift 5" the number is the version.
                named = count - _has_version(words[at : at + count], packed)
                yield spans[at][0], spans[at + named - 1][1], packed, at
                after = at + count
                break
        else:
            name = word.rstrip("0123456789.")
            if len(name) >= _LEAST_BEFORE_DIGITS and name != word and name in names:
                yield spans[at][0], spans[at][0] + len(name), names[name], at


_LIKELY, _POSSIBLE = True, False


def _likelihood(text: Text, word: str) -> bool:
    """Tell how likely a word is a name, without looking where it stands.

    Most words that are names as well are written as words, with nothing that speaks for the name.
    """
    for entry in catalog.entries(catalog.names()[word]):
        if not entry.exact or entry.exact in text.plain:
            return _LIKELY
    return _POSSIBLE


def _speaks_for_names(text: Text) -> bool:
    """Tell whether something makes a name of an ordinary word in lower case: a command, or "written in"."""
    return "`" in text.plain or not catalog.words("technical.written_words").isdisjoint(text.words)


def _has_version(words: Sequence[str], packed: str) -> bool:
    """Tell whether the last of *words* only says which version of the same technology is meant."""
    if len(words) == 1 or not words[-1].isdigit():
        return False
    without = catalog.names().get(" ".join(words[:-1]))
    meant = {entry.name for entry in catalog.entries(packed)}
    return without is not None and any(entry.name in meant for entry in catalog.entries(without))


def _unspaced(text: Text) -> Iterator[tuple[int, int, str]]:
    folded = text.folded
    for last, (size, packed) in catalog.unspaced_names().iter(folded):
        start, end = last - size + 1, last + 1
        begins = not (folded[start] in _LETTERS and start and folded[start - 1] in _LETTERS)
        ends = not (folded[last] in _LETTERS and end < len(folded) and folded[end] in _LETTERS)
        # Of a longer word in katakana, a name is only a part: ジャバ is no part of ジャバラ.
        inside = _is_katakana(folded[start]) and start > 0 and _is_katakana(folded[start - 1])
        inside |= _is_katakana(folded[last]) and end < len(folded) and _is_katakana(folded[end])
        if begins and ends and not inside:
            yield start, end, packed


def _is_katakana(character: str) -> bool:
    return "\u30a1" <= character <= "\u30fa" or character == "ー"


def _is_whole(text: Text, at: int, count: int) -> bool:
    """Tell whether so many words from *at* on stand together, and are no part of another word."""
    spans, plain = text.spans, text.plain
    for before, behind in zip(spans[at : at + count - 1], spans[at + 1 : at + count], strict=True):
        gap = plain[before[1] : behind[0]]
        if len(gap) > _MOST_GAP or gap.strip(" -/&\t\u00a0‐‑"):
            return False
    start, end = spans[at][0], spans[at + count - 1][1]
    if start and (
        text.folded[start - 1] in _LETTERS or (plain[start - 1].isalpha() and not _is_unspaced(plain[start - 1]))
    ):
        return False
    if end < len(plain) and plain[end].isalpha() and not _is_unspaced(plain[end]):
        return False
    joined = pattern(r"-([a-z]+)").match(plain[end : end + 20])
    if (
        joined
        and plain[start].islower()
        and joined[1] not in _JOINED
        and joined[1] not in catalog.words("technical.words")
    ):
        return False
    # "pre-commit" and "e-mail" are words of their own, "non-Docker" is not.
    return not (start > 1 and plain[start - 1] in "-." and plain[start].islower() and plain[start - 2].isalnum())


def _is_unspaced(character: str) -> bool:
    return character >= "\u2e80"


def _is_sure(text: Text, entry: catalog.Entry, start: int, end: int) -> bool:
    if entry.is_ambiguous:
        return False
    written = text.plain[start:end]
    if not entry.exact:
        # "GdB" is not gdb.
        is_usual = end - start > 4 or written in (written.lower(), written.upper(), written.title())
        is_ordinary = written.islower() and written in catalog.words("technical.ordinary")
        return (is_usual or written in entry.display) and not is_ordinary
    if written != entry.exact or (not entry.is_organization and entry.exact in catalog.words("technical.ordinary")):
        return False
    # A capital at the start of a sentence says nothing.
    return not (entry.exact.istitle() and text.begins_sentence(start)) or entry.is_organization


def _counts(text: Text, entry: catalog.Entry, span: Span, before: Sequence[str], context: "_Context") -> bool:
    """Tell whether a name that may be an ordinary word is meant technically; *before* are the two words before it."""
    start, end = span
    written = text.plain[start:end]
    if text.plain[start - 1 : start] == "`" and text.plain[end : end + 1] in (" ", "`"):
        return True  # a command
    if not entry.exact:
        return written.islower() and context.is_technical(start, end)
    is_ordinary = written.islower() and entry.exact in catalog.words("technical.ordinary")
    if written != entry.exact or is_ordinary:
        if written != entry.exact.lower():
            return False
        is_tool = not entry.is_ambiguous and not is_ordinary and _is_tool(text, span, before, context)
        return is_tool or _is_next_to_technical(text, span, before, context)
    if not (written.istitle() and text.begins_sentence(start)):
        if end - start == 1 and catalog.words("technical.before").isdisjoint(before[-1:]):
            return _is_next_to_technical(text, span, before, context)
        return context.is_technical(start, end) or _is_before_version(text, end)
    following = text.after(end)
    if not entry.is_ambiguous and pattern(r"[a-z]{3,}s").fullmatch(following) and following not in _NO_VERBS:
        return True  # "Sentry gates ...": an ordinary word at the start would be an imperative or a noun
    if _is_next_to_technical(text, span, before, context):
        return True
    is_subject = not entry.is_ambiguous or following in catalog.words("technical.verbs")
    return is_subject and context.is_technical(start, end)


_NO_VERBS = frozenset("this these his hers yours ours always towards across perhaps thus less class news times".split())


def _is_tool(text: Text, span: Span, before: Sequence[str], context: "_Context") -> bool:
    """Tell whether something is done by what is named, beside another technology: "typed, and formatted by ruff"."""
    if catalog.words("technical.means").isdisjoint(before[-1:]):
        return False
    return context.has_find(*text.sentence(span[0]))


# Between two names of the same kind.
_BESIDE = r"(?:,|,? and|,? or| und| oder| et| ou| y| e| o|/| \+| vs\.?) ?|[、和と]"
_MOST_BESIDE = 6


def _is_next_to_technical(text: Text, span: Span, before: Sequence[str], context: "_Context") -> bool:
    start, end = span
    if not text.plain[start:end].islower() and (
        text.after(end) in catalog.words("technical.after") or _is_before_version(text, end)
    ):
        return True
    if " ".join(before) in catalog.words("technical.written_in"):
        return True
    return any(pattern(_BESIDE).fullmatch(gap) for gap in context.gaps(start, end))


def _is_before_version(text: Text, end: int) -> bool:
    # A plain number will not do: "Port 3001" and "Room 4" are no versions of anything.
    return text.has_digit and pattern(r"[ -]v?\d+\.\d+(?![\d%:/])").match(text.plain, end) is not None


class _Context:
    """What in a text speaks for names that may be ordinary words.

    It is asked for every such name, so what holds for a part of the text is told once.
    """

    def __init__(self, text: Text, finds: Sequence[Find]) -> None:
        self._text = text
        self._starts = sorted(find.start for find in finds if find.type not in (None, "organization"))
        technologies = [find for find in finds if find.type == "technology"]
        self._technology_starts = sorted(find.start for find in technologies)
        self._technology_ends = sorted(find.end for find in technologies)
        self._spoken: dict[Span, frozenset[str]] = {}

    def has_find(self, first: int, last: int) -> bool:
        """Tell whether something technical was found between two places."""
        place = bisect_left(self._starts, first)
        return place < len(self._starts) and self._starts[place] < last

    def gaps(self, start: int, end: int) -> Iterator[str]:
        """Yield what stands between a name and the technologies next to it."""
        place = bisect_left(self._technology_ends, start) - 1
        if place >= 0 and start - self._technology_ends[place] <= _MOST_BESIDE:
            yield self._text.folded[self._technology_ends[place] : start]
        place = bisect_right(self._technology_starts, end)
        if place < len(self._technology_starts) and self._technology_starts[place] - end <= _MOST_BESIDE:
            yield self._text.folded[end : self._technology_starts[place]]

    def is_technical(self, start: int, end: int) -> bool:
        """Tell whether the sentence around a name is technical."""
        text = self._text
        if end - start == 1 and pattern(r"\. [A-Z]").match(text.plain[end : end + 3]):
            return False  # the initial of a name
        first, last = text.sentence(start)
        # Of a very long sentence, only the part around the name.
        first, last = max(first, (start // _NEAR - 1) * _NEAR), min(last, (start // _NEAR + 2) * _NEAR)
        if self.has_find(first, last):
            return True
        if (first, last) not in self._spoken:
            self._spoken[first, last] = self._signs(first, last)
        return not self._spoken[first, last] <= {text.folded[start:end]}

    def _signs(self, first: int, last: int) -> frozenset[str]:
        text = self._text
        spoken = catalog.words("technical.words").intersection(pattern(r"[^\W\d_]+").findall(text.folded, first, last))
        if text.has_digit and (version := pattern(r"(?<![\w.$€])v?\d+\.\d+(?![\w%])").search(text.plain, first, last)):
            spoken |= {version[0]}
        if text.is_unspaced:
            part = text.folded[first:last]
            spoken |= {word for word in catalog.words("technical.cjk") if word in part}
        return spoken
