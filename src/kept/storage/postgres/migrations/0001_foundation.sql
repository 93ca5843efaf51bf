-- "tenant" leads every key and index, no statement joins two tenants, and no
-- number is counted across them: so each tenant may live on a node of its own.
-- For the same reason there are no triggers and no sequences, and policies
-- look at columns and settings only.
--
-- Texts compare by their bytes (COLLATE "C"), as in the embedded store. Times
-- are microseconds since 1970 in UTC.

-- Facts about this store: its id, its schema, which version of the tokens it holds.
CREATE TABLE store (
    name  text COLLATE "C" PRIMARY KEY,
    value text COLLATE "C" NOT NULL
);

-- The last numbers that a tenant has given: none is ever given twice.
CREATE TABLE tenants (
    tenant   text COLLATE "C" PRIMARY KEY,
    spaces   bigint NOT NULL DEFAULT 0,
    memories bigint NOT NULL DEFAULT 0,
    segments bigint NOT NULL DEFAULT 0,
    messages bigint NOT NULL DEFAULT 0,
    deeds    bigint NOT NULL DEFAULT 0,
    vectors  bigint NOT NULL DEFAULT 0
);

-- Who may see a memory is decided by the space it lies in: one per user
-- (personal), per project and per team of a tenant. The counts are of live
-- memories and of archived messages; ranking needs them without scanning.
-- "changes" tells whoever shows a space when to look again.
CREATE TABLE spaces (
    tenant         text COLLATE "C" NOT NULL,
    space          bigint NOT NULL,
    scope          text COLLATE "C" NOT NULL CHECK (scope IN ('personal', 'project', 'team')),
    holder         text COLLATE "C" NOT NULL,
    memories       bigint NOT NULL DEFAULT 0,
    tokens         bigint NOT NULL DEFAULT 0,
    messages       bigint NOT NULL DEFAULT 0,
    message_tokens bigint NOT NULL DEFAULT 0,
    changes        bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant, space),
    UNIQUE (tenant, scope, holder)
);

-- "row" is the number that people see, counted per tenant. "chars" is the
-- length of the content. "folded" is what a name is looked up by: lower() of a
-- text that compares by its bytes folds A to Z only, and in a condition it
-- would keep row-level security from using an index.
CREATE TABLE memories (
    tenant        text COLLATE "C" NOT NULL,
    row           bigint NOT NULL,
    space         bigint NOT NULL,
    uid           text COLLATE "C" NOT NULL,
    name          text COLLATE "C" NOT NULL,
    folded        text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
    is_named      boolean NOT NULL,
    kind          text COLLATE "C" NOT NULL,
    behavioral    boolean NOT NULL,
    content       text COLLATE "C" NOT NULL,
    chars         integer NOT NULL,
    description   text COLLATE "C",
    tags          text COLLATE "C" NOT NULL,
    project       text COLLATE "C",
    branch        text COLLATE "C",
    actor         text COLLATE "C" NOT NULL,
    author        text COLLATE "C",
    dialect       text COLLATE "C" NOT NULL,
    session       text COLLATE "C" NOT NULL,
    session_group text COLLATE "C" NOT NULL,
    writer        text COLLATE "C",
    created       bigint NOT NULL,
    updated       bigint NOT NULL,
    version       bigint NOT NULL,
    pinned        boolean NOT NULL,
    confirmed     boolean NOT NULL,
    digest        bigint NOT NULL,
    superseded_by text COLLATE "C",
    trashed       bigint,
    findings      text COLLATE "C",
    key           text COLLATE "C",
    category      text COLLATE "C",
    confidence    double precision,
    archived      bigint,
    used          bigint,
    PRIMARY KEY (tenant, row)
);
CREATE UNIQUE INDEX memories_by_uid ON memories (tenant, uid);
CREATE UNIQUE INDEX memories_by_name ON memories (tenant, space, folded)
    WHERE superseded_by IS NULL AND trashed IS NULL;
CREATE INDEX memories_by_former_name ON memories (tenant, space, folded)
    WHERE superseded_by IS NOT NULL OR trashed IS NOT NULL;
