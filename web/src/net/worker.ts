/// The web worker with the tables of this device. It has the time, the chance and the place where facts are kept; the host
/// program in it, which is WebAssembly, has the rest.

import type { LocalTable } from 'virtual:local';
import type { GameStatistics, Hint, NewTable, Problem, Replay, TableId, TableSummary } from '../protocol';
import { demand, forget, host, NOT_HERE, playersOf, problemOf, supply } from './program';
import { addTable, saveFacts, savedTable, type Kept, type SavedFact, type SavedTable } from './saved';

/** What the page asks for. Numbers are those of connections and of calls. */
export type ToWorker =
  | { to: 'connect'; id: number; table: TableId; seat: number | undefined; after: number }
  | { to: 'send'; id: number; text: string }
  | { to: 'disconnect'; id: number }
  | ({ to: 'call'; call: number } & Call);

/** What is not said over a connection. */
export type Call =
  | { what: 'make'; plan: NewTable; name: string }
  | { what: 'import'; record: string; pace: number; name: string }
  | { what: 'replay'; table: TableId; from: number; count: number }
  | { what: 'statistics'; table: TableId }
  | { what: 'record'; table: TableId }
  | { what: 'hint'; table: TableId }
  | { what: 'measure'; players: number; games: number };

export type FromWorker =
  { id: number; text: string } | { id: number; closed: true } | { call: number; answer: unknown } | { call: number; problem: Problem };

/** What came of something at a table: `Outcome` of the host program. */
interface Outcome {
  facts: SavedFact[];
  made: SavedTable['row'] | null;
  summary: TableSummary | null;
  messages: [id: number, text: string][];
  closed: number[];
  bot_ms: number | null;
  wake_ms: number | null;
}

/** The player of all tables of this device. */
const PLAYER = 'local';

const post = (message: FromWorker): void => postMessage(message);
const wall = (): number => Date.now();
const steady = (): number => performance.now();

function random(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const freshId = (): TableId => `local-${random(16)}`;

/** Chance for a table that a command may make. */
const spare = (): string => JSON.stringify({ id: freshId(), seed: random(32) });

/** The bots that have learned. Without a net they play as level 2 does. */
const LEARNED = [3, 5];

/** Gives the bots of a table the net that they need. */
async function supplyBots(row: SavedTable['row']): Promise<void> {
  const bots = (JSON.parse(row.plan) as { bot?: { level: number } }[]).flatMap(({ bot }) => bot?.level ?? []);
  if (bots.some((level) => LEARNED.includes(level))) await supply(playersOf(row));
}

/** A table of this device. One thing is done after the other: written, and only then told. */
class Table {
  #host: LocalTable;
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly kept: Kept,
    host: LocalTable,
  ) {
    this.#host = host;
  }

  static async open(id: TableId): Promise<Table> {
    const found = await savedTable(id);
    if (found === undefined) throw NOT_HERE;
    const { kept, facts } = found;
    const local = await host();
    await supplyBots(kept.saved.row);
    return new Table(kept, local.LocalTable.open(JSON.stringify({ ...kept.saved, facts }), wall(), steady()));
  }

  get host(): LocalTable {
    return this.#host;
  }

  /** Does something after all that was begun before. */
  do(work: (host: LocalTable) => string): Promise<void> {
    this.#work = this.#work.then(async () => {
      try {
        await this.#settle(JSON.parse(work(this.#host)) as Outcome);
      } catch (error) {
        this.#fail(error);
      }
    });
    return this.#work;
  }

  /** What the strongest bot would do: it is noted, and then worked out. A refusal changes nothing. */
  hint(): Promise<Hint> {
    const hint = this.#work.then(async () => {
      await demand(playersOf(this.kept.saved.row));
      const outcome = JSON.parse(this.#host.noteHint(random(16), spare(), wall(), steady())) as Outcome;
      const noted = outcome.facts.at(-1)?.seq ?? 0;
      try {
        await this.#settle(outcome);
      } catch (error) {
        this.#fail(error);
        throw error;
      }
      return JSON.parse(this.#host.hint(noted)) as Hint;
    });
    this.#work = hint.then(
      () => undefined,
      () => undefined,
    );
    return hint;
  }

  async #settle({ facts, made, summary, messages, closed, bot_ms, wake_ms }: Outcome): Promise<void> {
    if (summary !== null) {
      this.kept.summary = summary;
      if (made !== null) await addTable(this.#again(made));
      await saveFacts(this.kept, facts);
    }
    for (const [id, text] of messages) post({ id, text });
    for (const id of closed) hangUp(id);
    clearTimeout(this.#timer);
    if (bot_ms !== null) this.#letBotThink(bot_ms);
    // The longest that a timer of a browser can wait is about 24 days.
    else if (wake_ms !== null)
      this.#timer = setTimeout(() => void this.do((host) => host.wake(wall(), steady())), Math.min(wake_ms, 2 ** 31 - 1));
  }

  /** A bot thinks at once, and moves when its pace allows it. */
  #letBotThink(pace: number): void {
    const begun = steady();
    this.#timer = setTimeout(() => {
      try {
        this.#host.think();
      } catch (error) {
        this.#fail(error);
        return;
      }
      const left = Math.max(0, pace - (steady() - begun));
      this.#timer = setTimeout(() => void this.do((host) => host.moveBot(wall(), steady())), left);
    });
  }

  /** The table of a rematch. */
  #again(row: SavedTable['row']): Kept {
    const { saved, summary } = this.kept;
    const before = { ...summary };
    delete before.progress;
    return {
      id: row.id,
      saved: { ...saved, row, secret: random(16) },
      summary: { ...before, table: row.id, stage: 'open', made_at: row.made_at, changed_at: row.made_at },
    };
  }

  /** Another tab was faster, or something broke: whoever is connected comes again, and finds the table as it was kept. */
  #fail(error: unknown): void {
    console.warn('a table of this device is opened again:', error);
    clearTimeout(this.#timer);
    tables.delete(this.kept.id);
    // A module that panicked is of no use any more.
    if (error instanceof WebAssembly.RuntimeError) forget();
    for (const [id, table] of connections) if (table === this.kept.id) hangUp(id);
  }

  /** Nobody is connected any more. */
  close(): void {
    clearTimeout(this.#timer);
    tables.delete(this.kept.id);
    void this.#work.then(() => this.#host.free());
  }
}

