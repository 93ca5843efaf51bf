"""The last word on what a pattern matched: a secret, or a placeholder, a name, talk?

Each check is given the value and what stands before and after it. A form
that only a secret has needs no more than `is_token`; the weaker the form,
the more the value itself must look like one.
"""

import itertools
import math
import re
from collections import Counter

# Words that stand where a secret would, in manuals and in templates.
_STAND_INS = re.compile(
    r"example|sample|dummy|placeholder|redact|changeme|change[-_]me|replace[-_ ]?me|insert|your[-_ ]|yourkey|yourtoken"
    r"|my[-_]?(?:key|token|secret|password|bot)|_here|todo|foobar|x{4,}|\*\*\*|\.\.\.|###|…|•••",
    re.IGNORECASE,
)
# A run up the alphabet that no random token has.
_LONG_RUN = 12

# What a template, a program or a shell puts there instead of a value.
_REFERENCE = re.compile(
    r"[$%<{\[(@&!?]|\$\{|process\.env|os\.environ|os\.getenv|getenv|env\.|env\(|env\[|system\.getenv|var\.|secrets?\.|vault:|"
    r"config\b|settings\b|self\.|this\.|await\b|new\b|data\.|module\.|local\.|aws_|ref\+|arn:|op://|ssm:|file:|https?:|/|~/|\./",
    re.IGNORECASE,
)
_CODE = re.compile(r"[A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)+\(?|[A-Za-z_]\w*[(\[].*|[A-Za-z_]\w*::\w+.*|.*\(\)?;?$")
_UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", re.IGNORECASE)
_HEX = re.compile(r"[0-9a-f]+", re.IGNORECASE)

# Passwords that stand for "a password goes here".
_PLACEHOLDER_PASSWORDS = frozenset(
    """
    pass passwd password passwords passwort kennwort pwd pw psw secret secrets token key apikey api_key user username
    login test testing tester demo foo bar baz qux admin root postgres mysql guest none null nil true false undefined
    string str text varchar char bytes int bool boolean optional required any unknown empty blank abc yyy xyz value
    changeit changeme letmein hidden masked redacted secure hunter example contrasena contraseña clave motdepasse mdp
    パスワード 密码 口令 密码字段 some something anything whatever basic bearer digest field column input prompt
    """.split()
)


def is_token(value: str, _before: str, _after: str) -> bool:
    """Tell a token from what stands in for one: its characters vary, and no word says it is an example.

    >>> is_token("ghp_" + "x" * 36, "", ""), is_token("ghp_" + "k3J9" + "bQ7xWz" * 5 + "a1", "", "")
    (False, True)
    """
    if _STAND_INS.search(value) or _longest_run(value.lower()) >= _LONG_RUN:
        return False
    return _bits(value.lower()) >= min(2.8, 0.6 * math.log2(len(value)))


def is_github_token(value: str, before: str, after: str) -> bool:
    """Tell as `is_token` does; where that doubts, the checksum in the last six characters settles it."""
    return is_token(value, before, after) or _has_checksum(value)


def _has_checksum(value: str) -> bool:
    from zlib import crc32

    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    body, given = value.partition("_")[2][:-6], value[-6:]
    rest, written = crc32(body.encode()), ""
    while rest:
        rest, digit = divmod(rest, 62)
        written = digits[digit] + written
    return written.rjust(6, "0") == given


def is_mixed_token(value: str, before: str, after: str) -> bool:
    """Tell as `is_token` does, of a value that must also mix digits, small and capital letters."""
    return is_token(value, before, after) and _classes(value) >= {"digit", "lower", "upper"}


def is_random(value: str, before: str, after: str) -> bool:
    """Tell whether *value*, assigned to a name such as ``api_key``, was made by a machine to be secret."""
    value = value.strip("\"'`,;")
    if not is_token(value, before, after) or _REFERENCE.match(value) or _CODE.fullmatch(value) or _is_public(before):
        return False
    if _UUID.fullmatch(value):
        return True
    if _share_in_runs(value) > 0.5:
        return False
    if _HEX.fullmatch(value):
        return len(value) >= 16 and {"digit", "letter"} <= _classes(value) and _bits(value) >= 2.6
    classes = _classes(value)
    if classes >= {"digit", "lower", "upper"}:
        return len(value) >= 10 and _bits(value) >= 3.0 and not _is_wordy(value)
    return len(value) >= 24 and {"digit", "letter"} <= classes and _bits(value) >= 3.5 and not _is_wordy(value)


