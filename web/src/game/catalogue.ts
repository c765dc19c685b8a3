import facts from '../generated/facts.json';
import type { Card, Family, Options, SellTable, Source, Stones, Tile } from '../protocol';

export const TIMINGS = ['instant', 'permanent', 'active'] as const;
export type Timing = (typeof TIMINGS)[number];

/** What is printed on a creature, without words. */
export interface CardFacts {
  id: Card;
  family: Family;
  cost: number;
  set: 'base' | 'artifacts';
  timings: Timing[];
}

export const FAMILIES: readonly Family[] = ['fire', 'water', 'earth', 'wind', 'dragon'];

/** All creatures, by family. */
export const CARDS = facts.cards as CardFacts[];
export const TILES = facts.tiles.map((tile) => tile.id as Tile);

const byId = new Map(CARDS.map((card) => [card.id, card]));
const tileIds = new Set<string>(TILES);

export function factsOf(card: Card): CardFacts {
  const found = byId.get(card);
  if (found === undefined) throw new Error(`there is no card ${card}`);
  return found;
}

export function isTile(source: Source): source is Tile {
  return tileIds.has(source);
}

function tileFacts(tile: Tile): { kind: string } | undefined {
  return facts.tiles.find(({ id }) => id === tile);
}

/** When a tile works. */
export function tileKind(tile: Tile): 'instant' | 'action' | 'permanent' {
  return tileFacts(tile)?.kind as 'instant' | 'action' | 'permanent';
}

/** With how many points a round is the last one. */
export function endScore(options: Options): number {
  return options.artifact_tiles ? facts.end_score.tiles : facts.end_score.plain;
}

/** The rounds that there can be. */
export const ROUNDS: readonly number[] = Array.from({ length: facts.last_round }, (_, index) => index + 1);

/** What a stone becomes when it is upgraded. */
export function upgraded(stone: Stones): Stones {
  return (facts.upgrades as Record<string, Stones>)[stone] ?? stone;
}

/** The stones that selling a card of this family earns. */
export function sellReward(sell: SellTable, family: Family): string {
  return facts.sell[sell][family];
}
