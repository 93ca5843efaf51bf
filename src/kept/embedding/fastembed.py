"""Any model of the library ``fastembed`` that is on this machine."""

import numpy as np

from kept.embedding.embedders import Vectors, of_length_1
from kept.embedding.files import is_installed
from kept.embedding.offline import offline
from kept.errors import NoModel, shown


class FastEmbed:
    """One of its models, by name."""

    def __init__(self, model: str) -> None:
        if not is_installed("fastembed"):
            raise NoModel("that embedder needs a library that is not installed: pip install fastembed")
        try:
            with offline() as is_offline:
                from fastembed import TextEmbedding
                from loguru import logger

                # It would tell of its looking for files on standard error.
                logger.disable("fastembed")
                self._model = TextEmbedding(model, local_files_only=is_offline)
                made = self._made([""])
        except Exception as error:
            # What a library of many parts may raise is anybody's guess.
            raise NoModel(
                f"fastembed cannot load '{shown(model)}' ({type(error).__name__}: {shown(str(error))}); name a model"
                " that is on this machine (FASTEMBED_CACHE_PATH), or let it be fetched with KEPT_EMBEDDER_DOWNLOAD=1"
            ) from error
        self.name = f"fastembed:{model}"
        self.dims = made.shape[1]

    def embed(self, texts: list[str]) -> Vectors:
        """Return one vector of length 1 for each of *texts*."""
        try:
            return self._made(texts)
        except Exception as error:
            raise NoModel(f"{shown(self.name)} failed ({type(error).__name__}: {shown(str(error))})") from error

    def _made(self, texts: list[str]) -> Vectors:
        return of_length_1(np.array(list(self._model.embed(texts)), np.float32).reshape(len(texts), -1))
