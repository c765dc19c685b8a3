import type { Problem, TableId, TableSummary } from '../protocol';
import { api } from './api';
import { ApiError } from './error';
import { local } from './local';
import { noteSent, savedTables, type Kept } from './saved';

/** Reasons that another try does not remove: this game stays on the device. */
const FINAL: readonly Problem['code'][] = ['bad_request', 'illegal', 'name_taken', 'not_over', 'other_rules', 'too_large'];

/** Is this a game that was played here from its deal to its end, and that no server knows? */
export function isUnsent({ summary, saved, sent, imported }: Kept): boolean {
  return summary.stage === 'over' && sent === undefined && imported !== true && saved.row.position == null;
}

/** What is needed to send the games of a device. */
export interface Sender {
  games: () => Promise<Kept[]>;
  record: (table: TableId) => Promise<string | undefined>;
  send: (record: string, endedAt: number) => Promise<Pick<TableSummary, 'table'>>;
  note: (table: TableId, sent: TableId | null) => Promise<void>;
}

const DEVICE: Sender = {
  games: savedTables,
  record: (table) => local.record(table),
  send: (record, endedAt) => api.sendGame({ record, ended_at: endedAt }),
  note: noteSent,
};

/**
 * Sends the finished games of this device to the server, for the player's own list, and tells how many it took. What it does not
 * want is not sent again; if it cannot be reached, this fails, and the rest waits for the next time.
 */
export async function sendGames(known: () => Promise<boolean>, device: Sender = DEVICE): Promise<number> {
  const unsent = (await device.games()).filter(isUnsent);
  if (unsent.length === 0 || !(await known())) return 0;
  let taken = 0;
  for (const { id, summary } of unsent) {
    try {
      const record = await device.record(id);
      if (record === undefined) continue;
      const { table } = await device.send(record, summary.changed_at);
      await device.note(id, table);
      taken += 1;
    } catch (error) {
      if (!(error instanceof ApiError && FINAL.includes(error.problem.code))) throw error;
      await device.note(id, null);
    }
  }
  return taken;
}
