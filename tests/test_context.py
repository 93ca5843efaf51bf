"""The ``context`` dialect: parts of a conversation leave it, keep their place in it, and come back as they were."""

import copy
import json
import re
import subprocess

import apsw
import pytest

import kept
from kept.conversation.conversation import listed

SECRET = "ghp_" + "k3J9bQ7xWzT5mV2nL8pR4sY6dF1gH0cAeXuQ"
CUT = "...(truncated)"
UNKNOWN = "mem://s1/00000000-0000-4000-8000-000000000000"

PLACEHOLDER = re.compile(
    r"\[\[memory archived handle=(?P<handle>mem://[^/\s\]]+/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"
    r" range=(?P<range>\d+\.\.\d+) messages=(?P<messages>\d+) chars=(?P<chars>\d+) tokens=(?P<tokens>\d+)\]\]\n"
    r"Summary: (?P<summary>[^\n]+)\nPreview: (?P<preview>[^\n]*)"
)

ANSWERS = {
    "store": {
        "handle", "placeholder", "range", "messages", "chars", "tokens", "tokenizer", "summary", "preview", "usage",
    },
    "load": {"handle", "markdown", "messages"},
    "list": {"placeholders"},
    "restore": {"handle", "restored", "index", "placeholder"},
    "prune": {"initial", "pruned", "remaining", "referenced"},
    "stats": {"messages", "tokens", "tokenizer", "exact", "limit", "usage", "per_message"},
    "search": {"results", "strategy"},
}  # fmt: skip


@pytest.fixture
def store(tmp_path):
    """The default store of the home folder, so that keepers and the command share one."""
    return tmp_path / "home" / "kept.db"


def talk(turns=5, system=True):
    """Return a conversation of *turns* questions and answers, after a system message."""
    said = [
        message
        for turn in range(turns)
        for message in (
            {"role": "user", "content": f"Question {turn}: which tea goes with cake number {turn}?"},
            {"role": "assistant", "content": f"Answer {turn}: oolong, steeped for {turn} minutes."},
        )
    ]
    return [{"role": "system", "content": "You know tea."}] * system + said


def call(keeper, conversation, operation, **arguments):
    """Run an operation as a tool, and check the form of its answer."""
    answer = keeper.call("memory", {"operation": operation, **arguments}, conversation=conversation)
    assert answer.keys() >= ANSWERS[operation]
    assert json.loads(json.dumps(answer)) == answer
    return answer


def fails(error, keeper, conversation, operation, **arguments):
    """Run an operation that must fail with *error*, and check that conversation and archives stay as they are."""
    messages = copy.deepcopy(conversation.messages)
    with pytest.raises(error) as failure:
        keeper.call("memory", {"operation": operation, **arguments}, conversation=conversation)
    assert "\n" not in failure.value.message
    assert conversation.messages == messages
    return failure.value


def shown(conversation):
    """Return (index, handle) of each placeholder of the conversation."""
    return [(one["index"], one["handle"]) for one in conversation.list()["placeholders"]]


def bytes_in(folder):
    """Return all bytes of all files, read by another process: closing one here would lose the store's locks."""
    paths = [str(path) for path in folder.rglob("*") if path.is_file()]
    return subprocess.run(["cat", "--", *paths], stdout=subprocess.PIPE, check=True).stdout


# Archiving


@pytest.mark.covers("context.store.fields", "context.placeholder")
def test_a_range_becomes_one_message_with_the_placeholder(keeper):
    messages = talk()
    conversation = keeper.conversation(messages)
    before = conversation.stats()
    answer = call(keeper, conversation, "store", start_index=1, end_index=4, summary="Oolong it is")
    assert conversation.messages == [
        messages[0], {"role": "user", "content": answer["placeholder"]}, *messages[5:],
    ]  # fmt: skip
    said = PLACEHOLDER.fullmatch(answer["placeholder"]).groupdict()
    texts = [message["content"] for message in messages[1:5]]
    assert (answer["range"], answer["messages"], answer["chars"]) == ("1..4", 4, sum(map(len, texts)))
    assert answer["tokens"] == sum(one["tokens"] for one in before["per_message"][1:5])
    assert answer["tokenizer"] == before["tokenizer"] == "o200k_base"
    assert answer["summary"] == "Oolong it is"
    assert said == {name: str(answer[name]) for name in said}
    assert answer["usage"] == {
        "before": pytest.approx(before["usage"]), "after": pytest.approx(conversation.stats()["usage"]),
    }  # fmt: skip


@pytest.mark.covers("context.given_list")
def test_the_list_that_was_given_is_never_changed(keeper):
    messages = talk()
    given = copy.deepcopy(messages)
    conversation = keeper.conversation(messages)
    handle = conversation.store(1, 4)["handle"]
    conversation.append({"role": "user", "content": "And now?"})
    conversation.restore(handle, 1, remove_placeholder=True)
    conversation.fit(60)
    assert messages == given


@pytest.mark.covers("context.python")
def test_the_methods_answer_what_the_tools_answer(keeper):
    conversation = keeper.conversation(talk())
    answer = conversation.store(1, 4, summary="Oolong")
    assert answer.keys() >= ANSWERS["store"]
    for operation in ("list", "stats"):
        assert getattr(conversation, operation)() == call(keeper, conversation, operation)
    handle = answer["handle"]
    assert conversation.load(handle) == call(keeper, conversation, "load", memory_handle=handle)
    assert conversation.list_history(1, 2) == keeper.call(
        "list_history", {"start": 1, "limit": 2}, conversation=conversation
    )
    assert conversation.restore(handle).keys() == call(keeper, conversation, "restore", memory_handle=handle).keys()
    assert conversation.prune() == call(keeper, conversation, "prune")
    assert isinstance(conversation, kept.Conversation)


@pytest.mark.covers("context.handle")
@pytest.mark.parametrize("session", ["s1", "a b", "x/y", "]]", "セッション", "50%", "a\nb"])
def test_a_handle_names_session_and_archive_whatever_the_session_is_called(open_keeper, session):
    keeper = open_keeper(session=session)
    conversation = keeper.conversation(talk())
    answers = [conversation.store(1, 2) for _ in range(2)]
    assert len({answer["handle"] for answer in answers}) == 2
    for answer in answers:
        assert PLACEHOLDER.fullmatch(answer["placeholder"])["handle"] == answer["handle"]
        assert conversation.load(answer["handle"])["handle"] == answer["handle"]
    assert shown(conversation) == [(1, answers[1]["handle"])]


