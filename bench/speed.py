"""How fast is it? Ours against a floor, interleaved in one run.

    python bench/speed.py [--sizes 1000,10000,100000] [--model minilm] [--json]
    python bench/speed.py --store postgresql://… [--tenants 1000]    see database.py

The floor of a store is the least that a durable, searchable write can do
with the same database: one row and one FTS5 entry, one commit. Searches are
set against the same search among 1,000 memories, processes against a bare
interpreter. Absolute times mean a calm machine; the ratios decide.
"""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

import apsw

import kept
from texts import Writer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kept.embedding.embedders import Embedder, Vectors

STORES = 200
QUERIES = 200
STARTS = 15

Row = dict[str, object]


def main() -> None:
    # As the command does, before anything loads numpy.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--sizes", default="1000,10000,100000", help="how many memories, separated by commas")
    options.add_argument("--store", help="measure on this PostgreSQL server; 'temporary' starts one")
    options.add_argument("--tenants", type=int, default=1_000, help="with --store: other tenants beside one's own")
    options.add_argument("--model", help="measure recall with this embedder too, such as minilm, which takes a while")
    options.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = options.parse_args()
    sizes = [int(size) for size in given.sizes.split(",")]
    rows: list[Row] = []

    def report(row: Row) -> None:
        rows.append(row)
        if not given.json:
            print("  ".join(f"{name} {value}" for name, value in row.items()), flush=True)

    with tempfile.TemporaryDirectory(prefix="kept-bench-") as folder:
        if given.store:
            import database

            database.measure(given.store, sizes, given.tenants, Path(folder), report)
            sizes = []
        for size in sizes:
            measure_size(Path(folder), size, report)
        # After all stores: who has asked by meaning looks for it in what is stored.
        for size in sizes:
            measure_meaning(Path(folder), size, report)
            if given.model:
                measure_model(Path(folder), size, given.model, report)
        for size in sizes[1:]:
            measure_neighbours(Path(folder), size, report)
        if sizes:
            measure_starts(Path(folder), sizes, report)
    if given.json:
        print(json.dumps({"rows": rows}, indent=1))


