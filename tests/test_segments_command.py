"""The command for archives, and what coding agents write down of their sessions."""

import json

import pytest

from kept.conversation import transcripts
from kept.conversation.bpe import encoding
from kept.conversation.conversation import loaded
from kept.conversation.placeholders import handle_of
from kept.conversation.tokens import TextCounter, model_of

CLAUDE = [
    {"type": "summary", "summary": "A session", "leafUuid": "x"},
    {"type": "file-history-snapshot", "messageId": "m", "snapshot": {}},
    {"type": "user", "sessionId": "s-1", "uuid": "a", "message": {"role": "user", "content": "Fix the parser"}},
    {
        "type": "assistant",
        "sessionId": "s-1",
        "uuid": "b",
        "message": {
            "role": "assistant",
            "model": "claude-sonnet-4-5",
            "content": [{"type": "tool_use", "id": "t1", "name": "Read", "input": {"path": "parser.py"}}],
        },
    },
    {
        "type": "user",
        "sessionId": "s-1",
        "message": {
            "role": "user",
            "content": [{"type": "tool_result", "tool_use_id": "t1", "content": "def parse(): ..."}],
        },
    },
]
CODEX = [
    {"type": "session_meta", "payload": {"id": "c-1", "cwd": "/x"}},
    {"type": "event_msg", "payload": {"type": "token_count"}},
    {
        "type": "response_item",
        "payload": {"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Fix the parser"}]},
    },
    {
        "type": "response_item",
        "payload": {"type": "function_call", "call_id": "c1", "name": "shell", "arguments": '{"command": "ls"}'},
    },
    {"type": "response_item", "payload": {"type": "function_call_output", "call_id": "c1", "output": "parser.py"}},
]
GEMINI = [
    {"sessionId": "g-1", "projectHash": "h", "startTime": "2026-01-28T09:30:00Z"},
    {"id": "1", "type": "user", "content": "Fix the parser"},
    {"id": "2", "type": "gemini", "content": "Done: parser.py is fixed", "tokens": {"total": 9}},
    {"id": "3", "type": "info", "content": "Update available"},
]


def written(tmp_path, entries, name="session.jsonl"):
    file = tmp_path / name
    file.write_text("".join(json.dumps(entry) + "\n" for entry in entries))
    return str(file)


def run(shell, *arguments, status=0, **extra):
    done = shell(*arguments, "--json", **extra)
    assert done.returncode == status, done.stderr.decode()
    return json.loads(done.stdout) if status == 0 else json.loads(done.stderr)["error"]


@pytest.mark.covers("context.transcripts")
@pytest.mark.parametrize(
    ("entries", "messages", "session"),
    [(CLAUDE, 3, "claude-code:s-1"), (CODEX, 3, "codex:c-1"), (GEMINI, 2, "gemini:g-1")],
)
def test_a_transcript_becomes_archives_once(shell, tmp_path, entries, messages, session):
    file = written(tmp_path, entries)
    assert run(shell, "segments", "import", file) == {"messages": messages, "archives": 1, "new": 1, "skipped": []}
    assert run(shell, "segments", "import", file) == {"messages": messages, "archives": 1, "new": 0, "skipped": []}
    [archive] = run(shell, "segments", "list")
    assert (archive["session"], archive["messages"]) == (session, messages)
    shown = run(shell, "segments", "show", archive["handle"])
    assert "Fix the parser" in shown["markdown"]
    assert "parser.py" in shown["markdown"]
    assert len(shown["messages"]) == messages


@pytest.mark.covers("context.transcripts")
def test_a_transcript_that_has_grown_is_taken_in_further(keeper, clock):
    counter = TextCounter(model_of(None))

    def bring_in(size):
        said = ({"role": "user", "content": f"Line {number}"} for number in range(size))
        lines = (json.dumps({"type": "user", "sessionId": "s", "message": message}) for message in said)
        return transcripts.bring_in(keeper.storage.segments, keeper.caller, lines, counter, clock)

    assert bring_in(450) == (450, 3, 3, ())
    assert bring_in(460) == (460, 3, 1, ())
    assert bring_in(460) == (460, 3, 0, ())
    archives = keeper.storage.segments.page(keeper.caller)
    assert sorted((one.first, one.last) for one in archives) == [(0, 199), (200, 399), (400, 459)]


