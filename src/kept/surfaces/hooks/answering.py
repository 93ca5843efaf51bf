"""What is done at each turn of a session."""

import os
import sys

from kept.keeper import Keeper
from kept.surfaces.hooks.hosts import Call, Event


def text_for(keeper: Keeper, event: Event, call: Call) -> str:
    """Return what goes into the model's context at *event*; nothing while memory is off."""
    if keeper.settings.get("memory") == "off":
        return ""
    if event == "session-start":
        from kept import speaking

        return speaking.at_start(keeper)
    if event == "prompt":
        from kept import speaking

        return speaking.to_prompt(keeper, call.prompt or "")
    if event == "pre-compact":
        _archive(keeper, call)
    else:
        _session_end(keeper, call)
    return ""


def _archive(keeper: Keeper, call: Call) -> None:
    """Let the transcript be archived by a process of its own, for it may be of any size."""
    if call.transcript is None or not os.path.isfile(call.transcript):
        return
    import subprocess

    caller = keeper.caller
    identity = {"user": caller.user, "tenant": caller.tenant, "session": caller.session}
    options = [f"--{name}={value}" for name, value in identity.items() if value]
    command = [sys.executable, "-P", "-m", "kept", "segments", "import", os.path.abspath(call.transcript), *options]
    nothing = subprocess.DEVNULL
    subprocess.Popen(  # it outlives us, and nobody waits for it
        command, stdin=nothing, stdout=nothing, stderr=nothing, cwd=os.sep, start_new_session=True, close_fds=True,
        # Not among the options, which others can read: it may hold a password.
        env=os.environ | {"KEPT_STORE": keeper.storage.location},
    )  # fmt: skip


def _session_end(keeper: Keeper, call: Call) -> None:
    """Note that this session may hold something to keep, unless nothing was said in it."""
    if keeper.caller.user is None or call.session is None:
        return
    if call.transcript is not None and not _has_content(call.transcript):
        return
    from kept import sweeps

    sweeps.add(keeper, sweeps.Sweep(call.session, call.host, keeper.caller.project, call.transcript, keeper.now()))


def _has_content(path: str) -> bool:
    try:
        return os.path.getsize(path) > 0
    except OSError:
        return False
