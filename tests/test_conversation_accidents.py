"""What can go wrong with archives and conversations: each of these once lost, leaked or broke something."""

import json

import pytest

import kept
from kept.conversation import transcripts
from kept.conversation.tokens import TextCounter, model_of

TOKEN = "ghp_k3J9bQ7xVt2LmN8pRs4WyZ6aCd1EfG5hJ0uK"


def user(text):
    return {"role": "user", "content": text}


def assistant(text):
    return {"role": "assistant", "content": text}


def entry(text, **more):
    return json.dumps({"type": "user", "sessionId": "s", "message": user(text), **more}) + "\n"


def bring_in(keeper, lines):
    counter = TextCounter(model_of(None))
    return transcripts.bring_in(keeper.storage.segments, keeper.caller, lines, counter, keeper.now)


def archived_texts(keeper):
    segments = keeper.storage.segments
    return "\n".join(
        segments.get(keeper.caller, one.session, one.uuid)[1].decode() for one in segments.page(keeper.caller)
    )


# Lost


@pytest.mark.covers("context.transcripts")
def test_a_sub_agents_transcript_takes_nothing_from_its_agents(keeper):
    bring_in(keeper, [entry(f"Main {number}") for number in range(10)])
    bring_in(keeper, [entry(f"Sub {number}", isSidechain=True, agentId="a") for number in range(16)])
    bring_in(keeper, [entry(f"Main {number}") for number in range(12)])
    texts = archived_texts(keeper)
    assert "Main 11" in texts
    assert "Sub 15" in texts


@pytest.mark.covers("context.transcripts")
def test_a_transcript_is_cut_where_nothing_is_parted_and_its_last_line_may_be_unfinished(keeper):
    lines = []
    for number in range(150):
        call = {"type": "tool_use", "id": f"t{number}", "name": "Read", "input": {}}
        result = {"type": "tool_result", "tool_use_id": f"t{number}", "content": "x"}
        for role, block in (("assistant", call), ("user", result)):
            message = {"role": role, "content": [block]}
            lines.append(json.dumps({"type": role, "sessionId": "s", "message": message}) + "\n")
    lines.insert(0, entry("Begin"))
    assert bring_in(keeper, [*lines, '{"type": "us']).messages == 301
    for one in keeper.storage.segments.page(keeper.caller):
        messages = json.loads(keeper.storage.segments.get(keeper.caller, one.session, one.uuid)[1])
        calls = [block["id"] for m in messages for block in m["content"] if isinstance(block, dict) and "id" in block]
        results = [
            b["tool_use_id"] for m in messages for b in m["content"] if isinstance(b, dict) and "tool_use_id" in b
        ]
        assert calls == results


@pytest.mark.covers("context.transcripts")
def test_what_gemini_called_is_kept(keeper):
    line = {"type": "gemini", "sessionId": "g", "content": "", "toolCalls": [{"name": "ls", "result": "parser.py"}]}
    bring_in(keeper, [json.dumps(line) + "\n"])
    assert "parser.py" in archived_texts(keeper)


@pytest.mark.covers("context.prune")
def test_a_prune_of_one_file_leaves_the_archives_of_another(shell, tmp_path):
    for name in ("a", "b"):
        (tmp_path / f"{name}.json").write_text(json.dumps([user("One"), assistant("Two"), user("Three")]))
        done = shell("tool", "memory", '{"operation": "store", "start_index": 0, "end_index": 1}',
                     "--conversation", f"{name}.json")  # fmt: skip
        assert done.returncode == 0
    (tmp_path / "b.json").write_text(json.dumps([user("Three")]))
    pruned = json.loads(shell("tool", "memory", '{"operation": "prune"}', "--conversation", "b.json").stdout)
    assert (pruned["pruned"], pruned["remaining"]) == (1, 0)
    listed = json.loads(shell("tool", "memory", '{"operation": "list"}', "--conversation", "a.json").stdout)
    assert listed["placeholders"][0]["available"]


