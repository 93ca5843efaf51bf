"""The ``typed`` dialect through `Keeper.call`: fields, limits, budgets, the brief."""

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta

import pytest

import kept
from kept import Changes, Filter

TYPES = ["preference", "fact", "instruction", "context", "correction"]


def matches(schema, value):
    """Tell whether *value* is what *schema* promises; only what our output schemas use."""
    match schema["type"]:
        case "object":
            properties = schema["properties"]
            return (
                isinstance(value, dict)
                and set(schema["required"]) <= set(value) <= set(properties)
                and all(matches(properties[name], part) for name, part in value.items())
            )
        case "array":
            return isinstance(value, list) and all(matches(schema["items"], item) for item in value)
        case "string":
            is_time = schema.get("format") != "date-time" or datetime.fromisoformat(value).tzinfo
            return isinstance(value, str) and bool(is_time) and value in schema.get("enum", [value])
        case "boolean":
            return isinstance(value, bool)
        case "integer" | "number" as kind:
            types = int if kind == "integer" else (int, float)
            is_number = isinstance(value, types) and not isinstance(value, bool)
            return is_number and schema.get("minimum", value) <= value <= schema.get("maximum", value)


def call(keeper, name, /, **arguments):
    """Call a tool, and check its answer against the schema it promises."""
    answer = keeper.call(name, arguments)
    schema = next(tool.output_schema for tool in keeper.tools("typed") if tool.name == name)
    assert matches(schema, answer), (schema, answer)
    assert json.loads(json.dumps(answer)) == answer
    return answer


def memory_store(keeper, content="Uses pnpm", type="fact", **arguments):
    return call(keeper, "memory_store", content=content, type=type, **arguments)


def memory_search(keeper, **arguments):
    return call(keeper, "memory_search", **arguments)["results"]


def memory_brief(keeper, **arguments):
    return call(keeper, "memory_brief", **arguments)


def memory_delete(keeper, id):
    return call(keeper, "memory_delete", id=id)


def fails(error, keeper, name, /, **arguments):
    """Call a tool that must fail with *error*, and check that nothing was written."""
    before = state(keeper)
    with pytest.raises(error) as failure:
        keeper.call(name, arguments)
    assert state(keeper) == before
    return failure.value


def state(keeper):
    everything = [keeper.list(where, limit=1_000) for where in (Filter(include_superseded=True), Filter(trashed=True))]
    return everything, keeper.used(["typed.stores", "typed.supersedes", "typed.deletes"])


# memory_store


@pytest.mark.covers("typed.store.fields", "call.result", "call.times")
@pytest.mark.parametrize("type_", TYPES)
def test_a_store_answers_with_the_entry_and_what_is_left(keeper, type_):
    answer = memory_store(keeper, "Uses pnpm", type_, tags=["tool", "node"])
    assert re.fullmatch(r"mem-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", answer.pop("id"))
    assert answer == {
        "type": type_,
        "content": "Uses pnpm",
        "behavioral": type_ in ("preference", "instruction", "correction"),
        "tags": ["tool", "node"],
        "created_at": "2026-01-28T09:30:00.000000Z",
        "remaining": {"stores": 19, "supersedes": 5},
    }


@pytest.mark.covers("typed.store.fields")
def test_a_store_without_tags_has_none(keeper):
    assert memory_store(keeper)["tags"] == []


@pytest.mark.covers("typed.store.content_limit", "call.error_names_field")
@pytest.mark.parametrize("character", ["x", "é", "漢", "🚀"])
def test_content_has_at_most_2000_characters_whatever_they_weigh(keeper, character):
    assert memory_store(keeper, character * 2_000)["content"] == character * 2_000
    error = fails(kept.InvalidInput, keeper, "memory_store", type="fact", content=character * 2_001)
    assert error.as_dict()["field"] == "content"
    assert error.details["limit"] == 2_000
    assert "2,000" in error.message


@pytest.mark.covers("typed.store.content_limit")
@pytest.mark.parametrize("content", ["", " ", "\n\t", "\u3000\u2028"])
def test_content_is_not_blank(keeper, content):
    assert fails(kept.InvalidInput, keeper, "memory_store", type="fact", content=content).field == "content"


