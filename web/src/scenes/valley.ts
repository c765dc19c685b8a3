import { Dice } from './dice';
import { hazy, rays } from './land';
import { around, bird, circle, cloud, down, ellipse, fir, mix, n, path, spark, type Point } from './svg';

/** When the valley is looked at. */
export interface Hour {
  /** From 0, dawn, to 1, night. */
  time: number;
  theme: 'dusk' | 'parchment';
  /** Has somebody passed the end of the track? Then there are lights in the sky. */
  lights: boolean;
}

const WIDE = 1600;
const TALL = 1000;

/** The colours of an hour: three of the sky, of the light, and of the land from far to near. */
interface Colours {
  sky: [string, string, string];
  light: string;
  far: string;
  near: string;
  stars: number;
}

/** The hours of a day in the evening's theme: never bright, for there are words in front of it. */
const DUSK: [number, Colours][] = [
  [0, { sky: ['#16204a', '#3b3a70', '#94566a'], light: '#ffb98a', far: '#3d4264', near: '#101c26', stars: 0.35 }],
  [0.3, { sky: ['#12365a', '#24606e', '#6a8358'], light: '#ffe9a8', far: '#2c5a5e', near: '#0f2220', stars: 0 }],
  [0.6, { sky: ['#1c2154', '#56306a', '#a8553a'], light: '#ffab5e', far: '#4a3a5c', near: '#141a20', stars: 0.1 }],
  [0.8, { sky: ['#10143a', '#2c2458', '#5f3a68'], light: '#ffd9c0', far: '#332f5c', near: '#0e141f', stars: 0.6 }],
  [1, { sky: ['#070a20', '#121a42', '#2b3a68'], light: '#e8ecff', far: '#20284e', near: '#080e18', stars: 1 }],
];

/** The same by day: never dark. */
const DAY: [number, Colours][] = [
  [0, { sky: ['#d6d9ee', '#f3dcd6', '#fff0d2'], light: '#ffe9b8', far: '#cfc6d6', near: '#b9c79c', stars: 0 }],
  [0.3, { sky: ['#c9e2ea', '#e4efe4', '#fff8e0'], light: '#fffbe6', far: '#bfd6cf', near: '#b4cd98', stars: 0 }],
  [0.6, { sky: ['#d4e0e4', '#f6ead0', '#ffe7bd'], light: '#ffeebb', far: '#cfd0b4', near: '#c2c98e', stars: 0 }],
  [0.8, { sky: ['#dcd3e6', '#f4d9d0', '#ffdcb4'], light: '#ffe2b0', far: '#d2c2c4', near: '#c6bd95', stars: 0 }],
  [1, { sky: ['#c9cbe6', '#dccfe4', '#f0d8d4'], light: '#fff3dc', far: '#c2bcd6', near: '#b3b4a0', stars: 0.25 }],
];

function at(hours: readonly [number, Colours][], time: number): Colours {
  const next = hours.findIndex(([when]) => when >= time);
  const [later, end] = hours[Math.max(next, 0)] ?? [1, hours.at(-1)?.[1] as Colours];
  const [earlier, begin] = hours[Math.max(next - 1, 0)] ?? [later, end];
  const share = later === earlier ? 0 : (time - earlier) / (later - earlier);
  const blend = (one: string, other: string): string => mix(one, other, share);
  return {
    sky: [blend(begin.sky[0], end.sky[0]), blend(begin.sky[1], end.sky[1]), blend(begin.sky[2], end.sky[2])],
    light: blend(begin.light, end.light),
    far: blend(begin.far, end.far),
    near: blend(begin.near, end.near),
    stars: begin.stars + (end.stars - begin.stars) * share,
  };
}

/** Peaks from edge to edge, as a line. */
function range(dice: Dice, base: number, height: number, wild: number): string {
  let heights = [dice.between(0.1, 0.9), dice.between(-0.3, 0.5), dice.between(-0.3, 0.4), dice.between(0.2, 1)];
  let spread = 0.6;
  for (let halving = 0; halving < 5; halving += 1) {
    heights = heights.flatMap((value, index) => {
      const after = heights[index + 1];
      return after === undefined ? [value] : [value, (value + after) / 2 + dice.between(-spread, spread)];
    });
    spread *= wild;
  }
  const step = (WIDE + 40) / (heights.length - 1);
  const points = heights.map((value, index) => `${n(index * step - 20)} ${n(base - value * height)}`);
  return `M${points.join('L')}V${TALL + 20}H-20Z`;
}

