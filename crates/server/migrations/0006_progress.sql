-- How far the game of a table is, for lists: JSON, written whenever it changes.
ALTER TABLE tables ADD COLUMN progress TEXT;
