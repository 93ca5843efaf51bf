"""What a program may import, and what importing it costs."""

import ast
import inspect
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import kept
from kept import errors

NEVER_AT_ONCE = ("click", "mcp", "starlette", "numpy", "psycopg", "uvicorn", "httpx")


def test_the_names_are_sorted_and_importable():
    assert kept.__all__ == sorted(kept.__all__)
    assert len(set(kept.__all__)) == len(kept.__all__)
    assert all(getattr(kept, name) is not None for name in kept.__all__)
    assert set(kept.__all__) <= set(dir(kept))


def test_the_names_are_those_that_type_checkers_see():
    tree = ast.parse(Path(kept.__file__).read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert set(kept.__all__) == imported - {"import_module"}


def test_every_error_can_be_caught_by_its_name():
    raised = {name for name, value in vars(errors).items() if inspect.isclass(value) and issubclass(value, Exception)}
    assert raised <= set(kept.__all__)


def test_every_value_that_a_keeper_gives_out_can_be_named():
    given = set()
    for name, method in inspect.getmembers(kept.Keeper, inspect.isfunction):
        if not name.startswith("_"):
            annotation = str(inspect.signature(method).return_annotation)
            given.update(part for part in ("Memory", "Brief", "Deleted", "CheckReport", "Past") if part in annotation)
    assert given == {"Memory", "Brief", "Deleted", "CheckReport", "Past"}
    assert given <= set(kept.__all__)


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="memorise"):
        _ = kept.memorise


@pytest.mark.parametrize(
    "script",
    [
        "import kept",
        "import kept\nwith kept.open(user='ann') as k:\n k.store('Uses pnpm'); k.search('pnpm'); k.brief()",
        "import kept\nwith kept.open(user='ann') as k: k.call('memory_search', {'query': 'pnpm'})",
    ],
    ids=["import", "use", "call"],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(script):
    script += f"\nimport sys; print([name for name in {NEVER_AT_ONCE!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_package_says_that_it_is_typed():
    assert files("kept").joinpath("py.typed").is_file()


def test_an_argument_of_another_type_is_an_error_of_ours_that_names_it(tmp_path):
    with kept.open(tmp_path / "kept.db", user="ann") as keeper:
        memory = keeper.store("Prefers tabs")
        for field, call in {
            "limit": (lambda: keeper.search("tabs", limit="5"), lambda: keeper.list(limit=None)),
            "offset": (lambda: keeper.list(offset=1.5),),
            "id": (lambda: keeper.delete(memory), lambda: keeper.get(None)),
        }.items():
            for wrong in call:
                with pytest.raises(kept.InvalidInput, match=field) as raised:
                    wrong()
                assert raised.value.field == field
        with pytest.raises(kept.InvalidInput, match="whole number"):
            keeper.as_of(memory.created_at).search("tabs", limit="5")
        with pytest.raises(kept.InvalidInput, match="not Memory: pass its uid"):
            keeper.get(memory)
        assert keeper.get(memory.uid) == keeper.get(memory.id) == memory


def test_values_are_frozen_and_compared_by_what_they_hold():
    for make in (lambda: kept.Filter(tags=("a",)), lambda: kept.Draft("x"), lambda: kept.Changes(content="x")):
        value = make()
        assert value == make()
        assert value != kept.Filter()
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, value.__slots__[0], "other")
        assert make() == value