CREATE UNIQUE INDEX memories_by_key ON memories (tenant, space, coalesce(project, ''), key)
    WHERE key IS NOT NULL AND superseded_by IS NULL AND trashed IS NULL;
CREATE INDEX memories_by_digest ON memories (tenant, space, digest)
    WHERE superseded_by IS NULL AND trashed IS NULL;
CREATE INDEX memories_by_time ON memories (tenant, space, created, row) WHERE trashed IS NULL;
CREATE INDEX memories_by_standing ON memories (tenant, space, behavioral, pinned, confirmed, created)
    WHERE superseded_by IS NULL AND trashed IS NULL AND archived IS NULL
    AND (confirmed OR (actor <> 'import' AND findings IS NULL)) AND (behavioral OR pinned OR confirmed);
CREATE INDEX memories_by_project ON memories (tenant, space, project, behavioral, pinned, confirmed, created)
    WHERE superseded_by IS NULL AND trashed IS NULL AND archived IS NULL
    AND (confirmed OR (actor <> 'import' AND findings IS NULL)) AND project IS NOT NULL;
CREATE INDEX memories_waiting ON memories (tenant, space, created)
    WHERE superseded_by IS NULL AND trashed IS NULL AND NOT (confirmed OR (actor <> 'import' AND findings IS NULL));
CREATE INDEX memories_by_successor ON memories (tenant, space, superseded_by) WHERE superseded_by IS NOT NULL;
CREATE INDEX memories_in_trash ON memories (tenant, space, trashed) WHERE trashed IS NOT NULL;
CREATE INDEX memories_archived ON memories (tenant, space)
    WHERE archived IS NOT NULL AND superseded_by IS NULL AND trashed IS NULL;

-- One line per change, once there was a second one: a memory at version 1
-- is its own first revision. "state" is the memory as the change left it, as
-- JSON; it is NULL for the newest change, whose state is the memory itself.
CREATE TABLE revisions (
    tenant        text COLLATE "C" NOT NULL,
    row           bigint NOT NULL,
    version       bigint NOT NULL,
    space         bigint NOT NULL,
    action        text COLLATE "C" NOT NULL,
    at            bigint NOT NULL,
    actor         text COLLATE "C" NOT NULL,
    author        text COLLATE "C",
    dialect       text COLLATE "C" NOT NULL,
    session       text COLLATE "C" NOT NULL,
    session_group text COLLATE "C" NOT NULL,
    state         text COLLATE "C",
    PRIMARY KEY (tenant, row, version),
    FOREIGN KEY (tenant, row) REFERENCES memories (tenant, row) ON DELETE CASCADE
);

-- What is left of a deleted memory or archive: that it was, and who deleted
-- it when. "erased" turns true when its bytes are vacuumed away.
CREATE TABLE tombstones (
    tenant  text COLLATE "C" NOT NULL,
    id      bigint NOT NULL,
    uid     text COLLATE "C" NOT NULL,
    space   bigint NOT NULL,
    deleted bigint NOT NULL,
    actor   text COLLATE "C" NOT NULL,
    author  text COLLATE "C",
    session text COLLATE "C" NOT NULL,
    erased  boolean NOT NULL,
    PRIMARY KEY (tenant, id)
);
CREATE INDEX tombstones_by_uid ON tombstones (tenant, uid);
CREATE INDEX tombstones_pending ON tombstones (tenant) WHERE NOT erased;

CREATE TABLE budgets (
    tenant  text COLLATE "C" NOT NULL,
    author  text COLLATE "C" NOT NULL,
    session text COLLATE "C" NOT NULL,
    name    text COLLATE "C" NOT NULL,
    used    bigint NOT NULL,
    PRIMARY KEY (tenant, author, session, name)
);

-- An empty author means the whole store, and so does an empty tenant.
CREATE TABLE settings (
    tenant text COLLATE "C" NOT NULL,
    author text COLLATE "C" NOT NULL,
    name   text COLLATE "C" NOT NULL,
    value  text COLLATE "C" NOT NULL,
    PRIMARY KEY (tenant, author, name)
);

