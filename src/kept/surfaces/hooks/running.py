"""One run of a hook: JSON in, an answer or nothing out, and always exit status 0.

A host waits for its hooks. Whatever goes wrong here, a locked store, a full
disk, a mistake of ours, must not stop somebody's work: a thread ends the
process when the time is up, and every error becomes one line on standard
error.
"""

import _thread
import os
import sys
import time
from collections.abc import Sequence

# The whole process may take two seconds, its start included. Hosts give the
# end of a session one and a half.
_LIMIT_S = 1.7
_LIMIT_AT_END_S = 1.2

_MAX_INPUT_BYTES = 16 << 20


def run(arguments: Sequence[str]) -> int:
    """Run the hook that *arguments* name; return 0."""
    is_end = any("end" in argument.lower() for argument in arguments)
    _thread.start_new_thread(_give_up_after, (_LIMIT_AT_END_S if is_end else _LIMIT_S,))
    try:
        answer = _answer(arguments)
        if answer:
            _write(1, answer)
    except BaseException as error:  # noqa: BLE001 - the outermost edge, and no host must see more than a line
        _complain(error)
    return 0


def _answer(arguments: Sequence[str]) -> str:
    if sys.stdin is None or sys.stdin.isatty():
        raise ValueError("a coding agent runs this and writes JSON to standard input; see 'kept setup'")
    text = sys.stdin.buffer.read(_MAX_INPUT_BYTES).decode("utf-8", "replace")
    from kept.surfaces.hooks import hosts

    call = hosts.parsed(text.removeprefix("\ufeff"))
    from kept.surfaces.cli.direct import understood

    known = understood(arguments)
    if known is None or len(known[1]) > 1:
        raise ValueError("unknown arguments; 'kept hook --help' shows how it is called")
    given, words, _ = known
    event = hosts.event_of(words[0]) if words else call.event
    if event is None:
        raise ValueError(f"there is nothing to do at this event; there are: {', '.join(hosts.EVENTS)}")
    if call.folder is not None and os.path.isdir(call.folder):
        os.chdir(call.folder)
    if call.session is not None and not os.environ.get("KEPT_SESSION"):
        given.setdefault("session", [call.session[:500]])
    from kept.surfaces.cli.options import keeper_for
    from kept.surfaces.hooks.answering import text_for

    with keeper_for(given, "agent") as keeper:
        said = text_for(keeper, event, call)
    return hosts.answer(call.host, event, said) if said else ""


def _write(to: int, text: str) -> None:
    """Write a line in one go: a host never sees half of it."""
    os.write(to, text.encode("utf-8", "replace") + b"\n")


def _complain(error: BaseException) -> None:
    from contextlib import suppress

    said = " ".join(f"{getattr(error, 'message', None) or error or type(error).__name__}".split())
    with suppress(OSError):
        _write(2, f"kept: {said[:300]}")


def _give_up_after(limit_s: float) -> None:
    time.sleep(limit_s)
    # Nothing is flushed or closed: what is committed is safe, and a lock that
    # we wait for must not be waited for any longer.
    os._exit(0)
