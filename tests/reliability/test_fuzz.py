"""Any text at all, and any order of calls: an answer or one of our errors, and nothing is altered."""

import contextlib
import json
import os
import string
import tempfile
import traceback
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import kept
from kept.types import KINDS, checked_name

STRESS = bool(os.environ.get("KEPT_STRESS"))
EXAMPLES = 2000 if STRESS else 120
RUNS = 300 if STRESS else 15
STEPS = 60 if STRESS else 30

MB = 1_000_000

# All of Unicode: halves of surrogate pairs, NUL, controls, unassigned ones.
anything = st.text(st.characters(exclude_categories=()), max_size=300)
awkward = st.sampled_from(
    [
        "", " ", "\0", "a\0b", "\ud800", "\udfff\ud800", "\ufeff", "\u202e", "\uffff", "\U0010ffff", "'", '"', '"""',
        "*", "a*", "-", "--", "NEAR(a b)", "AND", "OR NOT", "a AND", "(", ")", "((((", "content:x", "^a", "a + b",
        "{a b}:c", "%", "_", "\\", "|", "!", "#", "@fact", "1|a", "1!a", "#%", "%41.", "; DROP TABLE memories", "mem-",
        "mem-0", "0", "-1", "999999999999999999", "9999999999999999999999", "\u0663", "\xb2", "\xbd", "\u0130",
        "\u017f", "\xdf", "\ufb03", "\u212b", "\u0e01\u0e47", "\ud55c\uad6d\uc5b4", "\u6771\u4eac\u90fd",
        "\U0001f469\u200d\U0001f467", "\U0001f3f3\ufe0f\u200d\U0001f308", "e\u0301" * 40, "a" * 5000, "ab " * 3000,
        "a-b_c.d/e:f@g" * 50, "C++ C# .NET node.js don't l'homme", "\r\n\t\v\f\x1c\x1d\x1e\x85\u2028\u2029",
        "MEMORY", "memory", "null", "NaN", "1e999", "[]", "{}",
    ]
)  # fmt: skip
texts = anything | awkward | st.builds("".join, st.lists(awkward, max_size=4))

profile = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=not STRESS,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)


def fuzzed(test):
    """Run a test of any text; slow, so that 'make stress' runs its long version."""
    return pytest.mark.slow(profile(test))


@contextlib.contextmanager
def only_our_errors():
    """Let a `KeptError` pass; anything else fails the test, and so does a failure of the database."""
    try:
        yield
    except kept.KeptError as error:
        failure = error.code in ("error", "backend") and error
    except Exception as error:  # noqa: BLE001 - the very thing that is looked for
        failure = error
    else:
        failure = None
    if failure:
        # Escaped: half a character in a report would end the test run itself.
        shown = "".join(traceback.format_exception(failure)).encode("ascii", "backslashreplace").decode()
        pytest.fail(shown, pytrace=False)


@pytest.fixture
def filled(keeper):
    """A keeper with a few memories to be found, superseded and trashed."""
    keeper.store("Prefers tabs over spaces", kind="preference", tags=["style"], name="tabs")
    keeper.store("東京都に住んでいる", kind="fact", tags=["場所"])
    keeper.supersede("tabs", "Prefers spaces over tabs", kind="preference", tags=["style"])
    keeper.trash(keeper.store("Something in the trash").uid)
    return keeper


@fuzzed
@given(query=texts)
def test_any_query_gets_an_answer_or_one_of_our_errors(filled, query):
    with only_our_errors():
        for hit in filled.search(query):
            assert 0 <= hit.score <= 1
    with only_our_errors():
        filled.call("memory_search", {"query": query})


@fuzzed
@given(query=texts, tags=st.lists(texts, max_size=3), superseded=st.booleans())
def test_any_filter_gets_an_answer_or_one_of_our_errors(filled, query, tags, superseded):
    where = kept.Filter(tags=tuple(tags), include_superseded=superseded)
    with only_our_errors():
        filled.search(query, where)
    with only_our_errors():
        assert len(filled.list(where)) == filled.count(where)
    with only_our_errors():
        filled.call("memory_search", {"query": query, "tags": tags, "include_superseded": superseded})


