import type { Dice } from './dice';
import { hazy, skyOf, type Land, type Painted } from './land';
import { around, circle, ellipse, land, mix, n, path, peaks, polygon, spark, WIDE, TALL, type Point } from './svg';

/** The cone of a volcano with its lit mouth, and what runs down from it. */
function cone(dice: Dice, at: Point, half: number): { shape: string; lava: string; mouth: Point } {
  const crater = half * dice.between(0.13, 0.19);
  const foot = TALL + 10;
  const left = { x: at.x - half, y: foot };
  const right = { x: at.x + half * dice.between(0.9, 1.15), y: foot };
  const shape = `M${n(left.x)} ${n(left.y)}Q${n(at.x - half * 0.36)} ${n(at.y + (foot - at.y) * 0.5)} ${n(at.x - crater)} ${n(at.y)}l${n(crater * 0.5)} ${n(crater * 0.35)}l${n(crater * 0.6)} ${n(-crater * 0.2)}l${n(crater * 0.9)} ${n(crater * 0.1)}Q${n(at.x + half * 0.4)} ${n(at.y + (foot - at.y) * 0.5)} ${n(right.x)} ${n(right.y)}Z`;
  let lava = '';
  const streams = dice.whole(1, 3);
  for (let stream = 0; stream < streams; stream += 1) {
    let x = at.x + dice.between(-0.6, 0.6) * crater;
    let y = at.y + crater * 0.3;
    lava += `M${n(x)} ${n(y)}`;
    for (let bend = 0; bend < 4; bend += 1) {
      x += dice.between(-7, 7) + (x - at.x) * 0.25;
      y += dice.between(10, 20);
      lava += `L${n(x)} ${n(y)}`;
    }
  }
  return { shape, lava, mouth: { x: at.x, y: at.y + crater * 0.2 } };
}

/** Fire: dusk, a low sun, a volcano, jagged ridges, embers. */
export function volcano({ palette, rich }: Land, dice: Dice): Painted {
  const side = dice.chance(0.5) ? 1 : -1;
  const sun = { x: WIDE / 2 + side * dice.between(62, 104), y: dice.between(84, 130) };
  const size = dice.between(30, 48);
  const { defs, back } = skyOf(palette, sun, size * 3);
  const far = cone(dice, { x: WIDE / 2 - side * dice.between(40, 118), y: dice.between(84, 124) }, dice.between(110, 160));
  const [one, two, three] = palette.ridges;
  const gradients =
    hazy('r1', two, one, 0.75) +
    hazy('r2', mix(two, three, 0.4), one, 0.6) +
    hazy('r3', three, one, 0.3) +
    around('mouth', [
      [0, '#fff0b0', 0.95],
      [0.4, palette.bits, 0.55],
      [1, palette.bits, 0],
    ]);

  let smoke = '';
  let rising = { ...far.mouth };
  for (let puff = 0; puff < 5; puff += 1) {
    smoke += circle(rising, 7 + puff * dice.between(4, 6), `fill='${palette.sky[0]}' opacity='${n(0.5 - puff * 0.08)}'`);
    rising = { x: rising.x + side * dice.between(5, 15), y: rising.y - dice.between(13, 20) };
  }
  const streaks = Array.from({ length: 3 }, () =>
    ellipse(
      { x: dice.between(40, 360), y: dice.between(40, 150) },
      dice.between(40, 90),
      dice.between(2, 5),
      `fill='${palette.sky[0]}' opacity='.28'`,
    ),
  ).join('');

  let embers = '';
  let sparks = '';
  for (let index = 0; index < 34; index += 1) {
    const at = { x: dice.between(50, 350), y: dice.between(20, 270) };
    if (index % 6 === 0) sparks += spark(at, dice.between(3, 5.5));
    else embers += circle(at, dice.between(0.8, 2.5), `opacity='${n(dice.between(0.4, 1))}'`);
  }

  const near = peaks(dice, 292, 26, 0.6);
  let cracks = '';
  for (let index = 0; index < 5; index += 1) {
    const x = dice.between(30, 370);
    cracks += `M${n(x)} ${n(dice.between(283, 288))}l${n(dice.between(-8, 8))} 7l${n(dice.between(-9, 9))} 9`;
  }
  const rock = dice.between(48, 92);
  const rocks =
    polygon([
      { x: -12, y: 312 },
      { x: -12, y: 312 - rock * 1.7 },
      { x: 24, y: 312 - rock * 1.2 },
      { x: 44, y: 312 - rock * 0.55 },
      { x: 92, y: 312 },
    ]) +
    polygon([
      { x: 412, y: 312 },
      { x: 412, y: 312 - rock * 1.4 },
      { x: 384, y: 312 - rock * 1.15 },
      { x: 352, y: 312 - rock * 0.45 },
      { x: 318, y: 312 },
    ]);

  return {
    defs: defs + gradients,
    back:
      back +
      (rich ? streaks : '') +
      circle(sun, size, `fill='${palette.light}'`) +
      path(far.shape, `fill='url(#r1)'`) +
      (rich ? smoke : '') +
      path(far.lava, `fill='none' stroke='${palette.bits}' stroke-width='2.6' stroke-linejoin='round' opacity='.9'`) +
      circle(far.mouth, 42, `fill='url(#mouth)'`) +
      path(land(line(peaks(dice, 216, 42, 0.6))), `fill='url(#r2)'`) +
      path(land(line(peaks(dice, 254, 34, 0.58))), `fill='url(#r3)'`) +
      (rich ? `<g fill='${palette.bits}'>${embers}${path(sparks, `opacity='.9'`)}</g>` : ''),
    front:
      path(rocks, `fill='${palette.front}'`) +
      path(land(line(near)), `fill='${palette.front}'`) +
      (rich ? path(cracks, `fill='none' stroke='${palette.bits}' stroke-width='1.8' opacity='.75'`) : ''),
  };
}

function line(points: readonly Point[]): string {
  return polygon(points).slice(0, -1);
}
