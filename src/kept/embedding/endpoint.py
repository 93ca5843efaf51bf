"""Any endpoint that speaks OpenAI's ``/embeddings``: a server on this machine, in the house, or a service.

Texts are sent there, so it is used only where the setting ``embedder`` says
so. The key comes from the environment and is kept nowhere; it follows no
redirect, and travels without encryption to this machine only.
"""

import json
import os
import time
from http.client import HTTPException, HTTPMessage
from ipaddress import ip_address
from typing import IO
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, OpenerDirector, ProxyHandler, Request, build_opener

import numpy as np

from kept.embedding.embedders import Vectors, of_length_1
from kept.errors import NoModel, shown
from kept.screening.judging import mask

# A question waits less long than a batch of memories, and is asked once: its
# asker is waiting, and words find too.
QUESTION_TIMEOUT_S = 5.0
BATCH_TIMEOUT_S = 60.0
_TRIES = 3
_FIRST_PAUSE_S = 0.5
_LONGEST_PAUSE_S = 5.0

# After a failure searches go on by words for so long before it is asked again.
REST_S = 30.0

# Most services take 8,192 tokens a text; in any script a character is hardly more than one.
_MAX_CHARS = 8_000
_MAX_ANSWER_BYTES = 64 << 20
_MAX_DIMS = 8_192

# Answers after which trying again may help.
_PASSING = frozenset((408, 425, 429, 500, 502, 503, 504))


class _Failed(Exception):
    """One attempt failed; whether another may do better."""

    def __init__(self, why: str, *, passing: bool, pause_s: float = 0.0) -> None:
        super().__init__(why)
        self.why = why
        self.passing = passing
        self.pause_s = pause_s


