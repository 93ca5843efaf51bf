"""Every route asks who is addressed, where a request comes from and who sends it, before it does anything."""

import json
import re

import pytest
from starlette.routing import Route

from kept.errors import Backend
from kept.surfaces.http.app import create
from kept.surfaces.http.options import JwtOptions, Options
from kept.surfaces.http.resources import ROUTES

# What needs no token: it says nothing about anybody.
OPEN = {"/health", "/openapi.json", "/static/{name}", "/sign-in"}

# What a person who may only read may still send.
READING_POSTS = {"/app/choose", "/app/sign-out"}


def all_routes() -> list[tuple[str, str]]:
    gate = create(Options("unused.db"))
    found = []
    for route in gate._inner.routes:
        assert isinstance(route, Route)
        methods = route.methods or {"GET", "POST", "DELETE"}
        found += [(method, route.path) for method in sorted(methods - {"HEAD"})]
    return found


EVERY_ROUTE = all_routes()


VALUES = {
    "ref": "1", "action": "archive", "name": "memory_search", "uuid": "00000000", "id": "tok-0", "type": "technology",
    "form": "json", "dialect": "typed",
}  # fmt: skip


def filled(path: str) -> str:
    """Return an address that fits the route."""
    if path == "/static/{name}":
        return "/static/kept.css"
    if path == "/settings/{name}":
        return "/settings/memory"
    return re.sub(r"{(\w+)(:\w+)?}", lambda found: VALUES[found[1]], path)


def ask(client, method, path, **headers):
    body = {"content": b"{}", "headers": {"Content-Type": "application/json"} | headers} if method != "GET" else {
        "headers": headers}  # fmt: skip
    return client.request(method, filled(path), **body)


def test_the_matrix_knows_every_route():
    paths = {path for _, path in EVERY_ROUTE}
    assert {route.path for route in ROUTES} < paths
    assert {"/", "/mcp", "/mcp/context", "/tools/{name}", "/events", "/metrics", "/import", "/app/review"} < paths
    assert len(EVERY_ROUTE) > 60


@pytest.mark.covers("server.needs_token")
def test_without_a_token_nothing_but_what_is_open_answers(shared):
    nobody = shared.client()
    for method, path in EVERY_ROUTE:
        answer = ask(nobody, method, path)
        if path in OPEN:
            assert answer.status_code in (200, 401), path  # signing in without a link is told so
            continue
        assert answer.status_code == 401, (method, path, answer.text)
        assert answer.headers["www-authenticate"].startswith("Bearer")
        assert answer.json()["error"]["code"] == "unauthorized"
        assert "kept token create" in answer.json()["error"]["remedy"]


@pytest.mark.covers("server.needs_token")
def test_a_wrong_token_opens_nothing_at_all(shared):
    guesses = shared.server.config.loaded_app.site.guesses
    for wrong in ("kept_" + "A" * 43, "x", "Bearer"):
        guessing = shared.client(wrong)
        for method, path in EVERY_ROUTE:
            guesses._buckets.clear()  # else the gate would rightly slow this test down
            assert ask(guessing, method, path).status_code == 401, (method, path)


@pytest.mark.covers("server.host")
@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost:80.evil", "", "127.0.0.2", "a b"]
)
def test_a_request_to_another_name_is_misdirected(shared, host, person_token):
    client = shared.client(person_token)
    for method, path in EVERY_ROUTE:
        answer = ask(client, method, path, Host=host)
        assert answer.status_code in (400, 421), (method, path, answer.text)  # some are refused by the parser
        assert "memor" not in answer.text


@pytest.mark.covers("server.origin")
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost.evil.example"])
def test_a_request_of_another_site_is_refused(shared, origin, person_token):
    client = shared.client(person_token)
    for method, path in EVERY_ROUTE:
        answer = ask(client, method, path, Origin=origin)
        assert answer.status_code == 403, (method, path)
        assert answer.json()["error"]["code"] == "bad_origin"
        assert "access-control-allow-origin" not in answer.headers


@pytest.fixture(scope="module")
def person_token(shared):
    return shared.token(actor="person", access="admin", projects=["*"])


@pytest.fixture(scope="module")
def reader(shared):
    return shared.person("ann", "read")


