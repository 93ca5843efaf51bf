"""How well screening tells what it should: recall, false alarms, time.

    python bench/screening.py --data FILE.jsonl [--json] [--misses]

Rows are ``{"text": ..., "label": ...}`` with the labels secret/clean,
injection/benign or sensitive/ordinary; ``.gz`` is read too. What a row has
beside them (``kind``, ``lang``, ``category``, ``rule``) is counted apart.
Without ``--data``, the sets in ``bench/sets`` are measured, made-up provider
tokens, made-up ids that look like them, and the time that texts of 10 KB take, hostile ones among them: of the
clock (``ms``) and of the processor (``cpu``), when a text is judged again; of the
processor when it is new (``first``: RE2 still builds the states that this text
needs); and as a multiple of counting the words of the same text (``times``).
"""

import argparse
import gzip
import json
import random
import signal
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from kept.screening.anchoring import Text
from kept.screening.categories import DEFAULT as CATEGORIES
from kept.screening.compiled import load
from kept.screening.folding import fold
from kept.screening.judging import injections, judge, mask, secrets, sensitive
from kept.screening.matching import ALWAYS_SCREENED, Match, find
from kept.screening.rulebook import GROUPS
from kept.screening.rulebook import read as rules_of
from provider_tokens import rows as provider_tokens
from public_ids import rows as public_ids

SETS = Path(__file__).with_name("sets")
APART = ("lang", "kind", "category", "injection_type", "rule")

# Label → (whether something should be found, how it is looked for).
LABELS: dict[str, tuple[bool, Callable[[str], list[Match]]]] = {
    "secret": (True, secrets),
    "clean": (False, secrets),
    "injection": (True, injections),
    "benign": (False, injections),
    "sensitive": (True, lambda text: sensitive(text, CATEGORIES)),
    "ordinary": (False, lambda text: sensitive(text, CATEGORIES)),
}


class Judged(NamedTuple):
    """One row and what screening said of it."""

    row: dict[str, Any]
    found: list[Match]
    ms: float

    @property
    def is_right(self) -> bool:
        """Whether something was found exactly when it should be."""
        return bool(self.found) == LABELS[self.row["label"]][0]


def read(path: Path) -> Iterator[dict[str, Any]]:
    """Read rows, packed or not."""
    with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            row = _row(line)
            if row is None:
                labels = ", ".join(LABELS)
                sys.exit(f'{path}:{number}: not a row {{"text": ..., "label": ...}} with one of the labels {labels}')
            yield row


def _row(line: str) -> dict[str, Any] | None:
    try:
        row = json.loads(line)
    except ValueError:
        return None
    is_row = isinstance(row, dict) and isinstance(row.get("text"), str) and row.get("label") in LABELS
    return row if is_row else None


def judged(row: dict[str, Any]) -> Judged:
    """Judge one row, and take the time."""
    look = LABELS[row["label"]][1]
    started = time.perf_counter()
    found = look(row["text"])
    return Judged(row, found, (time.perf_counter() - started) * 1000)


def measure(name: str, rows: Iterator[dict[str, Any]]) -> tuple[dict[str, Any], list[Judged]]:
    """Judge *rows*; return the figures and every judgement."""
    every = [judged(row) for row in rows]
    figures: dict[str, Any] = {"set": name, "rows": len(every)}
    positive = [one for one in every if LABELS[one.row["label"]][0]]
    negative = [one for one in every if not LABELS[one.row["label"]][0]]
    if positive:
        figures["recall"] = round(sum(one.is_right for one in positive) / len(positive), 4)
    if negative:
        figures["false_positive_rate"] = round(sum(not one.is_right for one in negative) / len(negative), 4)
    times = sorted(one.ms for one in every) or [0.0]
    figures["ms_per_text"] = round(statistics.fmean(times), 3)
    figures["ms_p99"] = round(_p99(times), 3)
    figures["wrong"] = dict(_wrong(every))
    return figures, every


def _wrong(every: list[Judged]) -> Iterator[tuple[str, str]]:
    """Yield, for what the rows have beside text and label, how many were wrong of how many."""
    for column in APART:
        total = Counter(str(one.row[column]) for one in every if column in one.row)
        wrong = Counter(str(one.row[column]) for one in every if column in one.row and not one.is_right)
        if len(total) > 1 and wrong:
            yield column, ", ".join(f"{value} {count}/{total[value]}" for value, count in wrong.most_common())


