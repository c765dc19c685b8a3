import type { GameStatistics, Hint, NewTable, PlayerId, Problem, Replay, Seat, TableId, TableSummary } from '../protocol';
import { ApiError } from './error';
import { removeTable, savedTables } from './saved';
import type { Call, FromWorker, ToWorker } from './worker';

/** The player of all tables of this device. */
export const LOCAL_PLAYER: PlayerId = 'local';

/** Is this the id of a table of this device? */
export const isLocal = (table: TableId): boolean => table.startsWith('local-');

interface Called {
  resolve: (answer: unknown) => void;
  reject: (error: ApiError) => void;
}

let worker: Worker | undefined;
let last = 0;
const calls = new Map<number, Called>();
const sockets = new Map<number, LocalSocket>();

/** The worker with the tables of this device, which is started when it is first needed. */
function theWorker(): Worker {
  if (worker !== undefined) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('call' in data) {
      const called = calls.get(data.call);
      calls.delete(data.call);
      if ('problem' in data) called?.reject(new ApiError(0, data.problem));
      else called?.resolve(data.answer);
    } else if ('closed' in data) sockets.get(data.id)?.closed();
    else sockets.get(data.id)?.hear(data.text);
  };
  // A worker that cannot even be loaded answers nothing.
  started.onerror = () => {
    worker = undefined;
    const problem: Problem = { code: 'internal', message: 'local games do not work in this browser' };
    for (const { reject } of calls.values()) reject(new ApiError(0, problem));
    calls.clear();
    for (const socket of [...sockets.values()]) socket.closed();
  };
  worker = started;
  return started;
}

const tell = (message: ToWorker): void => theWorker().postMessage(message);

function ask<Answer>(call: Call): Promise<Answer> {
  last += 1;
  const number = last;
  return new Promise<Answer>((resolve, reject) => {
    calls.set(number, { resolve: resolve as (answer: unknown) => void, reject });
    tell({ to: 'call', call: number, ...call });
  });
}

/** A connection to a table of this device. It is used as the socket of a server is. */
export class LocalSocket {
  readyState: number = WebSocket.OPEN;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: (() => void) | null = null;
  #id: number;

  constructor(table: TableId, seat: Seat | undefined, after: number) {
    last += 1;
    this.#id = last;
    sockets.set(this.#id, this);
    tell({ to: 'connect', id: this.#id, table, seat, after });
  }

  send(text: string): void {
    tell({ to: 'send', id: this.#id, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    tell({ to: 'disconnect', id: this.#id });
    this.closed();
  }

  /** The worker says something. */
  hear(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  /** This is the end of the connection. */
  closed(): void {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.#id);
    this.onclose?.();
  }
}

/** The tables of this device, with the same requests as those of a server. */
export const local = {
  makeTable: (plan: NewTable, name: string) => ask<TableId>({ what: 'make', plan, name }),
  /** Makes a table from the record of a game. */
  importGame: (record: string, pace: number, name: string) => ask<TableId>({ what: 'import', record, pace, name }),
  /** All of them, but for those that this list of a server's tables has as well. */
  tables: async (there: readonly TableSummary[]): Promise<TableSummary[]> => {
    const known = new Set(there.map(({ table }) => table));
    return (await savedTables()).filter(({ sent }) => sent == null || !known.has(sent)).map(({ summary }) => summary);
  },
  remove: (table: TableId) => removeTable(table),
  replay: (table: TableId, from: number, count: number) => ask<Replay>({ what: 'replay', table, from, count }),
  statistics: (table: TableId) => ask<GameStatistics>({ what: 'statistics', table }),
  hint: (table: TableId) => ask<Hint>({ what: 'hint', table }),
  /** The game as text, finished or not. */
  record: (table: TableId) => ask<string | undefined>({ what: 'record', table }),
  /** How many decisions of random games the engine makes in a second. */
  measure: (players: number, games: number) => ask<number>({ what: 'measure', players, games }),
};
