import type { Seat, Source } from '../protocol';
import { type StoneLetter } from '../game/stones';

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

/** A piece with the punctuation that must stay on its line. */
export interface Glued {
  before: string;
  piece: Piece;
  after: string;
}

/** Gives the pictures and links in a text the punctuation around them, because a line may otherwise break on both sides of one. */
export function glued(text: string): Glued[] {
  const found = pieces(text).map((piece) => ({ before: '', piece, after: '' }));
  found.forEach((here, index) => {
    const [last, next] = [found[index - 1], found[index + 1]];
    if (here.piece.kind === 'words') return;
    if (last?.piece.kind === 'words') {
      here.before = /[(«]\u00a0?$/.exec(last.piece.words)?.[0] ?? '';
      last.piece.words = last.piece.words.slice(0, last.piece.words.length - here.before.length);
    }
    if (next?.piece.kind === 'words') {
      here.after = /^\u00a0?[.,;:!?)»]+/.exec(next.piece.words)?.[0] ?? '';
      next.piece.words = next.piece.words.slice(here.after.length);
    }
  });
  return found;
}
