"""Every promise has a test, and every test that claims one names a promise that exists."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent


def promised() -> set[str]:
    sections = tomllib.loads((HERE / "requirements.toml").read_text(encoding="utf-8"))
    return {f"{section}.{name}" for section, promises in sections.items() for name in promises}


def covered() -> Iterator[tuple[str, str]]:
    """Yield (id, where) of every ``covers`` mark, read from the source."""
    for file in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "covers":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{file.name}:{node.lineno}: an id is written out"
                    yield argument.value, f"{file.relative_to(HERE)}:{node.lineno}"


@cache
def all_covered() -> list[tuple[str, str]]:
    return list(covered())


def test_every_promise_has_a_test():
    assert promised() - {name for name, _ in all_covered()} == set()


def test_every_mark_names_a_promise():
    known = promised()
    assert {name: where for name, where in all_covered() if name not in known} == {}


def test_every_promise_says_what_it_is():
    sections = tomllib.loads((HERE / "requirements.toml").read_text(encoding="utf-8"))
    assert {section for section, promises in sections.items() if not all(map(str.strip, promises.values()))} == set()
