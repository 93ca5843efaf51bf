"""Learn what the signs of `kept.screening.weighing` are worth, and measure it on texts that did not teach it.

    python bench/weighing.py --attacks FILE.jsonl --ordinary FILE.jsonl [--afresh] [--write]

Rows are ``{"text": ..., "source": ..., "group": ...}``: figures are given by source, and a group (a package, a
folder, an author) teaches or measures but never both. What we wrote ourselves is added: ``teaching.toml`` and the
sets of ``bench/sets``. Needs scikit-learn, which is in no list of requirements: nothing else does.

1. Groups are halved by lot. What one half teaches is measured on the other, both ways. Those are the figures.
2. Attacks that the other half's weights hold for harmless by far are taken for mislabelled, and teach nothing.
3. The weight from which a passage is an attack is set so that one in two thousand lines of agents' rule files
   in the half that did not teach (source ``rules``) would be flagged.
4. Texts that taught before are not kept. So what was learnt from them is where learning begins, unless --afresh.
5. With --write everything teaches, and ``rules/weights.json`` is written; then run ``make rules``.
"""

import argparse
import collections
import hashlib
import json
import random
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import repeat
from pathlib import Path
from typing import NamedTuple

import numpy as np
from scipy.sparse import csr_matrix, hstack, vstack
from sklearn.linear_model import LogisticRegression

from kept.screening.folding import fold
from kept.screening.rulebook import RULES, meanings
from kept.screening.weighing import Sign, passages, sentences, sign_names

HERE = Path(__file__).parent
SETS = HERE / "sets"

# So many passages of a long text are looked at, and so many of an attack teach: those that weigh most.
PASSAGES, TEACHING_PASSAGES = 20, 2

# Regularisation of the logistic regression; weights below the second do not matter and are left out.
STRENGTH, LEAST_WEIGHT = 0.05, 0.13

# How large the sign is that stands for what was learnt before.
SCALE = 10.0

# An attack that others hold for harmless by so much is mislabelled.
MISLABELLED = -2.5

# A word counts when so many groups of attacks have it, or so many ordinary passages.
GROUPS_OF_ATTACKS, ORDINARY_PASSAGES = 4, 40

# One in so many lines of agents' rules may be flagged.
RULES_FLAGGED = 2_000

# How much a source counts in teaching, where not once: look-alikes are few, and contests of one kind many.
COUNTS = {
    "llmail": 0.25,
    "satml": 0.4,
    "spikee": 0.4,
    "personas": 0.7,
    "own": 10.0,
    "written": 5.0,
    "chat": 4.0,
    "near": 2.0,
}

# How much a passage counts without its words.
WORDLESS = 0.3

# Names and stand-ins of single sources, which say nothing about others; nor does a letter alone.
OF_ONE_SOURCE = frozenset(
    """
    aider bmad caroline ecc gina gsd joanna john jon letta maria melanie nate redacted tim zenith alpha0 fuck pypi
    investor andrew audrey james jolene deborah dave calvin evan hermes agentseal garak
    """.split()
)

# Of each line of teaching.toml so many variants are made.
VARIANTS = 30


class Row(NamedTuple):
    """A text, where it is from, and the signs of its passages."""

    text: str
    source: str
    group: str
    signs: list[set[Sign]]

    @property
    def half(self) -> int:
        """Which half the group is in."""
        return hashlib.sha256(self.group.encode()).digest()[0] % 2


