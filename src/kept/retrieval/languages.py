"""In which language a text is written, as far as its stems go: told by its little words, or by its script.

English is what is assumed; a text counts as something else when it holds
words that English does not have. Short texts may hold none, so a query whose
words nothing has is tried by the stems of all languages.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from Stemmer import Stemmer

ENGLISH = "english"

# Folded, as tokens are; none that English has too, and none that two of them have.
_LITTLE_WORDS = {
    "german": "der das und nicht ist mit fur auf ein eine einen dem den zu wir ich sich auch wird werden bei nach wie"
    " oder aber uber immer nie benutzt kein keine unser unsere",
    "french": "le les une est et dans pour que qui sur avec pas ne nous vous je il elle du au aux sont cette ses mais"
    " toujours jamais etre notre",
    "spanish": "el los las una y en para que con por del se es su sus como pero siempre nunca esta este nuestra"
    " nuestro yo mi hay muy",
    "italian": "il gli che di per con non una sono della delle dei nel nella questo questa anche ma sempre mai nostro"
    " usare piu",
    "portuguese": "os as um uma para com nao em no na do da dos das e que se mais como mas sempre nunca nosso nossa"
    " voce esta usa",
    "dutch": "het een en van niet is met voor op wij ik zijn maar ook bij naar altijd nooit onze geen wordt deze",
    "swedish": "och att det som en ett inte ar med for pa av vi jag alltid aldrig vara har till fran",
    "danish": "og at det som en et ikke er med for pa af vi jeg altid aldrig vores har til fra bruger",
    "finnish": "ja on ei se etta kun mutta aina koskaan meidan han ovat ole myos kuin joka",
    "hungarian": "es hogy nem egy az van mindig soha a mi azt meg ami vagy csak",
    "turkish": "ve bir bu icin ile degil her zaman cok olarak gibi daha ama biz",
}
# What also is an English word tells nothing.
_ENGLISH_TOO = frozenset("en is met on ole van a as do no na se die per non at for".split())


def _own_words() -> dict[str, str]:
    """Return each little word that only one of the languages has."""
    own: dict[str, str] = {}
    shared = set(_ENGLISH_TOO)
    for language, words in _LITTLE_WORDS.items():
        for word in words.split():
            if own.setdefault(word, language) != language:
                shared.add(word)
    return {word: language for word, language in own.items() if word not in shared}


_OWN_WORDS = _own_words()
_ENOUGH = 2


def language_of(words: Iterable[str]) -> str:
    """Return the language whose little words are among the folded *words*; English, if there are hardly any.

    >>> language_of("der server steht nicht in oslo".split())
    'german'
    >>> language_of("deploys go out on fridays".split())
    'english'
    """
    found: dict[str, int] = {}
    for word in words:
        language = _OWN_WORDS.get(word)
        if language is not None:
            found[language] = found.get(language, 0) + 1
        elif "а" <= word[:1] <= "я":
            found["russian"] = found.get("russian", 0) + 1
    if not found:
        return ENGLISH
    best = max(found, key=lambda language: found[language])
    return best if found[best] >= _ENOUGH else ENGLISH


def stem(word: str, language: str) -> str:
    """Return the stem of a folded *word* in *language*."""
    stemmer = _english if language == ENGLISH else _stemmer(language)
    root: str = stemmer.stemWord(word)
    return root


def stems(word: str) -> Iterator[str]:
    """Yield the stems that *word* would have in the languages other than English."""
    for language in ("russian", *_LITTLE_WORDS):
        found = stem(word, language)
        if found != word:
            yield found


# By far the most used, so without the way through a cache.
_english = Stemmer(ENGLISH, 0)


@cache
def _stemmer(language: str) -> Stemmer:
    # Without its own cache: it empties that in one slow go, and tokens have one.
    return Stemmer(language, 0)
