"""How tokens and ids begin: with words for the service and for what it is, ``acme_live_sk_``.

Whether random characters are a key or the name of an order is in those words.
The lists are in ``rules/words.toml``.
"""

import re

from kept.screening.compiled import load
from kept.screening.randomness import HEX, UUID, is_random_hex, is_shuffled

_words = {name: frozenset(words) for name, words in load("words").items()}
_KEY, _MODE = _words["key_prefix"], _words["mode_prefix"]
_PUBLIC, _KNOWN, _OWN = _words["public_prefix"], _words["known_prefix"], _words["own_prefix"]

# A word at the beginning of a token, such as ``acme_``, ``v1-`` or ``LIVE_``.
_WORD = re.compile(
    r"([a-z]{1,12}\d{0,2}|[A-Z]{1,12}\d?|[A-Z]?[a-z]{1,11}(?:[A-Z][a-z]{1,11}){0,2}|[a-z]{1,3}\d{1,2}[a-z]{1,3}|\d{1,2})"
    r"[_-](?=.)"
)
_MOST_WORDS = 5

# How words end that are put together with one for a key; a task, a disk and a mask have a vowel before.
_KEY_ENDING = re.compile(r"(?:key|token|secret|pat|apik|[^aeiou]sk)$")

# Ids, addresses and checksums that are known by how they begin, and those that are only as long as one.
_KNOWN_ID = re.compile(
    r"0x[0-9a-fA-F]{40,}|ChIJ[\w-]{20,}|Qm[1-9A-Za-z]{44}|baf[ky][a-z2-7]{50,}|(?:age1|bc1)[a-z0-9]{20,}|sha\d+[-:=~].*"
    r"|arn:.*|data:.*|ssh-.*|pk\.eyJ.*|01[A-Z0-9]{24}|[0-3][A-Za-z0-9]{26}"
)
_LIKE_AN_ID = re.compile(
    r"1[\w-]{43}|[1-9A-HJ-NP-Za-km-z]{43,44}|c[a-z0-9]{24}|[\w-]{21}|[A-Za-z0-9]{28}|[A-Za-z]+Stack-.*|[0-9a-f]{24}"
)
# How ids go on that are sorted by time: KSUID, ULID, Stripe's.
_SORTED_ID = re.compile(r"[0-3][A-Za-z0-9]{25,26}|01[A-Za-z0-9]{24}|[13][A-Z][A-Za-z0-9]{22}")

# 32 bytes in base64, in which a hyphen may come early; hardly ever as the only mark, after small letters.
_DIGEST_CHARS = 43
_IS_NO_DIGEST = re.compile(r"[a-z]{2,4}[_-][A-Za-z0-9]+")


def words_of(value: str) -> tuple[list[str], str]:
    """Return the words at the beginning of *value*, and what comes after them.

    >>> words_of("acme-v1_live_9fQ2x_Lw7")
    (['acme', 'v1', 'live'], '9fQ2x_Lw7')
    """
    words: list[str] = []
    while (match := _WORD.match(value)) and len(words) < _MOST_WORDS:
        words.append(match[1].lower())
        value = value[match.end() :]
    return words, value


def has_key_word(words: list[str]) -> bool:
    """Tell whether one of *words* is for a key."""
    return any(word in _KEY or _KEY_ENDING.search(word) for word in words)


def is_key(value: str) -> bool:
    """Tell whether *value* is words, and then a body that after these words only a key has.

    After a word for a key sixteen random characters will do; after ``live`` or
    ``prod`` it takes more, and most after a word that says nothing. What names
    a public thing is none.
    """
    words, body = words_of(value)
    if not words or not (_KNOWN | _OWN).isdisjoint(words):
        return False
    if has_key_word(words):
        return UUID.fullmatch(body) is not None or is_random_hex(body, 24) or is_shuffled(body, 16)
    is_id = bool(UUID.search(value) or _SORTED_ID.fullmatch(body)) or not _PUBLIC.isdisjoint(words)
    # Tokens without capitals have no hyphens inside, ids of operations have.
    is_id = is_id or ("-" in body and body.islower()) or (len(words[0]) == 1 and value.islower())
    is_digest = len(value) == _DIGEST_CHARS and len(words[0]) <= 5 and not _IS_NO_DIGEST.fullmatch(value)
    if is_id or is_digest:
        return False
    is_joined = "-" not in value
    has_mode = len(words) > 1 and not _MODE.isdisjoint(words)
    is_abbreviation = not re.search("[aeiou]", "".join(words))
    if HEX.fullmatch(body):
        is_long = len(body) >= 48 and len("".join(words)) <= 5
        # ``api-prod-`` and a commit is an image.
        is_named = has_mode or is_abbreviation or is_long if is_joined else has_mode and "live" in words
        return is_named and is_random_hex(body, 28)
    return is_shuffled(body, 20 if has_mode else 24 if is_abbreviation and "_" in value else 28)


def is_known_id(value: str) -> bool:
    """Tell what names a thing that anybody may know: an address, an object, a checksum.

    >>> is_known_id("cus_NffrFeUfNV2HibQ2"), is_known_id("k3J9bQ7xWz5mV2nL8pR4")
    (True, False)
    """
    words, _ = words_of(value)
    is_object = not _PUBLIC.isdisjoint(words) and not has_key_word(words)
    return is_object or not _KNOWN.isdisjoint(words) or _KNOWN_ID.fullmatch(value) is not None


def is_id(value: str) -> bool:
    """Tell as `is_known_id` does, and what only has the length of an id."""
    is_like_one = _LIKE_AN_ID.fullmatch(value) is not None and is_shuffled(value, 20)
    return is_like_one or is_known_id(value) or HEX.fullmatch(value) is not None
