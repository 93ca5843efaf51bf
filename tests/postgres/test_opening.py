"""Opening a database: what is created, what is refused, and what the messages say."""

import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kept
import postgres_server
from kept.api import copy_store
from kept.errors import Backend, InvalidInput
from kept.storage.postgres import connection, schema, signs, texts
from kept.types import Caller


@pytest.fixture
def new_database(database):
    """An empty database, without tables."""
    with postgres_server.database(database) as url:
        yield url


def open_in(url):
    return kept.open(url, user="ann", session="s1", project="", branch="")


def run(url, statement, *values):
    with psycopg.connect(url, autocommit=True) as admin:
        found = admin.execute(statement.encode(), values or None)
        return found.fetchall() if found.description else []


@pytest.mark.covers("database.opening")
def test_the_first_call_creates_the_store_whoever_comes_at_the_same_time(new_database):
    keepers = [open_in(new_database) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda keeper: keeper.store("The first words"), keepers))
    assert [memory.id for memory in keepers[0].list()] == [1]
    for keeper in keepers:
        keeper.close()
    with psycopg.connect(new_database) as admin:
        assert schema.version_of(admin) == schema.LATEST_VERSION == schema.migrations()[-1][0]


@pytest.mark.covers("database.opening")
def test_another_version_s_schema_is_refused_with_what_to_do(new_database):
    open_in(new_database).list()
    for version, remedy in ((9_999, "upgrade kept"), (0, "run 'kept store migrate'")):
        run(new_database, "UPDATE kept.store SET value = %s WHERE name IN ('schema', 'oldest')", str(version))
        if version == 0:
            # As it would look to a later version of kept.
            with pytest.raises(Backend, match=remedy):
                schema.must_fit(version, "there")
            continue
        with pytest.raises(Backend, match=remedy):
            open_in(new_database).list()


@pytest.fixture
def migrate_later(tmp_path, monkeypatch):
    """Migrate a database as a later version of kept would, by statements of its own."""

    def migrate(url, statements, oldest):
        later = schema.LATEST_VERSION + 1
        shutil.copytree(schema._FOLDER, tmp_path / "migrations")
        (tmp_path / "migrations" / f"{later:04}_later.sql").write_text(statements)
        with monkeypatch.context() as patch, psycopg.connect(url, autocommit=True) as admin:
            patch.setattr(schema, "_FOLDER", str(tmp_path / "migrations"))
            patch.setattr(schema, "LATEST_VERSION", later)
            patch.setattr(schema, "OLDEST_VERSION", oldest)
            assert schema.migrate(admin, later) == later - 1

    return migrate


@pytest.mark.covers("database.two_versions")
def test_a_server_of_this_version_runs_on_and_starts_anew_after_a_later_one_has_migrated(new_database, migrate_later):
    with open_in(new_database) as running:
        running.store("Lives in Lisbon", name="home")
        tables = run(new_database, "SELECT tablename FROM pg_tables WHERE schemaname = 'kept' AND tablename <> 'store'")
    running = open_in(new_database)
    assert running.count() == 1
    added = [f"ALTER TABLE {table} ADD COLUMN later text NOT NULL DEFAULT 'x';" for (table,) in tables]
    migrate_later(new_database, "\n".join([*added, "CREATE TABLE moods (tenant text, mood text);"]), oldest=1)
    with running, open_in(new_database) as started:
        for ann in (running, started):
            memory = ann.store(f"Fact of {id(ann)}", tags=["t"])
            ann.edit(memory.uid, kept.Changes(content=f"Another of {id(ann)}"))
            ann.supersede(memory.uid, f"A third of {id(ann)}")
            ann.delete(ann.store(f"Gone of {id(ann)}").uid)
            ann.settings.set("brief.entries", "7")
            ann.call("memory_store", {"type": "fact", "content": f"Typed by {id(ann)}"})
            assert ann.recall("Lisbon").hits
            assert ann.brief().entries
        assert started.count() == 5
        assert started.check().ok
    # A copy would leave out what it does not know.
    with pytest.raises(Backend, match="upgrade kept"):
        copy_store(new_database, "/nowhere/else.db")


@pytest.mark.covers("database.two_versions")
def test_vectors_that_a_server_of_the_version_before_wrote_are_found_by_one_that_keeps_signs(new_database, monkeypatch):
    monkeypatch.setattr(signs, "LEAST", 1)
    with open_in(new_database) as ann:
        ann.store_many(f"Fact {number} is about glaciers" for number in range(100))
        for _ in range(3):
            ann.recall("woodwind instruments")
        ann.store("Clarinets, oboes and bassoons")
        ann.meaning.catch_up()
        # As it would have left it: schema 1 knew no number.
        run(new_database, "UPDATE kept.vectors SET written = 0 WHERE row = 101")
        assert ann.recall("woodwind instruments").hits[0].memory.content == "Clarinets, oboes and bassoons"


