"""Find people and organisations by first names, titles, suffixes and the words around them."""

import re
from collections.abc import Iterator
from itertools import pairwise

from kept.entities import catalog
from kept.entities.mention import BY_CONTEXT, BY_FORM, BY_GUESS, Find, Text, pattern

# A word with a capital. Latin letters beyond ASCII come in pairs there, so a few small ones slip in.
_CAPITAL = r"[A-ZÀ-ÖØ-ÞĀ-ſА-ЯЁΑ-ΩІЇЄ]"
_NAME = rf"{_CAPITAL}[^\W\d_]*(?:['’-][^\W\d_]+){{0,3}}"
_BLANK = r"[ \u00a0]{1,2}"
_INITIAL = rf"{_CAPITAL}\.(?={_BLANK})"

_STEP = rf"{_BLANK}(?:({_INITIAL})|({_NAME})|([a-z]{{1,5}})(?={_BLANK}|['’]))"
_HANDLE = r"(?<![\w@/.`\"'$=-])@([A-Za-z][A-Za-z0-9_-]{1,38})((?:\.[A-Za-z0-9]{1,20})?)(?![\w/(@]|\.\w|-)"

# After a first name that is an ordinary word, these say nothing: "Will is", "May was".
_WEAK_VERBS = frozenset(
    "is was has had will would can cannot should and or also always never usually often does did made makes set left "
    "got gets ist war hat wird will kann soll und est a et es era ha y va e kan heeft и used uses runs ran went goes "
    "sent took takes starts started built created found keeps kept like handles handled se si sta".split()
)
# Before one that is an ordinary word, these still tell a person.
_STRONG_BEFORE = frozenset(
    "ask asked tell told met emailed pinged thanks hi hello hey dear wife husband son daughter brother sister friend "
    "colleague coworker teammate boss mentor girlfriend boyfriend uncle aunt cousin frag frage kollege kollegin "
    "collegue frere soeur hermano hermana".split()
)
_GERMAN_TITLES = frozenset("frau herr herrn".split())
_SOUTHERN = frozenset("el la los las de que es en y con una para por il che di della os um uma".split())
_ARTICLES = frozenset("the a an this our der die das ein eine le la les un une el los il lo o het".split())
_MONTHS = frozenset("april may june august abril mai".split())
_POSSESSIVE = r"['’]s(?!\w)"


def people(text: Text) -> Iterator[Find]:
    """Yield the people whom *text* names."""
    if "@" in text.plain:
        yield from _handles(text)
    if text.is_unspaced:
        yield from _honoured(text)
    titles = catalog.words("people.title_words")
    if not titles.isdisjoint(text.words):
        yield from _titled(text)
    yield from _first_named(text)


def _handles(text: Text) -> Iterator[Find]:
    for match in pattern(_HANDLE).finditer(text.plain):
        if match[1].lower() not in catalog.words("identifiers.decorators"):
            yield Find(match.start(), match.end(), BY_FORM, "person", match[0][1:].lower(), match[0])


def _first_named(text: Text) -> Iterator[Find]:
    plain = text.plain
    first_names = catalog.words("people.first_names")
    introductions = catalog.words("people.introductions")
    is_spoken = plain.isascii() or pattern("[\u0370-\u04ff]").search(plain) is None
    if is_spoken and "-" not in plain and first_names.isdisjoint(text.words) and _INTRODUCING.isdisjoint(text.words):
        return
    after = 0
    for match in pattern(_NAME).finditer(plain):
        start, end = match.span()
        # A pattern that looks behind is tried everywhere; one that begins with a letter only at those letters.
        if start < after or (start and plain[start - 1].isalnum() and plain[start - 1] < "\u2e80"):
            continue
        written = re.sub(r"['’][sS]?$", "", match[0])
        end = start + len(written)
        first = text.folded[start:end]
        if first in first_names or (
            len(parts := first.split("-")) == 2 and parts[0] in first_names and written.istitle()
        ):
            found = _named_in_full(text, start, end, first) or _named_alone(text, start, end, first)
        elif " ".join(text.before(start)) in introductions and _may_be_name(text, start, end):
            found = _introduced(text, start, end)
        else:
            continue
        if found is not None:
            after = found.end
            yield found


