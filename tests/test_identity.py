"""Who is calling: options, environment, defaults, and what git's files tell."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kept
from kept import InvalidInput


@pytest.fixture(autouse=True)
def _nowhere(monkeypatch, tmp_path):
    """Start in a folder that is no repository, as the user "login"."""
    (tmp_path / "nowhere").mkdir()
    monkeypatch.chdir(tmp_path / "nowhere")
    monkeypatch.setenv("LOGNAME", "login")


def caller(**options):
    with kept.open(**options) as keeper:
        return keeper.caller


# Option, environment, default


PARTS = [
    pytest.param("user", "KEPT_USER", "login", id="user", marks=pytest.mark.covers("identity.user")),
    pytest.param("project", "KEPT_PROJECT", None, id="project", marks=pytest.mark.covers("identity.project")),
    pytest.param("branch", "KEPT_BRANCH", None, id="branch", marks=pytest.mark.covers("identity.branch")),
    pytest.param("group", "KEPT_GROUP", "default", id="group", marks=pytest.mark.covers("identity.group")),
    pytest.param("tenant", "KEPT_TENANT", "default", id="tenant", marks=pytest.mark.covers("identity.tenant")),
]


@pytest.mark.covers("identity.order")
@pytest.mark.parametrize(("part", "variable", "default"), PARTS)
def test_an_option_comes_before_the_environment_and_that_before_the_default(monkeypatch, part, variable, default):
    assert getattr(caller(), part) == default
    monkeypatch.setenv(variable, "from the environment")
    assert getattr(caller(), part) == "from the environment"
    assert getattr(caller(**{part: "from the option"}), part) == "from the option"


@pytest.mark.covers("identity.order", "identity.team")
def test_teams_come_from_the_option_else_from_the_environment_else_there_are_none(monkeypatch):
    assert caller().teams == ()
    monkeypatch.setenv("KEPT_TEAM", " red, blue ,,red")
    assert caller().teams == ("red", "blue")
    assert caller(team="green").teams == ("green",)
    assert caller(team=["green", "red", "green"]).teams == ("green", "red")
    assert caller(team=[]).teams == caller(team="").teams == ()


@pytest.mark.covers("identity.empty_user", "identity.order")
def test_an_empty_user_is_no_identity(monkeypatch):
    assert caller(user="").user is None
    monkeypatch.setenv("KEPT_USER", "")
    assert caller().user is None
    assert caller(user="ann").user == "ann"
    with kept.open() as keeper, pytest.raises(kept.AccessDenied) as failure:
        keeper.store("one")
    assert "KEPT_USER" in failure.value.message


def test_an_empty_project_or_branch_is_none_even_inside_a_repository(monkeypatch, repository):
    monkeypatch.chdir(repository)
    for option, variable in (("project", "KEPT_PROJECT"), ("branch", "KEPT_BRANCH")):
        assert getattr(caller(), option) is not None
        assert getattr(caller(**{option: ""}), option) is None
        monkeypatch.setenv(variable, "")
        assert getattr(caller(), option) is None


def test_empty_group_tenant_and_session_are_not_given(monkeypatch):
    for variable in ("KEPT_GROUP", "KEPT_TENANT", "KEPT_SESSION"):
        monkeypatch.setenv(variable, "")
    nobody_special = caller()
    assert (nobody_special.group, nobody_special.tenant) == ("default", "default")
    assert nobody_special.session


@pytest.mark.covers("identity.user")
def test_without_a_login_in_the_environment_the_system_knows_the_user(monkeypatch):
    for variable in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.delenv(variable, raising=False)
    assert caller().user


@pytest.mark.parametrize("part", ["user", "project", "branch", "session", "group", "tenant"])
@pytest.mark.parametrize("wrong", [" ", "x" * 501, "\ud800"], ids=["blank", "long", "half"])
def test_a_part_that_makes_no_sense_is_invalid(part, wrong):
    with pytest.raises(InvalidInput) as failure:
        caller(**{part: wrong})
    assert failure.value.field == part


# The store


@pytest.mark.covers("identity.store", "identity.order")
def test_the_store_is_the_option_else_the_environment_else_in_the_home_folder(monkeypatch, tmp_path):
    def stored_in(file: Path, **options) -> bool:
        with kept.open(**options, user="ann") as keeper:
            keeper.store(f"for {file}")
        return file.is_file() and b"for " in b"".join(found.read_bytes() for found in file.parent.iterdir())

    assert stored_in(tmp_path / "home" / "kept.db")
    monkeypatch.setenv("KEPT_STORE", str(tmp_path / "environment" / "own.db"))
    assert stored_in(tmp_path / "environment" / "own.db")
    assert stored_in(tmp_path / "option" / "own.db", store=tmp_path / "option" / "own.db")
    assert stored_in(tmp_path / "url" / "own.db", store=f"sqlite://{tmp_path}/url/own.db")
    assert stored_in(tmp_path / "nowhere" / "relative.db", store="relative.db")
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    assert stored_in(tmp_path / "me" / "own.db", store="~/own.db")


@pytest.mark.covers("identity.store")
@pytest.mark.skipif(sys.platform != "linux", reason="other platforms have other folders")
def test_without_kept_home_the_store_is_in_the_users_data_folder(monkeypatch, tmp_path):
    monkeypatch.delenv("KEPT_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    with kept.open(user="ann") as keeper:
        keeper.store("one")
    assert (tmp_path / "me" / ".local" / "share" / "kept" / "kept.db").is_file()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with kept.open(user="ann") as keeper:
        keeper.store("one")
    assert (tmp_path / "data" / "kept" / "kept.db").is_file()


@pytest.mark.parametrize(
    "store", ["mysql://host/db", "file://x", "a\0b", ":memory:", "sqlite://:memory:", "sqlite:///:memory:"]
)
def test_an_address_that_is_no_file_is_invalid(store):
    with pytest.raises(InvalidInput) as failure:
        kept.open(store)
    assert failure.value.field == "store"


# Git


def git(folder: Path, *arguments: str) -> str:
    settings = ("-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "protocol.file.allow=always")
    environment = os.environ | {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    done = subprocess.run(
        ["git", *settings, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def make_repository(folder: Path, remote: str | None = None) -> Path:
    folder.mkdir(parents=True)
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "first")
    if remote is not None:
        git(folder, "remote", "add", "origin", remote)
    return folder


@pytest.fixture
def repository(tmp_path):
    return make_repository(tmp_path / "repository")


@pytest.fixture
def seen_from(monkeypatch, tmp_path):
    """Tell (project, branch) of a folder, with no ``git`` to start."""

    def look(folder: Path) -> tuple[str | None, str | None]:
        with monkeypatch.context() as here:
            here.chdir(folder)
            here.setenv("PATH", str(tmp_path / "nowhere"))
            found = caller()
        return found.project, found.branch

    return look


@pytest.mark.covers("identity.project", "identity.branch")
def test_outside_a_repository_there_is_no_project_and_no_branch(seen_from, tmp_path):
    assert seen_from(tmp_path) == (None, None)


@pytest.mark.covers("identity.project", "identity.branch")
def test_without_a_remote_the_project_is_the_folder_of_the_repository(seen_from, repository):
    (repository / "deep" / "er").mkdir(parents=True)
    assert seen_from(repository) == seen_from(repository / "deep" / "er") == (str(repository), "main")


@pytest.mark.covers("identity.branch")
def test_a_repository_without_a_commit_has_its_branch_already(seen_from, tmp_path):
    git(tmp_path / "nowhere", "init", "--quiet", "--initial-branch", "feature/new")
    assert seen_from(tmp_path / "nowhere")[1] == "feature/new"


REMOTE = "github.com/Owner/repo"
SPELLINGS = [
    "git@github.com:Owner/repo.git",
    "git@github.com:Owner/repo",
    "github.com:Owner/repo.git",
    "https://github.com/Owner/repo.git",
    "https://github.com/Owner/repo",
    "https://github.com/Owner/repo/",
    "https://GitHub.com/Owner/repo.git",
    "https://user:secret@github.com/Owner/repo.git",
    "https://github.com:443/Owner/repo.git",
    "ssh://git@github.com/Owner/repo.git",
    "ssh://git@github.com:22/Owner/repo.git",
    "git://github.com/Owner/repo.git",
]


@pytest.mark.covers("identity.project")
@pytest.mark.parametrize("remote", SPELLINGS)
def test_a_remote_is_one_project_however_it_is_spelled(seen_from, tmp_path, remote):
    assert seen_from(make_repository(tmp_path / "clone", remote)) == (REMOTE, "main")


@pytest.mark.covers("identity.project")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("https://github.com/Owner/repo", "https://gitlab.com/Owner/repo"),
        ("https://github.com/Owner/repo", "https://github.com/Owner/repo2"),
        ("git@github.com:Owner/repo", "git@github.com:Other/repo"),
        ("/srv/one.git", "/srv/two.git"),
        ("/srv/my one.git", "/srv/my two.git"),
        ("../upstream.git", "../upstream.git"),  # from different folders
        (None, None),
    ],
)
def test_different_repositories_are_different_projects(seen_from, tmp_path, one, other):
    folders = [make_repository(tmp_path / name / "clone", remote) for name, remote in (("a", one), ("b", other))]
    assert len({seen_from(folder)[0] for folder in folders}) == 2


@pytest.mark.covers("identity.project")
def test_origin_names_the_project_before_other_remotes(seen_from, repository):
    git(repository, "remote", "add", "fork", "git@github.com:Fork/repo.git")
    assert seen_from(repository)[0] == "github.com/Fork/repo"
    git(repository, "remote", "add", "origin", "git@github.com:Owner/repo.git")
    git(repository, "remote", "set-url", "--push", "origin", "git@github.com:Push/repo.git")
    assert seen_from(repository)[0] == REMOTE


@pytest.mark.covers("identity.worktrees")
@pytest.mark.parametrize("remote", [None, "git@github.com:Owner/repo.git"])
def test_a_worktree_is_the_same_project_on_its_own_branch(seen_from, tmp_path, remote):
    repository = make_repository(tmp_path / "repository", remote)
    git(repository, "worktree", "add", "--quiet", "-b", "feature/x", str(tmp_path / "tree"))
    (tmp_path / "tree" / "deep").mkdir()
    assert seen_from(tmp_path / "tree" / "deep") == (seen_from(repository)[0], "feature/x")


@pytest.mark.covers("identity.worktrees")
def test_worktrees_of_a_bare_repository_are_one_project(seen_from, tmp_path, repository):
    git(tmp_path, "clone", "--quiet", "--bare", str(repository), "bare")
    git(tmp_path / "bare", "remote", "remove", "origin")
    for name in ("one", "two"):
        git(tmp_path / "bare", "worktree", "add", "--quiet", "-b", name, str(tmp_path / name))
    one, two = seen_from(tmp_path / "one"), seen_from(tmp_path / "two")
    assert one[0] == two[0] is not None
    assert (one[1], two[1]) == ("one", "two")


@pytest.mark.covers("identity.branch")
def test_a_detached_head_is_no_branch(seen_from, repository):
    git(repository, "checkout", "--quiet", "--detach")
    assert seen_from(repository) == (str(repository), None)


@pytest.mark.covers("identity.project")
def test_a_submodule_is_a_project_of_its_own(seen_from, tmp_path, repository):
    library = make_repository(tmp_path / "library")
    git(repository, "submodule", "--quiet", "add", str(library), "vendor")
    assert (repository / "vendor" / ".git").is_file()
    assert seen_from(repository / "vendor") == (str(library), "main")
    assert seen_from(repository) == (str(repository), "main")


@pytest.mark.parametrize("broken", ["", "gitdir:", "gitdir: /nowhere/at/all", "nonsense\0"])
def test_a_broken_git_file_is_no_error(seen_from, tmp_path, broken):
    (tmp_path / "nowhere" / ".git").write_text(broken)
    seen_from(tmp_path / "nowhere")


def test_a_git_folder_named_by_the_environment_is_used(monkeypatch, seen_from, tmp_path, repository):
    monkeypatch.setenv("GIT_DIR", str(repository / ".git"))
    assert seen_from(tmp_path) == (str(repository), "main")


def test_a_working_folder_that_is_gone_is_no_error(monkeypatch, tmp_path):
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert caller().project is None


# The session


@pytest.mark.covers("identity.session", "identity.order")
@pytest.mark.parametrize("variable", ["CLAUDE_CODE_SESSION_ID", "CODEX_THREAD_ID", "GEMINI_SESSION_ID"])
def test_the_session_is_the_option_else_ours_else_the_host_agents(monkeypatch, variable):
    monkeypatch.setenv(variable, "of the host")
    assert caller().session == "of the host"
    monkeypatch.setenv("KEPT_SESSION", "from the environment")
    assert caller().session == "from the environment"
    assert caller(session="from the option").session == "from the option"


@pytest.mark.covers("identity.session")
def test_without_a_host_there_is_one_session_per_terminal():
    def session_of(**options) -> str:
        script = "import kept; print(kept.open().caller.session)"
        command = [sys.executable, "-c", script]
        return subprocess.run(command, capture_output=True, text=True, check=True, **options).stdout

    assert session_of() == session_of() == caller().session + "\n"
    assert session_of() != session_of(start_new_session=True)
