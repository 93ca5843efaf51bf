"""Made-up provider tokens in prose, made from a seed, so that the repository holds nothing that looks like a token.

    python bench/provider_tokens.py [--seed 7] [--rows 400]

prints JSON Lines with the keys ``text``, ``label`` (always "secret"), ``lang``
and ``kind`` (the provider). Tokens follow the formats the providers publish:
prefix, length, alphabet, and the checksum where it is known. Prefixes are put
together from two parts, so that other scanners leave this file alone. Every
random part is drawn here: no token belongs to anybody.

There are four shapes of value. A *token* is recognised by itself and may stand
anywhere. A *bare* value has no mark of its own and therefore always stands in
an assignment, or beside its service and a word for a key. A *fragment*, such as a connection string, brings its own
context. A *block* spans lines.
"""

import argparse
import base64
import hashlib
import hmac
import json
import random
import string
import uuid
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

Shape = Literal["token", "bare", "fragment", "block"]
Make = Callable[[random.Random], str]

_DIGITS = string.digits
_LOWER = string.ascii_lowercase
_UPPER = string.ascii_uppercase
_HEX = "0123456789abcdef"
_BASE62 = _DIGITS + _UPPER + _LOWER
_BASE36 = _DIGITS + _LOWER
_BASE32 = _UPPER + "234567"
_BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_URL64 = _BASE62 + "-_"
_BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
_WORDS = (
    "otter maple violet copper harbor lantern pickle saffron thunder velvet walnut zephyr biscuit comet dragon ember "
    "falcon glacier hazel indigo juniper kettle lagoon marble nectar orchid pepper quartz raven sierra tulip"
).split()


