-- Where a user's memories also are files. "index_*" is MEMORY.md as it was
-- left: its size, time and inode. After a backup was restored the store has
-- the last word, once ("overrules").
CREATE TABLE folders (
    space       INTEGER PRIMARY KEY REFERENCES spaces (space),
    path        TEXT NOT NULL,
    index_size  INTEGER,
    index_time  INTEGER,
    index_inode INTEGER,
    overrules   INTEGER NOT NULL DEFAULT 0
) STRICT;

-- One line per file ("name.md", "trash/name.md"): which memory it is, in which
-- version, and how it looked then. Without a uid it is nobody's: left alone,
-- for the reason in "problem". "line" is a digest of its line in the index.
-- "seen" is when that was; times are nanoseconds.
CREATE TABLE folder_files (
    space   INTEGER NOT NULL REFERENCES folders (space) ON DELETE CASCADE,
    file    TEXT NOT NULL,
    uid     TEXT,
    version INTEGER,
    size    INTEGER NOT NULL,
    time    INTEGER NOT NULL,
    inode   INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    digest  BLOB NOT NULL,
    line    BLOB,
    problem TEXT,
    PRIMARY KEY (space, file)
) STRICT, WITHOUT ROWID;
CREATE INDEX folder_files_by_uid ON folder_files (uid, space);
CREATE INDEX folder_files_by_problem ON folder_files (space, problem) WHERE problem IS NOT NULL;

-- Memories that changed and whose files do not say so yet. A process that
-- dies between the two leaves the note, and the next one writes the file.
CREATE TABLE folder_waiting (
    space INTEGER NOT NULL REFERENCES folders (space) ON DELETE CASCADE,
    uid   TEXT NOT NULL,
    PRIMARY KEY (space, uid)
) STRICT, WITHOUT ROWID;

-- What the files of deleted memories looked like: they are removed, and never
-- taken for new ones. No name is left here, for a name may tell what it was.
CREATE TABLE folder_erased (
    space  INTEGER NOT NULL REFERENCES folders (space) ON DELETE CASCADE,
    digest BLOB NOT NULL,
    PRIMARY KEY (space, digest)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER folder_after_insert AFTER INSERT ON memories
WHEN EXISTS (SELECT 1 FROM folders WHERE space = NEW.space)
BEGIN
    INSERT OR IGNORE INTO folder_waiting VALUES (NEW.space, NEW.uid);
END;

CREATE TRIGGER folder_after_update AFTER UPDATE OF version ON memories
WHEN EXISTS (SELECT 1 FROM folders WHERE space = NEW.space)
BEGIN
    INSERT OR IGNORE INTO folder_waiting VALUES (NEW.space, NEW.uid);
END;

CREATE TRIGGER folder_after_delete AFTER DELETE ON memories
WHEN EXISTS (SELECT 1 FROM folders WHERE space = OLD.space)
BEGIN
    INSERT OR IGNORE INTO folder_erased
        SELECT space, digest FROM folder_files WHERE space = OLD.space AND uid = OLD.uid AND problem IS NULL;
    DELETE FROM folder_files WHERE space = OLD.space AND uid = OLD.uid;
    DELETE FROM folder_waiting WHERE space = OLD.space AND uid = OLD.uid;
END;
