"""Every example in the documentation runs, so none can go stale unseen."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

# Each test starts processes.
pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(language):
    return [
        pytest.param(block, id=f"{page.name}-{number}")
        for page in PAGES
        for number, block in enumerate(re.findall(rf"```{language}\n(.*?)```", page.read_text(), re.DOTALL))
    ]


@pytest.mark.parametrize("program", blocks("python"))
def test_a_python_example_runs(program, tmp_path):
    subprocess.run([sys.executable, "-W", "error", "-c", program], cwd=tmp_path, check=True)


@pytest.mark.parametrize("session", blocks("console"))
def test_a_shell_example_runs(session, tmp_path):
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    env = os.environ | {"KEPT_HOME": str(tmp_path), "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    (tmp_path / "chat.json").write_text('[{"role": "user", "content": "Read the log"}]')
    for line in session.splitlines():
        assert line.startswith("$ ")
        done = subprocess.run(shlex.split(line[2:]), cwd=tmp_path, env=env, check=False, capture_output=True, text=True)
        assert done.returncode == 0, (line, done.stderr)
        assert done.stdout, line


def test_links_to_files_lead_somewhere():
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
