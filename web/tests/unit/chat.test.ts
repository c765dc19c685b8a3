import { expect, it } from 'vitest';
import type { Entry } from '../../src/protocol';
import { speeches } from '../../src/ui/chat';

const sat = (seq: number, seat: 1 | 2, player: string, name: string): Entry => ({ seq, at: 0, what: 'sat', seat, player, name, colour: 'yellow' });

it('tells who spoke by the names and colours of that moment', () => {
  const entries: Entry[] = [
    sat(1, 1, 'a', 'Ada'),
    { seq: 2, at: 0, what: 'said', seat: 1, player: 'a', text: 'Hello' },
    { seq: 3, at: 0, what: 'colour_chosen', seat: 1, colour: 'black' },
    { seq: 4, at: 0, what: 'said', seat: 1, player: 'a', text: 'Bye' },
    { seq: 5, at: 0, what: 'cleared', seat: 1 },
    sat(6, 1, 'b', 'Bo'),
    { seq: 7, at: 0, what: 'said_muted', seat: 1, player: 'b' },
  ];
  expect(speeches(entries)).toEqual([
    { seq: 2, player: 'a', name: 'Ada', colour: 'yellow', text: 'Hello' },
    { seq: 4, player: 'a', name: 'Ada', colour: 'black', text: 'Bye' },
    { seq: 7, player: 'b', name: 'Bo', colour: 'yellow', text: null },
  ]);
});
