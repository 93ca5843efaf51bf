"""The last word on what a pattern matched: a value, or a placeholder, a name, talk?

Each check is given the value and what stands before and after it. A form
that only a secret has needs no more than `is_token`; the weaker the form,
the more the value itself must look like one.
"""

import math
import re

from kept.screening.compiled import load
from kept.screening.prefixes import has_key_word, is_id, is_key, is_known_id, words_of
from kept.screening.randomness import (
    HEX,
    UUID,
    bits,
    classes,
    is_random_hex,
    is_shuffled,
    is_wordy,
    longest_run,
    share_in_runs,
)

_words = {name: frozenset(words) for name, words in load("words").items()}
STAND_INS, TALK = _words["stand_ins"], _words["talk"]
PRODUCTS = _words["products"]
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
_DOTTED_PASSWORD = re.compile(r"\d\w*\.[A-Z]|\.[A-Z]\w*\d")  # Avellana.Tren4
_ATTRIBUTE = re.compile(r"[a-z_-]+=\S")
_CODE = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+\(?|[A-Za-z_]\w*[(\[].*|[A-Za-z_]\w*::\w+.*|.*\(\)?;?$|.*\.\w+\(.*")

# What stands before a value that a sentence states.
_STATES = re.compile(
    r"(?:\b(?:is|was|be|reads|equals|ist|lautet|heisst|heißt|est|c['’]est|vaut|es|vale|now|still|today|generated)|[:=>→]|[はにを是为了])$",
    re.IGNORECASE,
)
_KEY_WORD = re.compile(
    r"(?:keys?|tokens?|secrets?|credentials?|creds|pat|schl[uü]ssel|cl[eé]s?|jetons?|claves?|トークン|キー|鍵|密钥|秘钥|令牌|凭证)",
    re.IGNORECASE,
)
# ``set XYZ_TOKEN to``
_GIVEN_TO_A_NAME = re.compile(r"[A-Z0-9]_(?:KEY|TOKEN|SECRET|PAT)[\"'`]{0,2}\s+(?:to|auf|à|a|with)$")
_ENDS_IN_KEY_WORD = re.compile(_KEY_WORD.pattern + "$", re.IGNORECASE)
# What stands after a value that a sentence begins with.
_STATES_FIRST = re.compile(
    r"[\"'`”’»」)]{0,2}(?:\s+(?:is|was|as|ist|als|est|c['’]est|comme|es|como|–|—)\s|\s*[はがを是(]|\s*という)",
    re.IGNORECASE,
)

# Names whose values may be known.
_PUBLIC = re.compile(
    r"public|publishable|csrf|xsrf|authenticity|playlist|anon|pub_?key|site_?key|primary|foreign|partition|sort_?key"
    r"|cache|cursor|hashed|next_?page|(?:(?<!status)page|sync|lock|change|next|starting|request)[_-]?token|continuation"
)

_SAYS_PUBLIC = re.compile(
    r"verification|(?:\bcache|\bpublic|publishable|primary|idempotency|[öo]ffentliche[rns]?|publique|p[úu]blica)[ -]"
    r"(?:api[ -])?(?:key|token|schl)|cl[eé] publique|clave p[uú]blica|公開鍵|公钥|キャッシュキー",
    re.IGNORECASE,
)
_PUBLIC_WORDS = re.compile(r"\b(?:page|sync|next|lock|change|public|site|cache|csrf) (?:token|key)$", re.IGNORECASE)

# What looks like a password and is the name of a thing: files, addresses, versions, algorithms.
_TECHNICAL = re.compile(
    r"[\w-](?-i:\.[a-z]{2,5})(?:$|[:/#?])|://|/|\\|^@|@\d|@[\w-]+\.[a-z]|(?-i:^[a-z][\w.-]*@[a-z])|\d\.\d|(?:sha|md|aes|argon|base|utf|oauth|rsa|pbkdf|hmac|bcrypt|scrypt"
    r"|ed255|x255|sql|ipv|http|tls|ssl|totp|fido|wpa)-?\d|password|passwd|[_-]v\d|^#|^--|[(){}<>=;|]"
    r"|(?-i:^[A-Z][A-Z0-9_]+$)|::",
    re.IGNORECASE,
)
_VERSION = re.compile(
    r"v?\d+(?:\.\d+)*|\d+(?:st|nd|rd|th|px|ms|kb|mb|gb|x)|(?:sha|md|aes|argon|base|utf|oauth|rsa|pbkdf|bcrypt|scrypt"
    r"|step|phase|level|tier|version|port|rfc|pep)-?\d+\w*|1password|auth0|k8s|s3|ec2|2fa|log4j|i18n|l10n|p12|web3|h2|x(?:11|25|64|86|264|265|509)\w*",
    re.IGNORECASE,
)
_PASSWORD_WORD = re.compile(
    r"phrase secr|frase (?:de paso|secret)|合言葉|暗号"
    r"|passw(?!(?:or[dt]|d)s? (?:reset|page|field|form|policy|hash|check|rotation|prompt|manager)\b)|pass ?phrase"
    r"|passcode|\bpwd?\b|\bpass\b|kennwort|mot de passe|\bmdp\b|contrase|\bcontra\b|\bclave(?! de api)|wi-?fi|wlan"
    r"|\bssid|credencial|zugangsdaten|identifiant|log ?in as|sign in as|(?<!api )\bkey\b|(?<!api-)\bschlussel\b"
    r"|\bcle\b(?! d.api)|パスワード|パスコード|パスフレーズ|キー|密码|口令",
    re.IGNORECASE,
)

_PROGRAM = re.compile(
    r"excel|word|office|win(?:rar|zip)|bandizip|libre|acrobat|photoshop|autocad|python", re.IGNORECASE
)

# What stands in lists of the worst: Passwort123.
_NAMES_ITSELF = re.compile(r"(?:password|passwort|kennwort|contrasena|motdepasse)\d*$", re.IGNORECASE)

# A number of something: JIRA-1234, 10am, 5GB, v2; or one that counts: issue#12.
_NUMBER = re.compile(r"[A-Z]+[-_]?\d+|[a-z]+\d|\d+[-–]?[A-Za-z]+|[\d.,:%-]+[A-Za-z]*")
_NUMBERED = re.compile(
    r"(?:issues?|pr|pull|ticket|bug|case|order|invoice|gh|nr|no|room|line|page|step|build|rev|merge|mr|task|story|card|rfc)"
    r"[#_.!]?\d|[a-z]+\+\+|\w+%[0-9a-f]{2}",
    re.IGNORECASE,
)
_NAME_AND_NUMBER = re.compile(r"[A-Z][a-z]{3,}_\d{2,}")
_EVERYWHERE = re.compile(r"everywhere|überall|uberall|partout|todas partes|どこでも|全部|都用|统一", re.IGNORECASE)
# A machine or a place in a network: web-prod-01, eu-west-1.
_HOST = re.compile(
    r"(?:^|[-_])(?:prod|dev|stage|staging|web|db|node|srv|server|east|west|north|south|central|host|app|api|test|build"
    r"|runner|cluster|gpu|vm|ci|k8s|eu|us|ap|vlan|proxy|cache|worker|backup)\d*(?:[-_]|$)|(?-i:^[a-z]+(?:[-_][a-z]+)*[-_]0?\d$)",
    re.IGNORECASE,
)
# Debian12, MacBook-Pro14; WD40spray, Dell-P2419H.
_NAME_WITH_NUMBER = re.compile(r"([A-Za-z]+)(?:[-_][A-Za-z]+)*(?=[-_]?\d)")
_MODEL = re.compile(r"^[A-Z]{2,4}-?\d+[A-Za-z]|-[A-Z]\d+[A-Z]?$")
_BETWEEN_A_PAIR = re.compile(
    r"(?:\s*(?:[,/、]|と|和| - )|\s+(?:and|und|et|y|mit|avec|con|with|together with))*"
    r"\s*(?:\b(?:and then|then|dann|puis|luego)\b)?\s*\W?$"
)
_LIST_GOES_ON = re.compile(r"\s*(?:,|\band|\bund|\bet|\by|と|和)\s*[A-Za-z]+\d")
# What runs over the keys as they lie.
_KEYBOARD_RUN = re.compile(r"qwert|asdf|zxcv|azert|yxcv|1q2w|1qaz|2wsx|wsx|q1w2", re.IGNORECASE)
# Marks that no word has inside, and marks that names have too.
_MARK_INSIDE = re.compile(r"[A-Za-z0-9][!#$%&*?^~+][A-Za-z0-9]")
_WEAK_MARK_INSIDE = re.compile(r"[A-Za-z]\d[a-z]{2,}[._-][A-Z][a-z]|\.[A-Z][a-z]{2,}\d|[A-Z][a-z]{2,}_[A-Z][a-z]{2,}\d")

# Nobody thinks up a longer one, and what a machine makes stands where one is stated.
_PASSWORD_CHARS = 32

# How many of something, not the thing itself: "the password is 12 characters".
_MEASURE = re.compile(
    r"\s*(?:characters|chars|digits|letters|days|minutes|times|zeichen|stell|ziffern|caract|chiffres|cifras|d[ií]gitos"
    r"|文字|桁|位|个字符|%)",
    re.IGNORECASE,
)

# What says that a number is a code; locks whose codes have three digits; what stands before and after other numbers.
_CODE_WORD = re.compile("code|pin|combin|kombi|keypad|clavier|clave|codigo|番号|密码", re.IGNORECASE)
_SMALL_LOCK = re.compile(
    r"suitcase|luggage|briefcase|padlock|bike|combin|koffer|vorh[aä]nge|fahrrad|kombi|valise|cadenas|v[ée]lo"
    r"|maleta|candado|bici|スーツケース|自転車|ダイヤル|行李|箱|锁",
    re.IGNORECASE,
)
_AMOUNT = re.compile(
    r"(?:\b(?:to|of|limit|after|every|costs?|about|than|be|at|until|by|since|from|for|um|bis|gegen|seit|vers|a|a las"
    r"|depuis)"
    r"|[=€$£¥])\s*$",
    re.IGNORECASE,
)
_UNIT = re.compile(
    r"\s?(?:[€$£¥°]|eur|usd|euros?|dollars?|yen|km|m[²2]?\b|kg|uhr|h\b|hours?|min|seconds?|sekunden|secondes|segundos|秒|people|personen|leute|personnes|personas"
    r"|street|st\b|avenue|road|stra[sß]|rue|meters?|gram|coins?|gems?|points?|puntos|punkte|iops|edition|円|人|号楼|元|米|平)",
    re.IGNORECASE,
)
_SEED_TALK = frozenset(
    "the and for are from your should must have has been which not its can kept stored written".split()
)

# "the account ID is"
_IS_ID = re.compile(r"(?<![A-Za-z])id(?: is| ist| est| es|は|是)?[\s:=]*$", re.IGNORECASE)

# What says that a number is not the one.
_DENIED = re.compile(
    r"(?:\b(?:not|never|nicht|nie|pas|no|kein|other than|ext\.?|extension|durchwahl|poste|extensi[oó]n|tel\.?|ticket"
    r"|room|raum|salle|sala|zimmer|line|zeile|ligne|l[ií]nea|bus)|内線|分机|不[是能要])\s*$",
    re.IGNORECASE,
)

# Words of talk that a passphrase may begin with.
_PHRASE_BEGINS = frozenset("the correct le la el das die un une una ein eine tres".split())

# The endings of words that describe.
_DESCRIBES = re.compile(
    r"(?:ed|ing|ly|able|ible|less|ful|ive|ous|ant|ent|iert|lich|bar|ad[ao]|id[ao]|ée?s?|en)$", re.IGNORECASE
)

# A word, a mark and sixteen random characters.
_TOKEN_CHARS = 19

# Two digits, or two changes of case: what is random has at least that.
_MAY_BE_RANDOM = re.compile(r"\d\D*\d|[a-z][A-Z].*[a-z][A-Z]")

# What goes on after a name: a file; or an address, a host.
_IS_FILE = re.compile(
    r"\.(?:[cm]?js|css|png|jpe?g|svg|py|json|html?|txt|md|log|zip|gz|map|ts|pem|crt|pub|csv|ya?ml|toml)\b"
)
_IS_NAME_OF = re.compile(r"@|\.[A-Za-z]\w{0,11}(?:\W|$)")

# What says that a checksum or another public value follows.
_DIGEST = re.compile(
    r"(?:sha-?\d*|md5|hash|digest|integrity|checksum|fingerprint|kid|verification|public key|\W[exy])\W{1,4}$",
    re.IGNORECASE,
)

# What says that the id of a thing follows: "zone id", "commit", "for user".
_NAMES_A_THING = re.compile(
    r"(?:(?<![A-Za-z])ids?|uuid|guid|commit|sha-?\d*|hash|digest|checksum|etag|\b(?:run|job|build|request|req|trace|span|event|issue"
    r"|ticket|zone|account|project|org|organi[sz]ation|user|tenant|team|deploy|deployment|release|revision|version|tag"
    r"|image|device|session|record|row|object|file|page|dashboard|monitor|instance|resource|order|invoice|customer"
    r"|message|thread|channel|workspace|database|bucket|entry|item|ref|branch|fingerprint|node|pod|host|policy|cursor"
    r"|projekt|nutzer|benutzer|sitzung|projet|utilisateur|proyecto|usuario|sesi[oó]n)|コミット|ユーザー|提交|用户|会话|项目)"
    r"(?:\s+(?:is|was|of|with|ist|est|es|number|nr\.?))?[\s:=#\"'`“„«「(はが是为のに]*$",
    re.IGNORECASE,
)

# The ids of accounts that have a secret beside them.
_ACCOUNT_ID = re.compile(r"(?:AC|SK)[0-9a-f]{32}|AKIA[A-Z0-9]{16}")

# A path with an id at its end: ``key/3fa85f64-…``.
_ENDS_IN_AN_ID = re.compile(rf"[a-z-]+/(?:{UUID.pattern}|{HEX.pattern})$", re.IGNORECASE)

# The beginning of a picture, a public key or a checksum in base64, or a part of one.
_ENCODED = re.compile(r"(?:base64,|data:|ssh-\w+ |sha\d+-|public_?key ?[=:] ?)\S*$|[A-Za-z0-9+/]{20,}/$", re.IGNORECASE)

# The beginning of a path, or of what has a host before it.
_PATH = re.compile(r"(?:[\w-]+\.[\w.-]+|/[\w.-]+|\bsecrets?)/$")

# The beginning of an address, of a network or of the web.
_ADDRESS = re.compile(r"(?:://\S*|:[0-9a-f]{1,4}:)$", re.IGNORECASE)

# A run up the alphabet that no random token has.
_LONG_RUN = 12


# Tokens, and what is assigned to a name


def is_token(value: str, _before: str, _after: str) -> bool:
    """Tell a token from what stands in for one: its characters vary, and no word says it is an example.

    >>> is_token("ghp_" + "x" * 36, "", ""), is_token("ghp_" + "k3J9" + "bQ7xWz" * 5 + "a1", "", "")
    (False, True)
    """
    if _STANDS_IN.search(value):
        return False
    return bits(value.lower()) >= min(2.8, 0.6 * math.log2(len(value)))


def is_github_token(value: str, before: str, after: str) -> bool:
    """Tell as `is_token` does; where that doubts, the checksum in the last six characters settles it."""
    return is_token(value, before, after) or _has_checksum(value)


def is_mixed_token(value: str, before: str, after: str) -> bool:
    """Tell as `is_token` does, of a value that must also mix digits, small and capital letters."""
    return is_token(value, before, after) and classes(value) >= {"digit", "lower", "upper"}


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

    >>> is_prefixed_token("acme_pat_k3J9bQ7xWz5mV2nL8pR4", "", "")
    True
    >>> is_prefixed_token("price_1MoBy5LkdIwHu7ixZhnattbh", "", "")
    False
    """
    if len(value) < _TOKEN_CHARS or not _MAY_BE_RANDOM.search(value) or not is_key(value):
        return False
    is_named = has_key_word(words_of(value)[0])
    if (_IS_FILE if is_named else _IS_NAME_OF).match(after) or (before[-1:] == "/" and not is_named):
        return False
    return not _DIGEST.search(before) and not _is_public(before) and is_token(value, before, after)


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
    is_name = is_random_hex(name, 24) or is_shuffled(name, 8)
    mixed = {"digit", "lower", "upper"}
    return is_name and is_shuffled(rest, 16) and classes(rest) >= mixed and is_token(value, before, after)


def is_random(value: str, before: str, after: str) -> bool:
    """Tell whether *value*, assigned to a name such as ``api_key``, was made by a machine to be secret."""
    value = value.strip("\"'`,;")
    value = value.removesuffix(".").removesuffix(":") if not value.endswith("..") else value
    is_path = _REFERENCE.match(value) is not None and not (value.startswith("/") and is_shuffled(value, 26))
    if not value or is_path or _is_public(before):
        return False
    if _CODE.fullmatch(value) and not is_shuffled(value, 20):
        return False
    if not is_token(value, before, after):
        return False
    if UUID.fullmatch(value):
        return True
    kinds, entropy = classes(value), bits(value)
    if "digit" not in kinds or "letter" not in kinds:
        return kinds >= {"lower", "upper"} and is_shuffled(value, 20)
    if share_in_runs(value) > 0.5 or longest_run(value.lower()) >= _LONG_RUN:
        return False
    if HEX.fullmatch(value):
        return len(value) >= 16 and entropy >= 2.6
    if is_wordy(value):
        return False
    if len(value) >= 10 and kinds >= {"lower", "upper"} and entropy >= 3.0:
        return True
    # Without capitals it takes more: a name with a number in it is short, or has its words apart.
    is_plain = value.isalnum() and sum(map(str.isdigit, value)) >= 3
    return (len(value) >= 24 and entropy >= 3.5) or (len(value) >= 16 and is_plain and entropy >= 3.3)


def is_named_key(value: str, before: str, after: str) -> bool:
    """Tell as `is_random` does, of what stands near a service's name and a word for a key: no id of a thing."""
    bare = value.removesuffix(".")
    is_thing = is_known_id(bare) or _ENDS_IN_AN_ID.match(bare) or _IS_FILE.match(after) or before.endswith("/")
    if len(bare) < 14 or is_thing or _NAMES_A_THING.search(before) or _SAYS_PUBLIC.search(before):
        return False
    return is_random_hex(bare, 14) or is_random(value, before, after)


def is_given_key(value: str, before: str, after: str) -> bool:
    """Tell as `is_named_key` does, where no service is named: it takes more."""
    return len(value) >= 16 and is_named_key(value, before, after)


def is_machine_made(value: str, before: str, after: str) -> bool:
    """Tell as `is_random` does, for names that say little (``key``): only what is long."""
    return len(value) >= 24 and is_random(value, before, after)


def is_stated_key(value: str, before: str, after: str) -> bool:
    """Tell as `is_random` does, of what a sentence says a key is.

    What is short must be random all through; what only comes after the word, or
    is given "to" it, must be nothing that is an id as well.
    """
    bare, said = value.removesuffix("."), before.rstrip(_QUOTES + " \t")
    if is_known_id(bare):
        return False
    is_first = _STATES_FIRST.match(after) is not None and not _KEY_WORD.search(said)
    is_stated = is_first or _STATES.search(said) is not None or _GIVEN_TO_A_NAME.search(said) is not None
    if not is_stated and not _ENDS_IN_KEY_WORD.search(said):
        is_id_too = UUID.search(bare) or HEX.fullmatch(bare)
        return not is_id_too and is_shuffled(bare, 20) and is_random(value, before, after)
    is_long = len(bare) >= 24 or HEX.fullmatch(bare) or is_shuffled(bare, 14)
    return len(bare) >= (16 if is_stated else 20) and bool(is_long) and is_random(value, before, after)


def is_key_among_ids(value: str, before: str, after: str) -> bool:
    """Tell as `is_machine_made` does, where ids and checksums stand too: none of those."""
    value = value.strip("\"'`,;")
    if is_id(value) or re.search("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}|[0-9a-f]{32}", value):
        return False
    return is_shuffled(value, 20) and is_machine_made(value, before, after)


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
    if len(bare) < 4 or not is_password(bare, before, after) or _is_public(before) or _ATTRIBUTE.match(bare):
        return False
    if value[:1] in "\"'`":
        return True
    return _looks_like_password(bare) and not _is_code(bare) and not after.lstrip().startswith(("(", "["))


def is_password_in_address(value: str, before: str, after: str) -> bool:
    """Tell a password before a host, or a token in the place of the name; there error trackers have a public key."""
    if not before.endswith("://"):
        return is_password(value, before, after)
    return "sentry" not in after and "ingest" not in after and is_machine_made(value, before, after)


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

    is_header = "authorization" in before.lower()
    try:
        name, colon, password = b64decode(value, validate=True).decode().partition(":")
    except (Error, UnicodeDecodeError):
        return is_header and is_random(value, before, after)
    return colon != "" and name.isprintable() and (is_header or password != "")


def is_paired_key(value: str, before: str, after: str) -> bool:
    """Tell the secret after an id and a slash: ``AC… / …``, both random."""
    name = before.rstrip("\"'` /").rpartition(" ")[2].strip(_QUOTES + "(:")
    if _ACCOUNT_ID.fullmatch(name):
        return is_random(value, before, after)
    is_name = is_shuffled(name, 10) or re.fullmatch(
        r"[A-Z0-9]{12,}|[a-z]-[a-z0-9]{12,}|[A-Z]{2,4}[A-Za-z0-9]{10,}", name
    )
    return bool(is_name) and not is_id(value) and is_shuffled(value, 24) and is_random(value, before, after)


def is_in_groups(value: str, _before: str, _after: str) -> bool:
    """Tell a password in groups of four characters from words of four letters."""
    groups = re.split("[ -]", value)
    has_no_vowel = sum(not re.search("[aeiouy]", group, re.IGNORECASE) for group in groups)
    return len(set(groups)) > 2 and has_no_vowel + sum(map(str.isdigit, value)) >= (1 if value.islower() else 2)


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
    if (
        re.search(r"/.*(?:/|\.[a-z]{2,4}$)", bare)
        or is_known_id(bare)
        or _ENCODED.search(before)
        or _PATH.search(before)
    ):
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
    if _is_other(bare) or _TECHNICAL.search(bare) or _is_product(bare):
        return False
    is_phrase_in_quotes = " " in bare and before.rstrip()[-1:] in _QUOTES and is_quoted(bare, before, after)
    return is_phrase_in_quotes or (" " not in bare and _looks_like_password(bare))


def is_opening_word(value: str, before: str, after: str) -> bool:
    """Tell as `is_opening` does, where the program that opens a file may stand as well: ``7zip``, ``WinRAR7``."""
    if len(value) < 8 or sum(map(str.isdigit, value)) < 2 or _PROGRAM.match(value):
        return False
    return is_opening(value, before, after)


def is_beside_its_name(value: str, before: str, after: str) -> bool:
    """Tell a password that stands somewhere beside the word for one, by its look alone."""
    bare = value.strip(_ENDS + "()")
    if len(bare) < 6 or _is_thing(bare) or _NAMES_ITSELF.match(bare) or (bare.isalnum() and _is_product(bare)):
        return False
    if not _looks_like_password(bare) or _is_other(bare) or is_id(bare) or len(bare) > _PASSWORD_CHARS:
        return False
    if _IS_ID.search(before):
        return False
    return _PASSWORD_WORD.search(f"{before[-36:]} \n {after[:30]}") is not None


def is_told(value: str, before: str, after: str) -> bool:
    """Tell as `is_stated` does, of what stands some words after the word for a password: no name of a thing."""
    bare = value.strip(_ENDS + "()")
    is_name = len(bare) > _PASSWORD_CHARS or _is_thing(bare) or is_id(bare)
    return not is_name and is_stated(value, before, after)


def is_thought_up(value: str, before: str, after: str) -> bool:
    """Tell what somebody thought up from the name of a thing with a number, where no word for a password stands.

    >>> is_thought_up("Pebble4471", "", ""), is_thought_up("Debian12", "", ""), is_thought_up("Good-Evening-19", "", "")
    (True, False, True)
    """
    bare = value.strip(_ENDS + "()")
    if _KEYBOARD_RUN.match(bare) and len(bare) > 6:
        return True
    if not 6 <= len(bare) <= _PASSWORD_CHARS or _is_other(bare) or is_id(bare) or _MEASURE.match(after):
        return False
    if _is_thing(bare) or _HOST.search(bare) or _NUMBERED.match(bare) or _VERSION.fullmatch(bare):
        return False
    if _ENCODED.search(before) or _PATH.search(before) or _ADDRESS.search(before) or after[:1] in {"/", "(", "="}:
        return False
    kinds = classes(bare)
    if "letter" not in kinds or sum(map(str.isalpha, bare)) < 3 or _is_product(bare):
        return False
    if "digit" not in kinds:
        return _MARK_INSIDE.search(bare) is not None and len(bare) >= 8
    return True


def is_habit(value: str, before: str, after: str) -> bool:
    """Tell as `is_thought_up` does, where the names of programs and cars stand as well: one digit at the end is few."""
    bare = value.strip(_ENDS + "()")
    has_digits = (
        re.search(r"\d\D*\d|\d[A-Za-z]|[A-Z][a-z]+[-_.][A-Z][a-z]+\d|[a-z]{3}_[A-Za-z]{3,}\d", bare) is not None
    )
    has_digits = has_digits or _MARK_INSIDE.search(bare) is not None or _KEYBOARD_RUN.match(bare) is not None
    return has_digits and is_thought_up(value, before, after)


def is_paired_with_name(value: str, before: str, after: str) -> bool:
    """Tell the password after a login from the room, the team or the version after a name."""
    bare = value.strip(_ENDS + "()")
    name = re.split(r"[\s:：は用が]+", _BETWEEN_A_PAIR.split(before)[0])
    is_login = name[-1].strip(_QUOTES).islower() and not _LIST_GOES_ON.match(after)
    return is_login and not _is_product(name[-1]) and len(bare) >= 7 and is_thought_up(value, before, after)


def is_paired_password(value: str, before: str, after: str) -> bool:
    """Tell the password after a mail address from a room, a number or another address."""
    bare = value.strip(_ENDS + "()")
    is_pair = before.rstrip(_QUOTES + " ").endswith(("/", ":", "|", " -"))
    has_word = re.search(r"[A-Za-z]{4,}\D{0,3}\d{2,}|\d\D*[A-Za-z]{4,}", bare) is not None
    is_likely = is_strong(value, before, after) or _NAME_AND_NUMBER.fullmatch(bare) is not None
    return is_likely or (is_pair and has_word and is_told(value, before, after))


def is_strong(value: str, before: str, after: str) -> bool:
    """Tell a password by its look alone: letters and digits with a mark among them, as nothing else is written.

    >>> is_strong("Zeppelin#5512", "", ""), is_strong("issue#5512", "", ""), is_strong("k0hlr4bi.Eis", "", "")
    (True, False, True)
    """
    bare = value.strip(_ENDS + "()")
    if not 8 <= len(bare) <= _PASSWORD_CHARS or _is_thing(bare) or _is_other(bare) or is_id(bare):
        return False
    if _ENCODED.search(before) or _PATH.search(before) or _ADDRESS.search(before):
        return False
    if sum(map(str.isalpha, bare)) < 4 or not classes(bare) >= {"digit", "letter"} or after[:1] in {"/", "(", "="}:
        return False
    is_mixed = classes(bare) >= {"lower", "upper"}
    if _NAME_AND_NUMBER.fullmatch(bare):  # Debian_12, too
        return _PASSWORD_WORD.search(before) is not None or _EVERYWHERE.search(before) is not None
    has_mark = _MARK_INSIDE.search(bare) is not None or (is_mixed and _WEAK_MARK_INSIDE.search(bare) is not None)
    return has_mark and not _NUMBERED.match(bare)


def _is_thing(bare: str) -> bool:
    """Tell a file, a version, an algorithm, a number or an id from what may be a password."""
    return bool(HEX.fullmatch(bare) or UUID.search(bare) or _TECHNICAL.search(bare) or _NUMBER.fullmatch(bare))


def is_joined_words(value: str, before: str, _after: str) -> bool:
    """Tell ``lobster-bisque`` from ``case-sensitive`` and ``user_id``."""
    parts = re.split("[-_]", value.lower())
    describes = len(parts) < 3 and any(_DESCRIBES.search(part) for part in parts if len(part) > 3)
    is_talk = describes or not (JOINED_TALK | TALK).isdisjoint(parts)
    is_near = len(parts) > 3 or _PASSWORD_WORD.search(before) is not None
    return is_near and len(value) >= 8 and not is_talk and not _STANDS_IN.search(value)


def is_phrase(value: str, _before: str, _after: str) -> bool:
    """Tell the words of a passphrase from a sentence about one."""
    first, *rest = value.lower().split()
    is_talk = first in TALK - _PHRASE_BEGINS or first.endswith(("ed", "ing"))
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


def is_code_number(value: str, before: str, after: str) -> bool:
    """Tell the digits of a PIN or a door code from a number of something."""
    is_other = _DENIED.search(before) or _MEASURE.match(after) or _UNIT.match(after)
    return len(set(value)) > 1 and not is_other


def is_lock_code(value: str, before: str, after: str) -> bool:
    """Tell the number that opens a lock from a year, an amount, a time or a measure."""
    digits = re.sub(r"\D", "", value)
    around = f"{before} {value} {after}"
    is_short = len(value) == 3 and not _SMALL_LOCK.search(around)
    is_list = "," in value and not re.search(
        "combin|kombin|left|right|links|rechts|gauche|droite|izq|der|[左右转]", around
    )
    is_year = re.fullmatch(r"(?:19|20)\d\d", value) and not _CODE_WORD.search(before)
    is_amount = _AMOUNT.search(before) or _MEASURE.match(after) or _UNIT.match(after)
    return len(set(digits)) > 1 and not (is_short or is_list or is_year or is_amount)


def is_set_code(value: str, before: str, after: str) -> bool:
    """Tell as `is_code_number` does, of what a lock is set to: no year, no measure of a suitcase."""
    return is_code_number(value, before, after) and not re.fullmatch(r"(?:19|20)\d\d", value)


def is_seed_phrase(value: str, _before: str, _after: str) -> bool:
    """Tell the words that restore a wallet from a sentence about them."""
    return _SEED_TALK.isdisjoint(re.findall("[a-z]+", value.lower()))


# How values look


def _is_other(value: str) -> bool:
    """Tell whether *value* stands in for a password, refers to one, or is code."""
    is_reference = _REFERENCE.match(value) or _ATTRIBUTE.match(value) or _is_code(value)
    return bool(value.lower() in STAND_INS or _STANDS_IN.search(value) or is_reference)


def _is_product(bare: str) -> bool:
    """Tell the name of a program, a device or a place that has a number from a word with digits."""
    name = _NAME_WITH_NUMBER.match(bare)
    if name is None or _MARK_INSIDE.search(bare):
        return False
    return _MODEL.search(bare) is not None or name[1].lower() in PRODUCTS or name[0].lower() in PRODUCTS


def _is_code(value: str) -> bool:
    """Tell ``config.password`` and ``get_token(`` from ``Avellana.Tren4``."""
    return _CODE.fullmatch(value) is not None and not _DOTTED_PASSWORD.search(value)


def _looks_like_password(value: str) -> bool:
    """Tell whether *value* has what words have not: digits among letters, or marks inside."""
    if value.isdecimal():
        return len(value) >= 4
    if classes(value) >= {"digit", "letter"}:
        return not _VERSION.fullmatch(value)
    return re.search(r"\w[!@#$%^&*+=?~|\\][\w!@#$%^&*+=?]|[A-Za-z]{3}[!$#@]$", value) is not None


def _is_public(before: str) -> bool:
    """Tell whether the name before a value says that it may be known."""
    named = re.sub(r"[\"']\s+value$", "", before.rstrip(" \t=:\"'>?"))
    name = re.split(r"[\s,;{(]", named)[-1]
    return _PUBLIC.search(name.lower()) is not None or _PUBLIC_WORDS.search(named) is not None


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
