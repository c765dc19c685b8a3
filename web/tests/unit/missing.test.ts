import { expect, it, vi } from 'vitest';
import type { Occupant, Seat, SeatState } from '../../src/protocol';

vi.mock('../../src/words/language.svelte', () => ({
  t: (id: string, args: Record<string, unknown>) => [id, ...Object.values(args)].join(' '),
}));

const { missing } = await import('../../src/lobby/missing');

const seat = (number: Seat, occupant: Occupant, ready = false): SeatState => ({
  seat: number,
  occupant,
  colour: null,
  ready,
  kept: null,
  votes: [],
  time_left_ms: null,
});
const ada: Occupant = { is: 'person', player: 'a', name: 'Ada' };
const bo: Occupant = { is: 'person', player: 'b', name: 'Bo' };

it('waits for seats, for those who are invited, and for others who are not ready', () => {
  const seats = [seat(1, ada), seat(2, bo), seat(3, { is: 'nobody' }), seat(4, { is: 'invited' })];
  expect(missing(seats, 'a')).toEqual(['lobby-lacks-seats 1', 'lobby-lacks-invited 1', 'lobby-lacks-ready Bo']);
});

it('waits for nobody who is ready, for no bot, and not for oneself', () => {
  expect(missing([seat(1, ada), seat(2, bo, true), seat(3, { is: 'bot', level: 2 })], 'a')).toEqual([]);
  expect(missing([seat(1, ada), seat(2, bo)], null)).toEqual(['lobby-lacks-ready Ada', 'lobby-lacks-ready Bo']);
});