@pytest.mark.covers("database.two_versions")
def test_what_was_there_before_a_migration_has_the_first_number_and_what_old_servers_write_has_none(new_database):
    with psycopg.connect(new_database, autocommit=True) as admin:
        schema.migrate(admin, 1)
        vector = "INSERT INTO kept.vectors VALUES (%s, %s, 1, 'm', 0, '', '', '')"
        admin.execute("INSERT INTO kept.tenants (tenant) VALUES ('default')")
        admin.execute(vector.encode(), ("default", 1))
        assert schema.migrate(admin) == 1
        admin.execute(
            "INSERT INTO kept.vectors (tenant, row, space, model, dims, signs, vector, pieces)"
            " VALUES ('default', 2, 1, 'm', 0, '', '', '')"
        )
        assert admin.execute("SELECT row, written FROM kept.vectors ORDER BY row").fetchall() == [(1, 1), (2, 0)]
        assert admin.execute("SELECT vectors FROM kept.tenants").fetchall() == [(1,)]


@pytest.mark.covers("database.two_versions")
def test_after_a_migration_that_removes_something_an_older_server_does_not_start(new_database, migrate_later):
    open_in(new_database).list()
    migrate_later(new_database, "ALTER TABLE memories DROP COLUMN chars;", oldest=schema.LATEST_VERSION + 1)
    with pytest.raises(Backend, match="upgrade kept"):
        open_in(new_database).list()


@pytest.mark.covers("database.opening")
def test_an_ordinary_role_works_and_obeys_the_policies_as_itself(new_database):
    name = new_database.partition("?")[0].rpartition("/")[2]
    run(new_database, "CREATE ROLE plain LOGIN")
    run(new_database, f"GRANT CREATE ON DATABASE {name} TO plain")
    with (
        open_in(new_database.replace("postgres@", "plain@", 1)) as ann,
        pytest.raises(Backend, match="let an administrator run 'CREATE EXTENSION vector'"),
    ):
        ann.list()
    run(new_database, "CREATE EXTENSION vector WITH SCHEMA public")
    try:
        run(new_database, f"ALTER DATABASE {name} OWNER TO plain")
        url = new_database.replace("postgres@", "plain@", 1)
        with open_in(url) as ann:
            ann.store("Mine, and nobody else's")
            with ann.storage.connections.reading(Caller(user="bob", session="s1")) as transaction:
                assert transaction.value("SELECT current_user") == "plain"
                assert transaction.value("SELECT count(*) FROM memories") == 0
            assert ann.search("mine")
            assert ann.check().ok
    finally:
        run(new_database, f"ALTER DATABASE {name} OWNER TO postgres")
        run(new_database, "DROP OWNED BY plain CASCADE")
        run(new_database, "DROP ROLE plain")


@pytest.mark.covers("database.opening")
def test_a_server_without_pgvector_is_named_with_the_package_to_install(new_database):
    name = new_database.partition("?")[0].rpartition("/")[2]
    if not run(new_database, "SELECT 1 FROM pg_settings WHERE name = 'extension_control_path'"):
        pytest.skip("before PostgreSQL 18 extensions cannot be hidden from one database")
    run(new_database, f"ALTER DATABASE {name} SET extension_control_path = '/nowhere'")
    with open_in(new_database) as ann, pytest.raises(Backend, match="postgresql-NN-pgvector"):
        ann.list()


@pytest.mark.covers("database.opening")
def test_a_pgvector_that_is_too_old_is_refused_with_how_to_update_it(new_database):
    with open_in(new_database) as ann:
        ann.list()
    run(
        new_database,
        "SET allow_system_table_mods = on; UPDATE pg_extension SET extversion = '0.7.4' WHERE extname = 'vector'",
    )
    with open_in(new_database) as ann, pytest.raises(Backend, match=r"pgvector 0\.7\.4.*ALTER EXTENSION vector UPDATE"):
        ann.list()


