"""The command for whole stores, on a real database, as people run it."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

import kept
import postgres_server
from kept.__main__ import run
from kept.storage.postgres import vectors
from kept.storage.postgres.copies import PostgresTarget
from kept.storage.sqlite.copies import SqliteSource


@pytest.fixture
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a database with nothing in it, not even tables."""
    base = tmp_path_factory.getbasetemp()
    scratch = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with postgres_server.database(postgres_server.shared(scratch)) as url:
        yield url


@pytest.mark.covers("store.commands")
def test_a_team_moves_from_a_file_to_a_database(shell, database, tmp_path):
    file = tmp_path / "kept.db"
    assert shell("remember", "The door is green", "--store", str(file)).returncode == 0
    assert b"no store yet" in shell("store", "--store", database).stdout
    copied = shell("store", "copy", str(file), database)
    assert copied.returncode == 0, copied.stderr
    assert b"Copied and verified 1 memory," in copied.stdout
    assert b"index" not in copied.stderr
    assert b"The door is green" in shell("recall", "what colour has the door", KEPT_STORE=database).stdout
    status = json.loads(shell("store", "--json", KEPT_STORE=database).stdout)
    assert status["schema"] == status["latest"]
    assert status["memories"] == 1
    assert status["works_as"] == "kept_app"
    assert shell("store", "check", KEPT_STORE=database).stdout == shell("check", KEPT_STORE=database).stdout


@pytest.mark.covers("database.large_tenants")
def test_who_has_copied_very_many_memories_is_told_of_the_index_for_large_tenants(
    database, tmp_path, monkeypatch, capsys
):
    monkeypatch.setattr(vectors, "LARGE", 2)
    with kept.open(tmp_path / "kept.db", user="ann", session="s1", project="", branch="") as keeper:
        keeper.store_many(["The door is green", "The window is blue"])
    assert run(["store", "copy", str(tmp_path / "kept.db"), database]) == 0
    assert "'kept store migrate'" in capsys.readouterr().err


@pytest.mark.covers("store.commands")
def test_deleted_memories_are_vacuumed_away(shell, database):
    shell("remember", "The quizzical thermometer", KEPT_STORE=database)
    assert b"the bytes go with 'kept store vacuum'" in shell("delete", "1", "--yes", KEPT_STORE=database).stdout
    assert b"1 deletion waits for 'kept store vacuum'" in shell("store", KEPT_STORE=database).stdout
    assert json.loads(shell("store", "--json", KEPT_STORE=database).stdout)["erasures"] == 1
    assert json.loads(shell("store", "vacuum", "--json", KEPT_STORE=database).stdout) == {"erased": 1}
    assert json.loads(shell("store", "--json", KEPT_STORE=database).stdout)["erasures"] == 0


@pytest.mark.covers("store.commands")
def test_migrating_makes_the_store_and_a_second_time_changes_nothing(shell, database):
    first = json.loads(shell("store", "migrate", "--json", KEPT_STORE=database).stdout)
    assert first["before"] == 0
    again = json.loads(shell("store", "migrate", "--json", KEPT_STORE=database).stdout)
    assert again["before"] == again["after"] == first["after"]


@pytest.mark.covers("store.commands")
def test_a_database_of_a_newer_kept_is_left_alone(shell, database):
    shell("store", "migrate", KEPT_STORE=database)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE kept.store SET value = '999' WHERE name IN ('schema', 'oldest')")
    assert b"of a newer kept" in shell("store", KEPT_STORE=database).stdout
    for words in (("list",), ("store", "migrate"), ("store", "copy", database, "elsewhere.db")):
        done = shell(*words, KEPT_STORE=database)
        assert done.returncode == 8
        assert b"upgrade kept" in done.stderr


