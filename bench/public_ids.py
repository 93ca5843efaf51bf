"""Made-up ids, hashes and public keys in prose, made from a seed: what looks like a token and is none.

    python bench/public_ids.py [--seed 7] [--rows 2000]

prints JSON Lines with the keys ``text``, ``label`` (always "clean"), ``lang``
and ``kind``. Forms follow what services publish; every random part is drawn
here. Half of the sentences speak of keys, tokens or logins too, as notes do.
"""

import argparse
import base64
import json
import random
import re
import string
import uuid
from collections.abc import Callable, Iterator

from provider_tokens import Template

Make = Callable[[random.Random], str]

_DIGITS = string.digits
_LOWER = string.ascii_lowercase
_UPPER = string.ascii_uppercase
_HEX = "0123456789abcdef"
_BASE62 = _DIGITS + _UPPER + _LOWER
_BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_ULID = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_URL64 = _BASE62 + "-_"
_POD = "bcdfghjklmnpqrstvwxz2456789"
_WORDS = (
    "billing checkout frontend gateway harvest invoice ledger mailer notifier orders payments reports scheduler search "
    "sessions signup storage uploads users worker"
).split()


def _pick(rng: random.Random, alphabet: str, size: int) -> str:
    return "".join(rng.choices(alphabet, k=size))


def _fixed(alphabet: str, size: int, before: str = "", after: str = "") -> Make:
    return lambda rng: before + _pick(rng, alphabet, size) + after


def _b64(size: int, before: str = "", after: str = "") -> Make:
    return lambda rng: before + base64.b64encode(rng.randbytes(size)).decode() + after


def _uuid(rng: random.Random) -> str:
    return str(uuid.UUID(bytes=rng.randbytes(16), version=4))


def _word(rng: random.Random) -> str:
    return rng.choice(_WORDS)


# Prefixes of objects, with random letters and digits after them.
_OBJECTS = {
    24: "pi_3 cus_N price_1 sub_1 evt_1 in_1 ch_3 pm_1 seti_1 txn_3 si_N re_3 card_1 plink_1 file_1 req_ call_ "
    "toolu_01 msg_01 batch_01 asst_ thread_ run_ step_",
    27: "user_2 org_2 sess_2 orgmem_2 team_2 prj_2 evt_2 ins_2",
    29: "chatcmpl- cmpl- prj_ dpl_ team_",
}

