"""Settings by which a call was begun, and which the transaction must find unchanged.

Settings hardly ever change, so a call takes those that it knows for true, and
looks at them in the same trip as at everything else.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kept.storage.postgres import prepared
from kept.storage.postgres.transaction import Row, Statement
from kept.storage.protocol import Outdated
from kept.types import Caller


class Supposed(NamedTuple):
    """What is taken to be set, and the statement that asks whether it is."""

    settings: Mapping[str, str]
    asking: Statement


def settings_of(caller: Caller) -> Statement:
    """Ask what is set for the store and for *caller*."""
    return prepared.settings(caller.tenant, caller.user or "")


def supposed(caller: Caller, under: Mapping[str, str] | None) -> Supposed | None:
    """Return what is taken to be set for *caller*, if anything is."""
    return None if under is None else Supposed(under, settings_of(caller))


def must_hold(found: Iterable[Row], under: Mapping[str, str] | None) -> None:
    """Make sure that what `settings_of` has *found* is *under*.

    Raises:
        Outdated: it is not.
    """
    if under is not None and under != dict(found):
        raise Outdated
