"""How well and how fast memories are found: recall on a set of questions with known answers.

    python bench/recall.py --data DIR [--as memories|conversations] [--embedder NAME] [--once] [--ablate] [--json]

DIR holds ``corpus.jsonl`` (``{id, group, session, text, date, role}``) and
``queries.jsonl`` (``{id, group, text, category, gold}``). The corpus is stored
through the public API, each group as a user of its own; every question is
asked, and beside it the floor: FTS5 with its porter stemmer, all words joined
by OR, in the same run.
"""

import argparse
import json
import math
import os
import sqlite3
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import kept
from kept.conversation.reading import read_on
from kept.keeper import Keeper
from kept.retrieval import blending
from kept.values import replace

Row = dict[str, Any]

# Asks one question and returns the ids of what was found, best first; those of one entry together.
Ask = Callable[[Row], list[list[str]]]

_DATES = ("%I:%M %p on %d %B, %Y", "%Y/%m/%d (%a) %H:%M", "%Y-%m-%dT%H:%M:%S%z", "%Y-%m-%d")
_LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)
_DEEP = 10


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="folder with corpus.jsonl and queries.jsonl")
    parser.add_argument("--as", dest="form", choices=["memories", "conversations"], default="memories")
    parser.add_argument("--embedder", help="as 'kept embedder use' takes it; by default the built-in model")
    parser.add_argument("--once", action="store_true", help="ask as a process does that asks one question")
    parser.add_argument("--ablate", action="store_true", help="measure again without each of the signals")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    corpus = by_group(read(options.data / "corpus.jsonl"))
    queries = [query for query in read(options.data / "queries.jsonl") if query["gold"]]
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        os.environ["KEPT_HOME"] = folder
        ask = stored(Path(folder) / "store.db", corpus, options.form, options.embedder, once=options.once)
        report: dict[str, Any] = {
            "data": options.data.name,
            "as": options.form,
            "texts": sum(map(len, corpus.values())),
            "queries": len(queries),
            "seconds_to_store": round(time.perf_counter() - began, 1),
            "kept": measured(ask, queries),
            "floor": measured(floor(corpus), queries),
        }
        if options.ablate:
            report["without"] = {name: measured(ask, queries)["all"] for name in without_each()}
    print(json.dumps(report) if options.json else shown(report))