# Of every introduction, a word.
_INTRODUCING = frozenset(
    "my name his her our call mein meine ich je m'appelle appelle ma mon me mi mia mio chamo meu minha ik mijn".split()
)


def _family(text: Text, end: int, may_be_joined: bool = True) -> tuple[int, str] | None:
    """Return where the family name ends that follows right after *end*, and its last word, folded."""
    particles = catalog.words("people.particles")
    at = end
    for _ in range(4):
        step = pattern(_STEP).match(text.plain, at)
        if step is None:
            return None
        if step[2]:
            written = re.sub(r"['’][sS]?$", "", step[2])
            stop = step.start(2) + len(written)
            folded = text.folded[step.start(2) : stop]
            if not _is_family(text, step.start(2), stop, folded):
                return None
            return stop, folded
        if step[3] and not (may_be_joined and step[3] in particles):
            return None
        at = step.end()
    return None


def _is_family(text: Text, start: int, end: int, folded: str) -> bool:
    written = text.plain[start:end]
    if len(folded) < 2 or not written[0].isupper() or folded in catalog.words("people.no_family_name"):
        return False
    if written.isupper() and not text.plain[max(0, start - 3) : start].rstrip().isupper():
        return False
    if pattern("[a-z][A-Z]").search(written) and not pattern("(?:Mc|Mac|De|Di|Le|La|Van|O['’])").match(written):
        return False
    packed = catalog.names().get(folded)
    return packed is None or all(entry.is_ambiguous or entry.exact for entry in catalog.entries(packed))


def _named_in_full(text: Text, start: int, end: int, first: str) -> Find | None:
    family = _family(text, end)
    if family is None:
        return None
    stop, last = family
    first_names = catalog.words("people.first_names")
    if last in first_names or not _SOUTHERN.isdisjoint(text.word_set):
        further = _family(text, stop, last in first_names)
        if further is not None and (last in first_names or text.plain[stop : stop + 1] == " "):
            stop = further[0]
    if first in _MONTHS and text.after(stop) not in catalog.words("people.after"):
        return None
    if first in catalog.words("people.ordinary"):
        is_clear = text.after(stop) in catalog.words("people.after") or pattern(rf"{_POSSESSIVE}|[,.;:)]|$").match(
            text.plain[stop : stop + 3]
        )
        if text.begins_sentence(start) and not is_clear:
            return None
    if text.plain[start:end].isupper() and len(first) < 3:
        return None
    initials = pattern(rf"(?<![\w.])(?:{_CAPITAL}\. ?){{1,3}}$").search(text.plain[max(0, start - 9) : start])
    return text.find("person", start - len(initials[0]) if initials else start, stop, BY_FORM)


def _named_alone(text: Text, start: int, end: int, first: str) -> Find | None:
    """Return a bare first name, if the words around it tell a person."""
    plain = text.plain
    if not plain[start].isupper() or plain[start:end].isupper() or plain[end : end + 1] in ("_", "/", "@"):
        return None
    if pattern(rf"-\w|\.\w|{_BLANK}(?:{_CAPITAL}[^\W\d_]*)").match(plain[end : end + 8]) and not _is_before_number(
        text, end
    ):
        # Part of a longer name, which is none of a person that we know.
        return None
    verb = text.after(end)
    preceding = text.before(start)[-1:] if not text.begins_sentence(start) else []
    if first in catalog.words("people.ordinary") or first in catalog.names():
        strong = verb in catalog.words("people.after") and verb not in _WEAK_VERBS
        is_person = (strong and len(first) > 2) or not _STRONG_BEFORE.isdisjoint(preceding)
    else:
        is_person = (
            # Nobody says "the Caroline", except of things that are named so.
            (bool(verb) or bool(preceding) or pattern(_POSSESSIVE).match(plain[end : end + 3]) is not None)
            and _ARTICLES.isdisjoint(preceding)
            and plain[end + 1 : end + 2].lower() == plain[end + 1 : end + 2]
        )
    return text.find("person", start, end, BY_GUESS) if is_person and len(first) > 1 else None


