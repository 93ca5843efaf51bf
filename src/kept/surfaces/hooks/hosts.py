"""The coding agents that run hooks: how each names its events, and what it takes as an answer."""

import json
import os
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

Event = Literal["session-start", "prompt", "pre-compact", "session-end"]
Host = Literal["claude-code", "codex", "gemini", "cursor", "opencode"]

EVENTS: tuple[Event, ...] = ("session-start", "prompt", "pre-compact", "session-end")

# What hosts call them, in small letters and without signs.
_NAMES: dict[str, Event] = {
    "sessionstart": "session-start",
    "prompt": "prompt",
    "userpromptsubmit": "prompt",
    "beforeagent": "prompt",
    "beforesubmitprompt": "prompt",
    "precompact": "pre-compact",
    "precompress": "pre-compact",
    "sessionend": "session-end",
}

# Prompts that nobody has typed are no questions to memory.
_TYPED = (None, "user", "sdk")


class Call(NamedTuple):
    """What a host says when it runs a hook."""

    host: Host
    event: Event | None
    session: str | None
    folder: str | None
    transcript: str | None
    prompt: str | None


def event_of(name: str) -> Event | None:
    """Return the event that *name* is in the words of any host.

    >>> event_of("UserPromptSubmit"), event_of("beforeSubmitPrompt"), event_of("pre-compact"), event_of("Stop")
    ('prompt', 'prompt', 'pre-compact', None)
    """
    return _NAMES.get(name.replace("-", "").replace("_", "").lower())


def parsed(text: str, env: Mapping[str, str] = os.environ) -> Call:
    """Read what a host wrote to standard input.

    Raises:
        ValueError: it is no JSON object.
    """
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict):
        said = "no JSON object on standard input, where a coding agent writes one; see 'kept setup'"
        raise ValueError(said)  # noqa: TRY004 - a wrong text, not a wrong type

    def word(*names: str) -> str | None:
        return next((given[name] for name in names if isinstance(given.get(name), str) and given[name].strip()), None)

    roots = given.get("workspace_roots")
    root = roots[0] if isinstance(roots, list) and roots and isinstance(roots[0], str) else None
    named = (env.get(f"{host}_PROJECT_DIR") for host in ("CLAUDE", "GEMINI", "CURSOR"))
    return Call(
        host_of(given, env),
        event_of(word("hook_event_name") or ""),
        word("session_id", "conversation_id"),
        word("cwd") or root or next(filter(None, named), None),
        word("transcript_path"),
        word("prompt") if given.get("source") in _TYPED else None,
    )


def host_of(given: Mapping[str, Any], env: Mapping[str, str]) -> Host:
    """Tell who is calling, by what only that one says."""
    event = str(given.get("hook_event_name", ""))
    if given.get("host") == "opencode":
        return "opencode"  # our own plugin says so
    if "cursor_version" in given or env.get("CURSOR_VERSION") or event[:1].islower():
        return "cursor"
    is_gemini = "timestamp" in given or event in ("BeforeAgent", "PreCompress")
    if is_gemini or env.get("GEMINI_SESSION_ID") or env.get("GEMINI_PROJECT_DIR"):
        return "gemini"
    transcript = str(given.get("transcript_path") or "").replace("\\", "/")
    if "turn_id" in given or "/.codex/" in transcript or env.get("CODEX_THREAD_ID"):
        return "codex"
    return "claude-code"


def answer(host: Host, event: Event, text: str) -> str:
    """Write *text*, which goes into the model's context, in the form that *host* takes at *event*."""
    if host == "cursor":
        said: dict[str, Any] = {"additional_context": text}
        return json.dumps({"continue": True, **said} if event == "prompt" else said, ensure_ascii=False)
    names = {"session-start": "SessionStart", "prompt": "BeforeAgent" if host == "gemini" else "UserPromptSubmit"}
    output = {"hookEventName": names[event], "additionalContext": text}
    return json.dumps({"hookSpecificOutput": output}, ensure_ascii=False)
