import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(scope="session")
def bench():
    sys.path.insert(0, str(BENCH))
    try:
        import entities
    finally:
        sys.path.remove(str(BENCH))
    return entities


@pytest.fixture(scope="session")
def hostile(bench):
    return bench.HOSTILE
