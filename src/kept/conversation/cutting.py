"""Texts on one line, and cut only where a reader would."""

import re
import unicodedata

TRUNCATED = "...(truncated)"

_BREAKS = "[\x00-\x20\x7f-\xa0\u2028\u2029]+"
# What turns text around or hides in it; joiners and selectors stay, for they make characters.
_UNSEEN = "[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\U000e0000-\U000e0fff]"

# No secret is longer, so none is cut in half before it is seen.
_LONGEST_WORD = 4_000

# Hangul letters in the order of a syllable: leading consonant, vowel, trailing consonant.
_LEADING = "[\u1100-\u115f\ua960-\ua97c]"
_VOWEL = "[\u1160-\u11a7\ud7b0-\ud7c6]"
_TRAILING = "[\u11a8-\u11ff\ud7cb-\ud7fb]"
_SYLLABLE = "[\uac00-\ud7a3]"
_JOINED = (
    rf"(?:{_LEADING}(?:{_LEADING}|{_VOWEL}|{_SYLLABLE})|(?:{_VOWEL}|{_SYLLABLE})(?:{_VOWEL}|{_TRAILING})"
    rf"|{_TRAILING}{_TRAILING})"
)
_FLAG_LETTERS = "[\U0001f1e6-\U0001f1ff]*$"
_CLINGING = "[\u200d\U0001f3fb-\U0001f3ff]"


def on_one_line(text: str) -> str:
    """Return *text* on one line, without what a reader does not see."""
    whole = text.encode("utf-8", "replace").decode()  # without halves of surrogate pairs
    return re.sub(_UNSEEN, "", re.sub(_BREAKS, " ", whole)).strip()


def first_words(text: str, most: int) -> str:
    """Return the first whole words of *text*, about *most* characters of them, however wide the gaps are."""
    words, room = [], most
    for word in re.finditer(r"\S+", text):
        words.append(word[0][:_LONGEST_WORD])
        room -= len(words[-1]) + 1
        if room < 0:
            break
    return " ".join(words)


def cut(text: str, most: int) -> str:
    """Return *text*, or its beginning and a note that it was cut."""
    return text if len(text) <= most else beginning(text, most) + TRUNCATED


def beginning(text: str, most: int) -> str:
    """Return at most *most* characters of *text*, whole ones as people see them."""
    if len(text) <= most:
        return text
    while most > 0 and not _may_cut(text, most):
        most -= 1
    return text[:most].rstrip()


def _may_cut(text: str, at: int) -> bool:
    before, after = text[at - 1], text[at]
    if before == "\u200d" or re.match(_CLINGING, after) or unicodedata.category(after) in {"Mn", "Me", "Mc"}:
        return False
    if re.match(_JOINED, before + after):
        return False
    letters = re.search(_FLAG_LETTERS, text[max(0, at - 200) : at])
    is_flag_open = letters is not None and len(letters[0]) % 2 == 1
    return not (is_flag_open and "\U0001f1e6" <= after <= "\U0001f1ff")
