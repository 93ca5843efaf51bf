"""Signed tokens of somebody else's authorization server, as RFC 9728 and MCP describe. Needs ``kept[jwt]``.

A token counts if *issuer* signed it for *audience* (this server, and no
other), it has not expired, and its subject is a user of ours who is not
disabled. Teams are ours to give and never read from the token; the projects
it may name are in its claim ``kept_projects``.
"""

import json
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
        client = jwt.PyJWKClient(source, lifespan=3_600, timeout=5)
        return client.get_signing_key_from_jwt
    try:
        with open(source, encoding="utf-8") as file:
            found = jwt.PyJWKSet.from_dict(json.load(file))
    except (OSError, ValueError, jwt.PyJWTError) as error:
        raise InvalidInput(f"--jwt-keys takes a file with a JSON Web Key Set, or its https address: {error}",
                           field="jwt_keys") from None  # fmt: skip

    def named(token: str) -> Any:
        wanted = jwt.get_unverified_header(token).get("kid")
        for key in found.keys:
            if key.key_id == wanted or (wanted is None and len(found.keys) == 1):
                return key
        raise jwt.InvalidTokenError("no such key")

    return named


def metadata(options: JwtOptions) -> dict[str, object]:
    """Return what RFC 9728 lets a client read about this server."""
    return {
        "resource": options.audience,
        "authorization_servers": [options.issuer],
        "scopes_supported": [f"kept:{level}" for level in LEVELS],
        "bearer_methods_supported": ["header"],
        "resource_name": "kept",
    }
