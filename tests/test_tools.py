"""The tool table and the checking of arguments."""

import json
import math
import re
from itertools import product

import pytest

import kept
from kept import Filter, InvalidInput
from kept.arguments import MAX_INPUT_CHARS, checked, parsed
from kept.errors import shown
from kept.tools import DIALECTS, tools

NAMES = {
    "typed": ["memory_store", "memory_search", "memory_brief", "memory_delete"],
    "context": ["memory", "list_history"],
    "facts": ["memory"],
    "files": ["UpdateUserMemory", "ReadUserMemory"],
    "space": ["memory_space_edits"],
}
TOOLS = [tool for dialect in DIALECTS for tool in tools(dialect)]
each_tool = pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)


def test_each_dialect_has_the_tools_of_its_document():
    assert {dialect: [tool.name for tool in tools(dialect)] for dialect in DIALECTS} == NAMES


def test_an_unknown_dialect_is_invalid_and_the_known_ones_are_named(keeper):
    with pytest.raises(InvalidInput, match="typed") as failure:
        keeper.tools("esperanto")
    assert failure.value.field == "dialect"


@each_tool
def test_a_tool_is_described_in_the_forms_that_model_apis_take(tool):
    assert re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", tool.name)
    assert tool.title.strip()
    assert 0 < len(tool.description.encode()) < 2_048
    schema = tool.input_schema
    assert schema["type"] == "object"
    assert schema["additionalProperties"] is False
    assert set(schema.get("required", ())) <= set(schema["properties"])
    assert all(argument["description"].strip() for argument in schema["properties"].values())
    json.dumps(schema)


def nodes(schema):
    yield schema
    for part in (*schema.get("properties", {}).values(), *([schema["items"]] if "items" in schema else [])):
        yield from nodes(part)


@each_tool
def test_schemas_are_flat_and_plain(tool):
    for node in (*nodes(tool.input_schema), *nodes(tool.output_schema)):
        assert node.keys().isdisjoint({"anyOf", "oneOf", "allOf", "not", "$ref", "if", "const"})
        assert isinstance(node["type"], str)
    assert all("properties" not in argument for argument in tool.input_schema["properties"].values())
    assert tool.output_schema["type"] == "object"
    assert set(tool.output_schema["required"]) <= set(tool.output_schema["properties"])


def test_the_table_in_the_form_of_openai(keeper):
    table = keeper.tools("typed")
    assert len(table) == 4
    for tool, entry in zip(table, table.as_openai(), strict=True):
        assert entry == {
            "type": "function",
            "function": {"name": tool.name, "description": tool.description, "parameters": tool.input_schema},
        }


def test_the_table_in_the_form_of_anthropic(keeper):
    table = keeper.tools("typed")
    for tool, entry in zip(table, table.as_anthropic(), strict=True):
        assert entry == {"name": tool.name, "description": tool.description, "input_schema": tool.input_schema}


# Hints


CALLS = {
    "memory_store": {"type": "fact", "content": "Uses pnpm"},
    "memory_search": {"query": "npm"},
    "memory_brief": {},
    "memory_delete": {"id": "1"},
    "memory": {"action": "forget", "id": 1},
    "list_history": {},
    "UpdateUserMemory": {"action": "upsert", "name": "npm", "type": "user", "description": "npm", "body": "Uses pnpm"},
    "ReadUserMemory": {"name": "1"},
    "memory_space_edits": {"operate": "remove", "id": "1"},
}


@each_tool
def test_the_hints_are_true(keeper, store, tool):
    memory = keeper.store("Uses npm")
    before = contents_of(store)
    conversation = keeper.conversation([{"role": "user", "content": "Hello"}])
    keeper.call(tool.name, CALLS[tool.name], conversation=conversation)
    once = contents_of(store)
    assert tool.read_only is (once == before)
    assert tool.destructive is (memory not in keeper.list(Filter(include_superseded=True)))
    if tool.idempotent:
        keeper.call(tool.name, CALLS[tool.name], conversation=conversation)
        assert contents_of(store) == once


def contents_of(store):
    return {file.name: file.read_bytes() for file in store.parent.iterdir() if not file.name.endswith("-shm")}


# Calling


