"""Find what is told by how it is written: URLs, files and paths, identifiers, versions.

What patterns match is judged by plain code afterwards: a pattern that lists
all extensions would take longer to compile than the text to read.
"""

import re
from collections.abc import Iterator, Sequence

from kept.entities import catalog
from kept.entities.mention import BY_CONTEXT, BY_FORM, Find, Text, pattern
from kept.retrieval.tokens import fold

# Longer than any name that is worth keeping.
_MOST_CHARS = 400

_IN_PIECE = r"[A-Za-z0-9_~.@+%$#=&?:/\\*À-ɏ-]"
# Plain words are passed over here: most are, and looking at each afterwards takes longer.
_PIECE = rf"(?:[A-Za-z]++(?!{_IN_PIECE})|[^{_IN_PIECE[1:]}++)*+({_IN_PIECE}++)?"
_DOMAIN = r"(?i:localhost|\d+(?:\.\d+){3}|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.([a-z]{2,24}))(?::\d{1,5})?"
_DOT_FILE = r"\.(?:[a-z][a-z0-9_-]*)?(?:rc|ignore|env|profile|config|attributes|history|modules|keep|lock)(?:\.[\w-]+)*"
_SEGMENT = r"[\w.@+*À-ɏ-]+"


def urls_and_files(text: Text) -> Iterator[Find]:
    """Yield URLs and files; also what only looks like them, so that nothing else is found in it."""
    plain = text.plain
    if "/" in plain or "\\" in plain or "@" in plain or pattern(r"\.[\w~.*]").search(plain):
        for match in pattern(_PIECE).finditer(plain):
            piece = match[1]
            if piece and ("." in piece or "/" in piece or "\\" in piece or "@" in piece):
                yield from _judged(text, match.start(1), piece)
    if not catalog.words("files.names_folded").isdisjoint(text.words):
        for match in pattern(r"(?<![\w./\\-])[A-Za-z]{5,16}(?![\w/\\-])").finditer(plain):
            if match[0] in catalog.words("files.names"):
                yield text.find("file", match.start(), match.end(), BY_FORM)


def _judged(text: Text, start: int, piece: str) -> Iterator[Find]:
    stripped = piece.rstrip(".,:;!?*&=#@+%-")
    if ":" in stripped and "://" not in stripped:
        # The line that is meant is no part of the path: "main.py:17".
        stripped = pattern(r"(?<=[A-Za-z])(?::\d+){1,2}$").sub("", stripped) if "." in stripped else stripped
    bare = stripped.lstrip("*:=&?#+%")
    start += len(stripped) - len(bare)
    end = start + len(bare)
    if not 1 < len(bare) <= _MOST_CHARS:
        return
    if pattern(r"(?i)[a-z][a-z0-9+.-]{1,20}://[^\s/]").match(bare) or pattern(r"(?i)www\.[a-z0-9-]+\.[a-z]").match(
        bare
    ):
        yield _url(text, start, end)
    elif "@" in bare:
        if not pattern(r"@v?\d").search(bare) and pattern(r"@[\w-]+[./]|[\w.]@\w").search(bare):
            # An address of a mailbox or of a repository, or a package with its scope.
            yield Find(start, end, BY_FORM, None, "", "")
    elif "/" in bare and (domain := pattern(_DOMAIN).match(bare.partition("/")[0])) and _is_domain(domain, bare):
        yield _url(text, start, end)
    elif _is_file(bare):
        while end < len(text.plain) and text.plain[end] == "/" and text.plain[end - 1] != "/":
            end += 1
        yield text.find("file", start, end, BY_CONTEXT)


def _url(text: Text, start: int, end: int) -> Find:
    written = text.plain[start:end]
    name = re.sub(r"(?i)^(?:https?|ftp)://", "", written).partition("#")[0].rstrip("/")
    return Find(start, end, BY_CONTEXT, "url", catalog.canonical(name), written)


def _is_domain(domain: re.Match[str], piece: str) -> bool:
    host = piece.partition("/")[0]
    if domain.end() != len(host):
        return False
    if domain[1] is None:
        return True
    return domain[1].lower() in catalog.words("urls.top_level") and host.partition(".")[0].lower() not in ("", "e", "i")


