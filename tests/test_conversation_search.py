"""Archived messages beside memories: found one by one, by words and by meaning, with what was said around them."""

import io
import json
import subprocess
from datetime import UTC, datetime

import pytest

import kept
from kept import transfer
from kept.conversation.reading import as_text, read_on

TALK = [
    {"role": "user", "content": "Our canary rollout keeps failing on Tuesdays."},
    {"role": "assistant", "content": "Which cluster do you deploy it to?"},
    {"role": "user", "content": "The physician's office cluster in Oslo, named fjordheim."},
    {"role": "assistant", "content": "Then drain fjordheim first and raise the quota."},
    {"role": "user", "content": "Thanks, that solved it."},
]
TOKEN = "ghp_" + "k3J9bQ7xWzT5mV2nL8pR4sY6dF1gH0cAeXuQ"


def archived(keeper, messages=TALK):
    conversation = keeper.conversation(messages)
    return conversation.store(0, len(messages) - 1, auto=True)["handle"]


def found(keeper, query, **options):
    return keeper.recall(query, sources=("conversations",), **options).said


def test_a_message_is_found_with_its_neighbours_its_speaker_and_its_date(keeper):
    handle = archived(keeper)
    first = found(keeper, "fjordheim cluster")[0]
    assert (first.line.speaker, first.line.position) == ("user", 2)
    assert first.line.text == TALK[2]["content"]
    assert [line.position for line in first.around] == [0, 1, 2, 3, 4]
    assert first.segment.uuid == handle.rpartition("/")[2]
    assert first.said_at == keeper.now()
    assert 0 < first.score <= 1
    told = as_text(first).splitlines()
    assert told[0] == f"[{keeper.now():%Y-%m-%d}, message 2]"
    assert told[3] == "> user: The physician's office cluster in Oslo, named fjordheim."
    assert told[2].startswith("  assistant: Which cluster")


def test_half_a_character_hides_nothing(keeper):
    archived(keeper)
    archived(keeper, [{"role": "user", "content": "The output was cut here \ud83d"}])
    assert found(keeper, "where was the output cut")[0].line.text == "The output was cut here ?"
    assert found(keeper, "fjordheim cluster")[0].line.position == 2


def test_other_words_find_it_too(keeper):
    archived(keeper)
    archived(keeper, [{"role": "user", "content": f"Notes on painting number {number}"} for number in range(30)])
    assert any(one.line.position == 2 for one in found(keeper, "doctor")[:3])


def test_neighbours_lift_an_answer_that_has_none_of_the_words(keeper):
    archived(keeper)
    assert 2 in [one.line.position for one in found(keeper, "Which cluster do you deploy it to?")[:2]]


def test_memories_and_conversations_answer_together_or_apart(keeper):
    keeper.store("The cluster fjordheim was renamed to dalheim")
    archived(keeper)
    both = keeper.recall("fjordheim", sources=("memories", "conversations"))
    assert both.strategy == "hybrid"
    assert [hit.memory.content for hit in both.hits] == ["The cluster fjordheim was renamed to dalheim"]
    assert both.said[0].line.position in {2, 3}
    assert keeper.recall("fjordheim").said == []
    assert keeper.recall("fjordheim", sources=("conversations",)).hits == []


@pytest.mark.parametrize("sources", [(), ("files",), "memories", ("memories", "mail")])
def test_other_sources_are_refused(keeper, sources):
    with pytest.raises(kept.InvalidInput, match="sources must be one or more of memories and conversations"):
        keeper.recall("x", sources=sources)


def test_only_the_owner_finds_a_message(open_keeper):
    archived(open_keeper(user="ann"))
    assert found(open_keeper(user="bob"), "fjordheim") == []
    assert found(open_keeper(user="ann", tenant="other"), "fjordheim") == []
    assert found(open_keeper(user=""), "fjordheim") == []
    assert found(open_keeper(user="ann"), "fjordheim")


@pytest.mark.covers("context.secret_search")
def test_a_secret_is_masked_wherever_a_message_is_found_and_the_archive_is_marked(keeper):
    handle = archived(keeper, [*TALK, {"role": "tool", "content": f"x {'log ' * 6_000} token {TOKEN} end"}])
    archived(keeper, [{"role": "user", "content": f"the gizmo token is {TOKEN}"}])
    assert keeper.storage.segments.find(keeper.caller, [handle.rpartition("/")[2]])
    said = found(keeper, "gizmo token")
    assert said
    assert TOKEN not in repr(said)
    assert TOKEN not in json.dumps(keeper.call("memory", {"operation": "search", "query": "gizmo token"}))
    assert all(one.secret for one in keeper.storage.segments.page(keeper.caller))
    assert TOKEN not in "".join(transfer.export(keeper))
    assert found(keeper, TOKEN) == [] or TOKEN not in repr(found(keeper, TOKEN))


def test_what_is_deleted_is_not_found_and_in_no_byte(keeper, store):
    handle = archived(keeper)
    assert found(keeper, "fjordheim")
    keeper.meaning.catch_up()
    keeper.storage.vectors.save()
    assert keeper.storage.segments.delete(keeper.caller, [handle.rpartition("/")[2]]) == 1
    assert found(keeper, "fjordheim") == []
    keeper.list()  # whoever comes next erases what could not be erased at once
    content = subprocess.run(
        ["cat", "--", *map(str, store.parent.glob(f"{store.name}*"))], stdout=-1, check=True
    ).stdout
    assert b"fjordheim" not in content.lower()
    assert keeper.check().ok


