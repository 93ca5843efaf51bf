"""How long does a host wait for a hook? Whole processes at 10,000 memories, beside a bare interpreter.

python bench/hooks.py [--memories 10000] [--runs 40]
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import kept
from kept.types import Kind
from texts import Writer

PROMISE_MS = 200


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--memories", type=int, default=10_000)
    options.add_argument("--runs", type=int, default=40)
    given = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="kept-bench-") as home:
        writer = Writer()
        with kept.open(Path(home, "kept.db"), user="ann", session="bench", project="") as keeper:
            kinds: tuple[Kind, ...] = ("fact", "fact", "context", "preference")
            keeper.store_many(kept.Draft(writer.memory(), kind=kinds[at % 4]) for at in range(given.memories))
        measure(Path(home), [writer.question(writer.memory()) for _ in range(given.runs)], given.runs)


def measure(home: Path, questions: list[str], runs: int) -> None:
    """Run every event and a bare interpreter in turn, and print how long each took."""
    transcript = home / "session.jsonl"
    said = ({"type": "user", "sessionId": "s", "message": {"role": "user", "content": one}} for one in questions)
    transcript.write_text("".join(json.dumps(one) + "\n" for one in said))
    # As a user has it: with compiled code.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env |= {"KEPT_HOME": str(home), "KEPT_USER": "ann"}
    command = str(Path(sys.executable).with_name("kept"))
    events = ("session-start", "prompt", "pre-compact", "session-end")
    took: dict[str, list[tuple[float, float]]] = {name: [] for name in ("bare interpreter", *events)}
    for number in range(runs + 2):
        for name, times in took.items():
            given = {"session_id": f"s{number}", "cwd": str(home), "transcript_path": str(transcript)}
            given |= {"hook_event_name": name, "prompt": questions[number % len(questions)]}
            call = [sys.executable, "-c", "pass"] if name == "bare interpreter" else [command, "hook", name]
            started, used = time.perf_counter(), _processor_time()
            done = subprocess.run(call, input=json.dumps(given).encode(), env=env, capture_output=True, check=True)
            if number >= 2:  # the first ones compile
                times.append((1_000 * (time.perf_counter() - started), 1_000 * (_processor_time() - used)))
            if done.stderr:
                sys.exit(f"{name}: {done.stderr.decode()}")
            if name == "pre-compact":
                time.sleep(0.6)  # what it started would be measured with the next
    print("milliseconds   p50   p95   p95 of processor time")
    for name, times in took.items():
        wall, processor = ([one[at] for one in times] for at in (0, 1))
        p95, of_processor = quantiles(wall, n=20)[-1], quantiles(processor, n=20)[-1]
        verdict = "" if name == "bare interpreter" else "ok" if p95 < PROMISE_MS else f"over {PROMISE_MS} ms"
        print(f"{name:16} {median(wall):6.0f} {p95:6.0f} {of_processor:6.0f}   {verdict}")


def _processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
