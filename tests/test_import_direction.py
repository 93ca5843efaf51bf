"""Imports point downwards only: surfaces, dialects, keeper, what it uses, storage, values."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import kept

PACKAGE = Path(kept.__file__).parent

# From top to bottom. A module may import its own floor and those below.
HOUSE = [
    {"__main__", "surfaces"},
    {"api", "blocks", "dialects", "importing", "offering", "speaking", "sweeps", "tools", "transfer"},
    {"keeper"},
    {
        "access",
        "briefing",
        "comparing",
        "conversation",
        "embedding",
        "entities",
        "finding",
        "folder",
        "glance",
        "likeness",
        "past",
        "recall",
        "retrieval",
        "screening",
        "settings",
        "trust",
    },
    {"storage"},
    {"arguments", "git", "identity", "ids", "names", "whole_file"},
    {"errors", "revisions", "types", "values"},
]
FLOOR = {module: number for number, modules in enumerate(HOUSE) for module in modules}

# Upwards, on purpose, and nothing else:
EXCEPTIONS = {
    # Values and pure arithmetic that both sides of the storage protocol speak.
    ("storage", "retrieval"): {
        "Candidate", "Candidates", "FIELDS", "Place", "QueryWord", "Ranked", "TOKENS_VERSION", "TOPIC", "Twins",
        "NO_TOKENS", "entity_mark", "escaped", "looked_at", "promising", "token_text", "unescaped", "weights_of",
        "with_more",
    },
    # `Keeper.tools` and `Keeper.call`, imported when called.
    ("keeper", "tools"): {"ToolTable", "call", "tools"},
}  # fmt: skip


def imports() -> Iterator[tuple[str, str, str, str]]:
    """Yield (floor of the importer, floor of the imported, name, where) inside the package."""
    for file in sorted(PACKAGE.rglob("*.py")):
        inside = file.relative_to(PACKAGE)
        importer = inside.parts[0].removesuffix(".py")
        if inside.parts == ("__init__.py",):
            continue  # the package itself only forwards
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            where = f"{inside}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.name.startswith("kept."):
                        yield importer, alias.name.split(".")[1], alias.name, where
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{where}: imports are written out"
                package, _, module = (node.module or "").partition(".")
                if package == "kept":
                    for alias in node.names:
                        if alias.name != "__version__":
                            yield importer, module.split(".")[0] or alias.name, alias.name, where


@cache
def all_imports() -> list[tuple[str, str, str, str]]:
    return list(imports())


def test_every_module_has_its_floor():
    modules = {path.name.removesuffix(".py") for path in PACKAGE.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert modules - {"__init__", "__pycache__"} - set(FLOOR) == set()


def test_imports_point_downwards_only():
    upwards = [
        f"{where}: {importer} imports {name} from {imported}"
        for importer, imported, name, where in all_imports()
        if FLOOR[imported] < FLOOR[importer] and name not in EXCEPTIONS.get((importer, imported), ())
    ]
    assert upwards == []


def test_every_exception_is_needed():
    used = {(importer, imported, name) for importer, imported, name, _ in all_imports()}
    listed = {(*edge, name) for edge, names in EXCEPTIONS.items() for name in names}
    assert listed - used == set()
