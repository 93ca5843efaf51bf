"""Setup: the configuration files of every host, changed and taken back to the byte."""

import json
import os
import stat
import subprocess
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kept.errors import InvalidInput
from kept.surfaces.setup import agents, changing, jsonc, toml
from kept.surfaces.setup.agents import AGENTS, Entry, File, Place, Started

COMMAND = Started(("/opt/kept tools/bin/kept",))

CLAUDE_STATE = {
    "numStartups": 41,
    "installMethod": "native",
    "projects": {"/home/ann/app": {"allowedTools": [], "history": [{"display": "fix é", "pastedContents": {}}]}},
    "mcpServers": {"github": {"type": "http", "url": "https://example.org/mcp", "headers": {"Authorization": "x"}}},
}
CLAUDE_SETTINGS = """{
  "permissions": {
    "allow": ["Bash(git diff:*)"]
  },
  "hooks": {
    "SessionStart": [
      {
        "matcher": "startup",
        "hooks": [{ "type": "command", "command": "echo hello" }]
      }
    ]
  },
  "model": "opus"
}"""
CODEX_TOML = """# Codex
model = "gpt-5.2-codex"
notify = ["say", "done"]

[features]
web_search = true # find things

[mcp_servers.docs]
command = "npx"
args = [
  "-y",
  "docs-mcp", # pinned
]

[mcp_servers.docs.env]
TOKEN = "abc"

# the end"""
CURSOR_MCP = '{\n\t"mcpServers": {\n\t\t"a": {\n\t\t\t"command": "a"\n\t\t}\n\t}\n}\n'
CURSOR_HOOKS = '{"version": 1, "hooks": {"afterFileEdit": [{"command": "./format.sh"}]}}\n'
VSCODE = """{
    // servers of mine
    "servers": {
        "github": {
            "type": "http",
            "url": "https://example.org/mcp/", // remote
        },
    },
    "inputs": [
        { "id": "token", "type": "promptString" }, /* asked once */
    ],
}
"""
GEMINI = '\ufeff{\r\n  "theme": "Default",\r\n  "mcpServers": {},\r\n  "hooksConfig": {"enabled": true}\r\n}\r\n'
ZED = """// Zed settings
//
// For information, see the documentation.
{
  "ui_font_size": 16,
  "theme": {
    "mode": "system",
    "dark": "One Dark"
  }
  // "vim_mode": true
}
"""
OPENCODE = '{\n  "$schema": "https://opencode.ai/config.json",\n  "mcp": {"x": {"type": "remote", "url": "u"}},\n}\n'


@pytest.fixture
def place(tmp_path, monkeypatch):
    home, project = tmp_path / "ann", tmp_path / "project"
    project.mkdir()
    files = {
        ".claude.json": json.dumps(CLAUDE_STATE, indent=2),
        ".claude/settings.json": CLAUDE_SETTINGS,
        ".codex/config.toml": CODEX_TOML,
        ".cursor/mcp.json": CURSOR_MCP,
        ".cursor/hooks.json": CURSOR_HOOKS,
        ".config/Code/User/mcp.json": VSCODE,
        ".gemini/settings.json": GEMINI,
        ".config/zed/settings.json": ZED,
        ".codeium/windsurf/mcp_config.json": "",
        ".config/opencode/opencode.json": OPENCODE,
    }
    for name, text in files.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        path.chmod(0o640)
    monkeypatch.setenv("HOME", str(home))
    return Place(home, project, "linux", {"PATH": ""})


def files_of(place, name, scope="user", command=COMMAND):
    return AGENTS[name].files(place, scope, command)


def shared_files(place, name):
    """The files that are not ours alone."""
    return [file for file in files_of(place, name) if file.form != "whole"]


def connect(place, name, scope="user", command=COMMAND):
    changes = [changing.adding(file) for file in files_of(place, name, scope, command)]
    needed = [change for change in changes if change.is_needed]
    for change in needed:
        changing.remember(change)
    for change in needed:
        changing.write(change, scope)
    return changes


def disconnect(place, name, scope="user"):
    for file in files_of(place, name, scope):
        change = changing.removing(file)
        if change.is_needed:
            changing.write(change, scope)
        changing.forget(file)


