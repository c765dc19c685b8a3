-- How long the player who was asked had thought since the fact before, and the checksum that chains a fact to all before
-- it. Facts of older versions have none.
ALTER TABLE facts ADD COLUMN thought_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE facts ADD COLUMN checksum TEXT;

-- How long somebody has been thinking about the question that stands since fact seq. Saved now and then, so that a restart
-- forgives no more than a little.
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL,
    thought_ms BIGINT NOT NULL
);

-- One row, written to find out whether anything can be written.
CREATE TABLE probes (
    id BIGINT NOT NULL PRIMARY KEY,
    count BIGINT NOT NULL
);
INSERT INTO probes (id, count) VALUES (1, 0);
