"""Nothing of another scope ever shows, in any sequence of calls: a store against a model of who may see what."""

import json
import os
import random
from collections import Counter
from typing import NamedTuple

import pytest

import kept
from kept.values import replace

STRESS = bool(os.environ.get("KEPT_STRESS"))
SEEDS = range(4 if STRESS else 2)
CALLS = 5_000 if STRESS else 500

TEAMS = {"ann": ["red"], "bob": ["red"], "cid": ["blue"], "dora": ["blue", "red"]}
PROJECTS = ["p1", "p2", "p3", ""]

# Whose memories name which technology, and no others.
TOLD_BY = {
    ("personal", "ann"): "PostgreSQL",
    ("personal", "bob"): "Kubernetes",
    ("personal", "cid"): "Elasticsearch",
    ("personal", "dora"): "Django",
    ("project", "p1"): "Redis",
    ("project", "p2"): "Terraform",
    ("project", "p3"): "RabbitMQ",
    ("team", "red"): "MongoDB",
    ("team", "blue"): "TypeScript",
}
SHARED = "GraphQL"
PURPOSES = ["billing", "reports", "backups", "logins", "invoices", f"exports with {SHARED}", f"imports with {SHARED}"]
KEYS = ["style", "build mode", "naming"]
KINDS = {"general": "fact", "decision": "decision", "context": "context", "preference": "preference"}


class Who(NamedTuple):
    user: str
    project: str

    def holder(self, scope):
        return {"personal": self.user, "project": self.project, "team": TEAMS[self.user][0]}[scope]

    def spaces(self):
        return {("personal", self.user), ("project", self.project), *(("team", team) for team in TEAMS[self.user])}


class Model:
    """What the store should hold: number → memory, and who may see it."""

    def __init__(self):
        self.memories, self.last = {}, 0

    def visible(self, who):
        return {number: one for number, one in self.memories.items() if one["space"] in who.spaces()}

    def write(self, who, scope, content, kind, key, dialect):
        """Return the numbers that it may have, and whether a memory of that key was replaced."""
        new = {"space": (scope, who.holder(scope)), "content": content, "kind": kind, "key": key}
        new |= {"project": who.project, "dialect": dialect, "archived": False}
        same = ("space", "project", "key") if key else ("space", "content", "kind")
        found = [n for n, old in self.memories.items() if all(old[name] == new[name] for name in same)]
        if key and found:
            self.memories[found[0]] = new | {"dialect": self.memories[found[0]]["dialect"]}
        if not found:
            self.last += 1
            self.memories[self.last] = new
        return found or [self.last], bool(key and found)

    def purgeable(self, who):
        own = {"space": ("personal", who.user), "project": who.project, "dialect": "facts"}
        shared = {"space": ("project", who.project)}
        return [n for n, one in self.memories.items() if shared.items() <= one.items() or own.items() <= one.items()]

    def exported(self, who):
        seen = self.visible(who).items()
        return {n for n, one in seen if not one["archived"] and who.project in ("", one["project"])}

    def entities(self, who):
        words = (word for one in self.visible(who).values() for word in set(one["content"].split()))
        return Counter(word.lower() for word in words if word in {*TOLD_BY.values(), SHARED})


