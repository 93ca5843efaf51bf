"""The tools over HTTP say what they say everywhere, for whoever the token names."""

import pytest

from kept.offering import Offer
from kept.tools import DIALECTS


@pytest.mark.covers("server.tools")
def test_a_tool_answers_as_it_does_everywhere(serve):
    served = serve()
    agent = served.agent(**{"Kept-Session": "s9"})
    stored = agent.post("/tools/memory_store", json={"type": "fact", "content": "Uses pnpm 9", "tags": ["tools"]})
    assert stored.status_code == 200
    body = stored.json()
    assert {"id", "type", "content", "behavioral", "tags", "created_at", "remaining"} <= set(body)
    with served.keeper(session="s9") as keeper:
        here = keeper.call("memory_search", {"query": "pnpm"})
        memory = keeper.get(body["id"])
    assert agent.post("/tools/memory_search", json={"query": "pnpm"}).json() == here
    assert (memory.origin.actor, memory.origin.user, memory.origin.session) == ("agent", "ann", "s9")
    assert body["remaining"] == {"stores": 19, "supersedes": 5}


@pytest.mark.covers("server.tools")
def test_every_tool_of_every_dialect_is_there_without_what_is_for_this_machine_only(shared):
    listed = {tool["name"]: tool for tool in shared.agent().get("/tools").json()["tools"]}
    assert set(listed) == {tool.name for tool in Offer(DIALECTS).listed}
    agent = shared.agent(**{"Kept-Project": "web"})
    for action in ("export", "purge", "export_claude_local"):
        assert action not in listed["memory"]["input_schema"]["properties"]["action"]["enum"]
        answer = agent.post("/tools/memory", json={"action": action, "confirm": True})
        assert answer.status_code == 400, action


@pytest.mark.covers("server.identity")
def test_user_and_teams_come_from_the_token_and_never_from_arguments_or_headers(serve):
    served = serve()
    served.access.ensure_user("bob")
    served.access.join("platform", "bob")
    bob = served.agent("bob")
    bob.post("/tools/memory", json={"action": "remember", "content": "Ours: the pager rota", "scope": "team"})
    with served.keeper(user="cy", team="platform") as keeper:
        assert [memory.holder for memory in keeper.list()] == ["platform"]
    ann = served.agent("ann", **{"Kept-User": "bob", "Kept-Team": "platform"})
    assert ann.post("/tools/memory", json={"action": "recall", "query": "pager"}).json()["memories"] == []
    refused = ann.post("/tools/memory", json={"action": "recall", "query": "pager", "user": "bob"})
    assert refused.json()["error"]["field"] == "user"


@pytest.mark.covers("server.projects")
def test_a_token_works_in_the_projects_it_was_given_and_no_other(serve):
    served = serve()
    token = served.token(projects=["web shop"])
    inside = served.client(token, **{"Kept-Project": "web%20shop", "Kept-Branch": "main"})
    kept = inside.post("/tools/memory", json={"action": "remember", "content": "Deploys on Tuesday"}).json()
    assert kept["scope"] == "project"
    outside = served.client(token, **{"Kept-Project": "other"})
    answer = outside.post("/tools/memory", json={"action": "recall", "query": "deploys"})
    assert answer.status_code == 403
    assert answer.json()["error"]["field"] == "project"
    nowhere = served.client(token)
    assert nowhere.post("/tools/memory", json={"action": "recall", "query": "deploys"}).json()["memories"] == []


@pytest.mark.covers("server.budgets")
def test_budgets_hold_by_session_and_without_one_by_token_and_day(serve):
    served = serve()
    agent = served.agent()

    def store(number, **headers):
        return agent.post("/tools/memory_store", json={"type": "fact", "content": f"Fact {number}"}, headers=headers)

    assert [store(number).status_code for number in range(21)] == [200] * 20 + [429]
    over = store(30).json()["error"]
    assert (over["code"], over["limit"]) == ("over_budget", 20)
    assert store(31, **{"Kept-Session": "another"}).status_code == 200


@pytest.mark.covers("server.messages")
def test_the_context_tools_take_and_return_messages(shared):
    agent = shared.agent(**{"Kept-Session": "talk", "Kept-Model": "gpt-4o"})
    messages = [{"role": "user", "content": f"message {number} " * 30} for number in range(8)]
    given = {"operation": "store", "start_index": 1, "end_index": 5, "summary": "the middle", "messages": messages}
    answer = agent.post("/tools/memory", json=given).json()
    assert len(answer["messages"]) == 4
    assert answer["message_count"] == 5
    assert answer["messages"][1]["content"].startswith("[[memory archived handle=")
    restored = agent.post(
        "/tools/memory",
        json={"operation": "restore", "memory_handle": answer["handle"], "restore_insert_index": 1,
              "remove_placeholder": True, "messages": answer["messages"]},
    ).json()  # fmt: skip
    assert restored["messages"] == messages
    stats = agent.post("/tools/memory", json={"operation": "stats", "messages": messages}).json()
    assert stats["messages"] == 8
    listed = agent.post("/tools/list_history", json={"messages": messages, "limit": 2}).json()
    assert listed["total_messages"] == 8
    loaded = agent.post("/tools/memory", json={"operation": "load", "memory_handle": answer["handle"]}).json()
    assert loaded["messages"] == messages[1:6]
    for wrong in ("text", [1], {"role": "user"}):
        assert agent.post("/tools/memory", json={"operation": "stats", "messages": wrong}).status_code == 400
    elsewhere = agent.post("/tools/memory_search", json={"query": "x", "messages": messages})
    assert elsewhere.json()["error"]["field"] == "messages"


