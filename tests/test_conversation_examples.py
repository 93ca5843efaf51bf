"""The examples in full: a local server that speaks the real wire format, and a scripted model that calls tools."""

import importlib.util
import json
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def example(name):
    found = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


class Server(HTTPServer):
    """Answers each request by the next step of a script, which sees the request, and checks what every API does."""

    def __init__(self, script, check):
        self.script = iter(script)
        self.check = check
        self.requests = []
        super().__init__(("127.0.0.1", 0), Handler)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.requests.append(request)
        self.server.check(request["messages"])
        body = json.dumps(next(self.server.script)(request)).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def serve():
    running = []

    def start(script, check):
        server = Server(script, check)
        running.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return server

    yield start
    for server in running:
        server.shutdown()
        server.server_close()


STORE = {"operation": "store", "start_index": 1, "end_index": 6, "summary": "Logs of the build; it was green"}


def result_in(request):
    """The result of the last tool call, as the model sees it."""
    last = request["messages"][-1]["content"]
    return json.loads(last if isinstance(last, str) else last[0]["content"])


def handle_in(request):
    return next(
        line.split("handle=")[1].split()[0] for line in str(request["messages"]).split("[[") if "handle=" in line
    )


# OpenAI


def chat_call(arguments, number):
    function = {"name": "memory", "arguments": json.dumps(arguments)}
    call = {"id": f"call_{number}", "type": "function", "function": function}
    message = {"role": "assistant", "content": None, "tool_calls": [call]}
    return {"choices": [{"index": 0, "message": message, "finish_reason": "tool_calls"}]}


def chat_text(text):
    return {"choices": [{"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": "stop"}]}


def valid_chat(messages):
    waiting = set()
    for message in messages:
        assert message["role"] in {"system", "user", "assistant", "tool"}
        if message["role"] == "tool":
            waiting.remove(message["tool_call_id"])
        else:
            assert not waiting
        assert message.get("content") or message.get("tool_calls")
        waiting |= {call["id"] for call in message.get("tool_calls") or ()}
    assert not waiting


@pytest.mark.covers("context.examples")
def test_a_model_on_an_openai_api_archives_and_restores(keeper, serve):
    past = [{"role": "system", "content": "Be brief"}]
    for number in range(4):
        past += [{"role": "user", "content": f"Build {number}"}, {"role": "assistant", "content": "line\n" * 400}]
    conversation = keeper.conversation(past, model="gpt-4o", limit=4_000)
    server = serve(
        [
            lambda _: chat_call({"operation": "stats"}, 1),
            lambda request: chat_call(STORE | {"start_index": result_in(request)["recommendation"]["start_index"]}, 2),
            lambda _: chat_text("Done"),
            lambda request: chat_call({"operation": "restore", "memory_handle": handle_in(request)}, 3),
            lambda _: chat_text("Here they are"),
        ],
        valid_chat,
    )
    run = example("openai_conversation").run
    before = conversation.stats()["tokens"]
    assert run(server.url, keeper, conversation, "Make room, please") == "Done"
    assert conversation.stats()["tokens"] < before / 2
    assert len(server.requests[2]["messages"]) == len(server.requests[1]["messages"]) - 5 + 2
    assert run(server.url, keeper, conversation, "What was in the logs?") == "Here they are"
    assert past[1] in conversation.messages
    assert past[2] in conversation.messages


# Anthropic


def block_call(arguments, number):
    block = {"type": "tool_use", "id": f"toolu_{number}", "name": "memory", "input": arguments}
    return {"id": "msg_1", "type": "message", "role": "assistant", "content": [block], "stop_reason": "tool_use"}


def block_text(text):
    content = [{"type": "text", "text": text}]
    return {"id": "msg_1", "type": "message", "role": "assistant", "content": content, "stop_reason": "end_turn"}


def valid_blocks(messages):
    assert messages[0]["role"] == "user"
    waiting = set()
    for message in messages:
        assert message["role"] in {"user", "assistant"}
        assert message["content"]
        blocks = message["content"] if isinstance(message["content"], list) else []
        results = {block["tool_use_id"] for block in blocks if block["type"] == "tool_result"}
        assert results == waiting
        waiting = {block["id"] for block in blocks if block["type"] == "tool_use"}
    assert not waiting


@pytest.mark.covers("context.examples")
def test_a_model_on_an_anthropic_api_archives_and_restores(keeper, serve):
    past = []
    for number in range(4):
        past += [{"role": "user", "content": f"Build {number}"}, {"role": "assistant", "content": "line\n" * 400}]
    conversation = keeper.conversation(past, model="claude-sonnet-4-5", limit=4_000)
    server = serve(
        [
            lambda _: block_call(STORE | {"start_index": 0, "end_index": 5}, 1),
            lambda _: block_text("Done"),
            lambda request: block_call({"operation": "load", "memory_handle": handle_in(request)}, 2),
            lambda request: block_call({"operation": "restore", "memory_handle": result_in(request)["handle"]}, 3),
            lambda _: block_text("Here they are"),
        ],
        valid_blocks,
    )
    run = example("anthropic_conversation").run
    before = conversation.stats()["tokens"]
    assert run(server.url, keeper, conversation, "Make room, please") == "Done"
    assert conversation.stats()["tokens"] < before / 2
    assert run(server.url, keeper, conversation, "What was in the logs?") == "Here they are"
    assert past[0] in conversation.messages
    assert past[1] in conversation.messages


@pytest.mark.covers("context.examples")
@pytest.mark.parametrize("name", ["openai", "anthropic"])
def test_an_example_says_what_it_needs(name):
    done = subprocess.run(
        [sys.executable, EXAMPLES / f"{name}_conversation.py", "Hello"], env={}, capture_output=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith(f"{name.upper()}_BASE_URL".encode())
