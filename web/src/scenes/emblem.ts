import { FAMILIES } from '../game/catalogue';
import { Dice } from './dice';
import { PALETTES } from './palette';
import { around, circle, down, n, path, spark } from './svg';

/** Eternity's sign: a dragon that holds its own tail, with a star in the middle. In a square of 512. */
export function ring(gold: string, dark: string): string {
  const scales = Array.from({ length: 40 }, (_, index) => {
    const angle = (-62 + index * 8) * (Math.PI / 180);
    const [x, y] = [256 + 150 * Math.cos(angle), 256 + 150 * Math.sin(angle)];
    return `M${n(x)} ${n(y)}m-9 0a9 9 0 0 1 18 0`;
  }).join('');
  // The body is a band that grows thinner from the head to the tip of the tail.
  const outer: string[] = [];
  const inner: string[] = [];
  for (let step = 0; step <= 44; step += 1) {
    const angle = (-58 + step * 7.4) * (Math.PI / 180);
    const half = 30 * (1 - step / 46) ** 0.6 + 2;
    outer.push(`${n(256 + (150 + half) * Math.cos(angle))} ${n(256 + (150 + half) * Math.sin(angle))}`);
    inner.unshift(`${n(256 + (150 - half) * Math.cos(angle))} ${n(256 + (150 - half) * Math.sin(angle))}`);
  }
  const head =
    'M352 92c-34-26-70-26-98-6 10 2 17 7 22 13-12 1-22 6-29 14 15-3 27 0 36 7-9 3-15 9-19 17 24-6 42 2 62 22 20 18 42 20 60 4-12-3-19-10-21-21 8 2 16 1 24-4-16-5-27-21-37-46z';
  const horn = 'M330 92c8-26 26-42 54-48-14 16-20 32-18 54zM362 108c18-18 38-24 62-18-20 8-32 20-38 38z';
  return (
    path(`M${outer.join('L')}L${inner.join('L')}Z`, `fill='${gold}' stroke='${dark}' stroke-width='10' stroke-linejoin='round'`) +
    path(scales, `fill='none' stroke='${dark}' stroke-width='4' opacity='.45'`) +
    path(horn, `fill='${gold}' stroke='${dark}' stroke-width='9' stroke-linejoin='round'`) +
    path(head, `fill='${gold}' stroke='${dark}' stroke-width='10' stroke-linejoin='round'`) +
    circle({ x: 322, y: 116 }, 8, `fill='${dark}'`)
  );
}

/** The five families as gems around a middle. */
function gems(middle: number, reach: number, size: number): string {
  return FAMILIES.map((family, index) => {
    const angle = -Math.PI / 2 + (index / FAMILIES.length) * 2 * Math.PI;
    const at = { x: middle + reach * Math.cos(angle), y: middle + reach * Math.sin(angle) };
    return (
      circle(at, size, `fill='${PALETTES[family].sky[1]}' stroke='#f3dca0' stroke-width='${n(size * 0.22)}'`) +
      circle({ x: at.x - size * 0.3, y: at.y - size * 0.32 }, size * 0.28, `fill='#fff' opacity='.55'`)
    );
  }).join('');
}

const GOLD = down('gold', [
  [0, '#fff0bf'],
  [0.5, '#eebb55'],
  [1, '#c07f22'],
]);

/** The back of every card: night, Eternity's ring, and the five families in it. */
export function back(): string {
  const dice = new Dice('the back of every card');
  let stars = '';
  for (let index = 0; index < 70; index += 1)
    stars += circle({ x: dice.between(0, 500), y: dice.between(0, 700) }, dice.between(0.8, 2.6), `opacity='${n(dice.between(0.2, 0.9))}'`);
  const corner = (x: number, y: number, turn: number): string =>
    path(
      'M0 0h96q-64 14-70 26q-12 6-26 70zM34 34q26-2 44 20q-22-2-30 8q-10 8-8 30q-22-18-6-58z',
      `transform='translate(${x} ${y}) rotate(${turn})' fill='url(#gold)' opacity='.85'`,
    );
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 500 700' preserveAspectRatio='xMidYMid slice'><defs>${GOLD}` +
    around('night', [
      [0, '#4a3aa0'],
      [0.6, '#251b62'],
      [1, '#120c38'],
    ]) +
    around('glow', [
      [0, '#ffe9b0', 0.55],
      [1, '#ffe9b0', 0],
    ]) +
    `</defs><path fill='url(#night)' d='M0 0h500v700H0z'/><g fill='#fff'>${stars}</g>` +
    circle({ x: 250, y: 350 }, 230, `fill='url(#glow)'`) +
    path('M28 28h444v644H28zM40 40v620h420V40z', `fill='url(#gold)' fill-rule='evenodd'`) +
    corner(44, 44, 0) +
    corner(456, 44, 90) +
    corner(456, 656, 180) +
    corner(44, 656, 270) +
    `<g transform='translate(-6 94)'>${ring('url(#gold)', '#1a1148')}${gems(256, 78, 17)}${path(spark({ x: 256, y: 256 }, 52), `fill='url(#gold)'`)}</g></svg>`
  );
}

/** The sign of the app. A mask cuts its edges off on some devices, so there is a form without round corners. */
export function appIcon(masked: boolean): string {
  const scale = masked ? 0.74 : 0.94;
  const edge = (512 * (1 - scale)) / 2;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 512 512'><defs>${GOLD}` +
    down('sky', [
      [0, '#1a1448'],
      [0.55, '#6a3f86'],
      [1, '#f0a060'],
    ]) +
    around('glow', [
      [0, '#fff0c0', 0.9],
      [1, '#ffd890', 0],
    ]) +
    `<clipPath id='form'><rect width='512' height='512' rx='${masked ? 0 : 112}'/></clipPath></defs><g clip-path='url(#form)'>` +
    path('M0 0h512v512H0z', `fill='url(#sky)'`) +
    circle({ x: 256, y: 262 }, 210, `fill='url(#glow)'`) +
    path('M0 430L74 372L128 404L196 344L256 392L322 338L392 400L440 368L512 424V512H0z', `fill='#54306e'`) +
    path('M0 470L90 432L170 458L256 424L350 462L430 430L512 466V512H0z', `fill='#2b1a4c'`) +
    `<g transform='translate(${n(edge)} ${n(edge)}) scale(${scale})'>${ring('url(#gold)', '#170d35')}${path(spark({ x: 256, y: 256 }, 74), `fill='url(#gold)' stroke='#170d35' stroke-width='8' stroke-linejoin='round'`)}</g>` +
    `</g></svg>`
  );
}
