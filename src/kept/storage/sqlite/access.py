"""Users, teams, tokens and the audit log in the embedded store."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Any

import apsw

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
from kept.storage.rows import micros, micros_or_none, moment, moment_or_none

_USERS = (
    "SELECT tenant, name, (SELECT json_group_array(team) FROM (SELECT team FROM members m WHERE m.tenant = u.tenant"
    " AND m.name = u.name ORDER BY team)), created, disabled FROM users u"
)

Transaction = Callable[[], AbstractContextManager[apsw.Connection]]


class SqliteAccess:
    """Who may come in. What the verbs promise is said in `Access`."""

    def __init__(self, reading: Transaction, writing: Transaction) -> None:
        self._reading = reading
        self._writing = writing

    def users(self, tenant: str) -> list[User]:
        with self._reading() as connection:
            return [_user(row) for row in connection.execute(f"{_USERS} WHERE tenant = ? ORDER BY name", (tenant,))]

    def user(self, tenant: str, name: str) -> User | None:
        with self._reading() as connection:
            return _find_user(connection, tenant, name)

    def add_user(self, name: str, deed: Deed) -> bool:
        with self._writing() as connection:
            connection.execute(
                "INSERT OR IGNORE INTO users VALUES (?, ?, ?, NULL)", (deed.tenant, name, micros(deed.at))
            )
            is_new = connection.changes() > 0
            if is_new:
                _write_deed(connection, deed)
            return is_new

    def set_disabled(self, name: str, deed: Deed, *, disabled: bool) -> None:
        with self._writing() as connection:
            _must_exist(connection, deed.tenant, name)
            connection.execute(
                "UPDATE users SET disabled = ? WHERE tenant = ? AND name = ?",
                (micros(deed.at) if disabled else None, deed.tenant, name),
            )
            _write_deed(connection, deed)

    def remove_user(self, name: str, deed: Deed) -> None:
        with self._writing() as connection:
            _must_exist(connection, deed.tenant, name)
            connection.execute("DELETE FROM users WHERE tenant = ? AND name = ?", (deed.tenant, name))
            _write_deed(connection, deed)

    def join(self, team: str, name: str, deed: Deed) -> None:
        with self._writing() as connection:
            _must_exist(connection, deed.tenant, name)
            connection.execute("INSERT OR IGNORE INTO members VALUES (?, ?, ?)", (deed.tenant, name, team))
            _write_deed(connection, deed)

    def leave(self, team: str, name: str, deed: Deed) -> None:
        with self._writing() as connection:
            connection.execute(
                "DELETE FROM members WHERE tenant = ? AND name = ? AND team = ?", (deed.tenant, name, team)
            )
            if not connection.changes():
                raise no_member(name, team)
            _write_deed(connection, deed)

    def add_token(self, token: Token, digest: bytes, deed: Deed) -> None:
        with self._writing() as connection:
            _must_exist(connection, token.tenant, token.user)
            connection.execute(
                f"INSERT INTO tokens ({TOKEN_COLUMNS}, digest) VALUES ({', '.join('?' * 13)})",
                (*columns_of(token), digest),
            )
            _write_deed(connection, deed)

    def tokens(self, tenant: str, user: str | None = None) -> list[Token]:
        of_user = "" if user is None else " AND holder = ?"
        with self._reading() as connection:
            rows = connection.execute(
                f"SELECT {TOKEN_COLUMNS} FROM tokens WHERE tenant = ?{of_user} ORDER BY created DESC, id",
                (tenant, *(() if user is None else (user,))),
            )
            return [token_from(row) for row in rows]

    def revoke(self, token_id: str, deed: Deed) -> bool:
        with self._writing() as connection:
            connection.execute(
                "UPDATE tokens SET revoked = ? WHERE tenant = ? AND id = ? AND revoked IS NULL",
                (micros(deed.at), deed.tenant, token_id),
            )
            is_revoked = connection.changes() > 0
            if is_revoked:
                _write_deed(connection, deed)
            return is_revoked

    def find(self, digest: bytes) -> tuple[Token, User] | None:
        with self._reading() as connection:
            row = connection.execute(f"SELECT {TOKEN_COLUMNS} FROM tokens WHERE digest = ?", (digest,)).fetchone()
            if row is None:
                return None
            token = token_from(row)
            user = _find_user(connection, token.tenant, token.user)
            return None if user is None else (token, user)

    def spend(self, digest: bytes, at: datetime) -> Token | None:
        with self._writing() as connection:
            row = connection.execute(
                "UPDATE tokens SET revoked = ?1, used = ?1 WHERE digest = ?2 AND use = 'link' AND revoked IS NULL"
                f" AND (expires IS NULL OR expires > ?1) RETURNING {TOKEN_COLUMNS}",
                (micros(at), digest),
            ).fetchone()
            return None if row is None else token_from(row)

    def note(self, deeds: Sequence[Deed], used: Mapping[str, datetime] = {}) -> None:
        with self._writing() as connection:
            for deed in deeds:
                _write_deed(connection, deed)
            connection.executemany(
                "UPDATE tokens SET used = max(coalesce(used, 0), ?) WHERE id = ?",
                [(micros(at), token_id) for token_id, at in used.items()],
            )

    def deeds(
        self,
        tenant: str,
        *,
        limit: int,
        user: str | None = None,
        since: datetime | None = None,
        before: int | None = None,
    ) -> list[tuple[int, Deed]]:
        conditions, values = ["tenant = ?"], [tenant]
        for condition, value in (
            ("author = ?", user),
            ("at >= ?", micros_or_none(since)),
            ("deed < ?", before),
        ):
            if value is not None:
                conditions.append(condition)
                values.append(value)  # type: ignore[arg-type]  # SQLite takes numbers beside texts
        with self._reading() as connection:
            rows = connection.execute(
                f"SELECT deed, {DEED_COLUMNS} FROM deeds WHERE {' AND '.join(conditions)} ORDER BY deed DESC LIMIT ?",
                (*values, limit),
            )
            return [(number, Deed(tenant, moment(at), *rest)) for number, tenant, at, *rest in rows]

    def projects(self, tenant: str) -> list[str]:
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT holder FROM spaces WHERE tenant = ? AND scope = 'project' ORDER BY holder", (tenant,)
            )
            return [name for (name,) in rows]

    def probe(self) -> None:
        with self._writing() as connection:
            connection.execute("INSERT OR REPLACE INTO store VALUES ('probe', hex(randomblob(8)))")
        with self._writing() as connection:
            connection.execute("DELETE FROM store WHERE name = 'probe'")


def _find_user(connection: apsw.Connection, tenant: str, name: str) -> User | None:
    row = connection.execute(f"{_USERS} WHERE tenant = ? AND name = ?", (tenant, name)).fetchone()
    return None if row is None else _user(row)


def _must_exist(connection: apsw.Connection, tenant: str, name: str) -> None:
    if _find_user(connection, tenant, name) is None:
        raise unknown_user(name)


def _write_deed(connection: apsw.Connection, deed: Deed) -> None:
    connection.execute(
        f"INSERT INTO deeds ({DEED_COLUMNS}) VALUES ({', '.join('?' * 10)})", (deed.tenant, micros(deed.at), *deed[2:])
    )


def _user(row: Sequence[Any]) -> User:
    tenant, name, teams, created, disabled = row
    return User(tenant, name, tuple(json.loads(teams)), moment(created), moment_or_none(disabled))
