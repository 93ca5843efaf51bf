"""How well entities are told: precision, recall, time.

    python bench/entities.py [--data FILE.jsonl] [--json] [--misses]

Rows are ``{"text": ..., "entities": [{"type": ..., "name": ...}]}``; what is
compared are pairs of type and name, each once to a text. What a row has
beside them (``lang``, ``source``) is counted apart. Without ``--data``, the
set in ``bench/sets`` is measured, the time that ordinary, telling and hostile
texts take, and the time of loading.
"""

import argparse
import json
import re
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from kept.entities import catalog
from kept.entities.extracting import mentions

SET = Path(__file__).with_name("sets") / "entities.jsonl"
APART = ("lang", "source")

Pair = tuple[str, str]


class Told(NamedTuple):
    """One row, what should be told of it, and what was."""

    row: dict[str, Any]
    wanted: set[Pair]
    found: set[Pair]
    us: float


def read(path: Path) -> Iterator[dict[str, Any]]:
    """Read rows."""
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            row = _row(line)
            if row is None:
                sys.exit(f'{path}:{number}: not a row {{"text": ..., "entities": [{{"type": ..., "name": ...}}]}}')
            yield row


def _row(line: str) -> dict[str, Any] | None:
    try:
        row = json.loads(line)
    except ValueError:
        return None
    is_row = isinstance(row, dict) and isinstance(row.get("text"), str) and isinstance(row.get("entities"), list)
    return row if is_row else None


def told(row: dict[str, Any]) -> Told:
    """Look for the entities of one row, and take the time."""
    started = time.perf_counter()
    found = mentions(row["text"])
    us = (time.perf_counter() - started) * 1_000_000
    wanted = {_canonical(one) for one in row["entities"]}
    return Told(row, wanted, {(one.type, one.name) for one in found}, us)


def _canonical(entity: dict[str, str]) -> Pair:
    """Return a labelled entity under the name that `mentions` gives it.

    Labels hold names as they are written. Folding, the scheme of a URL, the
    brackets of a call and which of its aliases a technology goes by are
    conventions, and not what is measured.
    """
    kind, name = entity["type"], catalog.canonical(entity["name"])
    if kind == "url":
        name = re.sub("^(?:https?|ftp)://", "", name).partition("#")[0].rstrip("/")
    elif kind == "identifier":
        name = name.removesuffix("()")
    elif kind == "organization":
        name = name.rstrip(".")
    elif kind == "technology":
        for written in (name, entity.get("text", name)):
            known = catalog.names().get(catalog.key_of(written)) or catalog.load()["unspaced"].get(
                catalog.key_of(written)
            )
            for entry in catalog.entries(known) if known else ():
                if not entry.is_organization:
                    return kind, entry.name
    return kind, name


def measure(rows: Iterator[dict[str, Any]]) -> tuple[dict[str, Any], list[Told]]:
    """Tell the entities of *rows*; return the figures and every row."""
    every_row = list(rows)
    for row in every_row:
        mentions(row["text"])  # loaded once in the life of a process
    every = [told(row) for row in every_row]
    figures: dict[str, Any] = {"rows": len(every)} | _figures(every, None)
    figures["us_per_text"] = round(statistics.fmean(one.us for one in every), 1) if every else 0.0
    figures["by_type"] = {
        kind: _figures(every, kind) for kind in sorted({pair[0] for one in every for pair in one.wanted | one.found})
    }
    for column in APART:
        values = Counter(str(one.row[column]) for one in every if column in one.row)
        figures[f"by_{column}"] = {
            value: _figures([one for one in every if str(one.row.get(column)) == value], None)
            for value in sorted(values)
        }
    return figures, every


def _figures(every: list[Told], kind: str | None) -> dict[str, Any]:
    def count(pairs: set[Pair]) -> int:
        return sum(kind is None or pair[0] == kind for pair in pairs)

    right = sum(count(one.wanted & one.found) for one in every)
    wanted, found = sum(count(one.wanted) for one in every), sum(count(one.found) for one in every)
    return {
        "wanted": wanted,
        "precision": round(right / found, 3) if found else None,
        "recall": round(right / wanted, 3) if wanted else None,
    }


