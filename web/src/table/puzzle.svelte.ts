import { api } from '../net/api';
import type { Card, Entry, Move, Offer, PlayerColour, PuzzleSolution, PuzzleState, Seat, SeatState, SeatView } from '../protocol';
import { offersOf, type Offers } from '../game/offers';
import { t } from '../words/language.svelte';
import { Board } from './board.svelte';

const COLOURS: PlayerColour[] = ['yellow', 'green', 'violet', 'black'];

/** The name under which this device keeps how often the puzzle of the day was tried. */
const KEPT = 'vale-puzzle';

/** A puzzle that is being tried: a turn, as often as it takes. */
export class PuzzleBoard extends Board {
  #states: PuzzleState[] = $state.raw([]);
  #moves: Move[] = [];
  #busy = $state(false);
  /** How often a turn was played to its end. */
  tries = $state(0);
  solved = $state(false);
  /** The solution, if it is shown, and how much of it. */
  solution: PuzzleSolution | null = $state.raw(null);
  /** Did a request fail? */
  failed = $state(false);

  constructor(first: PuzzleState) {
    super();
    this.#states = [first];
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as { number?: number; tries?: number; solved?: boolean } | null;
    if (kept?.number !== first.number) return;
    this.tries = kept.tries ?? 0;
    this.solved = kept.solved ?? false;
  }

  get state(): PuzzleState {
    return this.#states.at(-1) as PuzzleState;
  }

  /** How many moves were made. */
  get made(): number {
    return this.#states.length - 1;
  }

  override get view(): SeatView {
    return this.state.view;
  }

  override get seats(): SeatState[] {
    return this.view.players.map(({ seat }) => ({
      seat,
      occupant: { is: 'nobody' },
      colour: COLOURS[seat - 1] ?? null,
      ready: true,
      kept: null,
      votes: [],
      time_left_ms: null,
    }));
  }

  /** Nobody sits there, but whoever reads of a rival expects a name. */
  override name(seat: Seat): string {
    return t('bot-name', { seat });
  }

  override get you(): Seat {
    return this.state.seat;
  }

  override get near(): Seat {
    return this.state.seat;
  }

  override get hand(): Card[] {
    return this.view.hand;
  }

  readonly #offers = $derived.by(() => offersOf(this.solution === null ? this.state.turn : null));

  override get offers(): Offers {
    return this.#offers;
  }

  override get busy(): boolean {
    return this.#busy;
  }

  override get entries(): Entry[] {
    return this.#states.slice(1).map(({ events, seat }, index) => ({ seq: index + 1, at: 0, what: 'played', seat, events }));
  }

  override act({ move }: Offer): void {
    void this.#go(move);
  }

  async #go(move: Move): Promise<void> {
    if (this.#busy) return;
    this.selected = null;
    this.#busy = true;
    this.failed = false;
    try {
      const moves = [...this.#moves, move];
      const state = await api.tryPuzzle(this.state.number, { moves });
      this.#moves = moves;
      this.#states = [...this.#states, state];
    } catch {
      this.failed = true;
    }
    this.#busy = false;
    const { outcome, number } = this.state;
    if (outcome === null || this.solution !== null) return;
    this.tries += 1;
    this.solved ||= outcome.solved;
    localStorage.setItem(KEPT, JSON.stringify({ number, tries: this.tries, solved: this.solved }));
  }

  /** Takes back the last move. */
  undo(): void {
    if (this.made === 0 || this.#busy || this.solution !== null) return;
    this.selected = null;
    this.#moves = this.#moves.slice(0, -1);
    this.#states = this.#states.slice(0, -1);
  }

  /** Begins again. */
  restart(): void {
    this.selected = null;
    this.solution = null;
    this.#moves = [];
    this.#states = this.#states.slice(0, 1);
  }

  /** Shows the solution from the beginning on. */
  async solve(): Promise<void> {
    const solution = await api.puzzleSolution(this.state.number).catch(() => null);
    this.failed = solution === null;
    if (solution === null) return;
    this.restart();
    this.solution = solution;
    await this.showNext();
  }

  /** Shows the next move of the solution. */
  async showNext(): Promise<void> {
    const next = this.solution?.moves[this.made];
    if (next !== undefined) await this.#go(next);
  }
}
