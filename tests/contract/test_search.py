"""Searching: plain text in any language, filters before the limit, scores that mean something."""

from functools import partial

import pytest

from kept import Filter, InvalidInput
from kept.conversation.reading import read_on
from kept.retrieval.ranking import Ranked
from kept.retrieval.tokens import query_words
from kept.storage.vectors import Unnamed


def contents(hits):
    return [hit.memory.content for hit in hits]


# What is found


FOUND = [
    # What programmers write
    ("don't", "Please don't use semicolons"),
    ("don\u2019t", "Please don't use semicolons"),
    ("dont", "Please don't use semicolons"),
    ("C++", "Learned C++ at school"),
    ("c++", "Learned C++ at school"),
    ("C#", "The game is in C#"),
    ("node.js", "Runs node.js on the server"),
    ("node", "Runs node.js on the server"),
    ("multi-agent", "Builds a multi-agent system"),
    ("agent", "Builds a multi-agent system"),
    ("user_id", "The column user_id is a UUID"),
    ("getUserName", "Call getUserName first"),
    ("getusername", "Call getUserName first"),
    ("user name", "Call getUserName first"),
    ("HTTPServer", "HTTPServer needs a port"),
    ("http server", "HTTPServer needs a port"),
    ("src/kept/api.py", "Entry point is src/kept/api.py"),
    ("kept/api.py", "Entry point is src/kept/api.py"),
    ("api.py", "Entry point is src/kept/api.py"),
    ("C:\\Users\\ann", "Files are in C:\\Users\\ann\\notes"),
    ("3.11.7", "Pinned to Python 3.11.7"),
    ("3.11", "Pinned to Python 3.11.7"),
    ("ann@example.org", "Writes from ann@example.org"),
    ("std::vector", "Prefers std::vector over arrays"),
    ("__init__", "Put it into __init__ instead"),
    ("E0502", "Fixed borrow error E0502"),
    # Query syntax is text
    ('"dark mode"', "Wants dark mode everywhere"),
    ('dark" OR "1', "Wants dark mode everywhere"),
    ("dark*", "Wants dark mode everywhere"),
    ("(dark", "Wants dark mode everywhere"),
    ("content:dark", "Wants dark mode everywhere"),
    ("NEAR(dark mode, 2)", "Wants dark mode everywhere"),
    ("AND OR NOT NEAR dark", "Wants dark mode everywhere"),
    ("-dark ^mode {a b}", "Wants dark mode everywhere"),
    ("dark\0mode", "Wants dark mode everywhere"),
    ("AND", "Fish AND chips"),
    ("not", "To be or not to be"),
    # Signs
    ("🚀", "Deploys with a 🚀 every Friday"),
    ("✅", "Marks done work with ✅"),
    # Accents and case
    ("cafe", "Meets at the Café Central"),
    ("CAFÉ", "Meets at the Café Central"),
    ("cafe\u0301", "Meets at the Café Central"),
    ("café", "The cafe has wifi"),
    ("strasse", "Wohnt in der Hauptstraße, also Straße 5"),
    ("STRASSE", "Wohnt in der Hauptstraße, also Straße 5"),
    ("straße", "Die Strasse ist laut"),
    ("ISTANBUL", "Flies to İstanbul in May"),
    ("ＡＢＣ", "The abc of it"),
    # Inflections
    ("programming", "Programs in Rust"),
    ("dogs", "Has a dog named Luna"),
    ("dog's", "Has a dog named Luna"),
    # Languages
    ("東京", "来月は東京都に引っ越す"),
    ("京都", "来月は京都に引っ越す"),
    ("猫", "黒い猫を飼っている"),
    ("カ", "データベースはカラム指向"),
    ("データベース", "好きなデータベースはPostgreSQLです"),
    ("ｶﾗﾑ", "データベースはカラム指向"),
    ("咖啡", "用户喜欢喝咖啡"),
    ("茶", "用户也喜欢喝茶"),
    ("고양이", "고양이를 키운다"),
    ("집", "새 집으로 이사했다"),
    ("กาแฟ", "ฉันชอบกาแฟมาก"),
    ("ช", "ฉันชอบกาแฟมาก"),
    ("Büro", "Das Büro ist in Köln"),
    ("buro", "Das Büro ist in Köln"),
    ("हिन्दी", "वह हिन्दी बोलता है"),
    ("كتاب", "عنده كِتَابٌ جديد"),
    ("ёлка", "Ставит елка в декабре"),
    ("שלום", "אמר שָׁלוֹם לכולם"),
]