@pytest.mark.covers("context.store.summary")
@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ({}, "3 messages"),
        ({"auto": False}, "3 messages"),
        ({"summary": ""}, "3 messages"),
        ({"summary": None, "auto": None}, "3 messages"),
        ({"auto": True}, "I need help with React (3 msgs)"),
        ({"auto": True, "summary": ""}, "I need help with React (3 msgs)"),
        ({"summary": "Decided: pnpm"}, "Decided: pnpm"),
        ({"auto": True, "summary": "Decided: pnpm"}, "Decided: pnpm"),
    ],
)
def test_the_summary_line(keeper, arguments, line):
    messages = [{"role": "user", "content": "\n \n  I need help with React  \nand more"}, *talk(2, system=False)]
    conversation = keeper.conversation(messages)
    answer = call(keeper, conversation, "store", start_index=0, end_index=2, **arguments)
    assert PLACEHOLDER.fullmatch(answer["placeholder"])["summary"] == line


@pytest.mark.covers("context.store.summary")
def test_an_automatic_summary_has_at_most_140_characters_of_the_first_line(keeper):
    conversation = keeper.conversation([{"role": "user", "content": "tea and cake " * 40}, *talk()])
    line = conversation.store(0, 2, auto=True)["summary"]
    assert line.endswith(" (3 msgs)")
    text = line.removesuffix(" (3 msgs)")
    assert ("tea and cake " * 40).startswith(text.removesuffix("…").removesuffix("..."))
    assert 120 <= len(text) <= 140


@pytest.mark.covers("context.store.preview")
@pytest.mark.parametrize(
    ("asked", "most"),
    [(None, 200), (200, 200), (40, 40), (400, 400), (39, 40), (0, 40), (-5, 40), (401, 400), (10**9, 400)],
)
def test_a_preview_is_cut_at_a_clamped_limit(keeper, asked, most):
    conversation = keeper.conversation([{"role": "user", "content": "some words " * 100}])
    preview = call(keeper, conversation, "store", start_index=0, end_index=0, max_preview_chars=asked)["preview"]
    assert preview.endswith(CUT)
    assert most - 30 <= len(preview.removesuffix(CUT)) <= most
    assert "some words some" in preview


@pytest.mark.covers("context.store.preview")
def test_a_short_preview_is_whole(keeper):
    conversation = keeper.conversation([{"role": "user", "content": "Likes\ntea"}])
    preview = conversation.store(0, 0)["preview"]
    assert re.search(r"Likes\s+tea\Z", preview)
    assert "\n" not in preview


@pytest.mark.covers("context.placeholder")
@pytest.mark.parametrize("separator", ["\n", "\r\n", "\r", "\u2028", "\x85", "\x0b"])
def test_neither_summary_nor_content_breaks_the_lines_of_a_placeholder(keeper, separator):
    other = keeper.conversation(talk())
    inner = other.store(1, 2)["placeholder"]
    forged = f"x{separator}Preview: y{separator}{inner}"
    conversation = keeper.conversation([{"role": "user", "content": forged.replace(inner, "z")}, *talk()])
    answer = conversation.store(0, 1, summary=forged)
    assert len(answer["placeholder"].splitlines()) == 3
    assert shown(conversation) == [(0, answer["handle"])]


@pytest.mark.covers("context.store.arguments")
@pytest.mark.parametrize(
    ("fields", "arguments"),
    [
        ({"start_index"}, {"start_index": -1, "end_index": 2}),
        ({"start_index"}, {"start_index": True, "end_index": 2}),
        ({"start_index"}, {"start_index": "1", "end_index": 2}),
        ({"start_index"}, {"start_index": 1.5, "end_index": 2}),
        ({"start_index"}, {"end_index": 2}),
        ({"start_index"}, {"start_index": None, "end_index": 2}),
        ({"end_index"}, {"start_index": 1, "end_index": 11}),
        ({"end_index"}, {"start_index": 1, "end_index": False}),
        ({"end_index"}, {"start_index": 1}),
        ({"start_index", "end_index"}, {"start_index": 11, "end_index": 11}),
        ({"start_index", "end_index"}, {"start_index": 3, "end_index": 2}),
        ({"summary"}, {"start_index": 1, "end_index": 2, "summary": 5}),
        ({"auto"}, {"start_index": 1, "end_index": 2, "auto": "yes"}),
        ({"max_preview_chars"}, {"start_index": 1, "end_index": 2, "max_preview_chars": True}),
        ({"max_preview_chars"}, {"start_index": 1, "end_index": 2, "max_preview_chars": "200"}),
        ({"memory_handle"}, {"start_index": 1, "end_index": 2, "memory_handle": UNKNOWN}),
        ({"colour"}, {"start_index": 1, "end_index": 2, "colour": ""}),
        ({"session"}, {"start_index": 1, "end_index": 2, "session": "s2"}),
    ],
)
def test_what_store_does_not_take_is_named(keeper, fields, arguments):
    conversation = keeper.conversation(talk())
    assert fails(kept.InvalidInput, keeper, conversation, "store", **arguments).field in fields
    assert conversation.prune()["initial"] == 0


@pytest.mark.covers("context.store.arguments")
def test_an_empty_conversation_has_no_range(keeper):
    conversation = keeper.conversation([])
    fails(kept.InvalidInput, keeper, conversation, "store", start_index=0, end_index=0)
    assert (conversation.stats()["tokens"], conversation.list()["placeholders"]) == (0, [])


@pytest.mark.covers("context.operation")
@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"start_index": 1, "end_index": 2},
        {"operation": None},
        {"operation": "drop"},
        {"operation": "STORE"},
        {"operation": 1},
        {"operation": "list", "action": "list"},
        {"operation": "list", "start_index": 1},
        {"operation": "list", "memory_handle": UNKNOWN},
        {"operation": "prune", "summary": "x"},
        {"operation": "stats", "limit": 5},
        {"operation": "load"},
        {"operation": "load", "memory_handle": ""},
        {"operation": "load", "memory_handle": 5},
        {"operation": "restore"},
    ],
)
def test_an_operation_takes_its_own_arguments_only(keeper, arguments):
    conversation = keeper.conversation(talk())
    with pytest.raises(kept.InvalidInput):
        keeper.call("memory", arguments, conversation=conversation)
    assert conversation.messages == talk()


@pytest.mark.covers("context.operation")
def test_empty_arguments_of_another_operation_are_ignored(keeper):
    conversation = keeper.conversation(talk())
    empty = {"memory_handle": "", "start_index": None, "summary": "", "replace_placeholder_with": None}
    assert call(keeper, conversation, "list", **empty) == {"placeholders": []}


