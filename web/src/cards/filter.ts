import type { Family, Source } from '../protocol';
import { matches } from '../words/search';
import { language } from '../words/language.svelte';
import { CARDS, TILES, factsOf, isTile, tileKind, type Timing } from '../game/catalogue';
import { effectsOf, nameOf, tileText } from '../words/cards';

/** What is looked for in the gallery. `all` lets everything through. */
export interface Wanted {
  query: string;
  family: Family | 'tile' | 'all';
  /** A cost; `7` stands for that and more. */
  cost: number | 'all';
  timing: Timing | 'action' | 'all';
  set: 'base' | 'artifacts' | 'all';
  order: Order;
}

/** How the gallery is sorted. */
export const ORDERS = ['cost', 'family', 'name'] as const;
export type Order = (typeof ORDERS)[number];

export const EVERYTHING: Wanted = { query: '', family: 'all', cost: 'all', timing: 'all', set: 'all', order: 'cost' };

/** The costs that can be looked for; the last one stands for everything from there on. */
export const COSTS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** All creatures and tiles, in the order of the gallery. */
export const SOURCES: readonly Source[] = [...CARDS.map(({ id }) => id), ...TILES];

/** The words of a card or tile that are searched. */
function words(source: Source, symbols: (text: string) => string): string {
  const effects = isTile(source) ? [tileText(source).text] : effectsOf(source).map(({ text }) => text);
  return `${nameOf(source)} ${effects.map(symbols).join(' ')}`;
}

function fits(source: Source, wanted: Wanted): boolean {
  if (isTile(source)) {
    return (
      (wanted.family === 'all' || wanted.family === 'tile') &&
      wanted.cost === 'all' &&
      (wanted.timing === 'all' || wanted.timing === tileKind(source)) &&
      wanted.set !== 'base'
    );
  }
  const { family, cost, timings, set } = factsOf(source);
  return (
    (wanted.family === 'all' || wanted.family === family) &&
    (wanted.cost === 'all' || (wanted.cost === COSTS.at(-1) ? cost >= wanted.cost : cost === wanted.cost)) &&
    (wanted.timing === 'all' || timings.some((timing) => timing === wanted.timing)) &&
    (wanted.set === 'all' || wanted.set === set)
  );
}

/** The cards and tiles that are wanted. `symbols` says the marks of stones and points in words. */
export function chosen(wanted: Wanted, symbols: (text: string) => string): Source[] {
  return sorted(
    SOURCES.filter((source) => fits(source, wanted) && matches(words(source, symbols), wanted.query)),
    wanted.order,
  );
}

/** Above every cost. */
const LAST = 99;

/** Tiles have no cost and no family: they come last, unless names decide. */
function sorted(sources: Source[], order: Order): Source[] {
  if (order === 'family') return sources;
  if (order === 'name') return sources.toSorted((one, two) => nameOf(one).localeCompare(nameOf(two), language()));
  // Of cards with the same cost, the families take turns: a page of one colour is hard to read.
  const turns = new Map<string, number>();
  const places = new Map<Source, [number, number]>();
  for (const source of sources) {
    const { cost, family } = isTile(source) ? { cost: LAST, family: 'tile' } : factsOf(source);
    const key = `${cost} ${family}`;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    places.set(source, [cost, turn]);
  }
  const place = (source: Source): [number, number] => places.get(source) ?? [LAST, 0];
  return sources.toSorted((one, two) => place(one)[0] - place(two)[0] || place(one)[1] - place(two)[1]);
}