@fuzzed
@given(content=texts, tags=st.lists(texts, max_size=3), description=st.none() | texts)
def test_what_was_stored_comes_back_as_it_was(filled, content, tags, description):
    with only_our_errors():
        stored = filled.put(kept.Draft(content, tags=tags, description=description))
        memory = filled.get(stored.memory.uid)
        assert memory == stored.memory == filled.get(memory.id) == filled.history(memory.uid)[-1].memory
        assert memory.content.encode() == content.encode()
        if not stored.duplicate:
            assert memory.tags == tuple(dict.fromkeys(tags))
            assert memory.description == (None if description is None else " ".join(description.splitlines()))


@fuzzed
@given(content=texts, tags=st.lists(texts, max_size=3))
def test_a_tool_gives_back_what_it_was_given(filled, content, tags):
    keeper = kept.Keeper(filled.storage, kept.Caller(user="ann", session=os.urandom(8).hex()))
    with only_our_errors():
        answer = keeper.call("memory_store", {"type": "fact", "content": content, "tags": tags})
        assert answer["content"] == content
        assert keeper.get(answer["id"]).content.encode() == content.encode()


@fuzzed
@given(tag=texts)
def test_a_memory_is_found_by_its_own_tag_and_not_by_another(filled, tag):
    with only_our_errors():
        memory = filled.store(f"Text with the tag {tag.encode(errors='replace').hex()}", tags=[tag])
        found = filled.list(kept.Filter(tags=(tag,)), limit=1000)
        assert memory.uid in {one.uid for one in found}
        assert {one.casefold() for found_one in found for one in found_one.tags} >= {tag.casefold()}
        assert all(tag.casefold() in {one.casefold() for one in other.tags} for other in found)


@fuzzed
@given(name=texts)
def test_any_name_is_taken_as_it_is_or_refused(filled, name):
    with only_our_errors():
        memory = filled.store("Text with a name", name=name)
        if memory.name == name:
            assert filled.get(name).uid == memory.uid
        filled.delete(memory.uid)


@fuzzed
@given(content=texts)
def test_a_name_made_up_for_a_memory_is_a_legal_one(filled, content):
    with only_our_errors():
        memory = filled.store(content)
        assert checked_name(memory.name) == memory.name
        assert filled.get(memory.name).uid == memory.uid


@fuzzed
@given(ref=texts)
def test_any_reference_finds_a_memory_or_is_refused(filled, ref):
    for use in (
        filled.get,
        filled.history,
        filled.trash,
        filled.restore,
        filled.delete,
        lambda ref: filled.edit(ref, kept.Changes(content="Another text")),
        lambda ref: filled.supersede(ref, "In its place"),
    ):
        with only_our_errors():
            use(ref)
    with only_our_errors():
        filled.call("memory_delete", {"id": ref})
    with only_our_errors():
        filled.call("memory_store", {"type": "fact", "content": "In its place", "supersedes": ref})


@fuzzed
@given(
    arguments=st.dictionaries(
        st.sampled_from(["type", "content", "query", "tags", "limit", "id", "supersedes", "include_superseded"])
        | texts,
        st.none() | st.booleans() | st.integers() | st.floats() | texts | st.lists(texts | st.integers(), max_size=3),
        max_size=5,
    ),
    tool=st.sampled_from(["memory_store", "memory_search", "memory_brief", "memory_delete"]) | texts,
)
@example(arguments={"limit": 2**70}, tool="memory_search")
def test_any_arguments_of_a_tool_get_an_answer_or_one_of_our_errors(filled, arguments, tool):
    with only_our_errors():
        filled.call(tool, arguments)


@fuzzed
@given(limit=st.integers(), offset=st.integers())
@example(limit=20, offset=2**63 - 1)
@example(limit=20, offset=2**64)
def test_any_page_gets_an_answer_or_one_of_our_errors(filled, limit, offset):
    with only_our_errors():
        filled.list(limit=limit, offset=offset)