@pytest.mark.covers("typed.store.tag_limits", "call.error_names_field")
@pytest.mark.parametrize(
    ("tags", "wrong", "limit"),
    [
        ([f"t{number}" for number in range(10)], [f"t{number}" for number in range(11)], "10"),
        (["x" * 50], ["x" * 51], "50"),
        (["🚀" * 50], ["🚀" * 51], "50"),
        (["x"], [""], None),
        (["x"], [" "], None),
        (["x"], ["fine", None], None),
        (["x"], "x", None),
    ],
)
def test_tags_keep_their_limits(keeper, tags, wrong, limit):
    error = fails(kept.InvalidInput, keeper, "memory_store", type="fact", content="x", tags=wrong)
    assert error.field == "tags"
    assert limit is None or limit in error.message
    assert memory_store(keeper, "x", tags=tags)["tags"] == tags


@pytest.mark.covers("typed.store.derived", "identity.never_from_arguments")
@pytest.mark.parametrize(
    "field",
    ["behavioral", "id", "session", "group", "created_at", "user", "project", "team", "scope", "tenant", "name"],
)
def test_what_is_derived_cannot_be_passed(keeper, field):
    error = fails(kept.InvalidInput, keeper, "memory_store", type="fact", content="x", **{field: "x"})
    assert error.field == field


@pytest.mark.covers("typed.store.types")
@pytest.mark.parametrize("type_", ["decision", "reference", "general", "Fact", "", 1])
def test_only_the_five_types_exist(keeper, type_):
    assert fails(kept.InvalidInput, keeper, "memory_store", type=type_, content="x").field == "type"


@pytest.mark.covers("typed.store.duplicate")
def test_the_same_content_and_type_is_one_entry_at_no_cost(keeper, clock):
    first = memory_store(keeper, tags=["a"])
    clock.advance(days=1)
    again = memory_store(keeper, tags=["b"])
    assert again.pop("duplicate") is True
    assert again == first
    other_type = memory_store(keeper, type="context")
    assert "duplicate" not in other_type
    assert other_type["remaining"]["stores"] == 18
    assert keeper.count() == 2


@pytest.mark.covers("typed.store.duplicate")
def test_a_duplicate_costs_nothing_even_when_nothing_is_left(keeper):
    for number in range(20):
        memory_store(keeper, f"fact {number}")
    assert memory_store(keeper, "fact 7")["duplicate"] is True
    fails(kept.OverBudget, keeper, "memory_store", type="fact", content="fact 20")


@pytest.mark.covers("typed.store.duplicate")
@pytest.mark.parametrize("gone", ["trash", "delete", "supersede"])
def test_what_is_not_live_any_more_is_no_duplicate(keeper, gone):
    first = memory_store(keeper)["id"]
    keeper.supersede(first, "Uses npm") if gone == "supersede" else getattr(keeper, gone)(first)
    again = memory_store(keeper)
    assert "duplicate" not in again
    assert again["id"] != first


@pytest.mark.covers("typed.store.supersedes")
@pytest.mark.parametrize("form", ["uid", "id", "name"])
def test_superseding_replaces_the_entry_by_any_of_its_names(keeper, form):
    old = memory_store(keeper, "Uses pnpm 9")["id"]
    new = memory_store(keeper, "Uses pnpm 10", supersedes=str(getattr(keeper.get(old), form)))
    assert new["supersedes"] == old
    assert new["remaining"] == {"stores": 18, "supersedes": 4}
    assert [entry["id"] for entry in memory_search(keeper)] == [new["id"]]
    assert keeper.get(old).superseded_by == new["id"]


@pytest.mark.covers("typed.store.supersedes_unknown", "call.codes", "call.nothing_half_written")
@pytest.mark.parametrize("ref", ["mem-00000000-0000-0000-0000-000000000000", "77", "no-such-name", "';--"])
def test_superseding_an_unknown_memory_writes_nothing(keeper, ref):
    error = fails(kept.NotFound, keeper, "memory_store", type="fact", content="x", supersedes=ref)
    assert (error.code, error.exit_code) == ("not_found", 3)