@pytest.mark.covers("context.no_conversation")
@pytest.mark.parametrize(
    "arguments",
    [
        {"operation": "store", "start_index": 0, "end_index": 1},
        {"operation": "list"},
        {"operation": "restore", "memory_handle": UNKNOWN},
        {"operation": "prune"},
        {"operation": "stats"},
    ],
    ids=lambda arguments: arguments["operation"],
)
def test_without_a_conversation_only_load_works(keeper, arguments):
    conversation = keeper.conversation(talk())
    handle = conversation.store(1, 2)["handle"]
    with pytest.raises(kept.InvalidInput) as failure:
        keeper.call("memory", arguments)
    assert failure.value.field == "conversation"
    with pytest.raises(kept.InvalidInput) as failure:
        keeper.call("list_history", {})
    assert failure.value.field == "conversation"
    assert keeper.call("memory", {"operation": "load", "memory_handle": handle})["messages"] == talk()[1:3]


@pytest.mark.covers("context.messages")
@pytest.mark.parametrize(
    "broken", [None, "text", {"role": "user"}, [5], ["text"], [None], [[]], [{"content": object()}]]
)
def test_what_is_no_list_of_messages_is_invalid(keeper, broken):
    with pytest.raises(kept.InvalidInput):
        keeper.conversation(broken)


# Reading


@pytest.mark.covers("context.load")
def test_loading_gives_the_very_messages_and_changes_nothing(keeper):
    messages = talk()
    messages[2]["x_meta"] = {"n": [1, 2.5, None, True], "ä": "🚀"}
    conversation = keeper.conversation(messages)
    handle = conversation.store(1, 4)["handle"]
    before = copy.deepcopy(conversation.messages)
    for _ in range(2):
        answer = call(keeper, conversation, "load", memory_handle=handle)
        assert json.dumps(answer["messages"]) == json.dumps(messages[1:5])
        assert answer["handle"] == handle
    assert conversation.messages == before


@pytest.mark.covers("context.load.markdown")
def test_the_markdown_has_every_text_with_its_role_and_index(keeper):
    messages = talk()
    conversation = keeper.conversation(messages)
    text = conversation.load(conversation.store(1, 4)["handle"])["markdown"]
    at = -1
    for index, message in enumerate(messages[1:5], start=1):
        role = message["role"]
        head = re.compile(rf"^.*(?:\b{index}\b.*{role}|{role}.*\b{index}\b)", re.IGNORECASE | re.MULTILINE)
        place = text.index(message["content"], at + 1)
        assert head.search(text[at + 1 : place]), text
        at = place


@pytest.mark.covers("context.outlive")
def test_archives_outlive_the_process(open_keeper):
    first = open_keeper()
    conversation = first.conversation(talk())
    handle = conversation.store(1, 4)["handle"]
    saved = json.loads(json.dumps(conversation.messages))
    first.close()
    again = open_keeper().conversation(saved)
    assert shown(again) == [(1, handle)]
    again.restore(handle, 1, remove_placeholder=True)
    assert again.messages == talk()


@pytest.mark.covers("context.not_found")
@pytest.mark.parametrize("operation", ["load", "restore"])
@pytest.mark.parametrize(
    "handle",
    [UNKNOWN, "mem://", "mem://s1/", "mem://s1/x", "x", "00000000-0000-4000-8000-000000000000", "mem://s1/%", "1"],
)
def test_an_unknown_handle_is_not_found(keeper, operation, handle):
    conversation = keeper.conversation(talk())
    error = fails(kept.NotFound, keeper, conversation, operation, memory_handle=handle)
    assert (error.code, error.exit_code) == ("not_found", 3)


@pytest.mark.covers("context.list")
def test_the_list_has_every_placeholder_by_index_with_what_was_stored(keeper):
    conversation = keeper.conversation(talk(8))
    stored = [conversation.store(start, start + 1, summary=f"Part {start}") for start in (9, 5, 1)]
    answer = call(keeper, conversation, "list")["placeholders"]
    assert [one["index"] for one in answer] == [1, 4, 7]
    for one, archived in zip(answer, reversed(stored), strict=True):
        assert one.pop("available") is True
        assert PLACEHOLDER.fullmatch(conversation.messages[one.pop("index")]["content"])["handle"] == one["handle"]
        for name in ("handle", "range", "messages", "chars", "tokens", "summary", "preview"):
            assert one[name] == archived[name]


@pytest.mark.covers("context.list.unavailable", "context.prune")
def test_a_pruned_archive_is_listed_as_not_available(keeper):
    conversation = keeper.conversation(talk())
    handle = conversation.store(1, 4)["handle"]
    old = copy.deepcopy(conversation.messages)
    conversation.restore(handle, 1, remove_placeholder=True)
    assert conversation.prune() == {"initial": 1, "pruned": 1, "remaining": 0, "referenced": 0}
    again = keeper.conversation(old)
    assert [(one["handle"], one["available"]) for one in again.list()["placeholders"]] == [(handle, False)]
    for operation in ("load", "restore"):
        fails(kept.NotFound, keeper, again, operation, memory_handle=handle)


# Restoring


@pytest.mark.covers("context.restore.fields", "context.restore.append")
def test_restored_messages_are_appended_and_the_placeholder_stays(keeper):
    conversation = keeper.conversation(talk())
    handle = conversation.store(1, 4)["handle"]
    before = copy.deepcopy(conversation.messages)
    answer = call(keeper, conversation, "restore", memory_handle=handle)
    assert answer.items() >= {"handle": handle, "restored": 4, "index": 8, "placeholder": "kept"}.items()
    assert conversation.messages == before + talk()[1:5]


@pytest.mark.covers("context.restore.again")
def test_an_archive_is_restored_as_often_as_one_likes(keeper):
    conversation = keeper.conversation(talk())
    handle = conversation.store(1, 4)["handle"]
    before = copy.deepcopy(conversation.messages)
    for _ in range(3):
        conversation.restore(handle)
    conversation.messages[-1]["content"] = "edited"
    conversation.restore(handle)
    assert conversation.messages[-4:] == talk()[1:5]
    assert conversation.messages[: len(before) + 8] == before + talk()[1:5] * 2
    assert len(conversation.messages) == len(before) + 16


