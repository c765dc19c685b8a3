import { expect, it } from 'vitest';
import type { TableSummary } from '../../src/protocol';
import { asksPlayer, progressInWords } from '../../src/words/tables';
import { speaking } from './speaking';

const table = (progress: TableSummary['progress']): TableSummary => ({
  table: 't',
  settings: {
    options: { players: 2, sell: 'printed', payment: 'needed' },
    first: 'random',
    clock: 'none',
    undo: true,
    public: false,
    spectators: true,
    chat: true,
    pace_ms: 0,
  },
  stage: 'playing',
  seats: [
    { is: 'person', player: 'a', name: 'Ada' },
    { is: 'bot', level: 2 },
  ],
  made_at: 0,
  changed_at: 0,
  ...(progress === undefined ? {} : { progress }),
});

it('tells whose turn it is, the round and the points of a game that goes on', async () => {
  await speaking('en');
  const waits = table({ round: 3, asked: 1, scores: [12, 9] });
  expect(asksPlayer(waits, 'a')).toBe(true);
  expect(asksPlayer(waits, 'b')).toBe(false);
  const other = table({ round: 3, asked: 2, scores: [12, 9] });
  expect(asksPlayer(other, 'a')).toBe(false);
  expect(progressInWords(other, 'a')).toEqual(['Oren to play', 'round 3', 'You 12, Oren 9']);
  expect(asksPlayer(table(undefined), 'a')).toBe(false);
  expect(progressInWords(waits, 'a')).toEqual(['round 3', 'You 12, Oren 9']);
  expect(progressInWords(table(undefined), 'a')).toEqual([]);
});

it('tells the result of a finished game', async () => {
  await speaking('en');
  const over = (places: number[]) => table({ round: 10, asked: null, scores: [44, 61], places });
  expect(progressInWords(over([2, 1]), 'a')).toEqual(['you came 2nd', 'You 44, Oren 61']);
  expect(progressInWords(over([1, 1]), 'a')).toEqual(['you won', 'You 44, Oren 61']);
  expect(progressInWords(over([1, 2]), null)).toEqual(['Ada 44, Oren 61']);
});
