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
from itertools import accumulate, pairwise

import numpy as np

from kept.embedding.unspaced import NOTHING, UnspacedModel
from kept.retrieval.measures import EVEN
from kept.retrieval.ranking import Candidates

# How many words a passage has, about a sentence: so many rows of three.
_ROWS = 4
PASSAGE = 3 * _ROWS


def passages(query: str, found: Candidates, model: UnspacedModel) -> list[float]:
    """Return for each candidate how alike the best of its passages is, from 0 to 1."""
    asked = model.asked(query)
    texts = [model.words(written(one.fields)) for one in found.rows]
    if not asked or not any(texts):
        return [0.0] * len(texts)
    counts = np.bincount([word for text in texts for word in text], minlength=len(model.vectors))
    weights = (EVEN / (EVEN + counts / counts.sum())).astype(np.float32)
    weighed = weights[:, None] * model.vectors
    question = np.add.reduce(weighed.take(asked, axis=0))
    # A shorter text is one passage, filled up with a word that means nothing.
    filled = [text + [NOTHING] * (PASSAGE - len(text)) for text in texts]
    said = weighed.take([word for text in filled for word in text], axis=0)
    threes = said[:-2] + said[1:-1] + said[2:]
    each = sum(threes[3 * row : len(said) - PASSAGE + 1 + 3 * row] for row in range(_ROWS))
    squares = np.einsum("ij,ij->i", each, each) * (question @ question)
    cosines = np.einsum("ij,j->i", each, question) / np.sqrt(np.maximum(squares, 1e-9))
    ends = [*accumulate(map(len, filled), initial=0)]
    best = [float(cosines[start : end - PASSAGE + 1].max()) for start, end in pairwise(ends)]
    return [min(1.0, max(0.0, one)) for one in best]


def written(fields: Sequence[str]) -> str:
    """Return what was written without spaces in *fields*, which hold tokens as `token_text`; of other words a letter.

    Each character begins a pair, but for the last of a row, which stands alone.

    >>> written(["|東京 |京都 |都は |は ", "|夏も |も |fuji "])
    '東京都は  夏も f'
    """
    return " ".join(["".join(re.findall(r"\|(. ?)", field)) for field in fields])
