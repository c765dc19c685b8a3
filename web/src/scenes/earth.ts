import type { Dice } from './dice';
import { hazy, rays, skyOf, type Land, type Painted } from './land';
import { across, bird, circle, fir, hills, land, mix, n, path, smooth, WIDE, type Point } from './svg';

/** Standing stones on a hill, as if somebody had been there long ago. */
function stones(dice: Dice, at: Point): string {
  let shape = '';
  let x = at.x;
  const count = dice.whole(2, 4);
  for (let index = 0; index < count; index += 1) {
    const [wide, tall] = [dice.between(6, 10), dice.between(14, 30)];
    shape += `M${n(x)} ${n(at.y + 4)}l${n(wide * 0.15)} ${n(-tall)}q${n(wide * 0.4)} ${n(-wide * 0.5)} ${n(wide * 0.75)} 0l${n(wide * 0.2)} ${n(tall)}Z`;
    x += wide + dice.between(4, 12);
  }
  return shape;
}

/** Earth: morning, round hills, firs, two large ones at the sides in front. */
export function forest({ palette, rich }: Land, dice: Dice): Painted {
  const side = dice.chance(0.5) ? 1 : -1;
  const sun = { x: WIDE / 2 + side * dice.between(56, 104), y: dice.between(78, 122) };
  const size = dice.between(30, 46);
  const { defs, back } = skyOf(palette, sun, size * 3.2);
  const [one, two, three] = palette.ridges;
  const haze = palette.sky[2];
  const gradients = hazy('r1', one, haze, 0.5) + hazy('r2', two, haze, 0.26) + hazy('r3', three, one, 0.25);
  const far = hills(dice, dice.between(176, 192), dice.between(16, 30));
  const middle = hills(dice, dice.between(212, 224), dice.between(12, 22));
  const near = hills(dice, 252, dice.between(8, 14));

  const wood = (height: (x: number) => number, count: number, low: number, high: number): string => {
    let shape = '';
    for (let index = 0; index < count; index += 1) {
      const x = dice.between(-5, 405);
      shape += fir({ x, y: height(x) + 3 }, dice.between(low, high));
    }
    return shape;
  };
  const old = dice.between(100, 300);
  // A brook that comes down between the hills, on some mornings.
  const source = dice.between(140, 260);
  const brook = `M${n(source)} ${n(middle(source) + 4)}C${n(source + 34)} ${n(middle(source) + 22)} ${n(source - 46)} 254 ${n(source + 8)} 312H${n(source + 62)}C${n(source + 6)} 262 ${n(source + 58)} ${n(middle(source) + 26)} ${n(source + 5)} ${n(middle(source) + 4)}Z`;
  const has = dice.pick(['brook', 'stones', 'birds', 'stones'] as const);

  let pollen = '';
  for (let index = 0; index < 26; index += 1)
    pollen += circle(
      { x: dice.between(50, 350), y: dice.between(90, 280) },
      dice.between(0.8, 2.4),
      `opacity='${n(dice.between(0.35, 0.9))}'`,
    );
  let grass = '';
  for (let x = -8; x < 408; x += dice.between(5, 10)) {
    const tall = dice.between(7, 18);
    grass += `M${n(x)} 306q${n(dice.between(-3, 3))} ${n(-tall * 0.6)} ${n(dice.between(-5, 5))} ${n(-tall - 14)}q${n(dice.between(1, 4))} ${n(tall * 0.6)} 4 ${n(tall + 14)}Z`;
  }
  const ground = smooth(across(hills(dice, 289, 4)));
  const [left, right] = [dice.between(150, 196), dice.between(150, 196)];
  const guards =
    fir({ x: dice.between(52, 78), y: 304 }, left * 0.72) +
    fir({ x: dice.between(24, 48), y: 308 }, left) +
    fir({ x: dice.between(322, 348), y: 304 }, right * 0.72) +
    fir({ x: dice.between(352, 376), y: 308 }, right);

  return {
    defs: defs + gradients,
    back:
      back +
      (rich ? rays(sun, 14, dice.next(), 330, `fill='${palette.light}' opacity='.1'`) : '') +
      circle(sun, size, `fill='${palette.light}'`) +
      (has === 'birds'
        ? path(
            bird({ x: WIDE - sun.x, y: 60 }, 9) + bird({ x: WIDE - sun.x + 24, y: 72 }, 6),
            `fill='none' stroke='${three}' stroke-width='1.8'`,
          )
        : '') +
      path(land(smooth(across(far))), `fill='url(#r1)'`) +
      (rich ? path(wood(far, 16, 12, 24), `fill='${mix(one, two, 0.7)}'`) : '') +
      path(land(smooth(across(middle))), `fill='url(#r2)'`) +
      (has === 'brook' ? path(brook, `fill='${palette.light}' opacity='.55'`) : '') +
      (has === 'stones' ? path(stones(dice, { x: old, y: middle(old) }), `fill='${mix(three, haze, 0.16)}'`) : '') +
      (rich ? path(wood(middle, 13, 22, 44), `fill='${mix(two, three, 0.7)}'`) : '') +
      path(land(smooth(across(near))), `fill='url(#r3)'`) +
      path(wood(near, rich ? 9 : 4, 34, 66), `fill='${mix(three, palette.front, 0.55)}'`) +
      (rich ? `<g fill='${palette.bits}'>${pollen}</g>` : ''),
    front:
      path(guards, `fill='${palette.front}'`) +
      path(land(ground), `fill='${palette.front}'`) +
      (rich ? path(grass, `fill='${palette.front}'`) : ''),
  };
}