def snapshot(folder):
    return {
        path.relative_to(folder).as_posix(): (
            path.read_bytes() if path.is_file() else b"a folder",
            stat.S_IMODE(path.stat().st_mode),
        )
        for path in folder.rglob("*")
    }


def said(path):
    text = path.read_text(encoding="utf-8")
    return tomllib.loads(text) if path.suffix == ".toml" else jsonc.parsed(text).value


@pytest.mark.covers("setup.entries")
@pytest.mark.parametrize("name", AGENTS)
def test_every_agent_gets_its_entries_and_nothing_else_changes(place, name):
    before = {file.path: said(file.path) if file.path.exists() else {} for file in shared_files(place, name)}
    connect(place, name)
    for file in shared_files(place, name):
        now = said(file.path)
        for entry in file.entries:
            held = now
            for key in entry.path[:-1]:
                held = held[key]
            found = held[-1] if entry.path[-1] == -1 else held[entry.path[-1]]
            assert found == entry.value
        assert without_ours(now) == without_ours(before[file.path])


def without_ours(value):
    """Return *value* without what is ours, and without what is empty then."""
    if isinstance(value, dict):
        kept = {key: without_ours(one) for key, one in value.items() if key not in ("kept", "version")}
        return {key: one for key, one in kept.items() if one not in ({}, [])}
    if isinstance(value, list):
        return [without_ours(one) for one in value if not changing.is_ours(one)]
    return value


@pytest.mark.covers("setup.bytes")
@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("scope", ["user", "project"])
def test_removing_restores_the_bytes(place, name, scope):
    before = snapshot(place.home), snapshot(place.project)
    connect(place, name, scope)
    if files_of(place, name, scope):
        assert (snapshot(place.home), snapshot(place.project)) != before
    disconnect(place, name, scope)
    assert (snapshot(place.home), snapshot(place.project)) == before


@pytest.mark.covers("setup.idempotent")
@pytest.mark.parametrize("name", AGENTS)
def test_a_second_time_changes_nothing_and_forgets_nothing(place, name):
    before = snapshot(place.home)
    connect(place, name)
    after = snapshot(place.home)
    assert not any(change.is_needed for change in connect(place, name))
    connect(place, name, command=Started(("/elsewhere/kept",)))
    moved = snapshot(place.home)
    assert {path for path in after if moved[path] != after[path]} == {
        path for path in after if after[path] != before.get(path) and after[path][0] != b"a folder"
    }
    for path, (data, _) in moved.items():
        assert b"kept tools" not in data, path
    disconnect(place, name)
    assert snapshot(place.home) == before


@pytest.mark.covers("setup.bytes")
@pytest.mark.parametrize("name", AGENTS)
def test_what_was_changed_since_stays_byte_for_byte(place, name):
    before = snapshot(place.home)
    connect(place, name)
    for file in shared_files(place, name):
        text = file.path.read_bytes()
        file.path.write_bytes(text + (b"\n# mine\n" if file.form == "toml" else b"\n// mine\n"))
    disconnect(place, name)
    for file in shared_files(place, name):
        path = file.path.relative_to(place.home).as_posix()
        mine = b"\n# mine\n" if file.form == "toml" else b"\n// mine\n"
        text = file.path.read_bytes()
        assert b"kept" not in text
        if path in before and before[path][0]:
            original = before[path][0]
            # A line that had no end has one now, since a table stood below it.
            assert text in (original + mine, original + b"\n" + mine)
        else:
            assert text.endswith(mine)


@pytest.mark.covers("setup.bytes")
@pytest.mark.parametrize("name", AGENTS)
def test_a_second_setup_after_a_change_does_not_take_our_own_entries_for_the_original(place, name):
    connect(place, name)
    for file in shared_files(place, name):
        text = file.path.read_bytes()
        file.path.write_bytes(text + (b"\n# mine\n" if file.form == "toml" else b"\n// mine\n"))
    connect(place, name, command=Started(("/elsewhere/kept",)))
    disconnect(place, name)
    for file in shared_files(place, name):
        assert b"kept" not in file.path.read_bytes()
        assert b" mine" in file.path.read_bytes()


@pytest.mark.covers("setup.bytes")
def test_an_entry_that_a_person_made_before_is_restored(place):
    file = place.home / ".cursor" / "mcp.json"
    own = '{"mcpServers": {"kept": {"command": "my-own-kept", "args": ["mcp"]}}}'
    file.write_text(own)
    connect(place, "cursor")
    assert "my-own-kept" not in file.read_text()
    disconnect(place, "cursor")
    assert file.read_text() == own


