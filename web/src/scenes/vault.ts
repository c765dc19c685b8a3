import type { Dice } from './dice';
import { hazy, skyOf, type Land, type Painted } from './land';
import { circle, ellipse, n, path, spark, WIDE } from './svg';

/** Where artifacts are kept: an arch of stone with light from above, and dust in it. */
export function vault({ palette, rich }: Land, dice: Dice): Painted {
  const middle = WIDE / 2 + dice.between(-10, 10);
  const { defs, back } = skyOf(palette, { x: middle, y: dice.between(96, 130) }, dice.between(150, 190));
  const [one, two, three] = palette.ridges;
  const gradients = hazy('r1', three, one, 0.5) + hazy('r2', two, three, 0.8) + hazy('r3', one, two, 0.5);

  const arch = (half: number, top: number): string =>
    `M-12 -12H412V312H${n(middle + half)}V${n(top + half)}A${n(half)} ${n(half)} 0 0 0 ${n(middle - half)} ${n(top + half)}V312H-12Z`;
  const half = dice.between(118, 142);
  // The stones of the arch, and those of the wall.
  let joints = '';
  const count = dice.whole(9, 13);
  for (let index = 0; index <= count; index += 1) {
    const angle = Math.PI + (index / count) * Math.PI;
    const end = (radius: number): string => `${n(middle + radius * Math.cos(angle))} ${n(40 + half + radius * Math.sin(angle))}`;
    joints += `M${end(half)}L${end(half + 24)}`;
  }
  for (let y = 18; y < 300; y += dice.between(26, 40)) {
    joints += `M-12 ${n(y)}h${n(dice.between(30, 60))}M412 ${n(y + dice.between(-8, 8))}h${n(-dice.between(30, 60))}`;
  }
  let beams = '';
  for (let index = 0; index < 3; index += 1) {
    const [x, wide] = [middle + dice.between(-70, 70), dice.between(14, 34)];
    beams += `M${n(x)} -10h${n(wide)}l${n(dice.between(20, 60))} 322h${n(-wide - 60)}Z`;
  }
  let dust = '';
  let sparks = '';
  for (let index = 0; index < 28; index += 1) {
    const at = { x: middle + dice.between(-110, 110), y: dice.between(20, 270) };
    if (index % 5 === 0) sparks += spark(at, dice.between(3, 6));
    else dust += circle(at, dice.between(0.7, 2), `opacity='${n(dice.between(0.35, 0.9))}'`);
  }
  const foot = dice.between(92, 112);
  return {
    defs: defs + gradients,
    back:
      back +
      (rich ? path(beams, `fill='${palette.light}' opacity='.12'`) : '') +
      path(arch(half, 40), `fill='url(#r1)'`) +
      path(arch(half + 24, 16), `fill='url(#r2)' opacity='.9'`) +
      path(joints, `fill='none' stroke='${palette.front}' stroke-width='2.4' opacity='.55'`) +
      (rich ? `<g fill='${palette.bits}'>${dust}${path(sparks, '')}</g>` : ''),
    front:
      path(`M-12 312V286H412V312Z`, `fill='${palette.front}'`) +
      ellipse({ x: middle, y: 286 }, foot, 11, `fill='url(#r3)'`) +
      path(
        `M${n(middle - foot)} 286v12a${n(foot)} 11 0 0 0 ${n(foot * 2)} 0v-12a${n(foot)} 11 0 0 1 ${n(-foot * 2)} 0Z`,
        `fill='${three}'`,
      ),
  };
}
