"""``kept mcp`` as a process: who is calling, what loads when, what a broken client or host can do to it."""

import json
import signal
import subprocess
import sys
import threading

import pytest

import kept
from kept.surfaces.mcp import stdio

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

FACT = {"type": "fact", "content": "Uses pnpm"}


async def answer(client, name, arguments):
    result = await client.call_tool(name, arguments)
    assert not result.is_error, result.content[0].text
    return result.structured_content


def git(*arguments, cwd):
    subprocess.run(["git", *arguments], cwd=cwd, check=True, capture_output=True)


@pytest.fixture
def repository(work):
    git("init", "-b", "main", cwd=work)
    return work


def stored(tmp_path, **options):
    return kept.open(tmp_path / "home" / "kept.db", **{"user": "ann", "session": "s9", "project": "", **options})


# Who is calling


@pytest.mark.covers("mcp.identity.folder")
async def test_project_and_branch_are_those_of_the_working_folder(outside, repository, tmp_path):
    git("checkout", "-b", "feature", cwd=repository)
    (repository / "deep").mkdir()
    async with outside("--dialect", "facts", cwd=repository / "deep") as client:
        said = await answer(client, "memory", {"action": "remember", "content": "Deploys on Fridays"})
    assert said["scope"] == "project"
    with stored(tmp_path, project=str(repository)) as keeper:
        (memory,) = keeper.list()
    assert (memory.project, memory.branch) == (str(repository), "feature")


@pytest.mark.covers("mcp.identity.folder")
@pytest.mark.parametrize("variable", stdio.FOLDERS)
async def test_a_host_may_say_which_folder_is_worked_in(outside, repository, tmp_path, variable):
    folder = {variable: str(repository)}
    async with outside("--dialect", "facts", cwd=tmp_path, **folder) as client:
        said = await answer(client, "memory", {"action": "remember", "content": "Deploys on Fridays"})
    assert said["scope"] == "project"


@pytest.mark.covers("mcp.identity.branch_followed")
def test_the_branch_is_the_one_checked_out_at_the_time_of_the_call(repository, monkeypatch, store):
    monkeypatch.setattr(stdio, "_LOOK_EVERY_S", 0)
    host = stdio.Host({"store": [str(store)], "user": ["ann"]}, {"CLAUDE_PROJECT_DIR": str(repository)})
    first = host.client().keeper
    assert (first.caller.project, first.caller.branch) == (str(repository), "main")
    assert host.client().keeper is first
    first.warm_up()
    git("checkout", "-b", "feature", cwd=repository)
    second = host.client().keeper
    assert second.caller.branch == "feature"
    assert second.storage is first.storage
    assert second._is_warm
    host.close()


def test_a_branch_that_was_given_stays(repository, monkeypatch, store):
    monkeypatch.setattr(stdio, "_LOOK_EVERY_S", 0)
    given = {"store": [str(store)], "user": ["ann"], "branch": ["release"]}
    host = stdio.Host(given, {"CLAUDE_PROJECT_DIR": str(repository)})
    host.client()
    git("checkout", "-b", "feature", cwd=repository)
    assert host.client().keeper.caller.branch == "release"
    host.close()


@pytest.mark.covers("mcp.identity.session")
async def test_each_process_is_a_session_unless_the_host_names_one(outside):
    remaining = []
    for number, named in enumerate(
        [{}, {}, {"CLAUDE_CODE_SESSION_ID": "c1"}, {"CLAUDE_CODE_SESSION_ID": "c1"}, {"KEPT_SESSION": "c1"}]
    ):
        async with outside(**{"KEPT_SESSION": None, **named}) as client:
            said = await answer(client, "memory_store", {"type": "fact", "content": f"Fact {number}"})
        remaining.append(said["remaining"]["stores"])
    assert remaining == [19, 19, 19, 18, 17]


