"""From text to tokens."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kept.retrieval.tokens import (
    MAX_QUERY_WORDS,
    MAX_TOKEN_CHARS,
    QueryWord,
    fold,
    index_tokens,
    query_words,
    stem_of,
)

# Texts as people write them, beside whatever else Unicode holds.
WORDS = st.sampled_from(
    [
        *(
            "don't",
            "C++",
            "C#",
            "node.js",
            "snake_case",
            "camelCase",
            "HTTPServer",
            "src/kept/api.py",
            "C:\\x",
            "3.11.7",
        ),
        *("café", "Straße", "İstanbul", "ﬁne", "ＡＢＣ", "ǆ", "ẞ", "ŉ", "ﷺ", "½", "²", "ª", "हिन्दी", "كِتَاب", "שָׁלוֹם"),
        *("東京都", "猫", "データ", "ｶﾗﾑ", "한국어", "집", "กาแฟ", "🚀", "👩\u200d💻"),
        *("_", "--", "''", "the", "to", "be", "x'y'z"),
    ]
)
TEXTS = st.one_of(
    st.text(), st.lists(st.one_of(WORDS, st.text(max_size=5))).map(" ".join), st.lists(WORDS).map("".join)
)

FORBIDDEN = set("\"'|!") | {"\u2019"}


@given(TEXTS)
@example("a\u2028b\x00c\u3000d")
@example("\u00b4x\u037ay \u1fbd")
def test_any_text_becomes_tokens_that_storage_can_hold(text):
    for token in index_tokens(text):
        assert token
        assert not any(character.isspace() for character in token)
        assert FORBIDDEN.isdisjoint(token)
        assert token[0] not in "#@%"
        assert len(token) <= MAX_TOKEN_CHARS * 3  # folding may lengthen a letter, never a word without end
        assert "\0" not in token


@given(TEXTS)
def test_any_text_is_a_query(text):
    words = query_words(text)
    assert len(words) <= MAX_QUERY_WORDS
    assert len({word.term for word in words}) == len(words)
    for word in words:
        assert word.forms[0] == word.term
        assert all(form and FORBIDDEN.isdisjoint(form) and not form.isspace() for form in word.forms)


def answers(word: QueryWord, tokens: set[str]) -> bool:
    if word.prefix:
        return any(token.startswith(word.forms[0]) for token in tokens)
    return word.forms[-1] in tokens


@given(TEXTS)
@example("the cat's C++ 東京 node.js")
def test_every_word_of_a_text_finds_it(text):
    tokens = set(index_tokens(text))
    for part in text.split():
        for word in query_words(part):
            assert answers(word, tokens), (part, word)


@given(st.text(alphabet=st.characters(min_codepoint=0x4E00, max_codepoint=0x9FFF), min_size=1))
def test_every_character_and_every_piece_of_an_unspaced_text_finds_it(text):
    tokens = set(index_tokens(text))
    for start in range(len(text)):
        for piece in (text[start], text[start : start + 2], text[start:]):
            assert all(answers(word, tokens) for word in query_words(piece))


@given(TEXTS)
def test_case_does_not_matter_to_a_plain_word(text):
    for word in text.split():
        if word.isascii() and word.isalpha() and word.lower() == word:
            assert query_words(word) == query_words(word.upper()) == query_words(word.capitalize())


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Prefers tabs", "prefers prefer tabs tab"),
        ("don't", "dont"),
        ("don\u2019t", "dont"),
        ("Luna's", "luna"),
        ("l'eau", "eau"),
        ("C++ C# F#", "c++ c# f#"),
        ("node.js", "node.js node js"),
        ("snake_case", "snake_case snake case"),
        ("camelCase", "camelcase camelcas camel case"),
        ("HTTPServer", "httpserver http server"),
        ("log4j", "log4j log"),
        ("3.11.7", "3.11.7 3.11 11"),
        ("src/kept/api.py", "src/kept/api.py src kept api py"),
        ("Straße Éclair ＡＢＣ", "strasse strass eclair abc"),
        ("東京都", "東京 京都 都"),
        ("猫", "猫"),
        ("Python3系", "python3 python 系"),
        ("🚀✅", "🚀 ✅"),
        ("* ' \" ! | \u200b", ""),
        ("", ""),
    ],
)
def test_what_a_text_becomes(text, tokens):
    assert index_tokens(text) == tokens.split()


def test_repetitions_and_order_are_kept():
    assert index_tokens("tea milk tea") == ["tea", "milk", "tea"]


def test_common_words_are_left_out_of_a_query_unless_there_is_nothing_else():
    assert [word.term for word in query_words("what is the name of my dog")] == ["name", "dog"]
    assert [word.term for word in query_words("to be or not to be")] == ["to", "be", "or", "not"]


def test_a_query_of_one_unspaced_character_is_a_prefix():
    assert query_words("猫") == [QueryWord("猫", ("猫",), prefix=True)]
    assert query_words("東京へ") == [
        QueryWord("東京", ("東京",)),
        QueryWord("京へ", ("京へ",)),
        QueryWord("東", ("東",), prefix=True),
        QueryWord("京", ("京",), prefix=True),
    ], "pairs, then the ideographs alone"


def test_folding_takes_case_accents_and_presentation_forms():
    assert [fold(word) for word in ("Éclair", "STRAẞE", "ﬁne", "İ", "Ёлка")] == [
        "eclair", "strasse", "fine", "i", "елка",
    ]  # fmt: skip


def test_only_plain_latin_words_are_stemmed():
    assert [stem_of(word) for word in ("running", "straße", "c++", "3.11", "猫")] == [
        "run",
        "straße",
        "c++",
        "3.11",
        "猫",
    ]
