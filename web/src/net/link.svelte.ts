import { rememberPromise } from '../game/fairness';
import {
  PROTOCOL_VERSION,
  type Command,
  type Entry,
  type Hello,
  type Presence,
  type Problem,
  type Request,
  type Seat,
  type ServerMessage,
  type TableId,
  type Update,
} from '../protocol';
import { isLocal, LocalSocket } from './local';

/** How the connection is. `refused`: the server does not want us here, and says why. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'refused';

/** The answer to a command: done, or why not. */
export type Outcome = { done: true } | { done: false; problem: Problem };

/** The socket of a server, or what is used as one. */
type TableSocket = WebSocket | LocalSocket;

interface Waiting {
  command: Command;
  answer: (outcome: Outcome) => void;
}

/** What is done with each update before it is shown, for animations: it gets the old and the new one. */
export type BeforeUpdate = (before: Update | null, after: Update) => void;

/** How long an answer may take before the connection is taken for dead, in milliseconds. */
const ANSWER_TIMEOUT = 6000;
/** After being out of sight for so long a device may have slept, and its connection died unnoticed. */
const NAP = 30_000;
/** Reasons that a moment's wait does not remove. */
const FINAL: readonly Problem['code'][] = ['not_found', 'unauthorized', 'wrong_version', 'other_rules'];

/** The pauses between attempts to connect again, in milliseconds. */
const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** A table as it is seen over its socket. Connects again by itself, and sends again what was not answered. */
export class TableLink {
  state: LinkState = $state('connecting');
  hello: Hello | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  /** Everything that happened, from the beginning. */
  entries: Entry[] = $state.raw([]);
  presence: Presence = $state.raw({ seats: [], spectators: 0, away: [] });
  /** When that was heard. */
  presenceAt = $state.raw(0);
  /** Why the server does not want us here. */
  problem: Problem | null = $state.raw(null);
  /** Is a command on its way, or is what it brought about not shown yet? */
  busy = $state(false);
  /** When the last update came, by the clock of this device. */
  heardAt = $state(0);

  beforeUpdate: BeforeUpdate | undefined;

  #socket: TableSocket | undefined;
  #waiting = new Map<string, Waiting>();
  /** The number of the last entry that a command of ours became. */
  #became = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = Date.now();
  #closing = new AbortController();

  constructor(
    readonly table: TableId,
    readonly seat?: Seat,
  ) {
    const { signal } = this.#closing;
    addEventListener('online', () => this.retry(), { signal });
    document.addEventListener('visibilitychange', () => this.#lookedAt(), { signal });
    this.#connect();
  }

  /** Ends the connection for good. */
  close(): void {
    this.#closing.abort();
    this.#rests();
    this.#socket?.close();
  }

  #rests(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#timeout);
  }

  #lookedAt(): void {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (this.state === 'lost') this.retry();
    else if (this.state === 'open' && Date.now() - this.#hiddenAt > NAP) this.renew();
  }

  /** Connects at once if the connection is lost. */
  retry(): void {
    if (this.state === 'lost' && this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  }

  /** Connects anew, because whoever sits here has another name for the server now. */
  renew(): void {
    this.#connect();
  }

  /** Sends a command. It is answered exactly once, even over a lost connection. */
  send(request: Request): Promise<Outcome> {
    const decides = 'play' in request || 'undo' in request;
    const command: Command = { id: crypto.randomUUID?.() ?? randomId(), do: request };
    if (decides) command.expects = this.update?.seq ?? 0;
    this.busy = true;
    return new Promise((answer) => {
      this.#waiting.set(command.id, { command, answer });
      this.#transmit(command);
      this.#await();
    });
  }

  /** A connection can die without a word: then the answer never comes. */
  #await(): void {
    clearTimeout(this.#timeout);
    if (this.#waiting.size === 0) return;
    this.#timeout = setTimeout(() => {
      if (this.state === 'open') {
        this.state = 'lost';
        this.#connect();
      }
      this.#await();
    }, ANSWER_TIMEOUT);
  }

  #transmit(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  get #seen(): number {
    return this.entries.at(-1)?.seq ?? 0;
  }

  get #address(): URL {
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    address.searchParams.set('protocol', String(PROTOCOL_VERSION));
    address.searchParams.set('after', String(this.#seen));
    if (this.seat !== undefined) address.searchParams.set('seat', String(this.seat));
    return address;
  }

  /** A socket to the server, or one to the worker if the table is on this device. */
  #open(): TableSocket {
    if (isLocal(this.table)) return new LocalSocket(this.table, this.seat, this.#seen);
    const address = this.#address;
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const before = this.#socket;
    const socket = this.#open();
    this.#socket = socket;
    // Only the newest socket counts; what an older one still says is said again.
    before?.close();
    let greeted = false;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'error' && !greeted && FINAL.includes(message.problem.code)) {
        this.#refuse(message.problem);
        return;
      }
      if (message.type === 'hello') {
        greeted = true;
        this.#failures = 0;
        for (const { command } of this.#waiting.values()) this.#transmit(command);
      }
      this.#hear(message);
    };
    socket.onclose = () => {
      if (this.#closing.signal.aborted || this.#socket !== socket || this.state === 'refused') return;
      if (!greeted && this.#failures === 0 && !isLocal(this.table)) void this.#explain();
      this.state = 'lost';
      const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)];
      this.#failures += 1;
      this.#timer = setTimeout(() => this.#connect(), pause);
    };
  }

  /** A socket that does not open gives no reason to a page, but the same address asked as a page does. */
  async #explain(): Promise<void> {
    const response = await fetch(this.#address).catch(() => undefined);
    const problem = (await response?.json().catch(() => null)) as Problem | null | undefined;
    if (problem != null && FINAL.includes(problem.code) && this.state === 'lost') this.#refuse(problem);
  }

  #refuse(problem: Problem): void {
    this.problem = problem;
    this.state = 'refused';
    this.#rests();
    this.#socket?.close();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.hello = message;
        this.state = 'open';
        break;
      case 'update':
        // What is promised when the game is over could have been made to fit.
        if (this.update === null && this.hello !== null && message.stage !== 'over') rememberPromise(this.table, this.hello.commitment);
        this.beforeUpdate?.(this.update, message);
        this.update = message;
        this.heardAt = Date.now();
        this.#rest();
        if (message.entries.length > 0) this.entries = [...this.entries, ...message.entries];
        break;
      case 'presence':
        this.presence = message;
        this.presenceAt = Date.now();
        break;
      case 'done':
        this.#became = Math.max(this.#became, message.seq);
        this.#answered(message.id, { done: true });
        break;
      case 'refused':
        this.#answered(message.id, { done: false, problem: message.problem });
        break;
      case 'error':
        console.error(message.problem.message);
        break;
    }
  }

  #answered(id: string, outcome: Outcome): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#await();
    this.#rest();
    waiting?.answer(outcome);
  }

  #rest(): void {
    this.busy = this.#waiting.size > 0 || (this.update?.seq ?? 0) < this.#became;
  }
}

/** `crypto.randomUUID` is only there in secure contexts, which a table in the local network is not. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
