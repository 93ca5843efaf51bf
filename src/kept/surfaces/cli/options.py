"""Who is calling, from the command line: the options that every command takes."""

from collections.abc import Mapping
from typing import NamedTuple

from kept.keeper import Keeper
from kept.types import Actor


class Option(NamedTuple):
    """One option of identity; its environment variable is ``KEPT_`` and its name."""

    name: str
    metavar: str
    help: str
    is_repeatable: bool = False


IDENTITY = (
    Option("store", "FILE", "the store; default: a file in the user data folder"),
    Option("user", "NAME", "whose memories; default: the login name"),
    Option("team", "NAME", "a team you belong to, the active one first", is_repeatable=True),
    Option("project", "NAME", "default: the git repository around the working folder"),
    Option("branch", "NAME", "default: the branch checked out"),
    Option("session", "ID", "default: the agent's session, else the terminal"),
    Option("group", "NAME", "default: default"),
    Option("tenant", "NAME", "default: default"),
    Option("language", "CODE", "the language of the conversation, such as en; default: unknown"),
    Option("conversation", "FILE", "the messages that 'memory' with an operation works on; default: none"),
    Option("model", "NAME", "whose tokens are counted; default: o200k_base"),
    Option("context-limit", "N", "tokens of the context window; default: the model's own"),
)

Given = Mapping[str, list[str]]


def keeper_for(given: Given, actor: Actor, folder: str | None = None, *, once: bool = True) -> Keeper:
    """Open the store for the caller that the options describe, at work in *folder*; the last one given wins.

    With *once*, as a command does, it is asked one question.
    """
    from kept.api import open as open_keeper  # when a store is needed: a server answers first

    def last(name: str) -> str | None:
        return given[name][-1] if given.get(name) else None

    keeper = open_keeper(
        last("store"),
        user=last("user"),
        team=given.get("team") or None,
        project=last("project"),
        branch=last("branch"),
        session=last("session"),
        group=last("group"),
        tenant=last("tenant"),
        language=last("language"),
        folder=folder,
        actor=actor,
    )
    keeper.asks_once = once
    return keeper