-- The word index. "words" holds the tokens of each field, as ranking counts
-- them, and "marks", what is filtered by; "postings" tells which rows have a
-- token. "state" is 0 for live memories, 1 for superseded ones, 2 for those in
-- the trash, 3 for archived messages, whose rows are below zero.
CREATE TABLE words (
    tenant      text COLLATE "C" NOT NULL,
    row         bigint NOT NULL,
    space       bigint NOT NULL,
    state       smallint NOT NULL,
    content     text COLLATE "C" NOT NULL,
    name        text COLLATE "C" NOT NULL,
    description text COLLATE "C" NOT NULL,
    tags        text COLLATE "C" NOT NULL,
    marks       text COLLATE "C" NOT NULL,
    PRIMARY KEY (tenant, row)
);
CREATE TABLE postings (
    tenant text COLLATE "C" NOT NULL,
    space  bigint NOT NULL,
    state  smallint NOT NULL,
    term   text COLLATE "C" NOT NULL,
    row    bigint NOT NULL,
    PRIMARY KEY (tenant, space, state, term, row)
);

-- What memories and archived messages (rows below zero) mean: one byte for
-- each of "dims" dimensions, and their signs, by which the nearest are
-- nominated. "model" made them; it is empty when the text has changed since.
-- "pieces" are what the built-in model makes of the words. "written" is the
-- number under which the tenant wrote it: who keeps signs asks for those above.
CREATE TABLE vectors (
    tenant  text COLLATE "C" NOT NULL,
    row     bigint NOT NULL,
    space   bigint NOT NULL,
    model   text COLLATE "C" NOT NULL,
    dims    integer NOT NULL,
    signs   bit varying NOT NULL,
    vector  bytea NOT NULL,
    pieces  bytea NOT NULL,
    written bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (tenant, row)
);
-- The signs stand in the index, so that a look at all of a space reads 90 bytes for each.
CREATE INDEX vectors_by_model ON vectors (tenant, space, model, row) INCLUDE (dims, signs);
CREATE INDEX vectors_by_writing ON vectors (tenant, space, model, written);

-- Archived ranges of conversations: messages as JSON in "body", whose SHA-256
-- is "digest". "inside" are the handles of archives whose placeholders are
-- among the messages, as JSON. "secret" is NULL until somebody has looked.
-- "source" names what an import read it from, "conversation" the file that it
-- was archived from.
CREATE TABLE segments (
    tenant       text COLLATE "C" NOT NULL,
    segment      bigint NOT NULL,
    space        bigint NOT NULL,
    session      text COLLATE "C" NOT NULL,
    uuid         text COLLATE "C" NOT NULL,
    created      bigint NOT NULL,
    first        bigint NOT NULL,
    last         bigint NOT NULL,
    messages     bigint NOT NULL,
    chars        bigint NOT NULL,
    tokens       bigint NOT NULL,
    tokenizer    text COLLATE "C" NOT NULL,
    exact        boolean NOT NULL,
    summary      text COLLATE "C" NOT NULL,
    preview      text COLLATE "C" NOT NULL,
    secret       boolean,
    inside       text COLLATE "C" NOT NULL,
    source       text COLLATE "C",
    conversation text COLLATE "C",
    digest       bytea NOT NULL,
    body         bytea NOT NULL,
    is_read      boolean NOT NULL DEFAULT false,
    PRIMARY KEY (tenant, segment),
    UNIQUE (tenant, space, uuid)
);
CREATE INDEX segments_by_session ON segments (tenant, space, session);
CREATE UNIQUE INDEX segments_by_source ON segments (tenant, space, source) WHERE source IS NOT NULL;
CREATE INDEX segments_unread ON segments (tenant, space, segment) WHERE NOT is_read;

