-- Games that were played on a device without a server, and were sent by whoever played them: the SHA-256 of the record without
-- names, so that a game that is sent twice is kept once. They have no results: nobody can vouch for them.
ALTER TABLE tables ADD COLUMN sent TEXT;
CREATE UNIQUE INDEX sent_tables ON tables (host, sent) WHERE sent IS NOT NULL;