@pytest.mark.covers("context.restore.index", "context.restore.placeholder")
@pytest.mark.parametrize(("at", "index"), [(0, 0), (1, 1), (2, 1), (4, 3), (8, 7), (None, 7)])
def test_an_insert_index_counts_before_the_placeholder_goes(keeper, at, index):
    conversation = keeper.conversation(talk())
    handle = conversation.store(1, 4)["handle"]
    rest = [message for place, message in enumerate(conversation.messages) if place != 1]
    answer = call(
        keeper, conversation, "restore", memory_handle=handle, restore_insert_index=at, remove_placeholder=True
    )
    assert answer.items() >= {"handle": handle, "restored": 4, "index": index, "placeholder": "removed"}.items()
    assert conversation.messages == rest[:index] + talk()[1:5] + rest[index:]


@pytest.mark.covers("context.restore.placeholder")
def test_a_placeholder_can_be_replaced_by_a_text(keeper):
    conversation = keeper.conversation(talk())
    handle = conversation.store(1, 4)["handle"]
    before = copy.deepcopy(conversation.messages)
    answer = call(keeper, conversation, "restore", memory_handle=handle, replace_placeholder_with="(see below)")
    assert (answer["placeholder"], answer["index"]) == ("replaced", 8)
    assert conversation.messages[1] == {"role": "user", "content": "(see below)"}
    assert conversation.messages[2:] == before[2:] + talk()[1:5]
    assert shown(conversation) == []


@pytest.mark.covers("context.restore.placeholder")
@pytest.mark.parametrize("change", [{"remove_placeholder": True}, {"replace_placeholder_with": "(gone)"}])
def test_text_around_a_placeholder_stays(keeper, change):
    conversation = keeper.conversation(talk())
    answer = conversation.store(1, 4)
    messages = copy.deepcopy(conversation.messages)
    messages[1]["content"] = f"Mind this.\n\n{answer['placeholder']}\n\nAnd that."
    conversation = keeper.conversation(messages)
    assert shown(conversation) == [(1, answer["handle"])]
    conversation.restore(answer["handle"], **change)
    text = conversation.messages[1]["content"]
    assert text.startswith("Mind this.")
    assert text.endswith("And that.")
    assert "memory archived" not in text
    assert "Preview:" not in text
    assert ("(gone)" in text) is ("replace_placeholder_with" in change)
    assert conversation.messages[-4:] == talk()[1:5]


@pytest.mark.covers("context.placeholder.found")
def test_a_placeholder_is_found_in_parts_of_content_and_wherever_it_was_moved(keeper):
    conversation = keeper.conversation(talk())
    answer = conversation.store(1, 4)
    parts = [{"type": "text", "text": "Look:"}, {"type": "text", "text": answer["placeholder"]}]
    moved = [*conversation.messages[:1], *conversation.messages[2:], {"role": "user", "content": parts}]
    conversation = keeper.conversation(moved)
    assert shown(conversation) == [(7, answer["handle"])]
    conversation.restore(answer["handle"], 1, remove_placeholder=True)
    assert conversation.messages == [*talk(), {"role": "user", "content": parts[:1]}]


@pytest.mark.covers("context.restore.placeholder")
def test_no_empty_message_stays_where_a_placeholder_was_the_whole_content(keeper):
    conversation = keeper.conversation(talk())
    answer = conversation.store(1, 4)
    messages = copy.deepcopy(conversation.messages)
    messages[1]["content"] = [{"type": "text", "text": answer["placeholder"]}]
    conversation = keeper.conversation(messages)
    conversation.restore(answer["handle"], 1, remove_placeholder=True)
    assert conversation.messages == talk()


@pytest.mark.covers("context.restore.arguments")
@pytest.mark.parametrize(
    ("fields", "arguments"),
    [
        (
            {"remove_placeholder", "replace_placeholder_with"},
            {"remove_placeholder": True, "replace_placeholder_with": "x"},
        ),
        ({"restore_insert_index"}, {"restore_insert_index": -1}),
        ({"restore_insert_index"}, {"restore_insert_index": 9}),
        ({"restore_insert_index"}, {"restore_insert_index": True}),
        ({"restore_insert_index"}, {"restore_insert_index": "1"}),
        ({"remove_placeholder"}, {"remove_placeholder": "yes"}),
        ({"replace_placeholder_with"}, {"replace_placeholder_with": 5}),
        ({"start_index"}, {"start_index": 1}),
    ],
)
def test_what_restore_does_not_take_is_named(keeper, fields, arguments):
    conversation = keeper.conversation(talk())
    handle = conversation.store(1, 4)["handle"]
    assert fails(kept.InvalidInput, keeper, conversation, "restore", memory_handle=handle, **arguments).field in fields


# Nesting


@pytest.mark.covers("context.nested")
def test_placeholders_nest_and_come_back_from_the_outside_in(keeper):
    conversation = keeper.conversation(talk(8))
    handles = [conversation.store(1, 4, summary=f"Level {level}")["handle"] for level in range(4)]
    assert shown(conversation) == [(1, handles[-1])]
    assert conversation.prune() == {"initial": 4, "pruned": 0, "remaining": 4, "referenced": 4}
    for handle in reversed(handles):
        assert shown(conversation) == [(1, handle)]
        conversation.restore(handle, 1, remove_placeholder=True)
    assert conversation.messages == talk(8)


@pytest.mark.covers("context.nested")
def test_the_preview_of_an_archive_of_placeholders_is_no_placeholder(keeper):
    conversation = keeper.conversation(talk())
    inner = conversation.store(1, 4)["handle"]
    outer = conversation.store(1, 1, auto=True, max_preview_chars=400)
    assert shown(conversation) == [(1, outer["handle"])]
    conversation.restore(inner, remove_placeholder=False)
    assert conversation.messages[1]["content"] == outer["placeholder"]
    conversation.restore(outer["handle"], 1, remove_placeholder=True)
    assert shown(conversation) == [(1, inner)]


# Pruning


@pytest.mark.covers("context.prune")
def test_pruning_deletes_what_no_placeholder_names(keeper, store):
    conversation = keeper.conversation([*talk(), {"role": "user", "content": "marzipan-marker"}])
    kept_one = conversation.store(1, 2)["handle"]
    gone = conversation.store(10, 10)["handle"]
    conversation = keeper.conversation([m for m in conversation.messages if gone not in m["content"]])
    assert call(keeper, conversation, "prune") == {"initial": 2, "pruned": 1, "remaining": 1, "referenced": 1}
    assert call(keeper, conversation, "prune") == {"initial": 1, "pruned": 0, "remaining": 1, "referenced": 1}
    fails(kept.NotFound, keeper, conversation, "load", memory_handle=gone)
    assert conversation.load(kept_one)["messages"] == talk()[1:3]
    assert b"marzipan" not in bytes_in(store.parent)


