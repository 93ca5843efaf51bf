"""Any model of the library ``sentence-transformers`` that is on this machine."""

import numpy as np

from kept.embedding.embedders import Vectors, of_length_1
from kept.embedding.files import is_installed
from kept.embedding.offline import offline
from kept.errors import NoModel, shown


class SentenceTransformers:
    """One of its models, by name or by folder."""

    def __init__(self, model: str) -> None:
        if not is_installed("sentence_transformers"):
            raise NoModel("that embedder needs a library that is not installed: pip install sentence-transformers")
        try:
            with offline() as is_offline:
                from sentence_transformers import SentenceTransformer

                self._model = SentenceTransformer(model, local_files_only=is_offline)
                made = self._made([""])
        except Exception as error:
            # What a library of many parts may raise is anybody's guess.
            raise NoModel(
                f"sentence-transformers cannot load '{shown(model)}' ({type(error).__name__}: {shown(str(error))});"
                " name a folder, or a model that is on this machine, or let it be fetched with KEPT_EMBEDDER_DOWNLOAD=1"
            ) from error
        self.name = f"sentence-transformers:{model}"
        self.dims = made.shape[1]

    def embed(self, texts: list[str]) -> Vectors:
        """Return one vector of length 1 for each of *texts*."""
        try:
            return self._made(texts)
        except Exception as error:
            raise NoModel(f"{shown(self.name)} failed ({type(error).__name__}: {shown(str(error))})") from error

    def _made(self, texts: list[str]) -> Vectors:
        made = self._model.encode(texts, convert_to_numpy=True, show_progress_bar=False)
        return of_length_1(np.asarray(made, np.float32).reshape(len(texts), -1))
