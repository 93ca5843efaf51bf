"""Finding the files of a model in the package that carries them, without importing it."""

import os
from hashlib import sha256
from importlib.util import find_spec

from kept.errors import NoModel


def is_installed(*packages: str) -> bool:
    """Tell whether all of *packages* can be imported; none is."""
    return all(find_spec(package) is not None for package in packages)


def read(package: str, name: str, expected: str, install: str) -> bytes:
    """Return the file *name* of *package*, if it is the one whose SHA-256 is *expected*.

    Raises:
        NoModel: it is not there, in which case *install* is the remedy, or it is another.
    """
    spec = find_spec(package)
    for folder in (spec and spec.submodule_search_locations) or ():
        try:
            with open(os.path.join(folder, name), "rb") as file:
                content = file.read()
        except OSError:
            continue
        if sha256(content).hexdigest() != expected:
            raise NoModel(f"{os.path.basename(name)} of the package '{package}' is not the one that was published")
        return content
    raise NoModel(f"the package '{package}' is missing: {install}")
