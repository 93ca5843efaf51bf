"""The command ``kept``.

Agents and hooks start a new process for every call, so the calls they make
skip the command-line library, which takes longer to import than a search
takes to run. Whatever is not plainly one of those goes to the full command.
"""

import gc
import os
import sys
from contextlib import suppress


def main() -> None:
    """Run the command line and exit with its status."""
    # Whoever starts us without these streams wants no answer, and gets none.
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115 - open until the end
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115 - open until the end
    # Looking for garbage takes a tenth of a call that ends before there is much of it.
    gc.disable()
    # Our sums are small: threads for them would only wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    status = run(sys.argv[1:])
    with suppress(OSError):  # the reader has left, or there is no room: that was said
        sys.stdout.flush()
        sys.stderr.flush()
    # Every store is closed by now. Taking the interpreter apart as well
    # would add a tenth to the time of a tool call.
    os._exit(status)


def run(arguments: list[str]) -> int:
    """Run the command line and return its status. Never shows a traceback, unless asked to."""
    if arguments in (["--version"], ["-V"]):
        from kept import __version__

        print(f"kept {__version__}")  # noqa: T201 - this is the command
        return 0
    if arguments[:1] == ["hook"] and not {"--help", "-h"}.intersection(arguments):
        from kept.surfaces.hooks import running

        return running.run(arguments[1:])
    try:
        from kept.surfaces.cli import direct

        status = direct.run(arguments)
        if status is None:
            from kept.surfaces.cli import root

            gc.enable()  # some of the commands run for long
            status = root.run(arguments)
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        # The outermost edge: whatever slipped through is our mistake, and the
        # caller, often a model, gets one line about it all the same.
        from kept.errors import unexpected
        from kept.surfaces.cli.direct import failed

        if os.environ.get("KEPT_DEBUG"):
            raise
        return failed(unexpected(error))
    return status


if __name__ == "__main__":
    main()