@pytest.mark.covers("typed.search.plain_text")
@pytest.mark.parametrize(("query", "content"), FOUND)
def test_a_query_is_plain_text_in_any_language(keeper, query, content):
    keeper.store("Something else entirely: gardening, 音楽, 음악, ดนตรี, संगीत, موسيقى")
    keeper.store(content)
    assert contents(keeper.search(query))[:1] == [content]


@pytest.mark.covers("typed.search.plain_text")
@pytest.mark.parametrize("query", ["*", '"', "'", "!!!", "||", "\\", "%", "()", "\u200b", "\U000e0041", "—"])
def test_a_query_without_a_word_finds_nothing_and_fails_nothing(keeper, query):
    keeper.store("Uses * and \" and ' and ! and |")
    assert keeper.search(query) == []


@pytest.mark.covers("typed.search.plain_text")
@pytest.mark.parametrize("query", ["猫", "猫犬", "cat", "ก"])
def test_a_search_before_the_first_memory_finds_nothing(keeper, query):
    assert keeper.search(query) == []


def test_half_a_character_is_no_query(keeper):
    with pytest.raises(InvalidInput) as failure:
        keeper.search("\ud800")
    assert failure.value.field == "query"


@pytest.mark.parametrize(
    ("one", "other"), [("C++", "C#"), ("C", "C++"), ("node.js", "Node-RED"), ("東京", "京東"), ("3.11", "3.12")]
)
def test_what_only_looks_alike_is_told_apart(keeper, one, other):
    for text in (one, other):
        keeper.store(f"Works with {text} daily")
    for text in (one, other):
        assert contents(keeper.search(text))[0] == f"Works with {text} daily"


@pytest.mark.parametrize(
    ("slip", "meant"),
    [("kuberntes", "kubernetes"), ("recieve", "receive"), ("tpyescript", "typescript"), ("ostgres", "postgres")],
)
def test_a_misspelt_word_finds_what_was_meant(keeper, slip, meant):
    keeper.store(f"The cluster works with {meant}")
    keeper.store("Grows tomatoes")
    (hit,) = keeper.search(slip)
    assert meant in hit.memory.content
    assert hit.why[0].how == "fuzzy"


def test_a_word_that_somebody_knows_is_no_misspelling(keeper):
    keeper.store("Likes form over function")
    keeper.store("Runs a farm")
    assert contents(keeper.search("farm")) == ["Runs a farm"]


@pytest.mark.parametrize("field", ["name", "description", "tags"])
def test_every_field_is_searched_and_named(keeper, field):
    keeper.store("Something", **{field: ["gardening"] if field == "tags" else "gardening"})
    (hit,) = keeper.search("gardening")
    assert hit.why[0].fields == (field,)


def test_a_made_up_name_is_not_searched(keeper):
    keeper.store("Prefers dark mode")
    (hit,) = keeper.search("dark")
    assert hit.why[0].fields == ("content",)


@pytest.mark.covers("typed.search.no_query")
@pytest.mark.parametrize("query", ["", "  ", "\n"])
def test_without_a_query_the_newest_come_first_with_score_zero(keeper, clock, query):
    stored = []
    for number in range(3):
        stored.append(keeper.store(f"fact {number}"))
        clock.advance(minutes=1)
    hits = keeper.search(query, limit=2)
    assert [(hit.memory, hit.score, hit.why) for hit in hits] == [(stored[2], 0.0, ()), (stored[1], 0.0, ())]


# Order and scores


@pytest.mark.covers("typed.search.score")
def test_scores_lie_between_zero_and_one_best_first(keeper):
    keeper.store("postgres")
    keeper.store("postgres postgres postgres backup backup backup", tags=["postgres", "backup"], name="postgres-backup")
    keeper.store("The backup of the postgres server runs at night and is copied to another building")
    keeper.store("Postgres is the database of the shop")
    hits = keeper.search("postgres backup")
    scores = [hit.score for hit in hits]
    assert len(scores) == 4
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score <= 1 for score in scores)


def test_more_of_the_asked_words_score_higher(keeper):
    texts = ["Alpha report", "Alpha beta report", "Alpha beta gamma report"]
    for text in texts:
        keeper.store(text)
    assert contents(keeper.search("alpha beta gamma")) == texts[::-1]


