import type { Card, Family, Hunted } from '../protocol';

/** A place of the display: the card that was dealt to it, and whether it still lies there. */
export interface Slot {
  card: Card;
  hunted: Hunted | undefined;
}

/** The dragons are in the middle, where Eternity stands. */
export const FAMILY_ORDER: readonly Family[] = ['fire', 'water', 'dragon', 'wind', 'earth'];

/**
 * The places of the display: which card was dealt to which, and so many of them. A card that goes leaves its place empty, so
 * that nothing else moves, and a card that comes instead of it gets that place. When all cards are others, the places are
 * dealt anew.
 */
export function slotsOf(before: readonly Card[], display: readonly Hunted[], count: number, order: (card: Card) => number): Card[] {
  const lying = display.map(({ card }) => card);
  const fresh = lying.filter((card) => !before.includes(card)).toSorted((one, two) => order(one) - order(two));
  if (fresh.length > 0 && fresh.length === lying.length) return fresh;
  const places = [...before.map((card) => (lying.includes(card) ? card : (fresh.shift() ?? card))), ...fresh];
  // There may be more for a moment: they lie beside the others until one of those goes.
  const extra = places.slice(count).filter((card) => lying.includes(card));
  const usual = places.slice(0, count).map((card) => (lying.includes(card) ? card : (extra.shift() ?? card)));
  return [...usual, ...extra];
}
