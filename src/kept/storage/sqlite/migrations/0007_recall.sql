-- What memories mean, as numbers: one byte for each dimension. "model" made
-- them; it is empty when the text has changed since. "pieces" are what the
-- built-in model makes of its words. Vectors are made after the fact, in the
-- order of rows, so what lies above the last one has none yet.
CREATE TABLE vectors (
    row    INTEGER PRIMARY KEY,
    space  INTEGER NOT NULL REFERENCES spaces (space),
    model  TEXT NOT NULL,
    vector BLOB NOT NULL,
    pieces BLOB NOT NULL
) STRICT;
CREATE INDEX vectors_by_model ON vectors (model, space);

-- Becomes another whenever a vector is removed or outdated: then what a
-- process has read of them is read again.
INSERT INTO store VALUES ('vectors', lower(hex(randomblob(8))));

-- What is stored from now on has the stems of its own language.
UPDATE store SET value = '2' WHERE name = 'tokens' AND NOT EXISTS (SELECT 1 FROM memories);

-- Archived messages one by one, to be found by: made from the archives when
-- somebody first searches them, secrets masked. The word index and the vectors
-- know a message by its number below zero; its tokens begin with "7@|".
CREATE TABLE messages (
    message  INTEGER PRIMARY KEY AUTOINCREMENT,
    space    INTEGER NOT NULL REFERENCES spaces (space),
    segment  INTEGER NOT NULL REFERENCES segments (segment),
    position INTEGER NOT NULL,
    speaker  TEXT NOT NULL,
    said     INTEGER NOT NULL,
    text     TEXT NOT NULL
) STRICT;
CREATE INDEX messages_by_segment ON messages (segment, position);

ALTER TABLE segments ADD COLUMN is_read INTEGER NOT NULL DEFAULT 0;
CREATE INDEX segments_unread ON segments (space) WHERE is_read = 0;

ALTER TABLE spaces ADD COLUMN messages INTEGER NOT NULL DEFAULT 0;
ALTER TABLE spaces ADD COLUMN message_tokens INTEGER NOT NULL DEFAULT 0;