def is_machine_made(value: str, before: str, after: str) -> bool:
    """Tell as `is_random` does, for names that say little (``key``): a UUID, or long and without words."""
    return is_random(value, before, after) and (bool(_UUID.fullmatch(value)) or (len(value) >= 24 and not _is_wordy(value)))


def is_password(value: str, before: str, _after: str) -> bool:
    """Tell whether *value*, where only a password can stand, is one and no placeholder or reference."""
    value = value.strip("\"'`")
    if len(value) < 3 or _REFERENCE.match(value) or value.lower().strip(".,;") in _PLACEHOLDER_PASSWORDS:
        return False
    if value.lower() in before.lower().split(":") or len(set(value)) < 3:
        return False
    if re.search("passw|kennwort|contrase|secret", value, re.IGNORECASE) and not re.search(r"\d\w*\W|\W\w*\d|\d{2}", value):
        return False  # a name for a password, such as rootpasswd
    return not (_STAND_INS.search(value) or value.endswith(("()", "}", "%", ">", "]", ")")))


def is_assigned_password(value: str, before: str, after: str) -> bool:
    """Tell as `is_password` does, of what a program or a file assigns: no type, no call, no other name."""
    bare = value.strip("\"'`,;")
    if len(bare) < 4 or not is_password(bare, before, after) or _is_public(before):
        return False
    if value[:1] in "\"'`":
        return True
    if _CODE.fullmatch(bare):
        return False
    return _looks_like_password(bare) and not after.lstrip().startswith(("(", "["))


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


def is_stated(value: str, before: str, after: str) -> bool:
    """Tell a password that prose states from talk about passwords.

    A quoted value, or one with digits or marks in it, is stated. A plain
    word is stated only where nothing but a value can follow, and when it is
    no word that people use to talk about passwords.
    """
    opening = before.rstrip()[-1:]
    is_quoted = opening in _QUOTES
    bare = value.strip(_QUOTES + ".,;:!?、。")
    if len(bare) < 3 or bare.lower() in _PLACEHOLDER_PASSWORDS or _STAND_INS.search(bare) or len(set(bare)) < 2 or re.search('encoded|hashed|encrypted|based|bit$', bare, re.I):
        return False
    if _REFERENCE.match(bare) or _CODE.fullmatch(bare) or bare.endswith(("-", "…")) or re.search(r"\.\w+\(", bare):
        return False
    if _looks_like_password(bare):
        return not re.match(r"\s*(?:characters|chars|digits|letters|zeichen|stellen|caract|chiffres|cifras|d[ií]gitos|文字|桁|位|个字符|days|times|minutes)", after, re.I)
    if is_quoted:
        return bool(re.match(f"[{re.escape(_QUOTES)}]", after))
    return False


def is_stated_word(value: str, before: str, after: str) -> bool:
    """Tell as `is_stated` does, where the form is strong enough for a plain word: ``my password is swordfish``."""
    from kept.screening.talk import TALK

    if is_stated(value, before, after):
        return True
    bare = value.strip(_QUOTES + ".,;:!?、。")
    ends = not after.strip(_QUOTES + " .,!)") or after.lstrip(_QUOTES)[:1] in ".,;!)。、，\n"
    return (
        ends
        and len(bare) >= 4
        and bare.lower() not in _PLACEHOLDER_PASSWORDS | TALK
        and not _REFERENCE.match(bare)
        and not re.search(r"(?:ed|ing|ly|able|ible|less|ful|ive|ous|ant|ent|iert|lich|bar|ada|ado|ido|ida|able|ée|é|en)$", bare, re.I)
    )


def is_beside_its_name(value: str, before: str, after: str) -> bool:
    """Tell a password that stands somewhere beside the word for one, by its look alone."""
    bare = value.strip(_QUOTES + ".,;:!?()")
    if len(bare) < 6 or not _PASSWORD_WORD.search(before[-36:] + " \n " + after[:30]):
        return False
    if not _looks_like_password(bare) or bare.isdecimal() or _HEX.fullmatch(bare) or _REFERENCE.match(bare):
        return False
    if _STAND_INS.search(bare) or _CODE.fullmatch(bare) or _TECHNICAL.search(bare) or _UUID.search(bare):
        return False
    return not re.fullmatch(r"[A-Z]+[-_]?\d+|[a-z]+\d|\d+[-–]?[A-Za-z]+|[\d.,:%-]+[A-Za-z]*", bare)


