"""How fast is the folder? A first sync of many files, and one write in a large folder against one in a small.

    python bench/folder.py [--size 10000] [--small 100] [--json]

Half of the first sync is hand-made files that are taken in, half memories
that are written out. The writes of both folders are interleaved in one run:
in one process that stays, and as processes of their own.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import kept
from speed import ms, ratio, timed
from texts import Writer

WRITES = 100
PROCESSES = 15


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--size", type=int, default=10_000, help="files in the large folder")
    options.add_argument("--small", type=int, default=100, help="files in the small one")
    options.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    given = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="kept-bench-") as folder:
        figures = measure(Path(folder), given.small, given.size)
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name}: {value}")


def measure(home: Path, small: int, large: int) -> dict[str, object]:
    """Fill a small and a large folder, then write to both in turn."""
    figures: dict[str, object] = {}
    keepers = {}
    for size in (small, large):
        keepers[size], seconds = _filled(home / str(size), size)
        figures[f"first sync of {size:,} files, s"] = round(seconds, 2)
    writes: dict[int, list[float]] = {small: [], large: []}
    edits: dict[int, list[float]] = {small: [], large: []}
    for number in range(WRITES):
        for size, keeper in keepers.items():
            writes[size].append(timed(lambda: _upsert(keeper, f"new-{number}", "new")))  # noqa: B023 - called at once
            edits[size].append(timed(lambda: _upsert(keeper, f"new-{number}", "other")))  # noqa: B023 - as above
    for what, times in (("write", writes), ("edit", edits)):
        figures[f"{what} in {small:,}, ms"] = ms(times[small])
        figures[f"{what} in {large:,}, ms"] = ms(times[large])
        figures[f"{what}, ratio"] = ratio(times[large], times[small])
    started: dict[int, list[float]] = {small: [], large: []}
    for number in range(PROCESSES):
        for size in (small, large):
            started[size].append(timed(lambda: _process(home / str(size), f"proc-{number}")))  # noqa: B023 - as above
    figures["process in small, ms"] = ms(started[small])
    figures["process in large, ms"] = ms(started[large])
    figures["process, ratio"] = ratio(started[large], started[small])
    for keeper in keepers.values():
        keeper.close()
    return figures


def _filled(home: Path, size: int) -> tuple[kept.Keeper, float]:
    writer = Writer()
    os.environ["KEPT_HOME"] = str(home)
    keeper = kept.open(user="ann", project="", session="bench")
    keeper.store_many(writer.memory() for _ in range(size // 2))
    folder = home / "users" / "ann" / "memory"
    folder.mkdir(parents=True)
    for number in range(size - size // 2):
        text = writer.memory()
        head = f"---\nname: note-{number}\ndescription: {json.dumps(text[:80])}\ntype: project\n---\n"
        (folder / f"note-{number}.md").write_text(f"{head}\n{text}\n", encoding="utf-8")
    seconds = timed(keeper.folder.ensure)
    keeper.count()  # from the second call on the system tells what changes
    os.environ.pop("KEPT_HOME")
    return keeper, seconds


def _upsert(keeper: kept.Keeper, name: str, body: str) -> None:
    keeper.call(
        "UpdateUserMemory",
        {"action": "upsert", "name": name, "type": "user", "description": f"{name}, {body}", "body": f"{body} {name}"},
    )


def _process(home: Path, name: str) -> None:
    arguments = {"action": "upsert", "name": name, "type": "user", "description": name, "body": f"Body of {name}"}
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(
        [Path(sys.executable).with_name("kept"), "tool", "UpdateUserMemory", json.dumps(arguments)],
        env=environment | {"KEPT_HOME": str(home), "KEPT_USER": "ann"},
        check=True,
        capture_output=True,
    )


if __name__ == "__main__":
    main()
