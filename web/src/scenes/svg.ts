import type { Dice } from './dice';

/** Scenes are drawn in a field of this size; more than it is never seen. */
export const WIDE = 400;
export const TALL = 300;
const BEYOND = 12;

/** A number with one digit after the point: enough for the eye, and short. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export interface Point {
  x: number;
  y: number;
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour between two, both as six hexadecimal digits. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other);
  const between = channels(one).map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${between.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour at some place of a gradient: how far it is along, its colour, and how much of it covers what is behind. */
export type Stop = [at: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset='${n(at * 100)}%' stop-color='${colour}'${opacity === undefined ? '' : ` stop-opacity='${opacity}'`}/>`,
    )
    .join('');
}

/** A gradient from top to bottom. */
export function down(id: string, list: readonly Stop[]): string {
  return `<linearGradient id='${id}' x2='0' y2='1'>${stops(list)}</linearGradient>`;
}

/** A gradient from the middle outwards. */
export function around(id: string, list: readonly Stop[]): string {
  return `<radialGradient id='${id}'>${stops(list)}</radialGradient>`;
}

export function circle({ x, y }: Point, radius: number, paint: string): string {
  return `<circle cx='${n(x)}' cy='${n(y)}' r='${n(radius)}' ${paint}/>`;
}

export function ellipse({ x, y }: Point, rx: number, ry: number, paint: string): string {
  return `<ellipse cx='${n(x)}' cy='${n(y)}' rx='${n(rx)}' ry='${n(ry)}' ${paint}/>`;
}

export function path(d: string, paint: string): string {
  return `<path d='${d}' ${paint}/>`;
}

export function rect(paint: string): string {
  return `<rect width='${WIDE}' height='${TALL}' ${paint}/>`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let last = first;
  let line = `M${n(first.x)} ${n(first.y)}`;
  for (const point of rest) {
    const middle = { x: (last.x + point.x) / 2, y: (last.y + point.y) / 2 };
    line += `Q${n(last.x)} ${n(last.y)} ${n(middle.x)} ${n(middle.y)}`;
    last = point;
  }
  return `${line}L${n(last.x)} ${n(last.y)}`;
}

/** Closes a line from left to right to a land that reaches below the picture. */
export function land(line: string): string {
  return `${line}V${TALL + BEYOND}H${-BEYOND}Z`;
}

/** The heights of jagged peaks, by halving again and again. */
export function peaks(dice: Dice, base: number, height: number, wild: number): Point[] {
  let heights = [dice.between(-0.4, 0.6), dice.between(-0.2, 1), dice.between(-0.4, 0.6)];
  let spread = 0.75;
  for (let halving = 0; halving < 4; halving += 1) {
    heights = heights.flatMap((value, index) => {
      const next = heights[index + 1];
      return next === undefined ? [value] : [value, (value + next) / 2 + dice.between(-spread, spread)];
    });
    spread *= wild;
  }
  const step = (WIDE + 2 * BEYOND) / (heights.length - 1);
  return heights.map((value, index) => ({ x: index * step - BEYOND, y: base - value * height }));
}

/** The line of round hills: two slow waves over each other. */
export function hills(dice: Dice, base: number, height: number): (x: number) => number {
  const slow = { length: dice.between(210, 330), from: dice.between(0, 6.3) };
  const quick = { length: dice.between(90, 140), from: dice.between(0, 6.3) };
  return (x) =>
    base - height * (0.72 * Math.sin((x / slow.length) * 6.3 + slow.from) + 0.28 * Math.sin((x / quick.length) * 6.3 + quick.from));
}

/** Points of a line from the left edge to the right one. */
export function across(height: (x: number) => number, step = 20): Point[] {
  const points: Point[] = [];
  for (let x = -BEYOND; x <= WIDE + BEYOND + step; x += step) points.push({ x, y: height(x) });
  return points;
}

/** A fir, from its foot up. */
export function fir({ x, y }: Point, height: number): string {
  const wide = height * 0.3;
  const tier = (top: number, bottom: number, half: number): string =>
    `M${n(x)} ${n(y - height * top)}L${n(x + wide * half)} ${n(y - height * bottom)}H${n(x - wide * half)}Z`;
  const trunk = `M${n(x - height * 0.035)} ${n(y - height * 0.2)}h${n(height * 0.07)}v${n(height * 0.24)}h${n(-height * 0.07)}Z`;
  return tier(1, 0.62, 0.55) + tier(0.8, 0.38, 0.8) + tier(0.58, 0.12, 1) + trunk;
}

/** A bird far away. */
export function bird({ x, y }: Point, size: number): string {
  return `M${n(x - size)} ${n(y - size * 0.3)}q${n(size * 0.6)} ${n(-size * 0.35)} ${n(size)} ${n(size * 0.3)}q${n(size * 0.4)} ${n(-size * 0.65)} ${n(size)} ${n(-size * 0.3)}`;
}

/** A heap of cloud, flat below. */
export function cloud(dice: Dice, { x, y }: Point, wide: number): string {
  const puffs = dice.whole(4, 6);
  let shape = '';
  for (let index = 0; index < puffs; index += 1) {
    const along = (index + 0.5) / puffs;
    const radius = wide * (0.1 + 0.16 * Math.sin(along * Math.PI)) * dice.between(0.8, 1.2);
    const centre = x + (along - 0.5) * wide;
    shape += `M${n(centre - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 0 1 ${n(radius * 2)} 0Z`;
  }
  const half = wide * 0.52;
  return `${shape}M${n(x - half)} ${n(y - 1)}h${n(half * 2)}a${n(wide * 0.05)} ${n(wide * 0.05)} 0 0 1 0 ${n(wide * 0.1)}h${n(-half * 2)}a${n(wide * 0.05)} ${n(wide * 0.05)} 0 0 1 0 ${n(-wide * 0.1)}Z`;
}

/** A spark with four points. */
export function spark({ x, y }: Point, size: number): string {
  const waist = size * 0.22;
  return `M${n(x)} ${n(y - size)}l${n(waist)} ${n(size - waist)}l${n(size - waist)} ${n(waist)}l${n(waist - size)} ${n(waist)}l${n(-waist)} ${n(size - waist)}l${n(-waist)} ${n(waist - size)}l${n(waist - size)} ${n(-waist)}l${n(size - waist)} ${n(-waist)}Z`;
}
