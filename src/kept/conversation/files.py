"""A conversation in a file: a JSON list, an object with ``messages``, or JSON Lines. It keeps its form."""

import fcntl
import json
import os
import re
import stat
import time
from typing import Any, BinaryIO

from kept.conversation.forms import Message, checked_messages
from kept.errors import Conflict, InvalidInput
from kept.whole_file import replace_file

MAX_FILE_BYTES = 1 << 30
_PATIENCE_S = 20.0
_PAUSE_S = 0.005


class ConversationFile:
    """The messages of one file, to be changed and written back."""

    def __init__(self, path: str) -> None:
        """Read the file at *path*.

        Raises:
            InvalidInput: there is none, or it is no conversation.
        """
        self.path = os.path.realpath(os.path.expanduser(path))
        try:
            self._file = _locked(self.path)
            self._stamp = _stamp(os.fstat(self._file.fileno()))
            data = self._file.read(MAX_FILE_BYTES)
            text = data.decode("utf-8-sig")
        except OSError as error:
            raise InvalidInput(
                f"cannot read the conversation {path}: {error.strerror}", field="conversation"
            ) from error
        except UnicodeDecodeError:
            raise InvalidInput(f"the conversation {path} is no UTF-8 text", field="conversation") from None
        self._whole: Any = None
        self._is_lines = False
        self._bom = "\ufeff" if data.startswith(b"\xef\xbb\xbf") else ""
        self._newline = "\r\n" if "\r\n" in text[:10_000] else "\n"
        self._is_ascii = text.isascii() and "\\u" in text
        self._end = self._newline if text.endswith("\n") else ""
        indent = re.search(r"[\[{]\r?\n( +|\t+)", text[:10_000])
        self._indent = (indent[1] if "\t" in indent[1] else len(indent[1])) if indent else None
        self._separators = (",", ":") if indent is None and ": " not in text[:10_000] else None
        self.messages: list[Message] = self._parsed(text, path)

    def _parsed(self, text: str, path: str) -> list[Message]:
        try:
            self._whole = json.loads(text) if text.strip() else []
            found = self._whole["messages"] if isinstance(self._whole, dict) and "messages" in self._whole else None
            if isinstance(self._whole, list):
                found = self._whole
        except RecursionError:
            raise InvalidInput(f"the conversation {path} is nested too deeply", field="conversation") from None
        except ValueError:
            found = None
        if found is None:
            self._is_lines = True
            found = []
            for number, line in enumerate(text.split("\n"), 1):
                try:
                    found += [json.loads(line)] if line.strip() else []
                except (ValueError, RecursionError):
                    raise InvalidInput(
                        f"the conversation {path} is neither JSON nor JSON Lines: see line {number}",
                        field="conversation",
                    ) from None
        try:
            return checked_messages(found)
        except InvalidInput as error:
            raise InvalidInput(f"the conversation {path}: {error.message}", field="conversation") from None

    def save(self, messages: list[Message]) -> None:
        """Write the file anew with other messages, in its form.

        Raises:
            Conflict: somebody has changed it since it was read.
        """
        try:
            data = self._written(messages, ascii_only=self._is_ascii).encode()
        except UnicodeEncodeError:
            data = self._written(messages, ascii_only=True).encode()
        except ValueError:
            raise InvalidInput(
                "the conversation has numbers that JSON cannot hold, so it is left alone", field="conversation"
            ) from None
        try:
            if _stamp(os.stat(self.path)) != self._stamp:
                raise Conflict("the conversation was changed underneath; nothing was written: call again")
            mode = stat.S_IMODE(os.stat(self.path).st_mode)
            self._stamp = _stamp(replace_file(self.path, data, mode))
        except OSError as error:
            raise InvalidInput(f"cannot write {self.path}: {error.strerror}", field="conversation") from error
        self.messages = messages

    def close(self) -> None:
        """Let others at the file."""
        self._file.close()

    def _written(self, messages: list[Message], *, ascii_only: bool = False) -> str:
        form: dict[str, Any] = {"ensure_ascii": ascii_only, "separators": self._separators, "allow_nan": False}
        if self._is_lines:
            text = "\n".join(json.dumps(message, **form) for message in messages)
        else:
            whole = self._whole | {"messages": messages} if isinstance(self._whole, dict) else messages
            text = json.dumps(whole, indent=self._indent, **form)
        # Line breaks inside texts are escaped, so these are the file's own.
        return self._bom + text.replace("\n", self._newline) + self._end


def _locked(path: str) -> BinaryIO:
    """Open a file for reading, and keep other calls out until it is closed; they wait, and then read what is new."""
    deadline = time.monotonic() + _PATIENCE_S
    while True:
        file = open(path, "rb")  # noqa: SIM115 - the caller closes it
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.fstat(file.fileno()).st_ino == os.stat(path).st_ino:
                return file  # and not one that somebody has just replaced
        except (BlockingIOError, FileNotFoundError):
            if time.monotonic() > deadline:
                raise Conflict("another call is at work on this conversation; try again") from None
            time.sleep(_PAUSE_S)
        file.close()


def _stamp(found: os.stat_result) -> tuple[int, int, int]:
    return found.st_size, found.st_mtime_ns, found.st_ino