def _is_file(piece: str) -> bool:
    if "\\" in piece:
        return pattern(r"[A-Za-z]:\\[\w.]|\\\\[\w.-]+\\\w|\.{1,2}\\\w|%\w+%\\\w").match(piece) is not None
    if "/" in piece:
        return _is_path(piece)
    if pattern(_DOT_FILE).fullmatch(piece):
        return True
    stem, _, extension = piece.rpartition(".")
    return (
        extension.lower() in catalog.words("files.extensions")
        and pattern(r"[\w.+À-ɏ*-]*[\w*À-ɏ]").fullmatch(stem) is not None
        and not _is_named_like_a_file(piece, extension)
        and not pattern(r"[\d.]+").fullmatch(stem)
        and (len(stem) > 1 or len(extension) > 1)
        # "Done.So" is two sentences; so is "end.This".
        and (extension.islower() or stem.isupper())
        and not (len(extension) == 1 and extension in "mvrs" and len(stem) < 3)
    )


def _is_known(name: str) -> bool:
    return catalog.key_of(name) in catalog.names()


def _is_named_like_a_file(piece: str, extension: str) -> bool:
    """Tell whether *piece* is rather a technology, such as Node.js or llama.cpp."""
    packed = catalog.names().get(catalog.key_of(piece))
    if packed is None or extension in ("md", "mod", "sum", "json", "toml", "yaml", "yml", "lock", "txt"):
        return False
    return extension in ("js", "io", "ai") or any(fold(piece) == entry.name for entry in catalog.entries(packed))


def _is_path(piece: str) -> bool:
    rooted = pattern(r"(?:~|\.{1,2}|\$\w+|\$HOME)?/").match(piece)
    segments = [segment for segment in piece.split("/") if segment]
    if "//" in piece or not segments or not all(pattern(_SEGMENT + "|~|\\$\\w+").fullmatch(one) for one in segments):
        return False
    if all(pattern(r"[\d.:-]+").fullmatch(one) for one in segments):
        return False
    folders, last = catalog.words("files.folders"), segments[-1]
    is_named = _is_file(last) or last in catalog.words("files.names")
    if rooted and rooted[0] != "/":
        return True
    if rooted:
        first = segments[0].lower()
        is_route = first in ("api", "v1", "v2", "v3", "graphql", "users", "auth", "health", "login")
        return is_named or (not is_route and first in folders)
    if is_named:
        return True
    if piece.endswith("/"):
        return all(pattern(r"[a-z0-9._@-]+").fullmatch(one) for one in segments)
    if pattern(r"\.[a-z][\w-]*").fullmatch(segments[0]):
        return True
    return segments[0] in folders and (len(segments) != 2 or not _is_alternative(segments))


def _is_alternative(segments: Sequence[str]) -> bool:
    """Tell whether a path is rather a choice of two words: "client/server", "frontend/backend"."""
    plain = {
        "client",
        "server",
        "backend",
        "frontend",
        "app",
        "api",
        "web",
        "ios",
        "android",
        "db",
        "data",
        "dev",
        "test",
    }
    return (segments[0] in plain and not pattern(r"[._-]").search(segments[1])) or segments[1] in plain


_CODE = (
    r"(?a:(?:[A-Za-z][a-z]*+(?![\w$.(:#-])|[^A-Za-z_$]++)*+"
    r"([A-Za-z_$][\w$]*+(?:(?:\.|::|->|#)[A-Za-z_$][\w$]*+)*+)?)"
)
_CAMEL = r"[a-z]{2,}[a-z0-9]*(?:[A-Z][a-z0-9]*)+"
_PASCAL = r"[A-Z][a-z0-9]+(?:[A-Z]+[a-z0-9]+)+[A-Z]*|[A-Z]{2,}[a-z]{2,}(?:[A-Z][a-z0-9]+)+|[A-Z][a-z0-9]+[A-Z]{2,}"
_HUMP = r"[A-Z]+(?![a-z])|[A-Z][a-z0-9]+"


