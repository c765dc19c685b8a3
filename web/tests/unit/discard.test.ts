import { expect, it } from 'vitest';
import type { Entry, Event } from '../../src/protocol';
import { discardPile } from '../../src/table/discard';

const played = (seq: number, ...events: Event[]): Entry => ({ seq, at: 0, what: 'played', seat: 1, events });

it('has the card on top that was discarded last, not the one that comes last in the view', () => {
  const entries = [
    played(1, { event: 'sold', seat: 1, card: 'tidal', stones: 'P' }),
    played(2, { event: 'removed', seat: 1, card: 'hydra', paid: 'P' }, { event: 'removed', seat: 1, card: 'triton', paid: 'P' }),
  ];
  expect(discardPile(entries, ['hydra', 'triton', 'tidal'])).toEqual({ seen: ['triton', 'hydra', 'tidal'], unseen: [] });
});

it('forgets what was taken back, taken out or shuffled away, and puts what nobody saw below', () => {
  const entries: Entry[] = [
    played(1, { event: 'sold', seat: 1, card: 'imp', stones: 'RRR' }),
    played(2, { event: 'reshuffled', cards: 1 }, { event: 'sold', seat: 1, card: 'troll', stones: 'RRRR' }),
    played(3, { event: 'discarded_from_hand', seat: 1, card: 'harpy', by: 'medusa' }),
    played(4, { event: 'took_from_discard', seat: 1, card: 'harpy', by: 'mimic' }),
    played(5, { event: 'sold', seat: 1, card: 'odin', stones: 'RB' }),
    { seq: 6, at: 0, what: 'undone', seat: 1, undone: 5 },
  ];
  expect(discardPile(entries, ['troll', 'sylph'])).toEqual({ seen: ['troll'], unseen: ['sylph'] });
  expect(discardPile([], ['imp', 'troll'])).toEqual({ seen: [], unseen: ['imp', 'troll'] });
});
