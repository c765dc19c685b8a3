import type { Dice } from './dice';
import { hazy, skyOf, type Land, type Painted } from './land';
import { across, circle, land, mix, n, path, smooth, WIDE, type Point } from './svg';

/** The line of a swell. */
function swell(dice: Dice, base: number, height: number, length: number): Point[] {
  const from = dice.between(0, 6.3);
  const slow = dice.between(0, 6.3);
  return across((x) => base + height * Math.sin((x / length) * 6.3 + from) + height * 0.5 * Math.sin(x / 90 + slow), length / 5);
}

/** Water: a moonlit sea, bands of waves with a thin crest, bubbles. */
export function sea({ palette, rich }: Land, dice: Dice): Painted {
  const side = dice.chance(0.5) ? 1 : -1;
  const moon = { x: WIDE / 2 + side * dice.between(58, 102), y: dice.between(70, 112) };
  const size = dice.between(28, 46);
  const horizon = dice.between(160, 180);
  const { defs, back } = skyOf(palette, moon, size * 3.1);
  const [one, two, three] = palette.ridges;
  const pale = mix(palette.sky[2], one, 0.35);
  const gradients =
    hazy('r0', mix(one, palette.sky[2], 0.3), one, 0.6) +
    hazy('r1', one, two, 0.7) +
    hazy('r2', two, three, 0.7) +
    hazy('r3', three, palette.front, 0.6);

  // Rocks in the sea, of many kinds.
  let stacks = '';
  const count = dice.whole(1, 3);
  for (let index = 0; index < count; index += 1) {
    const x = WIDE / 2 - side * dice.between(20, 150) + index * 26;
    const [wide, tall] = [dice.between(16, 38), dice.between(16, 62)];
    stacks += `M${n(x - wide)} ${n(horizon + 8)}Q${n(x - wide * 0.7)} ${n(horizon - tall * 0.7)} ${n(x - wide * 0.25)} ${n(horizon - tall)}L${n(x + wide * 0.2)} ${n(horizon - tall * dice.between(0.8, 1.05))}Q${n(x + wide * 0.7)} ${n(horizon - tall * 0.4)} ${n(x + wide)} ${n(horizon + 8)}Z`;
  }
  let glitter = '';
  for (let y = horizon + 5; y < 290; y += 9) {
    const half = dice.between(6, 15) + (y - horizon) * 0.2;
    glitter += `M${n(moon.x - half + dice.between(-8, 8))} ${n(y)}h${n(half * 2)}`;
  }
  const clouds = Array.from({ length: 3 }, () => {
    const [x, y, wide] = [dice.between(20, 380), dice.between(30, 140), dice.between(40, 90)];
    return `M${n(x - wide)} ${n(y)}q${n(wide)} ${n(-dice.between(5, 11))} ${n(wide * 2)} 0q${n(-wide)} ${n(dice.between(3, 6))} ${n(-wide * 2)} 0Z`;
  }).join('');
  let stars = '';
  for (let index = 0; index < 16; index += 1)
    stars += circle({ x: dice.between(10, 390), y: dice.between(8, 90) }, dice.between(0.5, 1.3), `opacity='${n(dice.between(0.4, 0.9))}'`);

  const band = (base: number, height: number, length: number, id: string, crest: string): string => {
    const points = smooth(swell(dice, base, height, length));
    return path(land(points), `fill='url(#${id})'`) + path(points, `fill='none' stroke='${crest}' stroke-width='1.6' opacity='.55'`);
  };
  let bubbles = '';
  for (let index = 0; index < 22; index += 1) {
    const at = { x: dice.between(46, 354), y: dice.between(120, 285) };
    const radius = dice.between(1.6, 6.5);
    bubbles += circle(at, radius, `opacity='${n(dice.between(0.35, 0.85))}'`);
    if (radius > 4)
      bubbles += path(
        `M${n(at.x - radius * 0.5)} ${n(at.y - radius * 0.1)}a${n(radius * 0.6)} ${n(radius * 0.6)} 0 0 1 ${n(radius * 0.5)} ${n(-radius * 0.45)}`,
        `opacity='.8'`,
      );
  }
  const crest = smooth(swell(dice, 280, 7, dice.between(72, 100)));
  const low = smooth(swell(dice, 293, 4, dice.between(50, 66)));
  return {
    defs: defs + gradients,
    back:
      back +
      (rich ? `<g fill='${palette.light}'>${stars}</g>` : '') +
      circle(moon, size, `fill='${palette.light}'`) +
      circle({ x: moon.x + size * 0.25, y: moon.y - size * 0.2 }, size * 0.18, `fill='${palette.sky[2]}' opacity='.5'`) +
      (rich ? path(clouds, `fill='${palette.light}' opacity='.22'`) : '') +
      path(stacks, `fill='${mix(two, palette.sky[1], 0.35)}'`) +
      path(`M-12 ${n(horizon)}H412V312H-12Z`, `fill='url(#r0)'`) +
      path(glitter, `stroke='${palette.light}' stroke-width='2.2' stroke-linecap='round' opacity='.5'`) +
      band(horizon + 26, 4, dice.between(86, 130), 'r1', pale) +
      band(horizon + 56, 6, dice.between(80, 118), 'r2', pale) +
      band(horizon + 88, 7, dice.between(70, 108), 'r3', pale) +
      (rich ? `<g fill='none' stroke='${palette.bits}' stroke-width='1.2'>${bubbles}</g>` : ''),
    front:
      path(land(crest), `fill='${palette.front}'`) +
      path(crest, `fill='none' stroke='${palette.bits}' stroke-width='2' opacity='.6'`) +
      (rich ? path(low, `fill='none' stroke='${palette.bits}' stroke-width='1.2' opacity='.35'`) : ''),
  };
}
