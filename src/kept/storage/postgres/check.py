"""Does everything in the database agree? And how to make the index agree again. Tenant by tenant."""

import json
from collections.abc import Iterator
from itertools import islice

from kept.retrieval.tokens import TOKENS_VERSION
from kept.storage.indexing import UNREAD
from kept.storage.postgres import vector_rows, words
from kept.storage.postgres.connection import Connections
from kept.storage.postgres.transaction import Transaction, Upkeep
from kept.storage.postgres.visibility import lock
from kept.storage.protocol import Indexer, Progress
from kept.storage.rows import digest, memory_from_state
from kept.types import CheckReport, is_behavioral

# The first few problems of a part are enough to know what is wrong.
_MOST_PER_PART = 5


# Rows of the index, or among the vectors, of which there is no memory or message in the same space.
_STRAY = (
    "SELECT t.row FROM {table} t LEFT JOIN memories m ON m.tenant = t.tenant AND m.row = t.row"
    " LEFT JOIN messages s ON s.tenant = t.tenant AND s.message = -t.row"
    " WHERE t.tenant = %(tenant)s AND t.space IS DISTINCT FROM CASE WHEN t.row > 0 THEN m.space ELSE s.space END"
    " ORDER BY t.row"
)
_MISSING = (
    "SELECT m.row, m.space FROM (SELECT tenant, row, space FROM memories"
    " UNION ALL SELECT tenant, -message, space FROM messages) m"
    " WHERE m.tenant = %(tenant)s AND NOT EXISTS (SELECT 1 FROM {table} t WHERE t.tenant = m.tenant AND t.row = m.row)"
    " ORDER BY m.row"
)


def check(connections: Connections, indexer: Indexer, progress: Progress | None = None) -> CheckReport:
    """Verify rows, index, history and counts of every tenant, and report what disagrees."""
    problems: list[str] = []
    memories = revisions = 0
    for tenant in connections.tenants():
        with connections.reading(Upkeep(tenant, spaces=True)) as transaction:
            for part in (
                _row_problems(transaction),
                _history_problems(transaction),
                _index_problems(transaction, indexer, progress),
                _count_problems(transaction),
                _vector_problems(transaction),
            ):
                problems += islice(part, _MOST_PER_PART)
            counted, versions = transaction.execute(
                "SELECT count(*), coalesce(sum(version), 0)::bigint FROM memories WHERE tenant = %s", (tenant,)
            ).fetchone() or (0, 0)
            memories += counted
            revisions += versions
    return CheckReport(memories, revisions, tuple(problems), False)


def rebuild(connections: Connections, indexer: Indexer) -> None:
    """Make the word index, the counts and the derived columns anew from the memories; remove vectors of none."""
    for tenant in connections.tenants():
        with connections.writing(Upkeep(tenant, spaces=True)) as transaction:
            lock(transaction, sorted(transaction.spaces))
            _rebuild(transaction, indexer)
    with connections.writing(Upkeep()) as transaction:
        transaction.execute("UPDATE store SET value = %s WHERE name = 'tokens'", (str(TOKENS_VERSION),))


def _rebuild(transaction: Transaction, indexer: Indexer) -> None:
    tenant = transaction.tenant
    wrong = [
        (digest(kind, content), is_behavioral(kind), tenant, row)
        for row, kind, content, noted, behavioral in transaction.stream(_DERIVED, (tenant,))
        if noted != digest(kind, content) or behavioral != is_behavioral(kind)
    ]
    transaction.many("UPDATE memories SET digest = %s, behavioral = %s WHERE tenant = %s AND row = %s", wrong)
    for table in ("words", "postings", "messages"):
        transaction.execute(f"DELETE FROM {table} WHERE tenant = %s", (tenant,))
    # Archived messages are read again when somebody searches them.
    transaction.execute("DELETE FROM vectors WHERE tenant = %s AND row < 0", (tenant,))
    transaction.execute("UPDATE segments SET is_read = false WHERE tenant = %s", (tenant,))
    counts = dict.fromkeys(transaction.spaces, (0, 0))
    for row, space, state, entry in _expected(transaction, indexer):
        transaction.together(words.writing(transaction.tenant, space, state, [(row, entry)]))
        if state == words.LIVE:
            memories, tokens = counts[space]
            counts[space] = memories + 1, tokens + entry.tokens
    transaction.many(
        "UPDATE spaces SET memories = %s, tokens = %s, messages = 0, message_tokens = 0, changes = changes + 1"
        " WHERE tenant = %s AND space = %s",
        [(memories, tokens, tenant, space) for space, (memories, tokens) in counts.items()],
    )
    stray = transaction.execute(_STRAY.format(table="vectors"), {"tenant": tenant}).fetchall()
    transaction.execute(*vector_rows.removed(transaction.tenant, [row for (row,) in stray]))
    for row, space in transaction.execute(_MISSING.format(table="vectors"), {"tenant": tenant}).fetchall():
        transaction.execute(*vector_rows.awaited(transaction.tenant, space, [row]))


