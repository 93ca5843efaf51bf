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
