import type { Seat, Source } from '../protocol';
import { type StoneLetter } from '../lib/stones';

/** A piece of a text: words, or something that is shown as a picture or can be pointed at. */
export type Piece =
  | { kind: 'words'; words: string }
  | { kind: 'stone'; letter: StoneLetter }
  | { kind: 'points'; count: number }
  | { kind: 'source'; source: Source }
  | { kind: 'seat'; seat: Seat };

const MARK = /\[(?:([RBP])|(-?\d+)\*|is:(\w+)|seat:([1-4]))\]/g;

/** The marks that stand in texts for things. */
export const mark = {
  stones: (stones: string) => [...stones].map((letter) => `[${letter}]`).join(' '),
  points: (count: number) => `[${count}*]`,
  source: (source: Source) => `[is:${source}]`,
  seat: (seat: Seat) => `[seat:${seat}]`,
};

/** Takes a text with marks apart. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) found.push({ kind: 'words', words: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, stone, points, source, seat] = match;
    if (stone !== undefined) found.push({ kind: 'stone', letter: stone as StoneLetter });
    else if (points !== undefined) found.push({ kind: 'points', count: Number(points) });
    else if (source !== undefined) found.push({ kind: 'source', source: source as Source });
    else found.push({ kind: 'seat', seat: Number(seat) as Seat });
  }
  if (end < text.length) found.push({ kind: 'words', words: text.slice(end) });
  return found;
}
