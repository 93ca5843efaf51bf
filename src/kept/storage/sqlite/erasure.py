"""Making sure that deleted words are in no byte of the file.

SQLite overwrites what it deletes (``secure_delete``), and so does FTS5. Two
places are left, both found by measuring: the separators that FTS5 keeps
between the pages of its index, and copies that stay in the unused middle of
a page when its content moved to a neighbour. The first are looked up, the
second searched for; if there is one, the index or the file is rewritten.
"""

import os
import re
from collections.abc import Collection, Iterable

import apsw

from kept.storage.sqlite.words import STATES

_PAGES_PER_READ = 1_024
_NOBODYS_ROW = (1 << 63) - 1

_descriptors: dict[tuple[int, int], int] = {}

# The first byte of a page of a tree: inner and outer pages of indexes and tables.
_TREE_PAGES = frozenset((2, 5, 10, 13))


def erase_separators(connection: apsw.Connection, space: int, tokens: Collection[str]) -> None:
    """Rewrite the word index if a separator between its pages still spells one of *tokens*.

    FTS5 keeps the first term of each page, shortened, as a separator, and
    leaves it in place when the term is deleted. About one deleted word in
    six hundred stays readable that way, whole or as the start of a longer one.
    """
    # FTS5 puts "0" before every term of its main index.
    spelled = {f"0{space}{state}|{token}".encode() for token in tokens for state in STATES}
    beginnings = {token[:size] for token in spelled for size in range(1, len(token) + 1)}
    separators = (bytes(term) for (term,) in connection.execute("SELECT term FROM words_idx"))
    if any(term in beginnings and term.startswith(tuple(spelled)) for term in separators):
        # An index of a single segment counts as optimal and would be left as
        # it is, so a second one is made.
        connection.execute("INSERT INTO words (rowid, content) VALUES (?, 'second-segment')", (_NOBODYS_ROW,))
        connection.execute("INSERT INTO words (words) VALUES ('optimize')")
        connection.execute("DELETE FROM words WHERE rowid = ?", (_NOBODYS_ROW,))


def unshared(connection: apsw.Connection, space: int, tokens: Iterable[str]) -> set[str]:
    """Return those of *tokens* that no memory of *space* has any more."""
    return {
        token
        for token in tokens
        if not any(
            connection.execute("SELECT 1 FROM vocabulary WHERE term = ?", (f"{space}{state}|{token}",)).get
            for state in STATES
        )
    }


def has_leftovers(path: str, words: Collection[bytes]) -> bool:
    """Tell whether the unused part of any page of the file at *path* holds one of *words*, or of other bytes.

    The log must be empty. Reads the whole file: about a second per gigabyte.
    """
    if not words:
        return False
    pattern = re.compile(b"|".join(re.escape(word) for word in words), re.IGNORECASE)
    file = _descriptor(path)
    size = int.from_bytes(os.pread(file, 2, 16))
    size = 65_536 if size == 1 else size
    offset = 0
    while pages := os.pread(file, size * _PAGES_PER_READ, offset):
        for start in range(0, len(pages), size):
            unused = _unused(pages[start : start + size], 0 if offset + start else 100)
            if unused and pattern.search(unused):
                return True
        offset += len(pages)
    return False


def _descriptor(path: str) -> int:
    """Return an open descriptor of the file at *path*, to read from and never to close.

    POSIX drops all locks that a process has on a file as soon as it closes
    any descriptor of it, and SQLite's locks are of that kind.
    """
    found = os.stat(path)
    key = (found.st_dev, found.st_ino)
    if key not in _descriptors:
        _descriptors[key] = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    return _descriptors[key]


def _unused(page: bytes, header: int) -> bytes:
    """Return what lies between the pointers and the cells of a page, if it is not blank."""
    if page[header] not in _TREE_PAGES:
        return b""
    cells = int.from_bytes(page[header + 3 : header + 5])
    pointers = header + (12 if page[header] < 8 else 8)
    content = int.from_bytes(page[header + 5 : header + 7]) or len(page)
    return page[pointers + 2 * cells : content].strip(b"\0")
