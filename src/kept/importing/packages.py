"""The files of an export that may be a ZIP, a folder, or one of its files; ZIPs inside are opened too."""

import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from kept.errors import InvalidInput

# What stays in memory of a ZIP inside a ZIP.
_SPOOLED = 16 << 20


@contextmanager
def opened(path: Path) -> Iterator[Iterator[tuple[str, BinaryIO]]]:
    """Give the (name, open file) of everything in the export at *path*, one after the other.

    Raises:
        InvalidInput: there is no such file, or it cannot be read.
    """
    try:
        yield _files(path)
    except OSError as error:
        raise InvalidInput(f"cannot read {path}: {error.strerror or error}", field="file") from error
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError) as error:
        raise InvalidInput(f"{path} is no ZIP that can be read: {error}", field="file") from error


def _files(path: Path) -> Iterator[tuple[str, BinaryIO]]:
    if path.is_dir():
        for file in sorted(path.rglob("*")):
            if file.is_file() and file.suffix in {".json", ".zip"}:
                yield from _one(file.relative_to(path).as_posix(), file)
    else:
        yield from _one(path.name, path)


def _one(name: str, file: Path) -> Iterator[tuple[str, BinaryIO]]:
    with file.open("rb") as data:
        if zipfile.is_zipfile(data):
            yield from _packed(data)
        else:
            data.seek(0)
            yield name, data


def _packed(data: BinaryIO, depth: int = 0) -> Iterator[tuple[str, BinaryIO]]:
    with zipfile.ZipFile(data) as package:
        for name in sorted(package.namelist()):
            if name.endswith(".json"):
                with package.open(name) as file:
                    yield name, file  # type: ignore[misc]  # it reads bytes, which is all that is asked of it
            elif name.endswith(".zip") and depth == 0:
                with tempfile.SpooledTemporaryFile(_SPOOLED) as inner, package.open(name) as file:
                    shutil.copyfileobj(file, inner)
                    inner.seek(0)
                    yield from _packed(inner, depth + 1)  # type: ignore[arg-type]  # as above