_DERIVED = "SELECT row, kind, content, digest, behavioral FROM memories WHERE tenant = %s ORDER BY row"


def _expected(transaction: Transaction, indexer: Indexer) -> Iterator[tuple[int, int, int, words.Entry]]:
    """Yield (row, space, state, index entry) of every memory, as they should be."""
    rows = transaction.stream(
        "SELECT row, space, kind, content, name, is_named, description, tags, category, superseded_by, trashed"
        " FROM memories WHERE tenant = %s ORDER BY row",
        (transaction.tenant,),
    )
    for row, space, kind, content, name, is_named, description, packed_tags, category, superseded_by, trashed in rows:
        tags = json.loads(packed_tags)
        indexed = indexer(content, name if is_named else None, description, tags)
        state = words.state_of(superseded_by, trashed)
        yield row, space, state, words.entry_for(indexed, kind, tags, category)


def _row_problems(transaction: Transaction) -> Iterator[str]:
    for row, kind, content, noted, behavioral in transaction.stream(_DERIVED, (transaction.tenant,)):
        if noted != digest(kind, content) or behavioral != is_behavioral(kind):
            yield f"memories: row {row} has marks of another content or kind"
    for row, successor in transaction.execute(
        "SELECT row, superseded_by FROM memories m WHERE tenant = %s AND superseded_by IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM memories o WHERE o.tenant = m.tenant AND o.uid = m.superseded_by) AND NOT EXISTS"
        " (SELECT 1 FROM tombstones t WHERE t.tenant = m.tenant AND t.uid = m.superseded_by)",
        (transaction.tenant,),
    ):
        yield f"memories: row {row} is superseded by {successor}, which never was"
    last = transaction.value(
        "SELECT t.memories FROM tenants t WHERE tenant = %(tenant)s"
        " AND t.memories < (SELECT max(row) FROM memories WHERE tenant = %(tenant)s)",
        {"tenant": transaction.tenant},
    )
    if last is not None:
        yield f"counts: the last memory is said to be {last}, and there are later ones"


def _index_problems(transaction: Transaction, indexer: Indexer, progress: Progress | None) -> Iterator[str]:
    if transaction.value("SELECT value FROM store WHERE name = 'tokens'") != str(TOKENS_VERSION):
        yield "word index: made by another version of kept; run 'kept check --rebuild'"
        return
    indexed = int(transaction.value("SELECT count(*) FROM words WHERE tenant = %s AND row > 0", (transaction.tenant,)))
    expected = 0
    for row, space, state, entry in _expected(transaction, indexer):
        expected += 1
        if progress is not None:
            progress(expected, indexed)
        found = transaction.execute(
            "SELECT space, state, content, name, description, tags, marks FROM words WHERE tenant = %s AND row = %s",
            (transaction.tenant, row),
        ).fetchone()
        if found is None:
            yield f"word index: row {row} is missing"
        elif found[:2] != (space, state) or (found[2:] != entry.columns and not _is_unread(found[2:], entry.columns)):
            yield f"word index: row {row} is out of date"
    if indexed != expected:
        yield f"word index: {indexed} entries for {expected} memories"
    for row in transaction.execute(_STRAY.format(table="words"), {"tenant": transaction.tenant}):
        yield f"word index: row {row[0]} is of no memory or message"
    # Both ways: each token of a text has its posting, and each posting its token.
    for term, row in transaction.execute(
        "SELECT coalesce(w.term, p.term), coalesce(w.row, p.row) FROM (SELECT DISTINCT tenant, space, state, row,"
        " substr(unnest(string_to_array(rtrim(content || name || description || tags || marks), ' ')), 2) AS term"
        " FROM words WHERE tenant = %(tenant)s AND content || name || description || tags || marks <> '') w"
        " FULL JOIN (SELECT * FROM postings WHERE tenant = %(tenant)s) p"
        " ON p.space = w.space AND p.state = w.state AND p.term = w.term AND p.row = w.row"
        " WHERE w.row IS NULL OR p.row IS NULL",
        {"tenant": transaction.tenant},
    ):
        yield f"word index: row {row} and the posting of '{term}' disagree"


