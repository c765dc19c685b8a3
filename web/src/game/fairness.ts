import type { Commitment, Seed, TableId } from '../protocol';

/** The line before the seed in what is hashed; see `docs/protocol.md`. */
const LINE = 'vale shuffle 1\n';

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Can this browser compute it? Browsers only do for pages from a safe address. */
export function canCompute(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The promise that belongs to a seed: SHA-256 over the line and the 32 bytes. */
export async function commitmentOf(seed: Seed): Promise<Commitment> {
  const line = new TextEncoder().encode(LINE);
  const bytes = new Uint8Array([...line, ...bytesOf(seed)]);
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const KEY = 'vale-promises';
/** More tables than anybody plays at a time. */
const KEPT = 50;

type Promised = [TableId, Commitment][];

function kept(): Promised {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as Promised) : [];
  } catch {
    return [];
  }
}

/** Keeps the promise of a table the first time that it is seen: later ones could be made to fit. */
export function rememberPromise(table: TableId, commitment: Commitment): void {
  const list = kept();
  if (list.some(([known]) => known === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...list, [table, commitment]].slice(-KEPT)));
  } catch {
    // A browser may forbid it; then there is nothing to compare with but what the server says in the end.
  }
}

/** The promise of a table as this device saw it first. */
export function promisedAt(table: TableId): Commitment | undefined {
  return kept().find(([known]) => known === table)?.[1];
}
