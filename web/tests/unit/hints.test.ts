import { describe, expect, it } from 'vitest';
import type { Entry, Move, Update } from '../../src/protocol';
import { eventsOf, hintFor, type Lesson } from '../../src/table/hints';

/** As much of an update as hints look at. */
function lesson(question: string | null, marked: number, moves: Move[] = [], mine: string[] = []): Lesson {
  const display = Array.from({ length: 4 }, (_, index) => ({ card: 'imp', marker: index < marked ? 1 : null }));
  const view = { round: 1, phase: 'action', turn: 1, display, asked: question === null ? null : { seat: 1, question } };
  const update = { stage: 'playing', you: 1, view, turn: { moves: moves.map((move) => ({ move })), refused: [] } };
  return { update: update as unknown as Update, mine: new Set(mine) };
}

describe('the coach', () => {
  const first = (now: Lesson, ...given: string[]) => hintFor(now, new Set(['welcome', ...given]))?.id;

  it('welcomes before all else', () => {
    expect(hintFor(lesson('hunt', 0), new Set())?.id).toBe('welcome');
  });

  it('explains the vale, then marking, each once', () => {
    expect(first(lesson('hunt', 0))).toBe('vale');
    expect(first(lesson('hunt', 0), 'vale')).toBe('hunt');
    expect(first(lesson('hunt', 0), 'vale', 'hunt')).toBeUndefined();
  });

  it('follows what happens in a turn', () => {
    expect(first(lesson('act', 2), 'second')).toBe('act');
    expect(first(lesson('act', 1, [{ verb: 'tame', what: 'imp' }], ['sold']), 'act')).toBe('stones');
    expect(first(lesson('act', 0, [{ verb: 'summon', what: { card: 'imp', pay: 'R' } }], ['tamed']), 'act', 'hand')).toBe('summon');
    expect(first(lesson('keep_stones', 1), 'act')).toBe('keep');
    expect(first(lesson('take', 0), 'act')).toBe('asks');
    expect(first(lesson('act', 0, [{ verb: 'end' }]))).toBe('end-turn');
  });

  it('knows whose events they are', () => {
    const entries = [
      { seq: 1, what: 'played', seat: 2, events: [{ event: 'sold', seat: 2 }, { event: 'game_ended' }] },
    ] as unknown as Entry[];
    expect(eventsOf(1, entries)).toEqual([]);
    expect(eventsOf(2, entries)).toEqual(['sold']);
  });
});
