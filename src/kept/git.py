"""Which project and branch a folder belongs to, read from git's own files.

Starting ``git`` costs more than a whole search, so it is asked only where
the files do not tell: a repository that keeps its references in a table.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

_SECTION = re.compile(r'\[\s*remote\s+"(?P<name>[^"]+)"\s*\]')
_URL = re.compile(r"\s*url\s*=\s*(?P<url>\S+)")
_SCP = re.compile(r"(?:[^@/\s]+@)?(?P<host>[^:/\s]{2,}):(?!//)(?P<path>.+)")


class Repository(NamedTuple):
    """A repository: what names it, its root folder here, and the branch checked out."""

    project: str
    root: Path
    branch: str | None


def repository(folder: Path) -> Repository | None:
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
    pointer = _read(git_folder / "commondir")
    if pointer is not None:
        common = Path(os.path.normpath(git_folder / pointer.strip()))
    remote = _remote(common / "config")
    # A bare repository and its worktrees have no ".git" at the end.
    home = common.parent if common.name == ".git" else common
    project = _normalised(remote) if remote else str(home)
    return Repository(project, root, _branch(git_folder))


def _git_folder(folder: Path) -> tuple[Path, Path] | None:
    """Return (root, git folder) of the nearest repository at or above *folder*."""
    named = os.environ.get("GIT_DIR")
    if named:
        git_folder = Path(os.path.abspath(named))
        return (git_folder.parent if git_folder.name == ".git" else folder), git_folder
    for root in (folder, *folder.parents):
        entry = root / ".git"
        if (entry / "HEAD").is_file():
            return root, entry
        pointer = _read(entry)
        if pointer is not None and pointer.startswith("gitdir:"):
            return root, Path(os.path.normpath(root / pointer.removeprefix("gitdir:").strip()))
    return None


def _branch(git_folder: Path) -> str | None:
    """Return the checked-out branch, or None when no branch is (a detached head)."""
    head = (_read(git_folder / "HEAD") or "").strip()
    branch = head.removeprefix("ref: refs/heads/")
    if branch == head:
        return None
    if branch != ".invalid":
        return branch
    # With references in a table HEAD is a dummy, and only git can read on.
    try:
        asked = subprocess.run(
            ["git", "--git-dir", str(git_folder), "symbolic-ref", "--quiet", "--short", "HEAD"],
            capture_output=True,
            text=True,
            timeout=2,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return asked.stdout.strip() or None


def _remote(config: Path) -> str | None:
    """Return the address of ``origin``, else of the first remote there is."""
    remotes: dict[str, str] = {}
    name = None
    for line in (_read(config) or "").splitlines():
        section = _SECTION.match(line.strip())
        if section:
            name = section["name"]
        elif line.lstrip().startswith("["):
            name = None
        elif name is not None and (url := _URL.match(line)):
            remotes.setdefault(name, url["url"].strip('"'))
    return remotes.get("origin") or next(iter(remotes.values()), None)


def _normalised(remote: str) -> str:
    """Write one remote the same however it is addressed.

    >>> _normalised("git@github.com:Owner/repo.git"), _normalised("https://me:pw@github.com/Owner/repo")
    ('github.com/Owner/repo', 'github.com/Owner/repo')
    """
    scp = _SCP.fullmatch(remote)
    if "://" in remote:
        address = remote.split("://", 1)[1]
        host, _, path = address.partition("/")
        host = host.rpartition("@")[2].partition(":")[0]
    elif scp and not Path(remote).is_absolute():
        host, path = scp["host"], scp["path"]
    else:
        return os.path.normpath(remote).removesuffix(".git")
    path = path.strip("/").removesuffix(".git")
    return f"{host.lower()}/{path}" if host else f"/{path}"


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
