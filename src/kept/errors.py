"""Every way a call can fail, and nothing else.

    KeptError
    ├── InvalidInput   an argument is missing, unknown or out of range
    ├── NotFound       no such memory that the caller may see
    ├── Conflict       already superseded, a name clash, changed underneath
    ├── AccessDenied   outside the caller's scope, or no user where one is needed
    ├── Refused        screening rejected the content
    ├── OverBudget     a session's limit is used up
    ├── Backend        the database failed or is busy
    │   └── NoModel    the model that turns texts into vectors is not there, or failed
    └── Disabled       the user has switched memory off

Each class has a stable ``code`` (what a program tests for) and an
``exit_code`` (what a shell sees). The message is for people and models: it
names the field and the remedy. Never decide anything by its text.
"""

from collections.abc import Sequence
from errno import ENOSPC
from typing import ClassVar


def shown(text: str) -> str:
    """Return *text* fit for a message: short, and in characters that can be written anywhere.

    >>> shown("x" * 200)[-3:]
    'xx…'
    """
    safe = text[:80].encode("utf-8", "backslashreplace").decode()
    return f"{safe}…" if len(text) > 80 else safe


class KeptError(Exception):
    """Base of all errors that kept raises on purpose."""

    code: ClassVar[str] = "error"
    exit_code: ClassVar[int] = 1

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details = {key: value for key, value in details.items() if value is not None}

    def as_dict(self) -> dict[str, object]:
        """Return the body of the wire form ``{"error": {...}}``."""
        return {"code": self.code, "message": self.message, **self.details}


class InvalidInput(KeptError):
    """An argument is malformed, missing, unknown or out of range."""

    code = "invalid_input"
    exit_code = 2

    def __init__(self, message: str, *, field: str | None = None, **details: object) -> None:
        super().__init__(message, field=field, **details)
        self.field = field


class NotFound(KeptError):
    """No memory of that id or name is visible to the caller."""

    code = "not_found"
    exit_code = 3


class Conflict(KeptError):
    """The change does not fit the state of the store."""

    code = "conflict"
    exit_code = 4


class AccessDenied(KeptError):
    """The caller may not do this, or has no identity where one is needed."""

    code = "access_denied"
    exit_code = 5


class Refused(KeptError):
    """Screening rejected the content; nothing was written.

    ``reasons`` name rules, never the matched text: this error ends up in
    logs and in a model's context, where a secret must not follow.
    """

    code = "refused"
    exit_code = 6

    def __init__(self, message: str, *, reasons: Sequence[str], is_secret: bool = False) -> None:
        super().__init__(message, reasons=list(reasons))
        self.reasons = tuple(reasons)
        self.is_secret = is_secret


class OverBudget(KeptError):
    """A session limit is used up."""

    code = "over_budget"
    exit_code = 7

    def __init__(self, message: str, *, limit: int, used: int) -> None:
        super().__init__(message, limit=limit, used=used)
        self.limit = limit
        self.used = used


class Backend(KeptError):
    """The database failed or is busy; the same call may be tried again."""

    code = "backend"
    exit_code = 8


class NoModel(Backend):
    """The model that turns texts into vectors is not there, or failed; words still find."""


class Disabled(KeptError):
    """The user has switched memory off."""

    code = "disabled"
    exit_code = 9


def unexpected(error: Exception) -> Backend:
    """Return what a caller is told, in one line, about an error that slipped through.

    It is our mistake, unless there was no room for the answer: whoever writes one
    cannot foresee that.
    """
    if isinstance(error, OSError) and error.errno == ENOSPC:
        return Backend("the answer could not be written: no space left on the device that it goes to")
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return Backend(f"kept failed unexpectedly ({shown(what)}); set KEPT_DEBUG=1 to see where, and report it")
