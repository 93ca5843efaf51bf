"""When may a memory speak into a prompt unasked? Precision of the hook on labelled questions.

    python bench/hook_threshold.py DATA [--tune]

DATA holds one folder per set with ``corpus.jsonl`` and ``queries.jsonl``. A
memory is right if the set names it as an answer; the sets do not name all, so
the figures are a little low. Run it again whenever scores change: the rules in
`kept.speaking` are those with at least 90 % right on every set that speak most
often (``--tune`` looks for one in the place of the last).
"""

import argparse
import json
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product, starmap
from pathlib import Path
from typing import Any, NamedTuple

import kept
from kept.speaking import RULES, Rule, candidates, standing_out

SETS = ("locomo-facts", "longmemeval-s-500c", "jsquad-ja")
WANTED = 0.90


class Asked(NamedTuple):
    """One question: what search found for it, and which memories answer it."""

    hits: list[kept.Hit]
    right: set[str]


class Figures(NamedTuple):
    """What share of the memories shown is right, and what share of the questions gets any."""

    precision: float
    spoken: float
    shown: int


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("data", type=Path)
    options.add_argument("--tune", action="store_true", help="look for better constants")
    given = options.parse_args()
    asked = {name: list(_asked(given.data / name)) for name in SETS}
    print(f"{'score words share lead':24}" + "".join(f"{name:>34}" for name in SETS))
    for rule in RULES:
        _print([rule], asked)
    print("today, one or the other:")
    _print(RULES, asked)
    if given.tune:
        grid = starmap(Rule, product((0.5, 0.6, 0.65, 0.7), (2, 3, 4, 5), (0.0, 0.9, 0.97), (0.1, 0.15, 0.2, 0.3)))
        tried = [(rules, _figures(rules, asked)) for rule in grid for rules in [(*RULES[:-1], rule)]]
        good = [(rules, found) for rules, found in tried if all(one.precision >= WANTED for one in found.values())]
        print(f"at least {WANTED:.0%} right on every set, most often spoken first:")
        for rules, _ in sorted(good, key=lambda one: -sum(part.spoken for part in one[1].values()))[:10]:
            _print(rules, asked)


def _print(rules: Sequence[Rule], asked: dict[str, list[Asked]]) -> None:
    found = _figures(rules, asked)
    cells = (f"{one.precision:.3f} of {one.shown}, {one.spoken:.1%} spoken" for one in found.values())
    score, words, share, lead = rules[-1]
    print(f"{score:5.2f} {words:5} {share:5.2f} {lead:4.2f}  " + "".join(f"{cell:>34}" for cell in cells))


def _figures(rules: Sequence[Rule], asked: dict[str, list[Asked]]) -> dict[str, Figures]:
    figures = {}
    for name, questions in asked.items():
        shown = [(hit.memory.content in one.right, at) for at, one in enumerate(questions)
                 for hit in standing_out(one.hits, rules)]  # fmt: skip
        right, spoken = sum(is_right for is_right, _ in shown), len({at for _, at in shown})
        figures[name] = Figures(right / len(shown) if shown else 0.0, spoken / len(questions), len(shown))
    return figures


def _asked(folder: Path) -> Iterator[Asked]:
    """Ask every question of a set as if it were a prompt, each among the memories of its own group."""
    groups: dict[str, list[dict[str, Any]]] = defaultdict(list)
    questions: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in _lines(folder / "corpus.jsonl"):
        groups[row["group"]].append(row)
    for query in _lines(folder / "queries.jsonl"):
        if query["gold"]:
            questions[query["group"]].append(query)
    with tempfile.TemporaryDirectory() as home:
        for group, queries in questions.items():
            texts = {row["id"]: row["text"] for row in groups[group] if row["text"].strip()}
            with kept.open(Path(home, "kept.db"), user=group, session="bench", project="") as keeper:
                keeper.settings.set("durability", "normal")
                for text in dict.fromkeys(texts.values()):
                    with suppress(kept.Refused):  # a few are about codes and keys
                        keeper.store(text)
                for query in queries:
                    right = {texts[one] for one in query["gold"] if one in texts}
                    yield Asked(candidates(keeper, query["text"]), right)


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    with file.open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


if __name__ == "__main__":
    main()
