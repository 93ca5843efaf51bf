"""Files and folders of other systems, read and never changed."""

import os
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from kept.errors import InvalidInput

# Folders that hold no notes of a person.
_PASSED_OVER = frozenset({"node_modules", "__pycache__", "venv", "target", "dist", "build"})

MAX_TEXT_BYTES = 10 << 20


def changed_at(path: Path) -> datetime | None:
    """Return when the file was last changed."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:
        return None


def text_lines(path: Path) -> Iterator[str]:
    """Yield the lines of a text, however long it is; what is no UTF-8 becomes a question mark."""
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as file:
            yield from file
    except OSError as error:
        raise InvalidInput(f"cannot read {path}: {error.strerror}", field="file") from error


def contents(path: Path) -> bytes:
    """Return a file as it is.

    Raises:
        InvalidInput: it cannot be read, is no plain file, or is too large for a text.
    """
    try:
        # Not opened before it is known to be a file: a pipe would wait for ever.
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise InvalidInput("it is no plain file", field="file")
        if found.st_size > MAX_TEXT_BYTES:
            raise InvalidInput(f"it has {found.st_size:,} bytes; at most {MAX_TEXT_BYTES:,} are read", field="file")
        return path.read_bytes()
    except OSError as error:
        raise InvalidInput(f"it cannot be read: {error.strerror}", field="file") from error


def markdown_files(folder: Path) -> Iterator[Path]:
    """Yield the Markdown files in and below *folder*, in order; hidden folders and links are passed over."""
    for above, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in _PASSED_OVER)
        for name in sorted(files):
            path = Path(above, name)
            if name.lower().endswith((".md", ".markdown")) and not name.startswith(".") and not path.is_symlink():
                yield path
