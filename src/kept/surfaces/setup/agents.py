"""The coding agents that can be connected: where each keeps its configuration, and what we put into it.

Only facts about other programs stand here. How a file is changed is said in
`jsonc` and `toml`, and what is remembered of it in `changing`.
"""

import json
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

from kept.errors import InvalidInput
from kept.identity import is_url, store_path

Scope = Literal["user", "project"]

NAME = "kept"


class Entry(NamedTuple):
    """One entry of ours: where it goes, and what it says; a path that ends with -1 leads into a list."""

    path: tuple[str | int, ...]
    value: Any


class File(NamedTuple):
    """A configuration file, and our entries in it; a ``whole`` one is ours alone, and its one entry is its text."""

    path: Path
    form: Literal["json", "toml", "whole"]
    entries: tuple[Entry, ...]


class Place(NamedTuple):
    """Where we are: the user's home, the project's folder, the platform and the environment."""

    home: Path
    project: Path
    platform: str = sys.platform
    env: Mapping[str, str] = os.environ

    def config(self) -> Path:
        """Return the folder of the user's configuration by the XDG standard."""
        return Path(self.env.get("XDG_CONFIG_HOME") or self.home / ".config")


class Started(NamedTuple):
    """How an agent starts kept: its program, and the options that say whose memories."""

    program: tuple[str, ...]
    options: tuple[str, ...] = ()

    def words(self, *command: str) -> list[str]:
        """Return the words of a call; the command stands first, where the fast way in looks for it."""
        return [*self.program, *command, *self.options]


class Agent(NamedTuple):
    """One coding agent: its name, how it is found, what is put where, and what a person should know."""

    title: str
    programs: tuple[str, ...]
    signs: Callable[[Place], Sequence[Path]]
    files: Callable[[Place, Scope, Started], list[File]]
    note: str = ""
    has_plugin: Callable[[Place], bool] = lambda _: False


def is_installed(agent: Agent, place: Place) -> bool:
    """Tell whether *agent* is on this machine: its program, or its configuration."""
    path = place.env.get("PATH")
    return any(shutil.which(program, path=path) for program in agent.programs) or any(
        sign.exists() for sign in agent.signs(place)
    )


def started_here(scope: Scope, options: Sequence[str] = (), env: Mapping[str, str] = os.environ) -> Started:
    """Return how kept is started from elsewhere, with the same store as here.

    A file of the user names this very installation, for programs with a
    window have another search path than a shell, and other variables. A file
    of a project is shared with others, who have kept elsewhere.
    """
    if scope == "project":
        _must_hold_no_password(options)
        return Started((NAME,), tuple(options))
    is_told = env.get("KEPT_STORE") or env.get("KEPT_HOME")
    if is_told and not any(option.startswith("--store=") for option in options):
        options = [*options, f"--store={store_path(None, env)}"]
    _must_hold_no_password(options)
    beside = Path(sys.executable).with_name(NAME)
    if f"{os.sep}uv{os.sep}" in str(beside) and "archive" in str(beside):
        return Started(("uvx", "--from", "kept[mcp]", NAME), tuple(options))  # a copy that will be gone tomorrow
    found = str(beside) if beside.exists() else shutil.which(NAME, path=env.get("PATH")) or NAME
    return Started((found,), tuple(options))


def _must_hold_no_password(options: Sequence[str]) -> None:
    """Keep the password of a database out of the files of agents, which others read and keep."""
    from urllib.parse import parse_qs, urlsplit

    for option in options:
        name, _, store = option.partition("=")
        if name == "--store" and is_url(store):
            parts = urlsplit(store)
            if parts.password or "password" in parse_qs(parts.query):
                raise InvalidInput(
                    "the store's URL holds a password, which would stand in the files of your agents: put it into"
                    " ~/.pgpass or a service file, and name the store without it",
                    field="store",
                )


# Entries


def _server(started: Started, **more: Any) -> dict[str, Any]:
    command, *arguments = started.words("mcp")
    return {**more, "command": command, "args": arguments}


def _hook_line(started: Started, event: str) -> str:
    return shlex.join(started.words("hook", event))


def _claude_hook(started: Started, event: str) -> dict[str, Any]:
    # Without a shell between us, nothing needs quoting.
    command, *arguments = started.words("hook", event)
    return {"hooks": [{"type": "command", "command": command, "args": arguments, "timeout": 5}]}


def _claude_code(place: Place, scope: Scope, started: Started) -> list[File]:
    folder = place.env.get("CLAUDE_CONFIG_DIR")
    if scope == "project":
        servers, settings = place.project / ".mcp.json", place.project / ".claude" / "settings.json"
    else:
        servers = Path(folder or place.home) / ".claude.json"
        settings = (Path(folder) if folder else place.home / ".claude") / "settings.json"
    events = {
        "SessionStart": "session-start",
        "UserPromptSubmit": "prompt",
        "PreCompact": "pre-compact",
        "SessionEnd": "session-end",
    }
    hooks = [Entry(("hooks", name, -1), _claude_hook(started, event)) for name, event in events.items()]
    return [
        File(servers, "json", (Entry(("mcpServers", NAME), _server(started, type="stdio")),)),
        File(settings, "json", tuple(hooks)),
    ]


def _has_claude_plugin(place: Place) -> bool:
    """Tell whether our plugin, which brings the same server and hooks, is switched on."""
    folder = place.env.get("CLAUDE_CONFIG_DIR")
    settings = (Path(folder) if folder else place.home / ".claude") / "settings.json"
    try:
        enabled = json.loads(settings.read_bytes()).get("enabledPlugins", {})
        return any(name.startswith(f"{NAME}@") and is_on for name, is_on in enabled.items())
    except (OSError, ValueError, AttributeError):
        return False


