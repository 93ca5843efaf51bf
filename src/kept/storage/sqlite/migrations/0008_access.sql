-- Who may come in over HTTP: people, the teams an administrator put them in,
-- and the tokens they and their agents hold. A token itself is nowhere, only
-- its SHA-256. "use" tells what it is for: a program's, a link that signs a
-- browser in once, or such a browser. "projects" is a JSON list; ["*"] is all.
CREATE TABLE users (
    tenant   TEXT NOT NULL,
    name     TEXT NOT NULL,
    created  INTEGER NOT NULL,
    disabled INTEGER,
    PRIMARY KEY (tenant, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
    tenant TEXT NOT NULL,
    name   TEXT NOT NULL,
    team   TEXT NOT NULL,
    PRIMARY KEY (tenant, name, team),
    FOREIGN KEY (tenant, name) REFERENCES users (tenant, name) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    id       TEXT PRIMARY KEY,
    tenant   TEXT NOT NULL,
    holder   TEXT NOT NULL,
    name     TEXT NOT NULL,
    use      TEXT NOT NULL CHECK (use IN ('program', 'link', 'browser')),
    actor    TEXT NOT NULL CHECK (actor IN ('person', 'agent')),
    access   TEXT NOT NULL CHECK (access IN ('read', 'write', 'admin')),
    projects TEXT NOT NULL,
    created  INTEGER NOT NULL,
    expires  INTEGER,
    used     INTEGER,
    revoked  INTEGER,
    digest   BLOB NOT NULL UNIQUE,
    FOREIGN KEY (tenant, holder) REFERENCES users (tenant, name) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_holder ON tokens (tenant, holder);

-- Who did what, never what it said. "target" is an id, "outcome" ok or the code of an error.
CREATE TABLE deeds (
    deed    INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant  TEXT NOT NULL,
    at      INTEGER NOT NULL,
    author  TEXT,
    actor   TEXT NOT NULL,
    token   TEXT,
    surface TEXT NOT NULL,
    action  TEXT NOT NULL,
    target  TEXT,
    outcome TEXT NOT NULL,
    address TEXT
) STRICT;

-- Counts the changes of a space, so that whoever shows it knows when to look again.
ALTER TABLE spaces ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;

-- Pairs of memories that say nearly the same ("same") or the same of another
-- value ("differs"), until a person has judged them ("dismissed").
CREATE TABLE likeness (
    newer     INTEGER NOT NULL REFERENCES memories (row) ON DELETE CASCADE,
    older     INTEGER NOT NULL REFERENCES memories (row) ON DELETE CASCADE,
    kind      TEXT NOT NULL CHECK (kind IN ('same', 'differs')),
    dismissed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (newer, older)
) STRICT, WITHOUT ROWID;
CREATE INDEX likeness_by_older ON likeness (older);
CREATE INDEX likeness_open ON likeness (kind, newer) WHERE dismissed = 0;

-- Which rows of a space were compared with the others: those between the two.
CREATE TABLE compared (
    space INTEGER PRIMARY KEY REFERENCES spaces (space),
    first INTEGER NOT NULL,
    last  INTEGER NOT NULL
) STRICT;
