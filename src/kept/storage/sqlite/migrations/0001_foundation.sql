-- Who may see a memory is decided by the space it lies in: one per user
-- (personal), per project and per team of a tenant. The counts are of live
-- memories; ranking needs them without scanning.
CREATE TABLE spaces (
    space    INTEGER PRIMARY KEY,
    tenant   TEXT NOT NULL,
    scope    TEXT NOT NULL CHECK (scope IN ('personal', 'project', 'team')),
    holder   TEXT NOT NULL,
    memories INTEGER NOT NULL DEFAULT 0,
    tokens   INTEGER NOT NULL DEFAULT 0,
    UNIQUE (tenant, scope, holder)
) STRICT;

-- Each tenant counts its memories from 1, in rows of its own: the row of a
-- memory is its tenant's base plus its id. An index of ids would be one more
-- page to write with every memory. "deleted" is the highest id that was
-- deleted, so that none is ever given twice.
CREATE TABLE tenants (
    tenant  TEXT PRIMARY KEY,
    base    INTEGER NOT NULL UNIQUE,
    deleted INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- "row" joins the tables and the word index. Times are microseconds since
-- 1970 in UTC.
CREATE TABLE memories (
    row           INTEGER PRIMARY KEY,
    tenant        TEXT NOT NULL,
    uid           TEXT NOT NULL,
    space         INTEGER NOT NULL REFERENCES spaces (space),
    name          TEXT NOT NULL COLLATE NOCASE,
    is_named      INTEGER NOT NULL,
    kind          TEXT NOT NULL,
    behavioral    INTEGER NOT NULL,
    content       TEXT NOT NULL,
    description   TEXT,
    tags          TEXT NOT NULL,
    project       TEXT,
    branch        TEXT,
    actor         TEXT NOT NULL,
    author        TEXT,
    dialect       TEXT NOT NULL,
    session       TEXT NOT NULL,
    session_group TEXT NOT NULL,
    writer        TEXT,
    created       INTEGER NOT NULL,
    updated       INTEGER NOT NULL,
    version       INTEGER NOT NULL,
    pinned        INTEGER NOT NULL,
    confirmed     INTEGER NOT NULL,
    digest        INTEGER NOT NULL,
    superseded_by TEXT,
    trashed       INTEGER
) STRICT;

CREATE UNIQUE INDEX memories_by_uid ON memories (tenant, uid);
CREATE UNIQUE INDEX memories_by_name ON memories (space, name) WHERE superseded_by IS NULL AND trashed IS NULL;
CREATE INDEX memories_by_former_name ON memories (space, name) WHERE superseded_by IS NOT NULL OR trashed IS NOT NULL;
CREATE INDEX memories_by_digest ON memories (space, digest) WHERE superseded_by IS NULL AND trashed IS NULL;
CREATE INDEX memories_by_time ON memories (space, created) WHERE trashed IS NULL;
-- What may enter a brief, in its order, and what waits for a person first.
-- Ordinary facts, by far the most, have no standing and come by time.
CREATE INDEX memories_by_standing ON memories (space, behavioral, pinned, confirmed, created)
    WHERE superseded_by IS NULL AND trashed IS NULL AND (actor != 'import' OR confirmed)
    AND (behavioral OR pinned OR confirmed);
CREATE INDEX memories_by_project ON memories (space, project, behavioral, pinned, confirmed, created)
    WHERE superseded_by IS NULL AND trashed IS NULL AND (actor != 'import' OR confirmed) AND project IS NOT NULL;
CREATE INDEX memories_waiting ON memories (space)
    WHERE superseded_by IS NULL AND trashed IS NULL AND NOT (actor != 'import' OR confirmed);
CREATE INDEX memories_by_successor ON memories (space, superseded_by) WHERE superseded_by IS NOT NULL;
CREATE INDEX memories_in_trash ON memories (space, trashed) WHERE trashed IS NOT NULL;

-- One line per change, once there was a second one: a memory at version 1
-- is its own first revision. "state" is the memory as the change left it, as
-- JSON; it is NULL for the newest change, whose state is the memory itself.
CREATE TABLE revisions (
    row        INTEGER NOT NULL REFERENCES memories (row) ON DELETE CASCADE,
    version    INTEGER NOT NULL,
    action     TEXT NOT NULL,
    at         INTEGER NOT NULL,
    actor      TEXT NOT NULL,
    author     TEXT,
    dialect    TEXT NOT NULL,
    session    TEXT NOT NULL,
    session_group TEXT NOT NULL,
    state      TEXT,
    PRIMARY KEY (row, version)
) STRICT, WITHOUT ROWID;

-- What is left of a deleted memory: that it was, and who deleted it when.
-- "erased" turns 1 when its bytes are known to be gone from the file.
CREATE TABLE tombstones (
    tenant     TEXT NOT NULL,
    id         INTEGER NOT NULL,
    uid        TEXT NOT NULL,
    space      INTEGER NOT NULL REFERENCES spaces (space),
    deleted    INTEGER NOT NULL,
    actor      TEXT NOT NULL,
    author     TEXT,
    session    TEXT NOT NULL,
    erased     INTEGER NOT NULL,
    PRIMARY KEY (tenant, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tombstones_pending ON tombstones (erased) WHERE erased = 0;

CREATE TABLE budgets (
    tenant  TEXT NOT NULL,
    author  TEXT NOT NULL,
    session TEXT NOT NULL,
    name    TEXT NOT NULL,
    used    INTEGER NOT NULL,
    PRIMARY KEY (tenant, author, session, name)
) STRICT, WITHOUT ROWID;

-- An empty author means the whole store.
CREATE TABLE settings (
    tenant TEXT NOT NULL,
    author TEXT NOT NULL,
    name   TEXT NOT NULL,
    value  TEXT NOT NULL,
    PRIMARY KEY (tenant, author, name)
) STRICT, WITHOUT ROWID;

-- Facts about this file: its id, and which version of the tokens it holds.
CREATE TABLE store (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO store VALUES ('id', lower(hex(randomblob(16)))), ('tokens', '1');

-- The text of each column is our own tokens, each with its space in front
-- ("7|word"; "7!|word" when superseded, "7~|word" in the trash), so that other people's memories
-- stand elsewhere in the index and cost nothing. Positions and sizes are
-- left out: ranking reads the tokens of the best candidates themselves.
CREATE VIRTUAL TABLE words USING fts5 (
    content, name, description, tags, marks,
    detail = none, columnsize = 0, tokenize = "ascii tokenchars '!#%+-./:@_|~'"
);
INSERT INTO words (words, rank) VALUES ('secure-delete', 1);
-- Each write adds a segment; merged by eight instead of four, writes are
-- cheaper by a tenth and searches as fast.
INSERT INTO words (words, rank) VALUES ('automerge', 8);
CREATE VIRTUAL TABLE vocabulary USING fts5vocab (words, row);