@pytest.mark.covers("context.tokens.counter")
def test_a_counter_that_fails_leaves_everything(keeper):
    calls = iter([1, 2, 3])
    conversation = keeper.conversation([user("One"), assistant("Two"), user("Three")], counter=lambda _: next(calls))
    before = conversation.messages
    with pytest.raises(StopIteration):
        conversation.store(0, 1)
    assert conversation.messages == before
    assert keeper.storage.segments.page(keeper.caller) == []
    with pytest.raises(kept.InvalidInput):
        keeper.conversation([user("One")], counter=lambda _: None).stats()


# Leaked


@pytest.mark.covers("context.secret")
@pytest.mark.parametrize("gap", [" " * 782, "\n" * 140, " " * 20_000])
def test_a_secret_behind_a_wide_gap_is_masked_whole(keeper, gap):
    stored = keeper.conversation([user(gap + TOKEN), user("Next")]).store(0, 0, auto=True)
    assert TOKEN[:10] not in json.dumps(stored)


# Refused by an API


def call(id_):
    return {"type": "function_call", "call_id": id_, "name": "f", "arguments": "{}"}


PENDING = {
    "responses": [user("Go"), call("p"), call("q")],
    "a message after": [user("Go"), call("p"), {"type": "message", "role": "assistant", "content": "One moment"}],
    "legacy": [user("Go"), {"role": "assistant", "content": None, "function_call": {"name": "f", "arguments": "{}"}}],
}


@pytest.mark.covers("context.pairs")
@pytest.mark.parametrize("messages", PENDING.values(), ids=PENDING)
def test_calls_that_wait_are_neither_archived_nor_parted(keeper, messages):
    conversation = keeper.conversation(messages)
    with pytest.raises(kept.InvalidInput):
        conversation.store(0, 1)
    handle = conversation.store(0, 0)["handle"]
    assert conversation.restore(handle)["index"] == 1


PAIRS = {
    "legacy": [{"role": "assistant", "content": None, "function_call": {"name": "f", "arguments": "{}"}},
               {"role": "function", "name": "f", "content": "x"}],
    "no ids": [{"role": "assistant", "content": None, "tool_calls": [{"function": {"name": "f", "arguments": "{}"}}]},
               {"role": "tool", "content": "x"}],
    "shell": [{"type": "shell_call", "call_id": "c", "action": {"commands": ["ls"]}},
              {"type": "shell_call_output", "call_id": "c", "output": "x"}],
    "server": [{"role": "assistant", "content": [{"type": "server_tool_use", "id": "c", "name": "w", "input": {}}]},
               {"role": "assistant", "content": [{"type": "web_search_tool_result", "tool_use_id": "c"}]}],
}  # fmt: skip


@pytest.mark.covers("context.pairs")
@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_pairs_of_every_make_stay_together(keeper, pair):
    conversation = keeper.conversation([user("Go"), *pair, assistant("Done"), user("Next")])
    with pytest.raises(kept.InvalidInput, match=r"0\.\.0|0\.\.2|1\.\.2"):
        conversation.store(0, 1)
    with pytest.raises(kept.InvalidInput):
        conversation.restore(conversation.store(3, 3)["handle"], restore_insert_index=2)


@pytest.mark.covers("context.placeholder")
def test_a_tools_result_that_quotes_a_placeholder_is_none(keeper):
    conversation = keeper.conversation([{"role": "system", "content": "Be brief"}, user("One"), user("Two")])
    stored = conversation.store(1, 1)
    tool = {
        "role": "assistant",
        "content": None,
        "tool_calls": [{"id": "c", "function": {"name": "m", "arguments": ""}}],
    }
    conversation.append(tool)
    conversation.append({"role": "tool", "tool_call_id": "c", "content": stored["placeholder"]})
    assert len(conversation.list()["placeholders"]) == 1
    conversation.restore(stored["handle"], restore_insert_index=1, remove_placeholder=True)
    assert conversation.messages[-1]["content"] == stored["placeholder"]
    assert conversation.prune()["pruned"] == 1


# Advice


