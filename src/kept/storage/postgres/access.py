"""Users, teams, tokens and the audit log in the PostgreSQL store."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from kept.storage.access import (
    DEED_COLUMNS,
    TOKEN_COLUMNS,
    Deed,
    Token,
    User,
    columns_of,
    no_member,
    token_from,
    unknown_user,
)
from kept.storage.postgres.connection import Connections, Interrupted, repeated
from kept.storage.postgres.settling import settled
from kept.storage.postgres.transaction import Transaction, Upkeep
from kept.storage.postgres.visibility import next_number
from kept.storage.rows import micros, micros_or_none, moment, moment_or_none

_USERS = (
    "SELECT tenant, name, ARRAY (SELECT team FROM members m WHERE m.tenant = u.tenant AND m.name = u.name"
    " ORDER BY team), created, disabled FROM users u WHERE tenant = %s"
)


class PostgresAccess:
    """Who may come in. What the verbs promise is said in `Access`."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        # The tenant of each token that this process has made or let in: `note` is given only their ids.
        self._tenant_of: dict[str, str] = {}

    @repeated
    def users(self, tenant: str) -> list[User]:
        with self._connections.reading(Upkeep(tenant)) as transaction:
            return [_user(row) for row in transaction.execute(f"{_USERS} ORDER BY name", (tenant,))]

    @repeated
    def user(self, tenant: str, name: str) -> User | None:
        with self._connections.reading(Upkeep(tenant)) as transaction:
            return _find_user(transaction, tenant, name)

    @repeated
    def add_user(self, name: str, deed: Deed) -> bool:
        def write(transaction: Transaction) -> bool:
            added = transaction.execute(
                "INSERT INTO users (tenant, name, created) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING",
                (deed.tenant, name, micros(deed.at)),
            )
            return added.rowcount > 0

        return self._done(deed, write)

    @repeated
    def set_disabled(self, name: str, deed: Deed, *, disabled: bool) -> None:
        def write(transaction: Transaction) -> bool:
            _must_exist(transaction, deed.tenant, name)
            transaction.execute(
                "UPDATE users SET disabled = %s WHERE tenant = %s AND name = %s",
                (micros(deed.at) if disabled else None, deed.tenant, name),
            )
            return True

        self._done(deed, write)

    @repeated
    def remove_user(self, name: str, deed: Deed) -> None:
        def write(transaction: Transaction) -> bool:
            _must_exist(transaction, deed.tenant, name)
            transaction.execute("DELETE FROM users WHERE tenant = %s AND name = %s", (deed.tenant, name))
            return True

        self._done(deed, write)

    @repeated
    def join(self, team: str, name: str, deed: Deed) -> None:
        def write(transaction: Transaction) -> bool:
            _must_exist(transaction, deed.tenant, name)
            transaction.execute(
                "INSERT INTO members (tenant, name, team) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING",
                (deed.tenant, name, team),
            )
            return True

        self._done(deed, write)

    @repeated
    def leave(self, team: str, name: str, deed: Deed) -> None:
        def write(transaction: Transaction) -> bool:
            left = transaction.execute(
                "DELETE FROM members WHERE tenant = %s AND name = %s AND team = %s", (deed.tenant, name, team)
            )
            if not left.rowcount:
                raise no_member(name, team)
            return True

        self._done(deed, write)

    @repeated
    def add_token(self, token: Token, digest: bytes, deed: Deed) -> None:
        def write(transaction: Transaction) -> bool:
            _must_exist(transaction, token.tenant, token.user)
            transaction.execute(
                f"INSERT INTO tokens ({TOKEN_COLUMNS}, digest) VALUES ({', '.join(['%s'] * 13)})",
                (*columns_of(token), digest),
            )
            return True

        self._done(deed, write)
        self._tenant_of[token.id] = token.tenant

    @repeated
    def tokens(self, tenant: str, user: str | None = None) -> list[Token]:
        of_user = "" if user is None else " AND holder = %s"
        with self._connections.reading(Upkeep(tenant)) as transaction:
            rows = transaction.execute(
                f"SELECT {TOKEN_COLUMNS} FROM tokens WHERE tenant = %s{of_user} ORDER BY created DESC, id",
                (tenant, *(() if user is None else (user,))),
            )
            return [token_from(row) for row in rows]

    @repeated
    def revoke(self, token_id: str, deed: Deed) -> bool:
        def write(transaction: Transaction) -> bool:
            revoked = transaction.execute(
                "UPDATE tokens SET revoked = %s WHERE tenant = %s AND id = %s AND revoked IS NULL",
                (micros(deed.at), deed.tenant, token_id),
            )
            return revoked.rowcount > 0

        return self._done(deed, write)

    @repeated
    def find(self, digest: bytes) -> tuple[Token, User] | None:
        with self._connections.reading(Upkeep(reach="", token=digest)) as transaction:
            row = transaction.execute(f"SELECT {TOKEN_COLUMNS} FROM tokens WHERE digest = %s", (digest,)).fetchone()
            if row is None:
                return None
            token = token_from(row)
            transaction.turn_to(token.tenant)
            user = _find_user(transaction, token.tenant, token.user)
        self._tenant_of[token.id] = token.tenant
        return None if user is None else (token, user)

    @repeated
    def spend(self, digest: bytes, at: datetime) -> Token | None:
        def write(transaction: Transaction) -> Token | None:
            row = transaction.execute(
                "UPDATE tokens SET revoked = %s, used = %s WHERE digest = %s AND use = 'link' AND revoked IS NULL"
                f" AND (expires IS NULL OR expires > %s) RETURNING {TOKEN_COLUMNS}",
                (micros(at), micros(at), digest, micros(at)),
            ).fetchone()
            return None if row is None else token_from(row)

        def has_landed(transaction: Transaction, spent: Token | None) -> bool:
            # The lost transaction may still be committing: FOR NO KEY UPDATE waits for it.
            looking = "SELECT used FROM tokens WHERE digest = %s FOR NO KEY UPDATE"
            return spent is None or transaction.value(looking, (digest,)) == micros(at)

        return settled(self._connections, Upkeep(reach="", token=digest), write, has_landed)

    @repeated
    def note(self, deeds: Sequence[Deed], used: Mapping[str, datetime] = {}) -> None:
        tenants = {deed.tenant for deed in deeds} | {self._tenant_of[one] for one in used if one in self._tenant_of}

        def write(transaction: Transaction) -> None:
            # In one order, so that two processes never wait for each other.
            for tenant in sorted(tenants):
                transaction.turn_to(tenant)
                transaction.many(
                    "UPDATE tokens SET used = greatest(used, %s) WHERE tenant = %s AND id = %s",
                    [
                        (micros(at), tenant, token_id)
                        for token_id, at in sorted(used.items())
                        if self._tenant_of.get(token_id, tenant) == tenant
                    ],
                )
                _write_deeds(transaction, [deed for deed in deeds if deed.tenant == tenant])

        def has_landed(transaction: Transaction, _: None) -> bool:
            # All of them, or none; uses alone may be noted twice.
            return bool(deeds) and _has_deed(transaction, deeds[0])

        settled(self._connections, Upkeep(deeds[0].tenant if deeds else ""), write, has_landed)

    @repeated
    def deeds(
        self,
        tenant: str,
        *,
        limit: int,
        user: str | None = None,
        since: datetime | None = None,
        before: int | None = None,
    ) -> list[tuple[int, Deed]]:
        conditions: list[str] = ["tenant = %s"]
        values: list[object] = [tenant]
        for condition, value in (
            ("author = %s", user),
            ("at >= %s", micros_or_none(since)),
            ("deed < %s", before),
        ):
            if value is not None:
                conditions.append(condition)
                values.append(value)
        with self._connections.reading(Upkeep(tenant)) as transaction:
            rows = transaction.execute(
                f"SELECT deed, {DEED_COLUMNS} FROM deeds WHERE {' AND '.join(conditions)} ORDER BY deed DESC LIMIT %s",
                (*values, limit),
            )
            return [(number, Deed(tenant, moment(at), *rest)) for number, tenant, at, *rest in rows]

    @repeated
    def projects(self, tenant: str) -> list[str]:
        with self._connections.reading(Upkeep(tenant)) as transaction:
            rows = transaction.execute(
                "SELECT holder FROM spaces WHERE tenant = %s AND scope = 'project' ORDER BY holder", (tenant,)
            )
            return [name for (name,) in rows]

    def _done(self, deed: Deed, write: Callable[[Transaction], bool]) -> bool:
        """Let *write* change something, note *deed* if it did, and return whether."""

        def write_both(transaction: Transaction) -> bool:
            is_changed = write(transaction)
            if is_changed:
                _write_deeds(transaction, [deed])
            return is_changed

        def has_landed(transaction: Transaction, is_changed: bool) -> bool:
            return not is_changed or _has_deed(transaction, deed)

        return settled(self._connections, Upkeep(deed.tenant), write_both, has_landed)

    def probe(self) -> None:
        # A new connection fails at once where the pool would wait for a server that is gone.
        with self._connections.apart() as connection:
            connection.execute("SELECT 1")
        try:
            self._write_and_take_back()
        except Interrupted:
            # A connection of before a restart tells nothing about the database as it is now. More patience than
            # once would be no answer to whoever asks how things are.
            self._write_and_take_back()

    def _write_and_take_back(self) -> None:
        with self._connections.writing(Upkeep(), repeatable=True) as transaction:
            transaction.execute(
                "INSERT INTO store (name, value) VALUES ('probe', '1') ON CONFLICT (name) DO UPDATE SET value = '1'"
            )
        with self._connections.writing(Upkeep(), repeatable=True) as transaction:
            transaction.execute("DELETE FROM store WHERE name = 'probe'")


