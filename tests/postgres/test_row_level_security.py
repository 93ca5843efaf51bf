"""Who may see what, said a second time by the tables: with the engine's own rule out of the way, nothing leaks."""

import psycopg
import pytest

import kept
from contract.test_facts_visibility import World, play
from kept.storage.postgres.connection import Connections
from kept.storage.postgres.transaction import Upkeep
from kept.types import Caller

SECRET_OF_BOB = "Bob hides the xylophone"


@pytest.fixture
def without_the_engines_rule(store, monkeypatch):
    """Let the engine believe that every caller may see every space there is."""
    show = Connections._show_spaces

    def believing(self, transaction, who):
        show(self, transaction, who)
        if isinstance(who, Caller):
            with psycopg.connect(store) as all_seeing:
                found = all_seeing.execute(
                    "SELECT space, scope, holder FROM kept.spaces WHERE tenant = %s ORDER BY space", (who.tenant,)
                ).fetchall()
            transaction.spaces |= {space: (scope, holder) for space, scope, holder in found}

    monkeypatch.setattr(Connections, "_show_spaces", believing)


@pytest.fixture
def filled(open_keeper, store):
    """Memories, archives, settings, budgets, tokens and a folder of ann, of bob, and of ann in another tenant."""
    for user, tenant, text in (
        ("ann", "default", "Ann likes oboes"),
        ("bob", "default", SECRET_OF_BOB),
        ("ann", "elsewhere", "The other Ann plays the zither"),
    ):
        keeper = open_keeper(user=user, tenant=tenant, project="p1" if user == "ann" else "p2", team="red")
        memory = keeper.store(text, tags=[f"of-{user}-{tenant}"])
        keeper.supersede(memory.uid, f"{text} a lot")
        keeper.call("memory", {"action": "remember", "content": f"{text} in this project", "scope": "project"})
        keeper.call("memory_store", {"type": "fact", "content": f"{text}, says the typed tool"})
        keeper.settings.set("brief.entries", "7")
        keeper.delete(keeper.store(f"{text}, once").uid)
        keeper.meaning.catch_up()
    return store


TABLES = (
    "tenants spaces memories revisions tombstones budgets settings words postings vectors segments messages folders"
    " folder_files folder_waiting folder_erased users members tokens deeds likeness compared"
).split()


def rows_seen(storage, who):
    """Return how many rows of each table show in a transaction of *who*, without any condition."""
    with storage.connections.reading(who) as transaction:
        return {table: transaction.value(f"SELECT count(*) FROM {table}") for table in TABLES}


@pytest.mark.covers("database.policies")
@pytest.mark.usefixtures("filled")
def test_without_any_condition_a_caller_sees_only_rows_of_their_own_spaces(open_keeper):
    storage = open_keeper().storage
    ann = Caller(user="ann", session="s1", project="p1", teams=("red",))
    with storage.connections.reading(ann) as transaction:
        seen = {content for (content,) in transaction.execute("SELECT content FROM memories")}
        terms = {term for (term,) in transaction.execute("SELECT term FROM postings")}
        states = "".join(state for (state,) in transaction.execute("SELECT state FROM revisions WHERE state > ''"))
        tenants = {tenant for (tenant,) in transaction.execute("SELECT tenant FROM vectors")}
    assert seen
    assert all(content.startswith("Ann likes oboes") for content in seen)
    assert "oboes" in terms
    assert {"xylophone", "zither"} & terms == set()
    assert "oboes" in states
    assert "xylophone" not in states
    assert tenants == {"default"}
    assert rows_seen(storage, Caller(user="cid", session="s1"))["memories"] == 0


@pytest.mark.covers("database.policies")
@pytest.mark.usefixtures("filled")
def test_a_transaction_that_says_nothing_sees_nothing(database):
    with psycopg.connect(database) as connection:
        connection.execute("SET search_path = kept; SET ROLE kept_app")
        seen = {table: connection.execute(f"SELECT count(*) FROM {table}".encode()).fetchone() for table in TABLES}
    # Settings of the whole store are everybody's; there are none.
    assert seen == dict.fromkeys(TABLES, (0,))


