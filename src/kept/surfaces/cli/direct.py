"""The calls that agents and hooks make, without the command-line library.

`run` takes only what it understands completely and leaves everything else,
help and mistakes included, to the full command, which knows the same
commands. So there is one behaviour, and a fast way to it.
"""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from kept.arguments import MAX_INPUT_CHARS, parsed
from kept.errors import InvalidInput, KeptError
from kept.surfaces.cli.options import IDENTITY, Given, keeper_for

_NAMES = {f"--{option.name}": option.name for option in IDENTITY}
_IPC_PREFIX = "tool.invoke."


def run(arguments: Sequence[str]) -> int | None:
    """Run a tool call, a brief or a recall and return the exit status; None if it is none of them."""
    known = understood(arguments)
    if known is None:
        return None
    given, words, flags = known
    match words:
        case ["tool", name, text] if not flags:
            return tool(given, name, text)
        case ["ipc", method, text] if not flags:
            return ipc(given, method, text)
        case ["brief"] if flags <= {"--json"}:
            return answered(lambda: brief(given, "typed", as_json=bool(flags)))
        case ["recall", *query] if query:
            return recall(given, " ".join(query), as_json=bool(flags))
        case _:
            return None


def tool(given: Given, name: str, text: str) -> int:
    """Run the tool *name* with the JSON *text*; ``-`` reads it from standard input."""

    def call() -> str:
        arguments = parsed(_standard_input() if text == "-" else text)
        with keeper_for(given, "agent") as keeper, attached(given, keeper) as conversation:
            answer = _json(keeper.call(name, arguments, conversation=conversation))  # type: ignore[arg-type]  # checked by the call
            tell_accident(keeper)
            return answer

    return answered(call)


def tell_accident(keeper: "Keeper") -> None:
    """Say on standard error what happened to the user's folder, if anything did."""
    if keeper.accident:
        write_line(sys.stderr, f"kept: {keeper.accident}")


@contextmanager
def attached(given: Given, keeper: "Keeper") -> "Iterator[Conversation | None]":
    """Read the conversation that the options name, if any, and write it back if the call has changed it."""

    def option(name: str) -> str | None:
        variable = f"KEPT_{name.replace('-', '_').upper()}"
        return given[name][-1] if given.get(name) else os.environ.get(variable) or None

    path = option("conversation")
    if path is None:
        yield None
        return
    from kept.conversation.files import ConversationFile

    limit = option("context-limit")
    if limit is not None and not (limit.isascii() and limit.isdecimal() and int(limit) > 0):
        raise InvalidInput("context-limit must be a number of tokens, at least 1", field="context_limit")
    file = ConversationFile(path)
    try:
        tokens = int(limit) if limit else None
        conversation = keeper.conversation(file.messages, model=option("model"), limit=tokens, identity=file.path)
        yield conversation
        if conversation.messages != file.messages:
            try:
                file.save(conversation.messages)
            except KeptError:
                # The file was not written, so no placeholder leads to these archives.
                keeper.storage.segments.delete(keeper.caller, conversation.stored)
                raise
    finally:
        file.close()


def ipc(given: Given, method: str, text: str) -> int:
    """Run a tool by the first document's spelling, ``tool.invoke.NAME``."""
    if not method.startswith(_IPC_PREFIX):
        return failed(InvalidInput(f"'{method[:80]}' is no method; there is {_IPC_PREFIX}NAME", field="method"))
    return tool(given, method.removeprefix(_IPC_PREFIX), text)


def brief(given: Given, dialect: str, *, as_json: bool) -> str:
    """Return the session-start block in the form of *dialect*, or the brief as JSON; nothing while memory is off."""
    with keeper_for(given, "agent") as keeper:
        if not as_json:
            from kept import speaking

            return speaking.brief(keeper, dialect)
        if dialect == "files":
            from kept.dialects import files

            return _json(files.as_list(keeper.index_brief()))
        if dialect == "space":
            from kept.dialects import space

            return _json(space.as_list(keeper.brief()))
        from kept.dialects.typed import brief_result

        return _json(brief_result(keeper.brief()))


def recall(given: Given, query: str, *, as_json: bool) -> int:
    """Print what answers *query*, for a person."""
    from kept.surfaces.cli.recalling import answer

    try:
        with keeper_for(given, "person") as keeper:
            answer(keeper, query, as_json=as_json)
            tell_accident(keeper)
    except KeptError as error:
        from kept.surfaces.cli.root import report

        return report(error, as_json=as_json)
    return 0


def answered(call: "Callable[[], str]") -> int:
    """Print what *call* returns, or its error as one line of JSON; return the exit status."""
    try:
        answer = call()
    except KeptError as error:
        return failed(error)
    write_line(sys.stdout, answer)
    return 0


def failed(error: KeptError) -> int:
    """Print *error* in its wire form on standard error; return its exit status."""
    write_line(sys.stderr, json.dumps({"error": error.as_dict()}))
    return error.exit_code


def write_line(stream: "TextIO", text: str) -> None:
    """Write *text* as UTF-8 whatever the locale says; a reader that left is no error."""
    if not text:
        return
    with suppress(BrokenPipeError):
        stream.flush()
        stream.buffer.write(text.encode("utf-8", "replace") + b"\n")
        stream.buffer.flush()


def understood(arguments: Sequence[str]) -> tuple[dict[str, list[str]], list[str], set[str]] | None:
    """Split *arguments* into identity, words and flags; None if anything is unknown."""
    given: dict[str, list[str]] = {}
    words: list[str] = []
    flags: set[str] = set()
    rest = iter(arguments)
    for argument in rest:
        name, has_value, value = argument.partition("=")
        if name in _NAMES:
            given.setdefault(_NAMES[name], []).append(value if has_value else next(rest, ""))
        elif argument == "--json":
            flags.add(argument)
        elif argument.startswith("-") and argument != "-":
            return None
        else:
            words.append(argument)
    return given, words, flags


def _standard_input() -> str:
    try:
        return sys.stdin.buffer.read(MAX_INPUT_CHARS + 4).decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidInput("the arguments on standard input are not UTF-8") from None


def _json(answer: object) -> str:
    return json.dumps(answer, ensure_ascii=False)


TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from kept.conversation.conversation import Conversation
    from kept.keeper import Keeper
