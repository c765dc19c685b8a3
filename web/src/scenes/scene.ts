import * as icons from 'virtual:icons';
import { factsOf, isTile } from '../game/catalogue';
import type { Family, Source } from '../protocol';
import { Dice } from './dice';
import type { Painted } from './land';
import { LANDS } from './lands';
import { paletteOf, PALETTES, VAULT, type Palette } from './palette';
import { around, down, ellipse, rect, TALL, WIDE } from './svg';
import { vault } from './vault';

/** How much of a scene is drawn: everything, or what can be told apart on a small card. */
export type Detail = 'full' | 'small';

/** A part of a scene that covers all of it, whatever its form: what does not fit is cut off at the sides or above. */
function covering(content: string, from: 'Mid' | 'Max'): string {
  return `<svg viewBox='0 0 ${WIDE} ${TALL}' preserveAspectRatio='xMidY${from} slice'>${content}</svg>`;
}

/** The figure in the middle: shadow, outline, body and the light on its edges. It is always seen as a whole. */
function figure(outline: string, { front, body, light }: Palette, rich: boolean): { defs: string; drawn: string } {
  const line = rich ? 8.5 : 18;
  const defs =
    `<path id='f' d='${outline}'/>` +
    `<linearGradient id='body' gradientUnits='userSpaceOnUse' x1='0' y1='0' x2='0' y2='512'><stop offset='15%' stop-color='${body[0]}'/><stop offset='95%' stop-color='${body[1]}'/></linearGradient>` +
    `<linearGradient id='rim' gradientUnits='userSpaceOnUse' x1='0' y1='0' x2='0' y2='512'><stop stop-color='#fff'/><stop offset='55%' stop-color='#fff' stop-opacity='0'/></linearGradient>` +
    around('glow', [
      [0, light, 0.62],
      [0.55, light, 0.26],
      [1, light, 0],
    ]) +
    around('ground', [
      [0, front, 0.6],
      [1, front, 0],
    ]);
  const use = (paint: string): string => `<use href='#f' ${paint}/>`;
  const drawn =
    (rich ? ellipse({ x: 256, y: 266 }, 330, 320, `fill='url(#glow)'`) : '') +
    ellipse({ x: 256, y: 500 }, 235, 34, `fill='url(#ground)'`) +
    (rich
      ? use(`transform='translate(5 16)' fill='${front}' stroke='${front}' stroke-width='30' opacity='.13'`) +
        use(`transform='translate(4 11)' fill='${front}' stroke='${front}' stroke-width='18' opacity='.2'`)
      : '') +
    use(`fill='${front}' stroke='${front}' stroke-width='${line * 2}'`) +
    use(`fill='url(#body)'`) +
    (rich ? use(`fill='none' stroke='url(#rim)' stroke-width='5' opacity='.9'`) : '');
  return { defs, drawn: `<svg x='6%' y='5%' width='88%' height='89%' viewBox='-16 -16 544 544' stroke-linejoin='round'>${drawn}</svg>` };
}

/** Darkness at the edges, which leads the eye to the middle. */
const VIGNETTE = `<radialGradient id='edge' r='.75'><stop offset='55%' stop-opacity='0'/><stop offset='100%' stop-opacity='.42'/></radialGradient>`;

function compose({ defs, back, front }: Painted, middle: { defs: string; drawn: string } | undefined, rich: boolean): string {
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='100%' height='100%'><defs>${defs}${middle?.defs ?? ''}${VIGNETTE}</defs>` +
    covering(back, 'Mid') +
    (rich ? `<rect width='100%' height='100%' fill='url(#edge)'/>` : '') +
    (middle?.drawn ?? '') +
    covering(front, 'Max') +
    `</svg>`
  );
}

/** The scene of a creature or a tile, as the text of a picture. The same id has the same scene, for ever. */
export function scene(source: Source, detail: Detail): string {
  const dice = new Dice(source);
  const rich = detail === 'full';
  if (isTile(source)) return compose(vault({ palette: VAULT, rich }, dice), figure(icons.tiles[source] ?? '', VAULT, rich), rich);
  const { family } = factsOf(source);
  const palette = paletteOf(family, dice);
  return compose(LANDS[family]({ palette, rich }, dice), figure(icons.creatures[source] ?? '', palette, rich), rich);
}

/** The place of a family without a creature, for what lies behind cards. */
export function landscape(family: Family): string {
  const palette = PALETTES[family];
  const { defs, back, front } = LANDS[family]({ palette, rich: true }, new Dice(`the place of ${family}`));
  const dusk = down('dusk', [
    [0, palette.front, 0.35],
    [1, palette.front, 0.05],
  ]);
  return compose({ defs: defs + dusk, back: back + rect(`fill='url(#dusk)'`), front }, undefined, false);
}
