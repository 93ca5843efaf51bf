"""Settings: defaults, limits, whose they are."""

import pytest

import kept
from kept import InvalidInput


def values(keeper):
    return {setting.name: value for setting, value in keeper.settings}


def test_every_setting_has_a_default_and_a_word_of_explanation(keeper):
    assert values(keeper) == {
        "memory": "on",
        "brief.characters": "6000",
        "brief.entries": "50",
        "brief.trust": "all",
        "screening.sensitive": "allow",
        "screening.categories": "race,religion,health,minors,location",
        "durability": "full",
        "embedder": "static",
        "teams": "",
        "trash.days": "0",
        "user.name": "",
        "search.by": "auto",
    }
    assert all(setting.help and setting.values for setting, _ in keeper.settings)


def test_a_search_goes_by_what_is_set_now_whoever_has_set_it(open_keeper):
    ann, other = open_keeper(), open_keeper(session="s2")
    ann.store("The car is in the garage")
    assert [ann.search("automobile") for _ in range(2)] == [[], []]
    other.settings.set("search.by", "meaning")
    assert [hit.memory.content for hit in ann.search("automobile")] == ["The car is in the garage"]
    other.settings.set("search.by", "words")
    assert [ann.search("automobile") for _ in range(2)] == [[], []]


def test_a_setting_holds_until_it_is_unset(open_keeper):
    ann = open_keeper()
    ann.settings.set("brief.entries", "7")
    ann.settings.set("brief.entries", "8")
    assert open_keeper(session="s2", project="p1").settings.get("brief.entries") == "8"
    ann.settings.unset("brief.entries")
    ann.settings.unset("brief.entries")
    assert ann.settings.get("brief.entries") == "50"


@pytest.mark.parametrize(
    ("name", "allowed", "refused"),
    [
        ("memory", ["on", "off"], ["ON", "yes", "", " on"]),
        ("brief.characters", ["200", "100000"], ["199", "100001", "-1", "6e3", "²", "", "1 000", "6000.0"]),
        ("brief.entries", ["1", "1000"], ["0", "1001", "ten"]),
        ("durability", ["full", "normal"], ["off", "none"]),
    ],
)
def test_a_setting_takes_only_its_values(keeper, name, allowed, refused):
    for value in allowed:
        keeper.settings.set(name, value)
        assert keeper.settings.get(name) == value
    for value in refused:
        with pytest.raises(InvalidInput) as failure:
            keeper.settings.set(name, value)
        assert failure.value.field == name
    assert keeper.settings.get(name) == allowed[-1]


def test_an_unknown_setting_is_invalid_and_the_known_ones_are_named(keeper):
    for attempt in (keeper.settings.get, keeper.settings.unset, lambda name: keeper.settings.set(name, "on")):
        with pytest.raises(InvalidInput, match=r"brief\.entries"):
            attempt("colour")


def test_a_users_setting_is_theirs_alone(open_keeper):
    open_keeper().settings.set("memory", "off")
    others = [open_keeper(user="bob"), open_keeper(tenant="other"), open_keeper(user="")]
    assert [other.settings.get("memory") for other in others] == ["on", "on", "on"]


@pytest.mark.embedded
def test_who_has_the_store_open_syncs_as_it_is_set_now(open_keeper):
    ann, bob = open_keeper(), open_keeper(user="bob")

    def synchronous():
        bob.store(f"Fact {bob.count()}")
        with bob.storage._connections.reading() as connection:
            return connection.pragma("synchronous")

    seen = [synchronous()]
    for durability in ("normal", "full"):
        ann.settings.set("durability", durability)
        seen.append(synchronous())
    assert seen == [2, 1, 2]


def test_a_setting_of_the_store_holds_for_everybody(open_keeper):
    open_keeper(user="").settings.set("durability", "normal")
    others = [open_keeper(), open_keeper(user="bob"), open_keeper(tenant="other")]
    assert [other.settings.get("durability") for other in others] == ["normal"] * 3
    others[0].store("still written")
    assert others[0].count() == 1


@pytest.mark.covers("identity.empty_user")
def test_without_an_identity_there_is_nothing_to_set_for(open_keeper):
    with pytest.raises(kept.AccessDenied):
        open_keeper(user="").settings.set("memory", "off")
