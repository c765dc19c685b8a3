import type { Dice } from './dice';
import { hazy, rays, skyOf, type Land, type Painted } from './land';
import { bird, circle, cloud, mix, n, path, WIDE, type Point } from './svg';

/** A piece of land that flies. */
function isle(dice: Dice, { x, y }: Point, wide: number): string {
  const deep = wide * dice.between(0.7, 1.1);
  return `M${n(x - wide)} ${n(y)}q${n(wide * 0.5)} ${n(-wide * 0.3)} ${n(wide)} ${n(-wide * 0.22)}q${n(wide * 0.6)} ${n(-wide * 0.06)} ${n(wide)} ${n(wide * 0.22)}l${n(-wide * 0.42)} ${n(deep * 0.4)}l${n(-wide * 0.16)} ${n(deep * 0.16)}l${n(-wide * 0.34)} ${n(deep * 0.44)}l${n(-wide * 0.32)} ${n(-deep * 0.5)}l${n(-wide * 0.22)} ${n(-deep * 0.08)}Z`;
}

/** A gust, drawn as a line that curls. */
function gust(dice: Dice, { x, y }: Point, length: number): string {
  const curl = dice.between(6, 12);
  return `M${n(x)} ${n(y)}q${n(length * 0.35)} ${n(-dice.between(6, 14))} ${n(length * 0.7)} 0t${n(length * 0.3)} ${n(-curl)}a${n(curl * 0.6)} ${n(curl * 0.6)} 0 1 0 ${n(-curl)} ${n(curl * 0.5)}`;
}

/** Wind: dawn above the clouds, banks of cloud, birds, land that flies. */
export function cloudsAndIsles({ palette, rich }: Land, dice: Dice): Painted {
  const side = dice.chance(0.5) ? 1 : -1;
  const sun = { x: WIDE / 2 + side * dice.between(58, 104), y: dice.between(76, 124) };
  const size = dice.between(30, 48);
  const { defs, back } = skyOf(palette, sun, size * 3.2);
  const [one, two, three] = palette.ridges;
  const haze = palette.sky[2];
  const gradients =
    hazy('r1', mix(one, haze, 0.35), haze, 0.6) +
    hazy('r2', one, two, 0.5) +
    hazy('r3', two, three, 0.6) +
    hazy('r4', mix(three, haze, 0.12), palette.front, 0.85);

  const bank = (base: number, wide: number, id: string): string => {
    let shape = '';
    for (let x = dice.between(-60, 0); x < 460; x += wide * dice.between(0.5, 0.75))
      shape += cloud(dice, { x, y: base + dice.between(-9, 9) }, wide * dice.between(0.8, 1.25));
    return path(`${shape}M-12 ${n(base - 2)}H412V312H-12Z`, `fill='url(#${id})'`);
  };
  let isles = '';
  let trees = '';
  const flying = dice.whole(1, 2);
  for (let index = 0; index < flying; index += 1) {
    const at = { x: WIDE / 2 - side * dice.between(72, 132) + index * side * 190, y: dice.between(98, 160) };
    const wide = dice.between(24, 42);
    isles += isle(dice, at, wide);
    trees +=
      circle({ x: at.x + dice.between(-8, 8), y: at.y - wide * 0.42 }, wide * 0.22, '') +
      circle({ x: at.x + dice.between(8, 14), y: at.y - wide * 0.34 }, wide * 0.16, '');
  }
  let birds = '';
  const flock = { x: WIDE / 2 + dice.between(-120, 120), y: dice.between(34, 66) };
  const flockSize = dice.whole(3, 6);
  for (let index = 0; index < flockSize; index += 1)
    birds += bird({ x: flock.x + dice.between(-42, 42), y: flock.y + dice.between(-16, 26) }, dice.between(4, 8));
  let gusts = '';
  for (let index = 0; index < 3; index += 1)
    gusts += gust(dice, { x: dice.between(20, 260), y: dice.between(40, 200) }, dice.between(70, 130));
  let petals = '';
  for (let index = 0; index < 20; index += 1) {
    const [x, y, length] = [dice.between(46, 354), dice.between(40, 270), dice.between(3, 7)];
    petals += `M${n(x)} ${n(y)}q${n(length)} ${n(-length * 0.7)} ${n(length * 1.6)} ${n(dice.between(-1, 3))}q${n(-length)} ${n(length * 0.6)} ${n(-length * 1.6)} ${n(dice.between(-1, 1))}Z`;
  }
  return {
    defs: defs + gradients,
    back:
      back +
      (rich ? rays(sun, 11, dice.next(), 320, `fill='${palette.light}' opacity='.1'`) : '') +
      circle(sun, size, `fill='${palette.light}'`) +
      (rich ? path(birds, `fill='none' stroke='${three}' stroke-width='1.7' stroke-linecap='round'`) : '') +
      path(isles, `fill='${mix(three, palette.sky[1], 0.35)}'`) +
      `<g fill='${mix(three, palette.front, 0.2)}' opacity='.85'>${trees}</g>` +
      bank(dice.between(186, 200), 90, 'r1') +
      (rich ? bank(dice.between(218, 230), 104, 'r2') : '') +
      bank(dice.between(250, 260), 96, 'r3') +
      (rich ? path(gusts, `fill='none' stroke='${palette.light}' stroke-width='1.8' stroke-linecap='round' opacity='.5'`) : '') +
      (rich ? path(petals, `fill='${palette.bits}' opacity='.85'`) : ''),
    front: bank(288, 84, 'r4'),
  };
}
