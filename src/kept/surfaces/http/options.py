"""How a server is set up. All of it can be sent to another process, for there may be several."""

from typing import NamedTuple

from kept.errors import InvalidInput

# What a browser may call this machine by, whichever port is forwarded.
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class JwtOptions(NamedTuple):
    """Whose signed tokens are let in: *issuer*'s, for *audience*, verified with the keys of a file or an address."""

    issuer: str
    audience: str
    keys: str


class Options(NamedTuple):
    """What ``kept serve`` was told.

    ``project`` is what the page shows first. ``rate`` is requests per second and token, ``burst`` how many at once;
    ``threads`` run the engine and ``waiting`` requests may wait for one.
    Times are seconds, sizes bytes. ``max_values`` are the values in a JSON
    text, for reading a text holds up everybody, and values take the time.
    """

    store: str
    tenant: str = "default"
    user: str | None = None
    project: str | None = None
    host: str = "127.0.0.1"
    port: int = 8765
    hosts: tuple[str, ...] = ()
    dialect: str = "typed"
    workers: int = 1
    threads: int = 2
    waiting: int = 256
    rate: float = 100.0
    burst: int = 300
    max_body: int = 20 * 2**20
    max_import: int = 512 * 2**20
    max_values: int = 500_000
    body_timeout_s: float = 30.0
    certificate: str | None = None
    key: str | None = None
    jwt: JwtOptions | None = None

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return is_loopback(self.host)

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The names by which a request may address the server."""
        own = () if self.host in ("0.0.0.0", "::", "") else (_in_url(self.host),)  # every address is no name
        return tuple(dict.fromkeys([*LOOPBACK, *own, *(name.lower() for name in self.hosts)]))

    @property
    def url(self) -> str:
        """Where a browser finds the server."""
        host = self.host if self.host not in ("0.0.0.0", "::", "") else (*self.hosts, "127.0.0.1")[0]
        return f"{'https' if self.certificate else 'http'}://{_in_url(host)}:{self.port}"

    @property
    def cookie(self) -> str:
        """The name of the cookie: browsers keep those of all ports of a machine in one jar."""
        return f"kept-{self.port}"


def is_loopback(host: str) -> bool:
    """Tell whether *host* is this machine by a name that no other has."""
    return host in ("localhost", "::1") or host.startswith("127.")


def values_in(text: bytes) -> int:
    """Return how many values a JSON *text* may have; what separates them counts inside of strings too."""
    return sum(text.count(mark) for mark in (b"[", b"{", b",", b":"))


def checked(options: Options) -> Options:
    """Return *options* if they go together, else raise `InvalidInput`."""
    if (options.certificate is None) != (options.key is None):
        raise InvalidInput("--certificate and --key go together", field="certificate")
    if not options.is_loopback and options.host in ("0.0.0.0", "::", "") and not options.hosts:
        raise InvalidInput(
            f"--host {options.host} answers on every address: name the host that clients use with --allow-host,"
            " such as --allow-host kept.example.org",
            field="host",
        )
    return options


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host.lower()
