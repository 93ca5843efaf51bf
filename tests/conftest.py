"""What every test starts from: an empty environment, its own store, a clock that stands still."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import hypothesis
import pytest

import kept

# The same examples on every run: a red test must be red for the next person too.
hypothesis.settings.register_profile("kept", deadline=None, database=None, derandomize=True, max_examples=200)
hypothesis.settings.load_profile("kept")

OpenKeeper = Callable[..., kept.Keeper]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave what starts processes to ``make test``: each takes as long as a hundred tests inside this one."""
    for item in items:
        if "shell" in getattr(item, "fixturenames", ()):
            item.add_marker("slow")


class Clock:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 28, 9, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **step: float) -> datetime:
        self.now += timedelta(**step)
        return self.now


@pytest.fixture(autouse=True)
def _isolated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep the caller's own identity and repositories out of every test."""
    for variable in list(os.environ):
        if re.match(r"(KEPT|GIT)_|\w+_(SESSION|THREAD)_ID$", variable) and variable != "KEPT_STRESS":
            monkeypatch.delenv(variable)
    monkeypatch.setenv("KEPT_HOME", str(tmp_path / "home"))


@pytest.fixture(params=["sqlite"])
def backend(request: pytest.FixtureRequest) -> str:
    """Every database that keeps the contract."""
    return request.param


@pytest.fixture
def store(backend: str, tmp_path: Path) -> Path:
    """Where a store of this test's own may be; nothing is there yet."""
    assert backend == "sqlite"
    return tmp_path / "stores" / "kept.db"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def open_keeper(store: Path, clock: Clock) -> Iterator[OpenKeeper]:
    """Open keepers on one store: ann's, in session s1, without project or team, unless told otherwise."""
    opened: list[kept.Keeper] = []

    def open_one(**options: Any) -> kept.Keeper:
        defaults = {"store": store, "user": "ann", "session": "s1", "project": "", "branch": "", "clock": clock}
        opened.append(kept.open(**defaults | options))
        return opened[-1]

    yield open_one
    for keeper in opened:
        keeper.close()


@pytest.fixture
def keeper(open_keeper: OpenKeeper) -> kept.Keeper:
    return open_keeper()


class Shell:
    """Runs ``kept`` as a process of its own, with a home folder of its own."""

    command = Path(sys.executable).with_name("kept")

    def __init__(self, home: Path, folder: Path) -> None:
        self.home = home
        self.folder = folder
        self.env = {name: value for name, value in os.environ.items() if not name.startswith("KEPT_")}
        self.env |= {"KEPT_HOME": str(home), "KEPT_USER": "ann", "KEPT_SESSION": "s1"}

    def __call__(
        self, *arguments: str, stdin: str | bytes = "", cwd: Path | None = None, **extra: str
    ) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [self.command, *arguments],
            input=stdin if isinstance(stdin, bytes) else stdin.encode(),
            capture_output=True,
            cwd=cwd or self.folder,
            env=self.env | extra,
            check=False,
        )

    def on_terminal(self, *arguments: str, keys: str = "", **extra: str) -> tuple[int, str]:
        """Run ``kept`` on a pseudo-terminal, type *keys*, and return (status, what the screen got)."""
        child, screen = pty.fork()
        if child == 0:
            # What was started in the background ignores Ctrl-C, and so would we.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.chdir(self.folder)
            os.execve(self.command, [str(self.command), *arguments], self.env | {"TERM": "xterm"} | extra)
        seen, asked = b"", 0
        for _ in range(60):
            if not select.select([screen], [], [], 1)[0]:
                # A key pressed in the very moment in which Python begins to wait
                # for one can get lost; a person presses it again.
                if asked:
                    os.write(screen, keys.encode())
                continue
            try:
                part = os.read(screen, 1024)
            except OSError:
                break  # Linux says so when the other end is closed
            if not part:
                break
            seen += part
            # Each question is answered once; what ends like one again may be the echo.
            if keys and seen.rstrip().endswith(b":") and seen.count(b":") > asked:
                asked = seen.count(b":")
                os.write(screen, keys.encode())
        else:
            os.kill(child, signal.SIGKILL)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        os.close(screen)
        return status, seen.decode()


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path / "home", tmp_path)
