"""The elements of a JSON array, one after the other, however large the file is.

A parser of events would do, but stops for good at the first mistake. Here an
element is first found by its brackets and then parsed by itself, so that a
broken one is named and the next is read.
"""

import codecs
import json
import re
from collections.abc import Iterator
from typing import Any, BinaryIO, NamedTuple

from kept.errors import InvalidInput

_CHUNK = 1 << 20

# One conversation of many years is some megabytes; whatever is larger is no element.
MAX_ELEMENT_CHARS = 64 << 20

# A whole string, the beginning of one, a bracket, or what stands between elements.
_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|"|[{}\[\],]', re.DOTALL)


class Element(NamedTuple):
    """One element: its number from 1, and what it is, or None if it cannot be read."""

    number: int
    value: Any
    problem: str | None = None


def elements(file: BinaryIO) -> Iterator[Element]:
    """Yield the elements of the first array in *file*, at the top or inside one object.

    Raises:
        InvalidInput: there is no array.
    """
    text = _Reader(file)
    while (token := text.token()) not in ("[", None):
        if token not in ("{", ",", "}") and not token.startswith('"'):
            break
    if token != "[":
        raise InvalidInput("it is no JSON list", field="file")
    number = 0
    while True:
        start, depth, is_long = text.at, 0, False
        while (token := text.token()) is not None:
            if token in ("{", "["):
                depth += 1
            elif token in ("}", "]"):
                depth -= 1
            if depth < 0 or (token == "," and depth == 0):
                break
            if text.at - start > MAX_ELEMENT_CHARS:
                is_long = True
                text.forget()
                start = text.at
        written = text.since(start, 0 if token is None else 1).strip()
        if written or is_long:
            number += 1
            yield _read(number, written, is_long=is_long, is_cut=token is None)
        if token != ",":
            return
        text.forget()


def _read(number: int, written: str, *, is_long: bool, is_cut: bool) -> Element:
    if is_long:
        return Element(number, None, f"it has over {MAX_ELEMENT_CHARS:,} characters")
    try:
        return Element(number, json.loads(written))
    except (ValueError, RecursionError):
        return Element(number, None, "the file ends in it" if is_cut else "it is no JSON")


class _Reader:
    """The text of a file with a position; only some of what was read before the last `forget` is held."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._decode = codecs.getincrementaldecoder("utf-8-sig")("replace").decode
        self._text = ""
        self._before = 0
        self._is_over = False
        self._next = 0

    @property
    def at(self) -> int:
        return self._before + self._next

    def token(self) -> str | None:
        """Return the next bracket, comma or string, or None at the end."""
        while True:
            found = _TOKEN.search(self._text, self._next)
            is_open = found is not None and found[0] == '"' and len(self._text) - found.start() < MAX_ELEMENT_CHARS
            # A rest without anything in it, or a string that has not ended yet.
            if found is None or is_open:
                resume = self._next if found is None else found.start()
                if self._more():
                    # What holds no token needs no second look.
                    self._next = resume
                    continue
                self._next = len(self._text)
                return None
            self._next = found.end()
            return found[0]

    def since(self, start: int, but: int) -> str:
        return self._text[start - self._before : self._next - but]

    def forget(self) -> None:
        if self._next < _CHUNK:
            return  # not for every small element
        self._before += self._next
        self._text = self._text[self._next :]
        self._next = 0

    def _more(self) -> bool:
        if self._is_over:
            return False
        # Twice as much each time, or a long string would be searched again and again.
        data = self._file.read(max(_CHUNK, len(self._text)))
        self._is_over = not data
        self._text += self._decode(data, not data)
        return True
