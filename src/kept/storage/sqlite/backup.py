"""Copies of a live store: made while others write, and verified before they count."""

import os
from contextlib import suppress

import apsw

from kept.errors import Backend, InvalidInput
from kept.storage.protocol import Indexer, Progress
from kept.storage.sqlite import check, schema
from kept.storage.sqlite.connection import copy_pages, make_private_folder


def write(connection: apsw.Connection, target: str, indexer: Indexer, progress: Progress | None = None) -> None:
    """Copy the store to *target*, verify the copy, then give it its name.

    Raises:
        InvalidInput: there is something at *target* already.
        Backend: the copy cannot be written, or does not verify.
    """
    if os.path.lexists(target):
        raise InvalidInput(f"{target} exists already; name a new file for the backup", field="file")
    partial = f"{target}.partial-{os.urandom(4).hex()}"
    try:
        make_private_folder(os.path.dirname(target))
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise Backend(f"cannot write the backup {target}: {error.strerror}") from error
    try:
        copy = apsw.Connection(partial)
        try:
            copy_pages(connection, copy, progress)
            # One plain file: a copy needs no log, and readers need no permission to make one.
            copy.pragma("journal_mode", "delete")
        finally:
            copy.close()
        verify(partial, indexer)
        os.rename(partial, target)
    finally:
        with suppress(FileNotFoundError):
            os.remove(partial)


def verify(source: str, indexer: Indexer) -> None:
    """Make sure that *source* is a sound copy of a kept store.

    Raises:
        Backend: it is not; the message says what is wrong.
    """
    if not os.path.isfile(source):
        raise Backend(f"there is no backup {source}")
    try:
        connection = apsw.Connection(source, flags=apsw.SQLITE_OPEN_READONLY)
        try:
            if schema.version_of(connection, source) == 0:
                raise Backend(f"{source} holds no kept store")
            problems = check.check(connection, indexer).problems
        finally:
            connection.close()
    except apsw.Error as error:
        raise Backend(f"{source} is not a sound backup: {error}") from error
    if problems:
        raise Backend(f"{source} is not a sound backup: {problems[0]}")
