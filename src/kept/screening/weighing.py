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
from functools import cache, cached_property, reduce
from itertools import combinations, compress, count, pairwise
from operator import itemgetter, or_
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
# characters than this it takes more, which all but 26 of the attacks are worth.
_MEANT_AT_LEAST = 150
_LONG = 2_000
_MEANT_IN_LONG = 350

# Nor if its words and meanings, each for itself, are worth less than this: all but one in 800 of the passages that are
# flagged are worth it, and one in nine of the ordinary ones. Pairs, which are many, take most of the time.
_SINGLY_AT_LEAST = -500

# So many characters more are read each time: most attacks show soon, and to read much at a time is fast.
_MORE = 250

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

# What a sentence ends with: a full stop inside a name or a number ends none.
_ENDING = "!?。！？;；\n"
_STOP = r"\.(?![a-z0-9])"
_END = rf"[{_ENDING}](?:[{_ENDING}]|{_STOP})*+|{_STOP}(?:[{_ENDING}]|{_STOP})*+"
_ENDS = re.compile(_END)

_WORD = r"[a-z0-9]++(?:['.+_-][a-z0-9]++)*+"
_WORDS = re.compile(_WORD)

# What there may be in a text, of which only an end reaches over the end of a sentence. A word has the colon that makes
# a mark of some.
_KINDS = (
    rf"(?P<word>{_WORD}(?!://|@\w)(?:[^\S\n]?:(?!//))?)"
    rf"|(?P<end>{_END})"
    r"|(?P<quote>[\"“”„«»「」『』《》])"
    r"|(?P<mark><\|?/?(?:im_\w+|system|sys|inst|user|assistant|instructions?|important|admin|s)\b"
    rf"(?:[^.{_ENDING}<>]|\.(?=[a-z0-9])){{0,20}}>?"
    r"|\[/?(?:inst|system|admin|user|assistant|important|end|begin)\b|<<sys|---+|===+|###+)"
    r"|(?P<wide>[\u3040-\u9fff]+)"
    rf"|(?P<address>(?:https?|ftp)://(?:[^.{_ENDING}\s]++|\.(?=[a-z0-9]))+)"
    r"|(?P<mail>[\w.+-](?=[\w.+-]{0,63}+@)(?:[\w+-]++|\.(?=[a-z0-9]))*+@[\w-]++\.(?=[a-z0-9])(?:\w|\.(?=[a-z0-9]))+)"
)
# What looks like an address and is none says nothing. If it is long it is left out at once, up to where a mail address
# might begin: else every letter of it would be tried, and to its end.
_NOTHING = r"[a-z0-9][a-z0-9'.+_-]*(?=[a-z0-9'.+_-]{64})|[+_]+(?=[+_]{64})"

# Most are words of letters alone, with nothing behind them that would matter. After each of all kinds stands what none
# of them begins with.
_PLAIN = r"[a-z0-9]++(?=[ ,()\n][^:])"
_BETWEEN = r"[\x00-\t\x0b-\x20$%&'()*,/:>@\\\]^`{|}~\x7f]*+"
_TOKENS = re.compile(rf"(?:({_PLAIN}|{re.sub('[?]P<[a-z]+>', '?:', _KINDS)})|{_NOTHING}){_BETWEEN}")
_ROLES = {"system", "assistant", "admin", "human", "user"}

Sign = str | int


class Sentence:
    """The words of a sentence and what each means, about how many they are, and which sentence of its text it is.

    Most are in no passage that is weighed whole. What only that asks for is found out when it does.
    """

    def __init__(self, words: list[str], masks: list[int], mask: int, size: float, text: "_Ended", number: int) -> None:
        self.words, self.mask, self.size = words, mask, size
        self._masks, self._text, self._number = masks, text, number

    @property
    def start(self) -> int:
        """Where it begins."""
        return self._text.place(self._number)[0]

    @property
    def end(self) -> int:
        """Where it ends."""
        return self._text.place(self._number)[1]

    @property
    def meanings(self) -> set[int]:
        """The numbers of what it means."""
        return {*_numbers(self.mask)}

    @property
    def signs(self) -> set[Sign]:
        """What may be weighed of it."""
        return {*self.words, *map(" ".join, pairwise(self.words)), *_numbers(self.mask), *self.pairs}

    @cached_property
    def pairs(self) -> set[int]:
        """Those of its signs that are two meanings."""
        return _pairs(self._masks, self.mask)


