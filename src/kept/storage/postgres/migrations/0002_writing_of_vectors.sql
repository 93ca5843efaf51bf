-- "written" is the number under which its tenant wrote a vector: whoever keeps
-- signs asks for those above. What was here before is the first. Servers of the
-- version before count nothing and leave 0, so those are always asked for.
ALTER TABLE tenants ADD COLUMN vectors bigint NOT NULL DEFAULT 1;
ALTER TABLE vectors ADD COLUMN written bigint NOT NULL DEFAULT 1;
ALTER TABLE vectors ALTER COLUMN written SET DEFAULT 0;
CREATE INDEX vectors_by_writing ON vectors (tenant, space, model, written);
