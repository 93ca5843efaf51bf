"""Changing the files of other programs: shown first, written whole, and taken back to the byte.

What a file held before our first change is kept beside the store, so that
removing restores it exactly. If the file has changed since, only our own
entries are taken out of it.
"""

import base64
import json
import os
import re
import stat
from contextlib import suppress
from difflib import unified_diff
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from kept.errors import InvalidInput
from kept.identity import home_folder
from kept.surfaces.setup import jsonc, toml
from kept.surfaces.setup.agents import Entry, File, Scope
from kept.whole_file import replace_file

_MAX_BYTES = 64 << 20
_MAX_SHOWN = 400

# What every command of ours has in it, whichever way kept is started.
_OURS = re.compile(r"\bkept\b.*\bhook\b")

# The parts of an entry that say how kept is started; others may be a person's own by now.
_STARTED_BY = ("command", "args")


class Change(NamedTuple):
    """A file as it is and as it should be; None where there is no file."""

    file: File
    before: bytes | None
    after: bytes | None

    @property
    def is_needed(self) -> bool:
        """Whether anything is to be written."""
        return self.before != self.after

    def diff(self) -> str:
        """Return the change as a diff."""
        old, new = ("/dev/null" if data is None else str(self.file.path) for data in (self.before, self.after))
        before, after = (
            (data or b"").decode("utf-8", "replace").splitlines(keepends=True) for data in (self.before, self.after)
        )
        lines = unified_diff(before, after, old, new, n=2)
        # A file may be one long line, of which nobody needs to see all.
        return "".join(
            f"{line[:_MAX_SHOWN]}…\n" if len(line) > _MAX_SHOWN else line.rstrip("\n") + "\n" for line in lines
        )


def adding(file: File) -> Change:
    """Return the change that puts our entries into *file*.

    Raises:
        InvalidInput: the file cannot be read, or is written in a way that cannot be changed.
    """
    before = _read(file.path)
    text = _text(file, before)
    if file.form == "whole" and before is not None and not _is_ours_whole(text):
        raise InvalidInput(f"{file.path} is there and not ours; move it away first", field="file")
    with _naming(file):
        for entry in file.entries:
            text = _put(file, text, entry)
    return Change(file, before, text.encode())


def alone(file: File) -> str:
    """Return our entries as a file that holds nothing else, to be put in by hand."""
    text = ""
    for entry in file.entries:
        text = _put(file, text, entry)
    return text


def removing(file: File) -> Change:
    """Return the change that takes our entries out of *file*, to the byte if nobody has changed it since."""
    before = _read(file.path)
    note = _note(file.path)
    if before is not None and note is not None and note["after"] == _digest(before):
        held = note["before"]
        return Change(file, before, None if held is None else base64.b64decode(held))
    if before is None:
        return Change(file, None, None)
    if file.form == "whole":
        return Change(file, before, None if _is_ours_whole(_text(file, before)) else before)
    return Change(file, before, _without_ours(file, before, note["stays"] if note is not None else {}))


def write(change: Change, scope: Scope) -> None:
    """Write *change*, and remember what was there before our first one."""
    path = change.file.path
    # A link stays one: what it leads to is changed.
    target = Path(os.path.realpath(path))
    try:
        if _read(path) != change.before:
            raise InvalidInput(f"{path} has changed in the meantime; run it again", field="file")
        if change.after is None:
            target.unlink()
            _remove_folders(target, _note(path))
        else:
            target.parent.mkdir(mode=0o700 if scope == "user" else 0o755, parents=True, exist_ok=True)
            _replace(target, change.after, scope)
    except OSError as error:
        raise InvalidInput(f"cannot write {path}: {error.strerror}", field="file") from error


def remember(change: Change) -> None:
    """Keep what the file held before our first change; a second change keeps the first one's."""
    note = _note(change.file.path)
    before, stays = _encoded(change.before), _standing(change)
    if note is not None and change.before is not None:
        # What we have put in earlier was not there before.
        stays = note["stays"]
        is_as_left = note["after"] == _digest(change.before)
        is_alone = is_as_left or change.file.form == "whole"
        bare = None if is_alone else _without_ours(change.file, change.before, stays)
        before = note["before"] if is_as_left else _encoded(bare)
    place = _note_path(change.file.path)
    kept = {
        "path": str(change.file.path),
        "before": before,
        "after": _digest(change.after or b""),
        "stays": stays,
        "made": note["made"] if note is not None else _missing_folder(change.file.path),
    }
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _replace(place, json.dumps(kept).encode(), "user")
    except OSError as error:
        raise InvalidInput(
            f"cannot note in {place.parent} how to undo the change, so {change.file.path} is left alone:"
            f" {error.strerror}",
            field="file",
        ) from error


def forget(file: File) -> None:
    """Forget what a file held before; it is as it was."""
    with suppress(OSError):
        _note_path(file.path).unlink()


# Text


def _text(file: File, data: bytes | None) -> str:
    try:
        return (data or b"").decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidInput(f"{file.path} is no UTF-8 text, so it is left alone", field="file") from None


def _without_ours(file: File, data: bytes, stays: dict[str, int]) -> bytes:
    """Return the file without our entries; the first parts of the way to them, so many as *stays* says, remain."""
    text = _text(file, data)
    with _naming(file):
        for entry in file.entries:
            text = _take_out(file, text, entry, stays)
    return text.encode()