@pytest.mark.covers("typed.store.supersedes_twice", "call.codes", "call.nothing_half_written")
def test_superseding_what_has_a_successor_is_a_conflict_that_names_it(keeper):
    old = memory_store(keeper, "one")["id"]
    new = memory_store(keeper, "two", supersedes=old)["id"]
    error = fails(kept.Conflict, keeper, "memory_store", type="fact", content="three", supersedes=old)
    assert (error.code, error.exit_code) == ("conflict", 4)
    assert new in error.message


@pytest.mark.covers("visibility.typed_is_personal")
def test_what_is_stored_is_personal_in_every_project(open_keeper):
    memory_store(open_keeper(project="p1", team="red"))
    assert len(memory_search(open_keeper(project="p2"))) == 1
    assert memory_search(open_keeper(user="bob", project="p1", team="red")) == []


@pytest.mark.covers("identity.empty_user", "call.codes")
def test_without_an_identity_nothing_is_stored(open_keeper):
    error = fails(kept.AccessDenied, open_keeper(user=""), "memory_store", type="fact", content="x")
    assert (error.code, error.exit_code) == ("access_denied", 5)


# memory_search


@pytest.mark.covers("typed.search.fields", "call.result")
def test_a_result_has_the_fields_of_the_document(keeper):
    stored = memory_store(keeper, "Uses pnpm", "preference", tags=["tool"])
    (found,) = memory_search(keeper, query="pnpm")
    assert 0 < found.pop("relevance_score") <= 1
    assert found == {name: stored[name] for name in ("id", "type", "content", "behavioral", "tags", "created_at")}


@pytest.mark.covers("typed.search.superseded")
def test_a_superseded_entry_is_found_only_when_asked_for_and_names_its_successor(keeper):
    old = memory_store(keeper, "Uses pnpm 9")["id"]
    new = memory_store(keeper, "Uses pnpm 10", supersedes=old)["id"]
    for arguments in ({}, {"include_superseded": False}):
        assert [entry["id"] for entry in memory_search(keeper, query="pnpm", **arguments)] == [new]
    found = {
        entry["id"]: entry.get("superseded_by")
        for entry in memory_search(keeper, query="pnpm", include_superseded=True)
    }
    assert found == {old: new, new: None}


@pytest.mark.covers("typed.search.query_limit", "call.error_names_field")
def test_a_query_has_at_most_500_characters(keeper):
    memory_store(keeper, "x" * 10)
    assert memory_search(keeper, query="猫" * 500) == []
    error = fails(kept.InvalidInput, keeper, "memory_search", query="x" * 501)
    assert error.field == "query"
    assert "500" in error.message


@pytest.mark.covers("typed.search.limit", "call.error_names_field")
def test_a_limit_is_from_1_to_100_and_20_unless_given(keeper):
    keeper.store_many(f"fact {number}" for number in range(120))
    for query in ("", "fact"):
        assert len(memory_search(keeper, query=query)) == 20
        assert len(memory_search(keeper, query=query, limit=1)) == 1
        assert len(memory_search(keeper, query=query, limit=100)) == 100
    for limit in (0, 101, -1):
        error = fails(kept.InvalidInput, keeper, "memory_search", limit=limit)
        assert error.field == "limit"
        assert "between 1 and 100" in error.message


@pytest.mark.covers("typed.search.no_query")
@pytest.mark.parametrize("arguments", [{}, {"query": ""}, {"query": "  "}, {"query": None}])
def test_without_a_query_the_newest_come_first_with_score_zero(keeper, clock, arguments):
    for number in range(3):
        memory_store(keeper, f"fact {number}")
        clock.advance(minutes=1)
    found = [(entry["content"], entry["relevance_score"]) for entry in memory_search(keeper, **arguments)]
    assert found == [("fact 2", 0), ("fact 1", 0), ("fact 0", 0)]


@pytest.mark.covers("typed.search.filters_before_limit", "typed.search.tags_and", "typed.search.type")
@pytest.mark.parametrize("query", ["pnpm", ""])
def test_filters_apply_before_the_limit(keeper, query):
    wanted = memory_store(keeper, "Uses pnpm", "context", tags=["Coding", "node"])["id"]
    memory_store(keeper, "Likes pnpm", "context", tags=["coding"])
    keeper.store_many(f"pnpm {number}" for number in range(100))
    assert [entry["id"] for entry in memory_search(keeper, query=query, tags=["coding", "NODE"], limit=1)] == [wanted]
    assert [entry["id"] for entry in memory_search(keeper, query=query, type="context", tags=["node"], limit=1)] == [
        wanted
    ]
    assert len(memory_search(keeper, query=query, type="context", limit=5)) == 2
    assert memory_search(keeper, query=query, tags=["coding", "absent"]) == []


