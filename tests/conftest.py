"""What every test starts from: an empty environment, its own store, a clock that stands still."""

import gc
import inspect
import os
import pty
import re
import secrets
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import apsw
import hypothesis
import psycopg
import pytest

import kept
import postgres_server
import scratch

# The same examples on every run: a red test must be red for the next person too.
hypothesis.settings.register_profile("kept", deadline=None, database=None, derandomize=True, max_examples=200)
hypothesis.settings.register_profile("quick", parent=hypothesis.settings.get_profile("kept"), max_examples=50)
hypothesis.settings.load_profile("kept")

OpenKeeper = Callable[..., kept.Keeper]


def pytest_configure(config: pytest.Config) -> None:
    """Say where the folders of the tests lie, and let ``make check`` try fewer examples."""
    if scratch.IS_IN_MEMORY:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(scratch.FOLDER))
    if config.option.markexpr == "not slow":
        hypothesis.settings.load_profile("quick")


def pytest_collection_finish() -> None:
    """Leave all that was collected out of the search for garbage: it stays to the end."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave to ``make test`` what takes as long as a hundred others: processes, and all of it again on a server."""
    for item in items:
        given = getattr(getattr(item, "callspec", None), "params", {})
        on_server = "postgres" in [given.get(name) for name in ("backend", "source", "target")]
        if on_server or {"shell", "database"} & set(getattr(item, "fixturenames", ())):
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


# The tests that hold for every database; whoever asks for the file of the store is about that file.
_ON_EVERY_DATABASE = re.compile(r"tests/(contract/|test_(typed|facts|files|space|context)\.py)")


_ABOUT_A_FILE = {"store", "tamper", "shell"}


def _asked(test: Callable[..., None]) -> set[str]:
    """Return the names of the fixtures that a test asks for itself."""
    return set(inspect.signature(test).parameters)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what a keeper does on every database."""
    if "backend" not in metafunc.fixturenames:
        return
    path = metafunc.definition.path.as_posix()
    about_a_file = _ABOUT_A_FILE & _asked(metafunc.function) or metafunc.definition.get_closest_marker("embedded")
    databases = ["sqlite", "postgres"] if _ON_EVERY_DATABASE.search(path) and not about_a_file else ["sqlite"]
    metafunc.parametrize("backend", ["postgres"] if "tests/postgres/" in path else databases)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL database for the tests of one worker."""
    base = tmp_path_factory.getbasetemp()
    server = postgres_server.shared(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base)
    with postgres_server.database(server) as url:
        yield url


@pytest.fixture(scope="session")
def empty_tables(database: str) -> Iterator[Callable[[], None]]:
    """Delete what is in the tables of that database.

    All by one connection: a new one has to learn what every table is like
    first, which takes ten times as long as deleting a few rows.
    """
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("SET session_replication_role = replica")

        def empty() -> None:
            found = connection.execute(
                "SELECT tablename FROM pg_tables WHERE schemaname = 'kept' AND tablename <> 'store'"
            )
            # Emptying a table takes a millisecond and more for each of its indexes; deleting a few rows does not.
            connection.execute("; ".join(f"DELETE FROM kept.{name}" for (name,) in found).encode())

        yield empty


@pytest.fixture
def empty_database(database: str, empty_tables: Callable[[], None]) -> Iterator[str]:
    """That database, with nothing in it but the tables."""
    yield database
    empty_tables()


@pytest.fixture
def store(backend: str, tmp_path: Path, request: pytest.FixtureRequest) -> "Path | str":
    """Where a store of this test's own may be; nothing is there yet."""
    return tmp_path / "stores" / "kept.db" if backend == "sqlite" else request.getfixturevalue("empty_database")


@pytest.fixture
def change_rows(backend: str, store: "Path | str") -> Callable[..., None]:
    """Change rows behind the keeper's back, by a statement of SQL with question marks for its values."""

    def change(statement: str, *values: object) -> None:
        if backend == "sqlite":
            with closing(apsw.Connection(str(store))) as connection:
                connection.execute(statement, values)
            return
        with psycopg.connect(str(store), autocommit=True) as connection:
            connection.execute("SET search_path = kept")
            connection.execute(statement.replace("?", "%s").encode(), values)

    return change


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def new_file(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], bytes]:
    """Return what is in the file of a store that was just created, as the store itself would do it again and again."""
    path = tmp_path_factory.mktemp("new") / "kept.db"
    with kept.open(path, user="ann", project="", branch="", session="s1") as keeper:
        keeper.storage.set_setting(keeper.caller, "none", None, of="user")
    with closing(apsw.Connection(str(path))) as connection:
        names = [name.encode() for (name,) in connection.execute("SELECT value FROM store WHERE length(value) >= 16")]
    made = path.read_bytes()

    def another() -> bytes:
        content = made
        for name in names:  # no two stores share one
            content = content.replace(name, secrets.token_hex(len(name) // 2).encode())
        return content

    return another


@pytest.fixture
def open_keeper(
    request: pytest.FixtureRequest, store: "Path | str", clock: Clock, new_file: Callable[[], bytes]
) -> Iterator[OpenKeeper]:
    """Open keepers on one store: ann's, in session s1, without project or team, unless told otherwise.

    The store is there, and empty; whoever asks for its file finds none, and the first write creates it.
    """
    opened: list[kept.Keeper] = []
    if isinstance(store, Path) and not _ABOUT_A_FILE & _asked(request.function):
        store.parent.mkdir(mode=0o700)
        store.touch(mode=0o600)
        store.write_bytes(new_file())

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
