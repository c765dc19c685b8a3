import type { StoneLetter } from '../game/stones';

/** A piece of the text of a rule. */
export type RulePiece =
  | { kind: 'words'; words: string }
  | { kind: 'code'; words: string }
  | { kind: 'stone'; letter: StoneLetter }
  | { kind: 'reference'; id: string };

const MARK = /`([^`]+)`|(?<![\p{L}\d])(?:([RBP])|([A-Z]\d{1,2}))(?![\p{L}\d])/gu;

/** Takes the text of a rule apart: R, B and P are stones, and a letter with a number is another rule. */
export function rulePieces(text: string): RulePiece[] {
  const found: RulePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) found.push({ kind: 'words', words: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, code, stone, id] = match;
    if (code !== undefined) found.push({ kind: 'code', words: code });
    else if (stone !== undefined) found.push({ kind: 'stone', letter: stone as StoneLetter });
    else if (id !== undefined) found.push({ kind: 'reference', id });
  }
  if (end < text.length) found.push({ kind: 'words', words: text.slice(end) });
  return found;
}
