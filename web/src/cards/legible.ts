import type { Effect } from '../words/cards';

/** Up to this width, in pixels, the text of a card gets all the room that the name leaves. */
export const TIGHT = 130;
/** The height of a card for a width of 1. */
const TALL = 1.4;

/** How text stands on a card: how large its letters are, in pixels, and how high its lines, for letters of 1. */
export interface Lettering {
  size: number;
  line: number;
}

/** The sizes of text on a small card, the best first. No text is smaller than the last. */
const SIZES = [13, 12.5, 12, 11.5, 11];
const LEAST = 11;
const LINE = 1.16;
/** Lines of the longest texts, which would have no room otherwise. */
const DENSE = 1.06;
/** What the picture has at least, and what it should have, for a card as wide as 1. */
const PICTURE = 0.1;
const FINE_PICTURE = 0.45;
/** What it has where the text is one touch away: no text is worth a cost that it covers. */
export const WITH_COST = 0.36;
/** On a narrower card most words would be torn. */
const NARROWEST = 76;

/** How wide the letters of the face for texts are, in hundredths of their size. */
const WIDTHS: Record<string, number> = {
  "'": 16,
  ',.:;': 21,
  'ijl’': 25,
  ' \u00a0': 28,
  '()f': 31,
  'rt-': 35,
  I1: 40,
  syvz: 46,
  cçkx: 48,
  aàeéèuùûL: 54,
  '346PRSV': 60,
  AC: 64,
  w: 68,
  DGNOQU: 70,
  mW: 85,
};
const WIDTH = new Map(Object.entries(WIDTHS).flatMap(([letters, width]) => [...letters].map((letter) => [letter, width / 100])));
/** Any other letter, and what letters are wider in the weight of texts than in the lightest one. */
const OTHER = 0.56;
const WEIGHT = 1.02;
/** Pictures of stones and of points in a text: how wide they are, and how high they make their line. */
const STONE = { mark: /\[[RBP]\]/g, width: 1.25, line: 1.27 };
const POINTS = { mark: /\[-?\d+\*\]/g, width: 1.4, line: 1.42 };
/** The sign of the timing before an effect. */
const TIMING = 1.25;

const countOf = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

/** How wide a text is in letters of 1, with its pictures. */
export function widthOf(text: string): number {
  const letters = [...text.replaceAll(/\[[^\]]+\]/g, '')].reduce((sum, letter) => sum + (WIDTH.get(letter) ?? OTHER), 0);
  return letters * WEIGHT + countOf(text, STONE.mark) * STONE.width + countOf(text, POINTS.mark) * POINTS.width;
}

/** How high an effect is in letters of 1, if its lines may be so wide. */
function heightOf(effect: string, room: number, line: number): number {
  let height = 0;
  let used = TIMING;
  let here = line;
  for (const word of effect.split(' ')) {
    const width = widthOf(word);
    const space = used > TIMING ? 0.29 : 0;
    if (used + space + width <= room) used += space + width;
    else {
      height += here;
      here = line;
      // A word that is wider than a line is torn.
      height += Math.floor(width / room) * line;
      used = width % room;
    }
    for (const { mark, line: high } of [STONE, POINTS]) if (countOf(word, mark) > 0) here = Math.max(here, high);
  }
  return height + here;
}

/** Has a card of this size, in pixels, all the room that its printed form needs? */
export const spacious = (width: number, height: number): boolean => width >= TIGHT && height >= TALL * width - 1;

/**
 * How a card of this size, in pixels, shows its effects in letters that can be read, beside name and picture: as large as
 * possible, with lines closer to each other if it must be; nothing if there is no room for them. `least` is what the picture has
 * at least, for a card as wide as 1.
 */
export function letteringOf(width: number, height: number, name: string, effects: readonly Effect[], least = PICTURE): Lettering | null {
  if (width < NARROWEST) return null;
  if (spacious(width, height)) return { size: LEAST, line: LINE };
  // What `.tight` in TableCard.svelte leaves to the text: the name, edges, and gaps between effects.
  const letters = Math.min(14, Math.max(9.5, 0.096 * width));
  const names = Math.ceil((name.length * 0.56 * letters) / (0.96 * width)) * 1.1 * letters + 2;
  const edges = 0.086 * width + (effects.length - 1) * 0.016 * width;
  const left = height - names - edges;
  const fits = (size: number, line: number, picture: number): boolean =>
    effects.reduce((sum, { text }) => sum + heightOf(text, (0.908 * width - 1) / size, line) * size, 0) + picture * width <= left;
  const size = SIZES.find((size) => fits(size, LINE, FINE_PICTURE));
  if (size !== undefined) return { size, line: LINE };
  const line = [LINE, DENSE].find((line) => fits(LEAST, line, least));
  return line === undefined ? null : { size: LEAST, line };
}