_KINDS: dict[str, Make] = {
    "commit": _fixed(_HEX, 40),
    "short-commit": _fixed(_HEX, 10),
    "sha256": _fixed(_HEX, 64),
    "md5": _fixed(_HEX, 32),
    "uuid": _uuid,
    "image-digest": _fixed(_HEX, 64, "sha256:"),
    "image-tag": lambda rng: f"registry.acme.example/{_word(rng)}:prod-{_pick(rng, _HEX, 40)}",
    "release-tag": lambda rng: f"{_word(rng)}-v2.{rng.randrange(40)}.{rng.randrange(9)}-rc{rng.randrange(9)}",
    "npm-integrity": _b64(64, "sha512-"),
    "script-integrity": _b64(48, "sha384-"),
    "wheel-record": lambda rng: f"kept/{_word(rng)}.py,sha256={_pick(rng, _URL64, 43)},{rng.randrange(9000)}",
    "ssh-public-key": _b64(32, "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI", " ops@bastion"),
    "ssh-rsa-public-key": _b64(270, "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ", " ci@acme"),
    "ssh-fingerprint": _fixed(_BASE62, 43, "SHA256:"),
    "age-recipient": _fixed("qpzry9x8gf2tvdw0s3jn54khce6mua7l", 58, "age1"),
    "wireguard-public-key": lambda rng: "PublicKey = " + base64.b64encode(rng.randbytes(32)).decode(),
    "pgp-fingerprint": lambda rng: " ".join(_pick(rng, _HEX.upper(), 4) for _ in range(10)),
    "stripe-publishable": _fixed(_BASE62, 24, "pk_" + "live_51"),
    "clerk-publishable": _fixed(_BASE62, 40, "pk_" + "test_"),
    "supabase-publishable": _fixed(_BASE62, 31, "sb_" + "publishable_"),
    "mapbox-public": lambda rng: "pk.eyJ" + _pick(rng, _BASE62, 60) + "." + _pick(rng, _URL64, 22),
    "recaptcha-site-key": lambda rng: "the recaptcha site key 6L" + _pick(rng, _URL64, 38),
    "sentry-dsn": lambda rng: f"https://{_pick(rng, _HEX, 32)}@o{_pick(rng, _DIGITS, 6)}.ingest.sentry.io/450",
    "analytics-id": lambda rng: "G-" + _pick(rng, _UPPER + _DIGITS, 10),
    "aws-arn": lambda rng: f"arn:aws:kms:eu-central-1:{_pick(rng, _DIGITS, 12)}:key/{_uuid(rng)}",
    "aws-instance": _fixed(_HEX, 17, "i-0"),
    "aws-vpc": _fixed(_HEX, 17, "vpc-0"),
    "aws-subnet": _fixed(_HEX, 17, "subnet-0"),
    "aws-zone": _fixed(_UPPER + _DIGITS, 20, "Z"),
    "aws-stack-id": lambda rng: f"AcmeStack-Bucket{_pick(rng, _UPPER + _DIGITS, 8)}-{_pick(rng, _BASE62, 12)}",
    "etag": lambda rng: f'"{_pick(rng, _HEX, 32)}-{rng.randrange(2, 40)}"',
    "trace-id": lambda rng: f"00-{_pick(rng, _HEX, 32)}-{_pick(rng, _HEX, 16)}-01",
    "request-id": lambda rng: f"{_pick(rng, _BASE62, 52)}=",
    "ray-id": lambda rng: f"{_pick(rng, _HEX, 16)}-FRA",
    "slack-channel": _fixed(_UPPER + _DIGITS, 9, "C0"),
    "slack-timestamp": lambda rng: f"p{_pick(rng, _DIGITS, 16)}",
    "discord-id": _fixed(_DIGITS, 18),
    "youtube-video": lambda rng: f"https://youtu.be/{_pick(rng, _URL64, 11)}",
    "youtube-list": lambda rng: f"https://www.youtube.com/playlist?list=PL{_pick(rng, _URL64, 32)}",
    "google-doc": lambda rng: f"https://docs.google.com/document/d/1{_pick(rng, _URL64, 43)}/edit",
    "google-doc-id": _fixed(_URL64, 43, "1"),
    "google-place": _fixed(_URL64, 23, "ChIJ"),
    "notion-page": lambda rng: f"https://www.notion.so/acme/API-Keys-{_pick(rng, _HEX, 32)}",
    "figma-file": lambda rng: f"https://www.figma.com/file/{_pick(rng, _BASE62, 22)}/Tokens",
    "airtable-record": _fixed(_BASE62, 14, "rec"),
    "mongo-id": _fixed(_HEX, 24),
    "ulid": lambda rng: "01" + _pick(rng, _ULID, 24),
    "prefixed-ulid": lambda rng: f"{rng.choice(['order', 'user', 'job', 'event'])}_01{_pick(rng, _ULID, 24)}",
    "ksuid": lambda rng: "2" + _pick(rng, _BASE62, 26),
    "nano-id": _fixed(_URL64, 21),
    "cuid": _fixed(_LOWER + _DIGITS, 24, "c"),
    "firebase-uid": _fixed(_BASE62, 28),
    "response-id": _fixed(_HEX, 48, "resp_68"),
    "function-call-id": _fixed(_HEX, 48, "fc_68"),
    "vector-store-id": _fixed(_HEX, 32, "vs_68"),
    "upload-id": _fixed(_BASE62, 22, "file-"),
    "ethereum-address": _fixed(_HEX, 40, "0x"),
    "ethereum-transaction": _fixed(_HEX, 64, "0x"),
    "bitcoin-address": _fixed("qpzry9x8gf2tvdw0s3jn54khce6mua7l", 38, "bc1q"),
    "solana-address": _fixed(_BASE58, 44),
    "ipfs-cid": _fixed(_BASE58, 44, "Qm"),
    "ipfs-cid-1": _fixed(_LOWER + "234567", 52, "bafybei"),
    "pod": lambda rng: f"{_word(rng)}-api-{_pick(rng, _POD, 10)}-{_pick(rng, _POD, 5)}",
    "volume": lambda rng: f"pvc-{_uuid(rng)}",
    "preview-host": lambda rng: f"https://{_word(rng)}-git-main-{_pick(rng, _LOWER + _DIGITS, 9)}-acme.vercel.app",
    "cdn-host": lambda rng: f"https://d{_pick(rng, _LOWER + _DIGITS, 13)}.cloudfront.net/index.html",
    "asset": lambda rng: f"/static/js/main-{_pick(rng, _BASE62, 28)}.js",
    "chunk": lambda rng: f"chunk-{_pick(rng, _UPPER + _DIGITS, 8)}.mjs",
    "css-class": lambda rng: f"Button_primary__{_pick(rng, _BASE62, 5)}",
    "picture": _b64(90, "data:image/png;base64,iVBORw0KGgo"),
    "test-name": lambda rng: f"test_{_word(rng)}_keeps_the_token_of_{_word(rng)}_{rng.randrange(99)}",
    "variable": lambda rng: f"{_word(rng).upper()}_API_KEY_ROTATION_INTERVAL_{rng.randrange(9)}",
    "camel-name": lambda rng: f"{_word(rng)}ServiceV{rng.randrange(9)}TokenRefreshHandler",
    "migration": lambda rng: f"{_pick(rng, _HEX, 12)}_add_api_key_to_{_word(rng)}.py",
    "backup-file": lambda rng: f"backup_2026{_pick(rng, _DIGITS, 4)}_{_pick(rng, _HEX, 32)}.tar.zst",
    "bucket": lambda rng: f"s3://acme-prod-{_word(rng)}-{_pick(rng, _HEX, 8)}/2026/07/part-0{rng.randrange(99)}.csv",
    "gclid": lambda rng: f"https://acme.example/?gclid=CjwKCAjw{_pick(rng, _URL64, 60)}_BwE",
    "next-page": lambda rng: f"https://api.acme.example/v1/items?page_token=CAUQAA{_pick(rng, _URL64, 24)}",
    "csrf": lambda rng: f"csrf_token={_pick(rng, _URL64, 43)}",
    "message-id": lambda rng: f"<CA{_pick(rng, _URL64, 48)}@mail.gmail.com>",
    "tracking-number": lambda rng: "1Z" + _pick(rng, _UPPER + _DIGITS, 16),
    "iban": lambda rng: "DE" + _pick(rng, _DIGITS, 20),
    "serial": lambda rng: "SN " + "-".join(_pick(rng, _UPPER + _DIGITS, 4) for _ in range(4)),
    "build-id": lambda rng: f"build-{_pick(rng, _DIGITS, 10)}-{_pick(rng, _HEX, 8)}",
    "lock-token": lambda rng: f"--lock-token {_uuid(rng)}",
    "push-public-key": _fixed(_URL64, 86, "the VAPID public key B"),
    "site-verification": _fixed(_URL64, 43, "google-site-verification="),
    "public-web-key": lambda rng: json.dumps({"kty": "EC", "x": _pick(rng, _URL64, 43), "y": _pick(rng, _URL64, 43)}),
    "key-id": _fixed(_URL64, 43, "kid: "),
    "go-checksum": _b64(32, "h1:"),
    "type-id": lambda rng: f"{rng.choice(['order', 'invoice', 'shipment'])}_{_pick(rng, _ULID.lower(), 26)}",
    "bundled-asset": lambda rng: f"/assets/index-{_pick(rng, _URL64, 8)}.css",
    "container-secret": lambda rng: f"projects/acme-prod-381204/secrets/api-key/versions/{rng.randrange(9)}",
    "client-id": lambda rng: f"{_pick(rng, _DIGITS, 12)}-{_pick(rng, _LOWER + _DIGITS, 32)}.apps.googleusercontent.com",
    "session-object": _fixed(_BASE62, 58, "cs_" + "test_a1"),
}  # fmt: skip
for _size, _prefixes in _OBJECTS.items():
    for _prefix in _prefixes.split():
        _KINDS[f"object-{_prefix.rstrip('0123N_-')}-{_size}"] = _fixed(_BASE62, _size - 2, _prefix)