@pytest.mark.covers("mcp.conversation_at_start")
async def test_the_conversation_is_the_one_named_at_the_start_and_no_other(outside, work):
    messages = [{"role": "user", "content": f"Message {number}"} for number in range(6)]
    for name in ("chat.json", "other.json"):
        (work / name).write_text(json.dumps(messages), encoding="utf-8")
    async with outside("--dialect", "context", "--conversation", "chat.json", "--context-limit", "1000") as client:
        assert (await answer(client, "memory", {"operation": "stats"}))["limit"] == 1_000
        archive = {"operation": "store", "start_index": 1, "end_index": 3, "summary": "Numbers"}
        said = await answer(client, "memory", archive)
        assert (await answer(client, "list_history", {}))["total_messages"] == 4
        named = await client.call_tool("list_history", {"conversation": "other.json"})
        assert json.loads(named.content[0].text)["error"]["field"] == "conversation"
        (content,) = (await client.read_resource(said["handle"])).contents
        assert "Message 2" in content.text
        back = {"operation": "restore", "memory_handle": said["handle"], "remove_placeholder": True}
        await answer(client, "memory", back | {"restore_insert_index": 1})
    assert json.loads((work / "chat.json").read_text(encoding="utf-8")) == messages
    assert json.loads((work / "other.json").read_text(encoding="utf-8")) == messages


async def test_without_a_conversation_the_tools_say_where_to_name_one(outside):
    async with outside("--dialect", "context") as client:
        error = json.loads((await client.call_tool("list_history", {})).content[0].text)["error"]
    assert (error["code"], error["field"]) == ("invalid_input", "conversation")
    assert "--conversation" in error["message"]


# Starting


@pytest.mark.covers("mcp.lazy")
def test_neither_store_nor_screening_is_loaded_before_the_tools_are_listed(mcp_env, work):
    script = """
import sys
from kept.offering import Offer
from kept.surfaces.cli import mcp
from kept.surfaces.mcp.server import build_server
from kept.surfaces.mcp.stdio import Host

host = Host({})
build_server(Offer(["typed"]), host.client)
late = ("apsw", "kept.trust", "kept.retrieval.meaning", "re2", "ahocorasick")
print([name for name in late if name in sys.modules])
host.client().keeper.warm_up()
print([name for name in late if name not in sys.modules])
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=mcp_env, cwd=work, check=True
    )
    assert done.stdout == "[]\n[]\n"
    assert not (work.parent / "home" / "kept.db").exists()  # warming up writes nothing


def test_a_store_while_another_thread_is_loading_the_engine_waits_for_it(mcp_env, work):
    script = """
import sys, threading
from importlib import import_module
from kept.keeper import indexed

started, go_on = threading.Event(), threading.Event()

class Slow:
    def find_spec(self, name, path, target=None):
        if name == "kept.entities.extracting":
            started.set()
            go_on.wait(20)

sys.meta_path.insert(0, Slow())
threading.Thread(target=lambda: import_module("kept.retrieval.meaning").wanted.set()).start()
started.wait(20)
threading.Timer(0.2, go_on.set).start()
indexed("Talks to Postgres", None, None, ())  # of what is half loaded nothing is used
import_module("kept.retrieval.meaning").wanted.wait(20)
print(bool(indexed("Talks to Postgres", None, None, ()).entities))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=mcp_env, cwd=work, check=False
    )
    assert (done.stdout, done.stderr) == ("True\n", "")


@pytest.mark.covers("mcp.start_errors")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--dialect", "esperanto"], "there are: typed"),
        (["--dialect", ""], "at least one dialect"),
        (["--dialect", "typed,klingon"], "klingon"),
        (["--store", "mysql://host/db"], "scheme"),
    ],
)
def test_what_cannot_be_served_is_one_line_at_the_start(wire, arguments, said):
    status, out, errors = wire(*arguments).leave()
    assert status == 2
    assert out == b""
    assert said in errors.decode()
    assert len(errors.decode().strip().splitlines()) == 1


@pytest.mark.covers("mcp.extra")
def test_without_the_extra_the_command_says_how_to_install_it(wire, tmp_path):
    broken = tmp_path / "broken"
    broken.mkdir()
    for name in ("mcp", "mcp_types", "anyio"):
        (broken / f"{name}.py").write_text(f"raise ModuleNotFoundError(name={name!r})")
    status, out, errors = wire(PYTHONPATH=str(broken)).leave()
    assert (status, out) == (2, b"")
    assert errors.decode().strip() == "kept: MCP needs a part that is not installed: pip install 'kept[mcp]'"


async def test_dialects_may_be_given_in_one_word_or_several(outside):
    async with outside("--dialect", "typed, space", "--dialect", "files") as client:
        names = [tool.name for tool in (await client.list_tools()).tools]
    assert names[-3:] == ["memory_space_edits", "UpdateUserMemory", "ReadUserMemory"]


# What can go wrong


