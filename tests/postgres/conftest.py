"""These tests are about PostgreSQL only."""

import pytest


@pytest.fixture
def backend():
    return "postgres"


@pytest.fixture
def store(empty_database):
    return empty_database
