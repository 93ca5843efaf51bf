"""Every language by its own stems, and exact forms always."""

import pytest

from kept.retrieval.languages import language_asked, language_of
from kept.retrieval.tokens import fold, index_tokens, query_words

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


@pytest.mark.parametrize(
    ("question", "language", "telling"),
    [
        ("Wann laufen die Backups?", "german", ["laufen", "backups"]),
        ("Quel jour arrive le rapport ?", "french", ["jour", "arrive", "rapport"]),
        ("¿Dónde vive mi hermana?", "spanish", ["vive", "hermana"]),
        ("Onde fica o servidor?", "portuguese", ["fica", "servidor"]),
        ("Welke server gebruiken wij?", "dutch", ["server", "gebruiken"]),
        ("Hvad hedder hunden?", "danish", ["hedder", "hunden"]),
        ("Где находится сервер?", "russian", ["находится", "сервер"]),
        ("When did the plants die?", "english", ["plants", "die"]),
        ("What did von Neumann say about the war?", "english", ["von", "neumann", "war"]),
        ("Who hat man?", "english", ["hat", "man"]),
    ],
)
def test_a_question_tells_its_language_and_its_little_words_are_not_looked_for(question, language, telling):
    assert language_asked([fold(word.strip("?¿")) for word in question.split()]) == language
    assert [word.term for word in query_words(question)] == telling


def test_a_question_of_little_words_alone_still_looks_for_them():
    assert [word.term for word in query_words("Wann war das?")] == ["wann", "war", "das"]


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Thomas liebt Motorräder", "Wer hat hier eigentlich Motorräder und nicht nur ein Fahrrad?"),  # no little word
        ("Nightly backup jobs", "Wann laufen die Backups?"),  # an English plural in German
        ("Backups laufen nachts", "Wann läuft das Backup?"),
    ],
)
def test_a_question_in_another_language_finds_words_of_texts_that_were_taken_for_english(keeper, text, question):
    memory = keeper.store(text)
    keeper.store("Something else entirely")
    assert language_of(fold(text).split()) == "english"
    assert keeper.search(question)[0].memory == memory


def test_what_begins_with_an_article_of_the_question_is_no_better_for_it(keeper):
    memory = keeper.store("Der Backup-Job läuft jede Nacht um drei Uhr")
    keeper.store("Die Kinder gehen in die Grundschule am Marktplatz")
    assert keeper.recall("Wann laufen die Backups?").hits[0].memory == memory


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
