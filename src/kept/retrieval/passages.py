"""How alike a question in a script without spaces is to the passage of each candidate that is most like it.

A passage, not the whole text: what is written without spaces is often a
paragraph, and a question asks for one sentence of it. Where sentences end is
not known here, so every row of so many words is a passage. A word weighs the
less the more the candidates use it.

What a candidate says is read from the pairs of characters that it is indexed
by: nothing has to be noted when it is stored.
"""

import re
from collections.abc import Sequence
from itertools import chain

import numpy as np

from kept.embedding.embedders import Vectors, of_length_1
from kept.embedding.unspaced import UnspacedModel
from kept.retrieval.measures import EVEN
from kept.retrieval.ranking import Candidates

# How many words a passage has: about a sentence.
PASSAGE = 12

_Vector = np.ndarray[tuple[int], np.dtype[np.float32]]


def passages(query: str, found: Candidates, model: UnspacedModel) -> list[float]:
    """Return for each candidate how alike the best of its passages is, from 0 to 1."""
    asked = model.asked(query)
    texts = [model.words(written(one.fields)) for one in found.rows]
    if not asked or not any(texts):
        return [0.0] * len(texts)
    counts = np.bincount([*chain.from_iterable(texts)], minlength=model.size)
    weights = (EVEN / (EVEN + counts / counts.sum())).astype(np.float32)

    def weighed(words: list[int]) -> Vectors:
        return np.asarray(model.vectors(words) * weights.take(words)[:, None], np.float32)

    question = of_length_1(np.add.reduce(weighed(asked), keepdims=True))[0]
    return [_best(weighed(text), question) if text else 0.0 for text in texts]


def _best(words: Vectors, question: _Vector) -> float:
    """Return the cosine of *question* and the passage of *words* that is most like it; 0 if none is like it."""
    if len(words) > PASSAGE:
        # Twelve in a row are three in a row, four times.
        threes = words[:-2] + words[1:-1] + words[2:]
        each = threes[:-9] + threes[3:-6] + threes[6:-3] + threes[9:]
    else:
        each = np.add.reduce(words, keepdims=True)
    lengths = np.sqrt(np.einsum("ij,ij->i", each, each))
    return min(1.0, max(0.0, float((each @ question / np.maximum(lengths, np.float32(1e-9))).max())))


def written(fields: Sequence[str]) -> str:
    """Return what was written without spaces in *fields*, which hold tokens as `token_text`; of other words a letter.

    Each character begins a pair, but for the last of a row, which stands alone.

    >>> written(["|東京 |京都 |都は |は ", "|夏も |も |fuji "])
    '東京都は  夏も f'
    """
    return " ".join(["".join(re.findall(r"\|(. ?)", field)) for field in fields])
