import { letters, PRINTED } from './stones';
import type { Move, Offer, RefusedMove, Seat, Source, Stones, Turn } from '../protocol';

export type Verb = Move['verb'];

/** The card or tile that a move is about. */
export function sourceOf(move: Move): Source | undefined {
  switch (move.verb) {
    case 'take':
    case 'use_tile':
    case 'hunt':
    case 'sell':
    case 'tame':
    case 'use':
    case 'pick':
      return move.what;
    case 'summon':
    case 'remove':
      return move.what.card;
    default:
      return undefined;
  }
}

/** The stones with which a move pays for its card, for those that have such a price. */
export function paymentOf(move: Move): Stones | undefined {
  return move.verb === 'summon' || move.verb === 'remove' ? move.what.pay : undefined;
}

/** All that a player can do now, by what it is about. */
export interface Offers {
  all: Offer[];
  bySource: Map<Source, Offer[]>;
  bySeat: Map<Seat, Offer>;
  end: Offer | undefined;
  /** Why nothing can be done with a card or tile that one might think of. */
  refused: Map<Source, RefusedMove[]>;
  /** Why the turn cannot end. */
  endRefused: RefusedMove | undefined;
}

export const NO_OFFERS: Offers = {
  all: [],
  bySource: new Map(),
  bySeat: new Map(),
  end: undefined,
  refused: new Map(),
  endRefused: undefined,
};

/** Sorts what the server offers. */
export function offersOf(turn: Turn | null): Offers {
  if (turn === null) return NO_OFFERS;
  const bySource = new Map<Source, Offer[]>();
  const bySeat = new Map<Seat, Offer>();
  for (const offer of turn.moves) {
    const source = sourceOf(offer.move);
    if (source !== undefined) bySource.set(source, [...(bySource.get(source) ?? []), offer]);
    if (offer.move.verb === 'player') bySeat.set(offer.move.what, offer);
  }
  const refused = new Map<Source, RefusedMove[]>();
  for (const refusedMove of turn.refused) {
    const source = sourceOf(refusedMove.move);
    if (source !== undefined) refused.set(source, [...(refused.get(source) ?? []), refusedMove]);
  }
  return {
    all: turn.moves,
    bySource,
    bySeat,
    end: turn.moves.find(({ move }) => move.verb === 'end'),
    refused,
    endRefused: turn.refused.find(({ move }) => move.verb === 'end'),
  };
}

/** Is a click on the card enough, or are there several ways? */
export function only(options: Offer[]): Offer | undefined {
  return options.length === 1 && options[0] !== undefined && paymentOf(options[0].move) === undefined ? options[0] : undefined;
}

/**
 * The best of several payments for the same thing, to be suggested: what wastes the least, then what earns the most,
 * then what uses the most stones, because few can be kept.
 */
export function suggested(options: Offer[]): Offer | undefined {
  const rank = ({ move, brings }: Offer): [number, number, number] => [brings.wastes, -brings.points, -(paymentOf(move)?.length ?? 0)];
  return options.toSorted((one, two) => {
    const [a, b] = [rank(one), rank(two)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  })[0];
}

const WORTH = (stones: Stones): number => letters(stones).reduce((sum, letter) => sum + PRINTED[letter], 0);

/** The ways to keep stones, the most valuable first; all else stays in its order. */
export function bestKeptFirst(options: Offer[], worth: (stones: Stones) => number = WORTH): Offer[] {
  const kept = ({ move }: Offer): number => (move.verb === 'keep' ? worth(move.what) : 0);
  return options.toSorted((one, two) => kept(two) - kept(one));
}

/** The options of this kind for a card or tile. */
export function optionsFor(offers: Offers, source: Source, verb: Verb): Offer[] {
  return (offers.bySource.get(source) ?? []).filter(({ move }) => move.verb === verb);
}

/** Moves that are never made for a player, even if there is no other: a turn ends when its player says so. */
export const NO_ANSWER_BY_ITSELF: ReadonlySet<Verb> = new Set(['end']);
