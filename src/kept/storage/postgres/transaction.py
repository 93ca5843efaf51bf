"""One transaction: who asks in it, which spaces may be seen, and how many trips to the server its statements take.

A trip costs more than most statements, so what needs no answer is sent
together, a transaction begins with its first statement and a read ends with
its last. Every transaction says who asks, so that row-level security shows no
more than `visible` does.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import psycopg

from kept.storage.postgres import texts
from kept.types import Scope

Space = tuple[Scope, str]
Spaces = dict[int, Space]
Connection = psycopg.Connection[tuple[Any, ...]]
Row = tuple[Any, ...]
Values = Sequence[object] | dict[str, object]
Statement = tuple[str, Values]

# Which words are too common to count each time: how many memories hold one, and among how many that was.
Common = dict[tuple[object, ...], tuple[int, int]]

# What an INSERT selects from no table goes to the nodes of a Citus cluster by COPY, which row-level security refuses;
# unless it returns something.
WRITTEN_BY_INSERT = " RETURNING true"

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITING = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"


class Upkeep(NamedTuple):
    """Who asks, when it is no caller: an administrator of a tenant, upkeep, or a visitor who shows a token.

    With *spaces* all of the tenant's are seen.
    """

    tenant: str = ""
    reach: Literal["", "tenant", "store"] = "tenant"
    token: bytes = b""
    spaces: bool = False


class Transaction:
    """One transaction, of one tenant: runs statements, and knows the spaces that may be seen in it."""

    def __init__(self, connection: Connection, mode: str, settings: Mapping[str, str], common: Common) -> None:
        self.connection = connection
        self.tenant = settings["kept.tenant"]
        self.spaces: Spaces = {}
        self.common = common
        self.is_begun = False
        self.is_ended = False
        # What goes with the next statement.
        self._before = [mode]
        for name, value in settings.items():
            self.set(name, value)
        # The spaces that row-level security was told of; the verbs never see or change this.
        self._shown: set[int] = set()
        self._streams = 0

    def execute(self, statement: str, values: Values = ()) -> "psycopg.Cursor[Any]":
        """Run one statement."""
        return self._sent([(statement, values)])

    def value(self, statement: str, values: Values = ()) -> Any:
        """Return the first column of the first row, or None."""
        row = self.execute(statement, values).fetchone()
        return None if row is None else row[0]

    def together(self, statements: Iterable[Statement]) -> list[list[Row]]:
        """Run statements in one trip; return what each has found."""
        statements = list(statements)
        cursor = self._sent(statements)
        return [_found(cursor, at - len(statements)) for at in range(len(statements))]

    def last(self, statement: str, values: Values = ()) -> list[Row]:
        """Run the last statement of a transaction that only reads, and return what it has found."""
        cursor = self._sent([(statement, values), ("COMMIT", ())])
        self.is_ended = True
        return _found(cursor, -2)

    def many(self, statement: str, rows: Iterable[Sequence[object]]) -> None:
        """Run one statement for each of *rows*, in one go."""
        rows = list(rows)
        if rows:
            self.begin()
            with self.connection.cursor() as cursor:
                cursor.executemany(statement.encode(), rows)

    def stream(self, statement: str, values: Values = ()) -> Iterator[Row]:
        """Yield rows while the server still finds them."""
        self.begin()
        # Each has a name of its own: one that nobody read to its end may still be open.
        self._streams += 1
        with self.connection.cursor(name=f"stream_{self._streams}") as cursor:
            cursor.execute(statement.encode(), values or None)
            yield from cursor

    def begin(self) -> None:
        """Let what is said from now on need no statement to go with."""
        if self._before:
            self._sent([])

    def look(self, holders: Sequence[Space]) -> None:
        """See those spaces of *holders* that there are; without holders, all of the tenant."""
        among = f" AND (scope, holder) IN ({', '.join(['(%s, %s)'] * len(holders))})" if holders else ""
        found = self.execute(
            f"SELECT space, scope, holder FROM spaces WHERE tenant = %s{among}",
            (self.tenant, *(part for holder in holders for part in holder)),
        )
        spaces = {(scope, holder): space for space, scope, holder in found}
        # One's own first, as the rule names them.
        self.see({spaces[one]: one for one in holders or spaces if one in spaces})

    def see(self, spaces: Spaces) -> None:
        """Let row-level security show *spaces* too, which this transaction's caller may see."""
        self.spaces |= spaces
        self._shown |= spaces.keys()
        self.set("kept.spaces", numbers(self._shown))

    def plan_anew(self) -> None:
        """Let the plans of what is prepared be made from the tables as they are now."""
        self._before.append("DISCARD PLANS")

    def turn_to(self, tenant: str) -> None:
        """Go on in another tenant."""
        self.tenant = tenant
        self.set("kept.tenant", tenant)

    def set(self, name: str, value: str) -> None:
        """Set what the server calls *name* until the end of the transaction."""
        # Not by set_config: nodes of a cluster are told of SET LOCAL only.
        self._before.append(f"SET LOCAL {name} = {literal(value)}")

    def _sent(self, statements: Sequence[Statement]) -> "psycopg.Cursor[Any]":
        """Send statements as one text, after what waits to be sent; the result of the last is at hand.

        Not by the driver's pipeline, which takes more time for each of them
        than most trips do. Values stand in the text, so that each statement
        is planned for its own; `prepared` has those for which that is not worth it.
        """
        binding = psycopg.ClientCursor(self.connection)
        bound = [binding.mogrify(one.encode(), values) if values else one for one, values in statements]
        text = ";".join([*self._before, *bound])
        self.is_begun, self._before = True, []
        cursor = self.connection.execute(text.encode(), prepare=False)
        cursor.set_result(-1)
        return cursor


def _found(cursor: "psycopg.Cursor[Any]", result: int) -> list[Row]:
    cursor.set_result(result)
    # cursor.description would tell too, but is built anew each time it is asked for.
    return cursor.fetchall() if cursor.pgresult is not None and cursor.pgresult.nfields else []


def numbers(items: Iterable[int]) -> str:
    """Write *items* as PostgreSQL writes an array of numbers: the driver takes ten times as long for a list."""
    return "{" + ",".join(map(str, items)) + "}"


def array(items: Iterable[str]) -> str:
    """Write *items* as PostgreSQL writes an array of texts."""
    escaped = (item.replace("\\", "\\\\").replace('"', '\\"') for item in items)
    return "{" + ",".join(f'"{item}"' for item in escaped) + "}"


def literal(text: str) -> str:
    """Write *text* as a literal of SQL, whatever it holds."""
    text = texts.written(text).replace("\\", "\\\\").replace("'", "''")
    return f"E'{text}'"