function slope(dice: Dice, base: number, height: number): { shape: string; y: (x: number) => number } {
  const [one, two] = [dice.between(0, 6), dice.between(0, 6)];
  const y = (x: number): number => base + height * Math.sin(x / 260 + one) + height * 0.45 * Math.sin(x / 97 + two);
  let shape = `M-20 ${n(y(-20))}`;
  for (let x = 20; x <= WIDE + 40; x += 40) shape += `L${n(x)} ${n(y(x))}`;
  return { shape: `${shape}V${TALL + 20}H-20Z`, y };
}

/** The lights over the valley when somebody has gone around the track. */
function northernLights(dice: Dice): string {
  const widths = [150, 112, 80, 54, 32, 14];
  return ['#5ef2c4', '#7ad7ff', '#c08bff', '#ffd27a']
    .map((colour, index) => {
      const [from, base] = [dice.between(0, 6), 110 + index * 66];
      let line = '';
      for (let x = -40; x <= WIDE + 40; x += 40) {
        const y = base + 46 * Math.sin(x / 230 + from) + 14 * Math.sin(x / 61 + from);
        line += `${line === '' ? 'M' : 'L'}${n(x)} ${n(y)}`;
      }
      return `<g fill='none' stroke='${colour}' stroke-linejoin='round'>${widths.map((wide) => path(line, `stroke-width='${wide}' opacity='.07'`)).join('')}</g>`;
    })
    .join('');
}

/** The volcano far on the left, with what comes out of it. */
function volcano(colours: Colours, ember: string): string {
  const top: Point = { x: 236, y: 372 };
  const shape = `M-40 700Q150 560 ${top.x - 30} ${top.y}l14 9l18 -5l26 5Q350 560 560 700Z`;
  const lava = `M${top.x - 4} ${top.y + 10}l-8 34l14 30l-10 40M${top.x + 10} ${top.y + 8}l16 40l-4 30`;
  return (
    circle({ x: top.x, y: top.y + 2 }, 120, `fill='url(#ember)'`) +
    path(shape, `fill='url(#v1)'`) +
    path(lava, `fill='none' stroke='${ember}' stroke-width='5' opacity='.75' stroke-linejoin='round'`) +
    [0, 1, 2, 3]
      .map((puff) =>
        circle({ x: top.x + 6 + puff * 22, y: top.y - 26 - puff * 30 }, 15 + puff * 10, `fill='${colours.sky[0]}' opacity='.3'`),
      )
      .join('')
  );
}