const tables = new Map<TableId, Promise<Table>>();
/** The tables of connections. */
const connections = new Map<number, TableId>();

function table(id: TableId): Promise<Table> {
  const known = tables.get(id);
  if (known !== undefined) return known;
  const opening = Table.open(id);
  tables.set(id, opening);
  opening.catch(() => tables.delete(id));
  return opening;
}

function hangUp(id: number): void {
  connections.delete(id);
  post({ id, closed: true });
}

async function connect(id: number, name: TableId, seat: number | undefined, after: number): Promise<void> {
  connections.set(id, name);
  try {
    const opened = await table(name);
    await opened.do((host) => host.connect(id, seat, after, wall(), steady()));
  } catch (error) {
    post({ id, text: JSON.stringify({ type: 'error', problem: problemOf(error) }) });
    hangUp(id);
  }
}

async function send(id: number, text: string): Promise<void> {
  const name = connections.get(id);
  if (name === undefined) return;
  const opened = await table(name);
  await opened.do((host) => host.hear(id, text, spare(), wall(), steady()));
}

async function disconnect(id: number): Promise<void> {
  const name = connections.get(id);
  if (name === undefined) return;
  connections.delete(id);
  const opened = await tables.get(name)?.catch(() => undefined);
  if (opened === undefined) return;
  await opened.do((host) => host.disconnect(id, wall(), steady()));
  if (![...connections.values()].includes(name)) opened.close();
}

/** Looks at a table that perhaps nobody is connected to. */
async function look<T>(id: TableId, what: (host: LocalTable, opened: Table) => T | Promise<T>): Promise<T> {
  const opened = await table(id);
  try {
    return await what(opened.host, opened);
  } finally {
    if (![...connections.values()].includes(id)) opened.close();
  }
}

async function make(name: string, how: (game: string) => string, more: Pick<Kept, 'imported'> = {}): Promise<TableId> {
  const local = await host();
  const id = freshId();
  const game = JSON.stringify({ id, seed: random(32), secret: random(16), player: PLAYER, name, at: wall() });
  const { facts, ...saved } = JSON.parse(how(game)) as SavedTable & { facts: SavedFact[] };
  const opened = local.LocalTable.open(JSON.stringify({ ...saved, facts }), wall(), steady());
  const summary = JSON.parse(opened.summary(wall())) as TableSummary;
  opened.free();
  await addTable({ id, saved, summary, ...more }, facts);
  return id;
}

/** Does what was called for. */
async function answer(call: Call): Promise<unknown> {
  const local = await host();
  switch (call.what) {
    case 'make':
      return make(call.name, (game) => local.makeTable(game, JSON.stringify(call.plan)));
    case 'import':
      return make(call.name, (game) => local.importTable(game, call.record, call.pace), { imported: true });
    case 'replay':
      return look(call.table, (host) => JSON.parse(host.replay(call.from, call.count)) as Replay);
    case 'statistics':
      return look(call.table, (host) => JSON.parse(host.statistics()) as GameStatistics);
    case 'record':
      return look(call.table, (host) => host.record());
    case 'hint':
      return look(call.table, (_, opened) => opened.hint());
    case 'measure': {
      const begun = steady();
      const decisions = local.randomGames(call.players, call.games);
      return decisions / ((steady() - begun) / 1000);
    }
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.to) {
    case 'connect':
      void connect(data.id, data.table, data.seat, data.after);
      break;
    case 'send':
      void send(data.id, data.text).catch(() => hangUp(data.id));
      break;
    case 'disconnect':
      void disconnect(data.id);
      break;
    case 'call':
      answer(data).then(
        (found) => post({ call: data.call, answer: found }),
        (error: unknown) => post({ call: data.call, problem: problemOf(error) }),
      );
      break;
  }
};
