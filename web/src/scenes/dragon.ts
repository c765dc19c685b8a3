import type { Dice } from './dice';
import { hazy, skyOf, type Land, type Painted } from './land';
import { across, circle, land, n, path, peaks, polygon, smooth, spark, WIDE, type Point } from './svg';

const LIGHTS = ['#5ef2c4', '#7ad7ff', '#c08bff', '#ff9ad8'] as const;

/** A ribbon of northern light: many lines over each other, so that its edges are soft. */
function ribbon(dice: Dice, base: number, light: string): string {
  const [from, bend, length] = [dice.between(0, 6.3), dice.between(12, 30), dice.between(52, 84)];
  const lean = dice.between(-0.12, 0.12);
  const line = smooth(across((x) => base + bend * Math.sin(x / length + from) + lean * (x - 200), 24));
  const widths = [64, 50, 38, 28, 19, 12, 6];
  return `<g fill='none' stroke='${light}' opacity='.95'>${widths.map((wide) => path(line, `stroke-width='${wide}' opacity='.075'`)).join('')}</g>`;
}

/** An arch that is left of something larger. */
function ruin(dice: Dice, { x, y }: Point, size: number): string {
  const broken = dice.between(0.3, 0.8);
  return `M${n(x - size)} ${n(y)}v${n(-size * 1.5)}q${n(size * 0.1)} ${n(-size * 0.9)} ${n(size)} ${n(-size * 0.95)}q${n(size * 0.9)} ${n(size * 0.05)} ${n(size)} ${n(size * broken)}l${n(-size * 0.3)} ${n(size * 0.25)}q${n(-size * 0.08)} ${n(-size * 0.72)} ${n(-size * 0.7)} ${n(-size * 0.7)}q${n(-size * 0.66)} 0 ${n(-size * 0.7)} ${n(size * 0.6)}v${n(size * 1.3)}Z`;
}

/** Dragon: night, stars, a crescent, northern lights, crags. */
export function crags({ palette, rich }: Land, dice: Dice): Painted {
  const side = dice.chance(0.5) ? 1 : -1;
  const moon = { x: WIDE / 2 + side * dice.between(66, 108), y: dice.between(64, 110) };
  const size = dice.between(22, 36);
  const { defs, back } = skyOf(palette, moon, size * 3);
  const [one, two, three] = palette.ridges;
  const horizon = palette.sky[2];
  const lights = [dice.pick(LIGHTS), dice.pick(LIGHTS), dice.pick(LIGHTS)];
  const gradients = hazy('r1', one, horizon, 0.45) + hazy('r2', two, horizon, 0.18) + hazy('r3', three, one, 0.35);
  let stars = '';
  let sparks = '';
  for (let index = 0; index < 46; index += 1) {
    const at = { x: dice.between(4, 396), y: dice.between(4, 190) };
    if (index % 9 === 0) sparks += spark(at, dice.between(3.5, 6.5));
    else stars += circle(at, dice.between(0.5, 1.7), `opacity='${n(dice.between(0.4, 1))}'`);
  }
  // A crescent: a disc out of which another one is cut.
  const cut = size * dice.between(0.3, 0.55);
  const crescent = `M${n(moon.x)} ${n(moon.y - size)}a${n(size)} ${n(size)} 0 1 ${side > 0 ? 1 : 0} 0 ${n(size * 2)}a${n(cut)} ${n(size)} 0 1 ${side > 0 ? 0 : 1} 0 ${n(-size * 2)}Z`;
  const ribbons = lights.map((light, index) => ribbon(dice, 70 + index * 40 + dice.between(-14, 14), light)).join('');

  const place = { x: WIDE / 2 - side * dice.between(60, 130), y: 222 };
  let motes = '';
  for (let index = 0; index < 16; index += 1)
    motes += circle(
      { x: dice.between(50, 350), y: dice.between(150, 280) },
      dice.between(0.8, 2.2),
      `opacity='${n(dice.between(0.3, 0.8))}'`,
    );

  const high = dice.between(70, 120);
  const teeth =
    polygon([
      { x: -12, y: 312 },
      { x: -12, y: 312 - high * 1.25 },
      { x: 12, y: 312 - high * 1.6 },
      { x: 26, y: 312 - high * 0.95 },
      { x: 44, y: 312 - high * 0.8 },
      { x: 60, y: 312 - high * 0.35 },
      { x: 92, y: 312 },
    ]) +
    polygon([
      { x: 412, y: 312 },
      { x: 412, y: 312 - high * 1.5 },
      { x: 390, y: 312 - high * 1.2 },
      { x: 376, y: 312 - high * 0.7 },
      { x: 352, y: 312 - high * 0.6 },
      { x: 336, y: 312 - high * 0.2 },
      { x: 306, y: 312 },
    ]);
  const crag = (base: number, height: number): string => land(polygon(peaks(dice, base, height, 0.66)).slice(0, -1));
  return {
    defs: defs + gradients,
    back:
      back +
      (rich ? `<g fill='${palette.bits}'>${stars}${path(sparks, '')}</g>` : '') +
      ribbons +
      path(crescent, `fill='${palette.light}'`) +
      path(crag(198, 62), `fill='url(#r1)'`) +
      (dice.chance(0.55) ? path(ruin(dice, place, dice.between(14, 24)), `fill='${two}'`) : '') +
      path(crag(234, 46), `fill='url(#r2)'`) +
      path(crag(264, 32), `fill='url(#r3)'`) +
      (rich ? `<g fill='${lights[0]}'>${motes}</g>` : ''),
    front: path(teeth, `fill='${palette.front}'`) + path(crag(294, 16), `fill='${palette.front}'`),
  };
}