@pytest.mark.covers("call.unknown_tool")
@pytest.mark.parametrize("name", ["memories", "memory_", "MEMORY_STORE", "", "__import__", "store\n"])
def test_an_unknown_tool_is_invalid_and_the_known_ones_are_named(keeper, name):
    with pytest.raises(InvalidInput, match="memory_store") as failure:
        keeper.call(name, {})
    assert (failure.value.code, failure.value.exit_code) == ("invalid_input", 2)


DEEP = json.loads("[" * 900 + "]" * 900)


@pytest.mark.covers("call.types", "call.error_names_field")
@pytest.mark.parametrize(
    ("name", "arguments", "field"),
    [
        ("memory_store", {"content": "x"}, "type"),
        ("memory_store", {"type": "fact"}, "content"),
        ("memory_store", {"type": None, "content": "x"}, "type"),
        ("memory_store", {"type": "fact", "content": 7}, "content"),
        ("memory_store", {"type": "fact", "content": ["x"]}, "content"),
        ("memory_store", {"type": "fact", "content": {"text": "x"}}, "content"),
        ("memory_store", {"type": "fact", "content": True}, "content"),
        ("memory_store", {"type": "fact", "content": "\ud800"}, "content"),
        ("memory_store", {"type": ["fact"], "content": "x"}, "type"),
        ("memory_store", {"type": "fact", "content": "x", "tags": "a,b"}, "tags"),
        ("memory_store", {"type": "fact", "content": "x", "tags": {"a": 1}}, "tags"),
        ("memory_store", {"type": "fact", "content": "x", "tags": [1]}, "tags"),
        ("memory_store", {"type": "fact", "content": "x", "tags": DEEP}, "tags"),
        ("memory_store", {"type": "fact", "content": DEEP}, "content"),
        ("memory_store", {"type": "fact", "content": "x", "supersedes": ""}, "supersedes"),
        ("memory_search", {"query": 7}, "query"),
        ("memory_search", {"limit": "20"}, "limit"),
        ("memory_search", {"limit": 2.5}, "limit"),
        ("memory_search", {"limit": True}, "limit"),
        ("memory_search", {"limit": math.nan}, "limit"),
        ("memory_search", {"limit": math.inf}, "limit"),
        ("memory_search", {"limit": 10**400}, "limit"),
        ("memory_search", {"include_superseded": 1}, "include_superseded"),
        ("memory_search", {"include_superseded": "true"}, "include_superseded"),
        ("memory_search", {"type": "rumour"}, "type"),
        ("memory_brief", {"include_provenance": 0}, "include_provenance"),
        ("memory_delete", {}, "id"),
        ("memory_delete", {"id": ""}, "id"),
        ("memory_delete", {"id": "\udfff"}, "id"),
    ],
)
def test_a_wrong_argument_is_invalid_and_named(keeper, name, arguments, field):
    with pytest.raises(InvalidInput) as failure:
        keeper.call(name, arguments)
    assert failure.value.field == field
    assert failure.value.message.startswith(field)
    assert keeper.count() == 0


@pytest.mark.covers("call.error_names_field")
def test_an_entry_of_a_list_is_named_by_its_number(keeper):
    with pytest.raises(InvalidInput, match="tags: entry 2 must be a string, not a number"):
        keeper.call("memory_store", {"type": "fact", "content": "x", "tags": ["a", math.nan]})


@pytest.mark.covers("call.error_names_field")
def test_memory_without_an_action_or_operation_names_both(keeper):
    with pytest.raises(InvalidInput, match=r"an action \(remember, .* or an operation \(store, .*; say one"):
        keeper.call("memory", {"content": "x"})


@pytest.mark.covers("names.any_form")
def test_the_number_of_a_memory_may_be_a_number_wherever_one_is_named(keeper):
    for content in ("One", "Two"):
        keeper.call("memory_store", {"type": "fact", "content": content})
    assert keeper.call("ReadUserMemory", {"name": 1})["body"] == "One"
    keeper.call("memory_store", {"type": "fact", "content": "Three", "supersedes": 2})
    assert keeper.get("2").superseded_by == keeper.get("3").uid
    assert keeper.call("memory_delete", {"id": 3})["deleted"]
    assert keeper.call("UpdateUserMemory", {"action": "delete", "name": 1})["name"] == "one"


@pytest.mark.covers("call.types")
def test_a_whole_number_is_an_integer_however_it_is_written(keeper):
    keeper.call("memory_store", {"type": "fact", "content": "One"})
    assert len(keeper.call("memory_search", {"limit": 5.0})["results"]) == 1


