"""Any model of the libraries ``sentence-transformers`` and ``fastembed`` that is on this machine."""

from collections.abc import Callable
from typing import Any

import numpy as np

from kept.embedding.embedders import Vectors, of_length_1
from kept.embedding.files import is_installed
from kept.embedding.offline import offline
from kept.errors import NoModel, shown

# Texts → their vectors, in whatever form the library has for them.
_Making = Callable[[list[str]], Any]


class LibraryModel:
    """One model of a library, by name or by folder."""

    def __init__(self, library: str, model: str) -> None:
        if not is_installed(library.replace("-", "_")):
            raise NoModel(f"that embedder needs a library that is not installed: pip install {library}")
        self.name = f"{library}:{model}"
        try:
            with offline() as is_offline:
                self._make = _LOADING[library](model, is_offline=is_offline)
                self.dims = self._made([""]).shape[1]
        except Exception as error:
            # What a library of many parts may raise is anybody's guess.
            raise NoModel(
                f"{library} cannot load '{shown(model)}' ({type(error).__name__}: {shown(str(error))}); name a folder,"
                " or a model that is on this machine, or let it be fetched with KEPT_EMBEDDER_DOWNLOAD=1"
            ) from error

    def embed(self, texts: list[str]) -> Vectors:
        """Return one vector of length 1 for each of *texts*."""
        try:
            return self._made(texts)
        except Exception as error:
            raise NoModel(f"{shown(self.name)} failed ({type(error).__name__}: {shown(str(error))})") from error

    def _made(self, texts: list[str]) -> Vectors:
        return of_length_1(np.asarray(self._make(texts), np.float32).reshape(len(texts), -1))


def _sentence_transformers(model: str, *, is_offline: bool) -> _Making:
    from sentence_transformers import SentenceTransformer

    loaded = SentenceTransformer(model, local_files_only=is_offline)
    return lambda texts: loaded.encode(texts, convert_to_numpy=True, show_progress_bar=False)


def _fastembed(model: str, *, is_offline: bool) -> _Making:
    from fastembed import TextEmbedding
    from loguru import logger

    # It would tell of its looking for files on standard error.
    logger.disable("fastembed")
    loaded = TextEmbedding(model, local_files_only=is_offline)
    return lambda texts: list(loaded.embed(texts))


_LOADING = {"sentence-transformers": _sentence_transformers, "fastembed": _fastembed}
