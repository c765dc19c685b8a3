import { expect, it } from 'vitest';
import { ApiError } from '../../src/net/error';
import type { Kept } from '../../src/net/saved';
import { isUnsent, sendGames, type Sender } from '../../src/net/sending';
import type { Problem, TableId, TableSummary } from '../../src/protocol';

function game(id: TableId, more: Partial<Kept> = {}): Kept {
  const row = { id, made_at: 1, plan: '[]', settings: '{}', position: null };
  return { id, saved: { row, name: 'Ada', secret: '' }, summary: { stage: 'over', changed_at: 7 } as TableSummary, ...more };
}

/** A device with these games, and a server that does not take some of them. */
function device(games: Kept[], refused: Record<TableId, Problem['code']> = {}): Sender & { sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    games: async () => games,
    record: async (table) => `record of ${table}`,
    send: async (record, endedAt) => {
      sent.push(record);
      expect(endedAt).toBe(7);
      const [table, code] = Object.entries(refused).find(([id]) => record.endsWith(id)) ?? [];
      if (table !== undefined && code !== undefined) throw new ApiError(400, { code, message: 'no' });
      return { table: `server-${record.at(-1)}` };
    },
    note: async (table, to) => {
      for (const one of games) if (one.id === table) one.sent = to;
    },
  };
}

const known = async (): Promise<boolean> => true;

it('sends the games that were played here to their end, and each once', async () => {
  const there = [
    game('a'),
    game('b', { summary: { stage: 'playing' } as TableSummary }),
    game('c', { imported: true }),
    game('d', { sent: 'server-d' }),
    game('e', { sent: null }),
    game('f'),
  ];
  const guided = game('g');
  guided.saved.row.position = '{}';
  const here = device([...there, guided]);
  expect(await sendGames(known, here)).toBe(2);
  expect(here.sent).toEqual(['record of a', 'record of f']);
  expect(there.map(({ sent }) => sent)).toEqual(['server-a', undefined, undefined, 'server-d', null, 'server-f']);
  expect(there.filter(isUnsent)).toEqual([]);
  expect(await sendGames(known, here)).toBe(0);
  expect(here.sent.length).toBe(2);
});

it('sends nothing for nobody', async () => {
  const here = device([game('a')]);
  expect(await sendGames(async () => false, here)).toBe(0);
  expect(here.sent).toEqual([]);
});

it('does not send again what the server does not want, and goes on with the rest', async () => {
  const games = [game('a'), game('b')];
  expect(await sendGames(known, device(games, { a: 'illegal' }))).toBe(1);
  expect(games.map(({ sent }) => sent)).toEqual([null, 'server-b']);
});

it('stops when the server has no time, and sends the rest another time', async () => {
  const games = [game('a'), game('b'), game('c')];
  const here = device(games, { b: 'too_many' });
  await expect(sendGames(known, here)).rejects.toBeInstanceOf(ApiError);
  expect(games.map(({ sent }) => sent)).toEqual(['server-a', undefined, undefined]);
  expect(await sendGames(known, device(games))).toBe(2);
});