def is_joined_words(value: str, _before: str, _after: str) -> bool:
    """Tell ``lobster-bisque`` from ``case-sensitive`` and ``user_id``."""
    from kept.screening.talk import TALK

    parts = re.split("[-_]", value.lower())
    about = {"password", "pass", "passwort", "user", "name", "id", "only", "key", "token", "hash", "field", "based", "free", "level", "time", "specific", "side", "wide", "on", "off", "in", "up", "to", "file", "url", "line", "type", "auth", "sso", "sign", "manager", "env", "vault", "policy", "reset", "case", "read", "write", "auto", "non", "per", "less", "factor", "step", "app", "config", "api", "db", "salt", "rotation", "protected", "safe", "length"}
    return (
        len(value) >= 8
        and not (about | TALK) & set(parts)
        and not any(re.search(r"(?:ed|ing|able|ible|ent|tive|ier[te]+|ado|ada|ée?s?)$", part) for part in parts)
        and not _STAND_INS.search(value)
    )


def is_phrase(value: str, _before: str, _after: str) -> bool:
    """Tell the words of a passphrase from a sentence about one."""
    from kept.screening.talk import TALK

    first, *rest = value.lower().split()
    about = {"must", "should", "can", "has", "have", "is", "are", "stored", "required", "see", "use", "asked", "needed", "words", "characters", "muss", "doit", "debe", "password", "passphrase", "vault", "env"}
    return (first not in TALK or first in {"the", "correct", "my", "le", "la", "das", "die"}) and not about & {first, *rest} and not first.endswith(("ed", "ing"))


def is_answer(value: str, _before: str, _after: str) -> bool:
    """Tell the answer to a security question: a name, or what is no talk."""
    from kept.screening.talk import TALK

    first = value.split()[0] if value.split() else ""
    if not first or first.lower() in TALK or first.lower() in {"i", "always", "answers", "answer", "is", "are", "is:", "when", "asks", "must", "form"}:
        return False
    return first[:1].isupper() or not first.isascii() or any(letter.isdigit() for letter in first)


def is_lock_code(value: str, before: str, _after: str) -> bool:
    """Tell the number that opens a lock from a year, an amount or a measure."""
    if re.fullmatch("(?:19|20)\\d\\d", value) and not re.search("code|pin|combin|kombi|keypad|clavier|番号|密码", before, re.IGNORECASE):
        return False
    return len(set(value)) > 1 and not re.search(r"(?:to|of|limit|after|every|costs?|about|than|=|[€$£¥])\s*$", before, re.IGNORECASE)


def is_recovery_code(value: str, _before: str, _after: str) -> bool:
    """Tell the groups of a recovery code from words: they have digits."""
    return sum(letter.isdigit() for letter in value) >= 2 and is_token(value, "", "")


def is_code_number(value: str, _before: str, after: str) -> bool:
    """Tell the digits of a PIN or a door code from other numbers."""
    return len(set(value)) > 1 and not re.match(r"\s*(?:digits|chars|characters|days|minutes|times|stell|ziffern|桁|位|chiffres|d[ií]gitos|cifras|%)", after, re.I)


def is_quoted(value: str, before: str, _after: str) -> bool:
    """Tell a passphrase in quotes from a label, a message or a placeholder."""
    from kept.screening.talk import TALK

    words = [word for word in re.split(r"\W+", value.lower()) if word]
    about = {"password", "passwort", "kennwort", "contrasena", "wrong", "invalid", "incorrect", "error", "failed", "required"}
    return (
        bool(words)
        and not about & set(words)
        and not re.search("パスワード|失敗|エラー|密码|错误|无效|mot de passe", value)
        and value.lower() not in _PLACEHOLDER_PASSWORDS | TALK
        and not _STAND_INS.search(value)
        and not _REFERENCE.match(value)
        and not re.search(r"(?:label|message|error|field|placeholder|column|header|title|text|env\w*|variable|called|named|ラベル|表示|提示|欄)\s*(?:is|は|が|:)?\s*$", before[:-1], re.I)
    )


def is_stated_ja(value: str, before: str, after: str) -> bool:
    """Tell as `is_stated` does; a plain word is one only when the sentence ends with it."""
    if value.lower() in {"vault", "env", "null", "github", "bitwarden", "keychain", "hash"}:
        return False
    return is_stated(value, before, after) or (
        len(value) >= 6 and value.isalpha() and re.match(r"\s*[」』\"']?\s*(?:です|だ。|だ$)", after) is not None and is_password(value, "", after)
    )


def is_seed(value: str, _before: str, _after: str) -> bool:
    """Tell the base32 of a seed from words: it has digits, or is written in capitals."""
    bare = re.sub("[ -]", "", value)
    return len(bare) >= 16 and (any(letter.isdigit() for letter in bare) or bare.isupper()) and len(set(bare)) >= 6