def read(path: Path) -> Iterator[Row]:
    """Yield the rows of a JSON Lines file."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def by_group(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """Return *rows* by the group in which a query looks for them."""
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        groups[row["group"]].append(row)
    return groups


def date_of(row: Row) -> datetime:
    """Return when a row was said, or long ago."""
    for form in _DATES:
        try:
            date = datetime.strptime(row.get("date") or "", form)  # noqa: DTZ007 - given a zone below
        except ValueError:
            continue
        return date if date.tzinfo else date.replace(tzinfo=UTC)
    return _LONG_AGO


def stored(
    path: Path | str, corpus: dict[str, list[Row]], form: str, embedder: str | None, *, once: bool = False
) -> Ask:
    """Store *corpus* as memories or as archived conversations; return what asks for them."""
    now = [_LONG_AGO]
    first = kept.open(path, user="bench", session="s", project="", branch="", actor="person", clock=lambda: now[0])
    if embedder:
        first.settings.set("embedder", embedder)
    keepers = {group: Keeper(first.storage, replace(first.caller, user=group), first.now) for group in corpus}
    store = store_memories if form == "memories" else store_conversations
    ids = {group: store(keepers[group], rows, now) for group, rows in corpus.items()}
    for keeper in keepers.values():
        # What memories are about is found out, and archives are read, when somebody first asks.
        keeper.entities(limit=1)
        read_on(keeper.storage.segments, keeper.caller)
    first.meaning.catch_up()
    first.storage.vectors.save()
    if once:
        first.meaning.prepare()
        for keeper in keepers.values():
            keeper.asks_once = True
    latest = max((date_of(row) for rows in corpus.values() for row in rows), default=_LONG_AGO)

    def ask(query: Row) -> list[list[str]]:
        asked_at = date_of(query)
        now[0] = latest if asked_at == _LONG_AGO else asked_at
        keeper = keepers[query["group"]]
        if form == "memories":
            return [ids[query["group"]][hit.memory.uid] for hit in keeper.recall(query["text"], limit=_DEEP).hits]
        said = keeper.recall(query["text"], limit=_DEEP, sources=("conversations",)).said
        return [ids[query["group"]][f"{one.segment.uuid}/{one.line.position}"] for one in said]

    return ask


def store_memories(keeper: Keeper, rows: list[Row], now: list[datetime]) -> dict[str, list[str]]:
    """Store each row as a memory, in its session and at its date; return the ids that each memory stands for."""
    ids: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        now[0] = date_of(row)
        writer = Keeper(keeper.storage, replace(keeper.caller, session=row["session"]), keeper.now)
        # A text of the set that looks like a secret is still one of its answers.
        memory = writer.put(kept.Draft(row["text"] or "-"), keep_secret=True).memory
        ids[memory.uid].append(row["id"])
    return ids


def store_conversations(keeper: Keeper, rows: list[Row], now: list[datetime]) -> dict[str, list[str]]:
    """Archive each session as a conversation; return the ids that each message stands for."""
    ids: dict[str, list[str]] = {}
    for session, said in by_session(rows).items():
        now[0] = date_of(said[0])
        writer = Keeper(keeper.storage, replace(keeper.caller, session=session), keeper.now)
        conversation = writer.conversation([{"role": "user", "content": row["text"] or "-"} for row in said])
        handle = conversation.store(0, len(said) - 1, auto=True)["handle"]
        ids |= {f"{str(handle).rpartition('/')[2]}/{at}": [row["id"]] for at, row in enumerate(said)}
    return ids


def by_session(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """Return *rows* by session, in their order."""
    sessions: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        sessions[row["session"]].append(row)
    return sessions


def floor(corpus: dict[str, list[Row]]) -> Ask:
    """Return what asks plain FTS5."""
    database = sqlite3.connect(":memory:")
    tables = {group: f"t{at}" for at, group in enumerate(corpus)}
    for group, rows in corpus.items():
        database.execute(f"CREATE VIRTUAL TABLE {tables[group]} USING fts5(text, tokenize = 'porter unicode61')")
        database.executemany(f"INSERT INTO {tables[group]} VALUES (?)", [(row["text"],) for row in rows])

    def ask(query: Row) -> list[list[str]]:
        words = [word for word in "".join(c if c.isalnum() else " " for c in query["text"]).split() if word]
        match = " OR ".join(f'"{word}"' for word in words)
        found = database.execute(
            f"SELECT rowid FROM {tables[query['group']]} WHERE text MATCH ? ORDER BY rank LIMIT {_DEEP}", (match,)
        )
        return [[corpus[query["group"]][row - 1]["id"]] for (row,) in found]

    return ask


def measured(ask: Ask, queries: list[Row]) -> dict[str, Any]:
    """Ask every query, and return the figures of all and of each category."""
    figures: dict[str, list[dict[str, float]]] = defaultdict(list)
    times = []
    for query in queries:
        began = time.perf_counter()
        found = ask(query)
        times.append((time.perf_counter() - began) * 1e3)
        one = figures_of(found, set(query["gold"]))
        figures["all"].append(one)
        figures[f"category {query.get('category') or '-'}"].append(one)
    times.sort()
    means = {
        name: {figure: round(sum(one[figure] for one in ones) / len(ones), 4) for figure in ones[0]} | {"n": len(ones)}
        for name, ones in sorted(figures.items())
    }
    return means | {"ms": {"p50": round(times[len(times) // 2], 2), "p95": round(times[int(len(times) * 0.95)], 2)}}


def figures_of(found: list[list[str]], gold: set[str]) -> dict[str, float]:
    """Return how much of *gold* is among what was *found*."""

    def share(depth: int) -> float:
        return len(gold & {one for ids in found[:depth] for one in ids}) / len(gold)

    gain = sum(1 / math.log2(rank + 2) for rank, ids in enumerate(found[:_DEEP]) if gold & set(ids))
    ideal = sum(1 / math.log2(rank + 2) for rank in range(min(len(gold), _DEEP)))
    return {
        "R@1": share(1), "R@5": share(5), "R@10": share(10), "any@5": float(share(5) > 0),
        "all@5": float(share(5) == 1), "nDCG@10": gain / ideal,
    }  # fmt: skip


def without_each() -> Iterator[str]:
    """Yield the name of each signal while it counts for nothing."""
    for name, weight in list(blending.WEIGHTS.items()):
        blending.WEIGHTS[name] = 0.0
        yield name
        blending.WEIGHTS[name] = weight


def shown(report: dict[str, Any]) -> str:
    """Write *report* as a table."""
    counts = f"{report['texts']:,} texts, {report['queries']:,} questions"
    lines = [f"{report['data']} as {report['as']}: {counts}, stored in {report['seconds_to_store']} s"]
    heads = ["R@1", "R@5", "R@10", "any@5", "all@5", "nDCG@10"]
    lines.append(f"{'':34}{''.join(f'{head:>9}' for head in heads)}")
    rows = [(side, name, report[side][name]) for side in ("kept", "floor") for name in report[side] if name != "ms"]
    rows += [("without", name, figures) for name, figures in report.get("without", {}).items()]
    for side, name, figures in rows:
        lines.append(f"{side + ' ' + name:34}{''.join(f'{figures[head]:9.3f}' for head in heads)}")
    times = {side: report[side]["ms"] for side in ("kept", "floor")}
    lines += [f"{side}: p50 {ms['p50']} ms, p95 {ms['p95']} ms" for side, ms in times.items()]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