def test_check_and_rebuild_know_messages(keeper):
    archived(keeper)
    assert found(keeper, "fjordheim")
    assert keeper.check().ok
    assert keeper.check(rebuild=True).ok
    assert found(keeper, "named fjordheim")[0].line.position == 2
    assert keeper.check().ok


def test_archiving_reads_nothing_and_a_search_reads_in_bounded_time(keeper, monkeypatch):
    for number in range(3):
        archived(keeper, [{"role": "user", "content": f"conversation {number} about walrus{number}"}])
    assert keeper.storage.segments.unread(keeper.caller) is not None
    assert read_on(keeper.storage.segments, keeper.caller, within_s=-1.0) is False
    monkeypatch.setattr("kept.finding._READING_S", -1.0)
    assert "still to be read" in str(keeper.recall("walrus1", sources=("conversations",)).note)
    monkeypatch.undo()
    assert found(keeper, "walrus1")[0].line.text == "conversation 1 about walrus1"


def test_the_time_that_is_asked_about_counts(open_keeper, clock):
    early, late = datetime(2025, 3, 10, tzinfo=UTC), datetime(2025, 9, 10, tzinfo=UTC)
    for moment in (early, late):
        clock.now = moment
        archived(open_keeper(user="ann", session=f"s{moment.month}"), [
            {"role": "user", "content": "The release slipped by a week"},
            {"role": "assistant", "content": "Noted."},
        ])  # fmt: skip
    clock.now = datetime(2025, 12, 1, tzinfo=UTC)
    keeper = open_keeper(user="ann")
    assert found(keeper, "why did the release slip in March 2025?")[0].said_at == early
    assert found(keeper, "why did the release slip in September 2025?")[0].said_at == late


def test_the_context_dialect_searches_without_a_conversation(keeper):
    handle = archived(keeper)
    answer = keeper.call("memory", {"operation": "search", "query": "fjordheim quota", "limit": 1})
    assert answer["strategy"] == "hybrid"
    (result,) = answer["results"]
    assert (result["handle"], result["index"], result["role"]) == (handle, 3, "assistant")
    assert "> assistant: Then drain fjordheim first" in result["text"]
    for wrong in ({}, {"query": "x", "limit": 0}, {"query": "x", "start_index": 1}):
        with pytest.raises(kept.InvalidInput):
            keeper.call("memory", {"operation": "search", **wrong})


def test_exports_carry_archives_and_leave_secret_ones_out(open_keeper):
    keeper = open_keeper(user="ann")
    handle = archived(keeper)
    archived(keeper, [{"role": "user", "content": f"my token is {TOKEN}"}])
    lines = "".join(transfer.export(keeper))
    other = open_keeper(user="ann", tenant="elsewhere")
    done = transfer.bring_in(other, io.StringIO(lines))
    assert done.archives == 1
    assert transfer.bring_in(other, io.StringIO(lines)).archives == 0
    assert other.call("memory", {"operation": "load", "memory_handle": handle})["messages"] == TALK
    assert found(other, "fjordheim")[0].line.position in {2, 3}
    with_secrets = "".join(transfer.export(keeper, with_secrets=True))
    assert with_secrets.count('{"archive"') == 2


@pytest.mark.parametrize("field", ["session", "uuid", "first", "tokens", "exact", "inside"])
def test_a_damaged_archive_in_an_export_is_named(keeper, field):
    archived(keeper)
    lines = [json.loads(line) for line in transfer.export(keeper)]
    archive = next(line for line in lines if "archive" in line)
    archive["archive"][field] = {"no": "thing"}
    with pytest.raises(kept.InvalidInput, match="line 2 is no part of an export"):
        transfer.bring_in(keeper, [json.dumps(line) + "\n" for line in lines])


def test_the_shell_searches_conversations(shell, tmp_path):
    file = tmp_path / "chat.json"
    file.write_text(json.dumps(TALK))
    given = json.dumps({"operation": "store", "start_index": 0, "end_index": 4, "auto": True})
    assert shell("tool", "memory", given, "--conversation", str(file)).returncode == 0
    done = shell("recall", "fjordheim quota", "--in", "conversations")
    assert "> assistant: Then drain fjordheim first and raise the quota." in done.stdout.decode()
    assert "meaning" in shell("recall", "fjordheim", "--in", "all", "--explain").stdout.decode()
    (answer, *_) = json.loads(shell("recall", "fjordheim quota", "--in", "conversations", "--json").stdout)
    assert answer["message"]["index"] == 3
    assert [line["position"] for line in answer["around"]] == [1, 2, 3, 4]
    refused = shell("recall", "--in", "conversations")
    assert refused.returncode == 2
    assert b"needs a query" in refused.stderr


def test_what_a_hook_put_into_a_message_is_not_what_was_said(keeper):
    memory = "<memory>\nWhat is known:\n- Ann has a walrus\n</memory>"
    archived(
        keeper,
        [{"role": "user", "content": f"{memory}\nWhich boat sails tomorrow?"}, {"role": "user", "content": memory}],
    )
    assert keeper.recall("walrus", sources=("conversations",)).said == []
    (told,) = keeper.recall("boat", sources=("conversations",)).said
    assert told.line.text == "Which boat sails tomorrow?"
