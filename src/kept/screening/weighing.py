"""Weigh what no single rule decides: many weak signs of an attack in one short passage.

A sign is a word, two words in a row, a meaning (``drop``, ``orders``, ``hide``:
the lists of ``rules/cues.toml``, in six languages), or two meanings in one
sentence. What each is worth was learnt from attacks and from ordinary notes by
many hands (``bench/weighing.py``); here they are only added up. Meanings carry
what was learnt in one language over to the others.

Text is read in passages of a few sentences, so that a long text is not an
attack for its length, and the time it takes is linear.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import accumulate, combinations, pairwise
from typing import Any, NamedTuple

from kept.screening.compiled import load

# How findings name this, and what they say to people.
RULE = "reads-like-an-attack"
EXPLANATION = "Many weak signs add up to an instruction that speaks to a model against its user or its rules."

# A passage has about so many words; of a script without blanks, two letters are counted as one.
PASSAGE_WORDS = 35

# A sentence of fewer words says too little by itself.
_ALONE_WORDS = 5

# A passage is weighed only if its meanings alone, without words and pairs, are worth this much (in hundredths): of the
# passages of ordinary texts two in five are, and of 1,048 attacks that are flagged all but 2. In a text of more
# characters than this it takes more: a seventh of the ordinary passages are worth that, and all but 26 of the attacks.
_MEANT_AT_LEAST = 150
_LONG = 2_000
_MEANT_IN_LONG = 350

# Nor if its words and meanings, each for itself, are worth less than this: all but one in 800 of the passages that are
# flagged are worth it, and one in nine of the ordinary ones. Pairs, which are many, take most of the time.
_SINGLY_AT_LEAST = -500

# Meanings so many words apart stand near each other.
_NEAR = 5

# More meanings than this there cannot be: pairs of them are numbers.
_MEANINGS = 64
_NEAR_PAIRS = _MEANINGS * _MEANINGS
_PAIRS = 2 * _NEAR_PAIRS
_SIZES = 2 * _PAIRS
_SIZE_STEP, _LARGEST = 6, 6

# What stands for a meaning without being a word.
ADDRESS, MAIL, MARK, QUOTE = "address", "mail", "mark", "quote"

# A sentence, up to where it ends: a full stop inside a name or a number is none.
_SENTENCE = re.compile(r"(?:[^.!?。！？;；\n]+|\.(?=[a-z0-9]))+")

_WORD = r"[a-z0-9](?:[a-z0-9]|['.+_-](?=[a-z0-9]))*+"
_WORDS = re.compile(_WORD)

# What else there may be in a sentence, and how to see that there is nothing. A word comes first, with the colon that
# makes a mark of some: at most places there is one.
_KINDS = (
    rf"(?P<word>{_WORD}(?!://|@\w)(?:\s?:(?!//))?)"
    r"|(?P<mark><\|?/?(?:im_\w+|system|sys|inst|user|assistant|instructions?|important|admin|s)\b[^<>]{0,20}>?"
    r"|\[/?(?:inst|system|admin|user|assistant|important|end|begin)\b|<<sys|<!--|-{3,}|={3,}|#{3,})"
    r"|(?P<wide>[\u3040-\u9fff]+)"
    r"|(?P<quote>[\"“”„«»「」『』《》])"
    r"|(?P<address>(?:https?|ftp)://\S+)"
    r"|(?P<mail>[\w.+-]{1,64}@[\w-]+\.[\w.]+)"
)
_TOKENS = re.compile(re.sub(r"\(\?P<\w+>", "(?:", _KINDS))
_ROLES = {"system", "assistant", "admin", "human", "user"}
_SPECIAL = re.compile(r"[:<\[=#@\"“”„«»「」『』《》\u3040-\u9fff]|---")

Sign = str | int


class Sentence:
    """The words of a sentence and what each means, about how many they are, and where it stands."""

    def __init__(
        self, words: list[str], meant: list[tuple[int, ...]] | None, size: float, start: int, end: int
    ) -> None:
        # What each word means is listed only where that is more than what it means by itself.
        meant = _meanings().joined(words, meant)
        each = map(_meanings().of.__getitem__, words) if meant is None else meant
        self.meanings = set[int]().union(*each)
        self.size, self.start, self.end = size, start, end
        self._words, self._meant = words, meant

    @cached_property
    def signs(self) -> set[Sign]:
        """What may be weighed of it."""
        meant = [*map(_meanings().of.__getitem__, self._words)] if self._meant is None else self._meant
        return _signs(self._words, meant, self.meanings)

    @cached_property
    def known_signs(self) -> set[Sign]:
        """Those of its signs that are worth something."""
        return self.signs & _weights()[0].keys()

    @cached_property
    def single_signs(self) -> set[Sign]:
        """Those of them that are one word or one meaning."""
        singles: set[Sign] = {*self._words, *self.meanings}
        return singles & _weights()[0].keys()


class Passage(NamedTuple):
    """Sentences that are weighed together, and about how many words they have."""

    sentences: Sequence[Sentence]
    size: float

    @property
    def signs(self) -> set[Sign]:
        """The signs in all of them, and one for how long they are."""
        return {self._long}.union(*[one.signs for one in self.sentences])

    @property
    def weight(self) -> int:
        """What its signs are worth together."""
        return self._worth([one.known_signs for one in self.sentences])

    @property
    def is_weighty(self) -> bool:
        """Whether that is what an attack is worth."""
        return self.weight >= _weights()[2]

    @property
    def single_weight(self) -> int:
        """What they are worth without those that are pairs."""
        return self._worth([one.single_signs for one in self.sentences])

    def _worth(self, known: Iterable[set[Sign]]) -> int:
        weights, bias, _ = _weights()
        return bias + weights.get(self._long, 0) + sum(map(weights.__getitem__, set[Sign]().union(*known)))

    @property
    def _long(self) -> int:
        return _SIZES + min(int(self.size) // _SIZE_STEP, _LARGEST)

    @property
    def start(self) -> int:
        """Where it begins."""
        return self.sentences[0].start

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.sentences[-1].end

    @property
    def meant(self) -> int:
        """What its meanings alone are worth."""
        return sum(map(_meanings().worth.__getitem__, set[int]().union(*[one.meanings for one in self.sentences])))


def weighed(text: str) -> Passage | None:
    """Return the passage of folded *text* that reads most like an attack; None if none does.

    Of a long text, the first that reads like one: it need not be read to its end.
    """
    if len(text) > _LONG:
        weighty = _weighty(together(each_sentence(text)), _MEANT_IN_LONG)
        return next((one for one in weighty if one.is_weighty), None)
    # Most texts mean too little, and for them the weights are not even loaded.
    likely = [*_weighty(passages(sentences(text)), _MEANT_AT_LEAST)]
    heaviest = max(likely, key=lambda one: one.weight, default=None)
    return heaviest if heaviest is not None and heaviest.is_weighty else None


def _weighty(every: Iterable[Passage], meant: int) -> Iterator[Passage]:
    """Yield the passages that are worth weighing whole."""
    return (one for one in every if one.meant >= meant and one.single_weight >= _SINGLY_AT_LEAST)


def passages(every: Sequence[Sentence]) -> Iterator[Passage]:
    """Yield sentences together, as many as a passage holds, and each alone, where what was buried stands out.

    In a long text they are not weighed alone, for the time it takes.
    """
    yield from together(every)
    if len(every) > 1:
        yield from (Passage([one], one.size) for one in every if one.size >= _ALONE_WORDS)


def together(every: Iterable[Sentence]) -> Iterator[Passage]:
    """Yield as many sentences as a passage holds; each begins in the middle of the one before."""
    held: list[Sentence] = []
    size = 0.0
    for one in every:
        while held and size + one.size > PASSAGE_WORDS:
            yield Passage(held, size)
            first = next(at for at, half in enumerate(accumulate(part.size for part in held), 1) if half >= size / 2)
            held = held[first:]
            size = sum((part.size for part in held), 0.0)
        held.append(one)
        size += one.size
    if held:
        yield Passage(held, size)


def sentences(text: str) -> list[Sentence]:
    """Return the sentences of folded *text*, with their signs."""
    return [*each_sentence(text)]


def each_sentence(text: str) -> Iterator[Sentence]:
    """Yield the sentences of folded *text*, with their signs."""
    lowered = text.lower()
    for sentence in _SENTENCE.finditer(lowered):
        said, end = sentence[0], sentence.end()
        if _SPECIAL.search(said) is None:
            words = [*map(_names.__getitem__, _WORDS.findall(said))]
            size, meant = float(len(words)), None
        else:
            words, meant, size = _read(said)
        if lowered.startswith(_ASKS, end):
            words.append(_ASKS)
            if meant is not None:
                meant.append(_meanings().of[_ASKS])
        if not words:
            continue
        start = end - len(said.lstrip())
        if size <= PASSAGE_WORDS:
            yield Sentence(words, meant, size, start, end)
            continue
        # One that is too long is cut, so that it takes no more time than several.
        parts = int(size // PASSAGE_WORDS) + 1
        step = -(-len(words) // parts)
        for at in range(0, len(words), step):
            part = slice(at, at + step)
            yield Sentence(words[part], None if meant is None else meant[part], size / parts, start, end)


def _read(sentence: str) -> tuple[list[str], list[tuple[int, ...]] | None, float]:
    """Return the words of a sentence in which there is more than words, and about how many they are.

    Between them, what each means, if there are some of a script without blanks.
    """
    tokens = _TOKENS.findall(sentence)
    words = [*map(_names.__getitem__, tokens)]
    size = float(len(words) - words.count(_QUOTES))
    if _WIDE not in words:
        return words, None, size
    meanings = _meanings()
    read: list[str] = []
    meant: list[tuple[int, ...]] = []
    for token, word in zip(tokens, words, strict=True):
        if word != _WIDE:
            read.append(word)
            meant.append(meanings.of[word])
            continue
        size += len(token) / 2 - 1
        those = meanings.beyond(token)
        read += [""] * len(those)
        meant += those
    return read, meant, size


def _signs(words: list[str], meant: list[tuple[int, ...]], meanings: set[int]) -> set[Sign]:
    """Return the signs of a sentence of *words*, of which each has meanings; one of another script is empty."""
    signs: set[Sign] = {*words, *map(" ".join, pairwise(words))}
    last: list[tuple[int, int]] = []
    for place, ids in enumerate(meant):
        if not ids:
            continue
        last = [one for one in last if place - one[1] <= _NEAR]
        if last:
            signs.update(
                [
                    _NEAR_PAIRS + (one * _MEANINGS + other if one < other else other * _MEANINGS + one)
                    for one in ids
                    for other, _ in last
                    if one != other
                ]
            )
        last += [(one, place) for one in ids]
    every = sorted(meanings)
    signs.update(every)
    signs.update([_PAIRS + one * _MEANINGS + other for one, other in combinations(every, 2)])
    return signs


class _Names(dict[str, str]):
    """What is weighed of what stands in a sentence: words, with one nought for any number, and kinds of all else."""

    def __missing__(self, token: str) -> str:
        word = token.rstrip(": ")
        if token.isascii() and token.isalpha():  # as most are
            name = token
        elif word in _ROLES and word != token:
            name = f"<{MARK}>"
        elif _WORDS.fullmatch(word):
            name = numberless(word)
        else:
            kind = re.fullmatch(_KINDS, token)
            name = f"<{kind and kind.lastgroup}>"
        if len(self) < _REMEMBERED:
            self[token] = name
        return name


def numberless(word: str) -> str:
    """Return *word* with one nought for any number in it."""
    return re.sub(r"\d+", "0", word)


_names = _Names()
_QUOTES, _WIDE = f"<{QUOTE}>", "<wide>"

# What ends a question counts as a word of it.
_ASKS = "?"


class _Known(dict[str, tuple[int, ...]]):
    """The meanings of words, of which some are known by how they begin."""

    def __init__(self, words: Mapping[str, str], stems: Mapping[str, str]) -> None:
        super().__init__()
        self._words, self._stems = words, stems
        self._sizes = sorted({len(stem) for stem in stems}, reverse=True)
        self._begun = {stem[: self._sizes[-1]] for stem in stems}

    def __missing__(self, word: str) -> tuple[int, ...]:
        ids: tuple[int, ...] = ()
        if word in self._words:
            ids = _numbers(self._words[word])
        elif word[: self._sizes[-1]] in self._begun:  # few words begin like one of ours
            begun = [self._stems.get(word[:size], "") for size in self._sizes if size <= len(word)]
            ids = _numbers(" ".join(begun))
        if len(self) < _REMEMBERED:
            self[word] = ids
        return ids


def _numbers(written: str) -> tuple[int, ...]:
    """Return the numbers that are written in a row, each once: as one text thousands of rows load fastest."""
    return tuple(dict.fromkeys(map(int, written.split())))


# Of so many words it is remembered what they mean.
_REMEMBERED = 50_000


class _Meanings:
    """Which meanings words have: each for itself (``of[word]``), in a row, and in scripts without blanks.

    What each meaning is worth alone stands with them, because most texts need no other weight.
    """

    def __init__(self, lists: Mapping[str, Any]) -> None:
        self.of = _Known(lists["words"], lists["stems"])
        self.worth: list[int] = lists["worth"]
        self._phrases: dict[str, dict[str, list[list[Any]]]] = lists["phrases"]
        self._beyond: dict[str, str] = lists["beyond"]

    @cached_property
    def _beyond_words(self) -> Any:
        # Most processes never read such a script, and making this takes longer than most of them judge.
        from ahocorasick import Automaton

        automaton = Automaton()
        for word, ids in self._beyond.items():
            automaton.add_word(word, _numbers(ids))
        automaton.make_automaton()
        return automaton

    def beyond(self, text: str) -> list[tuple[int, ...]]:
        """Return the meanings in *text*, which has no blanks between words: of the longest word at each place."""
        return [ids for _, ids in self._beyond_words.iter_long(text)]

    @cached_property
    def _begun(self) -> frozenset[tuple[str, str]]:
        """The first two words of all that means something together."""
        return frozenset((word, following) for word, known in self._phrases.items() for following in known)

    def joined(self, words: Sequence[str], meant: list[tuple[int, ...]] | None) -> list[tuple[int, ...]] | None:
        """Return what each of *words* means, where the first of some in a row has what they mean together.

        As *meant* says, or None, where no words do.
        """
        if self._begun.isdisjoint(pairwise(words)):
            return meant
        joined = [*map(self.of.__getitem__, words)] if meant is None else [*meant]
        for at, pair in enumerate(pairwise(words)):
            if pair in self._begun:
                word, following = pair
                for rest, ids in self._phrases[word][following]:
                    if words[at + 2 : at + 2 + len(rest)] == rest:
                        joined[at] = tuple(dict.fromkeys((*joined[at], *ids)))
        return joined


@cache
def _meanings() -> _Meanings:
    return _Meanings(load("cues"))


@cache
def _weights() -> tuple[dict[Sign, int], int, int]:
    """Return what signs are worth, in hundredths; what a passage is worth without any; what an attack is."""
    learnt = load("weights")
    worth: dict[Sign, int] = {**learnt["words"], **{int(sign): worth for sign, worth in learnt["meanings"].items()}}
    return worth, learnt["bias"], learnt["least"]


def sign_names(meanings: Sequence[str]) -> dict[int, str]:
    """Return how people read the signs that are numbers.

    ``drop`` is a meaning, ``drop~orders`` two that stand near each other, ``drop&orders`` two in one sentence, and
    ``#2`` says how long a passage is, in sixes of words.
    """
    names = {_SIZES + step: f"#{step}" for step in range(_LARGEST + 1)} | dict(enumerate(meanings))
    for one, name in enumerate(meanings):
        for other in range(one + 1, len(meanings)):
            names[_NEAR_PAIRS + one * _MEANINGS + other] = f"{name}~{meanings[other]}"
            names[_PAIRS + one * _MEANINGS + other] = f"{name}&{meanings[other]}"
    return names
