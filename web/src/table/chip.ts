import { widthOf } from '../cards/legible';

/** How what can be done with a card is written on its button: with all words, without the verb, or with the stones over each other. */
export type ChipStyle = 'full' | 'brief' | 'packed';

/** The size of letters on such a button, and how much wider they are than those of texts; gaps, edges, and stones. */
const SIZE = 11.52;
const BOLD = 1.08;
const SPACE = 0.4 * SIZE;
const EDGES = 2 * 8 + 2 * 1.5;
const STONE = 1.4 * SIZE;

/** The fullest way in which a button that says this has room in so many pixels: its neighbours have buttons, too. */
export function styleOfChip(room: number, verb: string, stones: string, wastes: string): ChipStyle {
  const words = (text: string): number => (text === '' ? 0 : widthOf(text) * SIZE * BOLD + SPACE);
  const brief = EDGES + stones.length * STONE + words(wastes);
  if (brief + words(verb) <= room) return 'full';
  return brief <= room ? 'brief' : 'packed';
}
