"""What every test starts from: an empty environment, its own store, a clock that stands still."""

import os
import re
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