@pytest.mark.covers("context.prune")
def test_pruning_keeps_to_this_session(open_keeper):
    other = open_keeper(session="s2").conversation(talk())
    handle = other.store(1, 2)["handle"]
    assert open_keeper().conversation(talk()).prune() == {"initial": 0, "pruned": 0, "remaining": 0, "referenced": 0}
    assert other.load(handle)["messages"] == talk()[1:3]


@pytest.mark.covers("context.prune", "context.spoofed")
def test_a_damaged_placeholder_keeps_nothing_alive(keeper):
    conversation = keeper.conversation(talk())
    answer = conversation.store(1, 2)
    messages = copy.deepcopy(conversation.messages)
    messages[1]["content"] = answer["placeholder"].replace("[[memory archived", "[memory archived")
    conversation = keeper.conversation(messages)
    assert shown(conversation) == []
    assert conversation.prune()["pruned"] == 1


# Who may see what


@pytest.mark.covers("context.owner")
def test_an_archive_is_its_owners_in_every_session(open_keeper):
    handle = open_keeper(user="bob").conversation(talk()).store(1, 4)["handle"]
    ann = open_keeper()
    for operation in ("load", "restore"):
        fails(kept.NotFound, ann, ann.conversation(talk()), operation, memory_handle=handle)
    walled = open_keeper(user="bob", tenant="other")
    fails(kept.NotFound, walled, walled.conversation(talk()), "load", memory_handle=handle)
    bob = open_keeper(user="bob", session="s2", project="elsewhere")
    conversation = bob.conversation([])
    assert conversation.load(handle)["messages"] == talk()[1:5]
    conversation.restore(handle)
    assert conversation.messages == talk()[1:5]


@pytest.mark.covers("context.spoofed")
@pytest.mark.parametrize("whose", ["nobody's", "bob's"])
def test_a_spoofed_placeholder_is_plain_text(open_keeper, whose):
    bob = open_keeper(user="bob").conversation(talk())
    real = bob.store(1, 4)
    text = real["placeholder"] if whose == "bob's" else real["placeholder"].replace(real["handle"], UNKNOWN)
    handle = real["handle"] if whose == "bob's" else UNKNOWN
    keeper = open_keeper()
    messages = [{"role": "user", "content": text}, *talk()]
    conversation = keeper.conversation(messages)
    assert conversation.list() == {"placeholders": []}
    assert conversation.prune() == {"initial": 0, "pruned": 0, "remaining": 0, "referenced": 0}
    for options in ({}, {"remove_placeholder": True}):
        fails(kept.NotFound, keeper, conversation, "restore", memory_handle=handle, **options)
    own = conversation.store(0, 1)["handle"]
    conversation.restore(own, 0, remove_placeholder=True)
    assert conversation.messages == messages
    assert bob.load(real["handle"])["messages"] == talk()[1:5]


@pytest.mark.covers("context.no_user")
def test_without_a_user_nothing_is_archived_or_read(open_keeper):
    handle = open_keeper().conversation(talk()).store(1, 2)["handle"]
    nobody = open_keeper(user="")
    for operation, arguments in {
        "store": {"start_index": 1, "end_index": 2},
        "load": {"memory_handle": handle},
        "restore": {"memory_handle": handle},
        "prune": {},
    }.items():
        with pytest.raises(kept.AccessDenied):
            nobody.call("memory", {"operation": operation, **arguments}, conversation=nobody.conversation(talk()))


@pytest.mark.covers("context.disabled")
def test_while_memory_is_off_only_pruning_works(keeper):
    conversation = keeper.conversation(talk())
    handle = conversation.store(1, 2)["handle"]
    conversation.restore(handle, 1, remove_placeholder=True)
    keeper.settings.set("memory", "off")
    for operation, arguments in {
        "store": {"start_index": 1, "end_index": 2},
        "load": {"memory_handle": handle},
        "list": {},
        "restore": {"memory_handle": handle},
        "stats": {},
    }.items():
        error = fails(kept.Disabled, keeper, conversation, operation, **arguments)
        assert "kept settings set memory on" in error.message
    with pytest.raises(kept.Disabled):
        keeper.call("list_history", {}, conversation=conversation)
    for run in (lambda: conversation.store(1, 2), lambda: conversation.load(handle), lambda: conversation.fit(50)):
        with pytest.raises(kept.Disabled):
            run()
    assert call(keeper, conversation, "prune")["pruned"] == 1
    assert conversation.messages == talk()


# Secrets, and what happened to the bytes


@pytest.mark.covers("context.secret")
@pytest.mark.parametrize("options", [{}, {"auto": True}, {"summary": f"The token is {SECRET}"}])
def test_a_secret_is_archived_marked_and_masked(keeper, options):
    messages = [{"role": "user", "content": f"{SECRET} is the token"}, *talk()]
    conversation = keeper.conversation(messages)
    answer = conversation.store(0, 2, **options)
    assert answer["secret"] is True
    for told in (answer, conversation.messages, conversation.list()):
        assert SECRET not in json.dumps(told)
        assert SECRET[:12] not in json.dumps(told)
    assert conversation.load(answer["handle"])["messages"] == messages[:3]
    conversation.restore(answer["handle"], 0, remove_placeholder=True)
    assert conversation.messages == messages


@pytest.mark.covers("context.secret")
def test_a_secret_cut_by_the_preview_is_masked_too(keeper):
    for room in range(40, 90, 7):
        conversation = keeper.conversation([{"role": "user", "content": f"{'tea ' * 9}token: {SECRET} {'x y ' * 50}"}])
        answer = conversation.store(0, 0, max_preview_chars=room)
        assert SECRET[:10] not in answer["placeholder"]


@pytest.mark.covers("context.secret")
def test_what_has_no_secret_is_not_marked(keeper):
    assert not keeper.conversation(talk()).store(1, 4).get("secret")


@pytest.mark.covers("context.secret.listed")
def test_a_large_archive_is_looked_into_when_it_is_listed(open_keeper, store):
    keeper = open_keeper()
    segments, long = keeper.storage.segments, "log line " * 4_000
    for said in (f"{long} {SECRET}", long):
        keeper.conversation([{"role": "user", "content": said}]).store(0, 0)
    assert [one.secret for one in listed(segments, keeper.caller, limit=9, within_s=-1)] == [None, None]
    assert [one.secret for one in listed(segments, keeper.caller, limit=9)] == [False, True]
    assert [one.secret for one in listed(segments, keeper.caller, limit=9, within_s=-1)] == [False, True]
    newest = keeper.conversation([{"role": "user", "content": long}]).store(0, 0)["handle"]
    with apsw.Connection(str(store)) as raw:
        raw.execute("UPDATE segments SET body = x'5b5d' WHERE uuid = ?", (newest.rpartition("/")[2],))
    assert [one.secret for one in listed(segments, keeper.caller, limit=9)] == [None, False, True], "a damaged one"


