"""The rules keep to their examples, and what is compiled from them is current."""

import re
from collections import Counter

import pytest
import re2

from kept.screening import checks, rulebook
from kept.screening.anchoring import Text
from kept.screening.categories import ALL
from kept.screening.compiled import load
from kept.screening.folding import fold
from kept.screening.matching import filled, find

RULES = [(group, rule) for group in rulebook.GROUPS for rule in rulebook.read(group)]
IDS = [rule.compiled.id for _, rule in RULES]


def found(group, text):
    return {match.rule for match in find(Text(fold(text)), [group] if group != "sensitive" else ALL)}


def rules_of(wanted):
    return [(rule.compiled.id, rule) for group, rule in RULES if group == wanted]


@pytest.mark.parametrize("group", rulebook.GROUPS)
def test_a_rule_matches_what_it_says_it_matches(group):
    texts = [(id, text) for id, rule in rules_of(group) for text in rule.matches]
    assert [(id, text) for id, text in texts if id not in found(group, text)] == []


@pytest.mark.parametrize("group", rulebook.GROUPS)
def test_a_rule_passes_what_it_says_it_passes(group):
    texts = [(id, text) for id, rule in rules_of(group) for text in rule.passes]
    assert [(id, text) for id, text in texts if id in found(group, text)] == []


def test_what_is_compiled_is_current():
    for name, source in rulebook.sources().items():
        written = rulebook.COMPILED.joinpath(f"{name}.json").read_text(encoding="utf-8")
        assert written == source, "run: make rules"


def test_every_rule_is_complete():
    assert [id for id, times in Counter(IDS).items() if times > 1] == []
    for group, rule in RULES:
        compiled = rule.compiled
        assert re.fullmatch("[a-z0-9-]+", compiled.id)
        assert compiled.category in ({group} if group != "sensitive" else set(ALL))
        assert rule.explanation.endswith(".")
        assert rule.matches, f"{compiled.id} has no example"
        assert rule.passes, f"{compiled.id} has no counter-example"
        assert rule.anchors, f"{compiled.id} would be tried on every text"
        assert compiled.check is None or callable(getattr(checks, compiled.check))


def test_no_pattern_needs_much_memory():
    # RE2 gives a pattern a budget; one that exceeds it falls back to a slower way.
    for _, rule in RULES:
        for pattern in (rule.compiled.pattern, rule.compiled.near, rule.compiled.unless):
            if pattern is not None:
                compiled = re2.compile(filled(pattern, load(f"lists_{rule.compiled.lists}")).encode())
                assert compiled.programsize < 60_000, rule.compiled.id


def test_examples_hold_no_whole_token():
    """Other scanners should leave the rules alone: tokens in them are broken up."""
    for path in rulebook.RULES.glob("secret_tokens*.toml"):
        broken = [line for line in path.read_text(encoding="utf-8").splitlines() if rulebook.BREAK in line]
        assert len(broken) > 100


def test_a_rule_explains_itself_by_its_id():
    assert rulebook.explanation("github-token") == "Has the form of a GitHub token."
    assert rulebook.explanation("no-such-rule") == "A rule of another version of kept."


def test_an_unknown_field_of_a_rule_is_an_error(tmp_path, monkeypatch):
    monkeypatch.setattr(rulebook, "RULES", tmp_path)
    tmp_path.joinpath("secret.toml").write_text('[[rule]]\nid = "x"\npatern = "y"\n')
    with pytest.raises(ValueError, match="patern"):
        rulebook.read("secret")
