"""When a memory was last recalled: noted without a change of it, and without a write for each recall."""

import subprocess

import pytest

from kept import blocks, transfer


@pytest.mark.covers("sharing.last_use")
def test_a_recall_is_noted_when_the_store_is_closed_and_is_no_change(open_keeper, clock):
    keeper = open_keeper()
    keeper.store("The build runs in a container")
    clock.advance(days=3)
    keeper.recall("where does the build run")
    keeper.close()
    found = open_keeper().get(1)
    assert (found.used_at, found.version) == (clock.now, 1)


def test_a_recall_is_noted_with_the_next_change_and_before_that_costs_no_write(keeper, store, clock):
    keeper.store("The build runs in a container")
    log = store.with_name(store.name + "-wal")
    before = log.read_bytes()
    keeper.recall("build container")
    assert log.read_bytes() == before
    keeper.store("Something else")
    assert keeper.get(1).used_at == clock.now
    assert keeper.get(2).used_at is None


def test_a_search_or_a_look_is_no_use(keeper):
    keeper.store("The build runs in a container")
    keeper.search("build")
    keeper.get(1)
    keeper.store("Something else")
    assert keeper.get(1).used_at is None


@pytest.mark.covers("sharing.last_use")
def test_what_was_recalled_lately_comes_first_in_the_file_of_an_agent(open_keeper, clock, tmp_path, monkeypatch):
    repository = tmp_path / "repository"
    repository.mkdir()
    subprocess.run(["git", "init", "--quiet"], cwd=repository, check=True)
    monkeypatch.chdir(repository)
    keeper = open_keeper(project=None)
    for text in ("Alpha is first", "Beta is second", "Gamma is third"):
        clock.advance(hours=1)
        keeper.store(text, scope="project")
    clock.advance(hours=1)
    keeper.recall("beta")
    keeper.store("Delta is last", scope="project")
    blocks.write(keeper, "AGENTS.md")
    lines = [line for line in (repository / "AGENTS.md").read_text().splitlines() if line.startswith("- ")]
    assert lines[2:] == ["- Gamma is third", "- Alpha is first"]
    assert set(lines[:2]) == {"- Beta is second", "- Delta is last"}


def test_the_last_use_goes_out_and_comes_in(open_keeper, tmp_path, clock):
    keeper = open_keeper()
    keeper.store("The build runs in a container")
    keeper.recall("build")
    keeper.store("Something else")
    other = open_keeper(store=tmp_path / "other.db")
    transfer.bring_in(other, list(transfer.export(keeper)))
    assert other.get(1).used_at == clock.now
