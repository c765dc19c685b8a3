import { widthOf } from '../cards/legible';

/** How what can be done with a card is written on its button: with all words, without the verb, or with the stones over each other. */
export type ChipStyle = 'full' | 'brief' | 'packed';

/** The size of letters on such a button, and how much wider they are than those of texts; gaps, edges, and stones. */
const SIZE = 11.52;
const BOLD = 1.08;
const SPACE = 0.4 * SIZE;
const EDGES = 2 * 8 + 2 * 1.5;
const STONE = 1.4 * SIZE;

/** How tiles that lie side by side are written: with their names in one line, in two, or only as pictures. */
export type TileStyle = 'line' | 'lines' | 'picture';

/** The picture of a tile, and what is around it and its name. */
const TILE_EDGES = 36;
const TILE_GAP = 4;
/** The size of names in one line. */
const LARGER = 13.44;

const boldWidth = (text: string, size: number): number => widthOf(text) * size * BOLD;

/** In how many lines a name stands that has so much room; too many if a word has none. */
function linesOf(name: string, room: number): number {
  let [lines, used] = [1, 0];
  for (const word of name.split(' ')) {
    const wide = boldWidth(word, SIZE);
    if (wide > room) return Infinity;
    if (used > 0 && used + SPACE + wide > room) [lines, used] = [lines + 1, 0];
    used += (used > 0 ? SPACE : 0) + wide;
  }
  return lines;
}

/** The fullest way in which tiles with these names have room in so many pixels. */
export function styleOfTiles(names: readonly string[], room: number): TileStyle {
  const inLine = names.reduce((sum, name) => sum + boldWidth(name, LARGER) + TILE_EDGES + TILE_GAP, 0);
  if (inLine <= room) return 'line';
  const each = (room + TILE_GAP) / names.length - TILE_GAP - TILE_EDGES;
  return names.every((name) => linesOf(name, each) <= 2) ? 'lines' : 'picture';
}

/** The fullest way in which a button that says this has room in so many pixels: its neighbours have buttons, too. */
export function styleOfChip(room: number, verb: string, stones: string, wastes: string): ChipStyle {
  const words = (text: string): number => (text === '' ? 0 : widthOf(text) * SIZE * BOLD + SPACE);
  const brief = EDGES + stones.length * STONE + words(wastes);
  if (brief + words(verb) <= room) return 'full';
  return brief <= room ? 'brief' : 'packed';
}
