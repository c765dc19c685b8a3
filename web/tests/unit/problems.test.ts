import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The codes, as the generated types list them. */
const codes = [...(/export type Code = ([^;]+);/.exec(read('../../src/protocol/index.ts'))?.[1] ?? '').matchAll(/"(\w+)"/g)].map(
  ([, code]) => code ?? '',
);

it.each(['en', 'fr', 'it'])('every problem has words in %s', (language) => {
  const folder = `../../../crates/words/locales/${language}/`;
  const messages = readdirSync(new URL(folder, import.meta.url))
    .map((file) => read(folder + file))
    .join('\n');
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !messages.includes(`\nproblem-${code.replaceAll('_', '-')} = `))).toEqual([]);
});