def test_a_rare_word_tells_more_than_a_common_one(keeper):
    keeper.store_many(f"The project has milestone {number}" for number in range(30))
    keeper.store("The zeppelin is blue")
    assert contents(keeper.search("project zeppelin"))[0] == "The zeppelin is blue"


@pytest.mark.parametrize(("query", "other"), [("running", "runs"), ("running", "run"), ("run", "running")])
@pytest.mark.parametrize("text", ["Likes {} shoes", "{} shoes", "{}"])
def test_the_exact_word_comes_before_its_inflections(keeper, query, other, text):
    exact = keeper.store(text.format(query))
    keeper.store(text.format(other))
    hits = keeper.search(query)
    assert hits[0].memory == exact
    assert hits[0].score > hits[1].score


def test_among_equals_the_newer_comes_first(keeper):
    keeper.store("Likes tea with milk")
    newer = keeper.store("Likes tea with honey")
    assert keeper.search("tea")[0].memory == newer


def test_a_hit_says_which_words_found_it_where_and_how(keeper):
    keeper.store("Prefers Postgres for reporting", tags=["database"])
    keeper.store("Reporting is done on Mondays")
    best = keeper.search("postgres database reports")[0]
    assert {(match.term, match.found, match.how, match.fields, match.memories) for match in best.why} == {
        ("postgres", "postgres", "exact", ("content",), 1),
        ("database", "database", "exact", ("tags",), 1),
        ("reports", "report", "stem", ("content",), 2),
    }
    assert sum(match.share for match in best.why) == pytest.approx(1, abs=0.001)
    assert [match.share for match in best.why] == sorted((match.share for match in best.why), reverse=True)


@pytest.mark.covers("visibility.every_verb")
def test_other_peoples_memories_do_not_change_my_scores(open_keeper):
    ann, bob = open_keeper(project="p1"), open_keeper(user="bob", project="p2")
    ann.store("Postgres backup at night")
    ann.store("Postgres is the database")
    before = ann.search("postgres backup")
    bob.store_many(f"postgres backup {number} of many" for number in range(200))
    bob.store("postgres for all of p2", scope="project")
    open_keeper(tenant="other").store_many(f"backup {number}" for number in range(50))
    assert ann.search("postgres backup") == before


@pytest.mark.covers("visibility.every_verb")
def test_other_peoples_words_do_not_correct_mine(open_keeper):
    open_keeper(user="bob").store("Runs kubernetes")
    ann = open_keeper()
    ann.store("Runs a farm")
    assert ann.search("kuberntes") == []


def test_what_is_in_the_trash_changes_no_score_and_corrects_no_word(keeper):
    keeper.store("Postgres backup at night")
    keeper.store("Postgres is the database")
    before = keeper.search("postgres backup")
    for number in range(5):
        keeper.trash(keeper.store(f"postgres backup kubernetes {number}").uid)
    assert keeper.search("postgres backup") == before
    assert keeper.search("kuberntes") == []


# Filters


@pytest.mark.covers("typed.search.filters_before_limit")
@pytest.mark.parametrize(
    ("where", "kind", "tags"),
    [
        (Filter(tags=("rare",)), "fact", ["rare", "other"]),
        (Filter(kinds=("context",)), "context", []),
        (Filter(kinds=("context", "decision"), tags=("rare",)), "decision", ["rare"]),
    ],
)
@pytest.mark.parametrize("query", ["postgres", ""])
def test_newer_memories_that_do_not_match_never_hide_the_one_that_does(keeper, where, kind, tags, query):
    wanted = keeper.store("The database is postgres at home", kind=kind, tags=tags)
    keeper.store_many(f"postgres {number}" for number in range(300))
    assert [hit.memory for hit in keeper.search(query, where, limit=1)] == [wanted]


@pytest.mark.covers("typed.search.filters_before_limit")
def test_superseded_memories_never_hide_the_live_one(keeper):
    wanted = keeper.store("The database is postgres at home")
    for number in range(30):
        keeper.supersede(keeper.store(f"postgres {number}").uid, f"mysql {number}")
    assert [hit.memory for hit in keeper.search("postgres", limit=1)] == [wanted]