_TEMPLATES: tuple[Template, ...] = (
    Template("en", "The run failed for <T> and was retried."),
    Template("en", "See <T> for what we decided in March."),
    Template("en", "Priya asked about <T>, it is the one from Monday."),
    Template("en", "Logs mention <T> three times before the crash."),
    Template("en", "We compared <T> with the one from staging."),
    Template("en", "`<T>` is what the report shows."),
    Template("en", "| id | owner |\n|---|---|\n| <T> | platform |"),
    Template("en", "- [ ] look at <T>\n- [x] tell Olga"),
    Template("en", "The login page broke with <T>; the token refresh was not the cause."),
    Template("en", "API keys are rotated by the job that logged <T> last night."),
    Template("en", "<T> was the last one before we moved secrets to the vault."),
    Template("en", "Nobody shares tokens in the channel any more, see <T>."),
    Template("en", "The user's password reset is tracked as <T>."),
    Template("ja", "昨日のログには<T>と出ていました。"),
    Template("ja", "<T> を確認してから、トークンの更新を試してください。"),
    Template("ja", "対象は「<T>」です。APIキーは保管庫にあります。"),
    Template("zh", "昨天的日志里有 <T>，已经处理。"),
    Template("zh", "请查看 <T>，密钥不在这里。"),
    Template("zh", "对象是“<T>”，登录没有问题。"),
    Template("de", "Im Protokoll steht <T>, das war am Montag."),
    Template("de", "Bitte <T> ansehen; der Token wird automatisch erneuert."),
    Template("de", "Der Fehler betrifft „<T>“, nicht den API-Schlüssel."),
    Template("fr", "Le journal mentionne <T> avant la panne."),
    Template("fr", "Regarde <T> ; la clé d'API n'est pas en cause."),
    Template("fr", "Il s'agit de « <T> », vu lundi par Zoé."),
    Template("es", "El registro menciona <T> antes del fallo."),
    Template("es", "Mira <T>; la clave de API no tiene la culpa."),
    Template("es", "Se trata de «<T>», lo vio Inés el lunes."),
)