-- Archived messages one by one, to be found by: made from the archives when
-- somebody first searches them, secrets masked.
CREATE TABLE messages (
    tenant   text COLLATE "C" NOT NULL,
    message  bigint NOT NULL,
    space    bigint NOT NULL,
    segment  bigint NOT NULL,
    position bigint NOT NULL,
    speaker  text COLLATE "C" NOT NULL,
    said     bigint NOT NULL,
    text     text COLLATE "C" NOT NULL,
    PRIMARY KEY (tenant, message),
    FOREIGN KEY (tenant, segment) REFERENCES segments (tenant, segment)
);
CREATE INDEX messages_by_segment ON messages (tenant, segment, position);
CREATE INDEX messages_by_space ON messages (tenant, space, message);

-- Where a user's memories also are files. "index_*" is MEMORY.md as it was
-- left: its size, time and inode. After a backup was restored the store has
-- the last word, once ("overrules").
CREATE TABLE folders (
    tenant      text COLLATE "C" NOT NULL,
    space       bigint NOT NULL,
    path        text COLLATE "C" NOT NULL,
    index_size  bigint,
    index_time  bigint,
    index_inode bigint,
    overrules   boolean NOT NULL DEFAULT false,
    PRIMARY KEY (tenant, space)
);

-- One line per file ("name.md", "trash/name.md"): which memory it is, in which
-- version, and how it looked then. Without a uid it is nobody's: left alone,
-- for the reason in "problem". "line" is a digest of its line in the index.
-- "seen" is when that was; times are nanoseconds.
CREATE TABLE folder_files (
    tenant  text COLLATE "C" NOT NULL,
    space   bigint NOT NULL,
    file    text COLLATE "C" NOT NULL,
    uid     text COLLATE "C",
    version bigint,
    size    bigint NOT NULL,
    time    bigint NOT NULL,
    inode   bigint NOT NULL,
    seen    bigint NOT NULL,
    digest  bytea NOT NULL,
    line    bytea,
    problem text COLLATE "C",
    PRIMARY KEY (tenant, space, file),
    FOREIGN KEY (tenant, space) REFERENCES folders (tenant, space) ON DELETE CASCADE
);
CREATE INDEX folder_files_by_uid ON folder_files (tenant, space, uid);
CREATE INDEX folder_files_by_problem ON folder_files (tenant, space, problem) WHERE problem IS NOT NULL;

-- Memories that changed and whose files do not say so yet. A process that
-- dies between the two leaves the note, and the next one writes the file.
CREATE TABLE folder_waiting (
    tenant text COLLATE "C" NOT NULL,
    space  bigint NOT NULL,
    uid    text COLLATE "C" NOT NULL,
    PRIMARY KEY (tenant, space, uid),
    FOREIGN KEY (tenant, space) REFERENCES folders (tenant, space) ON DELETE CASCADE
);

-- What the files of deleted memories looked like: they are removed, and never
-- taken for new ones. No name is left here, for a name may tell what it was.
CREATE TABLE folder_erased (
    tenant text COLLATE "C" NOT NULL,
    space  bigint NOT NULL,
    digest bytea NOT NULL,
    PRIMARY KEY (tenant, space, digest),
    FOREIGN KEY (tenant, space) REFERENCES folders (tenant, space) ON DELETE CASCADE
);