@pytest.mark.covers("typed.search.score")
def test_scores_are_from_0_to_1_best_first(keeper):
    for text in ("pnpm", "pnpm and node", "node", "Uses pnpm with node on the server in the cellar"):
        memory_store(keeper, text)
    scores = [entry["relevance_score"] for entry in memory_search(keeper, query="pnpm node")]
    assert len(scores) == 4
    assert scores == sorted(scores, reverse=True)


@pytest.mark.covers("typed.search.plain_text")
@pytest.mark.parametrize("query", ["don't", "C++", "multi-agent", '"', "*", "🚀", "ユーザー", "NOT (", "a" * 500, "\0"])
def test_a_query_is_plain_text_whatever_it_contains(keeper, query):
    memory_store(keeper, f"The note: {query}")
    found = memory_search(keeper, query=query)
    assert [entry["content"] for entry in found] == ([] if query in '"*\0' else [f"The note: {query}"])


@pytest.mark.covers("names.kinds")
def test_kinds_without_a_word_of_their_own_are_read_and_filtered_as_facts(keeper):
    kinds = ["fact", "decision", "reference", "preference", "instruction", "correction", "context"]
    for kind in kinds:
        keeper.store(f"a {kind}", kind=kind)
    types = {entry["content"].split()[1]: entry["type"] for entry in memory_search(keeper)}
    assert types == dict(zip(kinds, ["fact", "fact", "fact", *kinds[3:]], strict=True))
    assert {entry["content"] for entry in memory_search(keeper, type="fact")} == {"a fact", "a decision", "a reference"}
    assert {entry["content"] for entry in memory_search(keeper, type="context", query="a")} == {"a context"}


# memory_brief


@pytest.mark.covers("typed.brief.fields", "call.result", "call.times")
def test_a_brief_has_the_fields_of_the_document(open_keeper, clock):
    ann = open_keeper(actor="person")
    stored = memory_store(ann, "Prefers tabs", "preference", tags=["style"])
    clock.advance(days=1, hours=23)
    assert memory_brief(ann) == {
        "entries": [
            {
                "id": stored["id"],
                "type": "preference",
                "content": "Prefers tabs",
                "behavioral": True,
                "tags": ["style"],
                "age_days": 1,
                "confirmed": True,
            }
        ],
        "generated_at": "2026-01-30T08:30:00.000000Z",
        "entry_count": 1,
        "brief_count": 1,
        "omitted": 0,
    }


@pytest.mark.covers("typed.brief.fields")
def test_a_brief_of_nothing_is_empty(keeper):
    answer = memory_brief(keeper)
    assert (answer["entries"], answer["entry_count"], answer["brief_count"], answer["omitted"]) == ([], 0, 0, 0)


@pytest.mark.covers("typed.brief.provenance", "identity.group")
def test_session_and_group_are_shown_only_when_asked_for(open_keeper):
    memory_store(open_keeper(session="s9", group="night"))
    (plain,) = memory_brief(open_keeper())["entries"]
    assert plain.keys().isdisjoint({"session", "group"})
    assert memory_brief(open_keeper(), include_provenance=False)["entries"] == [plain]
    assert memory_brief(open_keeper(), include_provenance=True)["entries"] == [
        plain | {"session": "s9", "group": "night"}
    ]


@pytest.mark.covers("typed.brief.order")
def test_behavioral_entries_come_first(keeper, clock):
    for type_ in ("preference", "fact", "instruction", "context", "correction"):
        memory_store(keeper, f"a {type_}", type_)
        clock.advance(minutes=1)
    order = [entry["type"] for entry in memory_brief(keeper)["entries"]]
    assert order == ["correction", "instruction", "preference", "context", "fact"]


@pytest.mark.covers("typed.brief.room")
def test_a_third_of_the_room_stays_for_the_facts(keeper):
    for number in range(10):
        keeper.store(f"{number}" * 1_000, kind="instruction")
        keeper.store(f"{number}" * 1_000)
    answer = memory_brief(keeper)
    assert [entry["behavioral"] for entry in answer["entries"]] == [True] * 4 + [False] * 2
    assert (answer["entry_count"], answer["brief_count"], answer["omitted"]) == (20, 6, 14)