@pytest.mark.covers("setup.idempotent")
def test_what_a_person_added_to_our_entry_stays(place):
    connect(place, "cursor")
    file = place.home / ".cursor" / "mcp.json"
    file.write_text(jsonc.put(file.read_text(), ("mcpServers", "kept", "env"), {"KEPT_USER": "ann"}))
    assert not any(change.is_needed for change in connect(place, "cursor"))
    connect(place, "cursor", command=Started(("kept",)))
    assert said(file)["mcpServers"]["kept"] == {"command": "kept", "args": ["mcp"], "env": {"KEPT_USER": "ann"}}
    connect(place, "codex")
    toml_file = place.home / ".codex" / "config.toml"
    toml_file.write_text(toml_file.read_text() + 'startup_timeout_sec = 20\n\n[mcp_servers.kept.env]\nA = "1"\n')
    assert not connect(place, "codex")[0].is_needed
    connect(place, "codex", command=Started(("kept",)))
    assert said(toml_file)["mcp_servers"]["kept"] == {
        "command": "kept",
        "args": ["mcp"],
        "startup_timeout_sec": 20,
        "env": {"A": "1"},
    }


@pytest.mark.covers("setup.careful")
def test_links_stay_links_and_modes_stay_modes(place, tmp_path):
    real = tmp_path / "dotfiles" / "settings.json"
    real.parent.mkdir()
    link = place.home / ".config" / "zed" / "settings.json"
    link.rename(real)
    real.chmod(0o600)
    link.symlink_to(real)
    connect(place, "zed")
    assert link.is_symlink()
    assert b"kept" in real.read_bytes()
    assert stat.S_IMODE(real.stat().st_mode) == 0o600
    disconnect(place, "zed")
    assert link.is_symlink()
    assert real.read_text() == ZED
    connect(place, "codex")
    assert stat.S_IMODE((place.home / ".codex" / "hooks.json").stat().st_mode) == 0o600
    notes = Path(os.environ["KEPT_HOME"]) / "setup"
    assert {stat.S_IMODE(note.stat().st_mode) for note in notes.iterdir()} == {0o600}


@pytest.mark.covers("setup.careful")
@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '"x"',
        '{"mcpServers": 7}',
        '{"mcpServers": {}, "mcpServers": {}}',
        "{'a': 1}",
        "\xff",
        "{}x",
        "[" * 9_999,
    ],
)
def test_a_file_that_cannot_be_understood_is_left_alone(place, text):
    file = place.home / ".cursor" / "mcp.json"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(InvalidInput, match=r"mcp\.json"):
        connect(place, "cursor")
    assert file.read_bytes() == text.encode("latin-1")


@pytest.mark.covers("setup.careful")
@pytest.mark.parametrize("text", ["a = ", "mcp_servers = 7", "[mcp_servers]\nkept = {command = 'x'}\n"])
def test_toml_that_cannot_be_changed_is_left_alone(place, text):
    file = place.home / ".codex" / "config.toml"
    file.write_text(text)
    with pytest.raises(InvalidInput, match=r"config\.toml is left alone"):
        connect(place, "codex")
    assert file.read_text() == text


@pytest.mark.covers("setup.careful")
def test_a_file_that_changed_meanwhile_is_not_overwritten(place):
    [change] = [changing.adding(file) for file in files_of(place, "zed")]
    file = place.home / ".config" / "zed" / "settings.json"
    file.write_text(ZED + "\n")
    with pytest.raises(InvalidInput, match="changed in the meantime"):
        changing.write(change, "user")
    assert file.read_text() == ZED + "\n"


@pytest.mark.covers("setup.finds")
def test_what_is_installed_is_found(place, tmp_path):
    assert [name for name, agent in AGENTS.items() if agents.is_installed(agent, place)] == list(AGENTS)
    bare = Place(tmp_path / "nobody", tmp_path, "linux", {"PATH": str(tmp_path / "bin")})
    assert not any(agents.is_installed(agent, bare) for agent in AGENTS.values())
    program = tmp_path / "bin" / "gemini"
    program.parent.mkdir()
    program.write_text("")
    program.chmod(0o755)
    assert [name for name, agent in AGENTS.items() if agents.is_installed(agent, bare)] == ["gemini"]


