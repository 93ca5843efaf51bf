-- The key by which a memory is replaced, a category, how sure its writer is,
-- and when it was archived: since then it is found, and speaks no more by itself.
ALTER TABLE memories ADD COLUMN key TEXT;
ALTER TABLE memories ADD COLUMN category TEXT;
ALTER TABLE memories ADD COLUMN confidence REAL;
ALTER TABLE memories ADD COLUMN archived INTEGER;

CREATE INDEX memories_by_key ON memories (space, key)
    WHERE key IS NOT NULL AND superseded_by IS NULL AND trashed IS NULL;
CREATE INDEX memories_archived ON memories (space)
    WHERE archived IS NOT NULL AND superseded_by IS NULL AND trashed IS NULL;

DROP INDEX memories_by_standing;
DROP INDEX memories_by_project;
CREATE INDEX memories_by_standing ON memories (space, behavioral, pinned, confirmed, created)
    WHERE superseded_by IS NULL AND trashed IS NULL AND archived IS NULL
    AND (confirmed OR (actor != 'import' AND findings IS NULL)) AND (behavioral OR pinned OR confirmed);
CREATE INDEX memories_by_project ON memories (space, project, behavioral, pinned, confirmed, created)
    WHERE superseded_by IS NULL AND trashed IS NULL AND archived IS NULL
    AND (confirmed OR (actor != 'import' AND findings IS NULL)) AND project IS NOT NULL;
