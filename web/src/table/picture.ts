import { factsOf } from '../game/catalogue';
import { download } from '../net/file';
import type { Card } from '../protocol';
import { PALETTES } from '../scenes/palette';
import { scene, valley } from '../scenes/painter';
import { address } from '../scenes/scenery.svelte';
import { nameOf } from '../words/cards';
import { t } from '../words/language.svelte';

/** What a picture of the end of a game shows. */
export interface FinalTable {
  title: string;
  /** The ranking, the first first. */
  lines: { name: string; place: number; score: number }[];
  /** The creatures in the area of one player. */
  cards: readonly Card[];
  /** Whose they are. */
  whose: string;
}

/** The size that messengers and networks show whole. */
const WIDE = 1200;
const TALL = 630;
const EDGE = 40;
/** Where the cards begin. */
const TOP = 222;
const GAP = 14;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where so many cards lie, as large as there is room for, in the middle. */
export function places(count: number): Box[] {
  const room = { width: WIDE - 2 * EDGE, height: TALL - TOP - EDGE };
  const sized = (rows: number): { columns: number; width: number } => {
    const columns = Math.max(1, Math.ceil(count / rows));
    const byWidth = (room.width - GAP * (columns - 1)) / columns;
    const byHeight = ((room.height - GAP * (rows - 1)) / rows) * (5 / 7);
    return { columns, width: Math.min(byWidth, byHeight) };
  };
  const { columns, width } = [1, 2, 3].map(sized).reduce((best, next) => (next.width > best.width ? next : best));
  const height = (width * 7) / 5;
  const rows = Math.ceil(count / columns);
  const top = TOP + (room.height - rows * height - (rows - 1) * GAP) / 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = (WIDE - inRow * width - (inRow - 1) * GAP) / 2;
    return { x: left + (index % columns) * (width + GAP), y: top + row * (height + GAP), width, height };
  });
}

/** A painting of a size of its own, which the paintings themselves do not have. */
async function painted(svg: string, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image();
  const size = `<svg width='${width}' height='${height}'`;
  image.src = address(svg.replace(/^<svg[^>]*>/, (root) => root.replaceAll(/ (?:width|height)='[^']*'/g, '').replace('<svg', size)));
  await image.decode();
  return image;
}

/** The face that a variable of the style sheets names. */
function face(name: '--title-face' | '--text-face'): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

const INK = '#fdf6e3';
const GOLD = '#f2b84b';
const SHADE = 'rgb(10 8 24 / 62%)';
const COIN = '#f6ead0';
const COIN_INK = '#2b2620';

function write(
  brush: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number; width: number },
  font: (size: number) => string,
  size: number,
): void {
  let fitting = size;
  do {
    brush.font = font(fitting);
    fitting -= 1;
  } while (brush.measureText(text).width > at.width && fitting > 8);
  brush.fillText(text, at.x, at.y);
}

async function drawCard(brush: CanvasRenderingContext2D, card: Card, { x, y, width, height }: Box): Promise<void> {
  const { family, cost } = factsOf(card);
  const { front, ridges } = PALETTES[family];
  const image = await painted(scene(card, 'full'), Math.ceil(width), Math.ceil(height));
  brush.save();
  brush.beginPath();
  brush.roundRect(x, y, width, height, width * 0.065);
  brush.clip();
  brush.drawImage(image, x, y, width, height);
  const band = height * 0.15;
  brush.fillStyle = front;
  brush.fillRect(x, y + height - band, width, band);
  brush.restore();
  brush.strokeStyle = cost >= 7 ? GOLD : ridges[1];
  brush.lineWidth = width * 0.03;
  brush.beginPath();
  brush.roundRect(x, y, width, height, width * 0.065);
  brush.stroke();
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = INK;
  const title = (size: number): string => `650 ${size}px ${face('--title-face')}`;
  write(brush, nameOf(card), { x: x + width / 2, y: y + height - band / 2, width: width * 0.9 }, title, width * 0.12);
  brush.beginPath();
  brush.arc(x + width * 0.15, y + width * 0.15, width * 0.105, 0, 2 * Math.PI);
  brush.fillStyle = COIN;
  brush.fill();
  brush.fillStyle = COIN_INK;
  write(brush, String(cost), { x: x + width * 0.15, y: y + width * 0.158, width: width * 0.2 }, title, width * 0.15);
}

/** Paints the end of a game. */
export async function paintPicture({ title, lines, cards, whose }: FinalTable): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = TALL;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser cannot paint');
  await document.fonts.ready;
  // The valley is wider than high, as the picture is; what is too much is cut off above.
  const land = await painted(valley({ time: 0.8, theme: 'dusk', lights: true }), 1600, 1000);
  brush.drawImage(land, 0, TALL - (WIDE * 1000) / 1600, WIDE, (WIDE * 1000) / 1600);
  brush.fillStyle = SHADE;
  brush.fillRect(0, 0, WIDE, TOP - 22);
  const words = (weight: number, name: '--title-face' | '--text-face') => (size: number) => `${weight} ${size}px ${face(name)}`;
  brush.textAlign = 'left';
  brush.textBaseline = 'middle';
  brush.fillStyle = GOLD;
  write(brush, title, { x: EDGE, y: 52, width: 700 }, words(700, '--title-face'), 54);
  brush.fillStyle = INK;
  for (const [index, { name, place, score }] of lines.entries()) {
    const y = 104 + index * 26;
    write(brush, `${place}. ${name}`, { x: EDGE, y, width: 320 }, words(600, '--text-face'), 24);
    write(brush, t('points', { count: score }), { x: EDGE + 340, y, width: 250 }, words(700, '--text-face'), 24);
  }
  brush.textAlign = 'right';
  brush.fillStyle = GOLD;
  write(brush, t('title'), { x: WIDE - EDGE, y: 52, width: 360 }, words(700, '--title-face'), 54);
  brush.fillStyle = INK;
  write(
    brush,
    t('picture-creatures', { name: whose, count: cards.length }),
    { x: WIDE - EDGE, y: 104, width: 420 },
    words(500, '--text-face'),
    24,
  );
  const boxes = places(cards.length);
  for (const [index, card] of cards.entries()) {
    const box = boxes[index];
    if (box !== undefined) await drawCard(brush, card, box);
  }
  return canvas;
}

/** Paints the end of a game, and hands it to the sheet of the device, or saves it where there is none for pictures. */
export async function sharePicture(table: FinalTable): Promise<void> {
  const canvas = await paintPicture(table);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('this browser cannot save pictures');
  const file = new File([blob], 'vale.png', { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: t('title') });
      return;
    } catch (error) {
      // Whoever closes the sheet has changed their mind; if it may not be opened, the picture is saved.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  download(blob, file.name);
}
