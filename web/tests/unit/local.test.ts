import { expect, test } from 'vitest';
import { serviceWorker } from '../../build/offline';
import { MOST_TABLES, tooMany } from '../../src/net/saved';
import type { Stage, TableSummary } from '../../src/protocol';

const kept = (id: string, stage: Stage) => ({ id, summary: { stage } as TableSummary });

test('a device keeps so many tables: the oldest finished ones go first, and only then games that go on', () => {
  const running = Array.from({ length: MOST_TABLES - 1 }, (_, index) => kept(`running ${index}`, 'playing'));
  expect(tooMany(running)).toEqual([]);
  const over = [kept('new', 'over'), kept('old', 'over')];
  expect(tooMany([...over, ...running]).map(({ id }) => id)).toEqual(['new', 'old']);
  expect(tooMany([...running, kept('oldest', 'playing')]).map(({ id }) => id)).toEqual(['oldest']);
});

test('the service worker names all files, and its version changes with them', () => {
  const [one, other] = [serviceWorker(['a.js', 'assets/b.css'], 'one'), serviceWorker(['a.js', 'assets/b.css'], 'other')];
  expect(one).toContain('const FILES = ["a.js","assets/b.css"];');
  const version = (text: string): string | undefined => /const VERSION = "([0-9a-f]{16})";/.exec(text)?.[1];
  expect(version(one)).toBeDefined();
  expect(version(one)).not.toBe(version(other));
  // `vale export-site` finds this line.
  expect(one).toContain('const PLAIN_HOST = false;');
});
