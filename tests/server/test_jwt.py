"""Signed tokens of an authorization server: whose count, and what RFC 9728 lets clients read."""

import json
from datetime import UTC, datetime, timedelta

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from kept.errors import InvalidInput
from kept.surfaces.http.jwt import Verifier
from kept.surfaces.http.options import JwtOptions

ISSUER, AUDIENCE = "https://issuer.example", "https://kept.example/mcp"


class Issuer:
    def __init__(self, folder):
        self.key = ec.generate_private_key(ec.SECP256R1())
        public = json.loads(jwt.algorithms.ECAlgorithm.to_jwk(self.key.public_key()))
        self.file = folder / "keys.json"
        self.file.write_text(json.dumps({"keys": [public | {"kid": "k1", "alg": "ES256", "use": "sig"}]}))
        self.options = JwtOptions(ISSUER, AUDIENCE, str(self.file))

    def sign(self, key=None, algorithm="ES256", kid="k1", **claims):
        now = datetime.now(UTC)
        given = {"iss": ISSUER, "aud": AUDIENCE, "sub": "ann", "exp": now + timedelta(minutes=5), "scope": "kept:write"}
        given = {name: value for name, value in (given | claims).items() if value is not None}
        return jwt.encode(given, key or self.key, algorithm=algorithm, headers={"kid": kid})


@pytest.fixture
def issuer(tmp_path):
    return Issuer(tmp_path)


@pytest.mark.covers("server.jwt")
def test_a_signed_token_for_this_server_lets_its_subject_in(serve, issuer):
    served = serve(jwt=issuer.options)
    served.access.ensure_user("ann")
    served.access.join("platform", "ann")
    client = served.client(issuer.sign(kept_projects=["web"]), **{"Kept-Project": "web"})
    assert client.post("/tools/memory_store", json={"type": "fact", "content": "By a signed token"}).status_code == 200
    team = client.post("/tools/memory", json={"action": "remember", "content": "Ours", "scope": "team"})
    assert team.json()["scope"] == "team"
    reader = served.client(issuer.sign(scope="openid kept:read"))
    assert reader.post("/tools/memory_store", json={"type": "fact", "content": "x"}).status_code == 403
    assert reader.get("/memories").status_code == 403, "a signed token is an agent's"
    assert served.client(issuer.sign(), **{"Kept-Project": "web"}).get("/tools").status_code == 403


@pytest.mark.covers("server.jwt")
def test_every_other_signed_token_opens_nothing(serve, issuer):
    served = serve(jwt=issuer.options)
    served.access.ensure_user("ann")
    served.access.ensure_user("eve")
    served.access.disable_user("eve")
    past = datetime.now(UTC) - timedelta(hours=1)
    other = ec.generate_private_key(ec.SECP256R1())
    public = issuer.key.public_key()
    guesses = served.server.config.loaded_app.site.guesses
    for name, token in {
        "for another server": issuer.sign(aud="https://other.example"),
        "for nobody": issuer.sign(aud=None),
        "of another issuer": issuer.sign(iss="https://evil.example"),
        "expired": issuer.sign(exp=past),
        "without an end": issuer.sign(exp=None),
        "not yet": issuer.sign(nbf=datetime.now(UTC) + timedelta(hours=1)),
        "without a subject": issuer.sign(sub=None),
        "of an unknown user": issuer.sign(sub="mallory"),
        "of somebody disabled": issuer.sign(sub="eve"),
        "without a scope of ours": issuer.sign(scope="openid"),
        "signed by another key": issuer.sign(key=other),
        "of an unknown key": issuer.sign(kid="k2"),
        "not signed": jwt.encode({"iss": ISSUER, "aud": AUDIENCE, "sub": "ann", "scope": "kept:admin"}, None, "none"),
        "signed with the public key as a secret": jwt.encode(
            {"iss": ISSUER, "aud": AUDIENCE, "sub": "ann", "exp": 9_999_999_999, "scope": "kept:admin"},
            str(public.public_numbers().x).encode() * 2, "HS256", headers={"kid": "k1"},
        ),
        "no token": "a.b.c",
    }.items():  # fmt: skip
        guesses._buckets.clear()
        answer = served.client(token).get("/tools")
        assert answer.status_code == 401, name
        assert (
            'resource_metadata="https://kept.example/.well-known/oauth-protected-resource/mcp"'
            in answer.headers["www-authenticate"]
        )


@pytest.mark.covers("server.jwt")
def test_a_client_finds_out_where_to_get_a_token(serve, issuer):
    client = serve(jwt=issuer.options).client()
    for address in ("/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/mcp"):
        metadata = client.get(address).json()
        assert metadata["resource"] == AUDIENCE
        assert metadata["authorization_servers"] == [ISSUER]
        assert metadata["scopes_supported"] == ["kept:read", "kept:write", "kept:admin"]


def test_opaque_tokens_work_beside_signed_ones(serve, issuer):
    served = serve(jwt=issuer.options)
    assert served.agent().get("/tools").status_code == 200


@pytest.mark.parametrize("content", ["", "{}", '{"keys": 1}', "nonsense"])
def test_keys_that_are_none_are_told_at_the_start(tmp_path, content, keeper):
    file = tmp_path / "keys.json"
    file.write_text(content)
    for source in (str(file), str(tmp_path / "missing.json")):
        with pytest.raises(InvalidInput, match="--jwt-keys"):
            Verifier(JwtOptions(ISSUER, AUDIENCE, source), keeper.storage, "default")