@pytest.mark.covers("context.verified")
def test_an_archive_that_was_tampered_with_is_not_given_back(open_keeper, store):
    keeper = open_keeper()
    handle = keeper.conversation(talk(60)).store(1, 100)["handle"]
    keeper.close()
    tamper(store)
    again = open_keeper()
    with pytest.raises(kept.Backend):
        again.conversation([]).load(handle)
    conversation = again.conversation([])
    with pytest.raises(kept.Backend):
        conversation.restore(handle)
    assert conversation.messages == []


def tamper(store):
    """Change one character of the longest value in the tables of archives, however they are kept."""
    database = apsw.Connection(str(store))
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    longest = (0, "", "", 0, b"")
    for table in (name for name in tables if re.search("segment|archive", name)):
        for _, column, *_ in list(database.execute(f'PRAGMA table_info("{table}")')):
            for row, value in database.execute(f'SELECT rowid, "{column}" FROM "{table}"'):
                if isinstance(value, str | bytes) and len(value) > longest[0]:
                    longest = (len(value), table, column, row, value)
    size, table, column, row, value = longest
    assert size > 200, tables
    middle = size // 2
    if isinstance(value, str):
        changed = value[:middle] + ("y" if value[middle] == "x" else "x") + value[middle + 1 :]
    else:
        changed = value[:middle] + bytes([value[middle] ^ 1]) + value[middle + 1 :]
    database.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE rowid = ?', (changed, row))
    database.close()


# Statistics and advice


@pytest.mark.covers("context.stats")
def test_statistics_count_every_message(keeper):
    conversation = keeper.conversation(talk())
    answer = call(keeper, conversation, "stats")
    assert (answer["messages"], answer["tokenizer"], answer["exact"], answer["limit"]) == (
        11,
        "o200k_base",
        True,
        128_000,
    )
    assert [(one["index"], one["role"]) for one in answer["per_message"]] == [
        (index, message["role"]) for index, message in enumerate(talk())
    ]
    assert sum(one["tokens"] for one in answer["per_message"]) == answer["tokens"]
    assert answer["usage"] == pytest.approx(answer["tokens"] / 128_000, abs=1e-4)
    assert answer.get("recommendation") is None


@pytest.mark.covers("context.stats.limit")
@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({}, 128_000),
        ({"model": "gpt-4o"}, 128_000),
        ({"model": "gpt-4"}, 8_192),
        ({"limit": 1_000}, 1_000),
        ({"model": "gpt-4", "limit": 1_000}, 1_000),
    ],
)
def test_the_limit_is_the_one_given_else_the_models_window(keeper, options, limit):
    answer = keeper.conversation(talk(), **options).stats()
    assert (answer["limit"], answer["usage"]) == (limit, pytest.approx(answer["tokens"] / limit, abs=1e-4))


@pytest.mark.covers("context.stats.limit")
@pytest.mark.parametrize("limit", [0, -1, True, "1000", 1.5])
def test_a_limit_is_a_positive_number(keeper, limit):
    with pytest.raises(kept.InvalidInput):
        keeper.conversation(talk(), limit=limit)
    with pytest.raises(kept.InvalidInput):
        keeper.conversation(talk()).fit(limit)


def full(keeper, usage, turns=200, **options):
    """Return a conversation that uses about *usage* of its window."""
    tokens = keeper.conversation(talk(turns), **options).stats()["tokens"]
    return keeper.conversation(talk(turns), limit=int(tokens / usage), **options)


@pytest.mark.covers("context.advice")
@pytest.mark.parametrize(("usage", "advised"), [(0.5, False), (0.69, False), (0.72, True), (0.95, True), (1.5, True)])
def test_above_seventy_percent_a_range_is_advised_that_brings_it_below_sixty(keeper, usage, advised):
    conversation = full(keeper, usage)
    before = conversation.stats()
    assert (before.get("recommendation") is not None) is advised
    if advised:
        advice = before["recommendation"]
        assert advice.keys() >= {"start_index", "end_index", "tokens", "usage_after"}
        start, end = advice["start_index"], advice["end_index"]
        assert 1 <= start <= end < len(conversation.messages) - 2
        assert start <= len(conversation.messages) // 3
        assert advice["tokens"] == sum(one["tokens"] for one in before["per_message"][start : end + 1])
        call(keeper, conversation, "store", start_index=start, end_index=end)
        after = conversation.stats()["usage"]
        assert 0.53 <= after <= 0.60
        assert after == pytest.approx(advice["usage_after"], abs=0.03)
        assert conversation.stats().get("recommendation") is None


@pytest.mark.covers("context.advice")
@pytest.mark.parametrize(("words", "limit"), [(100, 2_215), (100, 2_338), (400, 8_600), (30, 1_000)])
def test_in_a_small_window_too_the_advised_range_brings_it_to_between_55_and_60_percent(keeper, words, limit):
    said = [{"role": ("user", "assistant")[at % 2], "content": "word " * words} for at in range(20)]
    conversation = keeper.conversation([{"role": "system", "content": "s"}, *said], limit=limit)
    advice = conversation.stats()["recommendation"]
    call(keeper, conversation, "store", start_index=advice["start_index"], end_index=advice["end_index"])
    assert 0.55 <= conversation.stats()["usage"] <= 0.60
    assert conversation.stats()["usage"] == pytest.approx(advice["usage_after"], abs=0.01)


@pytest.mark.covers("context.advice")
@pytest.mark.parametrize("role", ["system", "developer"])
def test_neither_the_system_message_nor_the_newest_exchange_is_advised(keeper, role):
    big = "a long list of teas, " * 100
    newest = [{"role": "user", "content": big}, {"role": "assistant", "content": big}]
    conversation = keeper.conversation([{"role": role, "content": big}, *newest], limit=1_000)
    assert conversation.stats().get("recommendation") is None
    middle = talk(20, system=False)
    conversation = keeper.conversation([{"role": role, "content": big}, *middle, *newest], limit=1_000)
    advice = conversation.stats()["recommendation"]
    assert 1 <= advice["start_index"] <= advice["end_index"] <= len(middle)


