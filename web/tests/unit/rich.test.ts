import { describe, expect, it } from 'vitest';
import { glued, pieces } from '../../src/words/rich';

describe('a text with marks', () => {
  it('is taken apart', () => {
    expect(pieces('Earn [R] and [2*] ([is:imp], [seat:2])')).toEqual([
      { kind: 'words', words: 'Earn ' },
      { kind: 'stone', letter: 'R' },
      { kind: 'words', words: ' and ' },
      { kind: 'points', count: 2 },
      { kind: 'words', words: ' (' },
      { kind: 'source', source: 'imp' },
      { kind: 'words', words: ', ' },
      { kind: 'seat', seat: 2 },
      { kind: 'words', words: ')' },
    ]);
  });

  it('keeps punctuation beside pictures', () => {
    expect(glued('Earn ([R]). Then [B]\u00a0; stop [P] now')).toEqual([
      { before: '', piece: { kind: 'words', words: 'Earn ' }, after: '' },
      { before: '(', piece: { kind: 'stone', letter: 'R' }, after: ').' },
      { before: '', piece: { kind: 'words', words: ' Then ' }, after: '' },
      { before: '', piece: { kind: 'stone', letter: 'B' }, after: '\u00a0;' },
      { before: '', piece: { kind: 'words', words: ' stop ' }, after: '' },
      { before: '', piece: { kind: 'stone', letter: 'P' }, after: '' },
      { before: '', piece: { kind: 'words', words: ' now' }, after: '' },
    ]);
  });

  it('may have brackets that mark nothing', () => {
    expect(pieces('[X] and [seat:9]')).toEqual([{ kind: 'words', words: '[X] and [seat:9]' }]);
  });
});
