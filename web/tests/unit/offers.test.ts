import { describe, expect, it } from 'vitest';
import type { Card, Preview, Move, Offer, Stones, Turn } from '../../src/protocol';
import { bestKeptFirst, offersOf, only, optionsFor, paymentOf, sourceOf, suggested } from '../../src/game/offers';
import { offer } from './moves';

function turn(moves: Offer[], refused: Turn['refused'] = []): Turn {
  return { moves, refused };
}

const END: Move = { verb: 'end' };
const summon = (card: Card, pay: Stones): Move => ({ verb: 'summon', what: { card, pay } });

describe('moves', () => {
  it('are about a card or tile, or about none', () => {
    expect(sourceOf({ verb: 'hunt', what: 'young_forest_spirit' })).toBe('young_forest_spirit');
    expect(sourceOf({ verb: 'use_tile', what: 'book_of_thoth' })).toBe('book_of_thoth');
    expect(sourceOf(summon('hydra', 'RB'))).toBe('hydra');
    expect(sourceOf({ verb: 'player', what: 3 })).toBeUndefined();
    expect(sourceOf(END)).toBeUndefined();
  });

  it('have a payment only if something is paid for a card', () => {
    expect(paymentOf(summon('hydra', 'RB'))).toBe('RB');
    expect(paymentOf(summon('imp', ''))).toBe('');
    expect(paymentOf({ verb: 'pay', what: 'RB' })).toBeUndefined();
  });
});

describe('offers', () => {
  it('are found by card, by seat, and with the reasons of what is refused', () => {
    const [sell, tame, player] = [
      offer({ verb: 'sell', what: 'imp' }),
      offer({ verb: 'tame', what: 'imp' }),
      offer({ verb: 'player', what: 2 }),
    ];
    const offers = offersOf(
      turn(
        [sell, tame, player],
        [
          { move: END, message: '', refusal: { reason: 'markers_left', count: 1 } },
          { move: summon('hydra', ''), message: '', refusal: { reason: 'too_expensive', cost: 4, worth: 3 } },
        ],
      ),
    );
    expect(offers.bySource.get('imp')).toEqual([sell, tame]);
    expect(optionsFor(offers, 'imp', 'tame')).toEqual([tame]);
    expect(offers.bySeat.get(2)).toBe(player);
    expect(offers.end).toBeUndefined();
    expect(offers.endRefused?.refusal.reason).toBe('markers_left');
    expect(offers.refused.get('hydra')?.[0]?.refusal.reason).toBe('too_expensive');
  });

  it('are none for those who are not asked', () => {
    expect(offersOf(null).all).toEqual([]);
  });

  it('make a click enough only where there is one way that costs nothing', () => {
    const hunt = offer({ verb: 'hunt', what: 'imp' });
    const offers = offersOf(
      turn([hunt, offer(summon('hydra', 'RB')), offer({ verb: 'sell', what: 'troll' }), offer({ verb: 'tame', what: 'troll' })]),
    );
    expect(only(offers.bySource.get('imp') ?? [])).toBe(hunt);
    expect(only(offers.bySource.get('hydra') ?? [])).toBeUndefined();
    expect(only(offers.bySource.get('troll') ?? [])).toBeUndefined();
  });
});

describe('the suggested payment', () => {
  const best = (...payments: [Stones, Partial<Preview>?][]) => {
    const found = suggested(payments.map(([pay, brings]) => offer(summon('phoenix', pay), brings)));
    return found && paymentOf(found.move);
  };

  it('wastes the least, then earns the most, then uses the most stones', () => {
    expect(best(['B', { wastes: 1 }], ['RR'])).toBe('RR');
    expect(best(['RRR'], ['B', { points: 2 }])).toBe('B');
    expect(best(['B'], ['RRR'])).toBe('RRR');
    expect(best()).toBeUndefined();
  });
});

describe('stones to keep', () => {
  const kept = ['RRRR', 'RRRB', 'RRBB'].map((what) => offer({ verb: 'keep', what }));
  const stones = (options: Offer[]): Stones[] => options.map(({ move }) => (move.verb === 'keep' ? move.what : '?'));

  it('come with the best choice first', () => {
    expect(stones(bestKeptFirst(kept))).toEqual(['RRBB', 'RRRB', 'RRRR']);
  });

  it('are worth what they are worth to this player now', () => {
    const worth = (stones: string): number => stones.split('R').length - 1;
    expect(stones(bestKeptFirst(kept, worth))).toEqual(['RRRR', 'RRRB', 'RRBB']);
  });

  it('leave other answers in their order', () => {
    const all = [offer({ verb: 'choose', what: [1] }), offer({ verb: 'choose', what: [0] }), offer({ verb: 'done' })];
    expect(bestKeptFirst(all)).toEqual(all);
  });
});
