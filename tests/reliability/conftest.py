"""What the reliability tests share: a home of their own, and real processes to disturb it with."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import kept

_WORKER = Path(__file__).with_name("worker.py")


class Worker:
    """Another process. It runs one task of ``worker.py`` and answers in lines of JSON."""

    def __init__(self, task: str, arguments: dict[str, object]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(_WORKER), task, json.dumps(arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd="/",
        )

    def say(self, word: str = "go") -> None:
        """Let the worker go on from where it waits."""
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()

    def answer(self):
        """Return the next thing that the worker says."""
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            raise AssertionError(f"the worker ended ({self.process.returncode}): {self.process.stderr.read()}")
        return json.loads(line)

    def kill(self) -> None:
        """End it as a crash would: SIGKILL, nothing is flushed or closed."""
        self.process.kill()

    def end(self) -> str:
        """Wait until it has gone, with everything it held; return what it had still to say."""
        self.process.stdin.close()
        said = self.process.stdout.read()
        errors = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        assert self.process.wait() in (0, -signal.SIGKILL), errors
        return said


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for everything of kept's, and no identity from outside."""
    for name in list(os.environ):
        if name.startswith("KEPT_") and name != "KEPT_STRESS":
            monkeypatch.delenv(name)
    folder = tmp_path / "home"
    monkeypatch.setenv("KEPT_HOME", str(folder))
    return folder


@pytest.fixture
def store(home: Path) -> Path:
    """Where the store of this test is, or will be."""
    return home / "kept.db"


@pytest.fixture
def open_keeper(store: Path) -> Iterator[Callable[..., kept.Keeper]]:
    """Open keepers that are closed when the test ends."""
    keepers = []

    def open_(path: Path = store, *, user: str = "ann", session: str = "main") -> kept.Keeper:
        keeper = kept.open(path, user=user, session=session, project="", branch="")
        keepers.append(keeper)
        return keeper

    yield open_
    for keeper in keepers:
        keeper.close()


@pytest.fixture
def keeper(open_keeper: Callable[..., kept.Keeper]) -> kept.Keeper:
    """A keeper on the store of this test."""
    return open_keeper()


@pytest.fixture
def start(store: Path) -> Iterator[Callable[..., Worker]]:
    """Start workers on the store of this test; none outlives it."""
    workers = []

    def start_(task: str, **arguments: object) -> Worker:
        worker = Worker(task, {"store": str(store), **arguments})
        workers.append(worker)
        return worker

    yield start_
    for worker in workers:
        worker.kill()
    for worker in workers:
        if not worker.process.stdout.closed:
            worker.process.communicate()
