import { letters, PRINTED } from './stones';
import type { Card, Family, Foresight, Offer, RefusedMove, Seat, Source, Stones, Turn } from '../protocol';

/** A legal move, taken apart. */
export type Act =
  | { verb: 'take' | 'use'; source: Source }
  | { verb: 'hunt' | 'sell' | 'tame' | 'pick'; source: Card }
  | { verb: 'summon' | 'remove'; source: Card; pay: Stones }
  | { verb: 'keep' | 'pay'; stones: Stones }
  | { verb: 'choose'; keys: string[] }
  | { verb: 'player'; seat: Seat }
  | { verb: 'family'; family: Family }
  | { verb: 'upgrade'; stone: Stones }
  | { verb: 'done' | 'end' };

/** A legal move that can be offered to a person. */
export interface Option {
  /** As it is sent. */
  move: string;
  act: Act;
  brings: Foresight;
}

/** Takes the notation of a move apart, as `docs/notation.md` has it. */
export function readMove(move: string): Act {
  const [verb = '', ...words] = move.split(' ');
  const [first = '', second = ''] = words;
  switch (verb) {
    case 'take':
    case 'use':
      return { verb, source: first as Source };
    case 'hunt':
    case 'sell':
    case 'tame':
    case 'pick':
      return { verb, source: first as Card };
    case 'summon':
    case 'remove':
      return { verb, source: first as Card, pay: second };
    case 'keep':
    case 'pay':
      return { verb, stones: first };
    case 'choose':
      return { verb, keys: words };
    case 'player':
      return { verb, seat: Number(first) as Seat };
    case 'family':
      return { verb, family: first as Family };
    case 'upgrade':
      return { verb, stone: first };
    case 'end':
      return { verb };
    default:
      return { verb: 'done' };
  }
}

/** All that a player can do now, by what it is about. */
export interface Offers {
  all: Option[];
  bySource: Map<Source, Option[]>;
  bySeat: Map<Seat, Option>;
  end: Option | undefined;
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

function sourceOf(act: Act): Source | undefined {
  return 'source' in act ? act.source : undefined;
}

/** Sorts what the server offers. */
export function offersOf(turn: Turn | null): Offers {
  if (turn === null) return NO_OFFERS;
  const all = turn.moves.map(({ move, brings }: Offer): Option => ({ move, act: readMove(move), brings }));
  const bySource = new Map<Source, Option[]>();
  const bySeat = new Map<Seat, Option>();
  for (const option of all) {
    const source = sourceOf(option.act);
    if (source !== undefined) bySource.set(source, [...(bySource.get(source) ?? []), option]);
    if (option.act.verb === 'player') bySeat.set(option.act.seat, option);
  }
  const refused = new Map<Source, RefusedMove[]>();
  for (const move of turn.refused) {
    const source = sourceOf(readMove(move.move));
    if (source !== undefined) refused.set(source, [...(refused.get(source) ?? []), move]);
  }
  return {
    all,
    bySource,
    bySeat,
    end: all.find(({ act }) => act.verb === 'end'),
    refused,
    endRefused: turn.refused.find(({ move }) => move === 'end'),
  };
}

/** Is a click on the card enough, or are there several ways? */
export function only(options: Option[]): Option | undefined {
  return options.length === 1 && options[0] !== undefined && !('pay' in options[0].act) ? options[0] : undefined;
}

/**
 * The best of several payments for the same thing, to be suggested: what wastes the least, then what earns the most,
 * then what uses the most stones, because few can be kept.
 */
export function suggested(options: Option[]): Option | undefined {
  const rank = ({ act, brings }: Option): [number, number, number] => [brings.wastes, -brings.points, -('pay' in act ? act.pay.length : 0)];
  return options.toSorted((one, two) => {
    const [a, b] = [rank(one), rank(two)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  })[0];
}

const WORTH = (stones: Stones): number => letters(stones).reduce((sum, letter) => sum + PRINTED[letter], 0);

/** The ways to keep stones, the most valuable first; all else stays in its order. */
export function bestKeptFirst(options: Option[], worth: (stones: Stones) => number = WORTH): Option[] {
  const kept = ({ act }: Option): number => (act.verb === 'keep' ? worth(act.stones) : 0);
  return options.toSorted((one, two) => kept(two) - kept(one));
}

/** The options of this kind for a card or tile. */
export function optionsFor(offers: Offers, source: Source, verb: Act['verb']): Option[] {
  return (offers.bySource.get(source) ?? []).filter(({ act }) => act.verb === verb);
}

/** Moves that are never made for a player, even if there is no other: a turn ends when its player says so. */
export const NO_ANSWER_BY_ITSELF: ReadonlySet<Act['verb']> = new Set(['end']);
