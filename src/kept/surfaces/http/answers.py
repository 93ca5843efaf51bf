"""What goes over the wire: JSON answers, and every failure as a code, a message and a remedy."""

import json
from collections.abc import Mapping
from typing import Any

from starlette.responses import Response

from kept.errors import KeptError

STATUS = {
    "invalid_input": 400,
    "access_denied": 403,
    "not_found": 404,
    "conflict": 409,
    "refused": 422,
    "disabled": 423,
    "over_budget": 429,
    "backend": 503,
}

REMEDIES = {
    "invalid_input": "Correct the field that the message names, and send the request again.",
    "access_denied": "Use a token that may do this, or ask the person who runs this server.",
    "not_found": "Search or list to see what there is.",
    "conflict": "Read it again, and decide by what it is now.",
    "refused": "Leave out what the reasons name, or say where it is kept instead.",
    "disabled": "The user switches memory on again, on the settings page or with 'kept settings set memory on'.",
    "over_budget": "Begin a new session, or keep fewer and better memories.",
    "backend": "Send the same request again in a moment; 'kept doctor' tells what is wrong if it goes on.",
    "bad_host": "Use the address that the server printed, or start it with --allow-host NAME.",
    "bad_origin": "Open the page itself; other sites may not use it.",
    "unauthorized": "Send 'Authorization: Bearer TOKEN' ('kept token create NAME' makes one), or sign in with the link"
    " that 'kept serve' printed.",
    "rate_limited": "Wait as long as Retry-After says.",
    "overloaded": "Send the same request again in a moment.",
    "too_large": "Send less at once.",
    "too_slow": "Send the whole request without pauses.",
    "wrong_method": "Use a method that the Allow header names.",
    "wrong_type": "Send JSON with 'Content-Type: application/json'.",
    "missing": "Ask the person who runs this server to install it.",
    "internal": "Send the same request again; if it fails again, report it with the request id.",
}


class Stop(Exception):
    """A request that goes no further, for a reason of HTTP's and not of the engine's."""

    def __init__(self, status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.headers = dict(headers or {})


class Json(Response):
    """An answer in JSON, with every character as itself."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """Return *content* as bytes."""
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def failure(error: KeptError | Stop) -> Json:
    """Return the wire form of *error*."""
    if isinstance(error, Stop):
        body = {"code": error.code, "message": error.message, "remedy": REMEDIES[error.code]}
        return Json({"error": body}, error.status, error.headers)
    body = error.as_dict() | {"remedy": REMEDIES[error.code]}  # type: ignore[assignment]  # details may be numbers
    headers = {"Retry-After": "1"} if error.code == "backend" else {}
    return Json({"error": body}, STATUS[error.code], headers)


def status_of(error: KeptError | Stop) -> int:
    """Return the HTTP status of *error*."""
    return error.status if isinstance(error, Stop) else STATUS[error.code]