def identifiers(text: Text) -> Iterator[Find]:
    """Yield what is written as only code is."""
    plain = text.plain
    if not ("_" in plain or "(" in plain or "`" in plain or "::" in plain or pattern("[a-z][A-Z]").search(plain)):
        return
    for match in pattern(_CODE).finditer(plain):
        word = match[1]
        if not word:
            continue
        start, end = match.span(1)
        if word.isalpha() and (word.islower() or word.istitle()) and not plain.startswith("()", end):
            continue
        if end - start > _MOST_CHARS or (start and (plain[start - 1] in "@/\\.$-" or _is_joined(plain[start - 1]))):
            continue
        if end < len(plain) and _is_joined(plain[end]):
            continue
        is_called = plain.startswith("()", end) or (plain.startswith("(", end) and ("." in word or "_" in word))
        is_quoted = (
            bool(start)
            and plain[start - 1] == "`"
            and pattern(r"(?:\([^`\n]{0,80}\))?`").match(plain[end : end + 84]) is not None
        )
        if _is_code(text, word, start, end, is_called, is_quoted):
            yield text.find("identifier", start, end, BY_FORM)


def _is_joined(character: str) -> bool:
    # An accented letter continues a word; a Chinese character does not.
    return character.isalnum() and character < "\u2e80"


def _is_code(text: Text, word: str, start: int, end: int, is_called: bool, is_quoted: bool) -> bool:
    parts = pattern(r"\.|::|->|#").split(word)
    if len(parts) > 1:
        return _is_dotted_code(word, parts, is_called, is_quoted)
    if pattern(r"[A-Za-z0-9]_+[A-Za-z0-9]|^__\w+__$").search(word):
        return pattern("[A-Za-z]{2}").search(word) is not None and not any(map(_is_random, word.split("_")))
    if word in catalog.words("identifiers.brands") or (_is_known(word) and not is_called):
        return False
    if _is_random(word):
        return False
    if pattern(_CAMEL).fullmatch(word):
        # "userID" and "getName", but not "kWh" or "mRNA".
        return pattern("[a-z]{2}[A-Z]").search(word) is not None
    if pattern(_PASCAL).fullmatch(word):
        return is_called or is_quoted or _is_pascal_code(text, word, start, end)
    return is_called and len(word) > 1 and not (word[0].isupper() and not is_quoted)


def _is_random(word: str) -> bool:
    """Tell whether *word* is a key or a checksum: letters and digits without any order."""
    return (
        len(word) >= 10
        and pattern(r"\d").search(word) is not None
        and len(word) < 2.7 * len(pattern(_RUN).findall(word))
    )


_RUN = r"[A-Z]?[a-z]+|[A-Z]+|\d+"


def _is_dotted_code(word: str, parts: Sequence[str], is_called: bool, is_quoted: bool) -> bool:
    extension = parts[-1].lower()
    if _is_known(word) or (extension in catalog.words("files.extensions") and not is_called and "::" not in word):
        return False
    if is_called or is_quoted or "::" in word or "->" in word:
        return len(word) > 3 and (is_called or is_quoted or "." not in word)
    if extension in catalog.words("urls.top_level") and not pattern("[A-Z_]").search(word):
        return False
    return any(
        pattern(r"[a-z]_[a-z]").search(part)
        or (
            pattern(r"[a-z]{2,}[A-Z][A-Za-z]+|(?:[A-Z][a-z]+){2,}").fullmatch(part)
            and not _is_known(part)
            and part not in catalog.words("identifiers.brands")
        )
        for part in parts
    )


def _is_pascal_code(text: Text, word: str, start: int, end: int) -> bool:
    if pattern(r"(?:Mc|Mac|De|Di|Le|La|Van|Von|Fitz|O)[A-Z]").match(word):
        return False
    humps = pattern(_HUMP).findall(word)
    if len(humps) >= 2 and humps[-1] in catalog.words("identifiers.endings"):
        return True
    if len(humps) > 2:
        return True
    near = catalog.words("identifiers.near")
    return text.after(end) in near or not near.isdisjoint(text.before(start))


_VERSION = (
    r"(?<![\w.$€£¥@:/-])[vV]?(\d{1,5}(?:\.\d{1,6}){0,3}(?:\.[xX*])?)"
    r"((?:[-.]?(?:alpha|beta|rc|dev|post|preview|canary|next|pre|nightly|SNAPSHOT|[ab](?=\d))[.-]?\d{0,8}(?:\.\d{1,8})?)?)"
)


