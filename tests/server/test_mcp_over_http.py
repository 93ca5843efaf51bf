"""MCP over HTTP, by hand and by the conformance suite of the protocol."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.conftest import serving

import kept
from kept.access import Access
from kept.surfaces.http import mcp as over_http

# What the server is not meant to pass, with reasons, whatever the transport.
BASELINES = Path(__file__).parent.parent / "mcp_surface"
REVISIONS = ("2025-11-25", "2026-07-28")


class Mcp:
    """A client that speaks the revision with a handshake."""

    def __init__(self, client, path="/mcp"):
        self.client, self.path, self.number = client, path, 0
        self.headers = {"Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2025-11-25"}
        hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
        answer = self.post("initialize", hello)
        self.server = answer.json()["result"]
        if "mcp-session-id" in answer.headers:
            self.headers["Mcp-Session-Id"] = answer.headers["mcp-session-id"]
        client.post(path, json={"jsonrpc": "2.0", "method": "notifications/initialized"}, headers=self.headers)

    def post(self, method, params=None):
        self.number += 1
        body = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params or {}}
        return self.client.post(self.path, json=body, headers=self.headers)

    def ask(self, method, params=None):
        answer = self.post(method, params)
        assert answer.status_code == 200, answer.text
        return answer.json()["result"]

    def call(self, name, arguments):
        return self.ask("tools/call", {"name": name, "arguments": arguments})


@pytest.mark.covers("server.mcp")
def test_each_dialect_has_its_address_and_one_store_is_behind_them(serve):
    served = serve()
    agent = served.agent(**{"Kept-Project": "web"})
    default, facts, context = Mcp(agent), Mcp(agent, "/mcp/facts"), Mcp(agent, "/mcp/context")
    assert default.server["serverInfo"]["name"] == "kept"
    assert [tool["name"] for tool in default.ask("tools/list")["tools"]] == [
        "memory_store", "memory_search", "memory_brief", "memory_delete",
    ]  # fmt: skip
    stored = default.call("memory_store", {"type": "fact", "content": "Uses pnpm 9"})["structuredContent"]
    recalled = facts.call("memory", {"action": "recall", "query": "pnpm"})["structuredContent"]
    assert [one["content"] for one in recalled["memories"]] == ["Uses pnpm 9"]
    refused = facts.call("memory", {"action": "purge", "confirm": True})
    assert refused["isError"] is True
    [tool] = [one for one in context.ask("tools/list")["tools"] if one["name"] == "memory"]
    assert "messages" in tool["inputSchema"]["properties"]
    messages = [{"role": "user", "content": f"say {number}"} for number in range(4)]
    done = context.call("memory", {"operation": "store", "start_index": 0, "end_index": 2, "messages": messages})
    assert len(done["structuredContent"]["messages"]) == 2
    with served.keeper() as keeper:
        assert keeper.get(stored["id"]).origin.session == f"mcp-{default.headers['Mcp-Session-Id']}"
    assert agent.get("/mcp/nonsense").status_code == 404


@pytest.mark.covers("server.mcp")
def test_the_token_decides_who_asks_and_what_they_may(serve):
    served = serve()
    ann, bob = Mcp(served.agent("ann")), Mcp(served.agent("bob"))
    ann.call("memory_store", {"type": "fact", "content": "Ann's quizzical fact"})
    assert bob.call("memory_search", {"query": "quizzical"})["structuredContent"]["results"] == []
    reader = Mcp(served.agent("ann", "read"))
    assert len(reader.call("memory_search", {"query": "quizzical"})["structuredContent"]["results"]) == 1
    refused = reader.call("memory_store", {"type": "fact", "content": "x"})
    assert refused["isError"] is True
    assert json.loads(refused["content"][0]["text"])["error"]["code"] == "access_denied"
    # A person's token does not make a model a person.
    person = Mcp(served.person("ann"))
    stored = person.call("memory_store", {"type": "fact", "content": "Said by a model"})["structuredContent"]
    with served.keeper() as keeper:
        assert keeper.get(stored["id"]).origin.actor == "agent"
    # A session is of use only to the token that opened it.
    bob.headers["Mcp-Session-Id"] = ann.headers["Mcp-Session-Id"]
    assert bob.post("tools/list").status_code == 404
    off = served.person()
    off.put("/settings/memory", json={"value": "off"})
    assert "disabled" in ann.call("memory_search", {"query": "x"})["content"][0]["text"]


@pytest.mark.covers("server.mcp")
def test_the_revision_without_a_handshake_is_spoken_too(serve):
    agent = serve().agent()
    meta = {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {},
        "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
    }
    headers = {"Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2026-07-28"}

    def ask(method, **params):
        named = {"Mcp-Name": params["name"]} if "name" in params else {}
        body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {**params, "_meta": meta}}
        return agent.post("/mcp", json=body, headers=headers | {"Mcp-Method": method} | named).json()["result"]

    assert ask("server/discover")["resultType"] == "complete"
    stored = ask("tools/call", name="memory_store", arguments={"type": "fact", "content": "Modern"})
    assert stored["structuredContent"]["content"] == "Modern"


@pytest.mark.covers("server.shares")
def test_one_token_does_not_take_the_sessions_of_all(serve, monkeypatch):
    monkeypatch.setattr(over_http, "_MOST_OF_ONE", 3)
    served = serve()
    ann, bob = served.agent("ann"), served.agent("bob")
    first, *_ = (Mcp(ann) for _ in range(3))
    params = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}}
    hello = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params}
    accepted = {"Accept": "application/json, text/event-stream"}
    refused = ann.post("/mcp", json=hello, headers=accepted)
    assert (refused.status_code, "Too many open sessions" in refused.text) == (503, True)
    assert first.ask("tools/list")["tools"], "those that are open go on"
    assert Mcp(bob).ask("tools/list")["tools"]
    assert ann.delete("/mcp", headers=first.headers).status_code == 200
    assert ann.post("/mcp", json=hello, headers=accepted).status_code == 200


def test_several_workers_serve_without_sessions(serve):
    agent = serve(workers=2).agent()
    client = Mcp(agent)
    assert "Mcp-Session-Id" not in client.headers
    assert (
        client.call("memory_store", {"type": "fact", "content": "x"})["structuredContent"]["remaining"]["stores"] == 19
    )
    assert (
        client.call("memory_store", {"type": "fact", "content": "y"})["structuredContent"]["remaining"]["stores"] == 18
    )


def suite() -> list[str]:
    """Return the command of the suite, which ``make test`` fetches."""
    folder = Path(sys.prefix) / "node"
    if not (folder / ".ready").exists():
        pytest.fail("the programs that check MCP servers are not installed; run: make .venv/node/.ready")
    modules = folder / "node_modules"
    return [str(modules / "node/bin/node"), str((modules / ".bin/conformance").resolve())]


@pytest.mark.slow
@pytest.mark.covers("server.conformance")
@pytest.mark.parametrize("revision", REVISIONS)
def test_the_conformance_suite_passes(tmp_path, revision):
    command = suite()
    with kept.open(tmp_path / "kept.db", user="ann") as keeper:
        access = Access(keeper.storage, keeper.caller, keeper.now)
        access.ensure_user("ann")
        token = access.issue("ann", "conformance")[0]
    with serving(tmp_path / "kept.db", token=token) as served:
        done = subprocess.run(
            [*command, "server", "--url", f"{served.url}/mcp", "--requirements", revision,
             "--expected-failures", str(BASELINES / f"conformance-{revision}.yml"), "-o", str(tmp_path / "results")],
            capture_output=True, text=True, check=False, timeout=300, cwd=tmp_path, env=os.environ,
        )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4_000:] + done.stderr[-2_000:]
    assert "dns-rebinding-protection: 2 passed, 0 failed" in done.stdout