def _is_ours_whole(text: str) -> bool:
    return text.startswith("// Written by kept")


def _put(file: File, text: str, entry: Entry) -> str:
    """Put *entry* in; what a person has added to it stays."""
    if file.form == "whole":
        return str(entry.value)
    if file.form == "toml":
        return toml.put(text, tuple(map(str, entry.path)), entry.value)
    path = _path_in(text, entry)
    held = _held(jsonc.parsed(text).value, path)
    if held is None:
        return jsonc.put(text, path, entry.value)
    if isinstance(path[-1], int):
        return text if _words(held) == _words(entry.value) else jsonc.put(text, path, entry.value)
    if not isinstance(held, dict) or not isinstance(entry.value, dict):
        return text if entry.path == ("version",) else jsonc.put(text, path, entry.value)
    for key, value in entry.value.items():
        if key in _STARTED_BY or key not in held:
            text = jsonc.put(text, (*path, key), value)
    return text


def _take_out(file: File, text: str, entry: Entry, stays: dict[str, int]) -> str:
    if file.form == "toml":
        return toml.taken_out(text, tuple(map(str, entry.path)))
    if entry.path == ("version",):
        return text  # somebody else's hooks may need it by now
    path = _path_in(text, entry)
    return text if path[-1] == -1 else jsonc.taken_out(text, path, stays.get(_name(entry), 0))


def _path_in(text: str, entry: Entry) -> jsonc.Path:
    """Return where *entry* stands, or goes: in a list, the number of the element that is ours, else -1."""
    root = jsonc.parsed(text).value
    # A newer OpenCode has its servers one floor deeper.
    if entry.path[0] == "mcp" and isinstance(_held(root, ("mcp", "servers")), dict):
        return ("mcp", "servers", *entry.path[1:])
    if entry.path[-1] != -1:
        return entry.path
    elements = _held(root, entry.path[:-1])
    ours = (at for at, one in enumerate(elements if isinstance(elements, list) else []) if is_ours(one))
    return (*entry.path[:-1], next(ours, -1))


def _held(value: Any, path: jsonc.Path) -> Any:
    """Return what stands at *path*, or None."""
    for key in path:
        if isinstance(key, int):
            value = value[key] if isinstance(value, list) and 0 <= key < len(value) else None
        else:
            value = value.get(key) if isinstance(value, dict) else None
    return value


def is_ours(element: Any) -> bool:
    """Tell whether an element of a list of hooks runs ``kept hook``, and nothing else."""
    return _OURS.search(" ".join(_words(element))) is not None


def _words(element: Any) -> list[str]:
    """Return the command that an element of a list of hooks runs; nothing if it runs several."""
    handlers = element.get("hooks", [element]) if isinstance(element, dict) else []
    if not isinstance(handlers, list) or len(handlers) != 1 or not isinstance(handlers[0], dict):
        return []
    arguments = handlers[0].get("args")
    return [str(one) for one in (handlers[0].get("command"), *(arguments if isinstance(arguments, list) else []))]


def _standing(change: Change) -> dict[str, int]:
    """Return for each entry how much of the way to it was there before."""
    if change.before is None or change.file.form != "json":
        return {}
    root = jsonc.parsed(change.before.decode("utf-8", "replace")).value
    return {
        _name(entry): sum(_held(root, entry.path[:depth]) is not None for depth in range(1, len(entry.path) + 1))
        for entry in change.file.entries
    }


def _name(entry: Entry) -> str:
    return "/".join(map(str, entry.path))


class _naming:  # noqa: N801 - reads as a statement
    """Say in an error which file it is about."""

    def __init__(self, file: File) -> None:
        self._file = file

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, InvalidInput):
            raise InvalidInput(f"{self._file.path} is left alone: {error.message}", field="file") from None


# Files


def _read(path: Path) -> bytes | None:
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode) or found.st_size > _MAX_BYTES:
            raise InvalidInput(f"{path} is no plain file of a usual size, so it is left alone", field="file")
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise InvalidInput(f"cannot read {path}: {error.strerror}", field="file") from error


def _replace(target: Path, data: bytes, scope: Scope) -> None:
    """Write a file, as private as it was."""
    mode = 0o600 if scope == "user" else 0o644
    with suppress(FileNotFoundError):
        mode = stat.S_IMODE(target.stat().st_mode)
    replace_file(target, data, mode)


def _missing_folder(path: Path) -> str | None:
    """Return the outermost folder that has to be made for a file."""
    missing = [folder for folder in path.parents if not folder.exists()]
    return str(missing[-1]) if missing else None


def _remove_folders(path: Path, note: dict[str, Any] | None) -> None:
    """Remove the folders that were made for a file, as far as nothing else is in them."""
    if note is None or note["made"] is None:
        return
    for folder in path.parents:
        if not folder.is_relative_to(note["made"]):
            break
        with suppress(OSError):
            folder.rmdir()


def _note_path(path: Path) -> Path:
    return Path(home_folder(), "setup", blake2b(str(path).encode(), digest_size=16).hexdigest() + ".json")


def _note(path: Path) -> dict[str, Any] | None:
    try:
        note = json.loads(_note_path(path).read_bytes())
    except (OSError, ValueError):
        return None
    return note if isinstance(note, dict) and {"before", "after", "stays", "made"} <= note.keys() else None


def _encoded(data: bytes | None) -> str | None:
    return None if data is None else base64.b64encode(data).decode()


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=32).hexdigest()
