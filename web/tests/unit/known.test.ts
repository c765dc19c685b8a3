import { expect, it } from 'vitest';
import type { TableLink } from '../../src/net/link.svelte';
import type { Update } from '../../src/protocol';
import { LiveBoard } from '../../src/table/live.svelte';
import { speaking } from './speaking';

/** The board of seat 1, which has seen Imp go into the hand of seat 2. */
function board(): LiveBoard {
  const view = { display: [], discard: [], tiles: [], players: [], hand: ['hydra'] };
  const update = { view, seats: [], you: 1, known_hands: [{ seat: 2, cards: ['imp'] }] } as unknown as Update;
  return new LiveBoard({ update } as unknown as TableLink);
}

it('tells where a card is that was seen to go into the hand of another player', async () => {
  await speaking('en');
  expect(board().where('imp')).toMatch(/^in .*hand: you saw it go there$/);
  expect(board().where('troll')).toBe('hidden, or not in this game');
  expect(board().knownHand(2)).toEqual(['imp']);
  expect(board().knownHand(3)).toEqual([]);
});