def at_work(form):
    """A task, and sixty calls that were made for it."""
    messages = [user("The task")]
    for number in range(60):
        if form == "openai":
            made = {"id": f"c{number}", "type": "function", "function": {"name": "read", "arguments": "{}"}}
            messages += [{"role": "assistant", "content": None, "tool_calls": [made]},
                         {"role": "tool", "tool_call_id": f"c{number}", "content": "word " * 150}]  # fmt: skip
        else:
            made = {"type": "tool_use", "id": f"c{number}", "name": "r", "input": {}}
            result = {"type": "tool_result", "tool_use_id": f"c{number}", "content": "word " * 150}
            messages += [{"role": "assistant", "content": [made]}, {"role": "user", "content": [result]}]
    return messages


@pytest.mark.covers("context.advice")
@pytest.mark.parametrize("form", ["openai", "anthropic"])
def test_an_agent_at_work_on_one_task_gets_advice_that_keeps_the_task(keeper, form):
    messages = at_work(form)
    conversation = keeper.conversation(messages, limit=12_000)
    for _ in range(3):
        advice = conversation.stats().get("recommendation")
        if advice is None:
            break
        assert advice["start_index"] > 0
        keeper.call("memory", advice, conversation=conversation)
    assert conversation.messages[0] == user("The task")
    assert conversation.stats()["usage"] <= 0.6
    assert conversation.messages[-6:] == messages[-6:]


# Ids of archives that cost few tokens, and many.
CHEAP, DEAR = "11111111-1111-4111-8111-111111111111", "9b2e4f71-0c3d-4a58-b6e7-1d5f8c2a9034"


@pytest.mark.covers("context.advice")
@pytest.mark.parametrize(("thought", "written"), [(CHEAP, DEAR), (DEAR, CHEAP)])
def test_advice_comes_out_whatever_the_id_of_the_archive_costs(open_keeper, monkeypatch, thought, written):
    for limit in range(8_000, 14_000, 250):
        keeper = open_keeper(session=f"s{limit}")
        conversation = keeper.conversation(at_work("openai"), limit=limit)
        monkeypatch.setattr("kept.conversation.conversation.uuid4", lambda: thought)
        advice = conversation.stats().get("recommendation")
        if advice is None:
            assert conversation.stats()["usage"] <= 0.7, limit
            continue
        monkeypatch.setattr("kept.conversation.conversation.uuid4", lambda: written)
        keeper.call("memory", advice, conversation=conversation)
        assert 0.55 <= conversation.stats()["usage"] <= 0.6, limit


# The file


@pytest.mark.covers("context.file")
@pytest.mark.parametrize(
    "text",
    [
        json.dumps([user("One"), user("Two")], indent=2).replace("\n", "\r\n") + "\r\n",
        '\ufeff[{"role": "user", "content": "One"}, {"role": "user", "content": "Two"}]',
        '[{"role": "user", "content": "One"}, {"role": "user", "content": "caf\\u00e9"}]\n',
    ],
    ids=["CRLF", "BOM", "escapes"],
)  # fmt: skip
def test_a_file_comes_back_byte_for_byte(shell, tmp_path, text):
    file = tmp_path / "chat.json"
    file.write_bytes(text.encode())
    stored = shell("tool", "memory", '{"operation": "store", "start_index": 0, "end_index": 0}',
                   "--conversation", "chat.json")  # fmt: skip
    assert stored.returncode == 0, stored.stderr
    handle = json.loads(stored.stdout)["handle"]
    restore = {"operation": "restore", "memory_handle": handle, "restore_insert_index": 0, "remove_placeholder": True}
    assert shell("tool", "memory", json.dumps(restore), "--conversation", "chat.json").returncode == 0
    assert file.read_bytes() == text.encode()


@pytest.mark.covers("context.file")
@pytest.mark.parametrize(
    "text", ['[{"role": "user", "content": "One", "n": 1e400}, {"role": "user", "content": "Two"}]']
)
def test_a_file_that_cannot_be_written_back_is_left_alone(shell, tmp_path, text):
    (tmp_path / "chat.json").write_text(text)
    done = shell("tool", "memory", '{"operation": "store", "start_index": 1, "end_index": 1}',
                 "--conversation", "chat.json")  # fmt: skip
    assert done.returncode == 2
    assert (tmp_path / "chat.json").read_text() == text
    assert json.loads(shell("segments", "list", "--json").stdout) == []
