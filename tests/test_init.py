"""The first minute of a new user, in a home where several agents live already."""

import json
import time
from pathlib import Path

import apsw
import pytest

from kept.surfaces.setup.agents import Place
from kept.surfaces.setup.finding import candidates


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def home(tmp_path):
    """A home folder as agents leave it."""
    home = tmp_path / "ann"
    app = home / "work" / "app"
    written(app / ".git" / "HEAD", "ref: refs/heads/main\n")
    written(app / "AGENTS.md", "# Rules\n\n- Run the tests before every commit\n- Never push to main\n")
    written(app / "CLAUDE.md", "@AGENTS.md\n")
    project = home / ".claude" / "projects" / "-ann-work-app"
    written(project / "s.jsonl", json.dumps({"type": "user", "cwd": str(app), "sessionId": "s"}) + "\n")
    written(project / "memory" / "MEMORY.md", "- [Deploys](deploys.md) — when\n")
    written(project / "memory" / "deploys.md", "---\nname: deploys\ntype: project\n---\nDeploys go out on Thursdays.\n")
    written(home / ".claude" / "settings.json", '{"model": "opus"}\n')
    written(home / ".claude.json", '{"numStartups": 3}\n')
    written(home / ".codex" / "config.toml", 'model = "gpt-5.2-codex"\n')
    graph = written(
        home / "data" / "graph.jsonl",
        '{"type":"entity","name":"Ada","entityType":"person","observations":["Likes tea"]}\nbroken\n',
    )
    servers = {"memory": {"command": "npx", "args": ["-y", "x"], "env": {"MEMORY_FILE_PATH": str(graph)}}}
    written(home / ".cursor" / "mcp.json", json.dumps({"mcpServers": servers}))
    written(home / ".gemini" / "settings.json", "{}")
    written(home / ".config" / "zed" / "settings.json", "// Zed\n{}\n")
    written(home / "notes" / "tea.md", "---\ntitle: Tea\n---\n- [preference] Sencha in the morning\n")
    written(home / ".basic-memory" / "config.json", json.dumps({"projects": {"main": {"path": str(home / "notes")}}}))
    (home / ".mem0").mkdir()
    connection = apsw.Connection(str(home / ".mem0" / "history.db"))
    connection.execute(
        "CREATE TABLE history (id, memory_id, old_memory, new_memory, event, created_at, updated_at, is_deleted);"
        "INSERT INTO history VALUES ('1', 'm', NULL, 'Works at night', 'ADD', '2024-09-01T00:00:00', NULL, 0)"
    )
    connection.close()
    return home


@pytest.fixture
def at_home(shell, home):
    shell.env |= {"HOME": str(home), "PATH": ""}
    shell.env.pop("XDG_CONFIG_HOME", None)
    shell.folder = home / "work" / "app"
    return shell


@pytest.mark.covers("init.finds")
def test_what_agents_remember_already_is_found(home):
    found = candidates(Place(home, home / "work" / "app", "linux", {}))
    assert [(one.source, one.path.relative_to(home).as_posix()) for one in found] == [
        ("claude-code", ".claude/projects/-ann-work-app/memory"),
        ("markdown", "work/app/AGENTS.md"),
        ("mcp-memory", "data/graph.jsonl"),
        ("mem0", ".mem0/history.db"),
        ("basic-memory", "notes"),
    ]
    nobody = Place(home / "nobody", home / "nowhere", "linux", {})
    assert candidates(nobody) == []


@pytest.mark.covers("init.yes")
def test_init_imports_connects_and_recalls(at_home, home):
    done = at_home("init", "--yes", "--json")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert sum(one["taken"] for one in answer["imported"]) == 6
    assert answer["connected"] == ["claude-code", "codex", "cursor", "gemini", "zed"]
    assert answer["recalled"].startswith("Kept was set up")
    assert answer["problems"] == []
    listed = {one["content"]: one for one in json.loads(at_home("list", "--json", "--limit", "100").stdout)}
    assert {"Deploys go out on Thursdays.", "Ada: Likes tea", "Works at night", "Never push to main"} <= set(listed)
    assert listed["Never push to main"]["kind"] == "instruction"
    assert listed["Works at night"]["created_at"].startswith("2024-09-01")
    assert listed["Deploys go out on Thursdays."]["origin"]["actor"] == "import"
    assert '"kept"' in (home / ".claude.json").read_text()
    assert "[mcp_servers.kept]" in (home / ".codex" / "config.toml").read_text()
    again = json.loads(at_home("init", "--yes", "--json").stdout)
    assert sum(one["taken"] for one in again["imported"]) == 0
    at_home("setup", "--remove", "--yes")
    assert (home / ".claude.json").read_text() == '{"numStartups": 3}\n'


@pytest.mark.covers("init.asks")
def test_without_a_terminal_nothing_is_imported_or_connected_unasked(at_home, home):
    done = at_home("init")
    assert done.returncode == 0, done.stderr
    assert b"Kept was set up on this machine" in done.stdout
    assert b"kept import --from mem0" in done.stderr
    assert b"kept setup codex" in done.stderr
    assert "kept" not in (home / ".claude.json").read_text()
    assert len(json.loads(at_home("list", "--json").stdout)) == 1


@pytest.mark.covers("init.asks")
def test_on_a_terminal_it_asks_for_each(at_home, home):
    for folder in (".codex", ".cursor", ".gemini", ".config", ".basic-memory", ".mem0"):
        (home / folder).rename(home / f"off{folder}")
    status, seen = at_home.on_terminal("init", keys="y\n")
    assert status == 0, seen
    assert "Import it?" in seen
    assert "Connect Claude Code?" in seen
    listed = {one["content"]: one for one in json.loads(at_home("list", "--json").stdout)}
    assert listed["Never push to main"]["confirmed"]
    assert '"kept"' in (home / ".claude.json").read_text()


@pytest.mark.covers("init.fast")
def test_a_thousand_memories_are_in_within_ten_seconds(at_home, home):
    lines = "".join(f"- Fact number {number} about the machine in hall {number % 17}\n" for number in range(1_000))
    written(home / ".claude" / "CLAUDE.md", lines)
    started = time.monotonic()
    answer = json.loads(at_home("init", "--yes", "--json").stdout)
    assert sum(one["taken"] for one in answer["imported"]) == 1_006
    assert time.monotonic() - started < 10


@pytest.mark.covers("init.asks")
def test_a_source_that_cannot_be_read_does_not_stop_the_first_minute(at_home, home):
    (home / ".mem0" / "history.db").write_bytes(b"SQLite format 3\0 and then garbage")
    (home / ".gemini" / "settings.json").write_text("{ broken")
    done = at_home("init", "--yes")
    assert done.returncode == 0, done.stderr
    assert b"settings.json is left alone" in done.stderr
    assert b"Zed: connected" in done.stdout
    assert b"Traceback" not in done.stderr