@pytest.mark.covers("mcp.garbage")
def test_garbage_on_its_input_is_survived_without_a_traceback(wire):
    server = wire()
    server.meet()
    for line in (
        b"",
        b"nonsense",
        b"\xff\xfe\x00",
        b"[]",
        b"{}",
        b"7",
        b"[" * 100_000,
        b'{"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": []}',
        b'{"jsonrpc": "2.0", "id": 6, "method": "tools/call", "params": {"name": 7}}',
        b'{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "memory_brief", "arguments": [1]}}',
        b'{"jsonrpc": "2.0", "id": 8, "method": "no/such"}',
        rb'{"jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": {"name": "\ud800", "arguments": {}}}',
        b'{"jsonrpc": "2.0", "id": 99, "result": {}}',
    ):
        server.send(line)
    server.request("tools/call", 10, name="memory_store", arguments=FACT)
    answers = {}
    while 10 not in answers:
        one = server.answer()
        answers[one.get("id")] = one
    assert answers[10]["result"]["structuredContent"]["content"] == "Uses pnpm"
    assert {number for number, one in answers.items() if "error" in one} >= {6, 7, 8}
    status, out, errors = server.leave()
    assert status == 0
    assert b"Traceback" not in errors
    assert all(json.loads(line) for line in out.splitlines())


def test_many_calls_at_once_before_anything_is_loaded_are_all_answered(wire):
    server = wire()
    server.meet()
    for number in range(2, 20):
        arguments = {"type": "fact", "content": f"Fact {number}"}
        server.request("tools/call", number, name="memory_store", arguments=arguments)
    answers = [server.answer() for _ in range(2, 20)]
    assert {one["id"] for one in answers} == set(range(2, 20))
    assert not any(one["result"]["isError"] for one in answers if "isError" in one["result"])
    assert server.leave()[0] == 0


def test_a_client_that_asks_much_before_it_reads_gets_every_answer(wire):
    server = wire()
    server.meet()
    rescue = threading.Timer(60, server.process.kill)  # both would wait for each other for ever
    rescue.start()
    # More than fits into the pipe, in either direction.
    for number in range(2, 202):
        server.request("tools/list", number, _meta={"padding": "x" * 4_000})
    answers = [server.answer() for _ in range(2, 202)]
    rescue.cancel()
    assert {one["id"] for one in answers} == set(range(2, 202))
    assert all(one["result"] == answers[0]["result"] for one in answers)


def test_a_client_that_leaves_in_the_middle_of_a_call_breaks_nothing(wire, tmp_path):
    server = wire()
    server.meet()
    server.request("tools/call", 2, name="memory_store", arguments=FACT)
    status, _, errors = server.leave()
    assert status == 0
    assert b"Traceback" not in errors
    with stored(tmp_path) as keeper:
        assert keeper.check().problems == ()
        assert [memory.content for memory in keeper.list()] in ([], ["Uses pnpm"])


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_without_a_traceback(wire, number):
    server = wire()
    server.meet()
    server.process.send_signal(number)
    status, _, errors = server.leave()
    assert status in (130, -number)
    assert b"Traceback" not in errors


@pytest.mark.covers("mcp.errors.backend")
async def test_a_store_that_cannot_be_opened_is_the_answer_of_each_call(outside, tmp_path):
    (tmp_path / "folder.db").mkdir()
    async with outside(KEPT_STORE=str(tmp_path / "folder.db")) as client:
        assert (await client.list_tools()).tools
        error = json.loads((await client.call_tool("memory_store", FACT)).content[0].text)["error"]
    assert error["code"] == "backend"
    assert "folder.db" in error["message"]


async def test_without_a_user_what_needs_one_is_denied(outside):
    async with outside(KEPT_USER="") as client:
        error = json.loads((await client.call_tool("memory_store", FACT)).content[0].text)["error"]
    assert error["code"] == "access_denied"


async def test_what_a_dialect_prints_by_mistake_does_not_reach_the_client(wire, tmp_path):
    (tmp_path / "sitecustomize.py").write_text(
        "import kept.dialects.typed as typed\n"
        "tool = typed.TOOLS[2]\n"
        "def noisy(keeper, given):\n"
        "    print('noise')\n"
        "    return tool.handler(keeper, given)\n"
        "typed.TOOLS = (*typed.TOOLS[:2], tool._replace(handler=noisy), *typed.TOOLS[3:])\n"
    )
    server = wire(PYTHONPATH=str(tmp_path))
    server.meet()
    server.request("tools/call", 2, name="memory_brief", arguments={})
    assert server.answer()["id"] == 2
    status, out, errors = server.leave()
    assert (status, out) == (0, b"")
    assert b"noise" in errors