class _Ended:
    """A text, and where its sentences end."""

    def __init__(self, text: str) -> None:
        self._text = text
        # What a text begins with ends nothing.
        first = _ENDS.match(text)
        self._begins = 0 if first is None else first.end()

    def read(self) -> Iterator[list[str]]:
        """Yield what stands in it, some sentences at a time; each has its end."""
        start = self._begins
        size = 0
        while start < len(self._text):
            size += _MORE
            last = _ENDS.search(self._text, start + size)
            end = len(self._text) if last is None else last.end()
            tokens = _TOKENS.findall(self._text, start, end)
            yield tokens if last else [*tokens, "\n"]
            start = end

    def place(self, number: int) -> tuple[int, int]:
        """Return where a sentence begins, after the blanks before it, and where it ends."""
        start, end = self._ends[number][1], self._ends[number + 1][0]
        return end - len(self._text[start:end].lstrip()), end

    @cached_property
    def _ends(self) -> list[tuple[int, int]]:
        size = len(self._text)
        ends = _ENDS.finditer(self._text, self._begins)
        return [(0, self._begins), *[end.span() for end in ends], (size, size)]


class Passage(NamedTuple):
    """Sentences that are weighed together, and about how many words they have."""

    sentences: list[Sentence]
    size: float

    @property
    def signs(self) -> set[Sign]:
        """The signs in all of them, and one for how long they are."""
        return {self._long}.union(*[one.signs for one in self.sentences])

    def weight(self, meant: int) -> int | None:
        """Return what its signs are worth together, if it may be what an attack is worth.

        It may not, if its meanings alone are worth less than *meant*.
        """
        worth = _meanings().worth(_together([one.mask for one in self.sentences]))
        if worth < meant:
            return None
        of, at_best, bias, least = _weights()
        every = [one.words for one in self.sentences]
        worth += bias + of.get(self._long, 0) + sum([of.get(word, 0) for word in set[Sign]().union(*every)])
        if worth < _SINGLY_AT_LEAST:
            return None
        worth += sum([of.get(two, 0) for two in {" ".join(pair) for words in every for pair in pairwise(words)}])
        # Which meanings stand near each other takes longest to find out, and of ten passages it decides one.
        pairs = {pair for one in self.sentences for pair in combinations(_numbers(one.mask), 2)}
        if worth + sum([at_best.get(pair, 0) for pair in pairs]) < least:
            return None
        return worth + sum([of.get(pair, 0) for pair in set[Sign]().union(*[one.pairs for one in self.sentences])])

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


def weighed(text: str) -> Passage | None:
    """Return the passage of folded *text* that reads most like an attack; None if none does.

    Of a long text, the first that reads like one: it need not be read to its end.
    """
    every = passages(each_sentence(text))
    if len(text) > _LONG:
        return next(_weighty(every, _MEANT_IN_LONG), (None, 0))[0]
    # Most texts mean too little, and for them the weights are not even loaded.
    return max(_weighty(every, _MEANT_AT_LEAST), key=itemgetter(1), default=(None, 0))[0]


def _weighty(every: Iterable[Passage], meant: int) -> Iterator[tuple[Passage, int]]:
    """Yield the passages that are worth what an attack is, and how much."""
    for one in every:
        weight = one.weight(meant)
        if weight is not None and weight >= _weights().least:
            yield one, weight


def passages(every: Iterable[Sentence]) -> Iterator[Passage]:
    """Yield sentences together, as many as a passage holds, and each alone, where what was buried stands out."""
    last: list[Sentence] = []
    for one in together(every):
        yield one
        if len(one.sentences) > 1:
            new = [sentence for sentence in one.sentences if sentence not in last]
            yield from (Passage([sentence], sentence.size) for sentence in new if sentence.size >= _ALONE_WORDS)
        last = one.sentences


def together(every: Iterable[Sentence]) -> Iterator[Passage]:
    """Yield as many sentences as a passage holds; each begins in the middle of the one before."""
    held: list[Sentence] = []
    size = 0.0
    for one in every:
        while held and size + one.size > PASSAGE_WORDS:
            yield Passage(held, size)
            first, half = 0, 0.0
            while half < size / 2:
                half += held[first].size
                first += 1
            held = held[max(first, 1) :]
            size = sum([part.size for part in held])
        held.append(one)
        size += one.size
    if held:
        yield Passage(held, size)


def sentences(text: str) -> list[Sentence]:
    """Return the sentences of folded *text*, with their signs."""
    return [*each_sentence(text)]


