"""Every language by its own stems, and exact forms always."""

import pytest

from kept.retrieval.languages import language_of
from kept.retrieval.tokens import fold, index_tokens

SENTENCES = {
    "german": ("Wir haben die Server nicht im Keller, die Häuser der Kunden sind alt", "Häusern", "kundin"),
    "french": ("Nous utilisons toujours les mêmes bibliothèques pour les tests", "bibliothèque", "test"),
    "spanish": ("Siempre usamos las mismas bibliotecas para los despliegues", "despliegue", "biblioteca"),
    "italian": ("Usiamo sempre gli stessi contenitori per il database della produzione", "contenitore", "produzioni"),
    "portuguese": (
        "Nós usamos sempre os mesmos servidores para as implantações, não mudamos",
        "servidor",
        "implantação",
    ),
    "dutch": ("Wij gebruiken altijd het Nederlandse toetsenbord voor onze rapporten", "rapport", "toetsenborden"),
    "swedish": ("Vi använder alltid det svenska tangentbordet och inte det engelska", "tangentbord", "engelsk"),
    "russian": ("Мы всегда используем тёмную тему в редакторах", "редактор", "тёмная"),
    "finnish": ("Testit ajetaan aina palvelimella ja se on nopea", "palvelimen", "testi"),
    "turkish": ("Biz her zaman sunucular için bu aracı kullanırız ve değiştirmeyiz", "sunucu", "araç"),
}


@pytest.mark.parametrize("language", SENTENCES)
def test_a_text_is_taken_for_what_it_is(language):
    words = [fold(word.strip(",.")) for word in SENTENCES[language][0].split()]
    assert language_of(words) == language


@pytest.mark.parametrize(
    "text",
    ["Deploys go out on Fridays", "Use die cast parts", "en route to Oslo", "no", "as is", "per se", "Do not van"],
)
def test_english_stays_english(text):
    assert language_of(text.lower().split()) == "english"


@pytest.mark.parametrize("language", ["german", "french", "spanish", "portuguese", "dutch", "swedish", "russian"])
def test_another_form_of_a_word_finds_it(keeper, language):
    text, form, _ = SENTENCES[language]
    memory = keeper.store(text)
    keeper.store("Something else entirely")
    assert keeper.search(form)[0].memory == memory


def test_exact_forms_are_always_there():
    tokens = index_tokens(SENTENCES["german"][0])
    assert {"hauser", "server", "keller"} <= set(tokens)


def test_scripts_without_spaces_find_parts_of_words(keeper):
    thai = keeper.store("ทีมของเราใช้ฐานข้อมูลโพสต์เกรสในระบบจริง")
    korean = keeper.store("우리 팀은 배포할 때 쿠버네티스를 사용합니다")
    assert keeper.search("ฐานข้อมูล")[0].memory == thai
    assert keeper.search("쿠버네티스")[0].memory == korean