@pytest.mark.covers("setup.entries")
def test_opencode_gets_a_program_in_place_of_hooks(place):
    connect(place, "opencode", command=Started(("/opt/my kept",), ("--user=ann",)))
    program = place.home / ".config" / "opencode" / "plugins" / "kept.js"
    assert 'const PROGRAM = ["/opt/my kept"]\nconst OPTIONS = ["--user=ann"]\n' in program.read_text()
    program.write_text(program.read_text() + "// changed\n")
    disconnect(place, "opencode")
    assert not program.parent.exists()
    program.parent.mkdir()
    program.write_text("export const Mine = async () => ({})\n")
    with pytest.raises(InvalidInput, match="not ours"):
        connect(place, "opencode")
    disconnect(place, "opencode")
    assert program.read_text().startswith("export const Mine")


def test_newer_and_older_forms_of_opencode_and_vscode_on_a_mac(place):
    file = place.home / ".config" / "opencode" / "opencode.jsonc"
    file.write_text('{"mcp": {"servers": {"x": {"type": "local", "command": ["x"]}}}}')
    connect(place, "opencode")
    assert "kept" in said(file)["mcp"]["servers"]
    disconnect(place, "opencode")
    assert "kept" not in file.read_text()
    mac = place._replace(platform="darwin")
    [vscode] = files_of(mac, "vscode")
    assert vscode.path == place.home / "Library" / "Application Support" / "Code" / "User" / "mcp.json"


# The text itself


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
COMMENTS = st.sampled_from(["", " ", "\n", " // a, {note}\n", "/* b [ */", "\r\n\t"])


@st.composite
def commented(draw, value, depth=0):
    """Write *value* with comments, spaces and commas wherever they may stand."""
    gap = lambda: draw(COMMENTS)  # noqa: E731 - shorter than what it says
    if isinstance(value, dict | list) and value:
        is_object = isinstance(value, dict)
        items = [
            f"{gap()}{json.dumps(key)}{gap()}:{gap()}{draw(commented(one, depth + 1))}{gap()}"
            for key, one in (value.items() if is_object else [])
        ] or [f"{gap()}{draw(commented(one, depth + 1))}{gap()}" for one in value]
        end = f",{gap()}" if draw(st.booleans()) else ""
        inside = ",".join(items) + end
        return f"{{{inside}}}" if is_object else f"[{inside}]"
    return json.dumps(value, ensure_ascii=False)


@given(st.data(), st.dictionaries(st.text(max_size=5), JSON, max_size=3))
def test_an_entry_comes_and_goes_and_every_comment_stays(data, value):
    text = data.draw(COMMENTS) + data.draw(commented(value)) + data.draw(COMMENTS)
    assert jsonc.parsed(text).value == value
    for path, new in ((("new", "kept"), {"command": "x", "args": ["mcp"]}), (("list", -1), {"hooks": []})):
        if path[0] in value:
            continue
        changed = jsonc.put(text, path, new)
        assert jsonc.parsed(changed).value == value | {path[0]: {"kept": new} if path[0] == "new" else [new]}
        place = path if path[-1] != -1 else (path[0], 0)
        back = jsonc.taken_out(changed, place)
        assert jsonc.parsed(back).value == value
        for comment in ("// a, {note}", "/* b [ */"):
            assert back.count(comment) == text.count(comment)


@given(st.data(), st.dictionaries(st.text(max_size=3), JSON, max_size=2), st.lists(JSON, max_size=3))
def test_an_entry_joins_what_is_there_and_leaves_it_as_it_was(data, servers, hooks):
    servers.pop("kept", None)
    value = {"servers": servers, "hooks": {"Start": hooks}}
    text = data.draw(commented(value))
    with_server = jsonc.put(text, ("servers", "kept"), {"a": 1})
    with_both = jsonc.put(with_server, ("hooks", "Start", -1), {"b": [2]})
    both = {"servers": {**servers, "kept": {"a": 1}}, "hooks": {"Start": [*hooks, {"b": [2]}]}}
    assert jsonc.parsed(with_both).value == both
    without = jsonc.taken_out(jsonc.taken_out(with_both, ("servers", "kept"), 1), ("hooks", "Start", len(hooks)), 2)
    assert jsonc.parsed(without).value == value
    for comment in ("// a, {note}", "/* b [ */"):
        assert without.count(comment) == text.count(comment)


