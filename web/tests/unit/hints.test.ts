import { beforeAll, describe, expect, it } from 'vitest';
import type { Entry, Move, Update } from '../../src/protocol';
import { eventsOf, FIRST_CREATURE, hintFor, HINTS, type Lesson } from '../../src/table/hints';
import { speaking } from './speaking';

interface Seen {
  round?: number;
  question?: string | null;
  marked?: number;
  moves?: Move[];
  refused?: Move[];
  mine?: string[];
}

/** As much of a table as hints look at. */
function lesson({ round = 1, question = null, marked = 0, moves = [], refused = [], mine = [] }: Seen): Lesson {
  const display = Array.from({ length: 4 }, (_, index) => ({ card: 'imp', marker: index < marked ? 1 : null }));
  const asked = question === null ? null : { seat: 1, question };
  const view = { round, phase: 'action', turn: 1, display, asked, players: [{ seat: 1, area: mine.includes('summoned') ? ['imp'] : [] }] };
  const turn = { moves: moves.map((move) => ({ move })), refused: refused.map((move) => ({ move })) };
  return { update: { stage: 'playing', you: 1, view, turn } as unknown as Update, mine: new Set(mine) };
}

const hunt = (what: string): Move => ({ verb: 'hunt', what }) as Move;
const sell = (what: string): Move => ({ verb: 'sell', what }) as Move;
const tame = (what: string): Move => ({ verb: 'tame', what }) as Move;
const summon = (card: string): Move => ({ verb: 'summon', what: { card, pay: 'B' } }) as Move;

describe('the coach', () => {
  beforeAll(() => speaking('en'));

  /** The hint that comes, with what it lights. */
  const next = (seen: Seen, ...given: string[]): [string | undefined, string | undefined] => {
    const now = lesson(seen);
    const hint = hintFor(now, new Set(given));
    return [hint?.id, hint?.lit?.(now)];
  };

  it('goes through the first round one thing after the other, and lights what it speaks of', () => {
    const hunting = { question: 'hunt', moves: [hunt('boulder'), hunt(FIRST_CREATURE)] };
    expect(next(hunting)).toEqual(['welcome', '.prompt']);
    expect(next(hunting, 'welcome')).toEqual(['vale', '.zones']);
    const seen = ['welcome', 'vale'];
    expect(next(hunting, ...seen)).toEqual(['hunt', '[data-card="nessie"]']);
    expect(next({ question: 'hunt', marked: 1, moves: [hunt('boulder')] }, ...seen)).toEqual(['second', '[data-card="boulder"]']);
    const acting = { question: 'act', marked: 2, moves: [sell('boulder'), tame('boulder'), sell(FIRST_CREATURE), tame(FIRST_CREATURE)] };
    expect(next(acting, ...seen)).toEqual(['sell', '[data-card="boulder"]']);
    const sold = { question: 'act', marked: 1, moves: [sell(FIRST_CREATURE), tame(FIRST_CREATURE)], mine: ['sold'] };
    expect(next(sold, ...seen)).toEqual(['stones', '[data-place="stones-1"]']);
    expect(next(sold, ...seen, 'stones')).toEqual(['tame', '[data-card="nessie"]']);
    const tamed = { question: 'act', moves: [summon(FIRST_CREATURE), { verb: 'end' } as Move], mine: ['sold', 'tamed'] };
    expect(next(tamed, ...seen, 'stones')).toEqual(['change', '[data-card="nessie"]']);
    const summoned = { question: 'act', moves: [{ verb: 'end' } as Move], mine: ['sold', 'summoned'] };
    expect(next(summoned, ...seen, 'stones')).toEqual(['effects', '[data-card="imp"]']);
    expect(next(summoned, ...seen, 'stones', 'effects')[0]).toBe('end-turn');
  });

  it('adapts to whoever does something else', () => {
    // The creature of the lesson is gone: whatever is left is for sale.
    expect(next({ question: 'hunt', marked: 1, moves: [hunt('griffon')] }, 'welcome', 'vale')[0]).toBe('second');
    expect(next({ question: 'keep_stones', mine: ['sold'] })[0]).toBe('keep');
    expect(next({ question: 'take', mine: ['sold'] })[0]).toBe('asks');
    expect(next({ round: 2, question: 'act', moves: [summon('imp')] }, 'end', 'round')[0]).toBe('summon');
    expect(next({ round: 2, question: 'act', refused: [summon('hydra')] }, 'end', 'round')).toEqual(['why-not', '[data-card="hydra"]']);
    expect(next({ round: 3 }, 'end', 'round')[0]).toBe('alone');
    expect(next({ round: 3 }, 'end', 'round', 'alone')[0]).toBeUndefined();
  });

  it('has a text for every hint', () => {
    const now = lesson({ question: 'hunt', moves: [hunt('imp'), sell('imp')] });
    for (const hint of HINTS) expect(hint.text(now).length, hint.id).toBeGreaterThan(40);
  });

  it('knows whose events they are, and which were taken back', () => {
    const entries = [
      { seq: 1, what: 'played', seat: 2, events: [{ event: 'sold', seat: 2 }, { event: 'game_ended' }] },
      { seq: 2, what: 'played', seat: 1, events: [{ event: 'tamed', seat: 1 }] },
      { seq: 3, what: 'undone', seat: 1, undone: 2 },
    ] as unknown as Entry[];
    expect(eventsOf(1, entries)).toEqual([]);
    expect(eventsOf(2, entries)).toEqual(['sold']);
  });
});
