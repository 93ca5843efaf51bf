"""Both databases give the same answers in the same order for the same memories."""

import random

import pytest

import kept
from kept.storage.postgres import signs

PEOPLE = "Ann Bob Carla Dmitri Elena Farid Grace Hiro Ines Jonas".split()
THINGS = ("billing,search,invoices,the mobile app,login,reports,the warehouse,onboarding,backups,the newsletter").split(
    ","
)
TOOLS = "PostgreSQL Redis Kafka Django React Terraform Kubernetes Grafana pytest Docker".split()
DEEDS = (
    "prefers {tool} for {thing}|moved {thing} from {tool} to {other}|is responsible for {thing}|never deploys {thing}"
    " on Fridays|asked to write tests of {thing} with {tool}|thinks that {tool} is too slow for {thing}|will review the"
    " budget of {thing} in {month}|found a memory leak in {thing}, caused by {tool}|wants dark mode in {thing}"
    "|が{thing}の{tool}設定を変更しました"
).split("|")
MONTHS = "January March May July September November".split()
QUESTIONS = (
    "who is responsible for {thing}|what does {person} prefer|which database do we use for {thing}|when is the budget"
    " reviewed|{person} {thing}|problems with {tool}|slow {tool}|deploying on a friday|tests|{tool} in {thing}|memory"
    " leaks|the colours of {thing}|設定|moved away from {tool}|what happened in {month}"
).split("|")


def corpus(seed, size):
    chance = random.Random(seed)
    for _ in range(size):
        tool, other = chance.sample(TOOLS, 2)
        deed = chance.choice(DEEDS).format(
            tool=tool, other=other, thing=chance.choice(THINGS), month=chance.choice(MONTHS)
        )
        yield f"{chance.choice(PEOPLE)} {deed} ({chance.randrange(1_000)})"


def questions(seed, count):
    chance = random.Random(seed)
    for _ in range(count):
        yield chance.choice(QUESTIONS).format(
            person=chance.choice(PEOPLE), thing=chance.choice(THINGS), tool=chance.choice(TOOLS),
            month=chance.choice(MONTHS),
        )  # fmt: skip


@pytest.fixture
def both(open_keeper, tmp_path):
    """The same memories in both databases, half of them one's own and half a team's."""
    keepers = [open_keeper(team="red"), open_keeper(store=tmp_path / "same.db", team="red")]
    for keeper in keepers:
        texts = list(corpus(3, 1_200))
        keeper.store_many(texts[::2])
        keeper.store_many([kept.Draft(text, scope="team", tags=("shared",)) for text in texts[1::2]])
        keeper.meaning.catch_up()
        keeper.recall("so that all of them are read", limit=1)
        while keeper.storage.read(keeper.caller, 500):
            pass
    return keepers


@pytest.mark.slow
@pytest.mark.covers("database.same_answers")
@pytest.mark.parametrize("is_kept", [False, True], ids=["nominated by the server", "nominated by kept signs"])
def test_the_first_ten_are_the_same(both, is_kept, monkeypatch):
    monkeypatch.setattr(signs, "LEAST", 1 if is_kept else 2_000)
    same = asked = 0
    for question in questions(5, 150):
        for ask in ("search", "recall"):
            postgres, sqlite = (_first(keeper, ask, question) for keeper in both)
            same += len(set(postgres) & set(sqlite))
            asked += max(len(postgres), len(sqlite))
    assert asked > 2_000
    assert same / asked >= 0.95


@pytest.mark.covers("database.same_answers")
def test_words_alone_give_the_same_scores_in_the_same_order(open_keeper, tmp_path):
    keepers = [open_keeper(), open_keeper(store=tmp_path / "same.db")]
    for keeper in keepers:
        keeper.store_many(corpus(9, 150))
    for question in questions(11, 25):
        postgres, sqlite = (
            [(hit.memory.content, hit.score, hit.why) for hit in keeper.search(question)] for keeper in keepers
        )
        assert postgres == sqlite


def _first(keeper, ask, question):
    found = getattr(keeper, ask)(question, limit=10)
    return [hit.memory.content for hit in (found if ask == "search" else found.hits)]