@pytest.mark.covers("typed.brief.passed_over")
def test_an_entry_that_does_not_fit_is_passed_over(keeper, clock):
    for text in ("small", "a" * 2_000, "b" * 2_000, "c" * 1_999, "d" * 2_000):
        memory_store(keeper, text)
        clock.advance(minutes=1)
    answer = memory_brief(keeper)
    assert [entry["content"][0] for entry in answer["entries"]] == ["d", "c", "b"]
    keeper.settings.set("brief.characters", "6005")
    assert [entry["content"][0] for entry in memory_brief(keeper)["entries"]] == ["d", "c", "b", "s"]


@pytest.mark.covers("typed.brief.one_line")
def test_content_is_one_line_without_controls(keeper):
    memory_store(keeper, "a\nb\r\nc\x0bd\x0ce\x85f\u2028g\u2029h\u202ei\u200bj\x1b[31mk\x00l")
    (entry,) = memory_brief(keeper)["entries"]
    assert entry["content"] == "a b c d e f g hij[31mkl"
    assert memory_search(keeper)[0]["content"].startswith("a\nb\r\nc")


@pytest.mark.covers("typed.brief.entry_count", "typed.brief.excluded")
def test_superseded_and_trashed_entries_stay_out_but_superseded_ones_count(keeper):
    old = memory_store(keeper, "old")["id"]
    new = memory_store(keeper, "new", supersedes=old)["id"]
    keeper.trash(memory_store(keeper, "gone")["id"])
    answer = memory_brief(keeper)
    assert [entry["id"] for entry in answer["entries"]] == [new]
    assert (answer["entry_count"], answer["brief_count"], answer["omitted"]) == (2, 1, 0)


@pytest.mark.covers("typed.brief.ages")
@pytest.mark.parametrize(("hours", "days"), [(0, 0), (23.99, 0), (24, 1), (47.99, 1), (48, 2)])
def test_ages_are_whole_days_rounded_down(keeper, clock, hours, days):
    memory_store(keeper)
    clock.advance(hours=hours)
    assert memory_brief(keeper)["entries"][0]["age_days"] == days


@pytest.mark.covers("visibility.others_rules")
def test_other_peoples_rules_stand_among_the_facts_under_their_name(open_keeper):
    ann, bob = open_keeper(project="p1"), open_keeper(user="bob", project="p1")
    bob.store("Always deploy on Friday", kind="instruction", scope="project")
    memory_store(ann, "Never deploys on Friday", "fact")
    memory_store(ann, "Ask first", "instruction")
    entries = [(entry["content"], entry["behavioral"], entry.get("owner")) for entry in memory_brief(ann)["entries"]]
    assert entries == [
        ("Ask first", True, None),
        ("Never deploys on Friday", False, None),
        ("Always deploy on Friday", False, "bob"),
    ]


# memory_delete


@pytest.mark.covers("typed.delete.fields")
@pytest.mark.parametrize("form", ["uid", "id", "name"])
def test_a_deletion_by_any_name_answers_with_the_id(keeper, form):
    stored = memory_store(keeper)["id"]
    answer = memory_delete(keeper, str(getattr(keeper.get(stored), form)))
    assert (answer["id"], answer["deleted"]) == (stored, True)
    assert "predecessor" not in answer
    assert memory_search(keeper) == []


@pytest.mark.covers("typed.delete.permanent", "call.codes")
def test_a_deleted_entry_is_not_found_again(keeper):
    stored = memory_store(keeper)["id"]
    memory_delete(keeper, stored)
    error = fails(kept.NotFound, keeper, "memory_delete", id=stored)
    assert (error.code, error.exit_code) == ("not_found", 3)
    assert memory_search(keeper, query="pnpm", include_superseded=True) == []
    assert memory_brief(keeper)["entry_count"] == 0


@pytest.mark.covers("typed.delete.predecessor")
def test_what_the_deleted_entry_had_superseded_is_named_and_stays_superseded(keeper):
    old = memory_store(keeper, "one")["id"]
    new = memory_store(keeper, "two", supersedes=old)["id"]
    assert memory_delete(keeper, new)["predecessor"] == old
    assert memory_search(keeper) == []
    assert [entry["id"] for entry in memory_search(keeper, include_superseded=True)] == [old]


