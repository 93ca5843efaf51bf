"""Text in disguise folds to plain letters, and every letter knows where it came from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kept.screening import folding
from kept.screening.folding import fold, passages


@pytest.mark.parametrize(
    ("disguise", "plain"),
    [
        ("Ｉｇｎｏｒｅ", "Ignore"),
        ("pre\u200bvi\u200dous\ufeff", "previous"),
        ("\u0456gn\u043ere", "ignore"),
        ("\u03b9nstr\u03c5ct", "instruct"),
        ("".join(chr(0xE0000 + ord(letter)) for letter in "hidden"), "hidden"),
        ("𝐢𝐠𝐧𝐨𝐫𝐞 𝓪𝓵𝓵", "ignore all"),
        ("contraseña, Müller, clé", "contrasena, Muller, cle"),
        ("i\u0301g\u0335nore", "ignore"),
        ("ﾊﾟｽﾜｰﾄﾞ", "パスワード"),
        ("a\u202eb\u2066c", "abc"),
        ("soft\u00adhyphen", "softhyphen"),
        ("one\u00a0two\u2003three", "one two three"),
        ("p\u0430ssw\u043erd, \u0456gn\u043er\u0435", "password, ignore"),
        ("\u0441\u0445\u0435\u043c\u0430 \u0441\u043er\u0435", "\u0441\u0445\u0435\u043c\u0430 core"),
        ("コート\u0301か\u200b\u3099", "コートが"),
    ],
)
def test_disguises_fold_to_plain_letters(disguise, plain):
    assert fold(disguise) == plain


@pytest.mark.parametrize("text", ["привет мир", "Ελλάδα".replace("ά", "α"), "がぎぐ", "한국어", "密码", "عربي"])
def test_other_scripts_stay_as_they_are(text):
    assert fold(text) == text


@given(st.text())
def test_folding_twice_is_folding_once_for_rules(text):
    folded = fold(text)
    assert len(folded.lower()) == len(folded)
    assert fold(folded).isascii() == folded.isascii()


@given(st.text(), st.data())
def test_a_passage_lies_inside_the_text_it_came_from(text, data):
    folded = fold(text)
    start = data.draw(st.integers(0, len(folded)))
    end = data.draw(st.integers(start, len(folded)))
    [(first, last)] = passages(text, [(start, end)])
    assert 0 <= first <= last <= len(text)


def test_a_passage_covers_the_disguise():
    text = "x \u0456g\u200bn\u043ere y"
    folded = fold(text)
    at = folded.index("ignore")
    [(first, last)] = passages(text, [(at, at + len("ignore"))])
    assert text[first:last].strip() == "\u0456g\u200bn\u043ere"


@pytest.mark.parametrize(
    "before", ["e\u0301t\u200be\u0301: ", "か\u3099 ", "\u1112\u1161\u11ab\u1100\u116e\u11a8 ", "ﬁ… ㎏ "]
)
def test_a_passage_is_told_to_the_letter_after_letters_that_join_or_change_size(before):
    text = f"{before * 3}token {before}"
    at = fold(text).index("token")
    [(first, last)] = passages(text, [(at, at + len("token"))])
    assert text[first:last] == "token"


# Letters that join others, or that change size, are rarely drawn by chance.
ODD = "aé\u0301\u200bßẞ ﬁ①…がガﾊﾟ한각ক\u09cbা\u0430x\x07\u2028\U000e0061"


@given(st.text(ODD + "bcd") | st.text())
def test_folding_each_letter_alone_is_folding_the_whole_text(text):
    # What the quick way must equal.
    whole = folding._latin_words(folding._composed(text))
    assert fold(text) == (text if text.isascii() else whole)
