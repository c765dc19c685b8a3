import { go } from '../app/router.svelte';
import { beSomebody, nameHere } from '../app/session.svelte';
import { api, ApiError } from '../net/api';
import { local } from '../net/local';
import { hasServer } from '../net/place';
import type { NewTable } from '../protocol';

/** Can this game be played on this device alone? */
export function fitsHere({ seats, daily }: NewTable): boolean {
  return __VALE_LOCAL__ && daily !== true && !seats.includes('open');
}

/** Makes a table on this device and goes there. */
async function openHere(plan: NewTable): Promise<void> {
  go(`/t/${await local.makeTable(plan, nameHere())}`);
}

/**
 * Makes a table and goes there; whoever has no name yet gets one. A game that needs nobody else is played on this device if
 * that is wanted, or if there is no server.
 */
export async function openTable(plan: NewTable, here = false): Promise<void> {
  const fits = fitsHere(plan);
  if (fits && (here || !hasServer())) return openHere(plan);
  try {
    await beSomebody();
    const { table } = await api.makeTable(plan);
    go(`/t/${table}`);
  } catch (error) {
    const unreachable = error instanceof ApiError && error.status === 0;
    if (!fits || !unreachable) throw error;
    await openHere(plan);
  }
}

/** The most bytes of a file with a game. */
const LARGEST_FILE = 1 << 20;

/** Opens a game that somebody has as a file, on this device. */
export async function openFile(file: File, pace: number): Promise<void> {
  if (file.size > LARGEST_FILE) throw new ApiError(0, { code: 'too_large', message: 'this file is too large for a game' });
  go(`/t/${await local.importGame(await file.text(), pace, nameHere())}`);
}