@pytest.mark.covers("typed.search.superseded")
def test_superseded_memories_are_found_only_when_asked_for(keeper):
    old = keeper.store("Database is mysql")
    new = keeper.supersede(old.uid, "Database is postgres")
    assert [hit.memory for hit in keeper.search("database")] == [new]
    assert keeper.search("mysql") == []
    hits = keeper.search("database", Filter(include_superseded=True))
    assert {hit.memory.uid for hit in hits} == {old.uid, new.uid}
    keeper.delete(new.uid)
    assert [hit.memory.uid for hit in keeper.search("mysql", Filter(include_superseded=True))] == [old.uid]


@pytest.mark.covers("typed.search.tags_and")
@pytest.mark.parametrize(
    ("tags", "found"),
    [
        (("coding",), {"one", "both"}),
        (("coding", "typescript"), {"both"}),
        (("CODING", "TypeScript"), {"both"}),
        (("coding", "absent"), set()),
        (("cod",), set()),
        (("ÜBUNG",), {"both"}),
    ],
)
def test_all_tags_must_match_and_case_does_not_matter(keeper, tags, found):
    keeper.store("note one", tags=["coding"])
    keeper.store("note both", tags=["Coding", "typescript", "Übung"])
    keeper.store("note none about coding typescript")
    for query in ("note", ""):
        assert {text.split()[1] for text in contents(keeper.search(query, Filter(tags=tags)))} == found


TAGS = [
    "c++",
    "c#",
    "c",
    "a b",
    "a-b",
    "a_b",
    "a|b",
    'a"b',
    "a*b",
    "a!b",
    "%61",
    "a",
    "日本",
    "日",
    "🚀",
    "ß",
    "(a)",
    "a\nb",
]


@pytest.mark.covers("typed.search.tags_and")
@pytest.mark.parametrize("tag", TAGS)
def test_a_tag_is_any_text_and_matches_only_itself(keeper, tag):
    for other in TAGS:
        keeper.store(f"tagged {other!r}", tags=[other])
    assert contents(keeper.search("tagged", Filter(tags=(tag,)))) == [f"tagged {tag!r}"]
    assert [memory.content for memory in keeper.list(Filter(tags=(tag,)))] == [f"tagged {tag!r}"]


@pytest.mark.parametrize("limit", [1, 7, 100])
def test_a_search_returns_at_most_what_was_asked_for(keeper, limit):
    keeper.store_many(f"postgres {number}" for number in range(120))
    assert len(keeper.search("postgres", limit=limit)) == limit


def test_a_version_is_found_with_and_without_its_v(keeper):
    keeper.store("Released v1.2.3 today")
    keeper.store("Released 4.5.6 yesterday")
    for query, found in (("1.2.3", "v1.2.3"), ("v1.2.3", "v1.2.3"), ("1.2", "v1.2.3"), ("v4.5.6", "4.5.6")):
        assert found in keeper.search(query)[0].memory.content


def test_more_results_than_usual_can_be_asked_for(keeper):
    keeper.store_many(f"number {number} of many" for number in range(700))
    assert len(keeper.search("many", limit=600)) == 600


# What is told apart before anything is ranked


# How often somebody says "I", up to three times, or that they say "my".
OF_ONESELF = {
    "I sold the car": 1,
    "The car, I'm afraid, is sold": 1,
    "It’s the car I’ve sold": 1,
    "My car is sold": 1,
    "Somebody bought my car": 1,
    "I sold the car that I had": 2,
    "My car is sold\nI sold it, I’m sure": 2,
    "I sold my car\nI'm glad that I did": 3,
    "I think I sold the car that I had, I do": 3,
    "The car of the API team is sold": 0,
    "Mya sold the car": 0,
    "The car in Miami is sold": 0,
    "Hawaii I-5 car pool": 0,
}


@pytest.mark.covers("recall.passage")
@pytest.mark.parametrize("sources", ["memories", "conversations"])
@pytest.mark.parametrize(
    ("query", "answer", "other"),
    [
        ("支払いの担当は誰ですか", "佐藤さんは決済の担当です", "鈴木さんは広報の担当です"),
        ("付款功能由谁负责", "张伟负责支付模块的开发", "李娜负责测试组的工作"),
    ],
)
def test_another_word_for_the_same_is_found_first_without_spaces_too(keeper, query, answer, other, sources):
    if sources == "memories":
        keeper.store_many([answer, other])
    else:
        keeper.conversation([{"role": "user", "content": text} for text in (answer, other)]).store(0, 1)
    found = keeper.recall(query, sources=(sources,))
    best = found.hits[0] if sources == "memories" else found.said[0]
    assert answer in (best.memory.content if sources == "memories" else best.line.text)
    assert "passage" in {signal.name for signal in best.signals}


