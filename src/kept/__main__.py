"""The command ``kept``.

Agents and hooks start a new process for every call, so the calls they make
skip the command-line library, which takes longer to import than a search
takes to run. Whatever is not plainly one of those goes to the full command.
"""

import sys


def main() -> None:
    """Run the command line and exit with its status."""
    arguments = sys.argv[1:]
    if arguments in (["--version"], ["-V"]):
        from kept import __version__

        print(f"kept {__version__}")  # noqa: T201 - this is the command
        return
    from kept.surfaces.cli.direct import run

    status = run(arguments)
    if status is None:
        from kept.surfaces.cli import cli

        cli(prog_name="kept")
    else:
        sys.exit(status)


if __name__ == "__main__":
    main()
