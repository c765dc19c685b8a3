import type { Effect } from '../words/cards';

/** Up to this width, in pixels, the text of a card gets all the room that the name leaves. */
export const TIGHT = 130;

/** The smallest text on a card of the table, in pixels. */
const LEAST = 11;
/** What a letter of it is wide, with what is lost at the ends of lines, and how high a line is. */
const LETTER = 0.545 * LEAST;
const LINE = 1.16 * LEAST;

/** How many letters an effect is long with the sign of its timing; marks for stones and points are about as wide as three. */
const letters = ({ text }: Effect): number => text.replaceAll(/\[[^\]]+\]/g, '***').length + 3;

/** Can a card of this size, in pixels, show its effects in letters that can be read, beside name and picture? */
export function legible(width: number, height: number, name: string, effects: readonly Effect[]): boolean {
  if (width < 84) return false;
  if (width >= TIGHT) return true;
  const perLine = Math.floor((0.89 * width) / LETTER);
  const lines = effects.reduce((sum, effect) => sum + Math.ceil(letters(effect) / perLine), 0);
  // A long name needs two lines.
  const names = name.length * 5.4 > width * 0.96 ? 11 : 0;
  return lines * LINE + effects.length * 2 + names <= height - 0.37 * width;
}
