import type { TableId, TableSummary } from '../protocol';

/** A table as it was made on this device. Only the host program looks inside. */
export interface SavedTable {
  row: { id: TableId; made_at: number; plan: string; settings: string; position?: string | null };
  name: string;
  secret: string;
}

/** Something that happened at it. Its number is its key. */
export interface SavedFact {
  seq: number;
  at: number;
}

/** What is kept of a table beside its facts. */
export interface Kept {
  id: TableId;
  saved: SavedTable;
  summary: TableSummary;
  /** Was its game brought here as a file? Then it is not ours to send. */
  imported?: boolean;
  /** The table of a server that its game was sent to; `null` if the server does not want it. */
  sent?: TableId | null;
}

const DATABASE = 'vale-local';
const TABLES = 'tables';
const FACTS = 'facts';

/** How many tables are kept at most. One is about a hundred kilobytes. */
export const MOST_TABLES = 100;

let opened: Promise<IDBDatabase> | undefined;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser cannot keep this'));
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= (() => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.result.createObjectStore(FACTS, { keyPath: ['table', 'fact.seq'] });
    };
    return done(request).then((database) => {
      // A newer version of the client in another tab waits for this one to let go.
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      return database;
    });
  })();
  opened.catch(() => (opened = undefined));
  return opened;
}

const all = (table: TableId): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Changes what is kept: all of it or nothing. */
async function change(work: (tables: IDBObjectStore, facts: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  const transaction = database.transaction([TABLES, FACTS], 'readwrite', { durability: 'strict' });
  work(transaction.objectStore(TABLES), transaction.objectStore(FACTS));
  await new Promise<void>((resolve, reject) => {
    const failed = (): void => reject(transaction.error ?? new Error('the browser cannot keep this'));
    transaction.oncomplete = () => resolve();
    transaction.onabort = failed;
    transaction.onerror = failed;
  });
}

/** All tables of this device, the last changed first. */
export async function savedTables(): Promise<Kept[]> {
  const database = await open();
  const kept = await done(database.transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<Kept[]>);
  return kept.toSorted((one, two) => two.summary.changed_at - one.summary.changed_at);
}

/** A table with all its facts, in order. */
export async function savedTable(id: TableId): Promise<{ kept: Kept; facts: SavedFact[] } | undefined> {
  const transaction = (await open()).transaction([TABLES, FACTS]);
  const [kept, facts] = await Promise.all([
    done(transaction.objectStore(TABLES).get(id) as IDBRequest<Kept | undefined>),
    done(transaction.objectStore(FACTS).getAll(all(id)) as IDBRequest<{ fact: SavedFact }[]>),
  ]);
  return kept === undefined ? undefined : { kept, facts: facts.map(({ fact }) => fact) };
}

/**
 * Writes what happened at a table. A number that is there already was written by another tab: then nothing is written, and
 * this fails.
 */
export function saveFacts(kept: Kept, facts: readonly SavedFact[]): Promise<void> {
  return change((tables, log) => {
    tables.put(kept);
    for (const fact of facts) log.add({ table: kept.id, fact });
  });
}

/** Which of these tables, the last changed first, have to go so that there is room for one more: the oldest, finished ones first. */
export function tooMany<T extends Pick<Kept, 'summary'>>(all: readonly T[]): T[] {
  const isOver = ({ summary }: T): boolean => summary.stage === 'over';
  return [...all.filter((one) => !isOver(one)), ...all.filter(isOver)].slice(MOST_TABLES - 1);
}

/** Adds a table, and forgets others if there are too many. */
export async function addTable(kept: Kept, facts: readonly SavedFact[] = []): Promise<void> {
  const gone = tooMany(await savedTables());
  await change((tables, log) => {
    for (const { id } of gone) {
      tables.delete(id);
      log.delete(all(id));
    }
    tables.put(kept);
    for (const fact of facts) log.add({ table: kept.id, fact });
  });
}

/** Notes where the game of a table was sent to. */
export function noteSent(id: TableId, sent: TableId | null): Promise<void> {
  return change((tables) => {
    const found = tables.get(id) as IDBRequest<Kept | undefined>;
    found.onsuccess = () => {
      // It may have been removed meanwhile.
      if (found.result !== undefined) tables.put({ ...found.result, sent });
    };
  });
}

/** Forgets a table. */
export function removeTable(id: TableId): Promise<void> {
  return change((tables, log) => {
    tables.delete(id);
    log.delete(all(id));
  });
}
