import { describe, expect, it } from 'vitest';
import type { Foresight, Turn } from '../../src/protocol';
import { bestKeptFirst, offersOf, only, optionsFor, readMove, suggested } from '../../src/game/offers';

const NOTHING: Foresight = { points: 0, stones: '', spends: '', reveals: false, asks: false, price: 0, wastes: 0 };

function turn(moves: [string, Partial<Foresight>?][], refused: Turn['refused'] = []): Turn {
  return { moves: moves.map(([move, brings]) => ({ move, brings: { ...NOTHING, ...brings } })), refused };
}

describe('moves', () => {
  it('are taken apart as the notation has them', () => {
    expect(readMove('hunt young_forest_spirit')).toEqual({ verb: 'hunt', source: 'young_forest_spirit' });
    expect(readMove('summon hydra RB')).toEqual({ verb: 'summon', source: 'hydra', pay: 'RB' });
    expect(readMove('summon imp')).toEqual({ verb: 'summon', source: 'imp', pay: '' });
    expect(readMove('choose BB points')).toEqual({ verb: 'choose', keys: ['BB', 'points'] });
    expect(readMove('player 3')).toEqual({ verb: 'player', seat: 3 });
    expect(readMove('keep')).toEqual({ verb: 'keep', stones: '' });
    expect(readMove('done')).toEqual({ verb: 'done' });
  });
});

describe('offers', () => {
  it('are found by card, by seat, and with the reasons of what is refused', () => {
    const offers = offersOf(
      turn(
        [['sell imp'], ['tame imp'], ['player 2']],
        [
          { move: 'end', message: '', refusal: { reason: 'markers_left', count: 1 } },
          { move: 'summon hydra', message: '', refusal: { reason: 'too_expensive', cost: 4, worth: 3 } },
        ],
      ),
    );
    expect(offers.bySource.get('imp')?.map(({ move }) => move)).toEqual(['sell imp', 'tame imp']);
    expect(optionsFor(offers, 'imp', 'tame').map(({ move }) => move)).toEqual(['tame imp']);
    expect(offers.bySeat.get(2)?.move).toBe('player 2');
    expect(offers.end).toBeUndefined();
    expect(offers.endRefused?.refusal.reason).toBe('markers_left');
    expect(offers.refused.get('hydra')?.[0]?.refusal.reason).toBe('too_expensive');
  });

  it('are none for those who are not asked', () => {
    expect(offersOf(null).all).toEqual([]);
  });

  it('make a click enough only where there is one way that costs nothing', () => {
    const offers = offersOf(turn([['hunt imp'], ['summon hydra RB'], ['sell troll'], ['tame troll']]));
    expect(only(offers.bySource.get('imp') ?? [])?.move).toBe('hunt imp');
    expect(only(offers.bySource.get('hydra') ?? [])).toBeUndefined();
    expect(only(offers.bySource.get('troll') ?? [])).toBeUndefined();
  });
});

describe('the suggested payment', () => {
  const best = (...moves: [string, Partial<Foresight>?][]) => suggested(offersOf(turn(moves)).all)?.move;

  it('wastes the least, then earns the most, then uses the most stones', () => {
    expect(best(['summon phoenix B', { wastes: 1 }], ['summon phoenix RR'])).toBe('summon phoenix RR');
    expect(best(['summon phoenix RRR'], ['summon phoenix B', { points: 2 }])).toBe('summon phoenix B');
    expect(best(['summon phoenix B'], ['summon phoenix RRR'])).toBe('summon phoenix RRR');
    expect(best()).toBeUndefined();
  });
});

describe('stones to keep', () => {
  const kept = offersOf(turn([['keep RRRR'], ['keep RRRB'], ['keep RRBB']])).all;
  const moves = (options: typeof kept): string[] => options.map(({ move }) => move);

  it('come with the best choice first', () => {
    expect(moves(bestKeptFirst(kept))).toEqual(['keep RRBB', 'keep RRRB', 'keep RRRR']);
  });

  it('are worth what they are worth to this player now', () => {
    const worth = (stones: string): number => stones.split('R').length - 1;
    expect(moves(bestKeptFirst(kept, worth))).toEqual(['keep RRRR', 'keep RRRB', 'keep RRBB']);
  });

  it('leave other answers in their order', () => {
    const { all } = offersOf(turn([['choose B'], ['choose R'], ['done']]));
    expect(moves(bestKeptFirst(all))).toEqual(['choose B', 'choose R', 'done']);
  });
});
