"""An agent in a plain loop on an OpenAI-compatible API, which archives what its context has no more room for.

    OPENAI_BASE_URL=http://localhost:8000/v1 OPENAI_API_KEY=... python examples/openai_conversation.py "a question"

Nothing but the standard library and kept: the loop is the point. The model
gets the tools ``memory`` and ``list_history`` and decides itself when to
archive, to look something up, or to bring it back.
"""

import json
import os
import sys
import urllib.request
from typing import Any

import kept

MODEL = os.environ.get("OPENAI_MODEL", "gpt-4o")


def ask(base_url: str, conversation: kept.Conversation, tools: list[dict[str, object]]) -> dict[str, Any]:
    """Send the messages as they stand, and return the model's."""
    body = json.dumps({"model": MODEL, "messages": conversation.messages, "tools": tools}).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {os.environ.get('OPENAI_API_KEY', '')}"}
    with urllib.request.urlopen(urllib.request.Request(f"{base_url}/chat/completions", body, headers)) as answer:
        message: dict[str, Any] = json.load(answer)["choices"][0]["message"]
        return message


def run(base_url: str, keeper: kept.Keeper, conversation: kept.Conversation, question: str) -> str:
    """Ask one question and answer the tool calls that come, until the model has said something."""
    tools = keeper.tools("context").as_openai()
    conversation.append({"role": "user", "content": question})
    while True:
        message = ask(base_url, conversation, tools)
        conversation.append(message)
        if not message.get("tool_calls"):
            return str(message["content"])
        for call in message["tool_calls"]:
            try:
                arguments = json.loads(call["function"]["arguments"])
                result = keeper.call(call["function"]["name"], arguments, conversation=conversation)
            except kept.KeptError as error:
                result = {"error": error.as_dict()}
            conversation.append({"role": "tool", "tool_call_id": call["id"], "content": json.dumps(result)})


def main() -> None:
    """Ask what the command line says."""
    base_url = os.environ.get("OPENAI_BASE_URL")
    if not base_url or not sys.argv[1:]:
        sys.exit("OPENAI_BASE_URL says where the model is, and the argument what to ask: see the top of this file")
    with kept.open() as keeper:
        conversation = keeper.conversation([{"role": "system", "content": "You are a helpful agent."}], model=MODEL)
        print(run(base_url, keeper, conversation, " ".join(sys.argv[1:])))


if __name__ == "__main__":
    main()
