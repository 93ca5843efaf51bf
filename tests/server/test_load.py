"""Many clients at once, by the bench, and how `make run` ends."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
IS_LONG = bool(os.environ.get("KEPT_STRESS"))


@pytest.mark.slow
@pytest.mark.covers("server.load")
def test_many_clients_at_once_get_answers_and_lose_nothing():
    size, clients, seconds = (100_000, 50, 60) if IS_LONG else (2_000, 20, 3)
    done = subprocess.run(
        [sys.executable, ROOT / "bench" / "server.py", "--size", str(size), "--clients", str(clients),
         "--seconds", str(seconds), "--json"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    figures = json.loads(done.stdout)
    load, paint = figures["load"], figures["paint_ms"]
    assert load["errors"] == 0, load["first_errors"]
    assert figures["lost"] == 0
    assert figures["exit_status"] == 0
    assert load["requests"] > clients * 5
    # A machine that does other work beside this is slower; what grows without end is not its fault.
    assert load["resident_mb"][-1] < 1.1 * load["resident_mb"][len(load["resident_mb"]) // 3] + 20
    if IS_LONG:
        print(json.dumps(figures, indent=1))  # noqa: T201 - what was measured
        assert max(paint.values()) < 200, paint
        assert load["p99_ms"] < 500, load


@pytest.mark.slow
@pytest.mark.covers("server.make_run")
def test_without_a_terminal_the_first_page_is_shown_to_answer_and_ends(tmp_path):
    env = os.environ | {"KEPT_HOME": str(tmp_path), "KEPT_USER": "ann"}
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "first_page.py"], env=env, capture_output=True, text=True, check=False,
        stdin=subprocess.DEVNULL, timeout=90,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "/sign-in?link=kept_" in done.stdout
    assert "make serve" in done.stdout