# An id right beside the word for a key, which it is not: with holes for the kinds of ids.
_BESIDE: tuple[Template, ...] = (
    Template("en", "The API key was added to project <uuid>."),
    Template("en", "The token bug was fixed in <commit>."),
    Template("en", "The key points to <commit>."),
    Template("en", "The token belongs to user <uuid>."),
    Template("en", "The KMS key ID is <uuid>."),
    Template("en", "The token hash is <sha256>."),
    Template("en", "The encryption key is stored under <uuid>."),
    Template("en", "The signing key thumbprint is <commit>."),
    Template("en", "The token was issued for session <object-sess-27>."),
    Template("en", "The client id is <uuid> and the client secret is in Vault."),
    Template("en", "Access key rotation: request <uuid>."),
    Template("en", "The API key for <object-user-27> expired."),
    Template("en", "Token refresh failed, request id <uuid>."),
    Template("en", "Revoke the token with id <uuid>."),
    Template("en", "The tokens of run <uuid> were counted twice."),
    Template("en", "Secret scanning flagged <commit>, it was a test fixture."),
    Template("en", "The key changed from <commit> to <commit> in the lock file."),
    Template("en", "The idempotency key is <uuid>."),
    Template("en", "API key <object-cus-24> does not exist, says the log."),
    Template("en", "Key rotation with <uuid> failed."),
    Template("en", "The API key, <uuid>, belongs to nobody: it is the request id."),
    Template("en", "Which token? <uuid> is the run."),
    Template("en", "Tokens were compared with <commit>."),
    Template("en", "The access token is tied to <uuid>."),
    Template("en", "We moved the secret to vault entry <uuid>."),
    Template("en", "The deploy key has access to <object-prj-29>."),
    Template("de", "Der Schlüssel mit der ID <uuid> wurde gelöscht."),
    Template("de", "API-Schlüssel: siehe Ticket <uuid>"),
    Template("de", "Der Schlüssel wurde auf Ticket <uuid> vermerkt."),
    Template("fr", "La clé <uuid> a été supprimée de KMS."),
    Template("fr", "La clé est liée à <uuid>."),
    Template("es", "El token de la sesión <object-sess-27> caducó."),
    Template("es", "El token pertenece a <object-user-27>."),
    Template("ja", "キーのIDは<uuid>です。"),
    Template("ja", "トークンは<object-user-27>に紐づいています。"),
    Template("ja", "キーは<object-cus-24>に対応します。"),
    Template("zh", "密钥ID是<uuid>。"),
    Template("zh", "密钥属于 <object-user-27>。"),
)

