"""What is recognised in a text, and what is left alone."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kept.entities.extracting import mentions


def found(text, type=None):
    return [(one.type, one.name) for one in mentions(text) if type in (None, one.type)]


def names(text, type):
    return [name for _, name in found(text, type)]


@pytest.mark.parametrize(
    "text", ["We use Postgres.", "psql is open", "POSTGRESQL it is", "ＰｏｓｔｇｒｅＳＱＬを使う", "postgres16"]
)
def test_aliases_and_case_fold_into_one_technology(text):
    assert set(names(text, "technology")) == {"postgresql"}


def test_a_technology_is_shown_by_its_display_name():
    assert [one.display for one in mentions("we run k8s")] == ["Kubernetes"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Der Postgres-Container läuft im Keller.", "postgresql"),
        ("Le serveur tourne avec Docker depuis mars.", "docker"),
        ("データベースはPostgreSQLを使用します", "postgresql"),
        ("后端用Redis做缓存", "redis"),
        ("パイソンで書かれた", "python"),
        ("It is C++ on the inside.", "c++"),
        ("Wrote it in C#, mostly.", "c#"),
        ("The front end is Next.js, I think.", "next.js"),
        ("trained with scikit-learn", "scikit-learn"),
    ],
)
def test_technologies_are_found_in_any_language(text, name):
    assert name in names(text, "technology")


@pytest.mark.parametrize(
    "text",
    [
        "Go to the shop and buy milk.",
        "We go home at five.",
        "Rust never sleeps, says the song.",
        "Swift action was needed at the harbour.",
        "Spring comes late in the mountains.",
        "React calmly when the children shout.",
        "The kids saw a python in the zoo.",
        "Express your thanks to the neighbours.",
        "The dockers went on strike.",
        "Just make it less wordy.",
    ],
)
def test_ordinary_words_are_no_technologies(text):
    assert names(text, "technology") == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("The backend is written in Go.", "go"),
        ("Go service restarted after the deploy.", "go"),
        ("We moved to Go 1.22 last week.", "go"),
        ("Run `go generate` before you push.", "go"),
        ("It needs Node 20 or newer.", "node.js"),
        ("The iOS app is Swift, the server Kotlin.", "swift"),
    ],
)
def test_ambiguous_names_count_in_technical_context(text, name):
    assert name in names(text, "technology")


def test_a_url_and_a_path_swallow_what_is_in_them():
    text = "See https://github.com/docker/compose#usage and src/redis/client.py."
    assert found(text) == [("url", "github.com/docker/compose"), ("file", "src/redis/client.py")]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("https://Example.com/A/", "example.com/a"),
        ("see www.example.org.", "www.example.org"),
        ("at example.com/docs/x now", "example.com/docs/x"),
        ("on http://localhost:3000, then", "localhost:3000"),
    ],
)
def test_urls_lose_scheme_slash_and_fragment(text, name):
    assert names(text, "url") == [name]


@pytest.mark.parametrize(
    "file",
    [
        "src/app/main.py", "README.md", "~/.zshrc", "/etc/hosts", "C:\\x\\y.txt", "Dockerfile", "Makefile",
        ".env", ".github/workflows/ci.yml",
        "docker-compose.yml", "../lib/util.ts", "tests/", ".env.local", "go.mod",
    ],
)  # fmt: skip
def test_files_and_paths_are_found(file):
    assert names(f"Look into {file} first.", "file") == [file.lower()]


@pytest.mark.parametrize(
    "text",
    [
        "and/or",
        "client/server",
        "24/7",
        "1/2/2024",
        "yes/no",
        "he/she",
        "km/h",
        "TCP/IP",
        "e.g. this",
        "Done.So we left",
        "3.5",
    ],
)
def test_what_only_looks_like_a_path_is_no_file(text):
    assert names(f"It is {text} here", "file") == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("call parse_config() first", "parse_config"),
        ("set DATABASE_URL", "database_url"),
        ("the useEffect hook", "useeffect"),
        ("`UserService` owns it", "userservice"),
        ("the class OrderBook", "orderbook"),
        ("see InvoiceService.render() for it", "invoiceservice.render"),
        ("a std::vector of them", "std::vector"),
        ("`os.path.join` is fine", "os.path.join"),
    ],
)
def test_identifiers_are_found(text, name):
    assert names(text, "identifier") == [name]


@pytest.mark.parametrize(
    "text",
    [
        "my iPhone", "on GitHub", "JavaScript too", "the McDonald farm", "ten file(s)",
        "LinkedIn and PayPal", "12 kWh", "GmbH", "P0zRmSLMDq2a5NdpriA4SoF9HS",
    ],
)  # fmt: skip
def test_brands_and_words_are_no_identifiers(text):
    assert names(text, "identifier") == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("tagged v1.2 today", "v1.2"),
        ("pinned to 3.11.7", "3.11.7"),
        ("out as 2.0.0-rc1", "2.0.0-rc1"),
        ("needs Python 3.11 now", "3.11"),
        ("runs on Node.js 20 here", "20"),
        ("react@18.2.0", "18.2.0"),
        ("in version 4 of it", "4"),
        ("Upgrade Django from 4.2 soon", "4.2"),
    ],
)
def test_versions_are_found(text, name):
    assert names(text, "version") == [name]


@pytest.mark.parametrize(
    "text",
    [
        "$3.50 each", "3,50 €", "12.03.2024", "2024-01-15", "10.0.0.1", "99.9%", "at 10:30",
        "Docker 3 times", "about 3.5 hours", "on Python 100%", "2024.01.15",
    ],
)  # fmt: skip
def test_prices_dates_addresses_and_times_are_no_versions(text):
    assert names(text, "version") == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna Weber wrote it.", "anna weber"),
        ("It was Ludwig van Beethoven who", "ludwig van beethoven"),
        ("reviewed by José García", "jose garcia"),
        ("Ask Caroline.", "caroline"),
        ("Tom prefers tea.", "tom"),
        ("Lunch with Anna today", "anna"),
        ("a poem by Marie", "marie"),
        ("Dr. Müller called", "muller"),
        ("Frau Schmidt hat Urlaub", "schmidt"),
        ("M. Dupont est là", "dupont"),
        ("Prof. Dr. Anna Schmidt spoke", "anna schmidt"),
        ("ping @jane-doe about it", "jane-doe"),
        ("田中さんに聞く", "田中"),
        ("王先生说可以", "王"),
        ("My name is Xyloth.", "xyloth"),
        ("Спроси Анну или Иван Петров ответит", "иван петров"),
    ],
)
def test_people_are_found(text, name):
    assert name in names(text, "person")


@pytest.mark.parametrize(
    "text",
    [
        "mail a@example.com", "npm i @types/node", "the @property decorator", "@app.route('/x')",
        "Will it rain in May?", "Mark it as done.", "Grace period ends in April.",
        "皆さんこんにちは", "お客様へ", "The Jordan river", "react@18",
    ],
)  # fmt: skip
def test_what_is_no_person_is_left_alone(text):
    assert names(text, "person") == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("sold to Acme Inc. last year", "acme inc"),
        ("Die Kaufmann AG verlangt es", "kaufmann ag"),
        ("at Uppsala University", "uppsala university"),
        ("the University of Edinburgh said", "university of edinburgh"),
        ("株式会社メルカリに入社", "株式会社メルカリ"),
        ("She works at Bluefin now", "bluefin"),
        ("The Linux Foundation hosts it", "linux foundation"),
        ("Harper & Sons LLP reads it", "harper & sons llp"),
    ],
)
def test_organizations_are_found(text, name):
    assert names(text, "organization") == [name]


def test_a_term_that_comes_back_is_a_concept():
    text = "The feature flag is off. Each feature flag has an owner, and the owner decides."
    assert names(text, "concept") == ["feature flag", "feature flag"]


def test_what_is_said_once_is_no_concept():
    assert names("The feature flag is off and the owner of it decides.", "concept") == []


@pytest.mark.parametrize(
    "text",
    [
        "😀 Élodie Martin likes Docker 😀", "数据库用Redis，负责人是王伟。",
        "Jose\u0301 Garci\u0301a uses Redis", "Straße: Jürgen Weiß nutzt Redis",
        "ﬁne, ask Anna about Redis",
    ],
)  # fmt: skip
def test_positions_are_those_of_the_text_as_given(text):
    for one in mentions(text):
        if one.type == "technology":
            assert text[one.start : one.end] in ("Docker", "Redis")
        elif one.type == "person":
            assert text[one.start : one.end] in (
                "Élodie Martin",
                "王伟",
                "Jose\u0301 Garci\u0301a",
                "Jürgen Weiß",
                "Anna",
            )
    assert {one.type for one in mentions(text)} == {"person", "technology"}


def test_an_empty_text_mentions_nothing():
    assert mentions("") == mentions(" \n") == []


PIECES = st.sampled_from(
    [
        "Anna", " ", "Dr.", "Go", "`", "src/", "a_b", "v1.2", "@x", "http://", "Inc", "さん", "田中",
        "e\u0301", "İ", "ß", "\n", ".", "3", "Docker", "()", "::", "株式会社", "\\", "-", "Σ",
        "\ud800",
    ]
)  # fmt: skip


@given(st.one_of(st.text(), st.lists(PIECES, max_size=40).map("".join)))
@settings(deadline=None, max_examples=300)
def test_mentions_of_any_text_are_within_it_and_in_order(text):
    before = 0
    for one in mentions(text):
        assert before <= one.start < one.end <= len(text)
        assert one.name
        assert one.display
        before = one.end


def seconds(text):
    started = time.process_time()
    mentions(text)
    return time.process_time() - started


@pytest.mark.slow
def test_hostile_texts_take_linear_time(hostile):
    mentions("Ask Anna about Redis 7 in src/a.py")
    for part in hostile:
        short, long = ((part * size)[:size] for size in (8_192, 65_536))
        # Eight times the text; sixteen leaves room for noise and still tells a square, which would be 64.
        most = 16 * max(seconds(short), 0.03)
        assert any(seconds(long) < most for _ in range(3)), repr(part)
