"""The last word on what a pattern matched: a value, or a placeholder, a name, talk?

Each check is given the value and what stands before and after it. A form
that only a secret has needs no more than `is_token`; the weaker the form,
the more the value itself must look like one.
"""

import itertools
import math
import re
from collections import Counter

from kept.screening.compiled import load

_words = {name: frozenset(words) for name, words in load("words").items()}
STAND_INS, TALK = _words["stand_ins"], _words["talk"]
KEY_PREFIX, MODE_PREFIX = _words["key_prefix"], _words["mode_prefix"]
KNOWN_PREFIX, PUBLIC_PREFIX = _words["known_prefix"], _words["public_prefix"]
ANSWER_TALK, JOINED_TALK, SENTENCE_TALK = _words["answer_talk"], _words["joined_talk"], _words["sentence_talk"]

_QUOTES = "\"'`“”‘’«»„「」『』《》"
_ENDS = _QUOTES + ".,;:!?、。"

# Written into a value to say that it is none.
_STANDS_IN = re.compile(
    r"example|sample|dummy|placeholder|redact|change[-_]?me|replace[-_ ]?me|insert|your[-_ ]|yourkey|yourtoken"
    r"|my[-_]?(?:key|token|secret|password|bot)|_here|todo|foobar|00010203|00112233|x{4,}|\*\*\*|\.\.\.|###|…|•••",
    re.IGNORECASE,
)

