"""Do both databases find the same? Stores a corpus in a file and in PostgreSQL, and asks every question of both.

    python bench/postgres.py --data DIR --store postgresql://… [--groups N]

DIR is as for recall.py, the database an empty one. Prints how many of the
first ten are the same, and the recall of each.
"""

import argparse
import json
import tempfile
from pathlib import Path

from recall import Ask, Row, by_group, measured, read, stored

_DEEP = 10


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="folder with corpus.jsonl and queries.jsonl")
    parser.add_argument("--store", required=True, help="the URL of an empty database")
    parser.add_argument("--groups", type=int, help="only so many of the groups")
    options = parser.parse_args()
    corpus = by_group(read(options.data / "corpus.jsonl"))
    corpus = {group: corpus[group] for group in list(corpus)[: options.groups]}
    queries = [query for query in read(options.data / "queries.jsonl") if query["gold"] and query["group"] in corpus]
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, list[list[list[str]]]] = {}
        report: dict[str, object] = {"data": options.data.name, "queries": len(queries)}
        for name, store in (("sqlite", Path(folder) / "store.db"), ("postgres", options.store)):
            answers = found.setdefault(name, [])
            figures = measured(_noting(stored(store, corpus, "memories", None), answers), queries)
            report[name] = figures["all"] | figures["ms"]
    pairs = list(zip(found["sqlite"], found["postgres"], strict=True))
    same = sum(_common(first, second) for first, second in pairs)
    report["same_of_first_ten"] = round(same / max(1, sum(max(len(a[:_DEEP]), len(b[:_DEEP])) for a, b in pairs)), 4)
    print(json.dumps(report, indent=2))


def _noting(ask: Ask, answers: list[list[list[str]]]) -> Ask:
    """Return *ask*, which notes its answers."""

    def noting(query: Row) -> list[list[str]]:
        answers.append(ask(query))
        return answers[-1]

    return noting


def _common(first: list[list[str]], second: list[list[str]]) -> int:
    return len({tuple(one) for one in first[:_DEEP]} & {tuple(one) for one in second[:_DEEP]})


if __name__ == "__main__":
    main()