class Template(NamedTuple):
    """A sentence with a hole: ``<T>`` is the value, ``<V>`` the variable's name, ``<P>`` the provider's."""

    lang: str
    text: str


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of secret and how to make one up."""

    name: str
    provider: str
    shape: Shape
    make: Make
    variable: str = "API_TOKEN"


# ---- pieces -------------------------------------------------------------------------------------------------------


def _join(*parts: str) -> str:
    """Put a prefix together; in parts it is no prefix to a scanner.

    >>> _join("ab", "c_")
    'abc_'
    """
    return "".join(parts)


def _pick(rng: random.Random, alphabet: str, size: int) -> str:
    return "".join(rng.choices(alphabet, k=size))


def _uuid(rng: random.Random) -> str:
    return str(uuid.UUID(bytes=rng.randbytes(16), version=4))


def _number(rng: random.Random, size: int) -> str:
    return rng.choice("123456789") + _pick(rng, _DIGITS, size - 1)


def _b64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _b64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _base62_crc(body: str) -> str:
    """Return the six-digit checksum that ends GitHub's and npm's tokens: CRC-32 in base 62.

    >>> _base62_crc("")
    '000000'
    >>> _base62_crc("a")
    '4GEHKN'
    """
    number = zlib.crc32(body.encode())
    digits = ""
    for _ in range(6):
        number, rest = divmod(number, 62)
        digits = _BASE62[rest] + digits
    return digits


def _bech32(prefix: str, data: bytes) -> str:
    """Return data in Bech32 (BIP 173), as age writes its keys.

    >>> _bech32("a", b"")
    'a12uel5l'
    """

    def polymod(values: list[int]) -> int:
        check = 1
        for value in values:
            top = check >> 25
            check = (check & 0x1FFFFFF) << 5 ^ value
            for bit, mask in enumerate((0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)):
                if top >> bit & 1:
                    check ^= mask
        return check

    bits = "".join(f"{byte:08b}" for byte in data)
    bits += "0" * (-len(bits) % 5)
    words = [int(bits[at : at + 5], 2) for at in range(0, len(bits), 5)]
    expanded = [ord(char) >> 5 for char in prefix] + [0] + [ord(char) & 31 for char in prefix]
    check = polymod([*expanded, *words, 0, 0, 0, 0, 0, 0]) ^ 1
    words += [check >> 5 * (5 - at) & 31 for at in range(6)]
    return prefix + "1" + "".join(_BECH32[word] for word in words)


def _crc24(data: bytes) -> bytes:
    """Return the checksum of OpenPGP's armour (RFC 4880, 6.1).

    >>> _crc24(b"").hex()
    'b704ce'
    """
    crc = 0xB704CE
    for byte in data:
        crc ^= byte << 16
        for _ in range(8):
            crc <<= 1
            if crc & 0x1000000:
                crc ^= 0x1864CFB
    return crc.to_bytes(3, "big")


def _wrapped(text: str, width: int) -> str:
    return "\n".join(text[at : at + width] for at in range(0, len(text), width))


def _password(rng: random.Random) -> str:
    """Return a password of the sort people choose, fit for a URL as it stands."""
    first, second = rng.sample(_WORDS, 2)
    number = rng.randrange(10, 9999)
    return rng.choice(
        (
            f"{first.capitalize()}{number}!",
            f"{first}-{second}-{number}",
            f"{first[:-1]}{rng.choice('0134')}{second.capitalize()}_{number}",
            _pick(rng, _BASE62, 12),
            _pick(rng, _URL64, 20),
        )
    )


# ---- makers that most kinds share ---------------------------------------------------------------------------------


def _fixed(alphabet: str, size: int, *prefix: str, suffix: str = "") -> Make:
    """Return a maker of prefix, random part and suffix."""
    return lambda rng: _join(*prefix) + _pick(rng, alphabet, size) + suffix


def _checked(size: int, *prefix: str) -> Make:
    """Return a maker of tokens that end in a base-62 CRC-32 of their random part."""

    def make(rng: random.Random) -> str:
        body = _pick(rng, _BASE62, size - 6)
        return _join(*prefix) + body + _base62_crc(body)

    return make


def _pem(label: str, head: bytes, size: int) -> Make:
    """Return a maker of a PEM private key; what follows its first bytes is noise."""

    def make(rng: random.Random) -> str:
        body = _wrapped(_b64(head + rng.randbytes(size)), 64 if label != "OPENSSH" else 70)
        name = _join(f"{label} " if label else "", "PRIVATE", " KEY")
        return f"-----BEGIN {name}-----\n{body}\n-----END {name}-----"

    return make


# ---- kinds with a structure of their own --------------------------------------------------------------------------


def _aws_pair(rng: random.Random) -> str:
    key = _join("AK", "IA") + _pick(rng, _BASE32, 16)
    return f"aws_access_key_id = {key} aws_secret_access_key = {_b64(rng.randbytes(30))}"


def _gcp_service_account(rng: random.Random) -> str:
    head = bytes.fromhex("308204be020100300d06092a864886f70d0101010500048204a8308204a40201000282010100")
    account = {
        "type": "service_account",
        "project_id": f"acme-{rng.choice(_WORDS)}-{_number(rng, 6)}",
        "private_key_id": _pick(rng, _HEX, 40),
        "private_key": _pem("", head, 1180)(rng) + "\n",
    }
    return json.dumps(account, indent=2)


def _azure_storage(rng: random.Random) -> str:
    account = rng.choice(_WORDS) + _pick(rng, _DIGITS, 3)
    key = _join("Account", "Key=") + _b64(rng.randbytes(64))
    return f"DefaultEndpointsProtocol=https;AccountName={account};{key};EndpointSuffix=core.windows.net"


def _azure_client(rng: random.Random) -> str:
    return _pick(rng, _BASE62, 3) + _join("8", "Q~") + _pick(rng, _BASE62 + "_.~-", 33) + _pick(rng, _BASE62, 1)


def _rapidapi(rng: random.Random) -> str:
    parts = [_pick(rng, _HEX, size) for size in (10, 15, 5, 12)]
    return parts[0] + _join("m", "sh") + parts[1] + "p1" + parts[2] + _join("j", "sn") + parts[3]


def _bitwarden(rng: random.Random) -> str:
    return f"0.{_uuid(rng)}.{_pick(rng, _BASE62, 30)}:{_b64(rng.randbytes(16))}"


def _ably(rng: random.Random) -> str:
    return f"{_pick(rng, _BASE62, 6)}.{_pick(rng, _BASE62, 6)}:{_pick(rng, _BASE62, 43)}"


def _qianfan(rng: random.Random) -> str:
    return _join("bce-v3/", "ALTAK-") + f"{_pick(rng, _BASE62, 21)}/{_pick(rng, _HEX, 40)}"


def _github_fine_grained(rng: random.Random) -> str:
    return _join("github", "_pat_") + _pick(rng, _BASE62, 22) + "_" + _pick(rng, _BASE62, 59)


def _gitlab_ci_job(rng: random.Random) -> str:
    return _join("glc", "bt-") + _pick(rng, _HEX, 2) + "_" + _pick(rng, _URL64, 20)


def _atlassian(rng: random.Random) -> str:
    body = _join("ATA", "TT3xFfGF0") + _pick(rng, _URL64, 171)
    return f"{body}={zlib.crc32(body.encode()):08X}"


def _slack_bot(rng: random.Random) -> str:
    return "-".join((_join("xo", "xb"), _number(rng, 12), _number(rng, 13), _pick(rng, _BASE62, 24)))


def _slack_user(rng: random.Random) -> str:
    numbers = (_number(rng, 12), _number(rng, 12), _number(rng, 13))
    return "-".join((_join("xo", "xp"), *numbers, _pick(rng, _HEX, 32)))


def _slack_app(rng: random.Random) -> str:
    app = "A" + _pick(rng, _UPPER + _DIGITS, 10)
    return "-".join((_join("xa", "pp"), "1", app, _number(rng, 13), _pick(rng, _HEX, 64)))


def _slack_webhook(rng: random.Random) -> str:
    team, hook = (_pick(rng, _UPPER + _DIGITS, 8) for _ in range(2))
    return _join("https://hooks.", "slack.com/services/") + f"T0{team}/B0{hook}/{_pick(rng, _BASE62, 24)}"


def _discord_bot(rng: random.Random) -> str:
    user = _b64url(_number(rng, 18).encode())
    return f"{user}.G{_pick(rng, _URL64, 5)}.{_pick(rng, _URL64, 38)}"


def _discord_webhook(rng: random.Random) -> str:
    return _join("https://discord.com/api/", "webhooks/") + f"{_number(rng, 19)}/{_pick(rng, _URL64, 68)}"


def _telegram(rng: random.Random) -> str:
    return _number(rng, 10) + _join(":A", "A") + _pick(rng, _URL64, 33)


def _teams_webhook(rng: random.Random) -> str:
    host = _join("https://acme.webhook.", "office.com/webhookb2/")
    return f"{host}{_uuid(rng)}@{_uuid(rng)}/IncomingWebhook/{_pick(rng, _HEX, 32)}/{_uuid(rng)}"


def _braintree(rng: random.Random) -> str:
    return _join("access_token", "$production$") + _pick(rng, _BASE36, 16) + "$" + _pick(rng, _HEX, 32)


def _razorpay(rng: random.Random) -> str:
    return _join("rzp", "_live_") + _pick(rng, _BASE62, 14) + ":" + _pick(rng, _BASE62, 24)


def _twilio_pair(rng: random.Random) -> str:
    account = _join("A", "C") + _pick(rng, _HEX, 32)
    return f"TWILIO_ACCOUNT_SID={account} TWILIO_AUTH_TOKEN={_pick(rng, _HEX, 32)}"


def _sendgrid(rng: random.Random) -> str:
    return _join("S", "G.") + _pick(rng, _URL64, 22) + "." + _pick(rng, _URL64, 43)


def _mailchimp(rng: random.Random) -> str:
    return _pick(rng, _HEX, 32) + _join("-", "us") + str(rng.randrange(1, 22))


def _openai(size: int, *prefix: str) -> Make:
    """Return a maker of OpenAI keys: "OpenAI" in base 64 stands in the middle of each."""

    def make(rng: random.Random) -> str:
        alphabet = _BASE62 if size == 20 else _URL64
        return _join(*prefix) + _pick(rng, alphabet, size) + _join("T3Blbk", "FJ") + _pick(rng, alphabet, size)

    return make


def _groq(rng: random.Random) -> str:
    return _join("gs", "k_") + _pick(rng, _BASE62, 20) + _join("WGdyb3", "FY") + _pick(rng, _BASE62, 24)


def _langsmith(rng: random.Random) -> str:
    return _join("lsv2", "_pt_") + _pick(rng, _HEX, 32) + "_" + _pick(rng, _HEX, 10)


def _pinecone(rng: random.Random) -> str:
    return _join("pc", "sk_") + _pick(rng, _BASE62, 6) + "_" + _pick(rng, _BASE62, 63)


def _pypi(rng: random.Random) -> str:
    """Return a macaroon of the second format, as PyPI gives out: location, identifier, a caveat, signature."""
    caveat = f'[3,"{_uuid(rng)}"]'.encode()
    fields = b"\x02\x01\x08pypi.org\x02\x24" + _uuid(rng).encode() + b"\x00\x02" + bytes([len(caveat)]) + caveat
    return _join("py", "pi-") + _b64url(fields + b"\x00\x00\x06\x20" + rng.randbytes(32))


def _terraform(rng: random.Random) -> str:
    return _pick(rng, _BASE62, 14) + _join(".atlas", "v1.") + _pick(rng, _BASE62, 67)


def _onepassword(rng: random.Random) -> str:
    account = {
        "signInAddress": "acme.1password.com",
        "userAuth": {
            "method": "SRPg-4096",
            "alg": "PBES2g-HS256",
            "iterations": 650000,
            "salt": _pick(rng, _URL64, 22),
        },
        "email": f"{_pick(rng, _BASE36, 13)}@1passwordserviceaccounts.com",
        "srpX": _pick(rng, _HEX, 64),
        "muk": {"alg": "A256GCM", "k": _pick(rng, _URL64, 43), "kty": "oct", "kid": "mp"},
        "deviceUuid": _pick(rng, _BASE36, 26),
    }
    return _join("op", "s_") + _b64(json.dumps(account, separators=(",", ":")).encode()).rstrip("=")


def _notion(rng: random.Random) -> str:
    return _join("nt", "n_") + _number(rng, 11) + _pick(rng, _BASE62, 35)


def _airtable(rng: random.Random) -> str:
    return _join("pa", "t") + _pick(rng, _BASE62, 14) + "." + _pick(rng, _HEX, 64)


def _asana(rng: random.Random) -> str:
    return _join("2", "/") + f"{_number(rng, 16)}/{_number(rng, 16)}:{_pick(rng, _HEX, 32)}"


def _grafana_service(rng: random.Random) -> str:
    body = _pick(rng, _BASE62, 32)
    return _join("gl", "sa_") + body + f"_{zlib.crc32(body.encode()):08x}"


def _grafana_cloud(rng: random.Random) -> str:
    access = {"o": _number(rng, 6), "n": "metrics-writer", "k": _pick(rng, _BASE62, 24), "m": {"r": "eu"}}
    return _join("gl", "c_") + _b64(json.dumps(access, separators=(",", ":")).encode())


def _sentry_org(rng: random.Random) -> str:
    org = {
        "iat": 1700000000 + rng.randrange(10**7) + 0.5,
        "url": "https://sentry.io",
        "region_url": "https://de.sentry.io",
        "org": f"acme-{rng.choice(_WORDS)}",
    }
    return _join("sntr", "ys_") + _b64(json.dumps(org, separators=(",", ":")).encode()) + "_" + _pick(rng, _BASE62, 43)


def _postman(rng: random.Random) -> str:
    return _join("PM", "AK-") + _pick(rng, _HEX, 24) + "-" + _pick(rng, _HEX, 34)


def _fly(rng: random.Random) -> str:
    return _join("FlyV1 ", "fm2_") + _b64(b"\x96\xc4\x10" + rng.randbytes(180))


def _tailscale(rng: random.Random) -> str:
    return _join("tskey", "-auth-k") + _pick(rng, _BASE58, 10) + _join("CN", "TRL-") + _pick(rng, _BASE58, 32)


def _age(rng: random.Random) -> str:
    return _bech32(_join("age-", "secret-key-"), rng.randbytes(32)).upper()


def _jwt(rng: random.Random) -> str:
    """Return a JSON Web Token with a true signature under a key that is thrown away."""
    claims = {"sub": _number(rng, 10), "name": f"{rng.choice(_WORDS).capitalize()} Doe", "iat": 1700000000}
    parts = ({"alg": "HS256", "typ": "JWT"}, claims)
    signed = ".".join(_b64url(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    return f"{signed}.{_b64url(hmac.new(rng.randbytes(32), signed.encode(), hashlib.sha256).digest())}"


def _pgp(rng: random.Random) -> str:
    data = bytes.fromhex("9501d8") + b"\x04" + rng.randbytes(470)
    name = _join("PGP ", "PRIVATE", " KEY BLOCK")
    return f"-----BEGIN {name}-----\n\n{_wrapped(_b64(data), 64)}\n={_b64(_crc24(data))}\n-----END {name}-----"


def _putty(rng: random.Random) -> str:
    head = (0).to_bytes(3, "big") + b"\x0bssh-ed25519" + (32).to_bytes(4, "big")
    return "\n".join(
        (
            _join("PuTTY-User-", "Key-File-3: ssh-ed25519"),
            "Encryption: none",
            "Comment: eddsa-key-20240117",
            "Public-Lines: 2",
            _wrapped(_b64(head + rng.randbytes(32)), 64),
            _join("Private", "-Lines: 1"),
            _b64((32).to_bytes(4, "big") + rng.randbytes(32)),
            _join("Private", "-MAC: ") + _pick(rng, _HEX, 64),
        )
    )


def _url(scheme: str, host: str, path: str = "", user: str = "") -> Make:
    """Return a maker of URLs that carry a password; without a user one is drawn."""

    def make(rng: random.Random) -> str:
        name = user or rng.choice(("app", "deploy", "svc_api", "reporting", "jonas"))
        if user == ":":
            name = ""
        return f"{scheme}://{name}:{_password(rng)}@{host}{path}"

    return make


def _mssql(rng: random.Random) -> str:
    server = f"Server=tcp:{rng.choice(_WORDS)}.database.windows.net,1433;Database=orders;User Id=svc_orders"
    return f"{server};{_join('Pass', 'word=')}{_password(rng)};Encrypt=true;"


def _jdbc(rng: random.Random) -> str:
    return f"jdbc:postgresql://db-2.acme.internal:5432/billing?user=billing&{_join('pass', 'word=')}{_password(rng)}"


# ---- the kinds ----------------------------------------------------------------------------------------------------


def _cockroach(rng: random.Random) -> str:
    return _join("CCDB", "1_") + _pick(rng, _BASE62, 22) + "_" + _pick(rng, _BASE62, 40)


def _github_app(rng: random.Random) -> str:
    return f"{_join('gh', 's_')}{_number(rng, 7)}_{_jwt(rng)}"


def _chutes(rng: random.Random) -> str:
    return _join("cp", "k_") + ".".join((_pick(rng, _HEX, 32), _pick(rng, _HEX, 32), _pick(rng, _BASE62, 32)))


def _close(rng: random.Random) -> str:
    return _join("ap", "i_") + _pick(rng, _BASE62, 22) + "." + _pick(rng, _BASE62, 22)


def _stackhawk(rng: random.Random) -> str:
    return _join("haw", "k.") + _pick(rng, _URL64, 20) + "." + _pick(rng, _URL64, 20)


def _feishu_webhook(rng: random.Random) -> str:
    return _join("https://open.feishu.cn/open-apis/", "bot/v2/hook/") + _uuid(rng)


def _dingtalk_webhook(rng: random.Random) -> str:
    return _join("https://oapi.dingtalk.com/robot/", "send?access_token=") + _pick(rng, _HEX, 64)


def _unwrapped(rng: random.Random) -> str:
    return _b64(bytes.fromhex("308204a40201000282010100") + rng.randbytes(200))


def _web_key(rng: random.Random) -> str:
    key = {"kty": "OKP", "crv": "Ed25519", "d": _b64url(rng.randbytes(32)), "x": _b64url(rng.randbytes(32))}
    return json.dumps(key)


def _netrc(rng: random.Random) -> str:
    return f"machine artifacts.acme.example login deploy password {_pick(rng, _BASE62, 24)}"


def _signed_address(rng: random.Random) -> str:
    return f"https://files.acme.example/report.pdf?expires=1799&sig={_pick(rng, _URL64, 43)}"


def _vendor(rng: random.Random) -> str:
    return (
        _pick(rng, "bcdfghklmnprstvz", 1)
        + rng.choice("aeiou")
        + _pick(rng, "bcdfghklmnprstvz", 1)
        + rng.choice("aeiou")
    )


def _unlisted_key(rng: random.Random) -> str:
    """``sk-zuma-…``, ``zuma_pat_…``, ``zuma-secret-…``."""
    word, sep = rng.choice(("sk", "pat", "key", "secret", "token", "apikey")), rng.choice("-_")
    vendor = _vendor(rng)
    words = (word, vendor) if rng.random() < 0.4 else (vendor, word)
    alphabet, size = rng.choice(((_BASE62, 24), (_BASE62, 40), (_HEX, 32), (_URL64, 43), (_BASE36, 32)))
    return sep.join((*words, _pick(rng, alphabet, size)))


def _unlisted_live(rng: random.Random) -> str:
    """``zuma_live_…``."""
    mode = rng.choice(("live", "test", "prod", "sandbox", "api"))
    return f"{_vendor(rng)}_{mode}_{_pick(rng, rng.choice((_BASE62, _HEX)), 32)}"


def _unlisted_vendor_key(rng: random.Random) -> str:
    """``zuma_…``: the service alone."""
    return f"{_vendor(rng)}_{_pick(rng, _BASE62, rng.choice((32, 40, 48)))}"


def _unlisted_abbreviation(rng: random.Random) -> str:
    """``zmk_…``."""
    return f"{_pick(rng, 'bdfghjklmnqtvwz', 3)}_{_pick(rng, rng.choice((_BASE62, _HEX)), rng.choice((32, 40)))}"


# Name, alphabet, size, and the prefix in two parts.
_LISTED: tuple[tuple[str, str, int, str, str], ...] = (
    ("Akamai", _BASE36, 32, "ak", "ab-"),
    ("Arcjet", _BASE36, 26, "aj", "key_"),
    ("AWS AppSync", _BASE36, 26, "da", "2-"),
    ("Alibaba STS", _BASE62, 24, "ST", "S."),
    ("Buildkite agent", _URL64, 40, "bk", "ar_"),
    ("Braintrust", _BASE62, 48, "bt-", "st-"),
    ("Chroma", _BASE62, 44, "c", "k-"),
    ("Cloudflare user", _URL64, 48, "cf", "ut_"),
    ("Confluent", _BASE62, 60, "cf", "lt"),
    ("Coze", _BASE62, 64, "pa", "t_"),
    ("Deno Deploy org", _BASE62, 36, "dd", "o_"),
    ("Discord MFA", _URL64, 84, "mf", "a."),
    ("Dub", _BASE62, 24, "du", "b_"),
    ("Elastic Cloud", _BASE62, 80, "es", "su_"),
    ("Endor Labs", _BASE62, 16, "en", "dr+"),
    ("Exoscale", _BASE62, 27, "EX", "O"),
    ("Fleetbase", _BASE62, 32, "flb_", "live_"),
    ("Friendli", _BASE62, 46, "fl", "p_"),
    ("Fullstory", _BASE62, 32, "na", "1."),
    ("Google HMAC", _UPPER + _DIGITS, 57, "GO", "OG1"),
    ("Hex", _HEX, 96, "hx", "tw_"),
    ("Hop", _URL64, 40, "pt", "k_"),
    ("Humanloop", _HEX, 48, "hl_", "sk_"),
    ("Hyperbrowser", _HEX, 28, "h", "b_"),
    ("Incident.io", _HEX, 64, "in", "c_"),
    ("JSR", _BASE62, 43, "js", "rp_"),
    ("Kong", _BASE62, 50, "kp", "at_"),
    ("Lichess", _BASE62, 24, "li", "p_"),
    ("Liveblocks", _URL64, 64, "sk_", "dev_"),
    ("Mappedin", _BASE62, 40, "mi", "s_"),
    ("Mastra", _BASE62, 32, "ms", "k_"),
    ("Namespace", _URL64, 60, "ns", "ct_"),
    ("Nomic", _URL64, 43, "n", "k-"),
    ("Nylas", _BASE62, 67, "ny", "k_"),
    ("Packagist", _HEX, 68, "packagist", "_ort_"),
    ("Parasail", _BASE62, 44, "ps", "k-"),
    ("Pipedream", _BASE62, 32, "pd_", "live_"),
    ("Portainer", _BASE62, 44, "pt", "r_"),
    ("PostHog OAuth", _BASE62, 40, "ph", "a_"),
    ("Ragie", _BASE62, 56, "tn", "t_"),
    ("Relace", _URL64, 48, "rl", "c-"),
    ("SaladCloud", _BASE62, 48, "salad_cloud", "_user_"),
    ("Samsara", _BASE62, 30, "samsara", "_api_"),
    ("Scrapfly", _HEX, 32, "scp-", "live-"),
    ("Smithery", _BASE62, 40, "sm", "it_"),
    ("Statsig", _BASE62, 43, "sec", "ret-"),
    ("Steel", _BASE62, 62, "st", "e-"),
    ("Supermemory", _BASE62, 64, "sm", "_"),
    ("Testkube", _BASE62, 26, "tk", "cenv_"),
    ("Thunderstore", _BASE62, 36, "ts", "s_"),
    ("Tigris", _BASE62, 60, "ts", "ec_"),
    ("Vectara", _URL64, 37, "zu", "t_"),
    ("VK", _URL64, 100, "vk1", ".a."),
    ("Volcengine", _BASE62, 44, "AK", "LT"),
    ("WarpStream", _HEX, 64, "ak", "s_"),
    ("WePay", _HEX, 64, "STA", "GE_"),
    ("You.com", _HEX, 32, "ydc-", "sk-"),
)


def _listed(provider: str, alphabet: str, size: int, *prefix: str) -> Kind:
    name = provider.lower().replace(" ", "-").replace(".", "-")
    return Kind(name, provider, "token", _fixed(alphabet, size, *prefix), f"{name.upper().replace('-', '_')}_TOKEN")


KINDS: tuple[Kind, ...] = (
    # clouds
    Kind("aws-access-key-id", "AWS", "token", _fixed(_BASE32, 16, "AK", "IA"), "AWS_ACCESS_KEY_ID"),
    Kind("aws-temporary-key-id", "AWS", "token", _fixed(_BASE32, 16, "AS", "IA"), "AWS_ACCESS_KEY_ID"),
    Kind("aws-secret-access-key", "AWS", "bare", lambda rng: _b64(rng.randbytes(30)), "AWS_SECRET_ACCESS_KEY"),
    Kind("aws-key-pair", "AWS", "fragment", _aws_pair),
    Kind("gcp-api-key", "Google Maps", "token", _fixed(_URL64, 33, "AI", "zaSy"), "GOOGLE_MAPS_KEY"),
    Kind("gcp-service-account", "Google Cloud", "block", _gcp_service_account),
    Kind("azure-storage", "Azure", "fragment", _azure_storage),
    Kind("azure-client-secret", "Azure", "token", _azure_client, "AZURE_CLIENT_SECRET"),
    Kind("digitalocean", "DigitalOcean", "token", _fixed(_HEX, 64, "dop", "_v1_"), "DIGITALOCEAN_TOKEN"),
    Kind("cloudflare", "Cloudflare", "bare", _fixed(_URL64, 40), "CLOUDFLARE_API_TOKEN"),
    Kind("heroku", "Heroku", "token", _fixed(_URL64, 58, "HRK", "U-AA"), "HEROKU_API_KEY"),
    Kind("vercel", "Vercel", "bare", _fixed(_BASE62, 24), "VERCEL_TOKEN"),
    Kind("netlify", "Netlify", "token", _fixed(_BASE62, 36, "nf", "p_"), "NETLIFY_AUTH_TOKEN"),
    Kind("fly", "Fly.io", "token", _fly, "FLY_API_TOKEN"),
    Kind("supabase", "Supabase", "token", _fixed(_HEX, 40, "sb", "p_"), "SUPABASE_ACCESS_TOKEN"),
    Kind("planetscale", "PlanetScale", "token", _fixed(_URL64, 43, "pscale", "_tkn_"), "PLANETSCALE_TOKEN"),
    Kind("neon", "Neon", "token", _fixed(_BASE36, 64, "na", "pi_"), "NEON_API_KEY"),
    Kind("databricks", "Databricks", "token", _fixed(_HEX, 32, "da", "pi"), "DATABRICKS_TOKEN"),
    # code
    Kind("github-pat", "GitHub", "token", _checked(36, "gh", "p_"), "GITHUB_TOKEN"),
    Kind("github-oauth", "GitHub", "token", _checked(36, "gh", "o_"), "GITHUB_TOKEN"),
    Kind("github-user-to-server", "GitHub", "token", _checked(36, "gh", "u_"), "GH_TOKEN"),
    Kind("github-server-to-server", "GitHub", "token", _checked(36, "gh", "s_"), "GH_TOKEN"),
    Kind("github-refresh", "GitHub", "token", _checked(76, "gh", "r_"), "GH_REFRESH"),
    Kind("github-fine-grained", "GitHub", "token", _github_fine_grained, "GITHUB_TOKEN"),
    Kind("gitlab-pat", "GitLab", "token", _fixed(_URL64, 20, "gl", "pat-"), "GITLAB_TOKEN"),
    Kind("gitlab-deploy", "GitLab", "token", _fixed(_URL64, 20, "gl", "dt-"), "CI_DEPLOY_TOKEN"),
    Kind("gitlab-runner", "GitLab", "token", _fixed(_URL64, 20, "gl", "rt-"), "RUNNER_TOKEN"),
    Kind("gitlab-ci-job", "GitLab", "token", _gitlab_ci_job, "CI_JOB_TOKEN"),
    Kind("bitbucket", "Bitbucket", "token", _fixed(_BASE62, 32, "AT", "BB"), "BITBUCKET_APP_PASSWORD"),
    Kind("atlassian", "Jira", "token", _atlassian, "JIRA_API_TOKEN"),
    # packages
    Kind("npm", "npm", "token", _checked(36, "np", "m_"), "NPM_TOKEN"),
    Kind("pypi", "PyPI", "token", _pypi, "TWINE_PASSWORD"),
    Kind("rubygems", "RubyGems", "token", _fixed(_HEX, 48, "ruby", "gems_"), "GEM_HOST_API_KEY"),
    Kind("crates", "crates.io", "token", _fixed(_BASE62, 32, "ci", "o"), "CARGO_REGISTRY_TOKEN"),
    Kind("nuget", "NuGet", "token", _fixed(_BASE36, 43, "oy", "2"), "NUGET_API_KEY"),
    Kind("docker", "Docker Hub", "token", _fixed(_URL64, 27, "dckr", "_pat_"), "DOCKERHUB_TOKEN"),
    # chat
    Kind("slack-bot", "Slack", "token", _slack_bot, "SLACK_BOT_TOKEN"),
    Kind("slack-user", "Slack", "token", _slack_user, "SLACK_USER_TOKEN"),
    Kind("slack-app", "Slack", "token", _slack_app, "SLACK_APP_TOKEN"),
    Kind("slack-refresh", "Slack", "token", _fixed(_BASE62, 146, "xo", "xe-1-"), "SLACK_REFRESH_TOKEN"),
    Kind("slack-rotated", "Slack", "token", _fixed(_BASE62, 163, "xo", "xe.xo", "xp-1-"), "SLACK_ACCESS_TOKEN"),
    Kind("slack-webhook", "Slack", "fragment", _slack_webhook),
    Kind("discord-bot", "Discord", "token", _discord_bot, "DISCORD_BOT_TOKEN"),
    Kind("discord-webhook", "Discord", "fragment", _discord_webhook),
    Kind("telegram", "Telegram", "token", _telegram, "TELEGRAM_BOT_TOKEN"),
    Kind("teams-webhook", "Microsoft Teams", "fragment", _teams_webhook),
    # money
    Kind("stripe-secret", "Stripe", "token", _fixed(_BASE62, 24, "sk", "_live_"), "STRIPE_SECRET_KEY"),
    Kind("stripe-secret-long", "Stripe", "token", _fixed(_BASE62, 99, "sk", "_live_"), "STRIPE_SECRET_KEY"),
    Kind("stripe-restricted", "Stripe", "token", _fixed(_BASE62, 24, "rk", "_live_"), "STRIPE_RESTRICTED_KEY"),
    Kind("stripe-webhook", "Stripe", "token", _fixed(_BASE62, 32, "wh", "sec_"), "STRIPE_WEBHOOK_SECRET"),
    Kind("square-access", "Square", "token", _fixed(_URL64, 60, "EA", "AA"), "SQUARE_ACCESS_TOKEN"),
    Kind("square-secret", "Square", "token", _fixed(_URL64, 43, "sq0", "csp-"), "SQUARE_APP_SECRET"),
    Kind("braintree", "PayPal Braintree", "token", _braintree, "BRAINTREE_TOKEN"),
    Kind("razorpay", "Razorpay", "token", _razorpay, "RAZORPAY_AUTH"),
    Kind("shopify-access", "Shopify", "token", _fixed(_HEX, 32, "shp", "at_"), "SHOPIFY_ACCESS_TOKEN"),
    Kind("shopify-shared", "Shopify", "token", _fixed(_HEX, 32, "shp", "ss_"), "SHOPIFY_API_SECRET"),
    # mail and telephone
    Kind("twilio-api-key", "Twilio", "token", _fixed(_HEX, 32, "S", "K"), "TWILIO_API_KEY"),
    Kind("twilio-auth", "Twilio", "fragment", _twilio_pair),
    Kind("sendgrid", "SendGrid", "token", _sendgrid, "SENDGRID_API_KEY"),
    Kind("mailgun", "Mailgun", "token", _fixed(_HEX, 32, "ke", "y-"), "MAILGUN_API_KEY"),
    Kind("mailchimp", "Mailchimp", "token", _mailchimp, "MAILCHIMP_API_KEY"),
    Kind("postmark", "Postmark", "bare", _uuid, "POSTMARK_SERVER_TOKEN"),
    # language models
    Kind("openai-legacy", "OpenAI", "token", _openai(20, "sk", "-"), "OPENAI_API_KEY"),
    Kind("openai-project", "OpenAI", "token", _openai(74, "sk", "-proj-"), "OPENAI_API_KEY"),
    Kind("openai-service", "OpenAI", "token", _openai(74, "sk", "-svcacct-"), "OPENAI_API_KEY"),
    Kind("openai-admin", "OpenAI", "token", _openai(58, "sk", "-admin-"), "OPENAI_ADMIN_KEY"),
    Kind("anthropic", "Anthropic", "token", _fixed(_URL64, 93, "sk-", "ant-api03-", suffix="AA"), "ANTHROPIC_API_KEY"),
    Kind("gemini", "Gemini", "token", _fixed(_URL64, 33, "AI", "zaSy"), "GEMINI_API_KEY"),
    Kind("hugging-face", "Hugging Face", "token", _fixed(string.ascii_letters, 34, "h", "f_"), "HF_TOKEN"),
    Kind("replicate", "Replicate", "token", _fixed(_BASE62, 37, "r", "8_"), "REPLICATE_API_TOKEN"),
    Kind("groq", "Groq", "token", _groq, "GROQ_API_KEY"),
    Kind("xai", "xAI", "token", _fixed(_BASE62, 80, "xa", "i-"), "XAI_API_KEY"),
    Kind("perplexity", "Perplexity", "token", _fixed(_BASE62, 48, "ppl", "x-"), "PERPLEXITY_API_KEY"),
    Kind("mistral", "Mistral", "bare", _fixed(_BASE62, 32), "MISTRAL_API_KEY"),
    Kind("cohere", "Cohere", "bare", _fixed(_BASE62, 40), "COHERE_API_KEY"),
    Kind("openrouter", "OpenRouter", "token", _fixed(_HEX, 64, "sk-", "or-v1-"), "OPENROUTER_API_KEY"),
    Kind("deepseek", "DeepSeek", "token", _fixed(_HEX, 32, "sk", "-"), "DEEPSEEK_API_KEY"),
    Kind("fireworks", "Fireworks", "token", _fixed(_BASE58, 22, "fw", "_"), "FIREWORKS_API_KEY"),
    Kind("together", "Together", "bare", _fixed(_HEX, 64), "TOGETHER_API_KEY"),
    Kind("elevenlabs", "ElevenLabs", "token", _fixed(_HEX, 48, "sk", "_"), "ELEVENLABS_API_KEY"),
    Kind("cerebras", "Cerebras", "token", _fixed(_BASE36, 48, "cs", "k-"), "CEREBRAS_API_KEY"),
    Kind("nvidia", "NVIDIA", "token", _fixed(_URL64, 64, "nv", "api-"), "NVIDIA_API_KEY"),
    Kind("langsmith", "LangSmith", "token", _langsmith, "LANGSMITH_API_KEY"),
    Kind("wandb", "Weights & Biases", "bare", _fixed(_HEX, 40), "WANDB_API_KEY"),
    Kind("pinecone", "Pinecone", "token", _pinecone, "PINECONE_API_KEY"),
    # secrets and infrastructure
    Kind("terraform", "Terraform Cloud", "token", _terraform, "TF_TOKEN_app_terraform_io"),
    Kind("vault", "Vault", "token", _fixed(_BASE62, 24, "hv", "s."), "VAULT_TOKEN"),
    Kind("vault-long", "Vault", "token", _fixed(_URL64, 90, "hv", "s.CAESI"), "VAULT_TOKEN"),
    Kind("doppler", "Doppler", "token", _fixed(_BASE62, 43, "dp", ".pt."), "DOPPLER_TOKEN"),
    Kind("onepassword", "1Password", "token", _onepassword, "OP_SERVICE_ACCOUNT_TOKEN"),
    Kind("tailscale", "Tailscale", "token", _tailscale, "TS_AUTHKEY"),
    Kind("age", "age", "token", _age, "SOPS_AGE_KEY"),
    # work
    Kind("linear", "Linear", "token", _fixed(_BASE62, 40, "lin", "_api_"), "LINEAR_API_KEY"),
    Kind("notion", "Notion", "token", _notion, "NOTION_TOKEN"),
    Kind("notion-old", "Notion", "token", _fixed(_BASE62, 43, "sec", "ret_"), "NOTION_TOKEN"),
    Kind("figma", "Figma", "token", _fixed(_URL64, 40, "fi", "gd_"), "FIGMA_TOKEN"),
    Kind("airtable", "Airtable", "token", _airtable, "AIRTABLE_TOKEN"),
    Kind("asana", "Asana", "token", _asana, "ASANA_ACCESS_TOKEN"),
    Kind("postman", "Postman", "token", _postman, "POSTMAN_API_KEY"),
    Kind("dropbox", "Dropbox", "token", _fixed(_URL64, 135, "s", "l.B"), "DROPBOX_TOKEN"),
    # watching
    Kind("grafana-service", "Grafana", "token", _grafana_service, "GRAFANA_TOKEN"),
    Kind("grafana-cloud", "Grafana Cloud", "token", _grafana_cloud, "GRAFANA_CLOUD_TOKEN"),
    Kind("sentry-org", "Sentry", "token", _sentry_org, "SENTRY_AUTH_TOKEN"),
    Kind("sentry-user", "Sentry", "token", _fixed(_HEX, 64, "sntr", "yu_"), "SENTRY_AUTH_TOKEN"),
    Kind("new-relic", "New Relic", "token", _fixed(_UPPER + _DIGITS, 27, "NR", "AK-"), "NEW_RELIC_API_KEY"),
    Kind("datadog", "Datadog", "bare", _fixed(_HEX, 32), "DD_API_KEY"),
    Kind("pagerduty", "PagerDuty", "bare", _fixed(_URL64, 18, "u", "+"), "PAGERDUTY_API_TOKEN"),
    # keys
    Kind("jwt", "the API", "token", _jwt, "ACCESS_TOKEN"),
    Kind("pem-rsa", "RSA", "block", _pem("RSA", bytes.fromhex("308204a40201000282010100"), 1180)),
    Kind("pem-ec", "EC", "block", _pem("EC", bytes.fromhex("30770201010420"), 114)),
    Kind("pem-pkcs8", "PKCS#8", "block", _pem("", bytes.fromhex("302e020100300506032b657004220420"), 32)),
    Kind("pem-openssh", "SSH", "block", _pem("OPENSSH", b"openssh-key-v1\0\0\0\0\x04none\0\0\0\x04none\0\0\0\0", 350)),
    Kind("pgp", "PGP", "block", _pgp),
    Kind("putty", "PuTTY", "block", _putty),
    # passwords in addresses
    Kind("url-postgres", "Postgres", "fragment", _url("postgresql", "db.acme.internal:5432", "/orders?ssl=true")),
    Kind("url-mysql", "MySQL", "fragment", _url("mysql", "10.4.0.17:3306", "/shop")),
    Kind("url-mongodb", "MongoDB", "fragment", _url("mongodb+srv", "cluster0.k2xq9.mongodb.net", "/crm?w=majority")),
    Kind("url-redis", "Redis", "fragment", _url("redis", "cache-1.acme.internal:6379", "/0", user=":")),
    Kind("url-amqp", "RabbitMQ", "fragment", _url("amqps", "mq.acme.internal:5671", "/prod")),
    Kind("mssql", "SQL Server", "fragment", _mssql),
    Kind("jdbc", "JDBC", "fragment", _jdbc),
    Kind("url-basic-auth", "Nexus", "fragment", _url("https", "nexus.acme.example", "/repository/pypi/simple")),
    # services of the last years, and smaller ones
    Kind("runpod-key", "RunPod", "token", _fixed(_DIGITS + _UPPER, 46, "rp", "a_"), "RUNPOD_API_KEY"),
    Kind("cartesia-key", "Cartesia", "token", _fixed(_BASE62, 20, "sk_", "car_"), "CARTESIA_API_KEY"),
    Kind("devin-service-token", "Devin", "token", _fixed(_BASE32.lower(), 52, "co", "g_"), "DEVIN_API_KEY"),
    Kind("vercel-access-token", "Vercel", "token", _fixed(_BASE62, 56, "vc", "p_"), "VERCEL_TOKEN"),
    Kind("vercel-gateway-key", "Vercel", "token", _fixed(_BASE62, 56, "vc", "k_"), "AI_GATEWAY_API_KEY"),
    Kind("browserbase-key", "Browserbase", "token", _fixed(_BASE62, 27, "bb_", "live_"), "BROWSERBASE_API_KEY"),
    Kind("daytona-key", "Daytona", "token", _fixed(_HEX, 64, "dt", "n_"), "DAYTONA_API_KEY"),
    Kind("cockroach-cloud-key", "CockroachDB", "token", _cockroach, "COCKROACH_API_KEY"),
    Kind(
        "atlas-service-secret", "MongoDB Atlas", "token", _fixed(_BASE62, 40, "mdb_", "sa_sk_"), "ATLAS_CLIENT_SECRET"
    ),
    Kind("deno-token", "Deno Deploy", "token", _fixed(_BASE62, 36, "dd", "p_"), "DENO_DEPLOY_TOKEN"),
    Kind("upcloud-token", "UpCloud", "token", _fixed(_BASE62, 26, "uc", "at_"), "UPCLOUD_TOKEN"),
    Kind("gcs-hmac-key", "Google Cloud", "token", _fixed(_DIGITS + _UPPER, 55, "GOO", "G1E"), "GCS_HMAC_ID"),
    Kind("inngest-signing-key", "Inngest", "token", _fixed(_HEX, 64, "sign", "key-prod-"), "INNGEST_SIGNING_KEY"),
    Kind("dbt-token", "dbt Cloud", "token", _fixed(_BASE62, 40, "db", "tc_"), "DBT_TOKEN"),
    Kind("rootly-key", "Rootly", "token", _fixed(_HEX, 64, "root", "ly_"), "ROOTLY_API_KEY"),
    Kind("posthog-personal-key", "PostHog", "token", _fixed(_BASE62, 47, "ph", "x_"), "POSTHOG_API_KEY"),
    Kind("honeycomb-ingest-key", "Honeycomb", "token", _fixed(_BASE36, 58, "hca", "ik_"), "HONEYCOMB_API_KEY"),
    Kind("segment-token", "Segment", "token", _fixed(_BASE62, 64, "sg", "p_"), "SEGMENT_TOKEN"),
    Kind("axiom-token", "Axiom", "token", lambda rng: _join("xa", "at-") + _uuid(rng), "AXIOM_TOKEN"),
    Kind("frameio-token", "Frame.io", "token", _fixed(_BASE62, 64, "fio", "-u-"), "FRAMEIO_TOKEN"),
    Kind("polar-token", "Polar", "token", _fixed(_BASE62, 43, "polar", "_oat_"), "POLAR_ACCESS_TOKEN"),
    Kind("ramp-secret", "Ramp", "token", _fixed(_BASE62, 48, "ramp", "_sec_"), "RAMP_CLIENT_SECRET"),
    Kind("lob-key", "Lob", "token", _fixed(_HEX, 35, "li", "ve_"), "LOB_API_KEY"),
    Kind("stytch-secret", "Stytch", "token", _fixed(_BASE62, 48, "secret", "-live-"), "STYTCH_SECRET"),
    # a prefix, then random characters
    *(_listed(*row) for row in _LISTED),
    # other structures
    Kind("github-app-jwt", "GitHub", "token", _github_app, "GH_TOKEN"),
    Kind("riot", "Riot Games", "token", lambda rng: _join("RG", "API-") + _uuid(rng), "RIOT_API_KEY"),
    Kind("open-vsx", "Open VSX", "token", lambda rng: _join("ovs", "xp_") + _uuid(rng), "OVSX_PAT"),
    Kind("fal", "fal", "token", lambda rng: f"{_uuid(rng)}:{_pick(rng, _HEX, 32)}", "FAL_KEY"),
    Kind("zhipu", "Zhipu", "token", lambda rng: f"{_pick(rng, _HEX, 32)}.{_pick(rng, _BASE62, 16)}", "ZHIPU_API_KEY"),
    Kind("baseten", "Baseten", "token", lambda rng: f"{_pick(rng, _BASE62, 8)}.{_pick(rng, _BASE62, 32)}"),
    Kind("chutes", "Chutes", "token", _chutes, "CHUTES_API_KEY"),
    Kind("close", "Close", "token", _close, "CLOSE_API_KEY"),
    Kind("stackhawk", "StackHawk", "token", _stackhawk, "HAWK_API_KEY"),
    Kind("azure-search", "Azure", "token", _fixed(_BASE62, 42, suffix=_join("Az", "SeA1b2C3")), "SEARCH_KEY"),
    Kind("paseto", "the API", "token", _fixed(_URL64, 90, "v4.", "local."), "ACCESS_TOKEN"),
    Kind("feishu-webhook", "Feishu", "fragment", _feishu_webhook),
    Kind("dingtalk-webhook", "DingTalk", "fragment", _dingtalk_webhook),
    Kind("mattermost-webhook", "Mattermost", "fragment", _fixed(_BASE36, 26, "https://chat.acme.example", "/hooks/")),
    Kind("netlify-build-hook", "Netlify", "fragment", _fixed(_HEX, 24, "https://api.netlify.com", "/build_hooks/")),
    Kind("pem-without-lines", "RSA", "fragment", _unwrapped),
    Kind("private-web-key", "the signer", "fragment", _web_key),
    Kind("netrc", "Artifacts", "fragment", _netrc),
    Kind("signed-address", "the bucket", "fragment", _signed_address),
    Kind("rapidapi", "RapidAPI", "token", _rapidapi, "RAPIDAPI_KEY"),
    Kind("rancher", "Rancher", "token", lambda rng: f"token-{_pick(rng, _BASE36, 5)}:{_pick(rng, _BASE36, 54)}"),
    Kind("intercom", "Intercom", "token", _fixed(_BASE62, 54, "dG9", "rO", suffix="=")),
    Kind("bitwarden", "Bitwarden", "token", _bitwarden, "BWS_ACCESS_TOKEN"),
    Kind("ably", "Ably", "token", _ably, "ABLY_API_KEY"),
    Kind("sanity", "Sanity", "token", _fixed(_BASE62, 178, "s", "k")),
    Kind("fauna", "Fauna", "token", _fixed(_BASE62, 36, "fn", "AE"), "FAUNA_SECRET"),
    Kind(
        "ghost", "Ghost", "token", lambda rng: f"{_pick(rng, _HEX, 24)}:{_pick(rng, _HEX, 64)}", "GHOST_ADMIN_API_KEY"
    ),
    Kind(
        "trello", "Trello", "token", lambda rng: _join("AT", "TA") + _pick(rng, _HEX, 64) + _pick(rng, _HEX, 8).upper()
    ),
    Kind("klaviyo", "Klaviyo", "token", _fixed(_HEX, 34, "p", "k_"), "KLAVIYO_API_KEY"),
    Kind("mandrill", "Mandrill", "token", _fixed(_BASE62, 22, "m", "d-"), "MANDRILL_API_KEY"),
    Kind("selling-partner", "Amazon", "token", _fixed(_HEX, 64, "amzn1.", "oa2-cs.v1."), "SPAPI_CLIENT_SECRET"),
    Kind("qianfan", "Qianfan", "token", _qianfan, "QIANFAN_API_KEY"),
    Kind("databento", "Databento", "token", _fixed(_BASE62, 29, "d", "b-"), "DATABENTO_API_KEY"),
    Kind("jotform", "Jotform", "bare", _fixed(_HEX, 32), "JOTFORM_API_KEY"),
    Kind("railway", "Railway", "bare", _uuid, "RAILWAY_TOKEN"),
    Kind("deepgram", "Deepgram", "bare", _fixed(_HEX, 40), "DEEPGRAM_API_KEY"),
    # services that no list has: their names are made up too
    Kind("unlisted-key", "Zentro", "token", _unlisted_key, "ZENTRO_API_KEY"),
    Kind("unlisted-live", "Brightdesk", "token", _unlisted_live, "BRIGHTDESK_SECRET"),
    Kind("unlisted-vendor-key", "Nimbia", "token", _unlisted_vendor_key, "NIMBIA_KEY"),
    Kind("unlisted-abbreviation", "Kuvalo", "token", _unlisted_abbreviation, "KUVALO_TOKEN"),
)


# ---- the sentences ------------------------------------------------------------------------------------------------

# For every value on one line.
_ANYWHERE: tuple[Template, ...] = (
    Template("en", "For <P> we use <T> on staging and prod."),
    Template("en", "The <P> credential is <T>."),
    Template("en", "User shared this for <P>: <T>"),
    Template("en", "Remember `<T>` for <P>, the user doesn't want to paste it again."),
    Template("en", 'When the deploy asks for <P>, answer with "<T>" and press enter.'),
    Template("en", "The old <P> one (<T>) still works until Friday."),
    Template("en", "I tried <T>, but <P> answered 403."),
    Template("en", "Rotated <P> today; new value [<T>] is live in all regions."),
    Template("en", "<T> is what Jonas sent me for <P>"),
    Template("en", "Don't lose it: <P> -> <T>, valid until March, owner is Priya."),
    Template("en", "| service | value | owner |\n|---|---|---|\n| <P> | <T> | platform |"),
    Template("en", "Setup notes for <P>:\n\n```\n<T>\n```\n\nThen restart the worker."),
    Template("en", "- [x] created <P> access\n- [ ] move <T> to the vault\n- [ ] tell Olga"),
    Template("en", "The log line was level=debug msg='connecting' with='<T>' attempt=3"),
    Template("en", "He said “<T>” is the one for <P>…"),
    Template("ja", "<P>には<T>を使っています。"),
    Template("ja", "<P>の本番用は「<T>」です。"),
    Template("ja", "共有された値：`<T>`（<P>用）"),
    Template("ja", "<P>への接続は <T> に変更しました。"),
    Template("zh", "<P> 用的是 <T>，不要外传。"),
    Template("zh", "用户发来了 <P> 的凭证：<T>。"),
    Template("zh", "测试环境的<P>填“<T>”就可以。"),
    Template("zh", "旧的是`<T>`,下周失效"),
    Template("de", "Für <P> nehmen wir <T>, auch in der Produktion."),
    Template("de", "Der Zugang zu <P> lautet: <T>."),
    Template("de", "Jonas hat „<T>“ für <P> geschickt."),
    Template("de", "Bitte `<T>` bei <P> eintragen und den Dienst neu starten."),
    Template("fr", "Pour <P>, on utilise <T> en préprod."),
    Template("fr", "L'accès à <P> est « <T> », à ne pas perdre."),
    Template("fr", "L'utilisateur a collé ceci : <T>"),
    Template("fr", "J'ai mis `<T>` dans la configuration de <P>."),
    Template("es", "Para <P> usamos <T> en producción."),
    Template("es", "El acceso a <P> es «<T>», caduca en junio."),
    Template("es", "El usuario pegó esto: <T>."),
    Template("es", "Puse `<T>` en la configuración de <P> y funcionó."),
)

# Only for tokens.
_TOKEN: tuple[Template, ...] = (
    Template("en", "curl -H 'Authorization: Bearer <T>' https://api.acme.example/v1/me works from the bastion"),
    Template("en", "Run `curl -u <T>: https://api.acme.example/v1/ping` to test the <P> key."),
    Template("en", "The <P> API key is <T>, please keep it."),
    Template("en", "tool login --token <T> --host eu # for <P>"),
    Template("en", "The request had the header X-Api-Key: <T>"),
    Template("en", "client = Client(token='<T>')  # <P>"),
    Template("en", "https://api.acme.example/v1/items?limit=50&access_token=<T>&page=2 was in the browser history"),
    Template("ja", "<P>のAPIキーは<T>です。"),
    Template("zh", "<P>的密钥是<T>，请记住。"),
    Template("de", "Der API-Schlüssel von <P> ist <T>."),
    Template("fr", "La clé d'API de <P> est <T>."),
    Template("es", "La clave de API de <P> es <T>."),
)

# With the service and a word for a key, in all orders: for tokens and for bare values.
_NAMED: tuple[Template, ...] = (
    Template("en", "If <P> asks for a key, use <T> until Friday."),
    Template("en", "I generated a fresh <P> token. Copy: <T>"),
    Template("en", "The key that <P> support mailed me (<T>) still works."),
    Template("en", "<P>: <T> (api key, personal)"),
    Template("en", "<P> api token\n<T>\nkeep it for the nightly job"),
    Template("de", "Ich habe den <P>-Token heute erneuert, der neue ist <T>."),
    Template("de", "<P> hat uns <T> als Produktionsschlüssel gegeben."),
    Template("fr", "note : clé secrète <P> « <T> » pour la nuit"),
    Template("fr", "<T> c'est la clé qu'on utilise chez <P>."),
    Template("es", "Si <P> pide una clave, pon <T>"),
    Template("es", "La clave de <P> que mandó Lena: <T>"),
    Template("ja", "<P>で新しいAPIキーを発行した。<T>"),
    Template("ja", "<P>用に <T> というキーを使っている"),
    Template("zh", "刚在<P>生成了新令牌，<T>"),
    Template("zh", "<P>的正确token其实是<T>"),
)

# With the name of the variable: for tokens and for bare values, which nothing else gives away.
_ASSIGNED: tuple[Template, ...] = (
    Template("en", "<V>=<T>"),
    Template("en", 'export <V>="<T>"'),
    Template("en", "Put <V>=<T> into .env and run make up."),
    Template("en", "The .env for <P>:\n```sh\nLOG_LEVEL=info\n<V>=<T>\nPORT=8080\n```"),
    Template("en", "env:\n  - name: <V>\n    value: <T>\n  - name: PORT\n    value: 8080"),
    Template("en", "values.yaml has\n\n<V>: '<T>'\nreplicas: 3"),
    Template("en", 'The config is {"region": "eu", "<V>": "<T>", "retries": 3} on every node.'),
    Template("en", "docker run --rm -e <V>=<T> -p 8080:8080 acme/api:1.4.2"),
    Template("en", "os.environ['<V>'] = '<T>' is at the top of the notebook"),
    Template("en", "<V>=<T> python scripts/sync.py --dry-run talks to <P>."),
    Template("en", "gh secret set <V> --body '<T>'"),
    Template("en", "| variable | value |\n|---|---|\n| <V> | `<T>` |"),
    Template("ja", "<P>を使うには <V>=<T> を設定する。"),
    Template("ja", ".envに「<V>=<T>」と書いてあります"),
    Template("zh", "在 .env 里写 <V>=<T> 然后重启服务。"),
    Template("zh", "配置：<V>: <T>"),
    Template("de", "In der .env steht <V>=<T>, damit läuft <P>."),
    Template("de", "Vor dem Start `<V>=<T>` setzen."),
    Template("fr", "Ajoute <V>=<T> dans le .env avant de lancer."),
    Template("fr", "La variable <V>=<T> sert pour <P>."),
    Template("es", "Hay que poner <V>=<T> en el .env."),
    Template("es", "Con `<V>=<T>` ya responde <P>."),
)

# For values of several lines.
_BLOCK: tuple[Template, ...] = (
    Template("en", "The <P> key of the deploy user:\n\n<T>\n\nIt goes to ~/.ssh on the bastion."),
    Template("en", "Saved from the chat:\n```\n<T>\n```"),
    Template("en", "cat > key.txt <<'END'\n<T>\nEND\nchmod 600 key.txt"),
    Template("en", "<T>"),
    Template("en", "User pasted his <P> key: <T> and asked why it is refused."),
    Template("ja", "<P>の秘密鍵はこれです：\n<T>"),
    Template("zh", "<P> 私钥如下：\n```\n<T>\n```\n请保存。"),
    Template("de", "Hier der private <P>-Schlüssel:\n<T>\nBitte nicht weitergeben."),
    Template("fr", "Voici la clé privée <P> :\n\n<T>"),
    Template("es", "La clave privada <P> es esta:\n<T>\nGuárdala bien."),
)

_TEMPLATES: dict[Shape, tuple[Template, ...]] = {
    "token": _ANYWHERE + _TOKEN + _NAMED + _ASSIGNED,
    "bare": _ASSIGNED + _NAMED,
    "fragment": _ANYWHERE,
    "block": _BLOCK,
}


class _Deck:
    """Deals every template of a shape once before any of them comes again."""

    def __init__(self, rng: random.Random, templates: tuple[Template, ...]) -> None:
        self._rng = rng
        self._templates = templates
        self._left: list[Template] = []

    def deal(self) -> Template:
        """Return the next template."""
        if not self._left:
            self._left = self._rng.sample(self._templates, len(self._templates))
        return self._left.pop()


def rows(seed: int = 7, count: int = 400) -> Iterator[dict[str, str]]:
    """Yield rows, kind after kind in turn, so that each kind comes equally often.

    >>> [row["kind"] for row in rows(count=2)]
    ['aws-access-key-id', 'aws-temporary-key-id']
    >>> list(rows(seed=1)) == list(rows(seed=1))
    True
    """
    rng = random.Random(seed)
    decks = {shape: _Deck(rng, templates) for shape, templates in _TEMPLATES.items()}
    for number in range(count):
        kind = KINDS[number % len(KINDS)]
        template = decks[kind.shape].deal()
        sentence = template.text.replace("<P>", kind.provider).replace("<V>", kind.variable)
        text = sentence.replace("<T>", kind.make(rng))
        yield {"text": text, "label": "secret", "lang": template.lang, "kind": kind.name}


def main() -> None:
    parser = argparse.ArgumentParser(description="Print made-up provider tokens in prose as JSON Lines.")
    parser.add_argument("--seed", type=int, default=7, help="the same seed gives the same rows (default: 7)")
    parser.add_argument("--rows", type=int, default=400, help="how many rows to print (default: 400)")
    arguments = parser.parse_args()
    for row in rows(arguments.seed, arguments.rows):
        print(json.dumps(row, ensure_ascii=False))


if __name__ == "__main__":
    main()
