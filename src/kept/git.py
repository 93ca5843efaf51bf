"""Which project and branch a folder belongs to, read from git's own files.

Starting ``git`` costs more than a whole search, so it is asked only where
the files do not tell: a repository that keeps its references in a table.
"""

import os
import re
from typing import NamedTuple

_SECTION = r'\[\s*remote\s+"(?P<name>[^"]+)"\s*\]'
_URL = r"\s*url\s*=\s*(?P<url>.*\S)"
_SCP = r"(?:[^@/\s]+@)?(?P<host>[^:/\s]{2,}):(?!//)(?P<path>.+)"


class Repository(NamedTuple):
    """A repository: what names it, its root folder here, the branch checked out and the default one."""

    project: str
    root: str
    branch: str | None
    default_branch: str | None


def repository(folder: str) -> Repository | None:
    """Return the repository around *folder*, or None.

    Worktrees of one repository are one project, and so are clones with the
    same remote: the name is the remote's address, else the path of the main
    folder.
    """
    found = _git_folder(folder)
    if found is None:
        return None
    root, git_folder = found
    common = git_folder
    pointer = _read(git_folder, "commondir")
    if pointer is not None:
        common = _joined(git_folder, pointer.strip())
    remote = _remote(common)
    # A bare repository and its worktrees have no ".git" at the end.
    home = os.path.dirname(common) if os.path.basename(common) == ".git" else common
    project = _normalised(remote, home) if remote else _readable(home)
    return Repository(project, root, _branch(git_folder), _default_branch(common))


def _readable(path: str) -> str:
    """Return *path* as text: bytes of it that are no UTF-8, as in old folders, are written out."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def _git_folder(folder: str) -> tuple[str, str] | None:
    """Return (root, git folder) of the nearest repository at or above *folder*."""
    named = os.environ.get("GIT_DIR")
    if named:
        git_folder = os.path.abspath(named)
        return (os.path.dirname(git_folder) if os.path.basename(git_folder) == ".git" else folder), git_folder
    root = folder
    while True:
        entry = os.path.join(root, ".git")
        if os.path.isfile(os.path.join(entry, "HEAD")):
            return root, entry
        pointer = _read(root, ".git")
        if pointer is not None and pointer.startswith("gitdir:"):
            return root, _joined(root, pointer.removeprefix("gitdir:").strip())
        above = os.path.dirname(root)
        if above == root:
            return None
        root = above


def _branch(git_folder: str) -> str | None:
    """Return the checked-out branch, or None when no branch is (a detached head)."""
    head = (_read(git_folder, "HEAD") or "").strip()
    branch = head.removeprefix("ref: refs/heads/")
    if branch == head:
        return None
    if branch != ".invalid":
        return branch
    # Where references are kept in a table (reftable), the file HEAD says nothing, and only git can read them.
    import subprocess

    try:
        asked = subprocess.run(
            ["git", "--git-dir", git_folder, "symbolic-ref", "--quiet", "--short", "HEAD"],
            capture_output=True,
            text=True,
            timeout=2,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return asked.stdout.strip() or None


def _default_branch(git_folder: str) -> str | None:
    """Return the branch that ``origin`` shows first, or None when that is not known here."""
    head = (_read(git_folder, "refs", "remotes", "origin", "HEAD") or "").strip()
    branch = head.removeprefix("ref: refs/remotes/origin/")
    return branch if branch != head else None


def _remote(git_folder: str) -> str | None:
    """Return the address of ``origin``, else of the first remote there is."""
    remotes: dict[str, str] = {}
    name = None
    for line in (_read(git_folder, "config") or "").splitlines():
        section = re.match(_SECTION, line.strip())
        if section:
            name = section["name"]
        elif line.lstrip().startswith("["):
            name = None
        elif name is not None and (url := re.match(_URL, line)):
            remotes.setdefault(name, url["url"].strip('"'))
    return remotes.get("origin") or next(iter(remotes.values()), None)


def _normalised(remote: str, home: str = "/") -> str:
    """Write one remote the same however it is addressed; a relative path starts at *home*.

    >>> _normalised("git@github.com:Owner/repo.git"), _normalised("https://me:pw@github.com/Owner/repo")
    ('github.com/Owner/repo', 'github.com/Owner/repo')
    """
    scp = re.fullmatch(_SCP, remote)
    if "://" in remote:
        address = remote.split("://", 1)[1]
        host, _, path = address.partition("/")
        host = host.rpartition("@")[2].partition(":")[0]
    elif scp and not os.path.isabs(remote):
        host, path = scp["host"], scp["path"]
    else:
        return _joined(home, remote).removesuffix(".git")
    path = path.strip("/").removesuffix(".git")
    return f"{host.lower()}/{path}" if host else f"/{path}"


def _joined(folder: str, path: str) -> str:
    return os.path.normpath(os.path.join(folder, path))


def _read(*path: str) -> str | None:
    try:
        with open(os.path.join(*path), encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return None