@pytest.mark.covers("typed.delete.bytes")
def test_a_deleted_entry_leaves_no_bytes_in_the_files(keeper, store):
    stored = memory_store(keeper, "zebraquartz in oxfjord", tags=["yakmarble"])["id"]
    memory_delete(keeper, stored)
    left = b"".join(file.read_bytes() for file in store.parent.iterdir())
    assert [word for word in (b"zebraquartz", b"oxfjord", b"yakmarble") if word in left] == []


@pytest.mark.covers("visibility.every_verb")
def test_other_peoples_entries_cannot_be_deleted_or_superseded(open_keeper):
    theirs = memory_store(open_keeper(user="bob"))["id"]
    ann = open_keeper()
    fails(kept.NotFound, ann, "memory_delete", id=theirs)
    fails(kept.NotFound, ann, "memory_store", type="fact", content="x", supersedes=theirs)
    assert len(memory_search(open_keeper(user="bob"))) == 1


# Budgets


def spend_all(keeper, what):
    """Use up one budget; return a call that must then fail."""
    if what == "stores":
        for number in range(20):
            assert memory_store(keeper, f"fact {number}")["remaining"]["stores"] == 19 - number
        return "memory_store", {"type": "fact", "content": "one too many"}
    ids = [memory.uid for memory in (keeper.store(f"{what} {number}") for number in range(6))]
    for number in range(5):
        if what == "supersedes":
            answer = memory_store(keeper, f"new {number}", supersedes=ids[number])
            assert answer["remaining"] == {"stores": 19 - number, "supersedes": 4 - number}
        else:
            memory_delete(keeper, ids[number])
    if what == "supersedes":
        return "memory_store", {"type": "fact", "content": "one too many", "supersedes": ids[5]}
    return "memory_delete", {"id": ids[5]}


@pytest.mark.covers("typed.budget.stores", "typed.budget.supersedes", "typed.budget.deletes", "call.codes")
@pytest.mark.covers("call.nothing_half_written", "typed.budget.per_session", "typed.budget.durable")
@pytest.mark.parametrize(("what", "limit"), [("stores", 20), ("supersedes", 5), ("deletes", 5)])
def test_a_session_has_so_many_writes_and_no_more(open_keeper, what, limit):
    with open_keeper() as first:
        name, arguments = spend_all(first, what)
        error = fails(kept.OverBudget, first, name, **arguments)
    assert (error.code, error.exit_code) == ("over_budget", 7)
    assert (error.details["limit"], error.details["used"]) == (limit, limit)
    assert str(limit) in error.message
    fails(kept.OverBudget, open_keeper(), name, **arguments)
    call(open_keeper(session="s2"), name, **arguments)


@pytest.mark.covers("typed.budget.supersedes")
def test_without_supersedes_left_a_plain_store_still_works(keeper):
    name, arguments = spend_all(keeper, "supersedes")
    fails(kept.OverBudget, keeper, name, **arguments)
    assert memory_store(keeper, "plain")["remaining"] == {"stores": 14, "supersedes": 0}


@pytest.mark.covers("typed.budget.supersedes")
def test_superseding_also_spends_a_store(keeper):
    for number in range(19):
        last = memory_store(keeper, f"fact {number}")["id"]
    last = memory_store(keeper, "newer", supersedes=last)
    assert last["remaining"] == {"stores": 0, "supersedes": 4}
    fails(kept.OverBudget, keeper, "memory_store", type="fact", content="newest", supersedes=last["id"])


@pytest.mark.covers("typed.budget.successes_only")
def test_only_successes_count(keeper):
    old = memory_store(keeper, "one")["id"]
    memory_store(keeper, "two", supersedes=old)
    for arguments in ({"content": ""}, {"supersedes": "mem-none"}, {"supersedes": old}, {"tags": [""]}, {"x": 1}):
        fails(kept.KeptError, keeper, "memory_store", **{"type": "fact", "content": "three"} | arguments)
    for _ in range(7):
        fails(kept.NotFound, keeper, "memory_delete", id="mem-none")
    assert memory_store(keeper, "three")["remaining"] == {"stores": 17, "supersedes": 4}
    memory_delete(keeper, old)


