"""Which pairs are said twice, and which contradict each other."""

import pytest

from kept.likeness import likeness

SAME = [
    ("Prefers tabs over spaces", "prefers tabs over spaces."),
    ("Run the tests before committing", "Before committing, run the tests"),
    ("The staging server listens on port 8080", "Staging server listens on the port 8080"),
    ("Ann reviews every change to payments", "Every change to payments is reviewed by Ann"),
    ("ユーザーは抹茶が好きです", "ユーザーは抹茶が好きです。"),
]
DIFFERS = [
    ("Uses pnpm 9 for the web app", "Uses pnpm 10 for the web app"),
    ("Deploys go out on Tuesdays", "Deploys go out on Thursdays"),
    ("The database is PostgreSQL", "The database is MySQL"),
    ("Wants dark mode in the editor", "Wants light mode in the editor"),
    ("Telemetry is enabled in production", "Telemetry is disabled in production"),
    ("We commit the lock file", "We do not commit the lock file"),
    ("The API runs Python 3.11 in production", "The API runs Python 3.12 in production"),
]
NEITHER = [
    ("Uses pnpm 9 for the web app", "Deploys go out on Tuesdays"),
    ("Service 7 listens on port 8007", "Service 8 listens on port 8008"),
    ("The worker runs on Redis behind nginx", "The worker runs on Kafka behind Envoy"),
    ("Likes tea", "Likes long walks on the beach with the dog"),
    ("", "Likes tea"),
    ("!!!", "???"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_pairs_that_say_the_same(one, other):
    assert likeness(one, other) == likeness(other, one) == "same"


@pytest.mark.parametrize(("one", "other"), DIFFERS)
def test_pairs_that_differ_in_a_value(one, other):
    assert likeness(one, other) == likeness(other, one) == "differs"


@pytest.mark.parametrize(("one", "other"), NEITHER)
def test_pairs_that_have_nothing_to_do_with_each_other(one, other):
    assert likeness(one, other) is None
    assert likeness(other, one) is None