-- Who may come in over HTTP: people, the teams an administrator put them in,
-- and the tokens they and their agents hold. A token itself is nowhere, only
-- its SHA-256. "use" tells what it is for: a program's, a link that signs a
-- browser in once, or such a browser. "projects" is a JSON list; ["*"] is all.
CREATE TABLE users (
    tenant   text COLLATE "C" NOT NULL,
    name     text COLLATE "C" NOT NULL,
    created  bigint NOT NULL,
    disabled bigint,
    PRIMARY KEY (tenant, name)
);
CREATE TABLE members (
    tenant text COLLATE "C" NOT NULL,
    name   text COLLATE "C" NOT NULL,
    team   text COLLATE "C" NOT NULL,
    PRIMARY KEY (tenant, name, team),
    FOREIGN KEY (tenant, name) REFERENCES users (tenant, name) ON DELETE CASCADE
);
CREATE TABLE tokens (
    tenant   text COLLATE "C" NOT NULL,
    id       text COLLATE "C" NOT NULL,
    holder   text COLLATE "C" NOT NULL,
    name     text COLLATE "C" NOT NULL,
    use      text COLLATE "C" NOT NULL CHECK (use IN ('program', 'link', 'browser')),
    actor    text COLLATE "C" NOT NULL CHECK (actor IN ('person', 'agent')),
    access   text COLLATE "C" NOT NULL CHECK (access IN ('read', 'write', 'admin')),
    projects text COLLATE "C" NOT NULL,
    created  bigint NOT NULL,
    expires  bigint,
    used     bigint,
    revoked  bigint,
    digest   bytea NOT NULL,
    PRIMARY KEY (tenant, id),
    UNIQUE (tenant, digest),
    FOREIGN KEY (tenant, holder) REFERENCES users (tenant, name) ON DELETE CASCADE
);
CREATE INDEX tokens_by_holder ON tokens (tenant, holder);
-- The one look-up without a tenant: whoever shows a token has not said whose it is.
CREATE INDEX tokens_by_digest ON tokens (digest);

-- Who did what, never what it said. "target" is an id, "outcome" ok or the code of an error.
CREATE TABLE deeds (
    tenant  text COLLATE "C" NOT NULL,
    deed    bigint NOT NULL,
    at      bigint NOT NULL,
    author  text COLLATE "C",
    actor   text COLLATE "C" NOT NULL,
    token   text COLLATE "C",
    surface text COLLATE "C" NOT NULL,
    action  text COLLATE "C" NOT NULL,
    target  text COLLATE "C",
    outcome text COLLATE "C" NOT NULL,
    address text COLLATE "C",
    PRIMARY KEY (tenant, deed)
);

-- Pairs of memories that say nearly the same ("same") or the same of another
-- value ("differs"), until a person has judged them ("dismissed").
CREATE TABLE likeness (
    tenant      text COLLATE "C" NOT NULL,
    newer       bigint NOT NULL,
    older       bigint NOT NULL,
    newer_space bigint NOT NULL,
    older_space bigint NOT NULL,
    kind        text COLLATE "C" NOT NULL CHECK (kind IN ('same', 'differs')),
    dismissed   boolean NOT NULL DEFAULT false,
    PRIMARY KEY (tenant, newer, older),
    FOREIGN KEY (tenant, newer) REFERENCES memories (tenant, row) ON DELETE CASCADE,
    FOREIGN KEY (tenant, older) REFERENCES memories (tenant, row) ON DELETE CASCADE
);
CREATE INDEX likeness_by_older ON likeness (tenant, older);
CREATE INDEX likeness_open ON likeness (tenant, kind, newer) WHERE NOT dismissed;

-- Which rows of a space were compared with the others: those between the two.
CREATE TABLE compared (
    tenant text COLLATE "C" NOT NULL,
    space  bigint NOT NULL,
    first  bigint NOT NULL,
    last   bigint NOT NULL,
    PRIMARY KEY (tenant, space)
);

-- The rule of visibility, a second time. Each transaction says who asks:
--   kept.tenant, kept.author, kept.project   the caller's
--   kept.teams                               an array of them
--   kept.spaces                              an array of the spaces that "spaces" shows this caller
--   kept.reach                               '' for callers; 'tenant' or 'store' for upkeep and administrators
--   kept.token                               the digest, as hex, of the token that a visitor shows
-- What is not said reads as '', and shows nothing.
ALTER TABLE tenants ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON tenants USING (
    tenant = current_setting('kept.tenant', true) OR current_setting('kept.reach', true) = 'store'
);

ALTER TABLE spaces ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON spaces USING (
    tenant = current_setting('kept.tenant', true) AND (
        CASE scope
            WHEN 'personal' THEN holder = current_setting('kept.author', true)
            WHEN 'project' THEN holder = current_setting('kept.project', true)
            ELSE holder = ANY (nullif(current_setting('kept.teams', true), '')::text[])
        END
        OR current_setting('kept.reach', true) IN ('tenant', 'store')
    )
);