@pytest.mark.covers("server.read_only")
def test_a_token_that_only_reads_changes_nothing(shared, reader):
    before = shared.storage.pulse(shared.keeper().caller)
    for method, path in EVERY_ROUTE:
        if method == "GET" or path in READING_POSTS or path.startswith(("/mcp", "/tools")):
            continue  # tests of their own
        answer = ask(reader, method, path)
        assert answer.status_code == 403, (method, path, answer.text)
        assert answer.json()["error"]["code"] == "access_denied"
    assert shared.storage.pulse(shared.keeper().caller) == before


@pytest.mark.covers("server.read_only")
@pytest.mark.parametrize(
    ("name", "arguments", "is_allowed"),
    [("memory_store", {"type": "fact", "content": "x"}, False), ("memory_search", {"query": "x"}, True),
     ("memory", {"action": "remember", "content": "x"}, False), ("memory", {"action": "recall", "query": "x"}, True),
     ("memory", {"action": "forget", "id": 1}, False), ("UpdateUserMemory", {"action": "delete", "name": "x"}, False),
     ("memory_space_edits", {"command": "add", "content": "User likes tea"}, False),
     ("memory", {"operation": "search", "query": "x"}, True), ("memory", {"operation": "list", "messages": []}, True),
     ("memory", {"operation": "prune", "messages": []}, False), ("memory_delete", {"id": "1"}, False)],
)  # fmt: skip
def test_a_token_that_only_reads_calls_only_tools_that_read(shared, name, arguments, is_allowed):
    answer = shared.agent("ann", "read").post(f"/tools/{name}", json=arguments)
    assert (answer.status_code == 200) == is_allowed, answer.text
    if not is_allowed:
        assert answer.status_code == 403


@pytest.mark.covers("server.agents_use_tools")
def test_an_agent_has_tools_and_nothing_else(shared):
    agent = shared.agent("ann", "admin")
    for method, path in EVERY_ROUTE:
        if path in OPEN or path.startswith(("/mcp", "/tools", "/brief", "/metrics", "/app/choose", "/app/sign-out")):
            continue
        answer = ask(agent, method, path)
        assert answer.status_code == 403, (method, path, answer.text)
        assert "--person" in answer.json()["error"]["message"]


@pytest.mark.covers("server.others_unseen")
def test_what_is_somebody_elses_is_not_found_on_any_route(shared):
    with shared.keeper() as keeper:
        mine = keeper.store("Ann's quizzical secret garden", name="garden")
        conversation = keeper.conversation([{"role": "user", "content": "quizzical"}, {"role": "user", "content": "b"}])
        uuid = conversation.store(0, 0)["handle"].rpartition("/")[2]
    bob = shared.person("bob")
    for method, path in EVERY_ROUTE:
        if "{" not in path or path.startswith(("/static", "/tools", "/settings", "/tokens")):
            continue
        for value in (mine.uid, str(mine.id), "garden", uuid):
            address = re.sub(r"{(ref|uuid)}", value, path)
            address = filled(address)
            answer = bob.request(method, address, content=b"{}" if method != "GET" else None,
                                 headers={"Content-Type": "application/json", "Accept": "text/html"})  # fmt: skip
            assert answer.status_code in (400, 404), (method, address, answer.status_code)
            assert "quizzical" not in answer.text
    for address in (
        "/memories?query=quizzical", "/export", "/review", "/segments", "/entities", "/", "/app/brief", "/brief",
        "/app/timeline", "/app/conversations", "/app/settings", "/app/review?tab=same",
    ):  # fmt: skip
        answer = bob.get(address, headers={"Accept": "*/*"})
        assert answer.status_code == 200, address
        assert "quizzical" not in answer.text or address.startswith("/memories?"), address
        assert "secret garden" not in answer.text
    with shared.keeper() as keeper:
        assert keeper.get(mine.uid) == mine


def test_where_the_store_lies_is_for_administrators(shared):
    writer = shared.person("cy", "write", Accept="text/html")
    for address in ("/", "/app/settings", "/app/transfer", "/app/doctor"):
        answer = writer.get(address)
        assert (answer.status_code == 403) == (address == "/app/doctor")
        assert "kept.db" not in answer.text


def test_a_cookie_without_a_same_origin_changes_nothing(serve):
    served = serve()
    browser = served.browser()
    with served.keeper() as keeper:
        keeper.store("Stays")
    form = {"ids": "1", "action": "trash"}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        given = {"Accept": "text/html", "Content-Type": "application/x-www-form-urlencoded"} | headers
        asking = browser.build_request("POST", "/app/bulk", data=form)
        for name in ("origin", "sec-fetch-site"):
            del asking.headers[name]
        asking.headers.update(given)
        answer = browser.send(asking)
        assert answer.status_code == 403, headers
    assert browser.post("/app/bulk", data=form).status_code == 200
    with served.keeper() as keeper:
        assert keeper.get(1).trashed_at is not None


