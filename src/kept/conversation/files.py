"""A conversation in a file: a JSON list, an object with ``messages``, or JSON Lines. It keeps its form."""

import json
import os
import re
import stat
import tempfile
from contextlib import suppress
from typing import Any

from kept.conversation.forms import Message, checked_messages
from kept.errors import Conflict, InvalidInput

MAX_FILE_BYTES = 1 << 30


class ConversationFile:
    """The messages of one file, to be changed and written back."""

    def __init__(self, path: str) -> None:
        """Read the file at *path*.

        Raises:
            InvalidInput: there is none, or it is no conversation.
        """
        self._path = os.path.realpath(os.path.expanduser(path))
        try:
            with open(self._path, "rb") as file:
                self._stamp = _stamp(os.fstat(file.fileno()))
                data = file.read(MAX_FILE_BYTES)
            text = data.decode("utf-8-sig")
        except OSError as error:
            raise InvalidInput(
                f"cannot read the conversation {path}: {error.strerror}", field="conversation"
            ) from error
        except UnicodeDecodeError:
            raise InvalidInput(f"the conversation {path} is no UTF-8 text", field="conversation") from None
        self._whole: Any = None
        self._is_lines = False
        self._end = "\n" if text.endswith("\n") else ""
        indent = re.search(r"[\[{]\n( +|\t+)", text[:10_000])
        self._indent = (indent[1] if "\t" in indent[1] else len(indent[1])) if indent else None
        self._separators = (",", ":") if indent is None and ": " not in text[:10_000] else None
        self.messages: list[Message] = self._parsed(text, path)

    def _parsed(self, text: str, path: str) -> list[Message]:
        try:
            self._whole = json.loads(text) if text.strip() else []
            found = self._whole["messages"] if isinstance(self._whole, dict) and "messages" in self._whole else None
            if isinstance(self._whole, list):
                found = self._whole
        except ValueError:
            found = None
        if found is None:
            self._is_lines = True
            try:
                found = [json.loads(line) for line in text.split("\n") if line.strip()]
            except ValueError as error:
                raise InvalidInput(
                    f"the conversation {path} is neither JSON nor JSON Lines: {error}", field="conversation"
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
        text = self._written(messages) + self._end
        try:
            data = text.encode()
        except UnicodeEncodeError:
            data = self._written(messages, ascii_only=True).encode() + self._end.encode()
        try:
            if _stamp(os.stat(self._path)) != self._stamp:
                raise Conflict("the conversation was changed underneath; nothing was written: call again")
            mode = stat.S_IMODE(os.stat(self._path).st_mode)
            handle, temporary = tempfile.mkstemp(dir=os.path.dirname(self._path), prefix=".kept-", suffix=".tmp")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(data)
                    file.flush()
                    os.fchmod(file.fileno(), mode)
                    os.fsync(file.fileno())
                    self._stamp = _stamp(os.fstat(file.fileno()))
                os.replace(temporary, self._path)
            finally:
                with suppress(FileNotFoundError):
                    os.unlink(temporary)
        except OSError as error:
            raise InvalidInput(f"cannot write {self._path}: {error.strerror}", field="conversation") from error
        self.messages = messages

    def _written(self, messages: list[Message], *, ascii_only: bool = False) -> str:
        form: dict[str, Any] = {"ensure_ascii": ascii_only, "separators": self._separators}
        if self._is_lines:
            return "\n".join(json.dumps(message, **form) for message in messages)
        whole = self._whole | {"messages": messages} if isinstance(self._whole, dict) else messages
        return json.dumps(whole, indent=self._indent, **form)


def _stamp(found: os.stat_result) -> tuple[int, int, int]:
    return found.st_size, found.st_mtime_ns, found.st_ino
