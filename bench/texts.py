"""Texts with the statistics of real ones, made from a seed: nothing is copied, every run is the same.

Words follow a Zipf–Mandelbrot law whose most frequent content word is in
about one memory in ten, as in chat logs; half of all words are stop words.
"""

import random
from itertools import accumulate

_STOP = (
    "the to and a of i is in it that you my for on with have was this be are do not at we what so but as can me just "
    "when will your about or from if like how there they an would has been more by out up all some one them their our "
    "had which who because were than could did into then only other its over also after use two any these"
).split()
_SYLLABLES = (
    "ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo ya zen bra cle dri flo gru sta tre plo mer".split()
)
_ENDINGS = ("", "", "", "", "s", "s", "ed", "ing")
_VOCABULARY = 20_000


class Writer:
    """Writes memories of about 200 characters and questions about them."""

    def __init__(self, seed: int = 1) -> None:
        self._random = random.Random(seed)
        self.words = self._made_up_words()
        self._weights = list(accumulate(1 / (rank + 30) for rank in range(_VOCABULARY)))
        self._stop_weights = list(accumulate(1 / (rank + 2) for rank in range(len(_STOP))))

    def memory(self) -> str:
        """Return one memory."""
        words: list[str] = []
        size = 0
        while size < 200:
            word = self._stop_word() if self._random.random() < 0.5 else self._content_word()
            words.append(word)
            size += len(word) + 1
        return " ".join(words).capitalize() + "."

    def question(self, memory: str) -> str:
        """Return a question of 5 to 12 words, half of them from *memory*."""
        told = [word.strip(".") for word in memory.lower().split() if word.strip(".") not in _STOP]
        asked = self._random.sample(told, min(len(told), self._random.randint(3, 6)))
        asked += [self._stop_word() for _ in range(self._random.randint(2, 6))]
        self._random.shuffle(asked)
        return " ".join(asked) + "?"

    def common_words(self) -> str:
        """Return five of the sixty most frequent content words."""
        return " ".join(self._random.sample(self.words[:60], 5))

    def stop_words(self) -> str:
        """Return five stop words."""
        return " ".join(self._random.sample(_STOP[:60], 5))

    def misspelt(self, memory: str) -> str:
        """Return one longer word of *memory* with two letters swapped."""
        word = max((word.strip(".").lower() for word in memory.split()), key=len)
        at = self._random.randrange(1, len(word) - 2)
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]

    def _content_word(self) -> str:
        root = self._random.choices(self.words, cum_weights=self._weights)[0]
        return root + self._random.choice(_ENDINGS)

    def _stop_word(self) -> str:
        return self._random.choices(_STOP, cum_weights=self._stop_weights)[0]

    def _made_up_words(self) -> list[str]:
        words: dict[str, None] = {}
        while len(words) < _VOCABULARY:
            words["".join(self._random.choices(_SYLLABLES, k=self._random.randint(2, 4)))] = None
        return list(words)