/** The whole vale: volcano, lagoon, crag, terraces of cloud and forest, at an hour of the day. */
export function valley({ time, theme, lights }: Hour): string {
  const dice = new Dice('the vale');
  const dark = theme === 'dusk';
  const colours = at(dark ? DUSK : DAY, time);
  const [above, middle, horizon] = colours.sky;
  const ember = dark ? '#ff8a4a' : '#f0a070';
  // The light goes from left to right over the day, and a moon comes after it.
  const night = time > 0.88;
  const along = night ? 0.72 : 0.12 + time * 0.85;
  const light: Point = { x: WIDE * along, y: night ? 170 : 470 - 300 * Math.sin(Math.PI * Math.min(1, 0.12 + time)) };
  const shade = (share: number): string => mix(colours.far, colours.near, share);
  const aurora = lights ? northernLights(new Dice('lights')) : '';

  const defs =
    down('sky', [
      [0, above],
      [0.38, middle],
      [0.62, horizon],
    ]) +
    around('halo', [
      [0, colours.light, dark ? 0.28 : 0.9],
      [0.3, colours.light, dark ? 0.2 : 0.5],
      [1, colours.light, 0],
    ]) +
    around('ember', [
      [0, ember, 0.8],
      [0.4, ember, 0.25],
      [1, ember, 0],
    ]) +
    hazy('v1', shade(0.12), horizon, 0.5) +
    hazy('v2', shade(0.28), horizon, 0.35) +
    hazy('v3', shade(0.5), shade(0.3), 0.6) +
    hazy('v4', shade(0.72), shade(0.5), 0.4) +
    hazy('v5', shade(1), shade(0.8), 0.5) +
    down('lake', [
      [0, mix(horizon, '#7fd0e0', 0.25)],
      [1, mix(shade(0.6), '#1f7ea3', 0.3)],
    ]);

  let stars = '';
  let sparks = '';
  for (let index = 0; index < 130; index += 1) {
    const where = { x: dice.between(0, WIDE), y: dice.between(0, 430) };
    if (index % 18 === 0) sparks += spark(where, dice.between(4, 8));
    else stars += circle(where, dice.between(0.7, 2.1), `opacity='${n(dice.between(0.3, 1))}'`);
  }
  let clouds = '';
  for (let index = 0; index < 9; index += 1)
    clouds += cloud(dice, { x: 1120 + index * 62 + dice.between(-20, 20), y: 500 + dice.between(-34, 44) }, dice.between(120, 210));
  const birds = [0, 1, 2, 3, 4].map((index) => bird({ x: 980 + index * 34, y: 250 + ((index * 37) % 50) }, 9 - (index % 3) * 2)).join('');

  const hill = slope(dice, 800, 26);
  const front = slope(dice, 915, 20);
  const wood = (line: (x: number) => number, count: number, low: number, high: number): string => {
    let shape = '';
    for (let index = 0; index < count; index += 1) {
      const x = dice.between(0, WIDE);
      shape += fir({ x, y: line(x) + 6 }, dice.between(low, high));
    }
    return shape;
  };
  // The crag in the middle, where Eternity lives.
  const crag = 'M600 760L668 600L700 628L742 520L772 556L806 452L836 530L870 500L912 596L940 572L1010 760Z';
  const ripples = Array.from({ length: 16 }, () => {
    const [x, y] = [dice.between(470, 1130), dice.between(722, 792)];
    return `M${n(x)} ${n(y)}h${n(dice.between(20, 90))}`;
  }).join('');

  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDE} ${TALL}' width='${WIDE}' height='${TALL}' preserveAspectRatio='xMidYMid slice'><defs>${defs}</defs>` +
    path(`M0 0H${WIDE}V${TALL}H0Z`, `fill='url(#sky)'`) +
    (colours.stars > 0 ? `<g fill='#fff' opacity='${n(colours.stars)}'>${stars}${path(sparks, '')}</g>` : '') +
    aurora +
    circle(light, night ? 210 : 330, `fill='url(#halo)'`) +
    circle(light, night ? 44 : 62, `fill='${colours.light}' opacity='${dark ? 0.2 : 0.95}'`) +
    (dark || night ? '' : rays(light, 16, 0.2, 900, `fill='${colours.light}' opacity='.12'`)) +
    path(range(dice, 560, 120, 0.6), `fill='url(#v1)'`) +
    volcano(colours, ember) +
    path(clouds, `fill='${mix(colours.far, dark ? '#f0d8e8' : '#ffffff', dark ? 0.18 : 0.6)}' opacity='.75'`) +
    path(birds, `fill='none' stroke='${shade(0.7)}' stroke-width='2.5' stroke-linecap='round'`) +
    path(range(dice, 650, 80, 0.58), `fill='url(#v2)'`) +
    path(crag, `fill='url(#v3)'`) +
    path(`M806 452L836 530L818 640L790 590L772 556Z`, `fill='${colours.light}' opacity='.1'`) +
    ellipse({ x: 800, y: 760 }, 420, 46, `fill='url(#lake)'`) +
    path(ripples, `stroke='${colours.light}' stroke-width='2' stroke-linecap='round' opacity='.3'`) +
    path(hill.shape, `fill='url(#v4)'`) +
    path(wood(hill.y, 60, 34, 76), `fill='${shade(0.82)}'`) +
    path(front.shape, `fill='url(#v5)'`) +
    path(wood(front.y, 34, 80, 170), `fill='${mix(shade(1), dark ? '#000000' : '#7f9468', dark ? 0.3 : 0.35)}'`) +
    // There are words in front of it.
    path(`M0 0H${WIDE}V${TALL}H0Z`, dark ? `fill='#060c14' opacity='.12'` : `fill='#fffaf0' opacity='.3'`) +
    `</svg>`
  );
}
