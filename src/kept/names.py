"""Readable names for memories that were given none."""

import re
import unicodedata

from kept.types import MAX_NAME_CHARS

MAX_SLUG_CHARS = 48
_MAX_SLUG_WORDS = 7


def slug(text: str) -> str:
    """Make a legal memory name from the first words of *text*.

    >>> slug("User prefers dark mode in all editors, always")
    'user-prefers-dark-mode-in-all-editors'
    >>> slug("ユーザー")
    ''
    """
    letters = text[: 2 * MAX_SLUG_CHARS].lower()
    if not letters.isascii():
        letters = unicodedata.normalize("NFKD", letters).encode("ascii", "ignore").decode()
    name = ""
    for word in re.findall("[a-z0-9]+", letters.replace("'", ""))[:_MAX_SLUG_WORDS]:
        longer = f"{name}-{word}" if name else word[:MAX_SLUG_CHARS]
        if len(longer) > MAX_SLUG_CHARS:
            break
        name = longer
    return name


def numbered(name: str, number: int) -> str:
    """Return *name*, cut if need be, told apart from others by *number*.

    >>> numbered("dark-mode", 17), numbered("", 17)
    ('dark-mode-17', 'memory-17')
    """
    end = f"-{number}"
    return (name or "memory")[: MAX_NAME_CHARS - len(end)] + end
