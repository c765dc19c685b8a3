import type { Family } from '../protocol';
import type { Dice } from './dice';
import { mix } from './svg';

/** The colours of a place. */
export interface Palette {
  /** The sky: above, in the middle, at the horizon. */
  sky: [string, string, string];
  /** Three ridges, from far to near. */
  ridges: [string, string, string];
  /** What lies in front of the creature's feet, and the outline of the creature. */
  front: string;
  /** What the creature is filled with, from above to below. */
  body: [string, string];
  /** Sun or moon. */
  light: string;
  /** What floats in the air. */
  bits: string;
}

export const PALETTES: Record<Family, Palette> = {
  fire: {
    sky: ['#3b0d1c', '#9c2a22', '#ffb25a'],
    ridges: ['#8e2a22', '#651a1d', '#3f0f16'],
    front: '#240810',
    body: ['#fffaf0', '#ffb765'],
    light: '#ffdc9c',
    bits: '#ffc46b',
  },
  water: {
    sky: ['#0b2f4f', '#1f7ea3', '#bff0e6'],
    ridges: ['#2b8bab', '#1a6a90', '#0f4b70'],
    front: '#08304d',
    body: ['#ffffff', '#a9ecec'],
    light: '#eafcf4',
    bits: '#d5f7f4',
  },
  earth: {
    sky: ['#3d6b3a', '#8fb64a', '#fff0b0'],
    ridges: ['#7fa548', '#5a8539', '#3b632c'],
    front: '#22421f',
    body: ['#ffffff', '#dcf0a6'],
    light: '#fffbe0',
    bits: '#fff6b8',
  },
  wind: {
    sky: ['#6d4a86', '#d9809f', '#ffe6d0'],
    ridges: ['#e0a4b9', '#c07a9c', '#93597f'],
    front: '#5d3a60',
    body: ['#ffffff', '#ffd9e4'],
    light: '#fff4e4',
    bits: '#fff0f4',
  },
  dragon: {
    sky: ['#0d0a2a', '#2d2165', '#8a6fe0'],
    ridges: ['#3d2f7d', '#2b2063', '#1b1446'],
    front: '#0e0a2b',
    body: ['#fdfbff', '#c9b8ff'],
    light: '#f6efc9',
    bits: '#efe9ff',
  },
};

/** Where artifacts are kept: a vault of warm stone. */
export const VAULT: Palette = {
  sky: ['#1f160f', '#4a3623', '#c99a4e'],
  ridges: ['#6a4f33', '#4a3623', '#2f2216'],
  front: '#1a120b',
  body: ['#fffaea', '#f3cf7d'],
  light: '#ffeebb',
  bits: '#ffe29a',
};

/** What a sky may lean to, so that no two hours are the same. */
const LEANINGS: Record<Family, [string, ...string[]]> = {
  fire: ['#c2185b', '#ff7a1f', '#5b1a4a', '#e0a02a'],
  water: ['#0e8f8a', '#3a5fd0', '#1aa0c8', '#244a8f'],
  earth: ['#2f8f6a', '#c9b23a', '#5fae2f', '#8a8f2a'],
  wind: ['#ff9a6a', '#8a6ad8', '#f27fb4', '#6f8fe0'],
  dragon: ['#7a2f9f', '#1f5fb0', '#3a2fb0', '#8f2f6f'],
};

/** The colours of a family's place, a little different for every card. */
export function paletteOf(family: Family, dice: Dice): Palette {
  const usual = PALETTES[family];
  const towards = dice.pick(LEANINGS[family]);
  const much = dice.between(0.02, 0.17);
  const lean = <T extends string[]>(colours: T, share: number): T => colours.map((colour) => mix(colour, towards, share)) as T;
  return { ...usual, sky: lean(usual.sky, much), ridges: lean(usual.ridges, much * 0.7) };
}
