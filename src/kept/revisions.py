"""One change of a memory."""

from datetime import datetime

from kept.types import Action, Memory, Origin
from kept.values import value


@value
class Revision:
    """One change: who made it, when, from where, and the memory it left behind."""

    version: int
    action: Action
    at: datetime
    origin: Origin
    memory: Memory
