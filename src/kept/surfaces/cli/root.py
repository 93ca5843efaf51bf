"""The full command line. Each command lives in a module of its own subject and is imported when used."""

from collections.abc import Callable, Collection, Sequence
from importlib import import_module
from typing import Any

import click

from kept import __version__
from kept.errors import InvalidInput, KeptError
from kept.keeper import Keeper
from kept.surfaces.cli.direct import tell_accident
from kept.surfaces.cli.options import IDENTITY, Given, keeper_for
from kept.surfaces.cli.output import note, safe
from kept.types import Actor

# Section → command → the module it is in, and what it does in a line.
SECTIONS: dict[str, dict[str, tuple[str, str]]] = {
    "The first minute": {
        "init": ("init", "Create the store, import what is there, connect your agents."),
        "setup": ("setup", "Connect kept to a coding agent, or take it out again."),
    },
    "Your memories": {
        "remember": ("memories", "Keep something."),
        "recall": ("memories", "Find memories by words and by meaning."),
        "list": ("memories", "List memories, newest first."),
        "show": ("memories", "Show one memory with everything known about it."),
        "edit": ("memories", "Change a memory; its history has the version before."),
        "history": ("memories", "Show every change of a memory: who, when, what."),
        "trash": ("memories", "Put memories in the trash."),
        "restore": ("memories", "Bring memories back from the trash."),
        "delete": ("memories", "Erase memories for good, with every byte of them."),
        "archive": ("memories", "Keep memories out of briefs; recall still finds them."),
        "review": ("review", "See what waits for you: flagged memories and imports."),
    },
    "As files": {"folder": ("folder", "Your memories as Markdown files, in both directions.")},
    "Conversations": {"segments": ("segments", "Archived parts of conversations.")},
    "What they are about": {
        "entities": ("entities", "List what memories are about, most mentioned first."),
        "entity": ("entities", "Show the memories that mention something."),
    },
    "Sharing": {
        "export": ("sharing", "Write memories out: as JSON, or into a file agents read."),
        "import": ("sharing", "Bring in an export of kept's or of another system."),
        "purge": ("sharing", "Erase all memories of this project."),
        "team": ("sharing", "Show or set the teams you belong to."),
    },
    "Over HTTP": {
        "serve": ("serve", "Serve the page, the tools and MCP, until Ctrl-C."),
        "user": ("access", "Who may come in."),
        "token": ("access", "Tokens for programs, and links that sign a browser in."),
        "audit": ("access", "Who did what, newest first."),
    },
    "For agents": {
        "mcp": ("mcp", "Serve one agent over MCP, on standard input and output."),
        "brief": ("agents", "Print what an agent is told when a session starts."),
        "tool": ("agents", "Call a tool as an agent: JSON in, JSON out."),
        "ipc": ("agents", "The same, in the spelling 'tool.invoke.NAME'."),
        "tools": ("agents", "Print the tools' names, descriptions and schemas."),
        "hook": ("agents", "Run by coding agents at the turns of a session."),
    },
    "The store": {
        "settings": ("store", "Show and change settings."),
        "store": ("stores", "Where the memories are, and moving them."),
        "embedder": ("embedder", "Which model finds memories by meaning."),
        "check": ("store", "Verify the store: pages, rows, index, history, counts."),
        "doctor": ("doctor", "Try everything once on a scratch file, and report."),
        "backup": ("store", "Copy the live store and verify the copy, or put one back."),
        "completion": ("store", "Print the script that completes 'kept' in your shell."),
    },
}
_MODULES = {command: module for commands in SECTIONS.values() for command, (module, _) in commands.items()}
_GIVEN = "kept.given"
# Longer than any option and shorter than any secret: so much of an unknown argument may be shown.
_SHOWN_CHARS = 20
# Click calls "--context-limit" by another name than we do.
_OPTION_OF = {option.name.replace("-", "_"): option.name for option in IDENTITY}


# What people type first who know other tools, and what it is called here.
_MEANT = {
    "search": "recall", "find": "recall", "query": "recall", "grep": "recall", "ask": "recall",
    "add": "remember", "save": "remember", "note": "remember", "new": "remember", "put": "remember",
    "forget": "delete", "rm": "delete", "remove": "delete", "get": "show", "cat": "show", "view": "show",
    "ls": "list", "update": "edit", "log": "history", "undo": "restore", "config": "settings", "server": "serve",
}  # fmt: skip


