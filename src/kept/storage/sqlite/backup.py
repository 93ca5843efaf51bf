"""Copies of a live store: made while others write, and verified before they count."""

import os
from pathlib import Path

import apsw

from kept.errors import Backend, InvalidInput
from kept.storage.protocol import Indexer, Progress
from kept.storage.sqlite import check, schema
from kept.storage.sqlite.connection import copy_pages


def write(
    connection: apsw.Connection, store: Path, target: Path, indexer: Indexer, progress: Progress | None = None
) -> None:
    """Copy the store to *target*, verify the copy, then give it its name.

    Raises:
        InvalidInput: there is something at *target* already.
        Backend: the copy cannot be written, or does not verify.
    """
    if target.exists() or target.is_symlink():
        raise InvalidInput(f"{target} exists already; name a new file for the backup", field="file")
    partial = target.with_name(f"{target.name}.partial-{os.getpid()}")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise Backend(f"cannot write the backup {target}: {error.strerror}") from error
    try:
        copy = apsw.Connection(str(partial))
        try:
            copy_pages(connection, copy, progress)
            # One plain file: a copy needs no log, and readers need no permission to make one.
            copy.pragma("journal_mode", "delete")
        finally:
            copy.close()
        verify(partial, indexer)
        os.rename(partial, target)
    finally:
        partial.unlink(missing_ok=True)


def verify(source: Path, indexer: Indexer) -> None:
    """Make sure that *source* is a sound copy of a kept store.

    Raises:
        Backend: it is not; the message says what is wrong.
    """
    if not source.is_file():
        raise Backend(f"there is no backup {source}")
    try:
        connection = apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            if schema.version_of(connection, str(source)) == 0:
                raise Backend(f"{source} holds no kept store")
            problems = check.check(connection, indexer).problems
        finally:
            connection.close()
    except apsw.Error as error:
        raise Backend(f"{source} is not a sound backup: {error}") from error
    if problems:
        raise Backend(f"{source} is not a sound backup: {problems[0]}")
