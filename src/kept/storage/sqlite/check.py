"""Does everything in the file agree? And how to make the index agree again."""

import json
from collections.abc import Iterator
from itertools import islice

import apsw

from kept.retrieval.tokens import TOKENS_VERSION
from kept.storage.indexing import UNREAD
from kept.storage.protocol import Indexer, Progress
from kept.storage.rows import digest
from kept.storage.sqlite import vector_rows, words
from kept.storage.sqlite.rows import ROWS_PER_TENANT
from kept.types import CheckReport, is_behavioral

# The first few problems of a part are enough to know what is wrong.
_MOST_PER_PART = 5

_DERIVED = "SELECT row, kind, content, digest, behavioral FROM memories"

# Vectors of no memory, or of one that somebody else may see.
_STRAY_VECTORS = (
    "SELECT v.row, m.row IS NOT NULL FROM vectors v LEFT JOIN memories m ON m.row = v.row"
    " WHERE v.row >= 0 AND m.space IS NOT v.space UNION ALL"
    " SELECT v.row, m.message IS NOT NULL FROM vectors v LEFT JOIN messages m ON m.message = -v.row"
    " WHERE v.row < 0 AND m.space IS NOT v.space"
)

# Memories below the last vector of their tenant that have none: nobody would look for them again.
_PASSED_OVER = (
    "SELECT m.row, m.space FROM memories m JOIN tenants t ON t.tenant = m.tenant WHERE NOT EXISTS"
    " (SELECT 1 FROM vectors WHERE row = m.row) AND EXISTS (SELECT 1 FROM vectors WHERE row > m.row"
    f" AND row < t.base + {ROWS_PER_TENANT})"
)


def check(connection: apsw.Connection, indexer: Indexer, progress: Progress | None = None) -> CheckReport:
    """Verify pages, rows, index, history and counts, and report what disagrees."""
    problems: list[str] = []
    parts = (
        _page_problems(connection),
        _row_problems(connection),
        _history_problems(connection),
        _index_problems(connection, indexer, progress),
        _count_problems(connection),
        _vector_problems(connection),
    )
    for part in parts:
        try:
            problems += islice(part, _MOST_PER_PART)
        except (apsw.CorruptError, TypeError, ValueError) as error:
            # A damaged row may hold anything, also what its columns forbid.
            problems.append(f"file: {error}")
    return CheckReport(_number(connection, "count(*)"), _number(connection, "sum(version)"), tuple(problems), False)


def rebuild(connection: apsw.Connection, indexer: Indexer) -> None:
    """Make the word index, the counts and the derived columns anew from the memories; remove vectors of none."""
    wrong = [
        (digest(kind, content), is_behavioral(kind), row)
        for row, kind, content, noted, behavioral in connection.execute(_DERIVED)
        if noted != digest(kind, content) or bool(behavioral) != is_behavioral(kind)
    ]
    connection.executemany("UPDATE memories SET digest = ?, behavioral = ? WHERE row = ?", wrong)
    # Emptying a damaged index would need to read it; dropping it does not.
    tables = dict(connection.execute("SELECT name, sql FROM sqlite_schema WHERE name IN ('words', 'vocabulary')"))
    config = connection.execute("SELECT k, v FROM words_config WHERE k != 'version'").fetchall()
    connection.execute("DROP TABLE vocabulary; DROP TABLE words")
    connection.execute(f"{tables['words']}; {tables['vocabulary']}")
    connection.executemany("INSERT INTO words (words, rank) VALUES (?, ?)", config)
    connection.execute("UPDATE spaces SET memories = 0, tokens = 0, messages = 0, message_tokens = 0")
    # Archived messages are read again when somebody searches them.
    connection.execute("DELETE FROM vectors WHERE row < 0")
    connection.execute("DELETE FROM messages")
    connection.execute("UPDATE segments SET is_read = 0")
    for row, space, columns, is_live in _expected(connection, indexer):
        tokens = words.write(connection, row, columns)
        if is_live:
            connection.execute(
                "UPDATE spaces SET memories = memories + 1, tokens = tokens + ? WHERE space = ?", (tokens, space)
            )
    connection.execute("INSERT OR REPLACE INTO store VALUES ('tokens', ?)", (str(TOKENS_VERSION),))
    stray = [row for row, _ in connection.execute(_STRAY_VECTORS)]
    vector_rows.removed(connection, stray)
    passed_over = list(connection.execute(_PASSED_OVER))
    connection.executemany("INSERT INTO vectors VALUES (?, ?, '', x'', x'')", passed_over)


def _expected(connection: apsw.Connection, indexer: Indexer) -> Iterator[tuple[int, int, tuple[str, ...], bool]]:
    """Yield (row, space, index columns, is live) of every memory, as they should be."""
    rows = connection.execute(
        "SELECT row, space, kind, content, name, is_named, description, tags, category, superseded_by, trashed"
        " FROM memories ORDER BY row"
    )
    for row, space, kind, content, name, is_named, description, packed_tags, category, superseded_by, trashed in rows:
        tags = json.loads(packed_tags)
        indexed = indexer(content, name if is_named else None, description, tags)
        state = words.state_of(superseded_by, trashed)
        yield row, space, words.entry_of(space, state, indexed, kind, tags, category), state == words.LIVE


