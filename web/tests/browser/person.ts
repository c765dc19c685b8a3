import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Move, NewTable, Request as Command, TableId, Update } from '../../src/protocol';

/** What a page keeps of a table that it is connected to without showing it. */
interface Wire {
  socket: WebSocket;
  update: Update | null;
  answers: Record<string, string>;
  /** The number of the last entry that a command became. */
  became: number;
}

declare global {
  interface Window {
    wires?: Record<string, Wire>;
  }
}

/** Somebody with a browser. */
export class Person {
  readonly troubles: string[] = [];
  #page: Page | undefined;
  #wire: Page | undefined;

  constructor(
    readonly context: BrowserContext,
    readonly address: string,
  ) {}

  get page(): Page {
    if (this.#page === undefined) throw new Error('this person has not arrived');
    return this.#page;
  }

  async arrive(): Promise<void> {
    this.context.on('page', (page) => this.#watch(page));
    this.#page = await this.context.newPage();
  }

  /** Notes everything that a careful developer would see in the tools of the browser. */
  #watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.troubles.push(`console: ${message.text()} (${page.url()})`);
    });
    page.on('pageerror', (error) => this.troubles.push(`page: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      // A page that is left stops what it was loading.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.troubles.push(`request: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.troubles.push(`response: ${response.status()} ${response.url()}`);
    });
  }

  /** Forgets the troubles that a test has provoked; there must have been some. */
  pardon(reason: RegExp): void {
    const others = this.troubles.filter((trouble) => !reason.test(trouble));
    expect(others.length, `troubles like ${String(reason)} in ${JSON.stringify(this.troubles)}`).toBeLessThan(this.troubles.length);
    this.troubles.splice(0, this.troubles.length, ...others);
  }

  /** Opens an address of the client. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.address + path);
  }

  async #post(path: string, data: unknown): Promise<unknown> {
    const response = await this.context.request.post(`${this.address}/api${path}`, { data, headers: { Origin: this.address } });
    if (!response.ok()) throw new Error(`POST ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  }

  /** Becomes a guest with this name, without the start page. */
  async call(name: string): Promise<void> {
    await this.#post('/guests', { name });
  }

  /** Makes a table, without the start page. */
  async makeTable(table: NewTable): Promise<TableId> {
    return ((await this.#post('/tables', table)) as { table: TableId }).table;
  }

  /** A page behind the one that is looked at, from which sockets can be opened. */
  async #behind(): Promise<Page> {
    if (this.#wire === undefined) {
      this.#wire = await this.context.newPage();
      await this.#wire.goto(`${this.address}/credits`);
      // A page that nobody sees is drawn seldom.
      await this.page.bringToFront();
    }
    return this.#wire;
  }

  /** Connects to a table without showing it. */
  async connect(table: TableId): Promise<void> {
    const page = await this.#behind();
    await page.evaluate(async (id) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
      const wire: Wire = { socket, update: null, answers: {}, became: 0 };
      window.wires = { ...window.wires, [id]: wire };
      await new Promise<void>((resolve, reject) => {
        socket.onclose = () => reject(new Error('the table cannot be reached'));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as { type: string; id: string; seq: number; problem?: { message: string } };
          if (message.type === 'done') {
            wire.answers[message.id] = '';
            wire.became = message.seq;
          }
          if (message.type === 'refused') wire.answers[message.id] = message.problem?.message ?? '?';
          if (message.type !== 'update') return;
          wire.update = message as unknown as Update;
          resolve();
        };
      });
    }, table);
  }

  /** How the table stands for this person, once something is true of it. */
  async see(table: TableId, what: 'anything' | 'asked' | 'over' = 'anything', after = -1): Promise<Update> {
    const page = await this.#behind();
    const handle = await page.waitForFunction(
      ({ id, what, after }) => {
        const update = window.wires?.[id]?.update;
        if (update == null || update.seq <= after) return null;
        if (what === 'asked' && update.turn === null) return null;
        if (what === 'over' && update.stage !== 'over') return null;
        return update;
      },
      { id: table, what, after },
      { polling: 20, timeout: 15_000 },
    );
    return (await handle.jsonValue()) as Update;
  }

  /** Sends a command to a table that this person is connected to, and waits until it is carried out. */
  async send(table: TableId, command: Command): Promise<void> {
    const page = await this.#behind();
    const refused = await page.evaluate(
      async ({ id, command }) => {
        const wire = window.wires?.[id];
        if (wire === undefined) return 'not connected';
        const name = Math.random().toString(36).slice(2);
        const expects = 'play' in command || 'undo' in command ? wire.update?.seq : undefined;
        wire.socket.send(JSON.stringify({ id: name, expects, do: command }));
        // What came of it is told a moment after that it was done.
        const open = (): boolean =>
          wire.answers[name] === undefined || (wire.answers[name] === '' && (wire.update?.seq ?? 0) < wire.became);
        while (open()) await new Promise((resolve) => setTimeout(resolve, 5));
        return wire.answers[name];
      },
      { id: table, command },
    );
    if (refused !== '') throw new Error(`${JSON.stringify(command)} is refused: ${refused}`);
  }

  /** Makes a move as soon as this person is asked. */
  async play(table: TableId, move: Move): Promise<void> {
    await this.see(table, 'asked');
    await this.send(table, { play: { move } });
  }

  /** Lets go of a table. */
  async disconnect(table: TableId): Promise<void> {
    const page = await this.#behind();
    await page.evaluate((id) => {
      const wire = window.wires?.[id];
      if (wire === undefined) return;
      wire.socket.onclose = null;
      wire.socket.close();
      delete window.wires?.[id];
    }, table);
  }
}
