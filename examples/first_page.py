"""How `make run` ends: with the page.

On a terminal it serves until Ctrl-C. Without one nobody could stop it, so
it is started, asked, and stopped again; `make serve` always serves.
"""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

KEPT = Path(sys.executable).with_name("kept")
PORT = 8765
PATIENCE_S = 30


def main() -> int:
    """Serve, or show that it could."""
    command = [str(KEPT), "serve", "--port", str(free_port())]
    print("\nAnd this is where you see, correct and share it:", flush=True)
    if sys.stdin.isatty() and sys.stdout.isatty():
        os.execv(KEPT, command)
    server = subprocess.Popen(command)
    try:
        if not answers(f"http://127.0.0.1:{command[-1]}/health", server):
            print(f"The server did not answer. '{KEPT} doctor' may tell why.", file=sys.stderr)
            return 1
    finally:
        server.terminate()
        server.wait()
    print("It answered. There is no terminal to stop it from, so it was stopped; 'make serve' keeps it.")
    return 0


def free_port() -> int:
    """Return the usual port, or another if that is taken."""
    with socket.socket() as trying:
        try:
            trying.bind(("127.0.0.1", PORT))
        except OSError:
            trying.bind(("127.0.0.1", 0))
        return int(trying.getsockname()[1])


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    """Wait until the server says that its store can be written."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    return False


if __name__ == "__main__":
    sys.exit(main())
