"""One real round trip on the default store, each step a process of its own.

This is what `make run` shows: something is kept, another process finds it,
and the brief that an agent gets at the start of a session has it.
"""

import shlex
import subprocess
import sys
from pathlib import Path

KEPT = Path(sys.executable).with_name("kept")

STEPS = (
    ("You keep something:", ["remember", "kept is set up on this machine", "--tag", "kept"]),
    ("Another process finds it:", ["recall", "what is set up on this machine?"]),
    (
        "An agent keeps something, as a tool call:",
        ["tool", "memory_store", '{"type": "context", "content": "The user is trying out kept", "tags": ["kept"]}'],
    ),
    ("And this is what an agent is told when a session starts:", ["brief"]),
)

NEXT = f"""
It works. What now:
  {KEPT} remember "..."     keep something
  {KEPT} recall "..."       find it again, from any process
  {KEPT} list               see everything; 'delete ID' erases for good
  {KEPT} doctor             versions, paths, permissions, latency
  {KEPT} serve              the page: see, correct and share what is kept
  README.md                 give it to your agent, or use it from Python
"""


def main() -> int:
    """Run the steps and stop at the first that fails."""
    for title, arguments in STEPS:
        print(f"{title}\n$ kept {shlex.join(arguments)}", flush=True)
        status = subprocess.run([KEPT, *arguments], check=False).returncode
        if status:
            print(f"That failed with exit status {status}. '{KEPT} doctor' may tell why.", file=sys.stderr)
            return status
        print(flush=True)
    print(NEXT.strip())
    return 0


if __name__ == "__main__":
    sys.exit(main())
