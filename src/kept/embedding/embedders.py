"""The models that may turn texts into vectors, by the name that the setting ``embedder`` gives."""

from typing import Protocol

import numpy as np

from kept.embedding.static import NAME, static_model
from kept.errors import NoModel


class Embedder(Protocol):
    """A model: its name is kept with every vector, so that those of different models are never mixed."""

    name: str
    dims: int

    def embed(self, texts: list[str]) -> "np.ndarray[tuple[int, int], np.dtype[np.float32]]":
        """Return one vector of length 1 for each of *texts*.

        Raises:
            NoModel: it cannot now; the message says why.
        """


def embedder_for(name: str) -> Embedder:
    """Return the model that the setting calls *name*."""
    if name in ("", "static", NAME):
        return static_model()
    raise NoModel(f"there is no embedder '{name}': 'kept embedder list' shows those there are")
