import type { TableLink } from '../net/link.svelte';
import type { Card, Entry, KnownHand, Move, Offer, Problem, Seat, SeatState, SeatView, View } from '../protocol';
import { Board } from './board.svelte';
import { offersOf, type Offers } from '../game/offers';

/** The table of a game that is being played or watched. */
export class LiveBoard extends Board {
  /** What the server said against the last move. */
  problem: Problem | null = $state.raw(null);

  constructor(readonly link: TableLink) {
    super();
  }

  /** The board is only shown once there is a view. */
  override get view(): View {
    const view = this.link.update?.view;
    if (view == null) throw new Error('the game has not begun');
    return view;
  }

  override get seats(): SeatState[] {
    return this.link.update?.seats ?? [];
  }

  override get you(): Seat | null {
    return this.link.update?.you ?? null;
  }

  override get self(): Seat | null {
    return (this.link.update?.yours.length ?? 0) > 1 ? null : this.you;
  }

  override get near(): Seat {
    return this.you ?? 1;
  }

  /** The cards that were ever in the hand, in the order in which they came. */
  #came: Card[] = [];
  /** What is held keeps its place when something comes, and finds it again when a move is taken back. */
  readonly #hand = $derived.by(() => {
    if (!('hand' in this.view)) return null;
    const { hand } = this.view as SeatView;
    this.#came = [...this.#came, ...hand.filter((card) => !this.#came.includes(card))];
    return this.#came.filter((card) => hand.includes(card));
  });

  override get hand(): Card[] | null {
    return this.#hand;
  }

  readonly #offers = $derived.by(() => offersOf(this.link.update?.turn ?? null));

  override get offers(): Offers {
    return this.#offers;
  }

  override get knownHands(): KnownHand[] {
    return this.link.update?.known_hands ?? [];
  }

  override get entries(): Entry[] {
    return this.link.entries;
  }

  override get busy(): boolean {
    return this.link.busy;
  }

  #sent: Move | null = $state.raw(null);

  override get sent(): Move | null {
    return this.link.busy ? this.#sent : null;
  }

  get canUndo(): boolean {
    return this.link.update?.can_undo ?? false;
  }

  override act({ move }: Offer): void {
    if (!this.link.busy) void this.play(move);
  }

  async play(move: Move): Promise<void> {
    this.selected = null;
    this.problem = null;
    this.#sent = move;
    const outcome = await this.link.send({ play: { move } });
    if (!outcome.done && outcome.problem.code !== 'conflict') this.problem = outcome.problem;
  }

  async undo(): Promise<void> {
    if (!this.canUndo || this.link.busy) return;
    this.selected = null;
    this.problem = null;
    this.#sent = null;
    const outcome = await this.link.send({ undo: {} });
    if (!outcome.done && outcome.problem.code !== 'conflict') this.problem = outcome.problem;
  }
}