# What a template, a program or a shell puts in the place of a value.
_REFERENCE = re.compile(
    r"[$%<{\[(@&!?/~]|\./|process\.env|os\.environ|os\.getenv|getenv|env[.(\[]|system\.getenv|var\.|secrets?\.|vault:"
    r"|config\b|settings\b|self\.|this\.|await\b|new\b|data\.|module\.|local\.|aws_|ref\+|arn:|op:|ssm:|file:|https?:",
    re.IGNORECASE,
)
_CODE = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+\(?|[A-Za-z_]\w*[(\[].*|[A-Za-z_]\w*::\w+.*|.*\(\)?;?$|.*\.\w+\(.*")

_UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", re.IGNORECASE)
_HEX = re.compile(r"[0-9a-f]+", re.IGNORECASE)

# What stands before a value that a sentence states.
_STATES = re.compile(r"\b(?:is|was|ist|lautet|est|es|now|still|today)\s*$", re.IGNORECASE)

# Names whose values may be known.
_PUBLIC = re.compile(
    r"public|publishable|csrf|xsrf|authenticity|anon|pub_?key|site_?key|primary|foreign|partition|sort_?key|cache|cursor|hashed"
    r"|next_?page|(?:page|sync|lock|change|next|starting|request)[_-]?token|continuation"
)

# What looks like a password and is the name of a thing: files, addresses, versions, algorithms.
_TECHNICAL = re.compile(
    r"[\w-]\.[a-z]{2,5}(?:$|[:/#?])|://|/|\\|@|\d\.\d|(?:sha|md|aes|argon|base|utf|oauth|rsa|pbkdf|hmac|bcrypt|scrypt"
    r"|ed255|x255|sql|ipv|http|tls|ssl|totp|fido|wpa)-?\d|password|passwd|[_-]v\d|^#|^--|[(){}<>=;|]"
    r"|(?-i:^[A-Z][A-Z0-9_]+$)|::",
    re.IGNORECASE,
)
_VERSION = re.compile(
    r"v?\d+(?:\.\d+)*|\d+(?:st|nd|rd|th|px|ms|kb|mb|gb|x)|(?:sha|md|aes|argon|base|utf|oauth|rsa|pbkdf|bcrypt|scrypt|x"
    r"|step|phase|level|tier|version|port|rfc|pep)-?\d+\w*|1password|auth0|k8s|s3|ec2|2fa|log4j|i18n|l10n|p12|web3|h2",
    re.IGNORECASE,
)
_PASSWORD_WORD = re.compile(
    r"passw(?!(?:or[dt]|d)s? (?:reset|page|field|form|policy|hash|check|rotation|prompt|manager)\b)|pass ?phrase|passcode|\bpwd?\b|\bpass\b|kennwort|mot de passe|\bmdp\b|contrase|\bcontra\b|\bclave(?! de api)|wi-?fi"
    r"|wlan|\bssid|credencial|zugangsdaten|identifiant|log ?in as|sign in as|(?<!api )\bkey\b|(?<!api-)\bschlussel\b|\bcle\b(?! d.api)"
    r"|パスワード|パスコード|パスフレーズ|キー|密码|口令",
    re.IGNORECASE,
)

# Nobody thinks up a longer one, and what a machine makes stands where one is stated.
_PASSWORD_CHARS = 32

# How many of something, not the thing itself: "the password is 12 characters".
_MEASURE = re.compile(
    r"\s*(?:characters|chars|digits|letters|days|minutes|times|zeichen|stell|ziffern|caract|chiffres|cifras|d[ií]gitos"
    r"|文字|桁|位|个字符|%)",
    re.IGNORECASE,
)

# The endings of words that describe.
_DESCRIBES = re.compile(
    r"(?:ed|ing|ly|able|ible|less|ful|ive|ous|ant|ent|iert|lich|bar|ad[ao]|id[ao]|ée?s?|en)$", re.IGNORECASE
)

# What can be said: a vowel, and never many consonants in a row.
_PRONOUNCED = re.compile(r"(?:[^aeiouy]{0,3}[aeiouy]+)+[^aeiouy]{0,3}", re.IGNORECASE)

# A word at the beginning of a token, such as ``acme_``, ``v1-`` or ``LIVE_``.
_PREFIX_WORD = re.compile(
    r"([a-z]{1,12}\d{0,2}|[A-Z]{1,12}\d?|[A-Z]?[a-z]{1,11}(?:[A-Z][a-z]{1,11}){0,2}|[a-z]{1,3}\d{1,2}[a-z]{1,3}|\d{1,2})[_-](?=.)"
)
# Two digits, or two changes of case: what is random has at least that.
_MAY_BE_RANDOM = re.compile(r"\d\D*\d|[a-z][A-Z].*[a-z][A-Z]")

# Ids, addresses and checksums that are known by how they begin, and how long they are.
_KNOWN_ID = re.compile(
    r"0x[0-9a-fA-F]{40,}|ChIJ[\w-]{20,}|Qm[1-9A-Za-z]{44}|baf[ky][a-z2-7]{50,}|(?:age1|bc1)[a-z0-9]{20,}|sha\d+[-:=~].*"
    r"|arn:.*|data:.*|ssh-.*|pk\.eyJ.*|01[A-Z0-9]{24}|[0-3][A-Za-z0-9]{26}"
)
_LIKE_AN_ID = re.compile(
    r"1[\w-]{43}|[1-9A-HJ-NP-Za-km-z]{43,44}|c[a-z0-9]{24}|[\w-]{21}|[A-Za-z0-9]{28}|[A-Za-z]+Stack-.*|[0-9a-f]{24}"
)
# The beginning of a picture, a public key or a checksum in base64.
_ENCODED = re.compile(r"(?:base64,|ssh-\w+ |sha\d+-|public_?key ?[=:] ?)\S*$", re.IGNORECASE)
# What goes on after a name: an address, a file, a host.
_IS_NAME_OF = re.compile(r"@|\.[A-Za-z]\w{0,11}(?:\W|$)")
# What says that a checksum follows, and the length of one of 32 bytes in base64.
_DIGEST = re.compile(r"(?:sha-?\d*|md5|hash|digest|integrity|checksum|fingerprint|kid)\W{1,4}$", re.IGNORECASE)
_DIGEST_CHARS = 43
# How ids go on that are sorted by time: KSUID, ULID, Stripe's.
_ID = re.compile(r"[0-3][A-Za-z0-9]{25,26}|01[A-Za-z0-9]{24}|[13][A-Z][A-Za-z0-9]{22}")
_KEY_ENDINGS = ("key", "token", "secret", "pat", "apik", "csk", "psk", "tsk", "estsk")

# A run up the alphabet that no random token has.
_LONG_RUN = 12


# Tokens, and what is assigned to a name


def is_token(value: str, _before: str, _after: str) -> bool:
    """Tell a token from what stands in for one: its characters vary, and no word says it is an example.

    >>> is_token("ghp_" + "x" * 36, "", ""), is_token("ghp_" + "k3J9" + "bQ7xWz" * 5 + "a1", "", "")
    (False, True)
    """
    if _STANDS_IN.search(value) or _longest_run(value.lower()) >= _LONG_RUN:
        return False
    return _bits(value.lower()) >= min(2.8, 0.6 * math.log2(len(value)))


def is_github_token(value: str, before: str, after: str) -> bool:
    """Tell as `is_token` does; where that doubts, the checksum in the last six characters settles it."""
    return is_token(value, before, after) or _has_checksum(value)


def is_mixed_token(value: str, before: str, after: str) -> bool:
    """Tell as `is_token` does, of a value that must also mix digits, small and capital letters."""
    return is_token(value, before, after) and _classes(value) >= {"digit", "lower", "upper"}


def is_telling_token(value: str, before: str, after: str) -> bool:
    """Tell as `is_token` does, of a form that names in code may have too: random characters, not words.

    >>> is_telling_token("live_reload_is_disabled_in_production_x1", "", "")
    False
    """
    parts = re.findall(r"[A-Za-z0-9]+", value)
    longest = max(parts, key=len)
    has_words = all(part.isalpha() and (part.islower() or part.isupper()) for part in parts if len(part) > 2)
    return not has_words and any(map(str.isdigit, longest)) and is_token(value, before, after)


def is_prefixed_token(value: str, before: str, after: str) -> bool:
    """Tell the token of a service that no rule knows: a few short words, then random characters.

    The words say how much it takes. After one for a key a dozen random
    characters and more will do; after ``live`` or ``prod`` it takes more, and
    most after a word that says nothing. What names a public thing is none.

    >>> is_prefixed_token("acme_pat_k3J9bQ7xWz5mV2nL8pR4", "", ""), is_prefixed_token("price_1MoBy5LkdIwHu7ixZhnattbh", "", "")
    (True, False)
    """
    if not _MAY_BE_RANDOM.search(value) or _IS_NAME_OF.match(after) or _DIGEST.search(before):
        return False  # words, an address, a file, a checksum
    words, body = _prefix(value)
    if not words or KNOWN_PREFIX.intersection(words) or not _is_body_of_a_token(words, body, value, before):
        return False
    return not _is_public(before) and is_token(value, before, after)


def _is_body_of_a_token(words: list[str], body: str, value: str, before: str) -> bool:
    """Tell whether *body* is random enough to be a token's after these *words*."""
    if _has_key_word(words):
        return _UUID.fullmatch(body) is not None or _is_random_hex(body, 24) or _is_shuffled(body, 16)
    is_id = before[-1:] == "/" or _UUID.search(value) or _ID.fullmatch(body)
    is_digest = len(value) == _DIGEST_CHARS and len(words[0]) <= 3  # a hyphen early in base64
    if is_id or is_digest or PUBLIC_PREFIX.intersection(words):
        return False
    is_mode = len(words) > 1 and not MODE_PREFIX.isdisjoint(words)
    is_short_for_something = "_" in value and not re.search("[aeiou]", "".join(words))
    if _HEX.fullmatch(body):
        return _is_random_hex(body, 28) and _is_hex_of_a_key(words, body, is_joined="-" not in value)
    return _is_shuffled(body, 20 if is_mode else 24 if is_short_for_something else 28)


def _has_key_word(words: list[str]) -> bool:
    return any(word in KEY_PREFIX or word.endswith(_KEY_ENDINGS) for word in words)


def _is_known_id(value: str) -> bool:
    """Tell what names a thing that anybody may know: an address, an object, a checksum.

    >>> _is_known_id("cus_NffrFeUfNV2HibQ2"), _is_known_id("k3J9bQ7xWz5mV2nL8pR4")
    (True, False)
    """
    words, _ = _prefix(value)
    is_object = not PUBLIC_PREFIX.isdisjoint(words) and not _has_key_word(words)
    return is_object or not KNOWN_PREFIX.isdisjoint(words) or _KNOWN_ID.fullmatch(value) is not None


def _is_id(value: str) -> bool:
    """Tell what `_is_known_id` does, and what only has the length of an id."""
    is_like_one = _LIKE_AN_ID.fullmatch(value) is not None and _is_shuffled(value, 20)
    return is_like_one or _is_known_id(value) or _HEX.fullmatch(value) is not None


def _is_hex_of_a_key(words: list[str], body: str, *, is_joined: bool) -> bool:
    """Tell hexadecimal digits after *words* that say no more than a service's name from a build, a backup, a table."""
    if not is_joined:
        return "live" in words and len(words) > 1  # ``api-prod-`` and a commit is an image
    has_mode = len(words) > 1 and not MODE_PREFIX.isdisjoint(words)
    is_abbreviation = not re.search("[aeiou]", "".join(words))
    return has_mode or is_abbreviation or (len(body) >= 48 and len("".join(words)) <= 5)


def _prefix(value: str) -> tuple[list[str], str]:
    """Return the words at the beginning of *value*, and what comes after them.

    >>> _prefix("acme-v1_live_9fQ2x_Lw7")
    (['acme', 'v1', 'live'], '9fQ2x_Lw7')
    """
    words = []
    while (match := _PREFIX_WORD.match(value)) and len(words) < 5:
        words.append(match[1].lower())
        value = value[match.end() :]
    return words, value


def _is_shuffled(value: str, size: int) -> bool:
    """Tell random letters and digits, at least *size* of them, from words: the kind of character changes all the time.

    >>> _is_shuffled("k3J9bQ7xWz5mV2nL8pR4", 20), _is_shuffled("shouldReturn200WhenUserIsIn", 20)
    (True, False)
    """
    bare = re.sub("[^A-Za-z0-9]", "", value)
    if len(bare) < size or len(value) > 1.15 * len(bare) + 1 or _is_wordy(bare) or _share_in_runs(bare) > 0.3:
        return False
    classes = _classes(bare)
    kinds = ["digit" if letter.isdigit() else "upper" if letter.isupper() else "lower" for letter in bare]
    switches = sum(one != following for one, following in itertools.pairwise(kinds)) / len(bare)
    if classes >= {"lower", "upper"}:
        return switches >= 0.38
    return "digit" in classes and "letter" in classes and switches >= 0.22 and len(re.findall(r"\d+", bare)) >= 4


def _is_random_hex(value: str, size: int) -> bool:
    is_hex = len(value) >= size and _HEX.fullmatch(value) is not None
    return is_hex and _classes(value) >= {"digit", "letter"} and len(set(value.lower())) >= 8


def is_two_part_token(value: str, before: str, after: str) -> bool:
    """Tell two random parts with a dot between them from a host, a file, or an attribute.

    >>> is_two_part_token("58c012fe2379706c1fb3d568c679565d.6U9bIilvOAQZv6Z2", "", "")
    True
    """
    if after[:1] in {".", "@", "/"} or _DIGEST.search(before) or before[-1:] in {"/", "@"}:
        return False
    if not _MAY_BE_RANDOM.search(value):
        return False
    name, _, rest = value.partition(".")
    is_name = _is_random_hex(name, 24) or _is_shuffled(name, 8)
    mixed = {"digit", "lower", "upper"}
    return is_name and _is_shuffled(rest, 16) and _classes(rest) >= mixed and is_token(value, before, after)


def is_random(value: str, before: str, after: str) -> bool:
    """Tell whether *value*, assigned to a name such as ``api_key``, was made by a machine to be secret."""
    value = value.strip("\"'`,;").rstrip(".:")
    if not value or _REFERENCE.match(value) or _is_public(before):
        return False
    if _CODE.fullmatch(value) and not _is_shuffled(value, 20):
        return False
    if not is_token(value, before, after):
        return False
    if _UUID.fullmatch(value):
        return True
    classes, bits = _classes(value), _bits(value)
    if "digit" not in classes or "letter" not in classes:
        return classes >= {"lower", "upper"} and _is_shuffled(value, 20)
    if _share_in_runs(value) > 0.5:
        return False
    if _HEX.fullmatch(value):
        return len(value) >= 16 and bits >= 2.6
    if _is_wordy(value):
        return False
    if len(value) >= 10 and classes >= {"lower", "upper"} and bits >= 3.0:
        return True
    # Without capitals it takes more: a name with a number in it is short, or has its words apart.
    is_plain = value.isalnum() and sum(map(str.isdigit, value)) >= 3
    return (len(value) >= 24 and bits >= 3.5) or (len(value) >= 16 and is_plain and bits >= 3.3)


def is_machine_made(value: str, before: str, after: str) -> bool:
    """Tell as `is_random` does, for names that say little (``key``): only what is long."""
    return len(value) >= 24 and is_random(value, before, after)


def is_stated_key(value: str, before: str, after: str) -> bool:
    """Tell as `is_random` does, of what a sentence says a key is; beside the word alone it takes more."""
    if _is_known_id(value.rstrip(".:")) and not _STATES.search(before):
        return False
    size = 20 if before[-1:].isspace() and before.rstrip()[-1:].isalnum() and not _STATES.search(before) else 16
    return len(value.rstrip(".:")) >= size and is_random(value, before, after)


def is_shuffled(value: str, before: str, after: str) -> bool:
    """Tell as `is_machine_made` does, where ids and checksums stand too: none of those."""
    value = value.strip("\"'`,;")
    is_id = _is_id(value) or re.search("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}|[0-9a-f]{32}", value)
    return not is_id and _is_shuffled(value, 20) and is_machine_made(value, before, after)


def is_password(value: str, before: str, _after: str) -> bool:
    """Tell whether *value*, where only a password can stand, is one and no placeholder or reference."""
    value = value.strip("\"'`")
    if len(value) < 3 or len(set(value)) < 3 or value.lower().strip(".,;") in STAND_INS:
        return False
    if _REFERENCE.match(value) or _STANDS_IN.search(value) or value.endswith((")", "}", "%", ">", "]")):
        return False
    if value.lower() in before.lower().split(":"):
        return False  # the name again
    names_one = re.search("passw|kennwort|contrase|secret", value, re.IGNORECASE)
    return not names_one or re.search(r"\d\w*\W|\W\w*\d|\d{2}", value) is not None


def is_assigned_password(value: str, before: str, after: str) -> bool:
    """Tell as `is_password` does, of what a program or a file assigns: no type, no call, no other name."""
    bare = value.strip("\"'`,;")
    if len(bare) < 4 or not is_password(bare, before, after) or _is_public(before):
        return False
    if value[:1] in "\"'`":
        return True
    return _looks_like_password(bare) and not _CODE.fullmatch(bare) and not after.lstrip().startswith(("(", "["))


def is_attribute(value: str, _before: str, _after: str) -> bool:
    """Tell whether the attribute that holds a password holds one, and no reference."""
    is_reference = value.startswith("%") and value.endswith("%")
    return not is_reference and len(set(value)) > 3 and not _STANDS_IN.search(value)


def is_basic_auth(value: str, before: str, after: str) -> bool:
    """Tell whether a pair ``name:password`` holds a real one."""
    name, _, password = value.partition(":")
    if not password:
        return _looks_like_password(name) and is_password(name, before, after)
    return is_password(password, "", after) and password.lower() != name.lower()


def is_basic_header(value: str, before: str, after: str) -> bool:
    """Tell whether *value* is the base64 of a name and a password, or random itself."""
    from base64 import b64decode
    from binascii import Error

    try:
        return b":" in b64decode(value, validate=True)
    except Error:
        return is_random(value, before, after)


def is_seed(value: str, _before: str, _after: str) -> bool:
    """Tell the base32 of a seed from words: it has digits, or is written in capitals."""
    bare = re.sub("[ -]", "", value)
    return len(bare) >= 16 and len(set(bare)) >= 6 and (bare.isupper() or any(map(str.isdigit, bare)))


# What a sentence states


def is_stated(value: str, before: str, after: str) -> bool:
    """Tell a password that prose states from talk about passwords: by its look, or because it is quoted."""
    bare = value.strip(_ENDS)
    if len(bare) < 3 or len(set(bare)) < 2 or _is_other(bare) or bare.endswith("-"):
        return False
    if bare.count("/") >= 2 or _is_known_id(bare) or _ENCODED.search(before):
        return False
    if re.search("encoded|hashed|encrypted|based|bit$", bare, re.IGNORECASE):
        return False
    if _looks_like_password(bare):
        return not _MEASURE.match(after)
    return before.rstrip()[-1:] in _QUOTES and after[:1] in _QUOTES and after != ""


def is_stated_word(value: str, before: str, after: str) -> bool:
    """Tell as `is_stated` does, where the form lets a plain word through: ``my password is swordfish``."""
    if is_stated(value, before, after):
        return True
    bare = value.strip(_ENDS).lower()
    ends_sentence = not after.strip(_QUOTES + " .,!)") or after.lstrip(_QUOTES)[:1] in ".,;!)。、，\n"
    return (
        ends_sentence
        and len(bare) >= 4
        and bare not in STAND_INS | TALK
        and not _REFERENCE.match(bare)
        and not _DESCRIBES.search(bare)
    )


def is_stated_ja(value: str, before: str, after: str) -> bool:
    """Tell as `is_stated` does; a plain word is one only when the sentence ends with it."""
    if value.lower() in STAND_INS:
        return False
    ends_sentence = re.match(r"\s*[」』\"']?\s*(?:です|だ。|だ$)", after) is not None
    is_word = len(value) >= 6 and value.isalpha() and is_password(value, "", after)
    return is_stated(value, before, after) or (ends_sentence and is_word)


def is_quoted(value: str, before: str, _after: str) -> bool:
    """Tell a passphrase in quotes from a label, a message or a placeholder."""
    words = {word for word in re.split(r"\W+", value.lower()) if word}
    is_label = re.search(
        r"(?:label|message|error|field|placeholder|column|header|title|text|env\w*|variable|called|named|ラベル|表示|提示|欄)"
        r"\s*(?:is|は|が|:)?\s*$",
        before[:-1],
        re.IGNORECASE,
    )
    is_message = re.search("パスワード|失敗|エラー|密码|错误|无效|mot de passe", value)
    is_talk = value.lower() in TALK or bool(words & SENTENCE_TALK)
    return bool(words) and not (is_label or is_message or is_talk or _is_other(value))


def is_opening(value: str, before: str, after: str) -> bool:
    """Tell what opens a file or a device: by its look, or a phrase in quotes."""
    bare = value.strip(_ENDS)
    if _is_other(bare) or _TECHNICAL.search(bare):
        return False
    is_phrase_in_quotes = " " in bare and before.rstrip()[-1:] in _QUOTES and is_quoted(bare, before, after)
    return is_phrase_in_quotes or (" " not in bare and _looks_like_password(bare))


def is_beside_its_name(value: str, before: str, after: str) -> bool:
    """Tell a password that stands somewhere beside the word for one, by its look alone."""
    bare = value.strip(_ENDS + "()")
    if len(bare) < 6 or _HEX.fullmatch(bare) or _TECHNICAL.search(bare) or _UUID.search(bare):
        return False
    if not _looks_like_password(bare) or _is_other(bare) or _is_id(bare) or len(bare) > _PASSWORD_CHARS:
        return False
    is_number = re.fullmatch(r"[A-Z]+[-_]?\d+|[a-z]+\d|\d+[-–]?[A-Za-z]+|[\d.,:%-]+[A-Za-z]*", bare)
    return not is_number and _PASSWORD_WORD.search(f"{before[-36:]} \n {after[:30]}") is not None


def is_joined_words(value: str, before: str, _after: str) -> bool:
    """Tell ``lobster-bisque`` from ``case-sensitive`` and ``user_id``."""
    parts = set(re.split("[-_]", value.lower()))
    is_talk = bool(parts & (JOINED_TALK | TALK)) or any(_DESCRIBES.search(part) for part in parts if len(part) > 3)
    is_near = _PASSWORD_WORD.search(before) is not None
    return is_near and len(value) >= 8 and not is_talk and not _STANDS_IN.search(value)


def is_phrase(value: str, _before: str, _after: str) -> bool:
    """Tell the words of a passphrase from a sentence about one."""
    first, *rest = value.lower().split()
    is_talk = first in TALK - {"the", "correct", "le", "la", "das", "die"} or first.endswith(("ed", "ing"))
    return not is_talk and not SENTENCE_TALK & {first, *rest}


def is_answer(value: str, _before: str, _after: str) -> bool:
    """Tell the answer to a security question: a name, or what is no talk."""
    first = value.strip().partition(" ")[0].rstrip(":")
    if not first or first.lower() in TALK | ANSWER_TALK:
        return False
    return first[:1].isupper() or not first.isascii() or any(map(str.isdigit, first))


def is_recovery_code(value: str, _before: str, _after: str) -> bool:
    """Tell the groups of a recovery code from words: they have digits."""
    return sum(map(str.isdigit, value)) >= 2 and is_token(value, "", "")


def is_code_number(value: str, _before: str, after: str) -> bool:
    """Tell the digits of a PIN or a door code from a number of something."""
    return len(set(value)) > 1 and not _MEASURE.match(after)


def is_lock_code(value: str, before: str, _after: str) -> bool:
    """Tell the number that opens a lock from a year, an amount or a measure."""
    is_year = re.fullmatch(r"(?:19|20)\d\d", value)
    if is_year and not re.search("code|pin|combin|kombi|keypad|clavier|番号|密码", before, re.IGNORECASE):
        return False
    is_amount = re.search(r"(?:to|of|limit|after|every|costs?|about|than|be|=|[€$£¥])\s*$", before, re.IGNORECASE)
    return len(set(value)) > 1 and not is_amount


# How values look


def _is_other(value: str) -> bool:
    """Tell whether *value* stands in for a password, refers to one, or is code."""
    is_reference = _REFERENCE.match(value) or _CODE.fullmatch(value)
    return bool(value.lower() in STAND_INS or _STANDS_IN.search(value) or is_reference)


def _looks_like_password(value: str) -> bool:
    """Tell whether *value* has what words have not: digits among letters, or marks inside."""
    if value.isdecimal():
        return len(value) >= 4
    if _classes(value) >= {"digit", "letter"}:
        return not _VERSION.fullmatch(value)
    return re.search(r"\w[!@#$%^&*+=?~|\\][\w!@#$%^&*+=?]|[A-Za-z]{3}[!$#@]$", value) is not None


def _is_public(before: str) -> bool:
    """Tell whether the name before a value says that it may be known."""
    name = re.split(r"[\s,;{(]", before.rstrip(" \t=:\"'>?"))[-1]
    return _PUBLIC.search(name.lower()) is not None


def _is_wordy(value: str) -> bool:
    """Tell a name made of words (``monkeyPatchFactory2``, ``prod-db-01``) from random characters."""
    if len(re.findall(r"\d+", value)) >= 4:
        return False  # what people name has a number or two
    words = [run for run in re.findall(r"[A-Z]?[a-z]{3,}|[A-Z]{4,}", value) if _PRONOUNCED.fullmatch(run)]
    letters = sum(map(len, words))
    return len(value) < 60 and letters > 0.65 * len(value) and letters >= 4 * len(words)


def _classes(value: str) -> set[str]:
    classes = set()
    for letter in value:
        if letter.isdigit():
            classes.add("digit")
        elif letter.isalpha():
            classes |= {"letter", "upper" if letter.isupper() else "lower"}
    return classes


def _bits(value: str) -> float:
    """Return the entropy of *value*, in bits for each character."""
    return -sum(n / len(value) * math.log2(n / len(value)) for n in Counter(value).values())


def _longest_run(value: str) -> int:
    """Return the length of the longest run such as ``defgh`` or ``4567`` in *value*."""
    return max(_runs(value), default=0)


def _share_in_runs(value: str) -> float:
    """Return how much of *value* is in runs of five and more."""
    return sum(run for run in _runs(value.lower()) if run >= 5) / len(value)


def _runs(value: str) -> list[int]:
    runs = [1]
    for one, following in itertools.pairwise(value):
        if ord(following) - ord(one) == 1:
            runs[-1] += 1
        else:
            runs.append(1)
    return runs


def _has_checksum(value: str) -> bool:
    """Tell whether the last six characters are the CRC-32 of the rest, in base 62."""
    from zlib import crc32

    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    body, given = value.partition("_")[2][:-6], value[-6:]
    rest, written = crc32(body.encode()), ""
    while rest:
        rest, digit = divmod(rest, 62)
        written = digits[digit] + written
    return written.rjust(6, "0") == given