def _is_before_number(text: Text, end: int) -> bool:
    return text.after(end) in catalog.words("people.no_family_name")


def _introduced(text: Text, start: int, end: int) -> Find:
    family = _family(text, end)
    return text.find("person", start, family[0] if family else end, BY_CONTEXT)


def _may_be_name(text: Text, start: int, end: int) -> bool:
    written = text.plain[start:end]
    return len(written) > 1 and written[1:].islower() and _is_family(text, start, end, text.folded[start:end])


def _titled(text: Text) -> Iterator[Find]:
    plain = text.plain
    titles, southern = catalog.words("people.titles"), catalog.words("people.southern_titles")
    after = 0
    for match in pattern(
        rf"(?<![\w.]){_CAPITAL}[^\W\d_]{{0,9}}(?:\.(?:ssa|ra))?\.?(?={_BLANK}{_CAPITAL})|(?<!\w)M\.(?={_BLANK}{_CAPITAL})"
    ).finditer(
        plain,
    ):
        title = text.folded[match.start() : match.end()]
        is_title = title in titles or (title in southern and len(_SOUTHERN & text.word_set) > 1)
        if match.start() < after or not is_title:
            continue
        at = match.end()
        while (step := pattern(rf"{_BLANK}({_CAPITAL}[^\W\d_]{{0,9}}\.)(?={_BLANK})").match(plain, at)) and step[
            1
        ].lower() in titles:
            at = after = step.end()
        name = _name_after(text, at, title in _GERMAN_TITLES)
        if name is not None:
            after = name[1]
            yield text.find("person", *name, BY_CONTEXT)._replace(display=text.plain[name[0] : name[1]])


def _name_after(text: Text, at: int, is_german: bool) -> tuple[int, int] | None:
    """Return where the name stands after a title that ends at *at*."""
    blank = pattern(_BLANK).match(text.plain, at)
    family = _family(text, at)
    if blank is None or family is None:
        return None
    start, (end, last) = blank.end(), family
    # In German any noun may follow: "hat Frau Schmidt Urlaub".
    if last in catalog.words("people.first_names") or not is_german:
        further = _family(text, end, last in catalog.words("people.first_names"))
        end = further[0] if further else end
    return start, end


# After a name in Japanese, after one in Chinese, and after one in either.
_JAPANESE_HONOURS = ("さん", "様", "君", "氏", "ちゃん", "くん", "課長", "部長", "社長")
_CHINESE_HONOURS = ("女士", "小姐", "老师", "老師", "经理", "同学", "课长")
_SHARED_HONOURS = ("先生", "教授", "博士")
_HONOURS = (*_JAPANESE_HONOURS, *_CHINESE_HONOURS, *_SHARED_HONOURS)

_HAN = r"[\u4e00-\u9fff々]"
_HONOURED = rf"({_HAN}{{1,8}}|[ァ-ヴー]{{2,10}}|[A-Z][a-z]+)[ 　]?({'|'.join(_HONOURS)})"


def _honoured(text: Text) -> Iterator[Find]:
    plain = text.plain
    japanese, chinese = catalog.words("people.japanese"), catalog.words("people.chinese")
    for match in pattern(_HONOURED).finditer(plain):
        offset = _where_name_begins(match[1], match[2], japanese, chinese)
        if offset is not None:
            yield text.find("person", match.start(1) + offset, match.end(1), BY_CONTEXT)
    for match in pattern(_CHINESE_ACTING).finditer(plain):
        name = match[1]
        is_family = name[0] in chinese or name[:2] in chinese
        if is_family and not name.endswith(_HONOURS) and name not in catalog.words("people.chinese_words"):
            yield text.find("person", *match.span(1), BY_GUESS)
    for match in pattern(_CHINESE_INTRODUCED).finditer(plain):
        if match[1][0] in chinese or match[1][:2] in chinese:
            yield text.find("person", *match.span(1), BY_CONTEXT)