def measure_size(folder: Path, size: int, report: Callable[[Row], None]) -> None:
    """Fill a store and a floor with *size* memories, then store and search in turn."""
    writer = Writer()
    texts = [writer.memory() for _ in range(size)]
    floor = Floor(folder / f"{size}-floor.db", texts)
    path = folder / f"{size}.db"
    keeper = kept.open(path, user="ann", session="bench", project="", branch="")
    seconds = timed(lambda: keeper.store_many(texts))
    report({"what": "bulk store", "memories": size, "per second": round(size / seconds)})

    fresh = [writer.memory() for _ in range(2 * STORES)]
    ours, raw = [], []
    for one, other in zip(fresh[::2], fresh[1::2], strict=True):
        ours.append(timed(lambda text=one: keeper.store(text)))  # type: ignore[misc]  # bound on purpose
        raw.append(timed(lambda text=other: floor.store(text)))  # type: ignore[misc]
    report({"what": "store", "memories": size, "p50 ms": ms(ours), "floor ms": ms(raw), "ratio": ratio(ours, raw)})

    questions = {
        "natural question": [writer.question(texts[i * 7_919 % size]) for i in range(QUERIES)],
        "five common words": [writer.common_words() for _ in range(50)],
        "stop words only": [writer.stop_words() for _ in range(50)],
        "misspelt word": [writer.misspelt(texts[i * 7_919 % size]) for i in range(50)],
    }
    for what, queries in questions.items():
        report({"what": what, "memories": size, **figures(times_of(keeper.search, queries))})
    report({"what": "brief", "memories": size, "p50 ms": ms([timed(keeper.brief) for _ in range(20)])})
    keeper.close()
    text_bytes = sum(len(text) for text in texts)
    report({"what": "bytes per memory", "memories": size, "text": text_bytes // size,
            "beside it": (path.stat().st_size - text_bytes) // size,
            "floor beside it": (floor.close() - text_bytes) // size})  # fmt: skip
    report({"what": "resident MB", "memories": size, "peak": resident(path, questions["natural question"], "search")})


def measure_meaning(folder: Path, size: int, report: Callable[[Row], None]) -> None:
    """Make the vectors, then recall by words and meaning: alone, and while another process stores."""
    path = folder / f"{size}.db"
    writer = Writer()
    texts = [writer.memory() for _ in range(size)]
    questions = {
        "natural question": [writer.question(texts[i * 7_919 % size]) for i in range(QUERIES)],
        "five common words": [writer.common_words() for _ in range(50)],
    }
    keeper = kept.open(path, user="ann", session="bench", project="", branch="")

    def embed() -> None:
        keeper.meaning.catch_up()
        keeper.storage.vectors.save()

    report({"what": "vectors", "memories": size, "per second": round(size / timed(embed))})
    keeper.recall("nothing in particular")  # reads the vectors into memory
    for what, asked in questions.items():
        report({"what": f"{what}, by meaning", "memories": size, **figures(times_of(keeper.recall, asked))})
    queries = questions["natural question"]
    alone = times_of(keeper.recall, queries)
    with subprocess.Popen([sys.executable, "-c", STORING, str(path)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        beside = times_of(keeper.recall, queries)
        process.kill()
    keeper.close()
    report({"what": "by meaning beside a writer", "memories": size, "p95 ms": ms(beside, 0.95),
            "alone ms": ms(alone, 0.95), "ratio": round(ms(beside, 0.95) / ms(alone, 0.95), 2)})  # fmt: skip
    report({"what": "resident MB, by meaning", "memories": size, "peak": resident(path, queries, "recall")})


def measure_model(folder: Path, size: int, model: str, report: Callable[[Row], None]) -> None:
    """Recall with another model and with the built-in one, in turns: what does it take beyond encoding the question?

    Processor time of the thread that asks, so that other work on the machine
    counts little; the encoding, which has threads of its own, by the clock.
    An encoding leaves the processor's caches to whoever comes next: what that
    costs shows a recall with the built-in model right after one.
    """
    writer = Writer()
    texts = [writer.memory() for _ in range(size)]
    queries = [writer.question(texts[i * 7_919 % size]) for i in range(QUERIES)]
    paths = folder / f"{size}.db", folder / f"{size}-{model}.db"
    shutil.copy(*paths)
    builtin, larger = (kept.open(path, user="ann", session="bench", project="", branch="") for path in paths)
    larger.settings.set("embedder", model)
    larger.meaning.catch_up()
    larger.storage.vectors.save()
    for keeper in (builtin, larger):
        keeper.recall("nothing in particular")
    assert larger.meaning.embedder is not None
    encoding = larger.meaning.embedder = Encoding(larger.meaning.embedder)
    whole, rest, before, after = [], [], [], []
    for query in queries:
        before.append(busy(lambda query=query: builtin.recall(query)))  # type: ignore[misc]  # bound on purpose
        began = time.perf_counter()
        spent = busy(lambda query=query: larger.recall(query))  # type: ignore[misc]
        whole.append(time.perf_counter() - began)
        rest.append(spent - encoding.busy[-1])
    times = encoding.times[-len(queries) :]
    for query in queries:
        encoding.embed([query])
        after.append(busy(lambda query=query: builtin.recall(query)))  # type: ignore[misc]
    builtin.close()
    larger.close()
    report({"what": f"natural question, with {model}", "memories": size, "p50 ms": ms(whole), "encoding ms": ms(times),
            "the rest ms": ms(rest), "built-in ms": ms(before), "ratio": ratio(rest, before),
            "built-in after an encoding ms": ms(after), "ratio to that": ratio(rest, after)})  # fmt: skip


class Encoding:
    """A model that notes how long it takes, by the clock and of the time of the thread that asks."""

    def __init__(self, model: "Embedder") -> None:
        self._model = model
        self.name, self.dims = model.name, model.dims
        self.times: list[float] = []
        self.busy: list[float] = []

    def embed(self, texts: list[str]) -> "Vectors":
        """Return what the model makes of *texts*."""
        began, began_busy = time.perf_counter(), time.thread_time()
        made = self._model.embed(texts)
        self.times.append(time.perf_counter() - began)
        self.busy.append(time.thread_time() - began_busy)
        return made


# Stores steadily, twenty times a second, until it is killed.
STORING = """
import sys, time, kept
from itertools import count
with kept.open(sys.argv[1], user="ann", session="writer", project="", branch="") as keeper:
    for number in count():
        keeper.store(f"Note {number} of a steady writer about quarterly walrus figures")
        print(number, flush=True)
        time.sleep(0.05)
"""


def measure_neighbours(folder: Path, size: int, report: Callable[[Row], None]) -> None:
    """Search 1,000 memories of one owner, alone and among *size* of a thousand others."""
    writer = Writer(2)
    own = [writer.memory() for _ in range(1_000)]
    queries = [writer.question(own[i * 7 % 1_000]) for i in range(QUERIES)]
    keepers = []
    for name in ("alone", "crowded"):
        path = folder / f"{size}-{name}.db"
        if name == "crowded":
            for other in range(1_000):
                with kept.open(path, user=f"other-{other}", session="bench", project="", branch="") as crowd:
                    crowd.store_many([writer.memory() for _ in range(size // 1_000)])
        keepers.append(kept.open(path, user="ann", session="bench", project="", branch=""))
        keepers[-1].store_many(own)
    alone, crowded = keepers
    times: tuple[list[float], list[float]] = ([], [])
    for query in queries:
        times[0].append(timed(lambda text=query: alone.search(text)))  # type: ignore[misc]
        times[1].append(timed(lambda text=query: crowded.search(text)))  # type: ignore[misc]
    report({"what": "own 1,000 among others", "memories": size, "p50 ms": ms(times[1]), "alone ms": ms(times[0]),
            "ratio": ratio(times[1], times[0])})  # fmt: skip


def measure_starts(folder: Path, sizes: Sequence[int], report: Callable[[Row], None]) -> None:
    """Measure whole processes, CPU time, with bytecode, against a bare interpreter, on the largest store."""
    stores = {size: str(folder / f"{size}.db") for size in sizes}
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env |= {"KEPT_HOME": str(folder), "KEPT_STORE": stores[sizes[-1]]}
    env |= {"KEPT_USER": "ann", "KEPT_PROJECT": "", "KEPT_BRANCH": ""}
    command = str(Path(sys.executable).with_name("kept"))
    writer = Writer()
    question = writer.question(writer.memory())
    query = json.dumps({"query": question})
    number = iter(range(10**6))
    commands: dict[str, Callable[[], Sequence[str]]] = {
        "python -c pass": lambda: [sys.executable, "-c", "pass"],
        "kept --version": lambda: [command, "--version"],
        "kept tool memory_search": lambda: [command, "tool", "memory_search", query],
        "kept tool memory_store": lambda: [command, "--session", f"s{next(number)}", "tool", "memory_store",
                                           json.dumps({"type": "fact", "content": f"Fact {time.time_ns()}"})],
        "kept brief": lambda: [command, "brief"],
    }  # fmt: skip
    for size, store in stores.items():
        # As a store is that is searched now and then: with its vectors, and the model prepared.
        subprocess.run(
            [command, "--store", store, "embedder", "use", "static"], check=True, capture_output=True, env=env
        )
        recall = [command, "--store", store, "recall", question]
        subprocess.run(recall, check=True, capture_output=True, env=env)
        commands[f"kept recall, {size:,} memories"] = lambda recall=recall: recall  # type: ignore[misc]  # bound on purpose
    times: dict[str, list[float]] = {what: [] for what in commands}
    for _ in range(STARTS):
        for what, arguments in commands.items():
            times[what].append(cpu_time(arguments(), env))
    bare = times["python -c pass"]
    for what, spent in times.items():
        report({"what": what, "cpu p50 ms": ms(spent), "ratio": ratio(spent, bare)})


class Floor:
    """The least that stores durably and can be searched: one row, one FTS5 entry, one commit."""

    def __init__(self, path: Path, texts: Sequence[str]) -> None:
        self.path = path
        self.connection = apsw.Connection(str(path))
        self.connection.pragma("journal_mode", "wal")
        self.connection.pragma("synchronous", "full")
        self.connection.execute(
            "CREATE TABLE memories (id INTEGER PRIMARY KEY, content TEXT);"
            "CREATE VIRTUAL TABLE words USING fts5 (content, content = 'memories', content_rowid = 'id')"
        )
        with self.connection:
            for text in texts:
                self._insert(text)

    def store(self, text: str) -> None:
        """Write one text durably."""
        self.connection.execute("BEGIN IMMEDIATE")
        self._insert(text)
        self.connection.execute("COMMIT")

    def close(self) -> int:
        """Close the file and return its size."""
        self.connection.close()
        return self.path.stat().st_size

    def _insert(self, text: str) -> None:
        self.connection.execute("INSERT INTO memories (content) VALUES (?)", (text,))
        row = self.connection.last_insert_rowid()
        self.connection.execute("INSERT INTO words (rowid, content) VALUES (?, ?)", (row, text))


def times_of(ask: Callable[[str], object], queries: Sequence[str]) -> list[float]:
    return [timed(lambda text=query: ask(text)) for query in queries]  # type: ignore[misc]


def figures(times: Sequence[float]) -> Row:
    return {"p50 ms": ms(times), "p95 ms": ms(times, 0.95), "max ms": ms(times, 1)}


def resident(store: Path, queries: Sequence[str], verb: str) -> int:
    """Return the peak memory, in MB, of a process that opens *store* and searches it by *verb*.

    Not ru_maxrss: that remembers the process we were forked from.
    """
    program = (
        "import json, sys, kept\n"
        "keeper = kept.open(sys.argv[1], user='ann', session='bench', project='', branch='')\n"
        "for query in json.loads(sys.argv[2]): getattr(keeper, sys.argv[3])(query)\n"
        "print(next(int(line.split()[1]) // 1024 for line in open('/proc/self/status') if line.startswith('VmHWM')))"
    )
    arguments = [sys.executable, "-c", program, str(store), json.dumps(queries), verb]
    return int(subprocess.run(arguments, check=True, capture_output=True, text=True).stdout)


def cpu_time(arguments: Sequence[str], env: dict[str, str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(arguments, check=True, capture_output=True, env=env)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def timed(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return time.perf_counter() - started


def busy(call: Callable[[], object]) -> float:
    started = time.thread_time()
    call()
    return time.thread_time() - started


def ms(seconds: Sequence[float], share: float = 0.5) -> float:
    ordered = sorted(seconds)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1_000, 2)


def ratio(ours: Sequence[float], floor: Sequence[float]) -> float:
    return round(median(ours) / median(floor), 2)


if __name__ == "__main__":
    main()
