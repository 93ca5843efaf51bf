"""How fast are conversations? Counting against tokenizing the same text once, and archiving against writing its bytes.

    python bench/context.py [--messages 10000] [--json]

Messages are of the sizes that agents exchange: short questions, answers of a
few paragraphs, tool results of some kilobytes.
"""

import argparse
import json
import os
import tempfile
import tracemalloc
from functools import partial
from math import inf
from pathlib import Path
from random import Random

import kept
from kept.conversation import bpe
from kept.conversation.conversation import Conversation
from kept.conversation.forms import Message, texts_of
from speed import timed
from texts import Writer


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--messages", type=int, default=10_000, help="messages in the conversation")
    options.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    given = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="kept-bench-") as folder:
        figures = measure(Path(folder), given.messages)
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name}: {value}")


def measure(folder: Path, size: int) -> dict[str, object]:
    """Count and archive one conversation."""
    messages = conversation(size)
    text = [part for message in messages for part in texts_of(message)]
    characters = sum(map(len, text))
    figures: dict[str, object] = {"messages": size, "characters": characters}
    with kept.open(folder / "kept.db", user="ann", session="bench") as keeper:
        keeper.conversation(messages[:9]).store(1, 4)  # there is a store now, and screening is loaded
        raw_seconds = seconds = inf
        for _ in range(3):  # in turns, for the speed of a machine changes
            raw_seconds = min(raw_seconds, timed(partial(_counted, _fresh_encoding(), text)))
            talk = keeper.conversation(messages)
            _fresh_encoding()
            seconds = min(seconds, timed(talk.stats))
        figures["tokens per second"] = round(talk.stats()["tokens"] / seconds)
        figures["count, ratio to tokenizing once"] = round(seconds / raw_seconds, 2)
        talk.append({"role": "user", "content": "One more"})
        figures["count after one more, ms"] = round(timed(talk.stats) * 1_000, 1)
        talk = keeper.conversation(messages, limit=round(talk.stats()["tokens"] / 0.8))
        advice = talk.stats()["recommendation"]
        start, end = advice["start_index"], advice["end_index"]
        body = json.dumps(messages[start : end + 1]).encode()
        floor = min(timed(lambda: _durably(folder / "floor", body)) for _ in range(3))
        stored = min(_stored(keeper.conversation(messages), start, end) for _ in range(3))
        figures["messages archived as advised"] = end - start + 1
        figures["store beyond writing its bytes durably, ms"] = round((stored - floor) * 1_000, 1)
    figures["store, ms"] = round(stored * 1_000, 1)
    with kept.open(folder / "kept.db", user="ann", session="memory") as keeper:
        talk = keeper.conversation(messages)
        talk.stats()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        talk.store(1, size - 8, auto=True)
        figures["memory, ratio to the conversation"] = round(
            (tracemalloc.get_traced_memory()[1] - before) / len(json.dumps(messages)), 2
        )
    return figures


def conversation(size: int) -> list[Message]:
    """Return *size* messages: questions, answers and tool results."""
    chance, writer = Random(1), Writer()
    messages: list[Message] = [{"role": "system", "content": "You are an agent."}]
    while len(messages) < size:
        number = len(messages)
        messages.append({"role": "user", "content": writer.memory()})
        call = {"id": f"c{number}", "type": "function", "function": {"name": "read", "arguments": '{"path": "a.py"}'}}
        messages.append({"role": "assistant", "content": None, "tool_calls": [call]})
        result = "\n".join(writer.memory() for _ in range(chance.randrange(1, 8)))
        messages.append({"role": "tool", "tool_call_id": f"c{number}", "content": result})
        messages.append({"role": "assistant", "content": " ".join(writer.memory() for _ in range(3))})
    return messages[:size]


def _fresh_encoding() -> bpe.Encoding:
    """Return one that is loaded and knows no word yet."""
    bpe.encoding.cache_clear()
    return bpe.encoding("o200k_base")


def _counted(encoding: bpe.Encoding, text: list[str]) -> int:
    return sum(map(encoding.count, text))


def _stored(talk: Conversation, start: int, end: int) -> float:
    talk.stats()  # as an agent does first, that archives as advised
    return timed(lambda: talk.store(start, end, auto=True))


def _durably(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


if __name__ == "__main__":
    main()
