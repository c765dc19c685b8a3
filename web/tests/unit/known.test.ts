import { SvelteMap } from 'svelte/reactivity';
import { expect, it } from 'vitest';
import type { TableLink } from '../../src/net/link.svelte';
import type { Update } from '../../src/protocol';
import { LiveBoard } from '../../src/table/live.svelte';
import { speaking } from './speaking';

/** What seat 1 is told, which holds these cards and has seen Imp go into the hand of seat 2. */
function holding(...hand: string[]): Update {
  const view = { display: [], discard: [], tiles: [], players: [], hand };
  return { view, seats: [], you: 1, known_hands: [{ seat: 2, cards: ['imp'] }] } as unknown as Update;
}

const board = (): LiveBoard => new LiveBoard({ update: holding('hydra') } as unknown as TableLink);

it('tells where a card is that was seen to go into the hand of another player', async () => {
  await speaking('en');
  expect(board().where('imp')).toMatch(/^in .*hand: you saw it go there$/);
  expect(board().where('troll')).toBe('hidden, or not in this game');
  expect(board().knownHand(2)).toEqual(['imp']);
  expect(board().knownHand(3)).toEqual([]);
});

it('keeps the cards of the hand where they are when one comes, and finds the place of one that comes back', () => {
  const told = new SvelteMap([['now', holding()]]);
  const link = {
    get update() {
      return told.get('now');
    },
  } as unknown as TableLink;
  const board = new LiveBoard(link);
  const hands = [
    ['sylph', 'troll'],
    ['hydra', 'sylph', 'troll'],
    ['hydra', 'sylph'],
    ['hydra', 'imp', 'sylph', 'troll'],
  ].map((hand) => {
    told.set('now', holding(...hand));
    return board.hand;
  });
  const came = ['sylph', 'troll', 'hydra'];
  expect(hands).toEqual([['sylph', 'troll'], came, ['sylph', 'hydra'], [...came, 'imp']]);
});
