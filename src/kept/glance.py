"""One look by meaning, for a process that asks one question and ends: as `recall`, without what pays only later.

Nothing is loaded but what was prepared for it, and no vector is made here: the
few memories that have none yet are looked at all the same.
"""

import re
from functools import partial

from kept.embedding.light import LightModel, light_model
from kept.retrieval.likeness_by_signs import likeness
from kept.retrieval.measures import Liken
from kept.retrieval.tokens import UNSPACED_RUN
from kept.storage.protocol import Storage
from kept.storage.vectors import Near
from kept.types import Caller, Filter

# How many of the nearest are looked at more closely: somewhat fewer than in `recall`.
_NOMINATED = 96

# How many vectors are compared one by one: one to two microseconds each.
_AFFORDABLE = 15_000

# If more memories than this wait for their vectors, it is time to make them.
_MOST_WAITING = 32


class Glance:
    """What a keeper needs to look beyond words once. `Meaning` says the same for longer."""

    def __init__(self, model: LightModel, waiting: tuple[int, ...], note: str | None) -> None:
        self._model = model
        self._waiting = waiting
        self.note = note

    @property
    def liken(self) -> Liken:
        """What compares a question with its candidates."""
        return partial(likeness, model=self._model)

    def near(self, query: str) -> Near | None:
        """Return where *query* points to; None where there are too many vectors to look at, or no model can tell."""
        if self.note is not None or re.search(UNSPACED_RUN, query):
            return None
        vector = self._model.embed(query)
        once = Near(self._model.name, vector, _NOMINATED, once=True, besides=self._waiting)
        return once if any(vector) else None


def glance(storage: Storage, caller: Caller, named: str) -> Glance | None:
    """Return what looks by meaning once; None if *named* is not the built-in model, or that has work to do before."""
    if named != "static":
        return None
    model = light_model()
    if model is None:
        return None
    memories = storage.count(caller, Filter())
    if memories > _AFFORDABLE:
        return Glance(
            model, (), f"{memories:,} memories are too many for one call to compare by meaning: words found these"
        )
    waiting = storage.vectors.waiting(caller, model.name, _MOST_WAITING + 1)
    rows = tuple([one.row for one in waiting if one.row > 0])
    return None if len(rows) > _MOST_WAITING else Glance(model, rows, None)
