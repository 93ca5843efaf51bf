"""The server that tests start ends with them, however they end."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import postgres_server

PROGRAM = f"""
import sys, time
sys.path.insert(0, {str(Path(__file__).parent.parent)!r})
import postgres_server
print(postgres_server.start(settings=postgres_server.CARELESS).data, flush=True)
time.sleep(60)
"""


@pytest.mark.slow
def test_a_run_that_is_killed_leaves_no_server_and_no_folder():
    run = subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True)
    data = Path(run.stdout.readline().strip())
    server = int((data / "postmaster.pid").read_text().split()[0])
    os.kill(server, 0)
    run.send_signal(signal.SIGKILL)
    run.communicate()
    deadline = time.monotonic() + 20
    while data.parent.exists() or postgres_server._is_alive(server):
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_the_name_of_a_database_takes_the_place_of_another_in_a_url():
    for url, other in (
        ("postgresql://postgres@/postgres?host=/tmp/x", "postgresql://postgres@/other?host=/tmp/x"),
        ("postgresql://ann:pw@db:5433/postgres", "postgresql://ann:pw@db:5433/other"),
    ):
        assert postgres_server.in_database(url, "other") == other