@pytest.mark.covers("typed.budget.no_refund")
def test_deleting_gives_nothing_back(keeper):
    stored = [memory_store(keeper, f"fact {number}")["id"] for number in range(20)]
    memory_delete(keeper, stored[0])
    fails(kept.OverBudget, keeper, "memory_store", type="fact", content="one too many")


@pytest.mark.covers("typed.budget.apart")
def test_what_is_written_another_way_spends_nothing_here(keeper):
    for number in range(25):
        keeper.store(f"fact {number}")
    for number in range(1, 8):
        keeper.delete(number)
    assert memory_store(keeper, "typed")["remaining"]["stores"] == 19
    memory_delete(keeper, "8")


@pytest.mark.covers("typed.budget.durable")
def test_a_budget_holds_across_processes(open_keeper, store):
    ann = open_keeper()
    memory_store(ann, "the first")
    script = """
import sys, kept
with kept.open(sys.argv[1], user="ann", session="s1", project="", branch="") as keeper:
    for number in range(19):
        left = keeper.call("memory_store", {"type": "fact", "content": f"fact {number}"})["remaining"]["stores"]
    print(left)
"""
    done = subprocess.run([sys.executable, "-c", script, str(store)], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0"]
    fails(kept.OverBudget, ann, "memory_store", type="fact", content="one too many")


@pytest.mark.covers("typed.budget.durable")
def test_no_two_threads_take_the_last_place(open_keeper):
    ann = open_keeper()
    memory_store(ann, "the first")

    def attempt(number):
        try:
            return "stored" if ann.call("memory_store", {"type": "fact", "content": f"fact {number}"}) else ""
        except kept.OverBudget:
            return "over"

    with ThreadPoolExecutor(8) as threads:
        outcomes = list(threads.map(attempt, range(25)))
    assert (outcomes.count("stored"), outcomes.count("over"), ann.count()) == (19, 6, 20)


@pytest.mark.covers("typed.budget.per_session")
def test_the_same_session_of_another_user_or_tenant_is_another_session(open_keeper):
    spend_all(open_keeper(), "stores")
    for other in (open_keeper(user="bob"), open_keeper(tenant="other")):
        assert memory_store(other)["remaining"]["stores"] == 19


# Off


@pytest.mark.covers("call.disabled", "call.codes")
def test_while_memory_is_off_only_deleting_works(open_keeper):
    ann = open_keeper()
    stored = memory_store(ann)["id"]
    ann.settings.set("memory", "off")
    for name, arguments in (
        ("memory_store", {"type": "fact", "content": "x"}),
        ("memory_search", {}),
        ("memory_brief", {}),
    ):
        error = fails(kept.Disabled, ann, name, **arguments)
        assert (error.code, error.exit_code) == ("disabled", 9)
        assert "kept settings set memory on" in error.message
    memory_store(open_keeper(user="bob"))
    assert memory_delete(ann, stored)["deleted"]
    ann.settings.set("memory", "on")
    assert memory_search(ann) == []


@pytest.mark.covers("call.disabled")
def test_while_memory_is_off_a_persons_own_commands_still_work(keeper):
    memory = keeper.store("Uses pnpm")
    keeper.settings.set("memory", "off")
    assert keeper.list() == [hit.memory for hit in keeper.search("pnpm")] == [memory]
    assert keeper.edit(memory.uid, Changes(content="Uses npm")).content == "Uses npm"


# Across the dialects' one record


@pytest.mark.covers("names.all_at_once")
def test_every_entry_has_all_its_names_at_once(keeper):
    stored = memory_store(keeper, "Prefers dark mode", "preference")
    memory = keeper.get(stored["id"])
    assert (memory.uid, memory.id, memory.name) == (stored["id"], 1, "prefers-dark-mode")


def test_an_entry_remembers_that_this_dialect_wrote_it(keeper, clock):
    stored = memory_store(keeper)["id"]
    origin = keeper.get(stored).origin
    assert (origin.dialect, origin.session, origin.actor) == ("typed", "s1", "agent")
    assert keeper.get(stored).created_at == clock.now
    assert keeper.as_of(clock.now - timedelta(seconds=1)).list() == []
