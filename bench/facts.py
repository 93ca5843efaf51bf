"""How fast is the facts dialect? `recall` against a plain search of the same store, `remember` against a plain store.

    python bench/facts.py [--sizes 1000,100000] [--json]

Every memory mentions one of two hundred technologies, on one of three
branches, and so does every question. Both sides are interleaved in one run.
"""

import argparse
import json
import sys
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path

import kept
from kept.entities.catalog import names
from speed import ms, ratio, timed
from texts import Writer

STORES = 200
QUESTIONS = 200
SESSION = 50  # memories that one session may remember

# What a process loads with the first call of the dialect; a plain store is one without it.
MEANING = "kept.retrieval.meaning"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--sizes", default="1000,100000", help="how many memories, separated by commas")
    options.add_argument("--json", action="store_true", help="one JSON object for each size instead of lines")
    given = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="kept-bench-") as folder:
        for size in map(int, given.sizes.split(",")):
            figures = measure(Path(folder) / f"{size}.db", size)
            if given.json:
                print(json.dumps(figures))
            else:
                print("  ".join(f"{name} {value}" for name, value in figures.items()), flush=True)


def measure(path: Path, size: int) -> dict[str, object]:
    """Fill a store of *size* memories, then store, remember, search and recall in turn."""
    writer = Writer()
    texts = [_with_technology(writer.memory(), number) for number in range(size)]
    loaded = import_module(MEANING)  # so that what is stored now is read for entities at once
    plain = kept.open(path, user="ann", session="bench", project="bench", branch="main")
    for at in range(3):
        with kept.open(path, user="ann", session="bench", project="bench", branch=("main", "one", "two")[at]) as keeper:
            keeper.store_many(texts[at::3])
    del sys.modules[MEANING]
    fresh = [_with_technology(writer.memory(), 7) for _ in range(STORES)]
    stores = [timed(lambda text=text: plain.store(text)) for text in fresh]  # type: ignore[misc]  # bound on purpose
    sys.modules[MEANING] = loaded
    seconds = timed(lambda: plain.entities(limit=1))
    remembers = []
    for session in range(STORES // SESSION):
        with kept.open(path, user="ann", session=f"s{session}", project="bench", branch="main") as keeper:
            for number in range(SESSION):
                arguments: dict[str, object] = {
                    "action": "remember",
                    "content": _with_technology(writer.memory(), 11),
                    "scope": "personal",
                }
                seconds_taken = timed(lambda: keeper.call("memory", arguments))  # noqa: B023 - called at once
                if number:  # the first one prepares the statements of its connection
                    remembers.append(seconds_taken)
    searches, recalls = [], []
    for number in range(QUESTIONS):
        question = _with_technology(writer.question(texts[number * 7_919 % size]), number)
        searches.append(timed(lambda: plain.search(question)))  # noqa: B023
        recalls.append(timed(lambda: plain.recall(question)))  # noqa: B023
    plain.close()
    return {
        "memories": size,
        "read for entities per second": round(STORES / seconds),
        "store ms": ms(stores),
        "remember ms": ms(remembers),
        "remember to store": ratio(remembers, stores),
        "search ms": ms(searches),
        "recall ms": ms(recalls),
        "recall to search": ratio(recalls, searches),
    }


def _with_technology(text: str, number: int) -> str:
    known = technologies()
    return f"{text} {known[number % len(known)]}"


@cache
def technologies() -> list[str]:
    """Return two hundred names that are one word each."""
    return [name for name in sorted(names()) if name.isalpha() and len(name) > 5][::7][:200]


if __name__ == "__main__":
    main()
