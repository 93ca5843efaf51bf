"""Who is calling, and which store is meant.

Every part is an option, else an environment variable, else a default that
can be found without asking. Tool arguments never take part.
"""

import os
import sys
from collections.abc import Mapping, Sequence

from kept.errors import InvalidInput
from kept.git import repository
from kept.types import Actor, Caller

# What agents that run shell commands call their own session.
_HOST_SESSIONS = (
    "CLAUDE_CODE_SESSION_ID",
    "CLAUDE_SESSION_ID",
    "CODEX_SESSION_ID",
    "CODEX_THREAD_ID",
    "GEMINI_SESSION_ID",
    "OPENCODE_SESSION_ID",
    "CURSOR_SESSION_ID",
)

_USUAL_STORE = "kept.db"


# Paths are plain strings here: importing pathlib alone takes a third of the
# time of a bare start, and every hook and tool call is a start.


def home_folder(env: Mapping[str, str] = os.environ) -> str:
    """Return the folder that holds everything of kept's: ``KEPT_HOME``, else the platform's own."""
    if env.get("KEPT_HOME"):
        return _absolute(env["KEPT_HOME"])
    if sys.platform == "darwin":
        return _absolute("~/Library/Application Support/kept")
    if sys.platform == "win32":
        return os.path.join(env.get("LOCALAPPDATA") or _absolute("~/AppData/Local"), "kept")
    return os.path.join(env.get("XDG_DATA_HOME") or _absolute("~/.local/share"), "kept")


def store_path(store: str | os.PathLike[str] | None, env: Mapping[str, str] = os.environ) -> str:
    """Return the file of the store that is meant, or the URL of its database.

    Raises:
        InvalidInput: *store* is an address this version cannot open.
    """
    named = os.fspath(store) if store is not None else env.get("KEPT_STORE")
    if not named:
        return _openable(os.path.join(home_folder(env), _USUAL_STORE))
    scheme, separator, rest = named.partition("://")
    if separator and scheme == "sqlite":
        named = rest
    elif separator and not is_url(named):
        raise InvalidInput(
            f"store has the unknown scheme '{scheme}'; give the path of a file, or postgresql://…", field="store"
        )
    elif not separator and named.startswith(("postgresql:", "postgres:")):
        # As a path it would be a folder called "postgresql:", and nobody would know where the memories are.
        raise InvalidInput(
            "store begins as the address of a database, but lacks its slashes; give postgresql://HOST/DATABASE",
            field="store",
        )
    if ":memory:" in (named, named.removeprefix("/")):
        raise InvalidInput(
            "there is no store in memory, for other processes could not see it; give a file in a temporary folder",
            field="store",
        )
    if "\0" in named:
        raise InvalidInput("store contains a NUL character; give the path of a file", field="store")
    if is_url(named):
        return named
    return _openable(_absolute(named))


def _openable(path: str) -> str:
    """Return *path* if SQLite can open it, which takes no bytes but those of UTF-8."""
    try:
        path.encode()
    except UnicodeEncodeError:
        raise InvalidInput(
            "the path of the store is no UTF-8: rename its folder, or name another by --store, KEPT_STORE or KEPT_HOME",
            field="store",
        ) from None
    return path


def is_url(store: str) -> bool:
    """Tell whether *store* is the URL of a PostgreSQL database, and no path."""
    return store.startswith(("postgresql://", "postgres://"))


def memory_folder(store: str, caller: Caller, env: Mapping[str, str] = os.environ) -> str:
    """Return where the caller's memories are files unless they chose another place: by ``KEPT_HOME`` or the store.

    A store of another name than the usual one has its own: several may share a home, and no folder.
    """
    home = home_folder(env) if env.get("KEPT_HOME") or is_url(store) else os.path.dirname(store)
    name = _USUAL_STORE if is_url(store) else os.path.basename(store)
    of_store = [] if name == _USUAL_STORE else ["stores", _file_name(name.removesuffix(".db"))]
    above = [] if caller.tenant == "default" else ["tenants", _file_name(caller.tenant)]
    return os.path.join(home, *of_store, *above, "users", _file_name(caller.holder("personal")), "memory")


def _file_name(identity: str) -> str:
    """Return a name for a folder that no two identities share and no path hides in."""
    if identity.isascii() and identity.isalnum() and len(identity) <= 150:
        return identity  # as most are, and every hook of a session asks
    from hashlib import blake2b
    from urllib.parse import quote

    name = quote(identity, safe="@").replace("~", "%7E")
    if name.startswith("."):
        name = "%2E" + name[1:]
    return name if len(name) <= 150 else f"{name[:100]}-{blake2b(identity.encode(), digest_size=16).hexdigest()}"


def resolve(
    *,
    user: str | None = None,
    teams: Sequence[str] | None = None,
    project: str | None = None,
    branch: str | None = None,
    session: str | None = None,
    group: str | None = None,
    tenant: str | None = None,
    language: str | None = None,
    actor: Actor = "agent",
    env: Mapping[str, str] = os.environ,
    folder: str | None = None,
) -> Caller:
    """Return the caller; ``None`` means "not given", an empty string "none"."""
    if teams is None:
        teams = env.get("KEPT_TEAM", "").split(",")
    project = _given(project, "KEPT_PROJECT", env)
    branch = _given(branch, "KEPT_BRANCH", env)
    around = repository(folder or _working_folder())
    if around is not None:
        project = around.project if project is None else project
        branch = around.branch if branch is None else branch
    is_here = around is not None and around.project == project
    user = _given(user, "KEPT_USER", env)
    return Caller(
        user=(_login_name(env) if user is None else user) or None,
        session=_given(session, "KEPT_SESSION", env) or host_session(env) or _terminal_session(),
        teams=tuple(dict.fromkeys(team.strip() for team in teams if team.strip())),
        project=project or None,
        branch=branch or None,
        group=_given(group, "KEPT_GROUP", env) or "default",
        tenant=_given(tenant, "KEPT_TENANT", env) or "default",
        actor=actor,
        language=_given(language, "KEPT_LANGUAGE", env) or None,
        default_branch=around.default_branch if around and is_here else None,
        root=around.root if around and is_here else None,
    )


def _given(option: str | None, variable: str, env: Mapping[str, str]) -> str | None:
    return option if option is not None else env.get(variable)


def _absolute(path: str) -> str:
    return os.path.abspath(os.path.expanduser(path))


def _working_folder() -> str:
    try:
        return os.getcwd()
    except FileNotFoundError:
        return os.sep  # the folder was removed under us: no project


def _login_name(env: Mapping[str, str]) -> str:
    for variable in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        if env.get(variable):
            return env[variable]
    try:
        import pwd

        return pwd.getpwuid(os.getuid()).pw_name
    except (ImportError, KeyError):
        return ""


def host_session(env: Mapping[str, str] = os.environ) -> str | None:
    """Return what the agent around us calls its session, if it says so."""
    return next((env[variable] for variable in _HOST_SESSIONS if env.get(variable)), None)


def _terminal_session() -> str:
    """Return an id for the terminal (more exactly: the process session) we run in.

    Process numbers are used again, so the time its leader started is part
    of it where the system tells.
    """
    if not hasattr(os, "getsid"):
        return f"parent-{os.getppid()}"
    leader = os.getsid(0)
    try:
        # The name of the program, in brackets, may hold spaces.
        with open(f"/proc/{leader}/stat", encoding="ascii", errors="replace") as file:
            fields = file.read().rpartition(")")[2].split()
        return f"terminal-{leader}-{fields[19]}"
    except (OSError, IndexError):
        return f"terminal-{leader}"