def _is_unread(found: tuple[str, ...], columns: tuple[str, ...]) -> bool:
    """Tell whether all is as it should be but that nobody has looked for entities yet, or here has."""
    if found[:-1] != columns[:-1]:
        return False
    marks, wanted = (_without_entities(text) for text in (found[-1], columns[-1]))
    return marks == wanted and (UNREAD in found[-1] or UNREAD in columns[-1])


def _without_entities(marks: str) -> list[str]:
    return [mark for mark in marks.split() if "|+" not in mark]


def _history_problems(transaction: Transaction) -> Iterator[str]:
    rows = transaction.execute(
        "SELECT m.row, m.version, count(r.version), coalesce(max(r.version), 1),"
        " count(*) FILTER (WHERE r.state IS NULL AND r.version IS NOT NULL),"
        " count(*) FILTER (WHERE r.state IS NULL AND r.version = m.version)"
        " FROM memories m LEFT JOIN revisions r ON r.tenant = m.tenant AND r.row = m.row WHERE m.tenant = %s"
        " GROUP BY m.row, m.version ORDER BY m.row",
        (transaction.tenant,),
    )
    for row, version, count, last, open_states, newest_is_open in rows:
        expected = (0, 1, 0, 0) if version == 1 else (version, version, 1, 1)
        if (count, last, open_states, newest_is_open) != expected:
            yield f"history: row {row} is at version {version} but has {count} revisions up to {last}"
    for row, version, state in transaction.stream(
        "SELECT row, version, state FROM revisions WHERE tenant = %s AND state IS NOT NULL", (transaction.tenant,)
    ):
        try:
            memory_from_state(state)
        except (ValueError, TypeError, KeyError):
            yield f"history: version {version} of row {row} cannot be read"


def _count_problems(transaction: Transaction) -> Iterator[str]:
    texts = "content || name || description || tags"
    for space, *noted in transaction.execute(
        "SELECT s.space, s.memories, s.tokens, s.messages, s.message_tokens, c.memories, c.tokens, c.messages,"
        " c.message_tokens FROM spaces s LEFT JOIN (SELECT space, count(*) FILTER (WHERE state = 0) AS memories,"
        " coalesce(sum(tokens) FILTER (WHERE state = 0), 0) AS tokens, count(*) FILTER (WHERE state = 3) AS messages,"
        " coalesce(sum(tokens) FILTER (WHERE state = 3), 0) AS message_tokens FROM (SELECT space, state,"
        f" length({texts}) - length(replace({texts}, ' ', '')) AS tokens FROM words WHERE tenant = %(tenant)s) w"
        " GROUP BY space) c ON c.space = s.space WHERE s.tenant = %(tenant)s ORDER BY s.space",
        {"tenant": transaction.tenant},
    ):
        said, counted = noted[:4], [int(number or 0) for number in noted[4:]]
        if said != counted:
            yield (
                f"counts: space {space} notes {said[0]} live memories of {said[1]} tokens and {said[2]} messages of"
                f" {said[3]}, but has {counted[0]} of {counted[1]} and {counted[2]} of {counted[3]}"
            )


def _vector_problems(transaction: Transaction) -> Iterator[str]:
    values: dict[str, object] = {"tenant": transaction.tenant}
    for (row,) in transaction.execute(_STRAY.format(table="vectors"), values):
        yield f"vectors: row {row} is of no memory or message, or in another space"
    for row, _ in transaction.execute(_MISSING.format(table="vectors"), values):
        yield f"vectors: row {row} was passed over"
