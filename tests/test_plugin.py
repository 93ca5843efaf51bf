"""The plugin for Claude Code: its parts fit each other, kept itself, and what the host's validator asks for."""

import json
import re
import struct
from pathlib import Path

import pytest

import kept
from kept.folder.markdown import head_of
from kept.surfaces.setup.agents import AGENTS, Place, Started

ROOT = Path(__file__).parent.parent
PLUGIN = ROOT / "plugin"


def read(name):
    return json.loads((PLUGIN / name).read_text(encoding="utf-8"))


@pytest.mark.covers("plugin.valid")
def test_the_manifest_says_what_the_host_asks_for():
    manifest = read(".claude-plugin/plugin.json")
    assert set(manifest) <= {"name", "version", "description", "author", "license", "keywords", "icon", "homepage"}
    assert manifest["name"] == "kept"
    assert manifest["version"] == kept.__version__
    assert manifest["author"]["name"]
    assert len((PLUGIN / "README.md").read_text().split()) >= 40
    assert (PLUGIN / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    icon = (PLUGIN / manifest["icon"]).read_bytes()
    assert icon[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", icon[16:24]) == (512, 512)


@pytest.mark.covers("plugin.valid")
def test_the_marketplace_lists_the_plugin_where_it_is():
    [listed] = json.loads((ROOT / ".claude-plugin" / "marketplace.json").read_text())["plugins"]
    assert listed["name"] == "kept"
    assert (ROOT / listed["source"]).resolve() == PLUGIN.resolve()


@pytest.mark.covers("plugin.same")
def test_the_plugin_brings_what_setup_writes(tmp_path):
    servers, settings = AGENTS["claude-code"].files(Place(tmp_path, tmp_path, "linux", {}), "user", Started(("kept",)))
    hooks = read("hooks/hooks.json")["hooks"]
    assert {("hooks", name, -1): groups[0] for name, groups in hooks.items()} == dict(settings.entries)
    [(_, server)] = servers.entries
    assert read(".mcp.json") == {"mcpServers": {"kept": {key: server[key] for key in ("command", "args")}}}


@pytest.mark.covers("plugin.valid")
def test_the_skill_has_a_name_and_says_when_to_use_it():
    [skill] = (PLUGIN / "skills").iterdir()
    head, body = head_of((skill / "SKILL.md").read_bytes())
    assert head["name"] == skill.name
    assert re.fullmatch("[a-z0-9-]{1,64}", skill.name)
    assert 50 < len(str(head["description"])) <= 1_024
    assert set(head) == {"name", "description"}
    assert len(body.splitlines()) < 500
