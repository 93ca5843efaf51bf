"""The command ``kept``.

Agents and hooks start a new process for every call, so the calls they make
skip the command-line library, which takes longer to import than a search
takes to run. Whatever is not plainly one of those goes to the full command.
"""

import sys


def main() -> None:
    """Run the command line and exit with its status."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command line and return its status. Never shows a traceback, unless asked to."""
    if arguments in (["--version"], ["-V"]):
        from kept import __version__

        print(f"kept {__version__}")  # noqa: T201 - this is the command
        return 0
    try:
        from kept.surfaces.cli import direct

        status = direct.run(arguments)
        if status is None:
            from kept.surfaces import cli

            status = cli.run(arguments)
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        # The outermost edge: whatever slipped through is our mistake, and the
        # caller, often a model, gets one line about it all the same.
        from kept.errors import Backend
        from kept.surfaces.cli.direct import failed

        if _is_debugging():
            raise
        what = f"{type(error).__name__}: {error}"
        return failed(Backend(f"kept failed unexpectedly ({what}); set KEPT_DEBUG=1 to see where, and report it"))
    return status


def _is_debugging() -> bool:
    import os

    return bool(os.environ.get("KEPT_DEBUG"))


if __name__ == "__main__":
    main()
