"""In which language a text is written, as far as its stems go: told by its little words, or by its script.

English is what is assumed; a text counts as something else when it holds
words that English does not have. Short texts may hold none, so a query whose
words nothing has is tried by the stems of all languages.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from Stemmer import Stemmer

from kept.retrieval.stopwords import STOPWORDS

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
# With what one asks. Questions are short and seldom hold two of the words above; one of these is enough.
_ASKING = {
    "german": "wann wer wem wessen warum wieso weshalb welche welcher welches welchen welchem wohin woher womit"
    " wieviel",
    "french": "quand quel quelle quels quelles combien pourquoi quoi",
    "spanish": "donde cuando cuanto cuantos cuanta cuantas cual cuales quien quienes adonde",
    "italian": "quale quali perche quanti",
    "portuguese": "onde qual quais quem quantos aonde",
    "dutch": "waar wanneer welke waarom hoeveel",
    "swedish": "vilken vilket vilka vem varfor",
    "danish": "hvor hvornar hvad hvem hvilken hvilket hvilke hvordan hvorfor",
    "finnish": "missa milloin miten miksi kuinka mihin mista kenen",
    "hungarian": "mikor melyik mennyi miert hogyan honnan",
    "turkish": "nerede nereye nereden nasil nicin hangi",
}
# What else stands in questions without telling what they are about.
_BESIDE = {
    "german": "wo wen wie was die des im am zum zur vom sind war hat haben habe ihr sein seine sie er es man von an um"
    " als gibt",
    "french": "ou comment la l un des en a par se on ce son sa leur leurs avons avez ont etait fait lui y",
    "spanish": "porque la de un unos al lo le les nos hemos ha han son era fue a tiene o",
    "italian": "dove quando quanto chi come cosa la lo i le un del al alla dal da in e si ha hanno abbiamo era a",
    "portuguese": "quando quanto porque o a de ao pela pelo foi era tem temos sao seu sua nos",
    "dutch": "wie hoe wat de der dat te om aan uit heeft hebben zijn was",
    "swedish": "var nar hur vad den de i om ska kan hos",
    "danish": "den de i om skal kan hos",
    "finnish": "mika mita kuka ketka monta",
    "hungarian": "hol hany mit kit hova ki kik",
    "turkish": "kim neden kac ne mi mu",
    "russian": "где когда кто кого кому что чего чем как какой какая какое какие какую каком почему зачем сколько куда"
    " откуда и в на с по у за из к от до для не ли мы он она они его ее их это",
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


def language_asked(words: Sequence[str]) -> str:
    """Return the language in which somebody asks with the folded *words*; one word that only it has is enough.

    >>> language_asked("wann laufen die backups".split())
    'german'
    >>> language_asked("when did the plants die".split())
    'english'
    """
    found = language_of(words)
    if found != ENGLISH:
        return found
    told = {_ASKED_IN[word] for word in words if word in _ASKED_IN}
    return told.pop() if len(told) == 1 else ENGLISH


_ASKED_IN = {word: language for language, words in _ASKING.items() for word in words.split()}


@cache
def little_words(language: str) -> frozenset[str]:
    """Return the words that in *language* say nothing of what a question is about."""
    if language == ENGLISH:
        return STOPWORDS
    return frozenset(word for words in (_LITTLE_WORDS, _ASKING, _BESIDE) for word in words.get(language, "").split())


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