def _find_user(transaction: Transaction, tenant: str, name: str) -> User | None:
    row = transaction.execute(f"{_USERS} AND name = %s", (tenant, name)).fetchone()
    return None if row is None else _user(row)


def _must_exist(transaction: Transaction, tenant: str, name: str) -> None:
    """Make sure that there is such a user until this transaction ends."""
    found = transaction.value("SELECT 1 FROM users WHERE tenant = %s AND name = %s FOR KEY SHARE", (tenant, name))
    if found is None:
        raise unknown_user(name)


def _has_deed(transaction: Transaction, deed: Deed) -> bool:
    """Tell whether a line was committed: nobody does the same twice in one microsecond."""
    found = transaction.value(
        "SELECT 1 FROM deeds WHERE tenant = %s AND at = %s AND action = %s AND target IS NOT DISTINCT FROM %s"
        " AND author IS NOT DISTINCT FROM %s AND surface = %s",
        (deed.tenant, micros(deed.at), deed.action, deed.target, deed.user, deed.surface),
    )
    return found is not None


def _write_deeds(transaction: Transaction, deeds: Sequence[Deed]) -> None:
    """Write lines of one tenant, last of all: others wait for their numbers until the transaction ends."""
    if deeds:
        last = next_number(transaction, "deeds", len(deeds))
        transaction.many(
            f"INSERT INTO deeds (deed, {DEED_COLUMNS}) VALUES ({', '.join(['%s'] * 11)})",
            [
                (number, deed.tenant, micros(deed.at), *deed[2:])
                for number, deed in enumerate(deeds, last - len(deeds) + 1)
            ],
        )


def _user(row: Sequence[Any]) -> User:
    tenant, name, teams, created, disabled = row
    return User(tenant, name, tuple(teams), moment(created), moment_or_none(disabled))
