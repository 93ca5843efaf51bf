"""Signed tokens of somebody else's authorization server, as RFC 9728 and MCP describe. Needs ``kept[jwt]``.

A token counts if *issuer* signed it for *audience* (this server, and no
other), it has not expired, and its subject is a user of ours who is not
disabled. Teams are ours to give and never read from the token; the projects
it may name are in its claim ``kept_projects``.
"""

import json
import logging
import math
import time
from collections.abc import Sequence
from threading import Lock
from typing import Any
from urllib.parse import urlsplit

from kept.access import LEVELS
from kept.errors import InvalidInput
from kept.storage.access import Level
from kept.storage.protocol import Storage
from kept.surfaces.http.options import JwtOptions
from kept.surfaces.http.visitors import Visitor

# Only signatures that need the issuer's private key; a shared secret proves nothing about the issuer.
_ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"]
_LEEWAY_S = 30

# The keys of an issuer: how long one answer holds, how often it is asked at most, and how long it may take.
_FRESH_S, _ASKED_EVERY_S, _FETCH_S = 3_600, 10, 5

log = logging.getLogger("kept.http")


class Verifier:
    """Tells whose a signed token is."""

    def __init__(self, options: JwtOptions, storage: Storage, tenant: str) -> None:
        try:
            import jwt
        except ImportError:
            raise InvalidInput("signed tokens need another package: pip install 'kept[jwt]'", field="jwt") from None
        self._jwt = jwt
        self._options = options
        self._storage = storage
        self._tenant = tenant
        self._keys = _keys(options.keys)

    def __call__(self, token: str) -> Visitor | None:
        """Return who holds *token*; None if it proves nothing here."""
        jwt, options = self._jwt, self._options
        try:
            claims: dict[str, Any] = jwt.decode(
                token,
                self._keys(token),
                algorithms=_ALGORITHMS,
                audience=options.audience,
                issuer=options.issuer,
                leeway=_LEEWAY_S,
                options={"require": ["exp", "iss", "aud", "sub"]},
            )
        except (jwt.PyJWTError, ValueError):
            return None
        levels = {f"kept:{level}": level for level in LEVELS}
        granted = [levels[scope] for scope in str(claims.get("scope", "")).split() if scope in levels]
        user = self._storage.access.user(self._tenant, str(claims["sub"]))
        if user is None or user.disabled_at is not None or not granted:
            return None
        access: Level = max(granted, key=LEVELS.index)
        named = claims.get("kept_projects", [])
        projects = tuple(map(str, named)) if isinstance(named, list) else ()
        return Visitor(self._tenant, user.name, user.teams, f"jwt-{user.name}", "program", "agent", access, projects)


def _keys(source: str) -> Any:
    """Return what finds the key that a token names, in the key set at *source*: a file, or an address of the issuer's.

    Raises:
        InvalidInput: there is no key set there.
    """
    import jwt

    if urlsplit(source).scheme == "https":
        return Fetched(source)
    try:
        with open(source, encoding="utf-8") as file:
            found = jwt.PyJWKSet.from_dict(json.load(file))
    except (OSError, ValueError, jwt.PyJWTError) as error:
        raise InvalidInput(f"--jwt-keys takes a file with a JSON Web Key Set, or its https address: {error}",
                           field="jwt_keys") from None  # fmt: skip

    def named(token: str) -> Any:
        key = _named(token, found.keys)
        if key is None:
            raise jwt.InvalidTokenError("no such key")
        return key

    return named


def _named(token: str, keys: Sequence[Any]) -> Any:
    """Return the key that *token* names among *keys*, or None."""
    import jwt

    wanted = jwt.get_unverified_header(token).get("kid")
    is_only = wanted is None and len(keys) == 1
    return next((key for key in keys if is_only or key.key_id == wanted), None)


class Fetched:
    """The keys at an address of the issuer's, asked for when they are old, or when a token names another.

    Anybody can make up tokens that name keys of nobody's, so that is not
    done for each, and whoever names a key that is there does not wait for it.
    """

    def __init__(self, address: str) -> None:
        import jwt

        self._client = jwt.PyJWKClient(address, cache_jwk_set=False, timeout=_FETCH_S)
        self._missing = jwt.InvalidTokenError
        self._failures = (jwt.PyJWTError, OSError, ValueError)
        self._keys: Sequence[Any] = ()
        self._fetched_at = self._asked_at = -math.inf
        self._asking = Lock()

    def __call__(self, token: str) -> Any:
        """Return the key that *token* names."""
        key = _named(token, self._fresh())
        if key is None:
            self._ask()
            key = _named(token, self._fresh())
        if key is None:
            raise self._missing("no such key")
        return key

    def _fresh(self) -> Sequence[Any]:
        return self._keys if time.monotonic() - self._fetched_at < _FRESH_S else ()

    def _ask(self) -> None:
        # While there are keys, a token that names another is not worth waiting for.
        if not self._asking.acquire(blocking=not self._fresh()):
            return
        try:
            if time.monotonic() - self._asked_at >= _ASKED_EVERY_S:
                self._keys = self._client.get_signing_keys(refresh=True)
                self._fetched_at = time.monotonic()
                self._asked_at = self._fetched_at
        except self._failures as error:
            self._asked_at = time.monotonic()
            log.warning("the issuer's keys could not be fetched: %s", error)
        finally:
            self._asking.release()


def metadata(options: JwtOptions) -> dict[str, object]:
    """Return what RFC 9728 lets a client read about this server."""
    return {
        "resource": options.audience,
        "authorization_servers": [options.issuer],
        "scopes_supported": [f"kept:{level}" for level in LEVELS],
        "bearer_methods_supported": ["header"],
        "resource_name": "kept",
    }
