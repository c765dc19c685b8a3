/// The host program of tables without a server, which is WebAssembly, as workers load it.

import { program } from 'virtual:local';
import type { Problem } from '../protocol';
import type { SavedTable } from './saved';

type Program = NonNullable<typeof program>;

export const NOT_HERE: Problem = { code: 'not_found', message: 'there is no such table on this device' };

let started: Promise<Program> | undefined;

/** The host program, loaded when it is first needed. */
export function host(): Promise<Program> {
  started ??= (async () => {
    if (program === null) throw { code: 'internal', message: 'this client was built without local games' } satisfies Problem;
    const response = await fetch(program.module);
    if (!response.ok) throw new Error(`${program.module}: ${response.status}`);
    await program.start({ module_or_path: await WebAssembly.compile(await response.arrayBuffer()) });
    return program;
  })();
  started.catch(forget);
  return started;
}

/** The nets that it has, by the number of players. */
const supplied = new Set<number>();

/** Loads the host program again when it is next needed. */
export function forget(): void {
  started = undefined;
  supplied.clear();
}

/** How many play at a table. */
export function playersOf({ settings }: SavedTable['row']): number {
  return (JSON.parse(settings) as { options: { players: number } }).options.players;
}

/** Gives the bots the net for so many players, and tells whether they have it. */
export async function supply(players: number): Promise<boolean> {
  const local = await host();
  const address = local.nets[players];
  if (supplied.has(players)) return true;
  const response = address === undefined ? undefined : await fetch(address).catch(() => undefined);
  if (!response?.ok) return false;
  local.supplyNet(new Uint8Array(await response.arrayBuffer()));
  supplied.add(players);
  return true;
}

/** As `supply`, for those who cannot do without. */
export async function demand(players: number): Promise<void> {
  if (await supply(players)) return;
  throw { code: 'busy', message: 'what the strongest bot has learned could not be loaded: try again' } satisfies Problem;
}

/** What is wrong, as the host program says it, or as nobody expected it. */
export function problemOf(error: unknown): Problem {
  if (typeof error === 'string') {
    try {
      return JSON.parse(error) as Problem;
    } catch {
      return { code: 'internal', message: error };
    }
  }
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') return error as Problem;
  console.error(error);
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
