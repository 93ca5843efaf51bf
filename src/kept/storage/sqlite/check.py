"""Does everything in the file agree? And how to make the index agree again."""

import json
from collections.abc import Iterator

import apsw

from kept.retrieval.tokens import TOKENS_VERSION
from kept.storage.protocol import Indexer, Progress
from kept.storage.sqlite import words
from kept.types import CheckReport

# The first few problems of a kind are enough to know what is wrong.
_MOST_PER_KIND = 5


def check(connection: apsw.Connection, indexer: Indexer, progress: Progress | None = None) -> CheckReport:
    """Verify pages, rows, index, history and counts, and report what disagrees."""
    # Since SQLite 3.44 this includes FTS5's own comparison of lists and text.
    problems = [f"file: {line}" for (line,) in connection.execute("PRAGMA integrity_check(5)") if line != "ok"]
    problems += [f"{table}: a row points to nothing" for table, *_ in connection.execute("PRAGMA foreign_key_check")]
    for kind in (
        _history_problems(connection),
        _index_problems(connection, indexer, progress),
        _count_problems(connection),
    ):
        problems += [problem for _, problem in zip(range(_MOST_PER_KIND), kind, strict=False)]
    memories = int(str(connection.execute("SELECT count(*) FROM memories").get))
    revisions = int(str(connection.execute("SELECT coalesce(sum(version), 0) FROM memories").get))
    return CheckReport(memories, revisions, tuple(problems), rebuilt=False)


def rebuild(connection: apsw.Connection, indexer: Indexer) -> None:
    """Make the word index and the counts anew from the memories."""
    connection.execute("DELETE FROM words")
    connection.execute("UPDATE spaces SET memories = 0, tokens = 0")
    for row, space, columns, is_live in _expected(connection, indexer):
        tokens = words.write(connection, row, columns)
        if is_live:
            connection.execute(
                "UPDATE spaces SET memories = memories + 1, tokens = tokens + ? WHERE space = ?", (tokens, space)
            )
    connection.execute("INSERT OR REPLACE INTO store VALUES ('tokens', ?)", (str(TOKENS_VERSION),))


def _expected(connection: apsw.Connection, indexer: Indexer) -> Iterator[tuple[int, int, tuple[str, ...], bool]]:
    """Yield (row, space, index columns, is live) as they should be, for all that is indexed."""
    rows = connection.execute(
        "SELECT row, space, kind, content, name, is_named, description, tags, superseded_by FROM memories"
        " WHERE trashed IS NULL ORDER BY row"
    )
    for row, space, kind, content, name, is_named, description, packed_tags, superseded_by in rows:
        tags = json.loads(packed_tags)
        fields = indexer(content, name if is_named else None, description, tags)
        state = words.LIVE if superseded_by is None else words.SUPERSEDED
        yield row, space, words.columns_for(space, state, fields, kind, tags), state == words.LIVE


def _index_problems(connection: apsw.Connection, indexer: Indexer, progress: Progress | None) -> Iterator[str]:
    version = connection.execute("SELECT value FROM store WHERE name = 'tokens'").get
    if version != str(TOKENS_VERSION):
        yield "word index: made by another version of kept; run 'kept check --rebuild'"
        return
    indexed = int(str(connection.execute("SELECT count(*) FROM words").get))
    expected = 0
    for row, _, columns, _ in _expected(connection, indexer):
        expected += 1
        if progress is not None:
            progress(expected, indexed)
        found = connection.execute(
            "SELECT content, name, description, tags, marks FROM words WHERE rowid = ?", (row,)
        ).fetchone()
        if found != columns:
            yield f"word index: row {row} is {'missing' if found is None else 'out of date'}"
    if indexed != expected:
        yield f"word index: {indexed} entries for {expected} memories"


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


def _count_problems(connection: apsw.Connection) -> Iterator[str]:
    rows = connection.execute(
        "SELECT s.space, s.memories, count(m.row) FROM spaces s LEFT JOIN memories m"
        " ON m.space = s.space AND m.superseded_by IS NULL AND m.trashed IS NULL"
        " GROUP BY s.space HAVING s.memories != count(m.row)"
    )
    for space, noted, counted in rows:
        yield f"counts: space {space} notes {noted} live memories but has {counted}"