# An id of a service's things in a note that speaks of its keys too: ``<S>`` is the service.
_AT_A_SERVICE: tuple[Template, ...] = (
    Template("en", "The <S> token was rotated in commit <commit>."),
    Template("en", "<S> zone <md5>; the API token lives in the vault."),
    Template("en", "<S> shows event <md5> whenever the key expires."),
    Template("en", "The <S> API returned 403 for request <uuid>, so the key lacks a scope."),
    Template("en", "<S> account id: <uuid> (the key is with Tom)"),
    Template("en", "We use <S> for secrets; the project is <uuid>."),
    Template("en", "Secrets are synced from <S> by build <commit>."),
    Template("en", "<uuid> is the <S> project that holds the keys."),
    Template("en", "<S> deploy <commit> broke the token refresh."),
    Template("en", "Token usage on <S>: 1,204 tokens for run <uuid>."),
    Template("en", "The <S> key id is <uuid>, the secret itself is in the vault."),
    Template("en", "The image <sha256> reads the <S> token from the environment."),
    Template("en", "Asked <S> support about the API key, ticket <uuid>."),
    Template("en", "Checksum of the <S> key file: <sha256>"),
    Template("de", "Der <S>-Token wurde mit Commit <commit> erneuert."),
    Template("de", "<S>-Projekt <uuid>: der Schlüssel liegt im Tresor."),
    Template("de", "Der Fehler bei <S> hat die ID <uuid>, der API-Key ist gültig."),
    Template("fr", "Le jeton <S> a été renouvelé par le commit <commit>."),
    Template("fr", "Projet <S> <uuid> : la clé est dans le coffre."),
    Template("es", "El token de <S> se renovó en el commit <commit>."),
    Template("es", "Proyecto de <S> <uuid>: la clave está en la caja fuerte."),
    Template("ja", "<S>のトークンはコミット<commit>で更新されました。"),
    Template("ja", "<S>のプロジェクトIDは<uuid>、APIキーは保管庫にあります。"),
    Template("zh", "<S> 的令牌在提交 <commit> 里更新了。"),
    Template("zh", "<S> 项目ID是 <uuid>，密钥在保险库里。"),
)
_SERVICES = (
    "Vercel Sentry Cloudflare Datadog Supabase Stripe Notion Linear Railway Heroku Twilio Grafana PagerDuty GitHub "
    "GitLab Auth0 Okta Algolia Mistral Cohere OpenAI Pinecone Fastly Netlify Snyk Slack"
).split()


def _beside(rng: random.Random, template: Template) -> str:
    text = template.text.replace("<S>", rng.choice(_SERVICES))
    return re.sub("<([a-z0-9-]+)>", lambda hole: _KINDS[hole[1]](rng), text)


def rows(seed: int = 7, count: int = 2_000) -> Iterator[dict[str, str]]:
    """Yield rows, kind after kind in turn, so that each kind comes equally often; every fifth is beside a key's name.

    >>> [row["kind"] for row in rows(count=2)]
    ['beside', 'short-commit']
    """
    rng = random.Random(seed)
    kinds = list(_KINDS.items())
    for number in range(count):
        if number % 5 == 0:
            template = rng.choice(_BESIDE + _AT_A_SERVICE)
            yield {"text": _beside(rng, template), "label": "clean", "lang": template.lang, "kind": "beside"}
            continue
        kind, make = kinds[number % len(kinds)]
        template = rng.choice(_TEMPLATES)
        text = template.text.replace("<T>", make(rng))
        yield {"text": text, "label": "clean", "lang": template.lang, "kind": kind}


def main() -> None:
    parser = argparse.ArgumentParser(description="Print made-up ids, hashes and public keys in prose as JSON Lines.")
    parser.add_argument("--seed", type=int, default=7, help="the same seed gives the same rows (default: 7)")
    parser.add_argument("--rows", type=int, default=2_000, help="how many rows to print (default: 2000)")
    arguments = parser.parse_args()
    for row in rows(arguments.seed, arguments.rows):
        print(json.dumps(row, ensure_ascii=False))


if __name__ == "__main__":
    main()
