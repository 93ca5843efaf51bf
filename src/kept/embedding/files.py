"""Finding the files of a model in the package that carries them, without importing it."""

import os
from hashlib import sha256
from importlib.util import find_spec

from kept.errors import NoModel


def is_installed(*packages: str) -> bool:
    """Tell whether all of *packages* can be imported; none is."""
    return all(find_spec(package) is not None for package in packages)


def located(package: str, name: str) -> str | None:
    """Return where the file *name* of *package* is; None if it is not there."""
    spec = find_spec(package)
    places = (os.path.join(folder, name) for folder in (spec and spec.submodule_search_locations) or ())
    return next(filter(os.path.isfile, places), None)


def read(package: str, name: str, expected: str, install: str) -> bytes:
    """Return the file *name* of *package*, if it is the one whose SHA-256 is *expected*.

    Raises:
        NoModel: it is not there, in which case *install* is the remedy, or it is another.
    """
    try:
        with open(located(package, name) or "", "rb") as file:
            content = file.read()
    except OSError:
        raise NoModel(f"the package '{package}' is missing: {install}") from None
    if sha256(content).hexdigest() != expected:
        raise NoModel(f"{os.path.basename(name)} of the package '{package}' is not the one that was published")
    return content