@pytest.mark.covers("context.advice")
def test_everything_after_the_last_user_message_is_the_newest_exchange(keeper):
    conversation = keeper.conversation(
        [
            *talk(20),
            {"role": "user", "content": "Look it up"},
            *({"role": "assistant", "content": "some long thought, " * 50} for _ in range(5)),
        ],
        limit=1_500,
    )
    assert conversation.stats()["usage"] > 0.7
    assert conversation.stats()["recommendation"]["end_index"] <= 40


@pytest.mark.covers("context.fit")
@pytest.mark.parametrize("share", [0.9, 0.5, 0.25])
def test_fitting_archives_until_the_conversation_fits(keeper, share):
    conversation = keeper.conversation(talk(60))
    before = conversation.stats()["tokens"]
    answer = conversation.fit(int(before * share))
    assert answer.keys() >= {"tokens_before", "tokens_after", "archived", "fits"}
    assert (answer["tokens_before"], answer["fits"]) == (before, True)
    assert answer["tokens_after"] == conversation.stats()["tokens"] <= int(before * share)
    assert answer["archived"]
    assert all(one.keys() >= ANSWERS["store"] for one in answer["archived"])
    assert conversation.messages[0] == talk()[0]
    assert conversation.messages[-2:] == talk(60)[-2:]
    while found := shown(conversation):
        index, handle = found[0]
        conversation.restore(handle, index, remove_placeholder=True)
    assert conversation.messages == talk(60)


@pytest.mark.covers("context.fit")
def test_fitting_does_the_same_every_time(keeper):
    answers = [keeper.conversation(talk(60)).fit(900) for _ in range(2)]
    ranges = [[(one["range"], one["messages"]) for one in answer["archived"]] for answer in answers]
    assert ranges[0] == ranges[1]


@pytest.mark.covers("context.fit")
def test_what_fits_is_left_alone(keeper):
    conversation = keeper.conversation(talk())
    tokens = conversation.stats()["tokens"]
    assert conversation.fit(tokens) == {
        "tokens_before": tokens, "tokens_after": tokens, "archived": [], "fits": True,
    }  # fmt: skip
    assert conversation.messages == talk()


@pytest.mark.covers("context.fit")
def test_what_cannot_fit_is_said(keeper):
    conversation = keeper.conversation(talk(20))
    answer = conversation.fit(10)
    assert answer["fits"] is False
    assert answer["tokens_after"] == conversation.stats()["tokens"] > 10
    assert conversation.messages[0] == talk()[0]
    assert conversation.messages[-2:] == talk(20)[-2:]


# The history


@pytest.mark.covers("context.history")
def test_the_history_shows_a_page_of_messages(keeper):
    messages = talk(30)
    conversation = keeper.conversation(messages)
    answer = keeper.call("list_history", {}, conversation=conversation)
    assert answer.keys() >= {"total_messages", "messages"}
    assert "markdown" not in answer
    assert (answer["total_messages"], [one["index"] for one in answer["messages"]]) == (61, list(range(40)))
    page = keeper.call("list_history", {"start": 55, "limit": 10}, conversation=conversation)["messages"]
    assert [one["index"] for one in page] == [55, 56, 57, 58, 59, 60]
    counted = conversation.stats()["per_message"]
    for one in page:
        content = messages[one["index"]]["content"]
        assert one.keys() >= {"index", "role", "kind", "chars", "tokens", "preview"}
        assert (one["role"], one["chars"], one["preview"]) == (messages[one["index"]]["role"], len(content), content)
        assert one["tokens"] == counted[one["index"]]["tokens"]
    assert conversation.list_history(start=61)["messages"] == []


@pytest.mark.covers("context.history")
def test_full_markdown_only_when_asked_for(keeper):
    conversation = keeper.conversation([{"role": "user", "content": "tea " * 500}, *talk()])
    answer = conversation.list_history(limit=3, include_full_markdown=True)
    assert "tea " * 499 in answer["markdown"]
    assert talk()[1]["content"] in answer["markdown"]
    assert talk()[2]["content"] not in answer["markdown"]


@pytest.mark.covers("context.history.cut")
@pytest.mark.parametrize("most", [16, 160, 4096])
def test_long_messages_are_cut_in_the_history(keeper, most):
    conversation = keeper.conversation([{"role": "user", "content": "some words " * 1_000}])
    (one,) = conversation.list_history(max_chars_per_message=most)["messages"]
    assert one["preview"].endswith(CUT)
    assert most - 12 <= len(one["preview"].removesuffix(CUT)) <= most
    assert one["chars"] == 11_000


@pytest.mark.covers("context.history.arguments")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("start", -1), ("start", True), ("start", "0"), ("limit", 0), ("limit", 501), ("limit", True),
        ("max_chars_per_message", 15), ("max_chars_per_message", 4097), ("include_full_markdown", "yes"),
        ("operation", "list"), ("colour", ""),
    ],
)  # fmt: skip
def test_what_the_history_does_not_take_is_named(keeper, field, value):
    with pytest.raises(kept.InvalidInput) as failure:
        keeper.call("list_history", {field: value}, conversation=keeper.conversation(talk()))
    assert failure.value.field == field


# The shell


def said(done):
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    return done.stdout.decode()


def tool(shell, path, operation, *options, **arguments):
    given = json.dumps({"operation": operation, **arguments})
    return json.loads(said(shell("tool", "memory", given, "--conversation", str(path), *options)))


def written(path, form, messages):
    """Write a conversation in one of the forms a file may have, and return how to read the messages back."""
    if form == "lines":
        path.write_text("".join(json.dumps(message) + "\n" for message in messages), encoding="utf-8")
        return lambda: [json.loads(line) for line in path.read_text(encoding="utf-8").removesuffix("\n").split("\n")]
    if form == "object":
        whole = {"version": 3, "messages": messages, "tools": [{"name": "x"}], "ä": None}
        path.write_text(json.dumps(whole, indent=4, ensure_ascii=False) + "\n", encoding="utf-8")

        def read():
            found = json.loads(path.read_text(encoding="utf-8"))
            assert list(found) == list(whole)
            assert {**found, "messages": messages} == whole
            return found["messages"]

        return read
    indent = {"list": None, "indented list": 2}[form]
    path.write_text(json.dumps(messages, indent=indent), encoding="utf-8")
    return lambda: json.loads(path.read_text(encoding="utf-8"))


FORMS = ["list", "indented list", "object", "lines"]


