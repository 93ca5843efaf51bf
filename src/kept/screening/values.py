"""Where in a text there may be a value of the kind that a rule needs, by a quick look.

Rules for passwords and keys have anchors that ordinary texts have too
("login", "token"); what they look for beside them is rare.
"""

import re
from collections.abc import Iterator

# Made by a machine, or thought up by somebody.
MADE, COINED = "made", "coined"

# What a machine made is long, and not all of it small letters.
_LONG = re.compile(r"[A-Za-z0-9_.~/+=|-]{14,}")
_NO_SMALL_LETTER = re.compile("[A-Z0-9]")

# What somebody thought up has letters and digits in one piece, or a mark inside or at its end, or runs over the keys
# as they lie. In the shape of a text a letter is an a, a digit a 0, a mark that may end a password a $, another that
# may stand inside one a !, and what else stands in a piece a -. Patterns begin with what is rare.
_LETTER_AND_DIGIT = re.compile(rb"0[-!$_]*a")
_MARKED = (re.compile(rb"!(?<=[a0_]!)[a0_!$]"), re.compile(rb"\$(?<=[a0_]\$)"))
_OVER_THE_KEYS = (b"qwert", b"asdf", b"zxcv", b"azert", b"yxcv")


def _shape_of(code: int) -> int:
    letter = chr(code)
    if not letter.isascii():
        return ord("x")
    if letter.isalpha():
        return ord("a")
    if letter.isdigit():
        return ord("0")
    if letter in "#$@":
        return ord("$")
    if letter in "!%^&*+=?~|\\":
        return ord("!")
    return code if letter == "_" or letter.isspace() else ord("-")


_SHAPES = bytes(map(_shape_of, range(256)))


def made(piece: str) -> Iterator[tuple[int, int]]:
    """Yield where in a *piece* without blanks begins and ends what a machine may have made."""
    for value in _LONG.finditer(piece):
        if _NO_SMALL_LETTER.search(value[0]):
            yield value.span()


def coined(data: bytes) -> Iterator[int]:
    """Yield the places in *data* at which there is a part of what somebody may have thought up.

    >>> [*coined(b"log in as Pebble4471, or with 4471 apples!")], [*coined(b"sun!flower"), *coined(b"Qwertz")]
    ([15], [3, 0])
    """
    shape = data.translate(_SHAPES)
    for found in _LETTER_AND_DIGIT.finditer(shape):
        yield found.start()
    for found in _LETTER_AND_DIGIT.finditer(shape[::-1]):
        yield len(shape) - found.end()
    for mark in _MARKED:
        for found in mark.finditer(shape):
            yield found.start()
    lowered = data.lower()
    for keys in _OVER_THE_KEYS:
        if keys in lowered:
            for found in re.finditer(keys, lowered):
                yield found.start()
