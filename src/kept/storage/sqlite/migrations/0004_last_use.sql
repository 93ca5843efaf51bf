-- When a memory was last recalled. No change of it, so no revision.
ALTER TABLE memories ADD COLUMN used INTEGER;