_CHINESE_VERBS = (
    "负责 喜欢 偏好 认为 建议 说 要求 决定 告诉 写 提交 希望 想要 提出 "
    "主导 表示 住在 工作 推荐 同意 反对 不喜欢 维护 管理 审核 批准"
).split()
_CHINESE_ACTING = (
    rf"(?<!{_HAN})(?:由|问|找|让|请|联系|跟|和|与)?({_HAN}{{2,3}}?)"
    rf"(?:也|都|不|很|更|最|将|会|来)?(?={'|'.join(_CHINESE_VERBS)})"
)
_CHINESE_INTRODUCED = (
    rf"(?:负责人|作者|联系人|导师|同事|经理|组长|名字|联系|请问|感谢)(?:是|为|叫|：|:)?({_HAN}{{2,3}})(?!{_HAN})"
)


def _where_name_begins(name: str, honour: str, japanese: frozenset[str], chinese: frozenset[str]) -> int | None:
    """Return where in what stands before an honour the name begins; None if there is none."""
    if name[0] < "\u4e00":
        is_name = name not in catalog.words("people.not_honoured") and honour not in _CHINESE_HONOURS
        return 0 if is_name else None
    if honour in _CHINESE_HONOURS:
        return _where_family_begins(name, chinese)
    offset = _where_family_begins(name, japanese)
    if offset is None and honour in _SHARED_HONOURS:
        return _where_family_begins(name, chinese)
    is_unknown_name = (
        offset is None
        and honour == "さん"
        and 2 <= len(name) <= 4
        and not name.endswith(tuple(catalog.words("people.not_honoured")))
    )
    return 0 if is_unknown_name else offset


def _where_family_begins(name: str, families: frozenset[str]) -> int | None:
    """Return where in a run of Chinese characters the name begins, if it does so with a family name."""
    for at in range(max(0, len(name) - 4), len(name)):
        rest = name[at:]
        if rest[:3] in families or rest[:2] in families or (rest[0] in families and len(rest) <= 3):
            return at
    return None


_ORGANIZATION_WORD = r"[A-Z0-9À-ÖØ-ÞŠŽĆČ&][\w&.'’À-ɏ-]*"
_MOST_ORGANIZATION_CHARS = 90


def organizations(text: Text) -> Iterator[Find]:
    """Yield the organisations that *text* names, except those known without a sign."""
    plain = text.plain
    if text.is_unspaced:
        yield from _unspaced_organizations(text)
    if not catalog.words("organizations.suffix_words").isdisjoint(text.words):
        suffixes = catalog.words("organizations.suffixes")
        after = 0
        for match in pattern(r"(?<=[ ,\u00a0])[A-Za-zÀ-ɏ][\w./À-ɏ]*").finditer(plain):
            if match[0] not in suffixes and match[0].rstrip(".") not in suffixes:
                continue
            start = _where_organization_begins(text, match.start(), match[0].rstrip("."), after)
            after = match.end()
            if start is not None:
                # The dot of "S.A." is part of the name, that of "Inc." is not.
                is_dotted = match[0].count(".") > 1
                yield text.find("organization", start, after - (match[0].endswith(".") and not is_dotted), BY_FORM)
    if not catalog.words("organizations.head_words").isdisjoint(text.words):
        yield from _headed(text)
    if not _EMPLOYING.isdisjoint(text.words) and any(
        first in _EMPLOYING and f"{first} {second}" in catalog.words("organizations.employers")
        for first, second in pairwise(text.words)
    ):
        yield from _employers(text)


# Of every word that makes an employer, the first.
_EMPLOYING = frozenset(
    "works working worked job employed interning intern internship position role engineer developer manager designer "
    "offer acquired arbeitet arbeite angestellt travaille poste stage lavora trabalha werkt werk arbetar".split()
)