@pytest.mark.covers("database.policies")
@pytest.mark.usefixtures("filled")
def test_no_row_can_be_written_into_the_space_of_another(open_keeper):
    storage = open_keeper().storage
    ann = Caller(user="ann", session="s1")
    with storage.connections.reading(Upkeep("default", spaces=True)) as transaction:
        of_bob = next(space for space, owned in transaction.spaces.items() if owned == ("personal", "bob"))
    for statement in (
        f"INSERT INTO postings VALUES ('default', {of_bob}, 0, 'planted', 1)",
        f"UPDATE memories SET space = {of_bob}",
        "INSERT INTO spaces (tenant, space, scope, holder) VALUES ('default', 99, 'personal', 'bob')",
        "INSERT INTO budgets VALUES ('default', 'bob', 's1', 'typed.stores', 20)",
    ):
        with pytest.raises(kept.Backend, match="may not do this"), storage.connections.writing(ann) as transaction:
            transaction.execute(statement)
    with storage.connections.writing(ann) as transaction:
        assert transaction.execute(f"UPDATE memories SET content = 'x' WHERE space = {of_bob}").rowcount == 0
        assert transaction.execute("DELETE FROM memories WHERE author = 'bob'").rowcount == 0


@pytest.mark.covers("database.policies")
@pytest.mark.usefixtures("filled")
def test_every_table_has_a_policy_that_its_owner_cannot_pass_by(database):
    with psycopg.connect(database) as connection:
        found = dict(
            connection.execute(
                "SELECT relname, relrowsecurity AND relforcerowsecurity FROM pg_class c JOIN pg_namespace n"
                " ON n.oid = relnamespace WHERE nspname = 'kept' AND relkind = 'r'"
            )
        )
        role = connection.execute(
            "SELECT rolsuper, rolbypassrls, rolcanlogin FROM pg_roles WHERE rolname = 'kept_app'"
        ).fetchone()
    assert found.pop("store") is False, "it tells of the database, and of nobody"
    assert found == dict.fromkeys(TABLES, True)
    assert role == (False, False, False)


@pytest.mark.covers("database.policies")
@pytest.mark.usefixtures("filled")
def test_every_key_and_index_leads_with_the_tenant(database):
    with psycopg.connect(database) as connection:
        first = connection.execute(
            "SELECT c.relname, i.indisunique, a.attname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid"
            " JOIN pg_namespace n ON n.oid = c.relnamespace LEFT JOIN pg_attribute a"
            " ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0] WHERE n.nspname = 'kept'"
        ).fetchall()
    assert {name for name, is_unique, column in first if column != "tenant"} == {"store_pkey", "tokens_by_digest"}
    assert {is_unique for name, is_unique, _ in first if name == "tokens_by_digest"} == {False}


@pytest.mark.covers("database.policies")
@pytest.mark.usefixtures("filled", "without_the_engines_rule")
def test_with_the_engines_rule_gone_no_verb_shows_another_s_memories(open_keeper):
    ann = open_keeper(user="ann", project="p1", team="red")
    everything = [
        *(memory.content for memory in ann.list(limit=1_000)),
        *(memory.content for memory in ann.list(kept.Filter(include_superseded=True), limit=1_000)),
        *(hit.memory.content for hit in ann.search("hides the xylophone zither oboes", limit=100)),
        *(hit.memory.content for hit in ann.recall("a hidden instrument", limit=100).hits),
        *(entry.content for entry in ann.brief().entries),
        *(dumped.memory.content for dumped in ann.storage.dump(ann.caller)),
        *(memory.content for memory in ann.storage.as_of(ann.caller, ann.now())),
        *ann.storage.vocabulary(ann.caller, ""),
        *(entity.name for entity in ann.storage.entities(ann.caller)),
    ]
    assert [text for text in everything if "xylophone" in text.lower() or "zither" in text.lower()] == []
    assert any("oboes" in text for text in everything)
    bob = open_keeper(user="bob", project="p2", team="red")
    for memory in bob.list():
        if memory.scope != "team":
            with pytest.raises(kept.NotFound):
                ann.get(memory.uid)
            with pytest.raises(kept.NotFound):
                ann.delete(memory.uid)


@pytest.mark.slow
@pytest.mark.covers("database.policies")
@pytest.mark.usefixtures("without_the_engines_rule")
def test_with_the_engines_rule_gone_nothing_of_another_scope_ever_shows(open_keeper):
    play(World(open_keeper, seed=7), seed=7, calls=40)