@pytest.mark.covers("call.unknown_arguments")
@pytest.mark.parametrize("name", CALLS)
def test_an_unknown_argument_is_invalid_and_the_known_ones_are_named(keeper, name):
    for unknown, value in product(["colour", "", "Type", "\ud800", "x" * 5_000], ["blue", None]):
        given = f"{shown(unknown)} = {value}"
        with pytest.raises(InvalidInput, match="unknown argument") as failure:
            pytest.fail(f"{given} is taken: {keeper.call(name, CALLS[name] | {unknown: value})}")
        assert failure.value.field == shown(unknown), given
        assert len(failure.value.message) < 500, given
        assert keeper.count() == 0, given


@pytest.mark.covers("call.types")
@pytest.mark.parametrize("arguments", [None, [], "{}", 7, True, [["type", "fact"]]])
def test_arguments_are_an_object(keeper, arguments):
    with pytest.raises(InvalidInput, match="object"):
        keeper.call("memory_search", arguments)


@pytest.mark.covers("call.null_is_absent")
def test_null_means_absent(keeper):
    keeper.store("Uses pnpm")
    keeper.call("memory_store", {"type": "fact", "content": "x", "tags": None, "supersedes": None})
    arguments = dict.fromkeys(("query", "tags", "type", "include_superseded", "limit"))
    assert len(keeper.call("memory_search", arguments)["results"]) == 2
    assert keeper.call("memory_brief", {"include_provenance": None})["brief_count"] == 2


NUMBER = {"properties": {"share": {"type": "number", "minimum": 0, "maximum": 1, "description": "x"}}}


@pytest.mark.covers("call.types")
@pytest.mark.parametrize("share", [-0.1, 1.1, math.nan, math.inf, -math.inf, True, "0.5"])
def test_a_number_out_of_range_is_invalid(share):
    assert checked(NUMBER, {"share": 0.5}) == {"share": 0.5}
    with pytest.raises(InvalidInput):
        checked(NUMBER, {"share": share})


# Text that should be JSON


def test_json_is_read_as_it_is():
    assert parsed('{"a": [1, "é\\u00e9", null, true]}') == {"a": [1, "éé", None, True]}


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "{'a': 1}",
        '{"a": 1,}',
        "nope",
        "\ufeff{}",
        '{"a": 1} x',
        "[" * 200_000,
        '{"a": ' * 200_000,
        "9" * 9_999,
    ],
    ids=lambda text: text[:8],
)
def test_what_is_no_json_is_invalid(text):
    with pytest.raises(InvalidInput):
        parsed(text)


def test_the_message_says_where_the_json_ends_to_be_json():
    with pytest.raises(InvalidInput, match="line 2 column 7"):
        parsed('{"a": 1,\n "b": x}')


@pytest.mark.covers("call.types")
@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_what_is_no_number_in_json_is_no_argument(keeper, number):
    with pytest.raises(InvalidInput):
        keeper.call("memory_search", parsed(f'{{"limit": {number}}}'))


def test_too_much_input_is_refused_before_it_is_read():
    with pytest.raises(InvalidInput) as failure:
        parsed('"' + "x" * MAX_INPUT_CHARS + '"')
    assert failure.value.details["limit"] == MAX_INPUT_CHARS


# Errors


@pytest.mark.covers("call.codes")
def test_every_error_has_its_code_and_exit_status():
    codes = {error.code: error.exit_code for error in kept.KeptError.__subclasses__()}
    assert codes == {
        "invalid_input": 2,
        "not_found": 3,
        "conflict": 4,
        "access_denied": 5,
        "refused": 6,
        "over_budget": 7,
        "backend": 8,
        "disabled": 9,
    }


def test_an_error_on_the_wire_has_code_message_and_what_is_known():
    assert InvalidInput("too long", field="content", limit=5).as_dict() == {
        "code": "invalid_input",
        "message": "too long",
        "field": "content",
        "limit": 5,
    }
    assert kept.OverBudget("spent", limit=5, used=5).as_dict() == {
        "code": "over_budget",
        "message": "spent",
        "limit": 5,
        "used": 5,
    }
    assert kept.Refused("no", reasons=("secret",)).as_dict()["reasons"] == ["secret"]
    assert kept.NotFound("none").as_dict() == {"code": "not_found", "message": "none"}