@pytest.mark.covers("context.transcripts")
@pytest.mark.parametrize("indent", [None, 2])
def test_a_session_of_gemini_in_one_object_is_read_with_what_it_called(keeper, clock, indent):
    call = {"id": "c", "name": "read_file", "args": {"path": "parser.py"}, "result": [{"output": "def parse"}]}
    said = [
        {"type": "user", "content": "Fix the parser", "timestamp": "2025-11-10T08:30:00Z"},
        {
            "type": "gemini",
            "content": "Done",
            "toolCalls": [call],
            "thoughts": [{"subject": "Plan", "description": "d"}],
        },
    ]
    text = json.dumps({"sessionId": "g-1", "messages": said}, indent=indent)
    counter = TextCounter(model_of(None))
    done = transcripts.bring_in(keeper.storage.segments, keeper.caller, text.splitlines(keepends=True), counter, clock)
    assert done == (2, 1, 1, ())
    [archive] = keeper.storage.segments.page(keeper.caller)
    assert (archive.session, archive.created_at.year) == ("gemini:g-1", 2025)
    shown = loaded(keeper.storage.segments, keeper.caller, handle_of(archive.session, archive.uuid))["markdown"]
    assert ["read_file" in shown, "parser.py" in shown, "def parse" in shown, "Plan" in shown] == [True] * 4


@pytest.mark.covers("context.transcripts")
def test_a_broken_line_is_named_and_loses_nothing_but_itself(shell, tmp_path):
    lines = [json.dumps(entry).encode() for entry in CLAUDE]
    broken = [b'{"type": "user", "mess', b"[1]", b"\0\xff", b"{"]
    file = tmp_path / "session.jsonl"
    file.write_bytes(b"\n".join([*lines[:3], *broken, *lines[3:], b""]))
    assert run(shell, "segments", "import", str(file))["skipped"] == [4, 5, 6, 7]
    [archive] = run(shell, "segments", "list")
    assert archive["messages"] == 3
    said = shell("segments", "import", str(file))
    assert (said.returncode, b"lines that are no JSON objects: 4, 5, 6, 7" in said.stderr) == (0, True)


@pytest.mark.covers("context.transcripts")
@pytest.mark.parametrize(
    ("written_at", "date"),
    [("2025-11-10T08:30:00.5Z", "2025-11-10"), ("2999-01-01T00:00:00Z", "2026-01-28"), ("soon", "2026-01-28")],
)
def test_an_archive_has_the_date_of_its_first_message(keeper, clock, written_at, date):
    message = {"role": "user", "content": "Rust macros are fun"}
    entry = {"type": "user", "sessionId": "s", "timestamp": written_at, "message": message}
    counter = TextCounter(model_of(None))
    transcripts.bring_in(keeper.storage.segments, keeper.caller, [json.dumps(entry)], counter, clock)
    [archive] = keeper.storage.segments.page(keeper.caller)
    assert f"{archive.created_at:%Y-%m-%d}" == date
    [told] = keeper.recall("macros", sources=["conversations"]).said
    assert f"{told.said_at:%Y-%m-%d}" == date


@pytest.mark.covers("context.secret.listed")
def test_the_list_marks_what_holds_a_secret(shell, tmp_path):
    token = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
    for name, said in (("safe", "log " * 8_000), ("leak", "log " * 8_000 + token)):
        entry = {"type": "user", "sessionId": name, "message": {"role": "user", "content": said}}
        run(shell, "segments", "import", written(tmp_path, [entry], f"{name}.jsonl"))
    marked, unmarked = shell("segments").stdout.decode().splitlines()
    assert marked.endswith("\t(secret)")
    assert not unmarked.endswith("(secret)")
    assert [one["secret"] for one in run(shell, "segments", "list")] == [True, False]