def _where_organization_begins(text: Text, suffix: int, written: str, after: int) -> int | None:
    """Return where the name begins, not before *after*, whose suffix stands at *suffix*; None if there is none."""
    plain = text.plain
    first = max(after, suffix - _MOST_ORGANIZATION_CHARS)
    links = catalog.words("organizations.links")
    begin = None
    words = list(pattern(r"[^\s]+").finditer(plain[first:suffix]))
    for count, match in enumerate(reversed(words)):
        word = match[0].rstrip(",") if count == 0 else match[0]
        bare = word.lstrip("(\"'“„«*")
        at = first + match.start() + len(word) - len(bare)
        folded = text.folded[at : at + len(bare)]
        if folded in links and folded not in ("the", "la") and count:
            continue
        if (
            not pattern(_ORGANIZATION_WORD).fullmatch(bare)
            or (bare.endswith(".") and len(bare) > 3)
            or folded in catalog.words("concepts.stop")
        ):
            break
        begin = at
        if bare != word or count >= 4 or text.begins_sentence(at):
            break
    if begin is None:
        return None
    name = text.folded[begin:suffix].strip(" ,")
    if written in catalog.words("organizations.plain") and (
        name in _NO_ORGANIZATION or name in catalog.words("concepts.stop")
    ):
        return None
    return begin


# "Power Bank" is none.
_NO_ORGANIZATION = frozenset(
    "power memory piggy blood food data west test community my our a the smart left right private".split()
)


def _headed(text: Text) -> Iterator[Find]:
    heads = catalog.words("organizations.heads")
    for match in pattern(
        rf"(?<!\w)({_CAPITAL}[^\W\d_]{{3,11}})((?:{_BLANK}(?:of|de|di|für|degli|des|du|della|the|la|del|do|da|zu|van)){{0,2}}{_BLANK}{_CAPITAL}[\wÀ-ɏ-]*"
        rf"(?:{_BLANK}(?:(?:of|and|de|für|und){_BLANK})?{_CAPITAL}[\wÀ-ɏ-]*){{0,2}})"
    ).finditer(
        text.plain,
    ):
        needs_of = match[1] in catalog.words("organizations.plain")
        if match[1] not in heads or (needs_of and not pattern(r"[ \u00a0](?:of|for|de|di|für|des)").match(match[2])):
            continue
        # "Technische Universität Wien"; "Our University of" is none of it.
        before = pattern(rf"(?<!\w)({_CAPITAL}[^\W\d_]+(?:-[^\W\d_]+)*)[ \u00a0]$").search(
            text.plain[max(0, match.start() - 30) : match.start()],
        )
        is_part = (
            before is not None
            and match[1].startswith("Univ")
            and pattern("Techn|Frei|.*-").match(before[1]) is not None
        )
        yield text.find(
            "organization", match.start() - (len(before[0]) if before and is_part else 0), match.end(), BY_FORM
        )


def _employers(text: Text) -> Iterator[Find]:
    employers = catalog.words("organizations.employers")
    for match in pattern(
        rf"(?<=[a-zå])[ \u00a0]({_CAPITAL}[\wÀ-ɏ&-]*(?:{_BLANK}{_CAPITAL}[\wÀ-ɏ&-]*){{0,2}})"
    ).finditer(text.plain):
        start, end = match.span(1)
        if " ".join(text.before(start)) in employers and text.folded[start:end] not in catalog.words(
            "people.first_names"
        ):
            yield text.find("organization", start, end, BY_CONTEXT)


_UNSPACED_NAME = r"[\u4e00-\u9fffァ-ヴー々A-Za-z0-9&・]"


def _unspaced_organizations(text: Text) -> Iterator[Find]:
    plain = text.plain
    for match in pattern(rf"(?:株式会社|有限会社|合同会社)({_UNSPACED_NAME}{{2,16}})").finditer(plain):
        yield text.find("organization", match.start(), match.end(), BY_FORM)
    for match in pattern(
        "株式会社|有限会社|合同会社|有限公司|公司|大学|大學|銀行|银行|研究所|研究院|基金会|集团|財団"
    ).finditer(plain):
        before = pattern(rf"{_UNSPACED_NAME}+$").search(plain[max(0, match.start() - 14) : match.start()])
        if before is None:
            continue
        # Chinese has no blanks: what a sentence says before the name must be cut off.
        name = pattern(
            "[我你他她在的了是从到与和对于为去给把被让用就读也有这那该某家所间个各本同一由跟向经于不能自己办还没很都要会想]"
        ).split(
            before[0],
        )[-1]
        if len(name) >= 2 and not (match[0] in ("公司", "集团", "研究所") and len(name) < 2):
            yield text.find("organization", match.start() - len(name), match.end(), BY_FORM)
