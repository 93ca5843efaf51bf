"""What others say of the server: the MCP Inspector, the conformance suite, the validator of bundles, the registry."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import kept
from kept.offering import Offer
from kept.surfaces.mcp.server import Client, build_server
from kept.tools import DIALECTS, tools

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BUNDLE = ROOT / "packaging" / "mcpb"

pytestmark = pytest.mark.slow


# The Inspector


@pytest.mark.covers("mcp.inspector")
@pytest.mark.parametrize(
    ("dialects", "era"), [*((dialect, "legacy") for dialect in DIALECTS), (",".join(DIALECTS), "modern")]
)
def test_the_inspector_finds_nothing_to_say_about_the_tools(node, kept_command, mcp_env, dialects, era):
    server = [kept_command, "mcp", "--dialect", dialects]
    done = node(
        "mcp-inspector", "--cli", *server, "--method", "tools/list", "--strict", "--protocol-era", era, **mcp_env
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(json.loads(done.stdout)["tools"]) == len(Offer(dialects.split(",")).listed)
    assert done.stderr.strip() == ""


@pytest.mark.covers("mcp.inspector")
def test_the_inspector_calls_a_tool_that_stores_in_the_home_of_the_test(node, kept_command, mcp_env, tmp_path):
    call = ["--method", "tools/call", "--tool-name", "memory_store", "--tool-arg", "type=fact", "content=Uses pnpm"]
    done = node("mcp-inspector", "--cli", kept_command, "mcp", *call, **mcp_env)
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout)["structuredContent"]["content"] == "Uses pnpm"
    assert [path.name for path in tmp_path.rglob("*.db")] == ["kept.db"]


# The conformance suite, which speaks HTTP only


@pytest.mark.covers("mcp.conformance")
@pytest.mark.parametrize("revision", ["2025-11-25", "2026-07-28"])
def test_the_conformance_suite_passes_but_for_what_is_listed(node, over_http, keeper, revision):
    address = over_http(build_server(Offer(["typed"]), lambda _: Client(keeper)))
    baseline = HERE / f"conformance-{revision}.yml"
    done = node(
        "conformance", "server", "--url", address, "--requirements", revision, "--expected-failures", str(baseline)
    )
    assert done.returncode == 0, done.stdout[-4_000:]
    assert "✓ tools-list" in done.stdout


# The bundle and the registry


@pytest.mark.covers("mcp.bundle")
def test_the_manifest_of_the_bundle_is_valid_and_tells_the_truth(node, tmp_path):
    done = node("mcpb", "validate", str(BUNDLE / "manifest.json"))
    assert done.returncode == 0, done.stdout + done.stderr
    packed = node("mcpb", "pack", str(BUNDLE), str(tmp_path / "kept.mcpb"))
    assert packed.returncode == 0, packed.stdout + packed.stderr
    manifest = json.loads((BUNDLE / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["version"] == kept.__version__
    assert manifest["server"]["type"] == "uv"
    assert (BUNDLE / manifest["server"]["entry_point"]).is_file()
    assert [(tool["name"], tool["description"]) for tool in manifest["tools"]] == [
        (tool.name, tool.title) for tool in tools("typed")
    ]
    project = tomllib.loads((BUNDLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == kept.__version__
    assert project["dependencies"] == [f"kept[mcp]=={kept.__version__}"]


@pytest.mark.covers("mcp.registry")
def test_the_entry_for_the_registry_keeps_its_rules():
    """What the schema and the registry's page of requirements ask for; there is no validator that works offline."""
    entry = json.loads((ROOT / "server.json").read_text(encoding="utf-8"))
    assert entry["$schema"].endswith("/schemas/2025-12-11/server.schema.json")
    assert re.fullmatch(r"[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+", entry["name"])
    assert 0 < len(entry["description"]) <= 100
    assert entry["version"] == kept.__version__
    (package,) = entry["packages"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (package["registryType"], package["identifier"]) == ("pypi", project["name"])
    assert package["version"] == kept.__version__
    assert package["transport"] == {"type": "stdio"}
    assert package["runtimeHint"] == "uvx"
    (extra,) = package["runtimeArguments"]
    assert (extra["name"], [extra["value"]]) == ("--with", project["optional-dependencies"]["mcp"])
    for argument in package["packageArguments"]:
        assert argument["type"] in {"positional", "named"}
        assert ("value" in argument) if argument["type"] == "positional" else argument["name"].startswith("--")
    assert package["packageArguments"][0]["value"] == "mcp"
    # The registry looks for this in what the package index shows.
    assert f"<!-- mcp-name: {entry['name']} -->" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_script_of_the_bundle_is_the_command(mcp_env, work):
    done = subprocess.run(
        [sys.executable, BUNDLE / "server.py", "--dialect", "esperanto"],
        capture_output=True,
        text=True,
        env=mcp_env,
        cwd=work,
        check=False,
    )
    assert done.returncode == 2
    assert "there are: typed" in done.stderr