def is_assigned_config(value: str, before: str, after: str) -> bool:
    """Tell as `is_password` does, of the value of an attribute."""
    return not (value.startswith("%") and value.endswith("%")) and len(set(value)) > 3 and not _STAND_INS.search(value)


_PASSWORD_WORD = re.compile(
    r"passw|passphrase|passcode|\bpwd?\b|\bpass\b|kennwort|mot de passe|\bmdp\b|contrase|\bcontra\b|\bclave|パスワード|パスコード|パスフレーズ|密码|口令"
    r"|wi-?fi|wlan|\bssid|credencial|zugangsdaten|identifiant|log ?in as|sign in as|\bkey\b|キー",
    re.IGNORECASE,
)

# What looks like a password and is the name of a thing: files, addresses, versions, algorithms.
_TECHNICAL = re.compile(
    r"[\w-]\.[a-z]{2,5}(?:$|[:/#?])|://|/|\\|@|\d\.\d|(?:sha|md|aes|argon|base|utf|oauth|rsa|pbkdf|hmac|bcrypt|scrypt|ed255|x255|sql|ipv|http|tls|ssl|totp|fido|wpa)-?\d"
    r"|password|passwd|_v\d|-v\d|^#|^--|[(){}<>=;|]|(?-i:^[A-Z][A-Z0-9_]+$)|::",
    re.IGNORECASE,
)

_QUOTES = "\"'`“”‘’«»„「」『』《》"


def _looks_like_password(value: str) -> bool:
    """Tell whether *value* has what words have not: digits among letters, marks, capitals inside."""
    if value.isdecimal():
        return len(value) >= 4
    classes = _classes(value)
    if "digit" in classes and "letter" in classes:
        return not re.fullmatch(r"v?\d+(?:\.\d+)*|\d+(?:st|nd|rd|th|px|ms|kb|mb|gb|x)|(?:sha|step|phase|level|tier|version|port|rfc|pep|md|aes|argon|base|utf|oauth|rsa|pbkdf|bcrypt|scrypt|x)-?\d+\w*|1password|auth0|k8s|s3|ec2|2fa|log4j|i18n|l10n|p12|x509|web3|h2|oauth2|http2", value, re.I)
    if re.search(r"[A-Za-z\d][!@#$%^&*+=?~|\\][A-Za-z\d!@#$%^&*+=?]|[A-Za-z]{3}[!$#@]$", value):
        return True
    return False


def _is_public(before: str) -> bool:
    """Tell whether the name before a value says that it may be known."""
    name = re.split(r"[\s,;{(]", before.rstrip(" \t=:\"'>?"))[-1].lower()
    return bool(re.search(r"public|publishable|csrf|xsrf|anon|pub_?key|site_?key|primary|foreign|partition|sort_?key|cache|cursor|hashed|next_?page|page_?token|continuation|sync_?token", name))


def _is_wordy(value: str) -> bool:
    """Tell a name made of words (``monkeyPatchFactory2``, ``prod-db-01``) from random characters."""
    words = re.findall(r"[A-Z]?[a-z]{3,}|[A-Z]{4,}", value)
    return sum(map(len, words)) > 0.65 * len(value) and len(value) < 60 and sum(map(len, words)) / max(1, len(words)) >= 4


def _longest_run(value: str) -> int:
    """Return the length of the longest run such as ``defgh`` or ``4567`` in *value*."""
    longest = run = 1
    for one, next_one in itertools.pairwise(value):
        run = run + 1 if ord(next_one) - ord(one) == 1 else 1
        longest = max(longest, run)
    return longest


def _share_in_runs(value: str) -> float:
    """Return how much of *value* is in runs of five and more."""
    inside, run = 0, 1
    for one, next_one in itertools.pairwise(value.lower() + " "):
        if ord(next_one) - ord(one) == 1:
            run += 1
        else:
            inside += run if run >= 5 else 0
            run = 1
    return inside / len(value)


def _classes(value: str) -> set[str]:
    classes = set()
    for letter in value:
        if letter.isdigit():
            classes.add("digit")
        elif letter.isupper():
            classes |= {"upper", "letter"}
        elif letter.islower():
            classes |= {"lower", "letter"}
    return classes


def _bits(value: str) -> float:
    """Return the entropy of *value*, in bits for each character."""
    return -sum(n / len(value) * math.log2(n / len(value)) for n in Counter(value).values())
