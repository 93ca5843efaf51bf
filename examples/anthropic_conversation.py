"""An agent in a plain loop on an Anthropic-compatible API, which archives what its context has no more room for.

    ANTHROPIC_BASE_URL=http://localhost:8000 ANTHROPIC_API_KEY=... python examples/anthropic_conversation.py "Hello"

Nothing but the standard library and kept, as in the example for OpenAI.
"""

import json
import os
import sys
import urllib.request
from typing import Any

import kept

MODEL = os.environ.get("ANTHROPIC_MODEL", "claude-sonnet-4-5")


def ask(base_url: str, conversation: kept.Conversation, tools: list[dict[str, object]]) -> dict[str, Any]:
    """Send the messages as they stand, and return the model's."""
    request = {"model": MODEL, "max_tokens": 1024, "messages": conversation.messages, "tools": tools}
    headers = {
        "Content-Type": "application/json",
        "x-api-key": os.environ.get("ANTHROPIC_API_KEY", ""),
        "anthropic-version": "2023-06-01",
    }
    body = json.dumps(request).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{base_url}/v1/messages", body, headers)) as answer:
        message = json.load(answer)
        return {"role": message["role"], "content": message["content"]}


def run(base_url: str, keeper: kept.Keeper, conversation: kept.Conversation, question: str) -> str:
    """Ask one question and answer the tool calls that come, until the model has said something."""
    tools = keeper.tools("context").as_anthropic()
    conversation.append({"role": "user", "content": question})
    while True:
        message = ask(base_url, conversation, tools)
        conversation.append(message)
        calls = [block for block in message["content"] if block["type"] == "tool_use"]
        if not calls:
            return "".join(block["text"] for block in message["content"] if block["type"] == "text")
        results = []
        for call in calls:
            try:
                result, is_error = keeper.call(call["name"], call["input"], conversation=conversation), False
            except kept.KeptError as error:
                result, is_error = {"error": error.as_dict()}, True
            content = json.dumps(result)
            results.append({"type": "tool_result", "tool_use_id": call["id"], "content": content, "is_error": is_error})
        conversation.append({"role": "user", "content": results})


def main() -> None:
    """Ask what the command line says."""
    base_url = os.environ.get("ANTHROPIC_BASE_URL")
    if not base_url or not sys.argv[1:]:
        sys.exit("ANTHROPIC_BASE_URL says where the model is, and the argument what to ask: see the top of this file")
    with kept.open() as keeper:
        conversation = keeper.conversation([], model=MODEL)
        print(run(base_url, keeper, conversation, " ".join(sys.argv[1:])))


if __name__ == "__main__":
    main()