@pytest.mark.covers("server.headers")
@pytest.mark.parametrize("path", ["/", "/memories", "/health", "/static/kept.js", "/nothing", "/app/nothing"])
def test_every_answer_carries_what_protects_it(shared, path, person_token):
    answer = shared.client(person_token).get(path)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "server" not in answer.headers
    if not path.startswith("/static"):
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.covers("server.errors")
def test_errors_are_json_with_code_message_and_remedy(shared, person_token):
    client = shared.client(person_token)
    for answer, status, code in (
        (client.get("/nothing"), 404, "not_found"),
        (client.get("/memories/none"), 404, "not_found"),
        (client.put("/memories"), 405, "wrong_method"),
        (client.get("/memories?limit=x"), 400, "invalid_input"),
        (client.get("/memories?color=red"), 400, "invalid_input"),
        (client.post("/memories", content=b"{"), 400, "invalid_input"),
        (client.post("/memories", content=b"\xff\xfe"), 400, "invalid_input"),
        (client.post("/memories", content=b"a=b", headers={"Content-Type": "text/plain"}), 415, "wrong_type"),
        (client.post("/memories", json={"content": "my key is AKIAIOSFODNN7EXAMPLQ and more"}), 422, "refused"),
        (client.post("/tools/nothing", json={}), 400, "invalid_input"),
    ):
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (status, code), answer.text
        assert error["message"]
        assert error["remedy"]


@pytest.mark.covers("server.errors")
def test_what_no_schema_foresees_is_told_as_what_it_is(shared, person_token):
    for wrong in ([], {"a": 1}, 1):
        answer = shared.agent("ann", "read").post("/tools/memory", json={"action": wrong})
        assert answer.status_code == 403, answer.text
    archive = {"session": "s", "uuid": "00000000-0000-0000-0000-000000000000", "created_at": "2026-01-01T00:00:00Z",
               "first": 10**26, "last": 1, "chars": 1, "tokens": 1, "tokenizer": "x", "exact": True, "summary": "",
               "preview": "", "inside": [], "source": None, "conversation": None}  # fmt: skip
    lines = [
        {"format": "kept-export", "version": 2},
        {"archive": archive, "messages": [{"role": "user", "content": "x"}]},
    ]
    answer = shared.client(person_token).post("/import", content="\n".join(map(json.dumps, lines)).encode())
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid_input")
    assert "first is larger" in answer.json()["error"]["message"]


def test_a_store_that_fails_is_told_without_where_it_lies(serve, monkeypatch):
    served = serve()

    def broken(*_: object, **__: object) -> None:
        raise Backend(f"the store {served.options.store} is damaged: run 'kept check', or restore a backup")

    monkeypatch.setattr("kept.keeper.Keeper.browse", broken)
    error = served.person("bob", "read").get("/memories").json()["error"]
    assert (error["code"], error["message"][:28]) == ("backend", "the store [store] is damaged")


def test_a_bug_is_an_answer_with_a_number_and_no_traceback(serve, caplog, monkeypatch):
    served = serve()
    client, browser = served.person(), served.browser()

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the memory says " + "hunter" + "2")

    monkeypatch.setattr("kept.keeper.Keeper.browse", broken)
    answer = client.get("/memories")
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "internal"
    assert "Traceback" not in answer.text
    assert "hunter2" not in answer.text + caplog.text
    assert answer.headers["x-request-id"] in answer.json()["error"]["message"]
    page = browser.get("/")
    assert page.status_code == 500
    assert "That did not work" in page.text


def test_the_challenge_names_the_metadata_when_signed_tokens_are_taken(tmp_path):
    from kept.surfaces.http.gate import Gate

    (tmp_path / "keys.json").write_text('{"keys": []}')
    options = Options("x.db", jwt=JwtOptions("https://issuer.example", "https://kept.example/mcp", str(tmp_path / "k")))
    gate = Gate.__new__(Gate)
    gate.site = type("S", (), {"options": options})
    assert 'resource_metadata="https://kept.example/.well-known/oauth-protected-resource/mcp"' in gate._challenge()
