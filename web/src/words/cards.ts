import { isTile, type Timing } from '../game/catalogue';
import type { Card, Source, Tile } from '../protocol';
import { texts } from './language.svelte';

/** A text in which stones and points are marks, such as `[R]` and `[2*]`, and the same as it is read aloud. */
export interface Said {
  text: string;
  spoken: string;
}

export interface Effect extends Said {
  timing: Timing;
}

/** The name of a card or tile in the language that is spoken. */
export function nameOf(source: Source): string {
  return (texts().cards[source] ?? texts().tiles[source])?.name ?? source;
}

export function effectsOf(card: Card): Effect[] {
  const effects = texts().cards[card]?.effects ?? [];
  return effects.map(({ timing, text, spoken = text }) => ({ timing: timing as Timing, text, spoken }));
}

export function tileText(tile: Tile): Said {
  const { text = '', spoken = text } = texts().tiles[tile] ?? {};
  return { text, spoken };
}

/** The text of one of the things that an effect offers, by its place. */
export function choiceText(source: Source, timing: string, place: number): string {
  const words = isTile(source) ? texts().tiles[source]?.choices : texts().cards[source]?.choices?.[timing];
  return words?.[place] ?? '';
}