ALTER TABLE memories ENABLE ROW LEVEL SECURITY;
ALTER TABLE revisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE words ENABLE ROW LEVEL SECURITY;
ALTER TABLE postings ENABLE ROW LEVEL SECURITY;
ALTER TABLE vectors ENABLE ROW LEVEL SECURITY;
ALTER TABLE segments ENABLE ROW LEVEL SECURITY;
ALTER TABLE messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE folders ENABLE ROW LEVEL SECURITY;
ALTER TABLE folder_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE folder_waiting ENABLE ROW LEVEL SECURITY;
ALTER TABLE folder_erased ENABLE ROW LEVEL SECURITY;
ALTER TABLE compared ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON memories USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON revisions USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON words USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON postings USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON vectors USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON segments USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON messages USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON folders USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON folder_files USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON folder_waiting USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON folder_erased USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
CREATE POLICY seen ON compared USING (
    tenant = current_setting('kept.tenant', true)
    AND space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);
ALTER TABLE likeness ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON likeness USING (
    tenant = current_setting('kept.tenant', true)
    AND newer_space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
    AND older_space = ANY (nullif(current_setting('kept.spaces', true), '')::bigint[])
);

-- A deleted memory is known to the whole tenant, by nothing but its numbers.
ALTER TABLE tombstones ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON tombstones USING (tenant = current_setting('kept.tenant', true));

ALTER TABLE budgets ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON budgets USING (
    tenant = current_setting('kept.tenant', true)
    AND (author = current_setting('kept.author', true) OR current_setting('kept.reach', true) = 'tenant')
);
ALTER TABLE settings ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON settings USING (
    (tenant = '' AND author = '')
    OR (tenant = current_setting('kept.tenant', true)
        AND (author = current_setting('kept.author', true) OR current_setting('kept.reach', true) = 'tenant'))
);

ALTER TABLE users ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON users USING (tenant = current_setting('kept.tenant', true));
ALTER TABLE members ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON members USING (tenant = current_setting('kept.tenant', true));
ALTER TABLE deeds ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON deeds USING (tenant = current_setting('kept.tenant', true));
ALTER TABLE tokens ENABLE ROW LEVEL SECURITY;
CREATE POLICY seen ON tokens USING (
    tenant = current_setting('kept.tenant', true)
    OR digest = decode(coalesce(current_setting('kept.token', true), ''), 'hex')
);

-- Tables obey their policies whoever owns them.
ALTER TABLE tenants FORCE ROW LEVEL SECURITY;
ALTER TABLE spaces FORCE ROW LEVEL SECURITY;
ALTER TABLE memories FORCE ROW LEVEL SECURITY;
ALTER TABLE revisions FORCE ROW LEVEL SECURITY;
ALTER TABLE words FORCE ROW LEVEL SECURITY;
ALTER TABLE postings FORCE ROW LEVEL SECURITY;
ALTER TABLE vectors FORCE ROW LEVEL SECURITY;
ALTER TABLE segments FORCE ROW LEVEL SECURITY;
ALTER TABLE messages FORCE ROW LEVEL SECURITY;
ALTER TABLE folders FORCE ROW LEVEL SECURITY;
ALTER TABLE folder_files FORCE ROW LEVEL SECURITY;
ALTER TABLE folder_waiting FORCE ROW LEVEL SECURITY;
ALTER TABLE folder_erased FORCE ROW LEVEL SECURITY;
ALTER TABLE compared FORCE ROW LEVEL SECURITY;
ALTER TABLE likeness FORCE ROW LEVEL SECURITY;
ALTER TABLE tombstones FORCE ROW LEVEL SECURITY;
ALTER TABLE budgets FORCE ROW LEVEL SECURITY;
ALTER TABLE settings FORCE ROW LEVEL SECURITY;
ALTER TABLE users FORCE ROW LEVEL SECURITY;
ALTER TABLE members FORCE ROW LEVEL SECURITY;
ALTER TABLE deeds FORCE ROW LEVEL SECURITY;
ALTER TABLE tokens FORCE ROW LEVEL SECURITY;