def _page_problems(connection: apsw.Connection) -> Iterator[str]:
    # Since SQLite 3.44 this includes FTS5's own comparison of lists and text.
    for (line,) in connection.execute("PRAGMA integrity_check(5)"):
        if line != "ok":
            yield f"file: {line}"
    for table, *_ in connection.execute("PRAGMA foreign_key_check"):
        yield f"{table}: a row points to nothing"


def _row_problems(connection: apsw.Connection) -> Iterator[str]:
    for row, kind, content, noted, behavioral in connection.execute(_DERIVED):
        if noted != digest(kind, content) or bool(behavioral) != is_behavioral(kind):
            yield f"memories: row {row} has marks of another content or kind"
    for row, successor in connection.execute(
        "SELECT row, superseded_by FROM memories WHERE superseded_by IS NOT NULL"
        " AND superseded_by NOT IN (SELECT uid FROM memories) AND superseded_by NOT IN (SELECT uid FROM tombstones)"
    ):
        yield f"memories: row {row} is superseded by {successor}, which never was"


def _index_problems(connection: apsw.Connection, indexer: Indexer, progress: Progress | None) -> Iterator[str]:
    version = connection.execute("SELECT value FROM store WHERE name = 'tokens'").get
    if version != str(TOKENS_VERSION):
        yield "word index: made by another version of kept; run 'kept check --rebuild'"
        return
    indexed = int(str(connection.execute("SELECT count(*) FROM words_content WHERE id > 0").get))
    expected = 0
    for row, _, columns, _ in _expected(connection, indexer):
        expected += 1
        if progress is not None:
            progress(expected, indexed)
        found = connection.execute(
            "SELECT content, name, description, tags, marks FROM words WHERE rowid = ?", (row,)
        ).fetchone()
        if found != columns and not _is_unread(found, columns):
            yield f"word index: row {row} is {'missing' if found is None else 'out of date'}"
    if indexed != expected:
        yield f"word index: {indexed} entries for {expected} memories"
    if connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'messages'").get is None:
        return  # a backup of before there were any
    for (message,) in connection.execute(
        "SELECT message FROM messages WHERE -message NOT IN (SELECT id FROM words_content WHERE id < 0)"
        " UNION ALL SELECT -id FROM words_content WHERE id < 0 AND -id NOT IN (SELECT message FROM messages)"
    ):
        yield f"word index: message {message} is in one place only"


def _is_unread(found: tuple[str, ...] | None, columns: tuple[str, ...]) -> bool:
    """Tell whether all is as it should be but that nobody has looked for entities yet, or here has."""
    if found is None or found[:-1] != columns[:-1]:
        return False
    marks, wanted = (_without_entities(text) for text in (found[-1], columns[-1]))
    return marks == wanted and (UNREAD in found[-1] or UNREAD in columns[-1])


def _without_entities(marks: str) -> list[str]:
    return [mark for mark in marks.split() if "|+" not in mark]


def _history_problems(connection: apsw.Connection) -> Iterator[str]:
    rows = connection.execute(
        "SELECT m.row, m.version, count(r.version), coalesce(max(r.version), 1),"
        " sum(r.state IS NULL AND r.version IS NOT NULL), sum(r.state IS NULL AND r.version = m.version)"
        " FROM memories m LEFT JOIN revisions r ON r.row = m.row GROUP BY m.row"
    )
    for row, version, count, last, open_states, newest_is_open in rows:
        expected = (0, 1, 0, 0) if version == 1 else (version, version, 1, 1)
        if (count, last, open_states, newest_is_open or 0) != expected:
            yield f"history: row {row} is at version {version} but has {count} revisions up to {last}"

    for row, version in connection.execute(
        "SELECT row, version FROM revisions WHERE state IS NOT NULL AND NOT json_valid(state)"
    ):
        yield f"history: version {version} of row {row} cannot be read"


def _count_problems(connection: apsw.Connection) -> Iterator[str]:
    rows = connection.execute(
        "SELECT s.space, s.memories, s.tokens, count(m.row), coalesce(sum(length(c0 || c1 || c2 || c3)"
        " - length(replace(c0 || c1 || c2 || c3, ' ', ''))), 0) FROM spaces s LEFT JOIN memories m"
        " ON m.space = s.space AND m.superseded_by IS NULL AND m.trashed IS NULL"
        " LEFT JOIN words_content w ON w.id = m.row GROUP BY s.space"
    )
    for space, memories, tokens, counted, counted_tokens in rows:
        if (memories, tokens) != (counted, counted_tokens):
            yield (
                f"counts: space {space} notes {memories} live memories of {tokens} tokens but has {counted} of"
                f" {counted_tokens}"
            )


def _vector_problems(connection: apsw.Connection) -> Iterator[str]:
    if connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'vectors'").get is None:
        return  # a backup of before there were any
    for row, is_memory in connection.execute(_STRAY_VECTORS):
        yield f"vectors: row {row} is of {'another space' if is_memory else 'no memory'}"
    for row, _ in connection.execute(_PASSED_OVER):
        yield f"vectors: row {row} was passed over"


def _number(connection: apsw.Connection, what: str) -> int:
    try:
        return int(str(connection.execute(f"SELECT coalesce({what}, 0) FROM memories").get))
    except apsw.CorruptError:
        return 0  # reported already
