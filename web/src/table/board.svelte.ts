import { getContext, setContext } from 'svelte';
import type {
  Card,
  Entry,
  KnownHand,
  Move,
  Offer,
  PlayerColour,
  PlayerView,
  RefusedMove,
  Seat,
  SeatState,
  Source,
  Tile,
  View,
} from '../protocol';
import { plain, questionText, refusalText, RICH, sentence, type Style } from '../words/game';
import { t } from '../words/language.svelte';
import { occupantName } from '../words/tables';
import { NO_OFFERS, only, optionsFor, suggested, type Offers, type Verb } from '../game/offers';

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
  /** What the log tells: everything that happened, in a replay also what is still to come. */
  get story(): Entry[] {
    return this.entries;
  }
  /** Goes to the moment after an entry of the log, where that is possible. */
  jump: ((seq: number) => void) | undefined;
  /** What is said about the move of an entry, once a replay has been reviewed. */
  mark(_seq: number): { sign: string; text: string; fault: boolean } | undefined {
    return undefined;
  }
  /** Is a move on its way? Nothing can be touched until it is shown. */
  get busy(): boolean {
    return false;
  }
  /** The move that is on its way: what it is about shows that it was touched, before anybody has answered. */
  get sent(): Move | null {
    return null;
  }
  /** The seat of the person here; none for those who only watch. */
  get you(): Seat | null {
    return null;
  }

  /** The seat of whoever reads this and is called "you". Nobody's where several people share the screen. */
  get self(): Seat | null {
    return this.you;
  }

  /** The card that was clicked and has several ways to go. */
  selected: Source | null = $state(null);
  /** The card that the mouse carries. */
  carried: Source | null = $state(null);
  /** A touch selects a card and shows what it does before anything happens; for small screens. */
  careful = $state(false);
  /** The card or tile that is shown in detail. */
  inspected: Source | null = $state(null);
  /** The card or tile whose text stands below the question; for small screens. */
  noted: Source | null = $state(null);
  /** Whose sheltered cards lie open there. */
  opened: Seat | null = $state(null);
  /** Do the answers lie where the hand is? */
  answering = $state(false);
  /** How high the question has to be on a phone, if that is not as usual: its answers have the rest. */
  questionHeight: number | null = $state(null);

  /** What others have just said, by seat. */
  bubbles: Partial<Record<Seat, string>> = $state({});
  /** Opens the chat, where there is one. */
  talk: () => void = () => undefined;

  /** When a question was last answered by itself, by the clock of the page. */
  answeredItself = Number.NEGATIVE_INFINITY;

  /** Makes a move. */
  abstract act(offer: Offer): void;

  /** What can be done with the card that is carried, where something of this is done with cards: verbs, with spaces between. */
  wayTo(verbs: string): Offer | undefined {
    const { carried, offers } = this;
    if (carried === null) return undefined;
    return suggested(verbs.split(' ').flatMap((verb) => optionsFor(offers, carried, verb as Verb)));
  }

  /** What a click or a touch on a card or tile means: its only move, a selection of several, or a closer look. */
  touch(source: Source): void {
    if (this.busy) return;
    const options = this.offers.bySource.get(source) ?? [];
    const way = only(options);
    if (way !== undefined && !this.careful) this.act(way);
    else if (options.length > 0) this.selected = this.selected === source ? null : source;
    else if (this.overtaken) return;
    else if (this.careful) this.noted = this.noted === source ? null : source;
    else this.inspected = source;
  }

  /** Opens the sheltered cards of a player below the question, or closes them. */
  openShelter(seat: Seat): void {
    if (this.overtaken) return;
    this.noted = null;
    this.opened = this.opened === seat ? null : seat;
  }

  /** Closes what lies open below the question. */
  closeNotes(): void {
    this.noted = null;
    this.opened = null;
  }

  /** May a click still be meant for a question that has answered itself meanwhile? */
  get overtaken(): boolean {
    return performance.now() - this.answeredItself <= REFLEX;
  }

  /** What is known of the hands of others. */
  get knownHands(): KnownHand[] {
    return [];
  }

  /** The cards that are certainly in the hand of another player. */
  knownHand(seat: Seat): Card[] {
    return this.knownHands.find((hand) => hand.seat === seat)?.cards ?? [];
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

  /** The name of a player, as this person is told: their own is "You". */
  called(seat: Seat): string {
    return seat === this.self ? t('you-name') : this.name(seat);
  }

  /** How everything is said with words only. */
  get words(): Style {
    return plain((seat) => this.called(seat), this.self);
  }

  /** How everything is said with pictures and links. */
  get marks(): Style {
    return { ...RICH, self: this.self };
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
    return refusalText(refused.refusal, this.words);
  }

  /** What is asked, in words or with pictures; empty when nothing is. */
  question(style: Style): string {
    const { asked } = this.view;
    if (asked === null) return '';
    // Whoever cannot end the turn yet is not invited to.
    if (asked.question === 'act' && this.offers.endRefused !== undefined) return t('asked-act-only');
    return questionText(asked, style);
  }

  /** Where a card or tile is now, in words. */
  where(source: Source): string {
    const { view } = this;
    const hunted = view.display.find(({ card }) => card === source);
    if (hunted !== undefined) {
      if (hunted.marker === null) return t('where-display');
      return hunted.marker === this.self ? t('where-display-marked-you') : t('where-display-marked', { player: this.name(hunted.marker) });
    }
    if (this.hand?.includes(source as Card)) return this.placeOf(this.near, 'hand');
    const holder = this.knownHands.find(({ cards }) => cards.includes(source as Card));
    if (holder !== undefined) return t('where-known-hand', { player: this.name(holder.seat) });
    if (view.discard.includes(source as Card)) return t('where-discard');
    if (view.tiles.includes(source as Tile)) return t('where-tiles');
    for (const { seat, area, shelter, tile } of view.players) {
      if (area.includes(source as Card)) return this.placeOf(seat, 'area');
      if (shelter.includes(source as Card)) return this.placeOf(seat, 'shelter');
      if (tile === source) return this.placeOf(seat, 'before');
    }
    return t('where-unknown');
  }

  /** A place that belongs to a player, in words. */
  placeOf(seat: Seat, place: 'hand' | 'area' | 'shelter' | 'before'): string {
    // A hand that is open on one's own screen is one's own, also where several people share it.
    const own = seat === this.self || (place === 'hand' && this.you !== null);
    if (place === 'hand') return own ? t('where-hand') : t('where-hand-of', { player: this.name(seat) });
    return own ? t(`where-${place}-you`) : t(`where-${place}`, { player: this.name(seat) });
  }

  /** What the shelter of a player is called. */
  shelterOf(seat: Seat): string {
    return seat === this.self ? t('shelter-of-you') : t('shelter-of', { player: this.name(seat) });
  }

  /** What is known about a card or tile now, in whole sentences. */
  about(source: Source): string {
    return [this.where(source), this.why(source)]
      .filter((part) => part !== '')
      .map(sentence)
      .join(' ');
  }
}

/** How long after an answer that was given by itself a click may still have been meant for the question before it, in ms. */
const REFLEX = 700;

const KEY = Symbol('board');

export function provideBoard(board: Board): void {
  setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