class Endpoint:
    """A model behind an address, which may or may not answer."""

    def __init__(
        self,
        url: str,
        model: str,
        *,
        question_timeout_s: float = QUESTION_TIMEOUT_S,
        batch_timeout_s: float = BATCH_TIMEOUT_S,
        rest_s: float = REST_S,
    ) -> None:
        self._url = url.rstrip("/").removesuffix("/embeddings") + "/embeddings"
        self._model = model
        self._question_timeout_s = question_timeout_s
        self._batch_timeout_s = batch_timeout_s
        self._rest_s = rest_s
        self._dims = 0
        self._rests_until = 0.0
        self._why = ""
        host = urlsplit(self._url).hostname or ""
        self._is_here = _is_here(host)
        self._is_openai = host == "api.openai.com"
        self._opener: OpenerDirector = build_opener(_NoRedirects, *([ProxyHandler({})] if self._is_here else []))

    @property
    def name(self) -> str:
        """The address, the model, and how many numbers it answers with: with others, its vectors are others."""
        return f"openai:{self._url.removesuffix('/embeddings')}#{self._model}/{self.dims}"

    @property
    def dims(self) -> int:
        """How many numbers are in a vector; asks, if it has not answered yet."""
        if not self._dims:
            self.embed(["dimensions"])
        return self._dims

    def embed(self, texts: list[str]) -> Vectors:
        """Return one vector of length 1 for each of *texts*.

        Raises:
            NoModel: it did not answer, or with something else; the message says which.
        """
        if time.monotonic() < self._rests_until:
            raise NoModel(self._why)
        # What says nothing is not sent: services refuse it. Secrets do not leave the machine.
        said = [at for at, text in enumerate(texts) if text.strip()]
        try:
            made = self._asked([mask(texts[at])[:_MAX_CHARS] for at in said]) if said else None
        except _Failed as error:
            self._why = f"the embedder at {shown(self._url)} {error.why}; memories are found by their words"
            self._rests_until = time.monotonic() + self._rest_s
            raise NoModel(self._why) from error
        result = np.zeros((len(texts), self._dims), np.float32)
        if made is not None:
            result[said] = made
        return of_length_1(result)

    def _asked(self, texts: list[str]) -> Vectors:
        tries = 1 if len(texts) == 1 else _TRIES
        pause_s = _FIRST_PAUSE_S
        while True:
            tries -= 1
            try:
                return self._ask(texts, self._question_timeout_s if len(texts) == 1 else self._batch_timeout_s)
            except _Failed as error:
                if not error.passing or not tries:
                    raise
                time.sleep(min(_LONGEST_PAUSE_S, max(pause_s, error.pause_s)))
                pause_s *= 2

    def _ask(self, texts: list[str], timeout_s: float) -> Vectors:
        body = json.dumps({"model": self._model, "input": texts, "encoding_format": "float"}).encode()
        request = Request(self._url, body, {"Content-Type": "application/json", **self._authorization()})
        deadline = time.monotonic() + timeout_s
        try:
            with self._opener.open(request, timeout=timeout_s) as answer:
                return self._vectors(_read(answer, deadline), len(texts))
        except HTTPError as error:
            with error:
                raise _refused(error) from error
        except TimeoutError as error:
            raise _Failed(f"did not answer within {timeout_s:g} s", passing=True) from error
        except URLError as error:
            if isinstance(error.reason, TimeoutError):
                raise _Failed(f"did not answer within {timeout_s:g} s", passing=True) from error
            raise _Failed(f"cannot be reached ({shown(str(error.reason))})", passing=True) from error
        except (OSError, HTTPException) as error:
            raise _Failed(f"broke off ({type(error).__name__})", passing=True) from error

    def _authorization(self) -> dict[str, str]:
        key = os.environ.get("KEPT_EMBEDDER_KEY") or (os.environ.get("OPENAI_API_KEY") if self._is_openai else None)
        if not key:
            return {}
        if not self._url.startswith("https://") and not self._is_here:
            raise _Failed("would get the key unencrypted: use https, or unset KEPT_EMBEDDER_KEY", passing=False)
        if not key.isascii() or not key.isprintable():
            raise _Failed("needs a key of plain characters: check KEPT_EMBEDDER_KEY", passing=False)
        return {"Authorization": f"Bearer {key}"}

    def _vectors(self, answer: bytes, count: int) -> Vectors:
        """Return the vectors in an *answer*, in the order of the texts."""
        try:
            found = json.loads(answer)["data"]
            order = sorted(range(len(found)), key=lambda at: int(found[at].get("index", at)))
            made = np.array([found[at]["embedding"] for at in order], np.float32)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise _Failed("answered with something that is no list of vectors", passing=False) from error
        if made.ndim != 2 or not np.isfinite(made).all() or not 0 < made.shape[1] <= _MAX_DIMS:
            raise _Failed("answered with something that is no list of vectors", passing=False)
        if len(made) != count:
            raise _Failed(f"answered with {len(made)} vectors for {count} texts", passing=False)
        if self._dims and made.shape[1] != self._dims:
            raise _Failed(f"answered with {made.shape[1]} numbers a vector instead of {self._dims}", passing=False)
        self._dims = made.shape[1]
        return made


class _NoRedirects(HTTPRedirectHandler):
    """Takes a redirect for a failure: following one would carry texts and key to an address nobody has set."""

    def redirect_request(
        self, _req: Request, _fp: IO[bytes], _code: int, _msg: str, _headers: HTTPMessage, _newurl: str
    ) -> None:
        return None


def _refused(error: HTTPError) -> _Failed:
    hints = {
        401: ": set KEPT_EMBEDDER_KEY",
        403: ": set KEPT_EMBEDDER_KEY",
        404: ": check the address and the name of the model",
    }
    after = str(error.headers.get("Retry-After", ""))
    pause_s = float(after) if after.isascii() and after.isdecimal() else 0.0
    return _Failed(f"answered {error.code}{hints.get(error.code, '')}", passing=error.code in _PASSING, pause_s=pause_s)


def _read(answer: IO[bytes], deadline: float) -> bytes:
    """Read all of *answer*, as long as there is time; a socket's own timeout begins anew with every byte."""
    parts, size = [], 0
    while part := answer.read1(1 << 16):  # type: ignore[attr-defined]  # what http answers is buffered
        parts.append(part)
        size += len(part)
        if size > _MAX_ANSWER_BYTES:
            raise _Failed("answered with more than 64 MB", passing=False)
        if time.monotonic() > deadline:
            raise TimeoutError
    return b"".join(parts)


def _is_here(host: str) -> bool:
    """Tell whether *host* is this machine."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
