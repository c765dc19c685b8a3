import { expect, it } from 'vitest';
import { mark, pieces } from '../../src/words/rich';

it('takes a text with marks apart', () => {
  expect(pieces(`[seat:2] sells [is:hydra] for ${mark.stones('RB')}.`)).toEqual([
    { kind: 'seat', seat: 2 },
    { kind: 'words', words: ' sells ' },
    { kind: 'source', source: 'hydra' },
    { kind: 'words', words: ' for ' },
    { kind: 'stone', letter: 'R' },
    { kind: 'words', words: ' ' },
    { kind: 'stone', letter: 'B' },
    { kind: 'words', words: '.' },
  ]);
  expect(pieces('Earn [12*] per card.')).toEqual([
    { kind: 'words', words: 'Earn ' },
    { kind: 'points', count: 12 },
    { kind: 'words', words: ' per card.' },
  ]);
});

it('leaves brackets alone that mark nothing', () => {
  expect(pieces('[X] and [seat:9]')).toEqual([{ kind: 'words', words: '[X] and [seat:9]' }]);
});