def each_sentence(text: str) -> Iterator[Sentence]:
    """Yield the sentences of folded *text*, with their signs."""
    ended = _Ended(text.lower())
    meanings = _meanings()
    number = 0
    for tokens in ended.read():
        words = [*map(_names.__getitem__, tokens)]
        masks = meanings.of_each(words)
        first = mask = quotes = 0
        for at, meant in enumerate(masks):
            if not meant:  # as most words
                continue
            mask |= meant
            if meant < _BEGINS:
                continue
            if meant < _QUOTED:
                if (words[at], words[at + 1]) in meanings.begun:
                    masks[at] |= meanings.in_a_row(words, at)
                    mask |= masks[at]
            elif meant < _UNREAD:
                quotes += 1
            elif meant >= _ENDED:
                asks = meant != _ENDED
                if asks or first < at:
                    end, size = at + asks, at - first - quotes
                    if mask & _UNREAD or size > PASSAGE_WORDS:
                        parts = _parts(tokens[first:end], words[first:end], size)
                        yield from (Sentence(*part, ended, number) for part in parts)
                    else:
                        yield Sentence(words[first:end], masks[first:end], mask, size, ended, number)
                number += 1
                first, mask, quotes = at + 1, 0, 0


def _parts(tokens: Sequence[str], words: list[str], size: float) -> Iterator[tuple[list[str], list[int], int, float]]:
    """Yield the words of a sentence that is too long, in parts, and what `Sentence` says of each.

    Of what has no blanks between words, only the words are left that mean something.
    """
    meanings = _meanings()
    masks = meanings.of_each(words)
    if _WIDE in words:
        words, masks, size = _opened(tokens, words, masks, size)
    # In parts it takes no more time than several sentences.
    parts = int(size // PASSAGE_WORDS) + 1 if size > PASSAGE_WORDS else 1
    step = -(-len(words) // parts)
    for start in range(0, len(words), step or 1):
        part, meant = words[start : start + step], masks[start : start + step]
        for at in compress(count(), map(meanings.begun.__contains__, pairwise(part))):
            meant[at] |= meanings.in_a_row(part, at)
        yield part, meant, _together(meant), size / parts


def _opened(
    tokens: Sequence[str], words: Sequence[str], masks: Sequence[int], size: float
) -> tuple[list[str], list[int], float]:
    """Return *words*, among them those inside tokens without blanks, what each means, and about how many they are."""
    opened: list[str] = []
    meant: list[int] = []
    for token, word, mask in zip(tokens, words, masks, strict=True):
        if word != _WIDE:
            opened.append(word)
            meant.append(mask)
        elif token:
            inside = _meanings().inside(token)
            opened += [word] * len(inside)
            meant += inside
            size += len(token) / 2 - 1
        else:
            size -= 1
    return opened, meant, size


def _together(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)


def _pairs(masks: Sequence[int], mask: int) -> set[int]:
    """Return the signs that are two meanings, of a sentence that means *mask* and its words *masks*."""
    pairs = {_PAIRS + one * _MEANINGS + other for one, other in combinations(_numbers(mask), 2)}
    for at, meant in enumerate(masks):
        near = _numbers(_together(masks[max(at - _NEAR, 0) : at])) if meant & _MEANT else ()
        if near:
            pairs.update(
                [
                    _NEAR_PAIRS + (one * _MEANINGS + other if one < other else other * _MEANINGS + one)
                    for one in _numbers(meant)
                    for other in near
                    if one != other
                ]
            )
    return pairs


class _Names(dict[str, str]):
    """What is weighed of what stands in a text: words, with one nought for any number, and kinds of all else."""

    def __missing__(self, token: str) -> str:
        word = token.rstrip(": ")
        if token.isascii() and token.isalpha():  # as most are
            name = token
        elif word in _ROLES and word != token:
            name = f"<{MARK}>"
        elif _WORDS.fullmatch(word):
            name = numberless(word)
        elif _ENDS.match(token):
            name = _ASKS if token.startswith(_ASKS) else _ENDS_IT
        else:
            kind = re.fullmatch(_KINDS, token)
            name = _WIDE if kind and kind.lastgroup == "wide" else f"<{kind and kind.lastgroup}>"
        if len(self) < _REMEMBERED:
            self[token] = name
        return name


def numberless(word: str) -> str:
    """Return *word* with one nought for any number in it."""
    return re.sub(r"\d+", "0", word)


# What has no blanks between words is no word itself, and what is left out is none; what ends a question counts as one.
_QUOTES, _WIDE, _ENDS_IT, _ASKS = f"<{QUOTE}>", "", "<end>", "?"
_names = _Names({"": _WIDE})

# What a word means is a mask: a bit for each meaning. The bits above them say what else there is to do: it may begin
# what means something in a row; it does not count; it is no word, but there may be some in it; it ends a sentence.
_MEANT = (1 << _MEANINGS) - 1
_BEGINS, _QUOTED, _UNREAD, _ENDED = (1 << _MEANINGS + flag for flag in range(4))
_FLAGS = {_QUOTES: _QUOTED, _WIDE: _UNREAD, _ENDS_IT: _ENDED, _ASKS: _ENDED}


class _Masks(dict[str, int]):
    """What words mean, of which some are known by how they begin."""

    def __init__(self, lists: Mapping[str, Any]) -> None:
        super().__init__()
        self._words, self._stems = lists["words"], lists["stems"]
        self._firsts = lists["phrases"].keys()
        self._sizes = sorted({len(stem) for stem in self._stems}, reverse=True)
        self._begun = {stem[: self._sizes[-1]] for stem in self._stems}

    def __missing__(self, word: str) -> int:
        written = ""
        if word in self._words:
            written = self._words[word]
        elif word[: self._sizes[-1]] in self._begun:  # few words begin like one of ours
            written = " ".join([self._stems.get(word[:size], "") for size in self._sizes if size <= len(word)])
        mask = _mask(map(int, written.split())) | _FLAGS.get(word, _BEGINS if word in self._firsts else 0)
        if len(self) < _REMEMBERED:
            self[word] = mask
        return mask


def _mask(numbers: Iterable[int]) -> int:
    return _together(map((1).__lshift__, numbers))


def _numbers(mask: int) -> list[int]:
    """Return the numbers of the meanings in *mask*."""
    numbers = []
    left = mask & _MEANT
    while left:
        lowest = left & -left
        numbers.append(lowest.bit_length() - 1)
        left ^= lowest
    return numbers


# Of so many words it is remembered what they mean.
_REMEMBERED = 50_000


class _Meanings:
    """Which meanings words have: each for itself, in a row, and in scripts without blanks.

    What each meaning is worth alone stands with them, because most texts need no other weight.
    """

    def __init__(self, lists: Mapping[str, Any]) -> None:
        self._masks = _Masks(lists)
        self._worth = {1 << number: worth for number, worth in enumerate(lists["worth"])}
        self._phrases: dict[str, dict[str, list[list[Any]]]] = lists["phrases"]
        self._beyond: dict[str, str] = lists["beyond"]

    @cached_property
    def _beyond_words(self) -> Any:
        # Most processes never read such a script, and making this takes longer than most of them judge.
        from ahocorasick import Automaton

        automaton = Automaton()
        for word, numbers in self._beyond.items():
            automaton.add_word(word, _mask(map(int, numbers.split())))
        automaton.make_automaton()
        return automaton

    def inside(self, text: str) -> list[int]:
        """Return what the words in *text* mean, which has no blanks between them: the longest at each place."""
        return [mask for _, mask in self._beyond_words.iter_long(text)]

    def of_each(self, words: Sequence[str]) -> list[int]:
        """Return what each of *words* means."""
        return [*map(self._masks.__getitem__, words)]

    def in_a_row(self, words: Sequence[str], at: int) -> int:
        """Return what two of *words* that are `begun` mean with those that follow."""
        those = self._phrases[words[at]][words[at + 1]]
        return _together([_mask(numbers) for rest, numbers in those if words[at + 2 : at + 2 + len(rest)] == rest])

    @cached_property
    def begun(self) -> frozenset[tuple[str, str]]:
        """The first two words of all that means something in a row."""
        return frozenset((word, following) for word, known in self._phrases.items() for following in known)

    def worth(self, mask: int) -> int:
        """Return what the meanings in *mask* are worth, each for itself."""
        worth = 0
        left = mask & _MEANT
        while left:
            lowest = left & -left
            worth += self._worth[lowest]
            left ^= lowest
        return worth


@cache
def _meanings() -> _Meanings:
    return _Meanings(load("cues"))


class _Weights(NamedTuple):
    """What signs are worth, in hundredths; two meanings in one sentence at best; a passage without any; an attack."""

    of: dict[Sign, int]
    at_best: dict[tuple[int, int], int]
    bias: int
    least: int


@cache
def _weights() -> _Weights:
    learnt = load("weights")
    meant = {int(sign): worth for sign, worth in learnt["meanings"].items()}
    at_best: dict[tuple[int, int], int] = {}
    for sign, worth in meant.items():
        # Those that stand near each other also stand in one sentence.
        if _PAIRS <= sign < _SIZES or (_NEAR_PAIRS <= sign < _PAIRS and worth > 0):
            pair = divmod(sign % _NEAR_PAIRS, _MEANINGS)
            at_best[pair] = at_best.get(pair, 0) + worth
    return _Weights(learnt["words"] | meant, at_best, learnt["bias"], learnt["least"])


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
