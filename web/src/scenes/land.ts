import type { Palette } from './palette';
import { around, circle, down, mix, n, path, rect, type Point } from './svg';

/** What a land is painted with. */
export interface Land {
  palette: Palette;
  /** With everything, or only with what can be told apart on a small card. */
  rich: boolean;
}

/** A land in three parts: gradients, what lies behind the creature, and what lies in front of its feet. */
export interface Painted {
  defs: string;
  back: string;
  front: string;
}

/** The sky of a palette, with the light of sun or moon in it. */
export function skyOf({ sky, light }: Palette, at: Point, reach: number): { defs: string; back: string } {
  const defs =
    down('sky', [
      [0, sky[0]],
      [0.52, sky[1]],
      [1, sky[2]],
    ]) +
    around('halo', [
      [0, light, 0.75],
      [0.35, light, 0.3],
      [1, light, 0],
    ]);
  return { defs, back: rect(`fill='url(#sky)'`) + circle(at, reach, `fill='url(#halo)'`) };
}

/** A gradient for a ridge: far below it is hazy, as the light behind it. */
export function hazy(id: string, colour: string, haze: string, much: number): string {
  return down(id, [
    [0, colour],
    [1, mix(colour, haze, much)],
  ]);
}

/** Rays of a low light, as long wedges. */
export function rays(from: Point, count: number, turn: number, length: number, paint: string): string {
  let shape = '';
  for (let index = 0; index < count; index += 1) {
    const angle = turn + (index / count) * 2 * Math.PI;
    const half = (0.32 * Math.PI) / count;
    const end = (side: number): string => `${n(from.x + length * Math.cos(angle + side))} ${n(from.y + length * Math.sin(angle + side))}`;
    shape += `M${n(from.x)} ${n(from.y)}L${end(-half)}L${end(half)}Z`;
  }
  return path(shape, paint);
}