class World:
    """A store with a keeper for everybody everywhere, the model beside it, and the random choices."""

    def __init__(self, open_keeper, seed):
        self.random, self.model, self.step = random.Random(seed), Model(), 0
        self.keepers = {
            Who(user, project): open_keeper(user=user, project=project, team=TEAMS[user])
            for user in TEAMS
            for project in PROJECTS
        }
        next(iter(self.keepers.values())).settings.set("durability", "normal")

    def call(self, who, name, **arguments):
        """Return the answer, or the error; neither tells anything of another scope."""
        keeper = self.keepers[who]
        # A session of its own for each step: the budgets are tested elsewhere.
        keeper.caller = replace(keeper.caller, session=f"s{self.step}")
        try:
            answer = keeper.call(name, arguments)
        except (kept.AccessDenied, kept.InvalidInput, kept.NotFound) as error:
            answer = error
        said = json.dumps(answer.as_dict() if isinstance(answer, kept.KeptError) else answer).lower()
        hidden = [word.lower() for space, word in TOLD_BY.items() if space not in who.spaces()]
        assert [word for word in hidden if word in said] == []
        return answer

    def facts(self, who, action, **arguments):
        return self.call(who, "memory", action=action, **arguments)

    def content(self, space):
        return f"{TOLD_BY[space]} is there for {self.random.choice(PURPOSES)}"

    def some_number(self):
        """Return a number: of a memory that anybody has, mostly, or of none."""
        if not self.model.memories or self.random.random() < 0.1:
            return self.model.last + self.random.randint(1, 5)
        return self.random.choice(list(self.model.memories))

    def where(self, who, number):
        if number in self.model.visible(who):
            return "here"
        return "elsewhere" if number in self.model.memories else "nowhere"

    # What may be called, and what must come of it

    def remember(self, who):
        given = self.random.choice([None, "personal", "project", "team"])
        scope = given or ("project" if who.project else "personal")
        key, fact_type = self.random.choice([None, None, *KEYS]), self.random.choice(list(KINDS))
        if scope == "project" and not who.project:
            answer = self.facts(who, "remember", content="Lost", scope=given)
            assert isinstance(answer, kept.InvalidInput)
            return
        content = self.content((scope, who.holder(scope)))
        answer = self.facts(who, "remember", content=content, scope=given, key=key, fact_type=fact_type)
        numbers, updated = self.model.write(who, scope, content, KINDS[fact_type], key, "facts")
        assert answer["id"] in numbers
        assert (answer["updated"], answer["scope"]) == (updated, scope)

    def recall(self, who):
        word = self.random.choice([*TOLD_BY.values(), *(purpose.split()[0] for purpose in PURPOSES), SHARED])
        found = self.facts(who, "recall", query=word, limit=100)["memories"]
        visible = self.model.visible(who)
        expected = {number for number, one in visible.items() if word in one["content"].split()}
        ids = {one["id"] for one in found}
        assert all(visible[one["id"]]["content"] == one["content"] for one in found)
        if expected:  # else it may have been taken for a misspelling of something visible
            assert len(ids) >= min(100, len(expected))  # and what means the same

    def forget(self, who):
        number = self.some_number()
        where, answer = self.where(who, number), self.facts(who, "forget", id=number)
        if where == "elsewhere":
            assert isinstance(answer, kept.AccessDenied)
        else:
            assert answer["deleted"] is (self.model.memories.pop(number, None) is not None)

    def archive(self, who):
        number = self.some_number()
        where, answer = self.where(who, number), self.facts(who, "archive", id=number)
        if where == "here":
            assert answer["archived"] is True
            self.model.memories[number]["archived"] = True
        else:
            assert isinstance(answer, kept.AccessDenied if where == "elsewhere" else kept.NotFound)

    def purge(self, who):
        count = len(self.model.purgeable(who))
        asked = self.facts(who, "purge")
        assert isinstance(asked, kept.InvalidInput)
        if not who.project:
            assert asked.message.startswith("Cannot purge: no active project")
        else:
            assert asked.message.startswith(f"Use confirm=true to delete all {count} memories")
        if who.project and self.random.random() < 0.3:
            assert self.facts(who, "purge", confirm=True) == {"purged": count}
            for number in self.model.purgeable(who):
                del self.model.memories[number]

    def typed_store(self, who):
        content, type_ = self.content(("personal", who.user)), self.random.choice(["fact", "context", "preference"])
        answer = self.call(who, "memory_store", type=type_, content=content)
        before = self.model.last
        numbers, _ = self.model.write(who, "personal", content, type_, None, "typed")
        assert ("duplicate" in answer) is (self.model.last == before)
        assert self.keepers[who].get(answer["id"]).id in numbers

    def typed_search(self, who):
        found = self.call(who, "memory_search", query=self.random.choice(["", SHARED]), limit=100)["results"]
        held = Counter(one["content"] for one in self.model.visible(who).values())
        assert Counter(one["content"] for one in found) <= held

    def typed_delete(self, who):
        number = self.some_number()
        where, answer = self.where(who, number), self.call(who, "memory_delete", id=str(number))
        if where == "here":
            assert answer["deleted"] is True
            del self.model.memories[number]
        else:
            assert isinstance(answer, kept.NotFound)

    def compare(self, who):
        """Check everything that *who* can read against the model."""
        visible, seen, offset, has_more = self.model.visible(who), {}, 0, True
        while has_more:
            page = self.facts(who, "list", limit=100, offset=offset)
            seen |= {one["id"]: one for one in page["memories"]}
            offset, has_more = offset + 100, page["has_more"]
            assert page["total"] == len(visible)
        words = {kind: fact_type for fact_type, kind in KINDS.items()}
        assert {
            number: (one["content"], one["fact_type"], one["scope"], one["key"], one["archived"])
            for number, one in seen.items()
        } == {
            number: (one["content"], words[one["kind"]], one["space"][0], one["key"], one["archived"])
            for number, one in visible.items()
        }
        found = {one["name"]: one["memories"] for one in self.facts(who, "entities", limit=200)["entities"]}
        assert found == self.model.entities(who)
        assert {one["id"] for one in self.facts(who, "export")["memories"]} == self.model.exported(who)


# How often each is called.
WEIGHTS = {
    World.remember: 40,
    World.recall: 12,
    World.forget: 9,
    World.archive: 8,
    World.purge: 2,
    World.typed_store: 12,
    World.typed_search: 6,
    World.typed_delete: 4,
}


@pytest.mark.slow
@pytest.mark.covers("facts.visibility", "visibility.every_verb")
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_of_another_scope_ever_shows(open_keeper, seed, backend):
    # On a server each call waits for several answers of another process.
    play(World(open_keeper, seed), seed, CALLS if backend == "sqlite" else CALLS // 5)


def play(world, seed, calls):
    everybody = list(world.keepers)
    for world.step in range(calls):
        who, other = world.random.choices(everybody, k=2)
        call = world.random.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        try:
            call(world, who)
            world.compare(who)
            world.compare(other)
        except Exception as error:
            raise AssertionError(f"seed {seed}, step {world.step}: {call.__name__} by {who}, {other} looks") from error
    for who in everybody:
        world.compare(who)
    assert world.keepers[who].check().ok