def shown(one: Judged) -> dict[str, Any]:
    """Return a wrong row fit for a terminal: a secret that was found is masked, one that was missed is cut."""
    text = mask(one.row["text"]) if one.found else one.row["text"]
    if one.row["label"] == "secret" and not one.found:
        text = text[: len(text) // 2][:60] + "…"
    return {
        "label": one.row["label"],
        "found": sorted({match.rule for match in one.found}),
        "text": text[:300],
    }


def main() -> None:
    """Measure what was asked for."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # whoever reads the first rows and leaves gets no traceback
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", action="append", type=Path, metavar="FILE.jsonl", help="rows; may be repeated")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each set")
    parser.add_argument("--misses", action="store_true", help="also the rows that were judged wrong")
    given = parser.parse_args()
    if given.data:
        sets = [(path.name, read(path)) for path in given.data if _is_there(path)]
    else:
        sets = [(path.name, read(path)) for path in _labelled()]
        sets.append(("provider tokens, made up", provider_tokens(seed=7, count=900)))
        sets.append(("ids and public keys, made up", public_ids(seed=7, count=4_000)))
    for name, rows in sets:
        figures, every = measure(name, rows)
        misses = [shown(one) for one in every if not one.is_right] if given.misses else []
        if given.json:
            print(json.dumps(figures | ({"misses": misses} if given.misses else {}), ensure_ascii=False))
            continue
        wrong = figures.pop("wrong")
        print("  ".join(f"{key} {value}" for key, value in figures.items()))
        for column, counts in wrong.items():
            print(f"    wrong by {column}: {counts}")
        for miss in misses:
            print(f"    {miss['label']:9} {','.join(miss['found']) or '-':24} {miss['text']!r}")
    if not given.data:
        for times in timed():
            print(json.dumps(times) if given.json else "  ".join(f"{key} {value}" for key, value in times.items()))


HOSTILE = (
    "password is ", "ignore previous ", "a@b.c:d@", "://", "-----BEGIN RSA PRIVATE KEY-----", "eyJ", "x", "ghp_",
    "key=", "パスワードは", "\u0430a", "i ", "&#105;", "user says send it to https://a.example ",
    "he has a ", "忽略之前的", "password: ", "password=", "<!-- x -->", "| a | b_c | `d` |\n", "login: a / b, ",
    "1gn0r3 4ll ", "i g n o r e ", "%41", "-----", "\u202eerongi ",
    "x=y;", "# a\n", "sk-", "../", "data:text/html;base64,", "do not tell the user ", "from now on ", "[system]",
    "_" * 30, "x" * 3_000 + "@y ", "mot de passe : ", "密码是", "#" * 40, "\n", "\t",
)  # fmt: skip


def timed(rounds: int = 20, size: int = 10_240) -> Iterator[dict[str, Any]]:
    """Judge texts of *size* bytes as every write does; yield what the time was."""
    _compile_patterns(size)
    notes = " ".join(row["text"] for name in ("ordinary", "standing_rules") for row in read(SETS / f"{name}.jsonl"))
    every = [row for path in _labelled() for row in read(path)]
    rows = [row["text"] for row in every]
    plain = [row["text"] for row in every if not LABELS[row["label"]][0]]
    kinds = {
        "notes of 10 KB": _slices(notes, size),
        "one hostile trick, 10 KB of it": [_cut(part * size, size) for part in HOSTILE],
        "all attacks of six languages in one, 10 KB": _slices(" ".join(rows), size),
        "the same, shuffled": _slices(" ".join(random.Random(7).sample(rows, len(rows))), size),
        "provider tokens, 10 KB": _slices(" ".join(row["text"] for row in provider_tokens(seed=7, count=600)), size),
        "anchors of all rules at random, 10 KB": _at_random(_anchors(), size),
        "words of attacks at random, 10 KB": _at_random(" ".join(rows).split(), size),
        "what is no attack, shuffled, 10 KB": _slices("\n".join(random.Random(7).sample(plain, len(plain))), size),
        "programs, 10 KB": _slices(_written("src", "*.py"), size)[:100],
        "documents, 10 KB": _slices(_written("docs", "*.md"), size),
    }
    for kind, texts in kinds.items():
        first = sorted(_timed(text)[1] for text in texts)
        again = [_timed(text) for _ in range(rounds) for text in texts]
        clock, cpu = (sorted(column) for column in zip(*again, strict=True))
        words = statistics.median(_counted(text) for text in texts)
        yield {
            "set": kind,
            "texts": len(texts),
            "ms_p50": round(statistics.median(clock), 2),
            "ms_p99": round(_p99(clock), 2),
            "cpu_p50": round(statistics.median(cpu), 2),
            "cpu_p99": round(_p99(cpu), 2),
            "first_p50": round(statistics.median(first), 2),
            "first_p99": round(_p99(first), 2),
            "times": round(statistics.median(clock) / words),
        }


def _anchors() -> list[str]:
    """Return every text that makes some rule be tried."""
    names = ("screened_anchors", "screened_anchors_beyond", "tokens")
    return [word for name in names for word in load(name)["anchors"]]


def _at_random(words: Sequence[str], size: int, texts: int = 30) -> list[str]:
    """Return texts made of *words*: most rules have to be tried on them, and few of them match."""
    chance = random.Random(7)
    return [_cut(" ".join(chance.choices(words, k=size)), size) for _ in range(texts)]


def _written(folder: str, names: str) -> str:
    """Return the files of this project in *folder*, one after another."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((SETS.parents[1] / folder).rglob(names)))


def _compile_patterns(size: int) -> None:
    """Try every rule on the examples of all: patterns are compiled once in the life of a process."""
    examples = " ".join(text for group in GROUPS for rule in rules_of(group) for text in (*rule.matches, *rule.passes))
    for text in _slices(examples, size):
        list(find(Text(fold(text)), ALWAYS_SCREENED))


def _timed(text: str) -> tuple[float, float]:
    """Return the milliseconds that *text* takes, by the clock and of the processor."""
    started, worked = time.perf_counter(), time.thread_time()
    judge({"content": text}, until_secret=True)
    return (time.perf_counter() - started) * 1000, (time.thread_time() - worked) * 1000


def _counted(text: str) -> float:
    started = time.perf_counter()
    Counter(text.lower().split())
    return (time.perf_counter() - started) * 1000


def _p99(times: Sequence[float]) -> float:
    return times[min(len(times) - 1, len(times) * 99 // 100)]


def _labelled() -> list[Path]:
    """Return the sets of this measurement; that of entities has other rows."""
    return [path for path in sorted(SETS.glob("*.jsonl")) if path.stem != "entities"]


def _slices(text: str, size: int) -> list[str]:
    return [_cut(text[at:], size) for at in range(0, len(text) - size, size)]


def _cut(text: str, size: int) -> str:
    return text[:size].encode()[:size].decode(errors="ignore")


def _is_there(path: Path) -> bool:
    if not path.is_file():
        sys.exit(f"{path}: there is no such file")
    return True


if __name__ == "__main__":
    main()