def read(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            yield made(row["text"], row["source"], row.get("group", row["source"]))


def made(text: str, source: str, group: str) -> Row:
    return Row(text, source, group, [one.signs for one in passages(sentences(fold(text)))][:PASSAGES])


def written(kind: str) -> Iterator[Row]:
    """Yield variants of every line of teaching.toml; a line is a group."""
    chance = random.Random(7)
    teaching = tomllib.loads((HERE / "teaching.toml").read_text(encoding="utf-8"))
    for language, lines in teaching[kind].items():
        slots = {name: text.split("\n")[:-1] for name, text in teaching["slots"][language].items()}
        for number, line in enumerate(filter(None, lines.splitlines())):
            for text in sorted({_variant(line, slots, chance) for _ in range(VARIANTS)}):
                yield made(text, "written", f"{kind} {language} {number}")


def _variant(line: str, slots: Mapping[str, Sequence[str]], chance: random.Random) -> str:
    """Return *line* with one of the words that may take each place; what is named may have places of its own."""

    def filled(place: re.Match[str]) -> str:
        words: str = place[1]
        return chance.choice(slots[words[1:]] if re.fullmatch(r"@\w+", words) else words.split("|"))

    while (fuller := re.sub(r"\{([^{}]*)\}", filled, line)) != line:
        line = fuller
    return line.strip()


def own(is_attack: bool) -> Iterator[Row]:
    """Yield the sets of the project; what is in disguise teaches nothing."""
    for path in sorted(SETS.glob("*.jsonl")):
        is_injection = path.stem.startswith("injection_templates")
        if path.stem in {"entities", "injection_obfuscated"} or path.stem in HELD_BACK or is_injection != is_attack:
            continue
        with path.open(encoding="utf-8") as lines:
            for row in map(json.loads, lines):
                yield made(row["text"], path.stem if is_attack else "own", path.stem)


# Sets that measure the weights and never teach them.
HELD_BACK = {"injection_templates_7", "injection_lookalikes_7"}


class Learnt(NamedTuple):
    """What each sign is worth, and a passage without any."""

    places: dict[Sign, int]
    weights: np.ndarray
    bias: float

    def of(self, passages_signs: csr_matrix) -> np.ndarray:
        """Return what passages are worth."""
        return np.asarray(passages_signs @ self.weights + self.bias)

    def weight(self, rows: Sequence[Row]) -> np.ndarray:
        """Return the weight of the heaviest passage of each row."""
        every = self.of(_matrix([one for row in rows for one in row.signs], self.places))
        ends = np.cumsum([len(row.signs) for row in rows])
        return np.array([max(part, default=-99.0) for part in np.split(every, ends[:-1])])


def learn(attacks: Sequence[Row], ordinary: Sequence[Row], before: Mapping[Sign, float]) -> Learnt:
    """Fit the weights: first to all passages of an attack, then to those that weigh most."""
    places = {sign: place for place, sign in enumerate(_signs(attacks, ordinary, before))}
    known = np.array([*map(before.get, places, repeat(0.0))])
    meant = np.array([[isinstance(sign, int) for sign in places]], np.float32)
    plain = _matrix([one for row in ordinary for one in row.signs], places)
    plain_counts = [COUNTS.get(row.source, 1.0) for row in ordinary for _ in row.signs]
    sizes = collections.Counter(row.group for row in attacks)
    owners = np.array([at for at, row in enumerate(attacks) for _ in row.signs])
    counts = np.array(
        [
            (2.0 if _is_ours(row) else COUNTS.get(row.source, 1.0)) * min(1.0, (150 / sizes[row.group]) ** 0.5)
            for row in attacks
        ]
    )
    hostile = _matrix([one for row in attacks for one in row.signs], places)
    chosen = np.ones(len(owners), bool)
    learnt = None
    for _ in range(2):
        if learnt is not None:
            chosen = _heaviest(learnt.of(hostile), owners)
        passages_of = np.bincount(owners[chosen], minlength=len(attacks))
        weights = 3 * (counts / np.maximum(passages_of, 1))[owners[chosen]]
        every = vstack([hostile[chosen], plain])
        labels = np.r_[np.ones(chosen.sum()), np.zeros(plain.shape[0])]
        all_counts = np.r_[weights, plain_counts]
        # Each passage teaches once more by its meanings alone: that is all that another language shares with it.
        learnt = _fitted(
            vstack([every, every.multiply(meant).tocsr()]),
            np.r_[labels, labels],
            np.r_[all_counts, WORDLESS * all_counts],
            Learnt(places, known, 0.0),
        )
    assert learnt is not None
    return learnt._replace(weights=np.where(abs(learnt.weights) >= LEAST_WEIGHT, learnt.weights, 0))


def _fitted(signs: csr_matrix, labels: np.ndarray, counts: np.ndarray, before: Learnt) -> Learnt:
    """Return weights that tell attacks (1) from ordinary passages (0).

    What passages were worth *before* is one more sign of each, and a large one, so that it costs nothing to rely on it.
    """
    known = SCALE * csr_matrix(before.of(signs)[:, None])
    model = LogisticRegression(C=STRENGTH, solver="liblinear", max_iter=300)
    model.fit(hstack([signs, known]).tocsr(), labels, sample_weight=counts)
    changes, trust = model.coef_[0][:-1], model.coef_[0][-1]
    return before._replace(weights=changes + SCALE * trust * before.weights, bias=float(model.intercept_[0]))


def _heaviest(weights: np.ndarray, owners: np.ndarray) -> np.ndarray:
    chosen = np.zeros(len(owners), bool)
    taken = collections.Counter[int]()
    for at in np.lexsort((-weights, owners)):
        taken[owners[at]] += 1
        chosen[at] = taken[owners[at]] <= TEACHING_PASSAGES
    return chosen


def _signs(attacks: Sequence[Row], ordinary: Sequence[Row], before: Mapping[Sign, float]) -> list[Sign]:
    groups = collections.defaultdict[Sign, set[str]](set)
    for row in attacks:
        for sign in set[Sign]().union(*row.signs):
            groups[sign].add(row.group)
    plain = collections.Counter(sign for row in ordinary for one in row.signs for sign in one)
    often = {sign for sign, those in groups.items() if len(those) >= GROUPS_OF_ATTACKS}
    often |= {sign for sign, count in plain.items() if count >= ORDINARY_PASSAGES}
    return sorted({*filter(_may_count, often), *before}, key=str)


def _may_count(sign: Sign) -> bool:
    if isinstance(sign, int):
        return True
    return all(word in {"a", "i", "u", ""} or (len(word) > 1 and word not in OF_ONE_SOURCE) for word in sign.split(" "))


def _matrix(every: Iterable[set[Sign]], places: dict[Sign, int]) -> csr_matrix:
    found, ends = [], [0]
    for signs in every:
        found += [places[sign] for sign in signs if sign in places]
        ends.append(len(found))
    return csr_matrix((np.ones(len(found), np.float32), found, ends), shape=(len(ends) - 1, len(places)))


def halved(attacks: Sequence[Row], ordinary: Sequence[Row], before: Mapping[Sign, float]) -> tuple[set[str], float]:
    """Print what each half finds in the other; return the mislabelled attacks, and from which weight to flag."""
    mislabelled, least = set(), []
    figures = collections.defaultdict[tuple[str, str], list[bool]](list)
    for half in (0, 1):
        learnt = learn(
            [row for row in attacks if row.half != half], [row for row in ordinary if row.half != half], before
        )
        hostile, plain = ([row for row in rows if row.half == half] for rows in (attacks, ordinary))
        weights = learnt.weight(hostile)
        light = (row for row, weight in zip(hostile, weights, strict=True) if weight < MISLABELLED)
        mislabelled |= {row.text for row in light if not _is_ours(row)}
    kept = [row for row in attacks if row.text not in mislabelled]
    for half in (0, 1):
        learnt = learn([row for row in kept if row.half != half], [row for row in ordinary if row.half != half], before)
        hostile, plain = ([row for row in rows if row.half == half] for rows in (attacks, ordinary))
        plain_weights = learnt.weight(plain)
        of_rules = [weight for row, weight in zip(plain, plain_weights, strict=True) if row.source == "rules"]
        least.append(float(np.quantile(of_rules, 1 - 1 / RULES_FLAGGED)))
        for rows, weights, kind in ((hostile, learnt.weight(hostile), "attacks"), (plain, plain_weights, "ordinary")):
            for row, weight in zip(rows, weights, strict=True):
                source = row.group if row.source == "own" else row.source
                figures[kind, source].append(bool(weight >= least[-1]))
    for (kind, source), flagged in sorted(figures.items()):
        print(f"{kind:9} {source:28} {len(flagged):6} {np.mean(flagged):8.2%}")
    print("from which weight", least)
    return mislabelled, sum(least) / 2


def _is_ours(row: Row) -> bool:
    """Tell whether we wrote the row, and know what it is."""
    return row.source == "written" or row.source.startswith("injection_")


def known() -> dict[Sign, float]:
    """Return what signs are worth by now."""
    learnt = json.loads(RULES.joinpath("weights.json").read_text(encoding="utf-8"))
    signs = {name: sign for sign, name in sign_names(meanings()).items()}
    meant = {signs[name]: worth / 100 for name, worth in learnt["meanings"].items()}
    return meant | {word: worth / 100 for word, worth in learnt["words"].items()}


def write(learnt: Learnt, least: float) -> None:
    """Write the weights, in hundredths."""
    names = sign_names(meanings())
    words: dict[str, int] = {}
    meant: dict[str, int] = {}
    for sign, place in sorted(learnt.places.items(), key=lambda one: str(one[0])):
        if worth := round(learnt.weights[place] * 100):
            if isinstance(sign, str):
                words[sign] = worth
            else:
                meant[names[sign]] = worth
    bias = round(learnt.bias * 100)
    found = {"bias": bias, "least": round(least * 100), "meanings": dict(sorted(meant.items())), "words": words}
    RULES.joinpath("weights.json").write_text(json.dumps(found, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(words)} words and {len(meant)} meanings count")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attacks", type=Path, required=True, metavar="FILE.jsonl")
    parser.add_argument("--ordinary", type=Path, required=True, metavar="FILE.jsonl")
    parser.add_argument("--afresh", action="store_true", help="forget what was learnt before")
    parser.add_argument("--write", action="store_true", help="let everything teach, and write the weights")
    given = parser.parse_args()
    before = {} if given.afresh else known()
    attacks = [*read(given.attacks), *own(is_attack=True), *written("attack")]
    ordinary = [*read(given.ordinary), *own(is_attack=False), *written("ordinary")]
    mislabelled, least = halved(attacks, ordinary, before)
    if given.write:
        write(learn([row for row in attacks if row.text not in mislabelled], ordinary, before), least)


if __name__ == "__main__":
    main()