@pytest.mark.covers("store.commands")
def test_the_shard_plan_names_every_table_after_those_it_refers_to(shell, database):
    shell("store", "migrate", KEPT_STORE=database)
    plan = shell("store", "shard-plan", KEPT_STORE=database).stdout.decode()
    spread = re.findall(r"create_distributed_table\('kept\.(\w+)', 'tenant'", plan)
    whole = re.findall(r"create_reference_table\('kept\.(\w+)'", plan)
    with psycopg.connect(database) as connection:
        tables = [name for (name,) in connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'kept'")]
        refers = connection.execute(
            "SELECT conrelid::regclass::text, confrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint"
            " WHERE contype = 'f' AND connamespace = 'kept'::regnamespace"
        ).fetchall()
        triggers = connection.execute("SELECT tgname FROM pg_trigger WHERE NOT tgisinternal").fetchall()
        sequences = connection.execute("SELECT 1 FROM pg_sequences WHERE schemaname = 'kept'").fetchall()
    assert sorted(spread + whole) == sorted(tables)
    assert spread[0] == "tenants"
    for name, other, definition in refers:
        assert spread.index(other.removeprefix("kept.")) < spread.index(name.removeprefix("kept."))
        assert definition.startswith("FOREIGN KEY (tenant,")
    assert (triggers, sequences) == ([], [])
    # And the documentation shows it.
    page = (Path(__file__).parent.parent / "docs" / "scale.md").read_text(encoding="utf-8")
    assert re.sub(r"ALTER DATABASE \w+", "ALTER DATABASE kept", plan) in page


@pytest.mark.covers("store.commands")
def test_what_makes_no_sense_for_a_file_says_so(shell, tmp_path):
    done = shell("store", "shard-plan")
    assert done.returncode == 2
    assert b"postgresql://" in done.stderr
    assert shell("store", "vacuum").returncode == 0
    for words in (("copy", "only-one.db"), ("status", "kept.db"), ("vacuum", "--restart")):
        assert shell("store", *words).returncode == 2, words
    missing = shell("store", "copy", str(tmp_path / "none.db"), str(tmp_path / "new.db"))
    assert missing.returncode == 2
    assert not list(Path(tmp_path).glob("new.db*"))


@pytest.mark.covers("store.password")
def test_the_password_of_a_url_is_shown_nowhere(shell):
    url = "postgresql://nobody:hunter2-first@127.0.0.1:1/kept?password=hunter2-second&connect_timeout=2"
    for words in (
        ("store",), ("store", "migrate"), ("store", "vacuum"), ("store", "copy", url, "x.db"), ("list",), ("doctor",),
        ("tool", "memory_search", "{}"), ("serve",), ("remember", "something"), ("check",), ("backup", "x.db"),
    ):  # fmt: skip
        done = shell(*words, KEPT_STORE=url, KEPT_DEBUG="")
        assert b"hunter2" not in done.stdout + done.stderr, words
        assert b"Traceback" not in done.stderr, words


@pytest.mark.covers("store.password")
def test_the_password_is_not_shown_when_it_works_either(shell, database):
    url = database.replace("postgres@", "postgres:hunter2-secret@")
    for words in (
        ("store",),
        ("remember", "x y z"),
        ("doctor",),
        ("store", "--json"),
        ("backup", "x.db"),
        ("init", "--yes"),
    ):
        done = shell(*words, KEPT_STORE=url)
        assert b"hunter2" not in done.stdout + done.stderr, words


@pytest.mark.covers("store.roles")
def test_an_owner_makes_and_fills_the_store_and_servers_work_as_a_role_that_owns_nothing(shell, database, tmp_path):
    name = database.partition("?")[0].rpartition("/")[2]
    owner, app = f"{name}_owner", "kept_app"
    with psycopg.connect(database, autocommit=True) as admin:
        # As docs/scale.md says; other tests of the server may have the second already.
        admin.execute(f"CREATE ROLE {owner} LOGIN")
        admin.execute(f"DO $$ BEGIN CREATE ROLE {app} LOGIN; EXCEPTION WHEN OTHERS THEN ALTER ROLE {app} LOGIN; END $$")
        admin.execute(f"ALTER DATABASE {name} OWNER TO {owner}")
        admin.execute("CREATE EXTENSION vector")
    as_owner, as_app = (database.replace("postgres@", f"{role}@") for role in (owner, app))
    file = tmp_path / "kept.db"
    shell("remember", "The door is green", "--store", str(file), KEPT_USER="bob")
    try:
        copied = shell("store", "copy", str(file), as_owner)
        assert copied.returncode == 0, copied.stderr
        assert shell("store", "migrate", KEPT_STORE=as_owner).returncode == 0
        stored = shell("remember", "The window is blue", KEPT_STORE=as_app)
        assert stored.returncode == 0, stored.stderr
        assert b"blue" in shell("recall", "window", KEPT_STORE=as_app).stdout
        assert b"green" in shell("recall", "door", KEPT_STORE=as_app, KEPT_USER="bob").stdout
        assert json.loads(shell("store", "--json", KEPT_STORE=as_app).stdout)["works_as"] == app
        shell("delete", "2", "--yes", KEPT_STORE=as_app)
        assert json.loads(shell("store", "vacuum", "--json", KEPT_STORE=as_owner).stdout) == {"erased": 1}
        refused = shell("store", "vacuum", KEPT_STORE=as_app)
        assert refused.returncode == 8
        assert b"owner" in refused.stderr
        assert shell("store", "check", KEPT_STORE=as_owner).returncode == 0
        back = shell("store", "copy", as_owner, str(tmp_path / "back.db"))
        assert back.returncode == 0, back.stderr
        assert b"green" in shell("recall", "door", "--store", str(tmp_path / "back.db"), KEPT_USER="bob").stdout
    finally:
        with psycopg.connect(database, autocommit=True) as admin:
            admin.execute(f"REASSIGN OWNED BY {owner} TO postgres; DROP OWNED BY {owner}; DROP ROLE {owner}")


@pytest.mark.covers("store.roles")
def test_a_role_that_is_younger_than_the_tables_gets_its_rights_when_their_owner_migrates(shell, database):
    with psycopg.connect(database, autocommit=True) as admin:
        shell("store", "migrate", KEPT_STORE=database)
        admin.execute(
            "DO $$ BEGIN CREATE ROLE kept_app LOGIN; EXCEPTION WHEN OTHERS THEN ALTER ROLE kept_app LOGIN; END $$"
        )
        # As if it had been made only now.
        admin.execute("REVOKE ALL ON SCHEMA kept FROM kept_app; REVOKE ALL ON ALL TABLES IN SCHEMA kept FROM kept_app")
    as_app = database.replace("postgres@", "kept_app@")
    for words in (("remember", "The door is green"), ("store", "migrate")):
        refused = shell(*words, KEPT_STORE=as_app)
        assert refused.returncode == 8
        assert b"let the owner run 'kept store migrate'" in refused.stderr
    assert shell("store", "migrate", KEPT_STORE=database).returncode == 0
    assert shell("remember", "The door is green", KEPT_STORE=as_app).returncode == 0


@pytest.mark.covers("store.commands")
def test_how_a_database_is_tells_what_an_administrator_has_to_do(shell, database, tmp_path):
    said = shell("store", KEPT_STORE=database).stdout.decode()
    assert "CREATE EXTENSION vector" in said
    assert "incomplete" not in said
    file = tmp_path / "kept.db"
    shell("remember", "The door is green", "--store", str(file))
    with psycopg.connect(database, autocommit=True) as admin:
        target = PostgresTarget(database)
        with SqliteSource(str(file)) as source, target:
            target.begin(source.facts(), source.tenants(), {"of": source.facts()["id"]})
        said = shell("store", KEPT_STORE=database).stdout.decode()
        assert "An incomplete copy is here" in said
        assert shell("store", "copy", str(file), database, "--restart").returncode == 0
        said = shell("store", KEPT_STORE=database).stdout.decode()
        version = admin.execute("SELECT extversion FROM pg_extension WHERE extname = 'vector'").fetchone()
    assert version is not None
    assert f"pgvector {version[0]}, schema" in said
    assert "incomplete" not in said


@pytest.mark.covers("store.password")
def test_the_password_of_a_url_is_not_written_into_the_files_of_agents(shell, tmp_path):
    shell.env["HOME"] = str(tmp_path)
    url = "postgresql://ann:hunter2-secret@127.0.0.1:1/kept"
    for words, store in ((("--store", url), ""), ((), url)):
        done = shell("setup", "claude-code", "--yes", *words, KEPT_STORE=store)
        assert done.returncode == 2
        assert b"pgpass" in done.stderr
        assert b"hunter2" not in done.stdout + done.stderr
    assert not [one for one in tmp_path.rglob("*") if one.is_file() and b"hunter2" in one.read_bytes()]
    done = shell("setup", "claude-code", "--yes", "--store", url.replace(":hunter2-secret", ""))
    assert done.returncode == 0, done.stderr


@pytest.mark.covers("store.extra")
def test_without_the_extra_every_command_says_how_to_install_it(shell, tmp_path):
    broken = tmp_path / "broken"
    broken.mkdir()
    for name in ("psycopg", "psycopg_pool"):
        (broken / f"{name}.py").write_text(f"raise ModuleNotFoundError(name={name!r})")
    shell("remember", "The door is green")
    url = "postgresql://127.0.0.1:1/kept"
    for words in (("store",), ("store", "copy", str(shell.home / "kept.db"), url), ("list",), ("store", "vacuum")):
        done = shell(*words, KEPT_STORE=url, PYTHONPATH=str(broken))
        assert done.returncode == 8, words
        assert done.stderr.decode().splitlines() == [
            "kept: PostgreSQL needs a driver; install it with: pip install 'kept[postgres]'"
        ]
