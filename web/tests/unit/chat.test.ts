import { expect, it } from 'vitest';
import type { Entry, SeatState } from '../../src/protocol';
import { speeches } from '../../src/ui/chat';
import { speaking } from './speaking';

const sat = (seq: number, seat: 1 | 2, player: string, name: string): Entry => ({
  seq,
  at: 0,
  what: 'sat',
  seat,
  player,
  name,
  colour: 'yellow',
});

it('tells who spoke by the names and colours of that moment', () => {
  const entries: Entry[] = [
    sat(1, 1, 'a', 'Ada'),
    { seq: 2, at: 0, what: 'said', seat: 1, player: 'a', name: 'Ada', text: 'Hello' },
    { seq: 3, at: 0, what: 'colour_chosen', seat: 1, colour: 'black' },
    { seq: 4, at: 0, what: 'said', seat: 1, player: 'a', name: 'Ada', text: 'Bye' },
    { seq: 5, at: 0, what: 'cleared', seat: 1 },
    sat(6, 1, 'b', 'Bo'),
    { seq: 7, at: 0, what: 'said_muted', seat: 1, player: 'b', name: 'Bo' },
  ];
  expect(speeches(entries, [])).toEqual([
    { seq: 2, seat: 1, player: 'a', name: 'Ada', colour: 'yellow', text: 'Hello' },
    { seq: 4, seat: 1, player: 'a', name: 'Ada', colour: 'black', text: 'Bye' },
    { seq: 7, seat: 1, player: 'b', name: 'Bo', colour: 'yellow', text: null },
  ]);
});

it('says reactions in the language of the reader', async () => {
  const reacted: Entry = { seq: 1, at: 0, what: 'reacted', seat: 2, player: 'b', name: 'Bo', reaction: 'bravo' };
  for (const [language, words] of [
    ['en', 'Well played!'],
    ['fr', 'Bien joué\u00a0!'],
    ['it', 'Bella giocata!'],
  ] as const) {
    await speaking(language);
    expect(speeches([reacted], [])[0]?.text).toBe(words);
  }
});

it('knows the host, who sat at the table from the beginning and has no entry for that', () => {
  const host: SeatState = {
    seat: 1,
    occupant: { is: 'person', player: 'a', name: 'Ada' },
    colour: 'green',
    ready: false,
    kept: null,
    votes: [],
    time_left_ms: null,
  };
  const said: Entry = { seq: 1, at: 0, what: 'said', seat: 1, player: 'a', name: 'Ada', text: 'Hello Bea!' };
  expect(speeches([said], [host])).toEqual([{ seq: 1, seat: 1, player: 'a', name: 'Ada', colour: 'green', text: 'Hello Bea!' }]);
});