ORDINARY = (
    "The weekly review takes place in the small room, and everybody writes down two things that went well before it "
    "starts. Coffee is on the table by the window, and notes go to the shared folder when all is said."
)
TELLING = (
    "Caroline Weber moved the billing service from MySQL to Postgres last week because the old machine was too slow; "
    "she wants everybody to write down in notes.md what went wrong, and the team meets again soon."
)
DENSE = (
    "Caroline Weber moved the billing service from MySQL to Postgres 16 last week; the schema is in "
    "db/schema.sql, the job in `run_migration()`, and the docs at https://wiki.example.com/billing/move."
)
HOSTILE = (
    "a/", "a.", "./", "a_", "aA", "Aa", "A ", "Anna ", "Anna van de ", "`a", "1.", "v1.2.3-", "@a", "@a/",
    "http://a", "Dr. ", "Inc ", "A Inc ", "x", "C:\\", "Go ", "has Go ", "Python 3.", "さん", "田中", "株式会社",
    "大学", "a-", "e\u0301", "ー", "()", "a.b(", "University of ", "works at A ", "my name is ", "data model ", "\n",
    ". ", "a::",
)  # fmt: skip


def timed(rounds: int = 2_000, size: int = 65_536) -> Iterator[dict[str, Any]]:
    """Yield how long texts take when all is loaded."""
    kinds = {"nothing to tell": ORDINARY, "four entities": TELLING, "seven, all types": DENSE}
    for kind, text in ((f"200 characters, {kind}", text[:200]) for kind, text in kinds.items()):
        times = sorted(_us(text) for _ in range(rounds))
        yield {
            "text": kind,
            "us_p50": round(statistics.median(times), 1),
            "us_p99": round(times[rounds * 99 // 100], 1),
        }
    slowest = max((_us((part * size)[:size]), part) for part in HOSTILE)
    yield {"text": "hostile, 64 KB", "ms_worst": round(slowest[0] / 1000, 1), "of": slowest[1]}


def _us(text: str) -> float:
    started = time.perf_counter()
    mentions(text)
    return (time.perf_counter() - started) * 1_000_000


def loading() -> dict[str, Any]:
    """Return how long the first text takes in a new process, once the modules of Python are there."""
    code = (
        "import time, json, unicodedata, kept.entities.extracting as e; from kept.entities import catalog\n"
        "t = time.perf_counter(); catalog.ready(); print((time.perf_counter() - t) * 1000)\n"
    )
    run = [subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout for _ in range(9)]
    return {"text": "loading", "ms_p50": round(statistics.median(map(float, run)), 1)}


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, metavar="FILE.jsonl", help="rows")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each measurement")
    parser.add_argument("--misses", action="store_true", help="also what was missed and what was found wrongly")
    given = parser.parse_args()
    figures, every = measure(read(given.data or SET))
    wrong = [_shown(one) for one in every if one.wanted != one.found] if given.misses else []
    if given.json:
        print(json.dumps(figures | ({"misses": wrong} if given.misses else {}), ensure_ascii=False))
    else:
        _print(figures, wrong)
    if not given.data:
        for times in (*timed(), loading()):
            print(json.dumps(times) if given.json else "  ".join(f"{key} {value}" for key, value in times.items()))


def _shown(one: Told) -> dict[str, Any]:
    return {
        "text": one.row["text"][:400],
        "missed": sorted(": ".join(pair) for pair in one.wanted - one.found),
        "wrong": sorted(": ".join(pair) for pair in one.found - one.wanted),
    }


def _print(figures: dict[str, Any], wrong: list[dict[str, Any]]) -> None:
    print("  ".join(f"{key} {value}" for key, value in figures.items() if not isinstance(value, dict)))
    for apart in (key for key, value in figures.items() if isinstance(value, dict)):
        for value, numbers in figures[apart].items():
            print(f"    {apart} {value:14}", "  ".join(f"{key} {number}" for key, number in numbers.items()))
    for row in wrong:
        print(f"    {row['text']!r}\n        missed {row['missed']}\n        wrong {row['wrong']}")


if __name__ == "__main__":
    main()
