"""Signed tokens of an authorization server: whose count, and what RFC 9728 lets clients read."""

import json
import socket
import threading
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from kept.errors import InvalidInput
from kept.surfaces.http import jwt as over_http
from kept.surfaces.http.jwt import Fetched, Verifier
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


def bogus(number):
    return jwt.encode({"sub": "ann"}, "x" * 32, "HS256", headers={"kid": f"made-up-{number}"})


@pytest.mark.covers("server.jwt.fetching")
def test_made_up_signed_tokens_hold_up_nobody_while_the_issuer_is_silent(serve):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"https://127.0.0.1:{silent.getsockname()[1]}/keys"
        served = serve(jwt=JwtOptions(ISSUER, AUDIENCE, address))
        agent = served.agent()
        assert agent.get("/tools").status_code == 200
        answers = []
        guessing = [
            threading.Thread(target=lambda number=number: answers.append(served.client(bogus(number)).get("/tools")))
            for number in range(6)
        ]
        for thread in guessing:
            thread.start()
        connection, _ = silent.accept()  # the keys are being fetched now
        assert agent.get("/tools").status_code == 200
        assert answers == [], "and nobody knows yet whether the others may come in"
        connection.close()
        for thread in guessing:
            thread.join(20)
        assert [answer.status_code for answer in answers] == [401] * 6
        silent.settimeout(0.1)
        with pytest.raises(TimeoutError):
            silent.accept()  # which failed once, and was not tried for each


@pytest.mark.covers("server.jwt.fetching")
def test_keys_are_fetched_again_for_one_that_is_missing_but_not_for_each(issuer, monkeypatch):
    asked = []

    class Keys(BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            self.send_response(200)
            self.end_headers()
            self.wfile.write(issuer.file.read_bytes())

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Keys) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        keys = Fetched(f"http://127.0.0.1:{server.server_port}/keys")
        assert keys(issuer.sign()).key_id == "k1"
        for number in range(5):
            with pytest.raises(jwt.InvalidTokenError):
                keys(bogus(number))
        assert len(asked) == 1
        issuer.file.write_text(issuer.file.read_text().replace('"k1"', '"k2"'))
        monkeypatch.setattr(over_http, "_ASKED_EVERY_S", 0)
        assert keys(issuer.sign(kid="k2")).key_id == "k2"
        assert len(asked) == 2
        server.shutdown()
    assert keys(issuer.sign(kid="k2")).key_id == "k2"
    with pytest.raises(jwt.InvalidTokenError):
        keys(bogus(6))
    monkeypatch.setattr(over_http, "_FRESH_S", 0)
    with pytest.raises(jwt.InvalidTokenError):
        keys(issuer.sign(kid="k2"))


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
