import type { GameReview, ReviewState, TableId } from '../protocol';
import { ApiError } from './error';
import type { FromReviewer } from './reviewer';

/** How many reviews are kept: the last ones that somebody looked at. */
const KEPT = 8;

/** A review that is being made. */
interface Making {
  table: TableId;
  worker: Worker;
  percent: number;
}

/** The reviews of games of this device. As on a server, one is made at a time, and those that are ready are kept for a while. */
class LocalReviews {
  /** The last one looked at last. */
  #kept = new Map<TableId, GameReview>();
  #making: Making | undefined;
  /** What went wrong, until it is told. */
  #failure: { table: TableId; error: ApiError } | undefined;

  /** Where the review of a game stands. */
  state(table: TableId): ReviewState {
    if (this.#failure?.table === table) {
      const { error } = this.#failure;
      this.#failure = undefined;
      throw error;
    }
    const review = this.#kept.get(table);
    if (review !== undefined) {
      this.#keep(table, review);
      return { state: 'done', review };
    }
    if (this.#making?.table !== table) return { state: 'none' };
    return { state: 'working', percent: this.#making.percent, yours: true };
  }

  /** Begins to review a game. What else is being reviewed is left. */
  begin(table: TableId): ReviewState {
    const known = this.state(table);
    if (known.state !== 'none') return known;
    this.#stop();
    const worker = new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' });
    const making: Making = { table, worker, percent: 0 };
    this.#making = making;
    worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
      if ('percent' in data) making.percent = data.percent;
      else this.#finish(table, 'review' in data ? data.review : new ApiError(0, data.problem));
    };
    worker.onerror = () => this.#finish(table, new ApiError(0, { code: 'internal', message: 'local games do not work in this browser' }));
    worker.postMessage(table);
    return this.state(table);
  }

  /** Stops the review of a game, if it is being made. */
  cancel(table: TableId): void {
    if (this.#making?.table === table) this.#stop();
  }

  #stop(): void {
    this.#making?.worker.terminate();
    this.#making = undefined;
  }

  #finish(table: TableId, result: GameReview | ApiError): void {
    this.#stop();
    if (result instanceof ApiError) this.#failure = { table, error: result };
    else this.#keep(table, result);
  }

  #keep(table: TableId, review: GameReview): void {
    this.#kept.delete(table);
    this.#kept.set(table, review);
    for (const oldest of [...this.#kept.keys()].slice(0, -KEPT)) this.#kept.delete(oldest);
  }
}

export const localReviews = new LocalReviews();
