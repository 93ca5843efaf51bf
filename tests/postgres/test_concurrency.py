"""Many at once: budgets, names, keys and numbers hold by constraints and locks of the database."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import kept
from kept.types import Budget, Draft

THREADS = 16


def at_once(work, count=THREADS):
    """Run *work* with each of so many numbers at once; return what came of each, errors included."""

    def run(number):
        try:
            return work(number)
        except kept.KeptError as error:
            return error

    with ThreadPoolExecutor(count) as threads:
        return list(threads.map(run, range(count)))


@pytest.mark.covers("database.concurrency")
def test_a_budget_is_never_exceeded(open_keeper):
    keepers = [open_keeper() for _ in range(4)]
    budget = Budget("typed.stores", 10)
    done = at_once(lambda number: keepers[number % 4].put(Draft(f"fact {number}"), [budget]))
    assert sum(isinstance(one, kept.OverBudget) for one in done) == THREADS - 10
    assert keepers[0].count() == 10
    assert keepers[0].storage.used(keepers[0].caller, [budget.name]) == {budget.name: 10}
    assert keepers[0].check().ok


@pytest.mark.covers("database.concurrency")
def test_the_same_memory_stored_by_many_is_one(open_keeper):
    keepers = [open_keeper() for _ in range(4)]
    done = at_once(lambda number: keepers[number % 4].store("Everybody says this").uid)
    assert len(set(done)) == 1
    assert keepers[0].count() == 1


@pytest.mark.covers("database.concurrency")
def test_a_name_is_given_once_and_a_key_replaced_by_all(open_keeper):
    keepers = [open_keeper() for _ in range(4)]
    named = at_once(lambda number: keepers[number % 4].store(f"variant {number}", name="the-name"))
    assert sum(isinstance(one, kept.Conflict) for one in named) == THREADS - 1
    keyed = at_once(lambda number: keepers[number % 4].put(Draft(f"value {number}", key="the key")))
    assert len({one.memory.uid for one in keyed}) == 1
    assert sorted(one.memory.version for one in keyed) == list(range(1, THREADS + 1))
    assert keepers[0].check().ok


@pytest.mark.covers("database.concurrency")
def test_numbers_have_no_gaps_and_no_repetitions_and_new_spaces_are_made_once(open_keeper):
    keepers = [open_keeper(user=f"u{number % 4}", project="p", team="t") for number in range(8)]
    scopes = ("personal", "project", "team")
    done = at_once(lambda number: keepers[number % 8].store(f"fact {number}", scope=scopes[number % 3]).id)
    assert sorted(done) == list(range(1, THREADS + 1))
    assert keepers[0].check().ok


@pytest.mark.covers("database.concurrency")
def test_of_many_that_supersede_one_memory_one_wins(open_keeper):
    keepers = [open_keeper() for _ in range(4)]
    first = keepers[0].store("the first")
    done = at_once(lambda number: keepers[number % 4].supersede(first.uid, f"the next, by {number}"))
    assert sum(isinstance(one, kept.Conflict) for one in done) == THREADS - 1
    assert keepers[0].count() == 1
    assert len(keepers[0].history(first.uid)) == 2


@pytest.mark.covers("database.concurrency")
def test_edits_at_a_version_are_made_once(open_keeper):
    keepers = [open_keeper() for _ in range(4)]
    first = keepers[0].store("the first")
    done = at_once(
        lambda number: keepers[number % 4].edit(first.uid, kept.Changes(content=f"by {number}"), if_version=1)
    )
    assert sum(isinstance(one, kept.Conflict) for one in done) == THREADS - 1
    assert keepers[0].get(first.uid).version == 2


@pytest.mark.slow
@pytest.mark.covers("database.concurrency")
def test_processes_share_budgets_names_and_numbers(open_keeper, store):
    script = (
        "import sys, kept\n"
        "from kept.types import Budget, Draft\n"
        "keeper = kept.open(sys.argv[1], user='ann', session='s1', project='', branch='')\n"
        "stored = 0\n"
        "for number in range(20):\n"
        "    try:\n"
        "        stored += not keeper.put(Draft(f'shared fact {number}'), [Budget('typed.stores', 15)]).duplicate\n"
        "    except kept.OverBudget:\n"
        "        pass\n"
        "print(stored)\n"
        "keeper.close()\n"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", script, store], stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    assert sum(int(process.communicate(timeout=120)[0]) for process in running) == 15
    ann = open_keeper()
    assert sorted(memory.id for memory in ann.list(limit=100)) == list(range(1, 16))
    assert len({memory.content for memory in ann.list(limit=100)}) == 15
