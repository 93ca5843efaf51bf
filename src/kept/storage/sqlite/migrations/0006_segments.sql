-- Archived ranges of conversations: messages as JSON in "body", whose SHA-256
-- is "digest". "inside" are the handles of archives whose placeholders are
-- among the messages, as JSON. "secret" is NULL until somebody has looked. "source" names what an import read it from,
-- "conversation" the file that it was archived from.
CREATE TABLE segments (
    segment   INTEGER PRIMARY KEY AUTOINCREMENT,
    space     INTEGER NOT NULL REFERENCES spaces (space),
    session   TEXT NOT NULL,
    uuid      TEXT NOT NULL,
    created   INTEGER NOT NULL,
    first     INTEGER NOT NULL,
    last      INTEGER NOT NULL,
    messages  INTEGER NOT NULL,
    chars     INTEGER NOT NULL,
    tokens    INTEGER NOT NULL,
    tokenizer TEXT NOT NULL,
    exact     INTEGER NOT NULL,
    summary   TEXT NOT NULL,
    preview   TEXT NOT NULL,
    secret    INTEGER,
    inside    TEXT NOT NULL,
    source    TEXT,
    conversation TEXT,
    digest    BLOB NOT NULL,
    body      BLOB NOT NULL,
    UNIQUE (space, uuid)
) STRICT;
CREATE INDEX segments_by_session ON segments (space, session);
CREATE UNIQUE INDEX segments_by_source ON segments (space, source) WHERE source IS NOT NULL;