@fuzzed
@given(identity=texts)
def test_any_identity_is_kept_apart_or_refused(filled, store, identity):
    with only_our_errors(), kept.open(store, user=identity, session=identity, project="", branch="") as keeper:
        memory = keeper.store("A text of my own")
        if keeper.caller.user not in (None, filled.caller.user):
            assert memory.uid in {one.uid for one in keeper.list()}
            assert memory.uid not in {one.uid for one in filled.list(limit=1000)}


@pytest.mark.slow
@pytest.mark.parametrize(
    "unit", ["word ", "a", "\u6771", "e\u0301", "\0", "a-", "\U0001f44d", "%", "A1b2", "\u0e01"], ids=ascii
)
def test_ten_megabytes_of_anything_get_an_answer_or_one_of_our_errors(filled, unit):
    large = unit * (10 * MB // len(unit.encode()))
    for tool, arguments in (
        ("memory_store", {"type": "fact", "content": large}),
        ("memory_search", {"query": large}),
        ("memory_delete", {"id": large}),
        ("memory_search", {"query": "tabs", "tags": [large]}),
        ("memory_store", {"type": "fact", "content": "tabs", "supersedes": large}),
        (large, {}),
        ("memory_search", {large: 1}),
    ):
        with only_our_errors():
            filled.call(tool, arguments)
    with only_our_errors():
        # Without a tool's limit all of it is read, which takes a second per megabyte.
        filled.search(large if STRESS else large[:MB])
    with only_our_errors():
        filled.get(large)
    with pytest.raises(kept.InvalidInput):
        filled.store(large)
    assert filled.check().problems == ()


@pytest.mark.parametrize("given", ["x" * 10 * MB, "\ud800"], ids=["ten megabytes", "half a character"])
@pytest.mark.parametrize(
    "call",
    [
        lambda keeper, text: keeper.call(text, {}),
        lambda keeper, text: keeper.call("memory_search", {text: 1}),
        lambda keeper, text: keeper.call("memory_search", {"query": text}),
        lambda keeper, text: keeper.call("memory_store", {"type": "fact", "content": text}),
        lambda keeper, text: keeper.call("memory_store", {"type": text, "content": "A text"}),
        lambda keeper, text: keeper.call("memory_store", {"type": "fact", "content": "A text", "supersedes": text}),
        lambda keeper, text: keeper.call("memory_delete", {"id": text}),
        lambda keeper, text: keeper.get(text),
        lambda keeper, text: keeper.store("A text", name=text),
        lambda keeper, text: keeper.store("A text", tags=[text]),
        lambda keeper, text: keeper.store("A text", kind=text),
    ],
    ids=[
        "tool", "argument", "query", "content", "type", "supersedes", "id", "reference", "name", "tag", "kind",
    ],
)  # fmt: skip
def test_an_error_is_short_and_can_be_written_down_whatever_it_is_about(filled, call, given):
    with pytest.raises(kept.KeptError) as caught:
        call(filled, given)
    is_short = len(json.dumps(caught.value.as_dict())) < 2_000
    assert is_short
    caught.value.message.encode()


# A store, and a plain dictionary that should say the same.

words = st.sampled_from(["apple", "banana", "cherry", "damson", "elder", "fig"])
contents = st.lists(words, min_size=1, max_size=4).map(" ".join)
names = st.none() | st.sampled_from(["one", "ONE", "two", "x" * 100])
picks = st.integers(min_value=0, max_value=10**6)


class StoreAndModel(RuleBasedStateMachine):
    """What each memory must be: its fields by uid, the deleted ones aside."""

    @initialize()
    def open(self):
        self.folder = tempfile.TemporaryDirectory()
        self.keeper = kept.open(Path(self.folder.name) / "kept.db", user="ann", session="main", project="", branch="")
        self.model: dict[str, dict] = {}
        self.deleted: list[str] = []
        self.last_id = 0

    def teardown(self):
        if not hasattr(self, "keeper"):
            return
        try:
            report = self.keeper.check()
            assert report.problems == ()
            assert report.memories == len(self.model)
            assert report.revisions == sum(one["version"] for one in self.model.values())
        finally:
            self.keeper.close()
            self.folder.cleanup()

    def live(self):
        return [uid for uid, one in self.model.items() if one["superseded_by"] is None and not one["trashed"]]

    def pick(self, number, among):
        return among[number % len(among)]

    def taken(self, name, but_for=None):
        """Tell whether a live memory has that name; a successor may take over its predecessor's."""
        return any(self.model[uid]["name"].lower() == name.lower() for uid in self.live() if uid != but_for)

    def twins(self, content, kind):
        return [uid for uid in self.live() if (self.model[uid]["content"], self.model[uid]["kind"]) == (content, kind)]

    def note(self, memory):
        """Take over what the store chose by itself, after checking that it may."""
        assert memory.id == self.last_id + 1
        self.last_id = memory.id
        assert not self.taken(memory.name)
        self.model[memory.uid] = {
            "name": memory.name, "content": memory.content, "kind": memory.kind, "tags": memory.tags, "version": 1,
            "superseded_by": None, "trashed": False,
        }  # fmt: skip

    @rule(content=contents, kind=st.sampled_from(KINDS), tags=st.lists(words, max_size=2), name=names)
    def store(self, content, kind, tags, name):
        # What is given a name of its own is no twin.
        twins = [uid for uid in self.twins(content, kind) if name in (None, self.model[uid]["name"])]
        try:
            memory = self.keeper.store(content, kind=kind, tags=tags, name=name)
        except kept.Conflict:
            assert not twins
            assert name is not None
            assert self.taken(name)
            return
        if twins:
            assert memory.uid in twins
            return
        assert name is None or memory.name == name
        assert (memory.content, memory.kind, memory.tags) == (content, kind, tuple(dict.fromkeys(tags)))
        self.note(memory)

    @precondition(lambda self: self.live())
    @rule(number=picks, content=contents, name=names)
    def edit(self, number, content, name):
        uid = self.pick(number, self.live())
        one = self.model[uid]
        try:
            memory = self.keeper.edit(uid, kept.Changes(content=content, name=name))
        except kept.Conflict:
            assert name is not None
            assert self.taken(name, but_for=uid)
            return
        if content != one["content"] or name not in (None, one["name"]):
            one["version"] += 1
        one["content"] = content
        one["name"] = name or one["name"]
        assert (memory.content, memory.version, memory.name) == (content, one["version"], one["name"])

    @precondition(lambda self: self.live())
    @rule(number=picks, content=contents, kind=st.sampled_from(KINDS))
    def supersede(self, number, content, kind):
        uid = self.pick(number, self.live())
        twins = self.twins(content, kind)
        memory = self.keeper.supersede(uid, content, kind=kind)
        if memory.uid == uid:
            assert uid in twins, "it says this already"
            return
        self.model[uid]["superseded_by"] = memory.uid
        self.model[uid]["version"] += 1
        if memory.uid not in twins:
            assert not twins
            self.note(memory)

    @precondition(lambda self: len(self.live()) < len(self.model))
    @rule(number=picks, content=contents)
    def supersede_what_is_not_live(self, number, content):
        uid = self.pick(number, [uid for uid in self.model if uid not in self.live()])
        with pytest.raises(kept.Conflict):
            self.keeper.supersede(uid, content)
        with pytest.raises(kept.Conflict):
            self.keeper.edit(uid, kept.Changes(content=content))

    @precondition(lambda self: self.model)
    @rule(number=picks)
    def trash(self, number):
        uid = self.pick(number, list(self.model))
        one = self.model[uid]
        if one["trashed"]:
            with pytest.raises(kept.Conflict):
                self.keeper.trash(uid)
            return
        assert self.keeper.trash(uid).trashed_at is not None
        one["trashed"] = True
        one["version"] += 1

    @precondition(lambda self: self.model)
    @rule(number=picks)
    def restore(self, number):
        uid = self.pick(number, list(self.model))
        one = self.model[uid]
        if not one["trashed"]:
            with pytest.raises(kept.Conflict):
                self.keeper.restore(uid)
            return
        memory = self.keeper.restore(uid)
        assert checked_name(memory.name)
        if one["superseded_by"] is None:
            assert not self.taken(memory.name)
        if one["superseded_by"] is not None or not self.taken(one["name"]):
            assert memory.name == one["name"]
        one["name"] = memory.name
        one["trashed"] = False
        one["version"] += 1

    @precondition(lambda self: self.live())
    @rule(number=picks)
    def look_up_a_name(self, number):
        uid = self.pick(number, self.live())
        assert self.keeper.get(self.model[uid]["name"]).uid == uid

    @precondition(lambda self: self.model)
    @rule(number=picks)
    def delete(self, number):
        uid = self.pick(number, list(self.model))
        predecessors = [other for other, one in self.model.items() if one["superseded_by"] == uid]
        deleted = self.keeper.delete(uid)
        assert deleted.erasure == "complete"
        assert (deleted.predecessor in predecessors) if predecessors else deleted.predecessor is None
        del self.model[uid]
        self.deleted.append(uid)

    @precondition(lambda self: self.deleted)
    @rule(number=picks)
    def ask_for_a_deleted_one(self, number):
        uid = self.pick(number, self.deleted)
        for use in (self.keeper.get, self.keeper.history, self.keeper.delete, self.keeper.trash, self.keeper.restore):
            with pytest.raises(kept.NotFound):
                use(uid)

    @rule(word=words, superseded=st.booleans())
    def search(self, word, superseded):
        hits = self.keeper.search(word, kept.Filter(include_superseded=superseded), limit=1000)
        found = [hit.memory.uid for hit in hits]
        assert len(found) == len(set(found))
        wanted = {
            uid
            for uid, one in self.model.items()
            if word in (*one["content"].split(), *one["tags"])
            and not one["trashed"]
            and (superseded or one["superseded_by"] is None)
        }
        if wanted:
            assert set(found) == wanted
        else:
            # The word is unknown, so others that look like it may answer.
            assert all(hit.score < 1 for hit in hits)

    @rule(tag=words)
    def filter_by_tag(self, tag):
        found = {memory.uid for memory in self.keeper.list(kept.Filter(tags=(tag,)), limit=1000)}
        assert found == {uid for uid in self.live() if tag in self.model[uid]["tags"]}

    @rule()
    def open_again(self):
        self.keeper.close()
        self.open_another()

    def open_another(self):
        self.keeper = kept.open(Path(self.folder.name) / "kept.db", user="ann", session="main", project="", branch="")

    @precondition(lambda self: self.model)
    @rule()
    def make_the_index_anew(self):
        assert self.keeper.check(rebuild=True).problems == ()

    @invariant()
    def the_store_says_what_the_model_says(self):
        if not hasattr(self, "keeper"):
            return
        kept_ = self.keeper.list(kept.Filter(include_superseded=True), limit=1000)
        trashed = self.keeper.list(kept.Filter(trashed=True), limit=1000)
        assert {
            memory.uid: {
                "name": memory.name, "content": memory.content, "kind": memory.kind, "tags": memory.tags,
                "version": memory.version, "superseded_by": memory.superseded_by,
                "trashed": memory.trashed_at is not None,
            }
            for memory in (*kept_, *trashed)
        } == self.model  # fmt: skip
        assert self.keeper.count() == len(self.live())


TestStoreAndModel = pytest.mark.slow(pytest.mark.xdist_group("heavy")(StoreAndModel.TestCase))
TestStoreAndModel.settings = settings(
    profile, max_examples=RUNS, stateful_step_count=STEPS, suppress_health_check=list(HealthCheck)
)


def test_letters_and_digits_make_a_name_of_any_length_up_to_the_limit(keeper):
    for length in (1, 99, 100):
        name = (string.ascii_letters * 2)[:length]
        assert keeper.store(f"Named with {length}", name=name).name == name
