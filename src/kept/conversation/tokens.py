"""What messages cost, counted once each: exactly where the tokenizer is known, else by an estimate that says so.

A message costs 3 tokens for its frame, its role, and its texts; each message
is framed by special tokens, over which no tokenizer merges. So the cost of a
prefix is the sum of its messages' costs, and that of one message does not
change with what comes after it.
"""

import json
import re
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import NamedTuple, Protocol

from kept.conversation.bpe import ENCODINGS, encoding
from kept.conversation.forms import Message, pictures_in, role_of, texts_of
from kept.errors import InvalidInput

DEFAULT_ENCODING = "o200k_base"
DEFAULT_WINDOW = 128_000

FRAME_TOKENS = 3
# What a picture costs in low detail; in any other, nobody can tell from here.
PICTURE_TOKENS = 85

_EAST_ASIAN = "[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff66-\uff9f\U00020000-\U0003ffff]"

# The keys of a message that says nothing but its content.
_PLAIN = frozenset({"role", "content", "tool_call_id"})

# A provider's own count of a list of messages.
Counting = Callable[[list[Message]], int]


class Model(NamedTuple):
    """How the tokens of a model are counted, and how many fit into its window."""

    encoding: str | None = DEFAULT_ENCODING
    window: int = DEFAULT_WINDOW
    factor: float = 1.05
    east_asian: float = 1.25


def model_of(name: str | None) -> Model:
    """Return what is known of the model *name*; one that nobody knows gets an estimate."""
    if not name or name in ENCODINGS:
        return Model(name or DEFAULT_ENCODING)
    plain = name.rpartition("/")[2].casefold()
    fitting = [known for known in _models() if plain.startswith(known)]
    return _models()[max(fitting, key=len)] if fitting else Model(None)


@cache
def _models() -> dict[str, Model]:
    text = files("kept.conversation").joinpath("models.toml").read_text(encoding="utf-8")
    return {
        one["name"]: Model(**{"encoding": None} | {part: value for part, value in one.items() if part != "name"})
        for one in tomllib.loads(text)["model"]
    }


class Counter(Protocol):
    """Counts the messages of a conversation, each of them once."""

    tokenizer: str

    def total_with(self, costs: Sequence[int], start: int, end: int, messages: Sequence[Message]) -> int:
        """Return what *messages* cost, in which one message now stands at *start* for those up to *end*."""

    def per_message(self, messages: Sequence[Message]) -> list[int]:
        """Return what each message adds to those before it."""

    def alone(self, message: Message) -> int:
        """Return what *message* costs by itself, about, without asking anybody."""

    def is_exact(self, messages: Sequence[Message]) -> bool:
        """Whether the count is that of the tokenizer, and no estimate."""


class TextCounter:
    """Counts by the texts of each message."""

    def __init__(self, model: Model) -> None:
        self.tokenizer = model.encoding or "estimate"
        self._is_exact = model.encoding is not None
        self._model = model
        self._name = model.encoding or DEFAULT_ENCODING
        self._known: dict[tuple[int, tuple[str, ...]], int] = {}
        self._seen: dict[int, tuple[Message, str, int, int]] = {}
        self._has_pictures = False

    def per_message(self, messages: Sequence[Message]) -> list[int]:
        """Return what each message costs; what was counted once is not counted again."""
        costs, seen = [], self._seen
        for message in messages:
            content = message.get("content")
            last = seen.get(id(message))
            # A message that only says a text, and still the same, costs what it did.
            if last is not None and last[0] is message and last[1] is content and len(message) == last[3]:
                costs.append(last[2])
                continue
            texts, pictures = (role_of(message), *texts_of(message)), pictures_in(message)
            cost = self._known.get((pictures, texts))
            if cost is None:
                cost = self._known[pictures, texts] = self._cost(pictures, texts)
                self._has_pictures = self._has_pictures or pictures > 0
            if isinstance(content, str) and message.keys() <= _PLAIN:
                seen[id(message)] = (message, content, cost, len(message))
            costs.append(cost)
        return costs

    def total_with(self, costs: Sequence[int], start: int, end: int, messages: Sequence[Message]) -> int:
        """Return the total by the difference, for no message changes what another costs."""
        return sum(costs) - sum(costs[start : end + 1]) + self.per_message(messages[start : start + 1])[0]

    def alone(self, message: Message) -> int:
        """Return what *message* costs; it is counted, and forgotten."""
        return self._cost(0, (role_of(message), *texts_of(message)))

    def _cost(self, pictures: int, texts: tuple[str, ...]) -> int:
        tokens = sum(map(self._count, texts))
        return FRAME_TOKENS + PICTURE_TOKENS * pictures + round(tokens)

    def _count(self, text: str) -> float:
        tokens = encoding(self._name).count(text)
        if self._is_exact or not text:
            return tokens
        # How many of the tokens are East Asian: there a character is most of a token, elsewhere a quarter.
        dense = 0 if text.isascii() else len(re.findall(_EAST_ASIAN, text))
        share = 0.8 * dense / (0.8 * dense + 0.25 * (len(text) - dense))
        return tokens * (share * self._model.east_asian + (1 - share) * self._model.factor)

    def is_exact(self, messages: Sequence[Message]) -> bool:
        """Whether the tokenizer is known and there is nothing but text."""
        return self._is_exact and not (self._has_pictures and any(map(pictures_in, messages)))


def _checked_count(count: object) -> int:
    if isinstance(count, bool) or not isinstance(count, int) or count < 0:
        raise InvalidInput(f"the counter must return a whole number of tokens, not {count!r:.80}", field="counter")
    return count


class CustomCounter:
    """Counts by a provider's own call, by prefixes, each of which is asked for once."""

    tokenizer = "custom"

    def __init__(self, counting: Counting) -> None:
        self._counting = counting
        self._known: dict[bytes, int] = {}

    def per_message(self, messages: Sequence[Message]) -> list[int]:
        """Return by how much each message raises the count of the prefix that ends with it."""
        digest, before, costs = blake2b(digest_size=16), 0, []
        for index, message in enumerate(messages):
            digest.update(json.dumps(message, sort_keys=True).encode() + b"\n")
            key = digest.digest()
            if key not in self._known:
                self._known[key] = _checked_count(self._counting([*messages[: index + 1]]))
            costs.append(self._known[key] - before)
            before = self._known[key]
        return costs

    def total_with(self, costs: Sequence[int], start: int, end: int, messages: Sequence[Message]) -> int:  # noqa: ARG002 - as the protocol says
        """Return the total, which only the provider knows."""
        return sum(self.per_message(messages))

    def alone(self, message: Message) -> int:
        """Return what *message* would cost elsewhere: nobody is asked about what may never be sent."""
        return TextCounter(Model(None)).alone(message)

    def is_exact(self, messages: Sequence[Message]) -> bool:  # noqa: ARG002 - as the protocol says
        """A provider's count is its count."""
        return True
