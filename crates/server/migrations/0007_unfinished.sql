-- Nearly every move changes changed_at, so an index of it was written nearly as often as the facts. Tables that nobody
-- uses are looked for once in a while, and were made before they were last changed.
DROP INDEX unfinished_tables;
CREATE INDEX unfinished_tables ON tables (made_at) WHERE stage <> 'over';