@pytest.mark.parametrize("text", ["", "\ufeff", "// only a note", "// a note\n", "/* a */"])
def test_a_file_of_nothing_but_comments_takes_an_entry(text):
    changed = jsonc.put(text, ("a", "kept"), {"b": 1})
    assert jsonc.parsed(changed).value == {"a": {"kept": {"b": 1}}}
    assert changed.startswith(text)


@given(
    st.dictionaries(st.text(max_size=5), JSON, max_size=4),
    st.sampled_from([2, 4, "\t", None]),
    st.sampled_from(["", "\n"]),
)
def test_plainly_written_json_is_restored_to_the_byte_without_any_help(value, indent, end):
    text = json.dumps({"first": 1} | value, indent=indent, ensure_ascii=False) + end
    if "kept" not in value:
        assert jsonc.taken_out(jsonc.put(text, ("kept",), {"a": [1]}), ("kept",)) == text


TOML_TEXTS = [
    "",
    "a = 1",
    "a = 1\n",
    CODEX_TOML,
    '[a]\nb = """\n[not a table]\n"""\n',
    "[[a.b]]\nx = 1\n\n[[a.b]]\nx = 2\n",
    "\ufeffa = 1\r\n\r\n[b]\r\nc = 2\r\n",
    "[mcp_servers]\n\n[mcp_servers.other]\ncommand = 'x'\n\n\n",
]


def test_a_table_on_one_line_is_told_what_to_take_in():
    text = 'mcp_servers = { foo = { command = "x" } }\n'
    with pytest.raises(InvalidInput) as failure:
        toml.put(text, ("mcp_servers", "kept"), {"command": "kept", "args": ["mcp"]})
    assert "no TOML" not in failure.value.message
    entry = failure.value.message.rpartition("by hand: ")[2]
    right = text.replace(" }\n", f", {entry} }}\n")
    assert toml.parsed(right)["mcp_servers"]["kept"] == {"command": "kept", "args": ["mcp"]}


@pytest.mark.parametrize("text", TOML_TEXTS)
def test_a_table_comes_and_goes(text):
    table, values = ("mcp_servers", "kept"), {"command": "/a b/kept", "args": ["mcp"]}
    changed = toml.put(text, table, values)
    assert toml.parsed(changed)["mcp_servers"]["kept"] == values
    assert toml.put(changed, table, values) == changed
    back = toml.taken_out(changed, table)
    assert back in (text, text + "\n")
    assert toml.taken_out(text, table) == text
    assert ("\r\n" in text) == ("\r\n" in changed)
    if "\r\n" in text:
        assert changed.count("\n") == changed.count("\r\n")
    with_more = changed + "\n# after\n[z]\ny = 1\n"
    assert toml.taken_out(with_more, table).endswith("# after\n[z]\ny = 1\n")


def test_a_diff_shows_both_sides(tmp_path):
    file = File(tmp_path / "x.json", "json", (Entry(("a", "kept"), 1),))
    assert changing.adding(file).diff().startswith(f"--- /dev/null\n+++ {file.path}\n")


# The command


@pytest.mark.covers("setup.command")
def test_the_command_shows_asks_and_tells(shell, place):
    shell.env |= {"HOME": str(place.home), "PATH": ""}
    shell.env.pop("XDG_CONFIG_HOME", None)
    before = snapshot(place.home)
    assert shell("setup").returncode == 2
    dry = shell("setup", "all", "--dry-run")
    assert dry.returncode == 0
    assert b"+++ " in dry.stdout
    assert snapshot(place.home) == before
    printed = shell("setup", "codex", "--print").stdout.decode()
    entries = json.loads(shell("setup", "codex", "--print", "--json").stdout)
    assert [entry["agent"] for entry in entries] == ["codex"] * len(entries) != []
    assert all(entry["text"] in printed for entry in entries)
    assert "[mcp_servers.kept]" in printed
    assert snapshot(place.home) == before
    done = shell("setup", "--yes")
    assert done.returncode == 0, done.stderr
    assert b"Claude Code: connected" in done.stdout
    assert b"trusted" in done.stderr
    again = shell("setup", "--yes", "--json")
    assert {file["changed"] for plan in json.loads(again.stdout) for file in plan["files"]} == {False}
    status, seen = shell.on_terminal("setup", "zed", "--remove", keys="y\n")
    assert status == 0
    assert "Zed: taken out" in seen
    assert shell("setup", "--remove", "--yes").returncode == 0
    assert snapshot(place.home) == before
    assert shell("setup", "emacs").returncode == 2
    (place.home / ".cursor" / "mcp.json").write_text("{")
    broken = shell("setup", "cursor", "zed", "--yes")
    assert broken.returncode == 2
    assert b"mcp.json is left alone" in broken.stderr
    assert b"Zed: connected" in broken.stdout


