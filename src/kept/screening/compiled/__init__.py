"""The rules as matching reads them: JSON, written by `make rules` from the TOML in ``rules``.

JSON and not Python, because it loads as fast without bytecode as with it.
"""

import json
import os
from functools import cache
from typing import Any


@cache
def load(name: str) -> Any:
    """Return the compiled file *name*."""
    with open(os.path.join(os.path.dirname(__file__), f"{name}.json"), encoding="utf-8") as file:
        return json.load(file)
