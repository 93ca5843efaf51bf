"""Find technologies, and organisations that are known by name."""

import re
from collections.abc import Iterator, Sequence

from kept.entities import catalog
from kept.entities.mention import BY_NAME, Find, Text

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


def technologies(text: Text, told: Sequence[Find]) -> list[Find]:
    """Return the known names in *text*.

    *told* are the files, identifiers and versions found already: they are
    technical context for names that are ordinary words too.
    """
    sure: list[Find] = []
    unsure: list[tuple[int, int, catalog.Entry]] = []
    for start, end, packed in _named(text):
        for entry in catalog.entries(packed):
            if _is_sure(text, entry, start, end):
                sure.append(_find(entry, start, end))
                break
            if not entry.is_organization:
                unsure.append((start, end, entry))
                break
    if unsure:
        context = [*told, *sure]
        sure += [_find(entry, start, end) for start, end, entry in unsure if _counts(text, entry, start, end, context)]
    return sure


def _find(entry: catalog.Entry, start: int, end: int) -> Find:
    kind = "organization" if entry.is_organization else "technology"
    return Find(start, end, BY_NAME, kind, entry.name, entry.display)  # type: ignore[arg-type] # both are types


def _named(text: Text) -> Iterator[tuple[int, int, str]]:
    """Yield where something with an entry stands, and the entry; of names that begin at one word the longest."""
    words = text.words
    if text.is_unspaced:
        yield from _unspaced(text)
    digits = [word for word in words if word[-1].isdigit()] if words else []
    triggers = catalog.triggers()
    if triggers.isdisjoint(words) and triggers.isdisjoint(word.rstrip("0123456789.") for word in digits):
        return
    names, longest, spans = catalog.names(), catalog.load()["first_words"], text.spans
    after = 0
    for at, word in enumerate(words):
        if at < after:
            continue
        for count in range(min(longest.get(word, 1), len(words) - at), 0, -1):
            packed = names.get(word if count == 1 else " ".join(words[at : at + count]))
            if packed is not None and _is_whole(text, at, count):
                # Of "Swift 5" the number is the version.
                named = count - _has_version(words[at : at + count], packed)
                yield spans[at][0], spans[at + named - 1][1], packed
                after = at + count
                break
        else:
            name = word.rstrip("0123456789.")
            if len(name) >= _LEAST_BEFORE_DIGITS and name != word and name in names:
                yield spans[at][0], spans[at][0] + len(name), names[name]


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
    joined = re.match(r"-([a-z]+)", plain[end : end + 20])
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
        is_usual = end - start > 4 or written.islower() or written.isupper() or written.istitle()
        is_ordinary = written.islower() and written in catalog.words("technical.ordinary")
        return (is_usual or written in entry.display) and not is_ordinary
    if written != entry.exact or (not entry.is_organization and entry.exact in catalog.words("technical.ordinary")):
        return False
    # A capital at the start of a sentence says nothing.
    return not (entry.exact.istitle() and text.begins_sentence(start)) or entry.is_organization


def _counts(text: Text, entry: catalog.Entry, start: int, end: int, context: Sequence[Find]) -> bool:
    """Tell whether a name that may be an ordinary word is meant technically."""
    written = text.plain[start:end]
    if text.plain[start - 1 : start] == "`" and re.match("[ `]", text.plain[end : end + 1]):
        return True  # a command
    if not entry.exact:
        return written.islower() and _is_technical(text, start, end, context)
    if written != entry.exact:
        return written == entry.exact.lower() and _is_next_to_technical(text, start, end, context)
    if written.islower() and entry.exact in catalog.words("technical.ordinary"):
        return _is_next_to_technical(text, start, end, context)
    if not (written.istitle() and text.begins_sentence(start)):
        if end - start == 1 and catalog.words("technical.before").isdisjoint(text.before(start)[-1:]):
            return _is_next_to_technical(text, start, end, context)
        return _is_technical(text, start, end, context)
    if _is_next_to_technical(text, start, end, context):
        return True
    is_subject = not entry.is_ambiguous or text.after(end) in catalog.words("technical.verbs")
    return is_subject and _is_technical(text, start, end, context)


# Between two names of the same kind.
_BESIDE = r"(?:,|,? and|,? or| und| oder| et| ou| y| e| o|/| \+| vs\.?) ?|[、和と]| "


def _is_next_to_technical(text: Text, start: int, end: int, context: Sequence[Find]) -> bool:
    written = text.plain[start:end]
    if not written.islower() and (
        text.after(end) in catalog.words("technical.after")
        or re.match(r"[ -]v?\d+(?:\.\d+)*\b(?!%)", text.plain[end : end + 12])
    ):
        return True
    if " ".join(text.before(start)) in catalog.words("technical.written_in"):
        return True
    return any(
        find.type == "technology"
        and (gap := text.folded[find.end : start] if find.end <= start else text.folded[end : find.start])
        and gap != " "
        and re.fullmatch(_BESIDE, gap)
        for find in context
        if find.end <= start <= find.end + 6 or end <= find.start <= end + 6
    )


def _is_technical(text: Text, start: int, end: int, context: Sequence[Find]) -> bool:
    if end - start == 1 and re.match(r"\. [A-Z]", text.plain[end : end + 3]):
        return False  # the initial of a name
    first, last = text.sentence(start)
    first, last = max(first, start - _NEAR), min(last, end + _NEAR)
    if any(first <= find.start < last and find.type != "organization" for find in context):
        return True
    around = f"{text.folded[first:start]} {text.folded[end:last]}"
    if not catalog.words("technical.words").isdisjoint(re.findall(r"[^\W\d_]+", around)):
        return True
    return text.is_unspaced and any(word in around for word in catalog.words("technical.cjk"))