class Commands(click.Group):
    """The root command: finds a command's module when the command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands, in the order of the help."""
        return list(_MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return one command."""
        if cmd_name not in _MODULES:
            return None
        module = import_module(f"kept.surfaces.cli.{_MODULES[cmd_name]}")
        found: click.Command = getattr(module, f"{cmd_name}_")
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or name the nearest one there is."""
        from difflib import get_close_matches

        if args and args[0] not in _MODULES and not args[0].startswith("-"):
            meant = _MEANT.get(args[0]) or next(iter(get_close_matches(args[0], _MODULES, 1)), None)
            hint = f"did you mean '{meant}'?" if meant else "'kept --help' lists them"
            ctx.fail(f"there is no command '{args[0]}'; {hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands by section."""
        for section, commands in SECTIONS.items():
            with formatter.section(section):
                formatter.write_dl([(name, line) for name, (_, line) in commands.items()])


def _note_given(ctx: click.Context, param: click.Parameter, value: Any) -> None:
    """Collect an identity option, before or after the command."""
    if value not in (None, (), False):
        given = ctx.find_root().meta.setdefault(_GIVEN, {})
        given.setdefault(_OPTION_OF.get(str(param.name), param.name), []).extend(
            value if isinstance(value, tuple) else [value]
        )


def _identity_options(*, hidden: bool) -> list[click.Parameter]:
    options: list[click.Parameter] = [
        click.Option(
            [f"--{option.name}"],
            metavar=option.metavar,
            help=f"{option.help} [KEPT_{option.name.replace('-', '_').upper()}]",
            multiple=option.is_repeatable,
            expose_value=False,
            callback=_note_given,
            hidden=hidden,
        )
        for option in IDENTITY
    ]
    options.append(
        click.Option(
            ["--json", "as_json"], is_flag=True, help="answer in JSON", expose_value=False, callback=_note_given
        )
    )
    return options


class TakesText(click.Command):
    """A command whose words are somebody's text: what begins with a dash and can be no option belongs to it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the words of the text behind the options."""
        names = {name: one for one in self.params if isinstance(one, click.Option) for name in one.opts}
        options, words, rest = list[str](), list[str](), iter(args)
        for arg in rest:
            if arg == "--":
                words += rest
            elif arg in names and not names[arg].is_flag:
                options += [arg, *([value] if (value := next(rest, None)) is not None else [])]
            elif arg == "-" or not arg.startswith("-") or _is_text(arg, names):
                words.append(arg)
            else:
                options.append(arg)
        return super().parse_args(ctx, [*options, "--", *words])


def _is_text(arg: str, options: Collection[str]) -> bool:
    """Tell whether *arg* is more than a mistyped option: a number, or several words."""
    if arg.partition("=")[0] in options or (arg[:2] in options and arg[:2] != "--"):
        return False
    return arg[1].isdecimal() or len(arg.split()) > 1


def command(
    name: str, examples: str = "", kind: type[click.Command] = click.Command
) -> Callable[[Callable[..., Any]], click.Command]:
    """Make a function a command that also takes the identity options."""

    def decorate(function: Callable[..., Any]) -> click.Command:
        epilog = "\b\nExamples:\n" + "\n".join(f"  {line.strip()}" for line in examples.strip().splitlines())
        made = click.command(name, cls=kind, epilog=epilog if examples else None)(function)
        made.params += _identity_options(hidden=True)
        return made

    return decorate


def given(ctx: click.Context) -> Given:
    """Return the identity options of this call."""
    found: Given = ctx.find_root().meta.get(_GIVEN, {})
    return found


def wants_json(ctx: click.Context) -> bool:
    """Whether the answer should be JSON."""
    return bool(given(ctx).get("as_json"))


def keeper(ctx: click.Context, actor: Actor = "person") -> Keeper:
    """Open the store for this call; it is closed when the command ends."""
    opened = ctx.with_resource(keeper_for(given(ctx), actor))
    ctx.call_on_close(lambda: tell_accident(opened))
    return opened


cli = Commands(
    "kept",
    params=[*_identity_options(hidden=False), click.Option(["--version", "-V"], is_flag=True, expose_value=False,
            is_eager=True, help="show the version", callback=lambda ctx, _, value: _show_version(ctx, value=value))],
    help="Long-term memory for AI agents, and for you to see, correct and delete.",
    epilog="Options may stand before or after the command. 'kept COMMAND --help' shows examples.",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)  # fmt: skip


def _show_version(ctx: click.Context, *, value: bool) -> None:
    if value:
        click.echo(f"kept {__version__}")
        ctx.exit()


def run(arguments: Sequence[str]) -> int:
    """Run the command line and return its exit status; every error is one line."""
    try:
        status = cli.main(list(arguments), prog_name="kept", standalone_mode=False)
    except KeptError as error:
        return report(error, as_json=_wants_json(arguments))
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return error.exit_code
    except click.UsageError as error:
        return report(InvalidInput(_usage(error)), as_json=_wants_json(arguments, error.ctx))
    except click.ClickException as error:
        note(safe(f"kept: {error.format_message()}"))
        return error.exit_code
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except (click.Abort, KeyboardInterrupt):
        note("kept: stopped; nothing more was changed")
        return 130
    return status if isinstance(status, int) else 0


def _wants_json(arguments: Sequence[str], ctx: click.Context | None = None) -> bool:
    """Whether whoever made this call reads JSON: they said so, or called a tool, as programs do."""
    return "--json" in arguments or (ctx is not None and ctx.info_name in ("tool", "ipc"))


def _usage(error: click.UsageError) -> str:
    """Say what was wrong with a call, and where to see how it is right."""
    said = error.format_message()
    if isinstance(error, click.NoSuchOption) and len(error.option_name) > _SHOWN_CHARS:
        # It may be a text, or a secret, that begins with a dash.
        said = (
            f"No such option '{error.option_name[:_SHOWN_CHARS]}…'; what begins with a dash and is none goes after --"
        )
    if error.ctx is None or error.ctx.parent is None:
        return said  # of the root itself, which names the way already
    return f"{said.rstrip('.')}; '{error.ctx.command_path} --help' shows how"


def report(error: KeptError, *, as_json: bool) -> int:
    """Print *error* as one line, or in its wire form; return its exit status."""
    from kept.surfaces.cli.direct import failed

    if as_json:
        return failed(error)
    note(safe(f"kept: {error.message}"))
    return error.exit_code