@pytest.mark.covers("setup.command")
def test_where_the_way_back_cannot_be_noted_no_file_is_changed(shell, place):
    shell.env |= {"HOME": str(place.home), "PATH": ""}
    shell.home.mkdir()
    (shell.home / "setup").write_text("in the way")
    before = snapshot(place.home)
    done = shell("setup", "claude-code", "--yes")
    assert done.returncode == 2
    assert f"cannot note in {shell.home}/setup how to undo the change".encode() in done.stderr
    assert b".claude.json is left alone" in done.stderr
    assert snapshot(place.home) == before


@pytest.mark.covers("setup.command")
def test_the_help_names_every_agent_in_one_piece(shell):
    said = shell("setup", "--help", COLUMNS="80").stdout.decode()
    assert {name for name in AGENTS if name in said} == set(AGENTS)


@pytest.mark.covers("setup.idempotent")
def test_an_agent_with_the_plugin_is_not_connected_twice(shell, place):
    shell.env |= {"HOME": str(place.home), "PATH": ""}
    settings = place.home / ".claude" / "settings.json"
    settings.write_text(json.dumps({"enabledPlugins": {"other@x": True, "kept@kept": True}}))
    before = snapshot(place.home)
    done = shell("setup", "claude-code", "--yes")
    assert done.stdout == b"Claude Code: is connected by the plugin\n"
    assert snapshot(place.home) == before
    settings.write_text(json.dumps({"enabledPlugins": {"kept@kept": False}}))
    assert b"connected; start it anew" in shell("setup", "claude-code", "--yes").stdout


@pytest.mark.covers("setup.command")
def test_a_secret_beside_our_entry_is_not_shown(shell, place):
    shell.env |= {"HOME": str(place.home), "PATH": ""}
    secret = "sk-ant-" + "api03-" + "Ab9" * 31 + "-AAAAAA"  # made up
    file = place.home / ".cursor" / "mcp.json"
    file.write_text(json.dumps({"mcpServers": {"a": {"command": "a", "env": {"KEY": secret}}}}, indent=2))
    done = shell("setup", "cursor", "--dry-run")
    assert b'+    "kept"' in done.stdout
    assert secret.encode() not in done.stdout


@pytest.mark.covers("setup.entries")
def test_what_setup_wrote_runs_as_the_host_would_run_it(shell, place):
    shell.env |= {"HOME": str(place.home), "PATH": "/usr/bin:/bin"}
    store = place.home / "my memories.db"
    shell("remember", "The canary sings at noon", "--store", str(store))
    names = ("claude-code", "codex", "cursor", "gemini")
    done = shell("setup", *names, "--yes", "--store", str(store), "--user", "ann")
    assert done.returncode == 0, done.stderr
    bare = {"HOME": str(place.home), "PATH": "/usr/bin:/bin"}
    files = {
        ".claude/settings.json": "SessionStart",
        ".codex/hooks.json": "SessionStart",
        ".cursor/hooks.json": "sessionStart",
        ".gemini/settings.json": "SessionStart",
    }
    for name, event in files.items():
        element = said(place.home / name)["hooks"][event][-1]
        handler = element.get("hooks", [element])[0]
        call = [handler["command"], *handler["args"]] if "args" in handler else ["sh", "-c", handler["command"]]
        given = json.dumps({"hook_event_name": event, "session_id": "s", "cwd": str(place.project)})
        run = subprocess.run(call, input=given, env=bare, capture_output=True, text=True, check=True)
        assert "canary sings at noon" in run.stdout, (name, run.stderr)