@pytest.mark.covers("context.transcripts")
@pytest.mark.parametrize("text", ["", "no JSON\n", "[1]\n", '{"type": "other"}\n', "\xff"])
def test_what_is_no_transcript_is_invalid(shell, tmp_path, text):
    file = tmp_path / "session.jsonl"
    file.write_bytes(text.encode("latin-1"))
    assert run(shell, "segments", "import", str(file), status=2)["field"] == "file"
    assert run(shell, "segments", "list") == []


@pytest.mark.covers("context.segments")
def test_old_archives_are_pruned_after_asking(shell, tmp_path):
    run(shell, "segments", "import", written(tmp_path, CLAUDE))
    assert run(shell, "segments", "prune", status=2)["field"] == "yes"
    assert run(shell, "segments", "prune", "--older-than", "1", "--yes")["pruned"] == 0
    assert run(shell, "segments", "prune", "--yes") == {"initial": 1, "pruned": 1, "remaining": 0}
    assert run(shell, "segments", "list") == []


@pytest.mark.covers("context.segments")
@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        (["show"], "memory_handle"),
        (["list", "mem://s/u"], "memory_handle"),
        (["restore", "mem://s/u"], "conversation"),
        (["import"], "memory_handle"),
    ],
)
def test_a_command_says_what_it_takes(shell, arguments, field):
    assert run(shell, "segments", *arguments, status=2)["field"] == field


VECTORS = [
    ("o200k_base", "hello world", 2),
    ("cl100k_base", "hello world", 2),
    ("cl100k_base", "tiktoken is great!", 6),
    ("cl100k_base", "antidisestablishmentarianism", 6),
    ("o200k_base", "antidisestablishmentarianism", 6),
    ("cl100k_base", "2 + 2 = 4", 7),
    ("o200k_base", "2 + 2 = 4", 7),
    ("cl100k_base", "お誕生日おめでとう", 9),
    ("o200k_base", "お誕生日おめでとう", 8),
]


@pytest.mark.covers("context.tokens.exact")
@pytest.mark.parametrize(("name", "text", "tokens"), VECTORS)
def test_the_counts_that_openai_publishes(name, text, tokens):
    assert encoding(name).count(text) == tokens


@pytest.mark.covers("context.tokens.exact")
def test_long_lines_take_no_longer_than_their_length():
    # What compares all pairs at each step needs minutes for this.
    assert encoding("o200k_base").count("a" * 100_000) == 12_500
    assert encoding("o200k_base").count("日" * 20_000) == 10_000


SAMPLES = {
    "english": "The team decided to move the database to the new server next quarter, because the old one keeps running"
    " out of memory and users have started to complain. Everyone should send their test reports before Friday and say"
    " which modules are at risk.",
    "code": 'def merged(ranges):\n    """Return the ranges in order, those that overlap as one."""\n    whole = []\n'
    "    for first, last in sorted(ranges):\n        if whole and first <= whole[-1][1]:\n"
    "            whole[-1] = (whole[-1][0], max(whole[-1][1], last))\n        else:\n"
    "            whole.append((first, last))\n    return whole\n",
    "japanese": "来期にはデータベースを新しいサーバーへ移行することになりました。古いサーバーはメモリ不足が続いており、"
    "利用者からの苦情も増えています。金曜日までにテスト報告書を提出し、どのモジュールに危険があるかを書いてください。",
    "chinese": "我们的团队决定在下个季度把数据库迁移到新的服务器上。因为旧的服务器经常出现性能问题，"
    "用户投诉也越来越多。项目经理要求所有开发人员在周五之前提交测试报告，并且说明每个模块的风险。",
}
# By the vocabularies that their makers have published.
PUBLISHED = {
    "claude-sonnet-4-5": {"english": 46, "code": 84, "japanese": 106, "chinese": 77},
    "qwen3-coder": {"english": 46, "code": 91, "japanese": 48, "chinese": 42},
}


@pytest.mark.covers("context.tokens.estimate")
@pytest.mark.parametrize("model", PUBLISHED)
@pytest.mark.parametrize("sample", SAMPLES)
def test_an_estimate_is_within_fifteen_per_cent(model, sample):
    message = {"role": "user", "content": SAMPLES[sample]}
    [tokens] = TextCounter(model_of(model)).per_message([message])
    assert tokens - 4 == pytest.approx(PUBLISHED[model][sample], rel=0.15)
