-- What screening found in a memory, as JSON; NULL when it found nothing. A
-- memory with findings, like one that an import brought, speaks by itself
-- only when a person has confirmed it.
ALTER TABLE memories ADD COLUMN findings TEXT;

DROP INDEX memories_by_standing;
DROP INDEX memories_by_project;
DROP INDEX memories_waiting;
CREATE INDEX memories_by_standing ON memories (space, behavioral, pinned, confirmed, created)
    WHERE superseded_by IS NULL AND trashed IS NULL AND (confirmed OR (actor != 'import' AND findings IS NULL))
    AND (behavioral OR pinned OR confirmed);
CREATE INDEX memories_by_project ON memories (space, project, behavioral, pinned, confirmed, created)
    WHERE superseded_by IS NULL AND trashed IS NULL AND (confirmed OR (actor != 'import' AND findings IS NULL))
    AND project IS NOT NULL;
CREATE INDEX memories_waiting ON memories (space, created)
    WHERE superseded_by IS NULL AND trashed IS NULL AND NOT (confirmed OR (actor != 'import' AND findings IS NULL));