def versions(text: Text, told: Sequence[Find]) -> Iterator[Find]:
    """Yield versions; *told* are the technologies found, after which a plain number is one."""
    plain = text.plain
    ends = {find.end for find in told if find.type == "technology"}
    places = {match.start() for match in pattern(r"[0-9][0-9.]*+").finditer(plain)}
    places = {at - (plain[at - 1 : at] in ("v", "V")) for at in places}
    places = {
        at
        for at in places
        if not at or (not (plain[at - 1].isalnum() and plain[at - 1] < "\u2e80") and plain[at - 1] not in "_.$€£¥:/-")
    }
    # Joined to a name by more than a blank: react@18.2.0, pandas>=2.1, python3.11.
    places |= {end + gap for end in ends if (gap := _gap(plain, end)) is not None}
    for at in sorted(places):
        match = pattern(_VERSION).match(plain, at) or pattern(_VERSION).match(plain[at : at + 60])
        if match is None:
            continue
        size = match.end() - match.start()
        if _is_version(text, at, at + size, match[1], match[2], ends):
            yield text.find("version", at, at + size, BY_FORM)


def _gap(plain: str, end: int) -> int | None:
    match = pattern(r"(?:[ \u00a0]|@|-|==|>=|<=|~=|>|\^|~|[ \u00a0](?:>=|<=|==|>|~>|≥) ?)?[vV]?(?=\d)").match(
        plain[end : end + 8]
    )
    if match is None:
        return None
    return match.end() - (1 if match[0].endswith(("v", "V")) else 0)


def _is_version(text: Text, start: int, end: int, number: str, label: str, ends: set[int]) -> bool:
    plain = text.plain
    parts = number.split(".")
    following = plain[end : end + 2]
    if following[:1] and (
        (following[0].isalnum() and following[0] < "\u2e80")
        or following[0] in "_%°€$£/:"
        or (following[0] == "." and following[1:].isdigit())
    ):
        return False
    if pattern(r"-\d|,\d|\u2013\d").match(following):
        return False
    is_after_name = any(start - gap in ends for gap in range(5)) and _names_version(plain, start, ends)
    is_after_word = (
        not catalog.words("versions.before").isdisjoint(text.before(start)[-1:])
        and start > 0
        and plain[start - 1] in " .\u00a0"
    )
    if text.is_unspaced and any(plain[:start].rstrip(" :：").endswith(word) for word in catalog.words("versions.cjk")):
        is_after_word = True
    unit = text.after(end) or pattern(r"[^\W\d_]*").match(plain[end : end + 3])[0]  # type: ignore[index] # may be empty
    if len(parts) == 1 and unit in catalog.words("versions.units") and not is_after_word:
        return False
    if len(parts) == 4:  # an address of the Internet
        return False
    if plain[start] in "vV" and _is_known(plain[start:end]):
        return False
    if plain[start] in "vV" or label:
        return len(parts[0]) < 4 or len(parts) > 1
    if _is_date(parts):
        return False
    if len(parts) == 3:
        return True
    if is_after_word:
        return True
    if not is_after_name:
        return len(parts) == 2 and unit not in catalog.words("versions.units") and _is_of_named(text, start, ends)
    return (
        len(parts) > 1
        or (int(number) < 1900 and len(number) < 4)
        or pattern(r"(?i)(?:server|studio|office|windows|matlab) $").search(plain[max(0, start - 12) : start])
        is not None
    )


def _is_of_named(text: Text, start: int, ends: set[int]) -> bool:
    """Tell whether a number is the version of something named before it: "Django from 4.2 to 5.1"."""
    if catalog.words("versions.from").isdisjoint(text.before(start)[-1:]) or text.plain[start - 1] != " ":
        return False
    first, last = text.sentence(start)
    return any(first < end < last for end in ends)


def _names_version(plain: str, start: int, ends: set[int]) -> bool:
    return any(
        start - gap in ends
        and pattern(r"(?:[ \u00a0]|@|-|==|>=|<=|~=|>|\^|~|[ \u00a0](?:>=|<=|==|>|~>|≥) ?)?").fullmatch(
            plain[start - gap : start]
        )
        for gap in range(5)
    )


def _is_date(parts: Sequence[str]) -> bool:
    if len(parts) != 3 or not all(part.isdigit() for part in parts):
        return False
    first, second, third = map(int, parts)
    is_european = (
        first <= 31
        and second <= 12
        and (1900 <= third <= 2100 or (len(parts[2]) == 2 and len(parts[0]) == len(parts[1]) == 2))
    )
    return is_european or (
        1900 <= first <= 2100 and 1 <= second <= 12 and 1 <= third <= 31 and len(parts[1]) == len(parts[2]) == 2
    )
