import type { Card, Family, SellTable, Tile } from '../protocol';

/**
 * A figure with its interval of 95 %: from how many cases, the figure, and the ends of the interval. Shares are tenths of a
 * percent. There is none where there were too few cases.
 */
export type Estimate = [cases: number, value: number, low: number, high: number];
export type Maybe = Estimate | null;

/** A creature beside another one: how often both were summoned, and how much more they won than expected. */
export type Partner = [card: Card, cases: number, lift: number, low: number, high: number];
export type Pair = [card: Card, partner: Card, cases: number, lift: number, low: number, high: number];

/** How often those won who marked, sold or summoned a card, and the points that it brought. */
export interface CardFigures {
  drafted: Maybe;
  sold: Maybe;
  summoned: Maybe;
  points: Maybe;
}

export interface CreatureFigures extends CardFigures {
  /** Win shares when it was summoned in rounds 1 and 2, 3 and 4, and so on. */
  rounds?: Maybe[];
  /** Win shares when it was marked with the first marker of a round, the second, and so on. */
  picks?: Maybe[];
  partners?: Partner[];
}

export interface FamilyFigures extends CardFigures {
  sold_of_drafted: Maybe;
}

/** How often those won who took a tile, and how often it could not be used then. */
export interface TileFigures {
  taken: Maybe;
  idle: Maybe;
}

/** Games with the same options and bots; docs/lab.md has every field. */
export interface Group {
  players: number;
  sell: SellTable;
  payment: 'needed' | 'any';
  artifact_creatures: boolean;
  artifact_tiles: boolean;
  bots: string | null;
  level: number | null;
  games: number;
  rounds: Maybe;
  eight_to_ten: Maybe;
  tied: Maybe;
  ends: Record<string, Maybe>;
  winner_score: Maybe;
  other_score: Maybe;
  turn_order: { won: Maybe; score: Maybe }[];
  families: Partial<Record<Family, FamilyFigures>>;
  tiles?: Partial<Record<Tile, TileFigures>>;
  creatures?: Partial<Record<Card, CreatureFigures>>;
  pairs?: { tested: number; better: number; worse: number; best: Pair[] };
}

export interface Statistics {
  version: number;
  made: string;
  groups: Group[];
}

/** What is told of a card or tile where it is shown: a share of wins, when it was counted, and in which games. */
export interface Note {
  when: 'early' | 'summoned' | 'taken';
  /** In tenths of a percent. */
  won: number;
  group: Pick<Group, 'players' | 'level' | 'bots' | 'artifact_creatures' | 'artifact_tiles'>;
  partner?: Card;
}

/** A figure from fewer cases is not told without its interval: that could be ten percent to either side. */
const ENOUGH = 100;

/** The share in all cases of several estimates together. */
export function together(estimates: readonly Maybe[]): { cases: number; value: number } {
  const known = estimates.filter((estimate) => estimate !== null);
  const cases = known.reduce((sum, [count]) => sum + count, 0);
  const wins = known.reduce((sum, [count, value]) => sum + count * value, 0);
  return { cases, value: cases === 0 ? 0 : wins / cases };
}

function creatureNote({ rounds, summoned, partners }: CreatureFigures): Omit<Note, 'group'> | undefined {
  if (rounds === undefined) return undefined;
  const partner = partners?.[0] === undefined ? {} : { partner: partners[0][0] };
  // Rounds 1 and 2, and 3 and 4.
  const early = together(rounds.slice(0, 2));
  if (early.cases >= ENOUGH) return { when: 'early', won: Math.round(early.value), ...partner };
  return summoned === null || summoned[0] < ENOUGH ? undefined : { when: 'summoned', won: summoned[1], ...partner };
}

/** A note for each creature and tile, from the first group that has details of it: that with the fewest players. */
export function notesOf({ groups }: Statistics): Record<string, Note> {
  const notes: Record<string, Note> = {};
  for (const { players, level, bots, artifact_creatures, artifact_tiles, creatures = {}, tiles = {}, pairs } of groups) {
    if (pairs === undefined) continue;
    const group = { players, level, bots, artifact_creatures, artifact_tiles };
    for (const [card, figures] of Object.entries(creatures)) {
      const note = creatureNote(figures);
      if (note !== undefined) notes[card] ??= { ...note, group };
    }
    for (const [tile, { taken }] of Object.entries(tiles)) {
      if (taken !== null && taken[0] >= ENOUGH) notes[tile] ??= { when: 'taken', won: taken[1], group };
    }
  }
  return notes;
}