@pytest.mark.covers("server.prune")
def test_pruning_one_conversation_leaves_the_others_of_the_token_alone(serve):
    agent = serve().agent()

    def call(operation, session=None, **given):
        return agent.post("/tools/memory", json={"operation": operation, **given},
                          headers={} if session is None else {"Kept-Session": session})  # fmt: skip

    messages = [{"role": "user", "content": f"message {number}"} for number in range(3)]
    for session in (None, "a", "b"):
        handle = call("store", session, messages=messages, start_index=0, end_index=1).json()["handle"]
        for other in (None, "%20"):
            refused = call("prune", other, messages=messages)
            assert (refused.status_code, refused.json()["error"]["field"]) == (400, "session")
            assert "Kept-Session" in refused.json()["error"]["message"]
        if session == "b":
            assert call("prune", "a", messages=messages).json()["pruned"] == 1
        assert call("load", memory_handle=handle).status_code == 200
    assert call("prune", "b", messages=messages).json()["pruned"] == 1


def test_while_memory_is_off_tools_are_disabled_and_the_person_still_sees_everything(serve):
    served = serve()
    agent, person = served.agent(), served.person()
    agent.post("/tools/memory_store", json={"type": "fact", "content": "Kept before"})
    assert person.put("/settings/memory", json={"value": "off"}).json() == {"name": "memory", "value": "off"}
    answer = agent.post("/tools/memory_search", json={"query": "kept"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (423, "disabled")
    assert agent.get("/brief").text == ""
    assert len(person.get("/memories").json()["hits"]) == 1


@pytest.mark.covers("access.audit")
def test_the_audit_log_says_who_called_what_and_not_what_was_said(serve):
    served = serve()
    agent, person = served.agent(), served.person()
    stored = agent.post("/tools/memory_store", json={"type": "fact", "content": "The quizzical thermometer"}).json()
    agent.post("/tools/memory_delete", json={"id": stored["id"]})
    agent.post("/tools/memory", json={"action": "remember", "content": ""})
    agent.post("/tools/memory_search", json={"query": "quizzical"})
    person.delete("/memories/12345")
    served.client("kept_wrong").get("/memories")
    site = served.server.config.loaded_app.site
    site.journal.write()
    deeds = person.get("/audit?limit=20").json()["deeds"]
    said = [(deed["user"], deed["action"], deed["target"], deed["outcome"]) for deed in deeds][::-1]
    assert said[-6:] == [
        ("ann", "tool memory_store", None, "ok"),
        ("ann", "tool memory_delete", stored["id"], "ok"),
        ("ann", "tool memory remember", None, "invalid_input"),
        ("ann", "tool memory_search", None, "ok"),
        ("ann", "memory.delete", "12345", "not_found"),
        (None, "denied", None, "unauthorized"),
    ]
    assert "quizzical" not in str(deeds)
    assert all(deed["address"] == "127.0.0.1" for deed in deeds[:6])
    assert person.get("/tokens").json()["tokens"][0]["used_at"]


@pytest.mark.covers("access.audit")
def test_the_audit_log_knows_things_by_their_ids_whatever_a_caller_calls_them(serve):
    served = serve()
    agent, person, browser = served.agent(), served.person(), served.browser()
    secret = "ghp_" + "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"
    agent.post("/tools/memory", json={"action": "remember", "key": f"token {secret}", "content": "the deploy token"})
    agent.post("/tools/memory", json={"action": f"quizzical {secret}"})
    agent.post("/tools/memory_delete", content=b'{"id": "\\ud800"}')
    agent.post("/tools/memory_delete", json={"id": [secret]})
    stored = agent.post("/tools/memory", json={"operation": "store", "start_index": 0, "end_index": 0,
                                               "messages": [{"role": "user", "content": "x"}]},
                        headers={"Kept-Session": "quizzical"}).json()  # fmt: skip
    agent.post("/tools/memory", json={"operation": "load", "memory_handle": stored["handle"]})
    name = person.post("/memories", json={"content": "Quizzical Quentin leaves in May"}).json()["name"]
    assert "quizzical" in name
    agent.post("/tools/ReadUserMemory", json={"name": name})
    person.patch(f"/memories/{name}", json={"pinned": True})
    person.put("/settings/brief.entries", json={"value": "9"})
    person.put(f"/settings/{secret}", json={"value": "9"})
    browser.post(f"/app/memory/{name}/edit", data={"content": "Quizzical Quentin stays", "action": secret})
    browser.post("/app/bulk", data={"ids": [secret, "1"], "action": "archive"})
    person.delete(f"/memories/{name}")
    person.delete(f"/memories/{name}")
    served.server.config.loaded_app.site.journal.write()
    deeds = person.get("/audit?limit=100").json()["deeds"]
    said = [(deed["action"], deed["target"], deed["outcome"]) for deed in deeds if deed["surface"] == "http"][::-1]
    assert said[1:] == [  # the first is the browser's signing in
        ("tool memory remember", None, "refused"),
        ("tool memory", None, "invalid_input"),
        ("tool memory_delete", None, "invalid_input"),
        ("tool memory_delete", None, "invalid_input"),
        ("tool memory store", None, "ok"),
        ("tool memory load", stored["handle"].rpartition("/")[2], "ok"),
        ("memory.store", None, "ok"),
        ("tool ReadUserMemory", "1", "ok"),
        ("memory.edit", "1", "ok"),
        ("settings.set", "brief.entries", "ok"),
        ("settings.set", None, "invalid_input"),
        ("memory.edit", "1", "ok"),
        ("memory archive", "1", "ok"),
        ("memory.delete", "1", "ok"),
        ("memory.delete", None, "not_found"),
    ]
    assert "ghp_" not in str(deeds)
    assert "quizzical" not in str(deeds).lower()