@pytest.mark.slow
@pytest.mark.covers("context.file")
@pytest.mark.parametrize("form", FORMS)
def test_a_file_keeps_its_form(shell, tmp_path, form):
    path = tmp_path / "talk.json"
    messages = talk()
    messages[2] |= {"content": "Grüße, 世界 🚀 \u2028 </script>", "x_meta": {"b": 1, "a": [None]}}
    read = written(path, form, messages)
    path.chmod(0o640)
    before = path.read_text(encoding="utf-8")
    answer = tool(shell, path, "store", start_index=1, end_index=4, summary="Oolong")
    assert read() == [messages[0], {"role": "user", "content": answer["placeholder"]}, *messages[5:]]
    indented = [line for line in path.read_text(encoding="utf-8").split("\n") if line.startswith(" ")]
    assert {len(line) - len(line.lstrip()) for line in indented} <= {
        len(line) - len(line.lstrip()) for line in before.split("\n")
    }
    assert bool(indented) is (form in {"indented list", "object"})
    handle = answer["handle"]
    changed = path.read_bytes()
    for operation, arguments in {"list": {}, "stats": {}, "load": {"memory_handle": handle}}.items():
        tool(shell, path, operation, **arguments)
    said(shell("tool", "list_history", "{}", "--conversation", str(path)))
    assert path.read_bytes() == changed
    tool(shell, path, "restore", memory_handle=handle, restore_insert_index=1, remove_placeholder=True)
    assert json.dumps(read()) == json.dumps(messages)
    assert path.stat().st_mode & 0o777 == 0o640
    assert sorted(found.name for found in tmp_path.iterdir()) == ["home", "talk.json"]


@pytest.mark.slow
@pytest.mark.covers("context.file.errors")
def test_a_file_is_left_alone_on_any_error(shell, tmp_path):
    path = tmp_path / "talk.json"

    def state():
        return [(found.name, found.stat().st_ino, found.stat().st_mtime_ns) for found in tmp_path.glob("*.*")]

    def run(arguments, **extra):
        before = state()
        done = shell("tool", "memory", json.dumps(arguments), "--conversation", str(path), **extra)
        assert done.stdout == b""
        assert done.stderr.count(b"\n") == 1
        assert state() == before
        return done.returncode, json.loads(done.stderr)["error"]["code"]

    storing = {"operation": "store", "start_index": 1, "end_index": 2}
    written(path, "list", talk())
    assert run(storing | {"end_index": 99}) == (2, "invalid_input")
    assert run(storing, KEPT_USER="") == (5, "access_denied")
    assert run(storing, KEPT_CONTEXT_LIMIT="many") == (2, "invalid_input")
    assert run({"operation": "restore", "memory_handle": UNKNOWN}) == (3, "not_found")
    for broken in (
        "{",
        '"text"',
        "5",
        '{"model": "x"}',
        '{"messages": {}}',
        "[1]",
        '{"role": "user"}\n{',
        "[\xff]",
    ):
        path.write_bytes(broken.encode("latin-1"))
        assert run(storing) == (2, "invalid_input"), broken
        assert path.read_bytes() == broken.encode("latin-1")
    path.unlink()
    assert run(storing)[0] in {2, 3}


@pytest.mark.slow
@pytest.mark.covers("context.shell")
def test_the_environment_names_conversation_model_and_window(shell, tmp_path):
    path = tmp_path / "talk.json"
    written(path, "lines", talk())
    environment = {"KEPT_CONVERSATION": str(path), "KEPT_MODEL": "gpt-4", "KEPT_CONTEXT_LIMIT": "500"}
    stats = json.loads(said(shell("tool", "memory", '{"operation": "stats"}', **environment)))
    assert (stats["messages"], stats["tokenizer"], stats["limit"]) == (11, "cl100k_base", 500)
    options = ("--model", "gpt-4o", "--context-limit", "1000")
    stats = json.loads(said(shell("tool", "memory", '{"operation": "stats"}', *options, **environment)))
    assert (stats["tokenizer"], stats["limit"]) == ("o200k_base", 1_000)
    done = shell("tool", "memory", '{"operation": "stats"}')
    assert (done.returncode, json.loads(done.stderr)["error"]["field"]) == (2, "conversation")


@pytest.mark.slow
@pytest.mark.covers("context.schema")
def test_the_tools_are_those_of_the_document(shell):
    memory, history = json.loads(said(shell("tools", "--dialect", "context")))
    assert (memory["name"], history["name"]) == ("memory", "list_history")
    properties = memory["input_schema"]["properties"]
    assert set(properties) == {
        "operation", "start_index", "end_index", "tokens", "usage_after", "summary", "auto", "max_preview_chars",
        "memory_handle", "restore_insert_index", "remove_placeholder", "replace_placeholder_with",
        "query", "limit",
    }  # fmt: skip
    assert set(properties["operation"]["enum"]) == set(ANSWERS)
    assert memory["input_schema"]["required"] == ["operation"]
    assert set(history["input_schema"]["properties"]) == {
        "start", "limit", "max_chars_per_message", "include_full_markdown",
    }  # fmt: skip


@pytest.mark.slow
@pytest.mark.covers("context.segments")
def test_a_person_lists_shows_restores_and_deletes_archives(keeper, shell, tmp_path, store):
    messages = [{"role": "user", "content": "marzipan-marker one"}, *talk()]
    conversation = keeper.conversation(messages)
    answer = conversation.store(0, 2, summary="nougat-marker")
    handle = answer["handle"]
    (one,) = json.loads(said(shell("segments", "list", "--json")))
    assert (one["handle"], one["messages"], one["summary"]) == (handle, 3, "nougat-marker")
    assert handle in said(shell("segments", "list"))
    assert "marzipan-marker one" in said(shell("segments", "show", handle))
    assert json.loads(said(shell("segments", "show", handle, "--json")))["messages"] == messages[:3]
    path = tmp_path / "talk.json"
    read = written(path, "list", talk())
    said(shell("segments", "restore", handle, "--conversation", str(path)))
    assert read() == talk() + messages[:3]
    assert json.loads(said(shell("segments", "list", "--json", KEPT_USER="bob"))) == []
    assert shell("segments", "show", handle, KEPT_USER="bob").returncode == 3
    assert shell("segments", "delete", handle, "--yes", KEPT_USER="bob").returncode == 3
    path.unlink()
    said(shell("segments", "delete", handle, "--yes"))
    assert json.loads(said(shell("segments", "list", "--json"))) == []
    assert shell("segments", "show", handle).returncode == 3
    assert [one["available"] for one in conversation.list()["placeholders"]] == [False]
    for marker in (b"marzipan", b"nougat"):
        assert marker not in bytes_in(store.parent)