@pytest.mark.covers("recall.personal")
def test_a_question_about_oneself_finds_who_tells_of_themselves(keeper):
    keeper.store_many(OF_ONESELF)
    hits = keeper.recall("did I sell my car", limit=len(OF_ONESELF)).hits
    personal = {hit.memory.content: any(one.name == "personal" for one in hit.signals) for hit in hits}
    assert personal == {content: times > 0 for content, times in OF_ONESELF.items()}


def test_how_often_somebody_says_i_is_told_of_memories_and_of_messages(keeper):
    keeper.store_many(OF_ONESELF)
    conversation = keeper.conversation([{"role": "user", "content": content} for content in OF_ONESELF])
    conversation.store(0, len(OF_ONESELF) - 1, auto=True)
    counted = []

    def rank(found):
        counted.extend([(one.place.text, one.place.personal) for one in found.rows])
        return []

    words = query_words("sold sell car")
    keeper.storage.recall(keeper.caller, words, Filter(), len(OF_ONESELF), rank)
    assert dict(counted) == OF_ONESELF
    counted.clear()
    read_on(keeper.storage.segments, keeper.caller)
    keeper.storage.segments.search(keeper.caller, words, len(OF_ONESELF), rank)
    assert dict(counted) == OF_ONESELF


def alike_by_row(found):
    return {one.row: like for one, like in zip(found.rows, found.alike, strict=True)}


def test_a_common_name_counts_less_in_how_alike_memories_are_and_a_rare_one_does_not(keeper):
    keeper.store_many([*(f"Ann sails boat number {number}" for number in range(9)), "Eve sails", "Anything else"])
    keeper.meaning.catch_up()

    def alike(name):
        query, seen = f"boats of {name}", {}
        near = keeper.meaning.near(query)._replace(exactly=True)
        rest = keeper.meaning.near("boats")
        for unnamed in ((), (Unnamed((name.lower(),), lambda: rest.vector),)):
            keeper.storage.recall(
                keeper.caller, query_words(query), Filter(), 20, near=near._replace(unnamed=unnamed),
                rank=lambda found, unnamed=unnamed: seen.update({bool(unnamed): alike_by_row(found)}) or [],
            )  # fmt: skip
        return seen[False], seen[True]

    plain, unnamed = alike("Ann")
    assert plain.keys() == unnamed.keys()
    assert plain != unnamed
    plain, unnamed = alike("Eve")
    assert plain == unnamed


def looked_at(query, found_by, keeper):
    """Return what is looked at closely for *query*, where vectors nominate one only."""
    near = keeper.meaning.near(query)._replace(most=3)
    return found_by(
        keeper.caller, query_words(query), limit=20, near=near,
        rank=lambda found: [Ranked(one.row, 0.5, ()) for one in found.rows],
    )  # fmt: skip


SAID = [*(f"Painting number {number}" for number in range(6)), "The right one", "fjordheim is down", "The left one"]


@pytest.mark.covers("recall.beside")
def test_what_was_stored_beside_an_answer_is_looked_at_too(keeper):
    keeper.store_many([*SAID, *(f"Sculpture number {number}" for number in range(6))])
    search = partial(keeper.storage.recall, where=Filter())
    hits = looked_at("fjordheim", search, keeper)
    assert set(SAID[-3:]) <= {*contents(hits)}
    assert len(hits) < 6


@pytest.mark.covers("recall.beside")
def test_what_was_said_beside_an_answer_is_looked_at_too(keeper):
    messages = [{"role": "user", "content": text} for text in [*SAID, *SAID[:6]]]
    keeper.conversation(messages).store(0, len(messages) - 1, auto=True)
    keeper.recall("fjordheim", sources=("conversations",))
    told = looked_at("fjordheim", keeper.storage.segments.search, keeper)
    assert set(SAID[-3:]) <= {one.line.text for one in told}
    assert len(told) < 9


@pytest.mark.covers("recall.beside")
def test_what_others_stored_beside_an_answer_stays_theirs(open_keeper):
    ann, bob = open_keeper(user="ann"), open_keeper(user="bob")
    ann.store("The secret painting")
    bob.store("fjordheim is down")
    ann.store("The secret sculpture")
    assert contents(looked_at("fjordheim", partial(bob.storage.recall, where=Filter()), bob)) == ["fjordheim is down"]
