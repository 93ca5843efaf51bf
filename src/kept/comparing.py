"""Which memories say the same, or the same with another value: looked for a few at a time, and noted in the store.

Nothing is merged or left out here: that is for a person to judge.
"""

from time import monotonic

from kept.finding import Finder
from kept.likeness import likeness
from kept.retrieval.tokens import query_words
from kept.storage.browsing import Likeness, Pair
from kept.storage.protocol import Storage
from kept.types import Caller, Filter, Memory

# Among how many a memory's like is looked for.
_ALIKE = 6


def compare(storage: Storage, caller: Caller, finder: Finder, *, most: int, seconds: float) -> int:
    """Compare at most *most* memories with the others, the newest first, as far as *seconds* go; return how many."""
    deadline = monotonic() + seconds
    if storage.browsing.is_compared(caller):
        return 0
    compared: list[Memory] = []
    pairs: list[tuple[str, str, Likeness]] = []
    found = storage.browsing.uncompared(caller, most)
    for memory in found:
        if monotonic() > deadline:
            break
        for hit in finder.by_words(query_words(memory.content), Filter(), _ALIKE):
            other = hit.memory
            kind = None if other.id == memory.id else likeness(memory.content, other.content)
            if kind is not None:
                newer, older = (memory, other) if memory.id > other.id else (other, memory)
                pairs.append((newer.uid, older.uid, kind))
        compared.append(memory)
    is_all = len(compared) == len(found) < most
    storage.browsing.note_compared(caller, compared, pairs, is_all=is_all)
    return len(compared)


def alike(storage: Storage, caller: Caller, kind: Likeness, *, limit: int, offset: int) -> list[Pair]:
    """Return pairs that were found alike and still are; what was edited since and is alike no more is forgotten."""
    still = []
    for pair in storage.browsing.pairs(caller, kind, limit, offset):
        if likeness(pair.newer.content, pair.older.content) == kind:
            still.append(pair)
        else:
            storage.browsing.dismiss(caller, pair.newer.uid, pair.older.uid)
    return still