@pytest.mark.covers("database.opening")
def test_a_database_of_another_encoding_is_refused(database):
    run(database, "CREATE DATABASE kept_latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    try:
        with (
            open_in(postgres_server.in_database(database, "kept_latin")) as ann,
            pytest.raises(Backend, match="LATIN1; create one with ENCODING 'UTF8'"),
        ):
            ann.list()
    finally:
        run(database, "DROP DATABASE kept_latin WITH (FORCE)")


@pytest.mark.covers("database.opening")
def test_a_server_that_is_not_there_is_reported_at_once_without_the_password():
    keeper = open_in("postgresql://ann:hunter2@127.0.0.1:1/kept")
    with pytest.raises(Backend, match=r"cannot connect to postgresql://ann@127\.0\.0\.1:1/kept") as failed:
        keeper.list()
    assert "hunter2" not in failed.value.message + keeper.storage.path


@pytest.mark.covers("database.opening")
@pytest.mark.parametrize(
    ("store", "shown"),
    [
        ("postgresql://ann:hunter2@db/kept", "postgresql://ann@db/kept"),
        ("postgres://db:5433/kept?password=hunter2&sslmode=require", "postgresql://db:5433/kept"),
        (
            "postgresql://ann@/kept?host=/run/postgresql&port=5433",
            "postgresql://ann@/kept?host=/run/postgresql&port=5433",
        ),
        ("postgresql://ann:hunter2@db1:1,db2:2/kept", "postgresql://ann@db1:1,db2:2/kept"),
        ("postgresql://ann@/kept?host=db1,db2&port=5433", "postgresql://ann@db1:5433,db2:5433/kept"),
        ("postgresql://[::1]:5433/a%20b", "postgresql://[::1]:5433/a%20b"),
        ("postgresql:///?service=kept", "postgresql:///?service=kept"),
    ],
)
def test_an_address_is_shown_without_its_password_and_can_be_given_to_another_command(store, shown):
    with open_in(store) as keeper:
        assert keeper.storage.path == shown
    with open_in(shown) as keeper:
        assert keeper.storage.path == shown


@pytest.mark.covers("database.opening")
@pytest.mark.parametrize(
    "store", ["postgresql://[", "mysql://host/db", "postgresql:/host/db", "postgresql:db", "postgres:/db"]
)
def test_an_address_that_makes_no_sense_names_the_field(store):
    with pytest.raises(InvalidInput) as failed:
        open_in(store)
    assert failed.value.field == "store"


@pytest.mark.covers("database.opening")
def test_without_the_driver_one_line_says_what_to_install():
    script = (
        "import sys; sys.modules['psycopg'] = None; import kept\n"
        "try:\n    kept.open('postgresql://localhost/x')\n"
        "except kept.Backend as error:\n    print(error.message)\n"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert "pip install 'kept[postgres]'" in said


@pytest.mark.covers("database.timeouts")
def test_a_statement_that_takes_too_long_is_ended(open_keeper, monkeypatch):
    ann = open_keeper()
    ann.store("the first")
    monkeypatch.setenv("KEPT_POSTGRES_STATEMENT_TIMEOUT_S", "0.05")
    with (
        pytest.raises(Backend, match=r"took longer than 0\.05 s"),
        ann.storage.connections.reading(ann.caller) as transaction,
    ):
        transaction.execute("SELECT pg_sleep(5)")
    monkeypatch.setenv("KEPT_POSTGRES_STATEMENT_TIMEOUT_S", "soon")
    with pytest.raises(InvalidInput, match="KEPT_POSTGRES_STATEMENT_TIMEOUT_S"):
        ann.list()


@pytest.mark.covers("database.timeouts")
def test_a_writer_waits_for_another_no_longer_than_it_should(open_keeper, monkeypatch):
    ann = open_keeper()
    ann.store("the first")
    with ann.storage.connections.writing(ann.caller) as holding:
        holding.execute("SELECT 1 FROM spaces FOR UPDATE")
        monkeypatch.setenv("KEPT_POSTGRES_LOCK_TIMEOUT_S", "0.05")
        with pytest.raises(Backend, match="busy"):
            ann.store("the second")
    assert ann.store("the third").id == 2


@pytest.mark.covers("database.timeouts")
def test_when_all_connections_are_in_use_the_message_says_so(open_keeper, monkeypatch):
    monkeypatch.setenv("KEPT_POSTGRES_CONNECTIONS", "1")
    monkeypatch.setattr(connection, "_PATIENCE_S", 0.1)
    monkeypatch.setattr(connection, "_CONNECT_TIMEOUT_S", 0.2)
    ann = open_keeper()
    ann.store("the first")
    with (
        ann.storage.connections.reading(ann.caller),
        pytest.raises(Backend, match=r"all 1 connections.*KEPT_POSTGRES_CONNECTIONS"),
    ):
        ann.list()


@given(st.text(alphabet=st.sampled_from("ab\0\ufdd001 '\\\"")))
def test_any_text_comes_back_as_it_was(text):
    assert texts.read(texts.written(text).encode()) == text
    assert "\0" not in texts.written(text)