def _codex(place: Place, scope: Scope, started: Started) -> list[File]:
    home = Path(place.env.get("CODEX_HOME") or place.home / ".codex")
    folder = place.project / ".codex" if scope == "project" else home
    events = {
        "SessionStart": "session-start",
        "UserPromptSubmit": "prompt",
        "PreCompact": "pre-compact",
        "SessionEnd": "session-end",
    }
    hooks = [
        # It allows the end of a session three seconds and complains about more.
        Entry(
            ("hooks", name, -1), {"hooks": [{"type": "command", "command": _hook_line(started, event), "timeout": 3}]}
        )
        for name, event in events.items()
    ]
    return [
        File(folder / "config.toml", "toml", (Entry(("mcp_servers", NAME), _server(started)),)),
        File(folder / "hooks.json", "json", tuple(hooks)),
    ]


def _cursor(place: Place, scope: Scope, started: Started) -> list[File]:
    folder = (place.project if scope == "project" else place.home) / ".cursor"
    events = {
        "sessionStart": "session-start",
        "beforeSubmitPrompt": "prompt",
        "preCompact": "pre-compact",
        "sessionEnd": "session-end",
    }
    hooks = [
        Entry(("hooks", name, -1), {"command": _hook_line(started, event), "timeout": 5})
        for name, event in events.items()
    ]
    return [
        File(folder / "mcp.json", "json", (Entry(("mcpServers", NAME), _server(started)),)),
        File(folder / "hooks.json", "json", (Entry(("version",), 1), *hooks)),
    ]


def _code_folder(place: Place) -> Path:
    if place.platform == "darwin":
        return place.home / "Library" / "Application Support" / "Code" / "User"
    if place.platform == "win32":
        return Path(place.env.get("APPDATA") or place.home / "AppData" / "Roaming") / "Code" / "User"
    return place.config() / "Code" / "User"


def _vscode(place: Place, scope: Scope, started: Started) -> list[File]:
    file = (place.project / ".vscode" if scope == "project" else _code_folder(place)) / "mcp.json"
    return [File(file, "json", (Entry(("servers", NAME), _server(started, type="stdio")),))]


def _gemini(place: Place, scope: Scope, started: Started) -> list[File]:
    file = (place.project if scope == "project" else place.home) / ".gemini" / "settings.json"
    events = {
        "SessionStart": "session-start",
        "BeforeAgent": "prompt",
        "PreCompress": "pre-compact",
        "SessionEnd": "session-end",
    }
    hooks = [
        Entry(
            ("hooks", name, -1),
            # In milliseconds.
            {"hooks": [{"name": NAME, "type": "command", "command": _hook_line(started, event), "timeout": 5_000}]},
        )
        for name, event in events.items()
    ]
    return [File(file, "json", (Entry(("mcpServers", NAME), _server(started)), *hooks))]


def _zed(place: Place, scope: Scope, started: Started) -> list[File]:
    file = place.project / ".zed" if scope == "project" else place.config() / "zed"
    server = _server(started) | {"env": {}}
    return [File(file / "settings.json", "json", (Entry(("context_servers", NAME), server),))]


def _windsurf(place: Place, scope: Scope, started: Started) -> list[File]:
    if scope == "project":
        return []  # it reads only the user's
    file = place.home / ".codeium" / "windsurf" / "mcp_config.json"
    return [File(file, "json", (Entry(("mcpServers", NAME), _server(started)),))]


def _opencode(place: Place, scope: Scope, started: Started) -> list[File]:
    folder = place.project if scope == "project" else place.config() / "opencode"
    commented = folder / "opencode.jsonc"
    file = commented if commented.exists() else folder / "opencode.json"
    server = {"type": "local", "command": started.words("mcp"), "enabled": True}
    plugins = place.project / ".opencode" if scope == "project" else folder
    return [
        File(file, "json", (Entry(("mcp", NAME), server),)),
        File(plugins / "plugins" / f"{NAME}.js", "whole", (Entry((NAME,), _opencode_plugin(started)),)),
    ]


def _opencode_plugin(started: Started) -> str:
    """Return the program that OpenCode, which has no hooks that are commands, runs in their place."""
    text = Path(__file__).with_name("opencode.js").read_text(encoding="utf-8")
    text = text.replace('const PROGRAM = ["kept"]', f"const PROGRAM = {json.dumps(started.program)}")
    return text.replace("const OPTIONS = []", f"const OPTIONS = {json.dumps(started.options)}")


AGENTS: dict[str, Agent] = {
    "claude-code": Agent(
        "Claude Code",
        ("claude",),
        lambda place: [place.home / ".claude", place.home / ".claude.json"],
        _claude_code,
        has_plugin=_has_claude_plugin,
    ),
    "codex": Agent(
        "Codex",
        ("codex",),
        lambda place: [Path(place.env.get("CODEX_HOME") or place.home / ".codex")],
        _codex,
        "Codex runs new hooks when you have trusted them: /hooks",
    ),
    "cursor": Agent("Cursor", ("cursor", "cursor-agent"), lambda place: [place.home / ".cursor"], _cursor),
    "vscode": Agent("VS Code", ("code",), lambda place: [_code_folder(place)], _vscode),
    "gemini": Agent("Gemini CLI", ("gemini",), lambda place: [place.home / ".gemini"], _gemini),
    "zed": Agent("Zed", ("zed", "zeditor"), lambda place: [place.config() / "zed"], _zed),
    "windsurf": Agent("Windsurf", ("windsurf",), lambda place: [place.home / ".codeium" / "windsurf"], _windsurf),
    "opencode": Agent("OpenCode", ("opencode",), lambda place: [place.config() / "opencode"], _opencode),
}
