-- What the server keeps to itself, made at the first start. Bots draw their chance from it.
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- The entry of the table's log that kept the seat. A later entry for the same seat makes an invitation worthless, and so
-- are those from before this column.
ALTER TABLE invitations ADD COLUMN entry BIGINT NOT NULL DEFAULT 0;

-- Finished games as text that outlives the version of the rules they were played by. Seats have no names in it: those
-- are in the listing, where they can change.
CREATE TABLE records (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    rules BIGINT NOT NULL,
    body TEXT NOT NULL
);

-- What whoever runs the server did to people and tables.
ALTER TABLE people ADD COLUMN banned_at BIGINT;
ALTER TABLE tables ADD COLUMN closed_at BIGINT;

-- The same, told to the servers that run: they look here every few seconds.
CREATE TABLE admin_events (
    number BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL
);

-- For quotas, and to find what nobody uses any more.
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX unfinished_tables ON tables (changed_at) WHERE stage <> 'over';
