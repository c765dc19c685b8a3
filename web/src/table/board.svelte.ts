import { getContext, setContext } from 'svelte';
import type { Card, Entry, PlayerColour, PlayerView, RefusedMove, Seat, SeatState, Source, Tile, View } from '../protocol';
import { plain, refusalText } from '../words/game';
import { t } from '../words/language.svelte';
import { occupantName } from '../words/tables';
import { NO_OFFERS, only, optionsFor, suggested, type Offers, type Option } from './offers';

/** What the parts of the table need to know, at a live game and in a replay. */
export abstract class Board {
  /** What is seen of the game. */
  abstract readonly view: View;
  /** The seats with their occupants. */
  abstract readonly seats: SeatState[];
  /** The seat at the bottom. */
  abstract readonly near: Seat;
  /** The hand that is shown open at the bottom; none for those who only watch. */
  abstract readonly hand: Card[] | null;
  /** What can be done. */
  get offers(): Offers {
    return NO_OFFERS;
  }
  /** Everything that happened. */
  get entries(): Entry[] {
    return [];
  }
  /** Is a move on its way? Nothing can be touched until it is shown. */
  get busy(): boolean {
    return false;
  }
  /** The seat of the person here; none for those who only watch. */
  get you(): Seat | null {
    return null;
  }

  /** The card that was clicked and has several ways to go. */
  selected: Source | null = $state(null);
  /** The card that the mouse carries. */
  carried: Source | null = $state(null);
  /** A touch selects a card and shows what it does before anything happens; for small screens. */
  careful = $state(false);
  /** The card or tile that is shown in detail. */
  inspected: Source | null = $state(null);

  /** Makes a move. */
  abstract act(option: Option): void;

  /** What can be done with the card that is carried, where something of this is done with cards: verbs, with spaces between. */
  wayTo(verbs: string): Option | undefined {
    const { carried, offers } = this;
    if (carried === null) return undefined;
    return suggested(verbs.split(' ').flatMap((verb) => optionsFor(offers, carried, verb as Option['act']['verb'])));
  }

  /** What a click or a touch on a card or tile means: its only move, a selection of several, or a closer look. */
  touch(source: Source): void {
    if (this.busy) return;
    const options = this.offers.bySource.get(source) ?? [];
    const way = only(options);
    if (way !== undefined && !this.careful) this.act(way);
    else if (options.length > 0) this.selected = this.selected === source ? null : source;
    else this.inspected = source;
  }

  player(seat: Seat): PlayerView | undefined {
    return this.view.players.find((player) => player.seat === seat);
  }

  seat(seat: Seat): SeatState | undefined {
    return this.seats.find((state) => state.seat === seat);
  }

  name(seat: Seat): string {
    return occupantName(this.seat(seat)?.occupant ?? { is: 'nobody' }, seat);
  }

  colour(seat: Seat): PlayerColour | null {
    return this.seat(seat)?.colour ?? null;
  }

  /** The first letter of a name, for markers. */
  letter(seat: Seat): string {
    return [...this.name(seat)][0]?.toUpperCase() ?? '';
  }

  /** The seats in the order in which they play, from the one at the bottom on. */
  get others(): Seat[] {
    const order = this.view.players.map(({ seat }) => seat);
    const place = Math.max(0, order.indexOf(this.near));
    return [...order.slice(place + 1), ...order.slice(0, place)];
  }

  /** Why nothing can be done with a card or tile that one might think of; empty if there is nothing to say. */
  why(source: Source): string {
    const refused = this.offers.bySource.has(source) ? undefined : this.offers.refused.get(source)?.[0];
    return refused === undefined ? '' : this.reason(refused);
  }

  /** Why a move is refused, in words. */
  reason(refused: RefusedMove): string {
    return refusalText(refused.refusal, plain((seat) => this.name(seat)));
  }

  /** Where a card or tile is now, in words. */
  where(source: Source): string {
    const { view } = this;
    const hunted = view.display.find(({ card }) => card === source);
    if (hunted !== undefined) {
      return hunted.marker === null ? t('where-display') : t('where-display-marked', { player: this.name(hunted.marker) });
    }
    if (this.hand?.includes(source as Card)) return t('where-hand');
    if (view.discard.includes(source as Card)) return t('where-discard');
    if (view.tiles.includes(source as Tile)) return t('where-tiles');
    for (const { seat, area, shelter, tile } of view.players) {
      const player = this.name(seat);
      if (area.includes(source as Card)) return t('where-area', { player });
      if (shelter.includes(source as Card)) return t('where-shelter', { player });
      if (tile === source) return t('where-before', { player });
    }
    return t('where-unknown');
  }
}

const KEY = Symbol('board');

export function provideBoard(board: Board): void {
  setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
