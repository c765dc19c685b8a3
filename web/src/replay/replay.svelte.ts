import { api } from '../net/api';
import type {
  Card,
  Commitment,
  Entry,
  GameStatistics,
  Replay,
  ReplayStep,
  ReviewDecision,
  ReviewMoment,
  Seat,
  SeatState,
  Seed,
  TableId,
  View,
} from '../protocol';
import { Board } from '../table/board.svelte';
import { decisionText, ReviewRequest, SIGNS } from './review.svelte';

/** The most steps that the server gives at a time. */
const CHUNK = 100;

/** Whose hand is open: all of them, or that of one seat. */
export type Eyes = 'all' | Seat;

/** A finished game, step by step. */
export class ReplayBoard extends Board {
  /** The steps that are here; they arrive in chunks. */
  #steps: (ReplayStep | undefined)[] = $state.raw([]);
  #at = $state(0);
  /** Where somebody wants to be. */
  #wanted = 0;
  eyes: Eyes = $state('all');
  /** A better way to go on that is shown in place of the game. */
  #better: ReviewMoment | null = $state.raw(null);
  #betterAt = $state(0);
  readonly review: ReviewRequest;

  constructor(
    readonly table: TableId,
    first: Replay,
    readonly statistics: GameStatistics,
    start: number,
  ) {
    super();
    this.review = new ReviewRequest(table);
    this.count = first.step_count;
    this.seed = first.seed;
    this.commitment = first.commitment;
    this.#put(first);
    this.#at = Math.min(Math.max(0, start), this.count - 1);
  }

  /** How many steps there are, the deal included. */
  readonly count: number;
  readonly seed: Seed;
  readonly commitment: Commitment;

  /** Loads a game, from the part with the step that is wanted on. */
  static async open(table: TableId, start: number): Promise<ReplayBoard> {
    const from = Math.max(0, Math.floor(start / CHUNK) * CHUNK);
    const wanted = api.replay(table, from, CHUNK).then((replay) => (replay.steps.length > 0 ? replay : api.replay(table, 0, CHUNK)));
    const [first, statistics] = await Promise.all([wanted, api.statistics(table)]);
    const last = first.first_step + first.steps.length - 1;
    const board = new ReplayBoard(table, first, statistics, Math.min(start, last));
    void board.#loadRest();
    return board;
  }

  #put({ first_step, steps }: Replay): void {
    const all = this.#steps.length === 0 ? new Array<ReplayStep | undefined>(this.count) : [...this.#steps];
    steps.forEach((step, index) => (all[first_step + index] = step));
    this.#steps = all;
  }

  async #loadRest(): Promise<void> {
    for (let from = 0; from < this.count; from += CHUNK) {
      if (this.#steps[from] !== undefined) continue;
      const part = await api.replay(this.table, from, CHUNK).catch(() => undefined);
      // What is missing is asked for when somebody goes there.
      if (part === undefined) return;
      this.#put(part);
    }
  }

  get at(): number {
    return this.#at;
  }

  /** Goes to a step, as soon as it is here. */
  async goTo(step: number): Promise<void> {
    const wanted = Math.min(Math.max(0, step), this.count - 1);
    this.#wanted = wanted;
    this.#better = null;
    if (this.#steps[wanted] === undefined) {
      // Without an answer one stays where one is.
      const part = await api.replay(this.table, Math.floor(wanted / CHUNK) * CHUNK, CHUNK).catch(() => undefined);
      if (part === undefined) return;
      this.#put(part);
    }
    // Somebody may have gone on while the step was on its way.
    if (this.#wanted === wanted) this.#at = wanted;
  }

  /** Shows what would have been better than a decision, from the first step on. */
  async showBetter(moment: ReviewMoment): Promise<void> {
    await this.goTo(moment.decision.step - 1);
    this.#better = moment;
    this.#betterAt = 0;
  }

  /** Where one is in a better way to go on, from 1; nothing if the game itself is shown. */
  get better(): { at: number; count: number; step: number } | null {
    const moment = this.#better;
    return moment === null ? null : { at: this.#betterAt + 1, count: moment.better.length, step: moment.decision.step };
  }

  /** One step on or back in a better way; out of it before its first step. */
  stepBetter(direction: -1 | 1): void {
    const to = this.#betterAt + direction;
    if (to < 0) this.#better = null;
    else if (to < (this.#better?.better.length ?? 0)) this.#betterAt = to;
  }

  readonly #judged = $derived.by(() => new Map(this.review.review?.decisions.map((decision) => [decision.step, decision])));

  /** What is said about the decision that led to the step that is shown. */
  get decision(): ReviewDecision | undefined {
    return this.#better === null ? this.#judged.get(this.#at) : undefined;
  }

  override mark(seq: number): { sign: string; text: string; fault: boolean } | undefined {
    const decision = this.#judged.get(seq);
    if (decision === undefined) return undefined;
    const fault = decision.grade === 'inaccuracy' || decision.grade === 'mistake' || decision.grade === 'blunder';
    return { sign: SIGNS[decision.grade], text: decisionText(decision), fault };
  }

  get step(): ReplayStep {
    const better = this.#better?.better[this.#betterAt];
    if (better !== undefined) return better;
    const step = this.#steps[this.#at];
    if (step === undefined) throw new Error('this step is not loaded');
    return step;
  }

  /** The first step of the next round, or of this or the last one. */
  roundFrom(direction: -1 | 1): number {
    const rounds = this.#steps.map((step) => step?.view.round);
    const here = this.step.view.round;
    if (direction === 1) {
      const next = rounds.findIndex((round) => round !== undefined && round > here);
      return next < 0 ? this.count - 1 : next;
    }
    const begin = rounds.indexOf(here);
    return begin < this.#at ? begin : Math.max(0, rounds.indexOf(here - 1));
  }

  override get view(): View {
    return this.step.view;
  }

  override get seats(): SeatState[] {
    return this.statistics.seats.map(({ seat, occupant, colour }) => ({
      seat,
      occupant,
      colour,
      ready: true,
      kept: null,
      votes: [],
      time_left_ms: null,
    }));
  }

  override get near(): Seat {
    return this.eyes === 'all' ? 1 : this.eyes;
  }

  override get hand(): Card[] {
    return this.step.hands[this.near - 1] ?? [];
  }

  /** The hands of the others, if all are open. */
  get otherHands(): { seat: Seat; cards: Card[] }[] {
    if (this.eyes !== 'all') return [];
    return this.others.map((seat) => ({ seat, cards: this.step.hands[seat - 1] ?? [] }));
  }

  readonly #story = $derived.by(() =>
    this.#steps.flatMap((step, index): Entry[] => {
      if (step === undefined) return [];
      const common = { seq: index, at: 0, events: step.events };
      return [step.seat === null ? { ...common, what: 'started' } : { ...common, what: 'played', seat: step.seat }];
    }),
  );

  /** The whole game, as far as it is here. */
  override get story(): Entry[] {
    return this.#story;
  }

  /** The steps up to this one. */
  override get entries(): Entry[] {
    return this.#story.filter(({ seq }) => seq <= this.#at);
  }

  /** Nothing can be played here any more. */
  override act(): void {}
}
