"""Does it work in the real agents? Their own programs, in a home of their own, against a model that is none.

    python bench/real_hosts.py [--claude PROGRAM] [--codex PROGRAM] [--gemini PROGRAM] [--opencode PROGRAM]

``kept setup`` connects each program that is named; then it is asked one
question. A server on this machine answers every request with an error and
looks whether the brief and the memory that answers the question were in it.
Nothing leaves the machine, and the key is made up.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

FACT = "Releases are cut from the branch release-train on Thursday mornings by the platform team"
OTHER = "The canary phrase is heliotrope walrus"
QUESTION = "On which mornings does the platform team cut releases from the release-train branch?"
KEY = "made-up"


class NoModel(ThreadingHTTPServer):
    """Refuses every request, and remembers what was in it."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Refuse)
        self.bodies: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()


class _Refuse(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        self.server.bodies.append(body.decode("utf-8", "replace"))  # type: ignore[attr-defined]  # it is ours
        answer = json.dumps({"type": "error", "error": {"type": "invalid_request_error", "message": "no model"}})
        self.send_response(400)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer.encode())

    do_GET = do_POST  # noqa: N815 - the name that the library looks for

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("claude", "codex", "gemini", "opencode"):
        options.add_argument(f"--{name}", metavar="PROGRAM")
    programs = {name: program for name, program in vars(options.parse_args()).items() if program}
    is_well = True
    for name, program in programs.items():
        with tempfile.TemporaryDirectory(prefix="kept-host-") as home:
            said = asked(name, os.path.abspath(program), Path(home))
        brief, memory = (any(part in body for body in said) for part in (OTHER, "about the same words"))
        print(f"{name}: {len(said)} requests, brief {'there' if brief else 'MISSING'}, "
              f"memory to the prompt {'there' if memory else 'MISSING'}")  # fmt: skip
        is_well = is_well and brief and memory
    sys.exit(not is_well)


def asked(name: str, program: str, home: Path) -> list[str]:
    """Connect the agent, ask it once, and return the requests that it made."""
    server = NoModel()
    url = f"http://127.0.0.1:{server.server_port}"
    env = {"HOME": str(home), "KEPT_HOME": str(home / "kept"), "KEPT_USER": "ann", "PATH": os.environ["PATH"]}
    kept = str(Path(sys.executable).with_name("kept"))
    work = home / "work"
    work.mkdir()
    for fact in (FACT, OTHER):
        subprocess.run([kept, "remember", fact], env=env, cwd=work, check=True, capture_output=True)
    agent = {"claude": "claude-code"}.get(name, name)
    subprocess.run([kept, "setup", agent, "--yes"], env=env, cwd=work, check=True, capture_output=True)
    if name == "claude":
        call = [program, "-p", QUESTION]
        env |= {"ANTHROPIC_BASE_URL": url, "ANTHROPIC_API_KEY": KEY, "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1"}
    elif name == "codex":
        none = f'{{name="none",base_url="{url}/v1",env_key="NO_KEY",request_max_retries=0,stream_max_retries=0}}'
        # The hooks are ours and this home is thrown away, so nobody is asked to trust them.
        call = [program, "exec", "--dangerously-bypass-hook-trust", "--skip-git-repo-check",
                "-c", f"model_providers.none={none}", "-c", "model_provider=none", QUESTION]  # fmt: skip
        env |= {"NO_KEY": KEY}
    elif name == "opencode":
        settings = home / ".config" / "opencode" / "opencode.json"
        provider = {"provider": {"openai": {"options": {"baseURL": f"{url}/v1", "apiKey": KEY}}}}
        settings.write_text(json.dumps(json.loads(settings.read_text()) | provider))
        call = [program, "run", "-m", "openai/gpt-5", QUESTION]
    else:
        settings = home / ".gemini" / "settings.json"
        chosen = {"security": {"auth": {"selectedType": "gemini-api-key"}}}
        settings.write_text(json.dumps(json.loads(settings.read_text()) | chosen))
        call = [program, "-p", QUESTION]
        env |= {"GEMINI_API_KEY": KEY, "GOOGLE_GEMINI_BASE_URL": url, "GEMINI_CLI_TRUST_WORKSPACE": "true"}
    subprocess.run(call, env=env, cwd=work, capture_output=True, timeout=120, check=False)
    server.shutdown()
    return server.bodies


if __name__ == "__main__":
    main()
